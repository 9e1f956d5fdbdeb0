#pragma once

#include "engine/core/game.h"
#include "engine/games/neuland/moves.h"

namespace sideboard::neuland {

/// The fold. Refuses only what cannot be represented, so that the board can always be right.
[[nodiscard]] Folded<State> apply(const State& state, Seat seat, const Move& move);

/// Fills in what follows from edition and number of players: tokens and printed values.
void prepare(State& state);
/// Takes a worker off a place with what his product uses up: the top ore of a mine, the metal of a smelter.
void removeWorker(State& state, Place place);
/// Ends the turn of the active player, all mines filled: the present walks to the next marker.
void passTurn(State& state);

} // namespace sideboard::neuland
