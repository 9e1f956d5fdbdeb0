#include "app/ctl/bench/figures.h"

#include <algorithm>
#include <cmath>

#include "app/ctl/answer.h"
#include "sync/sha256.h"

namespace sideboard::ctl::bench {

void tell(const char* figure, double value, const char* unit, Json target, Better better) {
    const double rounded = value >= 100 ? std::round(value) : std::round(value * 1000) / 1000;
    Json line{{"figure", figure}, {"value", rounded}, {"unit", unit}, {"target", target}};
    if (target.is_number())
        line["met"] = better == Better::higher ? value >= target.get<double>() : value <= target.get<double>();
    print(line);
    flush();
}

double quantile(std::vector<double> samples, double share) {
    if (samples.empty()) return 0;
    std::sort(samples.begin(), samples.end());
    return samples[std::min(samples.size() - 1, static_cast<std::size_t>(share * static_cast<double>(samples.size())))];
}

std::unique_ptr<Table> sampleTable(const ShelvedGame& game, std::size_t entries) {
    constexpr std::uint64_t seed = 7;
    auto table = game.makeTable(1, {0x5bd1e995a7c3f011}, &sha256);
    (void)table->setUp({game.info().maxSeats, seed, game.info().rules, {{"map", 1}}}, 0);
    const auto seats = static_cast<std::size_t>(game.info().maxSeats);
    std::int64_t at = 1'700'000'000'000;
    std::size_t turn = 0;
    const auto moveSomehow = [&] {
        for (std::size_t i = 0; i < seats; ++i)
            if (table->playRandomly(seatAt((turn + i) % seats), seed, {at})) return true;
        return false;
    };
    while (table->log().size() < entries) {
        at += 4000;
        ++turn;
        const bool tap = turn % 8 == 0 || !moveSomehow();
        if (tap && !table->adjust("seat0.wood", turn % 16 == 0 ? 1 : -1, {at}))
            (void)table->adjust("seat0.wood", 1, {at});
    }
    return table;
}

} // namespace sideboard::ctl::bench
