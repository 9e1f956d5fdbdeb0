#pragma once

#include "engine/games/gwtnz/state.h"

/// Which objective cards a player's things can meet together: each thing serves one condition of one card (p. 17).
namespace sideboard::gwtnz {

/// How often each condition can be met. Buildings of 4 craftsmen or more also count as buildings.
using Means = Per<Condition, std::int16_t>;
[[nodiscard]] Means meansOf(const State& state, const Player& player);

/// One outcome for each card of the list: met, failed, or left in the herd.
enum class Met : std::uint8_t { left = 0, met = 1, failed = 2 };
struct Assignment {
    int points = 0;
    std::array<Met, objectivesMost> outcomes{};
};
/// The best way to count them: those played must count, those in the herd may.
[[nodiscard]] Assignment bestAssignment(const Means& means, const List<OwnObjective, objectivesMost>& objectives);
/// Whether these cards (as bits) can all be met.
[[nodiscard]] bool meetsAll(const Means& means, const List<OwnObjective, objectivesMost>& objectives,
                            std::uint32_t cards);

} // namespace sideboard::gwtnz
