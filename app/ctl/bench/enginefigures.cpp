#include "app/ctl/bench/figures.h"
#include "engine/core/view.h"

namespace sideboard::ctl::bench {

void engineFigures(const ShelvedGame& game, const Scale& scale) {
    const auto apply = game.applier(game.info().maxSeats, 1);
    (void)apply(scale.of(100'000)); // warm
    const Stopwatch applying;
    const std::uint64_t applied = apply(scale.of(4'000'000));
    tell("apply", static_cast<double>(applied) / applying.ms() * 1000, "moves per second", 1'000'000);

    for (const bool greedy : {false, true}) {
        RandomWish wish;
        wish.games = static_cast<int>(scale.of(40));
        wish.greedy = greedy;
        const Stopwatch playing;
        const RandomReport report = game.playRandomly(wish);
        const double perSecond = static_cast<double>(report.moves) / playing.ms() * 1000;
        tell(greedy ? "greedy-moves" : "random-moves", perSecond, "moves per second with prompts and invariants",
             greedy ? Json(nullptr) : Json(30'000));
        tell(greedy ? "greedy-ended" : "random-ended",
             100.0 * static_cast<double>(report.ended) / static_cast<double>(report.games), "percent of games");
    }
}

void historyFigures(const ShelvedGame& game, const Scale& scale) {
    const std::size_t entries = scale.of(2000);
    const auto table = sampleTable(game, entries);
    std::vector<double> samples;
    View before = table->viewAt(0, seatAt(0), {});
    std::size_t changes = 0;
    for (std::size_t position = 1; position <= entries; ++position) {
        const Stopwatch sliding;
        const Json state = table->stateJsonAt(position);
        View after = table->viewAt(position, seatAt(0), {});
        changes += differences(before, after).size() + state.size();
        samples.push_back(sliding.ms());
        before = std::move(after);
    }
    if (changes == 0) return;
    tell("history-step-p50", quantile(samples, 0.5), "ms for state, view and differences, 2000 entries", nullptr,
         Better::lower);
    tell("history-step-p99", quantile(samples, 0.99), "ms for state, view and differences, 2000 entries", 16,
         Better::lower);
}

} // namespace sideboard::ctl::bench
