#pragma once

#include "engine/core/game.h"
#include "engine/games/derrein/moves.h"

namespace sideboard::derrein {

/// The fold. Refuses only what cannot be represented, so that the board can always be right.
[[nodiscard]] Folded<State> apply(const State& state, Seat seat, const Move& move);

/// Counts every player's buildings on the map anew.
void recount(State& state);
/// Puts a building on a landscape, or clears it, whatever stood there.
void setBuilding(State& state, Cell cell, Building building, Seat owner);
void setDuchy(State& state, Place place, Duchy size, Seat owner);
/// The bowl before the first turn: two of each colour, no red.
void fillBowl(State& state);

inline constexpr int goodsMost = 99; ///< on a tally, where raw goods are not limited

} // namespace sideboard::derrein
