#pragma once

#include "engine/core/game.h"
#include "engine/games/derrein/moves.h"

/// The hands of the fold: goods change owners, pieces come and go. Each refuses only what cannot be represented.
namespace sideboard::derrein {

using Played = std::optional<Misfit>;

[[nodiscard]] inline Misfit cannot(std::string_view reason, Figures figures = {}) { return {reason, figures}; }

inline constexpr int goodsMost = 99; ///< on a tally, where raw goods are not limited

/// Takes goods from a player; nothing is taken if there are too few.
[[nodiscard]] Played pay(State& state, Seat seat, Good good, int amount);
void gain(State& state, Seat seat, Good good, int amount);
/// Where there is a map a cell must be named, and where there is none it must not.
[[nodiscard]] Played freeCell(const State& state, std::optional<Cell> cell);
[[nodiscard]] Played freePlace(const State& state, std::optional<Place> place);
[[nodiscard]] Played raiseFarm(State& state, Seat seat, std::optional<Cell> cell, Raw landscape);
[[nodiscard]] Played raiseWitchery(State& state, Seat seat, std::optional<Cell> cell);
[[nodiscard]] Played raiseWorkshop(State& state, Seat seat, std::optional<Cell> cell, Workshop workshop);
[[nodiscard]] Played raiseDuchy(State& state, Seat seat, std::optional<Place> place);
/// Changes the size of a duchy of this player.
[[nodiscard]] Played resize(State& state, Seat seat, std::optional<Place> place, Duchy from, Duchy to);
[[nodiscard]] Played removeWorkshop(State& state, Seat seat, Workshop workshop, std::optional<Cell> cell);
void removeWitchery(State& state, Seat seat);
/// A new mill makes the old one leave the board ("Le moulin").
void removeMillOfOthers(State& state, Seat seat);

/// Counts every player's buildings on the map anew.
void recount(State& state);
/// Puts a building on a landscape, or clears it, whatever stood there.
void setBuilding(State& state, Cell cell, Building building, Seat owner);
void setDuchy(State& state, Place place, Duchy size, Seat owner);
/// The bowl before the first turn: two of each colour, no red.
void fillBowl(State& state);

} // namespace sideboard::derrein
