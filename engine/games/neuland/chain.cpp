#include "engine/games/neuland/chain.h"

#include <algorithm>

#include "engine/games/neuland/rules.h"

namespace sideboard::neuland {

namespace {

constexpr int waiting = 4;   ///< until somebody else's product is used or lost
constexpr int blindOre = 3;  ///< a new mine of the second edition may hold anything
constexpr int perMarker = 2; ///< food and mine, to clear a marker away
constexpr int deepest = 8;   ///< longer than any chain of the box

bool canBuild(const State& state, Tile tile) {
    if (tileIsThere(state, tile)) return false;
    for (Hex hex : valuesOf<Hex>())
        if (!hexTakes(state, tile, hex)) return true;
    return false;
}

/// The kinds of tile that make a good.
List<Tile, 2> makersOf(Good good) {
    List<Tile, 2> makers;
    if (good == Good::iron || good == Good::silver) {
        makers.push(Tile::smelter);
        makers.push(Tile::otherSmelter);
        return makers;
    }
    for (Tile tile : valuesOf<Tile>())
        if (isUnit(tile) && tile != Tile::alchemist && outputOf(tile) == good && !makers.full()) makers.push(tile);
    const bool mined = good == Good::coal || good == Good::ironOre || good == Good::silverOre;
    if (mined && !makers.full()) makers.push(Tile::mine);
    return makers;
}

} // namespace

Chain::Chain(const State& state, Seat seat, bool standing) : m_state(state), m_seat(seat) {
    m_oreBelow.values.fill(never);
    const auto keep = [&](Good good) { ++m_stock.goods[good]; };
    for (const Unit& unit : state.units) {
        if (unit.worker == seat && !(standing && unit.lying)) keep(productOn(unit));
        if (!isUnit(unit.tile)) continue;
        const bool others = unit.worker != noSeat && unit.worker != seat;
        (others ? m_taken : m_stock.usable)[unit.tile] = true;
        for (std::size_t i = 0; i < unit.ores.size(); ++i) { // the top one is the last
            auto& below = m_oreBelow[unit.ores[i]];
            below = std::min(below, static_cast<std::int8_t>(unit.ores.size() - 1 - i));
        }
    }
    if (state.player(seat).foodToken) keep(Good::food);
    if (state.player(seat).woodToken) keep(Good::wood);
}

int Chain::toBuild(Tile tile, int depth) {
    if (!canBuild(m_state, tile)) return never;
    m_stock.usable[tile] = true;
    return toHave(goodOf(m_state.printed[tile].material), depth + 1);
}

int Chain::toMake(Tile tile, Good product, int depth) {
    int actions = 1;
    if (!m_stock.usable[tile]) {
        const Stock before = m_stock;
        const int built = toBuild(tile, depth);
        if (m_taken[tile] && built >= waiting) {
            m_stock = before;
            actions += waiting;
        } else actions += built;
    }
    if (tile == Tile::mine)
        for (Ore ore : valuesOf<Ore>()) {
            if (goodOf(ore) != product) continue;
            if (m_oreBelow[ore] < never) actions += perMarker * m_oreBelow[ore];
            else if (m_state.isFirstEdition() ? oresLeft(m_state)[ore] > 0 : true)
                actions += toBuild(tile, depth) + (m_state.isFirstEdition() ? 0 : blindOre);
            else return never;
        }
    for (Good input : recipeFor(m_state, tile, product))
        if (input != Good::none && actions < never) actions += toHave(input, depth + 1);
    return std::min(actions, never);
}

int Chain::toHave(Good good, int depth) {
    if (depth > deepest) return never;
    for (Good held : {good, Good::gold})
        if (m_stock.goods[held] > 0) {
            --m_stock.goods[held];
            return 0;
        }
    int least = never;
    const Stock before = m_stock;
    Stock best = m_stock;
    for (Tile maker : makersOf(good)) {
        m_stock = before;
        const int actions = toMake(maker, good, depth);
        if (actions >= least) continue;
        least = actions;
        best = m_stock;
    }
    m_stock = best;
    if (good == Good::food && m_state.isFirstEdition()) least = std::min(least, forageActions);
    return least;
}

int Chain::toScore(Tile property) {
    const TilePrint& print = m_state.printed[property];
    int actions = 1;
    if (const auto refusal = mayScore(m_state, m_seat, property)) {
        // In the second edition it may still have to be built, with a stone.
        const bool unbuilt = refusal->reason == "neuland.refusal.not-built" && print.recipeKnown && print.valueKnown;
        if (!unbuilt) return never;
        actions += toBuild(property, 0);
    }
    for (Good input : print.recipe)
        if (input != Good::none && actions < never) actions += toHave(input, 0);
    return std::min(actions, never);
}

} // namespace sideboard::neuland
