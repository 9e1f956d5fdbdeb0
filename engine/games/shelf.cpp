#include "engine/games/shelf.h"

#include <array>

namespace sideboard {

ShelvedGame shelvedDerrein();
ShelvedGame shelvedNeuland();
ShelvedGame shelvedGwtnz();

std::span<const ShelvedGame> shelf() {
    static const std::array games{
        shelvedDerrein(),
        shelvedNeuland(),
        shelvedGwtnz(),
    };
    return games;
}

const ShelvedGame* findGame(std::string_view id) {
    for (const ShelvedGame& game : shelf())
        if (game.info().id == id) return &game;
    return nullptr;
}

} // namespace sideboard
