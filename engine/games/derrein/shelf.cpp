#include "engine/games/derrein/derrein.h"
#include "engine/games/shelve.h"

namespace sideboard {

ShelvedGame shelvedDerrein() { return shelve<Derrein>(); }

} // namespace sideboard
