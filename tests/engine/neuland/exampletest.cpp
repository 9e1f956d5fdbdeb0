#include "tests/engine/neuland/board.h"

/// The worked examples of both rulebooks.
namespace sideboard::neuland {
namespace {

/// T2, "Exemple de début d'une partie à 2 joueurs". Red settles on C3, yellow on the forest beside it.
class SecondEditionExample : public ::testing::Test {
protected:
    State state = fresh(Edition::second, 2);

    void SetUp() override {
        // The abbey's background and inputs are printed on the tile only; the example ends with it scored for cloth.
        Neuland::tracked().find("printed.abbey.ground")->set(state, static_cast<int>(Ground::meadow));
        Neuland::tracked().find("printed.abbey.input1")->set(state, static_cast<int>(Good::cloth));
        play(state, yellow, DrawFirst{0, red});
    }
    void redOne() {
        play(state, red, Settle{hex("C3")});
        play(state, red, producing("C3-1", Good::food));
        play(state, red, producing("C3-2", Good::wood, {"C3-1"}));
        play(state, red, building(Tile::quarry, "C4", "C3-2"));
        play(state, red, producing("C3-1", Good::food));
        play(state, red, producing("C4-1", Good::stone, {"C3-1"}));
        play(state, red, producing("C3-1", Good::food));
        endTurn(state);
    }
    void yellowOne() {
        play(state, yellow, Settle{hex("B2")});
        play(state, yellow, producing("B2-1", Good::food));
        play(state, yellow, producing("B2-2", Good::wood, {"B2-1"}));
        play(state, yellow, building(Tile::sheepfold, "B3", "B2-2"));
        play(state, yellow, producing("B3-1", Good::wool));
        play(state, yellow, producing("B2-1", Good::food));
        endTurn(state);
    }
    void yellowTwo() {
        play(state, yellow, producing("B2-2", Good::wood, {"B2-1"}));
        play(state, yellow, building(Tile::weavingMill, "B3", "B2-2"));
        play(state, yellow, producing("B3-2", Good::cloth, {"B3-1"}));
        play(state, yellow, producing("B2-1", Good::food));
        play(state, yellow, producing("B2-2", Good::wood, {"B2-1"}));
        play(state, yellow, producing("B2-1", Good::food));
        play(state, yellow, producing("C3-2", Good::wood, {"B2-1"}));
        play(state, yellow, producing("B2-1", Good::food));
        endTurn(state);
    }
    [[nodiscard]] int done() const { return stepsOf(state, state.active); }
};

TEST_F(SecondEditionExample, redsFirstTurnTakesFiveActions) {
    play(state, red, Settle{hex("C3")});
    EXPECT_EQ(play(state, red, producing("C3-1", Good::food)), 1);
    EXPECT_EQ(play(state, red, producing("C3-2", Good::wood, {"C3-1"})), 1);
    EXPECT_EQ(play(state, red, building(Tile::quarry, "C4", "C3-2")), 0);
    EXPECT_EQ(play(state, red, producing("C3-1", Good::food)), 1);
    EXPECT_EQ(play(state, red, producing("C4-1", Good::stone, {"C3-1"})), 1);
    EXPECT_EQ(play(state, red, producing("C3-1", Good::food)), 1);
    EXPECT_EQ(done(), 5);
    endTurn(state);
    EXPECT_EQ(state.active, yellow);
    EXPECT_EQ(workersOnMap(state, red), 2) << "nothing is lost in the first turn";
}

TEST_F(SecondEditionExample, yellowsFirstTurnTakesFourActionsAndYellowFollowsHimself) {
    redOne();
    yellowOne();
    EXPECT_EQ(state.player(yellow).time, 4);
    EXPECT_EQ(state.present, 4);
    EXPECT_EQ(state.active, yellow);
    EXPECT_FALSE(state.inFirstRound());
}

TEST_F(SecondEditionExample, yellowsSecondTurnTakesSevenActionsAndElevenInAllAreMoreThanALongTurn) {
    redOne();
    yellowOne();
    EXPECT_REFUSED(state, yellow, "unit-taken", producing("B3-1", Good::wool))
        << "the text says wool, but his own worker stands there";
    EXPECT_EQ(actionsLeft(state, yellow), 10);
    yellowTwo();
    EXPECT_EQ(state.player(yellow).actions, 11);
    EXPECT_EQ(state.player(yellow).time, 0);
    EXPECT_EQ(state.active, red);
    EXPECT_EQ(state.present, 5);
}

TEST_F(SecondEditionExample, redsSecondTurnScoresReligionOneWithItsFourthActionAndTakesSeven) {
    redOne();
    yellowOne();
    yellowTwo();
    EXPECT_EQ(play(state, red, building(Tile::abbey, "B4", "C4-1")), 0);
    EXPECT_EQ(play(state, red, producing("C4-1", Good::stone, {"C3-1"})), 1);
    EXPECT_EQ(play(state, red, building(Tile::weavingMill, "B3", "wood-token")), 0);
    EXPECT_EQ(play(state, red, producing("B3-1", Good::wool)), 1);
    EXPECT_EQ(play(state, red, producing("B3-3", Good::cloth, {"B3-1"})), 1);
    EXPECT_EQ(play(state, red, scoring(Tile::abbey, "B4", {"B3-3"})), 1);
    EXPECT_EQ(done(), 4);
    EXPECT_EQ(armsLeft(state, red), 17);
    EXPECT_EQ(play(state, red, producing("C3-1", Good::food)), 1);
    EXPECT_EQ(play(state, red, producing("B3-1", Good::wool)), 1);
    EXPECT_EQ(play(state, red, producing("B3-3", Good::cloth, {"B3-1"})), 1);
    EXPECT_EQ(done(), 7);
    endTurn(state);
    EXPECT_EQ(state.active, yellow);
    EXPECT_REFUSED(state, yellow, "scored-already", scoring(Tile::abbey, "B4", {"B3-2"}));
    // Yellow will lose the cloth at the end of this turn: he has nothing to use it for.
    EXPECT_TRUE(state.at(place("B3-2")).lying);
    play(state, yellow, producing("B3-1", Good::wool));
    endTurn(state);
    EXPECT_EQ(state.at(place("B3-2")).worker, noSeat);
}

/// T1, example 1: a progress with two inputs from different hexes; the farthest counts (facts 10).
TEST(FirstEditionExamples, oneAProgressTakesPaperAndStoneFromDifferentHexes) {
    State state = midGame(Edition::first);
    put(state, "B2-1", Tile::paperMill);
    put(state, "A3-1", Tile::quarry);
    work(state, "B2-1", yellow);
    work(state, "A3-1", yellow);
    // C3 lies beside the paper of B2; the stone of A3 crosses two borders.
    EXPECT_EQ(play(state, yellow, scoring(Tile::laboratory, "C3", {"B2-1", "A3-1"})), 2);
    EXPECT_EQ(armsLeft(state, yellow), 17) << "B: one point of victory";
    EXPECT_EQ(state.at(place("C3-1")).tile, Tile::laboratory) << "producing it builds it, T1 2.2";
    EXPECT_EQ(workersOnMap(state, yellow), 0);
}

/// T1 2.4, example 2.
TEST(FirstEditionExamples, twoASmelterUsesUpCoalAndTheOreMarkerBecomesTheIron) {
    State state = midGame(Edition::first);
    put(state, "B2-1", Tile::charcoalKiln);
    work(state, "B2-1", yellow);
    putMine(state, "C4-1", {Ore::iron, Ore::coal, Ore::silver});
    work(state, "C4-1", yellow);
    put(state, "C3-1", Tile::smelter);
    const int ironBefore = oresLeft(state)[Ore::iron];
    EXPECT_EQ(play(state, yellow, producing("C3-1", Good::iron, {"B2-1", "C4-1"})), 1);
    EXPECT_EQ(productOn(state.at(place("C3-1"))), Good::iron);
    EXPECT_EQ(state.at(place("C4-1")).ores.size(), 2U);
    EXPECT_EQ(oresLeft(state)[Ore::iron], ironBefore) << "the marker lies on the smelter now";
    put(state, "B3-1", Tile::armourer);
    put(state, "D1-1", Tile::charcoalKiln);
    work(state, "D1-1", yellow);
    play(state, yellow, producing("B3-1", Good::weapons, {"D1-1", "C3-1"}));
    EXPECT_EQ(oresLeft(state)[Ore::iron], ironBefore + 1) << "used: back beside the board";
}

/// T1 3.1, example 3.
TEST(FirstEditionExamples, threeANewBuildingMayBeUsedAtOnce) {
    State state = midGame(Edition::first);
    put(state, "B2-1", Tile::lumberjack);
    work(state, "B2-1", yellow);
    EXPECT_EQ(play(state, yellow, building(Tile::sheepfold, "B3", "B2-1")), 0);
    EXPECT_EQ(play(state, yellow, producing("B3-1", Good::wool)), 1);
}

} // namespace
} // namespace sideboard::neuland
