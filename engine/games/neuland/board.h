#pragma once

#include "engine/games/neuland/moves.h"

/// Questions about the ring and the board that the rules, the fold and the screens ask.
namespace sideboard::neuland {

// The ring -----------------------------------------------------------------------------------------------------------

[[nodiscard]] inline kit::Ring ringOf(const State& state) {
    return kit::Ring(spacesOf(state.options.edition, state.seats));
}
/// Whether another player's time marker stands on a space.
[[nodiscard]] bool isTaken(const State& state, Seat by, int space);
/// Steps from the present to a player's time marker: the actions done in the turn, if it is his.
[[nodiscard]] int stepsOf(const State& state, Seat seat);
/// Actions that this player may still do if he is on turn: never onto the present or beyond, and only as many as leave
/// a free space to end on (facts 10).
[[nodiscard]] int actionsLeft(const State& state, Seat seat);
/// Steps that ending the turn here moves the marker on: 0, or to the first free space (T1 1.2, T2 II).
[[nodiscard]] int skipAtEnd(const State& state, Seat seat);
/// Who plays next if this player, whose turn it is, ends it now.
[[nodiscard]] Seat nextAfter(const State& state, Seat seat);
/// Who plays next after round one, once markers stand as they do: the first marker found from the present on.
[[nodiscard]] Seat firstFound(const State& state);

// The board ----------------------------------------------------------------------------------------------------------

/// What a worker standing on this unit is worth.
[[nodiscard]] Good productOn(const Unit& unit);
/// What a free unit can make: one good, or iron and silver; nothing for an empty mine.
[[nodiscard]] List<Good, 2> productsOf(const Unit& unit);
/// What making a product on a tile takes.
[[nodiscard]] Recipe recipeFor(const State& state, Tile tile, Good product);

[[nodiscard]] int workersOnMap(const State& state, Seat seat);
[[nodiscard]] int workersInSupply(const State& state, Seat seat);
[[nodiscard]] int armsLeft(const State& state, Seat seat);
/// Tiles of a kind that nobody has built; start tiles that wait for their players do not count.
[[nodiscard]] int tilesLeft(const State& state, Tile tile);
/// Ore markers in the bag (second edition) or beside the board (first).
[[nodiscard]] Ores oresLeft(const State& state);
[[nodiscard]] int metalMarkersLeft(const State& state);
[[nodiscard]] std::optional<Place> freePlace(const State& state, Hex hex);
[[nodiscard]] bool isEmpty(const State& state, Hex hex);
/// Where a property stands.
[[nodiscard]] std::optional<Place> placeOf(const State& state, Tile property);
/// Whether every tile of its category with a lower number has left the stack: by the printed values if all three are
/// known, else in the order of the tile list.
[[nodiscard]] bool isOnTop(const State& state, Tile property);
/// Whether a first-turn player may settle on this hex: an empty forest; if there is none left, one with room for two.
[[nodiscard]] bool maySettle(const State& state, Hex hex);

} // namespace sideboard::neuland
