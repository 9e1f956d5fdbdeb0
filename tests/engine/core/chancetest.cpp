#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "engine/core/randomplay.h"
#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

/// The sum that is small if the counts are as even as chance makes them.
double chiSquare(const std::vector<int>& counts) {
    const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

TEST(ChanceDraws, areFairWithinOneStreamAndAcrossNumbers) {
    const Chance chance(2024);
    std::vector<int> within(6), across(6), pairs(36);
    Draws stream = chance.draws("die", 1);
    for (std::uint64_t i = 0; i < 60'000; ++i) {
        ++within[stream.below(6)];
        Draws own = chance.draws("die", i);
        const std::uint32_t first = own.below(6);
        ++across[first];
        ++pairs[first * 6 + own.below(6)];
    }
    // 99.9 % of fair dice stay below these, and the seed is fixed.
    EXPECT_LT(chiSquare(within), 20.5);
    EXPECT_LT(chiSquare(across), 20.5);
    EXPECT_LT(chiSquare(pairs), 66.6);
}

TEST(ChanceDraws, neighbouringNumbersAndSeedsHaveNothingToDoWithEachOther) {
    std::vector<int> pairs(36);
    for (std::uint64_t i = 0; i < 36'000; ++i) {
        const std::uint32_t one = Chance(i).draws("die", 1).below(6);
        ++pairs[one * 6 + Chance(i).draws("die", 2).below(6)];
    }
    EXPECT_LT(chiSquare(pairs), 66.6);
    std::fill(pairs.begin(), pairs.end(), 0);
    for (std::uint64_t i = 0; i < 36'000; ++i)
        ++pairs[Chance(i).draws("die", 1).below(6) * 6 + Chance(i + 1).draws("die", 1).below(6)];
    EXPECT_LT(chiSquare(pairs), 66.6);
}

TEST(ChanceDraws, shufflesFairly) {
    std::map<std::vector<int>, int> seen;
    for (std::uint64_t i = 0; i < 24'000; ++i) {
        std::vector<int> cards{1, 2, 3, 4};
        Chance(7).draws("deck", i).shuffle(cards);
        ++seen[cards];
    }
    ASSERT_EQ(seen.size(), 24U);
    std::vector<int> counts;
    for (const auto& [order, count] : seen) counts.push_back(count);
    EXPECT_LT(chiSquare(counts), 49.7);
}

TEST(ChanceDraws, staysBelowTheBound) {
    Draws draws = Chance(1).draws("bound", 0);
    EXPECT_EQ(draws.below(0), 0U);
    EXPECT_EQ(draws.below(1), 0U);
    for (int i = 0; i < 1000; ++i) EXPECT_LT(draws.below(0x80000001U), 0x80000001U);
}

TEST(ChanceDraws, areTheSameOnEveryDeviceForEver) {
    // On disk and wire: a table that is opened years later draws on as it would have.
    Draws draws = Chance(1).draws("bowl", 12);
    EXPECT_EQ(draws.below(1000), 96U);
    EXPECT_EQ(draws.below(1000), 49U);
    EXPECT_EQ(draws.below(1000), 774U);
    EXPECT_EQ(hashOf(std::string_view("seat0.wood")), 12962395061091317379ULL);
}

TEST(Drawing, againAfterAnyTakeBacksGivesTheSame) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CounterTable table(77, phone, testHash);
        ASSERT_TRUE(table.setUp({2, seed, 1, {}}, 0));
        Draws draws = Chance(seed).draws("what happens", 0);
        std::map<int, int> results;
        for (int i = 0; i < 80; ++i) {
            if (draws.below(3) == 0) (void)table.undo(0);
            else if (draws.below(3) == 0) (void)table.redo(0);
            else if (draws.below(3) == 0) (void)table.playRandomly(bert, seed + 1, {});
            if (!table.draw(anna, "roll", Json::object(), {})) continue;
            const auto [known, isNew] = results.try_emplace(table.state().rolls, table.state().die);
            if (table.history(table.log().size() - 1).body["drawn"] == true) {
                ASSERT_TRUE(isNew || known->second == table.state().die);
            }
        }
    }
}

TEST(Drawing, isMarkedWhenItWasSeenAndTakenBackAndHasNoPartInOtherMoves) {
    CounterTable table(77, phone, testHash);
    begin(table);
    entered(table.draw(anna, "roll", Json::object(), {}));
    EXPECT_TRUE(std::get<MoveBody>(table.log()[1].body).drawn);
    entered(table.undo(0));
    EXPECT_TRUE(table.history(1).seenDraw);
    EXPECT_EQ(whyNot(table.draw(anna, "count", Json::object(), {})), "not-a-draw");
    EXPECT_EQ(whyNot(table.draw(anna, "dance", Json::object(), {})), "unknown-move");
    entered(table.play(anna, Roll{1, 3}, {})); // what the real die showed
    EXPECT_FALSE(std::get<MoveBody>(table.log()[3].body).drawn);
}

TEST(RandomPlay, keepsEveryInvariantAndEnds) {
    RandomWish wish;
    wish.games = 200;
    const RandomReport report = playRandomly<Counter>(wish);
    EXPECT_EQ(report.broken, "");
    EXPECT_EQ(report.games, 200U);
    EXPECT_EQ(report.ended, 200U);
    EXPECT_EQ(report.stuck, 0U);
    const auto again = playRandomly<Counter>(wish);
    EXPECT_EQ(again.moves, report.moves) << "the same seed, the same games";
}

} // namespace
} // namespace sideboard::test
