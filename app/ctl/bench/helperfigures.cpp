#include <algorithm>

#include "app/ctl/bench/figures.h"
#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/gwtnz/helpers.h"
#include "engine/games/gwtnz/objectives.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/plan.h"

/// What the app works out while somebody waits for it, on the largest positions there are.
namespace sideboard::ctl::bench {

namespace {

constexpr double mostMs = 50;

/// The slowest of so many runs: that is the one a person notices.
template <class Work>
void slowest(const char* figure, const char* unit, std::size_t runs, Work work) {
    double worst = 0;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, runs); ++i) {
        const Stopwatch one;
        work(i);
        worst = std::max(worst, one.ms());
    }
    tell(figure, worst, unit, mostMs, Better::lower);
}

/// A player late in the game: every breed in hand, all workers, everything on offer, money for all of it.
gwtnz::State fullTable() {
    using namespace gwtnz;
    State state = Gwtnz::setUp({2, 1, 1, {{"values", 1}, {"set-up", 1}, {"hands", 1}}});
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.owedDraw = state.owedDiscard = 0;
    state.phase = Phase::act;
    state.market = sheepInBox;
    Player& player = state.players[0];
    player.started = true;
    player.pounds = 60;
    player.certificates = 6;
    player.workers = {{5, 5, 5, 5}};
    player.medium = 0b11111;
    player.large = 0b111111;
    for (Card card : valuesOf<Card>())
        if (isSheep(card)) player.hand[card] = player.herd[card] = 2;
    return state;
}

void gwtnzHelpers(const Scale& scale) {
    using namespace gwtnz;
    constexpr Seat player{0};
    const std::size_t runs = scale.of(200);
    std::size_t found = 0;
    const State table = fullTable();
    slowest("gwtnz-buy-sheep", "ms for every way to use 5 shepherds", runs,
            [&](std::size_t) { found += purchases(table, 5, table.players[0].pounds).size(); });
    State shearing = table;
    openPlace(shearing, player, Location::e);
    slowest("gwtnz-shear", "ms for the best shearing and wool post", runs,
            [&](std::size_t) { found += bestWoolSale(shearing, player).has_value() ? 1 : 0; });
    State delivering = table;
    delivering.phase = Phase::income;
    slowest("gwtnz-wellington", "ms for the best income and delivery", runs,
            [&](std::size_t) { found += bestWellington(delivering, player).has_value() ? 1 : 0; });
    slowest("gwtnz-objectives", "ms for the best use of 16 objectives", runs, [&](std::size_t run) {
        Draws draws = Chance(run).draws("objectives", 0);
        Means means;
        for (Condition condition : valuesOf<Condition>()) means[condition] = static_cast<std::int16_t>(draws.below(5));
        List<OwnObjective, objectivesMost> own;
        while (!own.full()) {
            OwnObjective each;
            each.played = draws.below(2) == 0;
            each.card.first = static_cast<Condition>(1 + draws.below(10));
            each.card.second = static_cast<Condition>(draws.below(11));
            each.card.points = static_cast<std::int8_t>(1 + draws.below(6));
            own.push(each);
        }
        found += static_cast<std::size_t>(bestAssignment(means, own).points > 0 ? 1 : 0);
    });
    if (found == 0) tell("gwtnz-helpers-found", 0, "answers: something is wrong", 1);
}

/// Boards of greedy games, each as it stands after some hundred moves.
void neulandPlanner(const Scale& scale) {
    using namespace neuland;
    std::vector<State> boards;
    for (std::uint64_t seed = 1; boards.size() < std::max<std::size_t>(2, scale.of(40)) && seed < 400; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        const int edition = static_cast<int>(seed % 2);
        const auto setup =
            completeSetup(Neuland::info(), {seats, seed, 1, {{"edition", edition}, {"map", 1}, {"values", 1}}});
        RandomTable<Neuland> game(*setup, seed);
        for (int i = 0; i < 300 && !Neuland::over(game.state()) && game.step(false); ++i) continue;
        if (game.state().phase == Phase::play && game.state().filling.empty()) boards.push_back(game.state());
    }
    std::size_t plans = 0;
    slowest("neuland-planner", "ms for all plans of a late board", boards.size(),
            [&](std::size_t run) { plans += plansFor(boards[run], boards[run].active).size(); });
    if (plans == 0) tell("neuland-plans-found", 0, "plans: something is wrong", 1);
}

} // namespace

void helperFigures(const Scale& scale) {
    gwtnzHelpers(scale);
    neulandPlanner(scale);
}

} // namespace sideboard::ctl::bench
