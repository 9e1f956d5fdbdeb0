#include "engine/games/shelf.h"
#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

TEST(DerreinRandom, everyGreedyGameEnds) {
    const ShelvedGame* game = findGame("derrein");
    for (int seats = 2; seats <= 4; ++seats)
        for (const OptionValues& options : game->optionSets()) {
            const RandomReport report = game->playRandomly({20, seats, 1, true, 5000, options});
            EXPECT_EQ(report.broken, "");
            EXPECT_EQ(report.ended, report.games) << seats;
        }
}

} // namespace sideboard::derrein
