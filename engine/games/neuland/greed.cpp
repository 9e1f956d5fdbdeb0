#include "engine/games/neuland/neuland.h"

namespace sideboard {
int Neuland::greed(const State&, Seat, const Move&) { return 0; }
}
