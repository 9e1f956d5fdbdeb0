#pragma once

#include <memory>
#include <span>

#include "engine/core/randomplay.h"
#include "engine/core/table.h"

namespace sideboard {

/// A game as everybody but itself sees it.
struct ShelvedGame {
    const GameInfo& (*info)();
    std::unique_ptr<Table> (*makeTable)(std::uint64_t id, DeviceId self, HashFunction hash);
    Json (*moves)();
    /// Sets of options that random play goes through.
    std::vector<OptionValues> (*optionSets)();
    RandomReport (*playRandomly)(const RandomWish& wish);
    /// For the benchmark: gives a function that applies recorded moves at least so many times and says how many it
    /// were.
    std::function<std::uint64_t(std::uint64_t atLeast)> (*applier)(int seats, std::uint64_t seed);
};

/// All games, one line each.
[[nodiscard]] std::span<const ShelvedGame> shelf();
[[nodiscard]] const ShelvedGame* findGame(std::string_view id);

} // namespace sideboard
