#include "tests/engine/neuland/board.h"

/// Mines, smelters, metal markers: T1 2.4 and 3.2, T2 I, III, IV, facts 6 and 10.
namespace sideboard::neuland {
namespace {

Ores ores(int coal, int iron, int silver) {
    Ores all;
    all[Ore::coal] = static_cast<std::int8_t>(coal);
    all[Ore::iron] = static_cast<std::int8_t>(iron);
    all[Ore::silver] = static_cast<std::int8_t>(silver);
    return all;
}

State withFood(Edition edition) {
    State state = midGame(edition);
    put(state, "C3-1", Tile::huntingLodge);
    work(state, "C3-1", yellow);
    return state;
}

TEST(NeulandMines, theBuilderChoosesThreeMarkersAndTheirOrderT1Section32) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::lumberjack);
    work(state, "C3-1", yellow);
    play(state, yellow, building(Tile::mine, "C4", "C3-1"));
    EXPECT_EQ(Neuland::owed(state, yellow), std::vector<std::string_view>{"stack-ores"});
    EXPECT_REFUSED(state, yellow, "ores-are-chosen", DrawOres{1, ores(1, 1, 1)});
    EXPECT_REFUSED(state, yellow, "fill-mine-first", EndTurn{state.turn});
    EXPECT_REFUSED(state, yellow, "ores-stacked", StackOres{Ore::silver, Ore::coal, std::nullopt});
    play(state, yellow, StackOres{Ore::silver, Ore::coal, Ore::iron});
    EXPECT_EQ(productOn(state.at(place("C4-1"))), Good::silverOre);
    EXPECT_EQ(oresLeft(state), ores(8, 5, 5));
}

TEST(NeulandMines, theBuilderDrawsThreeBlindlyAndOrdersThemT2IV) {
    State state = midGame(Edition::second);
    play(state, yellow, building(Tile::mine, "C4", "wood-token"));
    EXPECT_EQ(Neuland::owed(state, yellow), std::vector<std::string_view>{"draw-ores"});
    EXPECT_REFUSED(state, yellow, "draw-ores-first", StackOres{Ore::coal, Ore::coal, Ore::coal});
    const auto drawn = Neuland::draw(state, yellow, DrawOres{}, Chance(3));
    EXPECT_EQ(drawn, Neuland::draw(state, yellow, DrawOres{}, Chance(3)))
        << "taking back and drawing again gives the same";
    EXPECT_LEGAL(state, yellow, *drawn);
    play(state, yellow, DrawOres{1, ores(1, 2, 0)}); // entered by hand: the same move
    EXPECT_REFUSED(state, yellow, "ore-not-left", StackOres{Ore::silver, Ore::coal, Ore::iron});
    play(state, yellow, StackOres{Ore::iron, Ore::coal, Ore::iron});
    EXPECT_EQ(productOn(state.at(place("C4-1"))), Good::ironOre);
    EXPECT_EQ(oresLeft(state), ores(8, 4, 6));
}

TEST(NeulandMines, onlyTheTopMarkerIsThereAndGoesBackWhenUsedT1Section24) {
    for (Edition edition : {Edition::first, Edition::second}) {
        State state = withFood(edition);
        putMine(state, "C4-1", {Ore::coal, Ore::iron, Ore::silver});
        put(state, "B2-1", Tile::smelter);
        EXPECT_REFUSED(state, yellow, "other-product", producing("C4-1", Good::ironOre, {"C3-1"}));
        play(state, yellow, producing("C4-1", Good::coal, {"C3-1"}));
        putMine(state, "A3-1", {Ore::iron, Ore::coal, Ore::coal});
        work(state, "A3-1", yellow);
        const int coal = oresLeft(state)[Ore::coal];
        play(state, yellow, producing("B2-1", Good::iron, {"C4-1", "A3-1"}));
        EXPECT_EQ(oresLeft(state)[Ore::coal], coal + 1);
        EXPECT_EQ(productOn(state.at(place("C4-1"))), Good::ironOre) << "the next one is on top";
    }
}

TEST(NeulandMines, anEmptiedMineGoesBackToTheBoardT1Section24) {
    State state = midGame(Edition::first);
    putMine(state, "C4-1", {Ore::coal});
    work(state, "C4-1", yellow, true);
    put(state, "C3-1", Tile::huntingLodge);
    const int left = tilesLeft(state, Tile::mine);
    play(state, yellow, producing("C3-1", Good::food));
    endTurn(state);
    EXPECT_EQ(state.at(place("C4-1")), Unit{});
    EXPECT_EQ(tilesLeft(state, Tile::mine), left + 1);
}

TEST(NeulandMines, anEmptiedMineIsFilledAgainAfterTheWholePaymentT2IIIFacts10) {
    State state = midGame(Edition::second);
    putMine(state, "C4-1", {Ore::coal});
    putMine(state, "C4-2", {Ore::iron});
    work(state, "C4-1", yellow);
    work(state, "C4-2", yellow);
    put(state, "C3-1", Tile::smelter);
    play(state, yellow, producing("C3-1", Good::iron, {"C4-1", "C4-2"}));
    ASSERT_EQ(state.filling.size(), 2U);
    EXPECT_EQ(oresLeft(state), ores(9, 6, 6)) << "both are back in the bag before the first is drawn";
    for (int i = 1; i <= 2; ++i) {
        play(state, yellow, DrawOres{static_cast<std::uint16_t>(i), ores(1, 1, 1)});
        play(state, yellow, StackOres{Ore::coal, Ore::iron, Ore::silver});
    }
    EXPECT_TRUE(state.filling.empty());
    EXPECT_EQ(state.active, yellow);
}

TEST(NeulandMines, oreLostAtTheEndOfATurnLeavesTheMineT2EndOfTurnFacts10) {
    State state = midGame(Edition::second);
    putMine(state, "C4-1", {Ore::coal, Ore::silver, Ore::iron});
    work(state, "C4-1", yellow, true);
    put(state, "C3-1", Tile::huntingLodge);
    play(state, yellow, producing("C3-1", Good::food));
    endTurn(state);
    EXPECT_EQ(productOn(state.at(place("C4-1"))), Good::silverOre) << "the way to the marker below";
}

TEST(NeulandMines, aTurnEndsOnlyWhenTheMinesItEmptiedAreFilled) {
    State state = midGame(Edition::second);
    state.player(red).time = 5;
    putMine(state, "C4-1", {Ore::coal});
    work(state, "C4-1", yellow, true);
    put(state, "C3-1", Tile::huntingLodge);
    for (int i = 0; i < 1; ++i) play(state, yellow, producing("C3-1", Good::food));
    endTurn(state);
    EXPECT_TRUE(state.ending);
    EXPECT_EQ(state.turn, 9);
    EXPECT_EQ(Neuland::owed(state, yellow), std::vector<std::string_view>{"draw-ores"});
    play(state, yellow, DrawOres{1, ores(3, 0, 0)});
    play(state, yellow, StackOres{Ore::coal, Ore::coal, Ore::coal});
    EXPECT_EQ(state.turn, 10);
}

TEST(NeulandSmelters, makeIronOrSilverAsWantedAndAMetalMarkerLiesOnThemT2I) {
    State state = midGame(Edition::second);
    putMine(state, "C4-1", {Ore::silver, Ore::coal, Ore::coal});
    work(state, "C4-1", yellow);
    put(state, "B2-1", Tile::charcoalKiln);
    work(state, "B2-1", yellow);
    put(state, "C3-1", Tile::smelter);
    EXPECT_REFUSED(state, yellow, "lacks", producing("C3-1", Good::iron, {"B2-1", "C4-1"}));
    play(state, yellow, producing("C3-1", Good::silver, {"B2-1", "C4-1"}));
    EXPECT_EQ(metalMarkersLeft(state), 3);
    EXPECT_EQ(oresLeft(state), ores(7, 6, 6)) << "the silver ore is back in the bag";
    put(state, "B3-1", Tile::mint);
    play(state, yellow, producing("B3-1", Good::coins, {"C3-1"}));
    EXPECT_EQ(metalMarkersLeft(state), 4);
}

TEST(NeulandSmelters, metalLostAtTheEndOfATurnGoesBackToo) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::smelter);
    work(state, "C3-1", yellow, true, Metal::silver);
    put(state, "C3-2", Tile::huntingLodge);
    EXPECT_EQ(oresLeft(state)[Ore::silver], 5);
    play(state, yellow, producing("C3-2", Good::food));
    endTurn(state);
    EXPECT_EQ(oresLeft(state)[Ore::silver], 6);
    EXPECT_EQ(state.player(yellow).lost, 1);
}

} // namespace
} // namespace sideboard::neuland
