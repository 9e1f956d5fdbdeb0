<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="neuland.category.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.category.military">
        <source>Military</source>
        <translation>Militaire</translation>
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
    <message id="neuland.cost.inputs0" numerus="yes">
        <source>{actions} actions[ · {cart}]</source>
        <translation>
            <numerusform>{actions} action[ · {cart}]</numerusform>
            <numerusform>{actions} actions[ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs1" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ de {from1}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ de {from1}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs2" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ de {from1}], {input2}[ de {from2}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ de {from1}], {input2}[ de {from2}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs3" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ de {from1}], {input2}[ de {from2}], {input3}[ de {from3}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ de {from1}], {input2}[ de {from2}], {input3}[ de {from3}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs4" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}], {input4}[ from {from4}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ de {from1}], {input2}[ de {from2}], {input3}[ de {from3}], {input4}[ de {from4}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ de {from1}], {input2}[ de {from2}], {input3}[ de {from3}], {input4}[ de {from4}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.did.act" numerus="yes">
        <source>{actions} actions</source>
        <translation>
            <numerusform>{actions} action</numerusform>
            <numerusform>{actions} actions</numerusform>
        </translation>
    </message>
    <message id="neuland.did.build">
        <source>Built on {hex}: {tile}</source>
        <translation>Érige en {hex} : {tile}</translation>
    </message>
    <message id="neuland.did.draw-first">
        <source>{first} begins</source>
        <translation>{first} commence</translation>
    </message>
    <message id="neuland.did.draw-ores">
        <source>Drew ore[: {ores}]</source>
        <translation>Tire du minerai[ : {ores}]</translation>
    </message>
    <message id="neuland.did.end-turn">
        <source>Ended the turn</source>
        <translation>Finit son tour</translation>
    </message>
    <message id="neuland.did.paint">
        <source>Entered {hex}: {terrain}</source>
        <translation>Saisit {hex} : {terrain}</translation>
    </message>
    <message id="neuland.did.place-arms" numerus="yes">
        <source>Placed {arms} coats of arms</source>
        <translation>
            <numerusform>Place {arms} blason</numerusform>
            <numerusform>Place {arms} blasons</numerusform>
        </translation>
    </message>
    <message id="neuland.did.produce">
        <source>Produced {product} on {unit}</source>
        <translation>Produit : {product}, en {unit}</translation>
    </message>
    <message id="neuland.did.score">
        <source>Placed coats of arms: {tile}</source>
        <translation>Place des blasons : {tile}</translation>
    </message>
    <message id="neuland.did.settle">
        <source>Settled on {hex}</source>
        <translation>S’installe en {hex}</translation>
    </message>
    <message id="neuland.did.stack-ores">
        <source>Stacked, from the top[: {top}][, {middle}][, {bottom}]</source>
        <translation>Empile, de haut en bas[ : {top}][, {middle}][, {bottom}]</translation>
    </message>
    <message id="neuland.edition.first">
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>Second edition</source>
        <translation>Deuxième édition</translation>
    </message>
    <message id="neuland.field.actions">
        <source>How many actions?</source>
        <translation>Combien d’actions ?</translation>
    </message>
    <message id="neuland.field.arms">
        <source>How many coats of arms?</source>
        <translation>Combien de blasons ?</translation>
    </message>
    <message id="neuland.field.bottom">
        <source>At the bottom?</source>
        <translation>En dessous ?</translation>
    </message>
    <message id="neuland.field.cart">
        <source>Use the cart?</source>
        <translation>Utiliser la charrette ?</translation>
    </message>
    <message id="neuland.field.draw">
        <source>Which draw?</source>
        <translation>Quel tirage ?</translation>
    </message>
    <message id="neuland.field.draw-first.first">
        <source>Who begins?</source>
        <translation>Qui commence ?</translation>
    </message>
    <message id="neuland.field.first">
        <source>First input: from where?</source>
        <translation>Premier produit utilisé : d’où ?</translation>
    </message>
    <message id="neuland.field.fourth">
        <source>Fourth input: from where?</source>
        <translation>Quatrième produit utilisé : d’où ?</translation>
    </message>
    <message id="neuland.field.hex">
        <source>Which hex?</source>
        <translation>Quel hexagone ?</translation>
    </message>
    <message id="neuland.field.material">
        <source>Wood or stone: from where?</source>
        <translation>Bois ou pierre : d’où ?</translation>
    </message>
    <message id="neuland.field.middle">
        <source>In the middle?</source>
        <translation>Au milieu ?</translation>
    </message>
    <message id="neuland.field.ores">
        <source>Which markers came up?</source>
        <translation>Quels marqueurs ont été tirés ?</translation>
    </message>
    <message id="neuland.field.product">
        <source>What is made?</source>
        <translation>Quel produit ?</translation>
    </message>
    <message id="neuland.field.second">
        <source>Second input: from where?</source>
        <translation>Deuxième produit utilisé : d’où ?</translation>
    </message>
    <message id="neuland.field.terrain">
        <source>Which terrain?</source>
        <translation>Quel terrain ?</translation>
    </message>
    <message id="neuland.field.third">
        <source>Third input: from where?</source>
        <translation>Troisième produit utilisé : d’où ?</translation>
    </message>
    <message id="neuland.field.tile">
        <source>Which building?</source>
        <translation>Quel bâtiment ?</translation>
    </message>
    <message id="neuland.field.top">
        <source>On top?</source>
        <translation>Au-dessus ?</translation>
    </message>
    <message id="neuland.field.turn">
        <source>Which turn?</source>
        <translation>Quel tour ?</translation>
    </message>
    <message id="neuland.field.unit">
        <source>Which unit?</source>
        <translation>Quelle unité ?</translation>
    </message>
    <message id="neuland.first.nothing">
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
    </message>
    <message id="neuland.fourth.nothing">
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
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
        <translation>Minerai d’argent</translation>
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
        <source>Any terrain</source>
        <translation>Tout terrain</translation>
    </message>
    <message id="neuland.ground.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.ground.forest-or-meadow">
        <source>Forest or meadow</source>
        <translation>Forêt ou prairie</translation>
    </message>
    <message id="neuland.ground.forest-or-mountain">
        <source>Forest or mountain</source>
        <translation>Forêt ou montagne</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message id="neuland.ground.meadow-or-mountain">
        <source>Meadow or mountain</source>
        <translation>Prairie ou montagne</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>Not entered</source>
        <translation>Non saisi</translation>
    </message>
    <message id="neuland.headline.first-round">
        <source>First round · {seat}</source>
        <translation>Premier tour · {seat}</translation>
    </message>
    <message id="neuland.headline.over">
        <source>{winner} has won</source>
        <translation>Victoire de {winner}</translation>
    </message>
    <message id="neuland.headline.set-up">
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message id="neuland.headline.turn">
        <source>Turn {turn} · {seat}</source>
        <translation>Tour {turn} · {seat}</translation>
    </message>
    <message id="neuland.line.build">
        <source>{tile} · {terrain}, {hex}</source>
        <translation>{tile} · {terrain}, {hex}</translation>
    </message>
    <message id="neuland.line.produce">
        <source>{good} · {tile}, {hex}</source>
        <translation>{good} · {tile}, {hex}</translation>
    </message>
    <message id="neuland.line.score">
        <source>{tile} · {category}, {value}</source>
        <translation>{tile} · {category}, {value}</translation>
    </message>
    <message id="neuland.loss.from">
        <source>{tile}, {hex}</source>
        <translation>{tile}, {hex}</translation>
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
        <source>{count} products lie and would be lost</source>
        <translation>
            <numerusform>{count} produit est couché et serait perdu</numerusform>
            <numerusform>{count} produits sont couchés et seraient perdus</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>Lost at the end of the turn</source>
        <translation>Perdu en fin de tour</translation>
    </message>
    <message id="neuland.map.arms" numerus="yes">
        <source>{seat}: {arms} coats of arms</source>
        <translation>
            <numerusform>{seat} : {arms} blason</numerusform>
            <numerusform>{seat} : {arms} blasons</numerusform>
        </translation>
    </message>
    <message id="neuland.map.free">
        <source>Free: {good}</source>
        <translation>Libre : {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{hex} · {terrain}</source>
        <translation>{hex} · {terrain}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{good} of {seat}, lost at the end of the turn</source>
        <translation>{good} : {seat}, perdu en fin de tour</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>No ore left</source>
        <translation>Plus de minerai</translation>
    </message>
    <message id="neuland.map.painted" numerus="yes">
        <source>{painted} of {hexes} hexes entered</source>
        <translation>
            <numerusform>{painted} hexagone saisi sur {hexes}</numerusform>
            <numerusform>{painted} hexagones saisis sur {hexes}</numerusform>
        </translation>
    </message>
    <message id="neuland.map.standing">
        <source>{good} of {seat}</source>
        <translation>{good} : {seat}</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>Free, worth {value}</source>
        <translation>Libre, vaut {value}</translation>
    </message>
    <message id="neuland.material.nothing">
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game had begun.</source>
        <translation>La partie avait commencé.</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>A mine had to be filled first.</source>
        <translation>Une mine était d’abord à remplir.</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>The hex is full.</source>
        <translation>L’hexagone est plein.</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>La mine n’a plus de minerai.</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>Not that many coats of arms are left.</source>
        <translation>Il ne reste pas autant de blasons.</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No metal marker is left.</source>
        <translation>Il n’y a plus de marqueur Métal.</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>Aucune mine n’attend de minerai.</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place on the map.</source>
        <translation>Cet emplacement n’existe pas sur le plateau.</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No such tile is left: {tile}.</source>
        <translation>Il ne reste plus de cette tuile : {tile}.</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>That token is used up.</source>
        <translation>Ce marqueur est déjà utilisé.</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>No production unit stands there.</source>
        <translation>Il n’y a pas d’unité de production ici.</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is left in the supply.</source>
        <translation>Il n’y a plus d’ouvrier en réserve.</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>There is no worker of this player there.</source>
        <translation>Ce joueur n’a pas d’ouvrier à cet endroit.</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>It was somebody else's turn by then.</source>
        <translation>C’était alors le tour de quelqu’un d’autre.</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>Not enough of this ore is left: {ore}.</source>
        <translation>Il ne reste pas assez de ce minerai : {ore}.</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>Another draw came first.</source>
        <translation>Un autre tirage a eu lieu avant.</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>It was another turn by then.</source>
        <translation>C’était alors un autre tour.</translation>
    </message>
    <message id="neuland.misfit.reaches-present" numerus="yes">
        <source>{actions} actions would reach the present.</source>
        <translation>
            <numerusform>{actions} action atteindrait le Temps Présent.</numerusform>
            <numerusform>{actions} actions atteindraient le Temps Présent.</numerusform>
        </translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>Coats of arms lie there already.</source>
        <translation>Des blasons s’y trouvent déjà.</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>This player had settled already.</source>
        <translation>Ce joueur était déjà installé.</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>Another worker is there.</source>
        <translation>Un autre ouvrier s’y trouve.</translation>
    </message>
    <message id="neuland.move.act">
        <source>Spend actions</source>
        <translation>Faire des actions</translation>
    </message>
    <message id="neuland.move.build">
        <source>Build</source>
        <translation>Ériger</translation>
    </message>
    <message id="neuland.move.draw-first">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="neuland.move.draw-ores">
        <source>Draw ore</source>
        <translation>Tirer du minerai</translation>
    </message>
    <message id="neuland.move.end-turn">
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.move.paint">
        <source>Enter terrain</source>
        <translation>Saisir un terrain</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Place arms</source>
        <translation>Placer des blasons</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produire</translation>
    </message>
    <message id="neuland.move.score">
        <source>Place arms</source>
        <translation>Placer des blasons</translation>
    </message>
    <message id="neuland.move.settle">
        <source>Settle</source>
        <translation>S’installer</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack ore</source>
        <translation>Empiler le minerai</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.moves.ends">
        <source>Then: {next}[ · skipping {skip}]</source>
        <translation>Ensuite : {next}[ · saut de {skip}]</translation>
    </message>
    <message id="neuland.moves.title">
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message id="neuland.option.assumed">
        <source>Assumed figures</source>
        <translation>Valeurs supposées</translation>
    </message>
    <message id="neuland.option.dealt">
        <source>Map dealt by the app</source>
        <translation>Plateau tiré par l’appli</translation>
    </message>
    <message id="neuland.option.edition">
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message id="neuland.option.edition-why">
        <source>The two boxes differ in rules and tiles.</source>
        <translation>Les deux boîtes diffèrent par les règles et les tuiles.</translation>
    </message>
    <message id="neuland.option.edition.first">
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message id="neuland.option.edition.first-why">
        <source>2004: progress, foraging, ore of your choice.</source>
        <translation>2004 : progrès, recherche de nourriture, minerai au choix.</translation>
    </message>
    <message id="neuland.option.edition.second">
        <source>Second</source>
        <translation>Deuxième</translation>
    </message>
    <message id="neuland.option.edition.second-why">
        <source>2008: coats of arms, carts, ore from the bag.</source>
        <translation>2008 : blasons, charrettes, minerai tiré du sac.</translation>
    </message>
    <message id="neuland.option.map">
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message id="neuland.option.map-why">
        <source>How the app knows the hexes.</source>
        <translation>Comment l’application connaît les hexagones.</translation>
    </message>
    <message id="neuland.option.map.dealt">
        <source>Dealt by the app</source>
        <translation>Tiré par l’appli</translation>
    </message>
    <message id="neuland.option.map.dealt-why">
        <source>The app deals the board pieces, you lay them out.</source>
        <translation>L’application tire les sections, vous les placez.</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>As it lies</source>
        <translation>Tel quel</translation>
    </message>
    <message id="neuland.option.map.painted-why">
        <source>You enter the board pieces that lie on the table.</source>
        <translation>Vous saisissez les sections posées sur la table.</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>What the app follows</source>
        <translation>Ce que suit l’appli</translation>
    </message>
    <message id="neuland.option.mirror-why">
        <source>The whole board, or the time line alone.</source>
        <translation>Tout le plateau, ou la seule Ligne du Temps.</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message id="neuland.option.mirror.full-why">
        <source>Map, tiles, workers, and what you can still make.</source>
        <translation>Plateau, tuiles, ouvriers, et ce que vous pouvez encore produire.</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>Time line only</source>
        <translation>Ligne du Temps</translation>
    </message>
    <message id="neuland.option.mirror.time-line-why">
        <source>Actions and coats of arms; the rest stays on the board.</source>
        <translation>Actions et blasons ; le reste se joue sur le plateau.</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single hex</source>
        <translation>L’hexagone simple</translation>
    </message>
    <message id="neuland.option.single-piece-why">
        <source>Which terrain the one single board piece of your box shows.</source>
        <translation>Quel terrain montre l’unique section simple de votre boîte.</translation>
    </message>
    <message id="neuland.option.single-piece.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.option.single-piece.meadow">
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message id="neuland.option.time-line-only">
        <source>Time line only</source>
        <translation>Ligne du Temps seule</translation>
    </message>
    <message id="neuland.option.values">
        <source>Figures on the tiles</source>
        <translation>Valeurs des tuiles</translation>
    </message>
    <message id="neuland.option.values-why">
        <source>Some figures are printed on the tiles only.</source>
        <translation>Certaines valeurs ne figurent que sur les tuiles.</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Ask me</source>
        <translation>Demander</translation>
    </message>
    <message id="neuland.option.values.asked-why">
        <source>The app asks when it first needs one.</source>
        <translation>L’application demande quand elle en a besoin.</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assume them</source>
        <translation>Supposer</translation>
    </message>
    <message id="neuland.option.values.assumed-why">
        <source>Stand-ins, to play at once without the tiles.</source>
        <translation>Des valeurs plausibles, pour jouer tout de suite.</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>Coal</source>
        <translation>Charbon</translation>
    </message>
    <message id="neuland.ore.iron">
        <source>Iron ore</source>
        <translation>Minerai de fer</translation>
    </message>
    <message id="neuland.ore.silver">
        <source>Silver ore</source>
        <translation>Minerai d’argent</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore in the bag</source>
        <translation>Minerai dans le sac</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw three markers for the mine on {hex}</source>
        <translation>Tirez trois marqueurs pour la mine en {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} tiré</numerusform>
            <numerusform>{count} tirés</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>Metal markers left</source>
        <translation>Marqueurs Métal restants</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the markers of the mine on {hex}</source>
        <translation>Empilez les marqueurs de la mine en {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ore beside the board</source>
        <translation>Minerai à côté du plateau</translation>
    </message>
    <message id="neuland.phase.over">
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message id="neuland.phase.play">
        <source>In play</source>
        <translation>En cours</translation>
    </message>
    <message id="neuland.phase.set-up">
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>At hand already</source>
        <translation>Déjà disponible</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build: {tile}</source>
        <translation>Ériger : {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Score: {tile}</source>
        <translation>Blasons : {tile}</translation>
    </message>
    <message id="neuland.plans.steps" numerus="yes">
        <source>{actions} actions · steps: {steps}</source>
        <translation>
            <numerusform>{actions} action · étapes : {steps}</numerusform>
            <numerusform>{actions} actions · étapes : {steps}</numerusform>
        </translation>
    </message>
    <message id="neuland.plans.title" numerus="yes">
        <source>Within reach: {left} actions left</source>
        <translation>
            <numerusform>À portée : {left} action restante</numerusform>
            <numerusform>À portée : {left} actions restantes</numerusform>
        </translation>
    </message>
    <message id="neuland.printed.*.ground">
        <source>{1}: terrain</source>
        <translation>{1} : terrain</translation>
    </message>
    <message id="neuland.printed.*.input#">
        <source>{1}: input {2}</source>
        <translation>{1} : produit utilisé {2}</translation>
    </message>
    <message id="neuland.printed.*.material">
        <source>{1}: wood or stone</source>
        <translation>{1} : bois ou pierre</translation>
    </message>
    <message id="neuland.printed.*.value">
        <source>{1}: value</source>
        <translation>{1} : valeur</translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message id="neuland.refusal.actions-left" numerus="yes">
        <source>{needed} actions needed, {left} left before the present.</source>
        <translation>
            <numerusform>Il faut {needed} action, il en reste {left} avant le Temps Présent.</numerusform>
            <numerusform>Il faut {needed} actions, il en reste {left} avant le Temps Présent.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.arms-left">
        <source>Between 1 and 4 coats of arms, and {left} are left.</source>
        <translation>De 1 à 4 blasons, et il en reste {left}.</translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>A turn takes at least one action.</source>
        <translation>Un tour comporte au moins une action.</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The bag is empty.</source>
        <translation>Le sac est vide.</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has begun.</source>
        <translation>La partie a commencé.</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>Everything is near enough without the cart.</source>
        <translation>Tout est assez près sans la charrette.</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>Draw the markers first.</source>
        <translation>Tirez d’abord les marqueurs.</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter the action itself: the app moves the marker.</source>
        <translation>Saisissez l’action elle-même : l’application avance le marqueur.</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>The mine is filled first.</source>
        <translation>Remplissez d’abord la mine.</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>Look at the tile and enter its terrain: {tile}.</source>
        <translation>Regardez la tuile et indiquez son terrain : {tile}.</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>A hex holds three buildings.</source>
        <translation>Un hexagone accueille trois bâtiments.</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>Say where this comes from: {good}.</source>
        <translation>Indiquez d’où cela vient : {good}.</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>You have nothing to pay this with: {good}.</source>
        <translation>Vous n’avez pas de quoi payer : {good}.</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>A lower tile lies on top of this one: {tile}.</source>
        <translation>Une tuile de valeur inférieure recouvre celle-ci : {tile}.</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The app has dealt the map of this table.</source>
        <translation>L’application a tiré le plateau de cette partie.</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>{terrain}: {hexes} on the map, {needed} in the box.</source>
        <translation>{terrain} : {hexes} sur le plateau, {needed} dans la boîte.</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>Look at the back of the tile and enter wood or stone: {tile}.</source>
        <translation>Regardez le dos de la tuile et indiquez bois ou pierre : {tile}.</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>La mine n’a plus de minerai.</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>Your cart is used up.</source>
        <translation>Votre charrette est déjà utilisée.</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>All metal markers are in use.</source>
        <translation>Tous les marqueurs Métal sont utilisés.</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>Aucune mine n’attend de minerai.</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>Coats of arms go onto properties.</source>
        <translation>Les blasons se placent sur des propriétés.</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>This tile takes fewer products.</source>
        <translation>Cette tuile consomme moins de produits.</translation>
    </message>
    <message id="neuland.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message id="neuland.refusal.no-tile">
        <source>Choose a building.</source>
        <translation>Choisissez un bâtiment.</translation>
    </message>
    <message id="neuland.refusal.no-tile-left">
        <source>No such tile is left: {tile}.</source>
        <translation>Il ne reste plus de cette tuile : {tile}.</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No production unit stands there.</source>
        <translation>Il n’y a pas d’unité de production ici.</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>All your workers are on the map.</source>
        <translation>Tous vos ouvriers sont sur le plateau.</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>La partie n’a pas encore commencé.</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>Not built yet: {tile}.</source>
        <translation>Pas encore érigé : {tile}.</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>In the first round nobody places coats of arms.</source>
        <translation>On ne place pas de blasons au premier tour.</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>{source} does not give this: {good}.</source>
        <translation>{source} ne donne pas cela : {good}.</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>C’est au tour de quelqu’un d’autre.</translation>
    </message>
    <message id="neuland.refusal.ore-not-left">
        <source>Not enough of this ore, {left} left: {ore}.</source>
        <translation>Pas assez de ce minerai, il en reste {left} : {ore}.</translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In the first edition the builder chooses the ore.</source>
        <translation>Dans la première édition, on choisit le minerai.</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>The markers are drawn: stack them now.</source>
        <translation>Les marqueurs sont tirés : empilez-les.</translation>
    </message>
    <message id="neuland.refusal.ores-drawn" numerus="yes">
        <source>Exactly {needed} markers are drawn.</source>
        <translation>
            <numerusform>On tire exactement {needed} marqueur.</numerusform>
            <numerusform>On tire exactement {needed} marqueurs.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-stacked">
        <source>Every marker is stacked, and no more.</source>
        <translation>On empile tous les marqueurs, et pas davantage.</translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>These markers were drawn before.</source>
        <translation>Ces marqueurs ont été tirés avant.</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>{tile} does not make this: {good}.</source>
        <translation>{tile} ne produit pas cela : {good}.</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>It is another turn by now.</source>
        <translation>C’est déjà un autre tour.</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>The hex shows this terrain already.</source>
        <translation>L’hexagone montre déjà ce terrain.</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>In the first edition progress is built by scoring it.</source>
        <translation>Dans la première édition, un progrès se construit en le produisant.</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>Look at the tile and enter what it takes: {tile}.</source>
        <translation>Regardez la tuile et indiquez ce qu’elle consomme : {tile}.</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>Coats of arms of {seat} lie there: {tile}.</source>
        <translation>Des blasons de {seat} s’y trouvent : {tile}.</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place your hunting lodge and lumberjack's hut first.</source>
        <translation>Placez d’abord votre pavillon de chasse et votre cabane de bûcheron.</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>The first two tiles go onto an empty forest.</source>
        <translation>Les deux premières tuiles se placent sur une forêt inoccupée.</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>The first two tiles go onto a forest.</source>
        <translation>Les deux premières tuiles se placent sur une forêt.</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>You have settled already.</source>
        <translation>Vous êtes déjà installé.</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>It pays once only: {source}.</source>
        <translation>Cela ne paie qu’une fois : {source}.</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>{tile} stands on {hex}.</source>
        <translation>{tile} se trouve en {hex}.</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>This table follows the time line only.</source>
        <translation>Cette partie ne suit que la Ligne du Temps.</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker of {seat} is there: {tile}.</source>
        <translation>Un ouvrier de {seat} s’y trouve : {tile}.</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>Look at the tile and enter its value: {tile}.</source>
        <translation>Regardez la tuile et indiquez sa valeur : {tile}.</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>{tile} does not go there: {terrain}.</source>
        <translation>{tile} ne va pas ici : {terrain}.</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>Look at the tile: on what terrain? {tile}</source>
        <translation>Regardez la tuile : sur quel terrain ? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>Look at the tile: wood or stone? {tile}</source>
        <translation>Regardez la tuile : bois ou pierre ? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>Look at the tile: what does it take? {tile}</source>
        <translation>Regardez la tuile : que consomme-t-elle ? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>Look at the tile: what is it worth? {tile}</source>
        <translation>Regardez la tuile : combien vaut-elle ? {tile}</translation>
    </message>
    <message id="neuland.reserve.takes0">
        <source>{ground} · {material} to build</source>
        <translation>{ground} · à ériger : {material}</translation>
    </message>
    <message id="neuland.reserve.takes1">
        <source>{ground} · {material} to build · takes {input1}</source>
        <translation>{ground} · à ériger : {material} · consomme : {input1}</translation>
    </message>
    <message id="neuland.reserve.takes2">
        <source>{ground} · {material} to build · takes {input1}, {input2}</source>
        <translation>{ground} · à ériger : {material} · consomme : {input1}, {input2}</translation>
    </message>
    <message id="neuland.reserve.takes3">
        <source>{ground} · {material} to build · takes {input1}, {input2}, {input3}</source>
        <translation>{ground} · à ériger : {material} · consomme : {input1}, {input2}, {input3}</translation>
    </message>
    <message id="neuland.reserve.takes4">
        <source>{ground} · {material} to build · takes {input1}, {input2}, {input3}, {input4}</source>
        <translation>{ground} · à ériger : {material} · consomme : {input1}, {input2}, {input3}, {input4}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Production units</source>
        <translation>Unités de production</translation>
    </message>
    <message id="neuland.ring.ending" numerus="yes">
        <source>{actions} more actions, then {next} could do {left}</source>
        <translation>
            <numerusform>{actions} action de plus, puis {next} pourrait en faire {left}</numerusform>
            <numerusform>{actions} actions de plus, puis {next} pourrait en faire {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.ending-skips" numerus="yes">
        <source>{actions} more actions, then on to space {landing}; {next} could do {left}</source>
        <translation>
            <numerusform>{actions} action de plus, puis saut en case {landing} ; {next} pourrait en faire {left}</numerusform>
            <numerusform>{actions} actions de plus, puis saut en case {landing} ; {next} pourrait en faire {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.marker">
        <source>Time marker of {seat}</source>
        <translation>Marqueur de Temps de {seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>Then: {seat} · done {done}, left {left}</source>
        <translation>Ensuite : {seat} · faites {done}, possibles {left}</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>Then {seat} again · done {done}, left {left}</source>
        <translation>Ensuite encore {seat} · faites {done}, possibles {left}</translation>
    </message>
    <message id="neuland.ring.present">
        <source>Present</source>
        <translation>Temps Présent</translation>
    </message>
    <message id="neuland.ring.skip" numerus="yes">
        <source>{seat} would skip {spaces} spaces</source>
        <translation>
            <numerusform>{seat} sauterait {spaces} case</numerusform>
            <numerusform>{seat} sauterait {spaces} cases</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.space">
        <source>Space {space}</source>
        <translation>Case {space}</translation>
    </message>
    <message id="neuland.ring.title">
        <source>Time line</source>
        <translation>Ligne du Temps</translation>
    </message>
    <message id="neuland.score-line.beside">
        <source>Elsewhere</source>
        <translation>Ailleurs</translation>
    </message>
    <message id="neuland.score-line.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.score-line.military">
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message id="neuland.score-line.politics">
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message id="neuland.score-line.religion">
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message id="neuland.score-line.science">
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message id="neuland.score.beside">
        <source>Coats of arms that no tile on the map shows</source>
        <translation>Blasons que ne montre aucune tuile du plateau</translation>
    </message>
    <message id="neuland.score.properties">
        <source>{tile}</source>
        <translation>{tile}</translation>
    </message>
    <message id="neuland.seat.arms">
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message id="neuland.seat.lying">
        <source>{lying} lying</source>
        <translation>Dont couchés : {lying}</translation>
    </message>
    <message id="neuland.seat.title">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.seat.workers">
        <source>Workers in supply</source>
        <translation>Ouvriers en réserve</translation>
    </message>
    <message id="neuland.second.nothing">
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
    </message>
    <message id="neuland.set-up.arms" numerus="yes">
        <source>Give everybody {arms} coats of arms</source>
        <translation>
            <numerusform>Donnez {arms} blason à chacun</numerusform>
            <numerusform>Donnez {arms} blasons à chacun</numerusform>
        </translation>
    </message>
    <message id="neuland.set-up.first-player">
        <source>Draw the first player</source>
        <translation>Tirez le premier joueur</translation>
    </message>
    <message id="neuland.set-up.map">
        <source>Lay out the map and enter it: {painted} of {hexes}</source>
        <translation>Composez le plateau et saisissez-le : {painted} sur {hexes}</translation>
    </message>
    <message id="neuland.set-up.map-dealt">
        <source>Lay out the map as the app shows it</source>
        <translation>Composez le plateau comme l’affiche l’application</translation>
    </message>
    <message id="neuland.set-up.metal">
        <source>Lay out two iron and two silver markers</source>
        <translation>Placez deux marqueurs côté Fer et deux côté Argent</translation>
    </message>
    <message id="neuland.set-up.ore-bag">
        <source>Put the ore markers into the bag</source>
        <translation>Mettez les marqueurs Minerai dans le sac</translation>
    </message>
    <message id="neuland.set-up.ores">
        <source>Lay the ore markers beside the board</source>
        <translation>Placez les marqueurs Minerai à côté du plateau</translation>
    </message>
    <message id="neuland.set-up.ring" numerus="yes">
        <source>Lay the time line: {spaces} spaces</source>
        <translation>
            <numerusform>Placez la Ligne du Temps : {spaces} case</numerusform>
            <numerusform>Placez la Ligne du Temps : {spaces} cases</numerusform>
        </translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the tiles onto their boards, the lowest properties on top</source>
        <translation>Triez les tuiles sur les réserves, la plus petite propriété au-dessus</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set up the table</source>
        <translation>Mettre la table en place</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>Give everybody a cart, a food and a wood token</source>
        <translation>Donnez à chacun une charrette, un marqueur Nourriture et un marqueur Bois</translation>
    </message>
    <message id="neuland.set-up.workers" numerus="yes">
        <source>Give everybody {workers} workers and a time marker</source>
        <translation>
            <numerusform>Donnez {workers} ouvrier et un marqueur de Temps à chacun</numerusform>
            <numerusform>Donnez {workers} ouvriers et un marqueur de Temps à chacun</numerusform>
        </translation>
    </message>
    <message id="neuland.source.cart">
        <source>Cart</source>
        <translation>Charrette</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>Food token</source>
        <translation>Marqueur Nourriture</translation>
    </message>
    <message id="neuland.source.forage">
        <source>Foraging</source>
        <translation>Recherche de nourriture</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>Wood token</source>
        <translation>Marqueur Bois</translation>
    </message>
    <message id="neuland.tagline">
        <source>Chains of production, and time as the currency</source>
        <translation>Des chaînes de production, et le temps pour monnaie</translation>
    </message>
    <message id="neuland.terrain.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.terrain.meadow">
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message id="neuland.terrain.mountain">
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message id="neuland.terrain.unknown">
        <source>Not entered</source>
        <translation>Non saisi</translation>
    </message>
    <message id="neuland.third.nothing">
        <source>Nothing to pay</source>
        <translation>Rien à payer</translation>
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
        <source>Alchemist's cave</source>
        <translation>Caverne de l’alchimiste</translation>
    </message>
    <message id="neuland.tile.armourer">
        <source>Armourer</source>
        <translation>Forge de l’armurier</translation>
    </message>
    <message id="neuland.tile.barracks">
        <source>Barracks</source>
        <translation>Baraquement</translation>
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
        <translation>Four à charbon de bois</translation>
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
        <translation>Maison des guildes</translation>
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
        <translation>Manufacture de monnaie</translation>
    </message>
    <message id="neuland.tile.none">
        <source>No tile</source>
        <translation>Pas de tuile</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Smelter (second kind)</source>
        <translation>Haut fourneau (autre fond)</translation>
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
        <translation>Haut fourneau</translation>
    </message>
    <message id="neuland.tile.studio">
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message id="neuland.tile.theatre">
        <source>Theatre</source>
        <translation>Théâtre</translation>
    </message>
    <message id="neuland.tile.toolsmith">
        <source>Toolsmith</source>
        <translation>Forge</translation>
    </message>
    <message id="neuland.tile.town-hall">
        <source>Town hall</source>
        <translation>Mairie</translation>
    </message>
    <message id="neuland.tile.weaving-mill">
        <source>Weaving mill</source>
        <translation>Atelier de tissage</translation>
    </message>
    <message id="neuland.title">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="neuland.tracked.actions">
        <source>Actions done so far</source>
        <translation>Actions faites jusqu’ici</translation>
    </message>
    <message id="neuland.tracked.active">
        <source>Whose turn it is</source>
        <translation>Joueur actif</translation>
    </message>
    <message id="neuland.tracked.arms">
        <source>Coats of arms left</source>
        <translation>Blasons restants</translation>
    </message>
    <message id="neuland.tracked.begun">
        <source>First turns finished</source>
        <translation>Premiers tours finis</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>Cart</source>
        <translation>Charrette</translation>
    </message>
    <message id="neuland.tracked.first">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>Food token</source>
        <translation>Marqueur Nourriture</translation>
    </message>
    <message id="neuland.tracked.hex.*.terrain">
        <source>Terrain of {1}</source>
        <translation>Terrain de {1}</translation>
    </message>
    <message id="neuland.tracked.lost">
        <source>Products lost so far</source>
        <translation>Produits perdus jusqu’ici</translation>
    </message>
    <message id="neuland.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="neuland.tracked.place.*.arms">
        <source>Coats of arms on {1}</source>
        <translation>Blasons en {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.metal">
        <source>Metal on {1}</source>
        <translation>Métal en {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-bottom">
        <source>Ore on {1}, bottom</source>
        <translation>Minerai en {1}, dessous</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-middle">
        <source>Ore on {1}, middle</source>
        <translation>Minerai en {1}, milieu</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-top">
        <source>Ore on {1}, top</source>
        <translation>Minerai en {1}, dessus</translation>
    </message>
    <message id="neuland.tracked.place.*.tile">
        <source>Tile on {1}</source>
        <translation>Tuile en {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.worker">
        <source>Worker on {1}</source>
        <translation>Ouvrier en {1}</translation>
    </message>
    <message id="neuland.tracked.present">
        <source>Space of the present</source>
        <translation>Case du Temps Présent</translation>
    </message>
    <message id="neuland.tracked.settled">
        <source>Has settled</source>
        <translation>Est installé</translation>
    </message>
    <message id="neuland.tracked.time">
        <source>Space of the time marker</source>
        <translation>Case du marqueur de Temps</translation>
    </message>
    <message id="neuland.tracked.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>Wood token</source>
        <translation>Marqueur Bois</translation>
    </message>
    <message id="neuland.worker.lying">
        <source>Lying worker</source>
        <translation>Ouvrier couché</translation>
    </message>
    <message id="neuland.worker.standing">
        <source>Standing worker</source>
        <translation>Ouvrier debout</translation>
    </message>
</context>
</TS>
