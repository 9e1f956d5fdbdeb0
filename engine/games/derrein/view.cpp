#include "engine/games/derrein/derrein.h"
namespace sideboard {
View Derrein::view(const State&, Seat, const Secrets&) { return {}; }
}
