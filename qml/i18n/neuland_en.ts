<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
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
        <source>{actions} actions[ · {cart}]</source>
        <translation>
            <numerusform>{actions} action[ · {cart}]</numerusform>
            <numerusform>{actions} actions[ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs1" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ from {from1}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ from {from1}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs2" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ from {from1}], {input2}[ from {from2}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs3" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}][ · {cart}]</numerusform>
        </translation>
    </message>
    <message id="neuland.cost.inputs4" numerus="yes">
        <source>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}], {input4}[ from {from4}][ · {cart}]</source>
        <translation>
            <numerusform>{actions} action · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}], {input4}[ from {from4}][ · {cart}]</numerusform>
            <numerusform>{actions} actions · {input1}[ from {from1}], {input2}[ from {from2}], {input3}[ from {from3}], {input4}[ from {from4}][ · {cart}]</numerusform>
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
        <translation>Built on {hex}: {tile}</translation>
    </message>
    <message id="neuland.did.draw-first">
        <source>{first} begins</source>
        <translation>{first} begins</translation>
    </message>
    <message id="neuland.did.draw-ores">
        <source>Drew ore[: {ores}]</source>
        <translation>Drew ore[: {ores}]</translation>
    </message>
    <message id="neuland.did.end-turn">
        <source>Ended the turn</source>
        <translation>Ended the turn</translation>
    </message>
    <message id="neuland.did.paint">
        <source>Entered {hex}: {terrain}</source>
        <translation>Entered {hex}: {terrain}</translation>
    </message>
    <message id="neuland.did.place-arms" numerus="yes">
        <source>Placed {arms} coats of arms</source>
        <translation>
            <numerusform>Placed {arms} coat of arms</numerusform>
            <numerusform>Placed {arms} coats of arms</numerusform>
        </translation>
    </message>
    <message id="neuland.did.produce">
        <source>Produced {product} on {unit}</source>
        <translation>Produced {product} on {unit}</translation>
    </message>
    <message id="neuland.did.score">
        <source>Placed coats of arms: {tile}</source>
        <translation>Placed coats of arms: {tile}</translation>
    </message>
    <message id="neuland.did.settle">
        <source>Settled on {hex}</source>
        <translation>Settled on {hex}</translation>
    </message>
    <message id="neuland.did.stack-ores">
        <source>Stacked, from the top[: {top}][, {middle}][, {bottom}]</source>
        <translation>Stacked, from the top[: {top}][, {middle}][, {bottom}]</translation>
    </message>
    <message id="neuland.edition.first">
        <source>First edition</source>
        <translation>First edition</translation>
    </message>
    <message id="neuland.edition.second">
        <source>Second edition</source>
        <translation>Second edition</translation>
    </message>
    <message id="neuland.field.actions">
        <source>How many actions?</source>
        <translation>How many actions?</translation>
    </message>
    <message id="neuland.field.arms">
        <source>How many coats of arms?</source>
        <translation>How many coats of arms?</translation>
    </message>
    <message id="neuland.field.bottom">
        <source>At the bottom?</source>
        <translation>At the bottom?</translation>
    </message>
    <message id="neuland.field.cart">
        <source>Use the cart?</source>
        <translation>Use the cart?</translation>
    </message>
    <message id="neuland.field.draw">
        <source>Which draw?</source>
        <translation>Which draw?</translation>
    </message>
    <message id="neuland.field.draw-first.first">
        <source>Who begins?</source>
        <translation>Who begins?</translation>
    </message>
    <message id="neuland.field.first">
        <source>First input: from where?</source>
        <translation>First input: from where?</translation>
    </message>
    <message id="neuland.field.fourth">
        <source>Fourth input: from where?</source>
        <translation>Fourth input: from where?</translation>
    </message>
    <message id="neuland.field.hex">
        <source>Which hex?</source>
        <translation>Which hex?</translation>
    </message>
    <message id="neuland.field.material">
        <source>Wood or stone: from where?</source>
        <translation>Wood or stone: from where?</translation>
    </message>
    <message id="neuland.field.middle">
        <source>In the middle?</source>
        <translation>In the middle?</translation>
    </message>
    <message id="neuland.field.ores">
        <source>Which markers came up?</source>
        <translation>Which markers came up?</translation>
    </message>
    <message id="neuland.field.product">
        <source>What is made?</source>
        <translation>What is made?</translation>
    </message>
    <message id="neuland.field.second">
        <source>Second input: from where?</source>
        <translation>Second input: from where?</translation>
    </message>
    <message id="neuland.field.terrain">
        <source>Which terrain?</source>
        <translation>Which terrain?</translation>
    </message>
    <message id="neuland.field.third">
        <source>Third input: from where?</source>
        <translation>Third input: from where?</translation>
    </message>
    <message id="neuland.field.tile">
        <source>Which building?</source>
        <translation>Which building?</translation>
    </message>
    <message id="neuland.field.top">
        <source>On top?</source>
        <translation>On top?</translation>
    </message>
    <message id="neuland.field.turn">
        <source>Which turn?</source>
        <translation>Which turn?</translation>
    </message>
    <message id="neuland.field.unit">
        <source>Which unit?</source>
        <translation>Which unit?</translation>
    </message>
    <message id="neuland.first.nothing">
        <source>Nothing to pay</source>
        <translation>Nothing to pay</translation>
    </message>
    <message id="neuland.fourth.nothing">
        <source>Nothing to pay</source>
        <translation>Nothing to pay</translation>
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
        <source>Any terrain</source>
        <translation>Any terrain</translation>
    </message>
    <message id="neuland.ground.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="neuland.ground.forest-or-meadow">
        <source>Forest or meadow</source>
        <translation>Forest or meadow</translation>
    </message>
    <message id="neuland.ground.forest-or-mountain">
        <source>Forest or mountain</source>
        <translation>Forest or mountain</translation>
    </message>
    <message id="neuland.ground.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="neuland.ground.meadow-or-mountain">
        <source>Meadow or mountain</source>
        <translation>Meadow or mountain</translation>
    </message>
    <message id="neuland.ground.mountain">
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message id="neuland.ground.unknown">
        <source>Not entered</source>
        <translation>Not entered</translation>
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
        <translation>Nothing would be lost</translation>
    </message>
    <message id="neuland.loss.some" numerus="yes">
        <source>{count} products lie and would be lost</source>
        <translation>
            <numerusform>{count} product lies and would be lost</numerusform>
            <numerusform>{count} products lie and would be lost</numerusform>
        </translation>
    </message>
    <message id="neuland.loss.title">
        <source>Lost at the end of the turn</source>
        <translation>Lost at the end of the turn</translation>
    </message>
    <message id="neuland.map.arms" numerus="yes">
        <source>{seat}: {arms} coats of arms</source>
        <translation>
            <numerusform>{seat}: {arms} coat of arms</numerusform>
            <numerusform>{seat}: {arms} coats of arms</numerusform>
        </translation>
    </message>
    <message id="neuland.map.free">
        <source>Free: {good}</source>
        <translation>Free: {good}</translation>
    </message>
    <message id="neuland.map.hex">
        <source>{hex} · {terrain}</source>
        <translation>{hex} · {terrain}</translation>
    </message>
    <message id="neuland.map.lying">
        <source>{good} of {seat}, lost at the end of the turn</source>
        <translation>{good} of {seat}, lost at the end of the turn</translation>
    </message>
    <message id="neuland.map.mine-empty">
        <source>No ore left</source>
        <translation>No ore left</translation>
    </message>
    <message id="neuland.map.painted" numerus="yes">
        <source>{painted} of {hexes} hexes entered</source>
        <translation>
            <numerusform>{painted} of {hexes} hexes entered</numerusform>
            <numerusform>{painted} of {hexes} hexes entered</numerusform>
        </translation>
    </message>
    <message id="neuland.map.standing">
        <source>{good} of {seat}</source>
        <translation>{good} of {seat}</translation>
    </message>
    <message id="neuland.map.title">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.map.unscored">
        <source>Free, worth {value}</source>
        <translation>Free, worth {value}</translation>
    </message>
    <message id="neuland.material.nothing">
        <source>Nothing to pay</source>
        <translation>Nothing to pay</translation>
    </message>
    <message id="neuland.misfit.begun">
        <source>The game had begun.</source>
        <translation>The game had begun.</translation>
    </message>
    <message id="neuland.misfit.fill-mine-first">
        <source>A mine had to be filled first.</source>
        <translation>A mine had to be filled first.</translation>
    </message>
    <message id="neuland.misfit.hex-full">
        <source>The hex is full.</source>
        <translation>The hex is full.</translation>
    </message>
    <message id="neuland.misfit.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>The mine has no ore left.</translation>
    </message>
    <message id="neuland.misfit.no-arms">
        <source>Not that many coats of arms are left.</source>
        <translation>Not that many coats of arms are left.</translation>
    </message>
    <message id="neuland.misfit.no-marker">
        <source>No metal marker is left.</source>
        <translation>No metal marker is left.</translation>
    </message>
    <message id="neuland.misfit.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>No mine waits for ore.</translation>
    </message>
    <message id="neuland.misfit.no-such-place">
        <source>There is no such place on the map.</source>
        <translation>There is no such place on the map.</translation>
    </message>
    <message id="neuland.misfit.no-such-seat">
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message id="neuland.misfit.no-tile-left">
        <source>No such tile is left: {tile}.</source>
        <translation>No such tile is left: {tile}.</translation>
    </message>
    <message id="neuland.misfit.no-token">
        <source>That token is used up.</source>
        <translation>That token is used up.</translation>
    </message>
    <message id="neuland.misfit.no-unit">
        <source>No production unit stands there.</source>
        <translation>No production unit stands there.</translation>
    </message>
    <message id="neuland.misfit.no-worker">
        <source>No worker is left in the supply.</source>
        <translation>No worker is left in the supply.</translation>
    </message>
    <message id="neuland.misfit.no-worker-there">
        <source>There is no worker of this player there.</source>
        <translation>There is no worker of this player there.</translation>
    </message>
    <message id="neuland.misfit.not-on-turn">
        <source>It was somebody else's turn by then.</source>
        <translation>It was somebody else's turn by then.</translation>
    </message>
    <message id="neuland.misfit.ore-not-left">
        <source>Not enough of this ore is left: {ore}.</source>
        <translation>Not enough of this ore is left: {ore}.</translation>
    </message>
    <message id="neuland.misfit.other-draw">
        <source>Another draw came first.</source>
        <translation>Another draw came first.</translation>
    </message>
    <message id="neuland.misfit.other-turn">
        <source>It was another turn by then.</source>
        <translation>It was another turn by then.</translation>
    </message>
    <message id="neuland.misfit.reaches-present" numerus="yes">
        <source>{actions} actions would reach the present.</source>
        <translation>
            <numerusform>{actions} action would reach the present.</numerusform>
            <numerusform>{actions} actions would reach the present.</numerusform>
        </translation>
    </message>
    <message id="neuland.misfit.scored-already">
        <source>Coats of arms lie there already.</source>
        <translation>Coats of arms lie there already.</translation>
    </message>
    <message id="neuland.misfit.settled">
        <source>This player had settled already.</source>
        <translation>This player had settled already.</translation>
    </message>
    <message id="neuland.misfit.unit-taken">
        <source>Another worker is there.</source>
        <translation>Another worker is there.</translation>
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
        <source>Draw ore</source>
        <translation>Draw ore</translation>
    </message>
    <message id="neuland.move.end-turn">
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message id="neuland.move.paint">
        <source>Enter terrain</source>
        <translation>Enter terrain</translation>
    </message>
    <message id="neuland.move.place-arms">
        <source>Place arms</source>
        <translation>Place arms</translation>
    </message>
    <message id="neuland.move.produce">
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message id="neuland.move.score">
        <source>Place arms</source>
        <translation>Place arms</translation>
    </message>
    <message id="neuland.move.settle">
        <source>Settle</source>
        <translation>Settle</translation>
    </message>
    <message id="neuland.move.stack-ores">
        <source>Stack ore</source>
        <translation>Stack ore</translation>
    </message>
    <message id="neuland.moves.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="neuland.moves.ends">
        <source>Then: {next}[ · skipping {skip}]</source>
        <translation>Then: {next}[ · skipping {skip}]</translation>
    </message>
    <message id="neuland.moves.title">
        <source>What you can do</source>
        <translation>What you can do</translation>
    </message>
    <message id="neuland.option.assumed">
        <source>Assumed figures</source>
        <translation>Assumed figures</translation>
    </message>
    <message id="neuland.option.dealt">
        <source>Map dealt by the app</source>
        <translation>Map dealt by the app</translation>
    </message>
    <message id="neuland.option.edition">
        <source>Edition</source>
        <translation>Edition</translation>
    </message>
    <message id="neuland.option.edition-why">
        <source>The two boxes differ in rules and tiles.</source>
        <translation>The two boxes differ in rules and tiles.</translation>
    </message>
    <message id="neuland.option.edition.first">
        <source>First</source>
        <translation>First</translation>
    </message>
    <message id="neuland.option.edition.first-why">
        <source>2004: progress, foraging, ore of your choice.</source>
        <translation>2004: progress, foraging, ore of your choice.</translation>
    </message>
    <message id="neuland.option.edition.second">
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message id="neuland.option.edition.second-why">
        <source>2008: coats of arms, carts, ore from the bag.</source>
        <translation>2008: coats of arms, carts, ore from the bag.</translation>
    </message>
    <message id="neuland.option.map">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="neuland.option.map-why">
        <source>How the app knows the hexes.</source>
        <translation>How the app knows the hexes.</translation>
    </message>
    <message id="neuland.option.map.dealt">
        <source>Dealt by the app</source>
        <translation>Dealt by the app</translation>
    </message>
    <message id="neuland.option.map.dealt-why">
        <source>The app deals the board pieces, you lay them out.</source>
        <translation>The app deals the board pieces, you lay them out.</translation>
    </message>
    <message id="neuland.option.map.painted">
        <source>As it lies</source>
        <translation>As it lies</translation>
    </message>
    <message id="neuland.option.map.painted-why">
        <source>You enter the board pieces that lie on the table.</source>
        <translation>You enter the board pieces that lie on the table.</translation>
    </message>
    <message id="neuland.option.mirror">
        <source>What the app follows</source>
        <translation>What the app follows</translation>
    </message>
    <message id="neuland.option.mirror-why">
        <source>The whole board, or the time line alone.</source>
        <translation>The whole board, or the time line alone.</translation>
    </message>
    <message id="neuland.option.mirror.full">
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message id="neuland.option.mirror.full-why">
        <source>Map, tiles, workers, and what you can still make.</source>
        <translation>Map, tiles, workers, and what you can still make.</translation>
    </message>
    <message id="neuland.option.mirror.time-line">
        <source>Time line only</source>
        <translation>Time line only</translation>
    </message>
    <message id="neuland.option.mirror.time-line-why">
        <source>Actions and coats of arms; the rest stays on the board.</source>
        <translation>Actions and coats of arms; the rest stays on the board.</translation>
    </message>
    <message id="neuland.option.single-piece">
        <source>The single hex</source>
        <translation>The single hex</translation>
    </message>
    <message id="neuland.option.single-piece-why">
        <source>Which terrain the one single board piece of your box shows.</source>
        <translation>Which terrain the one single board piece of your box shows.</translation>
    </message>
    <message id="neuland.option.single-piece.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="neuland.option.single-piece.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="neuland.option.time-line-only">
        <source>Time line only</source>
        <translation>Time line only</translation>
    </message>
    <message id="neuland.option.values">
        <source>Figures on the tiles</source>
        <translation>Figures on the tiles</translation>
    </message>
    <message id="neuland.option.values-why">
        <source>Some figures are printed on the tiles only.</source>
        <translation>Some figures are printed on the tiles only.</translation>
    </message>
    <message id="neuland.option.values.asked">
        <source>Ask me</source>
        <translation>Ask me</translation>
    </message>
    <message id="neuland.option.values.asked-why">
        <source>The app asks when it first needs one.</source>
        <translation>The app asks when it first needs one.</translation>
    </message>
    <message id="neuland.option.values.assumed">
        <source>Assume them</source>
        <translation>Assume them</translation>
    </message>
    <message id="neuland.option.values.assumed-why">
        <source>Stand-ins, to play at once without the tiles.</source>
        <translation>Stand-ins, to play at once without the tiles.</translation>
    </message>
    <message id="neuland.ore.coal">
        <source>Coal</source>
        <translation>Coal</translation>
    </message>
    <message id="neuland.ore.iron">
        <source>Iron ore</source>
        <translation>Iron ore</translation>
    </message>
    <message id="neuland.ore.silver">
        <source>Silver ore</source>
        <translation>Silver ore</translation>
    </message>
    <message id="neuland.ores.bag">
        <source>Ore in the bag</source>
        <translation>Ore in the bag</translation>
    </message>
    <message id="neuland.ores.draw">
        <source>Draw three markers for the mine on {hex}</source>
        <translation>Draw three markers for the mine on {hex}</translation>
    </message>
    <message id="neuland.ores.drawn" numerus="yes">
        <source>{count} drawn</source>
        <translation>
            <numerusform>{count} drawn</numerusform>
            <numerusform>{count} drawn</numerusform>
        </translation>
    </message>
    <message id="neuland.ores.metal">
        <source>Metal markers left</source>
        <translation>Metal markers left</translation>
    </message>
    <message id="neuland.ores.stack">
        <source>Stack the markers of the mine on {hex}</source>
        <translation>Stack the markers of the mine on {hex}</translation>
    </message>
    <message id="neuland.ores.supply">
        <source>Ore beside the board</source>
        <translation>Ore beside the board</translation>
    </message>
    <message id="neuland.phase.over">
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message id="neuland.phase.play">
        <source>In play</source>
        <translation>In play</translation>
    </message>
    <message id="neuland.phase.set-up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="neuland.plans.at-hand">
        <source>At hand already</source>
        <translation>At hand already</translation>
    </message>
    <message id="neuland.plans.building">
        <source>Build: {tile}</source>
        <translation>Build: {tile}</translation>
    </message>
    <message id="neuland.plans.product">
        <source>{good}</source>
        <translation>{good}</translation>
    </message>
    <message id="neuland.plans.property">
        <source>Score: {tile}</source>
        <translation>Score: {tile}</translation>
    </message>
    <message id="neuland.plans.steps" numerus="yes">
        <source>{actions} actions · steps: {steps}</source>
        <translation>
            <numerusform>{actions} action · steps: {steps}</numerusform>
            <numerusform>{actions} actions · steps: {steps}</numerusform>
        </translation>
    </message>
    <message id="neuland.plans.title" numerus="yes">
        <source>Within reach: {left} actions left</source>
        <translation>
            <numerusform>Within reach: {left} action left</numerusform>
            <numerusform>Within reach: {left} actions left</numerusform>
        </translation>
    </message>
    <message id="neuland.printed.*.ground">
        <source>{1}: terrain</source>
        <translation>{1}: terrain</translation>
    </message>
    <message id="neuland.printed.*.input#">
        <source>{1}: input {2}</source>
        <translation>{1}: input {2}</translation>
    </message>
    <message id="neuland.printed.*.material">
        <source>{1}: wood or stone</source>
        <translation>{1}: wood or stone</translation>
    </message>
    <message id="neuland.printed.*.value">
        <source>{1}: value</source>
        <translation>{1}: value</translation>
    </message>
    <message id="neuland.properties.title">
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message id="neuland.refusal.actions-left" numerus="yes">
        <source>{needed} actions needed, {left} left before the present.</source>
        <translation>
            <numerusform>{needed} action needed, {left} left before the present.</numerusform>
            <numerusform>{needed} actions needed, {left} left before the present.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.arms-left">
        <source>Between 1 and 4 coats of arms, and {left} are left.</source>
        <translation>Between 1 and 4 coats of arms, and {left} are left.</translation>
    </message>
    <message id="neuland.refusal.at-least-one-action">
        <source>A turn takes at least one action.</source>
        <translation>A turn takes at least one action.</translation>
    </message>
    <message id="neuland.refusal.bag-is-empty">
        <source>The bag is empty.</source>
        <translation>The bag is empty.</translation>
    </message>
    <message id="neuland.refusal.begun">
        <source>The game has begun.</source>
        <translation>The game has begun.</translation>
    </message>
    <message id="neuland.refusal.cart-not-needed">
        <source>Everything is near enough without the cart.</source>
        <translation>Everything is near enough without the cart.</translation>
    </message>
    <message id="neuland.refusal.draw-ores-first">
        <source>Draw the markers first.</source>
        <translation>Draw the markers first.</translation>
    </message>
    <message id="neuland.refusal.enter-the-action">
        <source>Enter the action itself: the app moves the marker.</source>
        <translation>Enter the action itself: the app moves the marker.</translation>
    </message>
    <message id="neuland.refusal.fill-mine-first">
        <source>The mine is filled first.</source>
        <translation>The mine is filled first.</translation>
    </message>
    <message id="neuland.refusal.ground-not-known">
        <source>Look at the tile and enter its terrain: {tile}.</source>
        <translation>Look at the tile and enter its terrain: {tile}.</translation>
    </message>
    <message id="neuland.refusal.hex-full">
        <source>A hex holds three buildings.</source>
        <translation>A hex holds three buildings.</translation>
    </message>
    <message id="neuland.refusal.input-missing">
        <source>Say where this comes from: {good}.</source>
        <translation>Say where this comes from: {good}.</translation>
    </message>
    <message id="neuland.refusal.lacks">
        <source>You have nothing to pay this with: {good}.</source>
        <translation>You have nothing to pay this with: {good}.</translation>
    </message>
    <message id="neuland.refusal.lower-first">
        <source>A lower tile lies on top of this one: {tile}.</source>
        <translation>A lower tile lies on top of this one: {tile}.</translation>
    </message>
    <message id="neuland.refusal.map-is-dealt">
        <source>The app has dealt the map of this table.</source>
        <translation>The app has dealt the map of this table.</translation>
    </message>
    <message id="neuland.refusal.map-not-whole">
        <source>{terrain}: {hexes} on the map, {needed} in the box.</source>
        <translation>{terrain}: {hexes} on the map, {needed} in the box.</translation>
    </message>
    <message id="neuland.refusal.material-not-known">
        <source>Look at the back of the tile and enter wood or stone: {tile}.</source>
        <translation>Look at the back of the tile and enter wood or stone: {tile}.</translation>
    </message>
    <message id="neuland.refusal.mine-empty">
        <source>The mine has no ore left.</source>
        <translation>The mine has no ore left.</translation>
    </message>
    <message id="neuland.refusal.no-cart">
        <source>Your cart is used up.</source>
        <translation>Your cart is used up.</translation>
    </message>
    <message id="neuland.refusal.no-metal-marker">
        <source>All metal markers are in use.</source>
        <translation>All metal markers are in use.</translation>
    </message>
    <message id="neuland.refusal.no-mine-to-fill">
        <source>No mine waits for ore.</source>
        <translation>No mine waits for ore.</translation>
    </message>
    <message id="neuland.refusal.no-property">
        <source>Coats of arms go onto properties.</source>
        <translation>Coats of arms go onto properties.</translation>
    </message>
    <message id="neuland.refusal.no-such-input">
        <source>This tile takes fewer products.</source>
        <translation>This tile takes fewer products.</translation>
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
        <source>No such tile is left: {tile}.</source>
        <translation>No such tile is left: {tile}.</translation>
    </message>
    <message id="neuland.refusal.no-unit">
        <source>No production unit stands there.</source>
        <translation>No production unit stands there.</translation>
    </message>
    <message id="neuland.refusal.no-worker">
        <source>All your workers are on the map.</source>
        <translation>All your workers are on the map.</translation>
    </message>
    <message id="neuland.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>The game has not begun yet.</translation>
    </message>
    <message id="neuland.refusal.not-built">
        <source>Not built yet: {tile}.</source>
        <translation>Not built yet: {tile}.</translation>
    </message>
    <message id="neuland.refusal.not-in-first-round">
        <source>In the first round nobody places coats of arms.</source>
        <translation>In the first round nobody places coats of arms.</translation>
    </message>
    <message id="neuland.refusal.not-that-good">
        <source>{source} does not give this: {good}.</source>
        <translation>{source} does not give this: {good}.</translation>
    </message>
    <message id="neuland.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>It is somebody else's turn.</translation>
    </message>
    <message id="neuland.refusal.ore-not-left">
        <source>Not enough of this ore, {left} left: {ore}.</source>
        <translation>Not enough of this ore, {left} left: {ore}.</translation>
    </message>
    <message id="neuland.refusal.ores-are-chosen">
        <source>In the first edition the builder chooses the ore.</source>
        <translation>In the first edition the builder chooses the ore.</translation>
    </message>
    <message id="neuland.refusal.ores-are-drawn">
        <source>The markers are drawn: stack them now.</source>
        <translation>The markers are drawn: stack them now.</translation>
    </message>
    <message id="neuland.refusal.ores-drawn" numerus="yes">
        <source>Exactly {needed} markers are drawn.</source>
        <translation>
            <numerusform>Exactly {needed} marker is drawn.</numerusform>
            <numerusform>Exactly {needed} markers are drawn.</numerusform>
        </translation>
    </message>
    <message id="neuland.refusal.ores-stacked">
        <source>Every marker is stacked, and no more.</source>
        <translation>Every marker is stacked, and no more.</translation>
    </message>
    <message id="neuland.refusal.other-draw">
        <source>These markers were drawn before.</source>
        <translation>These markers were drawn before.</translation>
    </message>
    <message id="neuland.refusal.other-product">
        <source>{tile} does not make this: {good}.</source>
        <translation>{tile} does not make this: {good}.</translation>
    </message>
    <message id="neuland.refusal.other-turn">
        <source>It is another turn by now.</source>
        <translation>It is another turn by now.</translation>
    </message>
    <message id="neuland.refusal.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="neuland.refusal.painted-already">
        <source>The hex shows this terrain already.</source>
        <translation>The hex shows this terrain already.</translation>
    </message>
    <message id="neuland.refusal.progress-is-produced">
        <source>In the first edition progress is built by scoring it.</source>
        <translation>In the first edition progress is built by scoring it.</translation>
    </message>
    <message id="neuland.refusal.recipe-not-known">
        <source>Look at the tile and enter what it takes: {tile}.</source>
        <translation>Look at the tile and enter what it takes: {tile}.</translation>
    </message>
    <message id="neuland.refusal.scored-already">
        <source>Coats of arms of {seat} lie there: {tile}.</source>
        <translation>Coats of arms of {seat} lie there: {tile}.</translation>
    </message>
    <message id="neuland.refusal.settle-first">
        <source>Place your hunting lodge and lumberjack's hut first.</source>
        <translation>Place your hunting lodge and lumberjack's hut first.</translation>
    </message>
    <message id="neuland.refusal.settle-on-empty">
        <source>The first two tiles go onto an empty forest.</source>
        <translation>The first two tiles go onto an empty forest.</translation>
    </message>
    <message id="neuland.refusal.settle-on-forest">
        <source>The first two tiles go onto a forest.</source>
        <translation>The first two tiles go onto a forest.</translation>
    </message>
    <message id="neuland.refusal.settled">
        <source>You have settled already.</source>
        <translation>You have settled already.</translation>
    </message>
    <message id="neuland.refusal.source-used">
        <source>It pays once only: {source}.</source>
        <translation>It pays once only: {source}.</translation>
    </message>
    <message id="neuland.refusal.stands-elsewhere">
        <source>{tile} stands on {hex}.</source>
        <translation>{tile} stands on {hex}.</translation>
    </message>
    <message id="neuland.refusal.time-line-only">
        <source>This table follows the time line only.</source>
        <translation>This table follows the time line only.</translation>
    </message>
    <message id="neuland.refusal.unit-taken">
        <source>A worker of {seat} is there: {tile}.</source>
        <translation>A worker of {seat} is there: {tile}.</translation>
    </message>
    <message id="neuland.refusal.value-not-known">
        <source>Look at the tile and enter its value: {tile}.</source>
        <translation>Look at the tile and enter its value: {tile}.</translation>
    </message>
    <message id="neuland.refusal.wrong-terrain">
        <source>{tile} does not go there: {terrain}.</source>
        <translation>{tile} does not go there: {terrain}.</translation>
    </message>
    <message id="neuland.reserve.ask-ground">
        <source>Look at the tile: on what terrain? {tile}</source>
        <translation>Look at the tile: on what terrain? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-material">
        <source>Look at the tile: wood or stone? {tile}</source>
        <translation>Look at the tile: wood or stone? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-recipe">
        <source>Look at the tile: what does it take? {tile}</source>
        <translation>Look at the tile: what does it take? {tile}</translation>
    </message>
    <message id="neuland.reserve.ask-value">
        <source>Look at the tile: what is it worth? {tile}</source>
        <translation>Look at the tile: what is it worth? {tile}</translation>
    </message>
    <message id="neuland.reserve.takes0">
        <source>{ground} · {material} to build</source>
        <translation>{ground} · {material} to build</translation>
    </message>
    <message id="neuland.reserve.takes1">
        <source>{ground} · {material} to build · takes {input1}</source>
        <translation>{ground} · {material} to build · takes {input1}</translation>
    </message>
    <message id="neuland.reserve.takes2">
        <source>{ground} · {material} to build · takes {input1}, {input2}</source>
        <translation>{ground} · {material} to build · takes {input1}, {input2}</translation>
    </message>
    <message id="neuland.reserve.takes3">
        <source>{ground} · {material} to build · takes {input1}, {input2}, {input3}</source>
        <translation>{ground} · {material} to build · takes {input1}, {input2}, {input3}</translation>
    </message>
    <message id="neuland.reserve.takes4">
        <source>{ground} · {material} to build · takes {input1}, {input2}, {input3}, {input4}</source>
        <translation>{ground} · {material} to build · takes {input1}, {input2}, {input3}, {input4}</translation>
    </message>
    <message id="neuland.reserve.title">
        <source>Production units</source>
        <translation>Production units</translation>
    </message>
    <message id="neuland.ring.ending" numerus="yes">
        <source>{actions} more actions, then {next} could do {left}</source>
        <translation>
            <numerusform>{actions} more action, then {next} could do {left}</numerusform>
            <numerusform>{actions} more actions, then {next} could do {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.ending-skips" numerus="yes">
        <source>{actions} more actions, then on to space {landing}; {next} could do {left}</source>
        <translation>
            <numerusform>{actions} more action, then on to space {landing}; {next} could do {left}</numerusform>
            <numerusform>{actions} more actions, then on to space {landing}; {next} could do {left}</numerusform>
        </translation>
    </message>
    <message id="neuland.ring.marker">
        <source>Time marker of {seat}</source>
        <translation>Time marker of {seat}</translation>
    </message>
    <message id="neuland.ring.next">
        <source>Then: {seat} · done {done}, left {left}</source>
        <translation>Then: {seat} · done {done}, left {left}</translation>
    </message>
    <message id="neuland.ring.next-again">
        <source>Then {seat} again · done {done}, left {left}</source>
        <translation>Then {seat} again · done {done}, left {left}</translation>
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
        <source>Time line</source>
        <translation>Time line</translation>
    </message>
    <message id="neuland.score-line.beside">
        <source>Elsewhere</source>
        <translation>Elsewhere</translation>
    </message>
    <message id="neuland.score-line.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="neuland.score-line.military">
        <source>Military</source>
        <translation>Military</translation>
    </message>
    <message id="neuland.score-line.politics">
        <source>Politics</source>
        <translation>Politics</translation>
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
        <translation>Coats of arms that no tile on the map shows</translation>
    </message>
    <message id="neuland.score.properties">
        <source>{tile}</source>
        <translation>{tile}</translation>
    </message>
    <message id="neuland.seat.arms">
        <source>Coats of arms</source>
        <translation>Coats of arms</translation>
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
        <source>Workers in supply</source>
        <translation>Workers in supply</translation>
    </message>
    <message id="neuland.second.nothing">
        <source>Nothing to pay</source>
        <translation>Nothing to pay</translation>
    </message>
    <message id="neuland.set-up.arms" numerus="yes">
        <source>Give everybody {arms} coats of arms</source>
        <translation>
            <numerusform>Give everybody {arms} coat of arms</numerusform>
            <numerusform>Give everybody {arms} coats of arms</numerusform>
        </translation>
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
        <source>Lay out two iron and two silver markers</source>
        <translation>Lay out two iron and two silver markers</translation>
    </message>
    <message id="neuland.set-up.ore-bag">
        <source>Put the ore markers into the bag</source>
        <translation>Put the ore markers into the bag</translation>
    </message>
    <message id="neuland.set-up.ores">
        <source>Lay the ore markers beside the board</source>
        <translation>Lay the ore markers beside the board</translation>
    </message>
    <message id="neuland.set-up.ring" numerus="yes">
        <source>Lay the time line: {spaces} spaces</source>
        <translation>
            <numerusform>Lay the time line: {spaces} space</numerusform>
            <numerusform>Lay the time line: {spaces} spaces</numerusform>
        </translation>
    </message>
    <message id="neuland.set-up.tiles">
        <source>Sort the tiles onto their boards, the lowest properties on top</source>
        <translation>Sort the tiles onto their boards, the lowest properties on top</translation>
    </message>
    <message id="neuland.set-up.title">
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message id="neuland.set-up.tokens">
        <source>Give everybody a cart, a food and a wood token</source>
        <translation>Give everybody a cart, a food and a wood token</translation>
    </message>
    <message id="neuland.set-up.workers" numerus="yes">
        <source>Give everybody {workers} workers and a time marker</source>
        <translation>
            <numerusform>Give everybody {workers} worker and a time marker</numerusform>
            <numerusform>Give everybody {workers} workers and a time marker</numerusform>
        </translation>
    </message>
    <message id="neuland.source.cart">
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message id="neuland.source.food-token">
        <source>Food token</source>
        <translation>Food token</translation>
    </message>
    <message id="neuland.source.forage">
        <source>Foraging</source>
        <translation>Foraging</translation>
    </message>
    <message id="neuland.source.wood-token">
        <source>Wood token</source>
        <translation>Wood token</translation>
    </message>
    <message id="neuland.tagline">
        <source>Chains of production, and time as the currency</source>
        <translation>Chains of production, and time as the currency</translation>
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
        <source>Not entered</source>
        <translation>Not entered</translation>
    </message>
    <message id="neuland.third.nothing">
        <source>Nothing to pay</source>
        <translation>Nothing to pay</translation>
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
        <source>No tile</source>
        <translation>No tile</translation>
    </message>
    <message id="neuland.tile.other-smelter">
        <source>Smelter (second kind)</source>
        <translation>Smelter (second kind)</translation>
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
    <message id="neuland.title">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="neuland.tracked.actions">
        <source>Actions done so far</source>
        <translation>Actions done so far</translation>
    </message>
    <message id="neuland.tracked.active">
        <source>Whose turn it is</source>
        <translation>Whose turn it is</translation>
    </message>
    <message id="neuland.tracked.arms">
        <source>Coats of arms left</source>
        <translation>Coats of arms left</translation>
    </message>
    <message id="neuland.tracked.begun">
        <source>First turns finished</source>
        <translation>First turns finished</translation>
    </message>
    <message id="neuland.tracked.cart">
        <source>Cart</source>
        <translation>Cart</translation>
    </message>
    <message id="neuland.tracked.first">
        <source>First player</source>
        <translation>First player</translation>
    </message>
    <message id="neuland.tracked.food-token">
        <source>Food token</source>
        <translation>Food token</translation>
    </message>
    <message id="neuland.tracked.hex.*.terrain">
        <source>Terrain of {1}</source>
        <translation>Terrain of {1}</translation>
    </message>
    <message id="neuland.tracked.lost">
        <source>Products lost so far</source>
        <translation>Products lost so far</translation>
    </message>
    <message id="neuland.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="neuland.tracked.place.*.arms">
        <source>Coats of arms on {1}</source>
        <translation>Coats of arms on {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.metal">
        <source>Metal on {1}</source>
        <translation>Metal on {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-bottom">
        <source>Ore on {1}, bottom</source>
        <translation>Ore on {1}, bottom</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-middle">
        <source>Ore on {1}, middle</source>
        <translation>Ore on {1}, middle</translation>
    </message>
    <message id="neuland.tracked.place.*.ore-top">
        <source>Ore on {1}, top</source>
        <translation>Ore on {1}, top</translation>
    </message>
    <message id="neuland.tracked.place.*.tile">
        <source>Tile on {1}</source>
        <translation>Tile on {1}</translation>
    </message>
    <message id="neuland.tracked.place.*.worker">
        <source>Worker on {1}</source>
        <translation>Worker on {1}</translation>
    </message>
    <message id="neuland.tracked.present">
        <source>Space of the present</source>
        <translation>Space of the present</translation>
    </message>
    <message id="neuland.tracked.settled">
        <source>Has settled</source>
        <translation>Has settled</translation>
    </message>
    <message id="neuland.tracked.time">
        <source>Space of the time marker</source>
        <translation>Space of the time marker</translation>
    </message>
    <message id="neuland.tracked.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="neuland.tracked.wood-token">
        <source>Wood token</source>
        <translation>Wood token</translation>
    </message>
    <message id="neuland.worker.lying">
        <source>Lying worker</source>
        <translation>Lying worker</translation>
    </message>
    <message id="neuland.worker.standing">
        <source>Standing worker</source>
        <translation>Standing worker</translation>
    </message>
</context>
</TS>
