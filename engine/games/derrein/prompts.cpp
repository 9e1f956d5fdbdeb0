#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/land.h"

#include "engine/core/prompting.h"

/// What each field of a move could be, before the rules have judged it.
namespace sideboard {

using namespace derrein;

namespace {

Domain cells(const State& state) {
    Values values{{}, "map"};
    if (state.options.counts) return Values{{nothing}};
    for (int cell = 0; cell < Lattice::cells; ++cell)
        if (state.map[static_cast<std::size_t>(cell)].landscape != Landscape::none) values.values.push_back(cell);
    return values;
}

Domain places(const State& state) {
    Values values{{}, "map"};
    if (state.options.counts) return Values{{nothing}};
    for (int crossing = 0; crossing < Lattice::crossings; ++crossing)
        if (isDuchyPlace(state, crossing)) values.values.push_back(crossing);
    return values;
}

/// Cells or places of one player's own buildings only.
Domain ownCells(const State& state, Seat seat) {
    Values values{{}, "map"};
    if (state.options.counts) return Values{{nothing}};
    for (int cell = 0; cell < Lattice::cells; ++cell)
        if (state.map[static_cast<std::size_t>(cell)].owner == seat) values.values.push_back(cell);
    return values;
}

Domain ownPlaces(const State& state, Seat seat) {
    Values values{{}, "map"};
    if (state.options.counts) return Values{{nothing}};
    for (int crossing = 0; crossing < Lattice::crossings; ++crossing)
        if (state.duchies[static_cast<std::size_t>(crossing)].owner == seat) values.values.push_back(crossing);
    return values;
}

template <class P>
Blend upTo(const P& most, int minTotal, int maxTotal) {
    Blend blend;
    for (const auto& amount : most) {
        blend.min.push_back(0);
        blend.max.push_back(amount);
    }
    blend.minTotal = minTotal;
    blend.maxTotal = maxTotal;
    return blend;
}

Blend missionNeeds(int minTotal) {
    Per<Need, int> most;
    for (Need need : valuesOf<Need>()) most[need] = piecesFor(need);
    return upTo(most, minTotal, piecesInAll);
}

/// What is worth least goes first, in the order that the table chose. Everything else inside the bounds is as legal.
Blend foodMix(const Player& player, FoodOrder order) {
    Per<Food, int> held;
    for (Food food : valuesOf<Food>()) held[food] = player.goods[goodOf(food)];
    const int need = foodNeed(player);
    Per<Food, int> suggested;
    int missing = need;
    for (Food food : foodsIn(order)) {
        suggested[food] = std::min(held[food], missing);
        missing -= suggested[food];
    }
    Blend blend = upTo(held, need, need);
    blend.suggested.assign(suggested.begin(), suggested.end());
    return blend;
}

struct Domains {
    const State& state;
    Seat seat;
    std::size_t field;

    Domain operator()(const Paint&) const {
        Values values{{}, "map"};
        for (int cell = 0; cell < Lattice::cells; ++cell) values.values.push_back(cell);
        return values;
    }
    Domain operator()(const LayPlate&) const {
        if (field == 0) return Range{1, plates};
        if (field == 1) return Range{0, 3};
        return (*this)(Paint{});
    }
    Domain operator()(const TakeStartCard&) const { return Range{1, 99}; }
    Domain operator()(const PlaceFirst&) const { return cells(state); }
    Domain operator()(const PlaceDuchy&) const { return places(state); }
    Domain operator()(const PlaceFarm&) const { return cells(state); }
    Domain operator()(const BuildFarm&) const { return cells(state); }
    Domain operator()(const BuildWitchery&) const { return cells(state); }
    Domain operator()(const MoveWitchery&) const { return cells(state); }
    Domain operator()(const BuildDuchy&) const { return places(state); }
    Domain operator()(const EnlargeDuchy&) const { return ownPlaces(state, seat); }
    Domain operator()(const BuildWorkshop&) const { return cells(state); }
    Domain operator()(const LoseWorkshop&) const { return ownCells(state, seat); }
    Domain operator()(const DropWorkshop&) const { return ownCells(state, seat); }
    Domain operator()(const ShrinkDuchy&) const { return ownPlaces(state, seat); }
    Domain operator()(const LoseDuchy&) const { return ownPlaces(state, seat); }
    Domain operator()(const Annex&) const {
        Values values{{}, "map"};
        if (state.annexFrom != nowhere)
            for (int cell : Lattice::around(state.annexFrom)) values.values.push_back(cell);
        return values;
    }
    Domain operator()(const ThrowBowl&) const {
        if (field == 0) return Range{state.turn, state.turn};
        return upTo(state.bowl, beadsThrown, beadsThrown);
    }
    Domain operator()(const Process& move) const {
        return Range{1, std::max<int>(1, state.player(seat).goods[goodOf(move.raw)])};
    }
    Domain operator()(const AskWorkshop& move) const {
        Goods held = state.player(seat).goods;
        if (field == 2) return Range{1, std::max<int>(1, held[goodOf(move.raw)])};
        held[goodOf(move.raw)] = static_cast<std::int8_t>(std::max(0, held[goodOf(move.raw)] - move.times));
        return upTo(held, 0, sumOf(held));
    }
    Domain operator()(const Trade& move) const {
        const Goods& mine = state.player(seat).goods;
        const Goods& theirs = indexOf(move.with) < state.seats ? state.player(move.with).goods : mine;
        if (field == 1) return upTo(mine, sumOf(theirs) == 0 ? 1 : 0, sumOf(mine));
        return upTo(theirs, sumOf(move.give) == 0 ? 1 : 0, sumOf(theirs));
    }
    Domain operator()(const Answer&) const {
        Values values;
        for (const Offer& offer : state.offers)
            if (offer.to == seat) values.values.push_back(offer.number);
        return values;
    }
    Domain operator()(const Withdraw&) const {
        Values values;
        for (const Offer& offer : state.offers)
            if (offer.from == seat) values.values.push_back(offer.number);
        return values;
    }
    Domain operator()(const ShowMission&) const { return missionNeeds(field == 0 ? 1 : 0); }
    Domain operator()(const FightWitch&) const { return Range{state.fights + 1, state.fights + 1}; }
    Domain operator()(const PayFood&) const { return foodMix(state.player(seat), state.options.foodOrder); }
    template <class Other>
    Domain operator()(const Other&) const {
        return Values{};
    }
};

} // namespace

Domain Derrein::domain(const State& state, Seat seat, const Move& move, std::size_t field) {
    return std::visit(Domains{state, seat, field}, move);
}

bool Derrein::narrows(const Move&, std::size_t) { return false; }

} // namespace sideboard
