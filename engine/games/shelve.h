#pragma once

#include "engine/core/tableof.h"
#include "engine/games/shelf.h"

namespace sideboard {

/// A game's line on the shelf. Used in one source file of each game, so that its table is compiled once.
template <Game G>
[[nodiscard]] constexpr ShelvedGame shelve() {
    return {
        &G::info,
        [](std::uint64_t id, DeviceId self, HashFunction hash) -> std::unique_ptr<Table> {
            return std::make_unique<TableOf<G>>(id, self, hash);
        },
        [] { return movesJson<typename G::Move>(); },
        &optionSetsOf<G>,
        [](const RandomWish& wish) { return playRandomly<G>(wish); },
        [](int seats, std::uint64_t seed) -> std::function<std::uint64_t(std::uint64_t)> {
            return [recorded = recordGame<G>(seats, seed, 2000, true)](std::uint64_t atLeast) {
                return applyRepeatedly(recorded, atLeast);
            };
        },
    };
}

} // namespace sideboard
