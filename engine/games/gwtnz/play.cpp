#include "engine/games/gwtnz/play.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/sarah/turn.h"

/// The turn, chance, and cards and tokens.
namespace sideboard::gwtnz {

Misfit cannot(std::string_view reason, Figures figures) { return {reason, figures}; }

Played pay(Player& player, int pounds) {
    if (player.pounds < pounds) return cannot("gwtnz.misfit.pounds", {{"needed", pounds}, {"held", player.pounds}});
    player.pounds = static_cast<std::int16_t>(player.pounds - pounds);
    return std::nullopt;
}

Played takeDisc(State& state, Player& player, Disc disc) {
    if (!hasDisc(state, player, disc)) return cannot("gwtnz.misfit.no-disc-there");
    if (auto misfit = pay(player, costOf(disc))) return misfit;
    player.cleared[disc] = true;
    earn(player, gainOf(disc));
    return std::nullopt;
}

namespace {

int availableToDraw(const Player& player) { return std::max(0, cardsIn(player.herd) - cardsIn(player.hand)); }

/// Sarah has no money, no herd and no actions of a place: what only players do cannot be hers.
bool mayBeSarahs(const Move& move) {
    return std::visit(
        []<class M>(const M&) {
            constexpr int firstOfHers = SarahCardDrawn::kind.number;
            constexpr bool reveals =
                M::kind.number >= RevealTileA::kind.number && M::kind.number <= RevealObjective::kind.number;
            return M::kind.number >= firstOfHers || reveals || std::is_same_v<M, MarkerOut>;
        },
        move);
}

void startOf(State& state, Seat seat, Location location, std::optional<std::uint8_t> space) {
    state.player(seat).location = location;
    if (space) state.player(seat).space = *space;
    state.phase = location == Location::wellington ? Phase::income : Phase::act;
    if (location == Location::wellington) state.offers.clear();
    else openPlace(state, seat, location);
}

Played countDraw(State& state, std::uint16_t number) {
    if (number != state.draws + 1) return cannot("gwtnz.misfit.other-draw");
    ++state.draws;
    return std::nullopt;
}

/// How many of each tile there are is in no text: if the real bag gives one more than was thought, there is one more.
/// Workers are counted, seven of each.
template <class Tile>
Played takeFromBag(State& state, Per<Tile, std::int8_t>& bag, Tile tile) {
    if (bag[tile] > 0) {
        bag[tile] = static_cast<std::int8_t>(bag[tile] - 1);
        return std::nullopt;
    }
    const int number = fact::count_(tile);
    const PrintedInfo& info = printedInfos()[static_cast<std::size_t>(number)];
    if (info.known || state.box[number] >= info.max) return cannot("gwtnz.misfit.no-such-tile");
    ++state.box.values[static_cast<std::size_t>(number)];
    return std::nullopt;
}

/// The free space of a foresight row: the right one only if both are free.
std::uint8_t* freeSlot(std::array<std::uint8_t, 2>& row) {
    return row[1] == noTile ? &row[1] : row[0] == noTile ? &row[0] : nullptr;
}

} // namespace

int oweDraw(State& state, Seat seat, int cards) {
    if (!state.options.hands) return 0;
    const int drawn = std::clamp(availableToDraw(state.player(seat)) - state.owedDraw, 0, cards);
    state.owedDraw = static_cast<std::uint8_t>(state.owedDraw + drawn);
    return drawn;
}

void drawThenDiscard(State& state, Seat seat, int cards) {
    const int drawn = oweDraw(state, seat, cards);
    state.owedDiscard = static_cast<std::uint8_t>(std::min(state.owedDiscard + drawn, 99));
}

Folded<State> apply(const State& state, Seat seat, const Move& move) {
    if (indexOf(seat) >= state.seats) return cannot("core.misfit.no-such-seat");
    if (state.solo() && seat == sarahSeat && !mayBeSarahs(move)) return cannot("gwtnz.misfit.not-sarahs");
    Folded<State> next = state;
    if (auto misfit = std::visit([&](const auto& each) { return play(*next, seat, each); }, move)) return *misfit;
    settleSarah(*next);
    return next;
}

Played play(State& state, Seat seat, const Start& move) {
    Player& player = state.player(seat);
    if (player.started) return cannot("gwtnz.misfit.started-already");
    if (auto misfit = takeDisc(state, player, move.disc)) return misfit;
    player.started = true;
    startOf(state, seat, move.location, move.space);
    return std::nullopt;
}

Played play(State& state, Seat seat, const Travel& move) {
    if (isOwn(move.location) &&
        !stands(state.player(seat).buildings[static_cast<std::size_t>(buildingOf(move.location) - 1)]))
        return cannot("gwtnz.misfit.no-such-building");
    startOf(state, seat, move.location, move.space);
    return std::nullopt;
}

Played play(State& state, Seat seat, const PayTax& move) {
    Player& player = state.player(seat);
    const int paid = std::min<int>(taxOf(move.hand), player.pounds);
    player.pounds = static_cast<std::int16_t>(player.pounds - paid);
    if (move.to && indexOf(*move.to) < state.seats && !(state.solo() && *move.to == sarahSeat))
        earn(state.player(*move.to), paid);
    return std::nullopt;
}

Played play(State& state, Seat seat, const EndTurn&) {
    if (seat != state.active || state.phase == Phase::over) return cannot("gwtnz.misfit.not-on-turn");
    const Player& player = state.player(seat);
    const int missing = std::min(handLimit(player) - cardsIn(player.hand), availableToDraw(player));
    if (state.options.hands && state.ending == noSeat && missing > 0) {
        state.owedDraw = static_cast<std::uint8_t>(missing);
        state.phase = Phase::draw;
        state.offers.clear();
    } else endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const DrawCards& move) {
    Player& player = state.player(seat);
    const Herd pile = pileOf(player);
    bool shuffles = false;
    for (Card card : valuesOf<Card>()) {
        if (move.cards[card] < 0 || move.cards[card] > pile[card] + player.discard[card])
            return cannot("gwtnz.misfit.no-such-card");
        shuffles = shuffles || move.cards[card] > pile[card];
    }
    if (auto misfit = countDraw(state, move.number)) return misfit;
    if (shuffles) player.discard = {};
    for (Card card : valuesOf<Card>())
        player.hand[card] = static_cast<std::int8_t>(player.hand[card] + move.cards[card]);
    state.owedDraw = 0;
    if (state.phase == Phase::draw) endTurn(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const Discard& move) {
    Player& player = state.player(seat);
    if (player.hand[move.card] < 1) return cannot("gwtnz.misfit.no-such-card");
    discardCard(state, player, move.card);
    if (state.owedDiscard > 0) --state.owedDiscard;
    return std::nullopt;
}

Played play(State& state, Seat seat, const ChooseEleven& move) {
    Player& player = state.player(seat);
    if (move.noTax) player.noTax = true;
    else player.stepTile = 2;
    state.owedEleven = false;
    return std::nullopt;
}

Played play(State& state, Seat seat, const MarkerOut&) {
    if (state.ending != noSeat) return cannot("gwtnz.misfit.ended-already");
    state.ending = seat;
    state.player(seat).marker = true;
    // Quick mode follows Sarah's turns only: if she ended the game and has done her card, nothing is left to follow.
    if (state.options.quick && seat == sarahSeat && state.sarah.card == 0) state.phase = Phase::over;
    return std::nullopt;
}

Played play(State& state, Seat seat, const PlayObjective& move) {
    Player& player = state.player(seat);
    if (move.number >= player.objectives.size() || player.objectives[move.number].played)
        return cannot("gwtnz.misfit.no-such-card");
    OwnObjective& own = player.objectives[move.number];
    if (state.options.hands ? player.hand[own.kind] < 1 : player.herd[own.kind] < 1)
        return cannot("gwtnz.misfit.no-such-card");
    own.played = true;
    removeCard(state, player, own.kind);
    switch (own.card.action) {
    case ObjectiveAction::pounds4: earn(player, 4); break;
    case ObjectiveAction::tokens2: player.tokens = static_cast<std::int8_t>(std::min(99, player.tokens + 2)); break;
    case ObjectiveAction::certificates2: gainCertificates(state, player, 2); break;
    case ObjectiveAction::pathfinder2: advance(state, seat, 2); break;
    case ObjectiveAction::ship2: offer(state, {Deed::ship, 2}); break;
    }
    return std::nullopt;
}

Played play(State& state, Seat seat, const PlayCard& move) {
    Player& player = state.player(seat);
    if (cardsAtHand(state, player, move.card) < 1) return cannot("gwtnz.misfit.no-such-card");
    discardCard(state, player, move.card);
    int played = 0;
    for (const OwnObjective& each : player.objectives) played += each.played ? 1 : 0;
    switch (move.card) {
    case Card::sheepdog:
        if (state.box.as<Sheepdog>(fact::sheepdogAt) == Sheepdog::pound) earn(player, 1);
        else gainCertificates(state, player, 1);
        break;
    case Card::ferry: earn(player, 2); break;
    case Card::kotare: advance(state, seat, 1); break;
    case Card::set1: earn(player, played); break;
    case Card::set2:
        earn(player, 1);
        advance(state, seat, 1);
        break;
    case Card::set4:
        if (move.money) earn(player, 1);
        else offer(state, {Deed::storehouse, 3});
        break;
    case Card::set5:
        if (move.money) earn(player, 1);
        else state.ontoPile = true;
        break;
    case Card::set6:
        if (move.money) earn(player, 2);
        else offer(state, {Deed::build, 0});
        break;
    default: return cannot("gwtnz.misfit.not-played");
    }
    (void)oweDraw(state, seat, 1);
    return std::nullopt;
}

Played play(State& state, Seat seat, const UseToken&) {
    Player& player = state.player(seat);
    if (player.tokens < 1) return cannot("gwtnz.misfit.no-token");
    --player.tokens;
    drawThenDiscard(state, seat, 2);
    return std::nullopt;
}

Played play(State& state, Seat seat, const CombineTokens&) {
    Player& player = state.player(seat);
    if (player.tokens < 2) return cannot("gwtnz.misfit.no-token");
    if (cardsAtHand(state, player, Card::shropshire) < 1) return cannot("gwtnz.misfit.no-such-card");
    player.tokens = static_cast<std::int8_t>(player.tokens - 2);
    removeCard(state, player, Card::shropshire);
    gainGold(player, 1);
    return std::nullopt;
}

Played play(State& state, Seat seat, const BuyBonusCard& move) {
    Player& player = state.player(seat);
    if (player.gold < goldFor(move.header)) return cannot("gwtnz.misfit.gold");
    if (!hasPile(state, move.header)) return cannot("gwtnz.misfit.no-such-card");
    player.gold = static_cast<std::int8_t>(player.gold - goldFor(move.header));
    gainBonusCard(state, seat, move.header);
    return std::nullopt;
}

Played play(State& state, Seat, const RevealTileA& move) {
    auto* slot = freeSlot(state.foresightA);
    if (!slot) return cannot("gwtnz.misfit.no-free-space");
    if (auto misfit = countDraw(state, move.number)) return misfit;
    *slot = static_cast<std::uint8_t>(move.tile);
    return takeFromBag(state, state.bagA, move.tile);
}

Played play(State& state, Seat, const RevealTileB& move) {
    auto* slot = freeSlot(state.foresightB);
    if (!slot) return cannot("gwtnz.misfit.no-free-space");
    if (auto misfit = countDraw(state, move.number)) return misfit;
    *slot = static_cast<std::uint8_t>(move.tile);
    return takeFromBag(state, state.bagB, move.tile);
}

Played play(State& state, Seat, const RevealSheep& move) {
    for (Breed breed : valuesOf<Breed>())
        if (move.breeds[breed] < 0 || move.breeds[breed] > state.marketPile[breed])
            return cannot("gwtnz.misfit.no-such-card");
    if (auto misfit = countDraw(state, move.number)) return misfit;
    for (Breed breed : valuesOf<Breed>()) {
        state.market[breed] = static_cast<std::int8_t>(state.market[breed] + move.breeds[breed]);
        state.marketPile[breed] = static_cast<std::int8_t>(state.marketPile[breed] - move.breeds[breed]);
    }
    state.owedSheep = 0;
    return std::nullopt;
}

Played play(State& state, Seat, const RevealObjective& move) {
    if (state.display.full() || state.objectivePile == 0) return cannot("gwtnz.misfit.no-free-space");
    if (auto misfit = countDraw(state, move.number)) return misfit;
    --state.objectivePile;
    state.display.push({move.action, move.first, move.second, move.third, move.points, move.points});
    return std::nullopt;
}

} // namespace sideboard::gwtnz
