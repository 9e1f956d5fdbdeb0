#include "engine/games/derrein/play.h"

#include <algorithm>

#include "engine/games/derrein/land.h"
#include "engine/games/derrein/pieces.h"

namespace sideboard::derrein {

namespace {

bool isSeat(const State& state, Seat seat) { return indexOf(seat) < state.seats; }

Seat lowestStartNumber(const State& state, int above) {
    Seat found = noSeat;
    for (std::size_t i = 0; i < state.seats; ++i) {
        const int number = state.players[i].startNumber;
        if (number > above && (found == noSeat || number < state.player(found).startNumber)) found = seatAt(i);
    }
    return found;
}

/// After the second round the red bead joins the bowl ("Le grain rouge").
void beginRound(State& state) {
    ++state.round;
    constexpr int roundOfRed = 3;
    if (state.round == roundOfRed && beadsOutside(state, Colour::red) > 0) {
        ++state.bowl[Colour::red];
        state.redCame = true;
    }
}

void endTurn(State& state) {
    state.finished = state.active;
    // Added by medicine, it goes after that turn.
    state.bowl[Colour::red] = static_cast<std::int8_t>(std::max(0, state.bowl[Colour::red] - state.extraReds));
    state.extraReds = 0;
    state.swapped = 0;
    state.cursedBy = noSeat;
    state.annexFrom = nowhere;
    state.hungry = false;
    state.redCame = false;
    state.active = seatAt((indexOf(state.active) + 1) % state.seats);
    ++state.turn;
    state.phase = Phase::harvest;
    if (state.active == state.first) beginRound(state);
}

void harvest(State& state, Seat seat, const Per<Colour, std::int8_t>& beads) {
    Player& player = state.player(seat);
    for (Raw raw : valuesOf<Raw>()) {
        const int fallen = beads[colourOf(raw)];
        if (fallen == 0) continue;
        if (beads[Colour::red] > 0) { // nothing is harvested, and the products of these colours rot
            player.goods[goodOf(productOf(raw))] = 0;
            continue;
        }
        int amount = fallen * (1 + player.farms[raw]);
        if (state.options.rawLimited) amount = std::min(amount, std::max(0, supplyOf(state, goodOf(raw))));
        gain(state, seat, goodOf(raw), amount);
    }
}

void remember(State& state, const Per<Colour, std::int8_t>& beads) {
    const int all = sumOf(state.bowl);
    ++state.throws.count;
    for (Colour colour : valuesOf<Colour>()) {
        state.throws.seen[colour] = static_cast<std::uint16_t>(state.throws.seen[colour] + beads[colour]);
        if (all > 0)
            state.throws.expected[colour] += static_cast<std::uint32_t>(beadsThrown * 1000 * state.bowl[colour] / all);
    }
}

Played swap(State& state, Colour out, Colour in) {
    if (state.bowl[out] < 1) return cannot("derrein.misfit.not-in-bowl");
    if (beadsOutside(state, in) < 1) return cannot("derrein.misfit.no-bead-left");
    --state.bowl[out];
    ++state.bowl[in];
    ++state.swapped;
    return std::nullopt;
}

/// Everything an agreed offer says, or nothing of it.
Played keep(State& state, const Offer& offer) {
    for (Good good : valuesOf<Good>()) {
        if (offer.give[good] < 0 || offer.want[good] < 0) return cannot("derrein.misfit.negative");
        if (auto misfit = pay(state, offer.from, good, offer.give[good])) return misfit;
        if (auto misfit = pay(state, offer.to, good, offer.want[good])) return misfit;
    }
    if (offer.times > 0)
        if (auto misfit = pay(state, offer.from, goodOf(offer.raw), offer.times)) return misfit;
    for (Good good : valuesOf<Good>()) {
        gain(state, offer.to, good, offer.give[good]);
        gain(state, offer.from, good, offer.want[good]);
    }
    // A guest gets the plain output, guild master or not.
    if (offer.times > 0) gain(state, offer.from, goodOf(productOf(offer.raw)), offer.times * yieldOf(offer.raw));
    return std::nullopt;
}

Played propose(State& state, Offer offer, bool agreed) {
    if (!isSeat(state, offer.to) || offer.to == offer.from) return cannot("derrein.misfit.no-such-player");
    if (agreed) return keep(state, offer);
    if (state.offers.full()) return cannot("derrein.misfit.too-many-offers");
    offer.number = ++state.offersMade;
    state.offers.push(offer);
    return std::nullopt;
}

Played play(State& state, Seat, const Paint& move) {
    if (state.options.counts || numberOf(move.cell) >= Lattice::cells) return cannot("derrein.misfit.no-landscape");
    state.at(move.cell).landscape = move.landscape;
    return std::nullopt;
}

Played play(State& state, Seat, const LayPlate& move) {
    const int columns = state.printed.plateColumns;
    const int rows = state.printed.plateRows;
    const bool onItsSide = move.quarters % 2 == 1;
    const int cell = numberOf(move.cell);
    const bool fits = move.plate >= 1 && move.plate <= plates && move.quarters < 4 && cell < Lattice::cells &&
                      Lattice::columnOf(cell) + (onItsSide ? rows : columns) <= Lattice::columns &&
                      Lattice::rowOf(cell) + (onItsSide ? columns : rows) <= Lattice::rows;
    if (!fits || state.options.counts) return cannot("derrein.misfit.plate-off-the-map");
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            int x = column;
            int y = row;
            if (move.quarters == 1) x = rows - 1 - row, y = column;
            if (move.quarters == 2) x = columns - 1 - column, y = rows - 1 - row;
            if (move.quarters == 3) x = row, y = columns - 1 - column;
            state.map[static_cast<std::size_t>(cell + y * Lattice::columns + x)].landscape =
                state.printed.plate[move.plate - 1U][static_cast<std::size_t>(row * plateSide + column)];
        }
    return std::nullopt;
}

Played play(State& state, Seat seat, const TakeStartCard& move) {
    state.player(seat).startNumber = move.number;
    state.player(seat).firstPiece = move.piece;
    return std::nullopt;
}

Played play(State& state, Seat, const Begin&) {
    const Seat first = lowestStartNumber(state, 0);
    if (first == noSeat) return cannot("derrein.misfit.no-start-card");
    state.first = first;
    state.active = first;
    state.phase = Phase::firstPiece;
    return std::nullopt;
}

Played play(State& state, Seat seat, const PlaceFirst& move) {
    const FirstPiece piece = state.player(seat).firstPiece;
    if (piece == FirstPiece::unknown) return cannot("derrein.misfit.no-start-card");
    auto misfit = piece == FirstPiece::witchery ? raiseWitchery(state, seat, move.cell)
                                                : raiseWorkshop(state, seat, move.cell, workshopOf(buildingOf(piece)));
    if (!misfit) state.phase = Phase::firstDuchy;
    return misfit;
}

Played play(State& state, Seat seat, const PlaceDuchy& move) {
    auto misfit = raiseDuchy(state, seat, move.place);
    if (!misfit) state.phase = Phase::firstFarm;
    return misfit;
}

Played play(State& state, Seat seat, const PlaceFarm& move) {
    if (auto misfit = raiseFarm(state, seat, move.cell, move.landscape)) return misfit;
    // The next lowest number places; when all have, the lowest begins and play goes on clockwise.
    const Seat next = lowestStartNumber(state, state.player(seat).startNumber);
    state.active = next == noSeat ? state.first : next;
    state.phase = next == noSeat ? Phase::harvest : Phase::firstPiece;
    if (next == noSeat) {
        state.turn = 1;
        beginRound(state);
    }
    return std::nullopt;
}

Played play(State& state, Seat seat, const ThrowBowl& move) {
    if (move.turn != state.turn) return cannot("derrein.misfit.other-turn");
    for (Colour colour : valuesOf<Colour>())
        if (move.beads[colour] < 0 || move.beads[colour] > beadsThrown) return cannot("derrein.misfit.not-in-bowl");
    remember(state, move.beads);
    harvest(state, seat, move.beads);
    state.lastThrow = move.beads;
    state.phase = Phase::build;
    return std::nullopt;
}

Played play(State& state, Seat, const SwapBead& move) { return swap(state, move.out, move.in); }

Played play(State& state, Seat seat, const CurseBowl& move) {
    if (state.cursedBy != seat)
        if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    state.cursedBy = seat;
    return swap(state, move.out, move.in);
}

Played play(State& state, Seat seat, const AddRed&) {
    if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    if (beadsOutside(state, Colour::red) < 1) return cannot("derrein.misfit.no-bead-left");
    ++state.bowl[Colour::red];
    ++state.extraReds;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Process& move) {
    if (auto misfit = pay(state, seat, goodOf(move.raw), move.times)) return misfit;
    gain(state, seat, goodOf(productOf(move.raw)), move.times * yieldFor(state, seat, move.raw));
    return std::nullopt;
}

Played play(State& state, Seat seat, const AskWorkshop& move) {
    if (move.times == 0 || move.raw == Raw::lavender) return cannot("derrein.misfit.no-such-workshop");
    return propose(state, {0, seat, move.owner, move.times, move.raw, move.price, {}}, move.agreed);
}

Played play(State& state, Seat seat, const Trade& move) {
    return propose(state, {0, seat, move.with, 0, Raw::wood, move.give, move.want}, move.agreed);
}

Played play(State& state, Seat seat, const Answer& move) {
    for (std::size_t i = 0; i < state.offers.size(); ++i) {
        const Offer offer = state.offers[i];
        if (offer.number != move.offer || offer.to != seat) continue;
        state.offers.erase(i);
        return move.agree ? keep(state, offer) : std::nullopt;
    }
    return cannot("derrein.misfit.no-such-offer");
}

Played play(State& state, Seat seat, const Withdraw& move) {
    for (std::size_t i = 0; i < state.offers.size(); ++i) {
        if (state.offers[i].number != move.offer || state.offers[i].from != seat) continue;
        state.offers.erase(i);
        return std::nullopt;
    }
    return cannot("derrein.misfit.no-such-offer");
}

Played play(State& state, Seat seat, const Transform& move) {
    if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    if (auto misfit = pay(state, seat, move.from, 1)) return misfit;
    gain(state, seat, move.to, 1);
    return std::nullopt;
}

Played play(State& state, Seat seat, const SwapMission&) {
    if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    Player& player = state.player(seat);
    player.owesMission = true;
    player.missionShown = false;
    player.mission = {};
    return std::nullopt;
}

Played play(State& state, Seat seat, const ShowMission& move) {
    Player& player = state.player(seat);
    player.mission = {move.upper, move.lower};
    player.missionShown = true;
    player.owesMission = false;
    return std::nullopt;
}

Played play(State& state, Seat seat, const FightWitch& move) {
    if (!isSeat(state, move.against) || move.against == seat) return cannot("derrein.misfit.no-such-player");
    if (move.fight != state.fights + 1) return cannot("derrein.misfit.other-fight");
    if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    ++state.fights;
    if (move.won) removeWitchery(state, move.against);
    return std::nullopt;
}

Played play(State& state, Seat seat, const BuildFarm& move) {
    if (auto misfit = pay(state, seat, Good::cow, 2)) return misfit;
    if (auto misfit = pay(state, seat, Good::wheat, 1)) return misfit;
    return raiseFarm(state, seat, move.cell, move.landscape);
}

Played play(State& state, Seat seat, const BuildWitchery& move) {
    if (auto misfit = pay(state, seat, Good::lavender, 2)) return misfit;
    return raiseWitchery(state, seat, move.cell);
}

Played play(State& state, Seat seat, const MoveWitchery& move) {
    if (auto misfit = freeCell(state, move.cell)) return misfit;
    if (auto misfit = pay(state, seat, Good::medicine, 1)) return misfit;
    if (!state.player(seat).witchery) return cannot("derrein.misfit.no-witchery");
    removeWitchery(state, seat);
    return raiseWitchery(state, seat, move.cell);
}

Played payDuchy(State& state, Seat seat) {
    if (auto misfit = pay(state, seat, Good::plank, 1)) return misfit;
    return pay(state, seat, Good::slate, 1);
}

Played play(State& state, Seat seat, const BuildDuchy& move) {
    if (auto misfit = payDuchy(state, seat)) return misfit;
    if (auto misfit = raiseDuchy(state, seat, move.place)) return misfit;
    if (move.place) state.annexFrom = static_cast<std::uint8_t>(*move.place);
    return std::nullopt;
}

Played play(State& state, Seat seat, const EnlargeDuchy& move) {
    if (auto misfit = payDuchy(state, seat)) return misfit;
    if (auto misfit = resize(state, seat, move.place, Duchy::small, Duchy::large)) return misfit;
    if (move.place) state.annexFrom = static_cast<std::uint8_t>(*move.place);
    return std::nullopt;
}

Played play(State& state, Seat seat, const BuildWorkshop& move) {
    for (Product product : valuesOf<Product>())
        if (auto misfit = pay(state, seat, goodOf(product), state.printed.cost[move.workshop][product])) return misfit;
    if (auto misfit = freeCell(state, move.cell)) return misfit; // the old mill's square too, before that mill leaves
    if (move.workshop == Workshop::mill) removeMillOfOthers(state, seat);
    return raiseWorkshop(state, seat, move.cell, move.workshop);
}

Played play(State& state, Seat seat, const Annex& move) {
    if (state.options.counts || numberOf(move.cell) >= Lattice::cells) return cannot("derrein.misfit.no-landscape");
    const Square square = state.at(move.cell);
    const bool farm = square.building == Building::farm;
    if (square.owner == noSeat || square.owner == seat || (!farm && !isWorkshop(square.building)))
        return cannot("derrein.misfit.nothing-to-annex");
    const Player& player = state.player(seat);
    if (farm ? farmsOf(player) >= farmsMost : workshopsOf(player) >= workshopsMost)
        return cannot("derrein.misfit.no-piece-left");
    setBuilding(state, move.cell, square.building, seat);
    state.at(move.cell).annexed = true;
    return std::nullopt;
}

Played play(State& state, Seat, const EndBuilding&) {
    state.annexFrom = nowhere;
    state.phase = Phase::food;
    return std::nullopt;
}

Played play(State& state, Seat seat, const PayFood& move) {
    for (Food food : valuesOf<Food>()) {
        if (move.food[food] < 0) return cannot("derrein.misfit.negative");
        if (auto misfit = pay(state, seat, goodOf(food), move.food[food])) return misfit;
    }
    endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const LoseWorkshop& move) {
    if (auto misfit = removeWorkshop(state, seat, move.workshop, move.cell)) return misfit;
    endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const ShrinkDuchy& move) {
    if (auto misfit = resize(state, seat, move.place, Duchy::large, Duchy::small)) return misfit;
    endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const LoseDuchy& move) {
    if (auto misfit = resize(state, seat, move.place, Duchy::small, Duchy::none)) return misfit;
    state.hungry = workshopsWithoutRoom(state, seat) > 0;
    if (!state.hungry) endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const DropWorkshop& move) {
    if (auto misfit = removeWorkshop(state, seat, move.workshop, move.cell)) return misfit;
    state.hungry = workshopsWithoutRoom(state, seat) > 0;
    if (!state.hungry) endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const ClaimVictory&) {
    state.player(seat).won = true;
    state.phase = Phase::over;
    return std::nullopt;
}

Played play(State& state, Seat, const GoOn&) {
    state.options.longGame = true;
    state.phase = Phase::harvest;
    for (std::size_t i = 0; i < state.seats; ++i) {
        Player& player = state.players[i];
        if (!player.won) continue;
        player.won = false; // the winner of the short game takes another mission
        player.owesMission = true;
        player.missionShown = false;
        player.mission = {};
    }
    return std::nullopt;
}

} // namespace

Folded<State> apply(const State& state, Seat seat, const Move& move) {
    State next = state;
    if (auto misfit = std::visit([&](const auto& each) { return play(next, seat, each); }, move)) return *misfit;
    return next;
}

} // namespace sideboard::derrein
