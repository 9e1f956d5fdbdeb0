#include <chrono>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>

#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/shelf.h"

/// Random legal play holds every invariant, for every number of players and every level.
namespace sideboard {
namespace {

int gamesEach() {
    const char* wish = std::getenv("GWTNZ_GAMES");
    return wish ? std::atoi(wish) : 60;
}

void plays(int seats, const OptionValues& options, bool greedy) {
    const auto start = std::chrono::steady_clock::now();
    const RandomReport report = findGame("gwtnz")->playRandomly({gamesEach(), seats, 1, greedy, 5000, options});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    EXPECT_EQ(report.broken, "");
    EXPECT_EQ(report.stuck, 0U);
    std::cout << report.games << " games, " << report.ended << " ended, " << report.moves << " moves, "
              << static_cast<int>(static_cast<double>(report.moves) / seconds) << " a second\n";
}

TEST(RandomPlay, holdsForTwoPlayers) { plays(2, {{"values", 1}, {"hands", 1}}, true); }
TEST(RandomPlay, holdsForThreePlayers) { plays(3, {{"values", 1}, {"hands", 1}, {"sides", 1}}, true); }
TEST(RandomPlay, holdsForFourPlayersWithoutHands) { plays(4, {{"values", 1}}, true); }
TEST(RandomPlay, holdsWithoutAnyGreed) { plays(2, {{"values", 1}, {"hands", 1}}, false); }
TEST(RandomPlay, holdsAgainstEasySarah) { plays(2, {{"values", 1}, {"hands", 1}, {"sarah", 1}}, true); }
TEST(RandomPlay, holdsAgainstMediumSarah) { plays(2, {{"values", 1}, {"hands", 1}, {"sarah", 2}, {"sides", 1}}, true); }
TEST(RandomPlay, holdsAgainstHardSarah) { plays(2, {{"values", 1}, {"sarah", 3}, {"objective-cards", 1}}, true); }
TEST(RandomPlay, holdsInQuickModeAtEveryLevel) {
    for (int level : {1, 2, 3}) plays(2, {{"values", 1}, {"sarah", level}, {"mirror", 1}}, true);
}

TEST(RandomPlay, applyAloneIsFast) {
    const auto applier = findGame("gwtnz")->applier(2, 1);
    const auto start = std::chrono::steady_clock::now();
    const auto applied = applier(200000);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    EXPECT_GE(applied, 200000U);
    std::cout << static_cast<int>(static_cast<double>(applied) / seconds) << " applied a second, a state has "
              << sizeof(gwtnz::State) << " bytes\n";
}

} // namespace
} // namespace sideboard
