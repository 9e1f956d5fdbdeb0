#include "tests/engine/derrein/devices.h"

namespace sideboard::derrein {

namespace {

/// A log that several devices wrote, meeting now and then.
std::vector<Entry> sharedLog(std::uint64_t seed, int steps, std::uint64_t& hash, double& fits) {
    Draws draws = Chance(seed).draws("shared log", 0);
    std::vector<std::unique_ptr<DerreinTable>> devices;
    for (std::uint64_t i = 1; i <= 3; ++i) devices.push_back(newDevice(i));
    EXPECT_TRUE(devices[0]->setUp(setup(3, {{"map", 1}, {"cost-card", 1}}), 0));
    for (std::size_t i = 1; i < 3; ++i) (void)send(*devices[0], *devices[i]);
    for (int step = 0; step < steps; ++step) {
        doSomething(*devices[draws.below(3)], draws, step);
        if (draws.below(4) == 0) {
            const auto from = draws.below(3);
            const auto to = draws.below(3);
            if (from != to) (void)send(*devices[from], *devices[to]);
        }
    }
    for (int round = 0; round < 2; ++round)
        for (std::size_t from = 0; from < 3; ++from)
            for (std::size_t to = 0; to < 3; ++to)
                if (from != to) (void)send(*devices[from], *devices[to]);
    hash = devices[0]->hash();
    EXPECT_EQ(devices[1]->hash(), hash);
    EXPECT_EQ(devices[2]->hash(), hash);
    int live = 0;
    for (std::size_t i = 0; i < devices[0]->log().size(); ++i)
        live += devices[0]->outcome(i).fit != Fit::takenBack ? 1 : 0;
    fits = static_cast<double>(fitting(*devices[0])) / live;
    return entriesOf(devices[0]->log());
}

} // namespace

TEST(DerreinLog, mergingAnyPartitionInAnyOrderGivesTheSameHash) {
    double leastFitting = 1;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        std::uint64_t hash = 0;
        double fits = 0;
        std::vector<Entry> entries = sharedLog(seed, 250, hash, fits);
        leastFitting = std::min(leastFitting, fits);
        Draws draws = Chance(seed).draws("partition", 0);
        for (int attempt = 0; attempt < 5; ++attempt) {
            draws.shuffle(entries);
            const auto device = newDevice(77);
            for (std::size_t at = 0; at < entries.size();) {
                const std::size_t size = std::min<std::size_t>(entries.size() - at, 1 + draws.below(60));
                (void)device->merge({entries.begin() + static_cast<std::ptrdiff_t>(at),
                                     entries.begin() + static_cast<std::ptrdiff_t>(at + size)});
                at += size;
            }
            ASSERT_EQ(device->log().waiting(), 0u);
            ASSERT_EQ(device->log().size(), entries.size());
            ASSERT_EQ(device->hash(), hash) << "seed " << seed;
        }
    }
    // Equal hashes with everything skipped would prove nothing.
    EXPECT_GT(leastFitting, 0.5);
    std::cout << "least share of live entries that fit: " << leastFitting << "\n";
}

TEST(DerreinLog, takingBackAndRestoringGivesTheSameHash) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Draws draws = Chance(seed).draws("take back", 0);
        const auto table = newDevice(1);
        ASSERT_TRUE(table->setUp(setup(2, {{"map", 1}, {"cost-card", 1}}), 0));
        for (int i = 0; i < 120; ++i) (void)table->playRandomly(seatAt(draws.below(2)), draws.below(100000), {i});
        const std::uint64_t before = table->hash();
        // One anywhere in the log, and restored.
        const EntryId target = table->log()[1 + draws.below(static_cast<std::uint32_t>(table->log().size() - 1))].id;
        const auto back = table->takeBack(target, false, 1);
        ASSERT_TRUE(back);
        ASSERT_TRUE(table->takeBack(*back, false, 2));
        ASSERT_EQ(table->hash(), before) << seed;
        // Many from the end, and all again.
        for (int i = 0; i < 30; ++i) ASSERT_TRUE(table->undo(3));
        EXPECT_NE(table->hash(), before);
        for (int i = 0; i < 30; ++i) ASSERT_TRUE(table->redo(4));
        ASSERT_EQ(table->hash(), before) << seed;
        EXPECT_FALSE(table->redo(5));
    }
}

TEST(DerreinLog, aDeviceThatWasAwayMakesNoEntryOfTheOthersStopFitting) {
    std::size_t asked = 0;
    std::size_t drafts = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Draws draws = Chance(seed).draws("away", 0);
        const auto here = newDevice(9);
        const auto away = newDevice(1); // the smaller id would win every tie
        ASSERT_TRUE(here->setUp(setup(3, {{"map", 1}, {"cost-card", 1}}), 0));
        for (int i = 0; i < 40; ++i) doSomething(*here, draws, i);
        (void)send(*here, *away);
        for (int i = 0; i < 60; ++i) doSomething(*here, draws, 100 + i);
        for (int i = 0; i < 60; ++i) doSomething(*away, draws, 100 + i);
        drafts += away->log().draftCount();
        // It comes back: takes in, puts its drafts behind, asks about what no longer goes, and only then sends.
        (void)send(*here, *away);
        asked += away->settleDrafts(1000).size();
        const TableMerged merged = send(*away, *here);
        EXPECT_TRUE(merged.stoppedFitting.empty()) << "seed " << seed;
        ASSERT_EQ(here->hash(), away->hash()) << "seed " << seed;
        ASSERT_EQ(here->log().size(), away->log().size());
    }
    EXPECT_GT(drafts, 1000u);
    std::cout << "drafts " << drafts << ", asked about " << asked << "\n";
}

TEST(DerreinLog, realEntriesComeBackFromTheirBytesAndFromTheirNames) {
    std::uint64_t hash = 0;
    double fits = 0;
    const std::vector<Entry> entries = sharedLog(3, 600, hash, fits);
    const auto table = newDevice(5);
    DeviceNumbers numbers;
    std::size_t bytes = 0;
    std::size_t moves = 0;
    for (const Entry& entry : entries) {
        const std::string encoded = entryToBytes(entry, numbers);
        const auto decoded = entryFromBytes(encoded, numbers);
        ASSERT_TRUE(decoded);
        ASSERT_EQ(*decoded, entry);
        const auto named = table->entryFromJson(table->entryToJson(entry));
        ASSERT_TRUE(named) << named.error().message;
        ASSERT_EQ(*named, entry);
        if (std::holds_alternative<MoveBody>(entry.body)) {
            bytes += encoded.size();
            ++moves;
        }
    }
    EXPECT_LE(bytes, moves * 25);
    std::cout << "bytes per move entry: " << static_cast<double>(bytes) / static_cast<double>(moves) << "\n";
}

TEST(DerreinLog, noTruncationAndNoMutationOfRealEntriesBreaksTheTable) {
    std::uint64_t hash = 0;
    double fits = 0;
    const std::vector<Entry> entries = sharedLog(8, 200, hash, fits);
    std::vector<const Entry*> pointers;
    for (const Entry& entry : entries) pointers.push_back(&entry);
    const std::string batch = batchToBytes(pointers);
    for (std::size_t size = 0; size < batch.size(); ++size)
        ASSERT_FALSE(batchFromBytes(std::string_view(batch).substr(0, size)));

    Draws draws = Chance(4).draws("mutations", 0);
    std::size_t accepted = 0;
    const auto table = newDevice(6);
    (void)table->merge(entries);
    for (int i = 0; i < 100'000; ++i) {
        const Entry& original = entries[draws.below(static_cast<std::uint32_t>(entries.size()))];
        DeviceNumbers numbers;
        std::string bytes = entryToBytes(original, numbers);
        for (std::uint32_t change = 0; change <= draws.below(3); ++change) {
            const auto at = draws.below(static_cast<std::uint32_t>(bytes.size()));
            const auto kind = draws.below(3);
            if (kind == 0) bytes[at] = static_cast<char>(draws.below(256));
            else if (kind == 1) bytes.erase(at, 1);
            else bytes.insert(at, 1, static_cast<char>(draws.below(256)));
            if (bytes.empty()) bytes = "x";
        }
        const auto decoded = entryFromBytes(bytes, numbers);
        if (!decoded) continue;
        ++accepted;
        ASSERT_EQ(entryToBytes(*decoded, numbers), bytes); // what is accepted has one spelling
        if (i % 50 == 0) (void)table->merge({*decoded});   // whatever it says, the fold survives it
    }
    EXPECT_GT(accepted, 1000u);
    EXPECT_FALSE(table->stateJson().empty());
}

TEST(DerreinChance, drawingAgainAfterAnyTakeBacksGivesTheSame) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Draws draws = Chance(seed).draws("again", 0);
        const auto table = newDevice(1);
        auto wish = setup(2, {{"map", 2}});
        wish.seed = seed;
        ASSERT_TRUE(table->setUp(wish, 0));
        State state = board({}, 2, {{"map", 2}});
        state.phase = Phase::harvest;
        ASSERT_TRUE(table->load(toJson(state), 0));
        std::map<int, Json> seen;
        for (int step = 0; step < 150; ++step) {
            const Seat seat = table->state().active;
            const int turn = table->state().turn;
            if (table->state().phase == Phase::harvest && draws.below(2) == 0) {
                const auto drawn = table->draw(seat, "throw-bowl", Json::object(), {step});
                ASSERT_TRUE(drawn);
                const Json body = table->entryToJson(*table->log().find(*drawn))["body"]["move"]["beads"];
                const auto [known, fresh] = seen.emplace(turn, body);
                // The bowl itself is the same unless its content changed, and nothing here changes it before round 3.
                ASSERT_TRUE(fresh || table->state().round >= 3 || known->second == body) << "turn " << turn;
            } else if (draws.below(3) == 0) (void)table->undo(step);
            else (void)table->playRandomly(seat, draws.below(10000), {step});
        }
    }
}

TEST(DerreinChance, aDrawThatWasSeenAndTakenBackIsMarkedInTheHistory) {
    const auto table = newDevice(1);
    ASSERT_TRUE(table->setUp(setup(2, {{"map", 2}}), 0));
    State state = board({}, 2, {{"map", 2}});
    state.phase = Phase::harvest;
    ASSERT_TRUE(table->load(toJson(state), 0));
    ASSERT_TRUE(table->draw(anna, "throw-bowl", Json::object(), {}));
    EXPECT_FALSE(table->history(2).seenDraw);
    ASSERT_TRUE(table->undo(0));
    EXPECT_TRUE(table->history(2).seenDraw);
    EXPECT_EQ(table->history(2).outcome.fit, Fit::takenBack);
}

} // namespace sideboard::derrein
