<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="neuland.about">
        <source>Work together on one map, spend actions round the time ring, place every coat of arms</source>
        <translation>Work together on one map, spend actions round the time ring, place every coat of arms</translation>
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
        <source>Which ore at the bottom?</source>
        <translation>Which ore at the bottom?</translation>
    </message>
    <message id="neuland.ask.cart">
        <source>Use the cart?</source>
        <translation>Use the cart?</translation>
    </message>
    <message id="neuland.ask.draw">
        <source>Which draw?</source>
        <translation>Which draw?</translation>
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
        <source>Which hexagon?</source>
        <translation>Which hexagon?</translation>
    </message>
    <message id="neuland.ask.material">
        <source>Of what?</source>
        <translation>Of what?</translation>
    </message>
    <message id="neuland.ask.middle">
        <source>Which ore in the middle?</source>
        <translation>Which ore in the middle?</translation>
    </message>
    <message id="neuland.ask.ores">
        <source>Which ores were drawn?</source>
        <translation>Which ores were drawn?</translation>
    </message>
    <message id="neuland.ask.product">
        <source>What does it make?</source>
        <translation>What does it make?</translation>
    </message>
    <message id="neuland.ask.second">
        <source>Second input from where?</source>
        <translation>Second input from where?</translation>
    </message>
    <message id="neuland.ask.terrain">
        <source>Which terrain?</source>
        <translation>Which terrain?</translation>
    </message>
    <message id="neuland.ask.third">
        <source>Third input from where?</source>
        <translation>Third input from where?</translation>
    </message>
    <message id="neuland.ask.tile">
        <source>Which tile?</source>
        <translation>Which tile?</translation>
    </message>
    <message id="neuland.ask.top">
        <source>Which ore on top?</source>
        <translation>Which ore on top?</translation>
    </message>
    <message id="neuland.ask.turn">
        <source>Which turn?</source>
        <translation>Which turn?</translation>
    </message>
    <message id="neuland.ask.unit">
        <source>Which tile works?</source>
        <translation>Which tile works?</translation>
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
        <translation>first edition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>second edition</source>
        <translation>second edition</translation>
    </message>
    <message id="neuland.figure.settled">
        <source>First tiles placed</source>
        <translation>First tiles placed</translation>
    </message>
    <message id="neuland.figure.time">
        <source>Place on the time line</source>
        <translation>Place on the time line</translation>
    </message>
    <message id="neuland.good.cloth">
        <source>Cloth</source>
        <translation>Cloth</translation>
    </message>
    <message id="neuland.good.coal">
        <source>Coal</source>
        <translation>Coal</translation>
    </message>
    <message id="neuland.good.coins">
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message id="neuland.good.food">
        <source>Food</source>
        <translation>Food</translation>
    </message>
    <message id="neuland.good.gold">
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message id="neuland.good.iron">
        <source>Iron</source>
        <translation>Iron</translation>
    </message>
    <message id="neuland.good.iron-ore">
        <source>Iron ore</source>
        <translation>Iron ore</translation>
    </message>
    <message id="neuland.good.none">
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message id="neuland.good.paper">
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message id="neuland.good.silver">
        <source>Silver</source>
        <translation>Silver</translation>
    </message>
    <message id="neuland.good.silver-ore">
        <source>Silver ore</source>
        <translation>Silver ore</translation>
    </message>
    <message id="neuland.good.stone">
        <source>Stone</source>
        <translation>Stone</translation>
    </message>
    <message id="neuland.good.tools">
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message id="neuland.good.weapons">
        <source>Weapons</source>
        <translation>Weapons</translation>
    </message>
    <message id="neuland.good.wood">
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message id="neuland.good.wool">
        <source>Wool</source>
        <translation>Wool</translation>
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
    <message id="neuland.ground.forest-or-mountain">
        <source>forest or mountain</source>
        <translation>forest or mountain</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>meadow</source>
        <translation>meadow</translation>
    </message>
    <message id="neuland.ground.meadow-or-mountain">
        <source>meadow or mountain</source>
        <translation>meadow or mountain</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>mountain</source>
        <translation>mountain</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>unknown ground</source>
        <translation>unknown ground</translation>
    </message>
    <message id="neuland.headline.first-round">
        <source>First round · {seat}</source>
        <translation>First round · {seat}</translation>
    </message>
    <message id="neuland.headline.over">
        <source>{winner} has won</source>
        <translation>{winner} has won</translation>
    </message>
    <message id="neuland.headline.set-up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="neuland.headline.turn">
        <source>Turn {turn} · {seat}</source>
        <translation>Turn {turn} · {seat}</translation>
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
        <translation>from {tile} {hex}</translation>
    </message>
    <message id="neuland.loss.good">
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message id="neuland.loss.none">
        <source>Nothing would be lost</source>
        <translation>Nothing would be lost</translation>
    </message>
    <message id="neuland.loss.some" numerus="yes">
        <source>{count} goods would be lost</source>
        <translation>
            <numerusform>{count} good would be lost</numerusform>
            <numerusform>{count} goods would be lost</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>What would be lost</source>
        <translation>What would be lost</translation>
    </message>
    <message id="neuland.map.arms">
        <source>{seat}: {arms} coats of arms</source>
        <translation>{seat}: {arms} coats of arms</translation>
    </message>
    <message id="neuland.map.free">
        <source>free: makes {good}</source>
        <translation>free: makes {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{terrain} {hex}</source>
        <translation>{terrain} {hex}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{seat}'s worker lies: {good} is ready</source>
        <translation>{seat}'s worker lies: {good} is ready</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>The mine is empty</source>
        <translation>The mine is empty</translation>
    </message>
    <message id="neuland.map.painted">
        <source>{painted} of {hexes} hexagons entered</source>
        <translation>{painted} of {hexes} hexagons entered</translation>
    </message>
    <message id="neuland.map.standing">
        <source>{seat}'s worker stands: {good}</source>
        <translation>{seat}'s worker stands: {good}</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>{value} coats of arms to place</source>
        <translation>{value} coats of arms to place</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game has begun</source>
        <translation>The game has begun</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>The mine must be filled first</source>
        <translation>The mine must be filled first</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>The hexagon is full</source>
        <translation>The hexagon is full</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine is empty</source>
        <translation>The mine is empty</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>No coat of arms is left</source>
        <translation>No coat of arms is left</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No marker is left</source>
        <translation>No marker is left</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ores</source>
        <translation>No mine waits for ores</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place</source>
        <translation>There is no such place</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Nobody sits there</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No such tile is left: {tile}</source>
        <translation>No such tile is left: {tile}</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>There is no token</source>
        <translation>There is no token</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>No tile stands there</source>
        <translation>No tile stands there</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is free</source>
        <translation>No worker is free</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>No worker is there</source>
        <translation>No worker is there</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>It is another player's turn</source>
        <translation>It is another player's turn</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>No such ore is left: {ore}</source>
        <translation>No such ore is left: {ore}</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>Another draw came first</source>
        <translation>Another draw came first</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>That turn is over</source>
        <translation>That turn is over</translation>
    </message>
    <message id="neuland.misfit.reaches-present">
        <source>{actions} actions would reach the present</source>
        <translation>{actions} actions would reach the present</translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>It is scored already</source>
        <translation>It is scored already</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>The first tiles are placed</source>
        <translation>The first tiles are placed</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>A worker stands there already</source>
        <translation>A worker stands there already</translation>
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
        <source>Draw the first player</source>
        <translation>Draw the first player</translation>
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
        <source>Enter a hexagon</source>
        <translation>Enter a hexagon</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Place coats of arms</source>
        <translation>Place coats of arms</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message id="neuland.move.score">
        <source>Score a property</source>
        <translation>Score a property</translation>
    </message>
    <message id="neuland.move.settle">
        <source>Place the first tiles</source>
        <translation>Place the first tiles</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack the ores</source>
        <translation>Stack the ores</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="neuland.moves.ends">
        <source>then {next}, skipping {skip}</source>
        <translation>then {next}, skipping {skip}</translation>
    </message>
    <message id="neuland.moves.title">
        <source>Moves</source>
        <translation>Moves</translation>
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
        <source>Dealt by the app</source>
        <translation>Dealt by the app</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>Entered by hand</source>
        <translation>Entered by hand</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>How much is entered</source>
        <translation>How much is entered</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>Time line only</source>
        <translation>Time line only</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single piece</source>
        <translation>The single piece</translation>
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
        <source>Values on the tiles</source>
        <translation>Values on the tiles</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Ask when needed</source>
        <translation>Ask when needed</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assume the usual</source>
        <translation>Assume the usual</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>coal</source>
        <translation>coal</translation>
    </message>
    <message id="neuland.ore.iron">
        <source>iron ore</source>
        <translation>iron ore</translation>
    </message>
    <message id="neuland.ore.silver">
        <source>silver ore</source>
        <translation>silver ore</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore bag</source>
        <translation>Ore bag</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw ores for {hex}</source>
        <translation>Draw ores for {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} drawn</numerusform>
            <numerusform>{count} drawn</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>Metal markers</source>
        <translation>Metal markers</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the ores on {hex}</source>
        <translation>Stack the ores on {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ore supply</source>
        <translation>Ore supply</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>at hand</source>
        <translation>at hand</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build {tile}</source>
        <translation>Build {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>Make {good}</source>
        <translation>Make {good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Score {tile}</source>
        <translation>Score {tile}</translation>
    </message>
    <message id="neuland.plans.steps">
        <source>{actions} actions in {steps} steps</source>
        <translation>{actions} actions in {steps} steps</translation>
    </message>
    <message id="neuland.plans.title">
        <source>Plans with {left} actions</source>
        <translation>Plans with {left} actions</translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message id="neuland.refusal.actions-left">
        <source>{needed} actions are needed, {left} left</source>
        <translation>{needed} actions are needed, {left} left</translation>
    </message>
    <message id="neuland.refusal.arms-left">
        <source>Only {left} coats of arms are left</source>
        <translation>Only {left} coats of arms are left</translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>At least one action must be spent</source>
        <translation>At least one action must be spent</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The bag is empty</source>
        <translation>The bag is empty</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has begun</source>
        <translation>The game has begun</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>The cart is not needed</source>
        <translation>The cart is not needed</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>Draw the ores first</source>
        <translation>Draw the ores first</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter the action itself</source>
        <translation>Enter the action itself</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>Fill the mine first</source>
        <translation>Fill the mine first</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>The ground of {tile} is not known yet</source>
        <translation>The ground of {tile} is not known yet</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>The hexagon is full</source>
        <translation>The hexagon is full</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>An input is missing: {good}</source>
        <translation>An input is missing: {good}</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>{good} is missing</source>
        <translation>{good} is missing</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>The lower property comes first: {tile}</source>
        <translation>The lower property comes first: {tile}</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The app dealt this map</source>
        <translation>The app dealt this map</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>The map is not whole yet</source>
        <translation>The map is not whole yet</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>The material of {tile} is not known yet</source>
        <translation>The material of {tile} is not known yet</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine is empty</source>
        <translation>The mine is empty</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>There is no cart left</source>
        <translation>There is no cart left</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>No metal marker is left</source>
        <translation>No metal marker is left</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ores</source>
        <translation>No mine waits for ores</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>This is no property</source>
        <translation>This is no property</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>It needs no such input</source>
        <translation>It needs no such input</translation>
    </message>
    <message id="neuland.refusal.no-such-seat">
        <source>Nobody sits there</source>
        <translation>Nobody sits there</translation>
    </message>
    <message id="neuland.refusal.no-tile">
        <source>Choose a tile</source>
        <translation>Choose a tile</translation>
    </message>
    <message id="neuland.refusal.no-tile-left">
        <source>No such tile is left: {tile}</source>
        <translation>No such tile is left: {tile}</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No tile stands there</source>
        <translation>No tile stands there</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>No worker is free</source>
        <translation>No worker is free</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun</source>
        <translation>The game has not begun</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>{tile} is not built yet</source>
        <translation>{tile} is not built yet</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>Not in the first round</source>
        <translation>Not in the first round</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>It does not make that</source>
        <translation>It does not make that</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is another player's turn</source>
        <translation>It is another player's turn</translation>
    </message>
    <message id="neuland.refusal.ore-not-left">
        <source>No such ore is left: {ore}</source>
        <translation>No such ore is left: {ore}</translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In this edition ores are chosen</source>
        <translation>In this edition ores are chosen</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>In this edition ores are drawn</source>
        <translation>In this edition ores are drawn</translation>
    </message>
    <message id="neuland.refusal.ores-drawn">
        <source>{needed} ores are drawn</source>
        <translation>{needed} ores are drawn</translation>
    </message>
    <message id="neuland.refusal.ores-stacked">
        <source>{left} ores are still to be stacked</source>
        <translation>{left} ores are still to be stacked</translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>Another draw came first</source>
        <translation>Another draw came first</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>It makes something else now</source>
        <translation>It makes something else now</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>That turn is over</source>
        <translation>That turn is over</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>It is entered like that already</source>
        <translation>It is entered like that already</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>This one is reached by producing</source>
        <translation>This one is reached by producing</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>The recipe of {tile} is not known yet</source>
        <translation>The recipe of {tile} is not known yet</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>It is scored already</source>
        <translation>It is scored already</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place the first tiles first</source>
        <translation>Place the first tiles first</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>Only on an empty hexagon</source>
        <translation>Only on an empty hexagon</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>Only on a forest</source>
        <translation>Only on a forest</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>The first tiles are placed</source>
        <translation>The first tiles are placed</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>This source is used already</source>
        <translation>This source is used already</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>The worker stands elsewhere</source>
        <translation>The worker stands elsewhere</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>Only the time line is entered here</source>
        <translation>Only the time line is entered here</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker stands there already</source>
        <translation>A worker stands there already</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>The value of {tile} is not known yet</source>
        <translation>The value of {tile} is not known yet</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>The terrain is wrong</source>
        <translation>The terrain is wrong</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>Look at the tile: on which ground?</source>
        <translation>Look at the tile: on which ground?</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>Look at the tile: wood or stone?</source>
        <translation>Look at the tile: wood or stone?</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>Look at the tile: what does it need?</source>
        <translation>Look at the tile: what does it need?</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>Look at the tile: how many coats of arms?</source>
        <translation>Look at the tile: how many coats of arms?</translation>
    </message>
    <message id="neuland.reserve.takes">
        <source>on {ground}, of {material}</source>
        <translation>on {ground}, of {material}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message id="neuland.ring.ending">
        <source>{actions} actions, then {next} with {left}</source>
        <translation>{actions} actions, then {next} with {left}</translation>
    </message>
    <message id="neuland.ring.ending-skips">
        <source>{actions} actions, on to {landing}, then {next} with {left}</source>
        <translation>{actions} actions, on to {landing}, then {next} with {left}</translation>
    </message>
    <message id="neuland.ring.marker">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>then {seat} · {left} left</source>
        <translation>then {seat} · {left} left</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>then {seat} again · {left} left</source>
        <translation>then {seat} again · {left} left</translation>
    </message>
    <message id="neuland.ring.present">
        <source>Present</source>
        <translation>Present</translation>
    </message>
    <message id="neuland.ring.skip">
        <source>{seat} would skip {spaces}</source>
        <translation>{seat} would skip {spaces}</translation>
    </message>
    <message id="neuland.ring.space">
        <source>Space {space}</source>
        <translation>Space {space}</translation>
    </message>
    <message id="neuland.ring.title">
        <source>actions done</source>
        <translation>actions done</translation>
    </message>
    <message id="neuland.score.beside">
        <source>Placed beside the map</source>
        <translation>Placed beside the map</translation>
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
        <translation>Coats of arms left</translation>
    </message>
    <message id="neuland.seat.lying">
        <source>{lying} lying</source>
        <translation>{lying} lying</translation>
    </message>
    <message id="neuland.seat.title">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="neuland.seat.workers">
        <source>Workers in hand</source>
        <translation>Workers in hand</translation>
    </message>
    <message id="neuland.set-up.arms">
        <source>{arms} coats of arms for everybody</source>
        <translation>{arms} coats of arms for everybody</translation>
    </message>
    <message id="neuland.set-up.first-player">
        <source>Draw the first player</source>
        <translation>Draw the first player</translation>
    </message>
    <message id="neuland.set-up.map">
        <source>Lay out the map and enter it: {painted} of {hexes}</source>
        <translation>Lay out the map and enter it: {painted} of {hexes}</translation>
    </message>
    <message id="neuland.set-up.map-dealt">
        <source>Lay out the map as the app shows it</source>
        <translation>Lay out the map as the app shows it</translation>
    </message>
    <message id="neuland.set-up.metal">
        <source>Put the metal markers ready</source>
        <translation>Put the metal markers ready</translation>
    </message>
    <message id="neuland.set-up.ring">
        <source>Lay out the time line: {spaces} spaces</source>
        <translation>Lay out the time line: {spaces} spaces</translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the tiles beside the map</source>
        <translation>Sort the tiles beside the map</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>Food and wood tokens for everybody</source>
        <translation>Food and wood tokens for everybody</translation>
    </message>
    <message id="neuland.set-up.workers">
        <source>{workers} workers for everybody</source>
        <translation>{workers} workers for everybody</translation>
    </message>
    <message id="neuland.source.cart">
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>Food token</source>
        <translation>Food token</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>Wood token</source>
        <translation>Wood token</translation>
    </message>
    <message id="neuland.terrain.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="neuland.terrain.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="neuland.terrain.mountain">
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message id="neuland.terrain.unknown">
        <source>Unknown</source>
        <translation>Unknown</translation>
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
        <source>Alchemist</source>
        <translation>Alchemist</translation>
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
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Other smelter</source>
        <translation>Other smelter</translation>
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
        <source>Smelter</source>
        <translation>Smelter</translation>
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
    <message id="neuland.tracked.actions">
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message id="neuland.tracked.arms">
        <source>Coats of arms</source>
        <translation>Coats of arms</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>Food token</source>
        <translation>Food token</translation>
    </message>
    <message id="neuland.tracked.lost">
        <source>Goods lost</source>
        <translation>Goods lost</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>Wood token</source>
        <translation>Wood token</translation>
    </message>
</context>
</TS>
