#include "engine/games/derrein/land.h"

#include <algorithm>

#include "engine/kit/supply.h"

namespace sideboard::derrein {

int farmsOf(const Player& player) { return sumOf(player.farms); }
int workshopsOf(const Player& player) { return sumOf(player.workshops); }
int duchiesOf(const Player& player) { return player.smallDuchies + player.largeDuchies; }
int foodNeed(const Player& player) { return player.smallDuchies + 2 * player.largeDuchies; }
int foodHeld(const Player& player) {
    return player.goods[Good::flour] + player.goods[Good::wheat] + player.goods[Good::cow];
}

bool isPublic(const State& state, Workshop workshop) {
    for (std::size_t i = 0; i < state.seats; ++i)
        if (state.players[i].workshops[workshop] > 0) return false;
    return true;
}

Seat ownerOfMill(const State& state) {
    for (std::size_t i = 0; i < state.seats; ++i)
        if (state.players[i].workshops[Workshop::mill] > 0) return seatAt(i);
    return noSeat;
}

int yieldFor(const State& state, Seat seat, Raw raw) {
    if (raw == Raw::lavender || !state.options.guildMaster) return yieldOf(raw);
    return yieldOf(raw) * std::max<int>(1, state.player(seat).workshops[workshopOf(raw)]);
}

int supplyOf(const State& state, Good good) {
    return kit::leftOf(state.printed.limit[good], state.players, state.seats,
                       [&](const Player& player) { return player.goods[good]; });
}

int beadsOutside(const State& state, Colour colour) { return state.printed.beads[colour] - state.bowl[colour]; }

bool isDuchyPlace(const State& state, int crossing) {
    for (int cell : Lattice::around(crossing))
        if (state.map[static_cast<std::size_t>(cell)].landscape == Landscape::none) return false;
    return true;
}

bool hasOwnDuchyBeside(const State& state, Seat seat, int cell) { return strengthBeside(state, seat, cell) > 0; }

bool hasOthersDuchyBeside(const State& state, Seat seat, int cell) {
    for (std::uint8_t corner : Lattice::corners(cell))
        if (state.duchies[corner].size != Duchy::none && state.duchies[corner].owner != seat) return true;
    return false;
}

int strengthBeside(const State& state, Seat seat, int cell) {
    int strength = 0;
    for (std::uint8_t corner : Lattice::corners(cell))
        if (state.duchies[corner].owner == seat) strength += static_cast<int>(state.duchies[corner].size);
    return strength;
}

bool hasLargeDuchyBeside(const State& state, Seat seat, int cell) {
    for (std::uint8_t corner : Lattice::corners(cell))
        if (state.duchies[corner].owner == seat && state.duchies[corner].size == Duchy::large) return true;
    return false;
}

bool hasWitcheryBeside(const State& state, Seat seat, int cell) {
    for (std::uint8_t other : Lattice::beside(cell))
        if (state.map[other].building == Building::witchery && state.map[other].owner == seat) return true;
    return false;
}

namespace {

/// The duchies of one player and, for each of his workshops, which of them stand beside it, as bits.
struct Neighbours {
    List<std::uint8_t, duchiesMost> duchies;
    int room[duchiesMost] = {};
    List<std::uint8_t, Lattice::cells> reach;
};

Neighbours neighboursOf(const State& state, Seat seat) {
    Neighbours found;
    for (std::size_t i = 0; i < state.duchies.size() && !found.duchies.full(); ++i) {
        const DuchyPlace& duchy = state.duchies[i];
        if (duchy.owner != seat || duchy.size == Duchy::none) continue;
        found.room[found.duchies.size()] = duchy.size == Duchy::large ? roomOfLarge : roomOfSmall;
        found.duchies.push(static_cast<std::uint8_t>(i));
    }
    for (int cell = 0; cell < Lattice::cells; ++cell) {
        const Square& square = state.map[static_cast<std::size_t>(cell)];
        if (square.owner != seat || !isWorkshop(square.building)) continue;
        std::uint8_t bits = 0;
        for (std::uint8_t corner : Lattice::corners(cell))
            for (std::size_t i = 0; i < found.duchies.size(); ++i)
                if (found.duchies[i] == corner) bits = static_cast<std::uint8_t>(bits | (1U << i));
        found.reach.push(bits);
    }
    return found;
}

} // namespace

int workshopsWithoutRoom(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    if (state.options.counts)
        return std::max(0, workshopsOf(player) - roomOfSmall * player.smallDuchies - roomOfLarge * player.largeDuchies);
    const Neighbours found = neighboursOf(state, seat);
    // Hall: as many are left over as the worst set of duchies is asked for beyond its room.
    int worst = 0;
    for (unsigned set = 0; set < (1U << found.duchies.size()); ++set) {
        int room = 0;
        for (std::size_t i = 0; i < found.duchies.size(); ++i)
            if ((set >> i) & 1U) room += found.room[i];
        int asking = 0;
        for (std::uint8_t reach : found.reach) asking += (reach & ~set) == 0 ? 1 : 0;
        worst = std::max(worst, asking - room);
    }
    return worst;
}

Needs missingFor(const Player& player, const Needs& needs) {
    Needs missing;
    const auto lack = [&](Need need, int held) {
        missing[need] = static_cast<std::int8_t>(std::max(0, needs[need] - held));
    };
    lack(Need::farm, farmsOf(player));
    lack(Need::witchery, player.witchery ? 1 : 0);
    lack(Need::largeDuchy, player.largeDuchies);
    // A large duchy that is not asked for as such is a duchy too.
    lack(Need::duchy, player.smallDuchies + std::max(0, player.largeDuchies - needs[Need::largeDuchy]));
    int spare = 0;
    for (Workshop workshop : valuesOf<Workshop>()) {
        const auto need = static_cast<Need>(static_cast<int>(Need::sawmill) + static_cast<int>(workshop));
        lack(need, player.workshops[workshop]);
        spare += std::max(0, player.workshops[workshop] - needs[need]);
    }
    lack(Need::anyWorkshop, spare);
    return missing;
}

bool meets(const Player& player, const Needs& needs) { return sumOf(missingFor(player, needs)) == 0; }

Needs wholeMission(const State& state, const Mission& mission) {
    Needs needs = mission.upper;
    if (state.options.longGame)
        for (Need need : valuesOf<Need>()) needs[need] = static_cast<std::int8_t>(needs[need] + mission.lower[need]);
    return needs;
}

} // namespace sideboard::derrein
