#include <bit>

#include "tests/engine/gwtnz/table.h"

/// Every decision rule of the booklet, on small boards, ties included.
namespace sideboard::gwtnz {
namespace {

using Takes = List<SheepTake, 24>;
SheepTake takes(std::optional<Breed> a = {}, std::optional<Breed> b = {}, std::optional<Breed> c = {}) {
    return {{a, b, c}};
}

void stepOf(State& state, Step step, int amount = 0, int card = 3) {
    state.sarah.card = static_cast<std::uint8_t>(card);
    state.sarah.deck &= ~(1U << card);
    state.sarah.steps.clear();
    state.sarah.steps.push({step, static_cast<std::int8_t>(amount), false});
}

// Movement -----------------------------------------------------------------------------------------------------------

TEST(SarahMoves, asManyPlacesAsHerFixedCardSaysOnceSomebodyHasLooked) { // booklet p. 2
    State state = solo(Level::medium);
    enter(state, sarah, SarahCardDrawn{1, 3});
    EXPECT_REFUSED(state, sarah, "look-at-the-component", SarahMove{3, {}, false, 0});
    EXPECT_EQ(askedFor(state, sarah, SarahMove{3, {}, false, 0}), "printed.sarah.card3.movement");
    learn(state, "printed.sarah.card3.movement", 4);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{3, {}, false, 0});
    EXPECT_LEGAL(state, sarah, SarahMove{4, {}, false, 2});
}

TEST(SarahMoves, onePlacePerWorkerOnVariableCardsAndTheIconIsAskedOnlyWhereItMatters) { // booklet p. 2
    State state = solo(Level::hard);
    staff(state, 4, 2, 3, 1, Worker::shepherd);
    EXPECT_EQ(placesToMove(state, 14).options[0], 4);
    EXPECT_EQ(placesToMove(state, 14).ask, noAsk) << "both icons give 4";
    EXPECT_EQ(placesToMove(state, 16).ask, fact::sarahIcon(16)) << "3 sailors, but 4 of her specialization";
    state.box.learn(fact::sarahIcon(16), static_cast<int>(StepIcon::pictured));
    EXPECT_EQ(placesToMove(state, 16).options[0], 3);
    state.box.learn(fact::sarahIcon(16), static_cast<int>(StepIcon::specialization));
    EXPECT_EQ(placesToMove(state, 16).options[0], 4);
}

TEST(SarahMoves, betweenOneAndFivePlacesOnVariableCards) { // booklet p. 2
    State state = solo(Level::hard);
    for (int workers = 1; workers <= 5; ++workers) {
        staff(state, workers, 1, 1, 1, Worker::shepherd);
        EXPECT_EQ(placesToMove(state, 14).options[0], workers);
    }
}

TEST(SarahMoves, extraStepsComeAfterTheNormalOnesAndNotBeyondWellington) { // booklet p. 3
    State state = solo(Level::hard, {{"values", 1}});
    staff(state, 2, 1, 1, 1, Worker::shepherd);
    enter(state, sarah, SarahCardDrawn{1, 17});
    EXPECT_EQ(steps(state), "move extra-move");
    State arrives = state;
    enter(arrives, sarah, SarahMove{1, {}, true, 0});
    EXPECT_EQ(steps(arrives), "deliver foresight-a foresight-b");
    enter(state, sarah, SarahMove{1, {}, false, 0});
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{1, {}, false, 0});
    enter(state, sarah, SarahMove{2, {}, true, 0});
    EXPECT_EQ(steps(state), "deliver foresight-a foresight-b");
}

TEST(SarahMoves, playerTakesTheTaxFromTheBank) { // booklet p. 2
    State state = solo(Level::medium, {{"values", 1}});
    const int before = state.players[0].pounds;
    enter(state, sarah, SarahCardDrawn{1, 3});
    enter(state, sarah, SarahMove{3, {}, false, 2});
    EXPECT_EQ(state.players[0].pounds, before + 2);
}

// Hiring -------------------------------------------------------------------------------------------------------------

TEST(SarahHires, cheapestFirstAndThenHerSpecialization) { // booklet p. 2, first order
    State state = solo(Level::medium);
    staff(state, 1, 1, 2, 1, Worker::sailor);
    state.jobs = {{0b000111, 0b000011, 0b000111, 0b000001}};
    const auto jobs = jobsToTake(state, HireOrder::cheapestFirst);
    ASSERT_EQ(jobs.options.size(), 1U) << "shepherd and sailor are equally cheap: the sailor is hers";
    EXPECT_EQ(jobs.options[0], (Job{Worker::sailor, 2}));
}

TEST(SarahHires, herSpecializationFirstAndThenTheCheapest) { // booklet p. 2, second order
    State state = solo(Level::medium);
    staff(state, 1, 1, 2, 1, Worker::sailor);
    state.jobs = {{0b011111, 0b000011, 0b000111, 0b000001}};
    EXPECT_EQ(jobsToTake(state, HireOrder::cheapestFirst).options[0], (Job{Worker::shepherd, 4}));
    const auto jobs = jobsToTake(state, HireOrder::specializationFirst);
    ASSERT_EQ(jobs.options.size(), 1U);
    EXPECT_EQ(jobs.options[0], (Job{Worker::sailor, 2})) << "the cheaper one of the sailors";
}

TEST(SarahHires, cheapestOtherWhenNobodyOfHerSpecializationIsOnOffer) { // facts 11
    State state = solo(Level::medium);
    staff(state, 1, 1, 2, 1, Worker::sailor);
    state.jobs = {{0b000111, 0b000011, 0, 0b000001}};
    const auto jobs = jobsToTake(state, HireOrder::specializationFirst);
    ASSERT_EQ(jobs.options.size(), 1U);
    EXPECT_EQ(jobs.options[0], (Job{Worker::shepherd, 2}));
}

TEST(SarahHires, playerPicksAmongTheEquallyCheap) { // booklet p. 2, note
    State state = solo(Level::medium);
    staff(state, 1, 1, 2, 1, Worker::sailor);
    state.jobs = {{0b000111, 0b000111, 0b000001, 0b000001}};
    const auto jobs = jobsToTake(state, HireOrder::cheapestFirst);
    EXPECT_EQ(jobs.options.size(), 2U);
    EXPECT_TRUE(jobs.holds({Worker::shepherd, 2}));
    EXPECT_TRUE(jobs.holds({Worker::craftsman, 2}));
}

TEST(SarahHires, nobodyForARowThatIsFull) { // p. 13
    State state = solo(Level::medium);
    staff(state, 1, 1, 5, 1, Worker::sailor);
    state.jobs = {{0b000001, 0, 0b111111, 0}};
    EXPECT_EQ(jobsToTake(state, HireOrder::specializationFirst).options[0], (Job{Worker::shepherd, 0}));
}

TEST(SarahHires, takesTheBonusCardOfTheColumnAndDoesTheImmediateAction) { // booklet p. 2
    State state = solo(Level::medium);
    staff(state, 1, 1, 2, 1, Worker::sailor);
    state.jobs = {{0, 0, 0b000001, 0}};
    state.piles[Header::barrel] = {2, 3};
    stepOf(state, Step::hire, 1, 1);
    EXPECT_EQ(askedFor(state, sarah, SarahHire{Worker::sailor, 0}), "printed.sarah.immediate.sailor3");
    learn(state, "printed.sarah.immediate.sailor3", static_cast<int>(SarahImmediate::wool5));
    enter(state, sarah, SarahHire{Worker::sailor, 0});
    EXPECT_EQ(state.player(sarah).workers[Worker::sailor], 3);
    EXPECT_EQ(steps(state), "bonus-card wool");
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahBonusCard{Header::wheel});
    enter(state, sarah, SarahBonusCard{Header::barrel});
    EXPECT_EQ(state.player(sarah).herd[Card::set2], 1);
    EXPECT_EQ(state.piles[Header::barrel].left, 2);
    enter(state, sarah, SarahWool{Post::wool5});
    EXPECT_EQ(state.player(sarah).delivered[Post::wool5], 1);
    EXPECT_EQ(state.player(sarah).herd[Card::romney], 1);
    EXPECT_EQ(state.player(sarah).discs, 14);
}

TEST(SarahHires, noCardFromAnEmptyPile) { // booklet p. 2
    State state = solo(Level::medium);
    state.sarah.card = 1;
    state.sarah.steps.push({Step::bonusCard, static_cast<std::int8_t>(Header::bell), false});
    EXPECT_REFUSED(state, sarah, "pile-is-empty", SarahBonusCard{Header::bell});
    EXPECT_LEGAL(state, sarah, SarahSkip{});
}

TEST(SarahSpecializes, changesOnlyWhenAnotherKindIsStrictlyMoreNumerous) { // booklet p. 1
    EXPECT_EQ(specializationAfter({{2, 2, 1, 1}}, Worker::craftsman), Worker::craftsman);
    EXPECT_EQ(specializationAfter({{3, 2, 1, 1}}, Worker::craftsman), Worker::shepherd);
    EXPECT_EQ(specializationAfter({{2, 2, 2, 2}}, Worker::shearer), Worker::shearer);
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 2, 2, 1, 1, Worker::craftsman);
    placeSarahsWorker(state, Worker::shepherd);
    EXPECT_EQ(state.sarah.specialization, Worker::shepherd);
}

// Sheep --------------------------------------------------------------------------------------------------------------

TEST(SarahBuysSheep, rarerBreedOfTheTwoWithTwoPoints) { // booklet p. 3 and example
    State state = solo(Level::medium);
    state.market = sheep(1, 3, 2, 1, 1, 1);
    const auto bought = sheepToBuy(state, 3);
    ASSERT_EQ(bought.options.size(), 1U);
    EXPECT_EQ(bought.options[0], takes(Breed::corriedale, Breed::corriedale));
}

TEST(SarahBuysSheep, fillsUpFromTheOtherBreedWhenTheRarerIsTooFew) { // facts 11: counted once, before she takes
    State state = solo(Level::medium);
    state.market = sheep(0, 3, 1, 0, 0, 0);
    EXPECT_EQ(sheepToBuy(state, 3).options[0], takes(Breed::lincoln, Breed::corriedale));
}

TEST(SarahBuysSheep, playerPicksWhenBothBreedsAreAsMany) { // booklet p. 2: the player decides what is left open
    State state = solo(Level::medium);
    state.market = sheep(0, 2, 2, 0, 0, 0);
    EXPECT_EQ(sheepToBuy(state, 3).options.size(), 3U);
}

TEST(SarahBuysSheep, needsTheWholeOptionOfHerTile) { // booklet example: neither Suffolk nor Dorset Horn
    State state = solo(Level::hard);
    state.market = sheep(0, 3, 2, 2, 2, 1);
    EXPECT_TRUE(sheepToBuy(state, 4).options.empty());
    state.market[Breed::dorset] = 1;
    EXPECT_EQ(sheepToBuy(state, 4).options[0], takes(Breed::dorset, Breed::suffolk));
}

TEST(SarahBuysSheep, addsTwoCardsAndUsesOneShepherdFewerAgainAndAgain) { // booklet p. 3
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market2.1.lincoln-or-corriedale", 1);
    learn(state, "printed.sarah.market1.1.dorset", 1);
    state.market = {};
    state.marketPile = sheep(5, 7, 7, 6, 6, 6);
    stepOf(state, Step::buySheep, 4);
    EXPECT_REFUSED(state, sarah, "not-in-the-market", SarahTakeSheep{Breed::dorset, Breed::suffolk, {}});
    enter(state, sarah, SarahAddSheep{});
    EXPECT_REFUSED(state, sarah, "something-first", SarahAddSheep{});
    enter(state, sarah, RevealSheep{1, sheep(0, 0, 0, 2, 0, 0)});
    EXPECT_EQ(state.sarah.steps[0].amount, 3);
    enter(state, sarah, SarahAddSheep{});
    enter(state, sarah, RevealSheep{2, sheep(0, 1, 0, 1, 0, 0)});
    EXPECT_EQ(state.sarah.steps[0].amount, 2);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahAddSheep{});
    enter(state, sarah, SarahTakeSheep{Breed::lincoln, {}, {}});
    EXPECT_EQ(state.player(sarah).herd[Card::lincoln], 1);
    EXPECT_EQ(state.market[Breed::lincoln], 0);
}

TEST(SarahBuysSheep, lastShepherdMayAddCardsTooAndThenNobodyBuys) { // facts 11
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market1.1.dorset", 1);
    state.market = {};
    state.marketPile = sheep(0, 0, 0, 2, 0, 0);
    stepOf(state, Step::buySheep, 1);
    enter(state, sarah, SarahAddSheep{});
    enter(state, sarah, RevealSheep{1, sheep(0, 0, 0, 2, 0, 0)});
    EXPECT_EQ(state.sarah.card, 0) << "her turn is over";
}

TEST(SarahBuysSheep, mostPointsAmongThePrintedAlternatives) { // booklet p. 3
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market2.1.lincoln-or-corriedale", 1);
    learn(state, "printed.sarah.market2.2.hampshire-or-ryeland", 1);
    state.market = sheep(1, 1, 2, 2, 1, 0);
    const auto bought = sheepToBuy(state, 2);
    ASSERT_EQ(bought.options.size(), 1U);
    EXPECT_EQ(bought.options[0], takes(Breed::ryeland)) << "4 points beat 2, and there are fewer Ryelands";
}

TEST(SarahBuysSheep, mostPointsBeforeTheRarerBreed) { // booklet p. 3: points first, copies break ties
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market2.1.lincoln-or-corriedale", 0);
    learn(state, "printed.sarah.market2.2.hampshire-or-ryeland", 1);
    learn(state, "printed.card.hampshire.points", 3); // if the box says so
    state.market = sheep(0, 0, 0, 1, 2, 0);
    EXPECT_EQ(sheepToBuy(state, 2).options[0], takes(Breed::ryeland)) << "the rarer Hampshire has fewer points";
    learn(state, "printed.card.hampshire.points", 4);
    ASSERT_EQ(sheepToBuy(state, 2).options.size(), 1U);
    EXPECT_EQ(sheepToBuy(state, 2).options[0], takes(Breed::hampshire));
}

TEST(SarahBuysSheep, playerPicksBetweenAlternativesOfEqualPoints) { // facts 11
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market2.1.lincoln-or-corriedale", 2);
    learn(state, "printed.sarah.market2.2.hampshire-or-ryeland", 1);
    state.market = sheep(0, 3, 2, 1, 0, 0);
    const auto bought = sheepToBuy(state, 2);
    ASSERT_EQ(bought.options.size(), 2U) << "twice 2 points, or once 4";
    EXPECT_TRUE(bought.holds(takes(Breed::corriedale, Breed::corriedale)));
    EXPECT_TRUE(bought.holds(takes(Breed::hampshire)));
    stepOf(state, Step::buySheep, 2);
    EXPECT_LEGAL(state, sarah, SarahTakeSheep{Breed::corriedale, Breed::corriedale, {}});
    EXPECT_LEGAL(state, sarah, SarahTakeSheep{Breed::hampshire, {}, {}});
}

TEST(SarahBuysSheep, pointsThatDecideAreAskedFirst) { // facts 10: the points of the Suffolk are in no text
    State state = solo(Level::medium);
    learn(state, "printed.sarah.market5.1.suffolk", 1);
    learn(state, "printed.sarah.market5.2.hampshire-or-ryeland", 1);
    learn(state, "printed.sarah.market5.1.lincoln-or-corriedale", 0);
    state.market = sheep(0, 0, 0, 1, 0, 1);
    stepOf(state, Step::buySheep, 5);
    EXPECT_EQ(askedFor(state, sarah, SarahTakeSheep{Breed::suffolk, {}, {}}), "printed.card.suffolk.points");
    learn(state, "printed.card.suffolk.points", 3);
    EXPECT_LEGAL(state, sarah, SarahTakeSheep{Breed::hampshire, {}, {}});
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahTakeSheep{Breed::suffolk, {}, {}});
}

TEST(SarahBuysSheep, columnThatNobodyHasLookedAtIsAsked) { // facts 10
    State state = solo(Level::medium);
    stepOf(state, Step::buySheep, 5);
    EXPECT_EQ(askedFor(state, sarah, SarahTakeSheep{Breed::suffolk, {}, {}}), "printed.sarah.market5.1.dorset");
}

TEST(SarahTakesOneSheep, rarerOfLincolnAndCorriedaleOrTheOnlyOneOrNone) { // booklet p. 3, card 10
    State state = solo(Level::medium);
    state.market = sheep(0, 3, 1, 0, 0, 0);
    EXPECT_EQ(oneOfTwo(state).options[0], takes(Breed::corriedale));
    state.market = sheep(0, 3, 0, 0, 0, 0);
    EXPECT_EQ(oneOfTwo(state).options[0], takes(Breed::lincoln));
    state.market = sheep(2, 0, 0, 3, 0, 0);
    EXPECT_TRUE(oneOfTwo(state).options.empty());
    stepOf(state, Step::oneSheep, 0, 10);
    EXPECT_LEGAL(state, sarah, SarahSkip{});
}

TEST(SarahTakesOneSheep, card14AddsADorsetHornAndTakesWhatIsThere) { // booklet p. 3, card 14
    State state = solo(Level::hard, {{"values", 1}});
    staff(state, 1, 2, 1, 1, Worker::craftsman);
    state.market = sheep(1, 0, 0, 1, 0, 0);
    enter(state, sarah, SarahCardDrawn{1, 14});
    enter(state, sarah, SarahMove{1, {}, false, 0});
    enter(state, sarah, SarahSkip{});
    enter(state, sarah, SarahTakeSheep{Breed::dorset, {}, {}});
    EXPECT_EQ(state.player(sarah).herd[Card::dorset], 1);
}

// Buildings ----------------------------------------------------------------------------------------------------------

TEST(SarahBuilds, withAllCraftsmenThenWithOneFewer) { // booklet p. 3, criteria 1 and 2
    State state = solo(Level::medium);
    staff(state, 1, 3, 1, 1, Worker::craftsman);
    EXPECT_EQ(constructions(state).options[0], (Construction{5, 0}));
    state.player(sarah).buildings[4] = BuildingAt::board;
    const auto two = constructions(state);
    EXPECT_EQ(two.ask, fact::building(3, false, fact::OfBuilding::hand)) << "two tiles of 2 craftsmen: hands decide";
    state.box.learn(fact::building(3, false, fact::OfBuilding::hand), static_cast<int>(Hand::none));
    state.box.learn(fact::building(4, false, fact::OfBuilding::hand), static_cast<int>(Hand::green));
    ASSERT_EQ(constructions(state).options.size(), 1U);
    EXPECT_EQ(constructions(state).options[0], (Construction{4, 0})) << "a tile with a hand first";
}

TEST(SarahBuilds, playerPicksWhenHandsDoNotDecide) { // booklet p. 2
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 1, 1, 2, Worker::shearer);
    EXPECT_EQ(constructions(state).options.size(), 2U);
}

TEST(SarahBuilds, replacesWithAsManyCraftsmenAsPossibleBeforeItBuildsSmaller) { // booklet p. 3, criteria 3 and 4
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 4, 1, 1, Worker::craftsman);
    auto& buildings = state.player(sarah).buildings;
    buildings[5] = BuildingAt::board; // 6: 4 craftsmen
    buildings[4] = BuildingAt::gone;  // 5: 3 craftsmen
    // Nothing new with 4 or 3; by 3: 4 -> 7 (building 8). By 4 there is none: 8 craftsmen has no a side.
    EXPECT_EQ(constructions(state).options[0], (Construction{8, 6}));
    buildings[5] = BuildingAt::gone;
    EXPECT_EQ(constructions(state).options[0].replaces, 0) << "nothing stands: build with as many as possible";
    EXPECT_EQ(craftsmenFor(state, constructions(state).options[0].building), 2);
}

TEST(SarahBuilds, replacementWithMostPointsAndThenMostHands) { // booklet p. 3, sub-criteria
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 2, 1, 1, Worker::craftsman);
    auto& buildings = state.player(sarah).buildings;
    buildings = {BuildingAt::board, BuildingAt::board, BuildingAt::gone, BuildingAt::gone, BuildingAt::supply,
                 BuildingAt::board, BuildingAt::gone,  BuildingAt::gone, BuildingAt::gone, BuildingAt::gone};
    // By 2: 1 -> 3 over building 1 or 2.
    state.box.learn(fact::building(1, false, fact::OfBuilding::hand), static_cast<int>(Hand::black));
    ASSERT_EQ(constructions(state).options.size(), 1U);
    EXPECT_EQ(constructions(state).options[0], (Construction{5, 2})) << "the hand of building 1 stays on the board";
}

TEST(SarahBuilds, replacesEvenByOneCraftsmanBeforeItBuildsASmallerOne) { // booklet p. 3, criterion 3 before 4
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 4, 1, 1, Worker::craftsman);
    auto& buildings = state.player(sarah).buildings;
    buildings.fill(BuildingAt::gone);
    buildings[0] = BuildingAt::supply; // 1 craftsman: could be built
    buildings[4] = BuildingAt::board;  // 3 craftsmen
    buildings[6] = BuildingAt::gone;
    buildings[5] = BuildingAt::supply; // 4 craftsmen: built new first
    EXPECT_EQ(constructions(state).options[0], (Construction{6, 0}));
    staff(state, 1, 2, 1, 1, Worker::craftsman);
    ASSERT_EQ(constructions(state).options.size(), 1U);
    EXPECT_EQ(constructions(state).options[0], (Construction{1, 0})) << "all but one craftsman still builds";
    staff(state, 1, 3, 1, 1, Worker::craftsman);
    ASSERT_EQ(constructions(state).options.size(), 1U);
    EXPECT_EQ(constructions(state).options[0], (Construction{6, 5})) << "nothing new with 3 or 2: 3 -> 4 by one";
}

TEST(SarahBuilds, playerPicksAmongReplacementsThatAreAlike) { // booklet p. 2
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 1, 1, 2, Worker::shearer);
    auto& buildings = state.player(sarah).buildings;
    buildings.fill(BuildingAt::gone);
    buildings[0] = buildings[1] = BuildingAt::board;
    buildings[2] = buildings[3] = BuildingAt::supply;
    EXPECT_EQ(constructions(state).options.size(), 4U) << "1 or 2 by 3 or 4, no hands anywhere";
}

TEST(SarahBuilds, exactlyOneOrTwoCraftsmenWhenNotSpecialized) { // booklet p. 3, cards 11 and 15
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 2, 1, 1, 1, Worker::shepherd);
    EXPECT_EQ(exactConstructions(state, 2).options.size(), 2U) << "her number of craftsmen does not count";
    auto& buildings = state.player(sarah).buildings;
    buildings[2] = buildings[3] = BuildingAt::board;
    const auto replaced = exactConstructions(state, 2);
    ASSERT_FALSE(replaced.options.empty());
    for (const Construction& each : replaced.options)
        EXPECT_EQ(craftsmenFor(state, each.building) - craftsmenFor(state, each.replaces), 2);
    EXPECT_EQ(replaced.options[0].building, 6) << "2 -> 4 has the most points";
}

// Bonus tiles, hazards, harbours -------------------------------------------------------------------------------------

TEST(SarahTakesATile, cheapestThenTopmostThenLeftmostAndNotFromTheMarkersRow) { // booklet p. 3
    State state = solo(Level::medium);
    state.bonus[0] = {noTile, noTile, static_cast<std::uint8_t>(TileB::token), static_cast<std::uint8_t>(TileB::joker)};
    state.bonus[1] = {noTile, noTile, static_cast<std::uint8_t>(TileB::ferry), static_cast<std::uint8_t>(TileB::wool)};
    state.bonus[2] = rowOf(2, TileB::kotare);
    state.marker = 2;
    EXPECT_NE(bonusTileToTake(state).ask, noAsk) << "two rows: their costs decide";
    state.box.learn(fact::bonusCost(0), 5);
    state.box.learn(fact::bonusCost(1), 4);
    EXPECT_EQ(bonusTileToTake(state).options[0], (Spot{1, 2}));
    state.box.learn(fact::bonusCost(1), 5);
    EXPECT_EQ(bonusTileToTake(state).options[0], (Spot{0, 2})) << "equal costs: the topmost row, leftmost";
    stepOf(state, Step::bonusTile, 0, 5);
    enter(state, sarah, SarahTakeTile{0, 2});
    EXPECT_EQ(state.boxedB[TileB::token], 1) << "back to the box, no points";
    EXPECT_EQ(sumOf(state.player(sarah).tiles), 0);
}

void hazards(State& state, std::initializer_list<TileA> tiles) {
    for (TileA tile : tiles) placeTileA(state, tile);
}

TEST(SarahRemovesAHazard, zoneWithTheHighestTileThenWithMoreTilesThenTheBlackHand) { // booklet p. 3
    State state = solo(Level::medium);
    hazards(state, {TileA::rockfall2black, TileA::flood4green});
    EXPECT_EQ(hazardToTake(state).options[0], TileA::flood4green);
    hazards(state, {TileA::rockfall4green, TileA::rockfall4black});
    const auto more = hazardToTake(state);
    ASSERT_EQ(more.options.size(), 1U);
    EXPECT_EQ(more.options[0], TileA::rockfall4black);
}

TEST(SarahRemovesAHazard, playerPicksTheZoneWhenBothAreAlike) { // facts 11
    State state = solo(Level::medium);
    hazards(state, {TileA::rockfall3green, TileA::flood3black});
    EXPECT_EQ(hazardToTake(state).options.size(), 2U);
}

TEST(SarahRemovesAHazard, takesTheSupportCardOfItsKind) { // booklet p. 3
    State state = solo(Level::medium);
    hazards(state, {TileA::flood3black});
    stepOf(state, Step::hazard, 0, 9);
    enter(state, sarah, SarahHazard{TileA::flood3black});
    EXPECT_EQ(state.player(sarah).hazards[TileA::flood3black], 1);
    EXPECT_EQ(state.player(sarah).herd[Card::ferry], 1);
}

TEST(SarahSails, toTheMediumHarbourWithFewestPointsAndNoDiscThenWhereOnlyThePlayerIs) { // booklet p. 2
    State state = solo(Level::medium, {{"values", 1}});
    EXPECT_EQ(harbourToImprove(state).options[0], 0);
    state.players[0].medium = 0b00001;
    EXPECT_EQ(harbourToImprove(state).options[0], 1);
    state.players[0].medium = 0b10101;
    state.players[1].medium = 0b01011;
    const auto last = harbourToImprove(state);
    ASSERT_EQ(last.options.size(), 1U);
    EXPECT_EQ(last.options[0], 2) << "harbour 1 has both, 3 and 5 only the player: 3 has fewer points";
    state.masters[2] = Master::ferries;
    stepOf(state, Step::harbour, 0, 1);
    enter(state, sarah, SarahHarbour{2});
    EXPECT_EQ(state.masters[2], Master::none) << "the harbourmaster tile goes to the box";
    EXPECT_EQ(state.player(sarah).masters, 0);
}

TEST(SarahSails, pointsOfHarboursAreAskedWhenTheyDecide) { // facts 10
    State state = solo(Level::medium);
    stepOf(state, Step::harbour, 0, 1);
    EXPECT_NE(askedFor(state, sarah, SarahHarbour{0}).find(".points"), std::string::npos);
}

// Sailors, shearers, pathfinder, objectives --------------------------------------------------------------------------

TEST(SarahSails, playerPicksBetweenHarboursOfEqualPoints) { // booklet p. 2
    State state = solo(Level::medium, {{"values", 1}});
    state.box.learn(fact::medium(1, fact::OfMedium::points), 1);
    EXPECT_EQ(harbourToImprove(state).options.size(), 2U);
}

TEST(SarahsSailors, bringTheBonusCardOfTheirNumber) { // booklet p. 3
    for (int sailors = 2; sailors <= 5; ++sailors) {
        State state = solo(Level::medium);
        staff(state, 1, 1, sailors, 1, Worker::sailor);
        const auto header = static_cast<Header>(sailors - 2);
        state.piles[header] = {1, 3};
        stepOf(state, Step::sailors, 0, 12);
        enter(state, sarah, SarahBonusCard{header});
        EXPECT_EQ(state.player(sarah).herd[Card::set1], 1);
    }
}

TEST(SarahsShearers, bringARomneyAndWithFourAnotherSheepOfTheMarket) { // booklet p. 3
    State state = solo(Level::hard);
    staff(state, 1, 1, 1, 3, Worker::shearer);
    state.market = sheep(1, 1, 1, 1, 1, 1);
    stepOf(state, Step::shearers, 17, 17);
    enter(state, sarah, SarahTakeSheep{});
    EXPECT_EQ(state.player(sarah).herd[Card::romney], 1);

    staff(state, 1, 1, 1, 4, Worker::shearer);
    state.phase = Phase::sarah;
    state.active = sarah;
    stepOf(state, Step::shearers, 17, 17);
    EXPECT_EQ(askedFor(state, sarah, SarahTakeSheep{Breed::ryeland, {}, {}}), "printed.sarah.card17.shearers4");
    learn(state, "printed.sarah.card17.shearers4", static_cast<int>(Fleece::either));
    enter(state, sarah, SarahTakeSheep{Breed::ryeland, {}, {}});
    EXPECT_EQ(state.player(sarah).herd[Card::ryeland], 1);
    EXPECT_EQ(state.player(sarah).herd[Card::romney], 2);
}

TEST(SarahsShearers, bringTheRomneyAloneWhenTheOtherSheepIsNotOnOffer) { // booklet p. 2: what she can do she does
    State state = solo(Level::medium, {{"values", 1}});
    staff(state, 1, 1, 1, 5, Worker::shearer);
    state.market = sheep(1, 0, 1, 1, 1, 1);
    stepOf(state, Step::shearers, 13, 13); // card 13 shows a Lincoln
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahTakeSheep{Breed::ryeland, {}, {}});
    enter(state, sarah, SarahTakeSheep{});
    EXPECT_EQ(cardsIn(state.player(sarah).herd), 1);
    EXPECT_EQ(state.player(sarah).herd[Card::romney], 1);
}

TEST(SarahAdvances, onThePathfinderWithoutItsRewards) { // booklet p. 3
    State state = solo(Level::medium);
    stepOf(state, Step::pathfinder, 5, 5);
    EXPECT_EQ(askedFor(state, sarah, SarahPathfinder{2}), "printed.sarah.card5.pathfinder");
    learn(state, "printed.sarah.card5.pathfinder", 4);
    enter(state, sarah, SarahPathfinder{4});
    EXPECT_EQ(state.player(sarah).pathfinder, 4);
    EXPECT_EQ(state.player(sarah).gold, 0);
    EXPECT_EQ(state.player(sarah).stepTile, 0);
}

TEST(SarahTakesAnObjective, farthestFromThePileAndTheOthersSlide) { // booklet p. 3
    State state = solo(Level::medium);
    state.options.mirror[Board::objectives] = true;
    for (int points : {3, 4, 5, 6}) {
        Objective card;
        card.points = static_cast<std::int8_t>(points);
        state.display.push(card);
    }
    state.objectivePile = 2;
    stepOf(state, Step::objective, 0, 9);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahObjective{4});
    enter(state, sarah, SarahObjective{3});
    EXPECT_EQ(state.display[0].points, 4) << "slid towards the end";
    enter(state, sarah,
          RevealObjective{1, ObjectiveAction::pounds4, Condition::flood, Condition::none, Condition::none, 7});
    EXPECT_EQ(state.display[3].points, 7) << "the new one lies beside the pile";
    EXPECT_EQ(state.player(sarah).objectives.size(), 1U);
}

TEST(SarahTakesAnObjective, displaySlidesAfterThePlayersTakesToo) { // booklet p. 1
    State state = solo(Level::medium);
    state.options.mirror[Board::objectives] = true;
    for (int points : {3, 4, 5, 6}) {
        Objective card;
        card.points = static_cast<std::int8_t>(points);
        state.display.push(card);
    }
    takeFromDisplay(state, marie, 1);
    EXPECT_EQ(state.display[0].points, 3);
    EXPECT_EQ(state.display[1].points, 5);
    EXPECT_EQ(state.display[2].points, 6);
}

// Wellington ---------------------------------------------------------------------------------------------------------

TEST(SarahDelivers, toTheNextHigherLocalPostAnd21AgainAndAgain) { // booklet p. 1
    State state = solo(Level::easy);
    EXPECT_EQ(postToDeliver(state).options[0], Post::local3);
    state.sarah.lastPost = Post::local3;
    EXPECT_EQ(postToDeliver(state).options[0], Post::local6);
    state.sarah.lastPost = Post::local9;
    EXPECT_EQ(postToDeliver(state).ask, fact::post(Post::between1, fact::OfPost::value));
    learn(state, "printed.post.between-1.value", 14);
    EXPECT_EQ(postToDeliver(state).options[0], Post::between1);
    EXPECT_EQ(postToDeliver(state).ask, noAsk);
    learn(state, "printed.post.between-2.value", 0);
    state.sarah.lastPost = Post::between1;
    EXPECT_EQ(postToDeliver(state).options[0], Post::local21) << "there is only one between";
    EXPECT_EQ(postToDeliver(state).ask, noAsk);
    state.sarah.lastPost = Post::local21;
    EXPECT_EQ(postToDeliver(state).options[0], Post::local21);
}

TEST(SarahDelivers, afterHerCardInFullAndTakesTheRightHandTiles) { // booklet p. 1
    State state = solo(Level::hard, {{"values", 1}});
    state.foresightA = {static_cast<std::uint8_t>(TileA::sailor), static_cast<std::uint8_t>(TileA::flood2black)};
    state.foresightB = {static_cast<std::uint8_t>(TileB::joker), static_cast<std::uint8_t>(TileB::token)};
    state.bonus[0] = {noTile, noTile, noTile, noTile};
    state.options.mirror[Board::objectives] = false;
    enter(state, sarah, SarahCardDrawn{1, 7});
    enter(state, sarah, SarahMove{3, {}, true, 0});
    EXPECT_EQ(steps(state), "pathfinder deliver foresight-a foresight-b");
    enter(state, sarah, SarahPathfinder{2});
    enter(state, sarah, SarahDeliver{Post::local9});
    EXPECT_EQ(steps(state), "objective foresight-a foresight-b") << "post 9 brings an objective";
    enter(state, sarah, SarahObjective{3});
    EXPECT_EQ(state.player(sarah).delivered[Post::local9], 1);
    enter(state, sarah, SarahForesight{});
    EXPECT_EQ(state.zones[Zone::flood][0], static_cast<std::uint8_t>(TileA::flood2black));
    enter(state, sarah, SarahForesight{});
    EXPECT_EQ(state.bonus[1][2], static_cast<std::uint8_t>(TileB::token));
    EXPECT_EQ(state.foresightA[1], static_cast<std::uint8_t>(TileA::sailor)) << "what is left slides to the right";
    EXPECT_EQ(state.foresightA[0], noTile);
    EXPECT_EQ(state.player(sarah).location, Location::rider);
    EXPECT_EQ(state.active, marie) << "her turn is over";
}

// Her deck -----------------------------------------------------------------------------------------------------------

TEST(SarahDraws, everyCardOnceBeforeTheReshuffleAndTheSameAfterTakingBack) { // booklet p. 1
    State state = table(2, {{"sarah", 2}, {"mirror", 1}, {"values", 1}});
    std::uint32_t seen = 0;
    for (int turn = 1; turn <= 26; ++turn) {
        const auto drawn = Gwtnz::draw(state, sarah, SarahCardDrawn{}, Chance(99));
        const auto again = Gwtnz::draw(state, sarah, SarahCardDrawn{}, Chance(99));
        ASSERT_TRUE(drawn);
        EXPECT_EQ(*drawn, *again);
        const auto card = std::get<SarahCardDrawn>(*drawn).card;
        EXPECT_EQ(std::get<SarahCardDrawn>(*drawn).turn, turn);
        EXPECT_EQ((seen >> card) & 1, 0U) << "card " << int{card} << " came twice";
        seen |= 1U << card;
        if (turn % 13 == 0) {
            EXPECT_EQ(seen, deckOf(Level::medium));
            seen = 0;
        }
        enter(state, sarah, *drawn);
        state.sarah.steps.clear(); // only the deck matters here
        settleSarah(state);
    }
}

TEST(SarahDraws, cardFromTheRealDeckIsTheSameMove) { // spec 11
    State byHand = solo(Level::medium);
    State drawn = byHand;
    const auto move = Gwtnz::draw(drawn, sarah, SarahCardDrawn{}, Chance(5));
    enter(drawn, sarah, *move);
    enter(byHand, sarah, SarahCardDrawn{1, std::get<SarahCardDrawn>(*move).card});
    EXPECT_EQ(byHand, drawn);
    EXPECT_REFUSED(solo(Level::medium), sarah, "not-in-her-deck", SarahCardDrawn{1, 14});
}

/// Of 1,000 draws per card, how far the counts are from even.
double chiSquare(const State& state) {
    const int cards = std::popcount(state.sarah.deck);
    std::array<int, sarahCards + 1> counts{};
    for (int seed = 0; seed < 1000 * cards; ++seed)
        ++counts[std::get<SarahCardDrawn>(
                     *Gwtnz::draw(state, sarah, SarahCardDrawn{}, Chance(static_cast<std::uint64_t>(seed))))
                     .card];
    double chi = 0;
    for (int card = 1; card <= sarahCards; ++card) {
        const double off = counts[static_cast<std::size_t>(card)] - 1000.0;
        const bool inDeck = ((state.sarah.deck >> card) & 1) != 0;
        EXPECT_EQ(counts[static_cast<std::size_t>(card)] > 0, inDeck) << card;
        if (inDeck) chi += off * off / 1000.0;
    }
    return chi;
}

TEST(SarahDraws, everyCardIsAsLikely) { // p = 0.001 lies at 32.9 for 12 degrees of freedom, at 27.9 for 9
    EXPECT_LT(chiSquare(solo(Level::easy)), 27.9);
    EXPECT_LT(chiSquare(solo(Level::medium)), 32.9);
    EXPECT_LT(chiSquare(solo(Level::hard)), 32.9);
    State later = solo(Level::medium); // and from what is left of a deck
    later.sarah.deck = 0b10110101001010;
    later.sarah.turn = 6;
    EXPECT_LT(chiSquare(later), 22.5) << "6 degrees of freedom";
}

// Quick mode ---------------------------------------------------------------------------------------------------------

TEST(QuickMode, keepsOnlySarahsThingsAndTakesWhatTheBoardSays) { // spec 17
    State state = table(2, {{"sarah", 2}, {"mirror", 1}, {"values", 1}});
    EXPECT_EQ(state.active, sarah);
    enter(state, sarah, SarahCardDrawn{1, 1});
    enter(state, sarah, SarahMove{3, {}, false, 2});
    const int workers = state.player(sarah).workers[Worker::craftsman];
    enter(state, sarah, SarahHire{Worker::craftsman, 0});
    EXPECT_EQ(state.player(sarah).workers[Worker::craftsman], workers + 1);
    while (!state.sarah.steps.empty()) {
        const Step step = state.sarah.steps[0].step;
        if (step == Step::bonusCard)
            enter(state, sarah, SarahBonusCard{static_cast<Header>(state.sarah.steps[0].amount)});
        else enter(state, sarah, SarahSkip{});
    }
    EXPECT_EQ(state.active, sarah) << "the player's own turn is not followed";
    EXPECT_LEGAL(state, sarah, SarahCardDrawn{2, 3});
    enter(state, sarah, SarahCardDrawn{2, 3});
    enter(state, sarah, SarahMove{3, {}, true, 0});
    enter(state, sarah, SarahTakeSheep{Breed::lincoln, Breed::lincoln, {}});
    enter(state, sarah, SarahDeliver{Post::local6});
    enter(state, sarah, SarahForesight{});
    enter(state, sarah, SarahForesight{});
    EXPECT_EQ(state.player(sarah).herd[Card::lincoln], 2);
    EXPECT_EQ(state.player(sarah).delivered[Post::local6], 1);
    EXPECT_LEGAL(state, sarah, MarkerOut{});
}

TEST(Otherwise, anOverruledStepIsWhatTheBoardSays) { // issue 6
    State state = solo(Level::medium);
    state.jobs = {{0b000001, 0b000011, 0, 0}};
    stepOf(state, Step::hire, 1, 1);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahHire{Worker::shepherd, 0});
    const auto folded = apply(state, sarah, SarahHire{Worker::shepherd, 0});
    ASSERT_TRUE(folded);
    EXPECT_EQ(folded->player(sarah).workers[Worker::shepherd], 2);
}

} // namespace
} // namespace sideboard::gwtnz
