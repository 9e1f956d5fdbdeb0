<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="derrein.bowl.no-red">
        <source>No red bead yet</source>
        <translation>No red bead yet</translation>
    </message>
    <message id="derrein.bowl.red-odds">
        <source>A red bead in {percent}% of throws</source>
        <translation>A red bead in {percent}% of throws</translation>
    </message>
    <message id="derrein.bowl.thrown">
        <source>{beads}</source>
        <translation>{beads}</translation>
    </message>
    <message id="derrein.build.title">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="derrein.building.farm">
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message id="derrein.building.mill">
        <source>Mill</source>
        <translation>Mill</translation>
    </message>
    <message id="derrein.building.none">
        <source>No building</source>
        <translation>No building</translation>
    </message>
    <message id="derrein.building.sawmill">
        <source>Sawmill</source>
        <translation>Sawmill</translation>
    </message>
    <message id="derrein.building.stonecutter">
        <source>Stonecutter</source>
        <translation>Stonecutter</translation>
    </message>
    <message id="derrein.building.tannery">
        <source>Tannery</source>
        <translation>Tannery</translation>
    </message>
    <message id="derrein.building.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.buildings.title">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="derrein.colour.blue">
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message id="derrein.colour.brown">
        <source>Brown</source>
        <translation>Brown</translation>
    </message>
    <message id="derrein.colour.green">
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message id="derrein.colour.purple">
        <source>Purple</source>
        <translation>Purple</translation>
    </message>
    <message id="derrein.colour.red">
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message id="derrein.colour.yellow">
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message id="derrein.did.add-red">
        <source>Added a red bead</source>
        <translation>Added a red bead</translation>
    </message>
    <message id="derrein.did.annex">
        <source>Annexed a building</source>
        <translation>Annexed a building</translation>
    </message>
    <message id="derrein.did.answer">
        <source>Accepted the offer</source>
        <translation>Accepted the offer</translation>
    </message>
    <message id="derrein.did.answer.no-agree">
        <source>Declined the offer</source>
        <translation>Declined the offer</translation>
    </message>
    <message id="derrein.did.ask-workshop">
        <source>Processed {times} × {raw} with {owner}[ for {price}]</source>
        <translation>Processed {times} × {raw} with {owner}[ for {price}]</translation>
    </message>
    <message id="derrein.did.ask-workshop.no-agreed">
        <source>Asked {owner} to process {times} × {raw}[ for {price}]</source>
        <translation>Asked {owner} to process {times} × {raw}[ for {price}]</translation>
    </message>
    <message id="derrein.did.begin">
        <source>Began the game</source>
        <translation>Began the game</translation>
    </message>
    <message id="derrein.did.build-duchy">
        <source>Built a small duchy</source>
        <translation>Built a small duchy</translation>
    </message>
    <message id="derrein.did.build-farm">
        <source>Built a farm: {landscape}</source>
        <translation>Built a farm: {landscape}</translation>
    </message>
    <message id="derrein.did.build-witchery">
        <source>Built the witchery</source>
        <translation>Built the witchery</translation>
    </message>
    <message id="derrein.did.build-workshop">
        <source>Built: {workshop}</source>
        <translation>Built: {workshop}</translation>
    </message>
    <message id="derrein.did.claim-victory">
        <source>Won the game</source>
        <translation>Won the game</translation>
    </message>
    <message id="derrein.did.curse-bowl">
        <source>Cursed the bowl: {out} out, {in} in</source>
        <translation>Cursed the bowl: {out} out, {in} in</translation>
    </message>
    <message id="derrein.did.drop-workshop">
        <source>No room left: dropped {workshop}</source>
        <translation>No room left: dropped {workshop}</translation>
    </message>
    <message id="derrein.did.end-building">
        <source>Ended the building phase</source>
        <translation>Ended the building phase</translation>
    </message>
    <message id="derrein.did.enlarge-duchy">
        <source>Enlarged a duchy</source>
        <translation>Enlarged a duchy</translation>
    </message>
    <message id="derrein.did.fight-witch">
        <source>Beat the witch of {against}</source>
        <translation>Beat the witch of {against}</translation>
    </message>
    <message id="derrein.did.fight-witch.no-won">
        <source>Lost to the witch of {against}</source>
        <translation>Lost to the witch of {against}</translation>
    </message>
    <message id="derrein.did.go-on">
        <source>The game goes on as a long one</source>
        <translation>The game goes on as a long one</translation>
    </message>
    <message id="derrein.did.lay-plate">
        <source>Laid plate {plate}</source>
        <translation>Laid plate {plate}</translation>
    </message>
    <message id="derrein.did.lose-duchy">
        <source>Hunger: removed a duchy</source>
        <translation>Hunger: removed a duchy</translation>
    </message>
    <message id="derrein.did.lose-workshop">
        <source>Hunger: removed {workshop}</source>
        <translation>Hunger: removed {workshop}</translation>
    </message>
    <message id="derrein.did.move-witchery">
        <source>Moved the witchery</source>
        <translation>Moved the witchery</translation>
    </message>
    <message id="derrein.did.paint">
        <source>Entered a landscape: {landscape}</source>
        <translation>Entered a landscape: {landscape}</translation>
    </message>
    <message id="derrein.did.pay-food">
        <source>Food phase[: paid {food}]</source>
        <translation>Food phase[: paid {food}]</translation>
    </message>
    <message id="derrein.did.place-duchy">
        <source>Placed the first duchy</source>
        <translation>Placed the first duchy</translation>
    </message>
    <message id="derrein.did.place-farm">
        <source>Placed the first farm: {landscape}</source>
        <translation>Placed the first farm: {landscape}</translation>
    </message>
    <message id="derrein.did.place-first">
        <source>Placed the first piece</source>
        <translation>Placed the first piece</translation>
    </message>
    <message id="derrein.did.process">
        <source>Processed {times} × {raw}</source>
        <translation>Processed {times} × {raw}</translation>
    </message>
    <message id="derrein.did.show-mission">
        <source>Showed the mission</source>
        <translation>Showed the mission</translation>
    </message>
    <message id="derrein.did.shrink-duchy">
        <source>Hunger: shrank a duchy</source>
        <translation>Hunger: shrank a duchy</translation>
    </message>
    <message id="derrein.did.swap-bead">
        <source>Bowl: {out} out, {in} in</source>
        <translation>Bowl: {out} out, {in} in</translation>
    </message>
    <message id="derrein.did.swap-mission">
        <source>Swapped the mission</source>
        <translation>Swapped the mission</translation>
    </message>
    <message id="derrein.did.take-start-card">
        <source>Start card {number}: {piece}</source>
        <translation>Start card {number}: {piece}</translation>
    </message>
    <message id="derrein.did.throw-bowl">
        <source>Threw[ {beads}]</source>
        <translation>Threw[ {beads}]</translation>
    </message>
    <message id="derrein.did.trade">
        <source>Traded with {with}[: gave {give}][, got {want}]</source>
        <translation>Traded with {with}[: gave {give}][, got {want}]</translation>
    </message>
    <message id="derrein.did.trade.no-agreed">
        <source>Offered {with} a trade[: gives {give}][, wants {want}]</source>
        <translation>Offered {with} a trade[: gives {give}][, wants {want}]</translation>
    </message>
    <message id="derrein.did.transform">
        <source>Transformed: {from} → {to}</source>
        <translation>Transformed: {from} → {to}</translation>
    </message>
    <message id="derrein.did.withdraw">
        <source>Withdrew the offer</source>
        <translation>Withdrew the offer</translation>
    </message>
    <message id="derrein.duchy.large">
        <source>Large duchy</source>
        <translation>Large duchy</translation>
    </message>
    <message id="derrein.duchy.none">
        <source>No duchy</source>
        <translation>No duchy</translation>
    </message>
    <message id="derrein.duchy.small">
        <source>Small duchy</source>
        <translation>Small duchy</translation>
    </message>
    <message id="derrein.farms-on">
        <source>Farms: {landscape}</source>
        <translation>Farms: {landscape}</translation>
    </message>
    <message id="derrein.field.against">
        <source>Against whose witch?</source>
        <translation>Against whose witch?</translation>
    </message>
    <message id="derrein.field.agree">
        <source>Do you agree?</source>
        <translation>Do you agree?</translation>
    </message>
    <message id="derrein.field.agreed">
        <source>Agreed already?</source>
        <translation>Agreed already?</translation>
    </message>
    <message id="derrein.field.beads">
        <source>Which beads fell into the holes?</source>
        <translation>Which beads fell into the holes?</translation>
    </message>
    <message id="derrein.field.cell">
        <source>Which landscape?</source>
        <translation>Which landscape?</translation>
    </message>
    <message id="derrein.field.fight">
        <source>Which fight?</source>
        <translation>Which fight?</translation>
    </message>
    <message id="derrein.field.food">
        <source>What is paid?</source>
        <translation>What is paid?</translation>
    </message>
    <message id="derrein.field.from">
        <source>What is transformed?</source>
        <translation>What is transformed?</translation>
    </message>
    <message id="derrein.field.give">
        <source>What do you give?</source>
        <translation>What do you give?</translation>
    </message>
    <message id="derrein.field.in">
        <source>Which bead goes in?</source>
        <translation>Which bead goes in?</translation>
    </message>
    <message id="derrein.field.landscape">
        <source>What kind of landscape?</source>
        <translation>What kind of landscape?</translation>
    </message>
    <message id="derrein.field.lower">
        <source>Lower part of the mission?</source>
        <translation>Lower part of the mission?</translation>
    </message>
    <message id="derrein.field.number">
        <source>Which number is on the card?</source>
        <translation>Which number is on the card?</translation>
    </message>
    <message id="derrein.field.offer">
        <source>Which offer?</source>
        <translation>Which offer?</translation>
    </message>
    <message id="derrein.field.out">
        <source>Which bead goes out?</source>
        <translation>Which bead goes out?</translation>
    </message>
    <message id="derrein.field.owner">
        <source>Whose workshop?</source>
        <translation>Whose workshop?</translation>
    </message>
    <message id="derrein.field.piece">
        <source>Which piece does it show?</source>
        <translation>Which piece does it show?</translation>
    </message>
    <message id="derrein.field.place">
        <source>Which duchy square?</source>
        <translation>Which duchy square?</translation>
    </message>
    <message id="derrein.field.plate">
        <source>Which plate?</source>
        <translation>Which plate?</translation>
    </message>
    <message id="derrein.field.price">
        <source>For what in return?</source>
        <translation>For what in return?</translation>
    </message>
    <message id="derrein.field.quarters">
        <source>How many quarter turns?</source>
        <translation>How many quarter turns?</translation>
    </message>
    <message id="derrein.field.raw">
        <source>Which raw good?</source>
        <translation>Which raw good?</translation>
    </message>
    <message id="derrein.field.times">
        <source>How many?</source>
        <translation>How many?</translation>
    </message>
    <message id="derrein.field.to">
        <source>Into what?</source>
        <translation>Into what?</translation>
    </message>
    <message id="derrein.field.turn">
        <source>Which turn?</source>
        <translation>Which turn?</translation>
    </message>
    <message id="derrein.field.upper">
        <source>Upper part of the mission?</source>
        <translation>Upper part of the mission?</translation>
    </message>
    <message id="derrein.field.want">
        <source>What do you want?</source>
        <translation>What do you want?</translation>
    </message>
    <message id="derrein.field.with">
        <source>With whom?</source>
        <translation>With whom?</translation>
    </message>
    <message id="derrein.field.won">
        <source>Does your star stand?</source>
        <translation>Does your star stand?</translation>
    </message>
    <message id="derrein.field.workshop">
        <source>Which workshop?</source>
        <translation>Which workshop?</translation>
    </message>
    <message id="derrein.first-piece.unknown">
        <source>Not entered</source>
        <translation>Not entered</translation>
    </message>
    <message id="derrein.food.enough">
        <source>{need} needed, and there is enough</source>
        <translation>{need} needed, and there is enough</translation>
    </message>
    <message id="derrein.food.short">
        <source>{need} needed, {missing} missing</source>
        <translation>{need} needed, {missing} missing</translation>
    </message>
    <message id="derrein.food.title">
        <source>Food</source>
        <translation>Food</translation>
    </message>
    <message id="derrein.good.cow">
        <source>Cow</source>
        <translation>Cow</translation>
    </message>
    <message id="derrein.good.flour">
        <source>Flour</source>
        <translation>Flour</translation>
    </message>
    <message id="derrein.good.lavender">
        <source>Lavender</source>
        <translation>Lavender</translation>
    </message>
    <message id="derrein.good.leather">
        <source>Leather</source>
        <translation>Leather</translation>
    </message>
    <message id="derrein.good.medicine">
        <source>Medicine</source>
        <translation>Medicine</translation>
    </message>
    <message id="derrein.good.plank">
        <source>Plank</source>
        <translation>Plank</translation>
    </message>
    <message id="derrein.good.rock">
        <source>Rock</source>
        <translation>Rock</translation>
    </message>
    <message id="derrein.good.slate">
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message id="derrein.good.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message id="derrein.good.wood">
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message id="derrein.goods.title">
        <source>Goods</source>
        <translation>Goods</translation>
    </message>
    <message id="derrein.harvest.lost">
        <source>All cards are handed in: {good}</source>
        <translation>All cards are handed in: {good}</translation>
    </message>
    <message id="derrein.harvest.rotten">
        <source>A red bead: no harvest, and products rot.</source>
        <translation>A red bead: no harvest, and products rot.</translation>
    </message>
    <message id="derrein.harvest.sum">
        <source>{beads} × (1 + {farms} for farms)</source>
        <translation>{beads} × (1 + {farms} for farms)</translation>
    </message>
    <message id="derrein.harvest.title">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="derrein.headline">
        <source>Round {round} · {seat} · {phase}</source>
        <translation>Round {round} · {seat} · {phase}</translation>
    </message>
    <message id="derrein.landscape.cow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="derrein.landscape.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="derrein.landscape.lavender">
        <source>Lavender field</source>
        <translation>Lavender field</translation>
    </message>
    <message id="derrein.landscape.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="derrein.landscape.none">
        <source>No landscape</source>
        <translation>No landscape</translation>
    </message>
    <message id="derrein.landscape.pebbles">
        <source>River pebbles</source>
        <translation>River pebbles</translation>
    </message>
    <message id="derrein.landscape.rock">
        <source>River pebbles</source>
        <translation>River pebbles</translation>
    </message>
    <message id="derrein.landscape.wheat">
        <source>Wheat field</source>
        <translation>Wheat field</translation>
    </message>
    <message id="derrein.landscape.wood">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="derrein.map.title">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="derrein.medicine.title">
        <source>With medicine</source>
        <translation>With medicine</translation>
    </message>
    <message id="derrein.misfit.below-zero">
        <source>{good}: {needed} would go, and {held} are there.</source>
        <translation>{good}: {needed} would go, and {held} are there.</translation>
    </message>
    <message id="derrein.misfit.cell-or-none">
        <source>A square is named if, and only if, the table has a map.</source>
        <translation>A square is named if, and only if, the table has a map.</translation>
    </message>
    <message id="derrein.misfit.duchy-place-taken">
        <source>A duchy stands there already.</source>
        <translation>A duchy stands there already.</translation>
    </message>
    <message id="derrein.misfit.landscape-taken">
        <source>A building stands there already.</source>
        <translation>A building stands there already.</translation>
    </message>
    <message id="derrein.misfit.negative">
        <source>An amount is below zero.</source>
        <translation>An amount is below zero.</translation>
    </message>
    <message id="derrein.misfit.no-bead-left">
        <source>No such bead is left outside the bowl.</source>
        <translation>No such bead is left outside the bowl.</translation>
    </message>
    <message id="derrein.misfit.no-duchy-place">
        <source>No duchy can stand there.</source>
        <translation>No duchy can stand there.</translation>
    </message>
    <message id="derrein.misfit.no-landscape">
        <source>There is no landscape on that square.</source>
        <translation>There is no landscape on that square.</translation>
    </message>
    <message id="derrein.misfit.no-piece-left">
        <source>That player has no such piece left.</source>
        <translation>That player has no such piece left.</translation>
    </message>
    <message id="derrein.misfit.no-start-card">
        <source>The start card was not entered.</source>
        <translation>The start card was not entered.</translation>
    </message>
    <message id="derrein.misfit.no-such-duchy">
        <source>There is no such duchy there.</source>
        <translation>There is no such duchy there.</translation>
    </message>
    <message id="derrein.misfit.no-such-offer">
        <source>The offer was no longer open.</source>
        <translation>The offer was no longer open.</translation>
    </message>
    <message id="derrein.misfit.no-such-player">
        <source>There is no such other player.</source>
        <translation>There is no such other player.</translation>
    </message>
    <message id="derrein.misfit.no-such-workshop">
        <source>There is no such workshop there.</source>
        <translation>There is no such workshop there.</translation>
    </message>
    <message id="derrein.misfit.no-witchery">
        <source>There was no witchery.</source>
        <translation>There was no witchery.</translation>
    </message>
    <message id="derrein.misfit.not-in-bowl">
        <source>These beads are not in the bowl.</source>
        <translation>These beads are not in the bowl.</translation>
    </message>
    <message id="derrein.misfit.nothing-to-annex">
        <source>There was nothing to annex.</source>
        <translation>There was nothing to annex.</translation>
    </message>
    <message id="derrein.misfit.other-fight">
        <source>Another fight came first.</source>
        <translation>Another fight came first.</translation>
    </message>
    <message id="derrein.misfit.other-turn">
        <source>It was another turn by then.</source>
        <translation>It was another turn by then.</translation>
    </message>
    <message id="derrein.misfit.plate-off-the-map">
        <source>The plate reaches beyond the map.</source>
        <translation>The plate reaches beyond the map.</translation>
    </message>
    <message id="derrein.misfit.too-many-offers">
        <source>Four offers were open already.</source>
        <translation>Four offers were open already.</translation>
    </message>
    <message id="derrein.mission.enter">
        <source>Enter the mission</source>
        <translation>Enter the mission</translation>
    </message>
    <message id="derrein.mission.hide">
        <source>Hide it again</source>
        <translation>Hide it again</translation>
    </message>
    <message id="derrein.mission.look">
        <source>Look behind the curtain</source>
        <translation>Look behind the curtain</translation>
    </message>
    <message id="derrein.mission.lower">
        <source>Lower part (long game)</source>
        <translation>Lower part (long game)</translation>
    </message>
    <message id="derrein.mission.met">
        <source>Fulfilled: finish the food phase to win.</source>
        <translation>Fulfilled: finish the food phase to win.</translation>
    </message>
    <message id="derrein.mission.missing" numerus="yes">
        <source>{count} pieces missing</source>
        <translation>
            <numerusform>{count} piece missing</numerusform>
            <numerusform>{count} pieces missing</numerusform>
        </translation>
    </message>
    <message id="derrein.mission.none">
        <source>Not entered</source>
        <translation>Not entered</translation>
    </message>
    <message id="derrein.mission.open">
        <source>Open it for all</source>
        <translation>Open it for all</translation>
    </message>
    <message id="derrein.mission.owed">
        <source>A new mission is to be drawn.</source>
        <translation>A new mission is to be drawn.</translation>
    </message>
    <message id="derrein.mission.seal">
        <source>Seal it</source>
        <translation>Seal it</translation>
    </message>
    <message id="derrein.mission.sealed">
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message id="derrein.mission.title">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.mission.upper">
        <source>Upper part</source>
        <translation>Upper part</translation>
    </message>
    <message id="derrein.move.add-red">
        <source>Add a red bead</source>
        <translation>Add a red bead</translation>
    </message>
    <message id="derrein.move.annex">
        <source>Annex</source>
        <translation>Annex</translation>
    </message>
    <message id="derrein.move.answer">
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message id="derrein.move.ask-workshop">
        <source>Use a workshop</source>
        <translation>Use a workshop</translation>
    </message>
    <message id="derrein.move.begin">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="derrein.move.build-duchy">
        <source>Build duchy</source>
        <translation>Build duchy</translation>
    </message>
    <message id="derrein.move.build-farm">
        <source>Build farm</source>
        <translation>Build farm</translation>
    </message>
    <message id="derrein.move.build-witchery">
        <source>Build witchery</source>
        <translation>Build witchery</translation>
    </message>
    <message id="derrein.move.build-workshop">
        <source>Build workshop</source>
        <translation>Build workshop</translation>
    </message>
    <message id="derrein.move.claim-victory">
        <source>Claim victory</source>
        <translation>Claim victory</translation>
    </message>
    <message id="derrein.move.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Curse the bowl</translation>
    </message>
    <message id="derrein.move.drop-workshop">
        <source>Drop workshop</source>
        <translation>Drop workshop</translation>
    </message>
    <message id="derrein.move.end-building">
        <source>End building</source>
        <translation>End building</translation>
    </message>
    <message id="derrein.move.enlarge-duchy">
        <source>Enlarge duchy</source>
        <translation>Enlarge duchy</translation>
    </message>
    <message id="derrein.move.fight-witch">
        <source>Fight a witch</source>
        <translation>Fight a witch</translation>
    </message>
    <message id="derrein.move.go-on">
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message id="derrein.move.lay-plate">
        <source>Lay a plate</source>
        <translation>Lay a plate</translation>
    </message>
    <message id="derrein.move.lose-duchy">
        <source>Remove duchy</source>
        <translation>Remove duchy</translation>
    </message>
    <message id="derrein.move.lose-workshop">
        <source>Remove workshop</source>
        <translation>Remove workshop</translation>
    </message>
    <message id="derrein.move.move-witchery">
        <source>Move witchery</source>
        <translation>Move witchery</translation>
    </message>
    <message id="derrein.move.paint">
        <source>Enter landscape</source>
        <translation>Enter landscape</translation>
    </message>
    <message id="derrein.move.pay-food">
        <source>Pay food</source>
        <translation>Pay food</translation>
    </message>
    <message id="derrein.move.place-duchy">
        <source>First duchy</source>
        <translation>First duchy</translation>
    </message>
    <message id="derrein.move.place-farm">
        <source>First farm</source>
        <translation>First farm</translation>
    </message>
    <message id="derrein.move.place-first">
        <source>First piece</source>
        <translation>First piece</translation>
    </message>
    <message id="derrein.move.process">
        <source>Process</source>
        <translation>Process</translation>
    </message>
    <message id="derrein.move.show-mission">
        <source>Show mission</source>
        <translation>Show mission</translation>
    </message>
    <message id="derrein.move.shrink-duchy">
        <source>Shrink duchy</source>
        <translation>Shrink duchy</translation>
    </message>
    <message id="derrein.move.swap-bead">
        <source>Swap a bead</source>
        <translation>Swap a bead</translation>
    </message>
    <message id="derrein.move.swap-mission">
        <source>Swap mission</source>
        <translation>Swap mission</translation>
    </message>
    <message id="derrein.move.take-start-card">
        <source>Start card</source>
        <translation>Start card</translation>
    </message>
    <message id="derrein.move.throw-bowl">
        <source>Throw</source>
        <translation>Throw</translation>
    </message>
    <message id="derrein.move.trade">
        <source>Trade</source>
        <translation>Trade</translation>
    </message>
    <message id="derrein.move.transform">
        <source>Transform</source>
        <translation>Transform</translation>
    </message>
    <message id="derrein.move.withdraw">
        <source>Withdraw offer</source>
        <translation>Withdraw offer</translation>
    </message>
    <message id="derrein.need.any-workshop">
        <source>Any workshop</source>
        <translation>Any workshop</translation>
    </message>
    <message id="derrein.need.duchy">
        <source>Duchy</source>
        <translation>Duchy</translation>
    </message>
    <message id="derrein.need.farm">
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message id="derrein.need.large-duchy">
        <source>Large duchy</source>
        <translation>Large duchy</translation>
    </message>
    <message id="derrein.need.mill">
        <source>Mill</source>
        <translation>Mill</translation>
    </message>
    <message id="derrein.need.sawmill">
        <source>Sawmill</source>
        <translation>Sawmill</translation>
    </message>
    <message id="derrein.need.stonecutter">
        <source>Stonecutter</source>
        <translation>Stonecutter</translation>
    </message>
    <message id="derrein.need.tannery">
        <source>Tannery</source>
        <translation>Tannery</translation>
    </message>
    <message id="derrein.need.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.nothing">
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message id="derrein.odds.beads" numerus="yes">
        <source>{count} beads in the bowl</source>
        <translation>
            <numerusform>{count} bead in the bowl</numerusform>
            <numerusform>{count} beads in the bowl</numerusform>
        </translation>
    </message>
    <message id="derrein.odds.title">
        <source>Odds in the next throw</source>
        <translation>Odds in the next throw</translation>
    </message>
    <message id="derrein.offers.detail">
        <source>gives {give}, wants {want}</source>
        <translation>gives {give}, wants {want}</translation>
    </message>
    <message id="derrein.offers.detail-workshop">
        <source>process {process} for {give}</source>
        <translation>process {process} for {give}</translation>
    </message>
    <message id="derrein.offers.title">
        <source>Offers</source>
        <translation>Offers</translation>
    </message>
    <message id="derrein.offers.trade">
        <source>{seat} offers a trade to {other}</source>
        <translation>{seat} offers a trade to {other}</translation>
    </message>
    <message id="derrein.offers.workshop">
        <source>{seat} asks {other} for a workshop</source>
        <translation>{seat} asks {other} for a workshop</translation>
    </message>
    <message id="derrein.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexing farms</translation>
    </message>
    <message id="derrein.option.annex-farms-again">
        <source>Farms change hands again</source>
        <translation>Farms change hands again</translation>
    </message>
    <message id="derrein.option.annex-farms-again-why">
        <source>The stronger duchies take an annexed farm over.</source>
        <translation>The stronger duchies take an annexed farm over.</translation>
    </message>
    <message id="derrein.option.annex-farms-why">
        <source>A new duchy takes over unprotected farms beside it.</source>
        <translation>A new duchy takes over unprotected farms beside it.</translation>
    </message>
    <message id="derrein.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexing workshops</translation>
    </message>
    <message id="derrein.option.annex-workshops-again">
        <source>Workshops change hands again</source>
        <translation>Workshops change hands again</translation>
    </message>
    <message id="derrein.option.annex-workshops-again-why">
        <source>The stronger duchies take an annexed workshop over.</source>
        <translation>The stronger duchies take an annexed workshop over.</translation>
    </message>
    <message id="derrein.option.annex-workshops-why">
        <source>A new large duchy takes over workshops of small ones.</source>
        <translation>A new large duchy takes over workshops of small ones.</translation>
    </message>
    <message id="derrein.option.change-bowl">
        <source>Changing the bowl</source>
        <translation>Changing the bowl</translation>
    </message>
    <message id="derrein.option.change-bowl-why">
        <source>Before throwing, swap as many beads as you have farms.</source>
        <translation>Before throwing, swap as many beads as you have farms.</translation>
    </message>
    <message id="derrein.option.cost-card">
        <source>Workshop costs</source>
        <translation>Workshop costs</translation>
    </message>
    <message id="derrein.option.cost-card-why">
        <source>The costs are printed on the cost card only.</source>
        <translation>The costs are printed on the cost card only.</translation>
    </message>
    <message id="derrein.option.cost-card.plain">
        <source>All alike</source>
        <translation>All alike</translation>
    </message>
    <message id="derrein.option.cost-card.plain-why">
        <source>Every workshop costs a plank and a leather.</source>
        <translation>Every workshop costs a plank and a leather.</translation>
    </message>
    <message id="derrein.option.cost-card.printed">
        <source>From the card</source>
        <translation>From the card</translation>
    </message>
    <message id="derrein.option.cost-card.printed-why">
        <source>The app asks you for each cost once.</source>
        <translation>The app asks you for each cost once.</translation>
    </message>
    <message id="derrein.option.curse-bowl">
        <source>Cursing the bowl</source>
        <translation>Cursing the bowl</translation>
    </message>
    <message id="derrein.option.curse-bowl-why">
        <source>For a medicine, change the bowl before somebody else's turn.</source>
        <translation>For a medicine, change the bowl before somebody else's turn.</translation>
    </message>
    <message id="derrein.option.food-order">
        <source>Food proposed first</source>
        <translation>Food proposed first</translation>
    </message>
    <message id="derrein.option.food-order-why">
        <source>In which order the app proposes to pay food.</source>
        <translation>In which order the app proposes to pay food.</translation>
    </message>
    <message id="derrein.option.food-order.cow-flour-wheat">
        <source>Cow, flour, wheat</source>
        <translation>Cow, flour, wheat</translation>
    </message>
    <message id="derrein.option.food-order.cow-wheat-flour">
        <source>Cow, wheat, flour</source>
        <translation>Cow, wheat, flour</translation>
    </message>
    <message id="derrein.option.food-order.flour-cow-wheat">
        <source>Flour, cow, wheat</source>
        <translation>Flour, cow, wheat</translation>
    </message>
    <message id="derrein.option.food-order.flour-wheat-cow">
        <source>Flour, wheat, cow</source>
        <translation>Flour, wheat, cow</translation>
    </message>
    <message id="derrein.option.food-order.wheat-cow-flour">
        <source>Wheat, cow, flour</source>
        <translation>Wheat, cow, flour</translation>
    </message>
    <message id="derrein.option.food-order.wheat-flour-cow">
        <source>Wheat, flour, cow</source>
        <translation>Wheat, flour, cow</translation>
    </message>
    <message id="derrein.option.game">
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message id="derrein.option.game-why">
        <source>Which part of the mission card has to be met.</source>
        <translation>Which part of the mission card has to be met.</translation>
    </message>
    <message id="derrein.option.game.long">
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message id="derrein.option.game.long-why">
        <source>Both parts of the card.</source>
        <translation>Both parts of the card.</translation>
    </message>
    <message id="derrein.option.game.short">
        <source>Short</source>
        <translation>Short</translation>
    </message>
    <message id="derrein.option.game.short-why">
        <source>The upper part, about an hour.</source>
        <translation>The upper part, about an hour.</translation>
    </message>
    <message id="derrein.option.guild-master">
        <source>Guild master</source>
        <translation>Guild master</translation>
    </message>
    <message id="derrein.option.guild-master-why">
        <source>Several workshops of a kind give that many products.</source>
        <translation>Several workshops of a kind give that many products.</translation>
    </message>
    <message id="derrein.option.long-game">
        <source>Long game</source>
        <translation>Long game</translation>
    </message>
    <message id="derrein.option.map">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="derrein.option.map-why">
        <source>How the app knows the landscapes.</source>
        <translation>How the app knows the landscapes.</translation>
    </message>
    <message id="derrein.option.map.counts">
        <source>Counts only</source>
        <translation>Counts only</translation>
    </message>
    <message id="derrein.option.map.counts-why">
        <source>No map: the app keeps tallies of pieces.</source>
        <translation>No map: the app keeps tallies of pieces.</translation>
    </message>
    <message id="derrein.option.map.dealt">
        <source>Dealt by the app</source>
        <translation>Dealt by the app</translation>
    </message>
    <message id="derrein.option.map.dealt-why">
        <source>The app deals the landscapes, you lay them out.</source>
        <translation>The app deals the landscapes, you lay them out.</translation>
    </message>
    <message id="derrein.option.map.painted">
        <source>As it lies</source>
        <translation>As it lies</translation>
    </message>
    <message id="derrein.option.map.painted-why">
        <source>You enter the plates that lie on the table.</source>
        <translation>You enter the plates that lie on the table.</translation>
    </message>
    <message id="derrein.option.raw-limited">
        <source>Limited raw goods</source>
        <translation>Limited raw goods</translation>
    </message>
    <message id="derrein.option.raw-limited-why">
        <source>Only the ten pieces of each in the box.</source>
        <translation>Only the ten pieces of each in the box.</translation>
    </message>
    <message id="derrein.phase.build">
        <source>Building</source>
        <translation>Building</translation>
    </message>
    <message id="derrein.phase.first-duchy">
        <source>First duchy</source>
        <translation>First duchy</translation>
    </message>
    <message id="derrein.phase.first-farm">
        <source>First farm</source>
        <translation>First farm</translation>
    </message>
    <message id="derrein.phase.first-piece">
        <source>First piece</source>
        <translation>First piece</translation>
    </message>
    <message id="derrein.phase.food">
        <source>Food</source>
        <translation>Food</translation>
    </message>
    <message id="derrein.phase.harvest">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="derrein.phase.over">
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message id="derrein.phase.set-up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="derrein.piece.unknown">
        <source>Not entered</source>
        <translation>Not entered</translation>
    </message>
    <message id="derrein.printed.beads.*">
        <source>Beads in the box: {1}</source>
        <translation>Beads in the box: {1}</translation>
    </message>
    <message id="derrein.printed.cost.*.*">
        <source>Cost of {1}: {2}</source>
        <translation>Cost of {1}: {2}</translation>
    </message>
    <message id="derrein.printed.limit.*">
        <source>Pieces in the box: {1}</source>
        <translation>Pieces in the box: {1}</translation>
    </message>
    <message id="derrein.printed.plate#.#">
        <source>Plate {1}, square {2}</source>
        <translation>Plate {1}, square {2}</translation>
    </message>
    <message id="derrein.printed.plate.columns">
        <source>Columns of a plate</source>
        <translation>Columns of a plate</translation>
    </message>
    <message id="derrein.printed.plate.rows">
        <source>Rows of a plate</source>
        <translation>Rows of a plate</translation>
    </message>
    <message id="derrein.real-throw">
        <source>Real throw…</source>
        <translation>Real throw…</translation>
    </message>
    <message id="derrein.records.expected" numerus="yes">
        <source>{tenths} tenths of a bead were to be expected</source>
        <translation>
            <numerusform>{tenths} tenth of a bead was to be expected</numerusform>
            <numerusform>{tenths} tenths of a bead were to be expected</numerusform>
        </translation>
    </message>
    <message id="derrein.records.gained">
        <source>Goods of {seat} so far</source>
        <translation>Goods of {seat} so far</translation>
    </message>
    <message id="derrein.records.throws" numerus="yes">
        <source>{count} throws</source>
        <translation>
            <numerusform>{count} throw</numerusform>
            <numerusform>{count} throws</numerusform>
        </translation>
    </message>
    <message id="derrein.records.title">
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message id="derrein.refusal.another-player">
        <source>Choose another player.</source>
        <translation>Choose another player.</translation>
    </message>
    <message id="derrein.refusal.ask-the-owner">
        <source>This workshop has an owner, to be asked first: {workshop}.</source>
        <translation>This workshop has an owner, to be asked first: {workshop}.</translation>
    </message>
    <message id="derrein.refusal.at-least-one">
        <source>It takes at least one.</source>
        <translation>It takes at least one.</translation>
    </message>
    <message id="derrein.refusal.bowl-is-cursed">
        <source>Somebody has cursed the bowl for this turn.</source>
        <translation>Somebody has cursed the bowl for this turn.</translation>
    </message>
    <message id="derrein.refusal.cost-not-known">
        <source>Look at the cost card and enter what this workshop costs: {workshop}.</source>
        <translation>Look at the cost card and enter what this workshop costs: {workshop}.</translation>
    </message>
    <message id="derrein.refusal.duchy-not-beside-first">
        <source>The first duchy stands next to your first piece.</source>
        <translation>The first duchy stands next to your first piece.</translation>
    </message>
    <message id="derrein.refusal.duchy-place-taken">
        <source>There is a duchy there already.</source>
        <translation>There is a duchy there already.</translation>
    </message>
    <message id="derrein.refusal.duchy-protects">
        <source>A duchy of its owner protects it.</source>
        <translation>A duchy of its owner protects it.</translation>
    </message>
    <message id="derrein.refusal.empty-trade">
        <source>A trade needs something on one side at least.</source>
        <translation>A trade needs something on one side at least.</translation>
    </message>
    <message id="derrein.refusal.expansion-off">
        <source>This expansion is not in play at this table.</source>
        <translation>This expansion is not in play at this table.</translation>
    </message>
    <message id="derrein.refusal.farms-used-up">
        <source>One bead per farm may be swapped, and that is done: {farms}.</source>
        <translation>One bead per farm may be swapped, and that is done: {farms}.</translation>
    </message>
    <message id="derrein.refusal.first-piece-missing">
        <source>Enter the first piece that the card shows.</source>
        <translation>Enter the first piece that the card shows.</translation>
    </message>
    <message id="derrein.refusal.food-phase-first">
        <source>Victory is claimed right after your own food phase.</source>
        <translation>Victory is claimed right after your own food phase.</translation>
    </message>
    <message id="derrein.refusal.food-total">
        <source>Food: exactly {needed} to pay, not {paid}.</source>
        <translation>Food: exactly {needed} to pay, not {paid}.</translation>
    </message>
    <message id="derrein.refusal.has-room">
        <source>This workshop has room: choose one without.</source>
        <translation>This workshop has room: choose one without.</translation>
    </message>
    <message id="derrein.refusal.landscape-taken">
        <source>A landscape holds one building, and this one has: {building}.</source>
        <translation>A landscape holds one building, and this one has: {building}.</translation>
    </message>
    <message id="derrein.refusal.last-of-colour">
        <source>One bead of each colour stays in the bowl: {colour}.</source>
        <translation>One bead of each colour stays in the bowl: {colour}.</translation>
    </message>
    <message id="derrein.refusal.long-game-is-over">
        <source>The long game has been won.</source>
        <translation>The long game has been won.</translation>
    </message>
    <message id="derrein.refusal.map-is-dealt">
        <source>The app has dealt the landscapes of this table.</source>
        <translation>The app has dealt the landscapes of this table.</translation>
    </message>
    <message id="derrein.refusal.map-too-small" numerus="yes">
        <source>The map has {places} squares for duchies, and {needed} are needed.</source>
        <translation>
            <numerusform>The map has {places} square for duchies, and {needed} are needed.</numerusform>
            <numerusform>The map has {places} squares for duchies, and {needed} are needed.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.mission-empty">
        <source>Enter what the upper part of the mission asks for.</source>
        <translation>Enter what the upper part of the mission asks for.</translation>
    </message>
    <message id="derrein.refusal.mission-not-met" numerus="yes">
        <source>The mission still lacks {missing} pieces.</source>
        <translation>
            <numerusform>The mission still lacks {missing} piece.</numerusform>
            <numerusform>The mission still lacks {missing} pieces.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.mission-owed">
        <source>Draw the new mission first.</source>
        <translation>Draw the new mission first.</translation>
    </message>
    <message id="derrein.refusal.mission-shown">
        <source>The mission lies open already.</source>
        <translation>The mission lies open already.</translation>
    </message>
    <message id="derrein.refusal.needs-large-duchy">
        <source>Only a large duchy annexes workshops.</source>
        <translation>Only a large duchy annexes workshops.</translation>
    </message>
    <message id="derrein.refusal.needs-no-food">
        <source>Without a duchy nobody goes hungry.</source>
        <translation>Without a duchy nobody goes hungry.</translation>
    </message>
    <message id="derrein.refusal.negative">
        <source>An amount cannot be below zero.</source>
        <translation>An amount cannot be below zero.</translation>
    </message>
    <message id="derrein.refusal.never-across">
        <source>A raw good never becomes a product, nor a product a raw good.</source>
        <translation>A raw good never becomes a product, nor a product a raw good.</translation>
    </message>
    <message id="derrein.refusal.no-bead-left">
        <source>No bead of this colour is left outside the bowl: {colour}.</source>
        <translation>No bead of this colour is left outside the bowl: {colour}.</translation>
    </message>
    <message id="derrein.refusal.no-cards-left" numerus="yes">
        <source>{good}: {needed} cards needed, {left} left.</source>
        <translation>
            <numerusform>{good}: {needed} card needed, {left} left.</numerusform>
            <numerusform>{good}: {needed} cards needed, {left} left.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.no-duchy-left">
        <source>All three duchies are on the board.</source>
        <translation>All three duchies are on the board.</translation>
    </message>
    <message id="derrein.refusal.no-duchy-place">
        <source>A duchy stands in the middle of four landscapes.</source>
        <translation>A duchy stands in the middle of four landscapes.</translation>
    </message>
    <message id="derrein.refusal.no-farm-left">
        <source>All five farms are on the board.</source>
        <translation>All five farms are on the board.</translation>
    </message>
    <message id="derrein.refusal.no-farm-of-colour">
        <source>You add the colours of your farms only, and have none for this one: {colour}.</source>
        <translation>You add the colours of your farms only, and have none for this one: {colour}.</translation>
    </message>
    <message id="derrein.refusal.no-landscape">
        <source>There is no landscape on that square.</source>
        <translation>There is no landscape on that square.</translation>
    </message>
    <message id="derrein.refusal.no-map">
        <source>This table has no map, so there is no square to name.</source>
        <translation>This table has no map, so there is no square to name.</translation>
    </message>
    <message id="derrein.refusal.no-new-duchy">
        <source>Annexing follows building or enlarging a duchy.</source>
        <translation>Annexing follows building or enlarging a duchy.</translation>
    </message>
    <message id="derrein.refusal.no-own-duchy-beside">
        <source>A workshop stands next to a duchy of yours.</source>
        <translation>A workshop stands next to a duchy of yours.</translation>
    </message>
    <message id="derrein.refusal.no-room">
        <source>A small duchy has room for two workshops, a large one for four.</source>
        <translation>A small duchy has room for two workshops, a large one for four.</translation>
    </message>
    <message id="derrein.refusal.no-room-for-duchy">
        <source>There must be room for the duchy beside it.</source>
        <translation>There must be room for the duchy beside it.</translation>
    </message>
    <message id="derrein.refusal.no-such-duchy">
        <source>You have no such duchy there: {size}.</source>
        <translation>You have no such duchy there: {size}.</translation>
    </message>
    <message id="derrein.refusal.no-such-offer">
        <source>This offer is no longer open.</source>
        <translation>This offer is no longer open.</translation>
    </message>
    <message id="derrein.refusal.no-such-plate">
        <source>The box holds plates 1 to 8.</source>
        <translation>The box holds plates 1 to 8.</translation>
    </message>
    <message id="derrein.refusal.no-such-start-card">
        <source>Start cards have numbers from 1 to 99.</source>
        <translation>Start cards have numbers from 1 to 99.</translation>
    </message>
    <message id="derrein.refusal.no-such-turn">
        <source>A plate is turned by 0 to 3 quarters.</source>
        <translation>A plate is turned by 0 to 3 quarters.</translation>
    </message>
    <message id="derrein.refusal.no-such-workshop">
        <source>There is no such workshop there: {workshop}.</source>
        <translation>There is no such workshop there: {workshop}.</translation>
    </message>
    <message id="derrein.refusal.no-witchery">
        <source>You need a witchery for this.</source>
        <translation>You need a witchery for this.</translation>
    </message>
    <message id="derrein.refusal.no-workshop-left">
        <source>All six workshops are on the board.</source>
        <translation>All six workshops are on the board.</translation>
    </message>
    <message id="derrein.refusal.not-begun">
        <source>The game has not begun yet.</source>
        <translation>The game has not begun yet.</translation>
    </message>
    <message id="derrein.refusal.not-beside-new-duchy">
        <source>It does not lie next to the new duchy.</source>
        <translation>It does not lie next to the new duchy.</translation>
    </message>
    <message id="derrein.refusal.not-enough">
        <source>{good}: {needed} needed, you have {held}.</source>
        <translation>{good}: {needed} needed, you have {held}.</translation>
    </message>
    <message id="derrein.refusal.not-enough-food">
        <source>Food: {needed} needed, you have {held}. Choose what hunger costs you.</source>
        <translation>Food: {needed} needed, you have {held}. Choose what hunger costs you.</translation>
    </message>
    <message id="derrein.refusal.not-in-bowl">
        <source>The bowl holds {held} of this colour: {colour}.</source>
        <translation>The bowl holds {held} of this colour: {colour}.</translation>
    </message>
    <message id="derrein.refusal.not-over">
        <source>The game is still on.</source>
        <translation>The game is still on.</translation>
    </message>
    <message id="derrein.refusal.not-stronger">
        <source>Your duchies around it count {mine}, theirs {theirs}: you need more.</source>
        <translation>Your duchies around it count {mine}, theirs {theirs}: you need more.</translation>
    </message>
    <message id="derrein.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>It is somebody else's turn.</translation>
    </message>
    <message id="derrein.refusal.nothing-must-go">
        <source>All your workshops have room.</source>
        <translation>All your workshops have room.</translation>
    </message>
    <message id="derrein.refusal.nothing-to-annex">
        <source>There is nothing of another player to annex there.</source>
        <translation>There is nothing of another player to annex there.</translation>
    </message>
    <message id="derrein.refusal.nothing-to-trade">
        <source>Neither of you has anything to trade.</source>
        <translation>Neither of you has anything to trade.</translation>
    </message>
    <message id="derrein.refusal.one-mill">
        <source>The only mill is yours already.</source>
        <translation>The only mill is yours already.</translation>
    </message>
    <message id="derrein.refusal.one-witchery">
        <source>Each player has one witchery only.</source>
        <translation>Each player has one witchery only.</translation>
    </message>
    <message id="derrein.refusal.other-fight">
        <source>The next fight is number {fight}.</source>
        <translation>The next fight is number {fight}.</translation>
    </message>
    <message id="derrein.refusal.other-has-no-witchery">
        <source>That player has no witchery.</source>
        <translation>That player has no witchery.</translation>
    </message>
    <message id="derrein.refusal.other-has-not">
        <source>{good}: the other player has {held}, not {needed}.</source>
        <translation>{good}: the other player has {held}, not {needed}.</translation>
    </message>
    <message id="derrein.refusal.other-landscape">
        <source>That square shows another landscape: {landscape}.</source>
        <translation>That square shows another landscape: {landscape}.</translation>
    </message>
    <message id="derrein.refusal.other-phase">
        <source>This belongs to another phase: {phase}.</source>
        <translation>This belongs to another phase: {phase}.</translation>
    </message>
    <message id="derrein.refusal.other-turn">
        <source>The throw is due for turn {turn}.</source>
        <translation>The throw is due for turn {turn}.</translation>
    </message>
    <message id="derrein.refusal.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="derrein.refusal.own-turn">
        <source>The curse is for somebody else's turn.</source>
        <translation>The curse is for somebody else's turn.</translation>
    </message>
    <message id="derrein.refusal.own-workshop">
        <source>You have this workshop yourself.</source>
        <translation>You have this workshop yourself.</translation>
    </message>
    <message id="derrein.refusal.painted-already">
        <source>The square shows this landscape already.</source>
        <translation>The square shows this landscape already.</translation>
    </message>
    <message id="derrein.refusal.plate-not-known">
        <source>Plate {plate} is not entered yet: enter its landscapes once, under printed values.</source>
        <translation>Plate {plate} is not entered yet: enter its landscapes once, under printed values.</translation>
    </message>
    <message id="derrein.refusal.plate-off-the-map">
        <source>The plate would reach beyond the map.</source>
        <translation>The plate would reach beyond the map.</translation>
    </message>
    <message id="derrein.refusal.plate-overlaps">
        <source>Another plate lies there.</source>
        <translation>Another plate lies there.</translation>
    </message>
    <message id="derrein.refusal.red-stays">
        <source>The red bead is never swapped.</source>
        <translation>The red bead is never swapped.</translation>
    </message>
    <message id="derrein.refusal.same-colour">
        <source>That is the same colour.</source>
        <translation>That is the same colour.</translation>
    </message>
    <message id="derrein.refusal.same-good">
        <source>That is the same good.</source>
        <translation>That is the same good.</translation>
    </message>
    <message id="derrein.refusal.set-up-is-over">
        <source>The set-up is over.</source>
        <translation>The set-up is over.</translation>
    </message>
    <message id="derrein.refusal.show-mission-first">
        <source>Show your mission first.</source>
        <translation>Show your mission first.</translation>
    </message>
    <message id="derrein.refusal.start-card-missing">
        <source>Start card not entered yet: {seat}.</source>
        <translation>Start card not entered yet: {seat}.</translation>
    </message>
    <message id="derrein.refusal.start-card-taken">
        <source>Somebody else has start card {number}.</source>
        <translation>Somebody else has start card {number}.</translation>
    </message>
    <message id="derrein.refusal.teasing">
        <source>At the start nobody builds next to somebody else's duchy.</source>
        <translation>At the start nobody builds next to somebody else's duchy.</translation>
    </message>
    <message id="derrein.refusal.three-beads">
        <source>Three beads fall, not {beads}.</source>
        <translation>Three beads fall, not {beads}.</translation>
    </message>
    <message id="derrein.refusal.too-many-offers">
        <source>Four offers are open: answer one first.</source>
        <translation>Four offers are open: answer one first.</translation>
    </message>
    <message id="derrein.refusal.too-many-pieces" numerus="yes">
        <source>Nobody has more than {most} such pieces.</source>
        <translation>
            <numerusform>Nobody has more than {most} such piece.</numerusform>
            <numerusform>Nobody has more than {most} such pieces.</numerusform>
        </translation>
    </message>
    <message id="derrein.refusal.turn-has-begun">
        <source>The turn has begun: a curse comes before it.</source>
        <translation>The turn has begun: a curse comes before it.</translation>
    </message>
    <message id="derrein.refusal.witchery-not-lent">
        <source>A witchery is never lent: everybody brews their own medicine.</source>
        <translation>A witchery is never lent: everybody brews their own medicine.</translation>
    </message>
    <message id="derrein.refusal.witchery-protects">
        <source>A witchery beside it protects this farm.</source>
        <translation>A witchery beside it protects this farm.</translation>
    </message>
    <message id="derrein.refusal.workshops-must-go">
        <source>Workshops without room must go first.</source>
        <translation>Workshops without room must go first.</translation>
    </message>
    <message id="derrein.refusal.wrong-landscape">
        <source>This building needs its own landscape: {building}.</source>
        <translation>This building needs its own landscape: {building}.</translation>
    </message>
    <message id="derrein.says.red-came">
        <source>From now on: put one red bead into the bowl.</source>
        <translation>From now on: put one red bead into the bowl.</translation>
    </message>
    <message id="derrein.score-line.farms">
        <source>Farms</source>
        <translation>Farms</translation>
    </message>
    <message id="derrein.score-line.large-duchies">
        <source>Large duchies</source>
        <translation>Large duchies</translation>
    </message>
    <message id="derrein.score-line.mill">
        <source>Mill</source>
        <translation>Mill</translation>
    </message>
    <message id="derrein.score-line.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.score-line.sawmill">
        <source>Sawmills</source>
        <translation>Sawmills</translation>
    </message>
    <message id="derrein.score-line.small-duchies">
        <source>Small duchies</source>
        <translation>Small duchies</translation>
    </message>
    <message id="derrein.score-line.stonecutter">
        <source>Stonecutters</source>
        <translation>Stonecutters</translation>
    </message>
    <message id="derrein.score-line.tannery">
        <source>Tanneries</source>
        <translation>Tanneries</translation>
    </message>
    <message id="derrein.score-line.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.score.mission" numerus="yes">
        <source>{met} of {asked} pieces of the mission</source>
        <translation>
            <numerusform>{met} of {asked} pieces of the mission</numerusform>
            <numerusform>{met} of {asked} pieces of the mission</numerusform>
        </translation>
    </message>
    <message id="derrein.sealed.mission">
        <source>Secret mission</source>
        <translation>Secret mission</translation>
    </message>
    <message id="derrein.set-up.begin">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="derrein.set-up.begin.detail">
        <source>The lowest number places the first pieces.</source>
        <translation>The lowest number places the first pieces.</translation>
    </message>
    <message id="derrein.set-up.bowl" numerus="yes">
        <source>Put {beads} beads into the bowl</source>
        <translation>
            <numerusform>Put {beads} bead into the bowl</numerusform>
            <numerusform>Put {beads} beads into the bowl</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.bowl.detail">
        <source>Two of each colour, no red one yet.</source>
        <translation>Two of each colour, no red one yet.</translation>
    </message>
    <message id="derrein.set-up.cards">
        <source>Lay out product cards and raw goods</source>
        <translation>Lay out product cards and raw goods</translation>
    </message>
    <message id="derrein.set-up.cards.detail">
        <source>Five piles of products, with the raw good of the same colour in front.</source>
        <translation>Five piles of products, with the raw good of the same colour in front.</translation>
    </message>
    <message id="derrein.set-up.flour" numerus="yes">
        <source>Give everybody {count} flour</source>
        <translation>
            <numerusform>Give everybody {count} flour</numerusform>
            <numerusform>Give everybody {count} flour</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.flour.detail">
        <source>And a cost card each.</source>
        <translation>And a cost card each.</translation>
    </message>
    <message id="derrein.set-up.missions">
        <source>Deal the missions</source>
        <translation>Deal the missions</translation>
    </message>
    <message id="derrein.set-up.missions.detail">
        <source>One each, kept secret. Each device can keep its own sealed.</source>
        <translation>One each, kept secret. Each device can keep its own sealed.</translation>
    </message>
    <message id="derrein.set-up.plates" numerus="yes">
        <source>Lay out {count} board plates</source>
        <translation>
            <numerusform>Lay out {count} board plate</numerusform>
            <numerusform>Lay out {count} board plates</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.plates.detail">
        <source>Side by side, in any arrangement. Then enter the landscapes here.</source>
        <translation>Side by side, in any arrangement. Then enter the landscapes here.</translation>
    </message>
    <message id="derrein.set-up.start-cards">
        <source>Deal the start cards</source>
        <translation>Deal the start cards</translation>
    </message>
    <message id="derrein.set-up.start-cards.detail">
        <source>Enter the number and the first piece of everybody.</source>
        <translation>Enter the number and the first piece of everybody.</translation>
    </message>
    <message id="derrein.set-up.title">
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message id="derrein.supply.title">
        <source>Cards left</source>
        <translation>Cards left</translation>
    </message>
    <message id="derrein.tab.board">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="derrein.tab.mission">
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message id="derrein.tab.trade">
        <source>Trade</source>
        <translation>Trade</translation>
    </message>
    <message id="derrein.tab.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="derrein.tagline">
        <source>Farms, workshops and duchies, and a bowl of beads</source>
        <translation>Farms, workshops and duchies, and a bowl of beads</translation>
    </message>
    <message id="derrein.throw">
        <source>Throw</source>
        <translation>Throw</translation>
    </message>
    <message id="derrein.thrown.none">
        <source>Throw the beads</source>
        <translation>Throw the beads</translation>
    </message>
    <message id="derrein.title">
        <source>Derrein</source>
        <translation>Derrein</translation>
    </message>
    <message id="derrein.tracked.active">
        <source>Whose turn it is</source>
        <translation>Whose turn it is</translation>
    </message>
    <message id="derrein.tracked.bowl.*">
        <source>Beads in the bowl: {1}</source>
        <translation>Beads in the bowl: {1}</translation>
    </message>
    <message id="derrein.tracked.cell#.building">
        <source>Building on square {1}</source>
        <translation>Building on square {1}</translation>
    </message>
    <message id="derrein.tracked.cell#.landscape">
        <source>Landscape of square {1}</source>
        <translation>Landscape of square {1}</translation>
    </message>
    <message id="derrein.tracked.duchies.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="derrein.tracked.farms.*">
        <source>Farms: {1}</source>
        <translation>Farms: {1}</translation>
    </message>
    <message id="derrein.tracked.first-piece">
        <source>First piece</source>
        <translation>First piece</translation>
    </message>
    <message id="derrein.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="derrein.tracked.place#.duchy">
        <source>Duchy on corner {1}</source>
        <translation>Duchy on corner {1}</translation>
    </message>
    <message id="derrein.tracked.round">
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message id="derrein.tracked.start-number">
        <source>Number of the start card</source>
        <translation>Number of the start card</translation>
    </message>
    <message id="derrein.tracked.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.tracked.won">
        <source>Has won</source>
        <translation>Has won</translation>
    </message>
    <message id="derrein.tracked.workshops.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="derrein.trade.none">
        <source>No offer is open</source>
        <translation>No offer is open</translation>
    </message>
    <message id="derrein.zone.active">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="derrein.zone.bowl">
        <source>Chance bowl</source>
        <translation>Chance bowl</translation>
    </message>
    <message id="derrein.zone.cell">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="derrein.zone.phase">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="derrein.zone.place">
        <source>Duchies</source>
        <translation>Duchies</translation>
    </message>
    <message id="derrein.zone.printed">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message id="derrein.zone.round">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
</context>
</TS>
