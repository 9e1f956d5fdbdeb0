<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="neuland.about">
        <source>Work together on one map, spend actions round the time ring, place every coat of arms</source>
        <translation>Un plateau partagé, des actions sur la ligne de temps, placer tous ses blasons</translation>
    </message>
    <message id="neuland.ask.actions">
        <source>How many actions?</source>
        <translation>Combien d'actions ?</translation>
    </message>
    <message id="neuland.ask.arms">
        <source>How many coats of arms?</source>
        <translation>Combien de blasons ?</translation>
    </message>
    <message id="neuland.ask.bottom">
        <source>Which ore at the bottom?</source>
        <translation>Quel minerai dessous ?</translation>
    </message>
    <message id="neuland.ask.cart">
        <source>Use the cart?</source>
        <translation>Utiliser le chariot ?</translation>
    </message>
    <message id="neuland.ask.draw">
        <source>Which draw?</source>
        <translation>Quel tirage ?</translation>
    </message>
    <message id="neuland.ask.first">
        <source>First input from where?</source>
        <translation>Première ressource d'où ?</translation>
    </message>
    <message id="neuland.ask.fourth">
        <source>Fourth input from where?</source>
        <translation>Quatrième ressource d'où ?</translation>
    </message>
    <message id="neuland.ask.hex">
        <source>Which hexagon?</source>
        <translation>Quel hexagone ?</translation>
    </message>
    <message id="neuland.ask.material">
        <source>Of what?</source>
        <translation>En quoi ?</translation>
    </message>
    <message id="neuland.ask.middle">
        <source>Which ore in the middle?</source>
        <translation>Quel minerai au milieu ?</translation>
    </message>
    <message id="neuland.ask.ores">
        <source>Which ores were drawn?</source>
        <translation>Quels minerais ont été tirés ?</translation>
    </message>
    <message id="neuland.ask.product">
        <source>What does it make?</source>
        <translation>Que produit-elle ?</translation>
    </message>
    <message id="neuland.ask.second">
        <source>Second input from where?</source>
        <translation>Deuxième ressource d'où ?</translation>
    </message>
    <message id="neuland.ask.terrain">
        <source>Which terrain?</source>
        <translation>Quel terrain ?</translation>
    </message>
    <message id="neuland.ask.third">
        <source>Third input from where?</source>
        <translation>Troisième ressource d'où ?</translation>
    </message>
    <message id="neuland.ask.tile">
        <source>Which tile?</source>
        <translation>Quelle tuile ?</translation>
    </message>
    <message id="neuland.ask.top">
        <source>Which ore on top?</source>
        <translation>Quel minerai dessus ?</translation>
    </message>
    <message id="neuland.ask.turn">
        <source>Which turn?</source>
        <translation>Quel tour ?</translation>
    </message>
    <message id="neuland.ask.unit">
        <source>Which tile works?</source>
        <translation>Quelle tuile travaille ?</translation>
    </message>
    <message id="neuland.category.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.category.military">
        <source>Military</source>
        <translation>Armée</translation>
    </message>
    <message id="neuland.category.politics">
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message id="neuland.category.religion">
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message id="neuland.category.science">
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message id="neuland.cost.inputs0">
        <source>{actions} actions</source>
        <translation>{actions} actions</translation>
    </message>
    <message id="neuland.cost.inputs1">
        <source>{actions} actions · {input1} {from1}</source>
        <translation>{actions} actions · {input1} {from1}</translation>
    </message>
    <message id="neuland.cost.inputs2">
        <source>{actions} actions · {input1} {from1}, {input2} {from2}</source>
        <translation>{actions} actions · {input1} {from1}, {input2} {from2}</translation>
    </message>
    <message id="neuland.cost.inputs3">
        <source>{actions} actions · {input1} {from1}, {input2} {from2}, {input3} {from3}</source>
        <translation>{actions} actions · {input1} {from1}, {input2} {from2}, {input3} {from3}</translation>
    </message>
    <message id="neuland.cost.inputs4">
        <source>{actions} actions · {input1}, {input2}, {input3}, {input4}</source>
        <translation>{actions} actions · {input1}, {input2}, {input3}, {input4}</translation>
    </message>
    <message id="neuland.edition.first">
        <source>first edition</source>
        <translation>première édition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>second edition</source>
        <translation>deuxième édition</translation>
    </message>
    <message id="neuland.figure.settled">
        <source>First tiles placed</source>
        <translation>Premières tuiles placées</translation>
    </message>
    <message id="neuland.figure.time">
        <source>Place on the time line</source>
        <translation>Place sur la ligne de temps</translation>
    </message>
    <message id="neuland.good.cloth">
        <source>Cloth</source>
        <translation>Tissu</translation>
    </message>
    <message id="neuland.good.coal">
        <source>Coal</source>
        <translation>Charbon</translation>
    </message>
    <message id="neuland.good.coins">
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message id="neuland.good.food">
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message id="neuland.good.gold">
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message id="neuland.good.iron">
        <source>Iron</source>
        <translation>Fer</translation>
    </message>
    <message id="neuland.good.iron-ore">
        <source>Iron ore</source>
        <translation>Minerai de fer</translation>
    </message>
    <message id="neuland.good.none">
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message id="neuland.good.paper">
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message id="neuland.good.silver">
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message id="neuland.good.silver-ore">
        <source>Silver ore</source>
        <translation>Minerai d'argent</translation>
    </message>
    <message id="neuland.good.stone">
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message id="neuland.good.tools">
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message id="neuland.good.weapons">
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message id="neuland.good.wood">
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message id="neuland.good.wool">
        <source>Wool</source>
        <translation>Laine</translation>
    </message>
    <message id="neuland.ground.any">
        <source>any ground</source>
        <translation>tout terrain</translation>
    </message>
    <message id="neuland.ground.forest">
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message id="neuland.ground.forest-or-meadow">
        <source>forest or meadow</source>
        <translation>forêt ou champ</translation>
    </message>
    <message id="neuland.ground.forest-or-mountain">
        <source>forest or mountain</source>
        <translation>forêt ou montagne</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>meadow</source>
        <translation>champ</translation>
    </message>
    <message id="neuland.ground.meadow-or-mountain">
        <source>meadow or mountain</source>
        <translation>champ ou montagne</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>unknown ground</source>
        <translation>terrain inconnu</translation>
    </message>
    <message id="neuland.headline.first-round">
        <source>First round · {seat}</source>
        <translation>Premier tour · {seat}</translation>
    </message>
    <message id="neuland.headline.over">
        <source>{winner} has won</source>
        <translation>{winner} a gagné</translation>
    </message>
    <message id="neuland.headline.set-up">
        <source>Set-up</source>
        <translation>Préparation</translation>
    </message>
    <message id="neuland.headline.turn">
        <source>Turn {turn} · {seat}</source>
        <translation>Tour {turn} · {seat}</translation>
    </message>
    <message id="neuland.line.build">
        <source>{tile} · {terrain} {hex}</source>
        <translation>{tile} · {terrain} {hex}</translation>
    </message>
    <message id="neuland.line.produce">
        <source>{good} · {tile} {hex}</source>
        <translation>{good} · {tile} {hex}</translation>
    </message>
    <message id="neuland.line.score">
        <source>{tile} · {category} · {value}</source>
        <translation>{tile} · {category} · {value}</translation>
    </message>
    <message id="neuland.loss.from">
        <source>from {tile} {hex}</source>
        <translation>de {tile} {hex}</translation>
    </message>
    <message id="neuland.loss.good">
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message id="neuland.loss.none">
        <source>Nothing would be lost</source>
        <translation>Rien ne serait perdu</translation>
    </message>
    <message id="neuland.loss.some" numerus="yes">
        <source>{count} goods would be lost</source>
        <translation>
            <numerusform>{count} marchandise serait perdue</numerusform>
            <numerusform>{count} marchandises seraient perdues</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>What would be lost</source>
        <translation>Ce qui serait perdu</translation>
    </message>
    <message id="neuland.map.arms">
        <source>{seat}: {arms} coats of arms</source>
        <translation>{seat} : {arms} blasons</translation>
    </message>
    <message id="neuland.map.free">
        <source>free: makes {good}</source>
        <translation>libre : produit {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{terrain} {hex}</source>
        <translation>{terrain} {hex}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{seat}'s worker lies: {good} is ready</source>
        <translation>L'ouvrier de {seat} est couché : {good} disponible</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>The mine is empty</source>
        <translation>La mine est vide</translation>
    </message>
    <message id="neuland.map.painted">
        <source>{painted} of {hexes} hexagons entered</source>
        <translation>{painted} hexagones saisis sur {hexes}</translation>
    </message>
    <message id="neuland.map.standing">
        <source>{seat}'s worker stands: {good}</source>
        <translation>L'ouvrier de {seat} est debout : {good}</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>{value} coats of arms to place</source>
        <translation>{value} blasons à placer</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game has begun</source>
        <translation>La partie a commencé</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>The mine must be filled first</source>
        <translation>La mine doit d'abord être remplie</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>The hexagon is full</source>
        <translation>L'hexagone est plein</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine is empty</source>
        <translation>La mine est vide</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>No coat of arms is left</source>
        <translation>Il ne reste plus de blason</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No marker is left</source>
        <translation>Il ne reste plus de marqueur</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ores</source>
        <translation>Aucune mine n'attend de minerais</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place</source>
        <translation>Ce lieu n'existe pas</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Personne n'est assis là</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No such tile is left: {tile}</source>
        <translation>Il ne reste plus de tuile : {tile}</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>There is no token</source>
        <translation>Il n'y a pas de jeton</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>No tile stands there</source>
        <translation>Aucune tuile à cet endroit</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is free</source>
        <translation>Aucun ouvrier n'est libre</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>No worker is there</source>
        <translation>Aucun ouvrier à cet endroit</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>It is another player's turn</source>
        <translation>C'est le tour d'un autre joueur</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>No such ore is left: {ore}</source>
        <translation>Il ne reste plus de minerai : {ore}</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>Another draw came first</source>
        <translation>Un autre tirage est passé avant</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>That turn is over</source>
        <translation>Ce tour est terminé</translation>
    </message>
    <message id="neuland.misfit.reaches-present">
        <source>{actions} actions would reach the present</source>
        <translation>{actions} actions atteindraient le présent</translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>It is scored already</source>
        <translation>C'est déjà marqué</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>The first tiles are placed</source>
        <translation>Les premières tuiles sont placées</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>A worker stands there already</source>
        <translation>Un ouvrier s'y trouve déjà</translation>
    </message>
    <message id="neuland.move.act">
        <source>Spend actions</source>
        <translation>Dépenser des actions</translation>
    </message>
    <message id="neuland.move.build">
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message id="neuland.move.draw-first">
        <source>Draw the first player</source>
        <translation>Tirer le premier joueur</translation>
    </message>
    <message id="neuland.move.draw-ores">
        <source>Draw ores</source>
        <translation>Tirer des minerais</translation>
    </message>
    <message id="neuland.move.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.move.paint">
        <source>Enter a hexagon</source>
        <translation>Saisir un hexagone</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Place coats of arms</source>
        <translation>Placer des blasons</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produire</translation>
    </message>
    <message id="neuland.move.score">
        <source>Score a property</source>
        <translation>Marquer un prestige</translation>
    </message>
    <message id="neuland.move.settle">
        <source>Place the first tiles</source>
        <translation>Placer les premières tuiles</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack the ores</source>
        <translation>Empiler les minerais</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.moves.ends">
        <source>then {next}, skipping {skip}</source>
        <translation>puis {next}, en sautant {skip}</translation>
    </message>
    <message id="neuland.moves.title">
        <source>Moves</source>
        <translation>Actions</translation>
    </message>
    <message id="neuland.name">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="neuland.option.edition">
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message id="neuland.option.edition.first">
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message id="neuland.option.edition.second">
        <source>Second</source>
        <translation>Deuxième</translation>
    </message>
    <message id="neuland.option.map">
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message id="neuland.option.map.dealt">
        <source>Dealt by the app</source>
        <translation>Distribué par l'appli</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>Entered by hand</source>
        <translation>Saisi à la main</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>How much is entered</source>
        <translation>Ce qui est saisi</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>Time line only</source>
        <translation>Ligne de temps seule</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single piece</source>
        <translation>La pièce simple</translation>
    </message>
    <message id="neuland.option.single-piece.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.option.single-piece.meadow">
        <source>Meadow</source>
        <translation>Champ</translation>
    </message>
    <message id="neuland.option.values">
        <source>Values on the tiles</source>
        <translation>Valeurs des tuiles</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Ask when needed</source>
        <translation>Demander au besoin</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assume the usual</source>
        <translation>Prendre les usuelles</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>coal</source>
        <translation>charbon</translation>
    </message>
    <message id="neuland.ore.iron">
        <source>iron ore</source>
        <translation>minerai de fer</translation>
    </message>
    <message id="neuland.ore.silver">
        <source>silver ore</source>
        <translation>minerai d'argent</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore bag</source>
        <translation>Sac de minerais</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw ores for {hex}</source>
        <translation>Tirez des minerais pour {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} tiré</numerusform>
            <numerusform>{count} tirés</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>Metal markers</source>
        <translation>Marqueurs de métal</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the ores on {hex}</source>
        <translation>Empilez les minerais sur {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ore supply</source>
        <translation>Réserve de minerais</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>at hand</source>
        <translation>sous la main</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build {tile}</source>
        <translation>Construire {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>Make {good}</source>
        <translation>Produire {good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Score {tile}</source>
        <translation>Marquer {tile}</translation>
    </message>
    <message id="neuland.plans.steps">
        <source>{actions} actions in {steps} steps</source>
        <translation>{actions} actions en {steps} étapes</translation>
    </message>
    <message id="neuland.plans.title">
        <source>Plans with {left} actions</source>
        <translation>Projets avec {left} actions</translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Prestiges</translation>
    </message>
    <message id="neuland.refusal.actions-left">
        <source>{needed} actions are needed, {left} left</source>
        <translation>Il faut {needed} actions, il en reste {left}</translation>
    </message>
    <message id="neuland.refusal.arms-left">
        <source>Only {left} coats of arms are left</source>
        <translation>Il ne reste que {left} blasons</translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>At least one action must be spent</source>
        <translation>Il faut dépenser au moins une action</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The bag is empty</source>
        <translation>Le sac est vide</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has begun</source>
        <translation>La partie a commencé</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>The cart is not needed</source>
        <translation>Le chariot n'est pas nécessaire</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>Draw the ores first</source>
        <translation>Tirez d'abord les minerais</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter the action itself</source>
        <translation>Saisissez l'action elle-même</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>Fill the mine first</source>
        <translation>Remplissez d'abord la mine</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>The ground of {tile} is not known yet</source>
        <translation>Le terrain de {tile} n'est pas encore connu</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>The hexagon is full</source>
        <translation>L'hexagone est plein</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>An input is missing: {good}</source>
        <translation>Il manque une ressource : {good}</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>{good} is missing</source>
        <translation>Il manque : {good}</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>The lower property comes first: {tile}</source>
        <translation>Le prestige inférieur d'abord : {tile}</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The app dealt this map</source>
        <translation>L'appli a distribué ce plateau</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>The map is not whole yet</source>
        <translation>Le plateau n'est pas encore complet</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>The material of {tile} is not known yet</source>
        <translation>Le matériau de {tile} n'est pas encore connu</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine is empty</source>
        <translation>La mine est vide</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>There is no cart left</source>
        <translation>Il n'y a plus de chariot</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>No metal marker is left</source>
        <translation>Il ne reste plus de marqueur de métal</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ores</source>
        <translation>Aucune mine n'attend de minerais</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>This is no property</source>
        <translation>Ce n'est pas un prestige</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>It needs no such input</source>
        <translation>Cette ressource n'est pas nécessaire</translation>
    </message>
    <message id="neuland.refusal.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Personne n'est assis là</translation>
    </message>
    <message id="neuland.refusal.no-tile">
        <source>Choose a tile</source>
        <translation>Choisissez une tuile</translation>
    </message>
    <message id="neuland.refusal.no-tile-left">
        <source>No such tile is left: {tile}</source>
        <translation>Il ne reste plus de tuile : {tile}</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No tile stands there</source>
        <translation>Aucune tuile à cet endroit</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>No worker is free</source>
        <translation>Aucun ouvrier n'est libre</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun</source>
        <translation>La partie n'a pas commencé</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>{tile} is not built yet</source>
        <translation>{tile} n'est pas encore construit</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>Not in the first round</source>
        <translation>Pas au premier tour</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>It does not make that</source>
        <translation>Cela ne le produit pas</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is another player's turn</source>
        <translation>C'est le tour d'un autre joueur</translation>
    </message>
    <message id="neuland.refusal.ore-not-left">
        <source>No such ore is left: {ore}</source>
        <translation>Il ne reste plus de minerai : {ore}</translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In this edition ores are chosen</source>
        <translation>Dans cette édition les minerais sont choisis</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>In this edition ores are drawn</source>
        <translation>Dans cette édition les minerais sont tirés</translation>
    </message>
    <message id="neuland.refusal.ores-drawn">
        <source>{needed} ores are drawn</source>
        <translation>{needed} minerais sont tirés</translation>
    </message>
    <message id="neuland.refusal.ores-stacked">
        <source>{left} ores are still to be stacked</source>
        <translation>Il reste {left} minerais à empiler</translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>Another draw came first</source>
        <translation>Un autre tirage est passé avant</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>It makes something else now</source>
        <translation>Elle produit autre chose à présent</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>That turn is over</source>
        <translation>Ce tour est terminé</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>It is entered like that already</source>
        <translation>C'est déjà saisi ainsi</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>This one is reached by producing</source>
        <translation>Celui-ci s'atteint en produisant</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>The recipe of {tile} is not known yet</source>
        <translation>La recette de {tile} n'est pas encore connue</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>It is scored already</source>
        <translation>C'est déjà marqué</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place the first tiles first</source>
        <translation>Placez d'abord les premières tuiles</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>Only on an empty hexagon</source>
        <translation>Seulement sur un hexagone vide</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>Only on a forest</source>
        <translation>Seulement sur une forêt</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>The first tiles are placed</source>
        <translation>Les premières tuiles sont placées</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>This source is used already</source>
        <translation>Cette source est déjà utilisée</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>The worker stands elsewhere</source>
        <translation>L'ouvrier est ailleurs</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>Only the time line is entered here</source>
        <translation>Seule la ligne de temps est saisie ici</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker stands there already</source>
        <translation>Un ouvrier s'y trouve déjà</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>The value of {tile} is not known yet</source>
        <translation>La valeur de {tile} n'est pas encore connue</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>The terrain is wrong</source>
        <translation>Le terrain ne convient pas</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>Look at the tile: on which ground?</source>
        <translation>Regardez la tuile : sur quel terrain ?</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>Look at the tile: wood or stone?</source>
        <translation>Regardez la tuile : bois ou pierre ?</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>Look at the tile: what does it need?</source>
        <translation>Regardez la tuile : que lui faut-il ?</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>Look at the tile: how many coats of arms?</source>
        <translation>Regardez la tuile : combien de blasons ?</translation>
    </message>
    <message id="neuland.reserve.takes">
        <source>on {ground}, of {material}</source>
        <translation>sur {ground}, en {material}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message id="neuland.ring.ending">
        <source>{actions} actions, then {next} with {left}</source>
        <translation>{actions} actions, puis {next} avec {left}</translation>
    </message>
    <message id="neuland.ring.ending-skips">
        <source>{actions} actions, on to {landing}, then {next} with {left}</source>
        <translation>{actions} actions, jusqu'à {landing}, puis {next} avec {left}</translation>
    </message>
    <message id="neuland.ring.marker">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>then {seat} · {left} left</source>
        <translation>puis {seat} · reste {left}</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>then {seat} again · {left} left</source>
        <translation>puis encore {seat} · reste {left}</translation>
    </message>
    <message id="neuland.ring.present">
        <source>Present</source>
        <translation>Présent</translation>
    </message>
    <message id="neuland.ring.skip">
        <source>{seat} would skip {spaces}</source>
        <translation>{seat} sauterait {spaces}</translation>
    </message>
    <message id="neuland.ring.space">
        <source>Space {space}</source>
        <translation>Case {space}</translation>
    </message>
    <message id="neuland.ring.title">
        <source>actions done</source>
        <translation>actions faites</translation>
    </message>
    <message id="neuland.score.beside">
        <source>Placed beside the map</source>
        <translation>Posés à côté du plateau</translation>
    </message>
    <message id="neuland.score.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.score.military">
        <source>Military</source>
        <translation>Armée</translation>
    </message>
    <message id="neuland.score.politics">
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message id="neuland.score.properties">
        <source>{tile1} {tile2} {tile3}</source>
        <translation>{tile1} {tile2} {tile3}</translation>
    </message>
    <message id="neuland.score.religion">
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message id="neuland.score.science">
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message id="neuland.seat.arms">
        <source>Coats of arms left</source>
        <translation>Blasons restants</translation>
    </message>
    <message id="neuland.seat.lying">
        <source>{lying} lying</source>
        <translation>{lying} couchés</translation>
    </message>
    <message id="neuland.seat.title">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.seat.workers">
        <source>Workers in hand</source>
        <translation>Ouvriers en main</translation>
    </message>
    <message id="neuland.set-up.arms">
        <source>{arms} coats of arms for everybody</source>
        <translation>{arms} blasons pour chacun</translation>
    </message>
    <message id="neuland.set-up.first-player">
        <source>Draw the first player</source>
        <translation>Tirez le premier joueur</translation>
    </message>
    <message id="neuland.set-up.map">
        <source>Lay out the map and enter it: {painted} of {hexes}</source>
        <translation>Posez le plateau et saisissez-le : {painted} sur {hexes}</translation>
    </message>
    <message id="neuland.set-up.map-dealt">
        <source>Lay out the map as the app shows it</source>
        <translation>Posez le plateau comme l'appli le montre</translation>
    </message>
    <message id="neuland.set-up.metal">
        <source>Put the metal markers ready</source>
        <translation>Préparez les marqueurs de métal</translation>
    </message>
    <message id="neuland.set-up.ring">
        <source>Lay out the time line: {spaces} spaces</source>
        <translation>Posez la ligne de temps : {spaces} cases</translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the tiles beside the map</source>
        <translation>Triez les tuiles à côté du plateau</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set-up</source>
        <translation>Préparation</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>Food and wood tokens for everybody</source>
        <translation>Jetons nourriture et bois pour chacun</translation>
    </message>
    <message id="neuland.set-up.workers">
        <source>{workers} workers for everybody</source>
        <translation>{workers} ouvriers pour chacun</translation>
    </message>
    <message id="neuland.source.cart">
        <source>Cart</source>
        <translation>Chariot</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>Food token</source>
        <translation>Jeton nourriture</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>Wood token</source>
        <translation>Jeton bois</translation>
    </message>
    <message id="neuland.terrain.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.terrain.meadow">
        <source>Meadow</source>
        <translation>Champ</translation>
    </message>
    <message id="neuland.terrain.mountain">
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message id="neuland.terrain.unknown">
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message id="neuland.tile.abbey">
        <source>Abbey</source>
        <translation>Abbaye</translation>
    </message>
    <message id="neuland.tile.academy">
        <source>Academy</source>
        <translation>Académie</translation>
    </message>
    <message id="neuland.tile.alchemist">
        <source>Alchemist</source>
        <translation>Alchimiste</translation>
    </message>
    <message id="neuland.tile.armourer">
        <source>Armourer</source>
        <translation>Armurier</translation>
    </message>
    <message id="neuland.tile.barracks">
        <source>Barracks</source>
        <translation>Baraque</translation>
    </message>
    <message id="neuland.tile.castle">
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message id="neuland.tile.cathedral">
        <source>Cathedral</source>
        <translation>Cathédrale</translation>
    </message>
    <message id="neuland.tile.charcoal-kiln">
        <source>Charcoal kiln</source>
        <translation>Charbonnage</translation>
    </message>
    <message id="neuland.tile.church">
        <source>Church</source>
        <translation>Église</translation>
    </message>
    <message id="neuland.tile.court">
        <source>Court</source>
        <translation>Tribunal</translation>
    </message>
    <message id="neuland.tile.farm">
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message id="neuland.tile.fortress">
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message id="neuland.tile.guild-house">
        <source>Guild house</source>
        <translation>Maison de guilde</translation>
    </message>
    <message id="neuland.tile.hunting-lodge">
        <source>Hunting lodge</source>
        <translation>Pavillon de chasse</translation>
    </message>
    <message id="neuland.tile.laboratory">
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message id="neuland.tile.library">
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message id="neuland.tile.lumberjack">
        <source>Lumberjack's hut</source>
        <translation>Cabane de bûcheron</translation>
    </message>
    <message id="neuland.tile.mine">
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message id="neuland.tile.mint">
        <source>Mint</source>
        <translation>Hôtel de monnaie</translation>
    </message>
    <message id="neuland.tile.none">
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Other smelter</source>
        <translation>Autre fonderie</translation>
    </message>
    <message id="neuland.tile.paper-mill">
        <source>Paper mill</source>
        <translation>Papeterie</translation>
    </message>
    <message id="neuland.tile.quarry">
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message id="neuland.tile.senate">
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message id="neuland.tile.sheepfold">
        <source>Sheepfold</source>
        <translation>Bergerie</translation>
    </message>
    <message id="neuland.tile.smelter">
        <source>Smelter</source>
        <translation>Fonderie</translation>
    </message>
    <message id="neuland.tile.studio">
        <source>Studio</source>
        <translation>Atelier d'artiste</translation>
    </message>
    <message id="neuland.tile.theatre">
        <source>Theatre</source>
        <translation>Théâtre</translation>
    </message>
    <message id="neuland.tile.toolsmith">
        <source>Toolsmith</source>
        <translation>Forgeron</translation>
    </message>
    <message id="neuland.tile.town-hall">
        <source>Town hall</source>
        <translation>Mairie</translation>
    </message>
    <message id="neuland.tile.weaving-mill">
        <source>Weaving mill</source>
        <translation>Atelier de tissage</translation>
    </message>
    <message id="neuland.tracked.actions">
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message id="neuland.tracked.arms">
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>Cart</source>
        <translation>Chariot</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>Food token</source>
        <translation>Jeton nourriture</translation>
    </message>
    <message id="neuland.tracked.lost">
        <source>Goods lost</source>
        <translation>Marchandises perdues</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>Wood token</source>
        <translation>Jeton bois</translation>
    </message>
</context>
</TS>
