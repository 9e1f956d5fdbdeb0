#pragma once

#include <string>

#include "engine/core/refusal.h"
#include "engine/core/view.h"
#include "engine/games/neuland/plan.h"

/// Ids of words, and the pieces and panels made with them.
namespace sideboard::neuland {

[[nodiscard]] inline std::string word(std::string_view group, std::string_view name) {
    return "neuland." + std::string(group) + "." + std::string(name);
}
[[nodiscard]] inline Words words(std::string_view group, std::string_view name) { return {word(group, name), {}}; }
[[nodiscard]] inline std::string seatKey(Seat seat) { return "seat" + std::to_string(indexOf(seat)); }
[[nodiscard]] inline WordArg seatArg(Seat seat, std::string name = "seat") {
    return numberArg(std::move(name), static_cast<int>(indexOf(seat)));
}
[[nodiscard]] inline WordArg tileArg(Tile tile) { return wordArg("tile", word("tile", nameOf(tile))); }
[[nodiscard]] inline WordArg goodArg(Good good) { return wordArg("good", word("good", nameOf(good))); }
[[nodiscard]] inline WordArg hexArg(Hex hex) { return textArg("hex", std::string(nameOf(hex))); }

/// A refusal as a sentence under a piece.
[[nodiscard]] Words wordsFor(const Refusal& refusal);
/// A move as a line: "Wood - lumberjack's hut C3", "Paper mill - forest C3".
[[nodiscard]] Words wordsFor(const State& state, const Move& move);
/// What a move is paid with: "1 action - food from next door".
[[nodiscard]] Words costWords(const State& state, const Bill& bill, const Payment& payment);

// The panels, one file each or a few together.
[[nodiscard]] Panel ringPanel(const State& state);
[[nodiscard]] Panel mapPanel(const State& state);
[[nodiscard]] Panel lossPanel(const State& state);
[[nodiscard]] Panel movesPanel(const State& state, Seat seat);
[[nodiscard]] Panel planPanel(const State& state, Seat seat);
[[nodiscard]] Panel seatPanel(const State& state, Seat seat);
[[nodiscard]] Panel reservePanel(const State& state, Seat seat);
[[nodiscard]] Panel propertiesPanel(const State& state, Seat seat);
[[nodiscard]] Panel orePanel(const State& state);
[[nodiscard]] Panel setUpPanel(const State& state);

} // namespace sideboard::neuland
