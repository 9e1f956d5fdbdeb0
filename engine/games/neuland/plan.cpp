#include "engine/games/neuland/plan.h"

#include <algorithm>

#include "engine/games/neuland/outlook.h"
#include "engine/games/neuland/play.h"
#include "engine/games/neuland/rules.h"

namespace sideboard::neuland {

namespace {

/// One thing that is still to be done, those for it before it.
struct Task {
    enum class What : std::uint8_t { need, produce, build, score } what = What::need;
    Good good = Good::none; ///< needed, or to be made
    Tile tile = Tile::none;
    Hex hex{};          ///< where it is wanted, stands or is to stand
    bool fresh = false; ///< a new one, even if one is at hand
    int far = 0;        ///< the farthest source chosen for it so far
};
using Tasks = List<Task, 24>;

/// Works backwards from a goal: what it needs is at hand, or is made first; every step is checked and played on a copy.
/// Deepens action by action, so that the first plan found takes the fewest.
class Planner {
public:
    Planner(const State& state, Seat seat, const PlanLimits& limits)
        : m_start(state), m_seat(seat), m_outlook(outlookOf(state, seat)) {
        const int left = actionsLeft(state, seat);
        m_most = limits.actions < 0 ? left : std::min(limits.actions, left);
        m_looksPerGoal = limits.looks;
        m_looksInAll = limits.inAll;
    }

    [[nodiscard]] std::optional<Plan> find(const Plan& goal) {
        if (goal.goal == Goal::product && isAtHand(goal.product)) return goal;
        const std::vector<Tasks> starts = startsOf(goal);
        if (starts.empty()) return std::nullopt;
        const int looks = std::min(m_looksPerGoal, m_looksInAll);
        m_looks = looks;
        int least = Outlook::never;
        for (const Tasks& tasks : starts) least = std::min(least, leastOf(m_start, tasks, {}));
        std::optional<Plan> found;
        for (m_bound = least; m_bound <= m_most && m_looks > 0 && !found; ++m_bound)
            for (const Tasks& tasks : starts) {
                m_steps.clear();
                if (!search(m_start, tasks, {}, 0)) continue;
                found = goal;
                found->actions = m_bound;
                found->steps = m_steps;
                break;
            }
        m_looksInAll -= looks - m_looks;
        return found;
    }

private:
    using Collected = List<Source, 12>;
    using What = Task::What;

    [[nodiscard]] bool isAtHand(Good good) const {
        return std::any_of(m_start.units.begin(), m_start.units.end(),
                           [&](const Unit& unit) { return unit.worker == m_seat && productOn(unit) == good; });
    }

    [[nodiscard]] std::vector<Tasks> startsOf(const Plan& goal) const {
        std::vector<Tasks> starts;
        if (goal.goal == Goal::product) {
            Tasks tasks;
            tasks.push({What::need, goal.product, Tile::none, {}, true});
            starts.push_back(tasks);
            return starts;
        }
        const std::optional<Place> standing = isProperty(goal.tile) ? placeOf(m_start, goal.tile) : std::nullopt;
        const bool scores = goal.goal == Goal::property;
        if (scores ? leastFor(m_start, m_outlook, m_seat, goal.tile) > m_most
                   : tileIsThere(m_start, goal.tile).has_value())
            return starts;
        for (Hex hex : valuesOf<Hex>()) {
            if (standing ? hexOf(*standing) != hex : hexTakes(m_start, goal.tile, hex).has_value()) continue;
            Tasks tasks; // the last one is done first
            if (scores) {
                tasks.push({What::score, Good::none, goal.tile, hex});
                addNeeds(tasks, m_start.printed[goal.tile].recipe, hex, {0, 1, 2, 3});
            }
            if (!standing && (!scores || !m_start.isFirstEdition())) addBuilding(tasks, goal.tile, hex);
            starts.push_back(tasks);
        }
        return starts;
    }

    void addBuilding(Tasks& tasks, Tile tile, Hex hex) const {
        tasks.push({What::build, Good::none, tile, hex});
        tasks.push({What::need, goodOf(m_start.printed[tile].material), Tile::none, hex});
    }

    /// Pushed so that inputs are seen to in the given order.
    static void addNeeds(Tasks& tasks, const Recipe& recipe, Hex hex, std::array<std::size_t, inputsMost> order) {
        for (std::size_t i = order.size(); i > 0; --i)
            if (recipe[order[i - 1]] != Good::none && !tasks.full())
                tasks.push({What::need, recipe[order[i - 1]], Tile::none, hex});
    }

    /// Never more than the tasks really take: what is at hand serves one of them each, the rest must be made.
    [[nodiscard]] int leastOf(const State& state, const Tasks& tasks, const Collected& collected) const {
        Per<Good, int> held;
        for (std::size_t i = 0; i < state.units.size(); ++i)
            if (state.units[i].worker == m_seat &&
                std::find(collected.begin(), collected.end(), static_cast<Source>(i)) == collected.end())
                ++held[productOn(state.units[i])];
        const auto has = [&](bool token, Source source) {
            return token && std::find(collected.begin(), collected.end(), source) == collected.end();
        };
        held[Good::food] += has(state.player(m_seat).foodToken, Source::foodToken) ? 1 : 0;
        held[Good::wood] += has(state.player(m_seat).woodToken, Source::woodToken) ? 1 : 0;
        int sum = 0;
        int dearest = 0;
        for (const Task& task : tasks) {
            if (task.what != What::need) {
                const int beyond = state.player(m_seat).cart ? 0 : std::max(0, task.far - 1);
                sum += beyond + (task.what == What::build ? 0 : 1);
                continue;
            }
            if (!task.fresh && held[task.good]-- > 0) continue;
            int make = m_outlook.toMake[task.good];
            if (task.good == Good::food && m_start.isFirstEdition() && !task.fresh)
                make = std::min(make, forageActions);
            sum += make;
            if (!task.fresh) dearest = std::max(dearest, make);
        }
        return std::min(Outlook::never, held[Good::gold] > 0 ? sum - dearest : sum);
    }

    bool search(const State& state, Tasks tasks, const Collected& collected, int spent) {
        if (tasks.empty()) return true;
        if (--m_looks < 0 || spent + leastOf(state, tasks, collected) > m_bound) return false;
        const Task task = tasks.pop();
        switch (task.what) {
        case What::need: return need(state, tasks, collected, spent, task);
        case What::produce: return produce(state, tasks, collected, spent, task);
        case What::build: return build(state, tasks, collected, spent, task);
        case What::score: return score(state, tasks, collected, spent, task);
        }
        return false;
    }

    bool need(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        if (!task.fresh && atHand(state, tasks, collected, spent, task)) return true;
        if (spent + leastOf(state, tasks, collected) + m_outlook.toMake[task.good] > m_bound) return false;
        if (onStandingUnit(state, tasks, collected, spent, task)) return true;
        return onNewUnit(state, tasks, collected, spent, task);
    }

    [[nodiscard]] static Purpose purposeOf(const Tasks& tasks) {
        for (std::size_t i = tasks.size(); i > 0; --i)
            if (tasks[i - 1].what != What::need)
                return tasks[i - 1].what == What::build   ? Purpose::build
                       : tasks[i - 1].what == What::score ? Purpose::score
                                                          : Purpose::produce;
        return Purpose::produce;
    }

    /// The tasks once an input of the next one is to come from so far away.
    [[nodiscard]] static Tasks fetchedFrom(int far, Tasks tasks) {
        for (std::size_t i = tasks.size(); i > 0; --i) {
            if (tasks[i - 1].what == What::need) continue;
            tasks[i - 1].far = std::max(tasks[i - 1].far, far);
            break;
        }
        return tasks;
    }

    bool atHand(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        Sources sources = sourcesFor(state, m_seat, task.good, purposeOf(tasks));
        // Near ones first, and what would be lost anyway; tokens last.
        const auto rank = [&](Source source) {
            if (!isPlace(source)) return 100;
            const Unit& unit = state.at(placeOf(source));
            return 4 * distance(hexOf(placeOf(source)), task.hex) + (unit.lying ? 0 : 1) +
                   (productOn(unit) != task.good ? 2 : 0);
        };
        std::sort(sources.begin(), sources.end(),
                  [&](Source a, Source b) { return std::pair(rank(a), a) < std::pair(rank(b), b); });
        for (Source source : sources) {
            const bool used =
                source != Source::forage && std::find(collected.begin(), collected.end(), source) != collected.end();
            if (used || collected.full()) continue;
            Collected more = collected;
            more.push(source);
            const int far = isPlace(source) ? distance(hexOf(placeOf(source)), task.hex) : 0;
            if (search(state, fetchedFrom(far, tasks), more, spent)) return true;
        }
        return false;
    }

    /// Puts the making of a good on the list, with everything it takes, in every order that could matter.
    bool make(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& making,
              Tile built) {
        const Recipe recipe = recipeFor(state, making.tile, making.good);
        std::array<std::size_t, inputsMost> order{0, 1, 2, 3};
        const auto inputs = static_cast<std::size_t>(
            std::count_if(recipe.begin(), recipe.end(), [](Good good) { return good != Good::none; }));
        // What takes longest first: it may need the units that the others stand on.
        const auto length = [&](std::size_t input) {
            return recipe[input] == Good::none ? -1 : m_outlook.toHave[recipe[input]];
        };
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return length(a) > length(b); });
        if (tasks.size() + inputs + 3 > Tasks::capacity) return false;
        Tasks next = tasks;
        next.push(making);
        addNeeds(next, recipe, making.hex, order);
        if (built != Tile::none) addBuilding(next, built, making.hex);
        return search(state, next, collected, spent);
    }

    bool onStandingUnit(const State& state, const Tasks& tasks, const Collected& collected, int spent,
                        const Task& task) {
        struct Way {
            int far;
            Tile tile;
            Hex hex;
        };
        List<Way, placeCount> ways;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const auto place = static_cast<Place>(i);
            const Unit& unit = state.units[i];
            if (!isUnit(unit.tile) || (unit.worker != noSeat && unit.worker != m_seat) ||
                !state.printed[unit.tile].recipeKnown)
                continue;
            // One's own worker may have gone by the time it is wanted; his product tells what the unit makes.
            bool fits = false;
            if (unit.tile == Tile::mine) {
                for (Ore ore : unit.ores) fits = fits || goodOf(ore) == task.good;
            } else
                for (Good product : productsOf(unit)) fits = fits || product == task.good;
            if (!fits) continue;
            const Way way{task.fresh ? 0 : distance(hexOf(place), task.hex), unit.tile, hexOf(place)};
            const bool listed = std::any_of(ways.begin(), ways.end(), [&](const Way& other) {
                return other.tile == way.tile && other.hex == way.hex;
            });
            if (!listed) ways.push(way);
        }
        std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.far < b.far; });
        for (const Way& way : ways)
            if (make(state, fetchedFrom(way.far, tasks), collected, spent,
                     {What::produce, task.good, way.tile, way.hex}, Tile::none))
                return true;
        return false;
    }

    bool onNewUnit(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        for (int number = 1; number < firstProperty; ++number) {
            const auto tile = static_cast<Tile>(number);
            const bool makes =
                isSmelter(tile) ? task.good == Good::iron || task.good == Good::silver : outputOf(tile) == task.good;
            if (!makes || tile == Tile::mine || !state.printed[tile].recipeKnown || tileIsThere(state, tile)) continue;
            const int least = 1 + m_outlook.toHave[goodOf(state.printed[tile].material)];
            if (spent + leastOf(state, tasks, collected) + least > m_bound) continue;
            for (Hex hex : valuesOf<Hex>()) {
                const int far = task.fresh ? 0 : distance(hex, task.hex);
                if (!hexTakes(state, tile, hex) &&
                    make(state, fetchedFrom(far, tasks), collected, spent, {What::produce, task.good, tile, hex}, tile))
                    return true;
            }
        }
        return false;
    }

    // Doing ------------------------------------------------------------------------------------------------------

    /// Gives the sources on top of the pile to the inputs that asked for them.
    [[nodiscard]] bool collect(const State& state, const Bill& bill, Collected& collected, Payment& payment) const {
        const auto count =
            std::count_if(bill.recipe.begin(), bill.recipe.end(), [](Good good) { return good != Good::none; });
        for (auto i = count; i > 0; --i) {
            const Source source = collected.pop();
            bool taken = false;
            for (std::size_t input = 0; input < inputsMost && !taken; ++input) {
                taken = bill.recipe[input] != Good::none && !payment.from[input] &&
                        isExactly(state, source, bill.recipe[input]);
                if (taken) payment.from[input] = source;
            }
            for (std::size_t input = 0; input < inputsMost && !taken; ++input) {
                taken = bill.recipe[input] != Good::none && !payment.from[input] &&
                        gives(state, m_seat, source, bill.recipe[input], bill.purpose);
                if (taken) payment.from[input] = source;
            }
            if (!taken) return false;
        }
        return true;
    }

    [[nodiscard]] bool isExactly(const State& state, Source source, Good good) const {
        return gives(state, m_seat, source, good, Purpose::build) ||
               (isPlace(source) && productOn(state.at(placeOf(source))) == good);
    }

    template <class M>
    bool pay(const State& state, const Tasks& tasks, Collected collected, int spent, M move,
             std::optional<Source> made) {
        const Bill bill = billFor(state, move);
        Payment payment;
        if (!collect(state, bill, collected, payment)) return false;
        for (bool cart : {false, true}) {
            if (cart && (!state.player(m_seat).cart || farthest(bill, payment) <= 1)) continue;
            payment.cart = cart;
            setPayment(move, payment);
            const int cost = costOf(state, bill, payment).actions;
            if (spent + cost > m_bound || check(state, m_seat, move)) continue;
            auto next = apply(state, m_seat, Move(move));
            if (!next) continue;
            next->filling.clear(); // what will be drawn is not known: no plan leans on it
            if (made && !collected.full()) collected.push(*made);
            m_steps.push_back(move);
            if (search(*next, tasks, collected, spent + cost)) return true;
            m_steps.pop_back();
            if (made) collected.pop();
        }
        return false;
    }

    bool produce(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        for (int i = 0; i < placesPerHex; ++i) {
            const Place place = placeAt(task.hex, i);
            const Unit& unit = state.at(place);
            if (unit.tile != task.tile || unitIsReady(state, place)) continue;
            Produce move;
            move.unit = place;
            move.product = task.good;
            return pay(state, tasks, collected, spent, move, sourceOf(place)); // units of a kind on one hex are alike
        }
        return false;
    }

    bool build(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        Build move;
        move.tile = task.tile;
        move.hex = task.hex;
        return pay(state, tasks, collected, spent, move, std::nullopt);
    }

    bool score(const State& state, const Tasks& tasks, const Collected& collected, int spent, const Task& task) {
        ScoreTile move;
        move.tile = task.tile;
        move.hex = task.hex;
        return pay(state, tasks, collected, spent, move, std::nullopt);
    }

    const State& m_start;
    Seat m_seat;
    Outlook m_outlook;
    int m_most = 0;
    int m_bound = 0;
    int m_looks = 0;
    int m_looksPerGoal = 0;
    int m_looksInAll = 0;
    std::vector<Move> m_steps;
};

} // namespace

std::optional<Plan> planFor(const State& state, Seat seat, Good product, const PlanLimits& limits) {
    if (mayAct(state, seat)) return std::nullopt;
    return Planner(state, seat, limits).find({Goal::product, product, Tile::none, 0, {}});
}

std::optional<Plan> planFor(const State& state, Seat seat, Goal goal, Tile tile, const PlanLimits& limits) {
    if (mayAct(state, seat)) return std::nullopt;
    return Planner(state, seat, limits).find({goal, Good::none, tile, 0, {}});
}

std::vector<Plan> plansFor(const State& state, Seat seat, const PlanLimits& limits) {
    std::vector<Plan> plans;
    if (mayAct(state, seat)) return plans;
    Planner planner(state, seat, limits);
    const auto add = [&](const Plan& goal) {
        if (auto plan = planner.find(goal)) plans.push_back(std::move(*plan));
    };
    for (Good good : valuesOf<Good>())
        if (good != Good::none) add({Goal::product, good, Tile::none, 0, {}});
    for (Tile tile : valuesOf<Tile>())
        if (isProperty(tile)) add({Goal::property, Good::none, tile, 0, {}});
    for (Tile tile : valuesOf<Tile>())
        if (tile != Tile::none && !(isProperty(tile) && state.isFirstEdition()))
            add({Goal::building, Good::none, tile, 0, {}});
    return plans;
}

} // namespace sideboard::neuland
