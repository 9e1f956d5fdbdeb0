#include "tests/engine/gwtnz/table.h"

/// Her way and her building places on small trails.
namespace sideboard::gwtnz {
namespace {

constexpr std::uint8_t W = toWellington;

TrailSpace way(std::uint8_t next, std::uint8_t other = nowhere) {
    TrailSpace space;
    space.next = next;
    space.other = other;
    return space;
}
TrailSpace neutral(std::uint8_t next, std::uint8_t other = nowhere) {
    TrailSpace space = way(next, other);
    space.neutral = true;
    return space;
}
TrailSpace house(std::uint8_t next, Seat owner, Hand hand) {
    TrailSpace space = way(next);
    space.owner = owner;
    space.building = 1;
    space.hand = hand;
    return space;
}
TrailSpace rocks(std::uint8_t next, Hand hand) {
    TrailSpace space = way(next);
    space.hazard = true;
    space.risky = true;
    space.hand = hand;
    return space;
}

/// 0 neutral, then 1-2-3 or 4-5, both to 6 and Wellington.
Trail fork(const TrailSpace& a, const TrailSpace& b, const TrailSpace& c, const TrailSpace& d, const TrailSpace& e) {
    Trail trail{};
    trail[0] = neutral(1, 4);
    trail[1] = a;
    trail[2] = b;
    trail[3] = c;
    trail[4] = d;
    trail[5] = e;
    trail[6] = neutral(W);
    return trail;
}

TEST(SarahsWay, fewestPlacesToWellingtonAndEmptySpacesDoNotCount) { // booklet p. 2; p. 7
    const Trail trail = fork(way(2), way(3), neutral(6), neutral(5), neutral(6));
    const auto walks = sarahWalks(trail, 0, 1, sarah, marie);
    ASSERT_EQ(walks.size(), 1U);
    EXPECT_EQ(walks[0].end, 3) << "one place on the upper way, two on the lower";
    EXPECT_EQ(sarahWalks(trail, 0, 3, sarah, marie)[0].end, toWellington);
    EXPECT_EQ(sarahWalks(trail, 0, 9, sarah, marie)[0].end, toWellington) << "only Wellington stops her early";
}

TEST(SarahsWay, leastTaxOverTheWholeWayHazardsIncluded) { // booklet p. 2; facts 11
    const Trail trail = fork(rocks(2, Hand::green), way(3), way(6), rocks(5, Hand::black), way(6));
    EXPECT_EQ(sarahWalks(trail, 0, 1, sarah, marie)[0].end, 4);
}

TEST(SarahsWay, leastTaxToThePlayerWhereTaxesAreAlike) { // booklet p. 2
    const Trail trail = fork(house(2, marie, Hand::black), way(3), way(6), rocks(5, Hand::black), way(6));
    const auto walks = sarahWalks(trail, 0, 1, sarah, marie);
    ASSERT_EQ(walks.size(), 1U);
    EXPECT_EQ(walks[0].end, 4);
    EXPECT_EQ(walks[0].taxToPlayer, 0);
}

TEST(SarahsWay, playerPicksBetweenWaysThatAreAlike) { // booklet p. 2
    const Trail trail = fork(neutral(2), way(3), way(6), neutral(5), way(6));
    EXPECT_EQ(sarahWalks(trail, 0, 1, sarah, marie).size(), 2U);
    EXPECT_EQ(sarahWalks(trail, 0, 2, sarah, marie).size(), 1U) << "both ways meet again";
}

TEST(SarahsWay, paysNothingForHerOwnHandsAndThePlayerTakesOnlyWhatSheWalks) { // booklet p. 2
    Trail trail{};
    trail[0] = house(1, sarah, Hand::green);
    trail[1] = house(2, marie, Hand::green);
    trail[2] = house(W, marie, Hand::black);
    const auto walks = sarahWalks(trail, atRider, 2, sarah, marie);
    ASSERT_EQ(walks.size(), 1U);
    EXPECT_EQ(walks[0].end, 1);
    EXPECT_EQ(walks[0].taxToPlayer, 2);
}

TEST(SarahsWay, decidesHerMoveWhereTheTrailIsMirrored) { // spec 12
    State state = solo(Level::medium, {{"values", 1}});
    state.options.mirror[Board::trail] = true;
    state.trail[0] = house(1, marie, Hand::green);
    state.trail[1] = neutral(2);
    state.trail[2] = neutral(W);
    enter(state, sarah, SarahCardDrawn{1, 3});
    learn(state, "printed.sarah.card3.movement", 2);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{2, {}, true, 0});
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{2, std::uint8_t{1}, false, 0});
    enter(state, sarah, SarahMove{2, std::uint8_t{1}, false, 2});
    EXPECT_EQ(state.player(sarah).space, 1);
}

TEST(SarahsWay, isFoundAtOnceHoweverManyForksAndRingsATrailHas) { // a trail is entered by hand, and may be wrong
    Trail trail{};
    for (std::uint8_t i = 0; i + 2 < trailSpaces; ++i) {
        trail[i] = neutral(static_cast<std::uint8_t>(i + 1), static_cast<std::uint8_t>(i + 2));
        if (i % 2 == 1) trail[i].neutral = false; // every second space is empty: the way over them is shortest
    }
    trail[trailSpaces - 2] = neutral(W);
    trail[trailSpaces - 1] = neutral(W);
    const auto walks = sarahWalks(trail, 0, 5, sarah, marie);
    ASSERT_FALSE(walks.empty());
    for (const Walk& walk : walks) EXPECT_EQ(walk.end, toWellington) << "over empty spaces only the last place counts";
    for (std::uint8_t i = 0; i < trailSpaces; ++i) trail[i] = way(static_cast<std::uint8_t>((i + 1) % trailSpaces), 0);
    EXPECT_TRUE(sarahWalks(trail, 0, 5, sarah, marie).empty()) << "a ring never reaches Wellington";
    EXPECT_FALSE(nextFreeSpaces(trail, 0, 0).empty());
    for (TrailSpace& space : trail) space.neutral = true;
    EXPECT_TRUE(nextFreeSpaces(trail, 0, 0).empty());
    EXPECT_TRUE(sarahWalks(trail, 200, 5, sarah, marie).empty()) << "from nowhere there is no way";
}

TEST(SarahsBuildingPlace, nextFreeOneWithoutRiskAheadOfThePlayer) { // booklet p. 3
    Trail trail{};
    trail[0] = way(1);
    trail[1] = neutral(2);
    trail[2] = way(3);
    trail[2].risky = true;
    trail[3] = way(4);
    trail[4] = neutral(W);
    auto spaces = nextFreeSpaces(trail, 1, 0);
    ASSERT_EQ(spaces.size(), 1U);
    EXPECT_EQ(spaces[0], 3) << "2 is risky";
    spaces = nextFreeSpaces(trail, 4, 0);
    ASSERT_EQ(spaces.size(), 1U);
    EXPECT_EQ(spaces[0], 0) << "none before Wellington: from the start again";
}

TEST(SarahsBuildingPlace, opensWithPathfinder2And7ButNotWith4) { // booklet p. 3; facts 11
    Trail trail{};
    trail[0] = way(1);
    trail[0].needs = 2;
    trail[1] = way(2);
    trail[1].needs = 4;
    trail[2] = way(3);
    trail[2].needs = 7;
    trail[3] = way(W);
    EXPECT_EQ(nextFreeSpaces(trail, atRider, 0)[0], 3);
    EXPECT_EQ(nextFreeSpaces(trail, atRider, 2)[0], 0);
    trail[0] = neutral(1);
    EXPECT_EQ(nextFreeSpaces(trail, atRider, 6)[0], 3) << "4 is never hers";
    EXPECT_EQ(nextFreeSpaces(trail, atRider, 7)[0], 2);
}

TEST(SarahsBuildingPlace, playerPicksAtAFork) { // facts 11
    EXPECT_EQ(nextFreeSpaces(fork(way(2), way(3), way(6), way(5), way(6)), 0, 0).size(), 2U);
}

TEST(SarahsBuildingPlace, isTakenWhenSheBuilds) { // booklet p. 3
    State state = solo(Level::medium, {{"values", 1}});
    state.options.mirror[Board::trail] = true;
    staff(state, 1, 3, 1, 1, Worker::craftsman);
    state.trail[0] = neutral(1);
    state.trail[1] = way(2);
    state.trail[2] = neutral(W);
    state.players[0].space = 0;
    state.sarah.card = 4;
    state.sarah.steps.push({Step::build, 0, false});
    enter(state, sarah, SarahBuild{5, {}, std::uint8_t{1}});
    EXPECT_EQ(state.trail[1].owner, sarah);
    EXPECT_EQ(state.trail[1].building, 5);
    EXPECT_TRUE(stands(state.player(sarah).buildings[4]));
    EXPECT_TRUE(nextFreeSpaces(state.trail, 0, 0).empty());
    state.player(sarah).buildings = {};
    EXPECT_TRUE(constructions(state).options.empty()) << "no place and nothing to replace";
}

// The player's runholder on a mirrored trail
// ----------------------------------------------------------------------------

State onTheTrail() {
    State state = solo(Level::medium, {{"values", 1}});
    state.options.mirror[Board::trail] = true;
    state.phase = Phase::travel;
    state.active = marie;
    state.box.learn(fact::movementAt, 3);
    state.trail[0] = neutral(1);
    state.trail[1] = way(2);
    state.trail[2] = house(3, marie, Hand::black);
    state.trail[3] = house(4, sarah, Hand::green);
    state.trail[4] = way(5);
    state.trail[4].zone = 5; // the first flood space
    state.trail[5] = neutral(W);
    for (Player& player : state.players) player.buildings[0] = BuildingAt::board;
    return state;
}

TEST(Runholder, goesNoFurtherThanItsLimitAndEmptySpacesDoNotCount) { // p. 7
    State state = onTheTrail();
    EXPECT_LEGAL(state, marie, Travel{Location::a, std::uint8_t{0}});
    EXPECT_LEGAL(state, marie, Travel{Location::own1, std::uint8_t{2}});
    EXPECT_LEGAL(state, marie, Travel{Location::others, std::uint8_t{3}});
    EXPECT_REFUSED(state, marie, "too-far", Travel{Location::b, std::uint8_t{5}});
    EXPECT_REFUSED(state, marie, "too-far", Travel{Location::wellington, {}});
    EXPECT_REFUSED(state, marie, "other-space", Travel{Location::a, std::uint8_t{2}});
    EXPECT_REFUSED(state, marie, "other-space", Travel{Location::a, {}});
    state.players[0].cleared[Disc::movement] = true; // one step more
    EXPECT_LEGAL(state, marie, Travel{Location::b, std::uint8_t{5}});
    enter(state, marie, Travel{Location::own1, std::uint8_t{2}});
    EXPECT_EQ(state.players[0].space, 2);
    const auto next = nextFreeSpaces(state.trail, state.players[0].space, 0);
    ASSERT_EQ(next.size(), 1U);
    EXPECT_EQ(next[0], 4) << "Sarah builds ahead of where the player stands now";
}

TEST(Runholder, meetsTheHazardsThatLieInTheZones) { // p. 7, p. 18
    State state = onTheTrail();
    placeTileA(state, TileA::flood2green);
    EXPECT_TRUE(state.trail[4].hazard);
    EXPECT_EQ(state.trail[4].hand, Hand::green);
    EXPECT_REFUSED(state, marie, "too-far", Travel{Location::hazard, std::uint8_t{4}});
    takeHazard(state, marie, TileA::flood2green);
    EXPECT_FALSE(state.trail[4].hazard);
    EXPECT_EQ(state.trail[4].hand, Hand::none);
}

TEST(Runholder, returnsToTheRiderAfterWellington) { // p. 11
    State state = onTheTrail();
    state.players[0].space = 5;
    state.phase = Phase::foresightB;
    enter(state, marie, Foresight{0});
    EXPECT_EQ(state.players[0].space, atRider);
    EXPECT_EQ(state.players[0].location, Location::rider);
}

} // namespace
} // namespace sideboard::gwtnz
