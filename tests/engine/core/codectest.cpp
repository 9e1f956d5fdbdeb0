#include <chrono>
#include <iostream>
#include <gtest/gtest.h>
#include "engine/games/shelf.h"
using namespace sideboard;
TEST(Derrein, playsRandomly) {
    for (bool greedy : {false, true}) {
        const auto start = std::chrono::steady_clock::now();
        const auto report = shelf()[0].playRandomly({200, 0, 1, greedy, 5000, {}});
        const double s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        std::cout << "games " << report.games << " ended " << report.ended << " stuck " << report.stuck << " moves " << report.moves << " per s " << report.moves / s << " " << report.broken << "\n";
    }
    auto applier = shelf()[0].applier(3, 1);
    const auto start = std::chrono::steady_clock::now();
    const auto n = applier(1000000);
    const double s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::cout << "apply per s " << n / s << "\n";
}
