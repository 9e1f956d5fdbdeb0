#pragma once

#include <span>

#include "engine/core/table.h"
#include "engine/core/view.h"

/// What the things that the engine only names by key are called: docs/decisions/words-by-id.md lists the ids. All of it
/// comes out as words, to be said by the phrasebook, and follows from the ids alone: a new game brings its words and
/// nothing else, apart from a line in likenesses.cpp where a field is not called like its words.
namespace sideboard::names {

/// The names of the people at the table, by seat. Where one is missing the seat is said by its number.
using SeatNames = std::vector<std::string>;

/// "derrein" of "derrein.refusal.teasing".
[[nodiscard]] std::string_view gameOf(std::string_view id);

[[nodiscard]] Words gameTitle(std::string_view game);
[[nodiscard]] Words gameTagline(std::string_view game);

// Moves --------------------------------------------------------------------------------------------------------------

/// For a button: "Build a farm".
[[nodiscard]] Words moveName(std::string_view game, std::string_view kind);
/// For a prompt: "On which landscape?"
[[nodiscard]] Words fieldQuestion(std::string_view game, std::string_view kind, std::string_view field);
/// A value of a field, by the key that prompts give it. Without a kind: of a figure, or of part of an id.
[[nodiscard]] Words valueName(std::string_view game, std::string_view kind, std::string_view field,
                              std::string_view key, const SeatNames& seats = {});
[[nodiscard]] Words sealedName(std::string_view game, std::string_view purpose);

// Values that people tap, correct and look up ------------------------------------------------------------------------

/// Without whose it is: "Wood" for seat0.wood.
[[nodiscard]] Words trackedName(std::string_view game, std::string_view id);
/// A value of one that is a choice: "forest", "seat1.farm".
[[nodiscard]] Words trackedValue(std::string_view game, std::string_view id, std::string_view value,
                                 const SeatNames& seats = {});
/// The heading under which it stands in a list: "Bowl" for bowl.red. Nothing to say where the game has none.
[[nodiscard]] Words trackedZone(std::string_view game, std::string_view id);
[[nodiscard]] Words optionName(std::string_view game, std::string_view option);
[[nodiscard]] Words optionWhy(std::string_view game, std::string_view option);
[[nodiscard]] Words optionValue(std::string_view game, std::string_view option, std::string_view value);
/// Nothing to say where the value explains itself.
[[nodiscard]] Words optionValueWhy(std::string_view game, std::string_view option, std::string_view value);

// The table ----------------------------------------------------------------------------------------------------------

/// `tracked` are the table's values: they tell a choice from a number.
[[nodiscard]] Words historyLine(std::string_view game, const HistoryLine& line, const SeatNames& seats = {},
                                std::span<const TrackedLine> tracked = {});
/// Nothing to say for an entry that fits.
[[nodiscard]] Words fitName(Fit fit);
[[nodiscard]] Words scoreLine(std::string_view game, std::string_view key);
[[nodiscard]] Words colourName(std::string_view colour);

[[nodiscard]] Words refusalWords(const Refusal& refusal);
[[nodiscard]] Words misfitWords(const Misfit& misfit);
[[nodiscard]] Words errorWords(const Error& error);

/// The same words with people's names in the place of seats.
[[nodiscard]] Words seated(Words words, const SeatNames& seats);
[[nodiscard]] View seated(View view, const SeatNames& seats);

} // namespace sideboard::names
