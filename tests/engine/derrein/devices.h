#pragma once

#include "engine/games/derrein/table.h"
#include "tests/engine/derrein/board.h"
#include "tests/engine/testhash.h"

/// Devices at one table, without a network: entries are handed over by the test.
namespace sideboard::derrein {

using DerreinTable = TableOf<Derrein>;

using test::testHash;

inline std::unique_ptr<DerreinTable> newDevice(std::uint64_t id) {
    return std::make_unique<DerreinTable>(42, DeviceId{id}, &testHash);
}

inline std::vector<Entry> entriesOf(const Log& log) {
    std::vector<Entry> all;
    for (std::size_t i = 0; i < log.size(); ++i) all.push_back(log[i]);
    return all;
}

/// What one has and the other lacks goes over, through the codec.
inline TableMerged send(DerreinTable& from, DerreinTable& to) {
    from.markShared();
    const auto lacked = from.log().lackedBy(to.log().have());
    auto decoded = batchFromBytes(batchToBytes(lacked));
    EXPECT_TRUE(decoded);
    return to.merge(std::move(*decoded));
}

/// One thing that people do at a table: mostly moves, sometimes taps, corrections, take-backs.
inline void doSomething(DerreinTable& table, Draws& draws, std::int64_t at) {
    const auto roll = draws.below(20);
    const auto seat = seatAt(draws.below(static_cast<std::uint32_t>(table.state().seats)));
    const std::string mine = "seat" + std::to_string(indexOf(seat)) + ".";
    if (roll < 14) (void)table.playRandomly(seat, draws.below(1'000'000), {at});
    else if (roll < 16) (void)table.adjust(mine + "wood", draws.below(2) == 0 ? 1 : -1, {at});
    else if (roll < 17) (void)table.correct(mine + "flour", static_cast<int>(draws.below(6)), {at});
    else if (roll < 18) (void)table.undo(at);
    else if (roll < 19) (void)table.redo(at);
    else if (table.log().size() > 2)
        (void)table.takeBack(table.log()[1 + draws.below(static_cast<std::uint32_t>(table.log().size() - 1))].id,
                             draws.below(2) == 0, at);
}

inline int fitting(const DerreinTable& table) {
    int count = 0;
    for (std::size_t i = 0; i < table.log().size(); ++i)
        count += table.outcome(i).fit == Fit::fits || table.outcome(i).fit == Fit::contested ? 1 : 0;
    return count;
}

} // namespace sideboard::derrein
