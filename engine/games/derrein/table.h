#pragma once

#include "engine/core/tableof.h"
#include "engine/games/derrein/derrein.h"

namespace sideboard {

/// Compiled once, in shelf.cpp.
extern template class TableOf<Derrein>;

} // namespace sideboard
