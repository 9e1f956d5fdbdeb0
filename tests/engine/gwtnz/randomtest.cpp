#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>

#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/shelf.h"

/// Random and greedy play hold every invariant, for every number of players and every level. GWTNZ_GAMES=1000 in the
/// environment plays the full number.
namespace sideboard {
namespace {

int games(int usual) {
    const char* wished = std::getenv("GWTNZ_GAMES");
    return wished ? std::atoi(wished) : usual;
}

struct Kind {
    const char* name;
    int seats;
    OptionValues options;
};

RandomReport plays(const Kind& kind, int count, bool greedy) {
    const std::clock_t start = std::clock();
    RandomReport report = findGame("gwtnz")->playRandomly({count, kind.seats, 1, greedy, 5000, kind.options});
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_EQ(report.broken, "");
    EXPECT_EQ(report.stuck, 0U) << "nobody had a legal move before the end";
    std::cout << kind.name << (greedy ? ", greedy: " : ", random: ") << report.ended << " of " << report.games
              << " games ended, " << report.moves << " moves, "
              << static_cast<std::int64_t>(static_cast<double>(report.moves) / seconds) << " a second\n";
    return report;
}

class RandomPlay : public testing::TestWithParam<Kind> {};

TEST_P(RandomPlay, keepsEveryInvariantToTheEndOrFiveThousandMoves) { // issue 6
    const RandomReport report = plays(GetParam(), games(30), false);
    EXPECT_EQ(report.games, static_cast<std::uint64_t>(games(30)));
}

TEST_P(RandomPlay, endsWhenPlayedGreedily) { // issue 6
    const RandomReport report = plays(GetParam(), std::max(10, games(10) / 10), true);
    EXPECT_EQ(report.ended, report.games);
}

INSTANTIATE_TEST_SUITE_P(
    All, RandomPlay,
    testing::Values(Kind{"players2", 2, {{"values", 1}, {"hands", 1}}},
                    Kind{"players3", 3, {{"values", 1}, {"hands", 1}, {"sides", 1}}},
                    Kind{"players4", 4, {{"values", 1}, {"hands", 1}}}, //
                    Kind{"players4withoutHands", 4, {{"values", 1}, {"sides", 1}}},
                    Kind{"easySarah", 2, {{"values", 1}, {"hands", 1}, {"sarah", 1}}},
                    Kind{"mediumSarah", 2, {{"values", 1}, {"hands", 1}, {"sarah", 2}, {"sides", 1}}},
                    Kind{"hardSarah", 2, {{"values", 1}, {"sarah", 3}, {"objective-cards", 1}}},
                    Kind{"quickEasy", 2, {{"values", 1}, {"sarah", 1}, {"mirror", 1}}},
                    Kind{"quickMedium", 2, {{"values", 1}, {"sarah", 2}, {"mirror", 1}}},
                    Kind{"quickHard", 2, {{"values", 1}, {"sarah", 3}, {"mirror", 1}}}),
    [](const auto& info) { return info.param.name; });

TEST(Fold, appliesMovesByThemselves) { // issue 6; how fast, it says
    const auto applier = findGame("gwtnz")->applier(2, 1);
    const std::clock_t start = std::clock();
    const auto applied = applier(200000);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    EXPECT_GE(applied, 200000U);
    std::cout << static_cast<std::int64_t>(static_cast<double>(applied) / seconds) << " applied a second, a state has "
              << sizeof(gwtnz::State) << " bytes\n";
}

} // namespace
} // namespace sideboard
