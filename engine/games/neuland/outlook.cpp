#include "engine/games/neuland/outlook.h"

#include <algorithm>

#include "engine/games/neuland/rules.h"

namespace sideboard::neuland {

namespace {

void lower(int& value, int to) { value = std::min(value, to); }

int sumFor(const Outlook& outlook, const Recipe& recipe) {
    int sum = 0;
    for (Good good : recipe)
        if (good != Good::none) sum = std::min(Outlook::never, sum + outlook.toHave[good]);
    return sum;
}

bool mayBuild(const State& state, Tile tile) {
    if (tileIsThere(state, tile)) return false;
    for (Hex hex : valuesOf<Hex>())
        if (!hexTakes(state, tile, hex)) return true;
    return false;
}

} // namespace

Outlook outlookOf(const State& state, Seat seat) {
    Outlook outlook;
    for (int& actions : outlook.toMake) actions = Outlook::never;
    for (int& actions : outlook.toHave) actions = Outlook::never;
    for (int& actions : outlook.toUse) actions = Outlook::never;
    const Player& player = state.player(seat);
    bool joker = false;
    Per<Ore, bool> ores;
    for (const Unit& unit : state.units) {
        if (unit.worker == seat) {
            outlook.toHave[productOn(unit)] = 0;
            joker = joker || productOn(unit) == Good::gold;
        }
        // One's own worker leaves when his product is used.
        if (!isUnit(unit.tile) || (unit.worker != noSeat && unit.worker != seat) ||
            !state.printed[unit.tile].recipeKnown)
            continue;
        if (unit.tile == Tile::mine && unit.ores.empty()) continue;
        outlook.toUse[unit.tile] = 0;
        // The markers below come up once those above are used.
        for (Ore ore : unit.ores) ores[ore] = true;
    }
    if (joker)
        for (Good good : valuesOf<Good>()) outlook.toHave[good] = 0;
    if (player.foodToken) outlook.toHave[Good::food] = 0;
    if (player.woodToken) outlook.toHave[Good::wood] = 0;
    if (state.isFirstEdition()) lower(outlook.toHave[Good::food], forageActions);
    // Built units become usable while the search goes on; goods settle after a few rounds, since chains are short.
    Per<Tile, bool> buildable;
    for (Tile tile : valuesOf<Tile>())
        buildable[tile] = isUnit(tile) && tile != Tile::mine && outlook.toUse[tile] != 0 &&
                          state.printed[tile].recipeKnown && mayBuild(state, tile);
    for (bool changed = true; changed;) {
        changed = false;
        const auto make = [&](Good good, int actions) {
            if (actions >= outlook.toMake[good]) return;
            outlook.toMake[good] = actions;
            lower(outlook.toHave[good], actions);
            changed = true;
        };
        for (int number = 1; number < firstProperty; ++number) {
            const auto tile = static_cast<Tile>(number);
            if (buildable[tile]) lower(outlook.toUse[tile], outlook.toHave[goodOf(state.printed[tile].material)]);
            if (outlook.toUse[tile] >= Outlook::never) continue;
            const int base = outlook.toUse[tile] + 1;
            if (tile == Tile::mine) {
                for (Ore ore : valuesOf<Ore>())
                    if (ores[ore]) make(goodOf(ore), base + sumFor(outlook, state.printed[tile].recipe));
            } else if (isSmelter(tile)) {
                for (Good metal : {Good::iron, Good::silver})
                    make(metal, base + sumFor(outlook, recipeFor(state, tile, metal)));
            } else make(outputOf(tile), base + sumFor(outlook, state.printed[tile].recipe));
        }
    }
    return outlook;
}

int leastFor(const State& state, const Outlook& outlook, Seat seat, Tile property) {
    const TilePrint& print = state.printed[property];
    int actions = 1 + sumFor(outlook, print.recipe);
    if (const auto refusal = mayScore(state, seat, property)) {
        // In the second edition it may still have to be built, with a stone.
        const bool unbuilt = refusal->reason == "neuland.refusal.not-built" && print.recipeKnown && print.valueKnown &&
                             mayBuild(state, property);
        if (!unbuilt) return Outlook::never;
        actions += outlook.toHave[goodOf(print.material)];
    }
    return std::min(actions, Outlook::never);
}

} // namespace sideboard::neuland
