<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="gwtnz.actions.title">
        <source>Actions: {location}</source>
        <translation>Actions: {location}</translation>
    </message>
    <message id="gwtnz.arrow.black">
        <source>Black arrow</source>
        <translation>Black arrow</translation>
    </message>
    <message id="gwtnz.arrow.red">
        <source>Red arrow</source>
        <translation>Red arrow</translation>
    </message>
    <message id="gwtnz.arrow.turquoise">
        <source>Turquoise arrow</source>
        <translation>Turquoise arrow</translation>
    </message>
    <message id="gwtnz.arrow.yellow">
        <source>Yellow arrow</source>
        <translation>Yellow arrow</translation>
    </message>
    <message id="gwtnz.aux.certificate">
        <source>Certificate for £2</source>
        <translation>Certificate for £2</translation>
    </message>
    <message id="gwtnz.aux.draw">
        <source>Draw and discard</source>
        <translation>Draw and discard</translation>
    </message>
    <message id="gwtnz.aux.pathfinder">
        <source>Pathfinder for £1</source>
        <translation>Pathfinder for £1</translation>
    </message>
    <message id="gwtnz.aux.pound">
        <source>Gain £1</source>
        <translation>Gain £1</translation>
    </message>
    <message id="gwtnz.aux.ship">
        <source>Ship for £1</source>
        <translation>Ship for £1</translation>
    </message>
    <message id="gwtnz.board.bonus-cards">
        <source>Bonus cards</source>
        <translation>Bonus cards</translation>
    </message>
    <message id="gwtnz.board.bonus-tiles">
        <source>Bonus tile market</source>
        <translation>Bonus tile market</translation>
    </message>
    <message id="gwtnz.board.foresight">
        <source>Foresight spaces</source>
        <translation>Foresight spaces</translation>
    </message>
    <message id="gwtnz.board.harbours">
        <source>Harbours</source>
        <translation>Harbours</translation>
    </message>
    <message id="gwtnz.board.hazards">
        <source>Hazard zones</source>
        <translation>Hazard zones</translation>
    </message>
    <message id="gwtnz.board.jobs">
        <source>Job market</source>
        <translation>Job market</translation>
    </message>
    <message id="gwtnz.board.objectives">
        <source>Objectives on offer</source>
        <translation>Objectives on offer</translation>
    </message>
    <message id="gwtnz.board.sheep">
        <source>Sheep market</source>
        <translation>Sheep market</translation>
    </message>
    <message id="gwtnz.board.title">
        <source>Player board</source>
        <translation>Player board</translation>
    </message>
    <message id="gwtnz.board.trail">
        <source>Trail</source>
        <translation>Trail</translation>
    </message>
    <message id="gwtnz.bonus-cards.set">
        <source>Set {set} · {gold} gold</source>
        <translation>Set {set} · {gold} gold</translation>
    </message>
    <message id="gwtnz.bonus-cards.title">
        <source>Bonus cards</source>
        <translation>Bonus cards</translation>
    </message>
    <message id="gwtnz.bonus.title">
        <source>Bonus tile market</source>
        <translation>Bonus tile market</translation>
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
    <message id="gwtnz.breed.hampshire-or-ryeland">
        <source>Hampshire or Ryeland</source>
        <translation>Hampshire or Ryeland</translation>
    </message>
    <message id="gwtnz.breed.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.breed.lincoln-or-corriedale">
        <source>Lincoln or Corriedale</source>
        <translation>Lincoln or Corriedale</translation>
    </message>
    <message id="gwtnz.breed.ryeland">
        <source>Ryeland</source>
        <translation>Ryeland</translation>
    </message>
    <message id="gwtnz.breed.suffolk">
        <source>Suffolk</source>
        <translation>Suffolk</translation>
    </message>
    <message id="gwtnz.building.#">
        <source>Building {number}</source>
        <translation>Building {number}</translation>
    </message>
    <message id="gwtnz.building.10a">
        <source>Building 10a</source>
        <translation>Building 10a</translation>
    </message>
    <message id="gwtnz.building.10b">
        <source>Building 10b</source>
        <translation>Building 10b</translation>
    </message>
    <message id="gwtnz.building.1a">
        <source>Building 1a</source>
        <translation>Building 1a</translation>
    </message>
    <message id="gwtnz.building.1b">
        <source>Building 1b</source>
        <translation>Building 1b</translation>
    </message>
    <message id="gwtnz.building.2a">
        <source>Building 2a</source>
        <translation>Building 2a</translation>
    </message>
    <message id="gwtnz.building.2b">
        <source>Building 2b</source>
        <translation>Building 2b</translation>
    </message>
    <message id="gwtnz.building.3a">
        <source>Building 3a</source>
        <translation>Building 3a</translation>
    </message>
    <message id="gwtnz.building.3b">
        <source>Building 3b</source>
        <translation>Building 3b</translation>
    </message>
    <message id="gwtnz.building.4a">
        <source>Building 4a</source>
        <translation>Building 4a</translation>
    </message>
    <message id="gwtnz.building.4b">
        <source>Building 4b</source>
        <translation>Building 4b</translation>
    </message>
    <message id="gwtnz.building.5a">
        <source>Building 5a</source>
        <translation>Building 5a</translation>
    </message>
    <message id="gwtnz.building.5b">
        <source>Building 5b</source>
        <translation>Building 5b</translation>
    </message>
    <message id="gwtnz.building.6a">
        <source>Building 6a</source>
        <translation>Building 6a</translation>
    </message>
    <message id="gwtnz.building.6b">
        <source>Building 6b</source>
        <translation>Building 6b</translation>
    </message>
    <message id="gwtnz.building.7a">
        <source>Building 7a</source>
        <translation>Building 7a</translation>
    </message>
    <message id="gwtnz.building.7b">
        <source>Building 7b</source>
        <translation>Building 7b</translation>
    </message>
    <message id="gwtnz.building.8a">
        <source>Building 8a</source>
        <translation>Building 8a</translation>
    </message>
    <message id="gwtnz.building.8b">
        <source>Building 8b</source>
        <translation>Building 8b</translation>
    </message>
    <message id="gwtnz.building.9a">
        <source>Building 9a</source>
        <translation>Building 9a</translation>
    </message>
    <message id="gwtnz.building.9b">
        <source>Building 9b</source>
        <translation>Building 9b</translation>
    </message>
    <message id="gwtnz.building.board">
        <source>On the trail</source>
        <translation>On the trail</translation>
    </message>
    <message id="gwtnz.building.gone">
        <source>Removed</source>
        <translation>Removed</translation>
    </message>
    <message id="gwtnz.building.lush">
        <source>On lush ground</source>
        <translation>On lush ground</translation>
    </message>
    <message id="gwtnz.building.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.building.supply">
        <source>In supply</source>
        <translation>In supply</translation>
    </message>
    <message id="gwtnz.buildings">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="gwtnz.buildings.title">
        <source>Own buildings</source>
        <translation>Own buildings</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.dorset-1">
        <source>Dorset Horn, £1 (2 shepherds)</source>
        <translation>Dorset Horn, £1 (2 shepherds)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.dorset-3">
        <source>Dorset Horn, £3 (1 shepherd)</source>
        <translation>Dorset Horn, £3 (1 shepherd)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.four-9">
        <source>Hampshire or Ryeland, £9 (1 shepherd)</source>
        <translation>Hampshire or Ryeland, £9 (1 shepherd)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.pair-3">
        <source>Two of Lincoln and Corriedale, £3 (3 shepherds)</source>
        <translation>Two of Lincoln and Corriedale, £3 (3 shepherds)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.suffolk-10">
        <source>Suffolk and a token, £10 (2 shepherds)</source>
        <translation>Suffolk and a token, £10 (2 shepherds)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.suffolk-4">
        <source>Suffolk and a token, £4 (4 shepherds)</source>
        <translation>Suffolk and a token, £4 (4 shepherds)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.two-2">
        <source>Lincoln or Corriedale, £2 (2 shepherds)</source>
        <translation>Lincoln or Corriedale, £2 (2 shepherds)</translation>
    </message>
    <message id="gwtnz.buy-sheep.option.two-5">
        <source>Lincoln or Corriedale, £5 (1 shepherd)</source>
        <translation>Lincoln or Corriedale, £5 (1 shepherd)</translation>
    </message>
    <message id="gwtnz.captain.nothing">
        <source>Leave the tile</source>
        <translation>Leave the tile</translation>
    </message>
    <message id="gwtnz.card.#">
        <source>Card {number}</source>
        <translation>Card {number}</translation>
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
        <source>Kōtare</source>
        <translation>Kōtare</translation>
    </message>
    <message id="gwtnz.card.leicester">
        <source>English Leicester</source>
        <translation>English Leicester</translation>
    </message>
    <message id="gwtnz.card.lincoln">
        <source>Lincoln</source>
        <translation>Lincoln</translation>
    </message>
    <message id="gwtnz.card.merino">
        <source>Merino</source>
        <translation>Merino</translation>
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
        <source>Bonus card 1</source>
        <translation>Bonus card 1</translation>
    </message>
    <message id="gwtnz.card.set10">
        <source>Bonus objective 10</source>
        <translation>Bonus objective 10</translation>
    </message>
    <message id="gwtnz.card.set2">
        <source>Bonus card 2</source>
        <translation>Bonus card 2</translation>
    </message>
    <message id="gwtnz.card.set3">
        <source>Bonus sheep 3</source>
        <translation>Bonus sheep 3</translation>
    </message>
    <message id="gwtnz.card.set4">
        <source>Bonus card 4</source>
        <translation>Bonus card 4</translation>
    </message>
    <message id="gwtnz.card.set5">
        <source>Bonus card 5</source>
        <translation>Bonus card 5</translation>
    </message>
    <message id="gwtnz.card.set6">
        <source>Bonus card 6</source>
        <translation>Bonus card 6</translation>
    </message>
    <message id="gwtnz.card.set7">
        <source>Bonus sheep 7</source>
        <translation>Bonus sheep 7</translation>
    </message>
    <message id="gwtnz.card.set8">
        <source>Bonus objective 8</source>
        <translation>Bonus objective 8</translation>
    </message>
    <message id="gwtnz.card.set9">
        <source>Bonus objective 9</source>
        <translation>Bonus objective 9</translation>
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
        <source>Certificates</source>
        <translation>Certificates</translation>
    </message>
    <message id="gwtnz.column.#">
        <source>Column {place}</source>
        <translation>Column {place}</translation>
    </message>
    <message id="gwtnz.condition.building">
        <source>A building</source>
        <translation>A building</translation>
    </message>
    <message id="gwtnz.condition.building-4">
        <source>A building of 4 craftsmen</source>
        <translation>A building of 4 craftsmen</translation>
    </message>
    <message id="gwtnz.condition.ferry">
        <source>A ferry</source>
        <translation>A ferry</translation>
    </message>
    <message id="gwtnz.condition.flood">
        <source>A flood tile</source>
        <translation>A flood tile</translation>
    </message>
    <message id="gwtnz.condition.hampshire-or-ryeland">
        <source>A Hampshire or Ryeland</source>
        <translation>A Hampshire or Ryeland</translation>
    </message>
    <message id="gwtnz.condition.lincoln-or-corriedale">
        <source>A Lincoln or Corriedale</source>
        <translation>A Lincoln or Corriedale</translation>
    </message>
    <message id="gwtnz.condition.none">
        <source>No further condition</source>
        <translation>No further condition</translation>
    </message>
    <message id="gwtnz.condition.pathfinder-6">
        <source>Pathfinder 6</source>
        <translation>Pathfinder 6</translation>
    </message>
    <message id="gwtnz.condition.post-13">
        <source>A disc on a post of 13 or more</source>
        <translation>A disc on a post of 13 or more</translation>
    </message>
    <message id="gwtnz.condition.shearers-2">
        <source>2 shearers</source>
        <translation>2 shearers</translation>
    </message>
    <message id="gwtnz.condition.storehouse">
        <source>A storehouse</source>
        <translation>A storehouse</translation>
    </message>
    <message id="gwtnz.deed.aux">
        <source>Auxiliary action[, up to {amount}×]</source>
        <translation>Auxiliary action[, up to {amount}×]</translation>
    </message>
    <message id="gwtnz.deed.bonus-tile">
        <source>Buy a bonus tile[, cost changed by {amount}]</source>
        <translation>Buy a bonus tile[, cost changed by {amount}]</translation>
    </message>
    <message id="gwtnz.deed.build">
        <source>Build[, £{amount} per craftsman]</source>
        <translation>Build[, £{amount} per craftsman]</translation>
    </message>
    <message id="gwtnz.deed.buy-sheep">
        <source>Buy sheep[, shepherds: {amount}]</source>
        <translation>Buy sheep[, shepherds: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.certificate">
        <source>Certificates[: {amount}]</source>
        <translation>Certificates[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.certificates-per-lush">
        <source>Certificates per building on lush ground[: {amount}]</source>
        <translation>Certificates per building on lush ground[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.deliver-wool">
        <source>Deliver wool[ worth {amount}]</source>
        <translation>Deliver wool[ worth {amount}]</translation>
    </message>
    <message id="gwtnz.deed.draw-discard">
        <source>Draw and discard[: {amount}]</source>
        <translation>Draw and discard[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.four-pound-sheep">
        <source>Hampshire or Ryeland for £4</source>
        <translation>Hampshire or Ryeland for £4</translation>
    </message>
    <message id="gwtnz.deed.free-sheep">
        <source>Free sheep</source>
        <translation>Free sheep</translation>
    </message>
    <message id="gwtnz.deed.gold">
        <source>Gain gold[: {amount}]</source>
        <translation>Gain gold[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.gold-for-sheep">
        <source>Discard a sheep: gold</source>
        <translation>Discard a sheep: gold</translation>
    </message>
    <message id="gwtnz.deed.hazard">
        <source>Remove a hazard[ for £{amount}]</source>
        <translation>Remove a hazard[ for £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.hazard-pairs">
        <source>Pathfinder 2 per pair of hazards[ and £{amount}]</source>
        <translation>Pathfinder 2 per pair of hazards[ and £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.hire">
        <source>Hire a worker[, cost changed by {amount}]</source>
        <translation>Hire a worker[, cost changed by {amount}]</translation>
    </message>
    <message id="gwtnz.deed.objective">
        <source>Take an objective</source>
        <translation>Take an objective</translation>
    </message>
    <message id="gwtnz.deed.pathfinder">
        <source>Pathfinder track[: {amount}]</source>
        <translation>Pathfinder track[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds">
        <source>Gain pounds[: {amount}]</source>
        <translation>Gain pounds[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-lush">
        <source>Pounds per building on lush ground[: {amount}]</source>
        <translation>Pounds per building on lush ground[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-shepherd">
        <source>Pounds per shepherd[: {amount}]</source>
        <translation>Pounds per shepherd[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.pounds-per-storehouse">
        <source>Pounds per storehouse[: {amount}]</source>
        <translation>Pounds per storehouse[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.romney">
        <source>Take a Romney</source>
        <translation>Take a Romney</translation>
    </message>
    <message id="gwtnz.deed.sell-any">
        <source>Discard a sheep: gold[ and £{amount}]</source>
        <translation>Discard a sheep: gold[ and £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.sell-leicester">
        <source>Discard an English Leicester[: £{amount}]</source>
        <translation>Discard an English Leicester[: £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.sell-pair">
        <source>Discard two alike[: £{amount}]</source>
        <translation>Discard two alike[: £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.sell-southdown">
        <source>Discard a Southdown[: £{amount}]</source>
        <translation>Discard a Southdown[: £{amount}]</translation>
    </message>
    <message id="gwtnz.deed.shear">
        <source>Shear sheep[, up to {amount}]</source>
        <translation>Shear sheep[, up to {amount}]</translation>
    </message>
    <message id="gwtnz.deed.ship">
        <source>Move the ship[: {amount}]</source>
        <translation>Move the ship[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.storehouse">
        <source>Storehouse within reach[: {amount}]</source>
        <translation>Storehouse within reach[: {amount}]</translation>
    </message>
    <message id="gwtnz.deed.token">
        <source>Exchange token</source>
        <translation>Exchange token</translation>
    </message>
    <message id="gwtnz.deed.travel">
        <source>Travel on[, up to {amount}]</source>
        <translation>Travel on[, up to {amount}]</translation>
    </message>
    <message id="gwtnz.deed.wool-13">
        <source>Disc onto wool post 13[ for £{amount}]</source>
        <translation>Disc onto wool post 13[ for £{amount}]</translation>
    </message>
    <message id="gwtnz.did.add-sheep">
        <source>Added two cards to the sheep market</source>
        <translation>Added two cards to the sheep market</translation>
    </message>
    <message id="gwtnz.did.build">
        <source>Built: {building}[, in place of: {replaces}]</source>
        <translation>Built: {building}[, in place of: {replaces}]</translation>
    </message>
    <message id="gwtnz.did.buy-bonus-card">
        <source>Bought a bonus card: {header}</source>
        <translation>Bought a bonus card: {header}</translation>
    </message>
    <message id="gwtnz.did.buy-sheep">
        <source>Bought {breed}[ and {second}]</source>
        <translation>Bought {breed}[ and {second}]</translation>
    </message>
    <message id="gwtnz.did.buy-tile">
        <source>Bought a bonus tile: {row}, {column}</source>
        <translation>Bought a bonus tile: {row}, {column}</translation>
    </message>
    <message id="gwtnz.did.choose-eleven">
        <source>Space 11: no more taxes</source>
        <translation>Space 11: no more taxes</translation>
    </message>
    <message id="gwtnz.did.choose-eleven.no-noTax">
        <source>Space 11: one more step</source>
        <translation>Space 11: one more step</translation>
    </message>
    <message id="gwtnz.did.combine-tokens">
        <source>Two tokens: a Shropshire left, 1 gold</source>
        <translation>Two tokens: a Shropshire left, 1 gold</translation>
    </message>
    <message id="gwtnz.did.deliver">
        <source>Delivered: {post}</source>
        <translation>Delivered: {post}</translation>
    </message>
    <message id="gwtnz.did.deliver-wool">
        <source>Delivered wool: {post}</source>
        <translation>Delivered wool: {post}</translation>
    </message>
    <message id="gwtnz.did.discard">
        <source>Discarded {card}</source>
        <translation>Discarded {card}</translation>
    </message>
    <message id="gwtnz.did.draw-cards">
        <source>Drew[ {cards}]</source>
        <translation>Drew[ {cards}]</translation>
    </message>
    <message id="gwtnz.did.end-turn">
        <source>Ended the turn</source>
        <translation>Ended the turn</translation>
    </message>
    <message id="gwtnz.did.enter-objective">
        <source>Took an objective: {action}</source>
        <translation>Took an objective: {action}</translation>
    </message>
    <message id="gwtnz.did.foresight">
        <source>Placed a foresight tile</source>
        <translation>Placed a foresight tile</translation>
    </message>
    <message id="gwtnz.did.hire">
        <source>Hired: {worker}</source>
        <translation>Hired: {worker}</translation>
    </message>
    <message id="gwtnz.did.improve-large">
        <source>Improved a large harbour: {harbour}</source>
        <translation>Improved a large harbour: {harbour}</translation>
    </message>
    <message id="gwtnz.did.improve-medium">
        <source>Improved a medium harbour: {harbour}</source>
        <translation>Improved a medium harbour: {harbour}</translation>
    </message>
    <message id="gwtnz.did.improve-small">
        <source>Improved a small harbour: {harbour}</source>
        <translation>Improved a small harbour: {harbour}</translation>
    </message>
    <message id="gwtnz.did.income">
        <source>Income[: {cards}][, certificates: {certificates}]</source>
        <translation>Income[: {cards}][, certificates: {certificates}]</translation>
    </message>
    <message id="gwtnz.did.marker-out">
        <source>Ended the game: the marker has left the market</source>
        <translation>Ended the game: the marker has left the market</translation>
    </message>
    <message id="gwtnz.did.pay-tax">
        <source>Paid a tax: {hand}[, to {to}]</source>
        <translation>Paid a tax: {hand}[, to {to}]</translation>
    </message>
    <message id="gwtnz.did.play-card">
        <source>Played {card}</source>
        <translation>Played {card}</translation>
    </message>
    <message id="gwtnz.did.play-objective">
        <source>Played an objective</source>
        <translation>Played an objective</translation>
    </message>
    <message id="gwtnz.did.remove-hazard">
        <source>Removed a hazard: {tile}</source>
        <translation>Removed a hazard: {tile}</translation>
    </message>
    <message id="gwtnz.did.reveal-objective">
        <source>New objective: {action}</source>
        <translation>New objective: {action}</translation>
    </message>
    <message id="gwtnz.did.reveal-sheep">
        <source>Came into the market[: {breeds}]</source>
        <translation>Came into the market[: {breeds}]</translation>
    </message>
    <message id="gwtnz.did.reveal-tile-a">
        <source>Came up: {tile}</source>
        <translation>Came up: {tile}</translation>
    </message>
    <message id="gwtnz.did.reveal-tile-b">
        <source>Came up: {tile}</source>
        <translation>Came up: {tile}</translation>
    </message>
    <message id="gwtnz.did.sail">
        <source>Moved the ship</source>
        <translation>Moved the ship</translation>
    </message>
    <message id="gwtnz.did.sarah-add-sheep">
        <source>Sarah added cards to the sheep market</source>
        <translation>Sarah added cards to the sheep market</translation>
    </message>
    <message id="gwtnz.did.sarah-bonus-card">
        <source>Sarah took a bonus card: {header}</source>
        <translation>Sarah took a bonus card: {header}</translation>
    </message>
    <message id="gwtnz.did.sarah-build">
        <source>Sarah built: {building}[, in place of: {replaces}]</source>
        <translation>Sarah built: {building}[, in place of: {replaces}]</translation>
    </message>
    <message id="gwtnz.did.sarah-card">
        <source>Sarah drew: {card}</source>
        <translation>Sarah drew: {card}</translation>
    </message>
    <message id="gwtnz.did.sarah-deliver">
        <source>Sarah delivered: {post}</source>
        <translation>Sarah delivered: {post}</translation>
    </message>
    <message id="gwtnz.did.sarah-foresight">
        <source>Sarah placed a foresight tile</source>
        <translation>Sarah placed a foresight tile</translation>
    </message>
    <message id="gwtnz.did.sarah-harbour">
        <source>Sarah improved a harbour: {harbour}</source>
        <translation>Sarah improved a harbour: {harbour}</translation>
    </message>
    <message id="gwtnz.did.sarah-hazard">
        <source>Sarah removed a hazard: {tile}</source>
        <translation>Sarah removed a hazard: {tile}</translation>
    </message>
    <message id="gwtnz.did.sarah-hire">
        <source>Sarah hired: {worker}</source>
        <translation>Sarah hired: {worker}</translation>
    </message>
    <message id="gwtnz.did.sarah-move">
        <source>Sarah reached Wellington</source>
        <translation>Sarah reached Wellington</translation>
    </message>
    <message id="gwtnz.did.sarah-move.no-wellington">
        <source>Sarah moved by {places}</source>
        <translation>Sarah moved by {places}</translation>
    </message>
    <message id="gwtnz.did.sarah-objective">
        <source>Sarah took an objective worth {points}</source>
        <translation>Sarah took an objective worth {points}</translation>
    </message>
    <message id="gwtnz.did.sarah-pathfinder">
        <source>Sarah advanced by {steps}</source>
        <translation>Sarah advanced by {steps}</translation>
    </message>
    <message id="gwtnz.did.sarah-skip">
        <source>Sarah left a step out</source>
        <translation>Sarah left a step out</translation>
    </message>
    <message id="gwtnz.did.sarah-take-sheep">
        <source>Sarah took sheep[: {first}][, {second}][, {third}]</source>
        <translation>Sarah took sheep[: {first}][, {second}][, {third}]</translation>
    </message>
    <message id="gwtnz.did.sarah-take-tile">
        <source>Sarah put a bonus tile into the box</source>
        <translation>Sarah put a bonus tile into the box</translation>
    </message>
    <message id="gwtnz.did.sarah-wool">
        <source>Sarah delivered wool: {post}</source>
        <translation>Sarah delivered wool: {post}</translation>
    </message>
    <message id="gwtnz.did.sell">
        <source>{deed}: {card}</source>
        <translation>{deed}: {card}</translation>
    </message>
    <message id="gwtnz.did.shear">
        <source>Sheared[ {cards}]</source>
        <translation>Sheared[ {cards}]</translation>
    </message>
    <message id="gwtnz.did.shear-draw">
        <source>A shearer drew a card</source>
        <translation>A shearer drew a card</translation>
    </message>
    <message id="gwtnz.did.start">
        <source>Began at {location}</source>
        <translation>Began at {location}</translation>
    </message>
    <message id="gwtnz.did.take">
        <source>{deed}</source>
        <translation>{deed}</translation>
    </message>
    <message id="gwtnz.did.take-objective">
        <source>Took an objective</source>
        <translation>Took an objective</translation>
    </message>
    <message id="gwtnz.did.take-sheep">
        <source>Took {breed}[ and {second}]</source>
        <translation>Took {breed}[ and {second}]</translation>
    </message>
    <message id="gwtnz.did.travel">
        <source>Travelled: {location}</source>
        <translation>Travelled: {location}</translation>
    </message>
    <message id="gwtnz.did.use-aux">
        <source>Auxiliary action, double: {aux}</source>
        <translation>Auxiliary action, double: {aux}</translation>
    </message>
    <message id="gwtnz.did.use-aux.no-twice">
        <source>Auxiliary action: {aux}</source>
        <translation>Auxiliary action: {aux}</translation>
    </message>
    <message id="gwtnz.did.use-token">
        <source>Used an exchange token</source>
        <translation>Used an exchange token</translation>
    </message>
    <message id="gwtnz.disc.certificate-1">
        <source>Certificate, first disc</source>
        <translation>Certificate, first disc</translation>
    </message>
    <message id="gwtnz.disc.certificate-2">
        <source>Certificate, second disc</source>
        <translation>Certificate, second disc</translation>
    </message>
    <message id="gwtnz.disc.certificate-limit">
        <source>Certificate limit</source>
        <translation>Certificate limit</translation>
    </message>
    <message id="gwtnz.disc.draw-1">
        <source>Draw, first disc</source>
        <translation>Draw, first disc</translation>
    </message>
    <message id="gwtnz.disc.draw-2">
        <source>Draw, second disc</source>
        <translation>Draw, second disc</translation>
    </message>
    <message id="gwtnz.disc.hand-left">
        <source>Hand limit, left</source>
        <translation>Hand limit, left</translation>
    </message>
    <message id="gwtnz.disc.hand-right">
        <source>Hand limit, right</source>
        <translation>Hand limit, right</translation>
    </message>
    <message id="gwtnz.disc.movement">
        <source>Movement limit</source>
        <translation>Movement limit</translation>
    </message>
    <message id="gwtnz.disc.nothing">
        <source>No disc</source>
        <translation>No disc</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-1">
        <source>Pathfinder, first disc</source>
        <translation>Pathfinder, first disc</translation>
    </message>
    <message id="gwtnz.disc.pathfinder-2">
        <source>Pathfinder, second disc</source>
        <translation>Pathfinder, second disc</translation>
    </message>
    <message id="gwtnz.disc.permanent-left">
        <source>Permanent certificate, left</source>
        <translation>Permanent certificate, left</translation>
    </message>
    <message id="gwtnz.disc.permanent-right">
        <source>Permanent certificate, right</source>
        <translation>Permanent certificate, right</translation>
    </message>
    <message id="gwtnz.disc.pound-1">
        <source>£1, first disc</source>
        <translation>£1, first disc</translation>
    </message>
    <message id="gwtnz.disc.pound-2">
        <source>£1, second disc</source>
        <translation>£1, second disc</translation>
    </message>
    <message id="gwtnz.disc.ship-1">
        <source>Ship, first disc</source>
        <translation>Ship, first disc</translation>
    </message>
    <message id="gwtnz.disc.ship-2">
        <source>Ship, second disc</source>
        <translation>Ship, second disc</translation>
    </message>
    <message id="gwtnz.disc.wool-left">
        <source>Permanent wool, left</source>
        <translation>Permanent wool, left</translation>
    </message>
    <message id="gwtnz.disc.wool-right">
        <source>Permanent wool, right</source>
        <translation>Permanent wool, right</translation>
    </message>
    <message id="gwtnz.discs">
        <source>Discs left</source>
        <translation>Discs left</translation>
    </message>
    <message id="gwtnz.discs.title">
        <source>Discs on the board</source>
        <translation>Discs on the board</translation>
    </message>
    <message id="gwtnz.field.action">
        <source>Which action does it show?</source>
        <translation>Which action does it show?</translation>
    </message>
    <message id="gwtnz.field.aux">
        <source>Which auxiliary action?</source>
        <translation>Which auxiliary action?</translation>
    </message>
    <message id="gwtnz.field.breed">
        <source>Which breed?</source>
        <translation>Which breed?</translation>
    </message>
    <message id="gwtnz.field.breeds">
        <source>Which sheep came up?</source>
        <translation>Which sheep came up?</translation>
    </message>
    <message id="gwtnz.field.building">
        <source>Which building?</source>
        <translation>Which building?</translation>
    </message>
    <message id="gwtnz.field.captain">
        <source>Which worker becomes harbourmaster?</source>
        <translation>Which worker becomes harbourmaster?</translation>
    </message>
    <message id="gwtnz.field.card">
        <source>Which card?</source>
        <translation>Which card?</translation>
    </message>
    <message id="gwtnz.field.cards">
        <source>Which cards?</source>
        <translation>Which cards?</translation>
    </message>
    <message id="gwtnz.field.certificates">
        <source>How many certificates?</source>
        <translation>How many certificates?</translation>
    </message>
    <message id="gwtnz.field.column">
        <source>Which column?</source>
        <translation>Which column?</translation>
    </message>
    <message id="gwtnz.field.deed">
        <source>Which action?</source>
        <translation>Which action?</translation>
    </message>
    <message id="gwtnz.field.disc">
        <source>Which disc?</source>
        <translation>Which disc?</translation>
    </message>
    <message id="gwtnz.field.enter-objective.second">
        <source>Second condition?</source>
        <translation>Second condition?</translation>
    </message>
    <message id="gwtnz.field.first">
        <source>First condition?</source>
        <translation>First condition?</translation>
    </message>
    <message id="gwtnz.field.hand">
        <source>Which hand?</source>
        <translation>Which hand?</translation>
    </message>
    <message id="gwtnz.field.harbour">
        <source>Which harbour?</source>
        <translation>Which harbour?</translation>
    </message>
    <message id="gwtnz.field.hazard">
        <source>Which hazard?</source>
        <translation>Which hazard?</translation>
    </message>
    <message id="gwtnz.field.header">
        <source>Which bonus card?</source>
        <translation>Which bonus card?</translation>
    </message>
    <message id="gwtnz.field.location">
        <source>Where to?</source>
        <translation>Where to?</translation>
    </message>
    <message id="gwtnz.field.lush">
        <source>On lush ground?</source>
        <translation>On lush ground?</translation>
    </message>
    <message id="gwtnz.field.money">
        <source>Which half?</source>
        <translation>Which half?</translation>
    </message>
    <message id="gwtnz.field.noTax">
        <source>What do you choose?</source>
        <translation>What do you choose?</translation>
    </message>
    <message id="gwtnz.field.number">
        <source>Which draw?</source>
        <translation>Which draw?</translation>
    </message>
    <message id="gwtnz.field.option">
        <source>Which offer?</source>
        <translation>Which offer?</translation>
    </message>
    <message id="gwtnz.field.place">
        <source>Which objective?</source>
        <translation>Which objective?</translation>
    </message>
    <message id="gwtnz.field.places">
        <source>How far?</source>
        <translation>How far?</translation>
    </message>
    <message id="gwtnz.field.play-objective.number">
        <source>Which objective?</source>
        <translation>Which objective?</translation>
    </message>
    <message id="gwtnz.field.points">
        <source>How many points?</source>
        <translation>How many points?</translation>
    </message>
    <message id="gwtnz.field.post">
        <source>Which trading post?</source>
        <translation>Which trading post?</translation>
    </message>
    <message id="gwtnz.field.replaces">
        <source>In place of which one?</source>
        <translation>In place of which one?</translation>
    </message>
    <message id="gwtnz.field.reveal-objective.second">
        <source>Second condition?</source>
        <translation>Second condition?</translation>
    </message>
    <message id="gwtnz.field.row">
        <source>Which row?</source>
        <translation>Which row?</translation>
    </message>
    <message id="gwtnz.field.sarah-card.card">
        <source>Which card did she draw?</source>
        <translation>Which card did she draw?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.first">
        <source>Her first card?</source>
        <translation>Her first card?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.second">
        <source>Her second card?</source>
        <translation>Her second card?</translation>
    </message>
    <message id="gwtnz.field.sarah-take-sheep.third">
        <source>Her third card?</source>
        <translation>Her third card?</translation>
    </message>
    <message id="gwtnz.field.second">
        <source>A second card?</source>
        <translation>A second card?</translation>
    </message>
    <message id="gwtnz.field.slot">
        <source>Left or right?</source>
        <translation>Left or right?</translation>
    </message>
    <message id="gwtnz.field.space">
        <source>Which space of the trail?</source>
        <translation>Which space of the trail?</translation>
    </message>
    <message id="gwtnz.field.start.location">
        <source>On which neutral building?</source>
        <translation>On which neutral building?</translation>
    </message>
    <message id="gwtnz.field.steps">
        <source>How many steps?</source>
        <translation>How many steps?</translation>
    </message>
    <message id="gwtnz.field.storehouse">
        <source>Which storehouse?</source>
        <translation>Which storehouse?</translation>
    </message>
    <message id="gwtnz.field.tax">
        <source>How much tax do you take?</source>
        <translation>How much tax do you take?</translation>
    </message>
    <message id="gwtnz.field.third">
        <source>Third condition?</source>
        <translation>Third condition?</translation>
    </message>
    <message id="gwtnz.field.tile">
        <source>Which tile?</source>
        <translation>Which tile?</translation>
    </message>
    <message id="gwtnz.field.to">
        <source>To whom?</source>
        <translation>To whom?</translation>
    </message>
    <message id="gwtnz.field.turn">
        <source>Which turn?</source>
        <translation>Which turn?</translation>
    </message>
    <message id="gwtnz.field.twice">
        <source>Single or double?</source>
        <translation>Single or double?</translation>
    </message>
    <message id="gwtnz.field.wellington">
        <source>Does she reach Wellington?</source>
        <translation>Does she reach Wellington?</translation>
    </message>
    <message id="gwtnz.field.worker">
        <source>Which worker?</source>
        <translation>Which worker?</translation>
    </message>
    <message id="gwtnz.first.nothing">
        <source>No card</source>
        <translation>No card</translation>
    </message>
    <message id="gwtnz.foresight.title">
        <source>Foresight</source>
        <translation>Foresight</translation>
    </message>
    <message id="gwtnz.gift.barrel">
        <source>Bonus card: barrel</source>
        <translation>Bonus card: barrel</translation>
    </message>
    <message id="gwtnz.gift.bell">
        <source>Bonus card: bell</source>
        <translation>Bonus card: bell</translation>
    </message>
    <message id="gwtnz.gift.compass">
        <source>Bonus card: compass</source>
        <translation>Bonus card: compass</translation>
    </message>
    <message id="gwtnz.gift.ferry">
        <source>Ferry</source>
        <translation>Ferry</translation>
    </message>
    <message id="gwtnz.gift.kotare">
        <source>Kōtare</source>
        <translation>Kōtare</translation>
    </message>
    <message id="gwtnz.gift.objective">
        <source>Objective card</source>
        <translation>Objective card</translation>
    </message>
    <message id="gwtnz.gift.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.gift.sheepdog">
        <source>Sheepdog</source>
        <translation>Sheepdog</translation>
    </message>
    <message id="gwtnz.gift.wheel">
        <source>Bonus card: wheel</source>
        <translation>Bonus card: wheel</translation>
    </message>
    <message id="gwtnz.gives.certificate">
        <source>Certificate</source>
        <translation>Certificate</translation>
    </message>
    <message id="gwtnz.gives.pound">
        <source>£1</source>
        <translation>£1</translation>
    </message>
    <message id="gwtnz.gold">
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message id="gwtnz.hand-limit">
        <source>Hand limit</source>
        <translation>Hand limit</translation>
    </message>
    <message id="gwtnz.hand.black">
        <source>Black hand, £1</source>
        <translation>Black hand, £1</translation>
    </message>
    <message id="gwtnz.hand.green">
        <source>Green hand, £2</source>
        <translation>Green hand, £2</translation>
    </message>
    <message id="gwtnz.hand.none">
        <source>No hand</source>
        <translation>No hand</translation>
    </message>
    <message id="gwtnz.harbour.#">
        <source>Harbour {place}</source>
        <translation>Harbour {place}</translation>
    </message>
    <message id="gwtnz.harbour.nothing">
        <source>No harbour</source>
        <translation>No harbour</translation>
    </message>
    <message id="gwtnz.hazards">
        <source>Hazards</source>
        <translation>Hazards</translation>
    </message>
    <message id="gwtnz.hazards.title">
        <source>Hazards</source>
        <translation>Hazards</translation>
    </message>
    <message id="gwtnz.header.barrel">
        <source>Barrel</source>
        <translation>Barrel</translation>
    </message>
    <message id="gwtnz.header.bell">
        <source>Bell</source>
        <translation>Bell</translation>
    </message>
    <message id="gwtnz.header.compass">
        <source>Compass</source>
        <translation>Compass</translation>
    </message>
    <message id="gwtnz.header.wheel">
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
    <message id="gwtnz.headline.act">
        <source>Turn {turn} · {seat} · actions</source>
        <translation>Turn {turn} · {seat} · actions</translation>
    </message>
    <message id="gwtnz.headline.deliver">
        <source>Turn {turn} · {seat} · delivery</source>
        <translation>Turn {turn} · {seat} · delivery</translation>
    </message>
    <message id="gwtnz.headline.draw">
        <source>Turn {turn} · {seat} · draw</source>
        <translation>Turn {turn} · {seat} · draw</translation>
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
        <source>Turn {turn} · {seat} · income</source>
        <translation>Turn {turn} · {seat} · income</translation>
    </message>
    <message id="gwtnz.headline.over">
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message id="gwtnz.headline.sarah">
        <source>Turn {turn} · Sarah[ · {level}]</source>
        <translation>Turn {turn} · Sarah[ · {level}]</translation>
    </message>
    <message id="gwtnz.headline.start">
        <source>Turn {turn} · {seat} · first turn</source>
        <translation>Turn {turn} · {seat} · first turn</translation>
    </message>
    <message id="gwtnz.headline.travel">
        <source>Turn {turn} · {seat} · travel</source>
        <translation>Turn {turn} · {seat} · travel</translation>
    </message>
    <message id="gwtnz.help.buy-sheep">
        <source>Ways to buy</source>
        <translation>Ways to buy</translation>
    </message>
    <message id="gwtnz.help.delivery">
        <source>Show[ {card*}][ · certificates: {certificates}][ · {post}][ · {disc}]</source>
        <translation>Show[ {card*}][ · certificates: {certificates}][ · {post}][ · {disc}]</translation>
    </message>
    <message id="gwtnz.help.purchase">
        <source>{card*} for £{pounds} · shepherds: {shepherds}[ · tokens: {tokens}]</source>
        <translation>{card*} for £{pounds} · shepherds: {shepherds}[ · tokens: {tokens}]</translation>
    </message>
    <message id="gwtnz.help.shear">
        <source>Best shearing</source>
        <translation>Best shearing</translation>
    </message>
    <message id="gwtnz.help.shearing">
        <source>Shear[ {card*}][ · {post}][ · {disc}]</source>
        <translation>Shear[ {card*}][ · {post}][ · {disc}]</translation>
    </message>
    <message id="gwtnz.help.wellington">
        <source>Best delivery</source>
        <translation>Best delivery</translation>
    </message>
    <message id="gwtnz.herd.title" numerus="yes">
        <source>Flock: {cards} cards</source>
        <translation>
            <numerusform>Flock: {cards} card</numerusform>
            <numerusform>Flock: {cards} cards</numerusform>
        </translation>
    </message>
    <message id="gwtnz.herd.where">
        <source>Hand {hand}, discard {discard}, pile {pile}; next card: {odds} in 1,000</source>
        <translation>Hand {hand}, discard {discard}, pile {pile}; next card: {odds} in 1,000</translation>
    </message>
    <message id="gwtnz.icon.pictured">
        <source>Pictured workers</source>
        <translation>Pictured workers</translation>
    </message>
    <message id="gwtnz.icon.specialization">
        <source>Her specialization</source>
        <translation>Her specialization</translation>
    </message>
    <message id="gwtnz.immediate.build-1">
        <source>Build for £1 each</source>
        <translation>Build for £1 each</translation>
    </message>
    <message id="gwtnz.immediate.build-2">
        <source>Build for £2 each</source>
        <translation>Build for £2 each</translation>
    </message>
    <message id="gwtnz.immediate.buy-sheep">
        <source>Buy sheep</source>
        <translation>Buy sheep</translation>
    </message>
    <message id="gwtnz.immediate.four-pound-sheep">
        <source>Sheep for £4</source>
        <translation>Sheep for £4</translation>
    </message>
    <message id="gwtnz.immediate.free-sheep">
        <source>Free sheep</source>
        <translation>Free sheep</translation>
    </message>
    <message id="gwtnz.immediate.gold">
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message id="gwtnz.immediate.harbour">
        <source>Medium harbour</source>
        <translation>Medium harbour</translation>
    </message>
    <message id="gwtnz.immediate.pathfinder">
        <source>Pathfinder</source>
        <translation>Pathfinder</translation>
    </message>
    <message id="gwtnz.immediate.romney">
        <source>Romney</source>
        <translation>Romney</translation>
    </message>
    <message id="gwtnz.immediate.ship-5">
        <source>Ship 5</source>
        <translation>Ship 5</translation>
    </message>
    <message id="gwtnz.immediate.token">
        <source>Exchange token</source>
        <translation>Exchange token</translation>
    </message>
    <message id="gwtnz.immediate.wool-5">
        <source>Wool post 5</source>
        <translation>Wool post 5</translation>
    </message>
    <message id="gwtnz.immediate.wool-9">
        <source>Wool post 9</source>
        <translation>Wool post 9</translation>
    </message>
    <message id="gwtnz.instruct.bonus-tile">
        <source>Put the cheapest bonus tile into the box</source>
        <translation>Put the cheapest bonus tile into the box</translation>
    </message>
    <message id="gwtnz.instruct.buy-sheep">
        <source>Take the sheep of her market tile</source>
        <translation>Take the sheep of her market tile</translation>
    </message>
    <message id="gwtnz.instruct.dorset">
        <source>Take a Dorset Horn for her</source>
        <translation>Take a Dorset Horn for her</translation>
    </message>
    <message id="gwtnz.instruct.foresight-a">
        <source>Place the A tile on the right, slide and refill on the left</source>
        <translation>Place the A tile on the right, slide and refill on the left</translation>
    </message>
    <message id="gwtnz.instruct.foresight-b">
        <source>Place the B tile on the right, slide and refill on the left</source>
        <translation>Place the B tile on the right, slide and refill on the left</translation>
    </message>
    <message id="gwtnz.instruct.harbour">
        <source>Move her ship to the medium harbour worth least without a disc</source>
        <translation>Move her ship to the medium harbour worth least without a disc</translation>
    </message>
    <message id="gwtnz.instruct.hazard">
        <source>Take the hazard worth most for her</source>
        <translation>Take the hazard worth most for her</translation>
    </message>
    <message id="gwtnz.instruct.hire">
        <source>Take the worker for her from the job market</source>
        <translation>Take the worker for her from the job market</translation>
    </message>
    <message id="gwtnz.instruct.objective">
        <source>Take the objective farthest from the pile for her</source>
        <translation>Take the objective farthest from the pile for her</translation>
    </message>
    <message id="gwtnz.instruct.one-sheep">
        <source>Take a Lincoln or Corriedale for her, the rarer one</source>
        <translation>Take a Lincoln or Corriedale for her, the rarer one</translation>
    </message>
    <message id="gwtnz.instruct.shearers">
        <source>Take a Romney for her, and what the card adds</source>
        <translation>Take a Romney for her, and what the card adds</translation>
    </message>
    <message id="gwtnz.jobs.title">
        <source>Job market</source>
        <translation>Job market</translation>
    </message>
    <message id="gwtnz.level.easy">
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message id="gwtnz.level.hard">
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message id="gwtnz.level.medium">
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message id="gwtnz.level.none">
        <source>Without Sarah</source>
        <translation>Without Sarah</translation>
    </message>
    <message id="gwtnz.location.a">
        <source>Neutral building A</source>
        <translation>Neutral building A</translation>
    </message>
    <message id="gwtnz.location.b">
        <source>Neutral building B</source>
        <translation>Neutral building B</translation>
    </message>
    <message id="gwtnz.location.c">
        <source>Neutral building C</source>
        <translation>Neutral building C</translation>
    </message>
    <message id="gwtnz.location.d">
        <source>Neutral building D</source>
        <translation>Neutral building D</translation>
    </message>
    <message id="gwtnz.location.e">
        <source>Neutral building E</source>
        <translation>Neutral building E</translation>
    </message>
    <message id="gwtnz.location.f">
        <source>Neutral building F</source>
        <translation>Neutral building F</translation>
    </message>
    <message id="gwtnz.location.g">
        <source>Neutral building G</source>
        <translation>Neutral building G</translation>
    </message>
    <message id="gwtnz.location.h">
        <source>Neutral building H</source>
        <translation>Neutral building H</translation>
    </message>
    <message id="gwtnz.location.hazard">
        <source>Hazard</source>
        <translation>Hazard</translation>
    </message>
    <message id="gwtnz.location.others">
        <source>Somebody else's building</source>
        <translation>Somebody else's building</translation>
    </message>
    <message id="gwtnz.location.own1">
        <source>Own building 1</source>
        <translation>Own building 1</translation>
    </message>
    <message id="gwtnz.location.own10">
        <source>Own building 10</source>
        <translation>Own building 10</translation>
    </message>
    <message id="gwtnz.location.own2">
        <source>Own building 2</source>
        <translation>Own building 2</translation>
    </message>
    <message id="gwtnz.location.own3">
        <source>Own building 3</source>
        <translation>Own building 3</translation>
    </message>
    <message id="gwtnz.location.own4">
        <source>Own building 4</source>
        <translation>Own building 4</translation>
    </message>
    <message id="gwtnz.location.own5">
        <source>Own building 5</source>
        <translation>Own building 5</translation>
    </message>
    <message id="gwtnz.location.own6">
        <source>Own building 6</source>
        <translation>Own building 6</translation>
    </message>
    <message id="gwtnz.location.own7">
        <source>Own building 7</source>
        <translation>Own building 7</translation>
    </message>
    <message id="gwtnz.location.own8">
        <source>Own building 8</source>
        <translation>Own building 8</translation>
    </message>
    <message id="gwtnz.location.own9">
        <source>Own building 9</source>
        <translation>Own building 9</translation>
    </message>
    <message id="gwtnz.location.rider">
        <source>Start of the trail</source>
        <translation>Start of the trail</translation>
    </message>
    <message id="gwtnz.location.wellington">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.lush.no">
        <source>Other ground</source>
        <translation>Other ground</translation>
    </message>
    <message id="gwtnz.lush.yes">
        <source>Lush ground</source>
        <translation>Lush ground</translation>
    </message>
    <message id="gwtnz.master.buildings">
        <source>Harbourmaster: buildings</source>
        <translation>Harbourmaster: buildings</translation>
    </message>
    <message id="gwtnz.master.certificates">
        <source>Harbourmaster: certificates</source>
        <translation>Harbourmaster: certificates</translation>
    </message>
    <message id="gwtnz.master.ferries">
        <source>Harbourmaster: ferries</source>
        <translation>Harbourmaster: ferries</translation>
    </message>
    <message id="gwtnz.master.hazards">
        <source>Harbourmaster: hazards</source>
        <translation>Harbourmaster: hazards</translation>
    </message>
    <message id="gwtnz.master.none">
        <source>No harbourmaster tile</source>
        <translation>No harbourmaster tile</translation>
    </message>
    <message id="gwtnz.master.objectives">
        <source>Harbourmaster: objectives</source>
        <translation>Harbourmaster: objectives</translation>
    </message>
    <message id="gwtnz.master.pathfinder">
        <source>Harbourmaster: pathfinder</source>
        <translation>Harbourmaster: pathfinder</translation>
    </message>
    <message id="gwtnz.master.storehouses">
        <source>Harbourmaster: storehouses</source>
        <translation>Harbourmaster: storehouses</translation>
    </message>
    <message id="gwtnz.master.workers">
        <source>Harbourmaster: workers</source>
        <translation>Harbourmaster: workers</translation>
    </message>
    <message id="gwtnz.misfit.certificates">
        <source>There are not that many certificates.</source>
        <translation>There are not that many certificates.</translation>
    </message>
    <message id="gwtnz.misfit.ended-already">
        <source>The game had been ended already.</source>
        <translation>The game had been ended already.</translation>
    </message>
    <message id="gwtnz.misfit.gold">
        <source>There is not that much gold.</source>
        <translation>There is not that much gold.</translation>
    </message>
    <message id="gwtnz.misfit.improved-already">
        <source>The harbour was improved already.</source>
        <translation>The harbour was improved already.</translation>
    </message>
    <message id="gwtnz.misfit.no-disc-there">
        <source>There is no disc to take there.</source>
        <translation>There is no disc to take there.</translation>
    </message>
    <message id="gwtnz.misfit.no-free-space">
        <source>There is no free space there.</source>
        <translation>There is no free space there.</translation>
    </message>
    <message id="gwtnz.misfit.no-sarah">
        <source>Sarah is not at this table.</source>
        <translation>Sarah is not at this table.</translation>
    </message>
    <message id="gwtnz.misfit.no-step">
        <source>Sarah had no step to do.</source>
        <translation>Sarah had no step to do.</translation>
    </message>
    <message id="gwtnz.misfit.no-storehouse-there">
        <source>There is no storehouse left there.</source>
        <translation>There is no storehouse left there.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-building">
        <source>There is no such building there.</source>
        <translation>There is no such building there.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-card">
        <source>There is no such card there.</source>
        <translation>There is no such card there.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-post">
        <source>There is no such post.</source>
        <translation>There is no such post.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-tile">
        <source>There is no such tile there.</source>
        <translation>There is no such tile there.</translation>
    </message>
    <message id="gwtnz.misfit.no-such-worker">
        <source>There is no such worker there.</source>
        <translation>There is no such worker there.</translation>
    </message>
    <message id="gwtnz.misfit.no-token">
        <source>There are not that many tokens.</source>
        <translation>There are not that many tokens.</translation>
    </message>
    <message id="gwtnz.misfit.not-offered">
        <source>This was not on offer.</source>
        <translation>This was not on offer.</translation>
    </message>
    <message id="gwtnz.misfit.not-on-turn">
        <source>It was somebody else's turn by then.</source>
        <translation>It was somebody else's turn by then.</translation>
    </message>
    <message id="gwtnz.misfit.not-played">
        <source>This card cannot be played.</source>
        <translation>This card cannot be played.</translation>
    </message>
    <message id="gwtnz.misfit.not-sarahs">
        <source>Sarah does not make such a move.</source>
        <translation>Sarah does not make such a move.</translation>
    </message>
    <message id="gwtnz.misfit.other-draw">
        <source>Another draw came first.</source>
        <translation>Another draw came first.</translation>
    </message>
    <message id="gwtnz.misfit.pounds">
        <source>£{needed} would be paid, and £{held} are there.</source>
        <translation>£{needed} would be paid, and £{held} are there.</translation>
    </message>
    <message id="gwtnz.misfit.row-is-full">
        <source>The row of workers is full.</source>
        <translation>The row of workers is full.</translation>
    </message>
    <message id="gwtnz.misfit.started-already">
        <source>This player had started already.</source>
        <translation>This player had started already.</translation>
    </message>
    <message id="gwtnz.misfit.too-many">
        <source>There is no room for more.</source>
        <translation>There is no room for more.</translation>
    </message>
    <message id="gwtnz.money.no">
        <source>The other half</source>
        <translation>The other half</translation>
    </message>
    <message id="gwtnz.money.yes">
        <source>The money</source>
        <translation>The money</translation>
    </message>
    <message id="gwtnz.move.add-sheep">
        <source>Add two cards</source>
        <translation>Add two cards</translation>
    </message>
    <message id="gwtnz.move.build">
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message id="gwtnz.move.buy-bonus-card">
        <source>Buy bonus card</source>
        <translation>Buy bonus card</translation>
    </message>
    <message id="gwtnz.move.buy-sheep">
        <source>Buy sheep</source>
        <translation>Buy sheep</translation>
    </message>
    <message id="gwtnz.move.buy-tile">
        <source>Buy bonus tile</source>
        <translation>Buy bonus tile</translation>
    </message>
    <message id="gwtnz.move.choose-eleven">
        <source>Space 11</source>
        <translation>Space 11</translation>
    </message>
    <message id="gwtnz.move.combine-tokens">
        <source>Combine two tokens</source>
        <translation>Combine two tokens</translation>
    </message>
    <message id="gwtnz.move.deliver">
        <source>Deliver</source>
        <translation>Deliver</translation>
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
        <source>Draw cards</source>
        <translation>Draw cards</translation>
    </message>
    <message id="gwtnz.move.end-turn">
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message id="gwtnz.move.enter-objective">
        <source>Enter objective</source>
        <translation>Enter objective</translation>
    </message>
    <message id="gwtnz.move.foresight">
        <source>Foresight tile</source>
        <translation>Foresight tile</translation>
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
        <source>Marker is out</source>
        <translation>Marker is out</translation>
    </message>
    <message id="gwtnz.move.pay-tax">
        <source>Pay a tax</source>
        <translation>Pay a tax</translation>
    </message>
    <message id="gwtnz.move.play-card">
        <source>Play card</source>
        <translation>Play card</translation>
    </message>
    <message id="gwtnz.move.play-objective">
        <source>Play objective</source>
        <translation>Play objective</translation>
    </message>
    <message id="gwtnz.move.remove-hazard">
        <source>Remove hazard</source>
        <translation>Remove hazard</translation>
    </message>
    <message id="gwtnz.move.reveal-objective">
        <source>Reveal objective</source>
        <translation>Reveal objective</translation>
    </message>
    <message id="gwtnz.move.reveal-sheep">
        <source>Reveal sheep</source>
        <translation>Reveal sheep</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-a">
        <source>Reveal A tile</source>
        <translation>Reveal A tile</translation>
    </message>
    <message id="gwtnz.move.reveal-tile-b">
        <source>Reveal B tile</source>
        <translation>Reveal B tile</translation>
    </message>
    <message id="gwtnz.move.sail">
        <source>Move the ship</source>
        <translation>Move the ship</translation>
    </message>
    <message id="gwtnz.move.sarah-add-sheep">
        <source>She adds cards</source>
        <translation>She adds cards</translation>
    </message>
    <message id="gwtnz.move.sarah-bonus-card">
        <source>Her bonus card</source>
        <translation>Her bonus card</translation>
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
        <source>Her foresight</source>
        <translation>Her foresight</translation>
    </message>
    <message id="gwtnz.move.sarah-harbour">
        <source>Her harbour</source>
        <translation>Her harbour</translation>
    </message>
    <message id="gwtnz.move.sarah-hazard">
        <source>Her hazard</source>
        <translation>Her hazard</translation>
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
        <source>Her objective</source>
        <translation>Her objective</translation>
    </message>
    <message id="gwtnz.move.sarah-pathfinder">
        <source>Her pathfinder</source>
        <translation>Her pathfinder</translation>
    </message>
    <message id="gwtnz.move.sarah-skip">
        <source>She leaves it out</source>
        <translation>She leaves it out</translation>
    </message>
    <message id="gwtnz.move.sarah-take-sheep">
        <source>She takes sheep</source>
        <translation>She takes sheep</translation>
    </message>
    <message id="gwtnz.move.sarah-take-tile">
        <source>Her bonus tile</source>
        <translation>Her bonus tile</translation>
    </message>
    <message id="gwtnz.move.sarah-wool">
        <source>Her wool post</source>
        <translation>Her wool post</translation>
    </message>
    <message id="gwtnz.move.sell">
        <source>Discard sheep</source>
        <translation>Discard sheep</translation>
    </message>
    <message id="gwtnz.move.shear">
        <source>Shear</source>
        <translation>Shear</translation>
    </message>
    <message id="gwtnz.move.shear-draw">
        <source>Draw with a shearer</source>
        <translation>Draw with a shearer</translation>
    </message>
    <message id="gwtnz.move.start">
        <source>First turn</source>
        <translation>First turn</translation>
    </message>
    <message id="gwtnz.move.take">
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message id="gwtnz.move.take-objective">
        <source>Take objective</source>
        <translation>Take objective</translation>
    </message>
    <message id="gwtnz.move.take-sheep">
        <source>Take sheep</source>
        <translation>Take sheep</translation>
    </message>
    <message id="gwtnz.move.travel">
        <source>Travel</source>
        <translation>Travel</translation>
    </message>
    <message id="gwtnz.move.use-aux">
        <source>Auxiliary action</source>
        <translation>Auxiliary action</translation>
    </message>
    <message id="gwtnz.move.use-token">
        <source>Use a token</source>
        <translation>Use a token</translation>
    </message>
    <message id="gwtnz.neutral.a">
        <source>Building A</source>
        <translation>Building A</translation>
    </message>
    <message id="gwtnz.neutral.b">
        <source>Building B</source>
        <translation>Building B</translation>
    </message>
    <message id="gwtnz.neutral.c">
        <source>Building C</source>
        <translation>Building C</translation>
    </message>
    <message id="gwtnz.neutral.d">
        <source>Building D</source>
        <translation>Building D</translation>
    </message>
    <message id="gwtnz.neutral.e">
        <source>Building E</source>
        <translation>Building E</translation>
    </message>
    <message id="gwtnz.neutral.f">
        <source>Building F</source>
        <translation>Building F</translation>
    </message>
    <message id="gwtnz.neutral.g">
        <source>Building G</source>
        <translation>Building G</translation>
    </message>
    <message id="gwtnz.neutral.h">
        <source>Building H</source>
        <translation>Building H</translation>
    </message>
    <message id="gwtnz.noTax.no">
        <source>One more step</source>
        <translation>One more step</translation>
    </message>
    <message id="gwtnz.noTax.yes">
        <source>No more taxes</source>
        <translation>No more taxes</translation>
    </message>
    <message id="gwtnz.objective.certificates-2">
        <source>2 certificates</source>
        <translation>2 certificates</translation>
    </message>
    <message id="gwtnz.objective.conditions">
        <source>{first}[ · {second}][ · {third}]</source>
        <translation>{first}[ · {second}][ · {third}]</translation>
    </message>
    <message id="gwtnz.objective.pathfinder-2">
        <source>Pathfinder 2</source>
        <translation>Pathfinder 2</translation>
    </message>
    <message id="gwtnz.objective.pounds-4">
        <source>Gain £4</source>
        <translation>Gain £4</translation>
    </message>
    <message id="gwtnz.objective.ship-2">
        <source>Ship 2</source>
        <translation>Ship 2</translation>
    </message>
    <message id="gwtnz.objective.tokens-2">
        <source>2 exchange tokens</source>
        <translation>2 exchange tokens</translation>
    </message>
    <message id="gwtnz.objectives">
        <source>Objectives</source>
        <translation>Objectives</translation>
    </message>
    <message id="gwtnz.objectives.title">
        <source>Objectives · {pile} in the pile</source>
        <translation>Objectives · {pile} in the pile</translation>
    </message>
    <message id="gwtnz.option.building#.side-b">
        <source>Building {1}: side b</source>
        <translation>Building {1}: side b</translation>
    </message>
    <message id="gwtnz.option.green-arrows">
        <source>Green arrows</source>
        <translation>Green arrows</translation>
    </message>
    <message id="gwtnz.option.green-arrows-deduct">
        <source>Green arrows cost points</source>
        <translation>Green arrows cost points</translation>
    </message>
    <message id="gwtnz.option.green-arrows-why">
        <source>The rulebooks differ: look at the board.</source>
        <translation>The rulebooks differ: look at the board.</translation>
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
        <source>Hands and piles</source>
        <translation>Hands and piles</translation>
    </message>
    <message id="gwtnz.option.hands-why">
        <source>The app follows every card, and knows the odds.</source>
        <translation>The app follows every card, and knows the odds.</translation>
    </message>
    <message id="gwtnz.option.mirror">
        <source>What the app follows</source>
        <translation>What the app follows</translation>
    </message>
    <message id="gwtnz.option.mirror-why">
        <source>Everything, or Sarah's turns alone.</source>
        <translation>Everything, or Sarah's turns alone.</translation>
    </message>
    <message id="gwtnz.option.mirror.*">
        <source>Followed: {1}</source>
        <translation>Followed: {1}</translation>
    </message>
    <message id="gwtnz.option.mirror.boards">
        <source>All boards</source>
        <translation>All boards</translation>
    </message>
    <message id="gwtnz.option.mirror.boards-why">
        <source>Your board too, and every market.</source>
        <translation>Your board too, and every market.</translation>
    </message>
    <message id="gwtnz.option.mirror.quick">
        <source>Sarah only</source>
        <translation>Sarah only</translation>
    </message>
    <message id="gwtnz.option.mirror.quick-why">
        <source>The app tells what she does; you play on the table.</source>
        <translation>The app tells what she does; you play on the table.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings">
        <source>Neutral buildings</source>
        <translation>Neutral buildings</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings-why">
        <source>Which tile lies on which neutral space.</source>
        <translation>Which tile lies on which neutral space.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.by-letter">
        <source>By letter</source>
        <translation>By letter</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.by-letter-why">
        <source>Each on its own letter, as for a first game.</source>
        <translation>Each on its own letter, as for a first game.</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.drawn">
        <source>At random</source>
        <translation>At random</translation>
    </message>
    <message id="gwtnz.option.neutral-buildings.drawn-why">
        <source>The app draws where they lie.</source>
        <translation>The app draws where they lie.</translation>
    </message>
    <message id="gwtnz.option.objective-cards">
        <source>Sarah's objective cards</source>
        <translation>Sarah's objective cards</translation>
    </message>
    <message id="gwtnz.option.objective-cards-why">
        <source>The booklets differ: look at her cards.</source>
        <translation>The booklets differ: look at her cards.</translation>
    </message>
    <message id="gwtnz.option.objective-cards.seven">
        <source>Card 7</source>
        <translation>Card 7</translation>
    </message>
    <message id="gwtnz.option.objective-cards.six-and-nine">
        <source>Cards 6 and 9</source>
        <translation>Cards 6 and 9</translation>
    </message>
    <message id="gwtnz.option.objective-on-seven">
        <source>Objective on card 7</source>
        <translation>Objective on card 7</translation>
    </message>
    <message id="gwtnz.option.quick">
        <source>Sarah only</source>
        <translation>Sarah only</translation>
    </message>
    <message id="gwtnz.option.sarah">
        <source>Sarah</source>
        <translation>Sarah</translation>
    </message>
    <message id="gwtnz.option.sarah-why">
        <source>Play alone against Sarah, at two seats.</source>
        <translation>Play alone against Sarah, at two seats.</translation>
    </message>
    <message id="gwtnz.option.sarah.easy">
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message id="gwtnz.option.sarah.easy-why">
        <source>Ten cards; her first delivery is to post 3.</source>
        <translation>Ten cards; her first delivery is to post 3.</translation>
    </message>
    <message id="gwtnz.option.sarah.hard">
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message id="gwtnz.option.sarah.hard-why">
        <source>Thirteen stronger cards; her first delivery is to post 9.</source>
        <translation>Thirteen stronger cards; her first delivery is to post 9.</translation>
    </message>
    <message id="gwtnz.option.sarah.medium">
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message id="gwtnz.option.sarah.medium-why">
        <source>Thirteen cards; her first delivery is to post 6.</source>
        <translation>Thirteen cards; her first delivery is to post 6.</translation>
    </message>
    <message id="gwtnz.option.sarah.none">
        <source>Without Sarah</source>
        <translation>Without Sarah</translation>
    </message>
    <message id="gwtnz.option.set-up">
        <source>Tiles and markets</source>
        <translation>Tiles and markets</translation>
    </message>
    <message id="gwtnz.option.set-up-why">
        <source>Who draws what is random.</source>
        <translation>Who draws what is random.</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn">
        <source>Drawn by the app</source>
        <translation>Drawn by the app</translation>
    </message>
    <message id="gwtnz.option.set-up.drawn-why">
        <source>The app draws, you lay it out.</source>
        <translation>The app draws, you lay it out.</translation>
    </message>
    <message id="gwtnz.option.set-up.entered">
        <source>Entered</source>
        <translation>Entered</translation>
    </message>
    <message id="gwtnz.option.set-up.entered-why">
        <source>You enter what lies on the table.</source>
        <translation>You enter what lies on the table.</translation>
    </message>
    <message id="gwtnz.option.sides">
        <source>Sides of the buildings</source>
        <translation>Sides of the buildings</translation>
    </message>
    <message id="gwtnz.option.sides-why">
        <source>Which side of each own building is in play.</source>
        <translation>Which side of each own building is in play.</translation>
    </message>
    <message id="gwtnz.option.sides.a">
        <source>All sides a</source>
        <translation>All sides a</translation>
    </message>
    <message id="gwtnz.option.sides.a-why">
        <source>For the first games.</source>
        <translation>For the first games.</translation>
    </message>
    <message id="gwtnz.option.sides.drawn">
        <source>At random</source>
        <translation>At random</translation>
    </message>
    <message id="gwtnz.option.sides.drawn-why">
        <source>The app tosses for each building.</source>
        <translation>The app tosses for each building.</translation>
    </message>
    <message id="gwtnz.option.values">
        <source>Figures on components</source>
        <translation>Figures on components</translation>
    </message>
    <message id="gwtnz.option.values-assumed">
        <source>Assumed figures</source>
        <translation>Assumed figures</translation>
    </message>
    <message id="gwtnz.option.values-why">
        <source>Some figures are printed on the components only.</source>
        <translation>Some figures are printed on the components only.</translation>
    </message>
    <message id="gwtnz.option.values.asked">
        <source>Ask me</source>
        <translation>Ask me</translation>
    </message>
    <message id="gwtnz.option.values.asked-why">
        <source>The app asks when it first needs one.</source>
        <translation>The app asks when it first needs one.</translation>
    </message>
    <message id="gwtnz.option.values.assumed">
        <source>Assume them</source>
        <translation>Assume them</translation>
    </message>
    <message id="gwtnz.option.values.assumed-why">
        <source>Plausible figures, to play at once.</source>
        <translation>Plausible figures, to play at once.</translation>
    </message>
    <message id="gwtnz.order.cheapest-first">
        <source>Cheapest first</source>
        <translation>Cheapest first</translation>
    </message>
    <message id="gwtnz.order.specialization-first">
        <source>Specialization first</source>
        <translation>Specialization first</translation>
    </message>
    <message id="gwtnz.own-objectives.title">
        <source>Own objectives</source>
        <translation>Own objectives</translation>
    </message>
    <message id="gwtnz.page.annex">
        <source>annex p. {page}</source>
        <translation>annex p. {page}</translation>
    </message>
    <message id="gwtnz.page.solo">
        <source>solo p. {page}</source>
        <translation>solo p. {page}</translation>
    </message>
    <message id="gwtnz.pathfinder">
        <source>Pathfinder</source>
        <translation>Pathfinder</translation>
    </message>
    <message id="gwtnz.pathfinder.disc">
        <source>Pathfinder disc</source>
        <translation>Pathfinder disc</translation>
    </message>
    <message id="gwtnz.pathfinder.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.pathfinder.title">
        <source>Pathfinder track</source>
        <translation>Pathfinder track</translation>
    </message>
    <message id="gwtnz.permanent-certificates">
        <source>Permanent certificates</source>
        <translation>Permanent certificates</translation>
    </message>
    <message id="gwtnz.permanent-wool">
        <source>Permanent wool</source>
        <translation>Permanent wool</translation>
    </message>
    <message id="gwtnz.phase.act">
        <source>Phase B: actions</source>
        <translation>Phase B: actions</translation>
    </message>
    <message id="gwtnz.phase.deliver">
        <source>Wellington 2: delivery</source>
        <translation>Wellington 2: delivery</translation>
    </message>
    <message id="gwtnz.phase.draw">
        <source>Phase C: draw</source>
        <translation>Phase C: draw</translation>
    </message>
    <message id="gwtnz.phase.foresight-a">
        <source>Wellington 3: foresight A</source>
        <translation>Wellington 3: foresight A</translation>
    </message>
    <message id="gwtnz.phase.foresight-b">
        <source>Wellington 4: foresight B</source>
        <translation>Wellington 4: foresight B</translation>
    </message>
    <message id="gwtnz.phase.income">
        <source>Wellington 1: income</source>
        <translation>Wellington 1: income</translation>
    </message>
    <message id="gwtnz.phase.over">
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message id="gwtnz.phase.sarah">
        <source>Sarah's turn</source>
        <translation>Sarah's turn</translation>
    </message>
    <message id="gwtnz.phase.start">
        <source>First turn</source>
        <translation>First turn</translation>
    </message>
    <message id="gwtnz.phase.travel">
        <source>Phase A: travel</source>
        <translation>Phase A: travel</translation>
    </message>
    <message id="gwtnz.place.#">
        <source>Card {place}</source>
        <translation>Card {place}</translation>
    </message>
    <message id="gwtnz.play-objective.number.#">
        <source>Objective {place}</source>
        <translation>Objective {place}</translation>
    </message>
    <message id="gwtnz.post.between-1">
        <source>First local post after 9</source>
        <translation>First local post after 9</translation>
    </message>
    <message id="gwtnz.post.between-2">
        <source>Second local post after 9</source>
        <translation>Second local post after 9</translation>
    </message>
    <message id="gwtnz.post.between-3">
        <source>Third local post after 9</source>
        <translation>Third local post after 9</translation>
    </message>
    <message id="gwtnz.post.between-4">
        <source>Fourth local post after 9</source>
        <translation>Fourth local post after 9</translation>
    </message>
    <message id="gwtnz.post.local-0">
        <source>Local post 0</source>
        <translation>Local post 0</translation>
    </message>
    <message id="gwtnz.post.local-1">
        <source>Local post 1</source>
        <translation>Local post 1</translation>
    </message>
    <message id="gwtnz.post.local-21">
        <source>Local post 21</source>
        <translation>Local post 21</translation>
    </message>
    <message id="gwtnz.post.local-3">
        <source>Local post 3</source>
        <translation>Local post 3</translation>
    </message>
    <message id="gwtnz.post.local-6">
        <source>Local post 6</source>
        <translation>Local post 6</translation>
    </message>
    <message id="gwtnz.post.local-9">
        <source>Local post 9</source>
        <translation>Local post 9</translation>
    </message>
    <message id="gwtnz.post.overseas-1">
        <source>Overseas post 1</source>
        <translation>Overseas post 1</translation>
    </message>
    <message id="gwtnz.post.overseas-2">
        <source>Overseas post 2</source>
        <translation>Overseas post 2</translation>
    </message>
    <message id="gwtnz.post.overseas-3">
        <source>Overseas post 3</source>
        <translation>Overseas post 3</translation>
    </message>
    <message id="gwtnz.post.overseas-4">
        <source>Overseas post 4</source>
        <translation>Overseas post 4</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-1">
        <source>Overseas wool post 1</source>
        <translation>Overseas wool post 1</translation>
    </message>
    <message id="gwtnz.post.overseas-wool-2">
        <source>Overseas wool post 2</source>
        <translation>Overseas wool post 2</translation>
    </message>
    <message id="gwtnz.post.wool-13">
        <source>Wool post 13</source>
        <translation>Wool post 13</translation>
    </message>
    <message id="gwtnz.post.wool-5">
        <source>Wool post 5</source>
        <translation>Wool post 5</translation>
    </message>
    <message id="gwtnz.post.wool-9">
        <source>Wool post 9</source>
        <translation>Wool post 9</translation>
    </message>
    <message id="gwtnz.posts.title">
        <source>Trading posts</source>
        <translation>Trading posts</translation>
    </message>
    <message id="gwtnz.pounds">
        <source>Pounds</source>
        <translation>Pounds</translation>
    </message>
    <message id="gwtnz.printed.aux.*.open">
        <source>Open from the start: {1}</source>
        <translation>Open from the start: {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus-tile.*.count">
        <source>Bonus tiles in the box: {1}</source>
        <translation>Bonus tiles in the box: {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus-tile.*.points">
        <source>Points of the bonus tile: {1}</source>
        <translation>Points of the bonus tile: {1}</translation>
    </message>
    <message id="gwtnz.printed.bonus.row#.arrow">
        <source>Bonus tile market, row {1}: arrow</source>
        <translation>Bonus tile market, row {1}: arrow</translation>
    </message>
    <message id="gwtnz.printed.bonus.row#.cost">
        <source>Bonus tile market, row {1}: cost</source>
        <translation>Bonus tile market, row {1}: cost</translation>
    </message>
    <message id="gwtnz.printed.bonus.rows">
        <source>Rows of the bonus tile market</source>
        <translation>Rows of the bonus tile market</translation>
    </message>
    <message id="gwtnz.printed.building.*.craftsmen">
        <source>{1}: craftsmen</source>
        <translation>{1}: craftsmen</translation>
    </message>
    <message id="gwtnz.printed.building.*.hand">
        <source>{1}: hand</source>
        <translation>{1}: hand</translation>
    </message>
    <message id="gwtnz.printed.building.*.points">
        <source>{1}: points</source>
        <translation>{1}: points</translation>
    </message>
    <message id="gwtnz.printed.building.gold">
        <source>Gold for a new building</source>
        <translation>Gold for a new building</translation>
    </message>
    <message id="gwtnz.printed.card.*.breeding">
        <source>{1}: breeding value</source>
        <translation>{1}: breeding value</translation>
    </message>
    <message id="gwtnz.printed.card.*.points">
        <source>{1}: points</source>
        <translation>{1}: points</translation>
    </message>
    <message id="gwtnz.printed.card.*.wool">
        <source>{1}: wool value</source>
        <translation>{1}: wool value</translation>
    </message>
    <message id="gwtnz.printed.card.sheepdog.gives">
        <source>Sheepdog: what it gives</source>
        <translation>Sheepdog: what it gives</translation>
    </message>
    <message id="gwtnz.printed.certificates.limit">
        <source>Certificate limit with the disc taken</source>
        <translation>Certificate limit with the disc taken</translation>
    </message>
    <message id="gwtnz.printed.disc.*.black">
        <source>Black border: {1}</source>
        <translation>Black border: {1}</translation>
    </message>
    <message id="gwtnz.printed.immediate.*#">
        <source>{1}, column {2}: immediate action</source>
        <translation>{1}, column {2}: immediate action</translation>
    </message>
    <message id="gwtnz.printed.jobs.row#.cost">
        <source>Job market, row {1}: cost</source>
        <translation>Job market, row {1}: cost</translation>
    </message>
    <message id="gwtnz.printed.jobs.rows">
        <source>Rows of the job market</source>
        <translation>Rows of the job market</translation>
    </message>
    <message id="gwtnz.printed.medium#.black">
        <source>Medium harbour {1}: black border</source>
        <translation>Medium harbour {1}: black border</translation>
    </message>
    <message id="gwtnz.printed.medium#.cost">
        <source>Medium harbour {1}: cost</source>
        <translation>Medium harbour {1}: cost</translation>
    </message>
    <message id="gwtnz.printed.medium#.gift">
        <source>Medium harbour {1}: card it gives</source>
        <translation>Medium harbour {1}: card it gives</translation>
    </message>
    <message id="gwtnz.printed.medium#.points">
        <source>Medium harbour {1}: points</source>
        <translation>Medium harbour {1}: points</translation>
    </message>
    <message id="gwtnz.printed.movement">
        <source>Movement limit with the disc taken</source>
        <translation>Movement limit with the disc taken</translation>
    </message>
    <message id="gwtnz.printed.objective.*.action">
        <source>{1}: action</source>
        <translation>{1}: action</translation>
    </message>
    <message id="gwtnz.printed.objective.*.first">
        <source>{1}: first condition</source>
        <translation>{1}: first condition</translation>
    </message>
    <message id="gwtnz.printed.objective.*.points">
        <source>{1}: points</source>
        <translation>{1}: points</translation>
    </message>
    <message id="gwtnz.printed.objective.*.second">
        <source>{1}: second condition</source>
        <translation>{1}: second condition</translation>
    </message>
    <message id="gwtnz.printed.objective.*.third">
        <source>{1}: third condition</source>
        <translation>{1}: third condition</translation>
    </message>
    <message id="gwtnz.printed.post.*.arrow">
        <source>{1}: green arrow after it</source>
        <translation>{1}: green arrow after it</translation>
    </message>
    <message id="gwtnz.printed.post.*.black">
        <source>{1}: black border</source>
        <translation>{1}: black border</translation>
    </message>
    <message id="gwtnz.printed.post.*.gift">
        <source>{1}: card it gives</source>
        <translation>{1}: card it gives</translation>
    </message>
    <message id="gwtnz.printed.post.*.points">
        <source>{1}: points</source>
        <translation>{1}: points</translation>
    </message>
    <message id="gwtnz.printed.post.*.transport">
        <source>{1}: transport cost</source>
        <translation>{1}: transport cost</translation>
    </message>
    <message id="gwtnz.printed.post.*.value">
        <source>{1}: value</source>
        <translation>{1}: value</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.extra">
        <source>Sarah's card {1}: extra movement</source>
        <translation>Sarah's card {1}: extra movement</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.icon">
        <source>Sarah's card {1}: which workers count for movement</source>
        <translation>Sarah's card {1}: which workers count for movement</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.movement">
        <source>Sarah's card {1}: movement</source>
        <translation>Sarah's card {1}: movement</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.order">
        <source>Sarah's card {1}: order of hiring</source>
        <translation>Sarah's card {1}: order of hiring</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.pathfinder">
        <source>Sarah's card {1}: pathfinder steps</source>
        <translation>Sarah's card {1}: pathfinder steps</translation>
    </message>
    <message id="gwtnz.printed.sarah.card#.shearers#">
        <source>Sarah's card {1}: sheep with {2} or more shearers</source>
        <translation>Sarah's card {1}: sheep with {2} or more shearers</translation>
    </message>
    <message id="gwtnz.printed.sarah.column#">
        <source>Bonus card of Sarah's column {1}</source>
        <translation>Bonus card of Sarah's column {1}</translation>
    </message>
    <message id="gwtnz.printed.sarah.immediate.*#">
        <source>Sarah's board: {1}, column {2}: immediate action</source>
        <translation>Sarah's board: {1}, column {2}: immediate action</translation>
    </message>
    <message id="gwtnz.printed.sarah.market#.#.*">
        <source>Sarah's market tile, shepherds: {1}, option {2}: {3}</source>
        <translation>Sarah's market tile, shepherds: {1}, option {2}: {3}</translation>
    </message>
    <message id="gwtnz.printed.sarah.sailors#">
        <source>Bonus card, sailors: {1}</source>
        <translation>Bonus card, sailors: {1}</translation>
    </message>
    <message id="gwtnz.printed.small#.arrow">
        <source>Small harbour {1}: yellow arrow after it</source>
        <translation>Small harbour {1}: yellow arrow after it</translation>
    </message>
    <message id="gwtnz.printed.small#.cost">
        <source>Small harbour {1}: cost</source>
        <translation>Small harbour {1}: cost</translation>
    </message>
    <message id="gwtnz.printed.small#.gift">
        <source>Small harbour {1}: card it gives</source>
        <translation>Small harbour {1}: card it gives</translation>
    </message>
    <message id="gwtnz.printed.small#.last">
        <source>Small harbour {1}: last of its route</source>
        <translation>Small harbour {1}: last of its route</translation>
    </message>
    <message id="gwtnz.printed.small#.points">
        <source>Small harbour {1}: points</source>
        <translation>Small harbour {1}: points</translation>
    </message>
    <message id="gwtnz.printed.storehouses.pair#.points">
        <source>Pair of storehouses {1}: points</source>
        <translation>Pair of storehouses {1}: points</translation>
    </message>
    <message id="gwtnz.printed.tile.*.count">
        <source>Tiles in the box: {1}</source>
        <translation>Tiles in the box: {1}</translation>
    </message>
    <message id="gwtnz.refusal.a-disc-is-there">
        <source>A disc of your board can pay for this.</source>
        <translation>A disc of your board can pay for this.</translation>
    </message>
    <message id="gwtnz.refusal.at-least-one-step">
        <source>The runholder moves at least one place.</source>
        <translation>The runholder moves at least one place.</translation>
    </message>
    <message id="gwtnz.refusal.aux-is-blocked">
        <source>Discs still cover this auxiliary action.</source>
        <translation>Discs still cover this auxiliary action.</translation>
    </message>
    <message id="gwtnz.refusal.black-disc">
        <source>A disc from a black border goes onto a black border only.</source>
        <translation>A disc from a black border goes onto a black border only.</translation>
    </message>
    <message id="gwtnz.refusal.card-is-open">
        <source>Her card lies open already.</source>
        <translation>Her card lies open already.</translation>
    </message>
    <message id="gwtnz.refusal.delivered-before">
        <source>You have delivered there before.</source>
        <translation>You have delivered there before.</translation>
    </message>
    <message id="gwtnz.refusal.disc-from-a-harbour">
        <source>With none left, the disc comes from a medium harbour.</source>
        <translation>With none left, the disc comes from a medium harbour.</translation>
    </message>
    <message id="gwtnz.refusal.each-breed-once">
        <source>Each breed counts once: {card}.</source>
        <translation>Each breed counts once: {card}.</translation>
    </message>
    <message id="gwtnz.refusal.exactly-one-more">
        <source>The new building must need exactly one craftsman more.</source>
        <translation>The new building must need exactly one craftsman more.</translation>
    </message>
    <message id="gwtnz.refusal.harbour-not-improved">
        <source>This post opens with a storehouse at its large harbour.</source>
        <translation>This post opens with a storehouse at its large harbour.</translation>
    </message>
    <message id="gwtnz.refusal.improved-already">
        <source>You have improved this harbour already.</source>
        <translation>You have improved this harbour already.</translation>
    </message>
    <message id="gwtnz.refusal.in-order">
        <source>Name her cards in the order of the market.</source>
        <translation>Name her cards in the order of the market.</translation>
    </message>
    <message id="gwtnz.refusal.look-at-the-component">
        <source>Look at the component and enter it first: {value}.</source>
        <translation>Look at the component and enter it first: {value}.</translation>
    </message>
    <message id="gwtnz.refusal.market-is-mirrored">
        <source>The app follows the market and notices by itself.</source>
        <translation>The app follows the market and notices by itself.</translation>
    </message>
    <message id="gwtnz.refusal.neutral-only">
        <source>The first turn begins on a neutral building.</source>
        <translation>The first turn begins on a neutral building.</translation>
    </message>
    <message id="gwtnz.refusal.no-choice">
        <source>This card leaves no choice.</source>
        <translation>This card leaves no choice.</translation>
    </message>
    <message id="gwtnz.refusal.no-condition">
        <source>Enter the conditions in order, at least one.</source>
        <translation>Enter the conditions in order, at least one.</translation>
    </message>
    <message id="gwtnz.refusal.no-disc-there">
        <source>There is no disc to take there.</source>
        <translation>There is no disc to take there.</translation>
    </message>
    <message id="gwtnz.refusal.no-free-space">
        <source>No free space there for a building.</source>
        <translation>No free space there for a building.</translation>
    </message>
    <message id="gwtnz.refusal.no-hand">
        <source>Choose a black or a green hand.</source>
        <translation>Choose a black or a green hand.</translation>
    </message>
    <message id="gwtnz.refusal.no-harbourmaster">
        <source>No harbourmaster tile lies there.</source>
        <translation>No harbourmaster tile lies there.</translation>
    </message>
    <message id="gwtnz.refusal.no-hazard">
        <source>There is no such hazard to take.</source>
        <translation>There is no such hazard to take.</translation>
    </message>
    <message id="gwtnz.refusal.no-more-taxes">
        <source>You are free of taxes.</source>
        <translation>You are free of taxes.</translation>
    </message>
    <message id="gwtnz.refusal.no-sarah">
        <source>Sarah is not at this table.</source>
        <translation>Sarah is not at this table.</translation>
    </message>
    <message id="gwtnz.refusal.no-shearer-left">
        <source>No shearer is left to draw with.</source>
        <translation>No shearer is left to draw with.</translation>
    </message>
    <message id="gwtnz.refusal.no-sheep">
        <source>This is not a sheep: {card}.</source>
        <translation>This is not a sheep: {card}.</translation>
    </message>
    <message id="gwtnz.refusal.no-step">
        <source>Draw Sarah's card first.</source>
        <translation>Draw Sarah's card first.</translation>
    </message>
    <message id="gwtnz.refusal.no-step-tile">
        <source>You have no step tile to turn over.</source>
        <translation>You have no step tile to turn over.</translation>
    </message>
    <message id="gwtnz.refusal.no-storehouse-there">
        <source>There is no storehouse left there.</source>
        <translation>There is no storehouse left there.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-building">
        <source>This building is not in your supply.</source>
        <translation>This building is not in your supply.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-card">
        <source>There is no such card there.</source>
        <translation>There is no such card there.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-post">
        <source>There is no such post here.</source>
        <translation>There is no such post here.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-tile">
        <source>There is no such tile there.</source>
        <translation>There is no such tile there.</translation>
    </message>
    <message id="gwtnz.refusal.no-such-worker">
        <source>There is no such worker there.</source>
        <translation>There is no such worker there.</translation>
    </message>
    <message id="gwtnz.refusal.no-token">
        <source>You have too few exchange tokens.</source>
        <translation>You have too few exchange tokens.</translation>
    </message>
    <message id="gwtnz.refusal.no-way">
        <source>There is no way on from where she stands.</source>
        <translation>There is no way on from where she stands.</translation>
    </message>
    <message id="gwtnz.refusal.not-built">
        <source>It does not stand on the trail[: building {building}].</source>
        <translation>It does not stand on the trail[: building {building}].</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-certificates" numerus="yes">
        <source>You have {held} certificates.</source>
        <translation>
            <numerusform>You have {held} certificate.</numerusform>
            <numerusform>You have {held} certificates.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-craftsmen" numerus="yes">
        <source>{needed} craftsmen needed, you have {have}.</source>
        <translation>
            <numerusform>{needed} craftsman needed, you have {have}.</numerusform>
            <numerusform>{needed} craftsmen needed, you have {have}.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-enough-gold">
        <source>{needed} gold needed.</source>
        <translation>{needed} gold needed.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-pounds">
        <source>£{needed} needed, you have £{held}.</source>
        <translation>£{needed} needed, you have £{held}.</translation>
    </message>
    <message id="gwtnz.refusal.not-enough-shepherds" numerus="yes">
        <source>{needed} shepherds needed, {left} left.</source>
        <translation>
            <numerusform>{needed} shepherd needed, {left} left.</numerusform>
            <numerusform>{needed} shepherds needed, {left} left.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.not-higher">
        <source>The new building must need more craftsmen than the old one.</source>
        <translation>The new building must need more craftsmen than the old one.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-hand">
        <source>Not in your hand[: {card}].</source>
        <translation>Not in your hand[: {card}].</translation>
    </message>
    <message id="gwtnz.refusal.not-in-her-deck">
        <source>Card {card} is not in her deck.</source>
        <translation>Card {card} is not in her deck.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-bag">
        <source>Not in the bag any more: {tile}.</source>
        <translation>Not in the bag any more: {tile}.</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-market">
        <source>Not in the sheep market[: {breed}].</source>
        <translation>Not in the sheep market[: {breed}].</translation>
    </message>
    <message id="gwtnz.refusal.not-in-the-pile">
        <source>Not that many in the pile: {card}.</source>
        <translation>Not that many in the pile: {card}.</translation>
    </message>
    <message id="gwtnz.refusal.not-mirrored">
        <source>The app does not follow this part of the board.</source>
        <translation>The app does not follow this part of the board.</translation>
    </message>
    <message id="gwtnz.refusal.not-offered-here">
        <source>Not offered here, or used up: {deed}.</source>
        <translation>Not offered here, or used up: {deed}.</translation>
    </message>
    <message id="gwtnz.refusal.not-payable-together">
        <source>Everything together costs £{cost}, you have £{held}.</source>
        <translation>Everything together costs £{cost}, you have £{held}.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs">
        <source>Sarah has steps of her own and does not do this.</source>
        <translation>Sarah has steps of her own and does not do this.</translation>
    </message>
    <message id="gwtnz.refusal.not-sarahs-turn">
        <source>It is not Sarah's turn.</source>
        <translation>It is not Sarah's turn.</translation>
    </message>
    <message id="gwtnz.refusal.not-your-turn">
        <source>It is somebody else's turn.</source>
        <translation>It is somebody else's turn.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-build">
        <source>There is nothing she can build.</source>
        <translation>There is nothing she can build.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-pay-with">
        <source>Without money no tax is paid.</source>
        <translation>Without money no tax is paid.</translation>
    </message>
    <message id="gwtnz.refusal.nothing-to-reveal">
        <source>Nothing waits to be revealed.</source>
        <translation>Nothing waits to be revealed.</translation>
    </message>
    <message id="gwtnz.refusal.objective-is-due">
        <source>Take the objective card that the delivery or harbour brings first.</source>
        <translation>Take the objective card that the delivery or harbour brings first.</translation>
    </message>
    <message id="gwtnz.refusal.one-card-only">
        <source>This brings one card only.</source>
        <translation>This brings one card only.</translation>
    </message>
    <message id="gwtnz.refusal.one-disc-only">
        <source>One disc, from your board or from a harbour.</source>
        <translation>One disc, from your board or from a harbour.</translation>
    </message>
    <message id="gwtnz.refusal.only-the-joker">
        <source>Only the joker chooses a row of workers.</source>
        <translation>Only the joker chooses a row of workers.</translation>
    </message>
    <message id="gwtnz.refusal.other-breed">
        <source>Another breed is asked for: {breed}.</source>
        <translation>Another breed is asked for: {breed}.</translation>
    </message>
    <message id="gwtnz.refusal.other-draw">
        <source>The next draw is number {number}.</source>
        <translation>The next draw is number {number}.</translation>
    </message>
    <message id="gwtnz.refusal.other-number-of-cards" numerus="yes">
        <source>Exactly {cards} cards are revealed.</source>
        <translation>
            <numerusform>Exactly {cards} card is revealed.</numerusform>
            <numerusform>Exactly {cards} cards are revealed.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.other-phase">
        <source>Not now: {phase}.</source>
        <translation>Not now: {phase}.</translation>
    </message>
    <message id="gwtnz.refusal.other-space">
        <source>This place does not stand on that space of the trail.</source>
        <translation>This place does not stand on that space of the trail.</translation>
    </message>
    <message id="gwtnz.refusal.other-step">
        <source>Another step comes first: {step}.</source>
        <translation>Another step comes first: {step}.</translation>
    </message>
    <message id="gwtnz.refusal.out-of-range">
        <source>This figure is outside what is possible.</source>
        <translation>This figure is outside what is possible.</translation>
    </message>
    <message id="gwtnz.refusal.over">
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message id="gwtnz.refusal.own-hand">
        <source>Nobody pays taxes to themselves.</source>
        <translation>Nobody pays taxes to themselves.</translation>
    </message>
    <message id="gwtnz.refusal.pathfinder-too-low">
        <source>This space opens at pathfinder {needed}.</source>
        <translation>This space opens at pathfinder {needed}.</translation>
    </message>
    <message id="gwtnz.refusal.pile-is-empty">
        <source>The pile is empty.</source>
        <translation>The pile is empty.</translation>
    </message>
    <message id="gwtnz.refusal.row-is-full">
        <source>This row of workers is full: {worker}.</source>
        <translation>This row of workers is full: {worker}.</translation>
    </message>
    <message id="gwtnz.refusal.row-of-the-marker">
        <source>Tiles in the row of the marker are not for sale.</source>
        <translation>Tiles in the row of the marker are not for sale.</translation>
    </message>
    <message id="gwtnz.refusal.same-space">
        <source>It stands where the old one stood.</source>
        <translation>It stands where the old one stood.</translation>
    </message>
    <message id="gwtnz.refusal.sarah-decides-otherwise">
        <source>By her rules Sarah chooses otherwise.</source>
        <translation>By her rules Sarah chooses otherwise.</translation>
    </message>
    <message id="gwtnz.refusal.she-can">
        <source>She can do this step, so she does.</source>
        <translation>She can do this step, so she does.</translation>
    </message>
    <message id="gwtnz.refusal.single-only">
        <source>Only the single action is possible here.</source>
        <translation>Only the single action is possible here.</translation>
    </message>
    <message id="gwtnz.refusal.something-first">
        <source>Something else has to be done first.</source>
        <translation>Something else has to be done first.</translation>
    </message>
    <message id="gwtnz.refusal.starter-of-breeding-2">
        <source>This tile takes a starting sheep of breeding value 2 from your hand.</source>
        <translation>This tile takes a starting sheep of breeding value 2 from your hand.</translation>
    </message>
    <message id="gwtnz.refusal.too-far" numerus="yes">
        <source>That is too far: at most {steps} steps.</source>
        <translation>
            <numerusform>That is too far: at most {steps} step.</numerusform>
            <numerusform>That is too far: at most {steps} steps.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.too-many">
        <source>There is no room for more objectives.</source>
        <translation>There is no room for more objectives.</translation>
    </message>
    <message id="gwtnz.refusal.too-many-sheep" numerus="yes">
        <source>At most {most} sheep.</source>
        <translation>
            <numerusform>At most {most} sheep.</numerusform>
            <numerusform>At most {most} sheep.</numerusform>
        </translation>
    </message>
    <message id="gwtnz.refusal.travelled-already">
        <source>You have travelled already this turn.</source>
        <translation>You have travelled already this turn.</translation>
    </message>
    <message id="gwtnz.refusal.worth-too-low">
        <source>The post asks for {post}, your sale is worth {worth}.</source>
        <translation>The post asks for {post}, your sale is worth {worth}.</translation>
    </message>
    <message id="gwtnz.replaces.#">
        <source>Building {number}</source>
        <translation>Building {number}</translation>
    </message>
    <message id="gwtnz.replaces.nothing">
        <source>A new space</source>
        <translation>A new space</translation>
    </message>
    <message id="gwtnz.row.#">
        <source>Row {place}</source>
        <translation>Row {place}</translation>
    </message>
    <message id="gwtnz.sarah-card.1">
        <source>Card {card}: hire, the cheapest first</source>
        <translation>Card {card}: hire, the cheapest first</translation>
    </message>
    <message id="gwtnz.sarah-card.10">
        <source>Card {card}: shepherds</source>
        <translation>Card {card}: shepherds</translation>
    </message>
    <message id="gwtnz.sarah-card.11">
        <source>Card {card}: craftsmen</source>
        <translation>Card {card}: craftsmen</translation>
    </message>
    <message id="gwtnz.sarah-card.12">
        <source>Card {card}: sailors</source>
        <translation>Card {card}: sailors</translation>
    </message>
    <message id="gwtnz.sarah-card.13">
        <source>Card {card}: shearers</source>
        <translation>Card {card}: shearers</translation>
    </message>
    <message id="gwtnz.sarah-card.14">
        <source>Card {card}: shepherds</source>
        <translation>Card {card}: shepherds</translation>
    </message>
    <message id="gwtnz.sarah-card.15">
        <source>Card {card}: craftsmen</source>
        <translation>Card {card}: craftsmen</translation>
    </message>
    <message id="gwtnz.sarah-card.16">
        <source>Card {card}: sailors</source>
        <translation>Card {card}: sailors</translation>
    </message>
    <message id="gwtnz.sarah-card.17">
        <source>Card {card}: shearers</source>
        <translation>Card {card}: shearers</translation>
    </message>
    <message id="gwtnz.sarah-card.2">
        <source>Card {card}: hire, her specialization first</source>
        <translation>Card {card}: hire, her specialization first</translation>
    </message>
    <message id="gwtnz.sarah-card.3">
        <source>Card {card}: buy sheep</source>
        <translation>Card {card}: buy sheep</translation>
    </message>
    <message id="gwtnz.sarah-card.4">
        <source>Card {card}: build</source>
        <translation>Card {card}: build</translation>
    </message>
    <message id="gwtnz.sarah-card.5">
        <source>Card {card}: bonus tile, pathfinder</source>
        <translation>Card {card}: bonus tile, pathfinder</translation>
    </message>
    <message id="gwtnz.sarah-card.6">
        <source>Card {card}: pathfinder</source>
        <translation>Card {card}: pathfinder</translation>
    </message>
    <message id="gwtnz.sarah-card.7">
        <source>Card {card}: pathfinder</source>
        <translation>Card {card}: pathfinder</translation>
    </message>
    <message id="gwtnz.sarah-card.8">
        <source>Card {card}: bonus tile, hazard</source>
        <translation>Card {card}: bonus tile, hazard</translation>
    </message>
    <message id="gwtnz.sarah-card.9">
        <source>Card {card}: hazard</source>
        <translation>Card {card}: hazard</translation>
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
        <source>Draw her card of turn {turn}</source>
        <translation>Draw her card of turn {turn}</translation>
    </message>
    <message id="gwtnz.sarah.fixed">
        <source>The same whatever her specialization</source>
        <translation>The same whatever her specialization</translation>
    </message>
    <message id="gwtnz.sarah.left-half">
        <source>Left half: she is specialized. {worker}</source>
        <translation>Left half: she is specialized. {worker}</translation>
    </message>
    <message id="gwtnz.sarah.look-at-the-card">
        <source>Look at the card and enter how far she moves.</source>
        <translation>Look at the card and enter how far she moves.</translation>
    </message>
    <message id="gwtnz.sarah.next-delivery">
        <source>Next delivery</source>
        <translation>Next delivery</translation>
    </message>
    <message id="gwtnz.sarah.right-half">
        <source>Right half: her specialization is another. {worker}</source>
        <translation>Right half: her specialization is another. {worker}</translation>
    </message>
    <message id="gwtnz.sarah.specialized">
        <source>Specialization: {worker}</source>
        <translation>Specialization: {worker}</translation>
    </message>
    <message id="gwtnz.sarah.turn">
        <source>Sarah's turn {turn}</source>
        <translation>Sarah's turn {turn}</translation>
    </message>
    <message id="gwtnz.says.last-turns">
        <source>{seat} has ended the game: everybody else has one more turn.</source>
        <translation>{seat} has ended the game: everybody else has one more turn.</translation>
    </message>
    <message id="gwtnz.score-line.buildings">
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message id="gwtnz.score-line.cards">
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message id="gwtnz.score-line.entered">
        <source>Entered by hand</source>
        <translation>Entered by hand</translation>
    </message>
    <message id="gwtnz.score-line.hand-limit">
        <source>Hand limit</source>
        <translation>Hand limit</translation>
    </message>
    <message id="gwtnz.score-line.harbours">
        <source>Harbours</source>
        <translation>Harbours</translation>
    </message>
    <message id="gwtnz.score-line.marker">
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message id="gwtnz.score-line.masters">
        <source>Harbourmasters</source>
        <translation>Harbourmasters</translation>
    </message>
    <message id="gwtnz.score-line.objectives">
        <source>Objectives</source>
        <translation>Objectives</translation>
    </message>
    <message id="gwtnz.score-line.pathfinder">
        <source>Pathfinder</source>
        <translation>Pathfinder</translation>
    </message>
    <message id="gwtnz.score-line.posts">
        <source>Trading posts</source>
        <translation>Trading posts</translation>
    </message>
    <message id="gwtnz.score-line.pounds">
        <source>Money</source>
        <translation>Money</translation>
    </message>
    <message id="gwtnz.score-line.tiles">
        <source>Hazards and bonus tiles</source>
        <translation>Hazards and bonus tiles</translation>
    </message>
    <message id="gwtnz.score-line.workers">
        <source>Workers, storehouses</source>
        <translation>Workers, storehouses</translation>
    </message>
    <message id="gwtnz.score.buildings">
        <source>Buildings on the trail: {buildings}</source>
        <translation>Buildings on the trail: {buildings}</translation>
    </message>
    <message id="gwtnz.score.cards">
        <source>Cards of the flock: {cards}</source>
        <translation>Cards of the flock: {cards}</translation>
    </message>
    <message id="gwtnz.score.entered">
        <source>Entered by hand</source>
        <translation>Entered by hand</translation>
    </message>
    <message id="gwtnz.score.hand-limit">
        <source>Right space of the hand limit cleared</source>
        <translation>Right space of the hand limit cleared</translation>
    </message>
    <message id="gwtnz.score.harbours">
        <source>Harbours: medium {medium}, small {small}</source>
        <translation>Harbours: medium {medium}, small {small}</translation>
    </message>
    <message id="gwtnz.score.marker">
        <source>Bonus market marker</source>
        <translation>Bonus market marker</translation>
    </message>
    <message id="gwtnz.score.masters">
        <source>Harbourmaster tiles: {masters}</source>
        <translation>Harbourmaster tiles: {masters}</translation>
    </message>
    <message id="gwtnz.score.objectives">
        <source>Objectives met: {met} of {counted}</source>
        <translation>Objectives met: {met} of {counted}</translation>
    </message>
    <message id="gwtnz.score.pathfinder">
        <source>Pathfinder space {space}</source>
        <translation>Pathfinder space {space}</translation>
    </message>
    <message id="gwtnz.score.posts">
        <source>Discs on trading posts: {discs}</source>
        <translation>Discs on trading posts: {discs}</translation>
    </message>
    <message id="gwtnz.score.pounds">
        <source>Pounds: {pounds}, 1 point per 5</source>
        <translation>Pounds: {pounds}, 1 point per 5</translation>
    </message>
    <message id="gwtnz.score.tiles">
        <source>Hazards: {hazards}, bonus tiles: {tiles}</source>
        <translation>Hazards: {hazards}, bonus tiles: {tiles}</translation>
    </message>
    <message id="gwtnz.score.title">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="gwtnz.score.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="gwtnz.score.workers">
        <source>Workers in the fifth column and pairs of storehouses</source>
        <translation>Workers in the fifth column and pairs of storehouses</translation>
    </message>
    <message id="gwtnz.second.nothing">
        <source>No second card</source>
        <translation>No second card</translation>
    </message>
    <message id="gwtnz.set-up.bonus-cards">
        <source>Bonus cards per pile: {cards}; sets: wheel {wheel}, barrel {barrel}, bell {bell}, compass {compass}</source>
        <translation>Bonus cards per pile: {cards}; sets: wheel {wheel}, barrel {barrel}, bell {bell}, compass {compass}</translation>
    </message>
    <message id="gwtnz.set-up.bonus-tiles">
        <source>B tiles onto the bonus tile market: {tiles}</source>
        <translation>B tiles onto the bonus tile market: {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.foresight">
        <source>Two A and two B tiles onto the foresight spaces</source>
        <translation>Two A and two B tiles onto the foresight spaces</translation>
    </message>
    <message id="gwtnz.set-up.jobs">
        <source>One worker of each kind, then A tiles onto the board: {tiles}</source>
        <translation>One worker of each kind, then A tiles onto the board: {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.masters">
        <source>Harbourmaster tiles, medium harbours 1 to 5: {harbour*}</source>
        <translation>Harbourmaster tiles, medium harbours 1 to 5: {harbour*}</translation>
    </message>
    <message id="gwtnz.set-up.neutrals">
        <source>Neutral buildings on spaces A to H: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}</source>
        <translation>Neutral buildings on spaces A to H: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}</translation>
    </message>
    <message id="gwtnz.set-up.objectives">
        <source>Objectives face up: {cards}</source>
        <translation>Objectives face up: {cards}</translation>
    </message>
    <message id="gwtnz.set-up.player1">
        <source>First player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>First player: £{pounds}, cards: {cards}, an exchange token</translation>
    </message>
    <message id="gwtnz.set-up.player2">
        <source>Second player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Second player: £{pounds}, cards: {cards}, an exchange token</translation>
    </message>
    <message id="gwtnz.set-up.player3">
        <source>Third player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Third player: £{pounds}, cards: {cards}, an exchange token</translation>
    </message>
    <message id="gwtnz.set-up.player4">
        <source>Fourth player: £{pounds}, cards: {cards}, an exchange token</source>
        <translation>Fourth player: £{pounds}, cards: {cards}, an exchange token</translation>
    </message>
    <message id="gwtnz.set-up.sarah">
        <source>Sarah, {level}: discs {discs}, worker {worker}, first delivery {first-delivery}</source>
        <translation>Sarah, {level}: discs {discs}, worker {worker}, first delivery {first-delivery}</translation>
    </message>
    <message id="gwtnz.set-up.sheep">
        <source>Market sheep face up: {cards}</source>
        <translation>Market sheep face up: {cards}</translation>
    </message>
    <message id="gwtnz.set-up.sides">
        <source>Sides of buildings 1 to 10: {side*}</source>
        <translation>Sides of buildings 1 to 10: {side*}</translation>
    </message>
    <message id="gwtnz.set-up.step-tiles">
        <source>Step tiles at pathfinder space {space}: {tiles}</source>
        <translation>Step tiles at pathfinder space {space}: {tiles}</translation>
    </message>
    <message id="gwtnz.set-up.title">
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message id="gwtnz.shearers.lincoln-or-ryeland">
        <source>Lincoln or Ryeland</source>
        <translation>Lincoln or Ryeland</translation>
    </message>
    <message id="gwtnz.sheep.points" numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message id="gwtnz.sheep.title">
        <source>Sheep market · {pile} in the pile</source>
        <translation>Sheep market · {pile} in the pile</translation>
    </message>
    <message id="gwtnz.slot.#">
        <source>Tile {place}</source>
        <translation>Tile {place}</translation>
    </message>
    <message id="gwtnz.space.#">
        <source>Trail space {number}</source>
        <translation>Trail space {number}</translation>
    </message>
    <message id="gwtnz.space.nothing">
        <source>No space</source>
        <translation>No space</translation>
    </message>
    <message id="gwtnz.step-limit">
        <source>Movement limit</source>
        <translation>Movement limit</translation>
    </message>
    <message id="gwtnz.step.add-sheep" numerus="yes">
        <source>Adds[ {amount}] cards to the sheep market</source>
        <translation>
            <numerusform>Adds[ {amount}] card to the sheep market</numerusform>
            <numerusform>Adds[ {amount}] cards to the sheep market</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.bonus-card">
        <source>Takes a bonus card[: {header}]</source>
        <translation>Takes a bonus card[: {header}]</translation>
    </message>
    <message id="gwtnz.step.bonus-tile">
        <source>Puts a bonus tile into the box[: {tile}, row {row}, column {column}]</source>
        <translation>Puts a bonus tile into the box[: {tile}, row {row}, column {column}]</translation>
    </message>
    <message id="gwtnz.step.bonus-tile.none">
        <source>No bonus tile to take</source>
        <translation>No bonus tile to take</translation>
    </message>
    <message id="gwtnz.step.build">
        <source>Builds[: building {building}][, replacing {replaces}]</source>
        <translation>Builds[: building {building}][, replacing {replaces}]</translation>
    </message>
    <message id="gwtnz.step.build-exactly" numerus="yes">
        <source>Builds[ with exactly {amount} craftsmen][: building {building}][, replacing {replaces}]</source>
        <translation>
            <numerusform>Builds[ with exactly {amount} craftsman][: building {building}][, replacing {replaces}]</numerusform>
            <numerusform>Builds[ with exactly {amount} craftsmen][: building {building}][, replacing {replaces}]</numerusform>
        </translation>
    </message>
    <message id="gwtnz.step.build-exactly.none">
        <source>Nothing she can build</source>
        <translation>Nothing she can build</translation>
    </message>
    <message id="gwtnz.step.build.none">
        <source>Nothing she can build</source>
        <translation>Nothing she can build</translation>
    </message>
    <message id="gwtnz.step.buy-sheep">
        <source>Buys sheep[: {breed*}]</source>
        <translation>Buys sheep[: {breed*}]</translation>
    </message>
    <message id="gwtnz.step.buy-sheep.none">
        <source>Not on offer: adds 2 cards, with one shepherd fewer</source>
        <translation>Not on offer: adds 2 cards, with one shepherd fewer</translation>
    </message>
    <message id="gwtnz.step.deliver">
        <source>Delivers to the local post[ {value}]</source>
        <translation>Delivers to the local post[ {value}]</translation>
    </message>
    <message id="gwtnz.step.dorset">
        <source>Takes a Dorset Horn</source>
        <translation>Takes a Dorset Horn</translation>
    </message>
    <message id="gwtnz.step.dorset.none">
        <source>No Dorset Horn on offer</source>
        <translation>No Dorset Horn on offer</translation>
    </message>
    <message id="gwtnz.step.extra-move">
        <source>Moves on again[: {places}]</source>
        <translation>Moves on again[: {places}]</translation>
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
        <source>Improves a medium harbour[: number {harbour}]</source>
        <translation>Improves a medium harbour[: number {harbour}]</translation>
    </message>
    <message id="gwtnz.step.harbour.none">
        <source>No medium harbour to improve</source>
        <translation>No medium harbour to improve</translation>
    </message>
    <message id="gwtnz.step.hazard">
        <source>Removes a hazard[: {tile}]</source>
        <translation>Removes a hazard[: {tile}]</translation>
    </message>
    <message id="gwtnz.step.hazard.none">
        <source>No hazard on the board</source>
        <translation>No hazard on the board</translation>
    </message>
    <message id="gwtnz.step.hire">
        <source>Hires[: {worker}]</source>
        <translation>Hires[: {worker}]</translation>
    </message>
    <message id="gwtnz.step.hire.none">
        <source>Nobody to hire</source>
        <translation>Nobody to hire</translation>
    </message>
    <message id="gwtnz.step.move">
        <source>Moves her runholder[: {places}]</source>
        <translation>Moves her runholder[: {places}]</translation>
    </message>
    <message id="gwtnz.step.objective">
        <source>Takes the objective farthest from the pile[, worth {points}]</source>
        <translation>Takes the objective farthest from the pile[, worth {points}]</translation>
    </message>
    <message id="gwtnz.step.one-sheep">
        <source>Takes a Lincoln or Corriedale[: {breed*}]</source>
        <translation>Takes a Lincoln or Corriedale[: {breed*}]</translation>
    </message>
    <message id="gwtnz.step.one-sheep.none">
        <source>No Lincoln and no Corriedale on offer</source>
        <translation>No Lincoln and no Corriedale on offer</translation>
    </message>
    <message id="gwtnz.step.pathfinder">
        <source>Advances on the pathfinder track[: {steps}]</source>
        <translation>Advances on the pathfinder track[: {steps}]</translation>
    </message>
    <message id="gwtnz.step.sailors">
        <source>Her sailors bring a bonus card[: {header}]</source>
        <translation>Her sailors bring a bonus card[: {header}]</translation>
    </message>
    <message id="gwtnz.step.shearers">
        <source>Her shearers bring a Romney[ and {breed*}]</source>
        <translation>Her shearers bring a Romney[ and {breed*}]</translation>
    </message>
    <message id="gwtnz.step.shearers.none">
        <source>Her shearers bring a Romney</source>
        <translation>Her shearers bring a Romney</translation>
    </message>
    <message id="gwtnz.step.wool">
        <source>Disc onto a wool post[: {post}]</source>
        <translation>Disc onto a wool post[: {post}]</translation>
    </message>
    <message id="gwtnz.storehouse.#">
        <source>Storehouse {place}</source>
        <translation>Storehouse {place}</translation>
    </message>
    <message id="gwtnz.storehouses">
        <source>Storehouses left</source>
        <translation>Storehouses left</translation>
    </message>
    <message id="gwtnz.tagline">
        <source>Drive your flock to Wellington</source>
        <translation>Drive your flock to Wellington</translation>
    </message>
    <message id="gwtnz.third.nothing">
        <source>No third card</source>
        <translation>No third card</translation>
    </message>
    <message id="gwtnz.tile.certificate">
        <source>Permanent certificate</source>
        <translation>Permanent certificate</translation>
    </message>
    <message id="gwtnz.tile.craftsman">
        <source>Craftsman</source>
        <translation>Craftsman</translation>
    </message>
    <message id="gwtnz.tile.ferry">
        <source>Ferry and 2 gold</source>
        <translation>Ferry and 2 gold</translation>
    </message>
    <message id="gwtnz.tile.flood-2-black">
        <source>Flood 2, black hand</source>
        <translation>Flood 2, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-2-green">
        <source>Flood 2, green hand</source>
        <translation>Flood 2, green hand</translation>
    </message>
    <message id="gwtnz.tile.flood-3-black">
        <source>Flood 3, black hand</source>
        <translation>Flood 3, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-3-green">
        <source>Flood 3, green hand</source>
        <translation>Flood 3, green hand</translation>
    </message>
    <message id="gwtnz.tile.flood-4-black">
        <source>Flood 4, black hand</source>
        <translation>Flood 4, black hand</translation>
    </message>
    <message id="gwtnz.tile.flood-4-green">
        <source>Flood 4, green hand</source>
        <translation>Flood 4, green hand</translation>
    </message>
    <message id="gwtnz.tile.hazard">
        <source>Remove a hazard for £3</source>
        <translation>Remove a hazard for £3</translation>
    </message>
    <message id="gwtnz.tile.joker">
        <source>Joker worker</source>
        <translation>Joker worker</translation>
    </message>
    <message id="gwtnz.tile.kotare">
        <source>Kōtare, 2 steps, 1 gold</source>
        <translation>Kōtare, 2 steps, 1 gold</translation>
    </message>
    <message id="gwtnz.tile.less-gold">
        <source>8 points for 4 gold</source>
        <translation>8 points for 4 gold</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-black">
        <source>Rockfall 2, black hand</source>
        <translation>Rockfall 2, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-2-green">
        <source>Rockfall 2, green hand</source>
        <translation>Rockfall 2, green hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-black">
        <source>Rockfall 3, black hand</source>
        <translation>Rockfall 3, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-3-green">
        <source>Rockfall 3, green hand</source>
        <translation>Rockfall 3, green hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-black">
        <source>Rockfall 4, black hand</source>
        <translation>Rockfall 4, black hand</translation>
    </message>
    <message id="gwtnz.tile.rockfall-4-green">
        <source>Rockfall 4, green hand</source>
        <translation>Rockfall 4, green hand</translation>
    </message>
    <message id="gwtnz.tile.romney">
        <source>Romney for a starter, 1 gold</source>
        <translation>Romney for a starter, 1 gold</translation>
    </message>
    <message id="gwtnz.tile.sailor">
        <source>Sailor</source>
        <translation>Sailor</translation>
    </message>
    <message id="gwtnz.tile.shearer">
        <source>Shearer</source>
        <translation>Shearer</translation>
    </message>
    <message id="gwtnz.tile.sheepdog">
        <source>Sheepdog and 2 gold</source>
        <translation>Sheepdog and 2 gold</translation>
    </message>
    <message id="gwtnz.tile.shepherd">
        <source>Shepherd</source>
        <translation>Shepherd</translation>
    </message>
    <message id="gwtnz.tile.token">
        <source>Exchange token</source>
        <translation>Exchange token</translation>
    </message>
    <message id="gwtnz.tile.tokens">
        <source>3 exchange tokens, 1 gold</source>
        <translation>3 exchange tokens, 1 gold</translation>
    </message>
    <message id="gwtnz.tile.wool">
        <source>Permanent wool and a token</source>
        <translation>Permanent wool and a token</translation>
    </message>
    <message id="gwtnz.title">
        <source>Great Western Trail: New Zealand</source>
        <translation>Great Western Trail: New Zealand</translation>
    </message>
    <message id="gwtnz.to.nothing">
        <source>To the bank</source>
        <translation>To the bank</translation>
    </message>
    <message id="gwtnz.tokens">
        <source>Exchange tokens</source>
        <translation>Exchange tokens</translation>
    </message>
    <message id="gwtnz.tracked.active">
        <source>Whose turn it is</source>
        <translation>Whose turn it is</translation>
    </message>
    <message id="gwtnz.tracked.bag-a.*">
        <source>In bag A: {1}</source>
        <translation>In bag A: {1}</translation>
    </message>
    <message id="gwtnz.tracked.bag-b.*">
        <source>In bag B: {1}</source>
        <translation>In bag B: {1}</translation>
    </message>
    <message id="gwtnz.tracked.bonus.#.#">
        <source>Bonus tile market, row {1}, column {2}</source>
        <translation>Bonus tile market, row {1}, column {2}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-a.*">
        <source>Back in the box: {1}</source>
        <translation>Back in the box: {1}</translation>
    </message>
    <message id="gwtnz.tracked.boxed-b.*">
        <source>Back in the box: {1}</source>
        <translation>Back in the box: {1}</translation>
    </message>
    <message id="gwtnz.tracked.building#">
        <source>Building {1}</source>
        <translation>Building {1}</translation>
    </message>
    <message id="gwtnz.tracked.certificates">
        <source>Certificates</source>
        <translation>Certificates</translation>
    </message>
    <message id="gwtnz.tracked.cleared.*">
        <source>Disc taken: {1}</source>
        <translation>Disc taken: {1}</translation>
    </message>
    <message id="gwtnz.tracked.delivered.*">
        <source>Discs: {1}</source>
        <translation>Discs: {1}</translation>
    </message>
    <message id="gwtnz.tracked.discard.*">
        <source>In the discard pile: {1}</source>
        <translation>In the discard pile: {1}</translation>
    </message>
    <message id="gwtnz.tracked.discs">
        <source>Discs beside the board</source>
        <translation>Discs beside the board</translation>
    </message>
    <message id="gwtnz.tracked.display">
        <source>Objectives on offer</source>
        <translation>Objectives on offer</translation>
    </message>
    <message id="gwtnz.tracked.display#.action">
        <source>Objective on offer {1}: action</source>
        <translation>Objective on offer {1}: action</translation>
    </message>
    <message id="gwtnz.tracked.display#.first">
        <source>Objective on offer {1}: first condition</source>
        <translation>Objective on offer {1}: first condition</translation>
    </message>
    <message id="gwtnz.tracked.display#.points">
        <source>Objective on offer {1}: points</source>
        <translation>Objective on offer {1}: points</translation>
    </message>
    <message id="gwtnz.tracked.display#.second">
        <source>Objective on offer {1}: second condition</source>
        <translation>Objective on offer {1}: second condition</translation>
    </message>
    <message id="gwtnz.tracked.display#.third">
        <source>Objective on offer {1}: third condition</source>
        <translation>Objective on offer {1}: third condition</translation>
    </message>
    <message id="gwtnz.tracked.ending">
        <source>Who has ended the game</source>
        <translation>Who has ended the game</translation>
    </message>
    <message id="gwtnz.tracked.entered-points">
        <source>Points entered by hand</source>
        <translation>Points entered by hand</translation>
    </message>
    <message id="gwtnz.tracked.foresight-a.left">
        <source>Foresight A, left</source>
        <translation>Foresight A, left</translation>
    </message>
    <message id="gwtnz.tracked.foresight-a.right">
        <source>Foresight A, right</source>
        <translation>Foresight A, right</translation>
    </message>
    <message id="gwtnz.tracked.foresight-b.left">
        <source>Foresight B, left</source>
        <translation>Foresight B, left</translation>
    </message>
    <message id="gwtnz.tracked.foresight-b.right">
        <source>Foresight B, right</source>
        <translation>Foresight B, right</translation>
    </message>
    <message id="gwtnz.tracked.gold">
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message id="gwtnz.tracked.hand.*">
        <source>In hand: {1}</source>
        <translation>In hand: {1}</translation>
    </message>
    <message id="gwtnz.tracked.hazard.*">
        <source>Taken: {1}</source>
        <translation>Taken: {1}</translation>
    </message>
    <message id="gwtnz.tracked.herd.*">
        <source>In the flock: {1}</source>
        <translation>In the flock: {1}</translation>
    </message>
    <message id="gwtnz.tracked.jobs.*#">
        <source>Job market, row {2}: {1}</source>
        <translation>Job market, row {2}: {1}</translation>
    </message>
    <message id="gwtnz.tracked.jokers">
        <source>Joker workers</source>
        <translation>Joker workers</translation>
    </message>
    <message id="gwtnz.tracked.large#">
        <source>Large harbour {1}</source>
        <translation>Large harbour {1}</translation>
    </message>
    <message id="gwtnz.tracked.location">
        <source>Place of the runholder</source>
        <translation>Place of the runholder</translation>
    </message>
    <message id="gwtnz.tracked.marker">
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message id="gwtnz.tracked.market-pile.*">
        <source>In the market pile: {1}</source>
        <translation>In the market pile: {1}</translation>
    </message>
    <message id="gwtnz.tracked.market.*">
        <source>In the sheep market: {1}</source>
        <translation>In the sheep market: {1}</translation>
    </message>
    <message id="gwtnz.tracked.master.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#">
        <source>Medium harbour {1}</source>
        <translation>Medium harbour {1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#.captain">
        <source>Worker at medium harbour {1}</source>
        <translation>Worker at medium harbour {1}</translation>
    </message>
    <message id="gwtnz.tracked.medium#.master">
        <source>Harbourmaster tile of medium harbour {1}</source>
        <translation>Harbourmaster tile of medium harbour {1}</translation>
    </message>
    <message id="gwtnz.tracked.neutral.*">
        <source>Neutral space: {1}</source>
        <translation>Neutral space: {1}</translation>
    </message>
    <message id="gwtnz.tracked.no-tax">
        <source>Free of taxes</source>
        <translation>Free of taxes</translation>
    </message>
    <message id="gwtnz.tracked.objective#.action">
        <source>Objective {1}: action</source>
        <translation>Objective {1}: action</translation>
    </message>
    <message id="gwtnz.tracked.objective#.first">
        <source>Objective {1}: first condition</source>
        <translation>Objective {1}: first condition</translation>
    </message>
    <message id="gwtnz.tracked.objective#.penalty">
        <source>Objective {1}: penalty</source>
        <translation>Objective {1}: penalty</translation>
    </message>
    <message id="gwtnz.tracked.objective#.played">
        <source>Objective {1}: played</source>
        <translation>Objective {1}: played</translation>
    </message>
    <message id="gwtnz.tracked.objective#.points">
        <source>Objective {1}: points</source>
        <translation>Objective {1}: points</translation>
    </message>
    <message id="gwtnz.tracked.objective#.second">
        <source>Objective {1}: second condition</source>
        <translation>Objective {1}: second condition</translation>
    </message>
    <message id="gwtnz.tracked.objective#.third">
        <source>Objective {1}: third condition</source>
        <translation>Objective {1}: third condition</translation>
    </message>
    <message id="gwtnz.tracked.objective-pile">
        <source>Objectives in the pile</source>
        <translation>Objectives in the pile</translation>
    </message>
    <message id="gwtnz.tracked.objectives">
        <source>Objectives</source>
        <translation>Objectives</translation>
    </message>
    <message id="gwtnz.tracked.owed-discard">
        <source>Cards to discard</source>
        <translation>Cards to discard</translation>
    </message>
    <message id="gwtnz.tracked.owed-draw">
        <source>Cards to draw</source>
        <translation>Cards to draw</translation>
    </message>
    <message id="gwtnz.tracked.owed-eleven">
        <source>Choice at space 11 due</source>
        <translation>Choice at space 11 due</translation>
    </message>
    <message id="gwtnz.tracked.owed-sheep">
        <source>Market cards to reveal</source>
        <translation>Market cards to reveal</translation>
    </message>
    <message id="gwtnz.tracked.pathfinder">
        <source>Pathfinder space</source>
        <translation>Pathfinder space</translation>
    </message>
    <message id="gwtnz.tracked.permanent-certificates">
        <source>Permanent certificates from tiles</source>
        <translation>Permanent certificates from tiles</translation>
    </message>
    <message id="gwtnz.tracked.permanent-wool">
        <source>Permanent wool from tiles</source>
        <translation>Permanent wool from tiles</translation>
    </message>
    <message id="gwtnz.tracked.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="gwtnz.tracked.pile.*.left">
        <source>Bonus cards left: {1}</source>
        <translation>Bonus cards left: {1}</translation>
    </message>
    <message id="gwtnz.tracked.pile.*.set">
        <source>Set of the bonus pile: {1}</source>
        <translation>Set of the bonus pile: {1}</translation>
    </message>
    <message id="gwtnz.tracked.pounds">
        <source>Pounds</source>
        <translation>Pounds</translation>
    </message>
    <message id="gwtnz.tracked.sarah.card">
        <source>Sarah's open card</source>
        <translation>Sarah's open card</translation>
    </message>
    <message id="gwtnz.tracked.sarah.deck#">
        <source>Sarah's card {1} still to come</source>
        <translation>Sarah's card {1} still to come</translation>
    </message>
    <message id="gwtnz.tracked.sarah.discard#">
        <source>Sarah's card {1} has come</source>
        <translation>Sarah's card {1} has come</translation>
    </message>
    <message id="gwtnz.tracked.sarah.first-post">
        <source>Sarah's first delivery</source>
        <translation>Sarah's first delivery</translation>
    </message>
    <message id="gwtnz.tracked.sarah.last-post">
        <source>Sarah's last delivery</source>
        <translation>Sarah's last delivery</translation>
    </message>
    <message id="gwtnz.tracked.sarah.specialization">
        <source>Sarah's specialization</source>
        <translation>Sarah's specialization</translation>
    </message>
    <message id="gwtnz.tracked.sarah.turn">
        <source>Sarah's turns</source>
        <translation>Sarah's turns</translation>
    </message>
    <message id="gwtnz.tracked.small#">
        <source>Small harbour {1}</source>
        <translation>Small harbour {1}</translation>
    </message>
    <message id="gwtnz.tracked.space">
        <source>Space on the trail</source>
        <translation>Space on the trail</translation>
    </message>
    <message id="gwtnz.tracked.started">
        <source>Has started</source>
        <translation>Has started</translation>
    </message>
    <message id="gwtnz.tracked.step-tile">
        <source>Step tile</source>
        <translation>Step tile</translation>
    </message>
    <message id="gwtnz.tracked.storehouse#">
        <source>Storehouse {1} placed</source>
        <translation>Storehouse {1} placed</translation>
    </message>
    <message id="gwtnz.tracked.tile.*">
        <source>Bonus tile: {1}</source>
        <translation>Bonus tile: {1}</translation>
    </message>
    <message id="gwtnz.tracked.tokens">
        <source>Exchange tokens</source>
        <translation>Exchange tokens</translation>
    </message>
    <message id="gwtnz.tracked.trail#.building">
        <source>Trail space {1}: building</source>
        <translation>Trail space {1}: building</translation>
    </message>
    <message id="gwtnz.tracked.trail#.hand">
        <source>Trail space {1}: hand</source>
        <translation>Trail space {1}: hand</translation>
    </message>
    <message id="gwtnz.tracked.trail#.hazard">
        <source>Trail space {1}: hazard</source>
        <translation>Trail space {1}: hazard</translation>
    </message>
    <message id="gwtnz.tracked.trail#.lush">
        <source>Trail space {1}: lush ground</source>
        <translation>Trail space {1}: lush ground</translation>
    </message>
    <message id="gwtnz.tracked.trail#.needs">
        <source>Trail space {1}: pathfinder needed</source>
        <translation>Trail space {1}: pathfinder needed</translation>
    </message>
    <message id="gwtnz.tracked.trail#.neutral">
        <source>Trail space {1}: neutral building</source>
        <translation>Trail space {1}: neutral building</translation>
    </message>
    <message id="gwtnz.tracked.trail#.next">
        <source>Trail space {1}: next one</source>
        <translation>Trail space {1}: next one</translation>
    </message>
    <message id="gwtnz.tracked.trail#.other">
        <source>Trail space {1}: other way</source>
        <translation>Trail space {1}: other way</translation>
    </message>
    <message id="gwtnz.tracked.trail#.owner">
        <source>Trail space {1}: owner</source>
        <translation>Trail space {1}: owner</translation>
    </message>
    <message id="gwtnz.tracked.trail#.risky">
        <source>Trail space {1}: risky ground</source>
        <translation>Trail space {1}: risky ground</translation>
    </message>
    <message id="gwtnz.tracked.trail#.zone">
        <source>Trail space {1}: hazard zone</source>
        <translation>Trail space {1}: hazard zone</translation>
    </message>
    <message id="gwtnz.tracked.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="gwtnz.tracked.turned">
        <source>Neutral buildings turned over</source>
        <translation>Neutral buildings turned over</translation>
    </message>
    <message id="gwtnz.tracked.workers.*">
        <source>{1}</source>
        <translation>{1}</translation>
    </message>
    <message id="gwtnz.tracked.worth">
        <source>Worth of the sale</source>
        <translation>Worth of the sale</translation>
    </message>
    <message id="gwtnz.tracked.zone.*#">
        <source>{1}, space {2}</source>
        <translation>{1}, space {2}</translation>
    </message>
    <message id="gwtnz.twice.no">
        <source>Single</source>
        <translation>Single</translation>
    </message>
    <message id="gwtnz.twice.yes">
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message id="gwtnz.wellington.deliver">
        <source>Delivery[, worth up to {worth}]</source>
        <translation>Delivery[, worth up to {worth}]</translation>
    </message>
    <message id="gwtnz.wellington.foresight-a">
        <source>Foresight A</source>
        <translation>Foresight A</translation>
    </message>
    <message id="gwtnz.wellington.foresight-b">
        <source>Foresight B</source>
        <translation>Foresight B</translation>
    </message>
    <message id="gwtnz.wellington.income">
        <source>Income</source>
        <translation>Income</translation>
    </message>
    <message id="gwtnz.wellington.no">
        <source>Stays on the trail</source>
        <translation>Stays on the trail</translation>
    </message>
    <message id="gwtnz.wellington.title">
        <source>Wellington</source>
        <translation>Wellington</translation>
    </message>
    <message id="gwtnz.wellington.yes">
        <source>Reaches Wellington</source>
        <translation>Reaches Wellington</translation>
    </message>
    <message id="gwtnz.why.add-sheep">
        <source>Without using a shepherd.</source>
        <translation>Without using a shepherd.</translation>
    </message>
    <message id="gwtnz.why.bonus-card">
        <source>The icon above the column of her new worker.</source>
        <translation>The icon above the column of her new worker.</translation>
    </message>
    <message id="gwtnz.why.bonus-tile">
        <source>The cheapest; then the leftmost of the highest row.</source>
        <translation>The cheapest; then the leftmost of the highest row.</translation>
    </message>
    <message id="gwtnz.why.build">
        <source>All craftsmen, or all but one; else she replaces.</source>
        <translation>All craftsmen, or all but one; else she replaces.</translation>
    </message>
    <message id="gwtnz.why.build-exactly">
        <source>Her specialization is another: so many craftsmen exactly.</source>
        <translation>Her specialization is another: so many craftsmen exactly.</translation>
    </message>
    <message id="gwtnz.why.buy-sheep">
        <source>By her shepherds; most points, then the rarest breed.</source>
        <translation>By her shepherds; most points, then the rarest breed.</translation>
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
        <source>After her normal movement.</source>
        <translation>After her normal movement.</translation>
    </message>
    <message id="gwtnz.why.foresight-a">
        <source>She always takes the tile on the right.</source>
        <translation>She always takes the tile on the right.</translation>
    </message>
    <message id="gwtnz.why.foresight-b">
        <source>She always takes the tile on the right.</source>
        <translation>She always takes the tile on the right.</translation>
    </message>
    <message id="gwtnz.why.harbour">
        <source>The medium harbour worth least where no disc lies.</source>
        <translation>The medium harbour worth least where no disc lies.</translation>
    </message>
    <message id="gwtnz.why.hazard">
        <source>The zone with the highest tile, then with more tiles.</source>
        <translation>The zone with the highest tile, then with more tiles.</translation>
    </message>
    <message id="gwtnz.why.hire">
        <source>She pays nothing, and takes a bonus card for the column.</source>
        <translation>She pays nothing, and takes a bonus card for the column.</translation>
    </message>
    <message id="gwtnz.why.move">
        <source>The shortest way to Wellington, then the least taxes.</source>
        <translation>The shortest way to Wellington, then the least taxes.</translation>
    </message>
    <message id="gwtnz.why.objective">
        <source>It counts for her as if it were met.</source>
        <translation>It counts for her as if it were met.</translation>
    </message>
    <message id="gwtnz.why.one-sheep">
        <source>The rarer of the two in the market.</source>
        <translation>The rarer of the two in the market.</translation>
    </message>
    <message id="gwtnz.why.pathfinder">
        <source>As printed on the card; she takes no rewards.</source>
        <translation>As printed on the card; she takes no rewards.</translation>
    </message>
    <message id="gwtnz.why.sailors">
        <source>By the number of her sailors.</source>
        <translation>By the number of her sailors.</translation>
    </message>
    <message id="gwtnz.why.shearers">
        <source>By the number of her shearers.</source>
        <translation>By the number of her shearers.</translation>
    </message>
    <message id="gwtnz.why.skipped">
        <source>It could not be done, so she leaves it out.</source>
        <translation>It could not be done, so she leaves it out.</translation>
    </message>
    <message id="gwtnz.why.tie">
        <source>Several are equally good: you decide.</source>
        <translation>Several are equally good: you decide.</translation>
    </message>
    <message id="gwtnz.why.wool">
        <source>The wool post pictured on her board, with a Romney.</source>
        <translation>The wool post pictured on her board, with a Romney.</translation>
    </message>
    <message id="gwtnz.worker.craftsman">
        <source>Craftsman</source>
        <translation>Craftsman</translation>
    </message>
    <message id="gwtnz.worker.sailor">
        <source>Sailor</source>
        <translation>Sailor</translation>
    </message>
    <message id="gwtnz.worker.shearer">
        <source>Shearer</source>
        <translation>Shearer</translation>
    </message>
    <message id="gwtnz.worker.shepherd">
        <source>Shepherd</source>
        <translation>Shepherd</translation>
    </message>
    <message id="gwtnz.zone.flood">
        <source>Floods</source>
        <translation>Floods</translation>
    </message>
    <message id="gwtnz.zone.rockfall">
        <source>Rockfalls</source>
        <translation>Rockfalls</translation>
    </message>
</context>
</TS>
