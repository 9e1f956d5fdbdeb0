#pragma once

#include "engine/core/view.h"
#include "engine/games/derrein/state.h"

namespace sideboard::derrein {

/// What to put where on the real table for this number of players ("Les préparations").
[[nodiscard]] Panel setUpSteps(const State& state);

} // namespace sideboard::derrein
