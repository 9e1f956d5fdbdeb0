#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

TEST(DerreinSetUp, everybodyGetsTwoFlourAndTheBowlTwoBeadsOfEachColour_LesPreparations) {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = Derrein::setUp(setup(seats));
        EXPECT_EQ(state.seats, seats);
        for (int i = 0; i < seats; ++i)
            EXPECT_EQ(state.players[static_cast<std::size_t>(i)].goods, of({{Good::flour, 2}}));
        EXPECT_EQ(sumOf(state.bowl), 10);
        for (Colour colour : valuesOf<Colour>()) EXPECT_EQ(state.bowl[colour], colour == Colour::red ? 0 : 2);
        EXPECT_EQ(Derrein::broken(state), std::nullopt);
    }
}

TEST(DerreinSetUp, theHelperAsksForFourPlatesAndSixWithFourPlayers_LesPreparations) {
    for (int seats = 2; seats <= 4; ++seats) {
        const View view = Derrein::view(Derrein::setUp(setup(seats)), anna, {});
        ASSERT_EQ(view.panels.front().name, "set-up");
        EXPECT_EQ(view.panels.front().pieces.front().label.args.front().number, seats == 4 ? 6 : 4);
    }
}

TEST(DerreinSetUp, theLowestStartNumberPlacesFirstThenTheNextAndPlayGoesOnClockwise_LeDebutDuJeu) {
    State state = Derrein::setUp(setup(3, {{"map", 2}}));
    play(state, anna, TakeStartCard{5, FirstPiece::sawmill});
    EXPECT_REFUSED(state, bert, "start-card-taken", TakeStartCard{5, FirstPiece::tannery});
    play(state, bert, TakeStartCard{8, FirstPiece::witchery});
    EXPECT_REFUSED(state, anna, "start-card-missing", Begin{});
    play(state, cora, TakeStartCard{2, FirstPiece::stonecutter});
    play(state, anna, Begin{});
    std::vector<Seat> order;
    for (int i = 0; i < 3; ++i) {
        order.push_back(state.active);
        const Seat seat = state.active;
        play(state, seat, PlaceFirst{});
        play(state, seat, PlaceDuchy{});
        play(state, seat, PlaceFarm{std::nullopt, Raw::wood});
    }
    EXPECT_EQ(order, (std::vector{cora, anna, bert}));
    EXPECT_EQ(state.phase, Phase::harvest);
    EXPECT_EQ(state.active, cora);
    EXPECT_EQ(state.player(bert).witchery, true);
    EXPECT_EQ(state.player(cora).workshops[Workshop::stonecutter], 1);
    // Clockwise from the first player, whatever the cards say.
    std::vector<Seat> turns;
    for (int i = 0; i < 4; ++i) {
        turns.push_back(state.active);
        play(state, state.active, ThrowBowl{state.turn, beads({Colour::brown, Colour::brown, Colour::blue})});
        play(state, state.active, EndBuilding{});
        play(state, state.active, PayFood{{{1, 0, 0}}});
        EXPECT_EQ(state.round, i < 2 ? 1 : 2) << i;
        give(state, anna, {{Good::flour, 3}});
        give(state, bert, {{Good::flour, 3}});
        give(state, cora, {{Good::flour, 3}});
    }
    EXPECT_EQ(turns, (std::vector{cora, anna, bert, cora}));
    EXPECT_EQ(state.round, 2);
}

TEST(DerreinSetUp, theFirstPieceStandsOnItsLandscapeAndTheDuchyBesideIt_LeDebutDuJeu) {
    State state = board(meadows);
    state.phase = Phase::firstPiece;
    state.player(anna).firstPiece = FirstPiece::sawmill;
    EXPECT_REFUSED(state, anna, "wrong-landscape", PlaceFirst{at(1, 0)});
    EXPECT_REFUSED(state, anna, "no-landscape", PlaceFirst{at(9, 9)});
    EXPECT_REFUSED(state, bert, "not-your-turn", PlaceFirst{at(0, 0)});
    play(state, anna, PlaceFirst{at(1, 1)});
    EXPECT_REFUSED(state, anna, "duchy-not-beside-first", PlaceDuchy{between(3, 2)});
    EXPECT_REFUSED(state, anna, "no-duchy-place", PlaceDuchy{between(4, 0)}); // at the rim: only two landscapes around
    play(state, anna, PlaceDuchy{between(1, 1)});
    play(state, anna, PlaceFarm{at(4, 3), Raw::wood});
    EXPECT_EQ(state.active, bert);
    EXPECT_EQ(state.player(anna).farms[Raw::wood], 1);
    // Bert may not tease: nothing of his next to Anna's duchy.
    state.player(bert).firstPiece = FirstPiece::witchery;
    EXPECT_REFUSED(state, bert, "teasing", PlaceFirst{at(2, 2)});
    play(state, bert, PlaceFirst{at(4, 0)});
    EXPECT_REFUSED(state, bert, "duchy-place-taken", PlaceDuchy{between(1, 1)});
    play(state, bert, PlaceDuchy{between(3, 0)});
    EXPECT_REFUSED(state, bert, "teasing", PlaceFarm{at(1, 2), Raw::lavender});
    EXPECT_REFUSED(state, bert, "landscape-taken", PlaceFarm{at(4, 3), Raw::wood});
    EXPECT_REFUSED(state, bert, "other-landscape", PlaceFarm{at(0, 0), Raw::rock});
    play(state, bert, PlaceFarm{at(0, 0), Raw::wood});
    EXPECT_EQ(state.phase, Phase::harvest);
}

TEST(DerreinMap, aPlateSavedForTheBoxIsLaidInAnyRotation) {
    State state = Derrein::setUp(setup(2));
    state.printed.plateColumns = 3;
    state.printed.plateRows = 2;
    const std::vector letters{Landscape::forest, Landscape::pebbles,  Landscape::meadow,
                              Landscape::wheat,  Landscape::lavender, Landscape::forest};
    for (std::size_t i = 0; i < 6; ++i) state.printed.plate[0][i / 3 * plateSide + i % 3] = letters[i];
    EXPECT_REFUSED(state, anna, "plate-not-known", LayPlate{2, 0, at(0, 0)});
    EXPECT_REFUSED(state, anna, "plate-off-the-map", LayPlate{1, 0, at(10, 0)});
    play(state, anna, LayPlate{1, 0, at(0, 0)});
    EXPECT_REFUSED(state, anna, "plate-overlaps", LayPlate{1, 0, at(2, 1)});
    play(state, anna, LayPlate{1, 1, at(3, 0)});
    play(state, anna, LayPlate{1, 2, at(0, 3)});
    play(state, anna, LayPlate{1, 3, at(3, 3)});
    EXPECT_EQ(state.at(at(0, 0)).landscape, Landscape::forest);
    EXPECT_EQ(state.at(at(2, 0)).landscape, Landscape::meadow);
    EXPECT_EQ(state.at(at(4, 0)).landscape,
              Landscape::forest); // a quarter: the first column is now the top row, turned
    EXPECT_EQ(state.at(at(3, 0)).landscape, Landscape::wheat);
    EXPECT_EQ(state.at(at(4, 2)).landscape, Landscape::meadow);
    EXPECT_EQ(state.at(at(2, 4)).landscape, Landscape::forest); // half a turn: the first stands last
    EXPECT_EQ(state.at(at(0, 4)).landscape, Landscape::meadow);
    EXPECT_EQ(state.at(at(3, 5)).landscape, Landscape::forest); // three quarters: the first stands bottom left
    EXPECT_EQ(state.at(at(3, 3)).landscape, Landscape::meadow);
}

TEST(DerreinMap, landscapesArePaintedByTappingUntilTheGameBegins) {
    State state = Derrein::setUp(setup(2));
    play(state, anna, Paint{at(3, 3), Landscape::wheat});
    EXPECT_REFUSED(state, anna, "painted-already", Paint{at(3, 3), Landscape::wheat});
    play(state, bert, Paint{at(3, 3), Landscape::none});
    play(state, anna, TakeStartCard{1, FirstPiece::sawmill});
    play(state, bert, TakeStartCard{2, FirstPiece::sawmill});
    EXPECT_REFUSED(state, anna, "map-too-small", Begin{});
    EXPECT_REFUSED(board(meadows), anna, "set-up-is-over", Paint{at(3, 3), Landscape::wheat});
}

} // namespace sideboard::derrein
