#include <chrono>
#include <gtest/gtest.h>
#include <iostream>

#include "engine/games/shelf.h"

using namespace sideboard;

namespace {

TEST(NeulandRandomly, playsOut) {
    for (bool greedy : {false, true}) {
        const auto start = std::chrono::steady_clock::now();
        const auto report = findGame("neuland")->playRandomly({greedy ? 4 : 24, 0, 1, greedy, 1500, {}});
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        std::cout << "games " << report.games << " ended " << report.ended << " stuck " << report.stuck << " moves " << report.moves << " per second "
                  << static_cast<double>(report.moves) / seconds << " " << report.broken << "\n";
        EXPECT_EQ(report.broken, "");
        EXPECT_EQ(report.stuck, 0U);
    }
    auto applier = findGame("neuland")->applier(3, 1);
    const auto start = std::chrono::steady_clock::now();
    const auto n = applier(1000000);
    const double s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::cout << "apply per s " << n / s << "\n";
}

} // namespace
