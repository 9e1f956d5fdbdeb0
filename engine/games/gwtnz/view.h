#pragma once

#include "engine/core/view.h"
#include "engine/games/gwtnz/state.h"

/// Panels of the view that have a file of their own.
namespace sideboard::gwtnz {

/// Before the first turn: what to put where on the real table.
[[nodiscard]] Panel setUpPanel(const State& state);

/// What the app has worked out for the player whose turn it is: ways to buy sheep, the best shearing, the best
/// delivery. Nothing: there is nothing to work out now.
[[nodiscard]] std::optional<Panel> helpPanel(const State& state);

} // namespace sideboard::gwtnz
