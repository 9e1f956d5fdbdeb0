#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

constexpr std::int64_t evening = 1'760'000'000'000;

/// A table after a long evening: numbers as large as they get.
std::vector<Entry> longEvening() {
    CounterTable table(77, phone, testHash);
    begin(table);
    EntryId last;
    for (int i = 0; i < 3000; ++i)
        last = entered(table.adjust("seat0.count", i % 2 == 0 ? 1 : -1, {evening + i, {}, false}));
    entered(table.play(bert, Pay{anna, 3}, {evening, last, false}));
    entered(table.draw(anna, "roll", Json::object(), {evening, {}, false}));
    entered(table.correct("seat1.count", 42, {evening, {}, false}));
    entered(table.takeBack(last, true, evening));
    entered(table.note(anna, "Zoë", evening));
    entered(table.enterPrinted("price", 4, {evening, {}, false}));
    entered(table.changeOption("limit", 60, {evening, {}, false}));
    entered(table.changeSeat(bert, {SeatAct::handOver, tablet, {}}, evening));
    const auto secret = table.prepareSecret(anna, "bid", {{"coins", 3}}, Salt{9});
    entered(table.seal(*secret, {}));
    entered(table.open(*secret, {}));
    entered(table.finish(true, evening));
    std::vector<Entry> entries = allOf(table.log());
    entries.erase(entries.begin() + 10, entries.begin() + 2990);
    return entries;
}

std::string batchOf(const std::vector<Entry>& entries) {
    std::vector<const Entry*> pointers;
    for (const Entry& entry : entries) pointers.push_back(&entry);
    return batchToBytes(pointers);
}

std::string mutated(std::string bytes, Draws draws) {
    for (std::uint32_t edits = 1 + draws.below(4); edits > 0; --edits) {
        const std::uint32_t at = draws.below(static_cast<std::uint32_t>(bytes.size()));
        switch (draws.below(4)) {
        case 0: bytes[at] = static_cast<char>(draws.below(256)); break;
        case 1: bytes[at] = static_cast<char>(bytes[at] ^ (1 << draws.below(8))); break;
        case 2: bytes.insert(at, 1, static_cast<char>(draws.below(256))); break;
        default: bytes.erase(at, 1); break;
        }
        if (bytes.empty()) bytes.push_back('\0');
    }
    return bytes;
}

TEST(EntryBytes, everyKindComesBackAsItWas) {
    for (const Entry& entry : longEvening()) {
        DeviceNumbers devices;
        const std::string bytes = entryToBytes(entry, devices);
        const auto back = entryFromBytes(bytes, devices);
        ASSERT_TRUE(back);
        EXPECT_EQ(*back, entry);
        EXPECT_EQ(fingerprint(*back), fingerprint(entry));
    }
}

TEST(EntryBytes, aTypicalEntryTakesAtMost25) {
    std::map<std::string, std::size_t> largest;
    for (const Entry& entry : longEvening()) {
        DeviceNumbers devices({phone, tablet});
        std::size_t& size = largest[std::string(kindOf(entry.body).name)];
        size = std::max(size, entryToBytes(entry, devices).size());
    }
    for (const auto& [kind, size] : largest) RecordProperty(kind, static_cast<int>(size));
    EXPECT_LE(largest["move"], 25U);
    EXPECT_LE(largest["adjustment"], 25U);
    EXPECT_LE(largest["correction"], 25U);
    EXPECT_LE(largest["take-back"], 25U);
    EXPECT_LE(largest["seat"], 25U);
}

TEST(EntryBytes, aDeviceThatTheListDoesNotHoldIsRefused) {
    const Entry entry{{phone, 5}, {4, phone}, anna, {phone, 5}, 0, TakeBack{{tablet, 3}, true}};
    DeviceNumbers both;
    const std::string bytes = entryToBytes(entry, both);
    EXPECT_EQ(both.devices(), (std::vector{phone, tablet}));
    EXPECT_EQ(*entryFromBytes(bytes, both), entry);
    EXPECT_FALSE(entryFromBytes(bytes, DeviceNumbers({phone})));
}

TEST(EntryBytes, aGroupOfTheSameDeviceHasOneSpelling) {
    Entry entry{{phone, 5}, {4, phone}, anna, {phone, 3}, 0, Note{}};
    DeviceNumbers devices({phone});
    EXPECT_EQ(*entryFromBytes(entryToBytes(entry, devices), devices), entry);
    ByteWriter out; // the same group, spelled out as that of another device is
    for (int value : {0, 5, 4, 0}) out.number(static_cast<std::uint64_t>(value));
    out.byte(1);
    out.number(1);
    out.number(3);
    out.signedNumber(0);
    out.raw(variantToBytes(entry.body));
    EXPECT_FALSE(entryFromBytes(out.bytes(), devices));
}

TEST(EntryBytes, textThatIsNotUtf8IsRefused) {
    Entry entry{{phone, 1}, {}, anna, {phone, 1}, 0, Note{"\xff"}};
    DeviceNumbers devices({phone});
    EXPECT_FALSE(entryFromBytes(entryToBytes(entry, devices), devices));
    entry.body = SeatChange{SeatAct::name, {}, "\xc3"};
    EXPECT_FALSE(entryFromBytes(entryToBytes(entry, devices), devices));
    entry.body = SeatChange{SeatAct::name, {}, "Zo\xc3\xab"};
    EXPECT_TRUE(entryFromBytes(entryToBytes(entry, devices), devices));
}

TEST(EntryBytes, everyTruncationIsRefused) {
    for (const Entry& entry : longEvening()) {
        DeviceNumbers devices;
        const std::string bytes = entryToBytes(entry, devices);
        for (std::size_t size = 0; size < bytes.size(); ++size)
            ASSERT_FALSE(entryFromBytes(std::string_view(bytes).substr(0, size), devices))
                << kindOf(entry.body).name << " " << size;
    }
}

TEST(EntryBytes, aHundredThousandMutationsAreReadOrRefused) {
    const std::vector<Entry> entries = longEvening();
    DeviceNumbers devices;
    std::vector<std::string> originals;
    for (const Entry& entry : entries) originals.push_back(entryToBytes(entry, devices));
    const Chance chance(11);
    int read = 0;
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        const std::string bytes = mutated(originals[i % originals.size()], chance.draws("entry", i));
        const auto entry = entryFromBytes(bytes, devices);
        if (!entry) continue;
        ++read;
        ASSERT_EQ(entryToBytes(*entry, devices), bytes) << "what is accepted has one spelling";
    }
    EXPECT_GT(read, 1000) << "the test looks at something";
}

TEST(Batch, givesAllOrNothing) {
    const std::vector<Entry> entries = longEvening();
    const std::string bytes = batchOf(entries);
    const auto back = batchFromBytes(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, entries);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        ASSERT_FALSE(batchFromBytes(std::string_view(bytes).substr(0, size))) << size;
    EXPECT_FALSE(batchFromBytes(bytes + '\0'));
    EXPECT_TRUE(batchFromBytes(batchOf({}))->empty());
}

TEST(Batch, namesNobody) {
    const Entry entry{{DeviceId{}, 1}, {}, anna, {DeviceId{}, 1}, 0, Note{}};
    EXPECT_FALSE(batchFromBytes(batchOf({entry})));
}

/// The whole way in: bytes that are accepted go into a table that is used. Whatever they say, the table stays one that
/// folds to the same from the start, and what it held before is still there.
TEST(Batch, aHundredThousandMutationsNeverHalfApply) {
    CounterTable source(77, phone, testHash);
    begin(source);
    for (int i = 0; i < 12; ++i) entered(source.playRandomly(seatAt(static_cast<std::size_t>(i % 2)), 3, {}));
    entered(source.undo(0));
    entered(source.correct("seat0.coins", 3, {}));
    const std::vector<Entry> entries = allOf(source.log());
    const std::string bytes = batchOf(entries);
    const Chance chance(12);
    std::unique_ptr<CounterTable> table;
    int read = 0;
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        if (!table || table->log().size() > 400) { // hostile entries pile up: start again
            table = std::make_unique<CounterTable>(77, tablet, testHash);
            (void)table->merge(entries);
        }
        const auto batch = batchFromBytes(mutated(bytes, chance.draws("batch", i)));
        if (!batch) continue;
        ++read;
        const std::size_t held = table->log().size();
        const std::uint64_t before = table->hash();
        const TableMerged merged = table->merge(*batch);
        ASSERT_EQ(table->log().size(), held + merged.log.added);
        if (merged.log.added == 0) {
            ASSERT_EQ(table->hash(), before);
        }
        if (read % 500 == 0) {
            ASSERT_EQ(table->hash(), hashFromTheStart(*table));
            for (std::size_t at = 0; at < table->log().size(); ++at) (void)toJson(table->history(at)).dump();
        }
    }
    EXPECT_GT(read, 1000) << "the test looks at something";
}

/// Moves of any bytes at all, applied: they fit or do not fit, and the state stays one that can be.
TEST(Batch, hostileMovesFitOrDoNotFit) {
    const Chance chance(13);
    CounterTable table(77, phone, testHash);
    begin(table);
    std::uint32_t seq = 1;
    Stamp after = table.log().highest();
    std::vector<Entry> hostile;
    for (std::uint64_t i = 0; i < 20'000; ++i) {
        Draws draws = chance.draws("hostile", i);
        std::string bytes;
        for (std::uint32_t size = 1 + draws.below(4); size > 0; --size)
            bytes.push_back(static_cast<char>(draws.below(draws.below(2) == 0 ? 8 : 256)));
        const Entry entry{{tablet, seq}, after, draws.below(9) == 0 ? noSeat : seatAt(draws.below(maxSeats)),
                          {tablet, seq}, 0,     MoveBody{false, false, bytes}};
        ++seq;
        after = entry.stamp();
        hostile.push_back(entry);
    }
    const TableMerged merged = table.merge(hostile);
    EXPECT_EQ(merged.log.added, 20'000U);
    EXPECT_FALSE(Counter::broken(table.state()));
    std::map<Fit, int> fits;
    for (std::size_t i = 0; i < table.log().size(); ++i) ++fits[table.outcome(i).fit];
    EXPECT_GT(fits[Fit::fits], 10);
    EXPECT_GT(fits[Fit::didNotFit], 10'000);
}

} // namespace
} // namespace sideboard::test
