#include <ctime>
#include <iostream>

#include "engine/games/shelf.h"
#include "tests/engine/neuland/board.h"

/// Random and greedy play keep every invariant. NEULAND_GAMES=1000 plays the full number.
namespace sideboard::neuland {
namespace {

int games(int usual) {
    const char* wished = std::getenv("NEULAND_GAMES");
    return wished ? std::atoi(wished) : usual;
}

void report(std::string_view what, const RandomReport& report, std::clock_t start) {
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << what << ": games " << report.games << ", ended " << report.ended << ", moves " << report.moves
              << ", moves a second " << static_cast<std::int64_t>(static_cast<double>(report.moves) / seconds) << "\n";
    EXPECT_EQ(report.broken, "");
    EXPECT_EQ(report.stuck, 0U);
}

class RandomPlay : public ::testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(RandomPlay, keepsEveryInvariant) {
    const auto [edition, seats] = GetParam();
    const auto start = std::clock();
    const auto played =
        playRandomly<Neuland>({games(20), seats, 1, false, 1500, {{"edition", edition}, {"map", 1}, {"values", 1}}});
    report("edition " + std::to_string(edition + 1) + ", seats " + std::to_string(seats), played, start);
}

/// All of them should. A greedy player without a long plan still gets lost now and then, mostly in the first edition
/// with three players.
TEST_P(RandomPlay, mostlyEndsWhenPlayedGreedily) {
    const auto [edition, seats] = GetParam();
    const auto start = std::clock();
    const auto played = playRandomly<Neuland>(
        {std::max(10, games(30) / 10), seats, 1, true, 5000, {{"edition", edition}, {"map", 1}, {"values", 1}}});
    report("greedy, edition " + std::to_string(edition + 1) + ", seats " + std::to_string(seats), played, start);
    EXPECT_GE(played.ended * 10, played.games * 8);
}

TEST_P(RandomPlay, keepsEveryInvariantOnTheTimeLineAlone) {
    const auto [edition, seats] = GetParam();
    const auto start = std::clock();
    const auto played =
        playRandomly<Neuland>({games(20), seats, 1, false, 5000, {{"edition", edition}, {"mirror", 1}}});
    report("time line, edition " + std::to_string(edition + 1) + ", seats " + std::to_string(seats), played, start);
    EXPECT_EQ(played.ended, played.games);
}

INSTANTIATE_TEST_SUITE_P(Neuland, RandomPlay, ::testing::Combine(::testing::Values(0, 1), ::testing::Values(2, 3, 4)));

TEST(NeulandRandomly, appliesMovesFast) {
    const auto applier = findGame("neuland")->applier(3, 1);
    const auto start = std::clock();
    const auto applied = applier(200000);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << "applied a second " << static_cast<std::int64_t>(static_cast<double>(applied) / seconds) << "\n";
    EXPECT_GE(applied, 200000U);
}

} // namespace
} // namespace sideboard::neuland
