#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/land.h"
#include "engine/games/derrein/pieces.h"

namespace sideboard {

using namespace derrein;

namespace {

using Broken = std::optional<std::string>;

bool isNobody(const State& state, Seat seat) { return indexOf(seat) >= state.seats; }

template <class Amounts>
bool anyBelowZero(const Amounts& amounts) {
    return std::any_of(amounts.begin(), amounts.end(), [](int amount) { return amount < 0; });
}

Broken impossibleIn(const Player& player, const Player& counted) {
    if (anyBelowZero(player.goods)) return "a good is below zero";
    if (anyBelowZero(player.farms) || anyBelowZero(player.workshops) || player.smallDuchies < 0 ||
        player.largeDuchies < 0)
        return "a tally is below zero";
    const bool agrees = counted.farms == player.farms && counted.workshops == player.workshops &&
                        counted.witchery == player.witchery && counted.smallDuchies == player.smallDuchies &&
                        counted.largeDuchies == player.largeDuchies;
    if (!agrees) return "the tallies are not what the map shows";
    return std::nullopt;
}

Broken brokenBowl(const State& state) {
    int beads = 0;
    for (Colour colour : valuesOf<Colour>()) {
        if (beadsOutside(state, colour) < 0) return "a bead is counted twice";
        if (colour != Colour::red && state.bowl[colour] == 0) return "a colour has left the bowl";
        beads += state.printed.beads[colour];
    }
    if (beads != 22) return "the box holds 22 beads";
    if (sumOf(state.bowl) != 10 + (state.round >= 3 ? 1 : 0) + state.extraReds)
        return "the bowl holds a wrong number of beads";
    return std::nullopt;
}

} // namespace

Broken Derrein::impossible(const State& state) {
    if (state.seats < 2 || state.seats > seatsMost) return "there are 2 to 4 seats";
    if (isNobody(state, state.active) || isNobody(state, state.first)) return "nobody sits where the turn is";
    const auto isPlateSide = [](int side) { return side >= 1 && side <= plateSide; };
    if (!isPlateSide(state.printed.plateColumns) || !isPlateSide(state.printed.plateRows))
        return "a plate has a side that none can have";
    if (anyBelowZero(state.bowl) || state.extraReds < 0) return "a bead is below zero";
    State counted = state;
    recount(counted);
    for (std::size_t i = 0; i < state.seats; ++i)
        if (auto broken = impossibleIn(state.players[i], counted.players[i])) return broken;
    for (const Square& square : state.map)
        if (square.building != Building::none && isNobody(state, square.owner)) return "a building belongs to nobody";
    for (const DuchyPlace& duchy : state.duchies)
        if (duchy.size != Duchy::none && isNobody(state, duchy.owner)) return "a duchy belongs to nobody";
    if (state.annexFrom != nowhere && state.annexFrom >= Lattice::crossings) return "the new duchy is nowhere";
    for (const Offer& offer : state.offers)
        if (isNobody(state, offer.from) || isNobody(state, offer.to) || (offer.times > 0 && offer.raw == Raw::lavender))
            return "an offer is from or to nobody";
    return std::nullopt;
}

Broken Derrein::broken(const State& state) {
    if (auto broken = impossible(state)) return broken;
    int mills = 0;
    for (std::size_t i = 0; i < state.seats; ++i) {
        const Player& player = state.players[i];
        if (farmsOf(player) > farmsMost || workshopsOf(player) > workshopsMost || duchiesOf(player) > duchiesMost)
            return "more pieces than the box holds";
        if (player.startNumber > 99) return "a start card has no such number";
        mills += player.workshops[Workshop::mill];
        const bool starting = state.phase >= Phase::firstPiece && state.phase <= Phase::firstFarm;
        if (!state.hungry && !starting && workshopsWithoutRoom(state, seatAt(i)) > 0)
            return "a workshop has no room at a duchy";
    }
    if (mills > 1) return "there is more than one mill";
    for (Good good : valuesOf<Good>())
        if ((!isRaw(good) || state.options.rawLimited) && supplyOf(state, good) < 0)
            return "more of a good is held than the box holds";
    for (const Square& square : state.map)
        if (square.building != Building::none && square.landscape == Landscape::none)
            return "a building stands on nothing";
    for (int i = 0; i < Lattice::crossings; ++i)
        if (state.duchies[static_cast<std::size_t>(i)].size != Duchy::none && !isDuchyPlace(state, i))
            return "a duchy stands where none can";
    return brokenBowl(state);
}

} // namespace sideboard
