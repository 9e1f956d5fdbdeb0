#pragma once

#include "engine/games/gwtnz/moves.h"

/// Sarah's turn as a list of steps.
namespace sideboard::gwtnz {

/// Opens a card: what she will do, in order.
void openCard(State& state, int card);
/// What a step counts as done; what it leads to stands first in the list.
void finishStep(State& state, bool skipped = false);
/// Ends her turn when nothing is left to do.
void settleSarah(State& state);
/// Gives her a worker: its bonus card and immediate action become steps, her specialization may change (booklet p. 2).
void placeSarahsWorker(State& state, Worker worker);

} // namespace sideboard::gwtnz
