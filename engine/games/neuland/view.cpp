#include "engine/games/neuland/neuland.h"

namespace sideboard {
View Neuland::view(const State&, Seat, const Secrets&) { return {}; }
}
