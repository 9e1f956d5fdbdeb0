#pragma once

#include "engine/core/tableof.h"
#include "engine/games/gwtnz/gwtnz.h"

namespace sideboard {

/// Compiled once, in shelf.cpp.
extern template class TableOf<Gwtnz>;

} // namespace sideboard
