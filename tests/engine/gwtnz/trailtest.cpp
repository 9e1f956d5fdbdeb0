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
    play(state, sarah, SarahCardDrawn{1, 3});
    learn(state, "printed.sarah.card3.movement", 2);
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{2, {}, true, 0});
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{2, std::uint8_t{1}, false, 0});
    play(state, sarah, SarahMove{2, std::uint8_t{1}, false, 2});
    EXPECT_EQ(state.player(sarah).space, 1);
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
    play(state, sarah, SarahBuild{5, {}, std::uint8_t{1}});
    EXPECT_EQ(state.trail[1].owner, sarah);
    EXPECT_EQ(state.trail[1].building, 5);
    EXPECT_TRUE(stands(state.player(sarah).buildings[4]));
    EXPECT_TRUE(nextFreeSpaces(state.trail, 0, 0).empty());
    state.player(sarah).buildings = {};
    EXPECT_TRUE(constructions(state).options.empty()) << "no place and nothing to replace";
}

} // namespace
} // namespace sideboard::gwtnz
