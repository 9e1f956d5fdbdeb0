#include "engine/games/gwtnz/table.h"
#include "engine/games/shelve.h"

namespace sideboard {

template class TableOf<Gwtnz>;

ShelvedGame shelvedGwtnz() { return shelve<Gwtnz>(); }

} // namespace sideboard
