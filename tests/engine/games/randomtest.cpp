#include <gtest/gtest.h>

#include <iostream>

#include "engine/games/shelf.h"

/// The same random play for every game on the shelf.
namespace sideboard {

namespace {

constexpr int gamesEach = 20; // `sideboardctl random` plays thousands

void play(const ShelvedGame& game, bool greedy) {
    const GameInfo& info = game.info();
    RandomReport all;
    const auto sets = game.optionSets();
    for (int seats = info.minSeats; seats <= info.maxSeats; ++seats)
        for (const OptionValues& options : sets) {
            const RandomReport report = game.playRandomly({gamesEach, seats, 1, greedy, 5000, options});
            ASSERT_EQ(report.broken, "") << info.id << " with " << seats;
            ASSERT_EQ(report.stuck, 0u) << info.id << " with " << seats;
            all.games += report.games;
            all.ended += report.ended;
            all.moves += report.moves;
        }
    // Most greedy games end; where all of them must, the game's own tests say so.
    EXPECT_TRUE(!greedy || all.ended * 10 >= all.games * 9) << info.id;
    std::cout << info.id << (greedy ? " greedy: " : " random: ") << all.ended << " of " << all.games << " games ended, "
              << all.moves << " moves\n";
}

} // namespace

TEST(RandomPlay, keepsEveryInvariantAndGetsNobodyStuck) {
    for (const ShelvedGame& game : shelf()) play(game, false);
}

TEST(RandomPlay, aGreedyPlayersGamesEnd) {
    for (const ShelvedGame& game : shelf()) play(game, true);
}

} // namespace sideboard
