#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/shelve.h"

namespace sideboard {

ShelvedGame shelvedGwtnz() { return shelve<Gwtnz>(); }

} // namespace sideboard
