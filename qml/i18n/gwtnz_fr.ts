<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="gwtnz.actions.title">
        <source>Actions: {location}</source>
        <translation>Actions : {location}</translation>
    </message>
    <message id="gwtnz.arrow.black">
        <source>Black arrow</source>
        <translation>Flèche noire</translation>
    </message>
    <message id="gwtnz.arrow.red">
        <source>Red arrow</source>
        <translation>Flèche rouge</translation>
    </message>
    <message id="gwtnz.arrow.turquoise">
        <source>Turquoise arrow</source>
        <translation>Flèche turquoise</translation>
    </message>
    <message id="gwtnz.arrow.yellow">
        <source>Yellow arrow</source>
        <translation>Flèche jaune</translation>
    </message>
    <message id="gwtnz.aux.certificate">
        <source>Certificate for £2</source>
        <translation>Certificat pour 2 £</translation>
    </message>
    <message id="gwtnz.aux.draw">
        <source>Draw and discard</source>
        <translation>Piocher et défausser</translation>
    </message>
    <message id="gwtnz.aux.pathfinder">
        <source>Pathfinder for £1</source>
        <translation>Exploration pour 1 £</translation>
    </message>
    <message id="gwtnz.aux.pound">
        <source>Gain £1</source>
        <translation>Recevoir 1 £</translation>
    </message>
    <message id="gwtnz.aux.ship">
        <source>Ship for £1</source>
        <translation>Bateau pour 1 £</translation>
    </message>
    <message id="gwtnz.board.bonus-cards">
        <source>Bonus cards</source>
        <translation>Cartes Bonus</translation>
    </message>
    <message id="gwtnz.board.bonus-tiles">
        <source>Bonus tile market</source>
        <translation>Marché aux tuiles Bonus</translation>
    </message>
    <message id="gwtnz.board.foresight">
        <source>Foresight spaces</source>
        <translation>Cases Prévision</translation>
    </message>
    <message id="gwtnz.board.harbours">
        <source>Harbours</source>
        <translation>Ports</translation>
    </message>
    <message id="gwtnz.board.hazards">
        <source>Hazard zones</source>
        <translation>Zones Danger</translation>
    </message>
    <message id="gwtnz.board.jobs">
        <source>Job market</source>
        <translation>Marché de l’emploi</translation>
    </message>
    <message id="gwtnz.board.objectives">
        <source>Objectives on offer</source>
        <translation>Offre d’objectifs</translation>
    </message>
    <message id="gwtnz.board.sheep">
        <source>Sheep market</source>
        <translation>Marché au bétail</translation>
    </message>
    <message id="gwtnz.board.title">
        <source>Player board</source>
        <translation>Plateau Joueur</translation>
    </message>
    <message id="gwtnz.board.trail">
        <source>Trail</source>
        <translation>Parcours</translation>
    </message>
    <message id="gwtnz.bonus-cards.set">
        <source>Set {set} · {gold} gold</source>
        <translation>Ensemble {set} · {gold} or</translation>
    </message>
    <message id="gwtnz.bonus-cards.title">
        <source>Bonus cards</source>
        <translation>Cartes Bonus</translation>
    </message>
    <message id="gwtnz.bonus.title">
        <source>Bonus tile market</source>
        <translation>Marché aux tuiles Bonus</translation>
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
    <message id="gwtnz.breed.hampshire-or-ryeland">
        <source>Hampshire or Ryeland</source>
        <translation>Hampshire ou Ryeland</translation>
    </message>
    <message id="gwtnz.breed.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.breed.lincoln-or-corriedale">
        <source>Lincoln or Corriedale</source>
        <translation>Lincoln ou Corriedale</translation>
    </message>
    <message id="gwtnz.breed.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.breed.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.building.#">
        <source>Building {number}</source>
        <translation>Bâtiment {number}</translation>
    </message>
    <message id="gwtnz.building.10a">
        <source>Building 10a</source>
        <translation>Bâtiment 10a</translation>
    </message>
    <message id="gwtnz.building.10b">
        <source>Building 10b</source>
        <translation>Bâtiment 10b</translation>
    </message>
    <message id="gwtnz.building.1a">
        <source>Building 1a</source>
        <translation>Bâtiment 1a</translation>
    </message>
    <message id="gwtnz.building.1b">
        <source>Building 1b</source>
        <translation>Bâtiment 1b</translation>
    </message>
    <message id="gwtnz.building.2a">
        <source>Building 2a</source>
        <translation>Bâtiment 2a</translation>
    </message>
    <message id="gwtnz.building.2b">
        <source>Building 2b</source>
        <translation>Bâtiment 2b</translation>
    </message>
    <message id="gwtnz.building.3a">
        <source>Building 3a</source>
        <translation>Bâtiment 3a</translation>
    </message>
    <message id="gwtnz.building.3b">
        <source>Building 3b</source>
        <translation>Bâtiment 3b</translation>
    </message>
    <message id="gwtnz.building.4a">
        <source>Building 4a</source>
        <translation>Bâtiment 4a</translation>
    </message>
    <message id="gwtnz.building.4b">
        <source>Building 4b</source>
        <translation>Bâtiment 4b</translation>
    </message>
    <message id="gwtnz.building.5a">
        <source>Building 5a</source>
        <translation>Bâtiment 5a</translation>
    </message>
    <message id="gwtnz.building.5b">
        <source>Building 5b</source>
        <translation>Bâtiment 5b</translation>
    </message>
    <message id="gwtnz.building.6a">
        <source>Building 6a</source>
        <translation>Bâtiment 6a</translation>
    </message>
    <message id="gwtnz.building.6b">
        <source>Building 6b</source>
        <translation>Bâtiment 6b</translation>
    </message>
    <message id="gwtnz.building.7a">
        <source>Building 7a</source>
        <translation>Bâtiment 7a</translation>
    </message>
    <message id="gwtnz.building.7b">
        <source>Building 7b</source>
        <translation>Bâtiment 7b</translation>
    </message>
    <message id="gwtnz.building.8a">
        <source>Building 8a</source>
        <translation>Bâtiment 8a</translation>
    </message>
    <message id="gwtnz.building.8b">
        <source>Building 8b</source>
        <translation>Bâtiment 8b</translation>
    </message>
    <message id="gwtnz.building.9a">
        <source>Building 9a</source>
        <translation>Bâtiment 9a</translation>
    </message>
    <message id="gwtnz.building.9b">
        <source>Building 9b</source>
        <translation>Bâtiment 9b</translation>
    </message>
    <message id="gwtnz.building.board">
        <source>On the trail</source>
        <translation>Sur le parcours</translation>
    </message>
    <message id="gwtnz.building.gone">
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message id="gwtnz.building.lush">
        <source>On lush ground</source>
        <translation>Sur végétation luxuriante</translation>
    </message>
    <message id="gwtnz.building.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.building.supply">
        <source>In supply</source>
        <translation>En réserve</translation>
    </message>
    <message id="gwtnz.buildings">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="gwtnz.buildings.title">
        <source>Own buildings</source>
        <translation>Bâtiments personnels</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.dorset-1">
        <source>Dorset Horn, £1 (2 shepherds)</source>
        <translation>Dorset Horn, 1 £ (2 bergères)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.dorset-3">
        <source>Dorset Horn, £3 (1 shepherd)</source>
        <translation>Dorset Horn, 3 £ (1 bergère)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.four-9">
        <source>Hampshire or Ryeland, £9 (1 shepherd)</source>
        <translation>Hampshire ou Ryeland, 9 £ (1 bergère)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.pair-3">
        <source>Two of Lincoln and Corriedale, £3 (3 shepherds)</source>
        <translation>Deux Lincoln ou Corriedale, 3 £ (3 bergères)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.suffolk-10">
        <source>Suffolk and a token, £10 (2 shepherds)</source>
        <translation>Suffolk et un jeton, 10 £ (2 bergères)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.suffolk-4">
        <source>Suffolk and a token, £4 (4 shepherds)</source>
        <translation>Suffolk et un jeton, 4 £ (4 bergères)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.two-2">
        <source>Lincoln or Corriedale, £2 (2 shepherds)</source>
        <translation>Lincoln ou Corriedale, 2 £ (2 bergères)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.two-5">
        <source>Lincoln or Corriedale, £5 (1 shepherd)</source>
        <translation>Lincoln ou Corriedale, 5 £ (1 bergère)</translation>
    </message>
    <message id="gwtnz.captain.nothing">
        <source>Leave the tile</source>
        <translation>Laisser la tuile</translation>
    </message>
    <message id="gwtnz.card.#">
        <source>Card {number}</source>
        <translation>Carte {number}</translation>
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
        <translation>Traversier</translation>
    </message>
    <message id="gwtnz.card.hampshire">
        <source>Hampshire</source>
        <translation>Hampshire</translation>
    </message>
    <message id="gwtnz.card.kotare">
        <source>Kōtare</source>
        <translation>Oiseau Kōtare</translation>
    </message>
    <message id="gwtnz.card.leicester">
        <source>English Leicester</source>
        <translation>English Leicester</translation>
    </message>
    <message id="gwtnz.card.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.card.merino">
        <source>Merino</source>
        <translation>Merino</translation>
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
        <source>Bonus card 1</source>
        <translation>Carte Bonus 1</translation>
    </message>
    <message id="gwtnz.card.set10">
        <source>Bonus objective 10</source>
        <translation>Objectif Bonus 10</translation>
    </message>
    <message id="gwtnz.card.set2">
        <source>Bonus card 2</source>
        <translation>Carte Bonus 2</translation>
    </message>
    <message id="gwtnz.card.set3">
        <source>Bonus sheep 3</source>
        <translation>Mouton Bonus 3</translation>
    </message>
    <message id="gwtnz.card.set4">
        <source>Bonus card 4</source>
        <translation>Carte Bonus 4</translation>
    </message>
    <message id="gwtnz.card.set5">
        <source>Bonus card 5</source>
        <translation>Carte Bonus 5</translation>
    </message>
    <message id="gwtnz.card.set6">
        <source>Bonus card 6</source>
        <translation>Carte Bonus 6</translation>
    </message>
    <message id="gwtnz.card.set7">
        <source>Bonus sheep 7</source>
        <translation>Mouton Bonus 7</translation>
    </message>
    <message id="gwtnz.card.set8">
        <source>Bonus objective 8</source>
        <translation>Objectif Bonus 8</translation>
    </message>
    <message id="gwtnz.card.set9">
        <source>Bonus objective 9</source>
        <translation>Objectif Bonus 9</translation>
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
        <source>Certificates</source>
        <translation>Certificats</translation>
    </message>
    <message id="gwtnz.column.#">
        <source>Column {place}</source>
        <translation>Colonne {place}</translation>
    </message>
    <message id="gwtnz.condition.building">
        <source>A building</source>
        <translation>Un bâtiment</translation>
    </message>
    <message id="gwtnz.condition.building-4">
        <source>A building of 4 craftsmen</source>
        <translation>Un bâtiment de 4 bâtisseurs</translation>
    </message>
    <message id="gwtnz.condition.ferry">
        <source>A ferry</source>
        <translation>Un traversier</translation>
    </message>
    <message id="gwtnz.condition.flood">
        <source>A flood tile</source>
        <translation>Une tuile Inondation</translation>
    </message>
    <message id="gwtnz.condition.hampshire-or-ryeland">
        <source>A Hampshire or Ryeland</source>
        <translation>Un Hampshire ou Ryeland</translation>
    </message>
    <message id="gwtnz.condition.lincoln-or-corriedale">
        <source>A Lincoln or Corriedale</source>
        <translation>Un Lincoln ou Corriedale</translation>
    </message>
    <message id="gwtnz.condition.none">
        <source>No further condition</source>
        <translation>Pas d’autre condition</translation>
    </message>
    <message id="gwtnz.condition.pathfinder-6">
        <source>Pathfinder 6</source>
        <translation>Exploration 6</translation>
    </message>
    <message id="gwtnz.condition.post-13">
        <source>A disc on a post of 13 or more</source>
        <translation>Un disque sur un comptoir de 13 ou plus</translation>
    </message>
    <message id="gwtnz.condition.shearers-2">
        <source>2 shearers</source>
        <translation>2 tondeurs</translation>
    </message>
    <message id="gwtnz.condition.storehouse">
        <source>A storehouse</source>
        <translation>Un entrepôt</translation>
    </message>
    <message id="gwtnz.deed.aux">
        <source>Auxiliary action[, up to {amount}×]</source>
        <translation>Action auxiliaire[, jusqu’à {amount}×]</translation>
    </message>
    <message id="gwtnz.deed.bonus-tile">
        <source>Buy a bonus tile[, cost changed by {amount}]</source>
        <translation>Investir dans une tuile Bonus[, coût modifié de {amount}]</translation>
    </message>
    <message id="gwtnz.deed.build">
        <source>Build[, £{amount} per craftsman]</source>
        <translation>Construire[, {amount} £ par bâtisseur]</translation>
    </message>
    <message id="gwtnz.deed.buy-sheep">
        <source>Buy sheep[, shepherds: {amount}]</source>
        <translation>Acheter des moutons[, bergères : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.certificate">
        <source>Certificates[: {amount}]</source>
        <translation>Certificats[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.certificates-per-lush">
        <source>Certificates per building on lush ground[: {amount}]</source>
        <translation>Certificats par bâtiment sur végétation luxuriante[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.deliver-wool">
        <source>Deliver wool[ worth {amount}]</source>
        <translation>Livrer de la laine[ valant {amount}]</translation>
    </message>
    <message id="gwtnz.deed.draw-discard">
        <source>Draw and discard[: {amount}]</source>
        <translation>Piocher et défausser[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.four-pound-sheep">
        <source>Hampshire or Ryeland for £4</source>
        <translation>Hampshire ou Ryeland pour 4 £</translation>
    </message>
    <message id="gwtnz.deed.free-sheep">
        <source>Free sheep</source>
        <translation>Moutons gratuits</translation>
    </message>
    <message id="gwtnz.deed.gold">
        <source>Gain gold[: {amount}]</source>
        <translation>Recevoir de l’or[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.gold-for-sheep">
        <source>Discard a sheep: gold</source>
        <translation>Défausser un mouton : or</translation>
    </message>
    <message id="gwtnz.deed.hazard">
        <source>Remove a hazard[ for £{amount}]</source>
        <translation>Retirer un danger[ pour {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.hazard-pairs">
        <source>Pathfinder 2 per pair of hazards[ and £{amount}]</source>
        <translation>Exploration 2 par paire de dangers[ et {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.hire">
        <source>Hire a worker[, cost changed by {amount}]</source>
        <translation>Engager un ouvrier[, coût modifié de {amount}]</translation>
    </message>
    <message id="gwtnz.deed.objective">
        <source>Take an objective</source>
        <translation>Obtenir un objectif</translation>
    </message>
    <message id="gwtnz.deed.pathfinder">
        <source>Pathfinder track[: {amount}]</source>
        <translation>Piste Exploration[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds">
        <source>Gain pounds[: {amount}]</source>
        <translation>Recevoir des livres[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-lush">
        <source>Pounds per building on lush ground[: {amount}]</source>
        <translation>Livres par bâtiment sur végétation luxuriante[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-shepherd">
        <source>Pounds per shepherd[: {amount}]</source>
        <translation>Livres par bergère[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-storehouse">
        <source>Pounds per storehouse[: {amount}]</source>
        <translation>Livres par entrepôt[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.romney">
        <source>Take a Romney</source>
        <translation>Prendre un Romney</translation>
    </message>
    <message id="gwtnz.deed.sell-any">
        <source>Discard a sheep: gold[ and £{amount}]</source>
        <translation>Défausser un mouton : or[ et {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.sell-leicester">
        <source>Discard an English Leicester[: £{amount}]</source>
        <translation>Défausser un English Leicester[ : {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.sell-pair">
        <source>Discard two alike[: £{amount}]</source>
        <translation>Défausser deux moutons pareils[ : {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.sell-southdown">
        <source>Discard a Southdown[: £{amount}]</source>
        <translation>Défausser un Southdown[ : {amount} £]</translation>
    </message>
    <message id="gwtnz.deed.shear">
        <source>Shear sheep[, up to {amount}]</source>
        <translation>Tondre[, jusqu’à {amount}]</translation>
    </message>
    <message id="gwtnz.deed.ship">
        <source>Move the ship[: {amount}]</source>
        <translation>Déplacer le bateau[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.storehouse">
        <source>Storehouse within reach[: {amount}]</source>
        <translation>Entrepôt à portée[ : {amount}]</translation>
    </message>
    <message id="gwtnz.deed.token">
        <source>Exchange token</source>
        <translation>Jeton Échange</translation>
    </message>
    <message id="gwtnz.deed.travel">
        <source>Travel on[, up to {amount}]</source>
        <translation>Avancer encore[, jusqu’à {amount}]</translation>
    </message>
    <message id="gwtnz.deed.wool-13">
        <source>Disc onto wool post 13[ for £{amount}]</source>
        <translation>Disque sur le comptoir à laine 13[ pour {amount} £]</translation>
    </message>
    <message id="gwtnz.did.add-sheep">
        <source>Added two cards to the sheep market</source>
        <translation>Ajoute deux cartes au Marché au bétail</translation>
    </message>
    <message id="gwtnz.did.build">
        <source>Built: {building}[, in place of: {replaces}]</source>
        <translation>Construit : {building}[, à la place de : {replaces}]</translation>
    </message>
    <message id="gwtnz.did.buy-bonus-card">
        <source>Bought a bonus card: {header}</source>
        <translation>Achète une carte Bonus : {header}</translation>
    </message>
    <message id="gwtnz.did.buy-sheep">
        <source>Bought {breed}[ and {second}]</source>
        <translation>Achète : {breed}[ et {second}]</translation>
    </message>
    <message id="gwtnz.did.buy-tile">
        <source>Bought a bonus tile: {row}, {column}</source>
        <translation>Achète une tuile Bonus : {row}, {column}</translation>
    </message>
    <message id="gwtnz.did.choose-eleven">
        <source>Space 11: no more taxes</source>
        <translation>Case 11 : plus de taxes</translation>
    </message>
    <message id="gwtnz.did.choose-eleven.no-noTax">
        <source>Space 11: one more step</source>
        <translation>Case 11 : un déplacement de plus</translation>
    </message>
    <message id="gwtnz.did.combine-tokens">
        <source>Two tokens: a Shropshire left, 1 gold</source>
        <translation>Deux jetons : un Shropshire en moins, 1 or</translation>
    </message>
    <message id="gwtnz.did.deliver">
        <source>Delivered: {post}</source>
        <translation>Livre : {post}</translation>
    </message>
    <message id="gwtnz.did.deliver-wool">
        <source>Delivered wool: {post}</source>
        <translation>Livre de la laine : {post}</translation>
    </message>
    <message id="gwtnz.did.discard">
        <source>Discarded {card}</source>
        <translation>Défausse : {card}</translation>
    </message>
    <message id="gwtnz.did.draw-cards">
        <source>Drew[ {cards}]</source>
        <translation>Pioche[ : {cards}]</translation>
    </message>
    <message id="gwtnz.did.end-turn">
        <source>Ended the turn</source>
        <translation>Finit son tour</translation>
    </message>
    <message id="gwtnz.did.enter-objective">
        <source>Took an objective: {action}</source>
        <translation>Prend un objectif : {action}</translation>
    </message>
    <message id="gwtnz.did.foresight">
        <source>Placed a foresight tile</source>
        <translation>Place une tuile Prévision</translation>
    </message>
    <message id="gwtnz.did.hire">
        <source>Hired: {worker}</source>
        <translation>Engage : {worker}</translation>
    </message>
    <message id="gwtnz.did.improve-large">
        <source>Improved a large harbour: {harbour}</source>
        <translation>Améliore un grand port : {harbour}</translation>
    </message>
    <message id="gwtnz.did.improve-medium">
        <source>Improved a medium harbour: {harbour}</source>
        <translation>Améliore un port moyen : {harbour}</translation>
    </message>
    <message id="gwtnz.did.improve-small">
        <source>Improved a small harbour: {harbour}</source>
        <translation>Améliore un petit port : {harbour}</translation>
    </message>
    <message id="gwtnz.did.income">
        <source>Income[: {cards}][, certificates: {certificates}]</source>
        <translation>Revenu[ : {cards}][, certificats : {certificates}]</translation>
    </message>
    <message id="gwtnz.did.marker-out">
        <source>Ended the game: the marker has left the market</source>
        <translation>Déclenche la fin : le marqueur sort du marché</translation>
    </message>
    <message id="gwtnz.did.pay-tax">
        <source>Paid a tax: {hand}[, to {to}]</source>
        <translation>Paie une taxe : {hand}[, à {to}]</translation>
    </message>
    <message id="gwtnz.did.play-card">
        <source>Played {card}</source>
        <translation>Joue : {card}</translation>
    </message>
    <message id="gwtnz.did.play-objective">
        <source>Played an objective</source>
        <translation>Joue un objectif</translation>
    </message>
    <message id="gwtnz.did.remove-hazard">
        <source>Removed a hazard: {tile}</source>
        <translation>Retire un danger : {tile}</translation>
    </message>
    <message id="gwtnz.did.reveal-objective">
        <source>New objective: {action}</source>
        <translation>Nouvel objectif : {action}</translation>
    </message>
    <message id="gwtnz.did.reveal-sheep">
        <source>Came into the market[: {breeds}]</source>
        <translation>Arrivent au marché[ : {breeds}]</translation>
    </message>
    <message id="gwtnz.did.reveal-tile-a">
        <source>Came up: {tile}</source>
        <translation>Tuile A : {tile}</translation>
    </message>
    <message id="gwtnz.did.reveal-tile-b">
        <source>Came up: {tile}</source>
        <translation>Tuile B : {tile}</translation>
    </message>
    <message id="gwtnz.did.sail">
        <source>Moved the ship</source>
        <translation>Déplace son bateau</translation>
    </message>
    <message id="gwtnz.did.sarah-add-sheep">
        <source>Sarah added cards to the sheep market</source>
        <translation>Sarah ajoute des cartes au Marché au bétail</translation>
    </message>
    <message id="gwtnz.did.sarah-bonus-card">
        <source>Sarah took a bonus card: {header}</source>
        <translation>Sarah prend une carte Bonus : {header}</translation>
    </message>
    <message id="gwtnz.did.sarah-build">
        <source>Sarah built: {building}[, in place of: {replaces}]</source>
        <translation>Sarah construit : {building}[, à la place de : {replaces}]</translation>
    </message>
    <message id="gwtnz.did.sarah-card">
        <source>Sarah drew: {card}</source>
        <translation>Sarah pioche : {card}</translation>
    </message>
    <message id="gwtnz.did.sarah-deliver">
        <source>Sarah delivered: {post}</source>
        <translation>Sarah livre : {post}</translation>
    </message>
    <message id="gwtnz.did.sarah-foresight">
        <source>Sarah placed a foresight tile</source>
        <translation>Sarah place une tuile Prévision</translation>
    </message>
    <message id="gwtnz.did.sarah-harbour">
        <source>Sarah improved a harbour: {harbour}</source>
        <translation>Sarah améliore un port : {harbour}</translation>
    </message>
    <message id="gwtnz.did.sarah-hazard">
        <source>Sarah removed a hazard: {tile}</source>
        <translation>Sarah retire un danger : {tile}</translation>
    </message>
    <message id="gwtnz.did.sarah-hire">
        <source>Sarah hired: {worker}</source>
        <translation>Sarah engage : {worker}</translation>
    </message>
    <message id="gwtnz.did.sarah-move">
        <source>Sarah reached Wellington</source>
        <translation>Sarah atteint Wellington</translation>
    </message>
    <message id="gwtnz.did.sarah-move.no-wellington">
        <source>Sarah moved by {places}</source>
        <translation>Sarah avance de {places}</translation>
    </message>
    <message id="gwtnz.did.sarah-objective">
        <source>Sarah took an objective worth {points}</source>
        <translation>Sarah prend un objectif de valeur {points}</translation>
    </message>
    <message id="gwtnz.did.sarah-pathfinder">
        <source>Sarah advanced by {steps}</source>
        <translation>Sarah avance de {steps} sur la piste Exploration</translation>
    </message>
    <message id="gwtnz.did.sarah-skip">
        <source>Sarah left a step out</source>
        <translation>Sarah renonce à une étape</translation>
    </message>
    <message id="gwtnz.did.sarah-take-sheep">
        <source>Sarah took sheep[: {first}][, {second}][, {third}]</source>
        <translation>Sarah prend des moutons[ : {first}][, {second}][, {third}]</translation>
    </message>
    <message id="gwtnz.did.sarah-take-tile">
        <source>Sarah put a bonus tile into the box</source>
        <translation>Sarah remet une tuile Bonus dans la boîte</translation>
    </message>
    <message id="gwtnz.did.sarah-wool">
        <source>Sarah delivered wool: {post}</source>
        <translation>Sarah livre de la laine : {post}</translation>
    </message>
    <message id="gwtnz.did.sell">
        <source>{deed}: {card}</source>
        <translation>{deed} : {card}</translation>
    </message>
    <message id="gwtnz.did.shear">
        <source>Sheared[ {cards}]</source>
        <translation>Tond[ : {cards}]</translation>
    </message>
    <message id="gwtnz.did.shear-draw">
        <source>A shearer drew a card</source>
        <translation>Un tondeur fait piocher</translation>
    </message>
    <message id="gwtnz.did.start">
        <source>Began at {location}</source>
        <translation>Commence : {location}</translation>
    </message>
    <message id="gwtnz.did.take">
        <source>{deed}</source>
        <translation>{deed}</translation>
    </message>
    <message id="gwtnz.did.take-objective">
        <source>Took an objective</source>
        <translation>Prend un objectif</translation>
    </message>
    <message id="gwtnz.did.take-sheep">
        <source>Took {breed}[ and {second}]</source>
        <translation>Prend : {breed}[ et {second}]</translation>
    </message>
    <message id="gwtnz.did.travel">
        <source>Travelled: {location}</source>
        <translation>Se déplace : {location}</translation>
    </message>
    <message id="gwtnz.did.use-aux">
        <source>Auxiliary action, double: {aux}</source>
        <translation>Action auxiliaire double : {aux}</translation>
    </message>
    <message id="gwtnz.did.use-aux.no-twice">
        <source>Auxiliary action: {aux}</source>
        <translation>Action auxiliaire : {aux}</translation>
    </message>
    <message id="gwtnz.did.use-token">
        <source>Used an exchange token</source>
        <translation>Utilise un jeton Échange</translation>
    </message>
    <message id="gwtnz.disc.certificate-1">
        <source>Certificate, first disc</source>
        <translation>Certificat, premier disque</translation>
    </message>
    <message id="gwtnz.disc.certificate-2">
        <source>Certificate, second disc</source>
        <translation>Certificat, second disque</translation>
    </message>
    <message id="gwtnz.disc.certificate-limit">
        <source>Certificate limit</source>
        <translation>Limite de certificats</translation>
    </message>
    <message id="gwtnz.disc.draw-1">
        <source>Draw, first disc</source>
        <translation>Pioche, premier disque</translation>
    </message>
    <message id="gwtnz.disc.draw-2">
        <source>Draw, second disc</source>
        <translation>Pioche, second disque</translation>
    </message>
    <message id="gwtnz.disc.hand-left">
        <source>Hand limit, left</source>
        <translation>Limite de main, gauche</translation>
    </message>
    <message id="gwtnz.disc.hand-right">
        <source>Hand limit, right</source>
        <translation>Limite de main, droite</translation>
    </message>
    <message id="gwtnz.disc.movement">
        <source>Movement limit</source>
        <translation>Limite de déplacement</translation>
    </message>
    <message id="gwtnz.disc.nothing">
        <source>No disc</source>
        <translation>Aucun disque</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-1">
        <source>Pathfinder, first disc</source>
        <translation>Exploration, premier disque</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-2">
        <source>Pathfinder, second disc</source>
        <translation>Exploration, second disque</translation>
    </message>
    <message id="gwtnz.disc.permanent-left">
        <source>Permanent certificate, left</source>
        <translation>Certificat permanent, gauche</translation>
    </message>
    <message id="gwtnz.disc.permanent-right">
        <source>Permanent certificate, right</source>
        <translation>Certificat permanent, droite</translation>
    </message>
    <message id="gwtnz.disc.pound-1">
        <source>£1, first disc</source>
        <translation>1 £, premier disque</translation>
    </message>
    <message id="gwtnz.disc.pound-2">
        <source>£1, second disc</source>
        <translation>1 £, second disque</translation>
    </message>
    <message id="gwtnz.disc.ship-1">
        <source>Ship, first disc</source>
        <translation>Bateau, premier disque</translation>
    </message>
    <message id="gwtnz.disc.ship-2">
        <source>Ship, second disc</source>
        <translation>Bateau, second disque</translation>
    </message>
    <message id="gwtnz.disc.wool-left">
        <source>Permanent wool, left</source>
        <translation>Laine permanente, gauche</translation>
    </message>
    <message id="gwtnz.disc.wool-right">
        <source>Permanent wool, right</source>
        <translation>Laine permanente, droite</translation>
    </message>
    <message id="gwtnz.discs">
        <source>Discs left</source>
        <translation>Disques restants</translation>
    </message>
    <message id="gwtnz.discs.title">
        <source>Discs on the board</source>
        <translation>Disques du plateau</translation>
    </message>
    <message id="gwtnz.field.action">
        <source>Which action does it show?</source>
        <translation>Quelle action montre-t-il ?</translation>
    </message>
    <message id="gwtnz.field.aux">
        <source>Which auxiliary action?</source>
        <translation>Quelle action auxiliaire ?</translation>
    </message>
    <message id="gwtnz.field.breed">
        <source>Which breed?</source>
        <translation>Quelle race ?</translation>
    </message>
    <message id="gwtnz.field.breeds">
        <source>Which sheep came up?</source>
        <translation>Quels moutons arrivent ?</translation>
    </message>
    <message id="gwtnz.field.building">
        <source>Which building?</source>
        <translation>Quel bâtiment ?</translation>
    </message>
    <message id="gwtnz.field.captain">
        <source>Which worker becomes harbourmaster?</source>
        <translation>Quel ouvrier devient capitaine ?</translation>
    </message>
    <message id="gwtnz.field.card">
        <source>Which card?</source>
        <translation>Quelle carte ?</translation>
    </message>
    <message id="gwtnz.field.cards">
        <source>Which cards?</source>
        <translation>Quelles cartes ?</translation>
    </message>
    <message id="gwtnz.field.certificates">
        <source>How many certificates?</source>
        <translation>Combien de certificats ?</translation>
    </message>
    <message id="gwtnz.field.column">
        <source>Which column?</source>
        <translation>Quelle colonne ?</translation>
    </message>
    <message id="gwtnz.field.deed">
        <source>Which action?</source>
        <translation>Quelle action ?</translation>
    </message>
    <message id="gwtnz.field.disc">
        <source>Which disc?</source>
        <translation>Quel disque ?</translation>
    </message>
    <message id="gwtnz.field.enter-objective.second">
        <source>Second condition?</source>
        <translation>Deuxième condition ?</translation>
    </message>
    <message id="gwtnz.field.first">
        <source>First condition?</source>
        <translation>Première condition ?</translation>
    </message>
    <message id="gwtnz.field.hand">
        <source>Which hand?</source>
        <translation>Quelle main ?</translation>
    </message>
    <message id="gwtnz.field.harbour">
        <source>Which harbour?</source>
        <translation>Quel port ?</translation>
    </message>
    <message id="gwtnz.field.hazard">
        <source>Which hazard?</source>
        <translation>Quel danger ?</translation>
    </message>
    <message id="gwtnz.field.header">
        <source>Which bonus card?</source>
        <translation>Quelle carte Bonus ?</translation>
    </message>
    <message id="gwtnz.field.location">
        <source>Where to?</source>
        <translation>Où aller ?</translation>
    </message>
    <message id="gwtnz.field.lush">
        <source>On lush ground?</source>
        <translation>Sur végétation luxuriante ?</translation>
    </message>
    <message id="gwtnz.field.money">
        <source>Which half?</source>
        <translation>Quelle moitié ?</translation>
    </message>
    <message id="gwtnz.field.noTax">
        <source>What do you choose?</source>
        <translation>Que choisissez-vous ?</translation>
    </message>
    <message id="gwtnz.field.number">
        <source>Which draw?</source>
        <translation>Quel tirage ?</translation>
    </message>
    <message id="gwtnz.field.option">
        <source>Which offer?</source>
        <translation>Quelle option ?</translation>
    </message>
    <message id="gwtnz.field.place">
        <source>Which objective?</source>
        <translation>Quel objectif ?</translation>
    </message>
    <message id="gwtnz.field.places">
        <source>How far?</source>
        <translation>De combien de lieux ?</translation>
    </message>
    <message id="gwtnz.field.play-objective.number">
        <source>Which objective?</source>
        <translation>Quel objectif ?</translation>
    </message>
    <message id="gwtnz.field.points">
        <source>How many points?</source>
        <translation>Combien de points ?</translation>
    </message>
    <message id="gwtnz.field.post">
        <source>Which trading post?</source>
        <translation>Quel comptoir ?</translation>
    </message>
    <message id="gwtnz.field.replaces">
        <source>In place of which one?</source>
        <translation>À la place duquel ?</translation>
    </message>
    <message id="gwtnz.field.reveal-objective.second">
        <source>Second condition?</source>
        <translation>Deuxième condition ?</translation>
    </message>
    <message id="gwtnz.field.row">
        <source>Which row?</source>
        <translation>Quelle rangée ?</translation>
    </message>
    <message id="gwtnz.field.sarah-card.card">
        <source>Which card did she draw?</source>
        <translation>Quelle carte pioche-t-elle ?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.first">
        <source>Her first card?</source>
        <translation>Sa première carte ?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.second">
        <source>Her second card?</source>
        <translation>Sa deuxième carte ?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.third">
        <source>Her third card?</source>
        <translation>Sa troisième carte ?</translation>
    </message>
    <message id="gwtnz.field.second">
        <source>A second card?</source>
        <translation>Une deuxième carte ?</translation>
    </message>
    <message id="gwtnz.field.slot">
        <source>Left or right?</source>
        <translation>Gauche ou droite ?</translation>
    </message>
    <message id="gwtnz.field.space">
        <source>Which space of the trail?</source>
        <translation>Quelle case du parcours ?</translation>
    </message>
    <message id="gwtnz.field.start.location">
        <source>On which neutral building?</source>
        <translation>Sur quel bâtiment neutre ?</translation>
    </message>
    <message id="gwtnz.field.steps">
        <source>How many steps?</source>
        <translation>Combien de cases ?</translation>
    </message>
    <message id="gwtnz.field.storehouse">
        <source>Which storehouse?</source>
        <translation>Quel entrepôt ?</translation>
    </message>
    <message id="gwtnz.field.tax">
        <source>How much tax do you take?</source>
        <translation>Combien de taxe recevez-vous ?</translation>
    </message>
    <message id="gwtnz.field.third">
        <source>Third condition?</source>
        <translation>Troisième condition ?</translation>
    </message>
    <message id="gwtnz.field.tile">
        <source>Which tile?</source>
        <translation>Quelle tuile ?</translation>
    </message>
    <message id="gwtnz.field.to">
        <source>To whom?</source>
        <translation>À qui ?</translation>
    </message>
    <message id="gwtnz.field.turn">
        <source>Which turn?</source>
        <translation>Quel tour ?</translation>
    </message>
    <message id="gwtnz.field.twice">
        <source>Single or double?</source>
        <translation>Simple ou double ?</translation>
    </message>
    <message id="gwtnz.field.wellington">
        <source>Does she reach Wellington?</source>
        <translation>Atteint-elle Wellington ?</translation>
    </message>
    <message id="gwtnz.field.worker">
        <source>Which worker?</source>
        <translation>Quel ouvrier ?</translation>
    </message>
    <message id="gwtnz.first.nothing">
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message id="gwtnz.foresight.title">
        <source>Foresight</source>
        <translation>Prévisions</translation>
    </message>
    <message id="gwtnz.gift.barrel">
        <source>Bonus card: barrel</source>
        <translation>Carte Bonus Baril</translation>
    </message>
    <message id="gwtnz.gift.bell">
        <source>Bonus card: bell</source>
        <translation>Carte Bonus Cloche</translation>
    </message>
    <message id="gwtnz.gift.compass">
        <source>Bonus card: compass</source>
        <translation>Carte Bonus Boussole</translation>
    </message>
    <message id="gwtnz.gift.ferry">
        <source>Ferry</source>
        <translation>Traversier</translation>
    </message>
    <message id="gwtnz.gift.kotare">
        <source>Kōtare</source>
        <translation>Oiseau Kōtare</translation>
    </message>
    <message id="gwtnz.gift.objective">
        <source>Objective card</source>
        <translation>Carte Objectif</translation>
    </message>
    <message id="gwtnz.gift.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.gift.sheepdog">
        <source>Sheepdog</source>
        <translation>Chien de berger</translation>
    </message>
    <message id="gwtnz.gift.wheel">
        <source>Bonus card: wheel</source>
        <translation>Carte Bonus Barre à roue</translation>
    </message>
    <message id="gwtnz.gives.certificate">
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message id="gwtnz.gives.pound">
        <source>£1</source>
        <translation>1 £</translation>
    </message>
    <message id="gwtnz.gold">
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message id="gwtnz.hand-limit">
        <source>Hand limit</source>
        <translation>Limite de main</translation>
    </message>
    <message id="gwtnz.hand.black">
        <source>Black hand, £1</source>
        <translation>Main noire, 1 £</translation>
    </message>
    <message id="gwtnz.hand.green">
        <source>Green hand, £2</source>
        <translation>Main verte, 2 £</translation>
    </message>
    <message id="gwtnz.hand.none">
        <source>No hand</source>
        <translation>Pas de main</translation>
    </message>
    <message id="gwtnz.harbour.#">
        <source>Harbour {place}</source>
        <translation>Port {place}</translation>
    </message>
    <message id="gwtnz.harbour.nothing">
        <source>No harbour</source>
        <translation>Aucun port</translation>
    </message>
    <message id="gwtnz.hazards">
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message id="gwtnz.hazards.title">
        <source>Hazards</source>
        <translation>Dangers</translation>
    </message>
    <message id="gwtnz.header.barrel">
        <source>Barrel</source>
        <translation>Baril</translation>
    </message>
    <message id="gwtnz.header.bell">
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message id="gwtnz.header.compass">
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message id="gwtnz.header.wheel">
        <source>Wheel</source>
        <translation>Barre à roue</translation>
    </message>
    <message id="gwtnz.headline.act">
        <source>Turn {turn} · {seat} · actions</source>
        <translation>Tour {turn} · {seat} · actions</translation>
    </message>
    <message id="gwtnz.headline.deliver">
        <source>Turn {turn} · {seat} · delivery</source>
        <translation>Tour {turn} · {seat} · livraison</translation>
    </message>
    <message id="gwtnz.headline.draw">
        <source>Turn {turn} · {seat} · draw</source>
        <translation>Tour {turn} · {seat} · pioche</translation>
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
        <source>Turn {turn} · {seat} · income</source>
        <translation>Tour {turn} · {seat} · revenu</translation>
    </message>
    <message id="gwtnz.headline.over">
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message id="gwtnz.headline.sarah">
        <source>Turn {turn} · Sarah[ · {level}]</source>
        <translation>Tour {turn} · Sarah[ · {level}]</translation>
    </message>
    <message id="gwtnz.headline.start">
        <source>Turn {turn} · {seat} · first turn</source>
        <translation>Tour {turn} · {seat} · premier tour</translation>
    </message>
    <message id="gwtnz.headline.travel">
        <source>Turn {turn} · {seat} · travel</source>
        <translation>Tour {turn} · {seat} · déplacement</translation>
    </message>
    <message id="gwtnz.help.buy-sheep">
        <source>Ways to buy</source>
        <translation>Façons d’acheter</translation>
    </message>
    <message id="gwtnz.help.delivery">
        <source>Show[ {card*}][ · certificates: {certificates}][ · {post}][ · {disc}]</source>
        <translation>Révéler[ : {card*}][ · certificats : {certificates}][ · {post}][ · {disc}]</translation>
    </message>
    <message id="gwtnz.help.purchase">
        <source>{card*} for £{pounds} · shepherds: {shepherds}[ · tokens: {tokens}]</source>
        <translation>{card*} pour {pounds} £ · bergères : {shepherds}[ · jetons : {tokens}]</translation>
    </message>
    <message id="gwtnz.help.shear">
        <source>Best shearing</source>
        <translation>Meilleure tonte</translation>
    </message>
    <message id="gwtnz.help.shearing">
        <source>Shear[ {card*}][ · {post}][ · {disc}]</source>
        <translation>Tondre[ : {card*}][ · {post}][ · {disc}]</translation>
    </message>
    <message id="gwtnz.help.wellington">
        <source>Best delivery</source>
        <translation>Meilleure livraison</translation>
    </message>
    <message id="gwtnz.herd.title" numerus="yes">
        <source>Flock: {cards} cards</source>
        <translation>
            <numerusform>Troupeau : {cards} carte</numerusform>
            <numerusform>Troupeau : {cards} cartes</numerusform>
        </translation>
    </message>
    <message id="gwtnz.herd.where">
        <source>Hand {hand}, discard {discard}, pile {pile}; next card: {odds} in 1,000</source>
        <translation>Main {hand}, défausse {discard}, pioche {pile} ; prochaine carte : {odds} sur 1 000</translation>
    </message>
    <message id="gwtnz.icon.pictured">
        <source>Pictured workers</source>
        <translation>Ouvriers illustrés</translation>
    </message>
    <message id="gwtnz.icon.specialization">
        <source>Her specialization</source>
        <translation>Sa spécialité</translation>
    </message>
    <message id="gwtnz.immediate.build-1">
        <source>Build for £1 each</source>
        <translation>Construire à 1 £</translation>
    </message>
    <message id="gwtnz.immediate.build-2">
        <source>Build for £2 each</source>
        <translation>Construire à 2 £</translation>
    </message>
    <message id="gwtnz.immediate.buy-sheep">
        <source>Buy sheep</source>
        <translation>Acheter des moutons</translation>
    </message>
    <message id="gwtnz.immediate.four-pound-sheep">
        <source>Sheep for £4</source>
        <translation>Mouton pour 4 £</translation>
    </message>
    <message id="gwtnz.immediate.free-sheep">
        <source>Free sheep</source>
        <translation>Moutons gratuits</translation>
    </message>
    <message id="gwtnz.immediate.gold">
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message id="gwtnz.immediate.harbour">
        <source>Medium harbour</source>
        <translation>Port moyen</translation>
    </message>
    <message id="gwtnz.immediate.pathfinder">
        <source>Pathfinder</source>
        <translation>Exploration</translation>
    </message>
    <message id="gwtnz.immediate.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.immediate.ship-5">
        <source>Ship 5</source>
        <translation>Bateau 5</translation>
    </message>
    <message id="gwtnz.immediate.token">
        <source>Exchange token</source>
        <translation>Jeton Échange</translation>
    </message>
    <message id="gwtnz.immediate.wool-5">
        <source>Wool post 5</source>
        <translation>Comptoir à laine 5</translation>
    </message>
    <message id="gwtnz.immediate.wool-9">
        <source>Wool post 9</source>
        <translation>Comptoir à laine 9</translation>
    </message>
    <message id="gwtnz.instruct.bonus-tile">
        <source>Put the cheapest bonus tile into the box</source>
        <translation>Remettez la tuile Bonus la moins chère dans la boîte</translation>
    </message>
    <message id="gwtnz.instruct.buy-sheep">
        <source>Take the sheep of her market tile</source>
        <translation>Prenez les moutons de sa tuile Marché au bétail</translation>
    </message>
    <message id="gwtnz.instruct.dorset">
        <source>Take a Dorset Horn for her</source>
        <translation>Prenez pour elle un Dorset Horn</translation>
    </message>
    <message id="gwtnz.instruct.foresight-a">
        <source>Place the A tile on the right, slide and refill on the left</source>
        <translation>Placez la tuile A de droite, glissez l’autre, remplissez à gauche</translation>
    </message>
    <message id="gwtnz.instruct.foresight-b">
        <source>Place the B tile on the right, slide and refill on the left</source>
        <translation>Placez la tuile B de droite, glissez l’autre, remplissez à gauche</translation>
    </message>
    <message id="gwtnz.instruct.harbour">
        <source>Move her ship to the medium harbour worth least without a disc</source>
        <translation>Menez son bateau au port moyen de moindre valeur sans disque</translation>
    </message>
    <message id="gwtnz.instruct.hazard">
        <source>Take the hazard worth most for her</source>
        <translation>Prenez pour elle le danger qui vaut le plus</translation>
    </message>
    <message id="gwtnz.instruct.hire">
        <source>Take the worker for her from the job market</source>
        <translation>Prenez pour elle l’ouvrier du Marché de l’emploi</translation>
    </message>
    <message id="gwtnz.instruct.objective">
        <source>Take the objective farthest from the pile for her</source>
        <translation>Prenez pour elle l’objectif le plus éloigné de la pioche</translation>
    </message>
    <message id="gwtnz.instruct.one-sheep">
        <source>Take a Lincoln or Corriedale for her, the rarer one</source>
        <translation>Prenez pour elle un Lincoln ou Corriedale, le plus rare</translation>
    </message>
    <message id="gwtnz.instruct.shearers">
        <source>Take a Romney for her, and what the card adds</source>
        <translation>Prenez pour elle un Romney, et ce qu’ajoute la carte</translation>
    </message>
    <message id="gwtnz.jobs.title">
        <source>Job market</source>
        <translation>Marché de l’emploi</translation>
    </message>
    <message id="gwtnz.level.easy">
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message id="gwtnz.level.hard">
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message id="gwtnz.level.medium">
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message id="gwtnz.level.none">
        <source>Without Sarah</source>
        <translation>Sans Sarah</translation>
    </message>
    <message id="gwtnz.location.a">
        <source>Neutral building A</source>
        <translation>Bâtiment neutre A</translation>
    </message>
    <message id="gwtnz.location.b">
        <source>Neutral building B</source>
        <translation>Bâtiment neutre B</translation>
    </message>
    <message id="gwtnz.location.c">
        <source>Neutral building C</source>
        <translation>Bâtiment neutre C</translation>
    </message>
    <message id="gwtnz.location.d">
        <source>Neutral building D</source>
        <translation>Bâtiment neutre D</translation>
    </message>
    <message id="gwtnz.location.e">
        <source>Neutral building E</source>
        <translation>Bâtiment neutre E</translation>
    </message>
    <message id="gwtnz.location.f">
        <source>Neutral building F</source>
        <translation>Bâtiment neutre F</translation>
    </message>
    <message id="gwtnz.location.g">
        <source>Neutral building G</source>
        <translation>Bâtiment neutre G</translation>
    </message>
    <message id="gwtnz.location.h">
        <source>Neutral building H</source>
        <translation>Bâtiment neutre H</translation>
    </message>
    <message id="gwtnz.location.hazard">
        <source>Hazard</source>
        <translation>Tuile Danger</translation>
    </message>
    <message id="gwtnz.location.others">
        <source>Somebody else's building</source>
        <translation>Bâtiment adverse</translation>
    </message>
    <message id="gwtnz.location.own1">
        <source>Own building 1</source>
        <translation>Son bâtiment 1</translation>
    </message>
    <message id="gwtnz.location.own10">
        <source>Own building 10</source>
        <translation>Son bâtiment 10</translation>
    </message>
    <message id="gwtnz.location.own2">
        <source>Own building 2</source>
        <translation>Son bâtiment 2</translation>
    </message>
    <message id="gwtnz.location.own3">
        <source>Own building 3</source>
        <translation>Son bâtiment 3</translation>
    </message>
    <message id="gwtnz.location.own4">
        <source>Own building 4</source>
        <translation>Son bâtiment 4</translation>
    </message>
    <message id="gwtnz.location.own5">
        <source>Own building 5</source>
        <translation>Son bâtiment 5</translation>
    </message>
    <message id="gwtnz.location.own6">
        <source>Own building 6</source>
        <translation>Son bâtiment 6</translation>
    </message>
    <message id="gwtnz.location.own7">
        <source>Own building 7</source>
        <translation>Son bâtiment 7</translation>
    </message>
    <message id="gwtnz.location.own8">
        <source>Own building 8</source>
        <translation>Son bâtiment 8</translation>
    </message>
    <message id="gwtnz.location.own9">
        <source>Own building 9</source>
        <translation>Son bâtiment 9</translation>
    </message>
    <message id="gwtnz.location.rider">
        <source>Start of the trail</source>
        <translation>Case Cavalier</translation>
    </message>
    <message id="gwtnz.location.wellington">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.lush.no">
        <source>Other ground</source>
        <translation>Autre case</translation>
    </message>
    <message id="gwtnz.lush.yes">
        <source>Lush ground</source>
        <translation>Végétation luxuriante</translation>
    </message>
    <message id="gwtnz.master.buildings">
        <source>Harbourmaster: buildings</source>
        <translation>Capitainerie : bâtiments</translation>
    </message>
    <message id="gwtnz.master.certificates">
        <source>Harbourmaster: certificates</source>
        <translation>Capitainerie : certificats</translation>
    </message>
    <message id="gwtnz.master.ferries">
        <source>Harbourmaster: ferries</source>
        <translation>Capitainerie : traversiers</translation>
    </message>
    <message id="gwtnz.master.hazards">
        <source>Harbourmaster: hazards</source>
        <translation>Capitainerie : dangers</translation>
    </message>
    <message id="gwtnz.master.none">
        <source>No harbourmaster tile</source>
        <translation>Pas de tuile Capitainerie</translation>
    </message>
    <message id="gwtnz.master.objectives">
        <source>Harbourmaster: objectives</source>
        <translation>Capitainerie : objectifs</translation>
    </message>
    <message id="gwtnz.master.pathfinder">
        <source>Harbourmaster: pathfinder</source>
        <translation>Capitainerie : exploration</translation>
    </message>
    <message id="gwtnz.master.storehouses">
        <source>Harbourmaster: storehouses</source>
        <translation>Capitainerie : entrepôts</translation>
    </message>
    <message id="gwtnz.master.workers">
        <source>Harbourmaster: workers</source>
        <translation>Capitainerie : ouvriers</translation>
    </message>
    <message id="gwtnz.misfit.certificates">
        <source>There are not that many certificates.</source>
        <translation>Il n’y a pas autant de certificats.</translation>
    </message>
    <message id="gwtnz.misfit.ended-already">
        <source>The game had been ended already.</source>
        <translation>La fin était déjà déclenchée.</translation>
    </message>
    <message id="gwtnz.misfit.gold">
        <source>There is not that much gold.</source>
        <translation>Il n’y a pas autant d’or.</translation>
    </message>
    <message id="gwtnz.misfit.improved-already">
        <source>The harbour was improved already.</source>
        <translation>Le port était déjà amélioré.</translation>
    </message>
    <message id="gwtnz.misfit.no-disc-there">
        <source>There is no disc to take there.</source>
        <translation>Il n’y a pas de disque à prendre là.</translation>
    </message>
    <message id="gwtnz.misfit.no-free-space">
        <source>There is no free space there.</source>
        <translation>Il n’y a pas de case libre ici.</translation>
    </message>
    <message id="gwtnz.misfit.no-sarah">
        <source>Sarah is not at this table.</source>
        <translation>Sarah n’est pas à cette table.</translation>
    </message>
    <message id="gwtnz.misfit.no-step">
        <source>Sarah had no step to do.</source>
        <translation>Sarah n’avait pas d’étape à faire.</translation>
    </message>
    <message id="gwtnz.misfit.no-storehouse-there">
        <source>There is no storehouse left there.</source>
        <translation>Il n’y a plus d’entrepôt ici.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-building">
        <source>There is no such building there.</source>
        <translation>Ce bâtiment n’est pas là.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-card">
        <source>There is no such card there.</source>
        <translation>Cette carte n’est pas là.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-post">
        <source>There is no such post.</source>
        <translation>Ce comptoir n’existe pas.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-tile">
        <source>There is no such tile there.</source>
        <translation>Cette tuile n’est pas là.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-worker">
        <source>There is no such worker there.</source>
        <translation>Cet ouvrier n’est pas là.</translation>
    </message>
    <message id="gwtnz.misfit.no-token">
        <source>There are not that many tokens.</source>
        <translation>Il n’y a pas autant de jetons.</translation>
    </message>
    <message id="gwtnz.misfit.not-offered">
        <source>This was not on offer.</source>
        <translation>Ce n’était pas offert.</translation>
    </message>
    <message id="gwtnz.misfit.not-on-turn">
        <source>It was somebody else's turn by then.</source>
        <translation>C’était alors le tour de quelqu’un d’autre.</translation>
    </message>
    <message id="gwtnz.misfit.not-played">
        <source>This card cannot be played.</source>
        <translation>Cette carte ne se joue pas.</translation>
    </message>
    <message id="gwtnz.misfit.not-sarahs">
        <source>Sarah does not make such a move.</source>
        <translation>Sarah ne joue pas ce genre de coup.</translation>
    </message>
    <message id="gwtnz.misfit.other-draw">
        <source>Another draw came first.</source>
        <translation>Un autre tirage a eu lieu avant.</translation>
    </message>
    <message id="gwtnz.misfit.pounds">
        <source>£{needed} would be paid, and £{held} are there.</source>
        <translation>{needed} £ à payer, il y a {held} £.</translation>
    </message>
    <message id="gwtnz.misfit.row-is-full">
        <source>The row of workers is full.</source>
        <translation>La rangée d’ouvriers est pleine.</translation>
    </message>
    <message id="gwtnz.misfit.started-already">
        <source>This player had started already.</source>
        <translation>Ce joueur avait déjà commencé.</translation>
    </message>
    <message id="gwtnz.misfit.too-many">
        <source>There is no room for more.</source>
        <translation>Il n’y a plus de place.</translation>
    </message>
    <message id="gwtnz.money.no">
        <source>The other half</source>
        <translation>L’autre moitié</translation>
    </message>
    <message id="gwtnz.money.yes">
        <source>The money</source>
        <translation>L’argent</translation>
    </message>
    <message id="gwtnz.move.add-sheep">
        <source>Add two cards</source>
        <translation>Ajouter deux cartes</translation>
    </message>
    <message id="gwtnz.move.build">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="gwtnz.move.buy-bonus-card">
        <source>Buy bonus card</source>
        <translation>Acheter une carte Bonus</translation>
    </message>
    <message id="gwtnz.move.buy-sheep">
        <source>Buy sheep</source>
        <translation>Acheter des moutons</translation>
    </message>
    <message id="gwtnz.move.buy-tile">
        <source>Buy bonus tile</source>
        <translation>Acheter une tuile</translation>
    </message>
    <message id="gwtnz.move.choose-eleven">
        <source>Space 11</source>
        <translation>Case 11</translation>
    </message>
    <message id="gwtnz.move.combine-tokens">
        <source>Combine two tokens</source>
        <translation>Combiner deux jetons</translation>
    </message>
    <message id="gwtnz.move.deliver">
        <source>Deliver</source>
        <translation>Livrer</translation>
    </message>
    <message id="gwtnz.move.deliver-wool">
        <source>Deliver wool</source>
        <translation>Livrer la laine</translation>
    </message>
    <message id="gwtnz.move.discard">
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message id="gwtnz.move.draw-cards">
        <source>Draw cards</source>
        <translation>Piocher</translation>
    </message>
    <message id="gwtnz.move.end-turn">
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="gwtnz.move.enter-objective">
        <source>Enter objective</source>
        <translation>Saisir un objectif</translation>
    </message>
    <message id="gwtnz.move.foresight">
        <source>Foresight tile</source>
        <translation>Tuile Prévision</translation>
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
        <source>Marker is out</source>
        <translation>Marqueur sorti</translation>
    </message>
    <message id="gwtnz.move.pay-tax">
        <source>Pay a tax</source>
        <translation>Payer une taxe</translation>
    </message>
    <message id="gwtnz.move.play-card">
        <source>Play card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message id="gwtnz.move.play-objective">
        <source>Play objective</source>
        <translation>Jouer un objectif</translation>
    </message>
    <message id="gwtnz.move.remove-hazard">
        <source>Remove hazard</source>
        <translation>Retirer un danger</translation>
    </message>
    <message id="gwtnz.move.reveal-objective">
        <source>Reveal objective</source>
        <translation>Révéler un objectif</translation>
    </message>
    <message id="gwtnz.move.reveal-sheep">
        <source>Reveal sheep</source>
        <translation>Révéler des moutons</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-a">
        <source>Reveal A tile</source>
        <translation>Révéler une tuile A</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-b">
        <source>Reveal B tile</source>
        <translation>Révéler une tuile B</translation>
    </message>
    <message id="gwtnz.move.sail">
        <source>Move the ship</source>
        <translation>Déplacer le bateau</translation>
    </message>
    <message id="gwtnz.move.sarah-add-sheep">
        <source>She adds cards</source>
        <translation>Elle ajoute des cartes</translation>
    </message>
    <message id="gwtnz.move.sarah-bonus-card">
        <source>Her bonus card</source>
        <translation>Sa carte Bonus</translation>
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
        <source>Her foresight</source>
        <translation>Sa prévision</translation>
    </message>
    <message id="gwtnz.move.sarah-harbour">
        <source>Her harbour</source>
        <translation>Son port</translation>
    </message>
    <message id="gwtnz.move.sarah-hazard">
        <source>Her hazard</source>
        <translation>Son danger</translation>
    </message>
    <message id="gwtnz.move.sarah-hire">
        <source>Sarah hires</source>
        <translation>Sarah engage</translation>
    </message>
    <message id="gwtnz.move.sarah-move">
        <source>Sarah moves</source>
        <translation>Sarah avance</translation>
    </message>
    <message id="gwtnz.move.sarah-objective">
        <source>Her objective</source>
        <translation>Son objectif</translation>
    </message>
    <message id="gwtnz.move.sarah-pathfinder">
        <source>Her pathfinder</source>
        <translation>Son exploration</translation>
    </message>
    <message id="gwtnz.move.sarah-skip">
        <source>She leaves it out</source>
        <translation>Elle y renonce</translation>
    </message>
    <message id="gwtnz.move.sarah-take-sheep">
        <source>She takes sheep</source>
        <translation>Elle prend des moutons</translation>
    </message>
    <message id="gwtnz.move.sarah-take-tile">
        <source>Her bonus tile</source>
        <translation>Sa tuile Bonus</translation>
    </message>
    <message id="gwtnz.move.sarah-wool">
        <source>Her wool post</source>
        <translation>Son comptoir à laine</translation>
    </message>
    <message id="gwtnz.move.sell">
        <source>Discard sheep</source>
        <translation>Défausser un mouton</translation>
    </message>
    <message id="gwtnz.move.shear">
        <source>Shear</source>
        <translation>Tondre</translation>
    </message>
    <message id="gwtnz.move.shear-draw">
        <source>Draw with a shearer</source>
        <translation>Piocher (tondeur)</translation>
    </message>
    <message id="gwtnz.move.start">
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message id="gwtnz.move.take">
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message id="gwtnz.move.take-objective">
        <source>Take objective</source>
        <translation>Prendre un objectif</translation>
    </message>
    <message id="gwtnz.move.take-sheep">
        <source>Take sheep</source>
        <translation>Prendre un mouton</translation>
    </message>
    <message id="gwtnz.move.travel">
        <source>Travel</source>
        <translation>Se déplacer</translation>
    </message>
    <message id="gwtnz.move.use-aux">
        <source>Auxiliary action</source>
        <translation>Action auxiliaire</translation>
    </message>
    <message id="gwtnz.move.use-token">
        <source>Use a token</source>
        <translation>Utiliser un jeton</translation>
    </message>
    <message id="gwtnz.neutral.a">
        <source>Building A</source>
        <translation>Bâtiment A</translation>
    </message>
    <message id="gwtnz.neutral.b">
        <source>Building B</source>
        <translation>Bâtiment B</translation>
    </message>
    <message id="gwtnz.neutral.c">
        <source>Building C</source>
        <translation>Bâtiment C</translation>
    </message>
    <message id="gwtnz.neutral.d">
        <source>Building D</source>
        <translation>Bâtiment D</translation>
    </message>
    <message id="gwtnz.neutral.e">
        <source>Building E</source>
        <translation>Bâtiment E</translation>
    </message>
    <message id="gwtnz.neutral.f">
        <source>Building F</source>
        <translation>Bâtiment F</translation>
    </message>
    <message id="gwtnz.neutral.g">
        <source>Building G</source>
        <translation>Bâtiment G</translation>
    </message>
    <message id="gwtnz.neutral.h">
        <source>Building H</source>
        <translation>Bâtiment H</translation>
    </message>
    <message id="gwtnz.noTax.no">
        <source>One more step</source>
        <translation>Un déplacement de plus</translation>
    </message>
    <message id="gwtnz.noTax.yes">
        <source>No more taxes</source>
        <translation>Plus de taxes</translation>
    </message>
    <message id="gwtnz.objective.certificates-2">
        <source>2 certificates</source>
        <translation>2 certificats</translation>
    </message>
    <message id="gwtnz.objective.conditions">
        <source>{first}[ · {second}][ · {third}]</source>
        <translation>{first}[ · {second}][ · {third}]</translation>
    </message>
    <message id="gwtnz.objective.pathfinder-2">
        <source>Pathfinder 2</source>
        <translation>Exploration 2</translation>
    </message>
    <message id="gwtnz.objective.pounds-4">
        <source>Gain £4</source>
        <translation>Recevoir 4 £</translation>
    </message>
    <message id="gwtnz.objective.ship-2">
        <source>Ship 2</source>
        <translation>Bateau 2</translation>
    </message>
    <message id="gwtnz.objective.tokens-2">
        <source>2 exchange tokens</source>
        <translation>2 jetons Échange</translation>
    </message>
    <message id="gwtnz.objectives">
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message id="gwtnz.objectives.title">
        <source>Objectives · {pile} in the pile</source>
        <translation>Objectifs · {pile} en pioche</translation>
    </message>
    <message id="gwtnz.option.building#.side-b">
        <source>Building {1}: side b</source>
        <translation>Bâtiment {1} : face b</translation>
    </message>
    <message id="gwtnz.option.green-arrows">
        <source>Green arrows</source>
        <translation>Flèches vertes</translation>
    </message>
    <message id="gwtnz.option.green-arrows-deduct">
        <source>Green arrows cost points</source>
        <translation>Flèches vertes en malus</translation>
    </message>
    <message id="gwtnz.option.green-arrows-why">
        <source>The rulebooks differ: look at the board.</source>
        <translation>Les livrets diffèrent : regardez le plateau.</translation>
    </message>
    <message id="gwtnz.option.green-arrows.deduction">
        <source>Deduction</source>
        <translation>Un malus</translation>
    </message>
    <message id="gwtnz.option.green-arrows.points">
        <source>Points</source>
        <translation>Des points</translation>
    </message>
    <message id="gwtnz.option.hands">
        <source>Hands and piles</source>
        <translation>Mains et pioches</translation>
    </message>
    <message id="gwtnz.option.hands-why">
        <source>The app follows every card, and knows the odds.</source>
        <translation>L’application suit chaque carte et connaît les chances.</translation>
    </message>
    <message id="gwtnz.option.mirror">
        <source>What the app follows</source>
        <translation>Ce que suit l’appli</translation>
    </message>
    <message id="gwtnz.option.mirror-why">
        <source>Everything, or Sarah's turns alone.</source>
        <translation>Tout, ou seulement les tours de Sarah.</translation>
    </message>
    <message id="gwtnz.option.mirror.*">
        <source>Followed: {1}</source>
        <translation>Suivi : {1}</translation>
    </message>
    <message id="gwtnz.option.mirror.boards">
        <source>All boards</source>
        <translation>Tous les plateaux</translation>
    </message>
    <message id="gwtnz.option.mirror.boards-why">
        <source>Your board too, and every market.</source>
        <translation>Votre plateau aussi, et tous les marchés.</translation>
    </message>
    <message id="gwtnz.option.mirror.quick">
        <source>Sarah only</source>
        <translation>Sarah seule</translation>
    </message>
    <message id="gwtnz.option.mirror.quick-why">
        <source>The app tells what she does; you play on the table.</source>
        <translation>L’application dit ce qu’elle fait ; vous jouez sur la table.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings">
        <source>Neutral buildings</source>
        <translation>Bâtiments neutres</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings-why">
        <source>Which tile lies on which neutral space.</source>
        <translation>Quelle tuile va sur quelle case neutre.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.by-letter">
        <source>By letter</source>
        <translation>Selon la lettre</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.by-letter-why">
        <source>Each on its own letter, as for a first game.</source>
        <translation>Chacune sur sa lettre, comme à la première partie.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.drawn">
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.drawn-why">
        <source>The app draws where they lie.</source>
        <translation>L’application tire leur place.</translation>
    </message>
    <message id="gwtnz.option.objective-cards">
        <source>Sarah's objective cards</source>
        <translation>Objectifs de Sarah</translation>
    </message>
    <message id="gwtnz.option.objective-cards-why">
        <source>The booklets differ: look at her cards.</source>
        <translation>Les livrets diffèrent : regardez ses cartes.</translation>
    </message>
    <message id="gwtnz.option.objective-cards.seven">
        <source>Card 7</source>
        <translation>Carte 7</translation>
    </message>
    <message id="gwtnz.option.objective-cards.six-and-nine">
        <source>Cards 6 and 9</source>
        <translation>Cartes 6 et 9</translation>
    </message>
    <message id="gwtnz.option.objective-on-seven">
        <source>Objective on card 7</source>
        <translation>Objectif sur la carte 7</translation>
    </message>
    <message id="gwtnz.option.quick">
        <source>Sarah only</source>
        <translation>Sarah seule</translation>
    </message>
    <message id="gwtnz.option.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gwtnz.option.sarah-why">
        <source>Play alone against Sarah, at two seats.</source>
        <translation>Jouer seul contre Sarah, à deux places.</translation>
    </message>
    <message id="gwtnz.option.sarah.easy">
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message id="gwtnz.option.sarah.easy-why">
        <source>Ten cards; her first delivery is to post 3.</source>
        <translation>Dix cartes ; première livraison au comptoir 3.</translation>
    </message>
    <message id="gwtnz.option.sarah.hard">
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message id="gwtnz.option.sarah.hard-why">
        <source>Thirteen stronger cards; her first delivery is to post 9.</source>
        <translation>Treize cartes plus fortes ; première livraison au comptoir 9.</translation>
    </message>
    <message id="gwtnz.option.sarah.medium">
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message id="gwtnz.option.sarah.medium-why">
        <source>Thirteen cards; her first delivery is to post 6.</source>
        <translation>Treize cartes ; première livraison au comptoir 6.</translation>
    </message>
    <message id="gwtnz.option.sarah.none">
        <source>Without Sarah</source>
        <translation>Sans Sarah</translation>
    </message>
    <message id="gwtnz.option.set-up">
        <source>Tiles and markets</source>
        <translation>Tuiles et marchés</translation>
    </message>
    <message id="gwtnz.option.set-up-why">
        <source>Who draws what is random.</source>
        <translation>Qui tire ce qui est au hasard.</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn">
        <source>Drawn by the app</source>
        <translation>Tirés par l’appli</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn-why">
        <source>The app draws, you lay it out.</source>
        <translation>L’application tire, vous disposez.</translation>
    </message>
    <message id="gwtnz.option.set-up.entered">
        <source>Entered</source>
        <translation>Saisis</translation>
    </message>
    <message id="gwtnz.option.set-up.entered-why">
        <source>You enter what lies on the table.</source>
        <translation>Vous saisissez ce qui est sur la table.</translation>
    </message>
    <message id="gwtnz.option.sides">
        <source>Sides of the buildings</source>
        <translation>Faces des bâtiments</translation>
    </message>
    <message id="gwtnz.option.sides-why">
        <source>Which side of each own building is in play.</source>
        <translation>Quelle face de chaque bâtiment personnel est en jeu.</translation>
    </message>
    <message id="gwtnz.option.sides.a">
        <source>All sides a</source>
        <translation>Toutes les faces a</translation>
    </message>
    <message id="gwtnz.option.sides.a-why">
        <source>For the first games.</source>
        <translation>Pour les premières parties.</translation>
    </message>
    <message id="gwtnz.option.sides.drawn">
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message id="gwtnz.option.sides.drawn-why">
        <source>The app tosses for each building.</source>
        <translation>L’application tire chaque bâtiment au sort.</translation>
    </message>
    <message id="gwtnz.option.values">
        <source>Figures on components</source>
        <translation>Valeurs du matériel</translation>
    </message>
    <message id="gwtnz.option.values-assumed">
        <source>Assumed figures</source>
        <translation>Valeurs supposées</translation>
    </message>
    <message id="gwtnz.option.values-why">
        <source>Some figures are printed on the components only.</source>
        <translation>Certaines valeurs ne figurent que sur le matériel.</translation>
    </message>
    <message id="gwtnz.option.values.asked">
        <source>Ask me</source>
        <translation>Demander</translation>
    </message>
    <message id="gwtnz.option.values.asked-why">
        <source>The app asks when it first needs one.</source>
        <translation>L’application demande quand elle en a besoin.</translation>
    </message>
    <message id="gwtnz.option.values.assumed">
        <source>Assume them</source>
        <translation>Supposer</translation>
    </message>
    <message id="gwtnz.option.values.assumed-why">
        <source>Plausible figures, to play at once.</source>
        <translation>Des valeurs plausibles, pour jouer tout de suite.</translation>
    </message>
    <message id="gwtnz.order.cheapest-first">
        <source>Cheapest first</source>
        <translation>Le moins cher d’abord</translation>
    </message>
    <message id="gwtnz.order.specialization-first">
        <source>Specialization first</source>
        <translation>La spécialité d’abord</translation>
    </message>
    <message id="gwtnz.own-objectives.title">
        <source>Own objectives</source>
        <translation>Ses objectifs</translation>
    </message>
    <message id="gwtnz.page.annex">
        <source>annex p. {page}</source>
        <translation>annexe p. {page}</translation>
    </message>
    <message id="gwtnz.page.solo">
        <source>solo p. {page}</source>
        <translation>livret solo p. {page}</translation>
    </message>
    <message id="gwtnz.pathfinder">
        <source>Pathfinder</source>
        <translation>Exploration</translation>
    </message>
    <message id="gwtnz.pathfinder.disc">
        <source>Pathfinder disc</source>
        <translation>Disque d’exploration</translation>
    </message>
    <message id="gwtnz.pathfinder.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.pathfinder.title">
        <source>Pathfinder track</source>
        <translation>Piste Exploration</translation>
    </message>
    <message id="gwtnz.permanent-certificates">
        <source>Permanent certificates</source>
        <translation>Certificats permanents</translation>
    </message>
    <message id="gwtnz.permanent-wool">
        <source>Permanent wool</source>
        <translation>Laine permanente</translation>
    </message>
    <message id="gwtnz.phase.act">
        <source>Phase B: actions</source>
        <translation>Phase B : actions</translation>
    </message>
    <message id="gwtnz.phase.deliver">
        <source>Wellington 2: delivery</source>
        <translation>Wellington 2 : livraison</translation>
    </message>
    <message id="gwtnz.phase.draw">
        <source>Phase C: draw</source>
        <translation>Phase C : pioche</translation>
    </message>
    <message id="gwtnz.phase.foresight-a">
        <source>Wellington 3: foresight A</source>
        <translation>Wellington 3 : prévision A</translation>
    </message>
    <message id="gwtnz.phase.foresight-b">
        <source>Wellington 4: foresight B</source>
        <translation>Wellington 4 : prévision B</translation>
    </message>
    <message id="gwtnz.phase.income">
        <source>Wellington 1: income</source>
        <translation>Wellington 1 : revenu</translation>
    </message>
    <message id="gwtnz.phase.over">
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message id="gwtnz.phase.sarah">
        <source>Sarah's turn</source>
        <translation>Tour de Sarah</translation>
    </message>
    <message id="gwtnz.phase.start">
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message id="gwtnz.phase.travel">
        <source>Phase A: travel</source>
        <translation>Phase A : déplacement</translation>
    </message>
    <message id="gwtnz.place.#">
        <source>Card {place}</source>
        <translation>Carte {place}</translation>
    </message>
    <message id="gwtnz.play-objective.number.#">
        <source>Objective {place}</source>
        <translation>Objectif {place}</translation>
    </message>
    <message id="gwtnz.post.between-1">
        <source>First local post after 9</source>
        <translation>Premier comptoir local après 9</translation>
    </message>
    <message id="gwtnz.post.between-2">
        <source>Second local post after 9</source>
        <translation>Deuxième comptoir local après 9</translation>
    </message>
    <message id="gwtnz.post.between-3">
        <source>Third local post after 9</source>
        <translation>Troisième comptoir local après 9</translation>
    </message>
    <message id="gwtnz.post.between-4">
        <source>Fourth local post after 9</source>
        <translation>Quatrième comptoir local après 9</translation>
    </message>
    <message id="gwtnz.post.local-0">
        <source>Local post 0</source>
        <translation>Comptoir local 0</translation>
    </message>
    <message id="gwtnz.post.local-1">
        <source>Local post 1</source>
        <translation>Comptoir local 1</translation>
    </message>
    <message id="gwtnz.post.local-21">
        <source>Local post 21</source>
        <translation>Comptoir local 21</translation>
    </message>
    <message id="gwtnz.post.local-3">
        <source>Local post 3</source>
        <translation>Comptoir local 3</translation>
    </message>
    <message id="gwtnz.post.local-6">
        <source>Local post 6</source>
        <translation>Comptoir local 6</translation>
    </message>
    <message id="gwtnz.post.local-9">
        <source>Local post 9</source>
        <translation>Comptoir local 9</translation>
    </message>
    <message id="gwtnz.post.overseas-1">
        <source>Overseas post 1</source>
        <translation>Comptoir étranger 1</translation>
    </message>
    <message id="gwtnz.post.overseas-2">
        <source>Overseas post 2</source>
        <translation>Comptoir étranger 2</translation>
    </message>
    <message id="gwtnz.post.overseas-3">
        <source>Overseas post 3</source>
        <translation>Comptoir étranger 3</translation>
    </message>
    <message id="gwtnz.post.overseas-4">
        <source>Overseas post 4</source>
        <translation>Comptoir étranger 4</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-1">
        <source>Overseas wool post 1</source>
        <translation>Comptoir à laine étranger 1</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-2">
        <source>Overseas wool post 2</source>
        <translation>Comptoir à laine étranger 2</translation>
    </message>
    <message id="gwtnz.post.wool-13">
        <source>Wool post 13</source>
        <translation>Comptoir à laine 13</translation>
    </message>
    <message id="gwtnz.post.wool-5">
        <source>Wool post 5</source>
        <translation>Comptoir à laine 5</translation>
    </message>
    <message id="gwtnz.post.wool-9">
        <source>Wool post 9</source>
        <translation>Comptoir à laine 9</translation>
    </message>
    <message id="gwtnz.posts.title">
        <source>Trading posts</source>
        <translation>Comptoirs de livraison</translation>
    </message>
    <message id="gwtnz.pounds">
        <source>Pounds</source>
        <translation>Livres</translation>
    </message>
    <message id="gwtnz.printed.aux.*.open">
        <source>Open from the start: {1}</source>
        <translation>Disponible dès le début : {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus-tile.*.count">
        <source>Bonus tiles in the box: {1}</source>
        <translation>Tuiles Bonus dans la boîte : {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus-tile.*.points">
        <source>Points of the bonus tile: {1}</source>
        <translation>Points de la tuile Bonus : {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus.row#.arrow">
        <source>Bonus tile market, row {1}: arrow</source>
        <translation>Marché aux tuiles Bonus, rangée {1} : flèche</translation>
    </message>
    <message id="gwtnz.printed.bonus.row#.cost">
        <source>Bonus tile market, row {1}: cost</source>
        <translation>Marché aux tuiles Bonus, rangée {1} : coût</translation>
    </message>
    <message id="gwtnz.printed.bonus.rows">
        <source>Rows of the bonus tile market</source>
        <translation>Rangées du Marché aux tuiles Bonus</translation>
    </message>
    <message id="gwtnz.printed.building.*.craftsmen">
        <source>{1}: craftsmen</source>
        <translation>{1} : bâtisseurs</translation>
    </message>
    <message id="gwtnz.printed.building.*.hand">
        <source>{1}: hand</source>
        <translation>{1} : main</translation>
    </message>
    <message id="gwtnz.printed.building.*.points">
        <source>{1}: points</source>
        <translation>{1} : points</translation>
    </message>
    <message id="gwtnz.printed.building.gold">
        <source>Gold for a new building</source>
        <translation>Or pour un nouveau bâtiment</translation>
    </message>
    <message id="gwtnz.printed.card.*.breeding">
        <source>{1}: breeding value</source>
        <translation>{1} : valeur d’élevage</translation>
    </message>
    <message id="gwtnz.printed.card.*.points">
        <source>{1}: points</source>
        <translation>{1} : points</translation>
    </message>
    <message id="gwtnz.printed.card.*.wool">
        <source>{1}: wool value</source>
        <translation>{1} : valeur de lainage</translation>
    </message>
    <message id="gwtnz.printed.card.sheepdog.gives">
        <source>Sheepdog: what it gives</source>
        <translation>Chien de berger : ce qu’il donne</translation>
    </message>
    <message id="gwtnz.printed.certificates.limit">
        <source>Certificate limit with the disc taken</source>
        <translation>Limite de certificats, disque retiré</translation>
    </message>
    <message id="gwtnz.printed.disc.*.black">
        <source>Black border: {1}</source>
        <translation>Bordure noire : {1}</translation>
    </message>
    <message id="gwtnz.printed.immediate.*#">
        <source>{1}, column {2}: immediate action</source>
        <translation>{1}, colonne {2} : action immédiate</translation>
    </message>
    <message id="gwtnz.printed.jobs.row#.cost">
        <source>Job market, row {1}: cost</source>
        <translation>Marché de l’emploi, rangée {1} : coût</translation>
    </message>
    <message id="gwtnz.printed.jobs.rows">
        <source>Rows of the job market</source>
        <translation>Rangées du Marché de l’emploi</translation>
    </message>
    <message id="gwtnz.printed.medium#.black">
        <source>Medium harbour {1}: black border</source>
        <translation>Port moyen {1} : bordure noire</translation>
    </message>
    <message id="gwtnz.printed.medium#.cost">
        <source>Medium harbour {1}: cost</source>
        <translation>Port moyen {1} : coût</translation>
    </message>
    <message id="gwtnz.printed.medium#.gift">
        <source>Medium harbour {1}: card it gives</source>
        <translation>Port moyen {1} : carte reçue</translation>
    </message>
    <message id="gwtnz.printed.medium#.points">
        <source>Medium harbour {1}: points</source>
        <translation>Port moyen {1} : points</translation>
    </message>
    <message id="gwtnz.printed.movement">
        <source>Movement limit with the disc taken</source>
        <translation>Limite de déplacement, disque retiré</translation>
    </message>
    <message id="gwtnz.printed.objective.*.action">
        <source>{1}: action</source>
        <translation>{1} : action</translation>
    </message>
    <message id="gwtnz.printed.objective.*.first">
        <source>{1}: first condition</source>
        <translation>{1} : première condition</translation>
    </message>
    <message id="gwtnz.printed.objective.*.points">
        <source>{1}: points</source>
        <translation>{1} : points</translation>
    </message>
    <message id="gwtnz.printed.objective.*.second">
        <source>{1}: second condition</source>
        <translation>{1} : deuxième condition</translation>
    </message>
    <message id="gwtnz.printed.objective.*.third">
        <source>{1}: third condition</source>
        <translation>{1} : troisième condition</translation>
    </message>
    <message id="gwtnz.printed.post.*.arrow">
        <source>{1}: green arrow after it</source>
        <translation>{1} : flèche verte suivante</translation>
    </message>
    <message id="gwtnz.printed.post.*.black">
        <source>{1}: black border</source>
        <translation>{1} : bordure noire</translation>
    </message>
    <message id="gwtnz.printed.post.*.gift">
        <source>{1}: card it gives</source>
        <translation>{1} : carte reçue</translation>
    </message>
    <message id="gwtnz.printed.post.*.points">
        <source>{1}: points</source>
        <translation>{1} : points</translation>
    </message>
    <message id="gwtnz.printed.post.*.transport">
        <source>{1}: transport cost</source>
        <translation>{1} : coût de transport</translation>
    </message>
    <message id="gwtnz.printed.post.*.value">
        <source>{1}: value</source>
        <translation>{1} : valeur</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.extra">
        <source>Sarah's card {1}: extra movement</source>
        <translation>Carte {1} de Sarah : déplacement supplémentaire</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.icon">
        <source>Sarah's card {1}: which workers count for movement</source>
        <translation>Carte {1} de Sarah : ouvriers comptés pour le déplacement</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.movement">
        <source>Sarah's card {1}: movement</source>
        <translation>Carte {1} de Sarah : déplacement</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.order">
        <source>Sarah's card {1}: order of hiring</source>
        <translation>Carte {1} de Sarah : priorité d’embauche</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.pathfinder">
        <source>Sarah's card {1}: pathfinder steps</source>
        <translation>Carte {1} de Sarah : cases d’exploration</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.shearers#">
        <source>Sarah's card {1}: sheep with {2} or more shearers</source>
        <translation>Carte {1} de Sarah : mouton à partir de {2} tondeurs</translation>
    </message>
    <message id="gwtnz.printed.sarah.column#">
        <source>Bonus card of Sarah's column {1}</source>
        <translation>Carte Bonus de la colonne {1} de Sarah</translation>
    </message>
    <message id="gwtnz.printed.sarah.immediate.*#">
        <source>Sarah's board: {1}, column {2}: immediate action</source>
        <translation>Plateau de Sarah : {1}, colonne {2} : action immédiate</translation>
    </message>
    <message id="gwtnz.printed.sarah.market#.#.*">
        <source>Sarah's market tile, shepherds: {1}, option {2}: {3}</source>
        <translation>Tuile Marché de Sarah, bergères : {1}, option {2} : {3}</translation>
    </message>
    <message id="gwtnz.printed.sarah.sailors#">
        <source>Bonus card, sailors: {1}</source>
        <translation>Carte Bonus, marins : {1}</translation>
    </message>
    <message id="gwtnz.printed.small#.arrow">
        <source>Small harbour {1}: yellow arrow after it</source>
        <translation>Petit port {1} : flèche jaune suivante</translation>
    </message>
    <message id="gwtnz.printed.small#.cost">
        <source>Small harbour {1}: cost</source>
        <translation>Petit port {1} : coût</translation>
    </message>
    <message id="gwtnz.printed.small#.gift">
        <source>Small harbour {1}: card it gives</source>
        <translation>Petit port {1} : carte reçue</translation>
    </message>
    <message id="gwtnz.printed.small#.last">
        <source>Small harbour {1}: last of its route</source>
        <translation>Petit port {1} : dernier de sa voie</translation>
    </message>
    <message id="gwtnz.printed.small#.points">
        <source>Small harbour {1}: points</source>
        <translation>Petit port {1} : points</translation>
    </message>
    <message id="gwtnz.printed.storehouses.pair#.points">
        <source>Pair of storehouses {1}: points</source>
        <translation>Paire d’entrepôts {1} : points</translation>
    </message>
    <message id="gwtnz.printed.tile.*.count">
        <source>Tiles in the box: {1}</source>
        <translation>Tuiles dans la boîte : {1}</translation>
    </message>
    <message id="gwtnz.refusal.a-disc-is-there">
        <source>A disc of your board can pay for this.</source>
        <translation>Un disque de votre plateau convient.</translation>
    </message>
    <message id="gwtnz.refusal.at-least-one-step">
        <source>The runholder moves at least one place.</source>
        <translation>L’éleveur avance d’au moins un lieu.</translation>
    </message>
    <message id="gwtnz.refusal.aux-is-blocked">
        <source>Discs still cover this auxiliary action.</source>
        <translation>Des disques recouvrent encore cette action auxiliaire.</translation>
    </message>
    <message id="gwtnz.refusal.black-disc">
        <source>A disc from a black border goes onto a black border only.</source>
        <translation>Un disque à bordure noire ne va que sur une bordure noire.</translation>
    </message>
    <message id="gwtnz.refusal.card-is-open">
        <source>Her card lies open already.</source>
        <translation>Sa carte est déjà visible.</translation>
    </message>
    <message id="gwtnz.refusal.delivered-before">
        <source>You have delivered there before.</source>
        <translation>Vous y avez déjà livré.</translation>
    </message>
    <message id="gwtnz.refusal.disc-from-a-harbour">
        <source>With none left, the disc comes from a medium harbour.</source>
        <translation>Sans disque, prenez-en un dans un port moyen.</translation>
    </message>
    <message id="gwtnz.refusal.each-breed-once">
        <source>Each breed counts once: {card}.</source>
        <translation>Chaque race ne compte qu’une fois : {card}.</translation>
    </message>
    <message id="gwtnz.refusal.exactly-one-more">
        <source>The new building must need exactly one craftsman more.</source>
        <translation>Le nouveau bâtiment demande exactement un bâtisseur de plus.</translation>
    </message>
    <message id="gwtnz.refusal.harbour-not-improved">
        <source>This post opens with a storehouse at its large harbour.</source>
        <translation>Ce comptoir s’ouvre avec un entrepôt dans son grand port.</translation>
    </message>
    <message id="gwtnz.refusal.improved-already">
        <source>You have improved this harbour already.</source>
        <translation>Vous avez déjà amélioré ce port.</translation>
    </message>
    <message id="gwtnz.refusal.in-order">
        <source>Name her cards in the order of the market.</source>
        <translation>Nommez ses cartes dans l’ordre du marché.</translation>
    </message>
    <message id="gwtnz.refusal.look-at-the-component">
        <source>Look at the component and enter it first: {value}.</source>
        <translation>Regardez le matériel et saisissez d’abord : {value}.</translation>
    </message>
    <message id="gwtnz.refusal.market-is-mirrored">
        <source>The app follows the market and notices by itself.</source>
        <translation>L’application suit le marché et s’en aperçoit seule.</translation>
    </message>
    <message id="gwtnz.refusal.neutral-only">
        <source>The first turn begins on a neutral building.</source>
        <translation>Le premier tour commence sur un bâtiment neutre.</translation>
    </message>
    <message id="gwtnz.refusal.no-choice">
        <source>This card leaves no choice.</source>
        <translation>Cette carte ne laisse pas le choix.</translation>
    </message>
    <message id="gwtnz.refusal.no-condition">
        <source>Enter the conditions in order, at least one.</source>
        <translation>Saisissez les conditions dans l’ordre, une au moins.</translation>
    </message>
    <message id="gwtnz.refusal.no-disc-there">
        <source>There is no disc to take there.</source>
        <translation>Il n’y a pas de disque à prendre là.</translation>
    </message>
    <message id="gwtnz.refusal.no-free-space">
        <source>No free space there for a building.</source>
        <translation>Pas de case libre ici pour un bâtiment.</translation>
    </message>
    <message id="gwtnz.refusal.no-hand">
        <source>Choose a black or a green hand.</source>
        <translation>Choisissez une main noire ou verte.</translation>
    </message>
    <message id="gwtnz.refusal.no-harbourmaster">
        <source>No harbourmaster tile lies there.</source>
        <translation>Il n’y a pas de tuile Capitainerie ici.</translation>
    </message>
    <message id="gwtnz.refusal.no-hazard">
        <source>There is no such hazard to take.</source>
        <translation>Il n’y a pas ce danger à prendre.</translation>
    </message>
    <message id="gwtnz.refusal.no-more-taxes">
        <source>You are free of taxes.</source>
        <translation>Vous ne payez plus de taxes.</translation>
    </message>
    <message id="gwtnz.refusal.no-sarah">
        <source>Sarah is not at this table.</source>
        <translation>Sarah n’est pas à cette table.</translation>
    </message>
    <message id="gwtnz.refusal.no-shearer-left">
        <source>No shearer is left to draw with.</source>
        <translation>Il ne reste pas de tondeur pour piocher.</translation>
    </message>
    <message id="gwtnz.refusal.no-sheep">
        <source>This is not a sheep: {card}.</source>
        <translation>Ce n’est pas un mouton : {card}.</translation>
    </message>
    <message id="gwtnz.refusal.no-step">
        <source>Draw Sarah's card first.</source>
        <translation>Piochez d’abord la carte de Sarah.</translation>
    </message>
    <message id="gwtnz.refusal.no-step-tile">
        <source>You have no step tile to turn over.</source>
        <translation>Vous n’avez pas de tuile Déplacement à retourner.</translation>
    </message>
    <message id="gwtnz.refusal.no-storehouse-there">
        <source>There is no storehouse left there.</source>
        <translation>Il n’y a plus d’entrepôt ici.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-building">
        <source>This building is not in your supply.</source>
        <translation>Ce bâtiment n’est pas dans votre réserve.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-card">
        <source>There is no such card there.</source>
        <translation>Cette carte n’est pas là.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-post">
        <source>There is no such post here.</source>
        <translation>Ce comptoir n’est pas possible ici.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-tile">
        <source>There is no such tile there.</source>
        <translation>Cette tuile n’est pas là.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-worker">
        <source>There is no such worker there.</source>
        <translation>Cet ouvrier n’est pas là.</translation>
    </message>
    <message id="gwtnz.refusal.no-token">
        <source>You have too few exchange tokens.</source>
        <translation>Vous n’avez pas assez de jetons Échange.</translation>
    </message>
    <message id="gwtnz.refusal.no-way">
        <source>There is no way on from where she stands.</source>
        <translation>Aucun chemin ne part de là où elle se trouve.</translation>
    </message>
    <message id="gwtnz.refusal.not-built">
        <source>It does not stand on the trail[: building {building}].</source>
        <translation>Il n’est pas sur le parcours[ : bâtiment {building}].</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-certificates" numerus="yes">
        <source>You have {held} certificates.</source>
        <translation>
            <numerusform>Vous avez {held} certificat.</numerusform>
            <numerusform>Vous avez {held} certificats.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-craftsmen" numerus="yes">
        <source>{needed} craftsmen needed, you have {have}.</source>
        <translation>
            <numerusform>Il faut {needed} bâtisseur, vous en avez {have}.</numerusform>
            <numerusform>Il faut {needed} bâtisseurs, vous en avez {have}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-gold">
        <source>{needed} gold needed.</source>
        <translation>Il faut {needed} or.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-pounds">
        <source>£{needed} needed, you have £{held}.</source>
        <translation>Il faut {needed} £, vous avez {held} £.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-shepherds" numerus="yes">
        <source>{needed} shepherds needed, {left} left.</source>
        <translation>
            <numerusform>Il faut {needed} bergère, il en reste {left}.</numerusform>
            <numerusform>Il faut {needed} bergères, il en reste {left}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-higher">
        <source>The new building must need more craftsmen than the old one.</source>
        <translation>Le nouveau bâtiment demande plus de bâtisseurs que l’ancien.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-hand">
        <source>Not in your hand[: {card}].</source>
        <translation>Pas dans votre main[ : {card}].</translation>
    </message>
    <message id="gwtnz.refusal.not-in-her-deck">
        <source>Card {card} is not in her deck.</source>
        <translation>La carte {card} n’est pas dans sa pioche.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-bag">
        <source>Not in the bag any more: {tile}.</source>
        <translation>Plus dans le sac : {tile}.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-market">
        <source>Not in the sheep market[: {breed}].</source>
        <translation>Pas au Marché au bétail[ : {breed}].</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-pile">
        <source>Not that many in the pile: {card}.</source>
        <translation>Pas autant dans la pioche : {card}.</translation>
    </message>
    <message id="gwtnz.refusal.not-mirrored">
        <source>The app does not follow this part of the board.</source>
        <translation>L’application ne suit pas cette partie du plateau.</translation>
    </message>
    <message id="gwtnz.refusal.not-offered-here">
        <source>Not offered here, or used up: {deed}.</source>
        <translation>Pas offert ici, ou déjà utilisé : {deed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-payable-together">
        <source>Everything together costs £{cost}, you have £{held}.</source>
        <translation>Le tout coûte {cost} £, vous avez {held} £.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs">
        <source>Sarah has steps of her own and does not do this.</source>
        <translation>Sarah a ses propres étapes et ne fait pas cela.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs-turn">
        <source>It is not Sarah's turn.</source>
        <translation>Ce n’est pas le tour de Sarah.</translation>
    </message>
    <message id="gwtnz.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>C’est au tour de quelqu’un d’autre.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-build">
        <source>There is nothing she can build.</source>
        <translation>Elle ne peut rien construire.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-pay-with">
        <source>Without money no tax is paid.</source>
        <translation>Sans argent, pas de taxe à payer.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-reveal">
        <source>Nothing waits to be revealed.</source>
        <translation>Rien n’attend d’être révélé.</translation>
    </message>
    <message id="gwtnz.refusal.objective-is-due">
        <source>Take the objective card that the delivery or harbour brings first.</source>
        <translation>Prenez d’abord la carte Objectif que rapporte la livraison ou le port.</translation>
    </message>
    <message id="gwtnz.refusal.one-card-only">
        <source>This brings one card only.</source>
        <translation>Cela ne donne qu’une carte.</translation>
    </message>
    <message id="gwtnz.refusal.one-disc-only">
        <source>One disc, from your board or from a harbour.</source>
        <translation>Un seul disque, de votre plateau ou d’un port.</translation>
    </message>
    <message id="gwtnz.refusal.only-the-joker">
        <source>Only the joker chooses a row of workers.</source>
        <translation>Seul le Joker choisit une rangée d’ouvriers.</translation>
    </message>
    <message id="gwtnz.refusal.other-breed">
        <source>Another breed is asked for: {breed}.</source>
        <translation>Une autre race est demandée : {breed}.</translation>
    </message>
    <message id="gwtnz.refusal.other-draw">
        <source>The next draw is number {number}.</source>
        <translation>Le prochain tirage est le numéro {number}.</translation>
    </message>
    <message id="gwtnz.refusal.other-number-of-cards" numerus="yes">
        <source>Exactly {cards} cards are revealed.</source>
        <translation>
            <numerusform>Il faut exactement {cards} carte.</numerusform>
            <numerusform>Il faut exactement {cards} cartes.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.other-phase">
        <source>Not now: {phase}.</source>
        <translation>Pas maintenant : {phase}.</translation>
    </message>
    <message id="gwtnz.refusal.other-space">
        <source>This place does not stand on that space of the trail.</source>
        <translation>Ce lieu n’est pas sur cette case du parcours.</translation>
    </message>
    <message id="gwtnz.refusal.other-step">
        <source>Another step comes first: {step}.</source>
        <translation>Une autre étape vient d’abord : {step}.</translation>
    </message>
    <message id="gwtnz.refusal.out-of-range">
        <source>This figure is outside what is possible.</source>
        <translation>Ce nombre sort des limites.</translation>
    </message>
    <message id="gwtnz.refusal.over">
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="gwtnz.refusal.own-hand">
        <source>Nobody pays taxes to themselves.</source>
        <translation>On ne se paie pas de taxe à soi-même.</translation>
    </message>
    <message id="gwtnz.refusal.pathfinder-too-low">
        <source>This space opens at pathfinder {needed}.</source>
        <translation>Cette case s’ouvre à l’exploration {needed}.</translation>
    </message>
    <message id="gwtnz.refusal.pile-is-empty">
        <source>The pile is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message id="gwtnz.refusal.row-is-full">
        <source>This row of workers is full: {worker}.</source>
        <translation>Cette rangée d’ouvriers est pleine : {worker}.</translation>
    </message>
    <message id="gwtnz.refusal.row-of-the-marker">
        <source>Tiles in the row of the marker are not for sale.</source>
        <translation>Les tuiles de la rangée du marqueur ne sont pas à vendre.</translation>
    </message>
    <message id="gwtnz.refusal.same-space">
        <source>It stands where the old one stood.</source>
        <translation>Il prend la place de l’ancien.</translation>
    </message>
    <message id="gwtnz.refusal.sarah-decides-otherwise">
        <source>By her rules Sarah chooses otherwise.</source>
        <translation>D’après ses règles, Sarah choisit autrement.</translation>
    </message>
    <message id="gwtnz.refusal.she-can">
        <source>She can do this step, so she does.</source>
        <translation>Elle peut faire cette étape, donc elle la fait.</translation>
    </message>
    <message id="gwtnz.refusal.single-only">
        <source>Only the single action is possible here.</source>
        <translation>Seule l’action simple est possible ici.</translation>
    </message>
    <message id="gwtnz.refusal.something-first">
        <source>Something else has to be done first.</source>
        <translation>Il y a d’abord autre chose à faire.</translation>
    </message>
    <message id="gwtnz.refusal.starter-of-breeding-2">
        <source>This tile takes a starting sheep of breeding value 2 from your hand.</source>
        <translation>Cette tuile demande un mouton de départ de valeur d’élevage 2 en main.</translation>
    </message>
    <message id="gwtnz.refusal.too-far" numerus="yes">
        <source>That is too far: at most {steps} steps.</source>
        <translation>
            <numerusform>C’est trop loin : {steps} déplacement au plus.</numerusform>
            <numerusform>C’est trop loin : {steps} déplacements au plus.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.too-many">
        <source>There is no room for more objectives.</source>
        <translation>Il n’y a plus de place pour des objectifs.</translation>
    </message>
    <message id="gwtnz.refusal.too-many-sheep" numerus="yes">
        <source>At most {most} sheep.</source>
        <translation>
            <numerusform>{most} mouton au plus.</numerusform>
            <numerusform>{most} moutons au plus.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.travelled-already">
        <source>You have travelled already this turn.</source>
        <translation>Vous vous êtes déjà déplacé ce tour-ci.</translation>
    </message>
    <message id="gwtnz.refusal.worth-too-low">
        <source>The post asks for {post}, your sale is worth {worth}.</source>
        <translation>Le comptoir demande {post}, votre vente vaut {worth}.</translation>
    </message>
    <message id="gwtnz.replaces.#">
        <source>Building {number}</source>
        <translation>Bâtiment {number}</translation>
    </message>
    <message id="gwtnz.replaces.nothing">
        <source>A new space</source>
        <translation>Une nouvelle case</translation>
    </message>
    <message id="gwtnz.row.#">
        <source>Row {place}</source>
        <translation>Rangée {place}</translation>
    </message>
    <message id="gwtnz.sarah-card.1">
        <source>Card {card}: hire, the cheapest first</source>
        <translation>Carte {card} : engager, le moins cher d’abord</translation>
    </message>
    <message id="gwtnz.sarah-card.10">
        <source>Card {card}: shepherds</source>
        <translation>Carte {card} : bergères</translation>
    </message>
    <message id="gwtnz.sarah-card.11">
        <source>Card {card}: craftsmen</source>
        <translation>Carte {card} : bâtisseurs</translation>
    </message>
    <message id="gwtnz.sarah-card.12">
        <source>Card {card}: sailors</source>
        <translation>Carte {card} : marins</translation>
    </message>
    <message id="gwtnz.sarah-card.13">
        <source>Card {card}: shearers</source>
        <translation>Carte {card} : tondeurs</translation>
    </message>
    <message id="gwtnz.sarah-card.14">
        <source>Card {card}: shepherds</source>
        <translation>Carte {card} : bergères</translation>
    </message>
    <message id="gwtnz.sarah-card.15">
        <source>Card {card}: craftsmen</source>
        <translation>Carte {card} : bâtisseurs</translation>
    </message>
    <message id="gwtnz.sarah-card.16">
        <source>Card {card}: sailors</source>
        <translation>Carte {card} : marins</translation>
    </message>
    <message id="gwtnz.sarah-card.17">
        <source>Card {card}: shearers</source>
        <translation>Carte {card} : tondeurs</translation>
    </message>
    <message id="gwtnz.sarah-card.2">
        <source>Card {card}: hire, her specialization first</source>
        <translation>Carte {card} : engager, sa spécialité d’abord</translation>
    </message>
    <message id="gwtnz.sarah-card.3">
        <source>Card {card}: buy sheep</source>
        <translation>Carte {card} : acheter des moutons</translation>
    </message>
    <message id="gwtnz.sarah-card.4">
        <source>Card {card}: build</source>
        <translation>Carte {card} : construire</translation>
    </message>
    <message id="gwtnz.sarah-card.5">
        <source>Card {card}: bonus tile, pathfinder</source>
        <translation>Carte {card} : tuile Bonus, exploration</translation>
    </message>
    <message id="gwtnz.sarah-card.6">
        <source>Card {card}: pathfinder</source>
        <translation>Carte {card} : exploration</translation>
    </message>
    <message id="gwtnz.sarah-card.7">
        <source>Card {card}: pathfinder</source>
        <translation>Carte {card} : exploration</translation>
    </message>
    <message id="gwtnz.sarah-card.8">
        <source>Card {card}: bonus tile, hazard</source>
        <translation>Carte {card} : tuile Bonus, danger</translation>
    </message>
    <message id="gwtnz.sarah-card.9">
        <source>Card {card}: hazard</source>
        <translation>Carte {card} : danger</translation>
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
        <source>Draw her card of turn {turn}</source>
        <translation>Piochez sa carte du tour {turn}</translation>
    </message>
    <message id="gwtnz.sarah.fixed">
        <source>The same whatever her specialization</source>
        <translation>La même quelle que soit sa spécialité</translation>
    </message>
    <message id="gwtnz.sarah.left-half">
        <source>Left half: she is specialized. {worker}</source>
        <translation>Moitié gauche : c’est sa spécialité. {worker}</translation>
    </message>
    <message id="gwtnz.sarah.look-at-the-card">
        <source>Look at the card and enter how far she moves.</source>
        <translation>Regardez la carte et indiquez son déplacement.</translation>
    </message>
    <message id="gwtnz.sarah.next-delivery">
        <source>Next delivery</source>
        <translation>Prochaine livraison</translation>
    </message>
    <message id="gwtnz.sarah.right-half">
        <source>Right half: her specialization is another. {worker}</source>
        <translation>Moitié droite : sa spécialité est autre. {worker}</translation>
    </message>
    <message id="gwtnz.sarah.specialized">
        <source>Specialization: {worker}</source>
        <translation>Spécialité : {worker}</translation>
    </message>
    <message id="gwtnz.sarah.turn">
        <source>Sarah's turn {turn}</source>
        <translation>Tour {turn} de Sarah</translation>
    </message>
    <message id="gwtnz.says.last-turns">
        <source>{seat} has ended the game: everybody else has one more turn.</source>
        <translation>{seat} a déclenché la fin : chacun des autres joue un dernier tour.</translation>
    </message>
    <message id="gwtnz.score-line.buildings">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="gwtnz.score-line.cards">
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message id="gwtnz.score-line.entered">
        <source>Entered by hand</source>
        <translation>Saisi à la main</translation>
    </message>
    <message id="gwtnz.score-line.hand-limit">
        <source>Hand limit</source>
        <translation>Limite de main</translation>
    </message>
    <message id="gwtnz.score-line.harbours">
        <source>Harbours</source>
        <translation>Ports</translation>
    </message>
    <message id="gwtnz.score-line.marker">
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message id="gwtnz.score-line.masters">
        <source>Harbourmasters</source>
        <translation>Capitaineries</translation>
    </message>
    <message id="gwtnz.score-line.objectives">
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message id="gwtnz.score-line.pathfinder">
        <source>Pathfinder</source>
        <translation>Exploration</translation>
    </message>
    <message id="gwtnz.score-line.posts">
        <source>Trading posts</source>
        <translation>Comptoirs</translation>
    </message>
    <message id="gwtnz.score-line.pounds">
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message id="gwtnz.score-line.tiles">
        <source>Hazards and bonus tiles</source>
        <translation>Dangers et tuiles Bonus</translation>
    </message>
    <message id="gwtnz.score-line.workers">
        <source>Workers, storehouses</source>
        <translation>Ouvriers, entrepôts</translation>
    </message>
    <message id="gwtnz.score.buildings">
        <source>Buildings on the trail: {buildings}</source>
        <translation>Bâtiments sur le parcours : {buildings}</translation>
    </message>
    <message id="gwtnz.score.cards">
        <source>Cards of the flock: {cards}</source>
        <translation>Cartes du troupeau : {cards}</translation>
    </message>
    <message id="gwtnz.score.entered">
        <source>Entered by hand</source>
        <translation>Saisi à la main</translation>
    </message>
    <message id="gwtnz.score.hand-limit">
        <source>Right space of the hand limit cleared</source>
        <translation>Emplacement droit de la limite de main libéré</translation>
    </message>
    <message id="gwtnz.score.harbours">
        <source>Harbours: medium {medium}, small {small}</source>
        <translation>Ports : moyens {medium}, petits {small}</translation>
    </message>
    <message id="gwtnz.score.marker">
        <source>Bonus market marker</source>
        <translation>Marqueur du Marché aux tuiles Bonus</translation>
    </message>
    <message id="gwtnz.score.masters">
        <source>Harbourmaster tiles: {masters}</source>
        <translation>Tuiles Capitainerie : {masters}</translation>
    </message>
    <message id="gwtnz.score.objectives">
        <source>Objectives met: {met} of {counted}</source>
        <translation>Objectifs remplis : {met} sur {counted}</translation>
    </message>
    <message id="gwtnz.score.pathfinder">
        <source>Pathfinder space {space}</source>
        <translation>Case {space} de la piste Exploration</translation>
    </message>
    <message id="gwtnz.score.posts">
        <source>Discs on trading posts: {discs}</source>
        <translation>Disques sur les comptoirs : {discs}</translation>
    </message>
    <message id="gwtnz.score.pounds">
        <source>Pounds: {pounds}, 1 point per 5</source>
        <translation>Livres : {pounds}, 1 point par tranche de 5</translation>
    </message>
    <message id="gwtnz.score.tiles">
        <source>Hazards: {hazards}, bonus tiles: {tiles}</source>
        <translation>Dangers : {hazards}, tuiles Bonus : {tiles}</translation>
    </message>
    <message id="gwtnz.score.title">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="gwtnz.score.workers">
        <source>Workers in the fifth column and pairs of storehouses</source>
        <translation>Ouvriers en 5e colonne et paires d’entrepôts</translation>
    </message>
    <message id="gwtnz.second.nothing">
        <source>No second card</source>
        <translation>Pas de deuxième carte</translation>
    </message>
    <message id="gwtnz.set-up.bonus-cards">
        <source>Bonus cards per pile: {cards}; sets: wheel {wheel}, barrel {barrel}, bell {bell}, compass {compass}</source>
        <translation>Cartes Bonus par pile : {cards} ; ensembles : barre à roue {wheel}, baril {barrel}, cloche {bell}, boussole {compass}</translation>
    </message>
    <message id="gwtnz.set-up.bonus-tiles">
        <source>B tiles onto the bonus tile market: {tiles}</source>
        <translation>Tuiles B sur le Marché aux tuiles Bonus : {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.foresight">
        <source>Two A and two B tiles onto the foresight spaces</source>
        <translation>Deux tuiles A et deux tuiles B sur les cases Prévision</translation>
    </message>
    <message id="gwtnz.set-up.jobs">
        <source>One worker of each kind, then A tiles onto the board: {tiles}</source>
        <translation>Un ouvrier de chaque type, puis des tuiles A sur le plateau : {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.masters">
        <source>Harbourmaster tiles, medium harbours 1 to 5: {harbour*}</source>
        <translation>Tuiles Capitainerie, ports moyens 1 à 5 : {harbour*}</translation>
    </message>
    <message id="gwtnz.set-up.neutrals">
        <source>Neutral buildings on spaces A to H: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}</source>
        <translation>Bâtiments neutres sur les cases A à H : {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}</translation>
    </message>
    <message id="gwtnz.set-up.objectives">
        <source>Objectives face up: {cards}</source>
        <translation>Objectifs face visible : {cards}</translation>
    </message>
    <message id="gwtnz.set-up.player1">
        <source>First player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Premier joueur : {pounds} £, cartes : {cards}, un jeton Échange</translation>
    </message>
    <message id="gwtnz.set-up.player2">
        <source>Second player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Deuxième joueur : {pounds} £, cartes : {cards}, un jeton Échange</translation>
    </message>
    <message id="gwtnz.set-up.player3">
        <source>Third player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Troisième joueur : {pounds} £, cartes : {cards}, un jeton Échange</translation>
    </message>
    <message id="gwtnz.set-up.player4">
        <source>Fourth player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Quatrième joueur : {pounds} £, cartes : {cards}, un jeton Échange</translation>
    </message>
    <message id="gwtnz.set-up.sarah">
        <source>Sarah, {level}: discs {discs}, worker {worker}, first delivery {first-delivery}</source>
        <translation>Sarah, {level} : disques {discs}, ouvrier {worker}, première livraison {first-delivery}</translation>
    </message>
    <message id="gwtnz.set-up.sheep">
        <source>Market sheep face up: {cards}</source>
        <translation>Moutons du marché face visible : {cards}</translation>
    </message>
    <message id="gwtnz.set-up.sides">
        <source>Sides of buildings 1 to 10: {side*}</source>
        <translation>Faces des bâtiments 1 à 10 : {side*}</translation>
    </message>
    <message id="gwtnz.set-up.step-tiles">
        <source>Step tiles at pathfinder space {space}: {tiles}</source>
        <translation>Tuiles Déplacement à la case {space} de la piste Exploration : {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.title">
        <source>Set up the table</source>
        <translation>Mettre la table en place</translation>
    </message>
    <message id="gwtnz.shearers.lincoln-or-ryeland">
        <source>Lincoln or Ryeland</source>
        <translation>Lincoln ou Ryeland</translation>
    </message>
    <message id="gwtnz.sheep.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.title">
        <source>Sheep market · {pile} in the pile</source>
        <translation>Marché au bétail · {pile} en pioche</translation>
    </message>
    <message id="gwtnz.slot.#">
        <source>Tile {place}</source>
        <translation>Tuile {place}</translation>
    </message>
    <message id="gwtnz.space.#">
        <source>Trail space {number}</source>
        <translation>Case du parcours {number}</translation>
    </message>
    <message id="gwtnz.space.nothing">
        <source>No space</source>
        <translation>Aucune case</translation>
    </message>
    <message id="gwtnz.step-limit">
        <source>Movement limit</source>
        <translation>Limite de déplacement</translation>
    </message>
    <message id="gwtnz.step.add-sheep" numerus="yes">
        <source>Adds[ {amount}] cards to the sheep market</source>
        <translation>
            <numerusform>Ajoute[ {amount}] carte au Marché au bétail</numerusform>
            <numerusform>Ajoute[ {amount}] cartes au Marché au bétail</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.bonus-card">
        <source>Takes a bonus card[: {header}]</source>
        <translation>Prend une carte Bonus[ : {header}]</translation>
    </message>
    <message id="gwtnz.step.bonus-tile">
        <source>Puts a bonus tile into the box[: {tile}, row {row}, column {column}]</source>
        <translation>Remet une tuile Bonus dans la boîte[ : {tile}, rangée {row}, colonne {column}]</translation>
    </message>
    <message id="gwtnz.step.bonus-tile.none">
        <source>No bonus tile to take</source>
        <translation>Aucune tuile Bonus à prendre</translation>
    </message>
    <message id="gwtnz.step.build">
        <source>Builds[: building {building}][, replacing {replaces}]</source>
        <translation>Construit[ : bâtiment {building}][, remplace le {replaces}]</translation>
    </message>
    <message id="gwtnz.step.build-exactly" numerus="yes">
        <source>Builds[ with exactly {amount} craftsmen][: building {building}][, replacing {replaces}]</source>
        <translation>
            <numerusform>Construit[ avec exactement {amount} bâtisseur][ : bâtiment {building}][, remplace le {replaces}]</numerusform>
            <numerusform>Construit[ avec exactement {amount} bâtisseurs][ : bâtiment {building}][, remplace le {replaces}]</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.build-exactly.none">
        <source>Nothing she can build</source>
        <translation>Rien qu’elle puisse construire</translation>
    </message>
    <message id="gwtnz.step.build.none">
        <source>Nothing she can build</source>
        <translation>Rien qu’elle puisse construire</translation>
    </message>
    <message id="gwtnz.step.buy-sheep">
        <source>Buys sheep[: {breed*}]</source>
        <translation>Achète des moutons[ : {breed*}]</translation>
    </message>
    <message id="gwtnz.step.buy-sheep.none">
        <source>Not on offer: adds 2 cards, with one shepherd fewer</source>
        <translation>Pas au marché : ajoute 2 cartes, avec une bergère de moins</translation>
    </message>
    <message id="gwtnz.step.deliver">
        <source>Delivers to the local post[ {value}]</source>
        <translation>Livre au comptoir local[ {value}]</translation>
    </message>
    <message id="gwtnz.step.dorset">
        <source>Takes a Dorset Horn</source>
        <translation>Prend un Dorset Horn</translation>
    </message>
    <message id="gwtnz.step.dorset.none">
        <source>No Dorset Horn on offer</source>
        <translation>Pas de Dorset Horn au marché</translation>
    </message>
    <message id="gwtnz.step.extra-move">
        <source>Moves on again[: {places}]</source>
        <translation>Avance encore[ : {places}]</translation>
    </message>
    <message id="gwtnz.step.foresight-a">
        <source>Foresight A: the tile on the right</source>
        <translation>Prévision A : la tuile de droite</translation>
    </message>
    <message id="gwtnz.step.foresight-b">
        <source>Foresight B: the tile on the right</source>
        <translation>Prévision B : la tuile de droite</translation>
    </message>
    <message id="gwtnz.step.harbour">
        <source>Improves a medium harbour[: number {harbour}]</source>
        <translation>Améliore un port moyen[ : numéro {harbour}]</translation>
    </message>
    <message id="gwtnz.step.harbour.none">
        <source>No medium harbour to improve</source>
        <translation>Aucun port moyen à améliorer</translation>
    </message>
    <message id="gwtnz.step.hazard">
        <source>Removes a hazard[: {tile}]</source>
        <translation>Retire un danger[ : {tile}]</translation>
    </message>
    <message id="gwtnz.step.hazard.none">
        <source>No hazard on the board</source>
        <translation>Aucun danger sur le plateau</translation>
    </message>
    <message id="gwtnz.step.hire">
        <source>Hires[: {worker}]</source>
        <translation>Engage un ouvrier[ : {worker}]</translation>
    </message>
    <message id="gwtnz.step.hire.none">
        <source>Nobody to hire</source>
        <translation>Personne à engager</translation>
    </message>
    <message id="gwtnz.step.move">
        <source>Moves her runholder[: {places}]</source>
        <translation>Avance son éleveur[ : {places}]</translation>
    </message>
    <message id="gwtnz.step.objective">
        <source>Takes the objective farthest from the pile[, worth {points}]</source>
        <translation>Prend l’objectif le plus éloigné de la pioche[, valeur {points}]</translation>
    </message>
    <message id="gwtnz.step.one-sheep">
        <source>Takes a Lincoln or Corriedale[: {breed*}]</source>
        <translation>Prend un Lincoln ou Corriedale[ : {breed*}]</translation>
    </message>
    <message id="gwtnz.step.one-sheep.none">
        <source>No Lincoln and no Corriedale on offer</source>
        <translation>Ni Lincoln ni Corriedale au marché</translation>
    </message>
    <message id="gwtnz.step.pathfinder">
        <source>Advances on the pathfinder track[: {steps}]</source>
        <translation>Avance sur la piste Exploration[ : {steps}]</translation>
    </message>
    <message id="gwtnz.step.sailors">
        <source>Her sailors bring a bonus card[: {header}]</source>
        <translation>Ses marins rapportent une carte Bonus[ : {header}]</translation>
    </message>
    <message id="gwtnz.step.shearers">
        <source>Her shearers bring a Romney[ and {breed*}]</source>
        <translation>Ses tondeurs rapportent un Romney[ et {breed*}]</translation>
    </message>
    <message id="gwtnz.step.shearers.none">
        <source>Her shearers bring a Romney</source>
        <translation>Ses tondeurs rapportent un Romney</translation>
    </message>
    <message id="gwtnz.step.wool">
        <source>Disc onto a wool post[: {post}]</source>
        <translation>Disque sur un comptoir à laine[ : {post}]</translation>
    </message>
    <message id="gwtnz.storehouse.#">
        <source>Storehouse {place}</source>
        <translation>Entrepôt {place}</translation>
    </message>
    <message id="gwtnz.storehouses">
        <source>Storehouses left</source>
        <translation>Entrepôts restants</translation>
    </message>
    <message id="gwtnz.tagline">
        <source>Drive your flock to Wellington</source>
        <translation>Menez votre troupeau à Wellington</translation>
    </message>
    <message id="gwtnz.third.nothing">
        <source>No third card</source>
        <translation>Pas de troisième carte</translation>
    </message>
    <message id="gwtnz.tile.certificate">
        <source>Permanent certificate</source>
        <translation>Certificat permanent</translation>
    </message>
    <message id="gwtnz.tile.craftsman">
        <source>Craftsman</source>
        <translation>Bâtisseur</translation>
    </message>
    <message id="gwtnz.tile.ferry">
        <source>Ferry and 2 gold</source>
        <translation>Traversier et 2 or</translation>
    </message>
    <message id="gwtnz.tile.flood-2-black">
        <source>Flood 2, black hand</source>
        <translation>Inondation 2, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-2-green">
        <source>Flood 2, green hand</source>
        <translation>Inondation 2, main verte</translation>
    </message>
    <message id="gwtnz.tile.flood-3-black">
        <source>Flood 3, black hand</source>
        <translation>Inondation 3, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-3-green">
        <source>Flood 3, green hand</source>
        <translation>Inondation 3, main verte</translation>
    </message>
    <message id="gwtnz.tile.flood-4-black">
        <source>Flood 4, black hand</source>
        <translation>Inondation 4, main noire</translation>
    </message>
    <message id="gwtnz.tile.flood-4-green">
        <source>Flood 4, green hand</source>
        <translation>Inondation 4, main verte</translation>
    </message>
    <message id="gwtnz.tile.hazard">
        <source>Remove a hazard for £3</source>
        <translation>Retirer un danger pour 3 £</translation>
    </message>
    <message id="gwtnz.tile.joker">
        <source>Joker worker</source>
        <translation>Ouvrier Joker</translation>
    </message>
    <message id="gwtnz.tile.kotare">
        <source>Kōtare, 2 steps, 1 gold</source>
        <translation>Kōtare, 2 cases, 1 or</translation>
    </message>
    <message id="gwtnz.tile.less-gold">
        <source>8 points for 4 gold</source>
        <translation>8 points pour 4 or</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-black">
        <source>Rockfall 2, black hand</source>
        <translation>Éboulement 2, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-green">
        <source>Rockfall 2, green hand</source>
        <translation>Éboulement 2, main verte</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-black">
        <source>Rockfall 3, black hand</source>
        <translation>Éboulement 3, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-green">
        <source>Rockfall 3, green hand</source>
        <translation>Éboulement 3, main verte</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-black">
        <source>Rockfall 4, black hand</source>
        <translation>Éboulement 4, main noire</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-green">
        <source>Rockfall 4, green hand</source>
        <translation>Éboulement 4, main verte</translation>
    </message>
    <message id="gwtnz.tile.romney">
        <source>Romney for a starter, 1 gold</source>
        <translation>Romney contre un mouton de départ, 1 or</translation>
    </message>
    <message id="gwtnz.tile.sailor">
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message id="gwtnz.tile.shearer">
        <source>Shearer</source>
        <translation>Tondeur</translation>
    </message>
    <message id="gwtnz.tile.sheepdog">
        <source>Sheepdog and 2 gold</source>
        <translation>Chien de berger et 2 or</translation>
    </message>
    <message id="gwtnz.tile.shepherd">
        <source>Shepherd</source>
        <translation>Bergère</translation>
    </message>
    <message id="gwtnz.tile.token">
        <source>Exchange token</source>
        <translation>Jeton Échange</translation>
    </message>
    <message id="gwtnz.tile.tokens">
        <source>3 exchange tokens, 1 gold</source>
        <translation>3 jetons Échange, 1 or</translation>
    </message>
    <message id="gwtnz.tile.wool">
        <source>Permanent wool and a token</source>
        <translation>Laine permanente et un jeton</translation>
    </message>
    <message id="gwtnz.title">
        <source>Great Western Trail: New Zealand</source>
        <translation>Great Western Trail : Nouvelle-Zélande</translation>
    </message>
    <message id="gwtnz.to.nothing">
        <source>To the bank</source>
        <translation>À la banque</translation>
    </message>
    <message id="gwtnz.tokens">
        <source>Exchange tokens</source>
        <translation>Jetons Échange</translation>
    </message>
    <message id="gwtnz.tracked.active">
        <source>Whose turn it is</source>
        <translation>Joueur actif</translation>
    </message>
    <message id="gwtnz.tracked.bag-a.*">
        <source>In bag A: {1}</source>
        <translation>Dans le sac A : {1}</translation>
    </message>
    <message id="gwtnz.tracked.bag-b.*">
        <source>In bag B: {1}</source>
        <translation>Dans le sac B : {1}</translation>
    </message>
    <message id="gwtnz.tracked.bonus.#.#">
        <source>Bonus tile market, row {1}, column {2}</source>
        <translation>Marché aux tuiles Bonus, rangée {1}, colonne {2}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-a.*">
        <source>Back in the box: {1}</source>
        <translation>Remis dans la boîte : {1}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-b.*">
        <source>Back in the box: {1}</source>
        <translation>Remis dans la boîte : {1}</translation>
    </message>
    <message id="gwtnz.tracked.building#">
        <source>Building {1}</source>
        <translation>Bâtiment {1}</translation>
    </message>
    <message id="gwtnz.tracked.certificates">
        <source>Certificates</source>
        <translation>Certificats</translation>
    </message>
    <message id="gwtnz.tracked.cleared.*">
        <source>Disc taken: {1}</source>
        <translation>Disque retiré : {1}</translation>
    </message>
    <message id="gwtnz.tracked.delivered.*">
        <source>Discs: {1}</source>
        <translation>Disques : {1}</translation>
    </message>
    <message id="gwtnz.tracked.discard.*">
        <source>In the discard pile: {1}</source>
        <translation>Dans la défausse : {1}</translation>
    </message>
    <message id="gwtnz.tracked.discs">
        <source>Discs beside the board</source>
        <translation>Disques à côté du plateau</translation>
    </message>
    <message id="gwtnz.tracked.display">
        <source>Objectives on offer</source>
        <translation>Objectifs offerts</translation>
    </message>
    <message id="gwtnz.tracked.display#.action">
        <source>Objective on offer {1}: action</source>
        <translation>Objectif offert {1} : action</translation>
    </message>
    <message id="gwtnz.tracked.display#.first">
        <source>Objective on offer {1}: first condition</source>
        <translation>Objectif offert {1} : première condition</translation>
    </message>
    <message id="gwtnz.tracked.display#.points">
        <source>Objective on offer {1}: points</source>
        <translation>Objectif offert {1} : points</translation>
    </message>
    <message id="gwtnz.tracked.display#.second">
        <source>Objective on offer {1}: second condition</source>
        <translation>Objectif offert {1} : deuxième condition</translation>
    </message>
    <message id="gwtnz.tracked.display#.third">
        <source>Objective on offer {1}: third condition</source>
        <translation>Objectif offert {1} : troisième condition</translation>
    </message>
    <message id="gwtnz.tracked.ending">
        <source>Who has ended the game</source>
        <translation>Qui a déclenché la fin</translation>
    </message>
    <message id="gwtnz.tracked.entered-points">
        <source>Points entered by hand</source>
        <translation>Points saisis à la main</translation>
    </message>
    <message id="gwtnz.tracked.foresight-a.left">
        <source>Foresight A, left</source>
        <translation>Prévision A, gauche</translation>
    </message>
    <message id="gwtnz.tracked.foresight-a.right">
        <source>Foresight A, right</source>
        <translation>Prévision A, droite</translation>
    </message>
    <message id="gwtnz.tracked.foresight-b.left">
        <source>Foresight B, left</source>
        <translation>Prévision B, gauche</translation>
    </message>
    <message id="gwtnz.tracked.foresight-b.right">
        <source>Foresight B, right</source>
        <translation>Prévision B, droite</translation>
    </message>
    <message id="gwtnz.tracked.gold">
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message id="gwtnz.tracked.hand.*">
        <source>In hand: {1}</source>
        <translation>En main : {1}</translation>
    </message>
    <message id="gwtnz.tracked.hazard.*">
        <source>Taken: {1}</source>
        <translation>Retiré : {1}</translation>
    </message>
    <message id="gwtnz.tracked.herd.*">
        <source>In the flock: {1}</source>
        <translation>Dans le troupeau : {1}</translation>
    </message>
    <message id="gwtnz.tracked.jobs.*#">
        <source>Job market, row {2}: {1}</source>
        <translation>Marché de l’emploi, rangée {2} : {1}</translation>
    </message>
    <message id="gwtnz.tracked.jokers">
        <source>Joker workers</source>
        <translation>Ouvriers Joker</translation>
    </message>
    <message id="gwtnz.tracked.large#">
        <source>Large harbour {1}</source>
        <translation>Grand port {1}</translation>
    </message>
    <message id="gwtnz.tracked.location">
        <source>Place of the runholder</source>
        <translation>Lieu de l’éleveur</translation>
    </message>
    <message id="gwtnz.tracked.marker">
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message id="gwtnz.tracked.market-pile.*">
        <source>In the market pile: {1}</source>
        <translation>Dans la pioche du marché : {1}</translation>
    </message>
    <message id="gwtnz.tracked.market.*">
        <source>In the sheep market: {1}</source>
        <translation>Au Marché au bétail : {1}</translation>
    </message>
    <message id="gwtnz.tracked.master.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#">
        <source>Medium harbour {1}</source>
        <translation>Port moyen {1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#.captain">
        <source>Worker at medium harbour {1}</source>
        <translation>Capitaine du port moyen {1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#.master">
        <source>Harbourmaster tile of medium harbour {1}</source>
        <translation>Capitainerie du port moyen {1}</translation>
    </message>
    <message id="gwtnz.tracked.neutral.*">
        <source>Neutral space: {1}</source>
        <translation>Case neutre : {1}</translation>
    </message>
    <message id="gwtnz.tracked.no-tax">
        <source>Free of taxes</source>
        <translation>Sans taxes</translation>
    </message>
    <message id="gwtnz.tracked.objective#.action">
        <source>Objective {1}: action</source>
        <translation>Objectif {1} : action</translation>
    </message>
    <message id="gwtnz.tracked.objective#.first">
        <source>Objective {1}: first condition</source>
        <translation>Objectif {1} : première condition</translation>
    </message>
    <message id="gwtnz.tracked.objective#.penalty">
        <source>Objective {1}: penalty</source>
        <translation>Objectif {1} : pénalité</translation>
    </message>
    <message id="gwtnz.tracked.objective#.played">
        <source>Objective {1}: played</source>
        <translation>Objectif {1} : joué</translation>
    </message>
    <message id="gwtnz.tracked.objective#.points">
        <source>Objective {1}: points</source>
        <translation>Objectif {1} : points</translation>
    </message>
    <message id="gwtnz.tracked.objective#.second">
        <source>Objective {1}: second condition</source>
        <translation>Objectif {1} : deuxième condition</translation>
    </message>
    <message id="gwtnz.tracked.objective#.third">
        <source>Objective {1}: third condition</source>
        <translation>Objectif {1} : troisième condition</translation>
    </message>
    <message id="gwtnz.tracked.objective-pile">
        <source>Objectives in the pile</source>
        <translation>Objectifs en pioche</translation>
    </message>
    <message id="gwtnz.tracked.objectives">
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message id="gwtnz.tracked.owed-discard">
        <source>Cards to discard</source>
        <translation>Cartes à défausser</translation>
    </message>
    <message id="gwtnz.tracked.owed-draw">
        <source>Cards to draw</source>
        <translation>Cartes à piocher</translation>
    </message>
    <message id="gwtnz.tracked.owed-eleven">
        <source>Choice at space 11 due</source>
        <translation>Choix de la case 11 à faire</translation>
    </message>
    <message id="gwtnz.tracked.owed-sheep">
        <source>Market cards to reveal</source>
        <translation>Cartes du marché à révéler</translation>
    </message>
    <message id="gwtnz.tracked.pathfinder">
        <source>Pathfinder space</source>
        <translation>Case d’exploration</translation>
    </message>
    <message id="gwtnz.tracked.permanent-certificates">
        <source>Permanent certificates from tiles</source>
        <translation>Certificats permanents des tuiles</translation>
    </message>
    <message id="gwtnz.tracked.permanent-wool">
        <source>Permanent wool from tiles</source>
        <translation>Laine permanente des tuiles</translation>
    </message>
    <message id="gwtnz.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="gwtnz.tracked.pile.*.left">
        <source>Bonus cards left: {1}</source>
        <translation>Cartes Bonus restantes : {1}</translation>
    </message>
    <message id="gwtnz.tracked.pile.*.set">
        <source>Set of the bonus pile: {1}</source>
        <translation>Ensemble de la pile Bonus : {1}</translation>
    </message>
    <message id="gwtnz.tracked.pounds">
        <source>Pounds</source>
        <translation>Livres</translation>
    </message>
    <message id="gwtnz.tracked.sarah.card">
        <source>Sarah's open card</source>
        <translation>Carte visible de Sarah</translation>
    </message>
    <message id="gwtnz.tracked.sarah.deck#">
        <source>Sarah's card {1} still to come</source>
        <translation>Carte {1} de Sarah encore en pioche</translation>
    </message>
    <message id="gwtnz.tracked.sarah.discard#">
        <source>Sarah's card {1} has come</source>
        <translation>Carte {1} de Sarah défaussée</translation>
    </message>
    <message id="gwtnz.tracked.sarah.first-post">
        <source>Sarah's first delivery</source>
        <translation>Première livraison de Sarah</translation>
    </message>
    <message id="gwtnz.tracked.sarah.last-post">
        <source>Sarah's last delivery</source>
        <translation>Dernière livraison de Sarah</translation>
    </message>
    <message id="gwtnz.tracked.sarah.specialization">
        <source>Sarah's specialization</source>
        <translation>Spécialité de Sarah</translation>
    </message>
    <message id="gwtnz.tracked.sarah.turn">
        <source>Sarah's turns</source>
        <translation>Tours de Sarah</translation>
    </message>
    <message id="gwtnz.tracked.small#">
        <source>Small harbour {1}</source>
        <translation>Petit port {1}</translation>
    </message>
    <message id="gwtnz.tracked.space">
        <source>Space on the trail</source>
        <translation>Case du parcours</translation>
    </message>
    <message id="gwtnz.tracked.started">
        <source>Has started</source>
        <translation>A commencé</translation>
    </message>
    <message id="gwtnz.tracked.step-tile">
        <source>Step tile</source>
        <translation>Tuile Déplacement</translation>
    </message>
    <message id="gwtnz.tracked.storehouse#">
        <source>Storehouse {1} placed</source>
        <translation>Entrepôt {1} placé</translation>
    </message>
    <message id="gwtnz.tracked.tile.*">
        <source>Bonus tile: {1}</source>
        <translation>Tuile Bonus : {1}</translation>
    </message>
    <message id="gwtnz.tracked.tokens">
        <source>Exchange tokens</source>
        <translation>Jetons Échange</translation>
    </message>
    <message id="gwtnz.tracked.trail#.building">
        <source>Trail space {1}: building</source>
        <translation>Case {1} du parcours : bâtiment</translation>
    </message>
    <message id="gwtnz.tracked.trail#.hand">
        <source>Trail space {1}: hand</source>
        <translation>Case {1} du parcours : main</translation>
    </message>
    <message id="gwtnz.tracked.trail#.hazard">
        <source>Trail space {1}: hazard</source>
        <translation>Case {1} du parcours : danger</translation>
    </message>
    <message id="gwtnz.tracked.trail#.lush">
        <source>Trail space {1}: lush ground</source>
        <translation>Case {1} du parcours : végétation luxuriante</translation>
    </message>
    <message id="gwtnz.tracked.trail#.needs">
        <source>Trail space {1}: pathfinder needed</source>
        <translation>Case {1} du parcours : exploration requise</translation>
    </message>
    <message id="gwtnz.tracked.trail#.neutral">
        <source>Trail space {1}: neutral building</source>
        <translation>Case {1} du parcours : bâtiment neutre</translation>
    </message>
    <message id="gwtnz.tracked.trail#.next">
        <source>Trail space {1}: next one</source>
        <translation>Case {1} du parcours : suivante</translation>
    </message>
    <message id="gwtnz.tracked.trail#.other">
        <source>Trail space {1}: other way</source>
        <translation>Case {1} du parcours : autre chemin</translation>
    </message>
    <message id="gwtnz.tracked.trail#.owner">
        <source>Trail space {1}: owner</source>
        <translation>Case {1} du parcours : propriétaire</translation>
    </message>
    <message id="gwtnz.tracked.trail#.risky">
        <source>Trail space {1}: risky ground</source>
        <translation>Case {1} du parcours : terrain risqué</translation>
    </message>
    <message id="gwtnz.tracked.trail#.zone">
        <source>Trail space {1}: hazard zone</source>
        <translation>Case {1} du parcours : zone Danger</translation>
    </message>
    <message id="gwtnz.tracked.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="gwtnz.tracked.turned">
        <source>Neutral buildings turned over</source>
        <translation>Bâtiments neutres retournés</translation>
    </message>
    <message id="gwtnz.tracked.workers.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="gwtnz.tracked.worth">
        <source>Worth of the sale</source>
        <translation>Valeur de la vente</translation>
    </message>
    <message id="gwtnz.tracked.zone.*#">
        <source>{1}, space {2}</source>
        <translation>{1}, case {2}</translation>
    </message>
    <message id="gwtnz.twice.no">
        <source>Single</source>
        <translation>Simple</translation>
    </message>
    <message id="gwtnz.twice.yes">
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message id="gwtnz.wellington.deliver">
        <source>Delivery[, worth up to {worth}]</source>
        <translation>Livraison[, valeur jusqu’à {worth}]</translation>
    </message>
    <message id="gwtnz.wellington.foresight-a">
        <source>Foresight A</source>
        <translation>Prévision A</translation>
    </message>
    <message id="gwtnz.wellington.foresight-b">
        <source>Foresight B</source>
        <translation>Prévision B</translation>
    </message>
    <message id="gwtnz.wellington.income">
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message id="gwtnz.wellington.no">
        <source>Stays on the trail</source>
        <translation>Reste sur le parcours</translation>
    </message>
    <message id="gwtnz.wellington.title">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.wellington.yes">
        <source>Reaches Wellington</source>
        <translation>Atteint Wellington</translation>
    </message>
    <message id="gwtnz.why.add-sheep">
        <source>Without using a shepherd.</source>
        <translation>Sans utiliser de bergère.</translation>
    </message>
    <message id="gwtnz.why.bonus-card">
        <source>The icon above the column of her new worker.</source>
        <translation>L’icône au-dessus de la colonne de son nouvel ouvrier.</translation>
    </message>
    <message id="gwtnz.why.bonus-tile">
        <source>The cheapest; then the leftmost of the highest row.</source>
        <translation>La moins chère ; puis la plus à gauche de la rangée du haut.</translation>
    </message>
    <message id="gwtnz.why.build">
        <source>All craftsmen, or all but one; else she replaces.</source>
        <translation>Tous ses bâtisseurs, ou tous sauf un ; sinon elle remplace.</translation>
    </message>
    <message id="gwtnz.why.build-exactly">
        <source>Her specialization is another: so many craftsmen exactly.</source>
        <translation>Sa spécialité est autre : exactement ce nombre de bâtisseurs.</translation>
    </message>
    <message id="gwtnz.why.buy-sheep">
        <source>By her shepherds; most points, then the rarest breed.</source>
        <translation>Selon ses bergères ; le plus de points, puis la race la plus rare.</translation>
    </message>
    <message id="gwtnz.why.deliver">
        <source>The next higher local post each time.</source>
        <translation>Le comptoir local suivant, chaque fois.</translation>
    </message>
    <message id="gwtnz.why.dorset">
        <source>If there is one in the market.</source>
        <translation>S’il y en a un au marché.</translation>
    </message>
    <message id="gwtnz.why.extra-move">
        <source>After her normal movement.</source>
        <translation>Après son déplacement normal.</translation>
    </message>
    <message id="gwtnz.why.foresight-a">
        <source>She always takes the tile on the right.</source>
        <translation>Elle prend toujours la tuile de droite.</translation>
    </message>
    <message id="gwtnz.why.foresight-b">
        <source>She always takes the tile on the right.</source>
        <translation>Elle prend toujours la tuile de droite.</translation>
    </message>
    <message id="gwtnz.why.harbour">
        <source>The medium harbour worth least where no disc lies.</source>
        <translation>Le port moyen de moindre valeur sans disque.</translation>
    </message>
    <message id="gwtnz.why.hazard">
        <source>The zone with the highest tile, then with more tiles.</source>
        <translation>La zone de la plus haute tuile, puis celle qui en a le plus.</translation>
    </message>
    <message id="gwtnz.why.hire">
        <source>She pays nothing, and takes a bonus card for the column.</source>
        <translation>Elle ne paie rien, et prend la carte Bonus de la colonne.</translation>
    </message>
    <message id="gwtnz.why.move">
        <source>The shortest way to Wellington, then the least taxes.</source>
        <translation>Le chemin le plus court vers Wellington, puis le moins de taxes.</translation>
    </message>
    <message id="gwtnz.why.objective">
        <source>It counts for her as if it were met.</source>
        <translation>Il compte pour elle comme rempli.</translation>
    </message>
    <message id="gwtnz.why.one-sheep">
        <source>The rarer of the two in the market.</source>
        <translation>La moins nombreuse des deux au marché.</translation>
    </message>
    <message id="gwtnz.why.pathfinder">
        <source>As printed on the card; she takes no rewards.</source>
        <translation>Selon la carte ; elle ne reçoit pas les récompenses.</translation>
    </message>
    <message id="gwtnz.why.sailors">
        <source>By the number of her sailors.</source>
        <translation>Selon le nombre de ses marins.</translation>
    </message>
    <message id="gwtnz.why.shearers">
        <source>By the number of her shearers.</source>
        <translation>Selon le nombre de ses tondeurs.</translation>
    </message>
    <message id="gwtnz.why.skipped">
        <source>It could not be done, so she leaves it out.</source>
        <translation>Impossible : elle y renonce.</translation>
    </message>
    <message id="gwtnz.why.tie">
        <source>Several are equally good: you decide.</source>
        <translation>Plusieurs se valent : à vous de choisir.</translation>
    </message>
    <message id="gwtnz.why.wool">
        <source>The wool post pictured on her board, with a Romney.</source>
        <translation>Le comptoir à laine de son plateau, avec un Romney.</translation>
    </message>
    <message id="gwtnz.worker.craftsman">
        <source>Craftsman</source>
        <translation>Bâtisseur</translation>
    </message>
    <message id="gwtnz.worker.sailor">
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message id="gwtnz.worker.shearer">
        <source>Shearer</source>
        <translation>Tondeur</translation>
    </message>
    <message id="gwtnz.worker.shepherd">
        <source>Shepherd</source>
        <translation>Bergère</translation>
    </message>
    <message id="gwtnz.zone.flood">
        <source>Floods</source>
        <translation>Inondations</translation>
    </message>
    <message id="gwtnz.zone.rockfall">
        <source>Rockfalls</source>
        <translation>Éboulements</translation>
    </message>
</context>
</TS>
