#include "engine/games/neuland/board.h"
#include "engine/games/neuland/neuland.h"

namespace sideboard {

using namespace neuland;

namespace {

using Broken = std::optional<std::string>;

bool isNobody(const State& state, Seat seat) { return indexOf(seat) >= state.seats; }

Broken impossibleUnit(const State& state, const Unit& unit) {
    if (unit.tile == Tile::none && unit != Unit{}) return "something stands on no tile";
    if (unit.worker != noSeat && isNobody(state, unit.worker)) return "a worker belongs to nobody";
    if (unit.lying && unit.worker == noSeat) return "nobody lies there";
    if (unit.arms > 0 ? isNobody(state, unit.owner) : unit.owner != noSeat) return "coats of arms belong to nobody";
    return std::nullopt;
}

Broken brokenUnit(const State& state, std::size_t number) {
    const Unit& unit = state.units[number];
    const bool waits = [&] {
        for (Place place : state.filling)
            if (static_cast<std::size_t>(place) == number) return true;
        return false;
    }();
    if (unit.worker != noSeat && !isUnit(unit.tile)) return "a worker stands where none can";
    if (isSmelter(unit.tile) ? (unit.metal == Metal::none) != (unit.worker == noSeat) : unit.metal != Metal::none)
        return "metal and smelter do not agree";
    if (unit.tile != Tile::mine ? !unit.ores.empty() : unit.ores.empty() && !waits && oresLeft(state) != Ores{})
        return "ore and mine do not agree";
    if (unit.arms > 0 && (!isProperty(unit.tile) || unit.arms > valueMost)) return "coats of arms lie where none can";
    const TilePrint& print = state.printed[unit.tile];
    const Terrain terrain = state.at(hexOf(static_cast<Place>(number))).terrain;
    if (unit.tile != Tile::none && print.groundKnown && !allows(print.ground, terrain))
        return "a tile stands on the wrong terrain";
    return std::nullopt;
}

/// No two markers share a space, and none stands on the present, but those who have not played yet and the active one.
Broken brokenRing(const State& state) {
    for (std::size_t i = 0; i < state.seats; ++i) {
        const auto waits = [&](std::size_t seat) {
            return seat == indexOf(state.active) ||
                   (seat + state.seats - indexOf(state.first)) % state.seats >= state.begun;
        };
        if (state.phase == Phase::setUp || waits(i)) continue;
        if (state.players[i].time == state.present) return "a time marker has reached the present";
        for (std::size_t other = 0; other < i; ++other)
            if (!waits(other) && state.players[i].time == state.players[other].time)
                return "two time markers share a space";
    }
    return std::nullopt;
}

} // namespace

Broken Neuland::impossible(const State& state) {
    if (state.seats < 2 || state.seats > seatsMost) return "there are 2 to 4 seats";
    if (isNobody(state, state.active) || isNobody(state, state.first)) return "nobody sits where the turn is";
    if (state.winner != noSeat && isNobody(state, state.winner)) return "nobody has won";
    if (state.begun > state.seats) return "round one has more turns than players";
    const int spaces = ringOf(state).spaces();
    if (state.present >= spaces) return "the present is not on the ring";
    for (std::size_t i = 0; i < state.seats; ++i)
        if (state.players[i].time >= spaces) return "a time marker is not on the ring";
    for (const Unit& unit : state.units)
        if (auto broken = impossibleUnit(state, unit)) return broken;
    for (Ore ore : valuesOf<Ore>())
        if (state.hand[ore] < 0) return "ore is below zero";
    for (Place place : state.filling)
        if (state.at(place).tile != Tile::mine) return "a mine that is not there waits for ore";
    return std::nullopt;
}

Broken Neuland::broken(const State& state) {
    if (auto broken = impossible(state)) return broken;
    Per<Tile, int> tiles;
    Ores ores;
    std::array<int, seatsMost> workers{};
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const Unit& unit = state.units[i];
        if (unit == Unit{}) continue;
        if (auto broken = brokenUnit(state, i)) return broken;
        ++tiles[unit.tile];
        if (unit.worker != noSeat) ++workers[indexOf(unit.worker)];
        for (Ore ore : unit.ores) ++ores[ore];
        if (state.isFirstEdition() && unit.metal != Metal::none)
            ++ores[unit.metal == Metal::iron ? Ore::iron : Ore::silver];
    }
    for (std::size_t i = 0; i < state.seats; ++i) {
        if (workers[i] > workersOfEach) return "a player has more than eight workers";
        const int left = armsLeft(state, seatAt(i));
        if (left < 0 || left > armsFor(state.seats)) return "coats of arms do not add up";
        if (left == 0 && state.winner != seatAt(i)) return "the last coat of arms wins";
        if (!state.players[i].settled) {
            ++tiles[Tile::huntingLodge];
            ++tiles[Tile::lumberjack];
        }
        if (state.isFirstEdition() &&
            (state.players[i].foodToken || state.players[i].woodToken || state.players[i].cart))
            return "the first edition has no tokens";
    }
    for (Tile tile : valuesOf<Tile>())
        if (tiles[tile] > tilesInBox(state.options.edition, tile))
            return "more tiles than the box holds: " + std::string(nameOf(tile));
    for (Category category : valuesOf<Category>())
        for (int level = 0; level < tilesPerCategory; ++level)
            if (tiles[tileOf(category, level)] > 0 && !isOnTop(state, tileOf(category, level)))
                return "a property was built before a lower one";
    for (Ore ore : valuesOf<Ore>())
        if (ores[ore] + state.hand[ore] > markersOf(ore)) return "more ore markers than the box holds";
    if (!state.isFirstEdition() && metalMarkersLeft(state) < 0) return "more metal markers than the box holds";
    if (state.filling.empty() && (state.ending || sumOf(state.hand) > 0))
        return "nothing waits for the ore that was drawn";
    if ((state.phase == Phase::over) != (state.winner != noSeat)) return "a game that is over has a winner";
    if (state.winner != noSeat && armsLeft(state, state.winner) != 0) return "who wins has no coat of arms left";
    return brokenRing(state);
}

} // namespace sideboard
