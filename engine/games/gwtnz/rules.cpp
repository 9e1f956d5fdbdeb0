#include "engine/games/gwtnz/rules.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"

/// The turn, chance, and cards and tokens.
namespace sideboard::gwtnz {

Checked check(const State& state, Seat seat, const Move& move) {
    return std::visit([&](const auto& each) { return check(state, seat, each); }, move);
}

Checked known(const State& state, int number, std::string_view page, int field) {
    if (state.box.knows(number)) return std::nullopt;
    const std::string_view id = printedInfos()[static_cast<std::size_t>(number)].id;
    return Refusal{"gwtnz.refusal.look-at-the-component", page, field, {{"value", 0, id}}, id};
}

Checked mayAct(const State& state, Seat seat, std::initializer_list<Phase> phases, std::string_view page) {
    if (state.phase == Phase::over) return Refusal{"gwtnz.refusal.over", page::end};
    if (seat != state.active) return Refusal{"gwtnz.refusal.not-your-turn", page::cards};
    if (state.solo() && seat == sarahSeat) return Refusal{"gwtnz.refusal.not-sarahs", page::sarahTurn};
    if (std::find(phases.begin(), phases.end(), state.phase) == phases.end())
        return Refusal{"gwtnz.refusal.other-phase", page, wholeMove, {{"phase", 0, nameOf(state.phase)}}};
    if (owesAnything(state)) return Refusal{"gwtnz.refusal.something-first", page};
    return std::nullopt;
}

Checked offered(const State& state, Seat seat, Deed deed, std::string_view page, int field) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page)) return refusal;
    if (!findOffer(state, deed))
        return Refusal{"gwtnz.refusal.not-offered-here", page, field, {{"deed", 0, nameOf(deed)}}};
    return std::nullopt;
}

Checked affords(const Player& player, int pounds, std::string_view page, int field) {
    if (player.pounds >= pounds) return std::nullopt;
    return Refusal{"gwtnz.refusal.not-enough-pounds", page, field, {{"needed", pounds}, {"held", player.pounds}}};
}

Checked discFits(const State& state, const Player& player, Disc disc, bool black, int otherCost, std::string_view page,
                 int field) {
    if (isAux(disc) && static_cast<int>(disc) % 2 == 0)
        if (auto refusal =
                known(state, fact::auxOpen(static_cast<Aux>(static_cast<int>(disc) / 2)), page::discs, field))
            return refusal;
    if (!hasDisc(state, player, disc)) return Refusal{"gwtnz.refusal.no-disc-there", page::discs, field};
    if (!black) {
        if (auto refusal = known(state, fact::black(disc), page::discs, field)) return refusal;
        // p. 20: with only black ones left these may go anywhere.
        if (state.box[fact::black(disc)] != 0 && hasWhiteDisc(state, player))
            return Refusal{"gwtnz.refusal.black-disc", page, field};
    }
    if (player.pounds >= otherCost + costOf(disc)) return std::nullopt;
    return Refusal{"gwtnz.refusal.not-payable-together",
                   page,
                   field,
                   {{"cost", otherCost + costOf(disc)}, {"held", player.pounds}}};
}

namespace {

Checked numbered(const State& state, std::uint16_t number, int field = 0) {
    if (number == state.draws + 1) return std::nullopt;
    return Refusal{"gwtnz.refusal.other-draw", page::cards, field, {{"number", state.draws + 1}}};
}

/// Something is owed to the table by whoever is to act.
Checked owing(const State& state, Seat seat, bool owes) {
    if (state.phase == Phase::over) return Refusal{"gwtnz.refusal.over", page::end};
    if (seat != state.active) return Refusal{"gwtnz.refusal.not-your-turn", page::cards};
    if (!owes) return Refusal{"gwtnz.refusal.nothing-to-reveal", page::cards};
    return std::nullopt;
}

/// On a mirrored trail the space is named too, and it must be such a place.
Checked spaceFits(const State& state, Seat seat, Location location, std::optional<std::uint8_t> space,
                  std::string_view page, int field) {
    const bool wanted = state.mirrors(Board::trail) && location != Location::wellington;
    const bool fits = !wanted || (space && *space < trailSpaces && isPlace(state.trail[*space], seat, location));
    if (space.has_value() == wanted && fits) return std::nullopt;
    return Refusal{"gwtnz.refusal.other-space", page, field};
}

/// No more steps than the board allows, or than the action that walks on does (p. 7, p. 18).
Checked withinReach(const State& state, Seat seat, std::optional<std::uint8_t> space, int field) {
    if (!state.mirrors(Board::trail)) return std::nullopt;
    const Player& player = state.player(seat);
    const int steps = state.phase == Phase::travel ? stepLimit(state, player) : findOffer(state, Deed::travel)->amount;
    for (std::uint8_t place : reachable(state.trail, player.space, steps))
        if (place == space.value_or(toWellington)) return std::nullopt;
    return Refusal{"gwtnz.refusal.too-far", page::travel, field, {{"steps", steps}}};
}

Checked objectiveMakesSense(Condition first, Condition second, Condition third, int points, int field) {
    if (first == Condition::none) return Refusal{"gwtnz.refusal.no-condition", page::objective, field};
    if (second == Condition::none && third != Condition::none)
        return Refusal{"gwtnz.refusal.no-condition", page::objective, field + 2};
    if (points < 0 || points > 20) return Refusal{"gwtnz.refusal.out-of-range", page::objective, field + 3};
    return std::nullopt;
}

} // namespace

Checked check(const State& state, Seat seat, const Start& move) {
    if (auto refusal = mayAct(state, seat, {Phase::start}, page::start)) return refusal;
    if (!isNeutral(move.location)) return Refusal{"gwtnz.refusal.neutral-only", page::start, 0};
    if (auto refusal = discFits(state, state.player(seat), move.disc, false, 0, page::start, 1)) return refusal;
    return spaceFits(state, seat, move.location, move.space, page::start, 2);
}

Checked check(const State& state, Seat seat, const Travel& move) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::travel)) return refusal;
    if (state.phase == Phase::act && !findOffer(state, Deed::travel))
        return Refusal{"gwtnz.refusal.travelled-already", page::travel};
    const Player& player = state.player(seat);
    const bool stays =
        move.location == player.location && move.location != Location::others && move.location != Location::hazard;
    if (move.location == Location::rider || stays) return Refusal{"gwtnz.refusal.at-least-one-step", page::travel, 0};
    if (isOwn(move.location) && !stands(player.buildings[static_cast<std::size_t>(buildingOf(move.location) - 1)]))
        return Refusal{"gwtnz.refusal.not-built", page::travel, 0, {{"building", buildingOf(move.location)}}};
    if (move.location == Location::others) {
        bool any = false;
        for (std::size_t i = 0; i < state.seats; ++i)
            any = any || (seatAt(i) != seat && buildingsPlaced(state.players[i]) > 0);
        if (!any) return Refusal{"gwtnz.refusal.not-built", page::travel, 0, {{"building", 0}}};
    }
    if (move.location == Location::hazard && state.mirrors(Board::hazards)) {
        bool any = false;
        for (const auto& zone : state.zones)
            for (std::uint8_t tile : zone) any = any || tile != noTile;
        if (!any) return Refusal{"gwtnz.refusal.no-hazard", page::travel, 0};
    }
    if (auto refusal = spaceFits(state, seat, move.location, move.space, page::travel, 1)) return refusal;
    return withinReach(state, seat, move.space, 1);
}

Checked check(const State& state, Seat seat, const PayTax& move) {
    if (auto refusal = mayAct(state, seat, {Phase::travel}, page::travel)) return refusal;
    if (state.player(seat).noTax) return Refusal{"gwtnz.refusal.no-more-taxes", page::pathfinder};
    if (state.player(seat).pounds == 0) return Refusal{"gwtnz.refusal.nothing-to-pay-with", page::travel};
    if (move.hand == Hand::none) return Refusal{"gwtnz.refusal.no-hand", page::travel, 0};
    if (move.to && (*move.to == seat || indexOf(*move.to) >= state.seats))
        return Refusal{"gwtnz.refusal.own-hand", page::travel, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const EndTurn&) {
    if (auto refusal = mayAct(state, seat, {Phase::act}, page::cards)) return refusal;
    // What a delivery or a harbour brings must be taken (p. 10, p. 12); what a place offers may be left.
    const bool any = state.objectivePile > 0 || (state.mirrors(Board::objectives) && !state.display.empty());
    if (!any || state.player(seat).objectives.full()) return std::nullopt;
    for (const Offer& each : state.offers)
        if (each.deed == Deed::objective && !each.ofPlace)
            return Refusal{"gwtnz.refusal.objective-is-due", page::delivery};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const DrawCards& move) {
    if (auto refusal = owing(state, seat, state.owedDraw > 0)) return refusal;
    if (auto refusal = numbered(state, move.number)) return refusal;
    const Player& player = state.player(seat);
    const Herd pile = pileOf(player);
    if (cardsIn(move.cards) != state.owedDraw)
        return Refusal{"gwtnz.refusal.other-number-of-cards", page::cards, 1, {{"cards", state.owedDraw}}};
    const bool shuffles = state.owedDraw > cardsIn(pile);
    for (Card card : valuesOf<Card>()) {
        const int least = shuffles ? pile[card] : 0;
        const int most = pile[card] + (shuffles ? player.discard[card] : 0);
        if (move.cards[card] < least || move.cards[card] > most)
            return Refusal{"gwtnz.refusal.not-in-the-pile", page::cards, 1, {{"card", 0, nameOf(card)}}};
    }
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Discard& move) {
    if (auto refusal = owing(state, seat, state.owedDraw == 0 && state.owedDiscard > 0)) return refusal;
    if (state.player(seat).hand[move.card] < 1)
        return Refusal{"gwtnz.refusal.not-in-hand", page::cards, 0, {{"card", 0, nameOf(move.card)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const ChooseEleven& move) {
    if (auto refusal = owing(state, seat, state.owedEleven)) return refusal;
    if (!move.noTax && state.player(seat).stepTile != 1)
        return Refusal{"gwtnz.refusal.no-step-tile", page::pathfinder, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const MarkerOut&) {
    if (state.mirrors(Board::bonusTiles)) return Refusal{"gwtnz.refusal.market-is-mirrored", page::end};
    if (state.phase == Phase::over || state.ending != noSeat) return Refusal{"gwtnz.refusal.over", page::end};
    if (!state.options.quick && seat != state.active) return Refusal{"gwtnz.refusal.not-your-turn", page::end};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const PlayObjective& move) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::objective)) return refusal;
    const Player& player = state.player(seat);
    if (move.number >= player.objectives.size()) return Refusal{"gwtnz.refusal.not-in-hand", page::objective, 0};
    const OwnObjective& own = player.objectives[move.number];
    if (own.played || cardsAtHand(state, player, own.kind) < 1)
        return Refusal{"gwtnz.refusal.not-in-hand", page::objective, 0};
    if (isBonusObjective(own.kind))
        return known(state, fact::setObjective(own.kind, fact::OfObjective::action), page::objective, 0);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const PlayCard& move) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::annex)) return refusal;
    const bool playable = (move.card >= Card::sheepdog && move.card <= Card::kotare) ||
                          (isBonusSet(move.card) && !isSheep(move.card) && !isBonusObjective(move.card));
    if (!playable || cardsAtHand(state, state.player(seat), move.card) < 1)
        return Refusal{"gwtnz.refusal.not-in-hand", page::annex, 0, {{"card", 0, nameOf(move.card)}}};
    if (move.card == Card::sheepdog)
        if (auto refusal = known(state, fact::sheepdogAt, page::annex, 0)) return refusal;
    const bool choice = move.card == Card::set4 || move.card == Card::set5 || move.card == Card::set6;
    if (!move.money && !choice) return Refusal{"gwtnz.refusal.no-choice", page::annex, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const UseToken&) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::token)) return refusal;
    if (state.player(seat).tokens < 1) return Refusal{"gwtnz.refusal.no-token", page::token};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const CombineTokens&) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::token)) return refusal;
    const Player& player = state.player(seat);
    if (player.tokens < 2) return Refusal{"gwtnz.refusal.no-token", page::token};
    if (cardsAtHand(state, player, Card::shropshire) < 1)
        return Refusal{"gwtnz.refusal.not-in-hand", page::token, wholeMove, {{"card", 0, nameOf(Card::shropshire)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const BuyBonusCard& move) {
    if (auto refusal = mayAct(state, seat, {Phase::travel, Phase::act}, page::gold)) return refusal;
    if (state.player(seat).gold < goldFor(Header::wheel))
        return Refusal{"gwtnz.refusal.not-enough-gold", page::gold, wholeMove, {{"needed", goldFor(Header::wheel)}}};
    if (state.player(seat).gold < goldFor(move.header))
        return Refusal{"gwtnz.refusal.not-enough-gold", page::gold, 0, {{"needed", goldFor(move.header)}}};
    if (!hasPile(state, move.header)) return Refusal{"gwtnz.refusal.pile-is-empty", page::gold, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const RevealTileA& move) {
    if (auto refusal = owing(state, seat, owesTileA(state))) return refusal;
    if (auto refusal = numbered(state, move.number)) return refusal;
    if (state.bagA[move.tile] < 1)
        return Refusal{"gwtnz.refusal.not-in-the-bag", page::foresight, 1, {{"tile", 0, nameOf(move.tile)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const RevealTileB& move) {
    if (auto refusal = owing(state, seat, owesTileB(state))) return refusal;
    if (auto refusal = numbered(state, move.number)) return refusal;
    if (state.bagB[move.tile] < 1)
        return Refusal{"gwtnz.refusal.not-in-the-bag", page::foresight, 1, {{"tile", 0, nameOf(move.tile)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const RevealSheep& move) {
    if (auto refusal = owing(state, seat, owesSheep(state))) return refusal;
    if (auto refusal = numbered(state, move.number)) return refusal;
    for (Breed breed : valuesOf<Breed>())
        if (move.breeds[breed] < 0 || move.breeds[breed] > state.marketPile[breed])
            return Refusal{"gwtnz.refusal.not-in-the-pile", page::sheep, 1, {{"card", 0, nameOf(breed)}}};
    if (sumOf(move.breeds) != state.owedSheep)
        return Refusal{"gwtnz.refusal.other-number-of-cards", page::sheep, 1, {{"cards", state.owedSheep}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const RevealObjective& move) {
    if (auto refusal = owing(state, seat, owesObjective(state))) return refusal;
    if (auto refusal = numbered(state, move.number)) return refusal;
    return objectiveMakesSense(move.first, move.second, move.third, move.points, 2);
}

Checked check(const State& state, Seat seat, const EnterObjective& move) {
    if (auto refusal = offered(state, seat, Deed::objective, page::objective)) return refusal;
    if (state.objectivePile == 0) return Refusal{"gwtnz.refusal.pile-is-empty", page::objective};
    if (state.player(seat).objectives.full()) return Refusal{"gwtnz.refusal.too-many", page::objective};
    return objectiveMakesSense(move.first, move.second, move.third, move.points, 1);
}

Checked check(const State& state, Seat seat, const TakeObjective& move) {
    if (auto refusal = offered(state, seat, Deed::objective, page::objective)) return refusal;
    if (!state.mirrors(Board::objectives)) return Refusal{"gwtnz.refusal.not-mirrored", page::objective};
    if (state.player(seat).objectives.full()) return Refusal{"gwtnz.refusal.too-many", page::objective};
    if (move.place >= state.display.size()) return Refusal{"gwtnz.refusal.no-such-card", page::objective, 0};
    return std::nullopt;
}

} // namespace sideboard::gwtnz
