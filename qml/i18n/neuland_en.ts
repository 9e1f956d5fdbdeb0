<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="neuland.about">
        <source>Clear the land, string productions together on the time ring, and be the first to place all your coats of arms.</source>
        <translation>Clear the land, string productions together on the time ring, and be the first to place all your coats of arms.</translation>
    </message>
    <message id="neuland.ask.actions">
        <source>How many actions?</source>
        <translation>How many actions?</translation>
    </message>
    <message id="neuland.ask.arms">
        <source>How many coats of arms?</source>
        <translation>How many coats of arms?</translation>
    </message>
    <message id="neuland.ask.bottom">
        <source>Which ore lies at the bottom?</source>
        <translation>Which ore lies at the bottom?</translation>
    </message>
    <message id="neuland.ask.cart">
        <source>Use the cart?</source>
        <translation>Use the cart?</translation>
    </message>
    <message id="neuland.ask.draw">
        <source>Which draw?</source>
        <translation>Which draw?</translation>
    </message>
    <message id="neuland.ask.draw-first.first">
        <source>Who begins?</source>
        <translation>Who begins?</translation>
    </message>
    <message id="neuland.ask.first">
        <source>First input from where?</source>
        <translation>First input from where?</translation>
    </message>
    <message id="neuland.ask.fourth">
        <source>Fourth input from where?</source>
        <translation>Fourth input from where?</translation>
    </message>
    <message id="neuland.ask.hex">
        <source>On which hex?</source>
        <translation>On which hex?</translation>
    </message>
    <message id="neuland.ask.material">
        <source>Material from where?</source>
        <translation>Material from where?</translation>
    </message>
    <message id="neuland.ask.middle">
        <source>Which ore lies in the middle?</source>
        <translation>Which ore lies in the middle?</translation>
    </message>
    <message id="neuland.ask.ores">
        <source>Which ores came?</source>
        <translation>Which ores came?</translation>
    </message>
    <message id="neuland.ask.product">
        <source>Which good?</source>
        <translation>Which good?</translation>
    </message>
    <message id="neuland.ask.second">
        <source>Second input from where?</source>
        <translation>Second input from where?</translation>
    </message>
    <message id="neuland.ask.terrain">
        <source>Which ground?</source>
        <translation>Which ground?</translation>
    </message>
    <message id="neuland.ask.third">
        <source>Third input from where?</source>
        <translation>Third input from where?</translation>
    </message>
    <message id="neuland.ask.tile">
        <source>Which building?</source>
        <translation>Which building?</translation>
    </message>
    <message id="neuland.ask.top">
        <source>Which ore lies on top?</source>
        <translation>Which ore lies on top?</translation>
    </message>
    <message id="neuland.ask.turn">
        <source>Which turn?</source>
        <translation>Which turn?</translation>
    </message>
    <message id="neuland.ask.unit">
        <source>Which production?</source>
        <translation>Which production?</translation>
    </message>
    <message id="neuland.category.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.category.military">
        <source>Military</source>
        <translation>Military</translation>
    </message>
    <message id="neuland.category.politics">
        <source>Politics</source>
        <translation>Politics</translation>
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
        <translation>first edition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>second edition</source>
        <translation>second edition</translation>
    </message>
    <message id="neuland.figure.actions">
        <source>Actions of this turn</source>
        <translation>Actions of this turn</translation>
    </message>
    <message id="neuland.figure.active">
        <source>On turn</source>
        <translation>On turn</translation>
    </message>
    <message id="neuland.figure.begun">
        <source>Players who have begun</source>
        <translation>Players who have begun</translation>
    </message>
    <message id="neuland.figure.first">
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message id="neuland.figure.hex">
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message id="neuland.figure.lost">
        <source>Coats of arms placed beside</source>
        <translation>Coats of arms placed beside</translation>
    </message>
    <message id="neuland.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="neuland.figure.place">
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message id="neuland.figure.settled">
        <source>First hut placed</source>
        <translation>First hut placed</translation>
    </message>
    <message id="neuland.figure.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="neuland.good.cloth">
        <source>cloth</source>
        <translation>cloth</translation>
    </message>
    <message id="neuland.good.coal">
        <source>coal</source>
        <translation>coal</translation>
    </message>
    <message id="neuland.good.coins">
        <source>coins</source>
        <translation>coins</translation>
    </message>
    <message id="neuland.good.food">
        <source>food</source>
        <translation>food</translation>
    </message>
    <message id="neuland.good.gold">
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message id="neuland.good.iron">
        <source>iron</source>
        <translation>iron</translation>
    </message>
    <message id="neuland.good.iron-ore">
        <source>iron ore</source>
        <translation>iron ore</translation>
    </message>
    <message id="neuland.good.none">
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message id="neuland.good.paper">
        <source>paper</source>
        <translation>paper</translation>
    </message>
    <message id="neuland.good.silver">
        <source>silver</source>
        <translation>silver</translation>
    </message>
    <message id="neuland.good.silver-ore">
        <source>silver ore</source>
        <translation>silver ore</translation>
    </message>
    <message id="neuland.good.stone">
        <source>stone</source>
        <translation>stone</translation>
    </message>
    <message id="neuland.good.tools">
        <source>tools</source>
        <translation>tools</translation>
    </message>
    <message id="neuland.good.weapons">
        <source>weapons</source>
        <translation>weapons</translation>
    </message>
    <message id="neuland.good.wood">
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message id="neuland.good.wool">
        <source>wool</source>
        <translation>wool</translation>
    </message>
    <message id="neuland.ground.any">
        <source>any ground</source>
        <translation>any ground</translation>
    </message>
    <message id="neuland.ground.forest">
        <source>forest</source>
        <translation>forest</translation>
    </message>
    <message id="neuland.ground.forest-or-meadow">
        <source>forest or meadow</source>
        <translation>forest or meadow</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>meadow</source>
        <translation>meadow</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>mountain</source>
        <translation>mountain</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>not looked up</source>
        <translation>not looked up</translation>
    </message>
    <message id="neuland.headline.first-round">
        <source>{edition} · first round · {seat}</source>
        <translation>{edition} · first round · {seat}</translation>
    </message>
    <message id="neuland.headline.over">
        <source>{winner} has placed every coat of arms</source>
        <translation>{winner} has placed every coat of arms</translation>
    </message>
    <message id="neuland.headline.set-up">
        <source>Setting up</source>
        <translation>Setting up</translation>
    </message>
    <message id="neuland.headline.turn">
        <source>{edition} · turn {turn} · {seat}</source>
        <translation>{edition} · turn {turn} · {seat}</translation>
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
        <translation>worker lying on {tile} {hex}</translation>
    </message>
    <message id="neuland.loss.good">
        <source>{good} is lost</source>
        <translation>{good} is lost</translation>
    </message>
    <message id="neuland.loss.none">
        <source>Nothing is lost if the turn ends here</source>
        <translation>Nothing is lost if the turn ends here</translation>
    </message>
    <message id="neuland.loss.some" numerus="yes">
        <source>If the turn ends here, {count} goods are lost</source>
        <translation>
            <numerusform>If the turn ends here, {count} good is lost</numerusform>
            <numerusform>If the turn ends here, {count} goods are lost</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>What would be lost</source>
        <translation>What would be lost</translation>
    </message>
    <message id="neuland.map.arms" numerus="yes">
        <source>{seat}: {arms} coats of arms</source>
        <translation>
            <numerusform>{seat}: {arms} coat of arms</numerusform>
            <numerusform>{seat}: {arms} coats of arms</numerusform>
        </translation>
    </message>
    <message id="neuland.map.free">
        <source>makes {good}</source>
        <translation>makes {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{terrain} {hex}</source>
        <translation>{terrain} {hex}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{seat}: {good}, lying</source>
        <translation>{seat}: {good}, lying</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>no ore left</source>
        <translation>no ore left</translation>
    </message>
    <message id="neuland.map.painted">
        <source>{painted} of {hexes} hexes entered</source>
        <translation>{painted} of {hexes} hexes entered</translation>
    </message>
    <message id="neuland.map.standing">
        <source>{seat}: {good}, standing</source>
        <translation>{seat}: {good}, standing</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>worth {value}</source>
        <translation>worth {value}</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game has already begun.</source>
        <translation>The game has already begun.</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>The new mine has no ore yet.</source>
        <translation>The new mine has no ore yet.</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>There is no room left on this hex.</source>
        <translation>There is no room left on this hex.</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine is empty.</source>
        <translation>The mine is empty.</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>No coat of arms is left.</source>
        <translation>No coat of arms is left.</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No marker is left.</source>
        <translation>No marker is left.</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>No mine waits for ore.</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place.</source>
        <translation>There is no such place.</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No {tile} is left.</source>
        <translation>No {tile} is left.</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>The token has been used.</source>
        <translation>The token has been used.</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>Nothing stands there.</source>
        <translation>Nothing stands there.</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is left.</source>
        <translation>No worker is left.</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>No worker stands there.</source>
        <translation>No worker stands there.</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>Another player is on turn.</source>
        <translation>Another player is on turn.</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>No {ore} is left.</source>
        <translation>No {ore} is left.</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>This draw has been entered already.</source>
        <translation>This draw has been entered already.</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>This turn has ended already.</source>
        <translation>This turn has ended already.</translation>
    </message>
    <message id="neuland.misfit.reaches-present" numerus="yes">
        <source>{actions} actions would pass the present.</source>
        <translation>
            <numerusform>{actions} action would pass the present.</numerusform>
            <numerusform>{actions} actions would pass the present.</numerusform>
        </translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>This building has been claimed.</source>
        <translation>This building has been claimed.</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>The first hut stands already.</source>
        <translation>The first hut stands already.</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>A worker stands there already.</source>
        <translation>A worker stands there already.</translation>
    </message>
    <message id="neuland.move.act">
        <source>Spend actions</source>
        <translation>Spend actions</translation>
    </message>
    <message id="neuland.move.build">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="neuland.move.draw-first">
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message id="neuland.move.draw-ores">
        <source>Draw ores</source>
        <translation>Draw ores</translation>
    </message>
    <message id="neuland.move.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="neuland.move.paint">
        <source>Enter the map</source>
        <translation>Enter the map</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Coats of arms</source>
        <translation>Coats of arms</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message id="neuland.move.score">
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message id="neuland.move.settle">
        <source>First hut</source>
        <translation>First hut</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack the ores</source>
        <translation>Stack the ores</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="neuland.moves.ends" numerus="yes">
        <source>then: {next} · {skip} spaces skipped</source>
        <translation>
            <numerusform>then: {next} · {skip} space skipped</numerusform>
            <numerusform>then: {next} · {skip} spaces skipped</numerusform>
        </translation>
    </message>
    <message id="neuland.moves.title">
        <source>This turn</source>
        <translation>This turn</translation>
    </message>
    <message id="neuland.name">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="neuland.option.edition">
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message id="neuland.option.edition.first">
        <source>First</source>
        <translation>First</translation>
    </message>
    <message id="neuland.option.edition.second">
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message id="neuland.option.map">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.option.map.dealt">
        <source>Dealt</source>
        <translation>Dealt</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>Entered</source>
        <translation>Entered</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>What the app follows</source>
        <translation>What the app follows</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>The time ring only</source>
        <translation>The time ring only</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single hex</source>
        <translation>The single hex</translation>
    </message>
    <message id="neuland.option.single-piece.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="neuland.option.single-piece.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="neuland.option.values">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Asked for</source>
        <translation>Asked for</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assumed</source>
        <translation>Assumed</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>coal</source>
        <translation>coal</translation>
    </message>
    <message id="neuland.ore.iron-ore">
        <source>iron ore</source>
        <translation>iron ore</translation>
    </message>
    <message id="neuland.ore.silver-ore">
        <source>silver ore</source>
        <translation>silver ore</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore bag</source>
        <translation>Ore bag</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw three ores for the mine on {hex}</source>
        <translation>Draw three ores for the mine on {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} drawn</numerusform>
            <numerusform>{count} drawn</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>metal markers</source>
        <translation>metal markers</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the ores of the mine on {hex}</source>
        <translation>Stack the ores of the mine on {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ores in supply</source>
        <translation>Ores in supply</translation>
    </message>
    <message id="neuland.phase.over">
        <source>end</source>
        <translation>end</translation>
    </message>
    <message id="neuland.phase.play">
        <source>play</source>
        <translation>play</translation>
    </message>
    <message id="neuland.phase.set-up">
        <source>set-up</source>
        <translation>set-up</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>at hand</source>
        <translation>at hand</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build: {tile}</source>
        <translation>Build: {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>Produce: {good}</source>
        <translation>Produce: {good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Claim: {tile}</source>
        <translation>Claim: {tile}</translation>
    </message>
    <message id="neuland.plans.steps" numerus="yes">
        <source>{actions} actions in {steps} steps</source>
        <translation>
            <numerusform>{actions} action in {steps} steps</numerusform>
            <numerusform>{actions} actions in {steps} steps</numerusform>
        </translation>
    </message>
    <message id="neuland.plans.title" numerus="yes">
        <source>Within reach with {left} actions</source>
        <translation>
            <numerusform>Within reach with {left} action</numerusform>
            <numerusform>Within reach with {left} actions</numerusform>
        </translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message id="neuland.refusal.actions-left" numerus="yes">
        <source>It takes {needed} actions; {left} are left.</source>
        <translation>
            <numerusform>It takes {needed} actions; {left} are left.</numerusform>
            <numerusform>It takes {needed} actions; {left} are left.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.arms-left" numerus="yes">
        <source>{left} coats of arms still have to be placed.</source>
        <translation>
            <numerusform>{left} coat of arms still has to be placed.</numerusform>
            <numerusform>{left} coats of arms still have to be placed.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>A turn has at least one action.</source>
        <translation>A turn has at least one action.</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The ore bag is empty.</source>
        <translation>The ore bag is empty.</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has already begun.</source>
        <translation>The game has already begun.</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>The cart would bring nothing here.</source>
        <translation>The cart would bring nothing here.</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>First draw the ores of the new mine.</source>
        <translation>First draw the ores of the new mine.</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter what was done, not only the actions.</source>
        <translation>Enter what was done, not only the actions.</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>First stack the ores of the new mine.</source>
        <translation>First stack the ores of the new mine.</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>Look up on which ground the {tile} may stand.</source>
        <translation>Look up on which ground the {tile} may stand.</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>There is no room left on this hex.</source>
        <translation>There is no room left on this hex.</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>{good} is missing.</source>
        <translation>{good} is missing.</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>{good} is nowhere within reach.</source>
        <translation>{good} is nowhere within reach.</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>The one below comes first: {tile}.</source>
        <translation>The one below comes first: {tile}.</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The map has been dealt.</source>
        <translation>The map has been dealt.</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>The map is not complete yet.</source>
        <translation>The map is not complete yet.</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>Look up what the {tile} is built with.</source>
        <translation>Look up what the {tile} is built with.</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>The mine has no ore left.</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>The cart has been used.</source>
        <translation>The cart has been used.</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>No metal marker is free.</source>
        <translation>No metal marker is free.</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>No mine waits for ore.</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>This is not a property.</source>
        <translation>This is not a property.</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>This is not needed here.</source>
        <translation>This is not needed here.</translation>
    </message>
    <message id="neuland.refusal.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message id="neuland.refusal.no-tile">
        <source>Choose a building.</source>
        <translation>Choose a building.</translation>
    </message>
    <message id="neuland.refusal.no-tile-left">
        <source>No {tile} is left.</source>
        <translation>No {tile} is left.</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No production stands there.</source>
        <translation>No production stands there.</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>No worker is free.</source>
        <translation>No worker is free.</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>The game has not begun yet.</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>The {tile} has not been built.</source>
        <translation>The {tile} has not been built.</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>Not in the first round.</source>
        <translation>Not in the first round.</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>It makes something else.</source>
        <translation>It makes something else.</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message id="neuland.refusal.ore-not-left" numerus="yes">
        <source>{left} {ore} left.</source>
        <translation>
            <numerusform>{left} {ore} left.</numerusform>
            <numerusform>{left} {ore} left.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In this edition the ores are chosen.</source>
        <translation>In this edition the ores are chosen.</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>In this edition the ores are drawn.</source>
        <translation>In this edition the ores are drawn.</translation>
    </message>
    <message id="neuland.refusal.ores-drawn" numerus="yes">
        <source>{needed} ores have to be drawn.</source>
        <translation>
            <numerusform>{needed} ore has to be drawn.</numerusform>
            <numerusform>{needed} ores have to be drawn.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-stacked" numerus="yes">
        <source>{left} ores are still to be stacked.</source>
        <translation>
            <numerusform>{left} ore is still to be stacked.</numerusform>
            <numerusform>{left} ores are still to be stacked.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>This draw has been entered already.</source>
        <translation>This draw has been entered already.</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>Another good lies there.</source>
        <translation>Another good lies there.</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>This turn has ended already.</source>
        <translation>This turn has ended already.</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>This hex has been entered.</source>
        <translation>This hex has been entered.</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>In this edition progress is produced.</source>
        <translation>In this edition progress is produced.</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>Look up what the {tile} needs.</source>
        <translation>Look up what the {tile} needs.</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>{seat} has claimed it already: {tile}.</source>
        <translation>{seat} has claimed it already: {tile}.</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place the first hut first.</source>
        <translation>Place the first hut first.</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>The first hut needs an empty hex.</source>
        <translation>The first hut needs an empty hex.</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>The first hut stands in a forest.</source>
        <translation>The first hut stands in a forest.</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>The first hut stands already.</source>
        <translation>The first hut stands already.</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>{source} serves once only.</source>
        <translation>{source} serves once only.</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>It stands on another hex.</source>
        <translation>It stands on another hex.</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>This table keeps the time ring only.</source>
        <translation>This table keeps the time ring only.</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker stands there already.</source>
        <translation>A worker stands there already.</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>Look up the value of the {tile}.</source>
        <translation>Look up the value of the {tile}.</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>The ground does not suit it.</source>
        <translation>The ground does not suit it.</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>ground to be looked up</source>
        <translation>ground to be looked up</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>material to be looked up</source>
        <translation>material to be looked up</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>recipe to be looked up</source>
        <translation>recipe to be looked up</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>value to be looked up</source>
        <translation>value to be looked up</translation>
    </message>
    <message id="neuland.reserve.takes0">
        <source>{ground} · built with {material}</source>
        <translation>{ground} · built with {material}</translation>
    </message>
    <message id="neuland.reserve.takes1">
        <source>{ground} · {material} · takes {input1}</source>
        <translation>{ground} · {material} · takes {input1}</translation>
    </message>
    <message id="neuland.reserve.takes2">
        <source>{ground} · {material} · takes {input1}, {input2}</source>
        <translation>{ground} · {material} · takes {input1}, {input2}</translation>
    </message>
    <message id="neuland.reserve.takes3">
        <source>{ground} · {material} · takes {input1}, {input2}, {input3}</source>
        <translation>{ground} · {material} · takes {input1}, {input2}, {input3}</translation>
    </message>
    <message id="neuland.reserve.takes4">
        <source>{ground} · {material} · takes {input1}, {input2}, {input3}, {input4}</source>
        <translation>{ground} · {material} · takes {input1}, {input2}, {input3}, {input4}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Buildings left</source>
        <translation>Buildings left</translation>
    </message>
    <message id="neuland.ring.ending" numerus="yes">
        <source>{actions} actions; then {next} with {left}</source>
        <translation>
            <numerusform>{actions} action; then {next} with {left}</numerusform>
            <numerusform>{actions} actions; then {next} with {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.ending-skips" numerus="yes">
        <source>{actions} actions, on to space {landing}; then {next} with {left}</source>
        <translation>
            <numerusform>{actions} action, on to space {landing}; then {next} with {left}</numerusform>
            <numerusform>{actions} actions, on to space {landing}; then {next} with {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.marker">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>{done} done, {left} possible · next: {seat}</source>
        <translation>{done} done, {left} possible · next: {seat}</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>{done} done, {left} possible · next: {seat} again</source>
        <translation>{done} done, {left} possible · next: {seat} again</translation>
    </message>
    <message id="neuland.ring.present">
        <source>Present</source>
        <translation>Present</translation>
    </message>
    <message id="neuland.ring.skip" numerus="yes">
        <source>{seat} would skip {spaces} spaces</source>
        <translation>
            <numerusform>{seat} would skip {spaces} space</numerusform>
            <numerusform>{seat} would skip {spaces} spaces</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.space">
        <source>Space {space}</source>
        <translation>Space {space}</translation>
    </message>
    <message id="neuland.ring.title">
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message id="neuland.score.beside">
        <source>Placed beside</source>
        <translation>Placed beside</translation>
    </message>
    <message id="neuland.score.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.score.military">
        <source>Military</source>
        <translation>Military</translation>
    </message>
    <message id="neuland.score.politics">
        <source>Politics</source>
        <translation>Politics</translation>
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
        <translation>coats of arms</translation>
    </message>
    <message id="neuland.seat.lying" numerus="yes">
        <source>{lying} lying</source>
        <translation>
            <numerusform>{lying} lying</numerusform>
            <numerusform>{lying} lying</numerusform>
        </translation>
    </message>
    <message id="neuland.seat.title">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.seat.workers">
        <source>workers</source>
        <translation>workers</translation>
    </message>
    <message id="neuland.set-up.arms" numerus="yes">
        <source>{arms} coats of arms each</source>
        <translation>
            <numerusform>{arms} coat of arms each</numerusform>
            <numerusform>{arms} coats of arms each</numerusform>
        </translation>
    </message>
    <message id="neuland.set-up.first-player">
        <source>Draw the first player</source>
        <translation>Draw the first player</translation>
    </message>
    <message id="neuland.set-up.map">
        <source>Lay out the map: {painted} of {hexes} hexes entered</source>
        <translation>Lay out the map: {painted} of {hexes} hexes entered</translation>
    </message>
    <message id="neuland.set-up.map-dealt">
        <source>The map as dealt: {hexes} hexes</source>
        <translation>The map as dealt: {hexes} hexes</translation>
    </message>
    <message id="neuland.set-up.metal">
        <source>Metal markers: two on iron, two on silver</source>
        <translation>Metal markers: two on iron, two on silver</translation>
    </message>
    <message id="neuland.set-up.ore-bag">
        <source>Ores into the bag</source>
        <translation>Ores into the bag</translation>
    </message>
    <message id="neuland.set-up.ores">
        <source>Sort the ores</source>
        <translation>Sort the ores</translation>
    </message>
    <message id="neuland.set-up.ring">
        <source>The time ring with {spaces} spaces, the present on 0</source>
        <translation>The time ring with {spaces} spaces, the present on 0</translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the buildings</source>
        <translation>Sort the buildings</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>A cart, a food and a wood token each</source>
        <translation>A cart, a food and a wood token each</translation>
    </message>
    <message id="neuland.set-up.workers">
        <source>{workers} workers each</source>
        <translation>{workers} workers each</translation>
    </message>
    <message id="neuland.source.cart">
        <source>cart</source>
        <translation>cart</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>food token</source>
        <translation>food token</translation>
    </message>
    <message id="neuland.source.forage">
        <source>foraging</source>
        <translation>foraging</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>wood token</source>
        <translation>wood token</translation>
    </message>
    <message id="neuland.terrain.forest">
        <source>forest</source>
        <translation>forest</translation>
    </message>
    <message id="neuland.terrain.meadow">
        <source>meadow</source>
        <translation>meadow</translation>
    </message>
    <message id="neuland.terrain.mountain">
        <source>mountain</source>
        <translation>mountain</translation>
    </message>
    <message id="neuland.terrain.unknown">
        <source>not entered</source>
        <translation>not entered</translation>
    </message>
    <message id="neuland.tile.abbey">
        <source>Abbey</source>
        <translation>Abbey</translation>
    </message>
    <message id="neuland.tile.academy">
        <source>Academy</source>
        <translation>Academy</translation>
    </message>
    <message id="neuland.tile.alchemist">
        <source>Alchemist's cave</source>
        <translation>Alchemist's cave</translation>
    </message>
    <message id="neuland.tile.armourer">
        <source>Armourer</source>
        <translation>Armourer</translation>
    </message>
    <message id="neuland.tile.barracks">
        <source>Barracks</source>
        <translation>Barracks</translation>
    </message>
    <message id="neuland.tile.castle">
        <source>Castle</source>
        <translation>Castle</translation>
    </message>
    <message id="neuland.tile.cathedral">
        <source>Cathedral</source>
        <translation>Cathedral</translation>
    </message>
    <message id="neuland.tile.charcoal-kiln">
        <source>Charcoal kiln</source>
        <translation>Charcoal kiln</translation>
    </message>
    <message id="neuland.tile.church">
        <source>Church</source>
        <translation>Church</translation>
    </message>
    <message id="neuland.tile.court">
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message id="neuland.tile.farm">
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message id="neuland.tile.fortress">
        <source>Fortress</source>
        <translation>Fortress</translation>
    </message>
    <message id="neuland.tile.guild-house">
        <source>Guild house</source>
        <translation>Guild house</translation>
    </message>
    <message id="neuland.tile.hunting-lodge">
        <source>Hunting lodge</source>
        <translation>Hunting lodge</translation>
    </message>
    <message id="neuland.tile.laboratory">
        <source>Laboratory</source>
        <translation>Laboratory</translation>
    </message>
    <message id="neuland.tile.library">
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message id="neuland.tile.lumberjack">
        <source>Lumberjack's hut</source>
        <translation>Lumberjack's hut</translation>
    </message>
    <message id="neuland.tile.mine">
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message id="neuland.tile.mint">
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message id="neuland.tile.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Blast furnace (meadow)</source>
        <translation>Blast furnace (meadow)</translation>
    </message>
    <message id="neuland.tile.paper-mill">
        <source>Paper mill</source>
        <translation>Paper mill</translation>
    </message>
    <message id="neuland.tile.quarry">
        <source>Quarry</source>
        <translation>Quarry</translation>
    </message>
    <message id="neuland.tile.senate">
        <source>Senate</source>
        <translation>Senate</translation>
    </message>
    <message id="neuland.tile.sheepfold">
        <source>Sheepfold</source>
        <translation>Sheepfold</translation>
    </message>
    <message id="neuland.tile.smelter">
        <source>Blast furnace</source>
        <translation>Blast furnace</translation>
    </message>
    <message id="neuland.tile.studio">
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message id="neuland.tile.theatre">
        <source>Theatre</source>
        <translation>Theatre</translation>
    </message>
    <message id="neuland.tile.toolsmith">
        <source>Toolsmith</source>
        <translation>Toolsmith</translation>
    </message>
    <message id="neuland.tile.town-hall">
        <source>Town hall</source>
        <translation>Town hall</translation>
    </message>
    <message id="neuland.tile.weaving-mill">
        <source>Weaving mill</source>
        <translation>Weaving mill</translation>
    </message>
    <message id="neuland.tracked.arms">
        <source>coats of arms</source>
        <translation>coats of arms</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>cart</source>
        <translation>cart</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>food token</source>
        <translation>food token</translation>
    </message>
    <message id="neuland.tracked.option.assumed">
        <source>printed values assumed</source>
        <translation>printed values assumed</translation>
    </message>
    <message id="neuland.tracked.option.dealt">
        <source>map dealt</source>
        <translation>map dealt</translation>
    </message>
    <message id="neuland.tracked.option.edition">
        <source>edition</source>
        <translation>edition</translation>
    </message>
    <message id="neuland.tracked.option.time-line-only">
        <source>time ring only</source>
        <translation>time ring only</translation>
    </message>
    <message id="neuland.tracked.present">
        <source>present</source>
        <translation>present</translation>
    </message>
    <message id="neuland.tracked.printed">
        <source>{what}: {of}</source>
        <translation>{what}: {of}</translation>
    </message>
    <message id="neuland.tracked.time">
        <source>place on the ring</source>
        <translation>place on the ring</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>wood token</source>
        <translation>wood token</translation>
    </message>
    <message id="neuland.value.food-token">
        <source>food token</source>
        <translation>food token</translation>
    </message>
    <message id="neuland.value.forage">
        <source>foraging</source>
        <translation>foraging</translation>
    </message>
    <message id="neuland.value.ground">
        <source>ground</source>
        <translation>ground</translation>
    </message>
    <message id="neuland.value.input0">
        <source>first good</source>
        <translation>first good</translation>
    </message>
    <message id="neuland.value.input1">
        <source>second good</source>
        <translation>second good</translation>
    </message>
    <message id="neuland.value.input2">
        <source>third good</source>
        <translation>third good</translation>
    </message>
    <message id="neuland.value.input3">
        <source>fourth good</source>
        <translation>fourth good</translation>
    </message>
    <message id="neuland.value.material">
        <source>material</source>
        <translation>material</translation>
    </message>
    <message id="neuland.value.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="neuland.value.value">
        <source>value</source>
        <translation>value</translation>
    </message>
    <message id="neuland.value.wood-token">
        <source>wood token</source>
        <translation>wood token</translation>
    </message>
    <message id="neuland.zone.hex">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.zone.place">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="neuland.zone.printed">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
</context>
</TS>
