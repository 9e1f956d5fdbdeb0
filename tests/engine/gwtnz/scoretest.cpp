#include "tests/engine/gwtnz/table.h"

/// The score sheet: all 12 categories, Sarah's exceptions, ties, golden sheets (p. 19, booklet p. 2).
namespace sideboard::gwtnz {
namespace {

using Sheet = std::map<std::string, int>;

Sheet sheetOf(const State& state, Seat seat) {
    Sheet sheet;
    const Score score = Gwtnz::score(state, seat);
    int sum = 0;
    for (const ScoreLine& line : score.lines) {
        sheet[line.key] = line.points;
        sum += line.points;
        EXPECT_EQ(line.reason.id, "gwtnz.score." + line.key);
    }
    EXPECT_EQ(sum, score.total);
    sheet["total"] = score.total;
    return sheet;
}

State blank(int seats, Wishes options = {}) {
    options["set-up"] = 1;
    options.try_emplace("values", 1);
    State state = table(seats, options);
    state.phase = Phase::over;
    for (std::size_t i = 0; i < state.seats; ++i) {
        state.players[i].pounds = 0;
        state.players[i].herd = {};
    }
    return state;
}

/// A player who scores in every category.
void fill(State& state, Seat seat) {
    Player& player = state.player(seat);
    player.pounds = 14; // 2
    player.buildings[0] = BuildingAt::board;
    player.buildings[5] = BuildingAt::lush;
    player.buildings[2] = BuildingAt::gone; // 1 + 5
    player.delivered[Post::local0] = 1;
    player.delivered[Post::wool13] = 2;
    player.delivered[Post::local3] = player.delivered[Post::local6] = 1; // -8 + 6 + arrow
    player.medium = 0b00010;
    player.small = 0b011; // 2 + 1 + 1 + 4
    player.storehouses = 0b1100000011;
    player.large = 0b11;
    player.pathfinder = 12; // 10
    player.hazards[TileA::flood3black] = 1;
    player.hazards[TileA::rockfall4green] = 1;
    player.tiles[TileB::token] = 1; // 3 + 4 + 4
    player.herd[Card::romney] = 2;
    player.herd[Card::ryeland] = 1;
    player.herd[Card::ferry] = 2;
    player.herd[Card::set1] = 1; // 6 + 4
    player.objectives.push(
        {{ObjectiveAction::pounds4, Condition::flood, Condition::none, Condition::none, 3, 3}, true, Card::objective});
    player.objectives.push(
        {{ObjectiveAction::pounds4, Condition::flood, Condition::none, Condition::none, 5, 2}, true, Card::objective});
    player.objectives.push({{ObjectiveAction::pounds4, Condition::shearers2, Condition::none, Condition::none, 4, 4},
                            false,
                            Card::objective});
    player.masters = (1 << static_cast<int>(Master::ferries)) | (1 << static_cast<int>(Master::pathfinder)) |
                     (1 << static_cast<int>(Master::hazards));
    player.cleared[Disc::handRight] = true; // 3
    player.workers = {{5, 1, 1, 1}};        // 4, and the last pair 4
    player.marker = true;                   // 5
}

void printedFor(State& state) {
    state.box.learn(fact::post(Post::local3, fact::OfPost::arrow), 2);
    state.box.learn(fact::medium(1, fact::OfMedium::points), 2);
    state.box.learn(fact::small(0, fact::OfSmall::arrow), 1);
    state.box.learn(fact::points(Card::set1), 0);
}

const Sheet full{{"pounds", 2},
                 {"buildings", 6},
                 {"posts", 0},
                 {"harbours", 8},
                 {"pathfinder", 10},
                 {"tiles", 11},
                 {"cards", 10},
                 {"objectives", 2}, // one flood tile: 5 met, 3 failed; the
                                    // one in the herd is left
                 {"masters", 3 + 4 + 2},
                 {"hand-limit", 3},
                 {"workers", 8},
                 {"marker", 5},
                 {"total", 74}};

TEST(ScoreSheet, countsAllTwelveCategories) { // p. 19
    State state = blank(2);
    printedFor(state);
    fill(state, marie);
    EXPECT_EQ(sheetOf(state, marie), full);
}

TEST(ScoreSheet, greenArrowsArePointsOrDeductionsByTheSetting) { // facts 9, 2
    State state = blank(2);
    printedFor(state);
    fill(state, marie);
    state.options.deduct = true;
    EXPECT_EQ(sheetOf(state, marie).at("posts"), -4);
    state.players[0].delivered[Post::local6] = 0;
    EXPECT_EQ(sheetOf(state, marie).at("posts"), -2) << "without a disc on both neighbours the arrow does not count";
}

TEST(ScoreSheet, leavesOutPoundsHarbourmastersAndHandLimitForSarahAndHerObjectivesAreMet) { // booklet p. 2
    State state = blank(2, {{"sarah", 2}});
    printedFor(state);
    fill(state, sarah);
    Sheet expected = full;
    expected["pounds"] = expected["masters"] = expected["hand-limit"] = 0;
    expected["objectives"] = 12;
    expected["workers"] = 4;
    expected["total"] = 74 - 2 - 9 - 3 + 10 - 4;
    EXPECT_EQ(sheetOf(state, sarah), expected);
}

TEST(ScoreSheet, objectiveLeftInTheHerdCountsOnlyIfItHelps) { // p. 19
    State state = blank(2);
    state.players[0].objectives.push(
        {{ObjectiveAction::pounds4, Condition::shearers2, Condition::none, Condition::none, 4, 4},
         false,
         Card::objective});
    EXPECT_EQ(sheetOf(state, marie).at("objectives"), 0);
    state.players[0].workers[Worker::shearer] = 2;
    EXPECT_EQ(sheetOf(state, marie).at("objectives"), 4);
    state.players[0].masters = 1 << static_cast<int>(Master::objectives);
    EXPECT_EQ(sheetOf(state, marie).at("masters"), 1) << "added at the end it counts for the harbourmaster (facts 11)";
}

TEST(ScoreSheet, eachHarbourmasterCountsItsOwnThing) { // p. 19
    const auto only = [](Master master, auto change) {
        State state = blank(2);
        state.players[0].masters = static_cast<std::uint16_t>(1 << static_cast<int>(master));
        change(state.players[0]);
        return sheetOf(state, marie).at("masters");
    };
    EXPECT_EQ(only(Master::pathfinder, [](Player& p) { p.pathfinder = 14; }), 4);
    EXPECT_EQ(only(Master::hazards, [](Player& p) { p.hazards[TileA::flood2black] = 2; }), 2);
    EXPECT_EQ(only(Master::storehouses, [](Player& p) { p.storehouses = 0b10111; }), 2);
    EXPECT_EQ(only(Master::certificates, [](Player& p) { p.certificates = 2, p.cleared[Disc::permanentRight] = true; }),
              2 + 1 + 1);
    EXPECT_EQ(only(Master::buildings, [](Player& p) { p.buildings[0] = p.buildings[1] = BuildingAt::board; }), 2);
    EXPECT_EQ(only(Master::workers, [](Player& p) { p.workers = {{3, 2, 1, 1}}; }), 3);
    EXPECT_EQ(only(Master::ferries, [](Player& p) { p.herd[Card::ferry] = 2, p.herd[Card::set1] = 1; }), 3);
}

TEST(ScoreSheet, tiesShareTheVictory) { // p. 19
    State state = blank(3);
    state.players[0].pounds = state.players[2].pounds = 50;
    EXPECT_TRUE(Gwtnz::score(state, Seat{0}).winner);
    EXPECT_FALSE(Gwtnz::score(state, Seat{1}).winner);
    EXPECT_TRUE(Gwtnz::score(state, Seat{2}).winner);
    state.phase = Phase::act;
    EXPECT_FALSE(Gwtnz::score(state, Seat{0}).winner) << "not before the end";
}

/// Golden sheets: the totals of small tables of 2, 3 and 4 players and of a solo game, worked out by hand.
TEST(GoldenSheets, forTwoThreeAndFourPlayersAndSolo) { // issue 6
    for (int seats : {2, 3, 4}) {
        State state = blank(seats);
        printedFor(state);
        for (int i = 0; i < seats; ++i) {
            const Seat seat = seatAt(static_cast<std::size_t>(i));
            fill(state, seat);
            state.player(seat).marker = i == 0;
            state.player(seat).pounds = static_cast<std::int16_t>(14 + 5 * i);
        }
        for (int i = 0; i < seats; ++i) {
            Sheet expected = full;
            expected["pounds"] = 2 + i;
            expected["marker"] = i == 0 ? 5 : 0;
            expected["total"] = 74 + i - (i == 0 ? 0 : 5);
            EXPECT_EQ(sheetOf(state, seatAt(static_cast<std::size_t>(i))), expected) << seats << " players, seat " << i;
        }
    }
    State solo = blank(2, {{"sarah", 3}});
    printedFor(solo);
    fill(solo, marie);
    solo.players[0].marker = false;
    fill(solo, sarah);
    EXPECT_EQ(sheetOf(solo, marie).at("total"), 69);
    EXPECT_EQ(sheetOf(solo, sarah).at("total"), 66);
    EXPECT_TRUE(Gwtnz::score(solo, marie).winner);
    EXPECT_FALSE(Gwtnz::score(solo, sarah).winner);
}

} // namespace
} // namespace sideboard::gwtnz
