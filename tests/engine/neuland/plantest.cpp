#include <chrono>
#include <iostream>
#include <map>
#include <set>

#include "engine/core/prompting.h"
#include "engine/games/neuland/plan.h"
#include "tests/engine/neuland/board.h"

/// "What can I still make this turn?" Every plan can be played as shown, and takes the fewest actions.
namespace sideboard::neuland {
namespace {

/// Fills mines that wait, with whatever comes.
void fillMines(State& state, Seat seat, RandomPlayer<Neuland>& player) {
    while (!state.filling.empty() && state.phase == Phase::play) {
        const auto move = player.pick(state, seat);
        ASSERT_TRUE(move);
        play(state, seat, *move);
    }
}

void playAsShown(State state, Seat seat, const Plan& plan, RandomPlayer<Neuland>& player) {
    int actions = 0;
    for (const Move& step : plan.steps) {
        fillMines(state, seat, player);
        actions += play(state, seat, step);
    }
    EXPECT_EQ(actions, plan.actions);
    if (plan.steps.empty()) return; // at hand already
    const Move& last = plan.steps.back();
    if (plan.goal == Goal::product) {
        EXPECT_EQ(std::get<Produce>(last).product, plan.product);
    } else if (plan.goal == Goal::building) {
        EXPECT_EQ(std::get<Build>(last).tile, plan.tile);
    } else {
        EXPECT_EQ(std::get<ScoreTile>(last).tile, plan.tile);
    }
}

TEST(NeulandPlans, canBePlayedAsShown) {
    RandomPlayer<Neuland> player(Chance(1).draws("plans", 0));
    std::size_t plans = 0;
    double worst = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Edition edition = seed % 2 == 0 ? Edition::first : Edition::second;
        const State state =
            someState(edition, 2 + static_cast<int>(seed % 3), seed, 20 * static_cast<int>(seed), seed % 4 != 0);
        if (state.phase != Phase::play || !state.filling.empty() || !state.player(state.active).settled) continue;
        const auto start = std::chrono::steady_clock::now();
        const auto found = plansFor(state, state.active);
        worst = std::max(worst, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        for (const Plan& plan : found) playAsShown(state, state.active, plan, player);
        plans += found.size();
    }
    std::cout << "plans " << plans << ", slowest board " << worst * 1000 << " ms\n";
    EXPECT_GT(plans, 500U);
    // At most 50 ms for a full late-game board; sanitizers are slower.
    EXPECT_LT(worst, 0.5);
}

TEST(NeulandPlans, theFirstCoinsOfALoneSettlerTakeTheWholeChain) {
    State state = midGame(Edition::second);
    state.player(yellow).foodToken = state.player(yellow).woodToken = state.player(yellow).cart = false;
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::lumberjack);
    put(state, "B2-1", Tile::charcoalKiln);
    putMine(state, "C4-1", {Ore::silver, Ore::coal, Ore::coal});
    put(state, "B2-2", Tile::smelter);
    put(state, "B3-1", Tile::mint);
    const auto plan = planFor(state, yellow, Good::coins);
    ASSERT_TRUE(plan);
    // food, wood, coal, food, ore, silver from two hexes, coins
    EXPECT_EQ(plan->actions, 8);
    EXPECT_EQ(plan->steps.size(), 7U);
}

TEST(NeulandPlans, buildWhatIsMissingOnTheWay) {
    State state = midGame(Edition::second);
    state.player(yellow).foodToken = state.player(yellow).woodToken = state.player(yellow).cart = false;
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::lumberjack);
    const auto plan = planFor(state, yellow, Good::wool);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->actions, 3) << "food, wood, sheepfold for nothing, wool";
    EXPECT_EQ(plan->steps.size(), 4U);
    // food wood [quarry] food stone [abbey] food wood [sheepfold] food wood [weaving mill] wool cloth, score: eleven
    EXPECT_FALSE(planFor(state, yellow, Goal::property, Tile::abbey));
    state.player(yellow).woodToken = true;
    const auto scored = planFor(state, yellow, Goal::property, Tile::abbey);
    ASSERT_TRUE(scored);
    EXPECT_EQ(scored->actions, 9);
}

/// The fewest actions to each product by walking through every position, on boards small enough for it.
std::map<Good, int> fewestByForce(const State& start, Seat seat, int most) {
    std::map<Good, int> fewest;
    std::vector<std::set<std::uint64_t>> seen(static_cast<std::size_t>(most) + 1);
    std::vector<std::vector<State>> open(static_cast<std::size_t>(most) + 1);
    open[0].push_back(start);
    for (int spent = 0; spent <= most; ++spent) {
        auto& level = open[static_cast<std::size_t>(spent)];
        for (std::size_t i = 0; i < level.size(); ++i) {
            const State state = level[i];
            const Prompter<Neuland> prompter(state, seat);
            const auto each = [&](auto&& self, const Move& move, std::size_t filled) -> void {
                if (filled < fieldsOf(move)) {
                    for (std::int64_t value : prompter.openValues(move, filled, prompter.domain(move, filled))) {
                        Move next = move;
                        std::visit([&](auto& any) { sideboard::detail::setRaw(any, filled, value); }, next);
                        self(self, next, filled + 1);
                    }
                    return;
                }
                if (const auto* build = std::get_if<Build>(&move); build && build->tile == Tile::mine) return;
                auto next = apply(state, seat, move);
                next->filling.clear();
                const int cost = spent + next->player(seat).actions - state.player(seat).actions;
                if (cost > most) return;
                if (const auto* made = std::get_if<Produce>(&move)) {
                    const auto [known, added] = fewest.emplace(made->product, cost);
                    if (!added) known->second = std::min(known->second, cost);
                }
                if (seen[static_cast<std::size_t>(cost)].insert(hashOf(*next)).second)
                    open[static_cast<std::size_t>(cost)].push_back(*next);
            };
            each(each, Produce{}, 0);
            each(each, Build{}, 0);
        }
    }
    return fewest;
}

bool heldBy(const State& state, Good good) {
    return std::any_of(state.units.begin(), state.units.end(),
                       [&](const Unit& unit) { return unit.worker == yellow && productOn(unit) == good; });
}

TEST(NeulandPlans, takeTheFewestActionsByBruteForceOnSmallBoards) {
    Draws draws = Chance(4).draws("small boards", 0);
    int compared = 0;
    int longer = 0;
    for (int round = 0; round < 40; ++round) {
        State state = midGame(round % 2 == 0 ? Edition::first : Edition::second);
        for (Tile tile : valuesOf<Tile>())
            state.printed[tile].materialKnown = tile == Tile::sheepfold; // few things to build
        state.player(yellow).cart = draws.below(2) == 0 && round % 2 == 1;
        state.player(yellow).woodToken = false;
        state.player(yellow).foodToken = false;
        constexpr std::array tiles{Tile::huntingLodge, Tile::lumberjack, Tile::charcoalKiln, Tile::paperMill,
                                   Tile::quarry,       Tile::sheepfold,  Tile::weavingMill};
        for (Tile tile : tiles) {
            Unit& unit = state.units[draws.below(placeCount)];
            unit = Unit{};
            unit.tile = tile;
            if (draws.below(4) == 0) unit.worker = yellow;
        }
        constexpr int most = 5;
        const auto forced = fewestByForce(state, yellow, most);
        for (Good good : valuesOf<Good>()) {
            if (good == Good::none || heldBy(state, good)) continue;
            const auto plan = planFor(state, yellow, good, {most, 1000000, 1000000});
            const auto found = forced.find(good);
            ASSERT_EQ(plan.has_value(), found != forced.end()) << round << " " << nameOf(good);
            if (!plan) continue;
            ++compared;
            ASSERT_GE(plan->actions, found->second);
            longer += plan->actions > found->second ? 1 : 0;
        }
    }
    std::cout << "compared " << compared << ", longer than need be " << longer << "\n";
    EXPECT_GT(compared, 80);
    EXPECT_EQ(longer, 0);
}

} // namespace
} // namespace sideboard::neuland
