#include "engine/games/neuland/board.h"

namespace sideboard::neuland {

bool isTaken(const State& state, Seat by, int space) {
    for (std::size_t i = 0; i < state.seats; ++i)
        if (seatAt(i) != by && state.players[i].time == space) return true;
    return false;
}

int stepsOf(const State& state, Seat seat) { return ringOf(state).ahead(state.present, state.player(seat).time); }

int actionsLeft(const State& state, Seat seat) {
    const kit::Ring ring = ringOf(state);
    const int done = stepsOf(state, seat);
    const int last =
        ring.lastFree(state.present, done, ring.spaces() - 1, [&](int space) { return isTaken(state, seat, space); });
    return last < done ? 0 : last - done;
}

int skipAtEnd(const State& state, Seat seat) {
    const kit::Ring ring = ringOf(state);
    const int done = stepsOf(state, seat);
    const int end = ring.firstFree(state.present, done == 0 ? 1 : done, ring.spaces() - 1,
                                   [&](int space) { return isTaken(state, seat, space); });
    return end < 0 ? 0 : end - done;
}

Seat firstFound(const State& state) {
    Seat found = Seat{0};
    for (std::size_t i = 1; i < state.seats; ++i)
        if (stepsOf(state, seatAt(i)) < stepsOf(state, found)) found = seatAt(i);
    return found;
}

Seat nextAfter(const State& state, Seat seat) {
    if (state.begun + 1 < state.seats) return seatAt((indexOf(seat) + 1) % state.seats);
    const kit::Ring ring = ringOf(state);
    const int own = stepsOf(state, seat) + skipAtEnd(state, seat);
    Seat found = seat;
    int nearest = own;
    for (std::size_t i = 0; i < state.seats; ++i) {
        const int steps = ring.ahead(state.present, state.players[i].time);
        if (seatAt(i) == seat || steps >= nearest) continue;
        found = seatAt(i);
        nearest = steps;
    }
    return found;
}

Good productOn(const Unit& unit) {
    if (unit.tile == Tile::mine) return unit.ores.empty() ? Good::none : goodOf(unit.ores.back());
    if (isSmelter(unit.tile)) return goodOf(unit.metal);
    return outputOf(unit.tile);
}

List<Good, 2> productsOf(const Unit& unit) {
    List<Good, 2> products;
    if (isSmelter(unit.tile)) {
        products.push(Good::iron);
        products.push(Good::silver);
    } else if (const Good product = productOn(unit); product != Good::none) products.push(product);
    return products;
}

Recipe recipeFor(const State& state, Tile tile, Good product) {
    Recipe recipe = state.printed[tile].recipe;
    if (!isSmelter(tile)) return recipe;
    for (Good& input : recipe)
        if (input == Good::none) {
            input = product == Good::silver ? Good::silverOre : Good::ironOre;
            break;
        }
    return recipe;
}

int workersOnMap(const State& state, Seat seat) {
    int count = 0;
    for (const Unit& unit : state.units) count += unit.worker == seat ? 1 : 0;
    return count;
}

int workersInSupply(const State& state, Seat seat) { return workersOfEach - workersOnMap(state, seat); }

int armsLeft(const State& state, Seat seat) {
    int left = armsFor(state.seats) - state.player(seat).armsBeside;
    for (const Unit& unit : state.units)
        if (unit.owner == seat) left -= unit.arms;
    return left;
}

int tilesLeft(const State& state, Tile tile) {
    if (tile == Tile::none) return 0;
    int left = tilesInBox(state.options.edition, tile);
    for (const Unit& unit : state.units) left -= unit.tile == tile ? 1 : 0;
    if (tile == Tile::huntingLodge || tile == Tile::lumberjack)
        for (std::size_t i = 0; i < state.seats; ++i) left -= state.players[i].settled ? 0 : 1;
    return left;
}

Ores oresLeft(const State& state) {
    Ores left;
    for (Ore ore : valuesOf<Ore>()) left[ore] = static_cast<std::int8_t>(markersOf(ore) - state.hand[ore]);
    for (const Unit& unit : state.units) {
        for (Ore ore : unit.ores) --left[ore];
        // In the first edition the ore marker itself lies on the smelter (T1 2.4).
        if (state.isFirstEdition() && unit.metal != Metal::none)
            --left[unit.metal == Metal::iron ? Ore::iron : Ore::silver];
    }
    return left;
}

int metalMarkersLeft(const State& state) {
    int left = metalMarkers;
    for (const Unit& unit : state.units) left -= unit.metal != Metal::none ? 1 : 0;
    return left;
}

std::optional<Place> freePlace(const State& state, Hex hex) {
    for (int i = 0; i < placesPerHex; ++i)
        if (state.at(placeAt(hex, i)).tile == Tile::none) return placeAt(hex, i);
    return std::nullopt;
}

bool isEmpty(const State& state, Hex hex) {
    for (int i = 0; i < placesPerHex; ++i)
        if (state.at(placeAt(hex, i)).tile != Tile::none) return false;
    return true;
}

std::optional<Place> placeOf(const State& state, Tile property) {
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (state.units[i].tile == property) return static_cast<Place>(i);
    return std::nullopt;
}

bool isOnTop(const State& state, Tile property) {
    const Category category = categoryOf(property);
    bool known = true;
    for (int level = 0; level < tilesPerCategory; ++level)
        known = known && state.printed[tileOf(category, level)].valueKnown;
    for (int level = 0; level < tilesPerCategory; ++level) {
        const Tile other = tileOf(category, level);
        const int mine = state.printed[property].value;
        const int its = state.printed[other].value;
        const bool lower = known && mine != its ? its < mine : level < levelOf(property);
        if (lower && !placeOf(state, other)) return false;
    }
    return true;
}

bool maySettle(const State& state, Hex hex) {
    if (state.at(hex).terrain != Terrain::forest) return false;
    if (isEmpty(state, hex)) return true;
    for (std::size_t i = 0; i < hexCount; ++i)
        if (state.lands[i].terrain == Terrain::forest && isEmpty(state, static_cast<Hex>(i))) return false;
    int room = 0;
    for (int i = 0; i < placesPerHex; ++i) room += state.at(placeAt(hex, i)).tile == Tile::none ? 1 : 0;
    return room >= 2;
}

} // namespace sideboard::neuland
