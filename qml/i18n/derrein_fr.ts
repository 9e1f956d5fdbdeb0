<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="derrein.bowl.no-red">
        <source>No red bead yet</source>
        <translation>Pas encore de grain rouge</translation>
    </message>
    <message id="derrein.bowl.red-odds">
        <source>A red bead in {percent}% of throws</source>
        <translation>Un grain rouge dans {percent} % des jets</translation>
    </message>
    <message id="derrein.bowl.thrown">
        <source>{beads}</source>
        <translation>{beads}</translation>
    </message>
    <message id="derrein.build.title">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="derrein.building.farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="derrein.building.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.building.none">
        <source>No building</source>
        <translation>Pas de bâtiment</translation>
    </message>
    <message id="derrein.building.sawmill">
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message id="derrein.building.stonecutter">
        <source>Stonecutter</source>
        <translation>Tailleur de pierres</translation>
    </message>
    <message id="derrein.building.tannery">
        <source>Tannery</source>
        <translation>Tannerie</translation>
    </message>
    <message id="derrein.building.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.buildings.title">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="derrein.colour.blue">
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message id="derrein.colour.brown">
        <source>Brown</source>
        <translation>Marron</translation>
    </message>
    <message id="derrein.colour.green">
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message id="derrein.colour.purple">
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message id="derrein.colour.red">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="derrein.colour.yellow">
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message id="derrein.did.add-red">
        <source>Added a red bead</source>
        <translation>Ajoute un grain rouge</translation>
    </message>
    <message id="derrein.did.annex">
        <source>Annexed a building</source>
        <translation>Annexe un bâtiment</translation>
    </message>
    <message id="derrein.did.answer">
        <source>Accepted the offer</source>
        <translation>Accepte l’offre</translation>
    </message>
    <message id="derrein.did.answer.no-agree">
        <source>Declined the offer</source>
        <translation>Décline l’offre</translation>
    </message>
    <message id="derrein.did.ask-workshop">
        <source>Processed {times} × {raw} with {owner}[ for {price}]</source>
        <translation>Traite {times} × {raw} chez {owner}[ contre {price}]</translation>
    </message>
    <message id="derrein.did.ask-workshop.no-agreed">
        <source>Asked {owner} to process {times} × {raw}[ for {price}]</source>
        <translation>Demande à {owner} de traiter {times} × {raw}[ contre {price}]</translation>
    </message>
    <message id="derrein.did.begin">
        <source>Began the game</source>
        <translation>Commence la partie</translation>
    </message>
    <message id="derrein.did.build-duchy">
        <source>Built a small duchy</source>
        <translation>Construit un petit duché</translation>
    </message>
    <message id="derrein.did.build-farm">
        <source>Built a farm: {landscape}</source>
        <translation>Construit une ferme : {landscape}</translation>
    </message>
    <message id="derrein.did.build-witchery">
        <source>Built the witchery</source>
        <translation>Construit sa sorcellerie</translation>
    </message>
    <message id="derrein.did.build-workshop">
        <source>Built: {workshop}</source>
        <translation>Construit : {workshop}</translation>
    </message>
    <message id="derrein.did.claim-victory">
        <source>Won the game</source>
        <translation>Gagne la partie</translation>
    </message>
    <message id="derrein.did.curse-bowl">
        <source>Cursed the bowl: {out} out, {in} in</source>
        <translation>Ensorcelle l’écuelle : {out} sort, {in} entre</translation>
    </message>
    <message id="derrein.did.drop-workshop">
        <source>No room left: dropped {workshop}</source>
        <translation>Plus de place : retire {workshop}</translation>
    </message>
    <message id="derrein.did.end-building">
        <source>Ended the building phase</source>
        <translation>Termine la phase de construction</translation>
    </message>
    <message id="derrein.did.enlarge-duchy">
        <source>Enlarged a duchy</source>
        <translation>Agrandit un duché</translation>
    </message>
    <message id="derrein.did.fight-witch">
        <source>Beat the witch of {against}</source>
        <translation>Bat la sorcière de {against}</translation>
    </message>
    <message id="derrein.did.fight-witch.no-won">
        <source>Lost to the witch of {against}</source>
        <translation>Perd contre la sorcière de {against}</translation>
    </message>
    <message id="derrein.did.go-on">
        <source>The game goes on as a long one</source>
        <translation>La partie continue en version longue</translation>
    </message>
    <message id="derrein.did.lay-plate">
        <source>Laid plate {plate}</source>
        <translation>Pose le tableau {plate}</translation>
    </message>
    <message id="derrein.did.lose-duchy">
        <source>Hunger: removed a duchy</source>
        <translation>Faim : enlève un duché</translation>
    </message>
    <message id="derrein.did.lose-workshop">
        <source>Hunger: removed {workshop}</source>
        <translation>Faim : enlève {workshop}</translation>
    </message>
    <message id="derrein.did.move-witchery">
        <source>Moved the witchery</source>
        <translation>Déplace sa sorcellerie</translation>
    </message>
    <message id="derrein.did.paint">
        <source>Entered a landscape: {landscape}</source>
        <translation>Saisit un paysage : {landscape}</translation>
    </message>
    <message id="derrein.did.pay-food">
        <source>Food phase[: paid {food}]</source>
        <translation>Phase alimentaire[ : paie {food}]</translation>
    </message>
    <message id="derrein.did.place-duchy">
        <source>Placed the first duchy</source>
        <translation>Place son premier duché</translation>
    </message>
    <message id="derrein.did.place-farm">
        <source>Placed the first farm: {landscape}</source>
        <translation>Place sa première ferme : {landscape}</translation>
    </message>
    <message id="derrein.did.place-first">
        <source>Placed the first piece</source>
        <translation>Place sa première pièce</translation>
    </message>
    <message id="derrein.did.process">
        <source>Processed {times} × {raw}</source>
        <translation>Traite {times} × {raw}</translation>
    </message>
    <message id="derrein.did.show-mission">
        <source>Showed the mission</source>
        <translation>Montre sa mission</translation>
    </message>
    <message id="derrein.did.shrink-duchy">
        <source>Hunger: shrank a duchy</source>
        <translation>Faim : réduit un duché</translation>
    </message>
    <message id="derrein.did.swap-bead">
        <source>Bowl: {out} out, {in} in</source>
        <translation>Écuelle : {out} sort, {in} entre</translation>
    </message>
    <message id="derrein.did.swap-mission">
        <source>Swapped the mission</source>
        <translation>Change de mission</translation>
    </message>
    <message id="derrein.did.take-start-card">
        <source>Start card {number}: {piece}</source>
        <translation>Carte Début {number} : {piece}</translation>
    </message>
    <message id="derrein.did.throw-bowl">
        <source>Threw[ {beads}]</source>
        <translation>Jette les grains[ : {beads}]</translation>
    </message>
    <message id="derrein.did.trade">
        <source>Traded with {with}[: gave {give}][, got {want}]</source>
        <translation>Échange avec {with}[ : donne {give}][, reçoit {want}]</translation>
    </message>
    <message id="derrein.did.trade.no-agreed">
        <source>Offered {with} a trade[: gives {give}][, wants {want}]</source>
        <translation>Propose un échange à {with}[ : donne {give}][, demande {want}]</translation>
    </message>
    <message id="derrein.did.transform">
        <source>Transformed: {from} → {to}</source>
        <translation>Métamorphose : {from} → {to}</translation>
    </message>
    <message id="derrein.did.withdraw">
        <source>Withdrew the offer</source>
        <translation>Retire son offre</translation>
    </message>
    <message id="derrein.duchy.large">
        <source>Large duchy</source>
        <translation>Grand duché</translation>
    </message>
    <message id="derrein.duchy.none">
        <source>No duchy</source>
        <translation>Pas de duché</translation>
    </message>
    <message id="derrein.duchy.small">
        <source>Small duchy</source>
        <translation>Petit duché</translation>
    </message>
    <message id="derrein.farms-on">
        <source>Farms: {landscape}</source>
        <translation>Fermes : {landscape}</translation>
    </message>
    <message id="derrein.field.against">
        <source>Against whose witch?</source>
        <translation>Contre la sorcière de qui ?</translation>
    </message>
    <message id="derrein.field.agree">
        <source>Do you agree?</source>
        <translation>Acceptez-vous ?</translation>
    </message>
    <message id="derrein.field.agreed">
        <source>Agreed already?</source>
        <translation>Déjà d’accord ?</translation>
    </message>
    <message id="derrein.field.beads">
        <source>Which beads fell into the holes?</source>
        <translation>Quels grains sont tombés dans les trous ?</translation>
    </message>
    <message id="derrein.field.cell">
        <source>Which landscape?</source>
        <translation>Quel paysage ?</translation>
    </message>
    <message id="derrein.field.fight">
        <source>Which fight?</source>
        <translation>Quel combat ?</translation>
    </message>
    <message id="derrein.field.food">
        <source>What is paid?</source>
        <translation>Avec quoi payer ?</translation>
    </message>
    <message id="derrein.field.from">
        <source>What is transformed?</source>
        <translation>Que métamorphoser ?</translation>
    </message>
    <message id="derrein.field.give">
        <source>What do you give?</source>
        <translation>Que donnez-vous ?</translation>
    </message>
    <message id="derrein.field.in">
        <source>Which bead goes in?</source>
        <translation>Quel grain entre ?</translation>
    </message>
    <message id="derrein.field.landscape">
        <source>What kind of landscape?</source>
        <translation>Quel type de paysage ?</translation>
    </message>
    <message id="derrein.field.lower">
        <source>Lower part of the mission?</source>
        <translation>Partie inférieure de la mission ?</translation>
    </message>
    <message id="derrein.field.number">
        <source>Which number is on the card?</source>
        <translation>Quel numéro porte la carte ?</translation>
    </message>
    <message id="derrein.field.offer">
        <source>Which offer?</source>
        <translation>Quelle offre ?</translation>
    </message>
    <message id="derrein.field.out">
        <source>Which bead goes out?</source>
        <translation>Quel grain sort ?</translation>
    </message>
    <message id="derrein.field.owner">
        <source>Whose workshop?</source>
        <translation>L’atelier de qui ?</translation>
    </message>
    <message id="derrein.field.piece">
        <source>Which piece does it show?</source>
        <translation>Quelle pièce montre-t-elle ?</translation>
    </message>
    <message id="derrein.field.place">
        <source>Which duchy square?</source>
        <translation>Quel carré de duché ?</translation>
    </message>
    <message id="derrein.field.plate">
        <source>Which plate?</source>
        <translation>Quel tableau ?</translation>
    </message>
    <message id="derrein.field.price">
        <source>For what in return?</source>
        <translation>Contre quoi ?</translation>
    </message>
    <message id="derrein.field.quarters">
        <source>How many quarter turns?</source>
        <translation>Combien de quarts de tour ?</translation>
    </message>
    <message id="derrein.field.raw">
        <source>Which raw good?</source>
        <translation>Quelle matière première ?</translation>
    </message>
    <message id="derrein.field.times">
        <source>How many?</source>
        <translation>Combien ?</translation>
    </message>
    <message id="derrein.field.to">
        <source>Into what?</source>
        <translation>En quoi ?</translation>
    </message>
    <message id="derrein.field.turn">
        <source>Which turn?</source>
        <translation>Quel tour ?</translation>
    </message>
    <message id="derrein.field.upper">
        <source>Upper part of the mission?</source>
        <translation>Partie supérieure de la mission ?</translation>
    </message>
    <message id="derrein.field.want">
        <source>What do you want?</source>
        <translation>Que demandez-vous ?</translation>
    </message>
    <message id="derrein.field.with">
        <source>With whom?</source>
        <translation>Avec qui ?</translation>
    </message>
    <message id="derrein.field.won">
        <source>Does your star stand?</source>
        <translation>Votre étoile reste-t-elle debout ?</translation>
    </message>
    <message id="derrein.field.workshop">
        <source>Which workshop?</source>
        <translation>Quel atelier ?</translation>
    </message>
    <message id="derrein.first-piece.unknown">
        <source>Not entered</source>
        <translation>Non saisie</translation>
    </message>
    <message id="derrein.food.enough">
        <source>{need} needed, and there is enough</source>
        <translation>Il en faut {need}, et il y en a assez</translation>
    </message>
    <message id="derrein.food.short">
        <source>{need} needed, {missing} missing</source>
        <translation>Il en faut {need}, il en manque {missing}</translation>
    </message>
    <message id="derrein.food.title">
        <source>Food</source>
        <translation>Alimentation</translation>
    </message>
    <message id="derrein.good.cow">
        <source>Cow</source>
        <translation>Vache</translation>
    </message>
    <message id="derrein.good.flour">
        <source>Flour</source>
        <translation>Farine</translation>
    </message>
    <message id="derrein.good.lavender">
        <source>Lavender</source>
        <translation>Lavande</translation>
    </message>
    <message id="derrein.good.leather">
        <source>Leather</source>
        <translation>Cuir</translation>
    </message>
    <message id="derrein.good.medicine">
        <source>Medicine</source>
        <translation>Médicament</translation>
    </message>
    <message id="derrein.good.plank">
        <source>Plank</source>
        <translation>Planche</translation>
    </message>
    <message id="derrein.good.rock">
        <source>Rock</source>
        <translation>Pierre</translation>
    </message>
    <message id="derrein.good.slate">
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message id="derrein.good.wheat">
        <source>Wheat</source>
        <translation>Blé</translation>
    </message>
    <message id="derrein.good.wood">
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message id="derrein.goods.title">
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message id="derrein.harvest.lost">
        <source>All cards are handed in: {good}</source>
        <translation>Toutes les cartes sont rendues : {good}</translation>
    </message>
    <message id="derrein.harvest.rotten">
        <source>A red bead: no harvest, and products rot.</source>
        <translation>Grain rouge : pas de récolte, des produits pourrissent.</translation>
    </message>
    <message id="derrein.harvest.sum">
        <source>{beads} × (1 + {farms} for farms)</source>
        <translation>{beads} × (1 + {farms} pour les fermes)</translation>
    </message>
    <message id="derrein.harvest.title">
        <source>Harvest</source>
        <translation>Récolte</translation>
    </message>
    <message id="derrein.headline">
        <source>Round {round} · {seat} · {phase}</source>
        <translation>Manche {round} · {seat} · {phase}</translation>
    </message>
    <message id="derrein.landscape.cow">
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message id="derrein.landscape.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="derrein.landscape.lavender">
        <source>Lavender field</source>
        <translation>Champ de lavande</translation>
    </message>
    <message id="derrein.landscape.meadow">
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message id="derrein.landscape.none">
        <source>No landscape</source>
        <translation>Pas de paysage</translation>
    </message>
    <message id="derrein.landscape.pebbles">
        <source>River pebbles</source>
        <translation>Cailloux de rivière</translation>
    </message>
    <message id="derrein.landscape.rock">
        <source>River pebbles</source>
        <translation>Cailloux de rivière</translation>
    </message>
    <message id="derrein.landscape.wheat">
        <source>Wheat field</source>
        <translation>Champ de blé</translation>
    </message>
    <message id="derrein.landscape.wood">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="derrein.map.title">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.medicine.title">
        <source>With medicine</source>
        <translation>Avec un médicament</translation>
    </message>
    <message id="derrein.misfit.below-zero">
        <source>{good}: {needed} would go, and {held} are there.</source>
        <translation>{good} : {needed} à rendre, il y en a {held}.</translation>
    </message>
    <message id="derrein.misfit.cell-or-none">
        <source>A square is named if, and only if, the table has a map.</source>
        <translation>Une case se nomme seulement si la partie a une carte.</translation>
    </message>
    <message id="derrein.misfit.duchy-place-taken">
        <source>A duchy stands there already.</source>
        <translation>Un duché s’y trouve déjà.</translation>
    </message>
    <message id="derrein.misfit.landscape-taken">
        <source>A building stands there already.</source>
        <translation>Un bâtiment s’y trouve déjà.</translation>
    </message>
    <message id="derrein.misfit.negative">
        <source>An amount is below zero.</source>
        <translation>Une quantité est négative.</translation>
    </message>
    <message id="derrein.misfit.no-bead-left">
        <source>No such bead is left outside the bowl.</source>
        <translation>Il ne reste plus de ce grain hors de l’écuelle.</translation>
    </message>
    <message id="derrein.misfit.no-duchy-place">
        <source>No duchy can stand there.</source>
        <translation>Aucun duché ne peut s’y placer.</translation>
    </message>
    <message id="derrein.misfit.no-landscape">
        <source>There is no landscape on that square.</source>
        <translation>Il n’y a pas de paysage sur cette case.</translation>
    </message>
    <message id="derrein.misfit.no-piece-left">
        <source>That player has no such piece left.</source>
        <translation>Ce joueur n’a plus de pièce de ce genre.</translation>
    </message>
    <message id="derrein.misfit.no-start-card">
        <source>The start card was not entered.</source>
        <translation>La carte Début n’était pas saisie.</translation>
    </message>
    <message id="derrein.misfit.no-such-duchy">
        <source>There is no such duchy there.</source>
        <translation>Il n’y a pas ce duché à cet endroit.</translation>
    </message>
    <message id="derrein.misfit.no-such-offer">
        <source>The offer was no longer open.</source>
        <translation>L’offre n’était plus en cours.</translation>
    </message>
    <message id="derrein.misfit.no-such-player">
        <source>There is no such other player.</source>
        <translation>Cet autre joueur n’existe pas.</translation>
    </message>
    <message id="derrein.misfit.no-such-workshop">
        <source>There is no such workshop there.</source>
        <translation>Il n’y a pas cet atelier à cet endroit.</translation>
    </message>
    <message id="derrein.misfit.no-witchery">
        <source>There was no witchery.</source>
        <translation>Il n’y avait pas de sorcellerie.</translation>
    </message>
    <message id="derrein.misfit.not-in-bowl">
        <source>These beads are not in the bowl.</source>
        <translation>Ces grains ne sont pas dans l’écuelle.</translation>
    </message>
    <message id="derrein.misfit.nothing-to-annex">
        <source>There was nothing to annex.</source>
        <translation>Il n’y avait rien à annexer.</translation>
    </message>
    <message id="derrein.misfit.other-fight">
        <source>Another fight came first.</source>
        <translation>Un autre combat a eu lieu avant.</translation>
    </message>
    <message id="derrein.misfit.other-turn">
        <source>It was another turn by then.</source>
        <translation>C’était alors un autre tour.</translation>
    </message>
    <message id="derrein.misfit.plate-off-the-map">
        <source>The plate reaches beyond the map.</source>
        <translation>Le tableau dépasse de la carte.</translation>
    </message>
    <message id="derrein.misfit.too-many-offers">
        <source>Four offers were open already.</source>
        <translation>Quatre offres étaient déjà en cours.</translation>
    </message>
    <message id="derrein.mission.enter">
        <source>Enter the mission</source>
        <translation>Saisir la mission</translation>
    </message>
    <message id="derrein.mission.hide">
        <source>Hide it again</source>
        <translation>Cacher de nouveau</translation>
    </message>
    <message id="derrein.mission.look">
        <source>Look behind the curtain</source>
        <translation>Regarder derrière le rideau</translation>
    </message>
    <message id="derrein.mission.lower">
        <source>Lower part (long game)</source>
        <translation>Partie inférieure (partie longue)</translation>
    </message>
    <message id="derrein.mission.met">
        <source>Fulfilled: finish the food phase to win.</source>
        <translation>Remplie : terminez la phase alimentaire pour gagner.</translation>
    </message>
    <message id="derrein.mission.missing" numerus="yes">
        <source>{count} pieces missing</source>
        <translation>
            <numerusform>Il manque {count} pièce</numerusform>
            <numerusform>Il manque {count} pièces</numerusform>
        </translation>
    </message>
    <message id="derrein.mission.none">
        <source>Not entered</source>
        <translation>Non saisie</translation>
    </message>
    <message id="derrein.mission.open">
        <source>Open it for all</source>
        <translation>La montrer à tous</translation>
    </message>
    <message id="derrein.mission.owed">
        <source>A new mission is to be drawn.</source>
        <translation>Une nouvelle mission est à tirer.</translation>
    </message>
    <message id="derrein.mission.seal">
        <source>Seal it</source>
        <translation>Sceller</translation>
    </message>
    <message id="derrein.mission.sealed">
        <source>Secret</source>
        <translation>Secrète</translation>
    </message>
    <message id="derrein.mission.title">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.mission.upper">
        <source>Upper part</source>
        <translation>Partie supérieure</translation>
    </message>
    <message id="derrein.move.add-red">
        <source>Add a red bead</source>
        <translation>Ajouter un rouge</translation>
    </message>
    <message id="derrein.move.annex">
        <source>Annex</source>
        <translation>Annexer</translation>
    </message>
    <message id="derrein.move.answer">
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message id="derrein.move.ask-workshop">
        <source>Use a workshop</source>
        <translation>Demander un atelier</translation>
    </message>
    <message id="derrein.move.begin">
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message id="derrein.move.build-duchy">
        <source>Build duchy</source>
        <translation>Construire un duché</translation>
    </message>
    <message id="derrein.move.build-farm">
        <source>Build farm</source>
        <translation>Construire une ferme</translation>
    </message>
    <message id="derrein.move.build-witchery">
        <source>Build witchery</source>
        <translation>Construire la sorcellerie</translation>
    </message>
    <message id="derrein.move.build-workshop">
        <source>Build workshop</source>
        <translation>Construire un atelier</translation>
    </message>
    <message id="derrein.move.claim-victory">
        <source>Claim victory</source>
        <translation>Annoncer la victoire</translation>
    </message>
    <message id="derrein.move.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Ensorceler l’écuelle</translation>
    </message>
    <message id="derrein.move.drop-workshop">
        <source>Drop workshop</source>
        <translation>Retirer un atelier</translation>
    </message>
    <message id="derrein.move.end-building">
        <source>End building</source>
        <translation>Finir de construire</translation>
    </message>
    <message id="derrein.move.enlarge-duchy">
        <source>Enlarge duchy</source>
        <translation>Agrandir un duché</translation>
    </message>
    <message id="derrein.move.fight-witch">
        <source>Fight a witch</source>
        <translation>Combat de sorcières</translation>
    </message>
    <message id="derrein.move.go-on">
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message id="derrein.move.lay-plate">
        <source>Lay a plate</source>
        <translation>Poser un tableau</translation>
    </message>
    <message id="derrein.move.lose-duchy">
        <source>Remove duchy</source>
        <translation>Enlever un duché</translation>
    </message>
    <message id="derrein.move.lose-workshop">
        <source>Remove workshop</source>
        <translation>Enlever un atelier</translation>
    </message>
    <message id="derrein.move.move-witchery">
        <source>Move witchery</source>
        <translation>Déplacer la sorcellerie</translation>
    </message>
    <message id="derrein.move.paint">
        <source>Enter landscape</source>
        <translation>Saisir un paysage</translation>
    </message>
    <message id="derrein.move.pay-food">
        <source>Pay food</source>
        <translation>Nourrir</translation>
    </message>
    <message id="derrein.move.place-duchy">
        <source>First duchy</source>
        <translation>Premier duché</translation>
    </message>
    <message id="derrein.move.place-farm">
        <source>First farm</source>
        <translation>Première ferme</translation>
    </message>
    <message id="derrein.move.place-first">
        <source>First piece</source>
        <translation>Première pièce</translation>
    </message>
    <message id="derrein.move.process">
        <source>Process</source>
        <translation>Traiter</translation>
    </message>
    <message id="derrein.move.show-mission">
        <source>Show mission</source>
        <translation>Montrer la mission</translation>
    </message>
    <message id="derrein.move.shrink-duchy">
        <source>Shrink duchy</source>
        <translation>Réduire un duché</translation>
    </message>
    <message id="derrein.move.swap-bead">
        <source>Swap a bead</source>
        <translation>Échanger un grain</translation>
    </message>
    <message id="derrein.move.swap-mission">
        <source>Swap mission</source>
        <translation>Changer de mission</translation>
    </message>
    <message id="derrein.move.take-start-card">
        <source>Start card</source>
        <translation>Carte Début</translation>
    </message>
    <message id="derrein.move.throw-bowl">
        <source>Throw</source>
        <translation>Jeter les grains</translation>
    </message>
    <message id="derrein.move.trade">
        <source>Trade</source>
        <translation>Échanger</translation>
    </message>
    <message id="derrein.move.transform">
        <source>Transform</source>
        <translation>Métamorphoser</translation>
    </message>
    <message id="derrein.move.withdraw">
        <source>Withdraw offer</source>
        <translation>Retirer l’offre</translation>
    </message>
    <message id="derrein.need.any-workshop">
        <source>Any workshop</source>
        <translation>Atelier au choix</translation>
    </message>
    <message id="derrein.need.duchy">
        <source>Duchy</source>
        <translation>Duché</translation>
    </message>
    <message id="derrein.need.farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="derrein.need.large-duchy">
        <source>Large duchy</source>
        <translation>Grand duché</translation>
    </message>
    <message id="derrein.need.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.need.sawmill">
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message id="derrein.need.stonecutter">
        <source>Stonecutter</source>
        <translation>Tailleur de pierres</translation>
    </message>
    <message id="derrein.need.tannery">
        <source>Tannery</source>
        <translation>Tannerie</translation>
    </message>
    <message id="derrein.need.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.nothing">
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message id="derrein.odds.beads" numerus="yes">
        <source>{count} beads in the bowl</source>
        <translation>
            <numerusform>{count} grain dans l’écuelle</numerusform>
            <numerusform>{count} grains dans l’écuelle</numerusform>
        </translation>
    </message>
    <message id="derrein.odds.title">
        <source>Odds in the next throw</source>
        <translation>Chances au prochain jet</translation>
    </message>
    <message id="derrein.offers.detail">
        <source>gives {give}, wants {want}</source>
        <translation>donne {give}, veut {want}</translation>
    </message>
    <message id="derrein.offers.detail-workshop">
        <source>process {process} for {give}</source>
        <translation>transformer {process} contre {give}</translation>
    </message>
    <message id="derrein.offers.title">
        <source>Offers</source>
        <translation>Offres</translation>
    </message>
    <message id="derrein.offers.trade">
        <source>{seat} offers a trade to {other}</source>
        <translation>{seat} propose un échange à {other}</translation>
    </message>
    <message id="derrein.offers.workshop">
        <source>{seat} asks {other} for a workshop</source>
        <translation>{seat} demande un atelier à {other}</translation>
    </message>
    <message id="derrein.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexion de fermes</translation>
    </message>
    <message id="derrein.option.annex-farms-again">
        <source>Farms change hands again</source>
        <translation>Fermes reprises</translation>
    </message>
    <message id="derrein.option.annex-farms-again-why">
        <source>The stronger duchies take an annexed farm over.</source>
        <translation>Les duchés les plus forts reprennent une ferme annexée.</translation>
    </message>
    <message id="derrein.option.annex-farms-why">
        <source>A new duchy takes over unprotected farms beside it.</source>
        <translation>Un nouveau duché prend les fermes voisines sans protection.</translation>
    </message>
    <message id="derrein.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexion d’ateliers</translation>
    </message>
    <message id="derrein.option.annex-workshops-again">
        <source>Workshops change hands again</source>
        <translation>Ateliers repris</translation>
    </message>
    <message id="derrein.option.annex-workshops-again-why">
        <source>The stronger duchies take an annexed workshop over.</source>
        <translation>Les duchés les plus forts reprennent un atelier annexé.</translation>
    </message>
    <message id="derrein.option.annex-workshops-why">
        <source>A new large duchy takes over workshops of small ones.</source>
        <translation>Un nouveau grand duché prend les ateliers des petits.</translation>
    </message>
    <message id="derrein.option.change-bowl">
        <source>Changing the bowl</source>
        <translation>Métamorphoser l’écuelle</translation>
    </message>
    <message id="derrein.option.change-bowl-why">
        <source>Before throwing, swap as many beads as you have farms.</source>
        <translation>Avant de jeter, échangez autant de grains que vous avez de fermes.</translation>
    </message>
    <message id="derrein.option.cost-card">
        <source>Workshop costs</source>
        <translation>Coût des ateliers</translation>
    </message>
    <message id="derrein.option.cost-card-why">
        <source>The costs are printed on the cost card only.</source>
        <translation>Les coûts ne figurent que sur le sommaire des coûts.</translation>
    </message>
    <message id="derrein.option.cost-card.plain">
        <source>All alike</source>
        <translation>Tous pareils</translation>
    </message>
    <message id="derrein.option.cost-card.plain-why">
        <source>Every workshop costs a plank and a leather.</source>
        <translation>Chaque atelier coûte une planche et un cuir.</translation>
    </message>
    <message id="derrein.option.cost-card.printed">
        <source>From the card</source>
        <translation>De la carte</translation>
    </message>
    <message id="derrein.option.cost-card.printed-why">
        <source>The app asks you for each cost once.</source>
        <translation>L’application vous demande chaque coût une fois.</translation>
    </message>
    <message id="derrein.option.curse-bowl">
        <source>Cursing the bowl</source>
        <translation>Ensorceler l’écuelle</translation>
    </message>
    <message id="derrein.option.curse-bowl-why">
        <source>For a medicine, change the bowl before somebody else's turn.</source>
        <translation>Pour un médicament, changez l’écuelle avant le tour d’un autre.</translation>
    </message>
    <message id="derrein.option.food-order">
        <source>Food proposed first</source>
        <translation>Nourriture proposée</translation>
    </message>
    <message id="derrein.option.food-order-why">
        <source>In which order the app proposes to pay food.</source>
        <translation>Dans quel ordre l’application propose de payer.</translation>
    </message>
    <message id="derrein.option.food-order.cow-flour-wheat">
        <source>Cow, flour, wheat</source>
        <translation>Vache, farine, blé</translation>
    </message>
    <message id="derrein.option.food-order.cow-wheat-flour">
        <source>Cow, wheat, flour</source>
        <translation>Vache, blé, farine</translation>
    </message>
    <message id="derrein.option.food-order.flour-cow-wheat">
        <source>Flour, cow, wheat</source>
        <translation>Farine, vache, blé</translation>
    </message>
    <message id="derrein.option.food-order.flour-wheat-cow">
        <source>Flour, wheat, cow</source>
        <translation>Farine, blé, vache</translation>
    </message>
    <message id="derrein.option.food-order.wheat-cow-flour">
        <source>Wheat, cow, flour</source>
        <translation>Blé, vache, farine</translation>
    </message>
    <message id="derrein.option.food-order.wheat-flour-cow">
        <source>Wheat, flour, cow</source>
        <translation>Blé, farine, vache</translation>
    </message>
    <message id="derrein.option.game">
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message id="derrein.option.game-why">
        <source>Which part of the mission card has to be met.</source>
        <translation>Quelle partie de la carte Mission est à remplir.</translation>
    </message>
    <message id="derrein.option.game.long">
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message id="derrein.option.game.long-why">
        <source>Both parts of the card.</source>
        <translation>Les deux parties de la carte.</translation>
    </message>
    <message id="derrein.option.game.short">
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message id="derrein.option.game.short-why">
        <source>The upper part, about an hour.</source>
        <translation>La partie supérieure, environ une heure.</translation>
    </message>
    <message id="derrein.option.guild-master">
        <source>Guild master</source>
        <translation>Maître d’un corps de métier</translation>
    </message>
    <message id="derrein.option.guild-master-why">
        <source>Several workshops of a kind give that many products.</source>
        <translation>Plusieurs ateliers pareils donnent autant de produits.</translation>
    </message>
    <message id="derrein.option.long-game">
        <source>Long game</source>
        <translation>Partie longue</translation>
    </message>
    <message id="derrein.option.map">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.option.map-why">
        <source>How the app knows the landscapes.</source>
        <translation>Comment l’application connaît les paysages.</translation>
    </message>
    <message id="derrein.option.map.counts">
        <source>Counts only</source>
        <translation>Sans carte</translation>
    </message>
    <message id="derrein.option.map.counts-why">
        <source>No map: the app keeps tallies of pieces.</source>
        <translation>Pas de carte : l’application compte seulement les pièces.</translation>
    </message>
    <message id="derrein.option.map.dealt">
        <source>Dealt by the app</source>
        <translation>Tiré par l’appli</translation>
    </message>
    <message id="derrein.option.map.dealt-why">
        <source>The app deals the landscapes, you lay them out.</source>
        <translation>L’application tire les paysages, vous les disposez.</translation>
    </message>
    <message id="derrein.option.map.painted">
        <source>As it lies</source>
        <translation>Tel quel</translation>
    </message>
    <message id="derrein.option.map.painted-why">
        <source>You enter the plates that lie on the table.</source>
        <translation>Vous saisissez les tableaux posés sur la table.</translation>
    </message>
    <message id="derrein.option.raw-limited">
        <source>Limited raw goods</source>
        <translation>Matières limitées</translation>
    </message>
    <message id="derrein.option.raw-limited-why">
        <source>Only the ten pieces of each in the box.</source>
        <translation>Seulement les dix pièces de chaque dans la boîte.</translation>
    </message>
    <message id="derrein.phase.build">
        <source>Building</source>
        <translation>Construction</translation>
    </message>
    <message id="derrein.phase.first-duchy">
        <source>First duchy</source>
        <translation>Premier duché</translation>
    </message>
    <message id="derrein.phase.first-farm">
        <source>First farm</source>
        <translation>Première ferme</translation>
    </message>
    <message id="derrein.phase.first-piece">
        <source>First piece</source>
        <translation>Première pièce</translation>
    </message>
    <message id="derrein.phase.food">
        <source>Food</source>
        <translation>Alimentation</translation>
    </message>
    <message id="derrein.phase.harvest">
        <source>Harvest</source>
        <translation>Récolte</translation>
    </message>
    <message id="derrein.phase.over">
        <source>Game over</source>
        <translation>Fin du jeu</translation>
    </message>
    <message id="derrein.phase.set-up">
        <source>Set-up</source>
        <translation>Préparation</translation>
    </message>
    <message id="derrein.piece.unknown">
        <source>Not entered</source>
        <translation>Non saisie</translation>
    </message>
    <message id="derrein.printed.beads.*">
        <source>Beads in the box: {1}</source>
        <translation>Grains dans la boîte : {1}</translation>
    </message>
    <message id="derrein.printed.cost.*.*">
        <source>Cost of {1}: {2}</source>
        <translation>Coût, {1} : {2}</translation>
    </message>
    <message id="derrein.printed.limit.*">
        <source>Pieces in the box: {1}</source>
        <translation>Pièces dans la boîte : {1}</translation>
    </message>
    <message id="derrein.printed.plate#.#">
        <source>Plate {1}, square {2}</source>
        <translation>Tableau {1}, case {2}</translation>
    </message>
    <message id="derrein.printed.plate.columns">
        <source>Columns of a plate</source>
        <translation>Colonnes d’un tableau</translation>
    </message>
    <message id="derrein.printed.plate.rows">
        <source>Rows of a plate</source>
        <translation>Rangées d’un tableau</translation>
    </message>
    <message id="derrein.real-throw">
        <source>Real throw…</source>
        <translation>Vrai jet…</translation>
    </message>
    <message id="derrein.records.expected" numerus="yes">
        <source>{tenths} tenths of a bead were to be expected</source>
        <translation>
            <numerusform>{tenths} dixième de grain était attendu</numerusform>
            <numerusform>{tenths} dixièmes de grain étaient attendus</numerusform>
        </translation>
    </message>
    <message id="derrein.records.gained">
        <source>Goods of {seat} so far</source>
        <translation>Marchandises de {seat} jusqu’ici</translation>
    </message>
    <message id="derrein.records.throws" numerus="yes">
        <source>{count} throws</source>
        <translation>
            <numerusform>{count} jet</numerusform>
            <numerusform>{count} jets</numerusform>
        </translation>
    </message>
    <message id="derrein.records.title">
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message id="derrein.refusal.another-player">
        <source>Choose another player.</source>
        <translation>Choisissez un autre joueur.</translation>
    </message>
    <message id="derrein.refusal.ask-the-owner">
        <source>This workshop has an owner, to be asked first: {workshop}.</source>
        <translation>Cet atelier a un propriétaire, à qui demander d’abord : {workshop}.</translation>
    </message>
    <message id="derrein.refusal.at-least-one">
        <source>It takes at least one.</source>
        <translation>Il en faut au moins un.</translation>
    </message>
    <message id="derrein.refusal.bowl-is-cursed">
        <source>Somebody has cursed the bowl for this turn.</source>
        <translation>L’écuelle est déjà ensorcelée pour ce tour.</translation>
    </message>
    <message id="derrein.refusal.cost-not-known">
        <source>Look at the cost card and enter what this workshop costs: {workshop}.</source>
        <translation>Regardez le sommaire des coûts et indiquez le prix de cet atelier : {workshop}.</translation>
    </message>
    <message id="derrein.refusal.duchy-not-beside-first">
        <source>The first duchy stands next to your first piece.</source>
        <translation>Le premier duché se place à côté de votre première pièce.</translation>
    </message>
    <message id="derrein.refusal.duchy-place-taken">
        <source>There is a duchy there already.</source>
        <translation>Il y a déjà un duché ici.</translation>
    </message>
    <message id="derrein.refusal.duchy-protects">
        <source>A duchy of its owner protects it.</source>
        <translation>Un duché de son propriétaire le protège.</translation>
    </message>
    <message id="derrein.refusal.empty-trade">
        <source>A trade needs something on one side at least.</source>
        <translation>Un échange contient quelque chose d’un côté au moins.</translation>
    </message>
    <message id="derrein.refusal.expansion-off">
        <source>This expansion is not in play at this table.</source>
        <translation>Cette expansion n’est pas jouée à cette table.</translation>
    </message>
    <message id="derrein.refusal.farms-used-up">
        <source>One bead per farm may be swapped, and that is done: {farms}.</source>
        <translation>Un grain par ferme peut être échangé, et c’est fait : {farms}.</translation>
    </message>
    <message id="derrein.refusal.first-piece-missing">
        <source>Enter the first piece that the card shows.</source>
        <translation>Indiquez la première pièce que montre la carte.</translation>
    </message>
    <message id="derrein.refusal.food-phase-first">
        <source>Victory is claimed right after your own food phase.</source>
        <translation>La victoire s’annonce juste après votre phase alimentaire.</translation>
    </message>
    <message id="derrein.refusal.food-total">
        <source>Food: exactly {needed} to pay, not {paid}.</source>
        <translation>Alimentation : {needed} exactement à payer, et non {paid}.</translation>
    </message>
    <message id="derrein.refusal.has-room">
        <source>This workshop has room: choose one without.</source>
        <translation>Cet atelier a de la place : choisissez-en un qui n’en a pas.</translation>
    </message>
    <message id="derrein.refusal.landscape-taken">
        <source>A landscape holds one building, and this one has: {building}.</source>
        <translation>Un paysage ne porte qu’un bâtiment, et celui-ci en a un : {building}.</translation>
    </message>
    <message id="derrein.refusal.last-of-colour">
        <source>One bead of each colour stays in the bowl: {colour}.</source>
        <translation>Il reste au moins un grain de chaque couleur : {colour}.</translation>
    </message>
    <message id="derrein.refusal.long-game-is-over">
        <source>The long game has been won.</source>
        <translation>La partie longue est gagnée.</translation>
    </message>
    <message id="derrein.refusal.map-is-dealt">
        <source>The app has dealt the landscapes of this table.</source>
        <translation>L’application a tiré les paysages de cette partie.</translation>
    </message>
    <message id="derrein.refusal.map-too-small" numerus="yes">
        <source>The map has {places} squares for duchies, and {needed} are needed.</source>
        <translation>
            <numerusform>La carte a {places} carré pour des duchés, il en faut {needed}.</numerusform>
            <numerusform>La carte a {places} carrés pour des duchés, il en faut {needed}.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.mission-empty">
        <source>Enter what the upper part of the mission asks for.</source>
        <translation>Indiquez ce que demande la partie supérieure de la mission.</translation>
    </message>
    <message id="derrein.refusal.mission-not-met" numerus="yes">
        <source>The mission still lacks {missing} pieces.</source>
        <translation>
            <numerusform>Il manque encore {missing} pièce à la mission.</numerusform>
            <numerusform>Il manque encore {missing} pièces à la mission.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.mission-owed">
        <source>Draw the new mission first.</source>
        <translation>Tirez d’abord la nouvelle mission.</translation>
    </message>
    <message id="derrein.refusal.mission-shown">
        <source>The mission lies open already.</source>
        <translation>La mission est déjà montrée.</translation>
    </message>
    <message id="derrein.refusal.needs-large-duchy">
        <source>Only a large duchy annexes workshops.</source>
        <translation>Seul un grand duché annexe des ateliers.</translation>
    </message>
    <message id="derrein.refusal.needs-no-food">
        <source>Without a duchy nobody goes hungry.</source>
        <translation>Sans duché, personne n’a faim.</translation>
    </message>
    <message id="derrein.refusal.negative">
        <source>An amount cannot be below zero.</source>
        <translation>Une quantité ne peut pas être négative.</translation>
    </message>
    <message id="derrein.refusal.never-across">
        <source>A raw good never becomes a product, nor a product a raw good.</source>
        <translation>Une matière première ne devient jamais un produit, ni l’inverse.</translation>
    </message>
    <message id="derrein.refusal.no-bead-left">
        <source>No bead of this colour is left outside the bowl: {colour}.</source>
        <translation>Il ne reste plus de grain de cette couleur hors de l’écuelle : {colour}.</translation>
    </message>
    <message id="derrein.refusal.no-cards-left" numerus="yes">
        <source>{good}: {needed} cards needed, {left} left.</source>
        <translation>
            <numerusform>{good} : il faut {needed} carte, il en reste {left}.</numerusform>
            <numerusform>{good} : il faut {needed} cartes, il en reste {left}.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.no-duchy-left">
        <source>All three duchies are on the board.</source>
        <translation>Les trois duchés sont déjà sur le plateau.</translation>
    </message>
    <message id="derrein.refusal.no-duchy-place">
        <source>A duchy stands in the middle of four landscapes.</source>
        <translation>Un duché se place au milieu de quatre paysages.</translation>
    </message>
    <message id="derrein.refusal.no-farm-left">
        <source>All five farms are on the board.</source>
        <translation>Les cinq fermes sont déjà sur le plateau.</translation>
    </message>
    <message id="derrein.refusal.no-farm-of-colour">
        <source>You add the colours of your farms only, and have none for this one: {colour}.</source>
        <translation>Vous n’ajoutez que les couleurs de vos fermes, et n’en avez pas pour celle-ci : {colour}.</translation>
    </message>
    <message id="derrein.refusal.no-landscape">
        <source>There is no landscape on that square.</source>
        <translation>Il n’y a pas de paysage sur cette case.</translation>
    </message>
    <message id="derrein.refusal.no-map">
        <source>This table has no map, so there is no square to name.</source>
        <translation>Cette partie se joue sans carte : il n’y a pas de case à indiquer.</translation>
    </message>
    <message id="derrein.refusal.no-new-duchy">
        <source>Annexing follows building or enlarging a duchy.</source>
        <translation>On annexe après avoir construit ou agrandi un duché.</translation>
    </message>
    <message id="derrein.refusal.no-own-duchy-beside">
        <source>A workshop stands next to a duchy of yours.</source>
        <translation>Un atelier se place à côté d’un de vos duchés.</translation>
    </message>
    <message id="derrein.refusal.no-room">
        <source>A small duchy has room for two workshops, a large one for four.</source>
        <translation>Un petit duché accueille deux ateliers, un grand en accueille quatre.</translation>
    </message>
    <message id="derrein.refusal.no-room-for-duchy">
        <source>There must be room for the duchy beside it.</source>
        <translation>Il faut de la place à côté pour le duché.</translation>
    </message>
    <message id="derrein.refusal.no-such-duchy">
        <source>You have no such duchy there: {size}.</source>
        <translation>Vous n’avez pas ce duché ici : {size}.</translation>
    </message>
    <message id="derrein.refusal.no-such-offer">
        <source>This offer is no longer open.</source>
        <translation>Cette offre n’est plus en cours.</translation>
    </message>
    <message id="derrein.refusal.no-such-plate">
        <source>The box holds plates 1 to 8.</source>
        <translation>La boîte contient les tableaux 1 à 8.</translation>
    </message>
    <message id="derrein.refusal.no-such-start-card">
        <source>Start cards have numbers from 1 to 99.</source>
        <translation>Les cartes Début portent un numéro de 1 à 99.</translation>
    </message>
    <message id="derrein.refusal.no-such-turn">
        <source>A plate is turned by 0 to 3 quarters.</source>
        <translation>Un tableau se tourne de 0 à 3 quarts.</translation>
    </message>
    <message id="derrein.refusal.no-such-workshop">
        <source>There is no such workshop there: {workshop}.</source>
        <translation>Il n’y a pas cet atelier ici : {workshop}.</translation>
    </message>
    <message id="derrein.refusal.no-witchery">
        <source>You need a witchery for this.</source>
        <translation>Il vous faut une sorcellerie.</translation>
    </message>
    <message id="derrein.refusal.no-workshop-left">
        <source>All six workshops are on the board.</source>
        <translation>Les six ateliers sont déjà sur le plateau.</translation>
    </message>
    <message id="derrein.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>La partie n’a pas encore commencé.</translation>
    </message>
    <message id="derrein.refusal.not-beside-new-duchy">
        <source>It does not lie next to the new duchy.</source>
        <translation>Ce n’est pas à côté du nouveau duché.</translation>
    </message>
    <message id="derrein.refusal.not-enough">
        <source>{good}: {needed} needed, you have {held}.</source>
        <translation>{good} : il en faut {needed}, vous en avez {held}.</translation>
    </message>
    <message id="derrein.refusal.not-enough-food">
        <source>Food: {needed} needed, you have {held}. Choose what hunger costs you.</source>
        <translation>Alimentation : il en faut {needed}, vous en avez {held}. Choisissez ce que la faim vous coûte.</translation>
    </message>
    <message id="derrein.refusal.not-in-bowl">
        <source>The bowl holds {held} of this colour: {colour}.</source>
        <translation>L’écuelle n’en contient que {held} de cette couleur : {colour}.</translation>
    </message>
    <message id="derrein.refusal.not-over">
        <source>The game is still on.</source>
        <translation>La partie est encore en cours.</translation>
    </message>
    <message id="derrein.refusal.not-stronger">
        <source>Your duchies around it count {mine}, theirs {theirs}: you need more.</source>
        <translation>Vos duchés autour comptent {mine}, les siens {theirs} : il vous en faut plus.</translation>
    </message>
    <message id="derrein.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>C’est au tour de quelqu’un d’autre.</translation>
    </message>
    <message id="derrein.refusal.nothing-must-go">
        <source>All your workshops have room.</source>
        <translation>Tous vos ateliers ont de la place.</translation>
    </message>
    <message id="derrein.refusal.nothing-to-annex">
        <source>There is nothing of another player to annex there.</source>
        <translation>Il n’y a rien d’un autre joueur à annexer ici.</translation>
    </message>
    <message id="derrein.refusal.nothing-to-trade">
        <source>Neither of you has anything to trade.</source>
        <translation>Aucun de vous n’a de quoi échanger.</translation>
    </message>
    <message id="derrein.refusal.one-mill">
        <source>The only mill is yours already.</source>
        <translation>L’unique moulin est déjà à vous.</translation>
    </message>
    <message id="derrein.refusal.one-witchery">
        <source>Each player has one witchery only.</source>
        <translation>Chaque joueur n’a qu’une sorcellerie.</translation>
    </message>
    <message id="derrein.refusal.other-fight">
        <source>The next fight is number {fight}.</source>
        <translation>Le prochain combat est le numéro {fight}.</translation>
    </message>
    <message id="derrein.refusal.other-has-no-witchery">
        <source>That player has no witchery.</source>
        <translation>Ce joueur n’a pas de sorcellerie.</translation>
    </message>
    <message id="derrein.refusal.other-has-not">
        <source>{good}: the other player has {held}, not {needed}.</source>
        <translation>{good} : l’autre joueur en a {held}, et non {needed}.</translation>
    </message>
    <message id="derrein.refusal.other-landscape">
        <source>That square shows another landscape: {landscape}.</source>
        <translation>Cette case montre un autre paysage : {landscape}.</translation>
    </message>
    <message id="derrein.refusal.other-phase">
        <source>This belongs to another phase: {phase}.</source>
        <translation>Cela se fait dans une autre phase : {phase}.</translation>
    </message>
    <message id="derrein.refusal.other-turn">
        <source>The throw is due for turn {turn}.</source>
        <translation>Le jet attendu est celui du tour {turn}.</translation>
    </message>
    <message id="derrein.refusal.over">
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="derrein.refusal.own-turn">
        <source>The curse is for somebody else's turn.</source>
        <translation>On n’ensorcelle que le tour d’un autre.</translation>
    </message>
    <message id="derrein.refusal.own-workshop">
        <source>You have this workshop yourself.</source>
        <translation>Vous avez vous-même cet atelier.</translation>
    </message>
    <message id="derrein.refusal.painted-already">
        <source>The square shows this landscape already.</source>
        <translation>La case montre déjà ce paysage.</translation>
    </message>
    <message id="derrein.refusal.plate-not-known">
        <source>Plate {plate} is not entered yet: enter its landscapes once, under printed values.</source>
        <translation>Le tableau {plate} n’est pas encore saisi : indiquez une fois ses paysages dans les valeurs imprimées.</translation>
    </message>
    <message id="derrein.refusal.plate-off-the-map">
        <source>The plate would reach beyond the map.</source>
        <translation>Le tableau dépasserait de la carte.</translation>
    </message>
    <message id="derrein.refusal.plate-overlaps">
        <source>Another plate lies there.</source>
        <translation>Un autre tableau est posé là.</translation>
    </message>
    <message id="derrein.refusal.red-stays">
        <source>The red bead is never swapped.</source>
        <translation>Le grain rouge ne s’échange pas.</translation>
    </message>
    <message id="derrein.refusal.same-colour">
        <source>That is the same colour.</source>
        <translation>C’est la même couleur.</translation>
    </message>
    <message id="derrein.refusal.same-good">
        <source>That is the same good.</source>
        <translation>C’est la même marchandise.</translation>
    </message>
    <message id="derrein.refusal.set-up-is-over">
        <source>The set-up is over.</source>
        <translation>La préparation est terminée.</translation>
    </message>
    <message id="derrein.refusal.show-mission-first">
        <source>Show your mission first.</source>
        <translation>Montrez d’abord votre mission.</translation>
    </message>
    <message id="derrein.refusal.start-card-missing">
        <source>Start card not entered yet: {seat}.</source>
        <translation>Carte Début pas encore saisie : {seat}.</translation>
    </message>
    <message id="derrein.refusal.start-card-taken">
        <source>Somebody else has start card {number}.</source>
        <translation>Quelqu’un d’autre a la carte Début {number}.</translation>
    </message>
    <message id="derrein.refusal.teasing">
        <source>At the start nobody builds next to somebody else's duchy.</source>
        <translation>Au début du jeu, on ne se place pas à côté du duché d’un autre.</translation>
    </message>
    <message id="derrein.refusal.three-beads">
        <source>Three beads fall, not {beads}.</source>
        <translation>Trois grains tombent, et non {beads}.</translation>
    </message>
    <message id="derrein.refusal.too-many-offers">
        <source>Four offers are open: answer one first.</source>
        <translation>Quatre offres sont en cours : répondez d’abord à l’une d’elles.</translation>
    </message>
    <message id="derrein.refusal.too-many-pieces" numerus="yes">
        <source>Nobody has more than {most} such pieces.</source>
        <translation>
            <numerusform>Personne n’a plus de {most} pièce de ce genre.</numerusform>
            <numerusform>Personne n’a plus de {most} pièces de ce genre.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.turn-has-begun">
        <source>The turn has begun: a curse comes before it.</source>
        <translation>Le tour a commencé : on ensorcelle avant.</translation>
    </message>
    <message id="derrein.refusal.witchery-not-lent">
        <source>A witchery is never lent: everybody brews their own medicine.</source>
        <translation>Une sorcellerie ne se prête pas : chacun brasse ses médicaments.</translation>
    </message>
    <message id="derrein.refusal.witchery-protects">
        <source>A witchery beside it protects this farm.</source>
        <translation>Une sorcellerie voisine protège cette ferme.</translation>
    </message>
    <message id="derrein.refusal.workshops-must-go">
        <source>Workshops without room must go first.</source>
        <translation>Les ateliers sans place doivent d’abord partir.</translation>
    </message>
    <message id="derrein.refusal.wrong-landscape">
        <source>This building needs its own landscape: {building}.</source>
        <translation>Ce bâtiment demande son propre paysage : {building}.</translation>
    </message>
    <message id="derrein.says.red-came">
        <source>From now on: put one red bead into the bowl.</source>
        <translation>À partir de maintenant : ajoutez un grain rouge dans l’écuelle.</translation>
    </message>
    <message id="derrein.score-line.farms">
        <source>Farms</source>
        <translation>Fermes</translation>
    </message>
    <message id="derrein.score-line.large-duchies">
        <source>Large duchies</source>
        <translation>Grands duchés</translation>
    </message>
    <message id="derrein.score-line.mill">
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message id="derrein.score-line.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.score-line.sawmill">
        <source>Sawmills</source>
        <translation>Scieries</translation>
    </message>
    <message id="derrein.score-line.small-duchies">
        <source>Small duchies</source>
        <translation>Petits duchés</translation>
    </message>
    <message id="derrein.score-line.stonecutter">
        <source>Stonecutters</source>
        <translation>Tailleurs de pierres</translation>
    </message>
    <message id="derrein.score-line.tannery">
        <source>Tanneries</source>
        <translation>Tanneries</translation>
    </message>
    <message id="derrein.score-line.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.score.mission" numerus="yes">
        <source>{met} of {asked} pieces of the mission</source>
        <translation>
            <numerusform>{met} pièce sur {asked} de la mission</numerusform>
            <numerusform>{met} pièces sur {asked} de la mission</numerusform>
        </translation>
    </message>
    <message id="derrein.sealed.mission">
        <source>Secret mission</source>
        <translation>Mission secrète</translation>
    </message>
    <message id="derrein.set-up.begin">
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message id="derrein.set-up.begin.detail">
        <source>The lowest number places the first pieces.</source>
        <translation>Le plus petit numéro place ses premières pièces.</translation>
    </message>
    <message id="derrein.set-up.bowl" numerus="yes">
        <source>Put {beads} beads into the bowl</source>
        <translation>
            <numerusform>Mettez {beads} grain dans l’écuelle</numerusform>
            <numerusform>Mettez {beads} grains dans l’écuelle</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.bowl.detail">
        <source>Two of each colour, no red one yet.</source>
        <translation>Deux de chaque couleur, sauf le rouge.</translation>
    </message>
    <message id="derrein.set-up.cards">
        <source>Lay out product cards and raw goods</source>
        <translation>Disposez les cartes Produit et les matières premières</translation>
    </message>
    <message id="derrein.set-up.cards.detail">
        <source>Five piles of products, with the raw good of the same colour in front.</source>
        <translation>Cinq piles de produits, la matière première de même couleur devant.</translation>
    </message>
    <message id="derrein.set-up.flour" numerus="yes">
        <source>Give everybody {count} flour</source>
        <translation>
            <numerusform>Donnez {count} farine à chacun</numerusform>
            <numerusform>Donnez {count} farines à chacun</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.flour.detail">
        <source>And a cost card each.</source>
        <translation>Et un sommaire des coûts chacun.</translation>
    </message>
    <message id="derrein.set-up.missions">
        <source>Deal the missions</source>
        <translation>Distribuez les missions</translation>
    </message>
    <message id="derrein.set-up.missions.detail">
        <source>One each, kept secret. Each device can keep its own sealed.</source>
        <translation>Une chacun, gardée secrète. Chaque appareil peut sceller la sienne.</translation>
    </message>
    <message id="derrein.set-up.plates" numerus="yes">
        <source>Lay out {count} board plates</source>
        <translation>
            <numerusform>Disposez {count} tableau</numerusform>
            <numerusform>Disposez {count} tableaux</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.plates.detail">
        <source>Side by side, in any arrangement. Then enter the landscapes here.</source>
        <translation>Les uns à côté des autres, comme bon vous semble. Saisissez ensuite les paysages ici.</translation>
    </message>
    <message id="derrein.set-up.start-cards">
        <source>Deal the start cards</source>
        <translation>Distribuez les cartes Début</translation>
    </message>
    <message id="derrein.set-up.start-cards.detail">
        <source>Enter the number and the first piece of everybody.</source>
        <translation>Saisissez le numéro et la première pièce de chacun.</translation>
    </message>
    <message id="derrein.set-up.title">
        <source>Set up the table</source>
        <translation>Préparer la table</translation>
    </message>
    <message id="derrein.supply.title">
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message id="derrein.tab.board">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.tab.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.tab.trade">
        <source>Trade</source>
        <translation>Négocier</translation>
    </message>
    <message id="derrein.tab.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="derrein.tagline">
        <source>Farms, workshops and duchies, and a bowl of beads</source>
        <translation>Fermes, ateliers et duchés, au gré de l’écuelle</translation>
    </message>
    <message id="derrein.throw">
        <source>Throw</source>
        <translation>Jeter</translation>
    </message>
    <message id="derrein.thrown.none">
        <source>Throw the beads</source>
        <translation>Jetez les grains</translation>
    </message>
    <message id="derrein.title">
        <source>Derrein</source>
        <translation>Derrein</translation>
    </message>
    <message id="derrein.tracked.active">
        <source>Whose turn it is</source>
        <translation>Joueur actif</translation>
    </message>
    <message id="derrein.tracked.bowl.*">
        <source>Beads in the bowl: {1}</source>
        <translation>Grains dans l’écuelle : {1}</translation>
    </message>
    <message id="derrein.tracked.cell#.building">
        <source>Building on square {1}</source>
        <translation>Bâtiment de la case {1}</translation>
    </message>
    <message id="derrein.tracked.cell#.landscape">
        <source>Landscape of square {1}</source>
        <translation>Paysage de la case {1}</translation>
    </message>
    <message id="derrein.tracked.duchies.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="derrein.tracked.farms.*">
        <source>Farms: {1}</source>
        <translation>Fermes : {1}</translation>
    </message>
    <message id="derrein.tracked.first-piece">
        <source>First piece</source>
        <translation>Première pièce</translation>
    </message>
    <message id="derrein.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="derrein.tracked.place#.duchy">
        <source>Duchy on corner {1}</source>
        <translation>Duché du carré {1}</translation>
    </message>
    <message id="derrein.tracked.round">
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message id="derrein.tracked.start-number">
        <source>Number of the start card</source>
        <translation>Numéro de la carte Début</translation>
    </message>
    <message id="derrein.tracked.witchery">
        <source>Witchery</source>
        <translation>Sorcellerie</translation>
    </message>
    <message id="derrein.tracked.won">
        <source>Has won</source>
        <translation>A gagné</translation>
    </message>
    <message id="derrein.tracked.workshops.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="derrein.trade.none">
        <source>No offer is open</source>
        <translation>Aucune offre ouverte</translation>
    </message>
    <message id="derrein.zone.active">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
    <message id="derrein.zone.bowl">
        <source>Chance bowl</source>
        <translation>Écuelle de hasard</translation>
    </message>
    <message id="derrein.zone.cell">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="derrein.zone.phase">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
    <message id="derrein.zone.place">
        <source>Duchies</source>
        <translation>Duchés</translation>
    </message>
    <message id="derrein.zone.printed">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="derrein.zone.round">
        <source>Turn</source>
        <translation>Tour de jeu</translation>
    </message>
</context>
</TS>
