#include "engine/games/derrein/pieces.h"

#include <algorithm>

#include "engine/games/derrein/land.h"

namespace sideboard::derrein {

Played pay(State& state, Seat seat, Good good, int amount) {
    auto& held = state.player(seat).goods[good];
    if (held < amount)
        return cannot("derrein.misfit.below-zero", {{"good", 0, nameOf(good)}, {"needed", amount}, {"held", held}});
    held = static_cast<std::int8_t>(held - amount);
    return std::nullopt;
}

void gain(State& state, Seat seat, Good good, int amount) {
    Player& player = state.player(seat);
    const int room = std::max(0, goodsMost - player.goods[good]);
    amount = std::clamp(amount, 0, room);
    player.goods[good] = static_cast<std::int8_t>(player.goods[good] + amount);
    player.gained[good] = static_cast<std::uint16_t>(player.gained[good] + amount);
}

Played freeCell(const State& state, std::optional<Cell> cell) {
    if (state.options.counts != !cell) return cannot("derrein.misfit.cell-or-none");
    if (!cell) return std::nullopt;
    if (numberOf(*cell) >= Lattice::cells || state.at(*cell).landscape == Landscape::none)
        return cannot("derrein.misfit.no-landscape");
    if (state.at(*cell).building != Building::none) return cannot("derrein.misfit.landscape-taken");
    return std::nullopt;
}

Played freePlace(const State& state, std::optional<Place> place) {
    if (state.options.counts != !place) return cannot("derrein.misfit.cell-or-none");
    if (!place) return std::nullopt;
    if (numberOf(*place) >= Lattice::crossings || !isDuchyPlace(state, numberOf(*place)))
        return cannot("derrein.misfit.no-duchy-place");
    if (state.at(*place).size != Duchy::none) return cannot("derrein.misfit.duchy-place-taken");
    return std::nullopt;
}

Played raiseFarm(State& state, Seat seat, std::optional<Cell> cell, Raw landscape) {
    if (auto misfit = freeCell(state, cell)) return misfit;
    if (farmsOf(state.player(seat)) >= farmsMost) return cannot("derrein.misfit.no-piece-left");
    if (cell) setBuilding(state, *cell, Building::farm, seat);
    else ++state.player(seat).farms[landscape];
    return std::nullopt;
}

Played raiseWitchery(State& state, Seat seat, std::optional<Cell> cell) {
    if (auto misfit = freeCell(state, cell)) return misfit;
    if (state.player(seat).witchery) return cannot("derrein.misfit.no-piece-left");
    if (cell) setBuilding(state, *cell, Building::witchery, seat);
    else state.player(seat).witchery = true;
    return std::nullopt;
}

Played raiseWorkshop(State& state, Seat seat, std::optional<Cell> cell, Workshop workshop) {
    if (auto misfit = freeCell(state, cell)) return misfit;
    if (workshopsOf(state.player(seat)) >= workshopsMost) return cannot("derrein.misfit.no-piece-left");
    if (cell) setBuilding(state, *cell, buildingOf(workshop), seat);
    else ++state.player(seat).workshops[workshop];
    return std::nullopt;
}

Played raiseDuchy(State& state, Seat seat, std::optional<Place> place) {
    if (auto misfit = freePlace(state, place)) return misfit;
    if (duchiesOf(state.player(seat)) >= duchiesMost) return cannot("derrein.misfit.no-piece-left");
    if (place) setDuchy(state, *place, Duchy::small, seat);
    else ++state.player(seat).smallDuchies;
    return std::nullopt;
}

Played resize(State& state, Seat seat, std::optional<Place> place, Duchy from, Duchy to) {
    if (state.options.counts != !place) return cannot("derrein.misfit.cell-or-none");
    if (place) {
        const bool there =
            numberOf(*place) < Lattice::crossings && state.at(*place).owner == seat && state.at(*place).size == from;
        if (!there) return cannot("derrein.misfit.no-such-duchy");
        setDuchy(state, *place, to, seat);
        return std::nullopt;
    }
    Player& player = state.player(seat);
    const auto tally = [&](Duchy size) -> std::int8_t* {
        return size == Duchy::small ? &player.smallDuchies : size == Duchy::large ? &player.largeDuchies : nullptr;
    };
    if (*tally(from) == 0) return cannot("derrein.misfit.no-such-duchy");
    --*tally(from);
    if (auto* grown = tally(to)) ++*grown;
    return std::nullopt;
}

Played removeWorkshop(State& state, Seat seat, Workshop workshop, std::optional<Cell> cell) {
    if (state.options.counts != !cell) return cannot("derrein.misfit.cell-or-none");
    if (cell) {
        const bool there = numberOf(*cell) < Lattice::cells && state.at(*cell).owner == seat &&
                           state.at(*cell).building == buildingOf(workshop);
        if (!there) return cannot("derrein.misfit.no-such-workshop");
        setBuilding(state, *cell, Building::none, noSeat);
        return std::nullopt;
    }
    if (state.player(seat).workshops[workshop] == 0) return cannot("derrein.misfit.no-such-workshop");
    --state.player(seat).workshops[workshop];
    return std::nullopt;
}

void removeWitchery(State& state, Seat seat) {
    state.player(seat).witchery = false;
    for (int cell = 0; cell < Lattice::cells; ++cell) {
        const Square& square = state.map[static_cast<std::size_t>(cell)];
        if (square.building == Building::witchery && square.owner == seat)
            setBuilding(state, static_cast<Cell>(cell), Building::none, noSeat);
    }
}

void removeMillOfOthers(State& state, Seat seat) {
    const Seat owner = ownerOfMill(state);
    if (owner == noSeat || owner == seat) return;
    for (int cell = 0; cell < Lattice::cells; ++cell)
        if (state.map[static_cast<std::size_t>(cell)].building == Building::mill)
            setBuilding(state, static_cast<Cell>(cell), Building::none, noSeat);
    state.player(owner).workshops[Workshop::mill] = 0;
}

void recount(State& state) {
    if (state.options.counts) return;
    for (Player& player : state.players) {
        player.farms = {};
        player.workshops = {};
        player.witchery = false;
        player.smallDuchies = 0;
        player.largeDuchies = 0;
    }
    for (const Square& square : state.map) {
        if (square.owner == noSeat || indexOf(square.owner) >= state.players.size()) continue;
        Player& player = state.player(square.owner);
        if (square.building == Building::farm && square.landscape != Landscape::none)
            ++player.farms[rawOf(square.landscape)];
        if (square.building == Building::witchery) player.witchery = true;
        if (isWorkshop(square.building)) ++player.workshops[workshopOf(square.building)];
    }
    for (const DuchyPlace& duchy : state.duchies) {
        if (duchy.owner == noSeat || indexOf(duchy.owner) >= state.players.size()) continue;
        if (duchy.size == Duchy::small) ++state.player(duchy.owner).smallDuchies;
        if (duchy.size == Duchy::large) ++state.player(duchy.owner).largeDuchies;
    }
}

void setBuilding(State& state, Cell cell, Building building, Seat owner) {
    Square& square = state.at(cell);
    square.building = building;
    square.owner = building == Building::none ? noSeat : owner;
    square.annexed = false;
    recount(state);
}

void setDuchy(State& state, Place place, Duchy size, Seat owner) {
    state.at(place) = {size, size == Duchy::none ? noSeat : owner};
    recount(state);
}

void fillBowl(State& state) {
    state.bowl = {};
    for (Raw raw : valuesOf<Raw>()) state.bowl[colourOf(raw)] = 2;
}

} // namespace sideboard::derrein
