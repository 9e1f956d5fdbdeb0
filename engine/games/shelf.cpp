#include "engine/games/shelf.h"

namespace sideboard {

std::span<const ShelvedGame> shelf() {
    return {};
}

const ShelvedGame* findGame(std::string_view id) {
    for (const ShelvedGame& game : shelf())
        if (game.info().id == id) return &game;
    return nullptr;
}

} // namespace sideboard
