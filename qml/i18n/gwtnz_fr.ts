<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="gwtnz.about">
        <source>Raise sheep, shear them, sail to the harbours, and arrive in Wellington with the better herd.</source>
        <translation>Élevez des moutons, tondez-les, gagnez les ports et arrivez à Wellington avec le meilleur troupeau.</translation>
    </message>
    <message id="gwtnz.actions.title">
        <source>Actions at {location}</source>
        <translation>Actions : {location}</translation>
    </message>
    <message id="gwtnz.ask.action">
        <source>Which action?</source>
        <translation>Quelle action ?</translation>
    </message>
    <message id="gwtnz.ask.aux">
        <source>Which auxiliary action?</source>
        <translation>Quelle action auxiliaire ?</translation>
    </message>
    <message id="gwtnz.ask.breed">
        <source>Which breed?</source>
        <translation>Quelle race ?</translation>
    </message>
    <message id="gwtnz.ask.breeds">
        <source>Which sheep?</source>
        <translation>Quels moutons ?</translation>
    </message>
    <message id="gwtnz.ask.building">
        <source>Which building?</source>
        <translation>Quel bâtiment ?</translation>
    </message>
    <message id="gwtnz.ask.captain">
        <source>Which captain?</source>
        <translation>Quelle capitainerie ?</translation>
    </message>
    <message id="gwtnz.ask.card">
        <source>Which card?</source>
        <translation>Quelle carte ?</translation>
    </message>
    <message id="gwtnz.ask.cards">
        <source>Which cards?</source>
        <translation>Quelles cartes ?</translation>
    </message>
    <message id="gwtnz.ask.column">
        <source>Which column?</source>
        <translation>Quelle colonne ?</translation>
    </message>
    <message id="gwtnz.ask.deed">
        <source>Which action?</source>
        <translation>Quelle action ?</translation>
    </message>
    <message id="gwtnz.ask.disc">
        <source>Which disc?</source>
        <translation>Quel disque ?</translation>
    </message>
    <message id="gwtnz.ask.first">
        <source>First?</source>
        <translation>Premier ?</translation>
    </message>
    <message id="gwtnz.ask.hand">
        <source>Which hand?</source>
        <translation>Quelle main ?</translation>
    </message>
    <message id="gwtnz.ask.harbour">
        <source>Which harbour?</source>
        <translation>Quel port ?</translation>
    </message>
    <message id="gwtnz.ask.hazard">
        <source>Which hazard?</source>
        <translation>Quel danger ?</translation>
    </message>
    <message id="gwtnz.ask.header">
        <source>Which symbol?</source>
        <translation>Quel symbole ?</translation>
    </message>
    <message id="gwtnz.ask.location">
        <source>Where to?</source>
        <translation>Où aller ?</translation>
    </message>
    <message id="gwtnz.ask.lush">
        <source>On lush land?</source>
        <translation>Sur une terre grasse ?</translation>
    </message>
    <message id="gwtnz.ask.money">
        <source>How many pounds?</source>
        <translation>Combien de livres ?</translation>
    </message>
    <message id="gwtnz.ask.noTax">
        <source>Without taxes?</source>
        <translation>Sans taxes ?</translation>
    </message>
    <message id="gwtnz.ask.option">
        <source>Which one?</source>
        <translation>Laquelle ?</translation>
    </message>
    <message id="gwtnz.ask.place">
        <source>Which place?</source>
        <translation>Quel emplacement ?</translation>
    </message>
    <message id="gwtnz.ask.post">
        <source>Which trading post?</source>
        <translation>Quel comptoir ?</translation>
    </message>
    <message id="gwtnz.ask.replaces">
        <source>Which one is replaced?</source>
        <translation>Lequel est remplacé ?</translation>
    </message>
    <message id="gwtnz.ask.row">
        <source>Which row?</source>
        <translation>Quelle rangée ?</translation>
    </message>
    <message id="gwtnz.ask.second">
        <source>Second?</source>
        <translation>Deuxième ?</translation>
    </message>
    <message id="gwtnz.ask.slot">
        <source>Which place?</source>
        <translation>Quel emplacement ?</translation>
    </message>
    <message id="gwtnz.ask.space">
        <source>Which space?</source>
        <translation>Quelle case ?</translation>
    </message>
    <message id="gwtnz.ask.storehouse">
        <source>Which storehouse?</source>
        <translation>Quel entrepôt ?</translation>
    </message>
    <message id="gwtnz.ask.tax">
        <source>To whom?</source>
        <translation>À qui ?</translation>
    </message>
    <message id="gwtnz.ask.third">
        <source>Third?</source>
        <translation>Troisième ?</translation>
    </message>
    <message id="gwtnz.ask.tile">
        <source>Which tile?</source>
        <translation>Quelle tuile ?</translation>
    </message>
    <message id="gwtnz.ask.to">
        <source>Where to?</source>
        <translation>Vers où ?</translation>
    </message>
    <message id="gwtnz.ask.twice">
        <source>Twice?</source>
        <translation>Deux fois ?</translation>
    </message>
    <message id="gwtnz.ask.wellington">
        <source>To Wellington?</source>
        <translation>Jusqu'à Wellington ?</translation>
    </message>
    <message id="gwtnz.ask.worker">
        <source>Which worker?</source>
        <translation>Quel ouvrier ?</translation>
    </message>
    <message id="gwtnz.aux.certificate">
        <source>take a certificate</source>
        <translation>prendre un certificat</translation>
    </message>
    <message id="gwtnz.aux.draw">
        <source>draw, then discard</source>
        <translation>piocher puis défausser</translation>
    </message>
    <message id="gwtnz.aux.pathfinder">
        <source>advance on the exploration track</source>
        <translation>avancer en exploration</translation>
    </message>
    <message id="gwtnz.aux.pound">
        <source>take a pound</source>
        <translation>prendre une livre</translation>
    </message>
    <message id="gwtnz.aux.ship">
        <source>sail one space</source>
        <translation>avancer le bateau d'une case</translation>
    </message>
    <message id="gwtnz.board.title">
        <source>Player board</source>
        <translation>Plateau Joueur</translation>
    </message>
    <message id="gwtnz.bonus-cards.set">
        <source>set {set}, {gold} gold</source>
        <translation>série {set}, {gold} or</translation>
    </message>
    <message id="gwtnz.bonus-cards.title">
        <source>Bonus cards</source>
        <translation>Cartes Bonus</translation>
    </message>
    <message id="gwtnz.bonus.title">
        <source>Bonus tiles</source>
        <translation>Tuiles Bonus</translation>
    </message>
    <message id="gwtnz.breed.corriedale">
        <source>Corriedale</source>
        <translation>Corriedale</translation>
    </message>
    <message id="gwtnz.breed.dorset">
        <source>Dorset Horn</source>
        <translation>Dorset Horn</translation>
    </message>
    <message id="gwtnz.breed.hampshire">
        <source>Hampshire</source>
        <translation>Hampshire</translation>
    </message>
    <message id="gwtnz.breed.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.breed.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.breed.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.building.10a">
        <source>Building 10, side A</source>
        <translation>Bâtiment 10, face A</translation>
    </message>
    <message id="gwtnz.building.10b">
        <source>Building 10, side B</source>
        <translation>Bâtiment 10, face B</translation>
    </message>
    <message id="gwtnz.building.1a">
        <source>Building 1, side A</source>
        <translation>Bâtiment 1, face A</translation>
    </message>
    <message id="gwtnz.building.1b">
        <source>Building 1, side B</source>
        <translation>Bâtiment 1, face B</translation>
    </message>
    <message id="gwtnz.building.2a">
        <source>Building 2, side A</source>
        <translation>Bâtiment 2, face A</translation>
    </message>
    <message id="gwtnz.building.2b">
        <source>Building 2, side B</source>
        <translation>Bâtiment 2, face B</translation>
    </message>
    <message id="gwtnz.building.3a">
        <source>Building 3, side A</source>
        <translation>Bâtiment 3, face A</translation>
    </message>
    <message id="gwtnz.building.3b">
        <source>Building 3, side B</source>
        <translation>Bâtiment 3, face B</translation>
    </message>
    <message id="gwtnz.building.4a">
        <source>Building 4, side A</source>
        <translation>Bâtiment 4, face A</translation>
    </message>
    <message id="gwtnz.building.4b">
        <source>Building 4, side B</source>
        <translation>Bâtiment 4, face B</translation>
    </message>
    <message id="gwtnz.building.5a">
        <source>Building 5, side A</source>
        <translation>Bâtiment 5, face A</translation>
    </message>
    <message id="gwtnz.building.5b">
        <source>Building 5, side B</source>
        <translation>Bâtiment 5, face B</translation>
    </message>
    <message id="gwtnz.building.6a">
        <source>Building 6, side A</source>
        <translation>Bâtiment 6, face A</translation>
    </message>
    <message id="gwtnz.building.6b">
        <source>Building 6, side B</source>
        <translation>Bâtiment 6, face B</translation>
    </message>
    <message id="gwtnz.building.7a">
        <source>Building 7, side A</source>
        <translation>Bâtiment 7, face A</translation>
    </message>
    <message id="gwtnz.building.7b">
        <source>Building 7, side B</source>
        <translation>Bâtiment 7, face B</translation>
    </message>
    <message id="gwtnz.building.8a">
        <source>Building 8, side A</source>
        <translation>Bâtiment 8, face A</translation>
    </message>
    <message id="gwtnz.building.8b">
        <source>Building 8, side B</source>
        <translation>Bâtiment 8, face B</translation>
    </message>
    <message id="gwtnz.building.9a">
        <source>Building 9, side A</source>
        <translation>Bâtiment 9, face A</translation>
    </message>
    <message id="gwtnz.building.9b">
        <source>Building 9, side B</source>
        <translation>Bâtiment 9, face B</translation>
    </message>
    <message id="gwtnz.building.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.buildings">
        <source>buildings</source>
        <translation>bâtiments</translation>
    </message>
    <message id="gwtnz.buildings.title">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="gwtnz.card.corriedale">
        <source>Corriedale</source>
        <translation>Corriedale</translation>
    </message>
    <message id="gwtnz.card.dorset">
        <source>Dorset Horn</source>
        <translation>Dorset Horn</translation>
    </message>
    <message id="gwtnz.card.ferry">
        <source>Ferry</source>
        <translation>Bac</translation>
    </message>
    <message id="gwtnz.card.hampshire">
        <source>Hampshire</source>
        <translation>Hampshire</translation>
    </message>
    <message id="gwtnz.card.kotare">
        <source>Kotare</source>
        <translation>Martin-chasseur</translation>
    </message>
    <message id="gwtnz.card.leicester">
        <source>Leicester</source>
        <translation>Leicester</translation>
    </message>
    <message id="gwtnz.card.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.card.merino">
        <source>Merino</source>
        <translation>Merino</translation>
    </message>
    <message id="gwtnz.card.none">
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message id="gwtnz.card.objective">
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message id="gwtnz.card.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.card.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.card.set1">
        <source>Bonus card, set 1</source>
        <translation>Carte Bonus, série 1</translation>
    </message>
    <message id="gwtnz.card.set10">
        <source>Bonus card, set 10</source>
        <translation>Carte Bonus, série 10</translation>
    </message>
    <message id="gwtnz.card.set2">
        <source>Bonus card, set 2</source>
        <translation>Carte Bonus, série 2</translation>
    </message>
    <message id="gwtnz.card.set3">
        <source>Bonus card, set 3</source>
        <translation>Carte Bonus, série 3</translation>
    </message>
    <message id="gwtnz.card.set4">
        <source>Bonus card, set 4</source>
        <translation>Carte Bonus, série 4</translation>
    </message>
    <message id="gwtnz.card.set5">
        <source>Bonus card, set 5</source>
        <translation>Carte Bonus, série 5</translation>
    </message>
    <message id="gwtnz.card.set6">
        <source>Bonus card, set 6</source>
        <translation>Carte Bonus, série 6</translation>
    </message>
    <message id="gwtnz.card.set7">
        <source>Bonus card, set 7</source>
        <translation>Carte Bonus, série 7</translation>
    </message>
    <message id="gwtnz.card.set8">
        <source>Bonus card, set 8</source>
        <translation>Carte Bonus, série 8</translation>
    </message>
    <message id="gwtnz.card.set9">
        <source>Bonus card, set 9</source>
        <translation>Carte Bonus, série 9</translation>
    </message>
    <message id="gwtnz.card.sheepdog">
        <source>Sheepdog</source>
        <translation>Chien de berger</translation>
    </message>
    <message id="gwtnz.card.shropshire">
        <source>Shropshire</source>
        <translation>Shropshire</translation>
    </message>
    <message id="gwtnz.card.southdown">
        <source>Southdown</source>
        <translation>Southdown</translation>
    </message>
    <message id="gwtnz.card.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.certificates">
        <source>certificates</source>
        <translation>certificats</translation>
    </message>
    <message id="gwtnz.condition.building">
        <source>a building</source>
        <translation>un bâtiment</translation>
    </message>
    <message id="gwtnz.condition.building-4">
        <source>a building for 4 craftsmen</source>
        <translation>un bâtiment à 4 bâtisseurs</translation>
    </message>
    <message id="gwtnz.condition.ferry">
        <source>a ferry</source>
        <translation>un bac</translation>
    </message>
    <message id="gwtnz.condition.flood">
        <source>a flood</source>
        <translation>une inondation</translation>
    </message>
    <message id="gwtnz.condition.hampshire-or-ryeland">
        <source>Hampshire or Ryeland</source>
        <translation>Hampshire ou Ryeland</translation>
    </message>
    <message id="gwtnz.condition.lincoln-or-corriedale">
        <source>Lincoln or Corriedale</source>
        <translation>Lincoln ou Corriedale</translation>
    </message>
    <message id="gwtnz.condition.none">
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message id="gwtnz.condition.pathfinder-6">
        <source>exploration 6</source>
        <translation>exploration 6</translation>
    </message>
    <message id="gwtnz.condition.post-13">
        <source>a trading post of 13 or more</source>
        <translation>un comptoir d'au moins 13</translation>
    </message>
    <message id="gwtnz.condition.shearers-2">
        <source>2 shearers</source>
        <translation>2 tondeurs</translation>
    </message>
    <message id="gwtnz.condition.storehouse">
        <source>a storehouse</source>
        <translation>un entrepôt</translation>
    </message>
    <message id="gwtnz.deed.aux">
        <source>Auxiliary action</source>
        <translation>Action auxiliaire</translation>
    </message>
    <message id="gwtnz.deed.bonus-tile">
        <source>Take a bonus tile</source>
        <translation>Prendre une tuile Bonus</translation>
    </message>
    <message id="gwtnz.deed.build">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="gwtnz.deed.buy-sheep">
        <source>Buy sheep</source>
        <translation>Acheter des moutons</translation>
    </message>
    <message id="gwtnz.deed.certificate">
        <source>Take a certificate</source>
        <translation>Prendre un certificat</translation>
    </message>
    <message id="gwtnz.deed.certificates-per-lush">
        <source>Certificates per lush land</source>
        <translation>Des certificats par terre grasse</translation>
    </message>
    <message id="gwtnz.deed.deliver-wool">
        <source>Deliver wool</source>
        <translation>Livrer de la laine</translation>
    </message>
    <message id="gwtnz.deed.draw">
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message id="gwtnz.deed.draw-discard">
        <source>Draw {amount}, discard as many</source>
        <translation>Piocher {amount}, en défausser autant</translation>
    </message>
    <message id="gwtnz.deed.four-pound-sheep">
        <source>Sheep for 4 pounds</source>
        <translation>Un mouton à 4 livres</translation>
    </message>
    <message id="gwtnz.deed.free-sheep">
        <source>Take a sheep for free</source>
        <translation>Prendre un mouton gratuit</translation>
    </message>
    <message id="gwtnz.deed.gold">
        <source>Take {amount} gold</source>
        <translation>Prendre {amount} or</translation>
    </message>
    <message id="gwtnz.deed.gold-for-sheep">
        <source>Gold for sheep</source>
        <translation>De l'or pour des moutons</translation>
    </message>
    <message id="gwtnz.deed.hazard">
        <source>Remove a hazard</source>
        <translation>Retirer un danger</translation>
    </message>
    <message id="gwtnz.deed.hazard-pairs">
        <source>Pairs of hazards</source>
        <translation>Des paires de dangers</translation>
    </message>
    <message id="gwtnz.deed.hire">
        <source>Hire a worker</source>
        <translation>Engager un ouvrier</translation>
    </message>
    <message id="gwtnz.deed.objective">
        <source>Take an objective</source>
        <translation>Prendre un objectif</translation>
    </message>
    <message id="gwtnz.deed.pathfinder">
        <source>Advance {amount} in exploration</source>
        <translation>Avancer de {amount} en exploration</translation>
    </message>
    <message id="gwtnz.deed.pounds">
        <source>Take {amount} pounds</source>
        <translation>Prendre {amount} livres</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-lush">
        <source>Pounds per lush land</source>
        <translation>Des livres par terre grasse</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-shepherd">
        <source>Pounds per shepherd</source>
        <translation>Des livres par bergère</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-storehouse">
        <source>Pounds per storehouse</source>
        <translation>Des livres par entrepôt</translation>
    </message>
    <message id="gwtnz.deed.sell-any">
        <source>Sell any sheep</source>
        <translation>Vendre un mouton au choix</translation>
    </message>
    <message id="gwtnz.deed.sell-leicester">
        <source>Sell a Leicester</source>
        <translation>Vendre un Leicester</translation>
    </message>
    <message id="gwtnz.deed.sell-pair">
        <source>Sell a pair of sheep</source>
        <translation>Vendre une paire de moutons</translation>
    </message>
    <message id="gwtnz.deed.sell-southdown">
        <source>Sell a Southdown</source>
        <translation>Vendre un Southdown</translation>
    </message>
    <message id="gwtnz.deed.shear">
        <source>Shear</source>
        <translation>Tondre</translation>
    </message>
    <message id="gwtnz.deed.ship">
        <source>Sail up to {amount}</source>
        <translation>Avancer le bateau de {amount} au plus</translation>
    </message>
    <message id="gwtnz.deed.storehouse">
        <source>Place a storehouse</source>
        <translation>Placer un entrepôt</translation>
    </message>
    <message id="gwtnz.deed.token">
        <source>Take an exchange token</source>
        <translation>Prendre un jeton Échange</translation>
    </message>
    <message id="gwtnz.deed.tokens">
        <source>Take exchange tokens</source>
        <translation>Prendre des jetons Échange</translation>
    </message>
    <message id="gwtnz.deed.travel">
        <source>Move on {amount}</source>
        <translation>Avancer de {amount}</translation>
    </message>
    <message id="gwtnz.disc.certificate-1">
        <source>certificate action 1</source>
        <translation>action certificat 1</translation>
    </message>
    <message id="gwtnz.disc.certificate-2">
        <source>certificate action 2</source>
        <translation>action certificat 2</translation>
    </message>
    <message id="gwtnz.disc.certificate-limit">
        <source>certificate limit</source>
        <translation>limite de certificats</translation>
    </message>
    <message id="gwtnz.disc.draw-1">
        <source>draw action 1</source>
        <translation>action de pioche 1</translation>
    </message>
    <message id="gwtnz.disc.draw-2">
        <source>draw action 2</source>
        <translation>action de pioche 2</translation>
    </message>
    <message id="gwtnz.disc.hand-left">
        <source>hand limit, left</source>
        <translation>limite de main, gauche</translation>
    </message>
    <message id="gwtnz.disc.hand-right">
        <source>hand limit, right</source>
        <translation>limite de main, droite</translation>
    </message>
    <message id="gwtnz.disc.movement">
        <source>movement</source>
        <translation>déplacement</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-1">
        <source>exploration action 1</source>
        <translation>action exploration 1</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-2">
        <source>exploration action 2</source>
        <translation>action exploration 2</translation>
    </message>
    <message id="gwtnz.disc.permanent-left">
        <source>permanent certificate, left</source>
        <translation>certificat permanent, gauche</translation>
    </message>
    <message id="gwtnz.disc.permanent-right">
        <source>permanent certificate, right</source>
        <translation>certificat permanent, droite</translation>
    </message>
    <message id="gwtnz.disc.pound-1">
        <source>pound action 1</source>
        <translation>action livres 1</translation>
    </message>
    <message id="gwtnz.disc.pound-2">
        <source>pound action 2</source>
        <translation>action livres 2</translation>
    </message>
    <message id="gwtnz.disc.ship-1">
        <source>ship action 1</source>
        <translation>action bateau 1</translation>
    </message>
    <message id="gwtnz.disc.ship-2">
        <source>ship action 2</source>
        <translation>action bateau 2</translation>
    </message>
    <message id="gwtnz.disc.wool-left">
        <source>permanent wool, left</source>
        <translation>laine permanente, gauche</translation>
    </message>
    <message id="gwtnz.disc.wool-right">
        <source>permanent wool, right</source>
        <translation>laine permanente, droite</translation>
    </message>
    <message id="gwtnz.discs">
        <source>discs</source>
        <translation>disques</translation>
    </message>
    <message id="gwtnz.discs.title">
        <source>Discs</source>
        <translation>Disques</translation>
    </message>
    <message id="gwtnz.figure.active">
        <source>On turn</source>
        <translation>Au tour de</translation>
    </message>
    <message id="gwtnz.figure.bonus">
        <source>Bonus tile</source>
        <translation>Tuile Bonus</translation>
    </message>
    <message id="gwtnz.figure.building">
        <source>Building {number}</source>
        <translation>Bâtiment {number}</translation>
    </message>
    <message id="gwtnz.figure.display">
        <source>Objectives on display</source>
        <translation>Objectifs visibles</translation>
    </message>
    <message id="gwtnz.figure.ending">
        <source>Who ended the game</source>
        <translation>Qui met fin à la partie</translation>
    </message>
    <message id="gwtnz.figure.entered-points">
        <source>Points entered</source>
        <translation>Points saisis</translation>
    </message>
    <message id="gwtnz.figure.foresight-a">
        <source>Foresight A</source>
        <translation>Prévision A</translation>
    </message>
    <message id="gwtnz.figure.foresight-b">
        <source>Foresight B</source>
        <translation>Prévision B</translation>
    </message>
    <message id="gwtnz.figure.jobs">
        <source>Job market</source>
        <translation>Marché de l'emploi</translation>
    </message>
    <message id="gwtnz.figure.jokers">
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message id="gwtnz.figure.large">
        <source>Large harbour {number}</source>
        <translation>Grand port {number}</translation>
    </message>
    <message id="gwtnz.figure.location">
        <source>Place on the trail</source>
        <translation>Lieu sur le chemin</translation>
    </message>
    <message id="gwtnz.figure.marker">
        <source>Market marker</source>
        <translation>Marqueur du marché</translation>
    </message>
    <message id="gwtnz.figure.medium">
        <source>Medium harbour {number}</source>
        <translation>Port moyen {number}</translation>
    </message>
    <message id="gwtnz.figure.no-tax">
        <source>No taxes</source>
        <translation>Sans taxes</translation>
    </message>
    <message id="gwtnz.figure.objective-pile">
        <source>Objective pile</source>
        <translation>Pile d'objectifs</translation>
    </message>
    <message id="gwtnz.figure.owed-discard">
        <source>Cards still to discard</source>
        <translation>Cartes encore à défausser</translation>
    </message>
    <message id="gwtnz.figure.owed-draw">
        <source>Cards still to draw</source>
        <translation>Cartes encore à piocher</translation>
    </message>
    <message id="gwtnz.figure.owed-eleven">
        <source>Reward of space 11 to choose</source>
        <translation>Récompense de la case 11 à choisir</translation>
    </message>
    <message id="gwtnz.figure.owed-sheep">
        <source>Sheep still to take</source>
        <translation>Moutons encore à prendre</translation>
    </message>
    <message id="gwtnz.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="gwtnz.figure.small">
        <source>Small harbour {number}</source>
        <translation>Petit port {number}</translation>
    </message>
    <message id="gwtnz.figure.space">
        <source>Exploration space</source>
        <translation>Case d'exploration</translation>
    </message>
    <message id="gwtnz.figure.started">
        <source>Begun</source>
        <translation>Commencé</translation>
    </message>
    <message id="gwtnz.figure.step-tile">
        <source>Movement tile</source>
        <translation>Tuile Déplacement</translation>
    </message>
    <message id="gwtnz.figure.storehouse">
        <source>Storehouse {number}</source>
        <translation>Entrepôt {number}</translation>
    </message>
    <message id="gwtnz.figure.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="gwtnz.figure.turned">
        <source>Harbourmaster turned</source>
        <translation>Capitainerie retournée</translation>
    </message>
    <message id="gwtnz.figure.worth">
        <source>Worth of the delivery</source>
        <translation>Valeur de la livraison</translation>
    </message>
    <message id="gwtnz.figure.zone">
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message id="gwtnz.foresight.title">
        <source>Foresight spaces</source>
        <translation>Cases Prévision</translation>
    </message>
    <message id="gwtnz.gold">
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message id="gwtnz.hand-limit">
        <source>hand limit</source>
        <translation>limite de main</translation>
    </message>
    <message id="gwtnz.hazards">
        <source>hazards</source>
        <translation>dangers</translation>
    </message>
    <message id="gwtnz.hazards.title">
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message id="gwtnz.header.barrel">
        <source>barrel</source>
        <translation>tonneau</translation>
    </message>
    <message id="gwtnz.header.bell">
        <source>bell</source>
        <translation>cloche</translation>
    </message>
    <message id="gwtnz.header.compass">
        <source>compass</source>
        <translation>boussole</translation>
    </message>
    <message id="gwtnz.header.wheel">
        <source>wheel</source>
        <translation>gouvernail</translation>
    </message>
    <message id="gwtnz.headline.act">
        <source>Turn {turn} · {seat} acts</source>
        <translation>Tour {turn} · {seat} agit</translation>
    </message>
    <message id="gwtnz.headline.deliver">
        <source>Turn {turn} · {seat} · Wellington: delivery</source>
        <translation>Tour {turn} · {seat} · Wellington : livraison</translation>
    </message>
    <message id="gwtnz.headline.draw">
        <source>Turn {turn} · {seat} draws</source>
        <translation>Tour {turn} · {seat} pioche</translation>
    </message>
    <message id="gwtnz.headline.foresight-a">
        <source>Turn {turn} · {seat} · foresight A</source>
        <translation>Tour {turn} · {seat} · prévision A</translation>
    </message>
    <message id="gwtnz.headline.foresight-b">
        <source>Turn {turn} · {seat} · foresight B</source>
        <translation>Tour {turn} · {seat} · prévision B</translation>
    </message>
    <message id="gwtnz.headline.income">
        <source>Turn {turn} · {seat} · Wellington: income</source>
        <translation>Tour {turn} · {seat} · Wellington : revenu</translation>
    </message>
    <message id="gwtnz.headline.over">
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message id="gwtnz.headline.sarah">
        <source>Sarah's turn {sarahs-turn} · {level}</source>
        <translation>Tour {sarahs-turn} de Sarah · {level}</translation>
    </message>
    <message id="gwtnz.headline.start">
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message id="gwtnz.headline.travel">
        <source>Turn {turn} · {seat} moves</source>
        <translation>Tour {turn} · {seat} se déplace</translation>
    </message>
    <message id="gwtnz.herd.title" numerus="yes">
        <source>Herd: {cards} cards</source>
        <translation>
            <numerusform>Troupeau : {cards} carte</numerusform>
            <numerusform>Troupeau : {cards} cartes</numerusform>
        </translation>
    </message>
    <message id="gwtnz.herd.where">
        <source>hand {hand}, draw pile {pile}, discard {discard} · {odds} % to draw it</source>
        <translation>main {hand}, pioche {pile}, défausse {discard} · {odds} % de le piocher</translation>
    </message>
    <message id="gwtnz.instruct.add-sheep" numerus="yes">
        <source>Add {amount} sheep cards to the market</source>
        <translation>
            <numerusform>Ajouter {amount} carte au marché</numerusform>
            <numerusform>Ajouter {amount} cartes au marché</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.bonus-card">
        <source>Take a bonus card</source>
        <translation>Prendre une carte Bonus</translation>
    </message>
    <message id="gwtnz.instruct.bonus-tile">
        <source>Take a bonus tile into the box</source>
        <translation>Remettre une tuile Bonus dans la boîte</translation>
    </message>
    <message id="gwtnz.instruct.build">
        <source>Build for Sarah</source>
        <translation>Construire pour Sarah</translation>
    </message>
    <message id="gwtnz.instruct.build-exactly" numerus="yes">
        <source>Build with exactly {amount} craftsmen</source>
        <translation>
            <numerusform>Construire avec exactement {amount} bâtisseur</numerusform>
            <numerusform>Construire avec exactement {amount} bâtisseurs</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.buy-sheep" numerus="yes">
        <source>Buy sheep with {amount} shepherds</source>
        <translation>
            <numerusform>Acheter des moutons avec {amount} bergère</numerusform>
            <numerusform>Acheter des moutons avec {amount} bergères</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.deliver">
        <source>Deliver to her next post</source>
        <translation>Livrer à son prochain comptoir</translation>
    </message>
    <message id="gwtnz.instruct.dorset">
        <source>Take a Dorset Horn</source>
        <translation>Prendre un Dorset Horn</translation>
    </message>
    <message id="gwtnz.instruct.extra-move">
        <source>Move her runholder once more</source>
        <translation>Avancer encore son éleveur</translation>
    </message>
    <message id="gwtnz.instruct.foresight-a">
        <source>Foresight A: the tile on the right</source>
        <translation>Prévision A : la tuile de droite</translation>
    </message>
    <message id="gwtnz.instruct.foresight-b">
        <source>Foresight B: the tile on the right</source>
        <translation>Prévision B : la tuile de droite</translation>
    </message>
    <message id="gwtnz.instruct.harbour">
        <source>Disc on a medium harbour</source>
        <translation>Disque sur un port moyen</translation>
    </message>
    <message id="gwtnz.instruct.hazard">
        <source>Take a hazard tile</source>
        <translation>Prendre une tuile Danger</translation>
    </message>
    <message id="gwtnz.instruct.hire">
        <source>Hire a worker for Sarah</source>
        <translation>Engager un ouvrier pour Sarah</translation>
    </message>
    <message id="gwtnz.instruct.move">
        <source>Move her runholder</source>
        <translation>Avancer son éleveur</translation>
    </message>
    <message id="gwtnz.instruct.objective">
        <source>Take the objective farthest from the pile</source>
        <translation>Prendre l'objectif le plus loin de la pile</translation>
    </message>
    <message id="gwtnz.instruct.one-sheep">
        <source>Take one sheep of two</source>
        <translation>Prendre un mouton sur deux</translation>
    </message>
    <message id="gwtnz.instruct.pathfinder">
        <source>Advance Sarah in exploration</source>
        <translation>Avancer Sarah en exploration</translation>
    </message>
    <message id="gwtnz.instruct.sailors">
        <source>Take the bonus card of her sailors</source>
        <translation>Prendre la carte Bonus de ses marins</translation>
    </message>
    <message id="gwtnz.instruct.shearers">
        <source>Take the sheep of her shearers</source>
        <translation>Prendre le mouton de ses tondeurs</translation>
    </message>
    <message id="gwtnz.instruct.wool">
        <source>Disc on a wool post</source>
        <translation>Disque sur un comptoir à laine</translation>
    </message>
    <message id="gwtnz.jobs.title">
        <source>Job market</source>
        <translation>Marché de l'emploi</translation>
    </message>
    <message id="gwtnz.level.easy">
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message id="gwtnz.level.hard">
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message id="gwtnz.level.medium">
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message id="gwtnz.level.none">
        <source>without Sarah</source>
        <translation>sans Sarah</translation>
    </message>
    <message id="gwtnz.location.a">
        <source>building A</source>
        <translation>bâtiment A</translation>
    </message>
    <message id="gwtnz.location.b">
        <source>building B</source>
        <translation>bâtiment B</translation>
    </message>
    <message id="gwtnz.location.c">
        <source>building C</source>
        <translation>bâtiment C</translation>
    </message>
    <message id="gwtnz.location.d">
        <source>building D</source>
        <translation>bâtiment D</translation>
    </message>
    <message id="gwtnz.location.e">
        <source>building E</source>
        <translation>bâtiment E</translation>
    </message>
    <message id="gwtnz.location.f">
        <source>building F</source>
        <translation>bâtiment F</translation>
    </message>
    <message id="gwtnz.location.g">
        <source>building G</source>
        <translation>bâtiment G</translation>
    </message>
    <message id="gwtnz.location.h">
        <source>building H</source>
        <translation>bâtiment H</translation>
    </message>
    <message id="gwtnz.location.hazard">
        <source>hazard</source>
        <translation>danger</translation>
    </message>
    <message id="gwtnz.location.others">
        <source>another player's building</source>
        <translation>bâtiment d'un autre joueur</translation>
    </message>
    <message id="gwtnz.location.own1">
        <source>own building 1</source>
        <translation>votre bâtiment 1</translation>
    </message>
    <message id="gwtnz.location.own10">
        <source>own building 10</source>
        <translation>votre bâtiment 10</translation>
    </message>
    <message id="gwtnz.location.own2">
        <source>own building 2</source>
        <translation>votre bâtiment 2</translation>
    </message>
    <message id="gwtnz.location.own3">
        <source>own building 3</source>
        <translation>votre bâtiment 3</translation>
    </message>
    <message id="gwtnz.location.own4">
        <source>own building 4</source>
        <translation>votre bâtiment 4</translation>
    </message>
    <message id="gwtnz.location.own5">
        <source>own building 5</source>
        <translation>votre bâtiment 5</translation>
    </message>
    <message id="gwtnz.location.own6">
        <source>own building 6</source>
        <translation>votre bâtiment 6</translation>
    </message>
    <message id="gwtnz.location.own7">
        <source>own building 7</source>
        <translation>votre bâtiment 7</translation>
    </message>
    <message id="gwtnz.location.own8">
        <source>own building 8</source>
        <translation>votre bâtiment 8</translation>
    </message>
    <message id="gwtnz.location.own9">
        <source>own building 9</source>
        <translation>votre bâtiment 9</translation>
    </message>
    <message id="gwtnz.location.rider">
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message id="gwtnz.location.wellington">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.misfit.certificates">
        <source>Not so many certificates are there.</source>
        <translation>Il n'y a pas autant de certificats.</translation>
    </message>
    <message id="gwtnz.misfit.ended-already">
        <source>The game has ended already.</source>
        <translation>La partie est déjà finie.</translation>
    </message>
    <message id="gwtnz.misfit.gold">
        <source>Not so much gold is there.</source>
        <translation>Il n'y a pas autant d'or.</translation>
    </message>
    <message id="gwtnz.misfit.improved-already">
        <source>This harbour is improved already.</source>
        <translation>Ce port est déjà amélioré.</translation>
    </message>
    <message id="gwtnz.misfit.no-disc-there">
        <source>No disc lies there.</source>
        <translation>Aucun disque à cet endroit.</translation>
    </message>
    <message id="gwtnz.misfit.no-free-space">
        <source>There is no free space.</source>
        <translation>Il n'y a pas de place libre.</translation>
    </message>
    <message id="gwtnz.misfit.no-sarah">
        <source>Sarah does not play.</source>
        <translation>Sarah ne joue pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-step">
        <source>Sarah has no step open.</source>
        <translation>Sarah n'a pas d'étape en cours.</translation>
    </message>
    <message id="gwtnz.misfit.no-storehouse-there">
        <source>No storehouse stands there.</source>
        <translation>Aucun entrepôt à cet endroit.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-building">
        <source>There is no such building.</source>
        <translation>Ce bâtiment n'existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-card">
        <source>There is no such card.</source>
        <translation>Cette carte n'existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-post">
        <source>There is no such trading post.</source>
        <translation>Ce comptoir n'existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-tile">
        <source>There is no such tile.</source>
        <translation>Cette tuile n'existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-worker">
        <source>There is no such worker.</source>
        <translation>Cet ouvrier n'existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-token">
        <source>No exchange token is left.</source>
        <translation>Il ne reste plus de jeton Échange.</translation>
    </message>
    <message id="gwtnz.misfit.not-offered">
        <source>It is not on offer.</source>
        <translation>Ce n'est pas proposé.</translation>
    </message>
    <message id="gwtnz.misfit.not-played">
        <source>It has not been played.</source>
        <translation>Elle n'a pas été jouée.</translation>
    </message>
    <message id="gwtnz.misfit.other-draw">
        <source>This draw has been entered already.</source>
        <translation>Ce tirage est déjà saisi.</translation>
    </message>
    <message id="gwtnz.misfit.pounds">
        <source>Not so many pounds are there.</source>
        <translation>Il n'y a pas autant de livres.</translation>
    </message>
    <message id="gwtnz.misfit.row-is-full">
        <source>The row is full.</source>
        <translation>La rangée est pleine.</translation>
    </message>
    <message id="gwtnz.misfit.too-many">
        <source>That is too many.</source>
        <translation>C'est trop.</translation>
    </message>
    <message id="gwtnz.move.add-sheep">
        <source>Add sheep to the market</source>
        <translation>Ajouter des moutons au marché</translation>
    </message>
    <message id="gwtnz.move.build">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="gwtnz.move.buy-bonus-card">
        <source>Buy a bonus card</source>
        <translation>Acheter une carte Bonus</translation>
    </message>
    <message id="gwtnz.move.buy-sheep">
        <source>Buy sheep</source>
        <translation>Acheter des moutons</translation>
    </message>
    <message id="gwtnz.move.buy-tile">
        <source>Buy a bonus tile</source>
        <translation>Acheter une tuile Bonus</translation>
    </message>
    <message id="gwtnz.move.choose-eleven">
        <source>Reward of space 11</source>
        <translation>Récompense de la case 11</translation>
    </message>
    <message id="gwtnz.move.combine-tokens">
        <source>Combine tokens</source>
        <translation>Réunir des jetons</translation>
    </message>
    <message id="gwtnz.move.deliver">
        <source>Deliver sheep</source>
        <translation>Livrer des moutons</translation>
    </message>
    <message id="gwtnz.move.deliver-wool">
        <source>Deliver wool</source>
        <translation>Livrer de la laine</translation>
    </message>
    <message id="gwtnz.move.discard">
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message id="gwtnz.move.draw-cards">
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message id="gwtnz.move.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="gwtnz.move.enter-objective">
        <source>Enter an objective</source>
        <translation>Saisir un objectif</translation>
    </message>
    <message id="gwtnz.move.foresight">
        <source>Foresight</source>
        <translation>Prévision</translation>
    </message>
    <message id="gwtnz.move.hire">
        <source>Hire</source>
        <translation>Engager</translation>
    </message>
    <message id="gwtnz.move.improve-large">
        <source>Large harbour</source>
        <translation>Grand port</translation>
    </message>
    <message id="gwtnz.move.improve-medium">
        <source>Medium harbour</source>
        <translation>Port moyen</translation>
    </message>
    <message id="gwtnz.move.improve-small">
        <source>Small harbour</source>
        <translation>Petit port</translation>
    </message>
    <message id="gwtnz.move.income">
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message id="gwtnz.move.marker-out">
        <source>Market marker off the track</source>
        <translation>Marqueur du marché sorti</translation>
    </message>
    <message id="gwtnz.move.pay-tax">
        <source>Pay taxes</source>
        <translation>Payer les taxes</translation>
    </message>
    <message id="gwtnz.move.play-card">
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message id="gwtnz.move.play-objective">
        <source>Play an objective</source>
        <translation>Jouer un objectif</translation>
    </message>
    <message id="gwtnz.move.remove-hazard">
        <source>Remove a hazard</source>
        <translation>Retirer un danger</translation>
    </message>
    <message id="gwtnz.move.reveal-objective">
        <source>Reveal an objective</source>
        <translation>Révéler un objectif</translation>
    </message>
    <message id="gwtnz.move.reveal-sheep">
        <source>Reveal sheep</source>
        <translation>Révéler des moutons</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-a">
        <source>Reveal a tile from bag A</source>
        <translation>Révéler une tuile du sac A</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-b">
        <source>Reveal a tile from bag B</source>
        <translation>Révéler une tuile du sac B</translation>
    </message>
    <message id="gwtnz.move.sail">
        <source>Sail</source>
        <translation>Naviguer</translation>
    </message>
    <message id="gwtnz.move.sarah-add-sheep">
        <source>Sarah: sheep into the market</source>
        <translation>Sarah : moutons au marché</translation>
    </message>
    <message id="gwtnz.move.sarah-bonus-card">
        <source>Sarah: bonus card</source>
        <translation>Sarah : carte Bonus</translation>
    </message>
    <message id="gwtnz.move.sarah-build">
        <source>Sarah builds</source>
        <translation>Sarah construit</translation>
    </message>
    <message id="gwtnz.move.sarah-card">
        <source>Sarah's card</source>
        <translation>Carte de Sarah</translation>
    </message>
    <message id="gwtnz.move.sarah-deliver">
        <source>Sarah delivers</source>
        <translation>Sarah livre</translation>
    </message>
    <message id="gwtnz.move.sarah-foresight">
        <source>Sarah: foresight</source>
        <translation>Sarah : prévision</translation>
    </message>
    <message id="gwtnz.move.sarah-harbour">
        <source>Sarah: harbour</source>
        <translation>Sarah : port</translation>
    </message>
    <message id="gwtnz.move.sarah-hazard">
        <source>Sarah: hazard</source>
        <translation>Sarah : danger</translation>
    </message>
    <message id="gwtnz.move.sarah-hire">
        <source>Sarah hires</source>
        <translation>Sarah engage</translation>
    </message>
    <message id="gwtnz.move.sarah-move">
        <source>Sarah moves</source>
        <translation>Sarah se déplace</translation>
    </message>
    <message id="gwtnz.move.sarah-objective">
        <source>Sarah: objective</source>
        <translation>Sarah : objectif</translation>
    </message>
    <message id="gwtnz.move.sarah-pathfinder">
        <source>Sarah: exploration</source>
        <translation>Sarah : exploration</translation>
    </message>
    <message id="gwtnz.move.sarah-skip">
        <source>Sarah cannot</source>
        <translation>Sarah ne peut pas</translation>
    </message>
    <message id="gwtnz.move.sarah-take-sheep">
        <source>Sarah takes sheep</source>
        <translation>Sarah prend des moutons</translation>
    </message>
    <message id="gwtnz.move.sarah-take-tile">
        <source>Sarah takes a tile</source>
        <translation>Sarah prend une tuile</translation>
    </message>
    <message id="gwtnz.move.sarah-wool">
        <source>Sarah: wool post</source>
        <translation>Sarah : comptoir à laine</translation>
    </message>
    <message id="gwtnz.move.sell">
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message id="gwtnz.move.shear">
        <source>Shear</source>
        <translation>Tondre</translation>
    </message>
    <message id="gwtnz.move.shear-draw">
        <source>Draw while shearing</source>
        <translation>Piocher en tondant</translation>
    </message>
    <message id="gwtnz.move.start">
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message id="gwtnz.move.take">
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message id="gwtnz.move.take-objective">
        <source>Take an objective</source>
        <translation>Prendre un objectif</translation>
    </message>
    <message id="gwtnz.move.take-sheep">
        <source>Take a sheep</source>
        <translation>Prendre un mouton</translation>
    </message>
    <message id="gwtnz.move.travel">
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message id="gwtnz.move.use-aux">
        <source>Auxiliary action</source>
        <translation>Action auxiliaire</translation>
    </message>
    <message id="gwtnz.move.use-token">
        <source>Use an exchange token</source>
        <translation>Utiliser un jeton Échange</translation>
    </message>
    <message id="gwtnz.name">
        <source>Great Western Trail: New Zealand</source>
        <translation>Great Western Trail : Nouvelle-Zélande</translation>
    </message>
    <message id="gwtnz.objective.certificates-2">
        <source>2 certificates</source>
        <translation>2 certificats</translation>
    </message>
    <message id="gwtnz.objective.conditions">
        <source>{first} · {second} · {third}</source>
        <translation>{first} · {second} · {third}</translation>
    </message>
    <message id="gwtnz.objective.pathfinder-2">
        <source>2 in exploration</source>
        <translation>2 en exploration</translation>
    </message>
    <message id="gwtnz.objective.pounds-4">
        <source>4 pounds</source>
        <translation>4 livres</translation>
    </message>
    <message id="gwtnz.objective.ship-2">
        <source>sail 2 spaces</source>
        <translation>bateau : 2 cases</translation>
    </message>
    <message id="gwtnz.objective.tokens-2">
        <source>2 exchange tokens</source>
        <translation>2 jetons Échange</translation>
    </message>
    <message id="gwtnz.objectives">
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message id="gwtnz.objectives.title" numerus="yes">
        <source>Objectives, {pile} in the pile</source>
        <translation>
            <numerusform>Objectifs, {pile} dans la pile</numerusform>
            <numerusform>Objectifs, {pile} dans la pile</numerusform>
        </translation>
    </message>
    <message id="gwtnz.option.green-arrows">
        <source>Green arrows</source>
        <translation>Flèches vertes</translation>
    </message>
    <message id="gwtnz.option.green-arrows.deduction">
        <source>Deduction</source>
        <translation>Déduction</translation>
    </message>
    <message id="gwtnz.option.green-arrows.points">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.option.hands">
        <source>Follow hands</source>
        <translation>Suivre les mains</translation>
    </message>
    <message id="gwtnz.option.mirror">
        <source>What the app follows</source>
        <translation>Ce que suit l'appli</translation>
    </message>
    <message id="gwtnz.option.mirror.boards">
        <source>The boards too</source>
        <translation>Les plateaux aussi</translation>
    </message>
    <message id="gwtnz.option.mirror.quick">
        <source>The essentials</source>
        <translation>L'essentiel</translation>
    </message>
    <message id="gwtnz.option.objective-cards">
        <source>Objective cards</source>
        <translation>Cartes Objectif</translation>
    </message>
    <message id="gwtnz.option.objective-cards.seven">
        <source>On seven</source>
        <translation>Sur sept</translation>
    </message>
    <message id="gwtnz.option.objective-cards.six-and-nine">
        <source>On six and nine</source>
        <translation>Sur six et neuf</translation>
    </message>
    <message id="gwtnz.option.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gwtnz.option.sarah.easy">
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message id="gwtnz.option.sarah.hard">
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message id="gwtnz.option.sarah.medium">
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message id="gwtnz.option.sarah.none">
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message id="gwtnz.option.set-up">
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn">
        <source>Drawn</source>
        <translation>Tirée</translation>
    </message>
    <message id="gwtnz.option.set-up.entered">
        <source>Entered</source>
        <translation>Saisie</translation>
    </message>
    <message id="gwtnz.option.sides">
        <source>Sides of the buildings</source>
        <translation>Faces des bâtiments</translation>
    </message>
    <message id="gwtnz.option.sides.a">
        <source>Side A</source>
        <translation>Face A</translation>
    </message>
    <message id="gwtnz.option.sides.drawn">
        <source>Drawn</source>
        <translation>Tirées</translation>
    </message>
    <message id="gwtnz.option.values">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="gwtnz.option.values.asked">
        <source>Asked for</source>
        <translation>Demandées</translation>
    </message>
    <message id="gwtnz.option.values.assumed">
        <source>Assumed</source>
        <translation>Supposées</translation>
    </message>
    <message id="gwtnz.own-objectives.title">
        <source>Own objectives</source>
        <translation>Mes objectifs</translation>
    </message>
    <message id="gwtnz.pathfinder">
        <source>exploration</source>
        <translation>exploration</translation>
    </message>
    <message id="gwtnz.pathfinder.disc">
        <source>exploration disc</source>
        <translation>disque d'exploration</translation>
    </message>
    <message id="gwtnz.pathfinder.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.pathfinder.title">
        <source>Exploration track</source>
        <translation>Piste Exploration</translation>
    </message>
    <message id="gwtnz.permanent-certificates">
        <source>permanent certificates</source>
        <translation>certificats permanents</translation>
    </message>
    <message id="gwtnz.permanent-wool">
        <source>permanent wool</source>
        <translation>laine permanente</translation>
    </message>
    <message id="gwtnz.phase.act">
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message id="gwtnz.phase.deliver">
        <source>delivery</source>
        <translation>livraison</translation>
    </message>
    <message id="gwtnz.phase.draw">
        <source>drawing</source>
        <translation>pioche</translation>
    </message>
    <message id="gwtnz.phase.foresight-a">
        <source>foresight A</source>
        <translation>prévision A</translation>
    </message>
    <message id="gwtnz.phase.foresight-b">
        <source>foresight B</source>
        <translation>prévision B</translation>
    </message>
    <message id="gwtnz.phase.income">
        <source>income</source>
        <translation>revenu</translation>
    </message>
    <message id="gwtnz.phase.over">
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message id="gwtnz.phase.sarah">
        <source>Sarah's turn</source>
        <translation>tour de Sarah</translation>
    </message>
    <message id="gwtnz.phase.start">
        <source>before the first turn</source>
        <translation>avant le premier tour</translation>
    </message>
    <message id="gwtnz.phase.travel">
        <source>movement</source>
        <translation>déplacement</translation>
    </message>
    <message id="gwtnz.post.between-1">
        <source>post between 1</source>
        <translation>comptoir intermédiaire 1</translation>
    </message>
    <message id="gwtnz.post.between-2">
        <source>post between 2</source>
        <translation>comptoir intermédiaire 2</translation>
    </message>
    <message id="gwtnz.post.between-3">
        <source>post between 3</source>
        <translation>comptoir intermédiaire 3</translation>
    </message>
    <message id="gwtnz.post.between-4">
        <source>post between 4</source>
        <translation>comptoir intermédiaire 4</translation>
    </message>
    <message id="gwtnz.post.local-0">
        <source>local post 0</source>
        <translation>comptoir local 0</translation>
    </message>
    <message id="gwtnz.post.local-1">
        <source>local post 1</source>
        <translation>comptoir local 1</translation>
    </message>
    <message id="gwtnz.post.local-21">
        <source>local post 21</source>
        <translation>comptoir local 21</translation>
    </message>
    <message id="gwtnz.post.local-3">
        <source>local post 3</source>
        <translation>comptoir local 3</translation>
    </message>
    <message id="gwtnz.post.local-6">
        <source>local post 6</source>
        <translation>comptoir local 6</translation>
    </message>
    <message id="gwtnz.post.local-9">
        <source>local post 9</source>
        <translation>comptoir local 9</translation>
    </message>
    <message id="gwtnz.post.overseas-1">
        <source>overseas post 1</source>
        <translation>comptoir à l'étranger 1</translation>
    </message>
    <message id="gwtnz.post.overseas-2">
        <source>overseas post 2</source>
        <translation>comptoir à l'étranger 2</translation>
    </message>
    <message id="gwtnz.post.overseas-3">
        <source>overseas post 3</source>
        <translation>comptoir à l'étranger 3</translation>
    </message>
    <message id="gwtnz.post.overseas-4">
        <source>overseas post 4</source>
        <translation>comptoir à l'étranger 4</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-1">
        <source>overseas wool post 1</source>
        <translation>comptoir à laine à l'étranger 1</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-2">
        <source>overseas wool post 2</source>
        <translation>comptoir à laine à l'étranger 2</translation>
    </message>
    <message id="gwtnz.post.wool-13">
        <source>wool post 13</source>
        <translation>comptoir à laine 13</translation>
    </message>
    <message id="gwtnz.post.wool-5">
        <source>wool post 5</source>
        <translation>comptoir à laine 5</translation>
    </message>
    <message id="gwtnz.post.wool-9">
        <source>wool post 9</source>
        <translation>comptoir à laine 9</translation>
    </message>
    <message id="gwtnz.posts.title">
        <source>Trading posts</source>
        <translation>Comptoirs de livraison</translation>
    </message>
    <message id="gwtnz.pounds">
        <source>pounds</source>
        <translation>livres</translation>
    </message>
    <message id="gwtnz.refusal.a-disc-is-there">
        <source>A disc lies there already.</source>
        <translation>Un disque s'y trouve déjà.</translation>
    </message>
    <message id="gwtnz.refusal.at-least-one-step">
        <source>At least one step.</source>
        <translation>Au moins un lieu.</translation>
    </message>
    <message id="gwtnz.refusal.aux-is-blocked">
        <source>This auxiliary action is not open yet.</source>
        <translation>Cette action auxiliaire n'est pas encore débloquée.</translation>
    </message>
    <message id="gwtnz.refusal.black-disc">
        <source>Only a black disc goes there.</source>
        <translation>Il faut un disque noir.</translation>
    </message>
    <message id="gwtnz.refusal.card-is-open">
        <source>Sarah's card is open already.</source>
        <translation>La carte de Sarah est déjà révélée.</translation>
    </message>
    <message id="gwtnz.refusal.delivered-before">
        <source>You have delivered there already.</source>
        <translation>Vous y avez déjà livré.</translation>
    </message>
    <message id="gwtnz.refusal.disc-from-a-harbour">
        <source>The disc comes from a harbour.</source>
        <translation>Le disque vient d'un port.</translation>
    </message>
    <message id="gwtnz.refusal.each-breed-once">
        <source>Each breed counts once.</source>
        <translation>Chaque race ne compte qu'une fois.</translation>
    </message>
    <message id="gwtnz.refusal.exactly-one-more">
        <source>It needs exactly one craftsman more.</source>
        <translation>Il faut exactement un bâtisseur de plus.</translation>
    </message>
    <message id="gwtnz.refusal.harbour-not-improved">
        <source>The harbour is not improved.</source>
        <translation>Le port n'est pas amélioré.</translation>
    </message>
    <message id="gwtnz.refusal.improved-already">
        <source>This harbour is improved already.</source>
        <translation>Ce port est déjà amélioré.</translation>
    </message>
    <message id="gwtnz.refusal.in-order">
        <source>One after the other.</source>
        <translation>Dans l'ordre.</translation>
    </message>
    <message id="gwtnz.refusal.look-at-the-component">
        <source>Look this up on the component first.</source>
        <translation>Relevez d'abord cette valeur sur le matériel.</translation>
    </message>
    <message id="gwtnz.refusal.market-is-mirrored">
        <source>The app follows the market itself.</source>
        <translation>L'appli suit elle-même le marché.</translation>
    </message>
    <message id="gwtnz.refusal.neutral-only">
        <source>At a neutral building only.</source>
        <translation>Seulement à un bâtiment neutre.</translation>
    </message>
    <message id="gwtnz.refusal.no-choice">
        <source>There is nothing to choose.</source>
        <translation>Il n'y a rien à choisir.</translation>
    </message>
    <message id="gwtnz.refusal.no-condition">
        <source>No condition is met.</source>
        <translation>Aucune condition n'est remplie.</translation>
    </message>
    <message id="gwtnz.refusal.no-disc-there">
        <source>No disc lies there.</source>
        <translation>Aucun disque à cet endroit.</translation>
    </message>
    <message id="gwtnz.refusal.no-free-space">
        <source>There is no free space.</source>
        <translation>Il n'y a pas de place libre.</translation>
    </message>
    <message id="gwtnz.refusal.no-hand">
        <source>The app does not follow hands.</source>
        <translation>L'appli ne suit pas les mains.</translation>
    </message>
    <message id="gwtnz.refusal.no-harbourmaster">
        <source>No harbourmaster tile is left there.</source>
        <translation>Il n'y a plus de tuile Capitainerie.</translation>
    </message>
    <message id="gwtnz.refusal.no-hazard">
        <source>No hazard lies there.</source>
        <translation>Aucun danger à cet endroit.</translation>
    </message>
    <message id="gwtnz.refusal.no-more-taxes">
        <source>No tax is due.</source>
        <translation>Aucune taxe n'est due.</translation>
    </message>
    <message id="gwtnz.refusal.no-sarah">
        <source>Sarah does not play.</source>
        <translation>Sarah ne joue pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-shearer-left">
        <source>No shearer is left for it.</source>
        <translation>Il ne reste plus de tondeur pour cela.</translation>
    </message>
    <message id="gwtnz.refusal.no-sheep">
        <source>It is not a sheep.</source>
        <translation>Ce n'est pas un mouton.</translation>
    </message>
    <message id="gwtnz.refusal.no-step">
        <source>Sarah has no step open.</source>
        <translation>Sarah n'a pas d'étape en cours.</translation>
    </message>
    <message id="gwtnz.refusal.no-step-tile">
        <source>There is no movement tile.</source>
        <translation>Il n'y a pas de tuile Déplacement.</translation>
    </message>
    <message id="gwtnz.refusal.no-storehouse-there">
        <source>No storehouse stands there.</source>
        <translation>Aucun entrepôt à cet endroit.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-building">
        <source>There is no such building.</source>
        <translation>Ce bâtiment n'existe pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-card">
        <source>There is no such card.</source>
        <translation>Cette carte n'existe pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-post">
        <source>There is no such trading post.</source>
        <translation>Ce comptoir n'existe pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-tile">
        <source>There is no such tile.</source>
        <translation>Cette tuile n'existe pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-worker">
        <source>There is no such worker.</source>
        <translation>Cet ouvrier n'existe pas.</translation>
    </message>
    <message id="gwtnz.refusal.no-token">
        <source>No exchange token is left.</source>
        <translation>Il ne reste plus de jeton Échange.</translation>
    </message>
    <message id="gwtnz.refusal.no-way">
        <source>No way leads there.</source>
        <translation>Aucun chemin n'y mène.</translation>
    </message>
    <message id="gwtnz.refusal.not-built">
        <source>It has not been built.</source>
        <translation>Ce n'est pas construit.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-certificates">
        <source>There are not enough certificates.</source>
        <translation>Il n'y a pas assez de certificats.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-craftsmen" numerus="yes">
        <source>It takes {needed} craftsmen; you have {have}.</source>
        <translation>
            <numerusform>Il faut {needed} bâtisseurs ; vous en avez {have}.</numerusform>
            <numerusform>Il faut {needed} bâtisseurs ; vous en avez {have}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-gold">
        <source>It takes {needed} gold.</source>
        <translation>Il faut {needed} or.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-pounds" numerus="yes">
        <source>It costs {needed} pounds; you have {held}.</source>
        <translation>
            <numerusform>Cela coûte {needed} livres ; vous en avez {held}.</numerusform>
            <numerusform>Cela coûte {needed} livres ; vous en avez {held}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-shepherds" numerus="yes">
        <source>It takes {needed} shepherds; {left} are left.</source>
        <translation>
            <numerusform>Il faut {needed} bergères ; il en reste {left}.</numerusform>
            <numerusform>Il faut {needed} bergères ; il en reste {left}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-higher">
        <source>It has to be a higher one.</source>
        <translation>Il en faut un plus grand.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-hand">
        <source>It is not in hand.</source>
        <translation>Elle n'est pas en main.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-her-deck">
        <source>It is not in Sarah's deck.</source>
        <translation>Elle n'est pas dans le paquet de Sarah.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-bag">
        <source>It is not in the bag.</source>
        <translation>Elle n'est pas dans le sac.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-market">
        <source>Not in the market: {breed}.</source>
        <translation>Pas au marché : {breed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-pile">
        <source>It is not in the pile.</source>
        <translation>Elle n'est pas dans la pile.</translation>
    </message>
    <message id="gwtnz.refusal.not-mirrored">
        <source>The app does not follow this board.</source>
        <translation>L'appli ne suit pas ce plateau.</translation>
    </message>
    <message id="gwtnz.refusal.not-offered-here">
        <source>Not possible here: {deed}.</source>
        <translation>Impossible ici : {deed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-payable-together">
        <source>Together this costs {cost}; you have {held}.</source>
        <translation>Le tout coûte {cost} ; vous avez {held}.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs-turn">
        <source>It is not Sarah's turn.</source>
        <translation>Ce n'est pas le tour de Sarah.</translation>
    </message>
    <message id="gwtnz.refusal.not-your-turn">
        <source>It is not your turn.</source>
        <translation>Ce n'est pas votre tour.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-build">
        <source>There is nothing to build.</source>
        <translation>Il n'y a rien à construire.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-pay-with">
        <source>There is nothing to pay with.</source>
        <translation>Il n'y a rien pour payer.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-reveal">
        <source>There is nothing to reveal.</source>
        <translation>Il n'y a rien à révéler.</translation>
    </message>
    <message id="gwtnz.refusal.one-card-only">
        <source>One card only.</source>
        <translation>Une seule carte.</translation>
    </message>
    <message id="gwtnz.refusal.one-disc-only">
        <source>One disc only.</source>
        <translation>Un seul disque.</translation>
    </message>
    <message id="gwtnz.refusal.only-the-joker">
        <source>Only the joker does that.</source>
        <translation>Seul le joker le permet.</translation>
    </message>
    <message id="gwtnz.refusal.other-breed">
        <source>It has to be another breed.</source>
        <translation>Il faut une autre race.</translation>
    </message>
    <message id="gwtnz.refusal.other-draw">
        <source>This draw has been entered already.</source>
        <translation>Ce tirage est déjà saisi.</translation>
    </message>
    <message id="gwtnz.refusal.other-number-of-cards">
        <source>It takes another number of cards.</source>
        <translation>Il faut un autre nombre de cartes.</translation>
    </message>
    <message id="gwtnz.refusal.other-phase">
        <source>Not now: {phase}.</source>
        <translation>Pas maintenant : {phase}.</translation>
    </message>
    <message id="gwtnz.refusal.other-step">
        <source>Sarah's next step is another: {step}.</source>
        <translation>L'étape de Sarah est une autre : {step}.</translation>
    </message>
    <message id="gwtnz.refusal.out-of-range">
        <source>It is out of reach.</source>
        <translation>C'est hors de portée.</translation>
    </message>
    <message id="gwtnz.refusal.over">
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="gwtnz.refusal.own-hand">
        <source>Your own hand takes no tax.</source>
        <translation>Votre propre main ne taxe pas.</translation>
    </message>
    <message id="gwtnz.refusal.pathfinder-too-low">
        <source>Your exploration is too low.</source>
        <translation>Votre exploration est trop basse.</translation>
    </message>
    <message id="gwtnz.refusal.pile-is-empty">
        <source>The pile is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message id="gwtnz.refusal.row-is-full">
        <source>The row is full.</source>
        <translation>La rangée est pleine.</translation>
    </message>
    <message id="gwtnz.refusal.row-of-the-marker">
        <source>The marker stands in this row.</source>
        <translation>Le marqueur est sur cette rangée.</translation>
    </message>
    <message id="gwtnz.refusal.same-space">
        <source>You stand there already.</source>
        <translation>Vous y êtes déjà.</translation>
    </message>
    <message id="gwtnz.refusal.sarah-decides-otherwise">
        <source>Sarah decides otherwise.</source>
        <translation>Sarah décide autrement.</translation>
    </message>
    <message id="gwtnz.refusal.she-can">
        <source>Sarah can do it.</source>
        <translation>Sarah peut le faire.</translation>
    </message>
    <message id="gwtnz.refusal.single-only">
        <source>A single one only.</source>
        <translation>Une seule.</translation>
    </message>
    <message id="gwtnz.refusal.something-first">
        <source>Something else comes first.</source>
        <translation>Autre chose doit être fait d'abord.</translation>
    </message>
    <message id="gwtnz.refusal.starter-of-breeding-2">
        <source>It takes a starting sheep of breeding 2.</source>
        <translation>Il faut un mouton de départ de valeur 2.</translation>
    </message>
    <message id="gwtnz.refusal.too-many">
        <source>That is too many.</source>
        <translation>C'est trop.</translation>
    </message>
    <message id="gwtnz.refusal.too-many-sheep">
        <source>Too many sheep at once.</source>
        <translation>Trop de moutons à la fois.</translation>
    </message>
    <message id="gwtnz.refusal.travelled-already">
        <source>You have moved already.</source>
        <translation>Vous vous êtes déjà déplacé.</translation>
    </message>
    <message id="gwtnz.refusal.worth-too-low">
        <source>Your sheep are worth {worth}; the post asks for {post}.</source>
        <translation>Vos moutons valent {worth} ; le comptoir demande {post}.</translation>
    </message>
    <message id="gwtnz.sarah-card.1">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.10">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.11">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.12">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.13">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.14">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.15">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.16">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.17">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.2">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.3">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.4">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.5">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.6">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.7">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.8">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.9">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="gwtnz.sarah.board">
        <source>Sarah's board</source>
        <translation>Plateau de Sarah</translation>
    </message>
    <message id="gwtnz.sarah.card">
        <source>Sarah's card</source>
        <translation>Carte de Sarah</translation>
    </message>
    <message id="gwtnz.sarah.draw">
        <source>Draw the card of turn {turn}</source>
        <translation>Piochez la carte du tour {turn}</translation>
    </message>
    <message id="gwtnz.sarah.fixed">
        <source>the whole card</source>
        <translation>la carte entière</translation>
    </message>
    <message id="gwtnz.sarah.left-half">
        <source>specialised: left action</source>
        <translation>spécialisée : action de gauche</translation>
    </message>
    <message id="gwtnz.sarah.look-at-the-card">
        <source>Look at the printed card.</source>
        <translation>Regardez la carte imprimée.</translation>
    </message>
    <message id="gwtnz.sarah.next-delivery">
        <source>next delivery</source>
        <translation>prochaine livraison</translation>
    </message>
    <message id="gwtnz.sarah.right-half">
        <source>right action</source>
        <translation>action de droite</translation>
    </message>
    <message id="gwtnz.sarah.specialized">
        <source>specialised: {worker}</source>
        <translation>spécialisée : {worker}</translation>
    </message>
    <message id="gwtnz.sarah.turn">
        <source>Sarah's turn {turn}</source>
        <translation>Tour {turn} de Sarah</translation>
    </message>
    <message id="gwtnz.says.last-turns">
        <source>{seat} has ended the game: everybody else has one more turn</source>
        <translation>{seat} met fin à la partie : encore un tour pour chacun des autres</translation>
    </message>
    <message id="gwtnz.score.buildings" numerus="yes">
        <source>{buildings} buildings</source>
        <translation>
            <numerusform>{buildings} bâtiment</numerusform>
            <numerusform>{buildings} bâtiments</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.cards" numerus="yes">
        <source>{cards} cards</source>
        <translation>
            <numerusform>{cards} carte</numerusform>
            <numerusform>{cards} cartes</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.hand-limit">
        <source>hand limit</source>
        <translation>limite de main</translation>
    </message>
    <message id="gwtnz.score.harbours">
        <source>{small} small, {medium} medium</source>
        <translation>{small} petits, {medium} moyens</translation>
    </message>
    <message id="gwtnz.score.marker">
        <source>market marker</source>
        <translation>marqueur du marché</translation>
    </message>
    <message id="gwtnz.score.masters" numerus="yes">
        <source>{masters} harbourmaster tiles</source>
        <translation>
            <numerusform>{masters} tuile Capitainerie</numerusform>
            <numerusform>{masters} tuiles Capitainerie</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.objectives">
        <source>{met} of {counted} met</source>
        <translation>{met} remplis sur {counted}</translation>
    </message>
    <message id="gwtnz.score.pathfinder">
        <source>space {space}</source>
        <translation>case {space}</translation>
    </message>
    <message id="gwtnz.score.posts" numerus="yes">
        <source>{discs} discs</source>
        <translation>
            <numerusform>{discs} disque</numerusform>
            <numerusform>{discs} disques</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.pounds">
        <source>{pounds} pounds</source>
        <translation>{pounds} livres</translation>
    </message>
    <message id="gwtnz.score.tiles">
        <source>{hazards} hazards, {tiles} bonus tiles</source>
        <translation>{hazards} dangers, {tiles} tuiles Bonus</translation>
    </message>
    <message id="gwtnz.score.title">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="gwtnz.score.workers" numerus="yes">
        <source>{workers} in the last column</source>
        <translation>
            <numerusform>{workers} en dernière colonne</numerusform>
            <numerusform>{workers} en dernière colonne</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.title" numerus="yes">
        <source>Sheep market, {pile} in the pile</source>
        <translation>
            <numerusform>Marché aux moutons, {pile} dans la pile</numerusform>
            <numerusform>Marché aux moutons, {pile} dans la pile</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step-limit">
        <source>movement</source>
        <translation>déplacement</translation>
    </message>
    <message id="gwtnz.step.add-sheep" numerus="yes">
        <source>Add {amount} sheep cards to the market</source>
        <translation>
            <numerusform>Ajouter {amount} carte au marché</numerusform>
            <numerusform>Ajouter {amount} cartes au marché</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.bonus-card">
        <source>Take a bonus card</source>
        <translation>Prendre une carte Bonus</translation>
    </message>
    <message id="gwtnz.step.bonus-tile">
        <source>Take a bonus tile into the box</source>
        <translation>Remettre une tuile Bonus dans la boîte</translation>
    </message>
    <message id="gwtnz.step.bonus-tile.none">
        <source>No bonus tile left</source>
        <translation>Plus de tuile Bonus</translation>
    </message>
    <message id="gwtnz.step.build">
        <source>Build for Sarah</source>
        <translation>Construire pour Sarah</translation>
    </message>
    <message id="gwtnz.step.build-exactly" numerus="yes">
        <source>Build with exactly {amount} craftsmen</source>
        <translation>
            <numerusform>Construire avec exactement {amount} bâtisseur</numerusform>
            <numerusform>Construire avec exactement {amount} bâtisseurs</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.build-exactly.none">
        <source>Nothing to build with exactly so many</source>
        <translation>Rien à construire avec exactement autant</translation>
    </message>
    <message id="gwtnz.step.build.none">
        <source>Nothing to build</source>
        <translation>Rien à construire</translation>
    </message>
    <message id="gwtnz.step.buy-sheep" numerus="yes">
        <source>Buy sheep with {amount} shepherds</source>
        <translation>
            <numerusform>Acheter des moutons avec {amount} bergère</numerusform>
            <numerusform>Acheter des moutons avec {amount} bergères</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.buy-sheep.none">
        <source>No sheep to buy</source>
        <translation>Aucun mouton à acheter</translation>
    </message>
    <message id="gwtnz.step.deliver">
        <source>Deliver to her next post</source>
        <translation>Livrer à son prochain comptoir</translation>
    </message>
    <message id="gwtnz.step.dorset">
        <source>Take a Dorset Horn</source>
        <translation>Prendre un Dorset Horn</translation>
    </message>
    <message id="gwtnz.step.dorset.none">
        <source>No Dorset Horn to take</source>
        <translation>Aucun Dorset Horn à prendre</translation>
    </message>
    <message id="gwtnz.step.extra-move">
        <source>Move her runholder once more</source>
        <translation>Avancer encore son éleveur</translation>
    </message>
    <message id="gwtnz.step.foresight-a">
        <source>Foresight A: the tile on the right</source>
        <translation>Prévision A : la tuile de droite</translation>
    </message>
    <message id="gwtnz.step.foresight-b">
        <source>Foresight B: the tile on the right</source>
        <translation>Prévision B : la tuile de droite</translation>
    </message>
    <message id="gwtnz.step.harbour">
        <source>Disc on a medium harbour</source>
        <translation>Disque sur un port moyen</translation>
    </message>
    <message id="gwtnz.step.harbour.none">
        <source>No harbour left</source>
        <translation>Plus de port</translation>
    </message>
    <message id="gwtnz.step.hazard">
        <source>Take a hazard tile</source>
        <translation>Prendre une tuile Danger</translation>
    </message>
    <message id="gwtnz.step.hazard.none">
        <source>No hazard left</source>
        <translation>Plus de danger</translation>
    </message>
    <message id="gwtnz.step.hire">
        <source>Hire a worker for Sarah</source>
        <translation>Engager un ouvrier pour Sarah</translation>
    </message>
    <message id="gwtnz.step.hire.none">
        <source>Nobody to hire</source>
        <translation>Personne à engager</translation>
    </message>
    <message id="gwtnz.step.move">
        <source>Move her runholder</source>
        <translation>Avancer son éleveur</translation>
    </message>
    <message id="gwtnz.step.objective">
        <source>Take the objective farthest from the pile</source>
        <translation>Prendre l'objectif le plus loin de la pile</translation>
    </message>
    <message id="gwtnz.step.one-sheep">
        <source>Take one sheep of two</source>
        <translation>Prendre un mouton sur deux</translation>
    </message>
    <message id="gwtnz.step.one-sheep.none">
        <source>No sheep to take</source>
        <translation>Aucun mouton à prendre</translation>
    </message>
    <message id="gwtnz.step.pathfinder">
        <source>Advance Sarah in exploration</source>
        <translation>Avancer Sarah en exploration</translation>
    </message>
    <message id="gwtnz.step.sailors">
        <source>Take the bonus card of her sailors</source>
        <translation>Prendre la carte Bonus de ses marins</translation>
    </message>
    <message id="gwtnz.step.shearers">
        <source>Take the sheep of her shearers</source>
        <translation>Prendre le mouton de ses tondeurs</translation>
    </message>
    <message id="gwtnz.step.shearers.none">
        <source>No sheep for her shearers</source>
        <translation>Aucun mouton pour ses tondeurs</translation>
    </message>
    <message id="gwtnz.step.wool">
        <source>Disc on a wool post</source>
        <translation>Disque sur un comptoir à laine</translation>
    </message>
    <message id="gwtnz.storehouses">
        <source>storehouses</source>
        <translation>entrepôts</translation>
    </message>
    <message id="gwtnz.tile.certificate">
        <source>certificate</source>
        <translation>certificat</translation>
    </message>
    <message id="gwtnz.tile.craftsman">
        <source>craftsman</source>
        <translation>bâtisseur</translation>
    </message>
    <message id="gwtnz.tile.ferry">
        <source>ferry</source>
        <translation>bac</translation>
    </message>
    <message id="gwtnz.tile.flood-2-black">
        <source>flood 2, black hand</source>
        <translation>inondation 2, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-2-green">
        <source>flood 2, green hand</source>
        <translation>inondation 2, main verte</translation>
    </message>
    <message id="gwtnz.tile.flood-3-black">
        <source>flood 3, black hand</source>
        <translation>inondation 3, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-3-green">
        <source>flood 3, green hand</source>
        <translation>inondation 3, main verte</translation>
    </message>
    <message id="gwtnz.tile.flood-4-black">
        <source>flood 4, black hand</source>
        <translation>inondation 4, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-4-green">
        <source>flood 4, green hand</source>
        <translation>inondation 4, main verte</translation>
    </message>
    <message id="gwtnz.tile.hazard">
        <source>hazard</source>
        <translation>danger</translation>
    </message>
    <message id="gwtnz.tile.joker">
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message id="gwtnz.tile.kotare">
        <source>kotare</source>
        <translation>martin-chasseur</translation>
    </message>
    <message id="gwtnz.tile.less-gold">
        <source>less gold</source>
        <translation>moins d'or</translation>
    </message>
    <message id="gwtnz.tile.none">
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-black">
        <source>rockfall 2, black hand</source>
        <translation>éboulement 2, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-green">
        <source>rockfall 2, green hand</source>
        <translation>éboulement 2, main verte</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-black">
        <source>rockfall 3, black hand</source>
        <translation>éboulement 3, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-green">
        <source>rockfall 3, green hand</source>
        <translation>éboulement 3, main verte</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-black">
        <source>rockfall 4, black hand</source>
        <translation>éboulement 4, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-green">
        <source>rockfall 4, green hand</source>
        <translation>éboulement 4, main verte</translation>
    </message>
    <message id="gwtnz.tile.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.tile.sailor">
        <source>sailor</source>
        <translation>marin</translation>
    </message>
    <message id="gwtnz.tile.shearer">
        <source>shearer</source>
        <translation>tondeur</translation>
    </message>
    <message id="gwtnz.tile.sheepdog">
        <source>sheepdog</source>
        <translation>chien de berger</translation>
    </message>
    <message id="gwtnz.tile.shepherd">
        <source>shepherd</source>
        <translation>bergère</translation>
    </message>
    <message id="gwtnz.tile.token">
        <source>exchange token</source>
        <translation>jeton Échange</translation>
    </message>
    <message id="gwtnz.tile.tokens">
        <source>exchange tokens</source>
        <translation>jetons Échange</translation>
    </message>
    <message id="gwtnz.tile.wool">
        <source>wool</source>
        <translation>laine</translation>
    </message>
    <message id="gwtnz.tokens">
        <source>exchange tokens</source>
        <translation>jetons Échange</translation>
    </message>
    <message id="gwtnz.tracked.bag-a">
        <source>bag A: {what}</source>
        <translation>sac A : {what}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-a">
        <source>out of bag A: {what}</source>
        <translation>hors du sac A : {what}</translation>
    </message>
    <message id="gwtnz.tracked.cleared">
        <source>cleared: {what}</source>
        <translation>débloqué : {what}</translation>
    </message>
    <message id="gwtnz.tracked.delivered">
        <source>delivered: {what}</source>
        <translation>livré : {what}</translation>
    </message>
    <message id="gwtnz.tracked.discard">
        <source>discard: {what}</source>
        <translation>défausse : {what}</translation>
    </message>
    <message id="gwtnz.tracked.hand">
        <source>hand: {what}</source>
        <translation>main : {what}</translation>
    </message>
    <message id="gwtnz.tracked.hazard">
        <source>hazard: {what}</source>
        <translation>danger : {what}</translation>
    </message>
    <message id="gwtnz.tracked.herd">
        <source>herd: {what}</source>
        <translation>troupeau : {what}</translation>
    </message>
    <message id="gwtnz.tracked.market">
        <source>market: {what}</source>
        <translation>marché : {what}</translation>
    </message>
    <message id="gwtnz.tracked.market-pile">
        <source>sheep pile: {what}</source>
        <translation>pile de moutons : {what}</translation>
    </message>
    <message id="gwtnz.tracked.master">
        <source>harbourmaster: {what}</source>
        <translation>capitainerie : {what}</translation>
    </message>
    <message id="gwtnz.tracked.option">
        <source>option: {what}</source>
        <translation>option : {what}</translation>
    </message>
    <message id="gwtnz.tracked.pathfinder">
        <source>exploration</source>
        <translation>exploration</translation>
    </message>
    <message id="gwtnz.tracked.pile">
        <source>bonus pile: {what}</source>
        <translation>pile Bonus : {what}</translation>
    </message>
    <message id="gwtnz.tracked.printed">
        <source>printed: {what} {of}</source>
        <translation>imprimé : {what} {of}</translation>
    </message>
    <message id="gwtnz.tracked.sarah">
        <source>Sarah: {what}</source>
        <translation>Sarah : {what}</translation>
    </message>
    <message id="gwtnz.tracked.tile">
        <source>bonus tile: {what}</source>
        <translation>tuile Bonus : {what}</translation>
    </message>
    <message id="gwtnz.tracked.workers">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="gwtnz.value.black">
        <source>black hand</source>
        <translation>main noire</translation>
    </message>
    <message id="gwtnz.value.dorset-1">
        <source>a Dorset Horn</source>
        <translation>un Dorset Horn</translation>
    </message>
    <message id="gwtnz.value.dorset-3">
        <source>three Dorset Horn</source>
        <translation>trois Dorset Horn</translation>
    </message>
    <message id="gwtnz.value.flood">
        <source>flood</source>
        <translation>inondation</translation>
    </message>
    <message id="gwtnz.value.four-9">
        <source>four for 9</source>
        <translation>quatre à 9</translation>
    </message>
    <message id="gwtnz.value.green">
        <source>green hand</source>
        <translation>main verte</translation>
    </message>
    <message id="gwtnz.value.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="gwtnz.value.objective">
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message id="gwtnz.value.pair-3">
        <source>a pair for 3</source>
        <translation>une paire à 3</translation>
    </message>
    <message id="gwtnz.value.rockfall">
        <source>rockfall</source>
        <translation>éboulement</translation>
    </message>
    <message id="gwtnz.value.suffolk-10">
        <source>a Suffolk for 10</source>
        <translation>un Suffolk à 10</translation>
    </message>
    <message id="gwtnz.value.suffolk-4">
        <source>a Suffolk for 4</source>
        <translation>un Suffolk à 4</translation>
    </message>
    <message id="gwtnz.value.two-2">
        <source>two for 2</source>
        <translation>deux à 2</translation>
    </message>
    <message id="gwtnz.value.two-5">
        <source>two for 5</source>
        <translation>deux à 5</translation>
    </message>
    <message id="gwtnz.wellington.deliver">
        <source>2. Delivery worth {worth}</source>
        <translation>2. Livraison d'une valeur de {worth}</translation>
    </message>
    <message id="gwtnz.wellington.foresight-a">
        <source>3. Foresight A</source>
        <translation>3. Prévision A</translation>
    </message>
    <message id="gwtnz.wellington.foresight-b">
        <source>4. Foresight B</source>
        <translation>4. Prévision B</translation>
    </message>
    <message id="gwtnz.wellington.income">
        <source>1. Income of {worth}</source>
        <translation>1. Revenu de {worth}</translation>
    </message>
    <message id="gwtnz.wellington.title">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.why.add-sheep">
        <source>Because she is specialised in shepherds.</source>
        <translation>Parce qu'elle est spécialisée en bergères.</translation>
    </message>
    <message id="gwtnz.why.bonus-card">
        <source>Her new worker covers its symbol.</source>
        <translation>Son nouvel ouvrier couvre le symbole.</translation>
    </message>
    <message id="gwtnz.why.bonus-tile">
        <source>The cheapest row, farthest to the left.</source>
        <translation>La rangée la moins chère, le plus à gauche.</translation>
    </message>
    <message id="gwtnz.why.build">
        <source>With as many craftsmen as possible.</source>
        <translation>Avec le plus de bâtisseurs possible.</translation>
    </message>
    <message id="gwtnz.why.build-exactly">
        <source>Her card asks for that many.</source>
        <translation>Sa carte en demande autant.</translation>
    </message>
    <message id="gwtnz.why.buy-sheep">
        <source>The most points, then the breed with fewer in the market.</source>
        <translation>Le plus de points, puis la race la moins nombreuse au marché.</translation>
    </message>
    <message id="gwtnz.why.deliver">
        <source>The next higher local post each time.</source>
        <translation>Chaque fois le comptoir local suivant.</translation>
    </message>
    <message id="gwtnz.why.dorset">
        <source>If there is one in the market.</source>
        <translation>S'il y en a un au marché.</translation>
    </message>
    <message id="gwtnz.why.extra-move">
        <source>The card gives her more movement.</source>
        <translation>La carte lui donne un déplacement de plus.</translation>
    </message>
    <message id="gwtnz.why.foresight-a">
        <source>Slide the others to the right and refill.</source>
        <translation>Décalez les autres vers la droite et complétez.</translation>
    </message>
    <message id="gwtnz.why.foresight-b">
        <source>Slide the others to the right and refill.</source>
        <translation>Décalez les autres vers la droite et complétez.</translation>
    </message>
    <message id="gwtnz.why.harbour">
        <source>The one worth least, without a disc of hers.</source>
        <translation>Le moins cher, sans disque à elle.</translation>
    </message>
    <message id="gwtnz.why.hazard">
        <source>The zone with the most valuable tile.</source>
        <translation>La zone où la tuile vaut le plus.</translation>
    </message>
    <message id="gwtnz.why.hire">
        <source>In the order that her card prints.</source>
        <translation>Dans l'ordre imprimé sur sa carte.</translation>
    </message>
    <message id="gwtnz.why.move">
        <source>The shortest way to Wellington, then the one with the least taxes.</source>
        <translation>Le chemin le plus court vers Wellington, puis le moins taxé.</translation>
    </message>
    <message id="gwtnz.why.objective">
        <source>It counts as met.</source>
        <translation>Il compte comme rempli.</translation>
    </message>
    <message id="gwtnz.why.one-sheep">
        <source>The one worth more points.</source>
        <translation>Celui qui vaut le plus de points.</translation>
    </message>
    <message id="gwtnz.why.pathfinder">
        <source>She takes no rewards, only the points at the end.</source>
        <translation>Sans récompense, seulement les points à la fin.</translation>
    </message>
    <message id="gwtnz.why.sailors">
        <source>So many sailors lead to this card.</source>
        <translation>Ses marins mènent à cette carte.</translation>
    </message>
    <message id="gwtnz.why.shearers">
        <source>By the number of her shearers.</source>
        <translation>Selon le nombre de ses tondeurs.</translation>
    </message>
    <message id="gwtnz.why.skipped">
        <source>She could not.</source>
        <translation>Elle ne pouvait pas.</translation>
    </message>
    <message id="gwtnz.why.tie">
        <source>Several are equal: choose.</source>
        <translation>Plusieurs se valent : choisissez.</translation>
    </message>
    <message id="gwtnz.why.wool">
        <source>The post that her board shows.</source>
        <translation>Le comptoir indiqué sur son plateau.</translation>
    </message>
    <message id="gwtnz.worker.craftsman">
        <source>craftsmen</source>
        <translation>bâtisseurs</translation>
    </message>
    <message id="gwtnz.worker.sailor">
        <source>sailors</source>
        <translation>marins</translation>
    </message>
    <message id="gwtnz.worker.shearer">
        <source>shearers</source>
        <translation>tondeurs</translation>
    </message>
    <message id="gwtnz.worker.shepherd">
        <source>shepherds</source>
        <translation>bergères</translation>
    </message>
</context>
</TS>
