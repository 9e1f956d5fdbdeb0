#include "engine/games/derrein/land.h"
#include "engine/games/derrein/rules.h"

/// The bowl, processing, exchanging and medicine.
namespace sideboard::derrein {

namespace {

/// Taking one colour out of the bowl and putting another in, for a player with these farms.
Checked swapIsFair(const State& state, const Player& farmer, Colour out, Colour in) {
    if (state.swapped >= farmsOf(farmer))
        return Refusal{"derrein.refusal.farms-used-up", section::bowl, wholeMove, {{"farms", farmsOf(farmer)}}};
    if (out == Colour::red) return Refusal{"derrein.refusal.red-stays", section::bowl, 0};
    if (state.bowl[out] <= 1)
        return Refusal{"derrein.refusal.last-of-colour", section::bowl, 0, {{"colour", 0, nameOf(out)}}};
    if (in == Colour::red) return Refusal{"derrein.refusal.red-stays", section::bowl, 1};
    if (in == out) return Refusal{"derrein.refusal.same-colour", section::bowl, 1};
    if (farmer.farms[rawOf(in)] == 0)
        return Refusal{"derrein.refusal.no-farm-of-colour", section::bowl, 1, {{"colour", 0, nameOf(in)}}};
    if (beadsOutside(state, in) < 1)
        return Refusal{"derrein.refusal.no-bead-left", section::bowl, 1, {{"colour", 0, nameOf(in)}}};
    return std::nullopt;
}

Checked cardsLeft(const State& state, Raw raw, int gained, int field) {
    const Good product = goodOf(productOf(raw));
    if (supplyOf(state, product) >= gained) return std::nullopt;
    return Refusal{"derrein.refusal.no-cards-left",
                   section::processing,
                   field,
                   {{"good", 0, nameOf(product)}, {"needed", gained}, {"left", supplyOf(state, product)}}};
}

/// Whether both sides can still do what an offer says.
Checked canBeKept(const State& state, const Offer& offer, int field) {
    const Player& from = state.player(offer.from);
    const Player& to = state.player(offer.to);
    if (offer.times > 0) {
        if (to.workshops[workshopOf(offer.raw)] == 0)
            return Refusal{"derrein.refusal.no-such-workshop",
                           section::processing,
                           field,
                           {{"workshop", 0, nameOf(workshopOf(offer.raw))}}};
        if (auto refusal = has(state, offer.from, goodOf(offer.raw), offer.times + offer.give[goodOf(offer.raw)],
                               section::processing, field))
            return refusal;
        if (auto refusal = cardsLeft(state, offer.raw, offer.times * yieldOf(offer.raw), field)) return refusal;
    }
    for (Good good : valuesOf<Good>()) {
        if (offer.give[good] < 0 || offer.want[good] < 0)
            return Refusal{"derrein.refusal.negative", section::trade, field};
        if (offer.give[good] > from.goods[good])
            return Refusal{"derrein.refusal.not-enough",
                           section::trade,
                           field,
                           {{"good", 0, nameOf(good)}, {"needed", offer.give[good]}, {"held", from.goods[good]}}};
        if (offer.want[good] > to.goods[good])
            return Refusal{"derrein.refusal.other-has-not",
                           section::trade,
                           field,
                           {{"good", 0, nameOf(good)}, {"needed", offer.want[good]}, {"held", to.goods[good]}}};
    }
    return std::nullopt;
}

Checked roomForOffer(const State& state, bool agreed, int field) {
    if (!agreed && state.offers.full()) return Refusal{"derrein.refusal.too-many-offers", section::trade, field};
    return std::nullopt;
}

const Offer* findOffer(const State& state, int number) {
    for (const Offer& offer : state.offers)
        if (offer.number == number) return &offer;
    return nullptr;
}

/// No part of a mission asks for more than a player has pieces.
Checked partIsPossible(const Needs& needs, int field) {
    for (Need need : valuesOf<Need>()) {
        if (needs[need] < 0) return Refusal{"derrein.refusal.negative", section::mission, field};
        if (needs[need] > piecesFor(need))
            return Refusal{"derrein.refusal.too-many-pieces",
                           section::mission,
                           field,
                           {{"need", 0, nameOf(need)}, {"most", piecesFor(need)}}};
    }
    if (sumOf(needs) > piecesInAll)
        return Refusal{"derrein.refusal.too-many-pieces", section::mission, field, {{"most", piecesInAll}}};
    return std::nullopt;
}

bool isSeat(const State& state, Seat seat) { return indexOf(seat) < state.seats; }

} // namespace

Checked check(const State& state, Seat seat, const ThrowBowl& move) {
    if (auto refusal = inPhase(state, seat, Phase::harvest, section::harvest)) return refusal;
    if (move.turn != state.turn)
        return Refusal{"derrein.refusal.other-turn", section::harvest, 0, {{"turn", state.turn}}};
    if (sumOf(move.beads) != beadsThrown)
        return Refusal{"derrein.refusal.three-beads", section::harvest, 1, {{"beads", sumOf(move.beads)}}};
    for (Colour colour : valuesOf<Colour>())
        if (move.beads[colour] < 0 || move.beads[colour] > state.bowl[colour])
            return Refusal{"derrein.refusal.not-in-bowl",
                           section::harvest,
                           1,
                           {{"colour", 0, nameOf(colour)}, {"held", state.bowl[colour]}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SwapBead& move) {
    if (!state.options.changeBowl) return Refusal{"derrein.refusal.expansion-off", section::bowl};
    if (auto refusal = inPhase(state, seat, Phase::harvest, section::bowl)) return refusal;
    if (state.cursedBy != noSeat) return Refusal{"derrein.refusal.bowl-is-cursed", section::bowl};
    return swapIsFair(state, state.player(seat), move.out, move.in);
}

Checked check(const State& state, Seat seat, const CurseBowl& move) {
    if (!state.options.curseBowl) return Refusal{"derrein.refusal.expansion-off", section::bowl};
    if (state.phase != Phase::harvest)
        return Refusal{"derrein.refusal.other-phase", section::bowl, wholeMove, {{"phase", 0, nameOf(Phase::harvest)}}};
    if (seat == state.active) return Refusal{"derrein.refusal.own-turn", section::bowl};
    if (state.cursedBy != seat) {
        if (state.cursedBy != noSeat) return Refusal{"derrein.refusal.bowl-is-cursed", section::bowl};
        // Only before the other has begun his turn.
        if (state.swapped > 0) return Refusal{"derrein.refusal.turn-has-begun", section::bowl};
        if (auto refusal = has(state, seat, Good::medicine, 1, section::bowl)) return refusal;
    }
    return swapIsFair(state, state.player(state.active), move.out, move.in);
}

Checked check(const State& state, Seat seat, const AddRed&) {
    if (state.phase != Phase::harvest)
        return Refusal{
            "derrein.refusal.other-phase", section::medicine, wholeMove, {{"phase", 0, nameOf(Phase::harvest)}}};
    if (auto refusal = has(state, seat, Good::medicine, 1, section::medicine)) return refusal;
    if (beadsOutside(state, Colour::red) < 1)
        return Refusal{"derrein.refusal.no-bead-left", section::medicine, wholeMove, {{"colour", 0, "red"}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Process& move) {
    if (auto refusal = running(state)) return refusal;
    if (auto refusal = has(state, seat, goodOf(move.raw), 1, section::processing, 0)) return refusal;
    const Player& player = state.player(seat);
    if (move.raw == Raw::lavender) {
        if (!player.witchery) return Refusal{"derrein.refusal.no-witchery", section::medicine, 0};
    } else {
        const Workshop workshop = workshopOf(move.raw);
        if (player.workshops[workshop] == 0 && !isPublic(state, workshop))
            return Refusal{
                "derrein.refusal.ask-the-owner", section::publicWorkshop, 0, {{"workshop", 0, nameOf(workshop)}}};
    }
    if (move.times < 1) return Refusal{"derrein.refusal.at-least-one", section::processing, 1};
    if (auto refusal = has(state, seat, goodOf(move.raw), move.times, section::processing, 1)) return refusal;
    return cardsLeft(state, move.raw, move.times * yieldFor(state, seat, move.raw), 1);
}

Checked check(const State& state, Seat seat, const AskWorkshop& move) {
    if (auto refusal = running(state)) return refusal;
    if (!isSeat(state, move.owner) || move.owner == seat)
        return Refusal{"derrein.refusal.another-player", section::processing, 0};
    if (move.raw == Raw::lavender) return Refusal{"derrein.refusal.witchery-not-lent", section::processing, 1};
    if (state.player(seat).workshops[workshopOf(move.raw)] > 0)
        return Refusal{"derrein.refusal.own-workshop", section::processing, 1};
    if (state.player(move.owner).workshops[workshopOf(move.raw)] == 0)
        return Refusal{"derrein.refusal.no-such-workshop",
                       section::processing,
                       1,
                       {{"workshop", 0, nameOf(workshopOf(move.raw))}}};
    if (auto refusal = has(state, seat, goodOf(move.raw), 1, section::processing, 1)) return refusal;
    if (move.times < 1) return Refusal{"derrein.refusal.at-least-one", section::processing, 2};
    if (auto refusal = canBeKept(state, {0, seat, move.owner, move.times, move.raw, {}, {}}, 2)) return refusal;
    if (auto refusal = canBeKept(state, {0, seat, move.owner, move.times, move.raw, move.price, {}}, 3)) return refusal;
    return roomForOffer(state, move.agreed, 4);
}

Checked check(const State& state, Seat seat, const Trade& move) {
    if (auto refusal = running(state)) return refusal;
    if (!isSeat(state, move.with) || move.with == seat)
        return Refusal{"derrein.refusal.another-player", section::trade, 0};
    if (sumOf(state.player(seat).goods) + sumOf(state.player(move.with).goods) == 0)
        return Refusal{"derrein.refusal.nothing-to-trade", section::trade, 0};
    if (auto refusal = canBeKept(state, {0, seat, move.with, 0, {}, move.give, {}}, 1)) return refusal;
    if (auto refusal = canBeKept(state, {0, seat, move.with, 0, {}, move.give, move.want}, 2)) return refusal;
    if (sumOf(move.give) + sumOf(move.want) == 0) return Refusal{"derrein.refusal.empty-trade", section::trade, 2};
    return roomForOffer(state, move.agreed, 3);
}

Checked check(const State& state, Seat seat, const Answer& move) {
    const Offer* offer = findOffer(state, move.offer);
    if (!offer || offer->to != seat) return Refusal{"derrein.refusal.no-such-offer", section::trade, 0};
    if (!move.agree) return std::nullopt;
    if (auto refusal = running(state)) {
        refusal->field = 1;
        return refusal;
    }
    return canBeKept(state, *offer, 1);
}

Checked check(const State& state, Seat seat, const Withdraw& move) {
    const Offer* offer = findOffer(state, move.offer);
    if (!offer || offer->from != seat) return Refusal{"derrein.refusal.no-such-offer", section::trade, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Transform& move) {
    if (auto refusal = running(state)) return refusal;
    if (auto refusal = has(state, seat, Good::medicine, 1, section::medicine)) return refusal;
    if (auto refusal = has(state, seat, move.from, move.from == Good::medicine ? 2 : 1, section::medicine, 0))
        return refusal;
    if (move.to == move.from) return Refusal{"derrein.refusal.same-good", section::medicine, 1};
    // Never a product into a raw good, nor the other way.
    if (isRaw(move.from) != isRaw(move.to)) return Refusal{"derrein.refusal.never-across", section::medicine, 1};
    const bool limited = !isRaw(move.to) || state.options.rawLimited;
    const int left = supplyOf(state, move.to) + (move.to == Good::medicine ? 1 : 0); // the medicine paid comes back
    if (limited && left < 1)
        return Refusal{"derrein.refusal.no-cards-left",
                       section::medicine,
                       1,
                       {{"good", 0, nameOf(move.to)}, {"needed", 1}, {"left", left}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SwapMission&) {
    if (auto refusal = running(state)) return refusal;
    if (state.player(seat).owesMission) return Refusal{"derrein.refusal.mission-owed", section::medicine};
    return has(state, seat, Good::medicine, 1, section::medicine);
}

Checked check(const State& state, Seat seat, const ShowMission& move) {
    if (auto refusal = running(state)) return refusal;
    if (state.player(seat).missionShown) return Refusal{"derrein.refusal.mission-shown", section::mission};
    if (auto refusal = partIsPossible(move.upper, 0)) return refusal;
    if (sumOf(move.upper) == 0) return Refusal{"derrein.refusal.mission-empty", section::mission, 0};
    return partIsPossible(move.lower, 1);
}

Checked check(const State& state, Seat seat, const FightWitch& move) {
    if (auto refusal = running(state)) return refusal;
    if (seat != state.active) return Refusal{"derrein.refusal.not-your-turn", section::fight};
    if (!state.player(seat).witchery) return Refusal{"derrein.refusal.no-witchery", section::fight};
    if (auto refusal = has(state, seat, Good::medicine, 1, section::fight)) return refusal;
    if (move.fight != state.fights + 1)
        return Refusal{"derrein.refusal.other-fight", section::fight, 0, {{"fight", state.fights + 1}}};
    if (!isSeat(state, move.against) || move.against == seat)
        return Refusal{"derrein.refusal.another-player", section::fight, 1};
    if (!state.player(move.against).witchery)
        return Refusal{"derrein.refusal.other-has-no-witchery", section::fight, 1};
    return std::nullopt;
}

} // namespace sideboard::derrein
