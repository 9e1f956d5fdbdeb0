#pragma once

#include "engine/core/game.h"
#include "engine/games/derrein/moves.h"

namespace sideboard::derrein {

/// The fold. Refuses only what cannot be represented, so that the board can always be right.
[[nodiscard]] Folded<State> apply(const State& state, Seat seat, const Move& move);

} // namespace sideboard::derrein
