#pragma once

#include <QtCore/QString>

#include "engine/core/table.h"
#include "names.h"
#include "naming.h"
#include "promptmodel.h"

/// What a game's ids are called (names.h), with the names, icons and tones that a session knows.
namespace sideboard::gamewords {

/// Whether the chosen language has this word.
[[nodiscard]] bool knows(const std::string& id);

[[nodiscard]] Words game(const std::string& game);
[[nodiscard]] Words move(const std::string& game, std::string_view move);
[[nodiscard]] Words field(const std::string& game, std::string_view move, std::string_view field);
/// A name inside a move or a tracked value: a good, a landscape, yes or no.
[[nodiscard]] Words value(const std::string& game, std::string_view field, std::string_view key);
/// "seat0.wood" is wood, "printed.cost.sawmill.plank" planks for a sawmill. Nothing if it is not worth a word.
[[nodiscard]] Words tracked(const std::string& game, const std::string& id);
/// The same for a list of everything that is tracked: what no outcome tells has a word there too.
[[nodiscard]] Words figure(const std::string& game, const std::string& id);
/// The same with the owner's name, where it is not plain whose it is.
[[nodiscard]] Words trackedOf(const std::string& game, const std::string& id, Seat looking, const SeatFaces& faces);

/// The names of the people at the table, as sentences take them.
[[nodiscard]] names::SeatNames peopleOf(const SeatFaces& faces);

/// For prompts. `panels` is where the places of a choice among cells are looked up.
[[nodiscard]] Signs signsFor(const std::string& game, Seat looking, const SeatFaces& faces, const View& view,
                             const std::string& panel);

/// "−2 cow −1 wheat": what a person would move on the table, in words.
[[nodiscard]] QString outcome(const Changes& changes, const std::string& game, Seat looking, const SeatFaces& faces);
/// "wheat 2 → 8", a line each, at most so many.
[[nodiscard]] QString beforeAfter(const Changes& changes, const std::string& game, Seat looking, const SeatFaces& faces,
                                  int most);

} // namespace sideboard::gamewords
