#pragma once

#include <cstdint>

#include "engine/games/neuland/state.h"

namespace sideboard::neuland {

/// Deals the ten board pieces, one single hex and nine double ones, onto the 19 hexes in a random arrangement.
void dealMap(State& state, Terrain single, std::uint64_t seed);

} // namespace sideboard::neuland
