#include <set>

#include "engine/core/prompting.h"
#include "tests/engine/neuland/board.h"

/// Prompts offer exactly what the rules allow: judged by trying every value of every field.
namespace sideboard::neuland {
namespace {

using Raw = std::vector<std::int64_t>;

/// Every whole move of a kind that the rules allow. Values of sources are cut to those that can exist at all.
std::set<Raw> legalByForce(const State& state, Seat seat, const Move& empty, const std::vector<Raw>& domains) {
    std::set<Raw> legal;
    Raw values;
    Move move = empty;
    const auto each = [&](auto&& self, std::size_t field) -> void {
        if (field == domains.size()) {
            if (!check(state, seat, move)) legal.insert(values);
            return;
        }
        for (std::int64_t value : domains[field]) {
            std::visit([&](auto& any) { sideboard::detail::setRaw(any, field, value); }, move);
            values.push_back(value);
            self(self, field + 1);
            values.pop_back();
        }
    };
    each(each, 0);
    return legal;
}

/// Every whole move that can be reached by following prompts.
std::set<Raw> legalByPrompts(const State& state, Seat seat, const Move& empty) {
    std::set<Raw> legal;
    const Prompter<Neuland> prompter(state, seat);
    Raw values;
    const auto each = [&](auto&& self, Move move, std::size_t filled) -> void {
        if (filled == fieldsOf(move)) {
            legal.insert(values);
            return;
        }
        const auto open = prompter.openValues(move, filled, prompter.domain(move, filled));
        // A value once offered never leads into a dead end.
        if (filled > 0) {
            EXPECT_FALSE(open.empty());
        }
        for (std::int64_t value : open) {
            Move next = move;
            std::visit([&](auto& any) { sideboard::detail::setRaw(any, filled, value); }, next);
            values.push_back(value);
            self(self, next, filled + 1);
            values.pop_back();
        }
    };
    each(each, empty, 0);
    return legal;
}

Raw upTo(int count) {
    Raw all;
    for (int i = 0; i < count; ++i) all.push_back(i);
    return all;
}

/// None, the seat's own workers, one place that is not his, tokens and foraging.
Raw sourcesOf(const State& state, Seat seat) {
    Raw all{nothing, 0};
    for (int i = 1; i < placeCount; ++i)
        if (state.units[static_cast<std::size_t>(i)].worker == seat) all.push_back(i);
    for (Source source : {Source::foodToken, Source::woodToken, Source::forage})
        all.push_back(static_cast<std::int64_t>(source));
    return all;
}

TEST(NeulandPrompts, offerExactlyTheLegalProductionsBuildingsAndScores) {
    std::size_t found = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Edition edition = seed % 2 == 0 ? Edition::first : Edition::second;
        const State state =
            someState(edition, 2 + static_cast<int>(seed % 3), seed, 40 + 30 * static_cast<int>(seed), true);
        const Seat seat = state.active;
        const Raw sources = sourcesOf(state, seat);
        const Raw none{nothing};
        const std::vector<std::pair<Move, std::vector<Raw>>> kinds{
            {Produce{},
             {upTo(placeCount), upTo(static_cast<int>(countOf<Good>)), sources, sources, none, none, {0, 1}}},
            {Build{}, {upTo(static_cast<int>(countOf<Tile>)), upTo(hexCount), sources, {0, 1}}},
            {ScoreTile{},
             {upTo(static_cast<int>(countOf<Tile>)), upTo(hexCount), sources, sources, sources, none, {0, 1}}},
        };
        for (const auto& [empty, domains] : kinds) {
            const auto forced = legalByForce(state, seat, empty, domains);
            EXPECT_EQ(legalByPrompts(state, seat, empty), forced) << kindOf(empty).name << " seed " << seed;
            found += forced.size();
        }
    }
    EXPECT_GT(found, 300U);
}

TEST(NeulandPrompts, offerExactlyTheLegalStacksOfOre) {
    const Raw ores{nothing, 0, 1, 2};
    for (Edition edition : {Edition::first, Edition::second}) {
        State state = midGame(edition);
        put(state, "C4-1", Tile::mine);
        state.filling.push(place("C4-1"));
        if (edition == Edition::second) {
            state.hand[Ore::coal] = 2;
            state.hand[Ore::silver] = 1;
        }
        const auto forced = legalByForce(state, yellow, StackOres{}, {ores, ores, ores});
        EXPECT_EQ(forced.size(), edition == Edition::first ? 27U : 3U);
        EXPECT_EQ(legalByPrompts(state, yellow, StackOres{}), forced);
    }
}

TEST(NeulandPrompts, theFirstOpenValueOfEachSourceMakesTheCheapestPayment) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const State state = someState(seed % 2 == 0 ? Edition::first : Edition::second, 2, seed,
                                      200 + 20 * static_cast<int>(seed), true);
        const Seat seat = state.active;
        const Prompter<Neuland> prompter(state, seat);
        for (Place place : valuesOf<Place>()) {
            for (Good product : productsOf(state.at(place))) {
                Produce wanted;
                wanted.unit = place;
                wanted.product = product;
                Move move = wanted;
                bool open = true;
                for (std::size_t field = 2; field < fieldsOf(move) && open; ++field) {
                    const auto values = prompter.openValues(move, field, prompter.domain(move, field));
                    open = !values.empty();
                    if (open)
                        std::visit([&](auto& any) { sideboard::detail::setRaw(any, field, values.front()); }, move);
                }
                if (!open) continue;
                const Produce& made = std::get<Produce>(move);
                const Bill bill = billFor(state, made);
                ASSERT_EQ(costOf(state, bill, paymentOf(made)), cheapest(state, seat, bill)->second)
                    << variantToJson(move).dump();
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 20);
}

TEST(NeulandPrompts, sayWhyAUnitCannotBeUsed) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::huntingLodge);
    work(state, "C3-1", red);
    const auto prompt = Prompter<Neuland>(state, yellow).prompt({Produce{}, 0});
    const auto& cells = std::get<Cells>(prompt->ask);
    EXPECT_EQ(cells.panel, "map");
    ASSERT_EQ(cells.options.size(), 2U);
    EXPECT_EQ(cells.options[0].key, "C3-1");
    EXPECT_EQ(cells.options[0].refusal->reason, "neuland.refusal.unit-taken");
    EXPECT_FALSE(cells.options[1].refusal);
}

} // namespace
} // namespace sideboard::neuland
