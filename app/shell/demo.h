#pragma once

#include "library.h"

/// Tables for pictures, tests and measurements: begun as a person would, then played by chance from a fixed seed.
namespace sideboard::demo {

/// A table of this game with names, at which so many moves were played. Opens it.
void playedTable(Library& library, const QString& game, int moves, std::uint64_t seed);

/// A game of Derrein with its first pieces placed, at the first harvest.
void derreinAfterTheStart(Library& library);

/// A game of Derrein in its middle: something was just harvested, and there is something to build.
void derreinInTheMiddle(Library& library);

} // namespace sideboard::demo
