#include "engine/games/derrein/table.h"
#include "engine/games/shelve.h"

namespace sideboard {

template class TableOf<Derrein>;

ShelvedGame shelvedDerrein() { return shelve<Derrein>(); }

} // namespace sideboard
