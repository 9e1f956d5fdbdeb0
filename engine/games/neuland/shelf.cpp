#include "engine/games/neuland/neuland.h"
#include "engine/games/shelve.h"

namespace sideboard {

ShelvedGame shelvedNeuland() { return shelve<Neuland>(); }

} // namespace sideboard
