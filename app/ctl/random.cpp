#include <chrono>

#include "app/ctl/answer.h"
#include "app/ctl/arguments.h"
#include "app/ctl/calls.h"
#include "app/ctl/findgame.h"

namespace sideboard::ctl {

int randomCall(const QStringList& given) {
    const auto arguments = Arguments::parse(
        given, {{QStringLiteral("GAME")},
                {QStringLiteral("games"), QStringLiteral("seats"), QStringLiteral("seed"), QStringLiteral("set")},
                {QStringLiteral("greedy")}});
    if (!arguments) return refuseToStart(arguments.error());
    const auto game = gameNamed(arguments->positional(0));
    if (!game) return refuseToStart(game.error());
    const GameInfo& info = (*game)->info();
    const auto games = arguments->number(QStringLiteral("games"), 1, 1, 100'000'000);
    if (!games) return refuseToStart(games.error());
    const auto seats = arguments->number(QStringLiteral("seats"), 0, static_cast<std::uint64_t>(info.minSeats),
                                         static_cast<std::uint64_t>(info.maxSeats));
    if (!seats) return refuseToStart(seats.error());
    const auto seed = arguments->number(QStringLiteral("seed"), 1, 0, ~std::uint64_t{0});
    if (!seed) return refuseToStart(seed.error());
    const auto options = optionsFrom(arguments->values(QStringLiteral("set")), info);
    if (!options) return refuseToStart(options.error());

    RandomWish wish;
    wish.games = static_cast<int>(*games);
    wish.seats = static_cast<int>(*seats);
    wish.seed = *seed;
    wish.greedy = arguments->has(QStringLiteral("greedy"));
    wish.options = *options;
    const auto start = std::chrono::steady_clock::now();
    const RandomReport report = (*game)->playRandomly(wish);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    print({{"game", info.id},
           {"greedy", wish.greedy},
           {"seed", wish.seed},
           {"games", report.games},
           {"ended", report.ended},
           {"stuck", report.stuck},
           {"moves", report.moves},
           {"movesPerSecond",
            static_cast<std::uint64_t>(static_cast<double>(report.moves) / std::max(took.count(), 1e-9))},
           {"broken", report.broken}});
    return report.broken.empty() ? allGood : someFailed;
}

} // namespace sideboard::ctl
