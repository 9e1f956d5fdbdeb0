#include <algorithm>

#include "app/ctl/bench/figures.h"

/// How fast each game folds and plays.
namespace sideboard::ctl::bench {

namespace {

void speedOf(const ShelvedGame& game, const Scale& scale, int applyTarget) {
    const std::string id = game.info().id;
    const auto apply = game.applier(game.info().minSeats, 1);
    (void)apply(scale.of(20'000)); // warm
    const Stopwatch applying;
    const std::uint64_t applied = apply(scale.of(1'000'000));
    tell((id + "-apply").c_str(), static_cast<double>(applied) / applying.ms() * 1000, "moves per second", applyTarget);

    RandomWish wish;
    wish.games = std::max(1, static_cast<int>(scale.of(60)));
    wish.mostMoves = 1500;
    const Stopwatch playing;
    const RandomReport report = game.playRandomly(wish);
    tell((id + "-random-moves").c_str(), static_cast<double>(report.moves) / playing.ms() * 1000,
         "moves per second with prompts and invariants", 30'000);
}

} // namespace

void gameFigures(const Scale& scale) {
    if (const ShelvedGame* game = findGame("neuland")) speedOf(*game, scale, 300'000);
    if (const ShelvedGame* game = findGame("gwtnz")) speedOf(*game, scale, 200'000);
}

} // namespace sideboard::ctl::bench
