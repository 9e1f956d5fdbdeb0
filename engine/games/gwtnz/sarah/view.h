#pragma once

#include "engine/core/view.h"
#include "engine/games/gwtnz/state.h"

namespace sideboard::gwtnz {

/// Her card: its number, what it is about, how far she moves.
[[nodiscard]] Panel sarahCardPanel(const State& state);
/// Her turn as numbered steps: done, current, to come; each with what to move on the real board and why.
[[nodiscard]] Panel sarahStepsPanel(const State& state);
/// Workers, specialization, discs, next delivery.
[[nodiscard]] Panel sarahBoardPanel(const State& state);

} // namespace sideboard::gwtnz
