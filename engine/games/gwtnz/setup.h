#pragma once

#include "engine/core/game.h"
#include "engine/games/gwtnz/state.h"

namespace sideboard::gwtnz {

/// The table as it stands before the first turn (p. 3 to 5, booklet p. 1).
[[nodiscard]] State setUp(const Setup& setup);
/// A deck for those who play without looking at the cards: conditions and actions are from the rulebook, how they are
/// combined is assumed.
[[nodiscard]] Objective assumedObjective(int number);
/// The objective that comes after so many others: each of the 24 once.
[[nodiscard]] Objective objectiveDrawn(const Chance& chance, int before);
/// The kind of move that Sarah's next step waits for.
[[nodiscard]] std::string_view sarahsNextKind(const State& state);

} // namespace sideboard::gwtnz
