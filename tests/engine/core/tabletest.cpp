#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

TEST(Table, nothingIsEnteredBeforeTheSetUp) {
    CounterTable table(77, phone, testHash);
    EXPECT_EQ(whyNot(table.play(anna, Count{1}, {})), "no-set-up");
    EXPECT_EQ(whyNot(table.adjust("seat0.count", 1, {})), "unknown-value");
    EXPECT_EQ(whyNot(table.note(anna, "x", 0)), "core.misfit.no-set-up");
    EXPECT_EQ(table.log().size(), 0U);
    EXPECT_TRUE(table.kinds(anna).empty());
    EXPECT_TRUE(table.view(anna, {}).panels.empty());
    EXPECT_EQ(whyNot(table.setUp({9, 1, 1, {}}, 0)), "bad-seats");
    EXPECT_EQ(whyNot(table.setUp({2, 1, 1, {{"colour", 1}}}, 0)), "unknown-option");
    EXPECT_EQ(whyNot(table.setUp({2, 1, 1, {{"limit", 99}}}, 0)), "out-of-range");
}

TEST(Table, aMoveIsRefusedByTheRulesOrOverruledAndAlwaysHeldToWhatCanBe) {
    CounterTable table(77, phone, testHash);
    begin(table);
    EXPECT_EQ(whyNot(table.play(anna, Count{9}, {})), "counter.refusal.one-to-three");
    EXPECT_EQ(whyNot(table.play(seatAt(2), Count{1}, {})), "unknown-seat");
    EXPECT_EQ(whyNot(table.play(anna, "count", {{"by", "two"}}, {})), "bad-value");
    EXPECT_EQ(table.log().size(), 1U) << "a refused move changes nothing";
    entered(table.play(anna, Count{9}, {0, {}, true}));
    EXPECT_TRUE(table.history(1).overruled);
    EXPECT_EQ(whyNot(table.play(anna, Pay{bert, 9}, {0, {}, true})), "counter.misfit.coins");
    EXPECT_EQ(table.log().size(), 2U) << "nor does one that cannot be";
    EXPECT_EQ(table.hash(), hashFromTheStart(table));
}

TEST(Table, tapsAddUpAndCorrectionsSet) {
    CounterTable here(77, phone, testHash);
    CounterTable there(77, tablet, testHash);
    begin(here);
    (void)send(here, there);
    entered(here.adjust("seat0.count", 1, {}));
    entered(there.adjust("seat0.count", 1, {}));
    sendBothWays(here, there);
    EXPECT_EQ(here.state().seats[0].count, 2) << "two taps at once both count";
    EXPECT_EQ(here.hash(), there.hash());
    EXPECT_EQ(whyNot(here.adjust("seat0.count", -3, {})), "core.misfit.out-of-range");
    EXPECT_EQ(whyNot(here.correct("seat0.count", 101, {})), "core.misfit.out-of-range");
    EXPECT_EQ(whyNot(here.adjust("seat0.goats", 1, {})), "unknown-value");
    EXPECT_EQ(whyNot(here.adjust("seat2.count", 1, {})), "unknown-value") << "nobody sits there";
}

TEST(Table, aCorrectionThatFindsAnotherValueAppliesAndBothLinesAreMarked) {
    CounterTable here(77, phone, testHash);
    CounterTable there(77, tablet, testHash);
    begin(here);
    (void)send(here, there);
    const EntryId seven = entered(here.correct("seat0.count", 7, {}));
    const EntryId nine = entered(there.correct("seat0.count", 9, {}));
    const EntryId other = entered(here.correct("seat1.count", 1, {}));
    sendBothWays(here, there);
    EXPECT_EQ(here.state().seats[0].count, 9);
    EXPECT_EQ(fitOf(here, nine), Fit::contested);
    const auto contested = [&](EntryId id) { return here.history(*here.log().positionOf(id)).contested; };
    EXPECT_TRUE(contested(seven));
    EXPECT_TRUE(contested(nine));
    EXPECT_FALSE(contested(other));
    EXPECT_EQ(toJson(here.history(1))["contested"], true);
    entered(here.correct("seat0.count", 8, {}));
    EXPECT_TRUE(contested(nine)) << "what follows knowing of it settles nothing that happened";
    EXPECT_EQ(here.state().seats[0].count, 8);
}

TEST(Table, printedValuesAreMarkedAsCheckedAndOptionsChange) {
    CounterTable table(77, phone, testHash);
    begin(table);
    const auto checked = [&] {
        for (const TrackedLine& line : table.tracked())
            if (line.id == "price") return line.checked;
        return true;
    };
    EXPECT_FALSE(checked());
    EXPECT_EQ(whyNot(table.enterPrinted("limit", 20, {})), "not-printed");
    EXPECT_EQ(whyNot(table.enterPrinted("price", 20, {})), "core.misfit.out-of-range");
    entered(table.enterPrinted("price", 3, {}));
    EXPECT_TRUE(checked()) << "also if the default was right";
    entered(table.undo(0));
    EXPECT_FALSE(checked());
    EXPECT_EQ(whyNot(table.changeOption("price", 4, {})), "not-an-option");
    entered(table.changeOption("limit", 12, {}));
    EXPECT_EQ(table.state().limit, 12);
    EXPECT_EQ(table.tracked().size(), 6U) << "two of each seat, and two of the table";
}

TEST(Table, theHistoryTellsEveryLineAndWhatItChanged) {
    CounterTable table(77, phone, testHash);
    begin(table);
    const EntryId pay = entered(table.play(anna, Pay{bert, 2}, {1234, {}, false}));
    const HistoryLine line = table.history(1);
    EXPECT_EQ(line.id, pay);
    EXPECT_EQ(line.kind, "move");
    EXPECT_EQ(line.body["move"], (Json{{"do", "pay"}, {"to", 1}, {"coins", 2}}));
    EXPECT_EQ(line.at, 1234);
    EXPECT_FALSE(line.shared);
    EXPECT_EQ(table.changesAt(1), (Changes{{"seat0.coins", 5, 3}, {"seat1.coins", 5, 7}}));
    EXPECT_EQ(table.stateJsonAt(1)["seats"][0]["coins"], 5);
    EXPECT_EQ(table.stateJsonAt(2), table.stateJson());
    EXPECT_EQ(table.stateJsonAt(99), table.stateJson());
    table.markShared();
    EXPECT_TRUE(table.history(1).shared);
    const Json json = toJson(table.history(1));
    EXPECT_EQ(json["fit"], "fits");
    EXPECT_EQ(json["stamp"], toText(pay));
}

TEST(Table, finishingAndOpeningAgain) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.finish(true, 0));
    EXPECT_TRUE(table.finished());
    entered(table.finish(false, 0));
    EXPECT_FALSE(table.finished());
    EXPECT_FALSE(table.over());
    entered(table.correct("seat0.count", 50, {}));
    EXPECT_TRUE(table.over());
}

TEST(Table, startsFromAGivenState) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.play(anna, Count{3}, {}));
    const Json state = table.stateJson();
    CounterTable other(78, phone, testHash);
    entered(other.load(state, 0));
    EXPECT_EQ(other.stateJson(), state);
    Json bad = state;
    bad["seats"][0]["count"] = 700;
    EXPECT_EQ(whyNot(other.load(bad, 0)), "impossible-state");
    bad["seats"][0]["count"] = "x";
    EXPECT_EQ(whyNot(other.load(bad, 0)), "bad-value");
    bad["seats"] = Json::array();
    EXPECT_EQ(whyNot(other.load(bad, 0)), "impossible-state");
}

TEST(Table, aStateThatCannotBeIsNotTakenFromOthersEither) {
    CounterTable table(77, phone, testHash);
    begin(table);
    Counter::State state = table.state();
    state.seats[0].count = 700;
    const Entry hostile{{tablet, 1}, table.log().highest(),
                        noSeat,      {tablet, 1},
                        0,           sideboard::SetUp{"counter", 1, 2, 0, {}, toBytes(state)}};
    (void)table.merge({hostile});
    EXPECT_EQ(misfitOf(table, hostile.id), "core.misfit.impossible-state");
    EXPECT_EQ(table.state().seats[0].count, 0);
}

TEST(Table, aTableOfAnotherGameOrOfNewerRulesIsNotOpened) {
    CounterTable table(77, phone, testHash);
    const auto setUp = [](std::string game, std::uint16_t rules) {
        return std::vector<Entry>{
            {{phone, 1}, {}, noSeat, {phone, 1}, 0, sideboard::SetUp{std::move(game), rules, 2, 1, {}, {}}}};
    };
    EXPECT_EQ(table.restore(setUp("chess", 1), 0).error().code, "other-game");
    EXPECT_EQ(table.restore(setUp("counter", 2), 0).error().code, "newer-rules");
    EXPECT_EQ(table.log().size(), 0U);
    EXPECT_TRUE(table.restore(setUp("counter", 1), 0));
    EXPECT_TRUE(table.started());
}

TEST(Table, restoringGivesTheSameTable) {
    CounterTable table(77, phone, testHash);
    begin(table);
    for (int i = 0; i < 40; ++i) (void)table.playRandomly(seatAt(static_cast<std::size_t>(i % 2)), 5, {});
    table.markShared();
    entered(table.undo(0));
    CounterTable again(77, phone, testHash);
    ASSERT_TRUE(again.restore(allOf(table.log()), table.log().shared()));
    EXPECT_EQ(again.hash(), table.hash());
    EXPECT_EQ(again.log().drafts(), table.log().drafts());
}

TEST(Table, whatCouldNotBeStoredComesOffTheTable) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.play(anna, Count{1}, {}));
    const auto before = table.hash();
    const EntryId lost = entered(table.play(anna, Count{2}, {}));
    entered(table.play(bert, Count{2}, {}));
    table.retractFrom(lost.seq);
    EXPECT_EQ(table.hash(), before);
    entered(table.play(anna, Count{3}, {}));
    EXPECT_EQ(table.state().seats[0].count, 4);
    EXPECT_EQ(table.hash(), hashFromTheStart(table));
}

TEST(Table, promptsAndKindsSayWhatCheckSays) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.correct("seat0.count", 49, {}));
    const auto amount = table.prompt(anna, "count", Json::object());
    ASSERT_TRUE(amount && *amount);
    EXPECT_EQ(std::get<Amount>((*amount)->ask).min, 1);
    EXPECT_EQ(std::get<Amount>((*amount)->ask).max, 1) << "the limit is 50";
    entered(table.correct("seat0.count", 50, {}));
    for (const OpenKind& kind : table.kinds(anna))
        EXPECT_EQ(kind.refusal.has_value(), kind.name == "count") << kind.name;
    const auto to = table.prompt(anna, "pay", Json::object());
    const auto& options = std::get<Choice>((*to)->ask).options;
    ASSERT_EQ(options.size(), 2U);
    EXPECT_EQ(options[0].refusal->reason, "counter.refusal.to-another");
    EXPECT_FALSE(options[1].refusal);
    EXPECT_FALSE(*table.prompt(anna, "pay", {{"to", 1}, {"coins", 1}})) << "nothing left to ask";
    EXPECT_EQ(table.prompt(anna, "dance", Json::object()).error().code, "unknown-move");
    EXPECT_EQ(table.prompt(seatAt(7), "pay", Json::object()).error().code, "unknown-seat");
    const auto die = table.prompt(anna, "roll", {{"number", 1}});
    EXPECT_EQ(std::get<Choice>((*die)->ask).options.size(), 6U);
    EXPECT_FALSE(toJson(**die).dump().empty());
}

/// Brute force over the small domains: what check allows is what the prompts lead to, exactly.
TEST(Table, promptsLeadToExactlyTheMovesThatCheckAllows) {
    Draws draws = Chance(31).draws("states", 0);
    for (int i = 0; i < 300; ++i) {
        Counter::State state;
        state.limit = 20;
        for (int seat = 0; seat < 3; ++seat)
            state.seats.push(
                {static_cast<std::int16_t>(draws.below(22)), static_cast<std::uint8_t>(draws.below(4)), 0, -1});
        const Prompter<Counter> prompter(state, anna);
        for (std::uint8_t to = 0; to < 3; ++to) {
            bool any = false;
            for (std::uint8_t coins = 0; coins < 6; ++coins)
                any = any || !Counter::check(state, anna, Pay{seatAt(to), coins});
            const auto open = prompter.openValues(Pay{}, 0, prompter.domain(Pay{}, 0));
            ASSERT_EQ(std::count(open.begin(), open.end(), to), any ? 1 : 0);
        }
        Counter::Move move{Count{}};
        bool any = false;
        for (std::uint8_t by = 0; by < 9; ++by) any = any || !Counter::check(state, anna, Count{by});
        ASSERT_EQ(!prompter.complete(move, 0), any);
        if (any) {
            ASSERT_FALSE(Counter::check(state, anna, move));
        }
    }
}

TEST(Table, theMovesAreDescribedForPrograms) {
    const CounterTable table(77, phone, testHash);
    const Json moves = table.movesJson();
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[2]["do"], "roll");
    EXPECT_EQ(moves[2]["once"], true);
    EXPECT_EQ(moves[1]["fields"][0]["type"], "seat");
}

} // namespace
} // namespace sideboard::test
