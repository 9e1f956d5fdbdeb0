<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="neuland.about">
        <source>Clear the land, string productions together on the time ring, and be the first to place all your coats of arms.</source>
        <translation>Défrichez le pays, enchaînez les productions sur l'anneau du temps et placez tous vos blasons le premier.</translation>
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
        <source>Which ore lies at the bottom?</source>
        <translation>Quel minerai est en bas ?</translation>
    </message>
    <message id="neuland.ask.cart">
        <source>Use the cart?</source>
        <translation>Utiliser le chariot ?</translation>
    </message>
    <message id="neuland.ask.draw">
        <source>Which draw?</source>
        <translation>Quel tirage ?</translation>
    </message>
    <message id="neuland.ask.draw-first.first">
        <source>Who begins?</source>
        <translation>Qui commence ?</translation>
    </message>
    <message id="neuland.ask.first">
        <source>First input from where?</source>
        <translation>D'où vient le premier bien ?</translation>
    </message>
    <message id="neuland.ask.fourth">
        <source>Fourth input from where?</source>
        <translation>D'où vient le quatrième bien ?</translation>
    </message>
    <message id="neuland.ask.hex">
        <source>On which hex?</source>
        <translation>Sur quelle case ?</translation>
    </message>
    <message id="neuland.ask.material">
        <source>Material from where?</source>
        <translation>D'où vient le matériau ?</translation>
    </message>
    <message id="neuland.ask.middle">
        <source>Which ore lies in the middle?</source>
        <translation>Quel minerai est au milieu ?</translation>
    </message>
    <message id="neuland.ask.ores">
        <source>Which ores came?</source>
        <translation>Quels minerais sont sortis ?</translation>
    </message>
    <message id="neuland.ask.product">
        <source>Which good?</source>
        <translation>Quel bien ?</translation>
    </message>
    <message id="neuland.ask.second">
        <source>Second input from where?</source>
        <translation>D'où vient le deuxième bien ?</translation>
    </message>
    <message id="neuland.ask.terrain">
        <source>Which ground?</source>
        <translation>Quel terrain ?</translation>
    </message>
    <message id="neuland.ask.third">
        <source>Third input from where?</source>
        <translation>D'où vient le troisième bien ?</translation>
    </message>
    <message id="neuland.ask.tile">
        <source>Which building?</source>
        <translation>Quel bâtiment ?</translation>
    </message>
    <message id="neuland.ask.top">
        <source>Which ore lies on top?</source>
        <translation>Quel minerai est en haut ?</translation>
    </message>
    <message id="neuland.ask.turn">
        <source>Which turn?</source>
        <translation>Quel tour ?</translation>
    </message>
    <message id="neuland.ask.unit">
        <source>Which production?</source>
        <translation>Quelle production ?</translation>
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
    <message id="neuland.cost.inputs0" numerus="yes">
        <source>{actions} actions</source>
        <translation>
            <numerusform>{actions} action</numerusform>
            <numerusform>{actions} actions</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs1" numerus="yes">
        <source>{actions} actions · {input1}</source>
        <translation>
            <numerusform>{actions} action · {input1}</numerusform>
            <numerusform>{actions} actions · {input1}</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs2" numerus="yes">
        <source>{actions} actions · {input1}, {input2}</source>
        <translation>
            <numerusform>{actions} action · {input1}, {input2}</numerusform>
            <numerusform>{actions} actions · {input1}, {input2}</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs3" numerus="yes">
        <source>{actions} actions · {input1}, {input2}, {input3}</source>
        <translation>
            <numerusform>{actions} action · {input1}, {input2}, {input3}</numerusform>
            <numerusform>{actions} actions · {input1}, {input2}, {input3}</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs4" numerus="yes">
        <source>{actions} actions · {input1}, {input2}, {input3}, {input4}</source>
        <translation>
            <numerusform>{actions} action · {input1}, {input2}, {input3}, {input4}</numerusform>
            <numerusform>{actions} actions · {input1}, {input2}, {input3}, {input4}</numerusform>
        </translation>
    </message>
    <message id="neuland.edition.first">
        <source>first edition</source>
        <translation>1re édition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>second edition</source>
        <translation>2e édition</translation>
    </message>
    <message id="neuland.figure.actions">
        <source>Actions of this turn</source>
        <translation>Actions de ce tour</translation>
    </message>
    <message id="neuland.figure.active">
        <source>On turn</source>
        <translation>Au tour de</translation>
    </message>
    <message id="neuland.figure.begun">
        <source>Players who have begun</source>
        <translation>Joueurs ayant commencé</translation>
    </message>
    <message id="neuland.figure.first">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="neuland.figure.hex">
        <source>Hex</source>
        <translation>Case</translation>
    </message>
    <message id="neuland.figure.lost">
        <source>Coats of arms placed beside</source>
        <translation>Blasons placés à côté</translation>
    </message>
    <message id="neuland.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="neuland.figure.place">
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message id="neuland.figure.settled">
        <source>First hut placed</source>
        <translation>Première cabane posée</translation>
    </message>
    <message id="neuland.figure.turn">
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message id="neuland.good.cloth">
        <source>cloth</source>
        <translation>tissu</translation>
    </message>
    <message id="neuland.good.coal">
        <source>coal</source>
        <translation>charbon</translation>
    </message>
    <message id="neuland.good.coins">
        <source>coins</source>
        <translation>monnaie</translation>
    </message>
    <message id="neuland.good.food">
        <source>food</source>
        <translation>nourriture</translation>
    </message>
    <message id="neuland.good.gold">
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message id="neuland.good.iron">
        <source>iron</source>
        <translation>fer</translation>
    </message>
    <message id="neuland.good.iron-ore">
        <source>iron ore</source>
        <translation>minerai de fer</translation>
    </message>
    <message id="neuland.good.none">
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message id="neuland.good.paper">
        <source>paper</source>
        <translation>papier</translation>
    </message>
    <message id="neuland.good.silver">
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message id="neuland.good.silver-ore">
        <source>silver ore</source>
        <translation>minerai d'argent</translation>
    </message>
    <message id="neuland.good.stone">
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message id="neuland.good.tools">
        <source>tools</source>
        <translation>outils</translation>
    </message>
    <message id="neuland.good.weapons">
        <source>weapons</source>
        <translation>armes</translation>
    </message>
    <message id="neuland.good.wood">
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message id="neuland.good.wool">
        <source>wool</source>
        <translation>laine</translation>
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
        <translation>forêt ou prairie</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>not looked up</source>
        <translation>non relevé</translation>
    </message>
    <message id="neuland.headline.first-round">
        <source>{edition} · first round · {seat}</source>
        <translation>{edition} · premier tour · {seat}</translation>
    </message>
    <message id="neuland.headline.over">
        <source>{winner} has placed every coat of arms</source>
        <translation>{winner} a placé tous ses blasons</translation>
    </message>
    <message id="neuland.headline.set-up">
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message id="neuland.headline.turn">
        <source>{edition} · turn {turn} · {seat}</source>
        <translation>{edition} · tour {turn} · {seat}</translation>
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
        <source>{tile} · {category} {value}</source>
        <translation>{tile} · {category} {value}</translation>
    </message>
    <message id="neuland.loss.from">
        <source>worker lying on {tile} {hex}</source>
        <translation>ouvrier couché sur {tile} {hex}</translation>
    </message>
    <message id="neuland.loss.good">
        <source>{good} is lost</source>
        <translation>{good} perdu</translation>
    </message>
    <message id="neuland.loss.none">
        <source>Nothing is lost if the turn ends here</source>
        <translation>Rien n'est perdu si le tour finit ici</translation>
    </message>
    <message id="neuland.loss.some" numerus="yes">
        <source>If the turn ends here, {count} goods are lost</source>
        <translation>
            <numerusform>Si le tour finit ici, {count} bien est perdu</numerusform>
            <numerusform>Si le tour finit ici, {count} biens sont perdus</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>What would be lost</source>
        <translation>Ce qui serait perdu</translation>
    </message>
    <message id="neuland.map.arms" numerus="yes">
        <source>{seat}: {arms} coats of arms</source>
        <translation>
            <numerusform>{seat} : {arms} blason</numerusform>
            <numerusform>{seat} : {arms} blasons</numerusform>
        </translation>
    </message>
    <message id="neuland.map.free">
        <source>makes {good}</source>
        <translation>produit : {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{terrain} {hex}</source>
        <translation>{terrain} {hex}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{seat}: {good}, lying</source>
        <translation>{seat} : {good}, couché</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>no ore left</source>
        <translation>plus de minerai</translation>
    </message>
    <message id="neuland.map.painted">
        <source>{painted} of {hexes} hexes entered</source>
        <translation>{painted} cases saisies sur {hexes}</translation>
    </message>
    <message id="neuland.map.standing">
        <source>{seat}: {good}, standing</source>
        <translation>{seat} : {good}, debout</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>worth {value}</source>
        <translation>vaut {value}</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game has already begun.</source>
        <translation>La partie a déjà commencé.</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>The new mine has no ore yet.</source>
        <translation>La nouvelle mine n'a pas encore de minerai.</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>There is no room left on this hex.</source>
        <translation>Il n'y a plus de place sur cette case.</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine is empty.</source>
        <translation>La mine est vide.</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>No coat of arms is left.</source>
        <translation>Il ne reste plus de blason.</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No marker is left.</source>
        <translation>Il ne reste plus de marqueur.</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>Aucune mine n'attend de minerai.</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place.</source>
        <translation>Cet emplacement n'existe pas.</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Personne n'est assis là.</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No {tile} is left.</source>
        <translation>Il ne reste plus de {tile}.</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>The token has been used.</source>
        <translation>Le jeton est déjà utilisé.</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>Nothing stands there.</source>
        <translation>Il n'y a rien à cet endroit.</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is left.</source>
        <translation>Il ne reste plus d'ouvrier.</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>No worker stands there.</source>
        <translation>Aucun ouvrier ne s'y trouve.</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>Another player is on turn.</source>
        <translation>C'est le tour d'un autre joueur.</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>No {ore} is left.</source>
        <translation>Il ne reste plus de {ore}.</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>This draw has been entered already.</source>
        <translation>Ce tirage est déjà saisi.</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>This turn has ended already.</source>
        <translation>Ce tour est déjà terminé.</translation>
    </message>
    <message id="neuland.misfit.reaches-present" numerus="yes">
        <source>{actions} actions would pass the present.</source>
        <translation>
            <numerusform>{actions} action dépasserait le présent.</numerusform>
            <numerusform>{actions} actions dépasseraient le présent.</numerusform>
        </translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>This building has been claimed.</source>
        <translation>Ce bâtiment est déjà acquis.</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>The first hut stands already.</source>
        <translation>La première cabane est déjà posée.</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>A worker stands there already.</source>
        <translation>Un ouvrier s'y trouve déjà.</translation>
    </message>
    <message id="neuland.move.act">
        <source>Spend actions</source>
        <translation>Dépenser des actions</translation>
    </message>
    <message id="neuland.move.build">
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message id="neuland.move.draw-first">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="neuland.move.draw-ores">
        <source>Draw ores</source>
        <translation>Piocher des minerais</translation>
    </message>
    <message id="neuland.move.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.move.paint">
        <source>Enter the map</source>
        <translation>Saisir la carte</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produire</translation>
    </message>
    <message id="neuland.move.score">
        <source>Claim</source>
        <translation>Acquérir</translation>
    </message>
    <message id="neuland.move.settle">
        <source>First hut</source>
        <translation>Première cabane</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack the ores</source>
        <translation>Empiler les minerais</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message id="neuland.moves.ends" numerus="yes">
        <source>then: {next} · {skip} spaces skipped</source>
        <translation>
            <numerusform>ensuite : {next} · {skip} case sautée</numerusform>
            <numerusform>ensuite : {next} · {skip} cases sautées</numerusform>
        </translation>
    </message>
    <message id="neuland.moves.title">
        <source>This turn</source>
        <translation>Ce tour</translation>
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
        <translation>Carte</translation>
    </message>
    <message id="neuland.option.map.dealt">
        <source>Dealt</source>
        <translation>Distribuée</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>Entered</source>
        <translation>Saisie</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>What the app follows</source>
        <translation>Ce que suit l'appli</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>The time ring only</source>
        <translation>L'anneau du temps seul</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single hex</source>
        <translation>La case seule</translation>
    </message>
    <message id="neuland.option.single-piece.forest">
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message id="neuland.option.single-piece.meadow">
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message id="neuland.option.values">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Asked for</source>
        <translation>Demandées</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assumed</source>
        <translation>Supposées</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>coal</source>
        <translation>charbon</translation>
    </message>
    <message id="neuland.ore.iron-ore">
        <source>iron ore</source>
        <translation>minerai de fer</translation>
    </message>
    <message id="neuland.ore.silver-ore">
        <source>silver ore</source>
        <translation>minerai d'argent</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore bag</source>
        <translation>Sac de minerais</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw three ores for the mine on {hex}</source>
        <translation>Piochez trois minerais pour la mine en {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} pioché</numerusform>
            <numerusform>{count} piochés</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>metal markers</source>
        <translation>marqueurs de métal</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the ores of the mine on {hex}</source>
        <translation>Empilez les minerais de la mine en {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ores in supply</source>
        <translation>Réserve de minerais</translation>
    </message>
    <message id="neuland.phase.over">
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message id="neuland.phase.play">
        <source>play</source>
        <translation>partie</translation>
    </message>
    <message id="neuland.phase.set-up">
        <source>set-up</source>
        <translation>mise en place</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>at hand</source>
        <translation>sous la main</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build: {tile}</source>
        <translation>Bâtir : {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>Produce: {good}</source>
        <translation>Produire : {good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Claim: {tile}</source>
        <translation>Acquérir : {tile}</translation>
    </message>
    <message id="neuland.plans.steps" numerus="yes">
        <source>{actions} actions in {steps} steps</source>
        <translation>
            <numerusform>{actions} action, {steps} étapes</numerusform>
            <numerusform>{actions} actions, {steps} étapes</numerusform>
        </translation>
    </message>
    <message id="neuland.plans.title" numerus="yes">
        <source>Within reach with {left} actions</source>
        <translation>
            <numerusform>À portée avec {left} action</numerusform>
            <numerusform>À portée avec {left} actions</numerusform>
        </translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message id="neuland.refusal.actions-left" numerus="yes">
        <source>It takes {needed} actions; {left} are left.</source>
        <translation>
            <numerusform>Il faut {needed} actions ; il en reste {left}.</numerusform>
            <numerusform>Il faut {needed} actions ; il en reste {left}.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.arms-left" numerus="yes">
        <source>{left} coats of arms still have to be placed.</source>
        <translation>
            <numerusform>Il reste {left} blason à placer.</numerusform>
            <numerusform>Il reste {left} blasons à placer.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>A turn has at least one action.</source>
        <translation>Un tour compte au moins une action.</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The ore bag is empty.</source>
        <translation>Le sac de minerais est vide.</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has already begun.</source>
        <translation>La partie a déjà commencé.</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>The cart would bring nothing here.</source>
        <translation>Le chariot n'apporterait rien ici.</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>First draw the ores of the new mine.</source>
        <translation>Piochez d'abord les minerais de la nouvelle mine.</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter what was done, not only the actions.</source>
        <translation>Saisissez ce qui a été fait, pas seulement les actions.</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>First stack the ores of the new mine.</source>
        <translation>Empilez d'abord les minerais de la nouvelle mine.</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>Look up on which ground the {tile} may stand.</source>
        <translation>Relevez le terrain imprimé de : {tile}.</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>There is no room left on this hex.</source>
        <translation>Il n'y a plus de place sur cette case.</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>{good} is missing.</source>
        <translation>Il manque : {good}.</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>{good} is nowhere within reach.</source>
        <translation>Il manque : {good}.</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>The one below comes first: {tile}.</source>
        <translation>D'abord celle du dessous : {tile}.</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The map has been dealt.</source>
        <translation>La carte est déjà distribuée.</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>The map is not complete yet.</source>
        <translation>La carte n'est pas encore complète.</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>Look up what the {tile} is built with.</source>
        <translation>Relevez le matériau imprimé de : {tile}.</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>La mine n'a plus de minerai.</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>The cart has been used.</source>
        <translation>Le chariot est déjà utilisé.</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>No metal marker is free.</source>
        <translation>Aucun marqueur de métal n'est libre.</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>Aucune mine n'attend de minerai.</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>This is not a property.</source>
        <translation>Ce n'est pas une propriété.</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>This is not needed here.</source>
        <translation>Ce n'est pas utile ici.</translation>
    </message>
    <message id="neuland.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Personne n'est assis là.</translation>
    </message>
    <message id="neuland.refusal.no-tile">
        <source>Choose a building.</source>
        <translation>Choisissez un bâtiment.</translation>
    </message>
    <message id="neuland.refusal.no-tile-left">
        <source>No {tile} is left.</source>
        <translation>Il ne reste plus de {tile}.</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No production stands there.</source>
        <translation>Aucune production ne s'y trouve.</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>No worker is free.</source>
        <translation>Aucun ouvrier n'est libre.</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>La partie n'a pas encore commencé.</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>The {tile} has not been built.</source>
        <translation>Pas encore bâti : {tile}.</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>Not in the first round.</source>
        <translation>Pas au premier tour.</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>It makes something else.</source>
        <translation>Cette production donne autre chose.</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is not your turn.</source>
        <translation>Ce n'est pas votre tour.</translation>
    </message>
    <message id="neuland.refusal.ore-not-left" numerus="yes">
        <source>{left} {ore} left.</source>
        <translation>
            <numerusform>Il reste {left} {ore}.</numerusform>
            <numerusform>Il reste {left} {ore}.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In this edition the ores are chosen.</source>
        <translation>Dans cette édition, les minerais sont choisis.</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>In this edition the ores are drawn.</source>
        <translation>Dans cette édition, les minerais sont piochés.</translation>
    </message>
    <message id="neuland.refusal.ores-drawn" numerus="yes">
        <source>{needed} ores have to be drawn.</source>
        <translation>
            <numerusform>Il faut piocher {needed} minerai.</numerusform>
            <numerusform>Il faut piocher {needed} minerais.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-stacked" numerus="yes">
        <source>{left} ores are still to be stacked.</source>
        <translation>
            <numerusform>Il reste {left} minerai à empiler.</numerusform>
            <numerusform>Il reste {left} minerais à empiler.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>This draw has been entered already.</source>
        <translation>Ce tirage est déjà saisi.</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>Another good lies there.</source>
        <translation>Un autre bien s'y trouve.</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>This turn has ended already.</source>
        <translation>Ce tour est déjà terminé.</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>This hex has been entered.</source>
        <translation>Cette case est déjà saisie.</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>In this edition progress is produced.</source>
        <translation>Dans cette édition, les progrès se produisent.</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>Look up what the {tile} needs.</source>
        <translation>Relevez ce que demande : {tile}.</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>{seat} has claimed it already: {tile}.</source>
        <translation>Déjà acquis par {seat} : {tile}.</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place the first hut first.</source>
        <translation>Posez d'abord la première cabane.</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>The first hut needs an empty hex.</source>
        <translation>La première cabane demande une case vide.</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>The first hut stands in a forest.</source>
        <translation>La première cabane se pose en forêt.</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>The first hut stands already.</source>
        <translation>La première cabane est déjà posée.</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>{source} serves once only.</source>
        <translation>{source} ne sert qu'une fois.</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>It stands on another hex.</source>
        <translation>Il se trouve sur une autre case.</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>This table keeps the time ring only.</source>
        <translation>Cette table ne suit que l'anneau du temps.</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker stands there already.</source>
        <translation>Un ouvrier s'y trouve déjà.</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>Look up the value of the {tile}.</source>
        <translation>Relevez la valeur imprimée de : {tile}.</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>The ground does not suit it.</source>
        <translation>Le terrain ne convient pas.</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>ground to be looked up</source>
        <translation>terrain à relever</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>material to be looked up</source>
        <translation>matériau à relever</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>recipe to be looked up</source>
        <translation>recette à relever</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>value to be looked up</source>
        <translation>valeur à relever</translation>
    </message>
    <message id="neuland.reserve.takes0">
        <source>{ground} · built with {material}</source>
        <translation>{ground} · bâti avec {material}</translation>
    </message>
    <message id="neuland.reserve.takes1">
        <source>{ground} · {material} · takes {input1}</source>
        <translation>{ground} · {material} · demande {input1}</translation>
    </message>
    <message id="neuland.reserve.takes2">
        <source>{ground} · {material} · takes {input1}, {input2}</source>
        <translation>{ground} · {material} · demande {input1}, {input2}</translation>
    </message>
    <message id="neuland.reserve.takes3">
        <source>{ground} · {material} · takes {input1}, {input2}, {input3}</source>
        <translation>{ground} · {material} · demande {input1}, {input2}, {input3}</translation>
    </message>
    <message id="neuland.reserve.takes4">
        <source>{ground} · {material} · takes {input1}, {input2}, {input3}, {input4}</source>
        <translation>{ground} · {material} · demande {input1}, {input2}, {input3}, {input4}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Buildings left</source>
        <translation>Bâtiments disponibles</translation>
    </message>
    <message id="neuland.ring.ending" numerus="yes">
        <source>{actions} actions; then {next} with {left}</source>
        <translation>
            <numerusform>{actions} action ; puis {next} avec {left}</numerusform>
            <numerusform>{actions} actions ; puis {next} avec {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.ending-skips" numerus="yes">
        <source>{actions} actions, on to space {landing}; then {next} with {left}</source>
        <translation>
            <numerusform>{actions} action, jusqu'à la case {landing} ; puis {next} avec {left}</numerusform>
            <numerusform>{actions} actions, jusqu'à la case {landing} ; puis {next} avec {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.marker">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>{done} done, {left} possible · next: {seat}</source>
        <translation>{done} faites, {left} possibles · ensuite : {seat}</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>{done} done, {left} possible · next: {seat} again</source>
        <translation>{done} faites, {left} possibles · ensuite : encore {seat}</translation>
    </message>
    <message id="neuland.ring.present">
        <source>Present</source>
        <translation>Présent</translation>
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
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message id="neuland.score.beside">
        <source>Placed beside</source>
        <translation>Placés à côté</translation>
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
        <source>{tile}</source>
        <translation>{tile}</translation>
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
        <source>coats of arms</source>
        <translation>blasons</translation>
    </message>
    <message id="neuland.seat.lying" numerus="yes">
        <source>{lying} lying</source>
        <translation>
            <numerusform>{lying} couché</numerusform>
            <numerusform>{lying} couchés</numerusform>
        </translation>
    </message>
    <message id="neuland.seat.title">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.seat.workers">
        <source>workers</source>
        <translation>ouvriers</translation>
    </message>
    <message id="neuland.set-up.arms" numerus="yes">
        <source>{arms} coats of arms each</source>
        <translation>
            <numerusform>{arms} blason par joueur</numerusform>
            <numerusform>{arms} blasons par joueur</numerusform>
        </translation>
    </message>
    <message id="neuland.set-up.first-player">
        <source>Draw the first player</source>
        <translation>Tirez le premier joueur</translation>
    </message>
    <message id="neuland.set-up.map">
        <source>Lay out the map: {painted} of {hexes} hexes entered</source>
        <translation>Posez la carte : {painted} cases saisies sur {hexes}</translation>
    </message>
    <message id="neuland.set-up.map-dealt">
        <source>The map as dealt: {hexes} hexes</source>
        <translation>La carte distribuée : {hexes} cases</translation>
    </message>
    <message id="neuland.set-up.metal">
        <source>Metal markers: two on iron, two on silver</source>
        <translation>Marqueurs de métal : deux sur fer, deux sur argent</translation>
    </message>
    <message id="neuland.set-up.ore-bag">
        <source>Ores into the bag</source>
        <translation>Les minerais dans le sac</translation>
    </message>
    <message id="neuland.set-up.ores">
        <source>Sort the ores</source>
        <translation>Triez les minerais</translation>
    </message>
    <message id="neuland.set-up.ring">
        <source>The time ring with {spaces} spaces, the present on 0</source>
        <translation>L'anneau du temps de {spaces} cases, le présent sur 0</translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the buildings</source>
        <translation>Triez les bâtiments</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>A cart, a food and a wood token each</source>
        <translation>Un chariot, un jeton nourriture et un jeton bois chacun</translation>
    </message>
    <message id="neuland.set-up.workers">
        <source>{workers} workers each</source>
        <translation>{workers} ouvriers par joueur</translation>
    </message>
    <message id="neuland.source.cart">
        <source>cart</source>
        <translation>chariot</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>food token</source>
        <translation>jeton nourriture</translation>
    </message>
    <message id="neuland.source.forage">
        <source>foraging</source>
        <translation>cueillette</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>wood token</source>
        <translation>jeton bois</translation>
    </message>
    <message id="neuland.terrain.forest">
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message id="neuland.terrain.meadow">
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message id="neuland.terrain.mountain">
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message id="neuland.terrain.unknown">
        <source>not entered</source>
        <translation>non saisi</translation>
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
        <translation>Caverne de l'alchimiste</translation>
    </message>
    <message id="neuland.tile.armourer">
        <source>Armourer</source>
        <translation>Forge de l'armurier</translation>
    </message>
    <message id="neuland.tile.barracks">
        <source>Barracks</source>
        <translation>Caserne</translation>
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
        <translation>Maison de la guilde</translation>
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
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Blast furnace (meadow)</source>
        <translation>Haut fourneau (prairie)</translation>
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
        <source>Blast furnace</source>
        <translation>Haut fourneau</translation>
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
    <message id="neuland.tracked.arms">
        <source>coats of arms</source>
        <translation>blasons</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>cart</source>
        <translation>chariot</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>food token</source>
        <translation>jeton nourriture</translation>
    </message>
    <message id="neuland.tracked.option.assumed">
        <source>printed values assumed</source>
        <translation>valeurs imprimées supposées</translation>
    </message>
    <message id="neuland.tracked.option.dealt">
        <source>map dealt</source>
        <translation>carte distribuée</translation>
    </message>
    <message id="neuland.tracked.option.edition">
        <source>edition</source>
        <translation>édition</translation>
    </message>
    <message id="neuland.tracked.option.time-line-only">
        <source>time ring only</source>
        <translation>anneau du temps seul</translation>
    </message>
    <message id="neuland.tracked.present">
        <source>present</source>
        <translation>présent</translation>
    </message>
    <message id="neuland.tracked.printed">
        <source>{what}: {of}</source>
        <translation>{what} : {of}</translation>
    </message>
    <message id="neuland.tracked.time">
        <source>place on the ring</source>
        <translation>place sur l'anneau</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>wood token</source>
        <translation>jeton bois</translation>
    </message>
    <message id="neuland.value.food-token">
        <source>food token</source>
        <translation>jeton nourriture</translation>
    </message>
    <message id="neuland.value.forage">
        <source>foraging</source>
        <translation>cueillette</translation>
    </message>
    <message id="neuland.value.ground">
        <source>ground</source>
        <translation>terrain</translation>
    </message>
    <message id="neuland.value.input0">
        <source>first good</source>
        <translation>premier bien</translation>
    </message>
    <message id="neuland.value.input1">
        <source>second good</source>
        <translation>deuxième bien</translation>
    </message>
    <message id="neuland.value.input2">
        <source>third good</source>
        <translation>troisième bien</translation>
    </message>
    <message id="neuland.value.input3">
        <source>fourth good</source>
        <translation>quatrième bien</translation>
    </message>
    <message id="neuland.value.material">
        <source>material</source>
        <translation>matériau</translation>
    </message>
    <message id="neuland.value.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="neuland.value.value">
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message id="neuland.value.wood-token">
        <source>wood token</source>
        <translation>jeton bois</translation>
    </message>
    <message id="neuland.zone.hex">
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message id="neuland.zone.place">
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message id="neuland.zone.printed">
        <source>Printed values</source>
        <translation>Valeurs imprimées</translation>
    </message>
</context>
</TS>
