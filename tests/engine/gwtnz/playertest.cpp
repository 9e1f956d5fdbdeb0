#include "tests/engine/gwtnz/table.h"

/// The player's side: the rulebook's worked examples, and what they leave out.
namespace sideboard::gwtnz {
namespace {

/// Marie in phase B of her turn, hands followed, boards empty.
State turn(Wishes options = {}) {
    options["set-up"] = 1;
    options.try_emplace("hands", 1);
    State state = table(2, options);
    state.owedDraw = state.owedDiscard = 0;
    state.phase = Phase::act;
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.players[0].started = true;
    state.players[0].cleared[Disc::pound2] = true; // went to the pathfinder track
    return state;
}

void hand(State& state, std::initializer_list<Card> cards) {
    for (Card card : cards) {
        ++state.players[0].hand[card];
        if (!isStarter(card)) ++state.players[0].herd[card];
    }
}

Herd shown(std::initializer_list<Card> cards) {
    Herd herd;
    for (Card card : cards) herd[card] = 1;
    return herd;
}

void at(State& state, Location location) {
    state.players[0].location = location;
    openPlace(state, marie, location);
}

// Wellington (p. 9 and 10) -------------------------------------------------------------------------------------------

State wellington() {
    State state = turn();
    state.phase = Phase::income;
    state.players[0].location = Location::wellington;
    state.players[0].pounds = 0;
    state.players[0].certificates = 3;
    hand(state, {Card::leicester, Card::leicester, Card::dorset, Card::corriedale});
    return state;
}

TEST(Wellington, threeBreedsOf8AndTwoCertificatesMake10) { // p. 9, Marie's example
    State state = wellington();
    Herd twice = shown({Card::leicester});
    twice[Card::leicester] = 2;
    EXPECT_REFUSED(state, marie, "each-breed-once", Income{twice, 0});
    EXPECT_REFUSED(state, marie, "not-in-hand", Income{shown({Card::merino}), 0});
    EXPECT_REFUSED(state, marie, "not-enough-certificates", Income{shown({Card::leicester}), 4});
    enter(state, marie, Income{shown({Card::leicester, Card::dorset, Card::corriedale}), 2});
    const Player& player = state.players[0];
    EXPECT_EQ(player.pounds, 10);
    EXPECT_EQ(player.certificates, 1);
    EXPECT_EQ(player.hand[Card::leicester], 1) << "the second one stays in hand";
    EXPECT_EQ(cardsIn(player.hand), 1);
    EXPECT_EQ(state.phase, Phase::deliver);
}

TEST(Wellington, permanentCertificateOfAHarbourmasterMakes9) { // p. 9, end of the example
    State state = wellington();
    state.players[0].masters = 1 << static_cast<int>(Master::certificates);
    enter(state, marie, Income{shown({Card::leicester, Card::dorset, Card::corriedale}), 0});
    EXPECT_EQ(state.worth, 9);
}

TEST(Delivery, post9Costs3AndBringsAnObjectiveAndTakesAnyDisc) { // p. 10, example
    State state = wellington();
    state.options.mirror[Board::objectives] = true;
    state.display.push({});
    enter(state, marie, Income{shown({Card::leicester, Card::dorset, Card::corriedale}), 2});
    state.players[0].delivered[Post::local6] = state.players[0].delivered[Post::local1] = 1;
    for (Disc disc : valuesOf<Disc>())
        state.box.learn(fact::black(disc), disc == Disc::handLeft || disc == Disc::handRight ? 1 : 0);
    for (Aux aux : valuesOf<Aux>()) state.box.learn(fact::auxOpen(aux), aux <= Aux::draw ? 1 : 0);

    EXPECT_REFUSED(state, marie, "delivered-before", Deliver{Post::local6, Disc::movement, {}});
    EXPECT_REFUSED(state, marie, "worth-too-low", Deliver{Post::local21, Disc::movement, {}});
    EXPECT_REFUSED(state, marie, "black-disc", Deliver{Post::local3, Disc::handLeft, {}});
    EXPECT_REFUSED(state, marie, "black-disc", Deliver{Post::local0, Disc::handLeft, {}});
    EXPECT_LEGAL(state, marie, Deliver{Post::local3, Disc::movement, {}});
    EXPECT_LEGAL(state, marie, Deliver{Post::local0, Disc::movement, {}});
    EXPECT_REFUSED(state, marie, "not-payable-together", Deliver{Post::local9, Disc::handRight, {}}); // 3 + 8 of 10
    EXPECT_REFUSED(state, marie, "a-disc-is-there", Deliver{Post::local9, {}, {}});
    enter(state, marie, Deliver{Post::local9, Disc::handLeft, {}});
    EXPECT_EQ(state.players[0].pounds, 4) << "10 - 3 for transport - 3 for the disc";
    EXPECT_EQ(state.players[0].delivered[Post::local9], 1);
    EXPECT_EQ(handLimit(state.players[0]), 5);
    EXPECT_NE(findOffer(state, Deed::objective), nullptr);
    EXPECT_EQ(state.phase, Phase::foresightA);
    state.phase = Phase::act;                                    // both foresight tiles are placed
    EXPECT_REFUSED(state, marie, "objective-is-due", EndTurn{}); // p. 10: it must be taken
    enter(state, marie, TakeObjective{0});
    EXPECT_LEGAL(state, marie, EndTurn{});
}

TEST(Delivery, post0Pays6AndTheMovementDiscPays3) { // p. 9, p. 10
    State state = wellington();
    enter(state, marie, Income{{}, 0});
    for (Disc disc : valuesOf<Disc>()) state.box.learn(fact::black(disc), 0);
    enter(state, marie, Deliver{Post::local0, Disc::movement, {}});
    EXPECT_EQ(state.players[0].pounds, 9);
}

TEST(Delivery, blackDiscsGoAnywhereWhenNoWhiteOneIsLeft) { // p. 20, special cases
    State state = wellington();
    enter(state, marie, Income{{}, 0});
    state.players[0].pounds = 3;
    for (Disc disc : valuesOf<Disc>()) {
        state.box.learn(fact::black(disc), disc == Disc::handLeft ? 1 : 0);
        state.players[0].cleared[disc] = disc != Disc::handLeft;
    }
    EXPECT_LEGAL(state, marie, Deliver{Post::local0, Disc::handLeft, {}});
}

TEST(Delivery, discOfAMediumHarbourServesWhenNoneIsLeftOrPayable) { // p. 20; facts 11: a last resort
    State state = wellington();
    enter(state, marie, Income{{}, 0});
    for (Disc disc : valuesOf<Disc>()) {
        state.box.learn(fact::black(disc), 0);
        state.players[0].cleared[disc] = disc != Disc::handRight;
    }
    state.players[0].pounds = 7;
    EXPECT_REFUSED(state, marie, "not-payable-together", Deliver{Post::local0, Disc::handRight, {}});
    EXPECT_LEGAL(state, marie, Deliver{Post::local0, {}, {}});
    state.players[0].medium = 0b00100;
    EXPECT_REFUSED(state, marie, "disc-from-a-harbour", Deliver{Post::local0, {}, {}});
    enter(state, marie, Deliver{Post::local0, {}, std::uint8_t{2}});
    EXPECT_EQ(state.players[0].medium, 0);
    EXPECT_EQ(state.players[0].delivered[Post::local0], 1);
}

TEST(Delivery, overseasPostNeedsItsLargeHarbour) { // p. 15
    State state = wellington();
    state.box.assumed = true;
    enter(state, marie, Income{shown({Card::leicester, Card::dorset, Card::corriedale}), 0});
    EXPECT_REFUSED(state, marie, "harbour-not-improved", Deliver{Post::overseas1, Disc::movement, {}});
    state.players[0].large = 1 << largeOf(Post::overseas1);
    EXPECT_LEGAL(state, marie, Deliver{Post::overseas1, Disc::movement, {}});
}

TEST(Foresight, workerGoesToTheDearestFreeSpaceAndAFullZoneSendsTilesToTheBox) { // p. 10
    State state = turn();
    state.jobs[Worker::sailor] = 0b000101;
    placeTileA(state, TileA::sailor);
    EXPECT_EQ(state.jobs[Worker::sailor], 0b000111);
    for (int i = 0; i < 5; ++i) placeTileA(state, TileA::flood2black);
    EXPECT_EQ(state.boxedA[TileA::flood2black], 1);
}

TEST(Foresight, bonusTilesFillTheMarkersRowAndItsArrowsAct) { // p. 10, p. 11
    State state = table(2, {{"set-up", 1}});
    state.bagA = {};
    state.bagB = {};
    state.market = sheep(1, 1, 0, 0, 0, 0);
    state.bonus[1] = rowOf(2, TileB::token);
    state.box.learn(fact::bonusRowsAt, 4);
    state.box.learn(fact::arrow(1), static_cast<int>(Arrow::yellow));
    state.box.learn(fact::arrow(2), static_cast<int>(Arrow::turquoise));
    placeTileB(state, marie, TileB::wool);
    EXPECT_EQ(state.marker, 2);
    EXPECT_EQ(state.owedSheep, 7) << "back to 9 for two players";
    placeTileB(state, marie, TileB::wool);
    EXPECT_EQ(state.marker, 2) << "the space of the marker is filled last";
    placeTileB(state, marie, TileB::wool);
    EXPECT_TRUE(state.turned);
    EXPECT_EQ(state.ending, noSeat);
    placeTileB(state, marie, TileB::wool);
    placeTileB(state, marie, TileB::wool);
    EXPECT_EQ(state.ending, marie) << "past the red arrow";
    EXPECT_TRUE(state.players[0].marker);
    placeTileB(state, Seat{1}, TileB::joker);
    EXPECT_EQ(state.boxedB[TileB::joker], 1) << "in the last turns bonus tiles go to the box";
}

TEST(Foresight, arrowThatNobodyHasLookedAtIsAsked) { // facts 10
    State state = turn();
    state.phase = Phase::foresightB;
    state.foresightB = {static_cast<std::uint8_t>(TileB::token), noTile};
    EXPECT_EQ(askedFor(state, marie, Foresight{0}), "printed.bonus.rows");
}

// Hiring (p. 13) -----------------------------------------------------------------------------------------------------

TEST(Hiring, sailorFor7AndThenShearerFor6And3) { // p. 13, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.pounds = 16;
    player.gold = 0;
    hand(state, {Card::merino});
    state.box.learn(fact::jobCost(3), 7);
    state.box.learn(fact::jobCost(4), 6);
    state.jobs = {{0, 0, 0b001000, 0b010000}};
    state.box.learn(fact::immediate(Worker::sailor, 2), static_cast<int>(Immediate::gold));
    state.box.learn(fact::immediate(Worker::shearer, 2), static_cast<int>(Immediate::romney));
    at(state, Location::a);
    enter(state, marie, Hire{Worker::sailor, 3});
    EXPECT_EQ(player.pounds, 9) << "7 paid";
    enter(state, marie, Sell{Deed::goldForSheep, Card::merino});
    EXPECT_EQ(player.gold, 1);
    EXPECT_EQ(player.hand[Card::merino], 0);
    enter(state, marie, Hire{Worker::shearer, 4});
    EXPECT_EQ(player.pounds, 0) << "6 + 3 paid";
    enter(state, marie, Take{Deed::romney});
    EXPECT_EQ(player.herd[Card::romney], 1);
    EXPECT_REFUSED(state, marie, "not-offered-here", Hire{Worker::shepherd, 0});
    EXPECT_REFUSED(state, marie, "not-in-hand", Sell{Deed::sellPair, Card::merino});
}

TEST(Hiring, costAndImmediateActionAreAskedWhenNobodyHasLooked) { // facts 10
    State state = turn();
    state.jobs[Worker::sailor] = 0b1;
    at(state, Location::a);
    EXPECT_EQ(askedFor(state, marie, Hire{Worker::sailor, 0}), "printed.immediate.sailor2");
    learn(state, "printed.immediate.sailor2", 0);
    EXPECT_EQ(askedFor(state, marie, Hire{Worker::sailor, 0}), "printed.jobs.row1.cost");
}

TEST(Hiring, nobodyForAFullRow) { // p. 13
    State state = turn({{"values", 1}});
    state.jobs[Worker::sailor] = 0b1;
    state.players[0].workers[Worker::sailor] = 5;
    at(state, Location::a);
    EXPECT_REFUSED(state, marie, "row-is-full", Hire{Worker::sailor, 0});
}

// Bonus tiles (p. 13) ------------------------------------------------------------------------------------------------

TEST(BonusTiles, tokenFor5ThenJokerFor8With1Gold) { // p. 13, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.pounds = 11;
    player.gold = 0;
    player.tokens = 1;
    player.cleared[Disc::pound2] = true;
    hand(state, {Card::shropshire});
    state.turned = true;
    state.bonus[0] = {noTile, noTile, static_cast<std::uint8_t>(TileB::joker), static_cast<std::uint8_t>(TileB::token)};
    state.box.learn(fact::bonusCost(0), 5);
    state.box.learn(fact::auxOpen(Aux::pound), 1);
    state.box.learn(fact::immediate(Worker::shepherd, 2), 0);
    at(state, Location::c);
    EXPECT_REFUSED(state, marie, "not-enough-gold", BuyTile{0, 2, Worker::shepherd, {}, {}});
    enter(state, marie, BuyTile{0, 3, {}, {}, {}});
    EXPECT_EQ(player.pounds, 6);
    EXPECT_EQ(player.tokens, 2);
    enter(state, marie, CombineTokens{});
    EXPECT_EQ(player.tokens, 0);
    EXPECT_EQ(player.gold, 1);
    EXPECT_EQ(player.herd[Card::shropshire], 4);
    enter(state, marie, UseAux{Aux::pound, true});
    EXPECT_EQ(player.pounds, 8);
    enter(state, marie, BuyTile{0, 2, Worker::shepherd, {}, {}});
    EXPECT_EQ(player.pounds, 0) << "5 + 3 paid";
    EXPECT_EQ(player.gold, 0);
    EXPECT_EQ(player.workers[Worker::shepherd], 2);
}

TEST(BonusTiles, notFromTheMarkersRow) { // p. 13
    State state = turn({{"values", 1}});
    state.players[0].pounds = 50;
    state.bonus[1] = rowOf(2, TileB::token);
    at(state, Location::c);
    EXPECT_REFUSED(state, marie, "row-of-the-marker", BuyTile{1, 2, {}, {}, {}});
    state.marker = 2;
    EXPECT_LEGAL(state, marie, BuyTile{1, 2, {}, {}, {}});
}

TEST(BonusTiles, everythingTheyAskForMustBeThere) { // annex p. 4
    State state = turn({{"values", 1}});
    state.players[0].pounds = 50;
    state.players[0].gold = 3;
    state.bonus[0] = {static_cast<std::uint8_t>(TileB::lessGold), static_cast<std::uint8_t>(TileB::hazard),
                      static_cast<std::uint8_t>(TileB::romney), noTile};
    at(state, Location::c);
    EXPECT_REFUSED(state, marie, "not-enough-gold", BuyTile{0, 0, {}, {}, {}});
    EXPECT_REFUSED(state, marie, "no-hazard", BuyTile{0, 1, {}, TileA::flood2black, {}});
    placeTileA(state, TileA::flood2black);
    EXPECT_LEGAL(state, marie, BuyTile{0, 1, {}, TileA::flood2black, {}});
    hand(state, {Card::shropshire, Card::merino});
    EXPECT_REFUSED(state, marie, "starter-of-breeding-2", BuyTile{0, 2, {}, {}, Card::shropshire});
    enter(state, marie, BuyTile{0, 2, {}, {}, Card::merino});
    EXPECT_EQ(state.players[0].herd[Card::merino], 2);
    EXPECT_EQ(state.players[0].herd[Card::romney], 1);
}

// Sheep (p. 14) ------------------------------------------------------------------------------------------------------

TEST(BuyingSheep, eachShepherdIsUsedOnce) { // p. 14
    State state = turn();
    Player& player = state.players[0];
    player.pounds = 20;
    player.workers[Worker::shepherd] = 3;
    state.market = sheep(1, 1, 1, 1, 0, 1);
    at(state, Location::f);
    EXPECT_REFUSED(state, marie, "not-enough-shepherds", BuySheep{SheepOption::suffolk4, Breed::suffolk, {}});
    EXPECT_REFUSED(state, marie, "not-in-the-market", BuySheep{SheepOption::four9, Breed::ryeland, {}});
    enter(state, marie, BuySheep{SheepOption::suffolk10, Breed::suffolk, {}});
    EXPECT_EQ(player.pounds, 10);
    EXPECT_EQ(player.tokens, 2) << "a Suffolk brings an exchange token";
    EXPECT_REFUSED(state, marie, "not-enough-shepherds", BuySheep{SheepOption::two2, Breed::lincoln, {}});
    enter(state, marie, BuySheep{SheepOption::two5, Breed::lincoln, {}});
    EXPECT_EQ(player.pounds, 5);
    EXPECT_EQ(player.discard[Card::lincoln], 1);
    EXPECT_REFUSED(state, marie, "not-offered-here", AddSheep{});
}

TEST(BuyingSheep, threeShepherdsBuyTwoOf2PointsFor3AndMayBuyOne) { // p. 14; facts 11
    State state = turn();
    state.players[0].workers[Worker::shepherd] = 3;
    state.market = sheep(0, 2, 1, 0, 0, 0);
    at(state, Location::f);
    EXPECT_LEGAL(state, marie, BuySheep{SheepOption::pair3, Breed::lincoln, {}});
    EXPECT_LEGAL(state, marie, BuySheep{SheepOption::pair3, Breed::lincoln, Breed::lincoln});
    EXPECT_REFUSED(state, marie, "not-in-the-market",
                   BuySheep{SheepOption::pair3, Breed::corriedale, Breed::corriedale});
    enter(state, marie, BuySheep{SheepOption::pair3, Breed::lincoln, Breed::corriedale});
    EXPECT_EQ(state.players[0].pounds, 4);
}

TEST(BuyingSheep, unusedShepherdAddsTwoCards) { // p. 14
    State state = turn();
    state.players[0].workers[Worker::shepherd] = 2;
    state.marketPile = sheep(2, 0, 0, 0, 0, 0);
    at(state, Location::f);
    enter(state, marie, AddSheep{});
    enter(state, marie, RevealSheep{1, sheep(2, 0, 0, 0, 0, 0)});
    EXPECT_EQ(state.market[Breed::dorset], 2);
    EXPECT_REFUSED(state, marie, "not-enough-shepherds", BuySheep{SheepOption::dorset1, Breed::dorset, {}});
    EXPECT_LEGAL(state, marie, BuySheep{SheepOption::dorset3, Breed::dorset, {}});
}

// Building (p. 14) ---------------------------------------------------------------------------------------------------

TEST(Building, twoCraftsmenCost4AndAReplacementByThreeCosts6) { // p. 14, examples
    State state = turn({{"values", 1}});
    Player& player = state.players[0];
    player.workers[Worker::craftsman] = 2;
    player.pounds = 4;
    player.gold = 0;
    at(state, Location::d);
    enter(state, marie, Build{3, {}, false, {}});
    EXPECT_EQ(player.pounds, 0);
    EXPECT_EQ(player.gold, 1) << "a new building brings gold";
    EXPECT_TRUE(stands(player.buildings[2]));

    player.buildings[0] = BuildingAt::lush;
    player.pounds = 6;
    at(state, Location::d);
    EXPECT_REFUSED(state, marie, "not-enough-craftsmen", Build{6, std::uint8_t{1}, false, {}});
    player.workers[Worker::craftsman] = 3;
    enter(state, marie, Build{6, std::uint8_t{1}, false, {}});
    EXPECT_EQ(player.pounds, 0);
    EXPECT_EQ(player.gold, 1) << "a replacement brings none";
    EXPECT_EQ(player.buildings[0], BuildingAt::gone);
    EXPECT_EQ(player.buildings[5], BuildingAt::lush) << "it takes over the space";
}

TEST(Building, replacementMustBeHigher) { // p. 14
    State state = turn({{"values", 1}});
    state.players[0].buildings[4] = BuildingAt::board;
    state.players[0].pounds = 50;
    at(state, Location::d);
    EXPECT_REFUSED(state, marie, "not-higher", Build{1, std::uint8_t{5}, false, {}});
}

TEST(Building, setSixReplacesByExactlyOneMore) { // annex p. 4
    State state = turn({{"values", 1}});
    Player& player = state.players[0];
    player.pounds = 0;
    player.buildings[0] = BuildingAt::board;
    hand(state, {Card::set6});
    state.offers.clear();
    enter(state, marie, PlayCard{Card::set6, false});
    state.owedDraw = 0;
    EXPECT_REFUSED(state, marie, "exactly-one-more", Build{2, {}, false, {}});
    EXPECT_REFUSED(state, marie, "exactly-one-more", Build{5, std::uint8_t{1}, false, {}});
    EXPECT_LEGAL(state, marie, Build{3, std::uint8_t{1}, false, {}});
}

TEST(Building, replacementTakesOverTheSpaceAndShowsItsOwnHand) { // p. 14
    State state = turn({{"values", 1}});
    state.options.mirror[Board::trail] = true;
    state.trail[0].next = toWellington;
    state.trail[0].owner = marie;
    state.trail[0].building = 1;
    state.players[0].buildings[0] = BuildingAt::board;
    state.players[0].pounds = 50;
    state.box.learn(fact::building(3, false, fact::OfBuilding::hand), static_cast<int>(Hand::green));
    at(state, Location::d);
    enter(state, marie, Build{3, std::uint8_t{1}, false, {}});
    EXPECT_EQ(state.trail[0].building, 3);
    EXPECT_EQ(state.trail[0].hand, Hand::green);
}

// Ship and harbours (p. 15) ------------------------------------------------------------------------------------------

TEST(Harbours, smallOneCosts2TakesAStorehouseAndBringsAKotare) { // p. 15, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.workers[Worker::sailor] = 3;
    player.pounds = 2;
    at(state, Location::g);
    EXPECT_EQ(askedFor(state, marie, ImproveSmall{0, 0}), "printed.small1.cost");
    learn(state, "printed.small1.cost", 2);
    learn(state, "printed.small1.gift", static_cast<int>(Gift::kotare));
    enter(state, marie, ImproveSmall{0, 4});
    EXPECT_EQ(player.pounds, 0);
    EXPECT_EQ(player.herd[Card::kotare], 1);
    EXPECT_EQ(storehousesPlaced(player), 1);
    EXPECT_REFUSED(state, marie, "improved-already", ImproveSmall{0, 5});
}

TEST(Harbours, mediumOneSwapsAWorkerForItsHarbourmaster) { // p. 15
    State state = turn({{"values", 1}});
    Player& player = state.players[0];
    player.pounds = 20;
    player.workers[Worker::craftsman] = 2;
    state.masters[1] = Master::hazards;
    at(state, Location::g);
    EXPECT_REFUSED(state, marie, "no-such-worker", ImproveMedium{1, Disc::movement, Worker::sailor});
    enter(state, marie, ImproveMedium{1, Disc::movement, Worker::craftsman});
    EXPECT_EQ(player.workers[Worker::craftsman], 1);
    EXPECT_EQ(player.pathfinder, 4) << "the top of this tile";
    EXPECT_EQ(player.masters, 1 << static_cast<int>(Master::hazards));
    EXPECT_EQ(state.masters[1], Master::none);
    EXPECT_EQ(state.captains[1], static_cast<std::uint8_t>(Worker::craftsman));
}

TEST(Harbours, largeOneIsFreeAndOpensItsPost) { // p. 15
    State state = turn();
    state.players[0].pounds = 0;
    at(state, Location::g);
    enter(state, marie, ImproveLarge{2, 0});
    EXPECT_EQ(state.players[0].large, 0b100);
}

// Shearing (p. 16) ---------------------------------------------------------------------------------------------------

TEST(Shearing, threeSheepOf8AndOnePermanentMake9ForThePostOf9) { // p. 16, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.pounds = 0;
    player.workers[Worker::shearer] = 4;
    player.cleared[Disc::woolLeft] = true;
    hand(state, {Card::merino, Card::lincoln, Card::shropshire, Card::shropshire});
    at(state, Location::e);
    enter(state, marie, ShearDraw{});
    enter(state, marie, DrawCards{1, shown({Card::shropshire})});
    enter(state, marie, Discard{Card::shropshire});
    EXPECT_REFUSED(state, marie, "too-many-sheep",
                   Shear{shown({Card::merino, Card::lincoln, Card::shropshire, Card::ryeland})});
    enter(state, marie, Shear{shown({Card::merino, Card::lincoln, Card::shropshire})});
    EXPECT_EQ(player.pounds, 9);
    EXPECT_REFUSED(state, marie, "worth-too-low", DeliverWool{Post::wool13, Disc::handLeft});
    enter(state, marie, DeliverWool{Post::wool9, Disc::handLeft});
    EXPECT_EQ(player.pounds, 1) << "5 for transport, 3 for the disc";
    EXPECT_EQ(player.herd[Card::romney], 1);
    EXPECT_EQ(player.delivered[Post::wool9], 1);
    EXPECT_LEGAL(state, marie, EndTurn{});
}

TEST(Shearing, zeroSheepAreAllowedAndOnly13TakesSeveralDiscs) { // facts 11; p. 16
    State state = turn({{"values", 1}});
    state.players[0].pounds = 50;
    state.players[0].permanentWool = 13;
    state.players[0].delivered[Post::wool9] = state.players[0].delivered[Post::wool13] = 1;
    at(state, Location::e);
    enter(state, marie, Shear{});
    EXPECT_REFUSED(state, marie, "delivered-before", DeliverWool{Post::wool9, Disc::movement});
    EXPECT_LEGAL(state, marie, DeliverWool{Post::wool13, Disc::movement});
}

// Pathfinder (p. 17) -------------------------------------------------------------------------------------------------

TEST(Pathfinder, from7To11WithAGoldAndAChoice) { // p. 17, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.pathfinder = 7;
    player.stepTile = 1;
    player.gold = 0;
    player.pounds = 1;
    player.cleared[Disc::pathfinder1] = true;
    state.turned = true;
    state.box.learn(fact::auxOpen(Aux::pathfinder), 0);
    hand(state, {Card::kotare});
    at(state, Location::b);
    enter(state, marie, UseAux{Aux::pathfinder, false});
    EXPECT_EQ(player.pathfinder, 8);
    EXPECT_EQ(player.gold, 1);
    enter(state, marie, PlayCard{Card::kotare, true});
    EXPECT_EQ(player.pathfinder, 9);
    enter(state, marie, DrawCards{1, shown({Card::merino})});
    enter(state, marie, Take{Deed::pathfinder});
    EXPECT_EQ(player.pathfinder, 11);
    EXPECT_REFUSED(state, marie, "something-first", EndTurn{});
    State taxes = state;
    enter(state, marie, ChooseEleven{false});
    EXPECT_EQ(player.stepTile, 2);
    enter(taxes, marie, ChooseEleven{true});
    EXPECT_TRUE(taxes.players[0].noTax);
}

TEST(Pathfinder, goldAt3And8StepTileAt4Or6AndPoundsBeyond16) { // p. 17
    State state = turn();
    Player& player = state.players[0];
    player.gold = 0;
    player.pounds = 0;
    advance(state, marie, 4);
    EXPECT_EQ(player.gold, 1);
    EXPECT_EQ(player.stepTile, 1);
    player.pathfinder = 15;
    advance(state, marie, 3);
    EXPECT_EQ(player.pathfinder, 16);
    EXPECT_EQ(player.pounds, 2);
    State four = table(4, {{"values", 1}});
    advance(four, marie, 5);
    EXPECT_EQ(four.players[0].stepTile, 0);
    advance(four, marie, 1);
    EXPECT_EQ(four.players[0].stepTile, 1);
}

// Places, taxes, certificates, auxiliary actions ---------------------------------------------------------------------

TEST(Places, auxiliaryActionInsteadShutsThePlaceAndTheOtherWayRound) { // p. 8
    State state = turn({{"values", 1}});
    state.players[0].gold = 0;
    at(state, Location::c);
    State instead = state;
    enter(state, marie, Take{Deed::gold});
    EXPECT_LEGAL(state, marie, UseAux{Aux::pound, false});
    enter(state, marie, UseAux{Aux::pound, false});
    EXPECT_REFUSED(state, marie, "not-offered-here", UseAux{Aux::draw, false});
    at(instead, Location::others);
    enter(instead, marie, UseAux{Aux::pound, false});
    EXPECT_REFUSED(instead, marie, "not-offered-here", Take{Deed::gold});
    EXPECT_REFUSED(instead, marie, "not-offered-here", UseAux{Aux::pound, false});
}

TEST(Places, oneOfTwoActionsWithAStroke) { // p. 8
    State state = turn({{"values", 1}});
    state.display.push({});
    state.options.mirror[Board::objectives] = true;
    at(state, Location::b);
    enter(state, marie, Take{Deed::pathfinder});
    EXPECT_REFUSED(state, marie, "not-offered-here", TakeObjective{0});
    EXPECT_LEGAL(state, marie, Sail{});
}

TEST(Taxes, arePaidToTheOwnerAsFarAsPossible) { // p. 7, Marie's example
    State state = table(3, {{"set-up", 1}});
    state.phase = Phase::travel;
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.players[0].pounds = 2;
    enter(state, marie, PayTax{Hand::green, Seat{1}});
    EXPECT_EQ(state.players[0].pounds, 0);
    EXPECT_EQ(state.players[1].pounds, 10);
    EXPECT_REFUSED(state, marie, "nothing-to-pay-with", PayTax{Hand::black, Seat{2}});
    state.players[0].pounds = 1;
    enter(state, marie, PayTax{Hand::green, {}});
    EXPECT_EQ(state.players[0].pounds, 0) << "as much as she has";
    state.players[0].pounds = 5;
    state.players[0].noTax = true;
    EXPECT_REFUSED(state, marie, "no-more-taxes", PayTax{Hand::black, {}});
}

TEST(Taxes, onSarahsBuildingsGoToTheBank) { // booklet p. 1
    State state = solo(Level::easy);
    state.phase = Phase::travel;
    state.active = marie;
    enter(state, marie, PayTax{Hand::green, sarah});
    EXPECT_EQ(state.players[0].pounds, 5);
    EXPECT_EQ(state.player(sarah).pounds, 0);
}

TEST(Certificates, goldComesWhenTheMarkerPassesToTwo) { // p. 12
    State state = turn();
    Player& player = state.players[0];
    player.gold = 0;
    gainCertificates(state, player, 1);
    EXPECT_EQ(player.gold, 0);
    gainCertificates(state, player, 1);
    EXPECT_EQ(player.gold, 1);
    gainCertificates(state, player, 2);
    EXPECT_EQ(player.certificates, 3) << "the limit";
    EXPECT_EQ(player.gold, 1);
    player.certificates = 1;
    gainCertificates(state, player, 2);
    EXPECT_EQ(player.gold, 2);
}

TEST(Hazards, areRemovedForTheirPriceWithTheSupportCard) { // p. 18
    State state = turn();
    state.players[0].pounds = 5;
    placeTileA(state, TileA::rockfall4green);
    at(state, Location::h);
    enter(state, marie, RemoveHazard{TileA::rockfall4green});
    EXPECT_EQ(state.players[0].pounds, 0);
    EXPECT_EQ(state.players[0].herd[Card::sheepdog], 1);
    EXPECT_EQ(state.players[0].hazards[TileA::rockfall4green], 1);
}

TEST(Gold, buysBonusCardsFor3Or4Or5) { // p. 18
    State state = turn();
    state.players[0].gold = 4;
    for (Header header : valuesOf<Header>())
        state.piles[header] = {static_cast<std::uint8_t>(static_cast<int>(header) + 1), 1};
    EXPECT_REFUSED(state, marie, "not-enough-gold", BuyBonusCard{Header::compass});
    enter(state, marie, BuyBonusCard{Header::bell});
    EXPECT_EQ(state.players[0].gold, 0);
    EXPECT_EQ(state.players[0].herd[Card::set3], 1);
    state.players[0].gold = 5;
    EXPECT_REFUSED(state, marie, "pile-is-empty", BuyBonusCard{Header::bell});
}

// Hand and pile (p. 6, p. 11) ----------------------------------------------------------------------------------------

TEST(DrawingUp, shufflesTheDiscardOnlyWhenThePileIsEmpty) { // p. 11, Marie's example
    State state = turn();
    Player& player = state.players[0];
    player.cleared[Disc::handLeft] = true;
    player.herd = {};
    player.herd[Card::merino] = 4;
    player.herd[Card::ferry] = 2;
    player.hand[Card::merino] = 3;
    player.discard[Card::ferry] = 2; // one card, a Merino, is left in the pile
    enter(state, marie, EndTurn{});
    EXPECT_EQ(state.owedDraw, 2) << "from 3 up to 5";
    Herd both;
    both[Card::ferry] = 2;
    EXPECT_REFUSED(state, marie, "not-in-the-pile", DrawCards{1, both});
    enter(state, marie, DrawCards{1, shown({Card::merino, Card::ferry})});
    EXPECT_EQ(cardsIn(state.players[0].hand), 5);
    EXPECT_EQ(cardsIn(state.players[0].discard), 0);
    EXPECT_EQ(state.active, Seat{1});
}

TEST(FirstTurn, drawsDiscardsToFourAndPlacesAWhiteDiscOnTheTrack) { // p. 5
    State state = table(2, {{"hands", 1}, {"values", 1}});
    state.active = Seat{1};
    beginTurn(state, Seat{1});
    EXPECT_EQ(state.owedDraw, 5);
    Herd five;
    five[Card::shropshire] = 5;
    enter(state, Seat{1}, DrawCards{1, five});
    EXPECT_REFUSED(state, Seat{1}, "something-first", Start{Location::a, Disc::movement, {}});
    enter(state, Seat{1}, Discard{Card::shropshire});
    EXPECT_REFUSED(state, Seat{1}, "black-disc", Start{Location::a, Disc::permanentLeft, {}});
    EXPECT_REFUSED(state, Seat{1}, "neutral-only", Start{Location::wellington, Disc::movement, {}});
    enter(state, Seat{1}, Start{Location::a, Disc::movement, {}});
    EXPECT_EQ(discsLeft(state, state.players[1]), 15);
    EXPECT_EQ(state.phase, Phase::act);
}

// End (p. 19) --------------------------------------------------------------------------------------------------------

TEST(TheEnd, everybodyElseHasOneMoreTurnWithoutDrawing) { // p. 19
    State state = table(3, {{"set-up", 1}, {"values", 1}});
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.options.mirror[Board::objectives] = false;
    for (Player& player : state.players) player.started = true;
    state.phase = Phase::act;
    state.active = Seat{1};
    state.ending = Seat{1};
    enter(state, Seat{1}, EndTurn{});
    EXPECT_EQ(state.active, Seat{2});
    state.phase = Phase::act;
    enter(state, Seat{2}, EndTurn{});
    EXPECT_EQ(state.active, Seat{0});
    state.phase = Phase::act;
    enter(state, Seat{0}, EndTurn{});
    EXPECT_TRUE(Gwtnz::over(state));
}

TEST(SetUp, dealsEveryBoardForEveryNumberOfPlayers) { // p. 3 to 5
    for (int seats : {2, 3, 4}) {
        const State state = table(seats, {{"values", 1}});
        EXPECT_EQ(Gwtnz::broken(state), std::nullopt);
        EXPECT_EQ(sumOf(state.market), sheepInMarket(seats));
        EXPECT_EQ(state.display.size(), 4U);
        int tiles = 0;
        for (const auto& row : state.bonus)
            for (std::uint8_t tile : row) tiles += tile != noTile ? 1 : 0;
        EXPECT_EQ(tiles, startTilesB(seats));
        EXPECT_EQ(state.marker, 1);
        EXPECT_EQ(state.bonus[1][3], noTile) << "the marker's space is free";
        for (int i = 0; i < seats; ++i) EXPECT_EQ(state.players[static_cast<std::size_t>(i)].pounds, 7 + i);
        EXPECT_LT(state.piles[Header::wheel].set, state.piles[Header::barrel].set);
        EXPECT_LT(state.piles[Header::bell].set, state.piles[Header::compass].set);
    }
}

TEST(SetUp, givesSarahOneWorkerAndFifteenDiscsAndNoMoney) { // booklet p. 1
    const State state = table(2, {{"sarah", 3}, {"values", 1}});
    const Player& her = state.player(sarah);
    EXPECT_EQ(sumOf(her.workers), 5);
    EXPECT_EQ(her.workers[state.sarah.specialization], 2);
    EXPECT_EQ(her.discs, 15);
    EXPECT_EQ(her.pounds + her.gold + her.tokens + cardsIn(her.herd), 0);
    EXPECT_EQ(state.players[0].pounds, 7);
    EXPECT_EQ(state.sarah.firstPost, Post::local9);
    EXPECT_EQ(state.active, marie);
}

} // namespace
} // namespace sideboard::gwtnz
