#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

/// Seeded random tables of several devices: whatever the order in which entries travel, everybody ends alike.
namespace sideboard::test {
namespace {

using Tables = std::vector<std::unique_ptr<CounterTable>>;

Tables devices(std::size_t count) {
    Tables tables;
    for (std::size_t i = 0; i < count; ++i)
        tables.push_back(std::make_unique<CounterTable>(77, DeviceId{0x1000 + i}, testHash));
    begin(*tables[0], 3);
    for (std::size_t i = 1; i < count; ++i) sendBothWays(*tables[0], *tables[i]);
    return tables;
}

/// Anything somebody might do. Seats that change hands bar devices from much of the rest, so not in every test.
void act(CounterTable& table, Draws& draws, EntryId& group, bool seatsToo) {
    const Seat seat = seatAt(draws.below(3));
    const auto some = [&] { return table.log()[draws.below(static_cast<std::uint32_t>(table.log().size()))].id; };
    const Entering how{0, draws.below(3) == 0 ? group : EntryId{}, draws.below(9) == 0};
    switch (draws.below(16)) {
    case 0: (void)table.undo(0); break;
    case 1: (void)table.redo(0); break;
    case 2: (void)table.takeBack(some(), draws.below(2) == 0, 0); break;
    case 3: (void)table.adjust("seat1.coins", draws.below(2) == 0 ? 1 : -1, how); break;
    case 4: (void)table.correct("seat0.count", static_cast<int>(draws.below(30)), how); break;
    case 5: (void)table.draw(seat, "roll", Json::object(), how); break;
    case 6:
        (void)table.play(
            seat,
            Roll{static_cast<std::uint16_t>(table.state().rolls + 1), static_cast<std::uint8_t>(1 + draws.below(6))},
            how);
        break;
    case 7:
        if (!seatsToo) break;
        (void)table.changeSeat(seat, {static_cast<SeatAct>(draws.below(9)), DeviceId{0x1000 + draws.below(4)}, "n"}, 0);
        break;
    case 8: {
        const auto secret = table.prepareSecret(seat, "bid", {{"coins", draws.below(9)}}, Salt{1});
        if (secret && table.seal(*secret, how) && draws.below(2) == 0) (void)table.open(*secret, how);
        break;
    }
    case 9: (void)table.enterPrinted("price", static_cast<int>(1 + draws.below(9)), how); break;
    default:
        if (const auto played = table.playRandomly(seat, draws.below(1000), how)) group = *played;
    }
}

TEST(Property, anyPartitionOfAnyLogInAnyOrderEndsAlike) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Draws draws = Chance(seed).draws("partition", 0);
        const Tables tables = devices(4);
        EntryId group;
        for (int i = 0; i < 120; ++i) {
            act(*tables[draws.below(4)], draws, group, seed % 2 == 0);
            if (draws.below(8) == 0) (void)send(*tables[draws.below(4)], *tables[draws.below(4)]);
        }
        for (int round = 0; round < 2; ++round)
            for (const auto& from : tables)
                for (const auto& to : tables)
                    if (from != to) (void)send(*from, *to);
        for (const auto& table : tables) ASSERT_EQ(table->hash(), tables[0]->hash()) << seed;
        // And once more from nothing, in a shuffled order, in pieces.
        std::vector<Entry> entries = allOf(tables[0]->log());
        draws.shuffle(entries);
        CounterTable late(77, laptop, testHash);
        while (!entries.empty()) {
            const std::size_t piece = std::min<std::size_t>(entries.size(), 1 + draws.below(20));
            (void)late.merge({entries.end() - static_cast<std::ptrdiff_t>(piece), entries.end()});
            entries.resize(entries.size() - piece);
        }
        ASSERT_EQ(late.log().waiting(), 0U);
        ASSERT_EQ(late.hash(), tables[0]->hash()) << seed;
        for (std::size_t i = 0; i < late.log().size(); ++i)
            ASSERT_EQ(late.outcome(i).fit, tables[0]->outcome(i).fit) << seed << " " << i;
    }
}

TEST(Property, takingBackAndRestoringGivesTheSame) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Draws draws = Chance(seed).draws("restore", 0);
        CounterTable table(77, phone, testHash);
        begin(table, 3);
        EntryId group;
        for (int i = 0; i < 60; ++i) {
            act(table, draws, group, seed % 2 == 0);
            const auto before = table.hash();
            const EntryId target = table.log()[draws.below(static_cast<std::uint32_t>(table.log().size()))].id;
            const auto back = table.takeBack(target, draws.below(2) == 0, 0);
            if (!back) continue;
            const auto restored = table.takeBack(*back, false, 0);
            if (!restored) continue; // the seat that might have was taken back itself
            ASSERT_EQ(table.hash(), before) << seed << " " << i;
        }
    }
}

TEST(Property, keptStatesGiveTheSameAsFoldingFromTheStart) {
    CounterTable table(77, phone, testHash);
    CounterTable other(77, tablet, testHash);
    begin(table, 3);
    sendBothWays(table, other);
    Draws draws = Chance(41).draws("kept", 0);
    EntryId group;
    for (int i = 0; i < 1500; ++i) {
        const std::size_t which = draws.below(40);
        if (which == 0) sendBothWays(table, other); // lands in the middle
        else if (which < 4) act(other, draws, group, false);
        else act(table, draws, group, false);
        if (i % 50 == 0) {
            ASSERT_EQ(table.hash(), hashFromTheStart(table)) << i;
        }
    }
    sendBothWays(table, other);
    EXPECT_GT(table.log().size(), 1000U);
    ASSERT_EQ(table.hash(), other.hash());
    // Every moment that can be looked at, from kept states here and from the start there.
    CounterTable fresh(77, laptop, testHash);
    (void)fresh.merge(allOf(table.log()));
    for (std::size_t i = 0; i <= table.log().size(); i += 7) ASSERT_EQ(table.stateJsonAt(i), fresh.stateJsonAt(i)) << i;
    for (std::size_t i = 0; i < table.log().size(); i += 7) ASSERT_EQ(table.changesAt(i), fresh.changesAt(i)) << i;
}

TEST(Property, rejectedEntriesAroundAKeptStateChangeNothing) {
    CounterTable table(77, phone, testHash);
    begin(table);
    for (int i = 0; i < 700; ++i) {
        ASSERT_FALSE(table.play(anna, Pay{bert, 9}, {0, {}, true}));
        entered(table.adjust("seat0.count", i % 2 == 0 ? 1 : -1, {}));
        ASSERT_FALSE(table.adjust("seat0.count", -50, {}));
    }
    EXPECT_EQ(table.log().size(), 701U);
    EXPECT_EQ(table.hash(), hashFromTheStart(table));
    entered(table.takeBack(table.log()[1].id, false, 0));
    EXPECT_EQ(table.hash(), hashFromTheStart(table));
}

} // namespace
} // namespace sideboard::test
