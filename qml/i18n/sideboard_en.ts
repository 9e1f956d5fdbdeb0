<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="controls.amount.all">
        <source>All %1</source>
        <translation>All %1</translation>
    </message>
    <message id="controls.arrange.lost" numerus="yes">
        <source>%n find no place and are lost</source>
        <translation>
            <numerusform>%n finds no place and is lost</numerusform>
            <numerusform>%n find no place and are lost</numerusform>
        </translation>
    </message>
    <message id="controls.arrange.must" numerus="yes">
        <source>%n still need a place</source>
        <translation>
            <numerusform>%n still needs a place</numerusform>
            <numerusform>%n still need a place</numerusform>
        </translation>
    </message>
    <message id="controls.arrange.put">
        <source>Add one to %1</source>
        <translation>Add one to %1</translation>
    </message>
    <message id="controls.arrange.take">
        <source>Take one out of %1</source>
        <translation>Take one out of %1</translation>
    </message>
    <message id="controls.back">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="controls.clock">
        <source>Time to think</source>
        <translation>Time to think</translation>
    </message>
    <message id="controls.clock.seat">
        <source>%1 has thought for %2</source>
        <translation>%1 has thought for %2</translation>
    </message>
    <message id="controls.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="controls.devices.away" numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n away</numerusform>
            <numerusform>%n away</numerusform>
        </translation>
    </message>
    <message id="controls.devices.catching-up" numerus="yes">
        <source>%n catching up</source>
        <translation>
            <numerusform>%n catching up</numerusform>
            <numerusform>%n catching up</numerusform>
        </translation>
    </message>
    <message id="controls.devices.in-step" numerus="yes">
        <source>%n devices in step</source>
        <translation>
            <numerusform>%n device in step</numerusform>
            <numerusform>%n devices in step</numerusform>
        </translation>
    </message>
    <message id="controls.keypad.back">
        <source>Delete the last figure</source>
        <translation>Delete the last figure</translation>
    </message>
    <message id="controls.keypad.clear">
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message id="controls.keypad.minus">
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message id="controls.keypad.plus">
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message id="controls.keypad.range">
        <source>between %1 and %2</source>
        <translation>between %1 and %2</translation>
    </message>
    <message id="controls.less">
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message id="controls.loading">
        <source>One moment…</source>
        <translation>One moment…</translation>
    </message>
    <message id="controls.mix.pay">
        <source>Pay %1 of %2</source>
        <translation>Pay %1 of %2</translation>
    </message>
    <message id="controls.mix.pay-range">
        <source>Pay %1 (%2 to %3)</source>
        <translation>Pay %1 (%2 to %3)</translation>
    </message>
    <message id="controls.more">
        <source>More</source>
        <translation>More</translation>
    </message>
    <message id="controls.ok">
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message id="controls.page">
        <source>p. {page}</source>
        <translation>p. {page}</translation>
    </message>
    <message id="controls.refusal.board-says">
        <source>The board says otherwise</source>
        <translation>The board says otherwise</translation>
    </message>
    <message id="controls.refusal.understood">
        <source>All right</source>
        <translation>All right</translation>
    </message>
    <message id="controls.try-again">
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message id="controls.turn.dismiss">
        <source>I have seen it</source>
        <translation>I have seen it</translation>
    </message>
    <message id="controls.turn.yours">
        <source>Your turn, %1</source>
        <translation>Your turn, %1</translation>
    </message>
    <message id="controls.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="controls.undo.what">
        <source>Undo %1</source>
        <translation>Undo %1</translation>
    </message>
    <message id="gallery.any">
        <source>Any game</source>
        <translation>Any game</translation>
    </message>
    <message id="gallery.any.note">
        <source>panels without a page of their own</source>
        <translation>panels without a page of their own</translation>
    </message>
    <message id="gallery.arle.actions">
        <source>Summer actions</source>
        <translation>Summer actions</translation>
    </message>
    <message id="gallery.arle.actions.note">
        <source>winter action still free</source>
        <translation>winter action still free</translation>
    </message>
    <message id="gallery.arle.animals">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="gallery.arle.barn">
        <source>Barn</source>
        <translation>Barn</translation>
    </message>
    <message id="gallery.arle.barrow">
        <source>Handcart full · 1 plow</source>
        <translation>Handcart full · 1 plow</translation>
    </message>
    <message id="gallery.arle.builder">
        <source>Builder</source>
        <translation>Builder</translation>
    </message>
    <message id="gallery.arle.builder.does">
        <source>Mill is built</source>
        <translation>Mill is built</translation>
    </message>
    <message id="gallery.arle.carpenter">
        <source>Carpenter</source>
        <translation>Carpenter</translation>
    </message>
    <message id="gallery.arle.carpenter.does">
        <source>stall or building</source>
        <translation>stall or building</translation>
    </message>
    <message id="gallery.arle.cart">
        <source>Cart · 1 place free</source>
        <translation>Cart · 1 place free</translation>
    </message>
    <message id="gallery.arle.clay-worker">
        <source>Clay worker</source>
        <translation>Clay worker</translation>
    </message>
    <message id="gallery.arle.clay-worker.does">
        <source>+5 clay</source>
        <translation>+5 clay</translation>
    </message>
    <message id="gallery.arle.colonist">
        <source>Colonist</source>
        <translation>Colonist</translation>
    </message>
    <message id="gallery.arle.colonist.does">
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message id="gallery.arle.copied">
        <source>copied Peat cutter</source>
        <translation>copied Peat cutter</translation>
    </message>
    <message id="gallery.arle.cow-horse">
        <source>1 cow 1 horse</source>
        <translation>1 cow 1 horse</translation>
    </message>
    <message id="gallery.arle.dike">
        <source>Dike</source>
        <translation>Dike</translation>
    </message>
    <message id="gallery.arle.dike-builder">
        <source>Dike builder</source>
        <translation>Dike builder</translation>
    </message>
    <message id="gallery.arle.dike-builder.does">
        <source>+1 animal, 2 dikes</source>
        <translation>+1 animal, 2 dikes</translation>
    </message>
    <message id="gallery.arle.enough">
        <source>nothing will be missing</source>
        <translation>nothing will be missing</translation>
    </message>
    <message id="gallery.arle.farmer">
        <source>Farmer</source>
        <translation>Farmer</translation>
    </message>
    <message id="gallery.arle.farmer.does">
        <source>plow 1 field</source>
        <translation>plow 1 field</translation>
    </message>
    <message id="gallery.arle.first-player">
        <source>first player</source>
        <translation>first player</translation>
    </message>
    <message id="gallery.arle.fisherman">
        <source>Fisherman</source>
        <translation>Fisherman</translation>
    </message>
    <message id="gallery.arle.fisherman.does">
        <source>+1 sheep, 5 food</source>
        <translation>+1 sheep, 5 food</translation>
    </message>
    <message id="gallery.arle.forester">
        <source>Forester</source>
        <translation>Forester</translation>
    </message>
    <message id="gallery.arle.forester.does">
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message id="gallery.arle.guard">
        <source>Warden</source>
        <translation>Warden</translation>
    </message>
    <message id="gallery.arle.guard.does">
        <source>turn 1 tile over</source>
        <translation>turn 1 tile over</translation>
    </message>
    <message id="gallery.arle.harvest">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="gallery.arle.harvest.what">
        <source>+2 wheat  +1 flax  +1 wood</source>
        <translation>+2 wheat  +1 flax  +1 wood</translation>
    </message>
    <message id="gallery.arle.headline">
        <source>5th half-year · summer · September · Yellow places</source>
        <translation>5th half-year · summer · September · Yellow places</translation>
    </message>
    <message id="gallery.arle.labourer">
        <source>Labourer</source>
        <translation>Labourer</translation>
    </message>
    <message id="gallery.arle.labourer.does">
        <source>copy: −2 food</source>
        <translation>copy: −2 food</translation>
    </message>
    <message id="gallery.arle.master">
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message id="gallery.arle.master.does">
        <source>2 tools</source>
        <translation>2 tools</translation>
    </message>
    <message id="gallery.arle.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="gallery.arle.merchant">
        <source>Merchant</source>
        <translation>Merchant</translation>
    </message>
    <message id="gallery.arle.merchant.does">
        <source>wheat, hide, +1 of choice</source>
        <translation>wheat, hide, +1 of choice</translation>
    </message>
    <message id="gallery.arle.milk">
        <source>Milk</source>
        <translation>Milk</translation>
    </message>
    <message id="gallery.arle.milk.what">
        <source>+3 food</source>
        <translation>+3 food</translation>
    </message>
    <message id="gallery.arle.mill">
        <source>Mill</source>
        <translation>Mill</translation>
    </message>
    <message id="gallery.arle.moor">
        <source>Moor</source>
        <translation>Moor</translation>
    </message>
    <message id="gallery.arle.name">
        <source>Fields of Arle</source>
        <translation>Fields of Arle</translation>
    </message>
    <message id="gallery.arle.november">
        <source>November, in 2 workers</source>
        <translation>November, in 2 workers</translation>
    </message>
    <message id="gallery.arle.park">
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message id="gallery.arle.pay">
        <source>To pay</source>
        <translation>To pay</translation>
    </message>
    <message id="gallery.arle.pay.what">
        <source>−3 food  −2 peat</source>
        <translation>−3 food  −2 peat</translation>
    </message>
    <message id="gallery.arle.peat-cutter">
        <source>Peat cutter</source>
        <translation>Peat cutter</translation>
    </message>
    <message id="gallery.arle.peat-cutter.does">
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message id="gallery.arle.peat2">
        <source>2 peat</source>
        <translation>2 peat</translation>
    </message>
    <message id="gallery.arle.peat3">
        <source>3 peat</source>
        <translation>3 peat</translation>
    </message>
    <message id="gallery.arle.sheep2">
        <source>2 sheep</source>
        <translation>2 sheep</translation>
    </message>
    <message id="gallery.arle.sheep4">
        <source>4 sheep</source>
        <translation>4 sheep</translation>
    </message>
    <message id="gallery.arle.stable">
        <source>Stable</source>
        <translation>Stable</translation>
    </message>
    <message id="gallery.arle.stall">
        <source>Stall</source>
        <translation>Stall</translation>
    </message>
    <message id="gallery.arle.track">
        <source>Goods track</source>
        <translation>Goods track</translation>
    </message>
    <message id="gallery.arle.undo">
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message id="gallery.arle.village">
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message id="gallery.arle.village.note">
        <source>8 animals · room for 14</source>
        <translation>8 animals · room for 14</translation>
    </message>
    <message id="gallery.arle.woodcutter">
        <source>Woodcutter</source>
        <translation>Woodcutter</translation>
    </message>
    <message id="gallery.arle.woodcutter.does">
        <source>+4 wood</source>
        <translation>+4 wood</translation>
    </message>
    <message id="gallery.arle.wool-weaver">
        <source>Wool weaver</source>
        <translation>Wool weaver</translation>
    </message>
    <message id="gallery.arle.wool-weaver.does">
        <source>3 wool → 3 yarn</source>
        <translation>3 wool → 3 yarn</translation>
    </message>
    <message id="gallery.bead.blue">
        <source>blue bead</source>
        <translation>blue bead</translation>
    </message>
    <message id="gallery.bead.brown">
        <source>brown bead</source>
        <translation>brown bead</translation>
    </message>
    <message id="gallery.bead.green">
        <source>green bead</source>
        <translation>green bead</translation>
    </message>
    <message id="gallery.bead.purple">
        <source>purple bead</source>
        <translation>purple bead</translation>
    </message>
    <message id="gallery.bead.red">
        <source>red bead</source>
        <translation>red bead</translation>
    </message>
    <message id="gallery.bead.yellow">
        <source>yellow bead</source>
        <translation>yellow bead</translation>
    </message>
    <message id="gallery.brick">
        <source>Brick</source>
        <translation>Brick</translation>
    </message>
    <message id="gallery.build">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="gallery.charcoal">
        <source>Charcoal</source>
        <translation>Charcoal</translation>
    </message>
    <message id="gallery.clay">
        <source>Clay</source>
        <translation>Clay</translation>
    </message>
    <message id="gallery.colours">
        <source>Colours and type</source>
        <translation>Colours and type</translation>
    </message>
    <message id="gallery.colours.note">
        <source>seats, goods, landscapes</source>
        <translation>seats, goods, landscapes</translation>
    </message>
    <message id="gallery.controls">
        <source>Controls</source>
        <translation>Controls</translation>
    </message>
    <message id="gallery.controls.note">
        <source>every button and strip</source>
        <translation>every button and strip</translation>
    </message>
    <message id="gallery.counters.note">
        <source>tap, swipe, hold</source>
        <translation>tap, swipe, hold</translation>
    </message>
    <message id="gallery.cow">
        <source>Cattle</source>
        <translation>Cattle</translation>
    </message>
    <message id="gallery.derrein.annex">
        <source>Annex · duchy</source>
        <translation>Annex · duchy</translation>
    </message>
    <message id="gallery.derrein.annex-why">
        <source>needs a farm beside it</source>
        <translation>needs a farm beside it</translation>
    </message>
    <message id="gallery.derrein.duchy">
        <source>Duchy</source>
        <translation>Duchy</translation>
    </message>
    <message id="gallery.derrein.farm-cost">
        <source>−2 planks −1 stone</source>
        <translation>−2 planks −1 stone</translation>
    </message>
    <message id="gallery.derrein.farm-here">
        <source>Farm · open land B2</source>
        <translation>Farm · open land B2</translation>
    </message>
    <message id="gallery.derrein.gain.stone">
        <source>1 bead × (1 + 1 farm)</source>
        <translation>1 bead × (1 + 1 farm)</translation>
    </message>
    <message id="gallery.derrein.gain.wheat">
        <source>2 beads × (1 + 2 farms)</source>
        <translation>2 beads × (1 + 2 farms)</translation>
    </message>
    <message id="gallery.derrein.gains">
        <source>What it brings</source>
        <translation>What it brings</translation>
    </message>
    <message id="gallery.derrein.goods">
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message id="gallery.derrein.harvest">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="gallery.derrein.headline">
        <source>Round 3 · Marie · harvest and hunt</source>
        <translation>Round 3 · Marie · harvest and hunt</translation>
    </message>
    <message id="gallery.derrein.name">
        <source>Derrein</source>
        <translation>Derrein</translation>
    </message>
    <message id="gallery.derrein.odds">
        <source>Next throw: a red bead in %1 % of cases</source>
        <translation>Next throw: a red bead in %1 % of cases</translation>
    </message>
    <message id="gallery.derrein.plates">
        <source>Plates</source>
        <translation>Plates</translation>
    </message>
    <message id="gallery.derrein.plates.note">
        <source>tap a lit field</source>
        <translation>tap a lit field</translation>
    </message>
    <message id="gallery.derrein.real-throw">
        <source>Real throw…</source>
        <translation>Real throw…</translation>
    </message>
    <message id="gallery.derrein.thrown">
        <source>Wheat, wheat, stone</source>
        <translation>Wheat, wheat, stone</translation>
    </message>
    <message id="gallery.derrein.thrown.farms">
        <source>2 farms on wheat, 1 at the river</source>
        <translation>2 farms on wheat, 1 at the river</translation>
    </message>
    <message id="gallery.derrein.undo">
        <source>throw</source>
        <translation>throw</translation>
    </message>
    <message id="gallery.empty">
        <source>No table yet</source>
        <translation>No table yet</translation>
    </message>
    <message id="gallery.empty.action">
        <source>New table</source>
        <translation>New table</translation>
    </message>
    <message id="gallery.empty.detail">
        <source>Start one, or join a table nearby with its code.</source>
        <translation>Start one, or join a table nearby with its code.</translation>
    </message>
    <message id="gallery.error">
        <source>This table was written by a newer Sideboard</source>
        <translation>This table was written by a newer Sideboard</translation>
    </message>
    <message id="gallery.error.detail">
        <source>It is left as it is. Update the app to open it.</source>
        <translation>It is left as it is. Update the app to open it.</translation>
    </message>
    <message id="gallery.feel">
        <source>Turn and time</source>
        <translation>Turn and time</translation>
    </message>
    <message id="gallery.flax">
        <source>Flax</source>
        <translation>Flax</translation>
    </message>
    <message id="gallery.flour">
        <source>Flour</source>
        <translation>Flour</translation>
    </message>
    <message id="gallery.food">
        <source>Food</source>
        <translation>Food</translation>
    </message>
    <message id="gallery.glass">
        <source>Glass</source>
        <translation>Glass</translation>
    </message>
    <message id="gallery.glassroad.after">
        <source>After conversions: Clay pit, Cabin, Sand depot</source>
        <translation>After conversions: Clay pit, Cabin, Sand depot</translation>
    </message>
    <message id="gallery.glassroad.both">
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message id="gallery.glassroad.brick-wheel">
        <source>Brick wheel</source>
        <translation>Brick wheel</translation>
    </message>
    <message id="gallery.glassroad.build-cooperage">
        <source>Build the Cooperage</source>
        <translation>Build the Cooperage</translation>
    </message>
    <message id="gallery.glassroad.builder">
        <source>Master builder</source>
        <translation>Master builder</translation>
    </message>
    <message id="gallery.glassroad.builder.does">
        <source>build one</source>
        <translation>build one</translation>
    </message>
    <message id="gallery.glassroad.cards">
        <source>My specialists</source>
        <translation>My specialists</translation>
    </message>
    <message id="gallery.glassroad.church">
        <source>Church</source>
        <translation>Church</translation>
    </message>
    <message id="gallery.glassroad.clay-pit">
        <source>Clay pit</source>
        <translation>Clay pit</translation>
    </message>
    <message id="gallery.glassroad.cooperage">
        <source>Cooperage</source>
        <translation>Cooperage</translation>
    </message>
    <message id="gallery.glassroad.cooperage.cost">
        <source>2 bricks missing</source>
        <translation>2 bricks missing</translation>
    </message>
    <message id="gallery.glassroad.cooperage.outcome">
        <source>−1 wood −2 bricks  →  3 points</source>
        <translation>−1 wood −2 bricks  →  3 points</translation>
    </message>
    <message id="gallery.glassroad.cottage">
        <source>Cottage</source>
        <translation>Cottage</translation>
    </message>
    <message id="gallery.glassroad.cottage.cost">
        <source>2 wood, 1 clay</source>
        <translation>2 wood, 1 clay</translation>
    </message>
    <message id="gallery.glassroad.depot">
        <source>Sand depot</source>
        <translation>Sand depot</translation>
    </message>
    <message id="gallery.glassroad.depot.cost">
        <source>1 sand, 1 clay</source>
        <translation>1 sand, 1 clay</translation>
    </message>
    <message id="gallery.glassroad.fish-farmer">
        <source>Fish farmer</source>
        <translation>Fish farmer</translation>
    </message>
    <message id="gallery.glassroad.fish-farmer.does">
        <source>food per pond</source>
        <translation>food per pond</translation>
    </message>
    <message id="gallery.glassroad.forest-manager">
        <source>Forest manager</source>
        <translation>Forest manager</translation>
    </message>
    <message id="gallery.glassroad.forest-manager.both">
        <source>Grove + 1 wood   or   4 food</source>
        <translation>Grove + 1 wood   or   4 food</translation>
    </message>
    <message id="gallery.glassroad.forest-manager.does">
        <source>grove + 1 wood</source>
        <translation>grove + 1 wood</translation>
    </message>
    <message id="gallery.glassroad.glass-wheel">
        <source>Glass wheel</source>
        <translation>Glass wheel</translation>
    </message>
    <message id="gallery.glassroad.headline">
        <source>Period 2 · round 3 · Lucille reveals</source>
        <translation>Period 2 · round 3 · Lucille reveals</translation>
    </message>
    <message id="gallery.glassroad.kiln">
        <source>Charcoal kiln</source>
        <translation>Charcoal kiln</translation>
    </message>
    <message id="gallery.glassroad.kiln.cost">
        <source>2 wood, 1 brick</source>
        <translation>2 wood, 1 brick</translation>
    </message>
    <message id="gallery.glassroad.land">
        <source>Landscape</source>
        <translation>Landscape</translation>
    </message>
    <message id="gallery.glassroad.land.note">
        <source>2 free places</source>
        <translation>2 free places</translation>
    </message>
    <message id="gallery.glassroad.lord">
        <source>Feudal lord</source>
        <translation>Feudal lord</translation>
    </message>
    <message id="gallery.glassroad.lord.does">
        <source>played</source>
        <translation>played</translation>
    </message>
    <message id="gallery.glassroad.missing">
        <source>2 bricks missing</source>
        <translation>2 bricks missing</translation>
    </message>
    <message id="gallery.glassroad.name">
        <source>Glass Road</source>
        <translation>Glass Road</translation>
    </message>
    <message id="gallery.glassroad.points1">
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message id="gallery.glassroad.points6">
        <source>6 points</source>
        <translation>6 points</translation>
    </message>
    <message id="gallery.glassroad.sawmill">
        <source>Sawmill</source>
        <translation>Sawmill</translation>
    </message>
    <message id="gallery.glassroad.sawmill.cost">
        <source>1 wood</source>
        <translation>1 wood</translation>
    </message>
    <message id="gallery.glassroad.site">
        <source>Building display</source>
        <translation>Building display</translation>
    </message>
    <message id="gallery.glassroad.site.note">
        <source>3 within reach</source>
        <translation>3 within reach</translation>
    </message>
    <message id="gallery.glassroad.undo">
        <source>+2 water</source>
        <translation>+2 water</translation>
    </message>
    <message id="gallery.glassroad.village-church">
        <source>Village church</source>
        <translation>Village church</translation>
    </message>
    <message id="gallery.glassroad.village-church.cost">
        <source>3 bricks, 2 glass</source>
        <translation>3 bricks, 2 glass</translation>
    </message>
    <message id="gallery.glassroad.water-carrier">
        <source>Water carrier</source>
        <translation>Water carrier</translation>
    </message>
    <message id="gallery.glassroad.water-carrier.does">
        <source>pond + 1 water</source>
        <translation>pond + 1 water</translation>
    </message>
    <message id="gallery.glassroad.wheel.note">
        <source>1 more food and the glassworks turn.</source>
        <translation>1 more food and the glassworks turn.</translation>
    </message>
    <message id="gallery.goods">
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message id="gallery.ground.">
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message id="gallery.ground.building">
        <source>Building</source>
        <translation>Building</translation>
    </message>
    <message id="gallery.ground.field-lavender">
        <source>Lavender</source>
        <translation>Lavender</translation>
    </message>
    <message id="gallery.ground.field-wheat">
        <source>Wheat field</source>
        <translation>Wheat field</translation>
    </message>
    <message id="gallery.ground.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="gallery.ground.grove">
        <source>Grove</source>
        <translation>Grove</translation>
    </message>
    <message id="gallery.ground.land">
        <source>Open land</source>
        <translation>Open land</translation>
    </message>
    <message id="gallery.ground.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="gallery.ground.mountain">
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message id="gallery.ground.pit">
        <source>Pit</source>
        <translation>Pit</translation>
    </message>
    <message id="gallery.ground.pond">
        <source>Pond</source>
        <translation>Pond</translation>
    </message>
    <message id="gallery.ground.river">
        <source>River</source>
        <translation>River</translation>
    </message>
    <message id="gallery.ground.sea">
        <source>Sea</source>
        <translation>Sea</translation>
    </message>
    <message id="gallery.gwtnz.card">
        <source>Card 14</source>
        <translation>Card 14</translation>
    </message>
    <message id="gallery.gwtnz.card14">
        <source>Buy sheep</source>
        <translation>Buy sheep</translation>
    </message>
    <message id="gallery.gwtnz.card14.how">
        <source>specialised in shepherds: left action</source>
        <translation>specialised in shepherds: left action</translation>
    </message>
    <message id="gallery.gwtnz.cards" numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message id="gallery.gwtnz.craftsman">
        <source>Builders</source>
        <translation>Builders</translation>
    </message>
    <message id="gallery.gwtnz.deck">
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message id="gallery.gwtnz.headline">
        <source>Solo · medium · Sarah's turn 9</source>
        <translation>Solo · medium · Sarah's turn 9</translation>
    </message>
    <message id="gallery.gwtnz.hire">
        <source>Hire a shepherd</source>
        <translation>Hire a shepherd</translation>
    </message>
    <message id="gallery.gwtnz.hire.outcome">
        <source>−6 £  →  3 shepherds</source>
        <translation>−6 £  →  3 shepherds</translation>
    </message>
    <message id="gallery.gwtnz.jobs">
        <source>Job market</source>
        <translation>Job market</translation>
    </message>
    <message id="gallery.gwtnz.jobs.note">
        <source>you have £7</source>
        <translation>you have £7</translation>
    </message>
    <message id="gallery.gwtnz.name">
        <source>Great Western Trail NZ</source>
        <translation>Great Western Trail NZ</translation>
    </message>
    <message id="gallery.gwtnz.one.craftsman">
        <source>Builder</source>
        <translation>Builder</translation>
    </message>
    <message id="gallery.gwtnz.one.sailor">
        <source>Sailor</source>
        <translation>Sailor</translation>
    </message>
    <message id="gallery.gwtnz.one.shearer">
        <source>Shearer</source>
        <translation>Shearer</translation>
    </message>
    <message id="gallery.gwtnz.one.shepherd">
        <source>Shepherd</source>
        <translation>Shepherd</translation>
    </message>
    <message id="gallery.gwtnz.pathfinder">
        <source>Pathfinder track</source>
        <translation>Pathfinder track</translation>
    </message>
    <message id="gallery.gwtnz.places">
        <source>places</source>
        <translation>places</translation>
    </message>
    <message id="gallery.gwtnz.sailor">
        <source>Sailors</source>
        <translation>Sailors</translation>
    </message>
    <message id="gallery.gwtnz.shearer">
        <source>Shearers</source>
        <translation>Shearers</translation>
    </message>
    <message id="gallery.gwtnz.shepherd">
        <source>Shepherds</source>
        <translation>Shepherds</translation>
    </message>
    <message id="gallery.gwtnz.step1">
        <source>Move her runholder 4 places</source>
        <translation>Move her runholder 4 places</translation>
    </message>
    <message id="gallery.gwtnz.step1.why">
        <source>Shortest way to Wellington, then the fewest taxes. Take £2: she passes your green hand.</source>
        <translation>Shortest way to Wellington, then the fewest taxes. Take £2: she passes your green hand.</translation>
    </message>
    <message id="gallery.gwtnz.step2">
        <source>Add 2 cards to the market</source>
        <translation>Add 2 cards to the market</translation>
    </message>
    <message id="gallery.gwtnz.step2.why">
        <source>For free, because she is specialised in shepherds.</source>
        <translation>For free, because she is specialised in shepherds.</translation>
    </message>
    <message id="gallery.gwtnz.step3">
        <source>Neither Suffolk nor Dorset Horn: add 2 cards, one shepherd less</source>
        <translation>Neither Suffolk nor Dorset Horn: add 2 cards, one shepherd less</translation>
    </message>
    <message id="gallery.gwtnz.step3.why">
        <source>The option with 4 shepherds is not complete in the market.</source>
        <translation>The option with 4 shepherds is not complete in the market.</translation>
    </message>
    <message id="gallery.gwtnz.step4">
        <source>Take 2 Corriedale</source>
        <translation>Take 2 Corriedale</translation>
    </message>
    <message id="gallery.gwtnz.step4.why">
        <source>2 points each; fewer in the market than Lincoln (2 against 3).</source>
        <translation>2 points each; fewer in the market than Lincoln (2 against 3).</translation>
    </message>
    <message id="gallery.gwtnz.taken">
        <source>already hired</source>
        <translation>already hired</translation>
    </message>
    <message id="gallery.gwtnz.turn">
        <source>Sarah's turn</source>
        <translation>Sarah's turn</translation>
    </message>
    <message id="gallery.gwtnz.undo">
        <source>step 2</source>
        <translation>step 2</translation>
    </message>
    <message id="gallery.hide">
        <source>Hides</source>
        <translation>Hides</translation>
    </message>
    <message id="gallery.horse">
        <source>Horses</source>
        <translation>Horses</translation>
    </message>
    <message id="gallery.icons">
        <source>Icons</source>
        <translation>Icons</translation>
    </message>
    <message id="gallery.leather">
        <source>Leather</source>
        <translation>Leather</translation>
    </message>
    <message id="gallery.luc">
        <source>Luc</source>
        <translation>Luc</translation>
    </message>
    <message id="gallery.marie">
        <source>Marie</source>
        <translation>Marie</translation>
    </message>
    <message id="gallery.medicine">
        <source>Remedy</source>
        <translation>Remedy</translation>
    </message>
    <message id="gallery.neuland.abbey">
        <source>Abbey · Religion 1</source>
        <translation>Abbey · Religion 1</translation>
    </message>
    <message id="gallery.neuland.abbey-why">
        <source>already taken by Red</source>
        <translation>already taken by Red</translation>
    </message>
    <message id="gallery.neuland.arms">
        <source>Arms</source>
        <translation>Arms</translation>
    </message>
    <message id="gallery.neuland.done">
        <source>actions done, 5 possible</source>
        <translation>actions done, 5 possible</translation>
    </message>
    <message id="gallery.neuland.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="gallery.neuland.headline">
        <source>2nd edition · Yellow again</source>
        <translation>2nd edition · Yellow again</translation>
    </message>
    <message id="gallery.neuland.loss">
        <source>If the turn ends here, you lose 1 cloth</source>
        <translation>If the turn ends here, you lose 1 cloth</translation>
    </message>
    <message id="gallery.neuland.loss.why">
        <source>worker lying on the Weaving mill</source>
        <translation>worker lying on the Weaving mill</translation>
    </message>
    <message id="gallery.neuland.lumberjack-hut">
        <source>Lumberjack hut</source>
        <translation>Lumberjack hut</translation>
    </message>
    <message id="gallery.neuland.map">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="gallery.neuland.map.note">
        <source>4 places for the Paper mill</source>
        <translation>4 places for the Paper mill</translation>
    </message>
    <message id="gallery.neuland.mine">
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message id="gallery.neuland.name">
        <source>Neuland</source>
        <translation>Neuland</translation>
    </message>
    <message id="gallery.neuland.next">
        <source>next: Red</source>
        <translation>next: Red</translation>
    </message>
    <message id="gallery.neuland.one-more">
        <source>one more action</source>
        <translation>one more action</translation>
    </message>
    <message id="gallery.neuland.paper-cost">
        <source>0 actions · 1 stone</source>
        <translation>0 actions · 1 stone</translation>
    </message>
    <message id="gallery.neuland.paper-here">
        <source>Paper mill · forest C3</source>
        <translation>Paper mill · forest C3</translation>
    </message>
    <message id="gallery.neuland.paper-mill">
        <source>Paper mill</source>
        <translation>Paper mill</translation>
    </message>
    <message id="gallery.neuland.refused">
        <source>The Paper mill needs a forest with a river beside it.</source>
        <translation>The Paper mill needs a forest with a river beside it.</translation>
    </message>
    <message id="gallery.neuland.standing">
        <source>Yellow 18 arms · Red 17</source>
        <translation>Yellow 18 arms · Red 17</translation>
    </message>
    <message id="gallery.neuland.undo">
        <source>wood</source>
        <translation>wood</translation>
    </message>
    <message id="gallery.neuland.weaving-mill">
        <source>Weaving mill</source>
        <translation>Weaving mill</translation>
    </message>
    <message id="gallery.neuland.wood-cost">
        <source>1 action · food next to it</source>
        <translation>1 action · food next to it</translation>
    </message>
    <message id="gallery.neuland.wood-here">
        <source>Wood · Lumberjack hut</source>
        <translation>Wood · Lumberjack hut</translation>
    </message>
    <message id="gallery.neuland.worker">
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message id="gallery.page9">
        <source>p. 9</source>
        <translation>p. 9</translation>
    </message>
    <message id="gallery.paul">
        <source>Paul</source>
        <translation>Paul</translation>
    </message>
    <message id="gallery.peat">
        <source>Peat</source>
        <translation>Peat</translation>
    </message>
    <message id="gallery.phone">
        <source>Phone / tablet</source>
        <translation>Phone / tablet</translation>
    </message>
    <message id="gallery.plank">
        <source>Planks</source>
        <translation>Planks</translation>
    </message>
    <message id="gallery.points">
        <source>points</source>
        <translation>points</translation>
    </message>
    <message id="gallery.points-short" numerus="yes">
        <source>{count} pts</source>
        <translation>
            <numerusform>{count} pt</numerusform>
            <numerusform>{count} pts</numerusform>
        </translation>
    </message>
    <message id="gallery.produce">
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message id="gallery.prompt.amount">
        <source>How many?</source>
        <translation>How many?</translation>
    </message>
    <message id="gallery.prompt.arrangement">
        <source>Put the animals into stalls</source>
        <translation>Put the animals into stalls</translation>
    </message>
    <message id="gallery.prompt.building">
        <source>Which building?</source>
        <translation>Which building?</translation>
    </message>
    <message id="gallery.prompt.cell">
        <source>Where does it stand?</source>
        <translation>Where does it stand?</translation>
    </message>
    <message id="gallery.prompt.mix">
        <source>Pay 3 goods of any kind</source>
        <translation>Pay 3 goods of any kind</translation>
    </message>
    <message id="gallery.prompts.note">
        <source>what a move still needs</source>
        <translation>what a move still needs</translation>
    </message>
    <message id="gallery.red">
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message id="gallery.refusal.missing-brick" numerus="yes">
        <source>{count} bricks are missing</source>
        <translation>
            <numerusform>{count} brick is missing</numerusform>
            <numerusform>{count} bricks are missing</numerusform>
        </translation>
    </message>
    <message id="gallery.refusal.taken">
        <source>this place is taken</source>
        <translation>this place is taken</translation>
    </message>
    <message id="gallery.sand">
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message id="gallery.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gallery.score">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="gallery.score.animals">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="gallery.score.animals.why0">
        <source>6 sheep, 1 cow, 1 horse</source>
        <translation>6 sheep, 1 cow, 1 horse</translation>
    </message>
    <message id="gallery.score.animals.why1">
        <source>4 sheep, 3 cows</source>
        <translation>4 sheep, 3 cows</translation>
    </message>
    <message id="gallery.score.buildings">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="gallery.score.buildings.why0">
        <source>Mill 6, Park 5, Inn 6</source>
        <translation>Mill 6, Park 5, Inn 6</translation>
    </message>
    <message id="gallery.score.buildings.why1">
        <source>Church 8, Depot 6</source>
        <translation>Church 8, Depot 6</translation>
    </message>
    <message id="gallery.score.dikes">
        <source>Dikes</source>
        <translation>Dikes</translation>
    </message>
    <message id="gallery.score.dikes.why0">
        <source>5 dikes</source>
        <translation>5 dikes</translation>
    </message>
    <message id="gallery.score.dikes.why1">
        <source>3 dikes</source>
        <translation>3 dikes</translation>
    </message>
    <message id="gallery.score.goods">
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message id="gallery.score.goods.why0">
        <source>food 9, wheat 3</source>
        <translation>food 9, wheat 3</translation>
    </message>
    <message id="gallery.score.goods.why1">
        <source>food 11, wool 4</source>
        <translation>food 11, wool 4</translation>
    </message>
    <message id="gallery.score.moors">
        <source>Moors left</source>
        <translation>Moors left</translation>
    </message>
    <message id="gallery.score.moors.why0">
        <source>2 moors</source>
        <translation>2 moors</translation>
    </message>
    <message id="gallery.score.moors.why1">
        <source>1 moor</source>
        <translation>1 moor</translation>
    </message>
    <message id="gallery.score.tools">
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message id="gallery.score.tools.why0">
        <source>5 raised tools</source>
        <translation>5 raised tools</translation>
    </message>
    <message id="gallery.score.tools.why1">
        <source>3 raised tools</source>
        <translation>3 raised tools</translation>
    </message>
    <message id="gallery.score.travel">
        <source>Travel</source>
        <translation>Travel</translation>
    </message>
    <message id="gallery.score.travel.why0">
        <source>Aurich twice</source>
        <translation>Aurich twice</translation>
    </message>
    <message id="gallery.score.travel.why1">
        <source>Emden</source>
        <translation>Emden</translation>
    </message>
    <message id="gallery.score.vehicles">
        <source>Vehicles</source>
        <translation>Vehicles</translation>
    </message>
    <message id="gallery.score.vehicles.why0">
        <source>2 carts</source>
        <translation>2 carts</translation>
    </message>
    <message id="gallery.score.vehicles.why1">
        <source>carriage and cart</source>
        <translation>carriage and cart</translation>
    </message>
    <message id="gallery.settings">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="gallery.share">
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message id="gallery.sheep">
        <source>Sheep</source>
        <translation>Sheep</translation>
    </message>
    <message id="gallery.slate">
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message id="gallery.states">
        <source>Empty, loading, error</source>
        <translation>Empty, loading, error</translation>
    </message>
    <message id="gallery.stone">
        <source>Stone</source>
        <translation>Stone</translation>
    </message>
    <message id="gallery.tab.actions">
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message id="gallery.tab.arms">
        <source>Arms</source>
        <translation>Arms</translation>
    </message>
    <message id="gallery.tab.board">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="gallery.tab.history">
        <source>History</source>
        <translation>History</translation>
    </message>
    <message id="gallery.tab.land">
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message id="gallery.tab.map">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="gallery.tab.markets">
        <source>Markets</source>
        <translation>Markets</translation>
    </message>
    <message id="gallery.tab.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="gallery.tab.points">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gallery.tab.site">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="gallery.tab.time">
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message id="gallery.tab.trade">
        <source>Trade</source>
        <translation>Trade</translation>
    </message>
    <message id="gallery.tab.village">
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message id="gallery.text">
        <source>Text %1 %</source>
        <translation>Text %1 %</translation>
    </message>
    <message id="gallery.theme">
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message id="gallery.timber">
        <source>Timber</source>
        <translation>Timber</translation>
    </message>
    <message id="gallery.title">
        <source>Sideboard gallery</source>
        <translation>Sideboard gallery</translation>
    </message>
    <message id="gallery.toast">
        <source>Marie: +2 water</source>
        <translation>Marie: +2 water</translation>
    </message>
    <message id="gallery.water">
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message id="gallery.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message id="gallery.wood">
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message id="gallery.wool">
        <source>Wool</source>
        <translation>Wool</translation>
    </message>
    <message id="gallery.yellow">
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message id="gallery.you">
        <source>You</source>
        <translation>You</translation>
    </message>
    <message id="panels.bowl.throw">
        <source>Throw the bowl</source>
        <translation>Throw the bowl</translation>
    </message>
    <message id="panels.cards.hidden">
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message id="panels.grid.empty">
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message id="panels.nothing">
        <source>Nothing here yet</source>
        <translation>Nothing here yet</translation>
    </message>
    <message id="panels.ring.marker">
        <source>%1 on space %2</source>
        <translation>%1 on space %2</translation>
    </message>
    <message id="panels.ring.present">
        <source>The present</source>
        <translation>The present</translation>
    </message>
    <message id="panels.ring.space">
        <source>Space %1</source>
        <translation>Space %1</translation>
    </message>
    <message id="panels.steps.done">
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message id="panels.steps.otherwise">
        <source>Otherwise…</source>
        <translation>Otherwise…</translation>
    </message>
    <message id="panels.steps.page">
        <source>booklet p. %1</source>
        <translation>booklet p. %1</translation>
    </message>
    <message id="platform.screen.reason">
        <source>A game is being played</source>
        <translation>A game is being played</translation>
    </message>
</context>
</TS>
