#pragma once

#include "engine/games/derrein/state.h"

/// Questions about the board that both the rules and the fold ask.
namespace sideboard::derrein {

inline constexpr std::uint8_t nowhere = 255;

[[nodiscard]] int farmsOf(const Player& player);
[[nodiscard]] int workshopsOf(const Player& player);
[[nodiscard]] int duchiesOf(const Player& player);
/// Units of food for one turn: 1 per small duchy, 2 per large ("Phase alimentaire").
[[nodiscard]] int foodNeed(const Player& player);
[[nodiscard]] int foodHeld(const Player& player);

/// Whether nobody owns this kind, so that everybody may use it ("Atelier public").
[[nodiscard]] bool isPublic(const State& state, Workshop workshop);
[[nodiscard]] Seat ownerOfMill(const State& state);
/// What one raw good gives in this player's own or a public workshop, guild masters counted.
[[nodiscard]] int yieldFor(const State& state, Seat seat, Raw raw);
/// Pieces of a good that nobody holds.
[[nodiscard]] int supplyOf(const State& state, Good good);
/// Beads of a colour that are not in the bowl.
[[nodiscard]] int beadsOutside(const State& state, Colour colour);

/// A duchy stands in the middle of four landscapes, never at the rim.
[[nodiscard]] bool isDuchyPlace(const State& state, int crossing);
[[nodiscard]] bool hasOwnDuchyBeside(const State& state, Seat seat, int cell);
[[nodiscard]] bool hasOthersDuchyBeside(const State& state, Seat seat, int cell);
/// Strength of one player's duchies around a cell: small 1, large 2.
[[nodiscard]] int strengthBeside(const State& state, Seat seat, int cell);
[[nodiscard]] bool hasLargeDuchyBeside(const State& state, Seat seat, int cell);
/// A witchery of this player on a side of the cell.
[[nodiscard]] bool hasWitcheryBeside(const State& state, Seat seat, int cell);

/// How many of a player's workshops find no room, if each is counted to one duchy beside it that has room: small 2,
/// large 4. Three workshops around a small duchy are legal if another duchy can take one of them ("Construire un
/// duché").
[[nodiscard]] int workshopsWithoutRoom(const State& state, Seat seat);

/// What a player's buildings meet of a list of needs; white landscapes take any workshop not asked for by name.
[[nodiscard]] bool meets(const Player& player, const Needs& needs);
/// What is still missing.
[[nodiscard]] Needs missingFor(const Player& player, const Needs& needs);
[[nodiscard]] Needs wholeMission(const State& state, const Mission& mission);

} // namespace sideboard::derrein
