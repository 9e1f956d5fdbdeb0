#pragma once

#include "engine/core/refusal.h"
#include "engine/games/neuland/payment.h"

namespace sideboard::neuland {

/// Where the rulebooks say it: the section of the first edition, or the chapter of the second.
namespace section {
inline constexpr std::string_view setUp = "1.1 / Mise en place";
inline constexpr std::string_view start = "1.1 / Début de la partie";
inline constexpr std::string_view turn = "1.2 / II";
inline constexpr std::string_view produce = "2.1 / I";
inline constexpr std::string_view inputs = "2.1 / III";
inline constexpr std::string_view distance = "2.1 / III-A";
inline constexpr std::string_view cart = "III-A";
inline constexpr std::string_view tokens = "III";
inline constexpr std::string_view forage = "2.3";
inline constexpr std::string_view mine = "2.4, 3.2 / IV";
inline constexpr std::string_view smelter = "2.4 / I";
inline constexpr std::string_view build = "3.1 / IV";
inline constexpr std::string_view score = "2.2 / V";
inline constexpr std::string_view firstRound = "Aperçu du tour";
inline constexpr std::string_view end = "Fin de la partie";
} // namespace section

using Checked = std::optional<Refusal>;

/// The whole rulebook.
[[nodiscard]] Checked check(const State& state, Seat seat, const Move& move);

[[nodiscard]] Checked check(const State&, Seat, const Paint&);
[[nodiscard]] Checked check(const State&, Seat, const DrawFirst&);
[[nodiscard]] Checked check(const State&, Seat, const Settle&);
[[nodiscard]] Checked check(const State&, Seat, const Produce&);
[[nodiscard]] Checked check(const State&, Seat, const Build&);
[[nodiscard]] Checked check(const State&, Seat, const ScoreTile&);
[[nodiscard]] Checked check(const State&, Seat, const DrawOres&);
[[nodiscard]] Checked check(const State&, Seat, const StackOres&);
[[nodiscard]] Checked check(const State&, Seat, const EndTurn&);
[[nodiscard]] Checked check(const State&, Seat, const Act&);
[[nodiscard]] Checked check(const State&, Seat, const PlaceArms&);

// Shared by the parts.

/// Whether this seat is on turn at all.
[[nodiscard]] Checked onTurn(const State& state, Seat seat);
/// Whether it may do actions on the map: settled, no mine to fill.
[[nodiscard]] Checked mayAct(const State& state, Seat seat);
/// Whether a free unit can make something, leaving the payment aside.
[[nodiscard]] Checked unitIsReady(const State& state, Place place);
/// Whether this tile may be taken from the stack to be built, leaving the payment aside.
[[nodiscard]] Checked tileIsThere(const State& state, Tile tile);
[[nodiscard]] Checked hexTakes(const State& state, Tile tile, Hex hex);
/// Whether this property may be scored now on this hex, leaving the payment aside.
[[nodiscard]] Checked mayScore(const State& state, Seat seat, Tile tile);
[[nodiscard]] Checked scoresOn(const State& state, Tile tile, Hex hex);
/// Judges a payment; its first source is field `first`, the cart the field after the last source.
[[nodiscard]] Checked pays(const State& state, Seat seat, const Bill& bill, const Payment& payment, int first,
                           int sources);
/// Whether this seat can produce or score anything at all: if not, it may pass.
[[nodiscard]] bool canDoAnything(const State& state, Seat seat);

} // namespace sideboard::neuland
