#include "engine/games/gwtnz/board.h"

#include <algorithm>
#include <bit>

#include "engine/kit/supply.h"

namespace sideboard::gwtnz {

namespace {

constexpr Disc firstOf(Aux aux) { return static_cast<Disc>(static_cast<int>(aux) * 2); }
constexpr Aux auxOf(Disc disc) { return static_cast<Aux>(static_cast<int>(disc) / 2); }
/// The grey place of an auxiliary action that is open from the start.
bool isGrey(const State& state, Disc disc) {
    return isAux(disc) && static_cast<int>(disc) % 2 == 0 && state.box[fact::auxOpen(auxOf(disc))] != 0;
}

/// Whatever boards are overruled to, a count stays one: never below zero, never so high that it wraps.
constexpr int countMost = 100;
template <class T>
void add(T& value, int by) {
    value = static_cast<T>(std::clamp(value + by, 0, countMost));
}

} // namespace

void earn(Player& player, int pounds) {
    player.pounds = static_cast<std::int16_t>(std::clamp(player.pounds + pounds, 0, poundsMost));
}

void gainGold(Player& player, int gold) {
    player.gold = static_cast<std::int8_t>(std::clamp(player.gold + gold, 0, goldMost));
}

int certificateLimit(const State& state, const Player& player) {
    return player.cleared[Disc::certificateLimit] ? state.box[fact::certificateLimitAt] : certificatesMost;
}

void gainCertificates(const State& state, Player& player, int certificates) {
    const int before = player.certificates;
    player.certificates =
        static_cast<std::int8_t>(std::max(before, std::min(before + certificates, certificateLimit(state, player))));
    if (before < 2 && player.certificates >= 2) gainGold(player, 1);
}

int permanentCertificates(const Player& player) {
    int count = player.permanentCertificates + (player.cleared[Disc::permanentLeft] ? 1 : 0) +
                (player.cleared[Disc::permanentRight] ? 1 : 0);
    for (Master master : valuesOf<Master>())
        if (((player.masters >> static_cast<int>(master)) & 1) != 0 && topOf(master).certificate) ++count;
    return count;
}

int permanentWool(const Player& player) {
    return player.permanentWool + (player.cleared[Disc::woolLeft] ? 1 : 0) + (player.cleared[Disc::woolRight] ? 1 : 0);
}

int handLimit(const Player& player) {
    return startHand + (player.cleared[Disc::handLeft] ? 1 : 0) + (player.cleared[Disc::handRight] ? 1 : 0);
}

int stepLimit(const State& state, const Player& player) {
    return state.box[fact::movementAt] + (player.cleared[Disc::movement] ? 1 : 0) + player.stepTile;
}

void advance(State& state, Seat seat, int steps) {
    Player& player = state.player(seat);
    const bool sarah = state.solo() && seat == sarahSeat;
    for (; steps > 0; --steps) {
        if (player.pathfinder >= pathfinderMost) {
            if (!sarah) earn(player, 1);
            continue;
        }
        ++player.pathfinder;
        if (sarah) continue;
        if (player.pathfinder == 3 || player.pathfinder == 8) gainGold(player, 1);
        if (player.pathfinder == stepTileSpace(state.seats) && player.stepTile == 0) player.stepTile = 1;
        if (player.pathfinder == 11) state.owedEleven = true;
    }
}

bool hasDisc(const State& state, const Player& player, Disc disc) {
    return !player.cleared[disc] && !isGrey(state, disc);
}

int discsLeft(const State& state, const Player& player) {
    int left = 0;
    for (Disc disc : valuesOf<Disc>()) left += hasDisc(state, player, disc) ? 1 : 0;
    return left;
}

bool hasWhiteDisc(const State& state, const Player& player) {
    for (Disc disc : valuesOf<Disc>())
        if (hasDisc(state, player, disc) && state.box[fact::black(disc)] == 0) return true;
    return false;
}

int auxPlaces(const State& state, const Player& player, Aux aux) {
    const Disc first = firstOf(aux);
    const auto second = static_cast<Disc>(static_cast<int>(first) + 1);
    return (hasDisc(state, player, first) ? 0 : 1) + (hasDisc(state, player, second) ? 0 : 1);
}

int storehousesPlaced(const Player& player) { return std::popcount(player.storehouses); }
int buildingsPlaced(const Player& player) {
    return static_cast<int>(std::count_if(player.buildings.begin(), player.buildings.end(), stands));
}
Hand handOfBuilding(const State& state, int building) {
    return state.box.as<Hand>(
        fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)], fact::OfBuilding::hand));
}
int lushBuildings(const Player& player) {
    return static_cast<int>(std::count(player.buildings.begin(), player.buildings.end(), BuildingAt::lush));
}
int hazardsHeld(const Player& player) { return sumOf(player.hazards); }
int ferriesHeld(const Player& player) { return player.herd[Card::ferry] + player.herd[Card::set1]; }

int cardsIn(const Herd& herd) { return sumOf(herd); }

Herd pileOf(const Player& player) {
    Herd pile;
    for (Card card : valuesOf<Card>())
        pile[card] = static_cast<std::int8_t>(player.herd[card] - player.hand[card] - player.discard[card]);
    return pile;
}

int supportLeft(const State& state, Card card) {
    return kit::leftOf(supportInBox(card), state.players, state.seats,
                       [card](const Player& player) { return player.herd[card]; });
}

bool hasPile(const State& state, Header header) {
    return !state.mirrors(Board::bonusCards) || state.piles[header].left > 0;
}

int cardsAtHand(const State& state, const Player& player, Card card) {
    return state.options.hands ? player.hand[card] : player.herd[card];
}

void gainCard(State& state, Seat seat, Card card) {
    Player& player = state.player(seat);
    if (player.herd[card] >= countMost) return;
    add(player.herd[card], 1);
    const bool herdOnly = state.solo() && seat == sarahSeat;
    if (state.options.hands && !herdOnly && !state.ontoPile) add(player.discard[card], 1);
}

void discardCard(const State& state, Player& player, Card card) {
    if (!state.options.hands) return;
    add(player.hand[card], -1);
    add(player.discard[card], 1);
}

void removeCard(const State& state, Player& player, Card card) {
    add(player.herd[card], -1);
    if (state.options.hands) add(player.hand[card], -1);
}

Objective objectiveOfSet(const Box& box, Card set) {
    using enum fact::OfObjective;
    const auto worth = static_cast<std::int8_t>(box[fact::setObjective(set, fact::OfObjective::points)]);
    return {box.as<ObjectiveAction>(fact::setObjective(set, action)),
            box.as<Condition>(fact::setObjective(set, first)),
            box.as<Condition>(fact::setObjective(set, second)),
            box.as<Condition>(fact::setObjective(set, third)),
            worth,
            worth};
}

void gainBonusCard(State& state, Seat seat, Header header) {
    BonusPile& pile = state.piles[header];
    if (state.mirrors(Board::bonusCards)) {
        if (pile.left <= 0) return;
        add(pile.left, -1);
    }
    if (pile.set == 0) return;
    const Card card = cardOfSet(pile.set);
    gainCard(state, seat, card);
    Player& player = state.player(seat);
    if (isBonusObjective(card) && !player.objectives.full())
        player.objectives.push({objectiveOfSet(state.box, card), false, card});
}

void gainSheep(State& state, Seat seat, Breed breed) {
    if (state.mirrors(Board::sheep) && state.market[breed] > 0) add(state.market[breed], -1);
    gainCard(state, seat, cardOf(breed));
}

void gainObjective(State& state, Seat seat, const Objective& objective) {
    Player& player = state.player(seat);
    if (player.objectives.full()) return;
    gainCard(state, seat, Card::objective);
    player.objectives.push({objective, false, Card::objective});
}

void takeFromDisplay(State& state, Seat seat, std::size_t place) {
    const Objective card = state.display[place];
    state.display.erase(place);
    gainObjective(state, seat, card);
}

int firstColumn(const State& state) { return marketColumns - state.seats; }
int rowsOfJobs(const State& state) { return state.box[fact::jobRowsAt]; }

int lowestJob(const State& state, Worker worker) {
    const auto rows = static_cast<unsigned>(state.jobs[worker]);
    return rows == 0 ? -1 : static_cast<int>(std::bit_width(rows)) - 1;
}

void placeTileA(State& state, TileA tile) {
    if (isWorker(tile) && state.mirrors(Board::jobs)) {
        auto& column = state.jobs[workerOf(tile)];
        for (int row = 0; row < rowsOfJobs(state); ++row)
            if (((column >> row) & 1) == 0) {
                column = static_cast<std::uint8_t>(column | (1 << row));
                return;
            }
    }
    if (isHazard(tile) && state.mirrors(Board::hazards))
        for (auto& space : state.zones[zoneOf(tile)])
            if (space == noTile) {
                space = static_cast<std::uint8_t>(tile);
                showHazards(state);
                return;
            }
    add(state.boxedA[tile], 1);
}

void placeTileB(State& state, Seat seat, TileB tile) {
    const int rows = state.box[fact::bonusRowsAt];
    if (!state.mirrors(Board::bonusTiles) || state.ending != noSeat || state.marker >= rows) {
        add(state.boxedB[tile], 1);
        return;
    }
    auto& row = state.bonus[state.marker];
    int column = firstColumn(state);
    while (column < marketColumns - 1 && row[static_cast<std::size_t>(column)] != noTile) ++column;
    row[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(tile);
    if (column < marketColumns - 1) return;
    const int left = state.marker++;
    if (left == rows - 1) {
        state.ending = seat;
        state.player(seat).marker = true;
        return;
    }
    const auto arrow = state.box.as<Arrow>(fact::arrow(left));
    if (arrow == Arrow::turquoise) state.turned = true;
    if (arrow == Arrow::yellow && state.mirrors(Board::sheep)) {
        const int missing = std::max(0, sheepInMarket(state.seats) - sumOf(state.market));
        state.owedSheep = static_cast<std::uint8_t>(std::min(missing, sumOf(state.marketPile)));
    }
}

bool hazardIsThere(const State& state, TileA tile) {
    if (!isHazard(tile)) return false;
    if (!state.mirrors(Board::hazards)) return true;
    const auto& zone = state.zones[zoneOf(tile)];
    return std::find(zone.begin(), zone.end(), static_cast<std::uint8_t>(tile)) != zone.end();
}

void takeHazard(State& state, Seat seat, TileA tile) {
    auto& zone = state.zones[zoneOf(tile)];
    const auto found = std::find(zone.begin(), zone.end(), static_cast<std::uint8_t>(tile));
    if (found != zone.end()) *found = noTile;
    showHazards(state);
    add(state.player(seat).hazards[tile], 1);
    const Card card = supportFor(zoneOf(tile));
    if (supportLeft(state, card) > 0) gainCard(state, seat, card);
}

bool isPlace(const TrailSpace& space, Seat seat, Location location) {
    if (!space.there()) return false;
    if (isNeutral(location)) return space.neutral;
    if (isOwn(location)) return space.owner == seat && space.building == buildingOf(location);
    if (location == Location::hazard) return space.hazard;
    return location == Location::others && space.building > 0 && space.owner != seat;
}

void showHazards(State& state) {
    if (!state.mirrors(Board::trail) || !state.mirrors(Board::hazards)) return;
    for (TrailSpace& space : state.trail) {
        if (space.zone == 0 || space.zone > 2 * zoneSpaces) continue;
        const auto at = static_cast<std::size_t>(space.zone - 1);
        const std::uint8_t tile = state.zones[static_cast<Zone>(at / zoneSpaces)][at % zoneSpaces];
        space.hazard = tile != noTile;
        space.hand = space.hazard ? handOf(static_cast<TileA>(tile)) : Hand::none;
    }
}

void placeWorker(Player& player, Worker worker) { add(player.workers[worker], 1); }

void slideForesight(State& state) {
    if (!state.solo()) return;
    for (auto* row : {&state.foresightA, &state.foresightB})
        if ((*row)[1] == noTile) std::swap((*row)[0], (*row)[1]);
}

namespace {

/// After both steps of Wellington, not in between.
bool refillsForesight(const State& state) {
    if (!state.mirrors(Board::foresight) || state.phase == Phase::foresightA || state.phase == Phase::foresightB)
        return false;
    for (const StepWith& step : state.sarah.steps)
        if (step.step == Step::foresightA || step.step == Step::foresightB) return false;
    return true;
}

} // namespace

bool owesTileA(const State& state) {
    return (state.foresightA[0] == noTile || state.foresightA[1] == noTile) && refillsForesight(state) &&
           sumOf(state.bagA) > 0;
}
bool owesTileB(const State& state) {
    return (state.foresightB[0] == noTile || state.foresightB[1] == noTile) && refillsForesight(state) &&
           sumOf(state.bagB) > 0;
}
bool owesObjective(const State& state) {
    return !state.display.full() && state.mirrors(Board::objectives) && state.objectivePile > 0;
}
bool owesSheep(const State& state) { return state.owedSheep > 0; }

bool owesAnything(const State& state) {
    return state.owedSheep > 0 || state.owedDraw > 0 || state.owedDiscard > 0 || state.owedEleven ||
           owesObjective(state) || owesTileA(state) || owesTileB(state);
}

void offer(State& state, Offer offer) {
    if (!state.offers.full()) state.offers.push(offer);
}

void openPlace(State& state, Seat seat, Location location) {
    state.offers.clear();
    std::span<const PlaceAction> actions;
    if (isNeutral(location)) actions = actionsOf(neutralOf(location), state.turned);
    else if (isOwn(location))
        actions =
            actionsOf(buildingOf(location), state.options.sideB[static_cast<std::size_t>(buildingOf(location) - 1)]);
    for (const PlaceAction& action : actions) {
        int amount = action.amount;
        if (action.deed == Deed::buySheep) amount = state.player(seat).workers[Worker::shepherd];
        if (action.deed == Deed::shear && amount == 0) amount = state.player(seat).workers[Worker::shearer];
        offer(state,
              {action.deed, static_cast<std::int8_t>(amount), static_cast<std::uint8_t>(action.either), true, false});
    }
    offer(state, {Deed::aux, 1, 0, false, true});
}

const Offer* findOffer(const State& state, Deed deed) {
    const Offer* best = nullptr;
    for (const Offer& each : state.offers) {
        if (each.deed != deed) continue;
        const bool cheaper =
            deed == Deed::hire || deed == Deed::bonusTile || deed == Deed::hazard || deed == Deed::build;
        // The auxiliary action instead of the place's own is taken last: it shuts all of them out.
        const bool better =
            !best || (best->instead && !each.instead) ||
            (best->instead == each.instead && (cheaper ? each.amount < best->amount : each.amount > best->amount));
        if (better) best = &each;
    }
    return best;
}

void consume(State& state, const Offer& used) {
    const Offer gone = used;
    bool once = false;
    List<Offer, 16> kept;
    for (const Offer& each : state.offers) {
        if (!once && each == gone) {
            once = true;
            continue;
        }
        const bool excluded = (gone.either > 0 && each.either == gone.either && each.ofPlace == gone.ofPlace) ||
                              (gone.ofPlace && each.instead) || (gone.instead && each.ofPlace);
        if (!excluded) kept.push(each);
    }
    state.offers = kept;
}

void beginTurn(State& state, Seat seat) {
    state.active = seat;
    state.offers.clear();
    state.ontoPile = false;
    if (state.solo() && seat == sarahSeat) {
        state.phase = Phase::sarah;
        return;
    }
    state.phase = state.player(seat).started ? Phase::travel : Phase::start;
    if (state.phase == Phase::start && state.options.hands) {
        state.owedDraw = static_cast<std::uint8_t>(startHand + indexOf(seat));
        state.owedDiscard = static_cast<std::uint8_t>(indexOf(seat));
    }
}

void endTurn(State& state) {
    const Seat next = seatAt((indexOf(state.active) + 1) % state.seats);
    ++state.turn;
    if (next == state.ending) {
        state.phase = Phase::over;
        state.offers.clear();
        return;
    }
    beginTurn(state, next);
}

} // namespace sideboard::gwtnz
