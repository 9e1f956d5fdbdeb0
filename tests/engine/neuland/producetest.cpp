#include "tests/engine/neuland/board.h"

/// Producing, distances, inputs, tokens, cart, gold: T1 2.1 to 2.3, T2 I, III, III-A, facts 10.
namespace sideboard::neuland {
namespace {

TEST(NeulandProducing, aUnitWithoutInputsCostsOneActionT1Section21) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "B3-1", Tile::farm);
    put(state, "B3-2", Tile::sheepfold);
    EXPECT_EQ(play(state, yellow, producing("C3-1", Good::food)), 1);
    EXPECT_EQ(play(state, yellow, producing("B3-1", Good::food)), 1);
    EXPECT_EQ(play(state, yellow, producing("B3-2", Good::wool)), 1);
    put(state, "B3-3", Tile::farm);
    EXPECT_REFUSED(state, yellow, "other-product", producing("B3-3", Good::wool));
}

TEST(NeulandProducing, oneWorkerAtMostStandsOnAUnitWhoeverItIsT1Section21T2I) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    work(state, "C3-1", red);
    EXPECT_REFUSED(state, yellow, "unit-taken", producing("C3-1", Good::food));
    put(state, "C3-2", Tile::huntingLodge);
    play(state, yellow, producing("C3-2", Good::food));
    EXPECT_REFUSED(state, yellow, "unit-taken", producing("C3-2", Good::food));
}

TEST(NeulandProducing, aUnitMustBeFreeBeforeItsInputsArePaidFacts10) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::lumberjack);
    work(state, "C3-1", yellow);
    // Even where the worker on the unit would be the one that pays.
    state.printed[Tile::lumberjack].recipe = {Good::wood};
    EXPECT_REFUSED(state, yellow, "unit-taken", producing("C3-1", Good::wood, {"C3-1"}));
}

TEST(NeulandProducing, onlyOwnWorkersPayStandingOrLyingT1Section21T2III) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::lumberjack);
    work(state, "C3-1", red);
    EXPECT_REFUSED(state, yellow, "not-that-good", producing("C3-2", Good::wood, {"C3-1"}));
    for (bool lying : {false, true}) {
        State mine = state;
        work(mine, "C3-1", yellow, lying);
        EXPECT_EQ(play(mine, yellow, producing("C3-2", Good::wood, {"C3-1"})), 1);
        EXPECT_EQ(mine.at(place("C3-1")).worker, noSeat);
        EXPECT_EQ(mine.at(place("C3-2")).worker, yellow);
        EXPECT_FALSE(mine.at(place("C3-2")).lying);
    }
}

TEST(NeulandProducing, costsOneActionInTheCostZoneAndOneMoreForEachBorderBeyondT1Section21T2IIIA) {
    // Lodges at distances 0 to 4 from the hut on A1.
    const std::array<std::pair<std::string_view, int>, 5> lodges{
        {{"A1-2", 1}, {"B2-1", 1}, {"C3-1", 2}, {"D3-1", 3}, {"E3-1", 4}}};
    for (const auto& [lodge, cost] : lodges) {
        State state = midGame(Edition::first);
        put(state, "A1-1", Tile::lumberjack);
        put(state, lodge, Tile::huntingLodge);
        work(state, lodge, yellow);
        EXPECT_EQ(play(state, yellow, producing("A1-1", Good::wood, {lodge})), cost) << lodge;
    }
}

TEST(NeulandProducing, ofSeveralInputsOnlyTheFarthestCountsT2IIIAFacts10) {
    for (Edition edition : {Edition::first, Edition::second}) {
        State state = midGame(edition);
        put(state, "A1-1", Tile::armourer);
        put(state, "C3-1", Tile::charcoalKiln);
        put(state, "E3-1", Tile::smelter);
        work(state, "C3-1", yellow);
        work(state, "E3-1", yellow, false, Metal::iron);
        EXPECT_EQ(play(state, yellow, producing("A1-1", Good::weapons, {"C3-1", "E3-1"})), 4);
    }
}

TEST(NeulandProducing, takesAWorkerOfTheSupplyWhichMayBeTheOneThatPaidT1Section21) {
    State state = midGame(Edition::second);
    const std::array<std::string_view, 7> lodges{"A1-1", "A1-2", "A1-3", "B2-1", "B2-2", "B2-3", "C3-1"};
    for (std::string_view lodge : lodges) {
        put(state, lodge, Tile::huntingLodge);
        work(state, lodge, yellow);
    }
    put(state, "C3-2", Tile::huntingLodge);
    put(state, "C3-3", Tile::lumberjack);
    EXPECT_EQ(workersInSupply(state, yellow), 0) << "eight, and one is the time marker";
    EXPECT_REFUSED(state, yellow, "no-worker", producing("C3-2", Good::food));
    EXPECT_REFUSED(state, yellow, "no-worker", producing("C3-3", Good::wood, {"food-token"}));
    EXPECT_LEGAL(state, yellow, producing("C3-3", Good::wood, {"C3-1"}));
}

TEST(NeulandForaging, threeActionsFindAFoodUsedAtOnceT1Section23) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::lumberjack);
    EXPECT_EQ(play(state, yellow, producing("C3-1", Good::wood, {"forage"})), 4);
    State second = midGame(Edition::second);
    put(second, "C3-1", Tile::lumberjack);
    EXPECT_REFUSED(second, yellow, "not-that-good", producing("C3-1", Good::wood, {"forage"}));
}

TEST(NeulandTokens, aFoodTokenSavesTheFoodOnceAndTheActionOfProducingIsStillDueT2III) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::lumberjack);
    put(state, "C3-2", Tile::lumberjack);
    EXPECT_EQ(play(state, yellow, producing("C3-1", Good::wood, {"food-token"})), 1);
    EXPECT_FALSE(state.player(yellow).foodToken);
    EXPECT_REFUSED(state, yellow, "lacks", producing("C3-2", Good::wood, {"food-token"}));
    State first = midGame(Edition::first);
    put(first, "C3-1", Tile::lumberjack);
    EXPECT_REFUSED(first, yellow, "not-that-good", producing("C3-1", Good::wood, {"food-token"}));
}

TEST(NeulandTokens, aWoodTokenBuildsWithNoActionT2III) {
    State state = midGame(Edition::second);
    EXPECT_EQ(play(state, yellow, building(Tile::farm, "B3", "wood-token")), 0);
    EXPECT_FALSE(state.player(yellow).woodToken);
    EXPECT_REFUSED(state, yellow, "lacks", building(Tile::farm, "B3", "wood-token"));
}

TEST(NeulandCart, coversOneWholeActionProducingOneBuildingNoneT2IIIAFacts10) {
    State state = midGame(Edition::second);
    put(state, "A1-1", Tile::armourer);
    put(state, "C3-1", Tile::charcoalKiln);
    put(state, "E3-1", Tile::smelter);
    work(state, "C3-1", yellow);
    work(state, "E3-1", yellow, false, Metal::iron);
    EXPECT_EQ(play(state, yellow, producing("A1-1", Good::weapons, {"C3-1", "E3-1"}, true)), 1);
    EXPECT_FALSE(state.player(yellow).cart);
    put(state, "C3-2", Tile::lumberjack);
    work(state, "C3-2", yellow);
    EXPECT_REFUSED(state, yellow, "no-cart", building(Tile::farm, "A2", "C3-2", true));
    state.player(yellow).cart = true;
    EXPECT_EQ(play(state, yellow, building(Tile::farm, "A2", "C3-2", true)), 0);
    put(state, "C3-3", Tile::lumberjack);
    state.player(yellow).cart = true;
    work(state, "C3-2", yellow);
    EXPECT_REFUSED(state, yellow, "cart-not-needed", building(Tile::farm, "B3", "C3-2", true));
}

TEST(NeulandGold, standsForOneInputOfProducingOrScoringButNotForBuildingMaterialT2IIIFacts10) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::alchemist);
    work(state, "C3-1", yellow);
    put(state, "B2-1", Tile::lumberjack);
    put(state, "B2-2", Tile::armourer);
    put(state, "B3-1", Tile::abbey);
    EXPECT_LEGAL(state, yellow, producing("B2-1", Good::wood, {"C3-1"}));
    EXPECT_LEGAL(state, yellow, scoring(Tile::abbey, "B3", {"C3-1"}));
    EXPECT_REFUSED(state, yellow, "not-that-good", building(Tile::farm, "B3", "C3-1"));
    EXPECT_REFUSED(state, yellow, "source-used", producing("B2-2", Good::weapons, {"C3-1", "C3-1"}));
}

TEST(NeulandPrinted, aRecipeThatNobodyHasLookedUpIsAskedForAndThenRemembered) {
    State state = midGame(Edition::first, 2, {});
    put(state, "B3-1", Tile::weavingMill);
    put(state, "B3-2", Tile::sheepfold);
    work(state, "B3-2", yellow);
    EXPECT_REFUSED(state, yellow, "recipe-not-known", producing("B3-1", Good::cloth, {"B3-2"}));
    const auto* input = Neuland::tracked().find("printed.weaving-mill.input1");
    EXPECT_EQ(input->get(state), static_cast<int>(Good::wool)) << "the default that fits the second edition";
    input->set(state, static_cast<int>(Good::wool));
    EXPECT_LEGAL(state, yellow, producing("B3-1", Good::cloth, {"B3-2"}));
}

} // namespace
} // namespace sideboard::neuland
