<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="gwtnz.about">
        <source>Raise sheep, shear them, sail to the harbours, and arrive in Wellington with the better herd.</source>
        <translation>Raise sheep, shear them, sail to the harbours, and arrive in Wellington with the better herd.</translation>
    </message>
    <message id="gwtnz.actions.title">
        <source>Actions at {location}</source>
        <translation>Actions at {location}</translation>
    </message>
    <message id="gwtnz.ask.action">
        <source>Which action?</source>
        <translation>Which action?</translation>
    </message>
    <message id="gwtnz.ask.aux">
        <source>Which auxiliary action?</source>
        <translation>Which auxiliary action?</translation>
    </message>
    <message id="gwtnz.ask.breed">
        <source>Which breed?</source>
        <translation>Which breed?</translation>
    </message>
    <message id="gwtnz.ask.breeds">
        <source>Which sheep?</source>
        <translation>Which sheep?</translation>
    </message>
    <message id="gwtnz.ask.building">
        <source>Which building?</source>
        <translation>Which building?</translation>
    </message>
    <message id="gwtnz.ask.captain">
        <source>Which captain?</source>
        <translation>Which captain?</translation>
    </message>
    <message id="gwtnz.ask.card">
        <source>Which card?</source>
        <translation>Which card?</translation>
    </message>
    <message id="gwtnz.ask.cards">
        <source>Which cards?</source>
        <translation>Which cards?</translation>
    </message>
    <message id="gwtnz.ask.column">
        <source>Which column?</source>
        <translation>Which column?</translation>
    </message>
    <message id="gwtnz.ask.deed">
        <source>Which action?</source>
        <translation>Which action?</translation>
    </message>
    <message id="gwtnz.ask.disc">
        <source>Which disc?</source>
        <translation>Which disc?</translation>
    </message>
    <message id="gwtnz.ask.first">
        <source>First?</source>
        <translation>First?</translation>
    </message>
    <message id="gwtnz.ask.hand">
        <source>Which hand?</source>
        <translation>Which hand?</translation>
    </message>
    <message id="gwtnz.ask.harbour">
        <source>Which harbour?</source>
        <translation>Which harbour?</translation>
    </message>
    <message id="gwtnz.ask.hazard">
        <source>Which hazard?</source>
        <translation>Which hazard?</translation>
    </message>
    <message id="gwtnz.ask.header">
        <source>Which symbol?</source>
        <translation>Which symbol?</translation>
    </message>
    <message id="gwtnz.ask.location">
        <source>Where to?</source>
        <translation>Where to?</translation>
    </message>
    <message id="gwtnz.ask.lush">
        <source>On lush land?</source>
        <translation>On lush land?</translation>
    </message>
    <message id="gwtnz.ask.money">
        <source>How many pounds?</source>
        <translation>How many pounds?</translation>
    </message>
    <message id="gwtnz.ask.noTax">
        <source>Without taxes?</source>
        <translation>Without taxes?</translation>
    </message>
    <message id="gwtnz.ask.option">
        <source>Which one?</source>
        <translation>Which one?</translation>
    </message>
    <message id="gwtnz.ask.place">
        <source>Which place?</source>
        <translation>Which place?</translation>
    </message>
    <message id="gwtnz.ask.post">
        <source>Which trading post?</source>
        <translation>Which trading post?</translation>
    </message>
    <message id="gwtnz.ask.replaces">
        <source>Which one is replaced?</source>
        <translation>Which one is replaced?</translation>
    </message>
    <message id="gwtnz.ask.row">
        <source>Which row?</source>
        <translation>Which row?</translation>
    </message>
    <message id="gwtnz.ask.second">
        <source>Second?</source>
        <translation>Second?</translation>
    </message>
    <message id="gwtnz.ask.slot">
        <source>Which place?</source>
        <translation>Which place?</translation>
    </message>
    <message id="gwtnz.ask.space">
        <source>Which space?</source>
        <translation>Which space?</translation>
    </message>
    <message id="gwtnz.ask.storehouse">
        <source>Which storehouse?</source>
        <translation>Which storehouse?</translation>
    </message>
    <message id="gwtnz.ask.tax">
        <source>To whom?</source>
        <translation>To whom?</translation>
    </message>
    <message id="gwtnz.ask.third">
        <source>Third?</source>
        <translation>Third?</translation>
    </message>
    <message id="gwtnz.ask.tile">
        <source>Which tile?</source>
        <translation>Which tile?</translation>
    </message>
    <message id="gwtnz.ask.to">
        <source>Where to?</source>
        <translation>Where to?</translation>
    </message>
    <message id="gwtnz.ask.twice">
        <source>Twice?</source>
        <translation>Twice?</translation>
    </message>
    <message id="gwtnz.ask.wellington">
        <source>To Wellington?</source>
        <translation>To Wellington?</translation>
    </message>
    <message id="gwtnz.ask.worker">
        <source>Which worker?</source>
        <translation>Which worker?</translation>
    </message>
    <message id="gwtnz.aux.certificate">
        <source>take a certificate</source>
        <translation>take a certificate</translation>
    </message>
    <message id="gwtnz.aux.draw">
        <source>draw, then discard</source>
        <translation>draw, then discard</translation>
    </message>
    <message id="gwtnz.aux.pathfinder">
        <source>advance on the exploration track</source>
        <translation>advance on the exploration track</translation>
    </message>
    <message id="gwtnz.aux.pound">
        <source>take a pound</source>
        <translation>take a pound</translation>
    </message>
    <message id="gwtnz.aux.ship">
        <source>sail one space</source>
        <translation>sail one space</translation>
    </message>
    <message id="gwtnz.board.title">
        <source>Player board</source>
        <translation>Player board</translation>
    </message>
    <message id="gwtnz.bonus-cards.set">
        <source>set {set}, {gold} gold</source>
        <translation>set {set}, {gold} gold</translation>
    </message>
    <message id="gwtnz.bonus-cards.title">
        <source>Bonus cards</source>
        <translation>Bonus cards</translation>
    </message>
    <message id="gwtnz.bonus.title">
        <source>Bonus tiles</source>
        <translation>Bonus tiles</translation>
    </message>
    <message id="gwtnz.breed.corriedale">
        <source>Corriedale</source>
        <translation>Corriedale</translation>
    </message>
    <message id="gwtnz.breed.dorset">
        <source>Dorset Horn</source>
        <translation>Dorset Horn</translation>
    </message>
    <message id="gwtnz.breed.hampshire">
        <source>Hampshire</source>
        <translation>Hampshire</translation>
    </message>
    <message id="gwtnz.breed.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.breed.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.breed.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.building.10a">
        <source>Building 10, side A</source>
        <translation>Building 10, side A</translation>
    </message>
    <message id="gwtnz.building.10b">
        <source>Building 10, side B</source>
        <translation>Building 10, side B</translation>
    </message>
    <message id="gwtnz.building.1a">
        <source>Building 1, side A</source>
        <translation>Building 1, side A</translation>
    </message>
    <message id="gwtnz.building.1b">
        <source>Building 1, side B</source>
        <translation>Building 1, side B</translation>
    </message>
    <message id="gwtnz.building.2a">
        <source>Building 2, side A</source>
        <translation>Building 2, side A</translation>
    </message>
    <message id="gwtnz.building.2b">
        <source>Building 2, side B</source>
        <translation>Building 2, side B</translation>
    </message>
    <message id="gwtnz.building.3a">
        <source>Building 3, side A</source>
        <translation>Building 3, side A</translation>
    </message>
    <message id="gwtnz.building.3b">
        <source>Building 3, side B</source>
        <translation>Building 3, side B</translation>
    </message>
    <message id="gwtnz.building.4a">
        <source>Building 4, side A</source>
        <translation>Building 4, side A</translation>
    </message>
    <message id="gwtnz.building.4b">
        <source>Building 4, side B</source>
        <translation>Building 4, side B</translation>
    </message>
    <message id="gwtnz.building.5a">
        <source>Building 5, side A</source>
        <translation>Building 5, side A</translation>
    </message>
    <message id="gwtnz.building.5b">
        <source>Building 5, side B</source>
        <translation>Building 5, side B</translation>
    </message>
    <message id="gwtnz.building.6a">
        <source>Building 6, side A</source>
        <translation>Building 6, side A</translation>
    </message>
    <message id="gwtnz.building.6b">
        <source>Building 6, side B</source>
        <translation>Building 6, side B</translation>
    </message>
    <message id="gwtnz.building.7a">
        <source>Building 7, side A</source>
        <translation>Building 7, side A</translation>
    </message>
    <message id="gwtnz.building.7b">
        <source>Building 7, side B</source>
        <translation>Building 7, side B</translation>
    </message>
    <message id="gwtnz.building.8a">
        <source>Building 8, side A</source>
        <translation>Building 8, side A</translation>
    </message>
    <message id="gwtnz.building.8b">
        <source>Building 8, side B</source>
        <translation>Building 8, side B</translation>
    </message>
    <message id="gwtnz.building.9a">
        <source>Building 9, side A</source>
        <translation>Building 9, side A</translation>
    </message>
    <message id="gwtnz.building.9b">
        <source>Building 9, side B</source>
        <translation>Building 9, side B</translation>
    </message>
    <message id="gwtnz.building.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.buildings">
        <source>buildings</source>
        <translation>buildings</translation>
    </message>
    <message id="gwtnz.buildings.title">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="gwtnz.card.corriedale">
        <source>Corriedale</source>
        <translation>Corriedale</translation>
    </message>
    <message id="gwtnz.card.dorset">
        <source>Dorset Horn</source>
        <translation>Dorset Horn</translation>
    </message>
    <message id="gwtnz.card.ferry">
        <source>Ferry</source>
        <translation>Ferry</translation>
    </message>
    <message id="gwtnz.card.hampshire">
        <source>Hampshire</source>
        <translation>Hampshire</translation>
    </message>
    <message id="gwtnz.card.kotare">
        <source>Kotare</source>
        <translation>Kotare</translation>
    </message>
    <message id="gwtnz.card.leicester">
        <source>Leicester</source>
        <translation>Leicester</translation>
    </message>
    <message id="gwtnz.card.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.card.merino">
        <source>Merino</source>
        <translation>Merino</translation>
    </message>
    <message id="gwtnz.card.none">
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message id="gwtnz.card.objective">
        <source>Objective</source>
        <translation>Objective</translation>
    </message>
    <message id="gwtnz.card.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.card.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.card.set1">
        <source>Bonus card, set 1</source>
        <translation>Bonus card, set 1</translation>
    </message>
    <message id="gwtnz.card.set10">
        <source>Bonus card, set 10</source>
        <translation>Bonus card, set 10</translation>
    </message>
    <message id="gwtnz.card.set2">
        <source>Bonus card, set 2</source>
        <translation>Bonus card, set 2</translation>
    </message>
    <message id="gwtnz.card.set3">
        <source>Bonus card, set 3</source>
        <translation>Bonus card, set 3</translation>
    </message>
    <message id="gwtnz.card.set4">
        <source>Bonus card, set 4</source>
        <translation>Bonus card, set 4</translation>
    </message>
    <message id="gwtnz.card.set5">
        <source>Bonus card, set 5</source>
        <translation>Bonus card, set 5</translation>
    </message>
    <message id="gwtnz.card.set6">
        <source>Bonus card, set 6</source>
        <translation>Bonus card, set 6</translation>
    </message>
    <message id="gwtnz.card.set7">
        <source>Bonus card, set 7</source>
        <translation>Bonus card, set 7</translation>
    </message>
    <message id="gwtnz.card.set8">
        <source>Bonus card, set 8</source>
        <translation>Bonus card, set 8</translation>
    </message>
    <message id="gwtnz.card.set9">
        <source>Bonus card, set 9</source>
        <translation>Bonus card, set 9</translation>
    </message>
    <message id="gwtnz.card.sheepdog">
        <source>Sheepdog</source>
        <translation>Sheepdog</translation>
    </message>
    <message id="gwtnz.card.shropshire">
        <source>Shropshire</source>
        <translation>Shropshire</translation>
    </message>
    <message id="gwtnz.card.southdown">
        <source>Southdown</source>
        <translation>Southdown</translation>
    </message>
    <message id="gwtnz.card.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.certificates">
        <source>certificates</source>
        <translation>certificates</translation>
    </message>
    <message id="gwtnz.condition.building">
        <source>a building</source>
        <translation>a building</translation>
    </message>
    <message id="gwtnz.condition.building-4">
        <source>a building for 4 craftsmen</source>
        <translation>a building for 4 craftsmen</translation>
    </message>
    <message id="gwtnz.condition.ferry">
        <source>a ferry</source>
        <translation>a ferry</translation>
    </message>
    <message id="gwtnz.condition.flood">
        <source>a flood</source>
        <translation>a flood</translation>
    </message>
    <message id="gwtnz.condition.hampshire-or-ryeland">
        <source>Hampshire or Ryeland</source>
        <translation>Hampshire or Ryeland</translation>
    </message>
    <message id="gwtnz.condition.lincoln-or-corriedale">
        <source>Lincoln or Corriedale</source>
        <translation>Lincoln or Corriedale</translation>
    </message>
    <message id="gwtnz.condition.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="gwtnz.condition.pathfinder-6">
        <source>exploration 6</source>
        <translation>exploration 6</translation>
    </message>
    <message id="gwtnz.condition.post-13">
        <source>a trading post of 13 or more</source>
        <translation>a trading post of 13 or more</translation>
    </message>
    <message id="gwtnz.condition.shearers-2">
        <source>2 shearers</source>
        <translation>2 shearers</translation>
    </message>
    <message id="gwtnz.condition.storehouse">
        <source>a storehouse</source>
        <translation>a storehouse</translation>
    </message>
    <message id="gwtnz.deed.aux">
        <source>Auxiliary action</source>
        <translation>Auxiliary action</translation>
    </message>
    <message id="gwtnz.deed.bonus-tile">
        <source>Take a bonus tile</source>
        <translation>Take a bonus tile</translation>
    </message>
    <message id="gwtnz.deed.build">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="gwtnz.deed.buy-sheep">
        <source>Buy sheep</source>
        <translation>Buy sheep</translation>
    </message>
    <message id="gwtnz.deed.certificate">
        <source>Take a certificate</source>
        <translation>Take a certificate</translation>
    </message>
    <message id="gwtnz.deed.certificates-per-lush">
        <source>Certificates per lush land</source>
        <translation>Certificates per lush land</translation>
    </message>
    <message id="gwtnz.deed.deliver-wool">
        <source>Deliver wool</source>
        <translation>Deliver wool</translation>
    </message>
    <message id="gwtnz.deed.draw">
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message id="gwtnz.deed.draw-discard">
        <source>Draw {amount}, discard as many</source>
        <translation>Draw {amount}, discard as many</translation>
    </message>
    <message id="gwtnz.deed.four-pound-sheep">
        <source>Sheep for 4 pounds</source>
        <translation>Sheep for 4 pounds</translation>
    </message>
    <message id="gwtnz.deed.free-sheep">
        <source>Take a sheep for free</source>
        <translation>Take a sheep for free</translation>
    </message>
    <message id="gwtnz.deed.gold">
        <source>Take {amount} gold</source>
        <translation>Take {amount} gold</translation>
    </message>
    <message id="gwtnz.deed.gold-for-sheep">
        <source>Gold for sheep</source>
        <translation>Gold for sheep</translation>
    </message>
    <message id="gwtnz.deed.hazard">
        <source>Remove a hazard</source>
        <translation>Remove a hazard</translation>
    </message>
    <message id="gwtnz.deed.hazard-pairs">
        <source>Pairs of hazards</source>
        <translation>Pairs of hazards</translation>
    </message>
    <message id="gwtnz.deed.hire">
        <source>Hire a worker</source>
        <translation>Hire a worker</translation>
    </message>
    <message id="gwtnz.deed.objective">
        <source>Take an objective</source>
        <translation>Take an objective</translation>
    </message>
    <message id="gwtnz.deed.pathfinder">
        <source>Advance {amount} in exploration</source>
        <translation>Advance {amount} in exploration</translation>
    </message>
    <message id="gwtnz.deed.pounds">
        <source>Take {amount} pounds</source>
        <translation>Take {amount} pounds</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-lush">
        <source>Pounds per lush land</source>
        <translation>Pounds per lush land</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-shepherd">
        <source>Pounds per shepherd</source>
        <translation>Pounds per shepherd</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-storehouse">
        <source>Pounds per storehouse</source>
        <translation>Pounds per storehouse</translation>
    </message>
    <message id="gwtnz.deed.sell-any">
        <source>Sell any sheep</source>
        <translation>Sell any sheep</translation>
    </message>
    <message id="gwtnz.deed.sell-leicester">
        <source>Sell a Leicester</source>
        <translation>Sell a Leicester</translation>
    </message>
    <message id="gwtnz.deed.sell-pair">
        <source>Sell a pair of sheep</source>
        <translation>Sell a pair of sheep</translation>
    </message>
    <message id="gwtnz.deed.sell-southdown">
        <source>Sell a Southdown</source>
        <translation>Sell a Southdown</translation>
    </message>
    <message id="gwtnz.deed.shear">
        <source>Shear</source>
        <translation>Shear</translation>
    </message>
    <message id="gwtnz.deed.ship">
        <source>Sail up to {amount}</source>
        <translation>Sail up to {amount}</translation>
    </message>
    <message id="gwtnz.deed.storehouse">
        <source>Place a storehouse</source>
        <translation>Place a storehouse</translation>
    </message>
    <message id="gwtnz.deed.token">
        <source>Take an exchange token</source>
        <translation>Take an exchange token</translation>
    </message>
    <message id="gwtnz.deed.tokens">
        <source>Take exchange tokens</source>
        <translation>Take exchange tokens</translation>
    </message>
    <message id="gwtnz.deed.travel">
        <source>Move on {amount}</source>
        <translation>Move on {amount}</translation>
    </message>
    <message id="gwtnz.disc.certificate-1">
        <source>certificate action 1</source>
        <translation>certificate action 1</translation>
    </message>
    <message id="gwtnz.disc.certificate-2">
        <source>certificate action 2</source>
        <translation>certificate action 2</translation>
    </message>
    <message id="gwtnz.disc.certificate-limit">
        <source>certificate limit</source>
        <translation>certificate limit</translation>
    </message>
    <message id="gwtnz.disc.draw-1">
        <source>draw action 1</source>
        <translation>draw action 1</translation>
    </message>
    <message id="gwtnz.disc.draw-2">
        <source>draw action 2</source>
        <translation>draw action 2</translation>
    </message>
    <message id="gwtnz.disc.hand-left">
        <source>hand limit, left</source>
        <translation>hand limit, left</translation>
    </message>
    <message id="gwtnz.disc.hand-right">
        <source>hand limit, right</source>
        <translation>hand limit, right</translation>
    </message>
    <message id="gwtnz.disc.movement">
        <source>movement</source>
        <translation>movement</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-1">
        <source>exploration action 1</source>
        <translation>exploration action 1</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-2">
        <source>exploration action 2</source>
        <translation>exploration action 2</translation>
    </message>
    <message id="gwtnz.disc.permanent-left">
        <source>permanent certificate, left</source>
        <translation>permanent certificate, left</translation>
    </message>
    <message id="gwtnz.disc.permanent-right">
        <source>permanent certificate, right</source>
        <translation>permanent certificate, right</translation>
    </message>
    <message id="gwtnz.disc.pound-1">
        <source>pound action 1</source>
        <translation>pound action 1</translation>
    </message>
    <message id="gwtnz.disc.pound-2">
        <source>pound action 2</source>
        <translation>pound action 2</translation>
    </message>
    <message id="gwtnz.disc.ship-1">
        <source>ship action 1</source>
        <translation>ship action 1</translation>
    </message>
    <message id="gwtnz.disc.ship-2">
        <source>ship action 2</source>
        <translation>ship action 2</translation>
    </message>
    <message id="gwtnz.disc.wool-left">
        <source>permanent wool, left</source>
        <translation>permanent wool, left</translation>
    </message>
    <message id="gwtnz.disc.wool-right">
        <source>permanent wool, right</source>
        <translation>permanent wool, right</translation>
    </message>
    <message id="gwtnz.discs">
        <source>discs</source>
        <translation>discs</translation>
    </message>
    <message id="gwtnz.discs.title">
        <source>Discs</source>
        <translation>Discs</translation>
    </message>
    <message id="gwtnz.figure.active">
        <source>On turn</source>
        <translation>On turn</translation>
    </message>
    <message id="gwtnz.figure.bonus">
        <source>Bonus tile</source>
        <translation>Bonus tile</translation>
    </message>
    <message id="gwtnz.figure.building">
        <source>Building {number}</source>
        <translation>Building {number}</translation>
    </message>
    <message id="gwtnz.figure.display">
        <source>Objectives on display</source>
        <translation>Objectives on display</translation>
    </message>
    <message id="gwtnz.figure.ending">
        <source>Who ended the game</source>
        <translation>Who ended the game</translation>
    </message>
    <message id="gwtnz.figure.entered-points">
        <source>Points entered</source>
        <translation>Points entered</translation>
    </message>
    <message id="gwtnz.figure.foresight-a">
        <source>Foresight A</source>
        <translation>Foresight A</translation>
    </message>
    <message id="gwtnz.figure.foresight-b">
        <source>Foresight B</source>
        <translation>Foresight B</translation>
    </message>
    <message id="gwtnz.figure.jobs">
        <source>Job market</source>
        <translation>Job market</translation>
    </message>
    <message id="gwtnz.figure.jokers">
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message id="gwtnz.figure.large">
        <source>Large harbour {number}</source>
        <translation>Large harbour {number}</translation>
    </message>
    <message id="gwtnz.figure.location">
        <source>Place on the trail</source>
        <translation>Place on the trail</translation>
    </message>
    <message id="gwtnz.figure.marker">
        <source>Market marker</source>
        <translation>Market marker</translation>
    </message>
    <message id="gwtnz.figure.medium">
        <source>Medium harbour {number}</source>
        <translation>Medium harbour {number}</translation>
    </message>
    <message id="gwtnz.figure.no-tax">
        <source>No taxes</source>
        <translation>No taxes</translation>
    </message>
    <message id="gwtnz.figure.objective-pile">
        <source>Objective pile</source>
        <translation>Objective pile</translation>
    </message>
    <message id="gwtnz.figure.owed-discard">
        <source>Cards still to discard</source>
        <translation>Cards still to discard</translation>
    </message>
    <message id="gwtnz.figure.owed-draw">
        <source>Cards still to draw</source>
        <translation>Cards still to draw</translation>
    </message>
    <message id="gwtnz.figure.owed-eleven">
        <source>Reward of space 11 to choose</source>
        <translation>Reward of space 11 to choose</translation>
    </message>
    <message id="gwtnz.figure.owed-sheep">
        <source>Sheep still to take</source>
        <translation>Sheep still to take</translation>
    </message>
    <message id="gwtnz.figure.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="gwtnz.figure.small">
        <source>Small harbour {number}</source>
        <translation>Small harbour {number}</translation>
    </message>
    <message id="gwtnz.figure.space">
        <source>Exploration space</source>
        <translation>Exploration space</translation>
    </message>
    <message id="gwtnz.figure.started">
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message id="gwtnz.figure.step-tile">
        <source>Movement tile</source>
        <translation>Movement tile</translation>
    </message>
    <message id="gwtnz.figure.storehouse">
        <source>Storehouse {number}</source>
        <translation>Storehouse {number}</translation>
    </message>
    <message id="gwtnz.figure.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="gwtnz.figure.turned">
        <source>Harbourmaster turned</source>
        <translation>Harbourmaster turned</translation>
    </message>
    <message id="gwtnz.figure.worth">
        <source>Worth of the delivery</source>
        <translation>Worth of the delivery</translation>
    </message>
    <message id="gwtnz.figure.zone">
        <source>Hazards</source>
        <translation>Hazards</translation>
    </message>
    <message id="gwtnz.foresight.title">
        <source>Foresight spaces</source>
        <translation>Foresight spaces</translation>
    </message>
    <message id="gwtnz.gold">
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message id="gwtnz.hand-limit">
        <source>hand limit</source>
        <translation>hand limit</translation>
    </message>
    <message id="gwtnz.hazards">
        <source>hazards</source>
        <translation>hazards</translation>
    </message>
    <message id="gwtnz.hazards.title">
        <source>Hazards</source>
        <translation>Hazards</translation>
    </message>
    <message id="gwtnz.header.barrel">
        <source>barrel</source>
        <translation>barrel</translation>
    </message>
    <message id="gwtnz.header.bell">
        <source>bell</source>
        <translation>bell</translation>
    </message>
    <message id="gwtnz.header.compass">
        <source>compass</source>
        <translation>compass</translation>
    </message>
    <message id="gwtnz.header.wheel">
        <source>wheel</source>
        <translation>wheel</translation>
    </message>
    <message id="gwtnz.headline.act">
        <source>Turn {turn} · {seat} acts</source>
        <translation>Turn {turn} · {seat} acts</translation>
    </message>
    <message id="gwtnz.headline.deliver">
        <source>Turn {turn} · {seat} · Wellington: delivery</source>
        <translation>Turn {turn} · {seat} · Wellington: delivery</translation>
    </message>
    <message id="gwtnz.headline.draw">
        <source>Turn {turn} · {seat} draws</source>
        <translation>Turn {turn} · {seat} draws</translation>
    </message>
    <message id="gwtnz.headline.foresight-a">
        <source>Turn {turn} · {seat} · foresight A</source>
        <translation>Turn {turn} · {seat} · foresight A</translation>
    </message>
    <message id="gwtnz.headline.foresight-b">
        <source>Turn {turn} · {seat} · foresight B</source>
        <translation>Turn {turn} · {seat} · foresight B</translation>
    </message>
    <message id="gwtnz.headline.income">
        <source>Turn {turn} · {seat} · Wellington: income</source>
        <translation>Turn {turn} · {seat} · Wellington: income</translation>
    </message>
    <message id="gwtnz.headline.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="gwtnz.headline.sarah">
        <source>Sarah's turn {sarahs-turn} · {level}</source>
        <translation>Sarah's turn {sarahs-turn} · {level}</translation>
    </message>
    <message id="gwtnz.headline.start">
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message id="gwtnz.headline.travel">
        <source>Turn {turn} · {seat} moves</source>
        <translation>Turn {turn} · {seat} moves</translation>
    </message>
    <message id="gwtnz.herd.title" numerus="yes">
        <source>Herd: {cards} cards</source>
        <translation>
            <numerusform>Herd: {cards} card</numerusform>
            <numerusform>Herd: {cards} cards</numerusform>
        </translation>
    </message>
    <message id="gwtnz.herd.where">
        <source>hand {hand}, draw pile {pile}, discard {discard} · {odds} % to draw it</source>
        <translation>hand {hand}, draw pile {pile}, discard {discard} · {odds} % to draw it</translation>
    </message>
    <message id="gwtnz.instruct.add-sheep" numerus="yes">
        <source>Add {amount} sheep cards to the market</source>
        <translation>
            <numerusform>Add {amount} sheep card to the market</numerusform>
            <numerusform>Add {amount} sheep cards to the market</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.bonus-card">
        <source>Take a bonus card</source>
        <translation>Take a bonus card</translation>
    </message>
    <message id="gwtnz.instruct.bonus-tile">
        <source>Take a bonus tile into the box</source>
        <translation>Take a bonus tile into the box</translation>
    </message>
    <message id="gwtnz.instruct.build">
        <source>Build for Sarah</source>
        <translation>Build for Sarah</translation>
    </message>
    <message id="gwtnz.instruct.build-exactly" numerus="yes">
        <source>Build with exactly {amount} craftsmen</source>
        <translation>
            <numerusform>Build with exactly {amount} craftsmen</numerusform>
            <numerusform>Build with exactly {amount} craftsmen</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.buy-sheep" numerus="yes">
        <source>Buy sheep with {amount} shepherds</source>
        <translation>
            <numerusform>Buy sheep with {amount} shepherd</numerusform>
            <numerusform>Buy sheep with {amount} shepherds</numerusform>
        </translation>
    </message>
    <message id="gwtnz.instruct.deliver">
        <source>Deliver to her next post</source>
        <translation>Deliver to her next post</translation>
    </message>
    <message id="gwtnz.instruct.dorset">
        <source>Take a Dorset Horn</source>
        <translation>Take a Dorset Horn</translation>
    </message>
    <message id="gwtnz.instruct.extra-move">
        <source>Move her runholder once more</source>
        <translation>Move her runholder once more</translation>
    </message>
    <message id="gwtnz.instruct.foresight-a">
        <source>Foresight A: the tile on the right</source>
        <translation>Foresight A: the tile on the right</translation>
    </message>
    <message id="gwtnz.instruct.foresight-b">
        <source>Foresight B: the tile on the right</source>
        <translation>Foresight B: the tile on the right</translation>
    </message>
    <message id="gwtnz.instruct.harbour">
        <source>Disc on a medium harbour</source>
        <translation>Disc on a medium harbour</translation>
    </message>
    <message id="gwtnz.instruct.hazard">
        <source>Take a hazard tile</source>
        <translation>Take a hazard tile</translation>
    </message>
    <message id="gwtnz.instruct.hire">
        <source>Hire a worker for Sarah</source>
        <translation>Hire a worker for Sarah</translation>
    </message>
    <message id="gwtnz.instruct.move">
        <source>Move her runholder</source>
        <translation>Move her runholder</translation>
    </message>
    <message id="gwtnz.instruct.objective">
        <source>Take the objective farthest from the pile</source>
        <translation>Take the objective farthest from the pile</translation>
    </message>
    <message id="gwtnz.instruct.one-sheep">
        <source>Take one sheep of two</source>
        <translation>Take one sheep of two</translation>
    </message>
    <message id="gwtnz.instruct.pathfinder">
        <source>Advance Sarah in exploration</source>
        <translation>Advance Sarah in exploration</translation>
    </message>
    <message id="gwtnz.instruct.sailors">
        <source>Take the bonus card of her sailors</source>
        <translation>Take the bonus card of her sailors</translation>
    </message>
    <message id="gwtnz.instruct.shearers">
        <source>Take the sheep of her shearers</source>
        <translation>Take the sheep of her shearers</translation>
    </message>
    <message id="gwtnz.instruct.wool">
        <source>Disc on a wool post</source>
        <translation>Disc on a wool post</translation>
    </message>
    <message id="gwtnz.jobs.title">
        <source>Job market</source>
        <translation>Job market</translation>
    </message>
    <message id="gwtnz.level.easy">
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message id="gwtnz.level.hard">
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message id="gwtnz.level.medium">
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message id="gwtnz.level.none">
        <source>without Sarah</source>
        <translation>without Sarah</translation>
    </message>
    <message id="gwtnz.location.a">
        <source>building A</source>
        <translation>building A</translation>
    </message>
    <message id="gwtnz.location.b">
        <source>building B</source>
        <translation>building B</translation>
    </message>
    <message id="gwtnz.location.c">
        <source>building C</source>
        <translation>building C</translation>
    </message>
    <message id="gwtnz.location.d">
        <source>building D</source>
        <translation>building D</translation>
    </message>
    <message id="gwtnz.location.e">
        <source>building E</source>
        <translation>building E</translation>
    </message>
    <message id="gwtnz.location.f">
        <source>building F</source>
        <translation>building F</translation>
    </message>
    <message id="gwtnz.location.g">
        <source>building G</source>
        <translation>building G</translation>
    </message>
    <message id="gwtnz.location.h">
        <source>building H</source>
        <translation>building H</translation>
    </message>
    <message id="gwtnz.location.hazard">
        <source>hazard</source>
        <translation>hazard</translation>
    </message>
    <message id="gwtnz.location.others">
        <source>another player's building</source>
        <translation>another player's building</translation>
    </message>
    <message id="gwtnz.location.own1">
        <source>own building 1</source>
        <translation>own building 1</translation>
    </message>
    <message id="gwtnz.location.own10">
        <source>own building 10</source>
        <translation>own building 10</translation>
    </message>
    <message id="gwtnz.location.own2">
        <source>own building 2</source>
        <translation>own building 2</translation>
    </message>
    <message id="gwtnz.location.own3">
        <source>own building 3</source>
        <translation>own building 3</translation>
    </message>
    <message id="gwtnz.location.own4">
        <source>own building 4</source>
        <translation>own building 4</translation>
    </message>
    <message id="gwtnz.location.own5">
        <source>own building 5</source>
        <translation>own building 5</translation>
    </message>
    <message id="gwtnz.location.own6">
        <source>own building 6</source>
        <translation>own building 6</translation>
    </message>
    <message id="gwtnz.location.own7">
        <source>own building 7</source>
        <translation>own building 7</translation>
    </message>
    <message id="gwtnz.location.own8">
        <source>own building 8</source>
        <translation>own building 8</translation>
    </message>
    <message id="gwtnz.location.own9">
        <source>own building 9</source>
        <translation>own building 9</translation>
    </message>
    <message id="gwtnz.location.rider">
        <source>start</source>
        <translation>start</translation>
    </message>
    <message id="gwtnz.location.wellington">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.misfit.certificates">
        <source>Not so many certificates are there.</source>
        <translation>Not so many certificates are there.</translation>
    </message>
    <message id="gwtnz.misfit.ended-already">
        <source>The game has ended already.</source>
        <translation>The game has ended already.</translation>
    </message>
    <message id="gwtnz.misfit.gold">
        <source>Not so much gold is there.</source>
        <translation>Not so much gold is there.</translation>
    </message>
    <message id="gwtnz.misfit.improved-already">
        <source>This harbour is improved already.</source>
        <translation>This harbour is improved already.</translation>
    </message>
    <message id="gwtnz.misfit.no-disc-there">
        <source>No disc lies there.</source>
        <translation>No disc lies there.</translation>
    </message>
    <message id="gwtnz.misfit.no-free-space">
        <source>There is no free space.</source>
        <translation>There is no free space.</translation>
    </message>
    <message id="gwtnz.misfit.no-sarah">
        <source>Sarah does not play.</source>
        <translation>Sarah does not play.</translation>
    </message>
    <message id="gwtnz.misfit.no-step">
        <source>Sarah has no step open.</source>
        <translation>Sarah has no step open.</translation>
    </message>
    <message id="gwtnz.misfit.no-storehouse-there">
        <source>No storehouse stands there.</source>
        <translation>No storehouse stands there.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-building">
        <source>There is no such building.</source>
        <translation>There is no such building.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-card">
        <source>There is no such card.</source>
        <translation>There is no such card.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-post">
        <source>There is no such trading post.</source>
        <translation>There is no such trading post.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-tile">
        <source>There is no such tile.</source>
        <translation>There is no such tile.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-worker">
        <source>There is no such worker.</source>
        <translation>There is no such worker.</translation>
    </message>
    <message id="gwtnz.misfit.no-token">
        <source>No exchange token is left.</source>
        <translation>No exchange token is left.</translation>
    </message>
    <message id="gwtnz.misfit.not-offered">
        <source>It is not on offer.</source>
        <translation>It is not on offer.</translation>
    </message>
    <message id="gwtnz.misfit.not-played">
        <source>It has not been played.</source>
        <translation>It has not been played.</translation>
    </message>
    <message id="gwtnz.misfit.other-draw">
        <source>This draw has been entered already.</source>
        <translation>This draw has been entered already.</translation>
    </message>
    <message id="gwtnz.misfit.pounds">
        <source>Not so many pounds are there.</source>
        <translation>Not so many pounds are there.</translation>
    </message>
    <message id="gwtnz.misfit.row-is-full">
        <source>The row is full.</source>
        <translation>The row is full.</translation>
    </message>
    <message id="gwtnz.misfit.too-many">
        <source>That is too many.</source>
        <translation>That is too many.</translation>
    </message>
    <message id="gwtnz.move.add-sheep">
        <source>Add sheep to the market</source>
        <translation>Add sheep to the market</translation>
    </message>
    <message id="gwtnz.move.build">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="gwtnz.move.buy-bonus-card">
        <source>Buy a bonus card</source>
        <translation>Buy a bonus card</translation>
    </message>
    <message id="gwtnz.move.buy-sheep">
        <source>Buy sheep</source>
        <translation>Buy sheep</translation>
    </message>
    <message id="gwtnz.move.buy-tile">
        <source>Buy a bonus tile</source>
        <translation>Buy a bonus tile</translation>
    </message>
    <message id="gwtnz.move.choose-eleven">
        <source>Reward of space 11</source>
        <translation>Reward of space 11</translation>
    </message>
    <message id="gwtnz.move.combine-tokens">
        <source>Combine tokens</source>
        <translation>Combine tokens</translation>
    </message>
    <message id="gwtnz.move.deliver">
        <source>Deliver sheep</source>
        <translation>Deliver sheep</translation>
    </message>
    <message id="gwtnz.move.deliver-wool">
        <source>Deliver wool</source>
        <translation>Deliver wool</translation>
    </message>
    <message id="gwtnz.move.discard">
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message id="gwtnz.move.draw-cards">
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message id="gwtnz.move.end-turn">
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message id="gwtnz.move.enter-objective">
        <source>Enter an objective</source>
        <translation>Enter an objective</translation>
    </message>
    <message id="gwtnz.move.foresight">
        <source>Foresight</source>
        <translation>Foresight</translation>
    </message>
    <message id="gwtnz.move.hire">
        <source>Hire</source>
        <translation>Hire</translation>
    </message>
    <message id="gwtnz.move.improve-large">
        <source>Large harbour</source>
        <translation>Large harbour</translation>
    </message>
    <message id="gwtnz.move.improve-medium">
        <source>Medium harbour</source>
        <translation>Medium harbour</translation>
    </message>
    <message id="gwtnz.move.improve-small">
        <source>Small harbour</source>
        <translation>Small harbour</translation>
    </message>
    <message id="gwtnz.move.income">
        <source>Income</source>
        <translation>Income</translation>
    </message>
    <message id="gwtnz.move.marker-out">
        <source>Market marker off the track</source>
        <translation>Market marker off the track</translation>
    </message>
    <message id="gwtnz.move.pay-tax">
        <source>Pay taxes</source>
        <translation>Pay taxes</translation>
    </message>
    <message id="gwtnz.move.play-card">
        <source>Play a card</source>
        <translation>Play a card</translation>
    </message>
    <message id="gwtnz.move.play-objective">
        <source>Play an objective</source>
        <translation>Play an objective</translation>
    </message>
    <message id="gwtnz.move.remove-hazard">
        <source>Remove a hazard</source>
        <translation>Remove a hazard</translation>
    </message>
    <message id="gwtnz.move.reveal-objective">
        <source>Reveal an objective</source>
        <translation>Reveal an objective</translation>
    </message>
    <message id="gwtnz.move.reveal-sheep">
        <source>Reveal sheep</source>
        <translation>Reveal sheep</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-a">
        <source>Reveal a tile from bag A</source>
        <translation>Reveal a tile from bag A</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-b">
        <source>Reveal a tile from bag B</source>
        <translation>Reveal a tile from bag B</translation>
    </message>
    <message id="gwtnz.move.sail">
        <source>Sail</source>
        <translation>Sail</translation>
    </message>
    <message id="gwtnz.move.sarah-add-sheep">
        <source>Sarah: sheep into the market</source>
        <translation>Sarah: sheep into the market</translation>
    </message>
    <message id="gwtnz.move.sarah-bonus-card">
        <source>Sarah: bonus card</source>
        <translation>Sarah: bonus card</translation>
    </message>
    <message id="gwtnz.move.sarah-build">
        <source>Sarah builds</source>
        <translation>Sarah builds</translation>
    </message>
    <message id="gwtnz.move.sarah-card">
        <source>Sarah's card</source>
        <translation>Sarah's card</translation>
    </message>
    <message id="gwtnz.move.sarah-deliver">
        <source>Sarah delivers</source>
        <translation>Sarah delivers</translation>
    </message>
    <message id="gwtnz.move.sarah-foresight">
        <source>Sarah: foresight</source>
        <translation>Sarah: foresight</translation>
    </message>
    <message id="gwtnz.move.sarah-harbour">
        <source>Sarah: harbour</source>
        <translation>Sarah: harbour</translation>
    </message>
    <message id="gwtnz.move.sarah-hazard">
        <source>Sarah: hazard</source>
        <translation>Sarah: hazard</translation>
    </message>
    <message id="gwtnz.move.sarah-hire">
        <source>Sarah hires</source>
        <translation>Sarah hires</translation>
    </message>
    <message id="gwtnz.move.sarah-move">
        <source>Sarah moves</source>
        <translation>Sarah moves</translation>
    </message>
    <message id="gwtnz.move.sarah-objective">
        <source>Sarah: objective</source>
        <translation>Sarah: objective</translation>
    </message>
    <message id="gwtnz.move.sarah-pathfinder">
        <source>Sarah: exploration</source>
        <translation>Sarah: exploration</translation>
    </message>
    <message id="gwtnz.move.sarah-skip">
        <source>Sarah cannot</source>
        <translation>Sarah cannot</translation>
    </message>
    <message id="gwtnz.move.sarah-take-sheep">
        <source>Sarah takes sheep</source>
        <translation>Sarah takes sheep</translation>
    </message>
    <message id="gwtnz.move.sarah-take-tile">
        <source>Sarah takes a tile</source>
        <translation>Sarah takes a tile</translation>
    </message>
    <message id="gwtnz.move.sarah-wool">
        <source>Sarah: wool post</source>
        <translation>Sarah: wool post</translation>
    </message>
    <message id="gwtnz.move.sell">
        <source>Sell</source>
        <translation>Sell</translation>
    </message>
    <message id="gwtnz.move.shear">
        <source>Shear</source>
        <translation>Shear</translation>
    </message>
    <message id="gwtnz.move.shear-draw">
        <source>Draw while shearing</source>
        <translation>Draw while shearing</translation>
    </message>
    <message id="gwtnz.move.start">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="gwtnz.move.take">
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message id="gwtnz.move.take-objective">
        <source>Take an objective</source>
        <translation>Take an objective</translation>
    </message>
    <message id="gwtnz.move.take-sheep">
        <source>Take a sheep</source>
        <translation>Take a sheep</translation>
    </message>
    <message id="gwtnz.move.travel">
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message id="gwtnz.move.use-aux">
        <source>Auxiliary action</source>
        <translation>Auxiliary action</translation>
    </message>
    <message id="gwtnz.move.use-token">
        <source>Use an exchange token</source>
        <translation>Use an exchange token</translation>
    </message>
    <message id="gwtnz.name">
        <source>Great Western Trail: New Zealand</source>
        <translation>Great Western Trail: New Zealand</translation>
    </message>
    <message id="gwtnz.objective.certificates-2">
        <source>2 certificates</source>
        <translation>2 certificates</translation>
    </message>
    <message id="gwtnz.objective.conditions">
        <source>{first} · {second} · {third}</source>
        <translation>{first} · {second} · {third}</translation>
    </message>
    <message id="gwtnz.objective.pathfinder-2">
        <source>2 in exploration</source>
        <translation>2 in exploration</translation>
    </message>
    <message id="gwtnz.objective.pounds-4">
        <source>4 pounds</source>
        <translation>4 pounds</translation>
    </message>
    <message id="gwtnz.objective.ship-2">
        <source>sail 2 spaces</source>
        <translation>sail 2 spaces</translation>
    </message>
    <message id="gwtnz.objective.tokens-2">
        <source>2 exchange tokens</source>
        <translation>2 exchange tokens</translation>
    </message>
    <message id="gwtnz.objectives">
        <source>objectives</source>
        <translation>objectives</translation>
    </message>
    <message id="gwtnz.objectives.title" numerus="yes">
        <source>Objectives, {pile} in the pile</source>
        <translation>
            <numerusform>Objectives, {pile} in the pile</numerusform>
            <numerusform>Objectives, {pile} in the pile</numerusform>
        </translation>
    </message>
    <message id="gwtnz.option.green-arrows">
        <source>Green arrows</source>
        <translation>Green arrows</translation>
    </message>
    <message id="gwtnz.option.green-arrows.deduction">
        <source>Deduction</source>
        <translation>Deduction</translation>
    </message>
    <message id="gwtnz.option.green-arrows.points">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.option.hands">
        <source>Follow hands</source>
        <translation>Follow hands</translation>
    </message>
    <message id="gwtnz.option.mirror">
        <source>What the app follows</source>
        <translation>What the app follows</translation>
    </message>
    <message id="gwtnz.option.mirror.boards">
        <source>The boards too</source>
        <translation>The boards too</translation>
    </message>
    <message id="gwtnz.option.mirror.quick">
        <source>The essentials</source>
        <translation>The essentials</translation>
    </message>
    <message id="gwtnz.option.objective-cards">
        <source>Objective cards</source>
        <translation>Objective cards</translation>
    </message>
    <message id="gwtnz.option.objective-cards.seven">
        <source>On seven</source>
        <translation>On seven</translation>
    </message>
    <message id="gwtnz.option.objective-cards.six-and-nine">
        <source>On six and nine</source>
        <translation>On six and nine</translation>
    </message>
    <message id="gwtnz.option.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gwtnz.option.sarah.easy">
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message id="gwtnz.option.sarah.hard">
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message id="gwtnz.option.sarah.medium">
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message id="gwtnz.option.sarah.none">
        <source>Without</source>
        <translation>Without</translation>
    </message>
    <message id="gwtnz.option.set-up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn">
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message id="gwtnz.option.set-up.entered">
        <source>Entered</source>
        <translation>Entered</translation>
    </message>
    <message id="gwtnz.option.sides">
        <source>Sides of the buildings</source>
        <translation>Sides of the buildings</translation>
    </message>
    <message id="gwtnz.option.sides.a">
        <source>Side A</source>
        <translation>Side A</translation>
    </message>
    <message id="gwtnz.option.sides.drawn">
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message id="gwtnz.option.values">
        <source>Printed values</source>
        <translation>Printed values</translation>
    </message>
    <message id="gwtnz.option.values.asked">
        <source>Asked for</source>
        <translation>Asked for</translation>
    </message>
    <message id="gwtnz.option.values.assumed">
        <source>Assumed</source>
        <translation>Assumed</translation>
    </message>
    <message id="gwtnz.own-objectives.title">
        <source>Own objectives</source>
        <translation>Own objectives</translation>
    </message>
    <message id="gwtnz.pathfinder">
        <source>exploration</source>
        <translation>exploration</translation>
    </message>
    <message id="gwtnz.pathfinder.disc">
        <source>exploration disc</source>
        <translation>exploration disc</translation>
    </message>
    <message id="gwtnz.pathfinder.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.pathfinder.title">
        <source>Exploration track</source>
        <translation>Exploration track</translation>
    </message>
    <message id="gwtnz.permanent-certificates">
        <source>permanent certificates</source>
        <translation>permanent certificates</translation>
    </message>
    <message id="gwtnz.permanent-wool">
        <source>permanent wool</source>
        <translation>permanent wool</translation>
    </message>
    <message id="gwtnz.phase.act">
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message id="gwtnz.phase.deliver">
        <source>delivery</source>
        <translation>delivery</translation>
    </message>
    <message id="gwtnz.phase.draw">
        <source>drawing</source>
        <translation>drawing</translation>
    </message>
    <message id="gwtnz.phase.foresight-a">
        <source>foresight A</source>
        <translation>foresight A</translation>
    </message>
    <message id="gwtnz.phase.foresight-b">
        <source>foresight B</source>
        <translation>foresight B</translation>
    </message>
    <message id="gwtnz.phase.income">
        <source>income</source>
        <translation>income</translation>
    </message>
    <message id="gwtnz.phase.over">
        <source>end</source>
        <translation>end</translation>
    </message>
    <message id="gwtnz.phase.sarah">
        <source>Sarah's turn</source>
        <translation>Sarah's turn</translation>
    </message>
    <message id="gwtnz.phase.start">
        <source>before the first turn</source>
        <translation>before the first turn</translation>
    </message>
    <message id="gwtnz.phase.travel">
        <source>movement</source>
        <translation>movement</translation>
    </message>
    <message id="gwtnz.post.between-1">
        <source>post between 1</source>
        <translation>post between 1</translation>
    </message>
    <message id="gwtnz.post.between-2">
        <source>post between 2</source>
        <translation>post between 2</translation>
    </message>
    <message id="gwtnz.post.between-3">
        <source>post between 3</source>
        <translation>post between 3</translation>
    </message>
    <message id="gwtnz.post.between-4">
        <source>post between 4</source>
        <translation>post between 4</translation>
    </message>
    <message id="gwtnz.post.local-0">
        <source>local post 0</source>
        <translation>local post 0</translation>
    </message>
    <message id="gwtnz.post.local-1">
        <source>local post 1</source>
        <translation>local post 1</translation>
    </message>
    <message id="gwtnz.post.local-21">
        <source>local post 21</source>
        <translation>local post 21</translation>
    </message>
    <message id="gwtnz.post.local-3">
        <source>local post 3</source>
        <translation>local post 3</translation>
    </message>
    <message id="gwtnz.post.local-6">
        <source>local post 6</source>
        <translation>local post 6</translation>
    </message>
    <message id="gwtnz.post.local-9">
        <source>local post 9</source>
        <translation>local post 9</translation>
    </message>
    <message id="gwtnz.post.overseas-1">
        <source>overseas post 1</source>
        <translation>overseas post 1</translation>
    </message>
    <message id="gwtnz.post.overseas-2">
        <source>overseas post 2</source>
        <translation>overseas post 2</translation>
    </message>
    <message id="gwtnz.post.overseas-3">
        <source>overseas post 3</source>
        <translation>overseas post 3</translation>
    </message>
    <message id="gwtnz.post.overseas-4">
        <source>overseas post 4</source>
        <translation>overseas post 4</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-1">
        <source>overseas wool post 1</source>
        <translation>overseas wool post 1</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-2">
        <source>overseas wool post 2</source>
        <translation>overseas wool post 2</translation>
    </message>
    <message id="gwtnz.post.wool-13">
        <source>wool post 13</source>
        <translation>wool post 13</translation>
    </message>
    <message id="gwtnz.post.wool-5">
        <source>wool post 5</source>
        <translation>wool post 5</translation>
    </message>
    <message id="gwtnz.post.wool-9">
        <source>wool post 9</source>
        <translation>wool post 9</translation>
    </message>
    <message id="gwtnz.posts.title">
        <source>Trading posts</source>
        <translation>Trading posts</translation>
    </message>
    <message id="gwtnz.pounds">
        <source>pounds</source>
        <translation>pounds</translation>
    </message>
    <message id="gwtnz.refusal.a-disc-is-there">
        <source>A disc lies there already.</source>
        <translation>A disc lies there already.</translation>
    </message>
    <message id="gwtnz.refusal.at-least-one-step">
        <source>At least one step.</source>
        <translation>At least one step.</translation>
    </message>
    <message id="gwtnz.refusal.aux-is-blocked">
        <source>This auxiliary action is not open yet.</source>
        <translation>This auxiliary action is not open yet.</translation>
    </message>
    <message id="gwtnz.refusal.black-disc">
        <source>Only a black disc goes there.</source>
        <translation>Only a black disc goes there.</translation>
    </message>
    <message id="gwtnz.refusal.card-is-open">
        <source>Sarah's card is open already.</source>
        <translation>Sarah's card is open already.</translation>
    </message>
    <message id="gwtnz.refusal.delivered-before">
        <source>You have delivered there already.</source>
        <translation>You have delivered there already.</translation>
    </message>
    <message id="gwtnz.refusal.disc-from-a-harbour">
        <source>The disc comes from a harbour.</source>
        <translation>The disc comes from a harbour.</translation>
    </message>
    <message id="gwtnz.refusal.each-breed-once">
        <source>Each breed counts once.</source>
        <translation>Each breed counts once.</translation>
    </message>
    <message id="gwtnz.refusal.exactly-one-more">
        <source>It needs exactly one craftsman more.</source>
        <translation>It needs exactly one craftsman more.</translation>
    </message>
    <message id="gwtnz.refusal.harbour-not-improved">
        <source>The harbour is not improved.</source>
        <translation>The harbour is not improved.</translation>
    </message>
    <message id="gwtnz.refusal.improved-already">
        <source>This harbour is improved already.</source>
        <translation>This harbour is improved already.</translation>
    </message>
    <message id="gwtnz.refusal.in-order">
        <source>One after the other.</source>
        <translation>One after the other.</translation>
    </message>
    <message id="gwtnz.refusal.look-at-the-component">
        <source>Look this up on the component first.</source>
        <translation>Look this up on the component first.</translation>
    </message>
    <message id="gwtnz.refusal.market-is-mirrored">
        <source>The app follows the market itself.</source>
        <translation>The app follows the market itself.</translation>
    </message>
    <message id="gwtnz.refusal.neutral-only">
        <source>At a neutral building only.</source>
        <translation>At a neutral building only.</translation>
    </message>
    <message id="gwtnz.refusal.no-choice">
        <source>There is nothing to choose.</source>
        <translation>There is nothing to choose.</translation>
    </message>
    <message id="gwtnz.refusal.no-condition">
        <source>No condition is met.</source>
        <translation>No condition is met.</translation>
    </message>
    <message id="gwtnz.refusal.no-disc-there">
        <source>No disc lies there.</source>
        <translation>No disc lies there.</translation>
    </message>
    <message id="gwtnz.refusal.no-free-space">
        <source>There is no free space.</source>
        <translation>There is no free space.</translation>
    </message>
    <message id="gwtnz.refusal.no-hand">
        <source>The app does not follow hands.</source>
        <translation>The app does not follow hands.</translation>
    </message>
    <message id="gwtnz.refusal.no-harbourmaster">
        <source>No harbourmaster tile is left there.</source>
        <translation>No harbourmaster tile is left there.</translation>
    </message>
    <message id="gwtnz.refusal.no-hazard">
        <source>No hazard lies there.</source>
        <translation>No hazard lies there.</translation>
    </message>
    <message id="gwtnz.refusal.no-more-taxes">
        <source>No tax is due.</source>
        <translation>No tax is due.</translation>
    </message>
    <message id="gwtnz.refusal.no-sarah">
        <source>Sarah does not play.</source>
        <translation>Sarah does not play.</translation>
    </message>
    <message id="gwtnz.refusal.no-shearer-left">
        <source>No shearer is left for it.</source>
        <translation>No shearer is left for it.</translation>
    </message>
    <message id="gwtnz.refusal.no-sheep">
        <source>It is not a sheep.</source>
        <translation>It is not a sheep.</translation>
    </message>
    <message id="gwtnz.refusal.no-step">
        <source>Sarah has no step open.</source>
        <translation>Sarah has no step open.</translation>
    </message>
    <message id="gwtnz.refusal.no-step-tile">
        <source>There is no movement tile.</source>
        <translation>There is no movement tile.</translation>
    </message>
    <message id="gwtnz.refusal.no-storehouse-there">
        <source>No storehouse stands there.</source>
        <translation>No storehouse stands there.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-building">
        <source>There is no such building.</source>
        <translation>There is no such building.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-card">
        <source>There is no such card.</source>
        <translation>There is no such card.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-post">
        <source>There is no such trading post.</source>
        <translation>There is no such trading post.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-tile">
        <source>There is no such tile.</source>
        <translation>There is no such tile.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-worker">
        <source>There is no such worker.</source>
        <translation>There is no such worker.</translation>
    </message>
    <message id="gwtnz.refusal.no-token">
        <source>No exchange token is left.</source>
        <translation>No exchange token is left.</translation>
    </message>
    <message id="gwtnz.refusal.no-way">
        <source>No way leads there.</source>
        <translation>No way leads there.</translation>
    </message>
    <message id="gwtnz.refusal.not-built">
        <source>It has not been built.</source>
        <translation>It has not been built.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-certificates">
        <source>There are not enough certificates.</source>
        <translation>There are not enough certificates.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-craftsmen" numerus="yes">
        <source>It takes {needed} craftsmen; you have {have}.</source>
        <translation>
            <numerusform>It takes {needed} craftsmen; you have {have}.</numerusform>
            <numerusform>It takes {needed} craftsmen; you have {have}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-gold">
        <source>It takes {needed} gold.</source>
        <translation>It takes {needed} gold.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-pounds" numerus="yes">
        <source>It costs {needed} pounds; you have {held}.</source>
        <translation>
            <numerusform>It costs {needed} pounds; you have {held}.</numerusform>
            <numerusform>It costs {needed} pounds; you have {held}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-shepherds" numerus="yes">
        <source>It takes {needed} shepherds; {left} are left.</source>
        <translation>
            <numerusform>It takes {needed} shepherds; {left} are left.</numerusform>
            <numerusform>It takes {needed} shepherds; {left} are left.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-higher">
        <source>It has to be a higher one.</source>
        <translation>It has to be a higher one.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-hand">
        <source>It is not in hand.</source>
        <translation>It is not in hand.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-her-deck">
        <source>It is not in Sarah's deck.</source>
        <translation>It is not in Sarah's deck.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-bag">
        <source>It is not in the bag.</source>
        <translation>It is not in the bag.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-market">
        <source>Not in the market: {breed}.</source>
        <translation>Not in the market: {breed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-pile">
        <source>It is not in the pile.</source>
        <translation>It is not in the pile.</translation>
    </message>
    <message id="gwtnz.refusal.not-mirrored">
        <source>The app does not follow this board.</source>
        <translation>The app does not follow this board.</translation>
    </message>
    <message id="gwtnz.refusal.not-offered-here">
        <source>Not possible here: {deed}.</source>
        <translation>Not possible here: {deed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-payable-together">
        <source>Together this costs {cost}; you have {held}.</source>
        <translation>Together this costs {cost}; you have {held}.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs-turn">
        <source>It is not Sarah's turn.</source>
        <translation>It is not Sarah's turn.</translation>
    </message>
    <message id="gwtnz.refusal.not-your-turn">
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-build">
        <source>There is nothing to build.</source>
        <translation>There is nothing to build.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-pay-with">
        <source>There is nothing to pay with.</source>
        <translation>There is nothing to pay with.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-reveal">
        <source>There is nothing to reveal.</source>
        <translation>There is nothing to reveal.</translation>
    </message>
    <message id="gwtnz.refusal.one-card-only">
        <source>One card only.</source>
        <translation>One card only.</translation>
    </message>
    <message id="gwtnz.refusal.one-disc-only">
        <source>One disc only.</source>
        <translation>One disc only.</translation>
    </message>
    <message id="gwtnz.refusal.only-the-joker">
        <source>Only the joker does that.</source>
        <translation>Only the joker does that.</translation>
    </message>
    <message id="gwtnz.refusal.other-breed">
        <source>It has to be another breed.</source>
        <translation>It has to be another breed.</translation>
    </message>
    <message id="gwtnz.refusal.other-draw">
        <source>This draw has been entered already.</source>
        <translation>This draw has been entered already.</translation>
    </message>
    <message id="gwtnz.refusal.other-number-of-cards">
        <source>It takes another number of cards.</source>
        <translation>It takes another number of cards.</translation>
    </message>
    <message id="gwtnz.refusal.other-phase">
        <source>Not now: {phase}.</source>
        <translation>Not now: {phase}.</translation>
    </message>
    <message id="gwtnz.refusal.other-step">
        <source>Sarah's next step is another: {step}.</source>
        <translation>Sarah's next step is another: {step}.</translation>
    </message>
    <message id="gwtnz.refusal.out-of-range">
        <source>It is out of reach.</source>
        <translation>It is out of reach.</translation>
    </message>
    <message id="gwtnz.refusal.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="gwtnz.refusal.own-hand">
        <source>Your own hand takes no tax.</source>
        <translation>Your own hand takes no tax.</translation>
    </message>
    <message id="gwtnz.refusal.pathfinder-too-low">
        <source>Your exploration is too low.</source>
        <translation>Your exploration is too low.</translation>
    </message>
    <message id="gwtnz.refusal.pile-is-empty">
        <source>The pile is empty.</source>
        <translation>The pile is empty.</translation>
    </message>
    <message id="gwtnz.refusal.row-is-full">
        <source>The row is full.</source>
        <translation>The row is full.</translation>
    </message>
    <message id="gwtnz.refusal.row-of-the-marker">
        <source>The marker stands in this row.</source>
        <translation>The marker stands in this row.</translation>
    </message>
    <message id="gwtnz.refusal.same-space">
        <source>You stand there already.</source>
        <translation>You stand there already.</translation>
    </message>
    <message id="gwtnz.refusal.sarah-decides-otherwise">
        <source>Sarah decides otherwise.</source>
        <translation>Sarah decides otherwise.</translation>
    </message>
    <message id="gwtnz.refusal.she-can">
        <source>Sarah can do it.</source>
        <translation>Sarah can do it.</translation>
    </message>
    <message id="gwtnz.refusal.single-only">
        <source>A single one only.</source>
        <translation>A single one only.</translation>
    </message>
    <message id="gwtnz.refusal.something-first">
        <source>Something else comes first.</source>
        <translation>Something else comes first.</translation>
    </message>
    <message id="gwtnz.refusal.starter-of-breeding-2">
        <source>It takes a starting sheep of breeding 2.</source>
        <translation>It takes a starting sheep of breeding 2.</translation>
    </message>
    <message id="gwtnz.refusal.too-many">
        <source>That is too many.</source>
        <translation>That is too many.</translation>
    </message>
    <message id="gwtnz.refusal.too-many-sheep">
        <source>Too many sheep at once.</source>
        <translation>Too many sheep at once.</translation>
    </message>
    <message id="gwtnz.refusal.travelled-already">
        <source>You have moved already.</source>
        <translation>You have moved already.</translation>
    </message>
    <message id="gwtnz.refusal.worth-too-low">
        <source>Your sheep are worth {worth}; the post asks for {post}.</source>
        <translation>Your sheep are worth {worth}; the post asks for {post}.</translation>
    </message>
    <message id="gwtnz.sarah-card.1">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.10">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.11">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.12">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.13">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.14">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.15">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.16">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.17">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.2">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.3">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.4">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.5">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.6">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.7">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.8">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah-card.9">
        <source>Card {card}</source>
        <translation>Card {card}</translation>
    </message>
    <message id="gwtnz.sarah.board">
        <source>Sarah's board</source>
        <translation>Sarah's board</translation>
    </message>
    <message id="gwtnz.sarah.card">
        <source>Sarah's card</source>
        <translation>Sarah's card</translation>
    </message>
    <message id="gwtnz.sarah.draw">
        <source>Draw the card of turn {turn}</source>
        <translation>Draw the card of turn {turn}</translation>
    </message>
    <message id="gwtnz.sarah.fixed">
        <source>the whole card</source>
        <translation>the whole card</translation>
    </message>
    <message id="gwtnz.sarah.left-half">
        <source>specialised: left action</source>
        <translation>specialised: left action</translation>
    </message>
    <message id="gwtnz.sarah.look-at-the-card">
        <source>Look at the printed card.</source>
        <translation>Look at the printed card.</translation>
    </message>
    <message id="gwtnz.sarah.next-delivery">
        <source>next delivery</source>
        <translation>next delivery</translation>
    </message>
    <message id="gwtnz.sarah.right-half">
        <source>right action</source>
        <translation>right action</translation>
    </message>
    <message id="gwtnz.sarah.specialized">
        <source>specialised: {worker}</source>
        <translation>specialised: {worker}</translation>
    </message>
    <message id="gwtnz.sarah.turn">
        <source>Sarah's turn {turn}</source>
        <translation>Sarah's turn {turn}</translation>
    </message>
    <message id="gwtnz.says.last-turns">
        <source>{seat} has ended the game: everybody else has one more turn</source>
        <translation>{seat} has ended the game: everybody else has one more turn</translation>
    </message>
    <message id="gwtnz.score.buildings" numerus="yes">
        <source>{buildings} buildings</source>
        <translation>
            <numerusform>{buildings} building</numerusform>
            <numerusform>{buildings} buildings</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.cards" numerus="yes">
        <source>{cards} cards</source>
        <translation>
            <numerusform>{cards} card</numerusform>
            <numerusform>{cards} cards</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.hand-limit">
        <source>hand limit</source>
        <translation>hand limit</translation>
    </message>
    <message id="gwtnz.score.harbours">
        <source>{small} small, {medium} medium</source>
        <translation>{small} small, {medium} medium</translation>
    </message>
    <message id="gwtnz.score.marker">
        <source>market marker</source>
        <translation>market marker</translation>
    </message>
    <message id="gwtnz.score.masters" numerus="yes">
        <source>{masters} harbourmaster tiles</source>
        <translation>
            <numerusform>{masters} harbourmaster tile</numerusform>
            <numerusform>{masters} harbourmaster tiles</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.objectives">
        <source>{met} of {counted} met</source>
        <translation>{met} of {counted} met</translation>
    </message>
    <message id="gwtnz.score.pathfinder">
        <source>space {space}</source>
        <translation>space {space}</translation>
    </message>
    <message id="gwtnz.score.posts" numerus="yes">
        <source>{discs} discs</source>
        <translation>
            <numerusform>{discs} disc</numerusform>
            <numerusform>{discs} discs</numerusform>
        </translation>
    </message>
    <message id="gwtnz.score.pounds">
        <source>{pounds} pounds</source>
        <translation>{pounds} pounds</translation>
    </message>
    <message id="gwtnz.score.tiles">
        <source>{hazards} hazards, {tiles} bonus tiles</source>
        <translation>{hazards} hazards, {tiles} bonus tiles</translation>
    </message>
    <message id="gwtnz.score.title">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="gwtnz.score.workers" numerus="yes">
        <source>{workers} in the last column</source>
        <translation>
            <numerusform>{workers} in the last column</numerusform>
            <numerusform>{workers} in the last column</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.title" numerus="yes">
        <source>Sheep market, {pile} in the pile</source>
        <translation>
            <numerusform>Sheep market, {pile} in the pile</numerusform>
            <numerusform>Sheep market, {pile} in the pile</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step-limit">
        <source>movement</source>
        <translation>movement</translation>
    </message>
    <message id="gwtnz.step.add-sheep" numerus="yes">
        <source>Add {amount} sheep cards to the market</source>
        <translation>
            <numerusform>Add {amount} sheep card to the market</numerusform>
            <numerusform>Add {amount} sheep cards to the market</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.bonus-card">
        <source>Take a bonus card</source>
        <translation>Take a bonus card</translation>
    </message>
    <message id="gwtnz.step.bonus-tile">
        <source>Take a bonus tile into the box</source>
        <translation>Take a bonus tile into the box</translation>
    </message>
    <message id="gwtnz.step.bonus-tile.none">
        <source>No bonus tile left</source>
        <translation>No bonus tile left</translation>
    </message>
    <message id="gwtnz.step.build">
        <source>Build for Sarah</source>
        <translation>Build for Sarah</translation>
    </message>
    <message id="gwtnz.step.build-exactly" numerus="yes">
        <source>Build with exactly {amount} craftsmen</source>
        <translation>
            <numerusform>Build with exactly {amount} craftsmen</numerusform>
            <numerusform>Build with exactly {amount} craftsmen</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.build-exactly.none">
        <source>Nothing to build with exactly so many</source>
        <translation>Nothing to build with exactly so many</translation>
    </message>
    <message id="gwtnz.step.build.none">
        <source>Nothing to build</source>
        <translation>Nothing to build</translation>
    </message>
    <message id="gwtnz.step.buy-sheep" numerus="yes">
        <source>Buy sheep with {amount} shepherds</source>
        <translation>
            <numerusform>Buy sheep with {amount} shepherd</numerusform>
            <numerusform>Buy sheep with {amount} shepherds</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.buy-sheep.none">
        <source>No sheep to buy</source>
        <translation>No sheep to buy</translation>
    </message>
    <message id="gwtnz.step.deliver">
        <source>Deliver to her next post</source>
        <translation>Deliver to her next post</translation>
    </message>
    <message id="gwtnz.step.dorset">
        <source>Take a Dorset Horn</source>
        <translation>Take a Dorset Horn</translation>
    </message>
    <message id="gwtnz.step.dorset.none">
        <source>No Dorset Horn to take</source>
        <translation>No Dorset Horn to take</translation>
    </message>
    <message id="gwtnz.step.extra-move">
        <source>Move her runholder once more</source>
        <translation>Move her runholder once more</translation>
    </message>
    <message id="gwtnz.step.foresight-a">
        <source>Foresight A: the tile on the right</source>
        <translation>Foresight A: the tile on the right</translation>
    </message>
    <message id="gwtnz.step.foresight-b">
        <source>Foresight B: the tile on the right</source>
        <translation>Foresight B: the tile on the right</translation>
    </message>
    <message id="gwtnz.step.harbour">
        <source>Disc on a medium harbour</source>
        <translation>Disc on a medium harbour</translation>
    </message>
    <message id="gwtnz.step.harbour.none">
        <source>No harbour left</source>
        <translation>No harbour left</translation>
    </message>
    <message id="gwtnz.step.hazard">
        <source>Take a hazard tile</source>
        <translation>Take a hazard tile</translation>
    </message>
    <message id="gwtnz.step.hazard.none">
        <source>No hazard left</source>
        <translation>No hazard left</translation>
    </message>
    <message id="gwtnz.step.hire">
        <source>Hire a worker for Sarah</source>
        <translation>Hire a worker for Sarah</translation>
    </message>
    <message id="gwtnz.step.hire.none">
        <source>Nobody to hire</source>
        <translation>Nobody to hire</translation>
    </message>
    <message id="gwtnz.step.move">
        <source>Move her runholder</source>
        <translation>Move her runholder</translation>
    </message>
    <message id="gwtnz.step.objective">
        <source>Take the objective farthest from the pile</source>
        <translation>Take the objective farthest from the pile</translation>
    </message>
    <message id="gwtnz.step.one-sheep">
        <source>Take one sheep of two</source>
        <translation>Take one sheep of two</translation>
    </message>
    <message id="gwtnz.step.one-sheep.none">
        <source>No sheep to take</source>
        <translation>No sheep to take</translation>
    </message>
    <message id="gwtnz.step.pathfinder">
        <source>Advance Sarah in exploration</source>
        <translation>Advance Sarah in exploration</translation>
    </message>
    <message id="gwtnz.step.sailors">
        <source>Take the bonus card of her sailors</source>
        <translation>Take the bonus card of her sailors</translation>
    </message>
    <message id="gwtnz.step.shearers">
        <source>Take the sheep of her shearers</source>
        <translation>Take the sheep of her shearers</translation>
    </message>
    <message id="gwtnz.step.shearers.none">
        <source>No sheep for her shearers</source>
        <translation>No sheep for her shearers</translation>
    </message>
    <message id="gwtnz.step.wool">
        <source>Disc on a wool post</source>
        <translation>Disc on a wool post</translation>
    </message>
    <message id="gwtnz.storehouses">
        <source>storehouses</source>
        <translation>storehouses</translation>
    </message>
    <message id="gwtnz.tile.certificate">
        <source>certificate</source>
        <translation>certificate</translation>
    </message>
    <message id="gwtnz.tile.craftsman">
        <source>craftsman</source>
        <translation>craftsman</translation>
    </message>
    <message id="gwtnz.tile.ferry">
        <source>ferry</source>
        <translation>ferry</translation>
    </message>
    <message id="gwtnz.tile.flood-2-black">
        <source>flood 2, black hand</source>
        <translation>flood 2, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-2-green">
        <source>flood 2, green hand</source>
        <translation>flood 2, green hand</translation>
    </message>
    <message id="gwtnz.tile.flood-3-black">
        <source>flood 3, black hand</source>
        <translation>flood 3, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-3-green">
        <source>flood 3, green hand</source>
        <translation>flood 3, green hand</translation>
    </message>
    <message id="gwtnz.tile.flood-4-black">
        <source>flood 4, black hand</source>
        <translation>flood 4, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-4-green">
        <source>flood 4, green hand</source>
        <translation>flood 4, green hand</translation>
    </message>
    <message id="gwtnz.tile.hazard">
        <source>hazard</source>
        <translation>hazard</translation>
    </message>
    <message id="gwtnz.tile.joker">
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message id="gwtnz.tile.kotare">
        <source>kotare</source>
        <translation>kotare</translation>
    </message>
    <message id="gwtnz.tile.less-gold">
        <source>less gold</source>
        <translation>less gold</translation>
    </message>
    <message id="gwtnz.tile.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-black">
        <source>rockfall 2, black hand</source>
        <translation>rockfall 2, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-green">
        <source>rockfall 2, green hand</source>
        <translation>rockfall 2, green hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-black">
        <source>rockfall 3, black hand</source>
        <translation>rockfall 3, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-green">
        <source>rockfall 3, green hand</source>
        <translation>rockfall 3, green hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-black">
        <source>rockfall 4, black hand</source>
        <translation>rockfall 4, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-green">
        <source>rockfall 4, green hand</source>
        <translation>rockfall 4, green hand</translation>
    </message>
    <message id="gwtnz.tile.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.tile.sailor">
        <source>sailor</source>
        <translation>sailor</translation>
    </message>
    <message id="gwtnz.tile.shearer">
        <source>shearer</source>
        <translation>shearer</translation>
    </message>
    <message id="gwtnz.tile.sheepdog">
        <source>sheepdog</source>
        <translation>sheepdog</translation>
    </message>
    <message id="gwtnz.tile.shepherd">
        <source>shepherd</source>
        <translation>shepherd</translation>
    </message>
    <message id="gwtnz.tile.token">
        <source>exchange token</source>
        <translation>exchange token</translation>
    </message>
    <message id="gwtnz.tile.tokens">
        <source>exchange tokens</source>
        <translation>exchange tokens</translation>
    </message>
    <message id="gwtnz.tile.wool">
        <source>wool</source>
        <translation>wool</translation>
    </message>
    <message id="gwtnz.tokens">
        <source>exchange tokens</source>
        <translation>exchange tokens</translation>
    </message>
    <message id="gwtnz.tracked.bag-a">
        <source>bag A: {what}</source>
        <translation>bag A: {what}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-a">
        <source>out of bag A: {what}</source>
        <translation>out of bag A: {what}</translation>
    </message>
    <message id="gwtnz.tracked.cleared">
        <source>cleared: {what}</source>
        <translation>cleared: {what}</translation>
    </message>
    <message id="gwtnz.tracked.delivered">
        <source>delivered: {what}</source>
        <translation>delivered: {what}</translation>
    </message>
    <message id="gwtnz.tracked.discard">
        <source>discard: {what}</source>
        <translation>discard: {what}</translation>
    </message>
    <message id="gwtnz.tracked.hand">
        <source>hand: {what}</source>
        <translation>hand: {what}</translation>
    </message>
    <message id="gwtnz.tracked.hazard">
        <source>hazard: {what}</source>
        <translation>hazard: {what}</translation>
    </message>
    <message id="gwtnz.tracked.herd">
        <source>herd: {what}</source>
        <translation>herd: {what}</translation>
    </message>
    <message id="gwtnz.tracked.market">
        <source>market: {what}</source>
        <translation>market: {what}</translation>
    </message>
    <message id="gwtnz.tracked.market-pile">
        <source>sheep pile: {what}</source>
        <translation>sheep pile: {what}</translation>
    </message>
    <message id="gwtnz.tracked.master">
        <source>harbourmaster: {what}</source>
        <translation>harbourmaster: {what}</translation>
    </message>
    <message id="gwtnz.tracked.option">
        <source>option: {what}</source>
        <translation>option: {what}</translation>
    </message>
    <message id="gwtnz.tracked.pathfinder">
        <source>exploration</source>
        <translation>exploration</translation>
    </message>
    <message id="gwtnz.tracked.pile">
        <source>bonus pile: {what}</source>
        <translation>bonus pile: {what}</translation>
    </message>
    <message id="gwtnz.tracked.printed">
        <source>printed: {what} {of}</source>
        <translation>printed: {what} {of}</translation>
    </message>
    <message id="gwtnz.tracked.sarah">
        <source>Sarah: {what}</source>
        <translation>Sarah: {what}</translation>
    </message>
    <message id="gwtnz.tracked.tile">
        <source>bonus tile: {what}</source>
        <translation>bonus tile: {what}</translation>
    </message>
    <message id="gwtnz.tracked.workers">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="gwtnz.value.black">
        <source>black hand</source>
        <translation>black hand</translation>
    </message>
    <message id="gwtnz.value.dorset-1">
        <source>a Dorset Horn</source>
        <translation>a Dorset Horn</translation>
    </message>
    <message id="gwtnz.value.dorset-3">
        <source>three Dorset Horn</source>
        <translation>three Dorset Horn</translation>
    </message>
    <message id="gwtnz.value.flood">
        <source>flood</source>
        <translation>flood</translation>
    </message>
    <message id="gwtnz.value.four-9">
        <source>four for 9</source>
        <translation>four for 9</translation>
    </message>
    <message id="gwtnz.value.green">
        <source>green hand</source>
        <translation>green hand</translation>
    </message>
    <message id="gwtnz.value.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="gwtnz.value.objective">
        <source>objective</source>
        <translation>objective</translation>
    </message>
    <message id="gwtnz.value.pair-3">
        <source>a pair for 3</source>
        <translation>a pair for 3</translation>
    </message>
    <message id="gwtnz.value.rockfall">
        <source>rockfall</source>
        <translation>rockfall</translation>
    </message>
    <message id="gwtnz.value.suffolk-10">
        <source>a Suffolk for 10</source>
        <translation>a Suffolk for 10</translation>
    </message>
    <message id="gwtnz.value.suffolk-4">
        <source>a Suffolk for 4</source>
        <translation>a Suffolk for 4</translation>
    </message>
    <message id="gwtnz.value.two-2">
        <source>two for 2</source>
        <translation>two for 2</translation>
    </message>
    <message id="gwtnz.value.two-5">
        <source>two for 5</source>
        <translation>two for 5</translation>
    </message>
    <message id="gwtnz.wellington.deliver">
        <source>2. Delivery worth {worth}</source>
        <translation>2. Delivery worth {worth}</translation>
    </message>
    <message id="gwtnz.wellington.foresight-a">
        <source>3. Foresight A</source>
        <translation>3. Foresight A</translation>
    </message>
    <message id="gwtnz.wellington.foresight-b">
        <source>4. Foresight B</source>
        <translation>4. Foresight B</translation>
    </message>
    <message id="gwtnz.wellington.income">
        <source>1. Income of {worth}</source>
        <translation>1. Income of {worth}</translation>
    </message>
    <message id="gwtnz.wellington.title">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.why.add-sheep">
        <source>Because she is specialised in shepherds.</source>
        <translation>Because she is specialised in shepherds.</translation>
    </message>
    <message id="gwtnz.why.bonus-card">
        <source>Her new worker covers its symbol.</source>
        <translation>Her new worker covers its symbol.</translation>
    </message>
    <message id="gwtnz.why.bonus-tile">
        <source>The cheapest row, farthest to the left.</source>
        <translation>The cheapest row, farthest to the left.</translation>
    </message>
    <message id="gwtnz.why.build">
        <source>With as many craftsmen as possible.</source>
        <translation>With as many craftsmen as possible.</translation>
    </message>
    <message id="gwtnz.why.build-exactly">
        <source>Her card asks for that many.</source>
        <translation>Her card asks for that many.</translation>
    </message>
    <message id="gwtnz.why.buy-sheep">
        <source>The most points, then the breed with fewer in the market.</source>
        <translation>The most points, then the breed with fewer in the market.</translation>
    </message>
    <message id="gwtnz.why.deliver">
        <source>The next higher local post each time.</source>
        <translation>The next higher local post each time.</translation>
    </message>
    <message id="gwtnz.why.dorset">
        <source>If there is one in the market.</source>
        <translation>If there is one in the market.</translation>
    </message>
    <message id="gwtnz.why.extra-move">
        <source>The card gives her more movement.</source>
        <translation>The card gives her more movement.</translation>
    </message>
    <message id="gwtnz.why.foresight-a">
        <source>Slide the others to the right and refill.</source>
        <translation>Slide the others to the right and refill.</translation>
    </message>
    <message id="gwtnz.why.foresight-b">
        <source>Slide the others to the right and refill.</source>
        <translation>Slide the others to the right and refill.</translation>
    </message>
    <message id="gwtnz.why.harbour">
        <source>The one worth least, without a disc of hers.</source>
        <translation>The one worth least, without a disc of hers.</translation>
    </message>
    <message id="gwtnz.why.hazard">
        <source>The zone with the most valuable tile.</source>
        <translation>The zone with the most valuable tile.</translation>
    </message>
    <message id="gwtnz.why.hire">
        <source>In the order that her card prints.</source>
        <translation>In the order that her card prints.</translation>
    </message>
    <message id="gwtnz.why.move">
        <source>The shortest way to Wellington, then the one with the least taxes.</source>
        <translation>The shortest way to Wellington, then the one with the least taxes.</translation>
    </message>
    <message id="gwtnz.why.objective">
        <source>It counts as met.</source>
        <translation>It counts as met.</translation>
    </message>
    <message id="gwtnz.why.one-sheep">
        <source>The one worth more points.</source>
        <translation>The one worth more points.</translation>
    </message>
    <message id="gwtnz.why.pathfinder">
        <source>She takes no rewards, only the points at the end.</source>
        <translation>She takes no rewards, only the points at the end.</translation>
    </message>
    <message id="gwtnz.why.sailors">
        <source>So many sailors lead to this card.</source>
        <translation>So many sailors lead to this card.</translation>
    </message>
    <message id="gwtnz.why.shearers">
        <source>By the number of her shearers.</source>
        <translation>By the number of her shearers.</translation>
    </message>
    <message id="gwtnz.why.skipped">
        <source>She could not.</source>
        <translation>She could not.</translation>
    </message>
    <message id="gwtnz.why.tie">
        <source>Several are equal: choose.</source>
        <translation>Several are equal: choose.</translation>
    </message>
    <message id="gwtnz.why.wool">
        <source>The post that her board shows.</source>
        <translation>The post that her board shows.</translation>
    </message>
    <message id="gwtnz.worker.craftsman">
        <source>craftsmen</source>
        <translation>craftsmen</translation>
    </message>
    <message id="gwtnz.worker.sailor">
        <source>sailors</source>
        <translation>sailors</translation>
    </message>
    <message id="gwtnz.worker.shearer">
        <source>shearers</source>
        <translation>shearers</translation>
    </message>
    <message id="gwtnz.worker.shepherd">
        <source>shepherds</source>
        <translation>shepherds</translation>
    </message>
</context>
</TS>
