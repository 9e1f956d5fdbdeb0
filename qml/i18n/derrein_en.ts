<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="derrein.about">
        <source>Harvest with the chance bowl, build duchies, fulfil a secret mission</source>
        <translation>Harvest with the chance bowl, build duchies, fulfil a secret mission</translation>
    </message>
    <message id="derrein.any-time.title">
        <source>Any time</source>
        <translation>Any time</translation>
    </message>
    <message id="derrein.ask.against">
        <source>Against whose witch?</source>
        <translation>Against whose witch?</translation>
    </message>
    <message id="derrein.ask.agree">
        <source>Do you agree?</source>
        <translation>Do you agree?</translation>
    </message>
    <message id="derrein.ask.agreed">
        <source>Agreed already?</source>
        <translation>Agreed already?</translation>
    </message>
    <message id="derrein.ask.beads">
        <source>What did the real bowl show?</source>
        <translation>What did the real bowl show?</translation>
    </message>
    <message id="derrein.ask.cell">
        <source>Where?</source>
        <translation>Where?</translation>
    </message>
    <message id="derrein.ask.food">
        <source>How is it paid?</source>
        <translation>How is it paid?</translation>
    </message>
    <message id="derrein.ask.from">
        <source>Which good is transformed?</source>
        <translation>Which good is transformed?</translation>
    </message>
    <message id="derrein.ask.give">
        <source>What do you give?</source>
        <translation>What do you give?</translation>
    </message>
    <message id="derrein.ask.in">
        <source>Which colour comes in?</source>
        <translation>Which colour comes in?</translation>
    </message>
    <message id="derrein.ask.landscape">
        <source>Which landscape?</source>
        <translation>Which landscape?</translation>
    </message>
    <message id="derrein.ask.lower">
        <source>Lower part of the mission</source>
        <translation>Lower part of the mission</translation>
    </message>
    <message id="derrein.ask.number">
        <source>Number on the start card</source>
        <translation>Number on the start card</translation>
    </message>
    <message id="derrein.ask.offer">
        <source>Which offer?</source>
        <translation>Which offer?</translation>
    </message>
    <message id="derrein.ask.out">
        <source>Which colour goes out?</source>
        <translation>Which colour goes out?</translation>
    </message>
    <message id="derrein.ask.owner">
        <source>Whose workshop?</source>
        <translation>Whose workshop?</translation>
    </message>
    <message id="derrein.ask.piece">
        <source>First piece on the card</source>
        <translation>First piece on the card</translation>
    </message>
    <message id="derrein.ask.place">
        <source>Where?</source>
        <translation>Where?</translation>
    </message>
    <message id="derrein.ask.plate">
        <source>Which board?</source>
        <translation>Which board?</translation>
    </message>
    <message id="derrein.ask.price">
        <source>What is paid for it?</source>
        <translation>What is paid for it?</translation>
    </message>
    <message id="derrein.ask.quarters">
        <source>How many quarter turns?</source>
        <translation>How many quarter turns?</translation>
    </message>
    <message id="derrein.ask.raw">
        <source>Which raw good?</source>
        <translation>Which raw good?</translation>
    </message>
    <message id="derrein.ask.times">
        <source>How many?</source>
        <translation>How many?</translation>
    </message>
    <message id="derrein.ask.to">
        <source>Into what?</source>
        <translation>Into what?</translation>
    </message>
    <message id="derrein.ask.upper">
        <source>Upper part of the mission</source>
        <translation>Upper part of the mission</translation>
    </message>
    <message id="derrein.ask.want">
        <source>What do you get?</source>
        <translation>What do you get?</translation>
    </message>
    <message id="derrein.ask.with">
        <source>Trade with whom?</source>
        <translation>Trade with whom?</translation>
    </message>
    <message id="derrein.ask.won">
        <source>Which star stands?</source>
        <translation>Which star stands?</translation>
    </message>
    <message id="derrein.ask.workshop">
        <source>Which workshop?</source>
        <translation>Which workshop?</translation>
    </message>
    <message id="derrein.bowl.no-red">
        <source>No red bead yet</source>
        <translation>No red bead yet</translation>
    </message>
    <message id="derrein.bowl.red-odds">
        <source>Next throw: a red bead {percent} % of the time</source>
        <translation>Next throw: a red bead {percent} % of the time</translation>
    </message>
    <message id="derrein.bowl.thrown">
        <source>{beads}</source>
        <translation>{beads}</translation>
    </message>
    <message id="derrein.bowl.title">
        <source>Chance bowl</source>
        <translation>Chance bowl</translation>
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
        <source>Nothing</source>
        <translation>Nothing</translation>
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
    <message id="derrein.duchy.large">
        <source>Large duchy</source>
        <translation>Large duchy</translation>
    </message>
    <message id="derrein.duchy.none">
        <source>Place for a duchy</source>
        <translation>Place for a duchy</translation>
    </message>
    <message id="derrein.duchy.small">
        <source>Small duchy</source>
        <translation>Small duchy</translation>
    </message>
    <message id="derrein.farms-on">
        <source>Farm · {landscape}</source>
        <translation>Farm · {landscape}</translation>
    </message>
    <message id="derrein.figure.active">
        <source>Whose turn (seat from 0)</source>
        <translation>Whose turn (seat from 0)</translation>
    </message>
    <message id="derrein.figure.cell.building">
        <source>Square {number}: building</source>
        <translation>Square {number}: building</translation>
    </message>
    <message id="derrein.figure.cell.landscape">
        <source>Square {number}: landscape</source>
        <translation>Square {number}: landscape</translation>
    </message>
    <message id="derrein.figure.first-piece">
        <source>First piece</source>
        <translation>First piece</translation>
    </message>
    <message id="derrein.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="derrein.figure.place.duchy">
        <source>Duchy place {number}</source>
        <translation>Duchy place {number}</translation>
    </message>
    <message id="derrein.figure.printed.plate">
        <source>Board square {last}</source>
        <translation>Board square {last}</translation>
    </message>
    <message id="derrein.figure.printed.plate.columns">
        <source>Columns of a board</source>
        <translation>Columns of a board</translation>
    </message>
    <message id="derrein.figure.printed.plate.rows">
        <source>Rows of a board</source>
        <translation>Rows of a board</translation>
    </message>
    <message id="derrein.figure.round">
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message id="derrein.figure.start-number">
        <source>Start card number</source>
        <translation>Start card number</translation>
    </message>
    <message id="derrein.figure.won">
        <source>Has won</source>
        <translation>Has won</translation>
    </message>
    <message id="derrein.food.enough">
        <source>{need} to pay</source>
        <translation>{need} to pay</translation>
    </message>
    <message id="derrein.food.short">
        <source>{need} to pay, {missing} missing</source>
        <translation>{need} to pay, {missing} missing</translation>
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
        <source>Stone</source>
        <translation>Stone</translation>
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
        <source>all of it goes back</source>
        <translation>all of it goes back</translation>
    </message>
    <message id="derrein.harvest.rotten">
        <source>Red: nothing is harvested, and products rot</source>
        <translation>Red: nothing is harvested, and products rot</translation>
    </message>
    <message id="derrein.harvest.sum">
        <source>{beads} × (1 + {farms} farms)</source>
        <translation>{beads} × (1 + {farms} farms)</translation>
    </message>
    <message id="derrein.harvest.title">
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message id="derrein.headline">
        <source>Round {round} · {seat} · {phase}</source>
        <translation>Round {round} · {seat} · {phase}</translation>
    </message>
    <message id="derrein.landscape.forest">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="derrein.landscape.lavender">
        <source>Lavender</source>
        <translation>Lavender</translation>
    </message>
    <message id="derrein.landscape.meadow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="derrein.landscape.none">
        <source>no landscape</source>
        <translation>no landscape</translation>
    </message>
    <message id="derrein.landscape.pebbles">
        <source>River</source>
        <translation>River</translation>
    </message>
    <message id="derrein.landscape.wheat">
        <source>Wheat</source>
        <translation>Wheat</translation>
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
        <source>There is not that much {good}</source>
        <translation>There is not that much {good}</translation>
    </message>
    <message id="derrein.misfit.cell-or-none">
        <source>A place is missing, or one too many was given</source>
        <translation>A place is missing, or one too many was given</translation>
    </message>
    <message id="derrein.misfit.duchy-place-taken">
        <source>A duchy stands there already</source>
        <translation>A duchy stands there already</translation>
    </message>
    <message id="derrein.misfit.landscape-taken">
        <source>Something stands there already</source>
        <translation>Something stands there already</translation>
    </message>
    <message id="derrein.misfit.negative">
        <source>An amount is below zero</source>
        <translation>An amount is below zero</translation>
    </message>
    <message id="derrein.misfit.no-bead-left">
        <source>No bead of that colour is left</source>
        <translation>No bead of that colour is left</translation>
    </message>
    <message id="derrein.misfit.no-duchy-place">
        <source>No duchy can stand there</source>
        <translation>No duchy can stand there</translation>
    </message>
    <message id="derrein.misfit.no-landscape">
        <source>There is no landscape there</source>
        <translation>There is no landscape there</translation>
    </message>
    <message id="derrein.misfit.no-piece-left">
        <source>No such piece is left</source>
        <translation>No such piece is left</translation>
    </message>
    <message id="derrein.misfit.no-start-card">
        <source>A start card is missing</source>
        <translation>A start card is missing</translation>
    </message>
    <message id="derrein.misfit.no-such-duchy">
        <source>There is no such duchy</source>
        <translation>There is no such duchy</translation>
    </message>
    <message id="derrein.misfit.no-such-offer">
        <source>This offer is gone</source>
        <translation>This offer is gone</translation>
    </message>
    <message id="derrein.misfit.no-such-player">
        <source>Nobody sits there</source>
        <translation>Nobody sits there</translation>
    </message>
    <message id="derrein.misfit.no-such-workshop">
        <source>There is no such workshop</source>
        <translation>There is no such workshop</translation>
    </message>
    <message id="derrein.misfit.no-witchery">
        <source>There is no witchery</source>
        <translation>There is no witchery</translation>
    </message>
    <message id="derrein.misfit.not-in-bowl">
        <source>The bowl does not hold these beads</source>
        <translation>The bowl does not hold these beads</translation>
    </message>
    <message id="derrein.misfit.nothing-to-annex">
        <source>There is nothing to annex there</source>
        <translation>There is nothing to annex there</translation>
    </message>
    <message id="derrein.misfit.other-fight">
        <source>Another fight came first</source>
        <translation>Another fight came first</translation>
    </message>
    <message id="derrein.misfit.other-turn">
        <source>That turn is over</source>
        <translation>That turn is over</translation>
    </message>
    <message id="derrein.misfit.plate-off-the-map">
        <source>The board does not fit there</source>
        <translation>The board does not fit there</translation>
    </message>
    <message id="derrein.misfit.too-many-offers">
        <source>Too many offers are open</source>
        <translation>Too many offers are open</translation>
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
        <source>Fulfilled! Finish the food phase to win</source>
        <translation>Fulfilled! Finish the food phase to win</translation>
    </message>
    <message id="derrein.mission.missing" numerus="yes">
        <source>{count} buildings missing</source>
        <translation>
            <numerusform>{count} building missing</numerusform>
            <numerusform>{count} buildings missing</numerusform>
        </translation>
    </message>
    <message id="derrein.mission.none">
        <source>Not entered yet</source>
        <translation>Not entered yet</translation>
    </message>
    <message id="derrein.mission.open">
        <source>Open it for all</source>
        <translation>Open it for all</translation>
    </message>
    <message id="derrein.mission.owed">
        <source>A mission must be shown or sealed</source>
        <translation>A mission must be shown or sealed</translation>
    </message>
    <message id="derrein.mission.seal">
        <source>Seal it</source>
        <translation>Seal it</translation>
    </message>
    <message id="derrein.mission.sealed">
        <source>Sealed: hidden until the end</source>
        <translation>Sealed: hidden until the end</translation>
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
        <source>Answer an offer</source>
        <translation>Answer an offer</translation>
    </message>
    <message id="derrein.move.ask-workshop">
        <source>Use another's workshop</source>
        <translation>Use another's workshop</translation>
    </message>
    <message id="derrein.move.begin">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="derrein.move.build-duchy">
        <source>Small duchy</source>
        <translation>Small duchy</translation>
    </message>
    <message id="derrein.move.build-farm">
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message id="derrein.move.build-witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.move.build-workshop">
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message id="derrein.move.claim-victory">
        <source>Mission fulfilled!</source>
        <translation>Mission fulfilled!</translation>
    </message>
    <message id="derrein.move.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Curse the bowl</translation>
    </message>
    <message id="derrein.move.drop-workshop">
        <source>Remove a workshop</source>
        <translation>Remove a workshop</translation>
    </message>
    <message id="derrein.move.end-building">
        <source>Done building</source>
        <translation>Done building</translation>
    </message>
    <message id="derrein.move.enlarge-duchy">
        <source>Enlarge a duchy</source>
        <translation>Enlarge a duchy</translation>
    </message>
    <message id="derrein.move.fight-witch">
        <source>Fight a witch</source>
        <translation>Fight a witch</translation>
    </message>
    <message id="derrein.move.go-on">
        <source>Go on as a long game</source>
        <translation>Go on as a long game</translation>
    </message>
    <message id="derrein.move.lay-plate">
        <source>Lay a board</source>
        <translation>Lay a board</translation>
    </message>
    <message id="derrein.move.lose-duchy">
        <source>Hunger: lose a duchy</source>
        <translation>Hunger: lose a duchy</translation>
    </message>
    <message id="derrein.move.lose-workshop">
        <source>Hunger: lose a workshop</source>
        <translation>Hunger: lose a workshop</translation>
    </message>
    <message id="derrein.move.move-witchery">
        <source>Move the witchery</source>
        <translation>Move the witchery</translation>
    </message>
    <message id="derrein.move.paint">
        <source>Paint a landscape</source>
        <translation>Paint a landscape</translation>
    </message>
    <message id="derrein.move.pay-food">
        <source>Pay food</source>
        <translation>Pay food</translation>
    </message>
    <message id="derrein.move.place-duchy">
        <source>Place the first duchy</source>
        <translation>Place the first duchy</translation>
    </message>
    <message id="derrein.move.place-farm">
        <source>Place the first farm</source>
        <translation>Place the first farm</translation>
    </message>
    <message id="derrein.move.place-first">
        <source>Place the first piece</source>
        <translation>Place the first piece</translation>
    </message>
    <message id="derrein.move.process">
        <source>Process</source>
        <translation>Process</translation>
    </message>
    <message id="derrein.move.show-mission">
        <source>Show the mission</source>
        <translation>Show the mission</translation>
    </message>
    <message id="derrein.move.shrink-duchy">
        <source>Hunger: shrink a duchy</source>
        <translation>Hunger: shrink a duchy</translation>
    </message>
    <message id="derrein.move.swap-bead">
        <source>Change the bowl</source>
        <translation>Change the bowl</translation>
    </message>
    <message id="derrein.move.swap-mission">
        <source>Swap the mission</source>
        <translation>Swap the mission</translation>
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
        <source>Transform a good</source>
        <translation>Transform a good</translation>
    </message>
    <message id="derrein.move.withdraw">
        <source>Withdraw an offer</source>
        <translation>Withdraw an offer</translation>
    </message>
    <message id="derrein.name">
        <source>Derrein</source>
        <translation>Derrein</translation>
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
        <source>{seat} to {other}</source>
        <translation>{seat} to {other}</translation>
    </message>
    <message id="derrein.offers.workshop">
        <source>{seat} asks {other}</source>
        <translation>{seat} asks {other}</translation>
    </message>
    <message id="derrein.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexing farms</translation>
    </message>
    <message id="derrein.option.annex-farms-again">
        <source>Annexing farms again</source>
        <translation>Annexing farms again</translation>
    </message>
    <message id="derrein.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexing workshops</translation>
    </message>
    <message id="derrein.option.annex-workshops-again">
        <source>Annexing workshops again</source>
        <translation>Annexing workshops again</translation>
    </message>
    <message id="derrein.option.change-bowl">
        <source>Change the bowl</source>
        <translation>Change the bowl</translation>
    </message>
    <message id="derrein.option.cost-card">
        <source>Cost of workshops</source>
        <translation>Cost of workshops</translation>
    </message>
    <message id="derrein.option.cost-card.plain">
        <source>Plank + leather</source>
        <translation>Plank + leather</translation>
    </message>
    <message id="derrein.option.cost-card.printed">
        <source>From the card</source>
        <translation>From the card</translation>
    </message>
    <message id="derrein.option.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Curse the bowl</translation>
    </message>
    <message id="derrein.option.game">
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message id="derrein.option.game.detail">
        <source>Short: the upper part of the mission. Long: the whole of it.</source>
        <translation>Short: the upper part of the mission. Long: the whole of it.</translation>
    </message>
    <message id="derrein.option.game.long">
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message id="derrein.option.game.short">
        <source>Short</source>
        <translation>Short</translation>
    </message>
    <message id="derrein.option.guild-master">
        <source>Guild master</source>
        <translation>Guild master</translation>
    </message>
    <message id="derrein.option.map">
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message id="derrein.option.map.counts">
        <source>Counts only</source>
        <translation>Counts only</translation>
    </message>
    <message id="derrein.option.map.dealt">
        <source>Dealt</source>
        <translation>Dealt</translation>
    </message>
    <message id="derrein.option.map.detail">
        <source>Painted: you enter the landscapes. Dealt: the app lays them out. Counts only: no map, buildings are counted.</source>
        <translation>Painted: you enter the landscapes. Dealt: the app lays them out. Counts only: no map, buildings are counted.</translation>
    </message>
    <message id="derrein.option.map.painted">
        <source>Painted</source>
        <translation>Painted</translation>
    </message>
    <message id="derrein.option.raw-limited">
        <source>Raw goods are limited</source>
        <translation>Raw goods are limited</translation>
    </message>
    <message id="derrein.phase.build">
        <source>building</source>
        <translation>building</translation>
    </message>
    <message id="derrein.phase.first-duchy">
        <source>first duchy</source>
        <translation>first duchy</translation>
    </message>
    <message id="derrein.phase.first-farm">
        <source>first farm</source>
        <translation>first farm</translation>
    </message>
    <message id="derrein.phase.first-piece">
        <source>first piece</source>
        <translation>first piece</translation>
    </message>
    <message id="derrein.phase.food">
        <source>food</source>
        <translation>food</translation>
    </message>
    <message id="derrein.phase.harvest">
        <source>harvest and hunt</source>
        <translation>harvest and hunt</translation>
    </message>
    <message id="derrein.phase.over">
        <source>the end</source>
        <translation>the end</translation>
    </message>
    <message id="derrein.phase.set-up">
        <source>set-up</source>
        <translation>set-up</translation>
    </message>
    <message id="derrein.real-throw">
        <source>Real throw…</source>
        <translation>Real throw…</translation>
    </message>
    <message id="derrein.records.expected">
        <source>expected {tenths}/10</source>
        <translation>expected {tenths}/10</translation>
    </message>
    <message id="derrein.records.gained">
        <source>Goods gained: {seat}</source>
        <translation>Goods gained: {seat}</translation>
    </message>
    <message id="derrein.records.throws" numerus="yes">
        <source>{count} throws so far</source>
        <translation>
            <numerusform>{count} throw so far</numerusform>
            <numerusform>{count} throws so far</numerusform>
        </translation>
    </message>
    <message id="derrein.records.title">
        <source>Throws</source>
        <translation>Throws</translation>
    </message>
    <message id="derrein.refusal.another-player">
        <source>Choose another player</source>
        <translation>Choose another player</translation>
    </message>
    <message id="derrein.refusal.ask-the-owner">
        <source>Somebody owns a {workshop}: ask the owner</source>
        <translation>Somebody owns a {workshop}: ask the owner</translation>
    </message>
    <message id="derrein.refusal.at-least-one">
        <source>At least one</source>
        <translation>At least one</translation>
    </message>
    <message id="derrein.refusal.bowl-is-cursed">
        <source>The bowl is cursed this turn</source>
        <translation>The bowl is cursed this turn</translation>
    </message>
    <message id="derrein.refusal.cost-not-known">
        <source>The cost of the {workshop} is not known yet: look at the cost card</source>
        <translation>The cost of the {workshop} is not known yet: look at the cost card</translation>
    </message>
    <message id="derrein.refusal.duchy-not-beside-first">
        <source>The duchy must touch your first piece</source>
        <translation>The duchy must touch your first piece</translation>
    </message>
    <message id="derrein.refusal.duchy-place-taken">
        <source>A duchy stands there already</source>
        <translation>A duchy stands there already</translation>
    </message>
    <message id="derrein.refusal.duchy-protects">
        <source>A duchy protects it</source>
        <translation>A duchy protects it</translation>
    </message>
    <message id="derrein.refusal.empty-trade">
        <source>Nothing changes hands</source>
        <translation>Nothing changes hands</translation>
    </message>
    <message id="derrein.refusal.expansion-off">
        <source>This expansion is switched off</source>
        <translation>This expansion is switched off</translation>
    </message>
    <message id="derrein.refusal.farms-used-up">
        <source>As many beads as farms: {farms}</source>
        <translation>As many beads as farms: {farms}</translation>
    </message>
    <message id="derrein.refusal.first-piece-missing">
        <source>The first piece is not placed yet</source>
        <translation>The first piece is not placed yet</translation>
    </message>
    <message id="derrein.refusal.food-phase-first">
        <source>Finish the food phase first</source>
        <translation>Finish the food phase first</translation>
    </message>
    <message id="derrein.refusal.food-total">
        <source>{needed} must be paid, this is {paid}</source>
        <translation>{needed} must be paid, this is {paid}</translation>
    </message>
    <message id="derrein.refusal.has-room">
        <source>This workshop has room</source>
        <translation>This workshop has room</translation>
    </message>
    <message id="derrein.refusal.landscape-taken">
        <source>Something stands there already ({building})</source>
        <translation>Something stands there already ({building})</translation>
    </message>
    <message id="derrein.refusal.last-of-colour">
        <source>One bead of each colour must stay ({colour})</source>
        <translation>One bead of each colour must stay ({colour})</translation>
    </message>
    <message id="derrein.refusal.long-game-is-over">
        <source>The long game is over</source>
        <translation>The long game is over</translation>
    </message>
    <message id="derrein.refusal.map-is-dealt">
        <source>The app dealt this map</source>
        <translation>The app dealt this map</translation>
    </message>
    <message id="derrein.refusal.map-too-small">
        <source>The map is too small for this many players</source>
        <translation>The map is too small for this many players</translation>
    </message>
    <message id="derrein.refusal.mission-empty">
        <source>The mission asks for nothing</source>
        <translation>The mission asks for nothing</translation>
    </message>
    <message id="derrein.refusal.mission-not-met">
        <source>The mission is not fulfilled yet</source>
        <translation>The mission is not fulfilled yet</translation>
    </message>
    <message id="derrein.refusal.mission-owed">
        <source>A mission must be entered first</source>
        <translation>A mission must be entered first</translation>
    </message>
    <message id="derrein.refusal.mission-shown">
        <source>The mission lies open already</source>
        <translation>The mission lies open already</translation>
    </message>
    <message id="derrein.refusal.needs-large-duchy">
        <source>A large duchy is needed</source>
        <translation>A large duchy is needed</translation>
    </message>
    <message id="derrein.refusal.needs-no-food">
        <source>There is nothing to feed</source>
        <translation>There is nothing to feed</translation>
    </message>
    <message id="derrein.refusal.negative">
        <source>An amount is below zero</source>
        <translation>An amount is below zero</translation>
    </message>
    <message id="derrein.refusal.never-across">
        <source>Raw goods stay raw, products stay products</source>
        <translation>Raw goods stay raw, products stay products</translation>
    </message>
    <message id="derrein.refusal.no-bead-left">
        <source>No such bead is left in the box ({colour})</source>
        <translation>No such bead is left in the box ({colour})</translation>
    </message>
    <message id="derrein.refusal.no-cards-left">
        <source>The supply runs out: {good}, {left} left</source>
        <translation>The supply runs out: {good}, {left} left</translation>
    </message>
    <message id="derrein.refusal.no-duchy-left">
        <source>All three duchies are built</source>
        <translation>All three duchies are built</translation>
    </message>
    <message id="derrein.refusal.no-duchy-place">
        <source>No duchy can stand there</source>
        <translation>No duchy can stand there</translation>
    </message>
    <message id="derrein.refusal.no-farm-left">
        <source>All five farms are built</source>
        <translation>All five farms are built</translation>
    </message>
    <message id="derrein.refusal.no-farm-of-colour">
        <source>No own farm gives this colour ({colour})</source>
        <translation>No own farm gives this colour ({colour})</translation>
    </message>
    <message id="derrein.refusal.no-landscape">
        <source>There is no landscape there</source>
        <translation>There is no landscape there</translation>
    </message>
    <message id="derrein.refusal.no-map">
        <source>This table keeps counts, not a map</source>
        <translation>This table keeps counts, not a map</translation>
    </message>
    <message id="derrein.refusal.no-new-duchy">
        <source>No new duchy stands to annex from</source>
        <translation>No new duchy stands to annex from</translation>
    </message>
    <message id="derrein.refusal.no-own-duchy-beside">
        <source>No own duchy is next to it</source>
        <translation>No own duchy is next to it</translation>
    </message>
    <message id="derrein.refusal.no-room">
        <source>The duchies beside it are full</source>
        <translation>The duchies beside it are full</translation>
    </message>
    <message id="derrein.refusal.no-room-for-duchy">
        <source>There is no room for a duchy</source>
        <translation>There is no room for a duchy</translation>
    </message>
    <message id="derrein.refusal.no-such-duchy">
        <source>No {size} to change</source>
        <translation>No {size} to change</translation>
    </message>
    <message id="derrein.refusal.no-such-offer">
        <source>This offer is gone</source>
        <translation>This offer is gone</translation>
    </message>
    <message id="derrein.refusal.no-such-plate">
        <source>There is no such board</source>
        <translation>There is no such board</translation>
    </message>
    <message id="derrein.refusal.no-such-start-card">
        <source>There is no such start card</source>
        <translation>There is no such start card</translation>
    </message>
    <message id="derrein.refusal.no-such-turn">
        <source>That is not the turn</source>
        <translation>That is not the turn</translation>
    </message>
    <message id="derrein.refusal.no-such-workshop">
        <source>No such workshop is there ({workshop})</source>
        <translation>No such workshop is there ({workshop})</translation>
    </message>
    <message id="derrein.refusal.no-witchery">
        <source>You have no witchery</source>
        <translation>You have no witchery</translation>
    </message>
    <message id="derrein.refusal.no-workshop-left">
        <source>All six workshops are built</source>
        <translation>All six workshops are built</translation>
    </message>
    <message id="derrein.refusal.not-begun">
        <source>The game has not begun</source>
        <translation>The game has not begun</translation>
    </message>
    <message id="derrein.refusal.not-beside-new-duchy">
        <source>It is not next to the new duchy</source>
        <translation>It is not next to the new duchy</translation>
    </message>
    <message id="derrein.refusal.not-enough">
        <source>{good}: {needed} needed, {held} there</source>
        <translation>{good}: {needed} needed, {held} there</translation>
    </message>
    <message id="derrein.refusal.not-enough-food">
        <source>There is not enough food</source>
        <translation>There is not enough food</translation>
    </message>
    <message id="derrein.refusal.not-in-bowl">
        <source>The bowl holds no such bead ({colour})</source>
        <translation>The bowl holds no such bead ({colour})</translation>
    </message>
    <message id="derrein.refusal.not-over">
        <source>Nobody has won yet</source>
        <translation>Nobody has won yet</translation>
    </message>
    <message id="derrein.refusal.not-stronger">
        <source>Your duchies are not stronger: {mine} to {theirs}</source>
        <translation>Your duchies are not stronger: {mine} to {theirs}</translation>
    </message>
    <message id="derrein.refusal.not-your-turn">
        <source>It is another player's turn</source>
        <translation>It is another player's turn</translation>
    </message>
    <message id="derrein.refusal.nothing-must-go">
        <source>No workshop has to go</source>
        <translation>No workshop has to go</translation>
    </message>
    <message id="derrein.refusal.nothing-to-annex">
        <source>There is nothing to annex there</source>
        <translation>There is nothing to annex there</translation>
    </message>
    <message id="derrein.refusal.nothing-to-trade">
        <source>Neither has anything to trade</source>
        <translation>Neither has anything to trade</translation>
    </message>
    <message id="derrein.refusal.one-mill">
        <source>There is only one mill</source>
        <translation>There is only one mill</translation>
    </message>
    <message id="derrein.refusal.one-witchery">
        <source>Everybody has one witchery at most</source>
        <translation>Everybody has one witchery at most</translation>
    </message>
    <message id="derrein.refusal.other-fight">
        <source>This is fight {fight}</source>
        <translation>This is fight {fight}</translation>
    </message>
    <message id="derrein.refusal.other-has-no-witchery">
        <source>The other has no witchery</source>
        <translation>The other has no witchery</translation>
    </message>
    <message id="derrein.refusal.other-has-not">
        <source>The other has only {held}: {good}</source>
        <translation>The other has only {held}: {good}</translation>
    </message>
    <message id="derrein.refusal.other-landscape">
        <source>The landscape there is another ({landscape})</source>
        <translation>The landscape there is another ({landscape})</translation>
    </message>
    <message id="derrein.refusal.other-phase">
        <source>Only in this phase: {phase}</source>
        <translation>Only in this phase: {phase}</translation>
    </message>
    <message id="derrein.refusal.other-turn">
        <source>This is turn {turn}</source>
        <translation>This is turn {turn}</translation>
    </message>
    <message id="derrein.refusal.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="derrein.refusal.own-turn">
        <source>Only before another player's turn</source>
        <translation>Only before another player's turn</translation>
    </message>
    <message id="derrein.refusal.own-workshop">
        <source>You own such a workshop</source>
        <translation>You own such a workshop</translation>
    </message>
    <message id="derrein.refusal.painted-already">
        <source>It is painted like that already</source>
        <translation>It is painted like that already</translation>
    </message>
    <message id="derrein.refusal.plate-not-known">
        <source>Board {plate} is not entered yet</source>
        <translation>Board {plate} is not entered yet</translation>
    </message>
    <message id="derrein.refusal.plate-off-the-map">
        <source>The board does not fit there</source>
        <translation>The board does not fit there</translation>
    </message>
    <message id="derrein.refusal.plate-overlaps">
        <source>A board lies there already</source>
        <translation>A board lies there already</translation>
    </message>
    <message id="derrein.refusal.red-stays">
        <source>Red beads are not swapped</source>
        <translation>Red beads are not swapped</translation>
    </message>
    <message id="derrein.refusal.same-colour">
        <source>Choose another colour</source>
        <translation>Choose another colour</translation>
    </message>
    <message id="derrein.refusal.same-good">
        <source>Choose another good</source>
        <translation>Choose another good</translation>
    </message>
    <message id="derrein.refusal.set-up-is-over">
        <source>The set-up is over</source>
        <translation>The set-up is over</translation>
    </message>
    <message id="derrein.refusal.show-mission-first">
        <source>Show the mission first</source>
        <translation>Show the mission first</translation>
    </message>
    <message id="derrein.refusal.start-card-missing">
        <source>A start card is missing</source>
        <translation>A start card is missing</translation>
    </message>
    <message id="derrein.refusal.start-card-taken">
        <source>Number {number} is taken</source>
        <translation>Number {number} is taken</translation>
    </message>
    <message id="derrein.refusal.teasing">
        <source>Not next to another player's duchy at the start</source>
        <translation>Not next to another player's duchy at the start</translation>
    </message>
    <message id="derrein.refusal.three-beads">
        <source>Three beads fall, not {beads}</source>
        <translation>Three beads fall, not {beads}</translation>
    </message>
    <message id="derrein.refusal.too-many-offers">
        <source>Too many offers are open</source>
        <translation>Too many offers are open</translation>
    </message>
    <message id="derrein.refusal.too-many-pieces">
        <source>A player has {most} pieces at most</source>
        <translation>A player has {most} pieces at most</translation>
    </message>
    <message id="derrein.refusal.turn-has-begun">
        <source>The turn has begun</source>
        <translation>The turn has begun</translation>
    </message>
    <message id="derrein.refusal.witchery-not-lent">
        <source>A witchery is not lent</source>
        <translation>A witchery is not lent</translation>
    </message>
    <message id="derrein.refusal.witchery-protects">
        <source>A witchery protects it</source>
        <translation>A witchery protects it</translation>
    </message>
    <message id="derrein.refusal.workshops-must-go">
        <source>Workshops without room must go first</source>
        <translation>Workshops without room must go first</translation>
    </message>
    <message id="derrein.refusal.wrong-landscape">
        <source>This is no place for a {building}</source>
        <translation>This is no place for a {building}</translation>
    </message>
    <message id="derrein.says.red-came">
        <source>A red bead joins the bowl: put it in the real one too</source>
        <translation>A red bead joins the bowl: put it in the real one too</translation>
    </message>
    <message id="derrein.score.farms">
        <source>Farms</source>
        <translation>Farms</translation>
    </message>
    <message id="derrein.score.large-duchies">
        <source>Large duchies</source>
        <translation>Large duchies</translation>
    </message>
    <message id="derrein.score.mill">
        <source>Mill</source>
        <translation>Mill</translation>
    </message>
    <message id="derrein.score.mission">
        <source>{met} of {asked} fulfilled</source>
        <translation>{met} of {asked} fulfilled</translation>
    </message>
    <message id="derrein.score.sawmill">
        <source>Sawmills</source>
        <translation>Sawmills</translation>
    </message>
    <message id="derrein.score.small-duchies">
        <source>Small duchies</source>
        <translation>Small duchies</translation>
    </message>
    <message id="derrein.score.stonecutter">
        <source>Stonecutters</source>
        <translation>Stonecutters</translation>
    </message>
    <message id="derrein.score.tannery">
        <source>Tanneries</source>
        <translation>Tanneries</translation>
    </message>
    <message id="derrein.score.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.set-up.begin">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="derrein.set-up.begin.detail">
        <source>The lowest number places first.</source>
        <translation>The lowest number places first.</translation>
    </message>
    <message id="derrein.set-up.bowl">
        <source>Fill the bowl with {beads} beads</source>
        <translation>Fill the bowl with {beads} beads</translation>
    </message>
    <message id="derrein.set-up.bowl.detail">
        <source>Two of each colour, none of them red.</source>
        <translation>Two of each colour, none of them red.</translation>
    </message>
    <message id="derrein.set-up.cards">
        <source>Sort goods and product cards</source>
        <translation>Sort goods and product cards</translation>
    </message>
    <message id="derrein.set-up.cards.detail">
        <source>Five piles of products, the raw goods in front of them.</source>
        <translation>Five piles of products, the raw goods in front of them.</translation>
    </message>
    <message id="derrein.set-up.flour" numerus="yes">
        <source>{count} flour for everybody</source>
        <translation>
            <numerusform>{count} flour for everybody</numerusform>
            <numerusform>{count} flour for everybody</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.flour.detail">
        <source>Already entered.</source>
        <translation>Already entered.</translation>
    </message>
    <message id="derrein.set-up.missions">
        <source>A secret mission for everybody</source>
        <translation>A secret mission for everybody</translation>
    </message>
    <message id="derrein.set-up.missions.detail">
        <source>Each enters theirs under Mission, behind the curtain.</source>
        <translation>Each enters theirs under Mission, behind the curtain.</translation>
    </message>
    <message id="derrein.set-up.plates" numerus="yes">
        <source>Lay out {count} boards</source>
        <translation>
            <numerusform>Lay out {count} boards</numerusform>
            <numerusform>Lay out {count} boards</numerusform>
        </translation>
    </message>
    <message id="derrein.set-up.plates.detail">
        <source>Side by side, in any order and any direction.</source>
        <translation>Side by side, in any order and any direction.</translation>
    </message>
    <message id="derrein.set-up.start-cards">
        <source>A start card for everybody</source>
        <translation>A start card for everybody</translation>
    </message>
    <message id="derrein.set-up.start-cards.detail">
        <source>Enter its number and the first piece it shows.</source>
        <translation>Enter its number and the first piece it shows.</translation>
    </message>
    <message id="derrein.set-up.title">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="derrein.size.large">
        <source>large duchy</source>
        <translation>large duchy</translation>
    </message>
    <message id="derrein.size.none">
        <source>no duchy</source>
        <translation>no duchy</translation>
    </message>
    <message id="derrein.size.small">
        <source>small duchy</source>
        <translation>small duchy</translation>
    </message>
    <message id="derrein.supply.title">
        <source>Supply</source>
        <translation>Supply</translation>
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
    <message id="derrein.throw">
        <source>Throw</source>
        <translation>Throw</translation>
    </message>
    <message id="derrein.thrown.none">
        <source>Throw the beads</source>
        <translation>Throw the beads</translation>
    </message>
    <message id="derrein.tracked.bowl">
        <source>Bowl: {what}</source>
        <translation>Bowl: {what}</translation>
    </message>
    <message id="derrein.tracked.duchies.large">
        <source>Large duchy</source>
        <translation>Large duchy</translation>
    </message>
    <message id="derrein.tracked.duchies.small">
        <source>Small duchy</source>
        <translation>Small duchy</translation>
    </message>
    <message id="derrein.tracked.farms">
        <source>Farm: {what}</source>
        <translation>Farm: {what}</translation>
    </message>
    <message id="derrein.tracked.option.annex-farms">
        <source>Annexing farms</source>
        <translation>Annexing farms</translation>
    </message>
    <message id="derrein.tracked.option.annex-farms-again">
        <source>Annexing farms again</source>
        <translation>Annexing farms again</translation>
    </message>
    <message id="derrein.tracked.option.annex-workshops">
        <source>Annexing workshops</source>
        <translation>Annexing workshops</translation>
    </message>
    <message id="derrein.tracked.option.annex-workshops-again">
        <source>Annexing workshops again</source>
        <translation>Annexing workshops again</translation>
    </message>
    <message id="derrein.tracked.option.change-bowl">
        <source>Change the bowl</source>
        <translation>Change the bowl</translation>
    </message>
    <message id="derrein.tracked.option.curse-bowl">
        <source>Curse the bowl</source>
        <translation>Curse the bowl</translation>
    </message>
    <message id="derrein.tracked.option.guild-master">
        <source>Guild master</source>
        <translation>Guild master</translation>
    </message>
    <message id="derrein.tracked.option.long-game">
        <source>Long game</source>
        <translation>Long game</translation>
    </message>
    <message id="derrein.tracked.option.raw-limited">
        <source>Raw goods are limited</source>
        <translation>Raw goods are limited</translation>
    </message>
    <message id="derrein.tracked.printed.beads">
        <source>Beads in the box: {what}</source>
        <translation>Beads in the box: {what}</translation>
    </message>
    <message id="derrein.tracked.printed.cost">
        <source>{what}: {of}</source>
        <translation>{what}: {of}</translation>
    </message>
    <message id="derrein.tracked.printed.limit">
        <source>Cards in the box: {what}</source>
        <translation>Cards in the box: {what}</translation>
    </message>
    <message id="derrein.tracked.witchery">
        <source>Witchery</source>
        <translation>Witchery</translation>
    </message>
    <message id="derrein.tracked.workshops">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="derrein.trade.none">
        <source>No offer is open</source>
        <translation>No offer is open</translation>
    </message>
    <message id="derrein.value.agree.false">
        <source>No</source>
        <translation>No</translation>
    </message>
    <message id="derrein.value.agree.true">
        <source>Agreed</source>
        <translation>Agreed</translation>
    </message>
    <message id="derrein.value.agreed.false">
        <source>No: make an offer</source>
        <translation>No: make an offer</translation>
    </message>
    <message id="derrein.value.agreed.true">
        <source>Yes: enter it as done</source>
        <translation>Yes: enter it as done</translation>
    </message>
    <message id="derrein.value.landscape.cow">
        <source>Meadow</source>
        <translation>Meadow</translation>
    </message>
    <message id="derrein.value.landscape.lavender">
        <source>Lavender field</source>
        <translation>Lavender field</translation>
    </message>
    <message id="derrein.value.landscape.rock">
        <source>River pebbles</source>
        <translation>River pebbles</translation>
    </message>
    <message id="derrein.value.landscape.wheat">
        <source>Wheat field</source>
        <translation>Wheat field</translation>
    </message>
    <message id="derrein.value.landscape.wood">
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message id="derrein.value.piece.unknown">
        <source>Not known yet</source>
        <translation>Not known yet</translation>
    </message>
    <message id="derrein.value.unknown">
        <source>Not known yet</source>
        <translation>Not known yet</translation>
    </message>
    <message id="derrein.value.won.false">
        <source>The other: I lose</source>
        <translation>The other: I lose</translation>
    </message>
    <message id="derrein.value.won.true">
        <source>Mine: I win</source>
        <translation>Mine: I win</translation>
    </message>
    <message id="derrein.workshop.mill">
        <source>mill</source>
        <translation>mill</translation>
    </message>
    <message id="derrein.workshop.sawmill">
        <source>sawmill</source>
        <translation>sawmill</translation>
    </message>
    <message id="derrein.workshop.stonecutter">
        <source>stonecutter's</source>
        <translation>stonecutter's</translation>
    </message>
    <message id="derrein.workshop.tannery">
        <source>tannery</source>
        <translation>tannery</translation>
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
