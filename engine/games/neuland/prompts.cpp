#include "engine/core/prompting.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/payment.h"
#include "engine/games/neuland/rules.h"

/// What each field of a move could be, before the rules have judged it. Sources come in the order of the cheapest
/// payment: whoever always takes the first open value pays as cheaply as can be.
namespace sideboard {

using namespace neuland;

namespace {

template <class E>
std::int64_t raw(E value) {
    return static_cast<std::int64_t>(value);
}

/// The sources of one input; the one that the cheapest whole payment takes stands first.
Values sources(const State& state, Seat seat, const Bill& bill, const Payment& chosen, std::size_t input) {
    Values values{{}, "map"};
    const Good good = bill.recipe[input];
    if (good == Good::none) return {{nothing}};
    const Sources found = sourcesFor(state, seat, good, bill.purpose);
    if (found.empty()) return {{nothing}};
    if (found.size() > 1) {
        if (const auto best = cheapest(state, seat, bill, chosen, input))
            values.values.push_back(raw(*best->first.from[input]));
    }
    for (Source source : found)
        if (values.values.empty() || values.values.front() != raw(source)) values.values.push_back(raw(source));
    return values;
}

/// The cart only where there is one, first of all where the cheapest payment takes it.
Values cart(const State& state, Seat seat, const Bill& bill, const Payment& chosen) {
    if (!state.player(seat).cart) return {{0}};
    if (farthest(bill, chosen) > 1) return {{1, 0}};
    return {{0, 1}};
}

struct Domains {
    const State& state;
    Seat seat;
    std::size_t field;

    [[nodiscard]] static Values hexes() {
        Values values{{}, "map"};
        for (int hex = 0; hex < hexCount; ++hex) values.values.push_back(hex);
        return values;
    }

    Domain operator()(const Paint&) const {
        if (field == 0) return hexes();
        return Values{{raw(Terrain::forest), raw(Terrain::meadow), raw(Terrain::mountain)}};
    }
    Domain operator()(const DrawFirst&) const {
        if (field == 0) return Range{state.turn, state.turn};
        Values values;
        for (int i = 0; i < state.seats; ++i) values.values.push_back(i);
        return values;
    }
    Domain operator()(const Settle&) const { return hexes(); }

    Domain operator()(const Produce& move) const {
        if (field == 0) {
            Values values{{}, "map"};
            for (std::size_t i = 0; i < state.units.size(); ++i)
                if (isUnit(state.units[i].tile)) values.values.push_back(static_cast<std::int64_t>(i));
            return values;
        }
        if (field == 1) {
            Values values;
            for (Good product : productsOf(state.at(move.unit))) values.values.push_back(raw(product));
            if (values.values.empty()) values.values.push_back(raw(Good::none));
            return values;
        }
        return payment(move, 2, inputsMost);
    }
    Domain operator()(const Build& move) const {
        if (field == 0) {
            Values values{{}, "reserve"};
            const int most = state.isFirstEdition() ? firstProperty : static_cast<int>(countOf<Tile>);
            for (int tile = 1; tile < most; ++tile) values.values.push_back(tile);
            return values;
        }
        if (field == 1) return hexes();
        return payment(move, 2, 1);
    }
    Domain operator()(const ScoreTile& move) const {
        if (field == 0) {
            Values values{{}, "properties"};
            for (int tile = firstProperty; tile < static_cast<int>(countOf<Tile>); ++tile)
                values.values.push_back(tile);
            return values;
        }
        if (field == 1) {
            if (const auto place = placeOf(state, move.tile)) return Values{{raw(hexOf(*place))}, "map"};
            return hexes();
        }
        return payment(move, 2, inputsMost);
    }
    Domain operator()(const DrawOres&) const {
        if (field == 0) return Range{state.draws + 1, state.draws + 1};
        const Ores bag = oresLeft(state);
        Blend blend;
        for (std::int8_t count : bag) {
            blend.min.push_back(0);
            blend.max.push_back(std::max<int>(0, count));
        }
        blend.minTotal = blend.maxTotal = std::min(oresPerMine, std::max(0, sumOf(bag)));
        return blend;
    }
    Domain operator()(const StackOres&) const {
        const int there = state.isFirstEdition() ? sumOf(oresLeft(state)) : sumOf(state.hand);
        if (static_cast<int>(field) >= there) return Values{{nothing}};
        return Values{{raw(Ore::coal), raw(Ore::iron), raw(Ore::silver)}};
    }
    Domain operator()(const EndTurn&) const { return Range{state.turn, state.turn}; }
    Domain operator()(const Act&) const { return Range{1, std::max(1, actionsLeft(state, seat))}; }
    Domain operator()(const PlaceArms&) const { return Range{1, std::clamp(armsLeft(state, seat), 1, valueMost)}; }

private:
    template <class M>
    Domain payment(const M& move, std::size_t first, std::size_t inputs) const {
        const Bill bill = billFor(state, move);
        if (field < first + inputs) return sources(state, seat, bill, paymentOf(move), field - first);
        return cart(state, seat, bill, paymentOf(move));
    }
};

} // namespace

Domain Neuland::domain(const State& state, Seat seat, const Move& move, std::size_t field) {
    return std::visit(Domains{state, seat, field}, move);
}

bool Neuland::narrows(const Move&, std::size_t) { return true; }

} // namespace sideboard
