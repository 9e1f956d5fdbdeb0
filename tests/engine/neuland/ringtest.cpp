#include "tests/engine/neuland/board.h"

/// The time line: T1 1.2, T2 II and "Fin du tour", facts 5, 6 and 10.
namespace sideboard::neuland {
namespace {

State timeLine(Edition edition, int seats) {
    State state = Neuland::setUp(*completeSetup(
        Neuland::info(), {seats, 1, 1, {{"edition", edition == Edition::first ? 0 : 1}, {"mirror", 1}}}));
    play(state, yellow, DrawFirst{0, yellow});
    return state;
}

TEST(NeulandRing, hasElevenSpacesAndTenWithFourPlayersOfTheSecondEditionT2SetUp2) {
    EXPECT_EQ(spacesOf(Edition::first, 4), 11);
    EXPECT_EQ(spacesOf(Edition::second, 2), 11);
    EXPECT_EQ(spacesOf(Edition::second, 3), 11);
    EXPECT_EQ(spacesOf(Edition::second, 4), 10);
}

TEST(NeulandRing, aTurnHasAtMostTenActionsT1Section12AndNineOnTheRingOfTen) {
    EXPECT_EQ(actionsLeft(timeLine(Edition::first, 4), yellow), 10);
    EXPECT_EQ(actionsLeft(timeLine(Edition::second, 2), yellow), 10);
    EXPECT_EQ(actionsLeft(timeLine(Edition::second, 4), yellow), 9);
}

TEST(NeulandRing, timeLineOnlyIsUsableWithNothingElseEntered) {
    State state = timeLine(Edition::second, 3);
    EXPECT_REFUSED(state, yellow, "at-least-one-action", EndTurn{state.turn});
    EXPECT_EQ(play(state, yellow, Act{4}), 4);
    endTurn(state);
    EXPECT_EQ(state.active, red) << "round one goes clockwise";
    play(state, red, Act{2});
    endTurn(state);
    play(state, blue, Act{9});
    endTurn(state);
    EXPECT_EQ(state.active, red) << "the first marker found from the present";
    EXPECT_EQ(state.present, 2);
}

TEST(NeulandRing, aTurnThatEndsOnATakenSpaceGoesOnToTheFirstFreeOneT2II) {
    State state = timeLine(Edition::second, 3);
    play(state, yellow, Act{4});
    endTurn(state);
    play(state, red, Act{5});
    endTurn(state);
    play(state, blue, Act{4});
    EXPECT_EQ(skipAtEnd(state, blue), 2);
    endTurn(state);
    EXPECT_EQ(state.player(blue).time, 6);
    EXPECT_EQ(state.active, yellow);
}

TEST(NeulandRing, markersJustBehindThePresentCutTheActionsLeftFacts10) {
    State state = timeLine(Edition::second, 3);
    play(state, yellow, Act{10});
    endTurn(state);
    EXPECT_EQ(actionsLeft(state, red), 9);
    EXPECT_REFUSED(state, red, "actions-left", Act{10});
    play(state, red, Act{9});
    endTurn(state);
    EXPECT_EQ(actionsLeft(state, blue), 8);
}

TEST(NeulandRing, theSamePlayerMayFollowHimselfT2EndOfTurn) {
    State state = timeLine(Edition::second, 2);
    play(state, yellow, Act{9});
    endTurn(state);
    play(state, red, Act{2});
    endTurn(state);
    EXPECT_EQ(state.active, red);
    play(state, red, Act{3});
    EXPECT_EQ(nextAfter(state, red), red);
    endTurn(state);
    EXPECT_EQ(state.active, red);
    EXPECT_EQ(state.present, 5);
}

TEST(NeulandRing, whoCanDoNothingPassesToTheNextFreeSpace) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    work(state, "C3-1", red);
    state.player(yellow).foodToken = false;
    EXPECT_FALSE(canDoAnything(state, yellow));
    endTurn(state);
    EXPECT_EQ(state.player(yellow).time, 1);
    EXPECT_EQ(state.active, yellow) << "red's marker is at the far end";
    put(state, "C3-2", Tile::farm);
    EXPECT_REFUSED(state, yellow, "at-least-one-action", EndTurn{state.turn});
}

TEST(NeulandRing, endingATurnCarriesItsNumberSoThatTwoDevicesEndItOnce) {
    State state = timeLine(Edition::second, 2);
    play(state, yellow, Act{3});
    const EndTurn end{state.turn};
    play(state, yellow, end);
    EXPECT_FALSE(apply(state, yellow, end));
    EXPECT_TRUE(onceKey(Move(end)).has_value());
}

TEST(NeulandRing, coatsOfArmsCanBeCountedOnTheTimeLineAloneAndTheLastOneWins) {
    State state = timeLine(Edition::first, 4);
    EXPECT_EQ(armsLeft(state, yellow), 9);
    for (int i = 0; i < 2; ++i) play(state, yellow, PlaceArms{4});
    EXPECT_REFUSED(state, yellow, "arms-left", PlaceArms{2});
    play(state, yellow, PlaceArms{1});
    EXPECT_TRUE(Neuland::over(state));
    EXPECT_TRUE(Neuland::score(state, yellow).winner);
}

/// Properties over random play, both editions, every number of players.
TEST(NeulandRing, holdsItsRulesOverRandomPlay) {
    int followed = 0;
    for (int game = 0; game < 24; ++game) {
        const int seats = 2 + game % 3;
        const auto setup = completeSetup(
            Neuland::info(), {seats,
                              static_cast<std::uint64_t>(game),
                              1,
                              {{"edition", game / 3 % 2}, {"map", 1}, {"values", 1}, {"mirror", game / 6 % 2}}});
        RandomTable<Neuland> table(*setup, static_cast<std::uint64_t>(game));
        for (int i = 0; i < 500 && !Neuland::over(table.state()); ++i) {
            const State before = table.state();
            ASSERT_TRUE(table.step(false)) << table.broken();
            const State& after = table.state();
            const kit::Ring ring = ringOf(after);
            ASSERT_EQ(ring.spaces(), game / 3 % 2 == 1 && seats == 4 ? 10 : 11);
            if (after.turn == before.turn) {
                if (after.phase == Phase::play) {
                    ASSERT_GE(stepsOf(after, after.active), stepsOf(before, before.active))
                        << "a marker passed the present";
                }
                continue;
            }
            if (before.phase == Phase::setUp) continue;
            const Seat ended = before.active;
            ASSERT_NE(after.player(ended).time, before.present)
                << "a turn moves at least one space and never onto the present";
            ASSERT_FALSE(isTaken(after, ended, after.player(ended).time)) << "two markers share a space";
            if (before.begun + 1 < before.seats) {
                ASSERT_EQ(indexOf(after.active), (indexOf(ended) + 1) % before.seats);
                continue;
            }
            const int walked = ring.ahead(before.present, after.present);
            ASSERT_EQ(after.player(after.active).time, after.present);
            for (int step = 1; step < walked; ++step)
                for (int seat = 0; seat < seats; ++seat)
                    ASSERT_NE(after.players[static_cast<std::size_t>(seat)].time, ring.after(before.present, step));
            followed += after.active == ended ? 1 : 0;
        }
    }
    EXPECT_GT(followed, 20) << "the same player may follow himself";
}

} // namespace
} // namespace sideboard::neuland
