#include "tests/engine/neuland/board.h"

/// Progress, properties, the end of a turn and of the game: T1 2.2, T2 V, "Fin du tour", "Fin de la partie".
namespace sideboard::neuland {
namespace {

State withSenate() {
    State state = midGame(Edition::second);
    put(state, "B3-1", Tile::senate);
    put(state, "B3-2", Tile::townHall);
    put(state, "B3-3", Tile::court);
    put(state, "C3-1", Tile::armourer);
    put(state, "A2-1", Tile::weavingMill);
    put(state, "C3-2", Tile::huntingLodge);
    for (std::string_view where : {"C3-1", "A2-1", "C3-2"}) work(state, where, yellow);
    return state;
}

TEST(NeulandScoring, theSenateTakesWeaponsClothAndFoodAndFourCoatsOfArmsT2V) {
    State state = withSenate();
    EXPECT_EQ(play(state, yellow, scoring(Tile::senate, "B3", {"C3-1", "A2-1", "C3-2"})), 1);
    EXPECT_EQ(armsLeft(state, yellow), 14);
    EXPECT_EQ(Neuland::score(state, yellow).total, 4);
    EXPECT_EQ(workersOnMap(state, yellow), 0) << "no worker is placed";
}

TEST(NeulandScoring, twoLastCoatsOfArmsAreEnoughForTheSenateAndWinT2VAndEnd) {
    State state = withSenate();
    state.player(yellow).armsBeside = 16;
    play(state, yellow, scoring(Tile::senate, "B3", {"C3-1", "A2-1", "C3-2"}));
    EXPECT_TRUE(Neuland::over(state));
    EXPECT_EQ(state.winner, yellow);
    EXPECT_EQ(state.at(place("B3-1")).arms, 2);
    EXPECT_REFUSED(state, yellow, "over", EndTurn{state.turn});
}

TEST(NeulandScoring, aTileIsScoredOnceByWhoeverPaysT2V) {
    State state = withSenate();
    state.at(place("B3-1")).owner = red;
    state.at(place("B3-1")).arms = 4;
    EXPECT_REFUSED(state, yellow, "scored-already", scoring(Tile::senate, "B3", {"C3-1", "A2-1", "C3-2"}));
}

TEST(NeulandScoring, costsLikeProducingByTheFarthestInputT2V) {
    State state = withSenate();
    put(state, "E3-1", Tile::weavingMill);
    work(state, "E3-1", yellow);
    EXPECT_EQ(play(state, yellow, scoring(Tile::senate, "B3", {"C3-1", "E3-1", "C3-2"})), 3);
}

TEST(NeulandScoring, aPropertyMustBeBuiltFirstInTheSecondEdition) {
    State state = withSenate();
    EXPECT_REFUSED(state, yellow, "not-built", scoring(Tile::abbey, "B3", {"A2-1"}));
    EXPECT_REFUSED(state, yellow, "stands-elsewhere", scoring(Tile::senate, "C3", {"C3-1", "A2-1", "C3-2"}));
}

TEST(NeulandScoring, asksForValuesThatNobodyHasLookedUp) {
    State state = midGame(Edition::second, 2, {});
    put(state, "C4-1", Tile::castle);
    put(state, "C3-1", Tile::armourer);
    put(state, "A2-1", Tile::weavingMill);
    work(state, "C3-1", yellow);
    work(state, "A2-1", yellow);
    EXPECT_REFUSED(state, yellow, "value-not-known", scoring(Tile::castle, "C4", {"A2-1", "C3-1"}));
    Neuland::tracked().find("printed.castle.value")->set(state, 2);
    EXPECT_LEGAL(state, yellow, scoring(Tile::castle, "C4", {"A2-1", "C3-1"}));
    put(state, "C4-2", Tile::barracks);
    EXPECT_REFUSED(state, yellow, "recipe-not-known", scoring(Tile::barracks, "C4", {"C3-1"}));
}

TEST(NeulandProgress, theLowestOfACategoryFirstAndProducingItBuildsAndScoresItT1Section22) {
    State state = midGame(Edition::first);
    put(state, "C3-1", Tile::paperMill);
    put(state, "C4-1", Tile::quarry);
    put(state, "B2-1", Tile::toolsmith);
    work(state, "C3-1", yellow);
    work(state, "C4-1", yellow);
    work(state, "B2-1", yellow);
    EXPECT_REFUSED(state, yellow, "lower-first", scoring(Tile::library, "C3", {"C3-1", "B2-1"}));
    EXPECT_REFUSED(state, yellow, "wrong-terrain", scoring(Tile::laboratory, "B3", {"C3-1", "C4-1"}));
    play(state, yellow, scoring(Tile::laboratory, "C3", {"C3-1", "C4-1"}));
    EXPECT_EQ(armsLeft(state, yellow), 17);
    work(state, "C3-1", yellow);
    EXPECT_LEGAL(state, yellow, scoring(Tile::library, "C3", {"C3-1", "B2-1"}));
}

TEST(NeulandEndOfTurn, whatLiesIsLostAndWhatStandsLiesDownT2EndOfTurn) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::huntingLodge);
    put(state, "B3-1", Tile::weavingMill);
    work(state, "B3-1", yellow, true);
    work(state, "C3-2", red, true);
    play(state, yellow, producing("C3-1", Good::food));
    endTurn(state);
    EXPECT_EQ(state.at(place("B3-1")).worker, noSeat);
    EXPECT_EQ(state.at(place("C3-1")).worker, yellow);
    EXPECT_TRUE(state.at(place("C3-1")).lying);
    EXPECT_EQ(state.at(place("C3-2")).worker, red) << "only one's own";
    EXPECT_EQ(state.player(yellow).lost, 1);
}

TEST(NeulandEndOfTurn, theViewShowsWhatWillBeLostBeforeItIs) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "B3-1", Tile::weavingMill);
    work(state, "B3-1", yellow, true);
    play(state, yellow, producing("C3-1", Good::food));
    const View view = Neuland::view(state, yellow, {});
    for (const Panel& panel : view.panels) {
        if (panel.name != "losses") continue;
        ASSERT_EQ(panel.pieces.size(), 1U);
        EXPECT_EQ(panel.pieces[0].key, "B3-1");
        EXPECT_EQ(panel.note.id, "neuland.loss.some");
        return;
    }
    FAIL() << "no panel of losses";
}

} // namespace
} // namespace sideboard::neuland
