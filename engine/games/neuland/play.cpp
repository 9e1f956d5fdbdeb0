#include "engine/games/neuland/play.h"

#include <algorithm>

#include "engine/games/neuland/board.h"
#include "engine/games/neuland/payment.h"

namespace sideboard::neuland {

namespace {

using Played = std::optional<Misfit>;

Misfit cannot(std::string_view reason, Figures figures = {}) { return {reason, figures}; }

/// Whatever came over the wire: only names that exist.
bool isOnMap(Hex hex) { return numberOf(hex) < hexCount; }
bool isOnMap(Place place) { return numberOf(place) < placeCount; }

void clear(Unit& unit) { unit = Unit{}; }

/// Moves the time marker; as far as the space before the present, whatever was asked.
Played spend(State& state, Seat seat, int actions) {
    const kit::Ring ring = ringOf(state);
    if (stepsOf(state, seat) + actions >= ring.spaces())
        return cannot("neuland.misfit.reaches-present", {{"actions", actions}});
    Player& player = state.player(seat);
    player.time = static_cast<std::uint8_t>(ring.after(player.time, actions));
    player.actions = static_cast<std::uint16_t>(player.actions + actions);
    return std::nullopt;
}

/// Takes the inputs of a bill from where the payment says.
Played pay(State& state, Seat seat, const Bill& bill, const Payment& payment) {
    const Cost cost = costOf(state, bill, payment);
    Player& player = state.player(seat);
    const auto give = [&](bool& token) -> Played {
        if (!token) return cannot("neuland.misfit.no-token");
        token = false;
        return std::nullopt;
    };
    for (const auto& source : payment.from) {
        if (!source || *source == Source::forage) continue;
        if (*source == Source::foodToken || *source == Source::woodToken) {
            if (auto misfit = give(*source == Source::foodToken ? player.foodToken : player.woodToken)) return misfit;
            continue;
        }
        const Place place = placeOf(*source);
        if (!isOnMap(place) || state.at(place).worker != seat) return cannot("neuland.misfit.no-worker-there");
        removeWorker(state, place);
    }
    if (payment.cart)
        if (auto misfit = give(player.cart)) return misfit;
    return spend(state, seat, cost.actions);
}

Played raise(State& state, Tile tile, Hex hex, Place& raised) {
    if (!isOnMap(hex) || tile == Tile::none) return cannot("neuland.misfit.no-such-place");
    const std::optional<Place> place = freePlace(state, hex);
    if (!place) return cannot("neuland.misfit.hex-full");
    if (tilesLeft(state, tile) < 1) return cannot("neuland.misfit.no-tile-left", {{"tile", 0, nameOf(tile)}});
    raised = *place;
    state.at(raised) = Unit{};
    state.at(raised).tile = tile;
    return std::nullopt;
}

void queueFilling(State& state, Place mine) {
    for (Place waiting : state.filling)
        if (waiting == mine) return;
    if (!state.filling.full()) state.filling.push(mine);
}

void win(State& state, Seat seat) {
    state.winner = seat;
    state.phase = Phase::over;
    state.filling.clear();
    state.hand = {};
    state.ending = false;
}

// The moves ----------------------------------------------------------------------------------------------------------

Played play(State& state, Seat, const Paint& move) {
    if (!isOnMap(move.hex)) return cannot("neuland.misfit.no-such-place");
    state.at(move.hex) = {move.terrain, 0};
    return std::nullopt;
}

Played play(State& state, Seat, const DrawFirst& move) {
    if (state.phase != Phase::setUp) return cannot("neuland.misfit.begun");
    if (indexOf(move.first) >= state.seats) return cannot("neuland.misfit.no-such-seat");
    state.phase = Phase::play;
    state.first = move.first;
    state.active = move.first;
    state.turn = 1;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Settle& move) {
    if (state.player(seat).settled) return cannot("neuland.misfit.settled");
    state.player(seat).settled = true; // his own two tiles come off the stack
    Place raised{};
    for (Tile tile : {Tile::huntingLodge, Tile::lumberjack})
        if (auto misfit = raise(state, tile, move.hex, raised)) return misfit;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Produce& move) {
    if (!isOnMap(move.unit)) return cannot("neuland.misfit.no-such-place");
    const Unit before = state.at(move.unit);
    if (!isUnit(before.tile)) return cannot("neuland.misfit.no-unit");
    if (before.worker != noSeat) return cannot("neuland.misfit.unit-taken");
    if (before.tile == Tile::mine && before.ores.empty()) return cannot("neuland.misfit.mine-empty");
    if (auto misfit = pay(state, seat, billFor(state, move), paymentOf(move))) return misfit;
    if (workersInSupply(state, seat) < 1) return cannot("neuland.misfit.no-worker");
    Unit& unit = state.at(move.unit);
    if (isSmelter(unit.tile)) {
        // T1 2.4: the ore marker itself comes over from the mine; T2 I: a metal marker is put on the smelter.
        unit.metal = move.product == Good::silver ? Metal::silver : Metal::iron;
        const bool there = state.isFirstEdition()
                               ? oresLeft(state)[unit.metal == Metal::iron ? Ore::iron : Ore::silver] >= 0
                               : metalMarkersLeft(state) >= 0;
        if (!there) return cannot("neuland.misfit.no-marker");
    }
    unit.worker = seat;
    unit.lying = false;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Build& move) {
    if (!isOnMap(move.hex)) return cannot("neuland.misfit.no-such-place");
    if (auto misfit = pay(state, seat, billFor(state, move), paymentOf(move))) return misfit;
    Place raised{};
    if (auto misfit = raise(state, move.tile, move.hex, raised)) return misfit;
    if (move.tile == Tile::mine) queueFilling(state, raised);
    return std::nullopt;
}

Played play(State& state, Seat seat, const ScoreTile& move) {
    if (!isProperty(move.tile) || !isOnMap(move.hex)) return cannot("neuland.misfit.no-such-place");
    if (auto misfit = pay(state, seat, billFor(state, move), paymentOf(move))) return misfit;
    std::optional<Place> place = placeOf(state, move.tile);
    if (!place) {
        Place raised{};
        if (auto misfit = raise(state, move.tile, move.hex, raised)) return misfit;
        place = raised;
    }
    Unit& unit = state.at(*place);
    if (unit.arms > 0) return cannot("neuland.misfit.scored-already");
    // Fewer than asked are enough if they are the last (T2 "Fin de la partie"; facts 10 for the first edition).
    const int arms = std::min<int>(state.printed[move.tile].value, armsLeft(state, seat));
    if (arms <= 0) return cannot("neuland.misfit.no-arms");
    unit.owner = seat;
    unit.arms = static_cast<std::uint8_t>(arms);
    if (armsLeft(state, seat) == 0) win(state, seat);
    return std::nullopt;
}

Played play(State& state, Seat, const DrawOres& move) {
    if (state.filling.empty()) return cannot("neuland.misfit.no-mine-to-fill");
    if (move.draw != state.draws + 1) return cannot("neuland.misfit.other-draw");
    const Ores bag = oresLeft(state);
    for (Ore ore : valuesOf<Ore>())
        if (move.ores[ore] < 0 || move.ores[ore] > bag[ore])
            return cannot("neuland.misfit.ore-not-left", {{"ore", 0, nameOf(ore)}});
    for (Ore ore : valuesOf<Ore>()) state.hand[ore] = static_cast<std::int8_t>(state.hand[ore] + move.ores[ore]);
    ++state.draws;
    return std::nullopt;
}

Played play(State& state, Seat, const StackOres& move) {
    if (state.filling.empty()) return cannot("neuland.misfit.no-mine-to-fill");
    List<Ore, oresPerMine> ores;
    for (const auto& ore : {move.bottom, move.middle, move.top})
        if (ore) ores.push(*ore);
    Ores there = oresLeft(state);
    for (Ore ore : valuesOf<Ore>()) there[ore] = static_cast<std::int8_t>(there[ore] + state.hand[ore]);
    for (Ore ore : ores)
        if (there[ore]-- <= 0) return cannot("neuland.misfit.ore-not-left", {{"ore", 0, nameOf(ore)}});
    const Place mine = state.filling[0];
    if (state.at(mine).tile == Tile::mine) state.at(mine).ores = ores;
    state.filling.erase(0);
    state.hand = {};
    if (state.filling.empty() && state.ending) passTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const EndTurn& move) {
    if (state.phase != Phase::play || seat != state.active) return cannot("neuland.misfit.not-on-turn");
    if (move.turn != state.turn) return cannot("neuland.misfit.other-turn");
    if (!state.filling.empty()) return cannot("neuland.misfit.fill-mine-first");
    Player& player = state.player(seat);
    player.time = static_cast<std::uint8_t>(ringOf(state).after(player.time, skipAtEnd(state, seat)));
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].worker != seat) continue;
        if (state.units[i].lying) {
            ++player.lost;
            removeWorker(state, static_cast<Place>(i));
        } else state.units[i].lying = true;
    }
    if (state.filling.empty()) passTurn(state);
    else state.ending = true;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Act& move) { return spend(state, seat, move.actions); }

Played play(State& state, Seat seat, const PlaceArms& move) {
    if (armsLeft(state, seat) < move.arms) return cannot("neuland.misfit.no-arms");
    Player& player = state.player(seat);
    player.armsBeside = static_cast<std::int8_t>(player.armsBeside + move.arms);
    if (armsLeft(state, seat) == 0) win(state, seat);
    return std::nullopt;
}

} // namespace

void removeWorker(State& state, Place place) {
    Unit& unit = state.at(place);
    unit.worker = noSeat;
    unit.lying = false;
    unit.metal = Metal::none;
    if (unit.tile != Tile::mine || unit.ores.empty()) return;
    unit.ores.pop();
    if (!unit.ores.empty()) return;
    if (state.isFirstEdition()) clear(unit); // the tile goes back to the stack (T1 2.4)
    else queueFilling(state, place);         // filled again, after the whole payment (T2 III; facts 10)
}

void passTurn(State& state) {
    state.ending = false;
    ++state.turn;
    if (state.begun < state.seats) ++state.begun;
    if (state.begun < state.seats) {
        state.active = seatAt((indexOf(state.active) + 1) % state.seats);
        return;
    }
    const Seat next = firstFound(state);
    state.active = next;
    state.present = state.player(next).time;
}

void prepare(State& state) {
    const bool second = !state.isFirstEdition();
    for (std::size_t i = 0; i < state.seats; ++i) {
        Player& player = state.players[i];
        player.foodToken = player.woodToken = player.cart = second;
    }
    for (Tile tile : valuesOf<Tile>())
        state.printed[tile] =
            state.options.assumed ? assumedPrint(state.options.edition, tile) : knownPrint(state.options.edition, tile);
}

Folded<State> apply(const State& state, Seat seat, const Move& move) {
    State next = state;
    if (auto misfit = std::visit([&](const auto& each) { return play(next, seat, each); }, move)) return *misfit;
    return next;
}

} // namespace sideboard::neuland
