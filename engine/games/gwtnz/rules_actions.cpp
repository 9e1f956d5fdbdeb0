#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/rules.h"

/// What a player may do at a place, and Wellington.
namespace sideboard::gwtnz {

namespace {

bool isPlain(Deed deed) {
    switch (deed) {
    case Deed::pounds:
    case Deed::gold:
    case Deed::romney:
    case Deed::token:
    case Deed::certificate:
    case Deed::pathfinder:
    case Deed::poundsPerLush:
    case Deed::certificatesPerLush:
    case Deed::poundsPerShepherd:
    case Deed::poundsPerStorehouse:
    case Deed::hazardPairs:
    case Deed::drawDiscard: return true;
    default: return false;
    }
}

int craftsmenOf(const State& state, int building) {
    return state.box[fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                                    fact::OfBuilding::craftsmen)];
}

Checked inMarket(const State& state, Breed breed, int cards, int field) {
    if (!state.mirrors(Board::sheep) || state.market[breed] >= cards) return std::nullopt;
    return Refusal{"gwtnz.refusal.not-in-the-market", page::sheep, field, {{"breed", 0, nameOf(breed)}}};
}

/// A row must have room, and what its next space does must be known.
Checked rowHasRoom(const State& state, const Player& player, Worker worker, std::string_view page, int field) {
    if (player.workers[worker] >= workerColumns)
        return Refusal{"gwtnz.refusal.row-is-full", page, field, {{"worker", 0, nameOf(worker)}}};
    return known(state, fact::immediate(worker, player.workers[worker] + 1), page, field);
}

Checked storehouseIsThere(const Player& player, int storehouse, int field) {
    if (storehouse < storehousesOfEach && ((player.storehouses >> storehouse) & 1) == 0) return std::nullopt;
    return Refusal{"gwtnz.refusal.no-storehouse-there", page::ship, field};
}

/// Moving the ship, or the actions that reach further, which only place storehouses.
Checked maySail(const State& state, Seat seat, bool storehouse) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page::ship)) return refusal;
    if (findOffer(state, Deed::ship) || (storehouse && findOffer(state, Deed::storehouse))) return std::nullopt;
    return Refusal{"gwtnz.refusal.not-offered-here", page::ship, wholeMove, {{"deed", 0, nameOf(Deed::ship)}}};
}

/// Different breeds at hand, no more than so many, each with a known figure.
Checked revealable(const State& state, const Player& player, const Herd& cards, int most, int table,
                   std::string_view page) {
    if (cardsIn(cards) > most) return Refusal{"gwtnz.refusal.too-many-sheep", page, 0, {{"most", most}}};
    for (Card card : valuesOf<Card>()) {
        if (cards[card] == 0) continue;
        if (cards[card] > 1 || cards[card] < 0)
            return Refusal{"gwtnz.refusal.each-breed-once", page, 0, {{"card", 0, nameOf(card)}}};
        if (!isSheep(card)) return Refusal{"gwtnz.refusal.no-sheep", page, 0, {{"card", 0, nameOf(card)}}};
        if (cardsAtHand(state, player, card) < 1)
            return Refusal{"gwtnz.refusal.not-in-hand", page, 0, {{"card", 0, nameOf(card)}}};
        if (auto refusal = known(state, table + static_cast<int>(card), page, 0)) return refusal;
    }
    return std::nullopt;
}

/// A post that this player may deliver to with so much on the sale.
Checked postIsOpen(const State& state, const Player& player, Post post, int worth, std::string_view page) {
    if (isOverseas(post) && ((player.large >> largeOf(post)) & 1) == 0)
        return Refusal{"gwtnz.refusal.harbour-not-improved", page::ship, 0};
    const int number = fact::post(post, fact::OfPost::value);
    if (auto refusal = known(state, number, page, 0)) return refusal;
    if (isBetween(post) && state.box[number] == 0) return Refusal{"gwtnz.refusal.no-such-post", page, 0};
    if (state.box[number] > worth)
        return Refusal{"gwtnz.refusal.worth-too-low", page, 0, {{"worth", worth}, {"post", state.box[number]}}};
    if (player.delivered[post] > 0 && !takesMany(post)) return Refusal{"gwtnz.refusal.delivered-before", page, 0};
    if (auto refusal = known(state, fact::post(post, fact::OfPost::transport), page, 0)) return refusal;
    if (auto refusal = known(state, fact::post(post, fact::OfPost::black), page, 0)) return refusal;
    if (auto refusal = known(state, fact::post(post, fact::OfPost::gift), page, 0)) return refusal;
    return affords(player, state.box[fact::post(post, fact::OfPost::transport)], page, 0);
}

bool someDiscFits(const State& state, const Player& player, bool black, int otherCost) {
    for (Disc disc : valuesOf<Disc>())
        if (!discFits(state, player, disc, black, otherCost, page::delivery, 1)) return true;
    return false;
}

} // namespace

Checked check(const State& state, Seat seat, const Take& move) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page::place)) return refusal;
    if (!isPlain(move.deed) || !findOffer(state, move.deed))
        return Refusal{"gwtnz.refusal.not-offered-here", page::place, 0, {{"deed", 0, nameOf(move.deed)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Sell& move) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page::actions)) return refusal;
    const bool any = move.deed == Deed::sellPair || move.deed == Deed::sellAny || move.deed == Deed::goldForSheep;
    const bool sells = any || move.deed == Deed::sellLeicester || move.deed == Deed::sellSouthdown;
    if (!sells || !findOffer(state, move.deed))
        return Refusal{"gwtnz.refusal.not-offered-here", page::actions, 0, {{"deed", 0, nameOf(move.deed)}}};
    if (move.deed == Deed::sellLeicester && move.card != Card::leicester)
        return Refusal{"gwtnz.refusal.other-breed", page::actions, 1, {{"breed", 0, nameOf(Card::leicester)}}};
    if (move.deed == Deed::sellSouthdown && move.card != Card::southdown)
        return Refusal{"gwtnz.refusal.other-breed", page::actions, 1, {{"breed", 0, nameOf(Card::southdown)}}};
    if (!isSheep(move.card))
        return Refusal{"gwtnz.refusal.no-sheep", page::actions, 1, {{"card", 0, nameOf(move.card)}}};
    const int cards = move.deed == Deed::sellPair ? 2 : 1;
    if (cardsAtHand(state, state.player(seat), move.card) < cards)
        return Refusal{"gwtnz.refusal.not-in-hand", page::actions, 1, {{"card", 0, nameOf(move.card)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Hire& move) {
    if (auto refusal = offered(state, seat, Deed::hire, page::hire)) return refusal;
    const Player& player = state.player(seat);
    if (auto refusal = rowHasRoom(state, player, move.worker, page::hire, 0)) return refusal;
    const bool there = move.row < rowsOfJobs(state) &&
                       (!state.mirrors(Board::jobs) || ((state.jobs[move.worker] >> move.row) & 1) != 0);
    if (!there) return Refusal{"gwtnz.refusal.no-such-worker", page::hire, 1};
    if (auto refusal = known(state, fact::jobCost(move.row), page::hire, 1)) return refusal;
    return affords(player, std::max(0, state.box[fact::jobCost(move.row)] + findOffer(state, Deed::hire)->amount),
                   page::hire, 1);
}

Checked check(const State& state, Seat seat, const BuyTile& move) {
    if (auto refusal = offered(state, seat, Deed::bonusTile, page::bonusTile)) return refusal;
    if (!state.mirrors(Board::bonusTiles)) return Refusal{"gwtnz.refusal.not-mirrored", page::bonusTile};
    if (move.row == state.marker) return Refusal{"gwtnz.refusal.row-of-the-marker", page::bonusTile, 0};
    if (move.row >= bonusRowsMost || move.column >= marketColumns || state.bonus[move.row][move.column] == noTile)
        return Refusal{"gwtnz.refusal.no-such-tile", page::bonusTile, 1};
    if (auto refusal = known(state, fact::bonusCost(move.row), page::bonusTile, 0)) return refusal;
    const Player& player = state.player(seat);
    const auto tile = static_cast<TileB>(state.bonus[move.row][move.column]);
    const int cost = state.box[fact::bonusCost(move.row)] + findOffer(state, Deed::bonusTile)->amount +
                     (tile == TileB::hazard ? 3 : 0);
    if (auto refusal = affords(player, cost, page::bonusTile, 1)) return refusal;
    const int gold = tile == TileB::joker ? 1 : tile == TileB::lessGold ? 4 : 0;
    if (player.gold < gold) return Refusal{"gwtnz.refusal.not-enough-gold", page::bonusTile, 1, {{"needed", gold}}};
    if (move.worker.has_value() != (tile == TileB::joker))
        return Refusal{"gwtnz.refusal.only-the-joker", page::bonusTile, 2};
    if (move.worker)
        if (auto refusal = rowHasRoom(state, player, *move.worker, page::bonusTile, 2)) return refusal;
    if (move.hazard.has_value() != (tile == TileB::hazard))
        return Refusal{"gwtnz.refusal.no-hazard", page::bonusTile, 3};
    if (move.hazard && !hazardIsThere(state, *move.hazard))
        return Refusal{"gwtnz.refusal.no-hazard", page::bonusTile, 3};
    if (move.card.has_value() != (tile == TileB::romney))
        return Refusal{"gwtnz.refusal.starter-of-breeding-2", page::annex, 4};
    if (move.card && (!isStarter(*move.card) || state.box[fact::breeding(*move.card)] != 2 ||
                      cardsAtHand(state, player, *move.card) < 1))
        return Refusal{"gwtnz.refusal.starter-of-breeding-2", page::annex, 4};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const BuySheep& move) {
    if (auto refusal = offered(state, seat, Deed::buySheep, page::sheep)) return refusal;
    const SheepPrice price = priceOf(move.option);
    const int shepherds = findOffer(state, Deed::buySheep)->amount;
    if (price.shepherds > shepherds)
        return Refusal{
            "gwtnz.refusal.not-enough-shepherds", page::sheep, 0, {{"needed", price.shepherds}, {"left", shepherds}}};
    if (auto refusal = affords(state.player(seat), price.pounds, page::sheep, 0)) return refusal;
    if (classOf(move.breed) != price.kind)
        return Refusal{"gwtnz.refusal.other-breed", page::sheep, 1, {{"breed", 0, nameOf(price.kind)}}};
    if (auto refusal = inMarket(state, move.breed, 1, 1)) return refusal;
    if (!move.second) return std::nullopt;
    if (price.cards < 2 || classOf(*move.second) != price.kind || *move.second < move.breed)
        return Refusal{"gwtnz.refusal.one-card-only", page::sheep, 2};
    return inMarket(state, *move.second, *move.second == move.breed ? 2 : 1, 2);
}

Checked check(const State& state, Seat seat, const AddSheep&) {
    if (auto refusal = offered(state, seat, Deed::buySheep, page::sheep)) return refusal;
    if (state.mirrors(Board::sheep) && sumOf(state.marketPile) == 0)
        return Refusal{"gwtnz.refusal.pile-is-empty", page::sheep};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const TakeSheep& move) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page::hire)) return refusal;
    const bool free = move.deed == Deed::freeSheep;
    if ((!free && move.deed != Deed::fourPoundSheep) || !findOffer(state, move.deed))
        return Refusal{"gwtnz.refusal.not-offered-here", page::hire, 0, {{"deed", 0, nameOf(move.deed)}}};
    if (!free)
        if (auto refusal = affords(state.player(seat), 4, page::hire, 0)) return refusal;
    const SheepClass kind = classOf(move.breed);
    if (kind != SheepClass::four && !(free && kind == SheepClass::two))
        return Refusal{"gwtnz.refusal.other-breed", page::hire, 1, {{"breed", 0, nameOf(SheepClass::four)}}};
    if (auto refusal = inMarket(state, move.breed, 1, 1)) return refusal;
    if (!move.second) return std::nullopt;
    if (kind != SheepClass::two || classOf(*move.second) != SheepClass::two || *move.second < move.breed)
        return Refusal{"gwtnz.refusal.one-card-only", page::hire, 2};
    return inMarket(state, *move.second, *move.second == move.breed ? 2 : 1, 2);
}

Checked check(const State& state, Seat seat, const Build& move) {
    if (auto refusal = offered(state, seat, Deed::build, page::build)) return refusal;
    const Player& player = state.player(seat);
    const auto at = [&](int building) { return player.buildings[static_cast<std::size_t>(building - 1)]; };
    if (move.building < 1 || move.building > buildingsOfEach || at(move.building) != BuildingAt::supply)
        return Refusal{"gwtnz.refusal.no-such-building", page::build, 0};
    if (move.replaces && (*move.replaces < 1 || *move.replaces > buildingsOfEach || !stands(at(*move.replaces))))
        return Refusal{"gwtnz.refusal.not-built", page::build, 1};
    const int pounds = findOffer(state, Deed::build)->amount;
    const int needed = craftsmenOf(state, move.building) - (move.replaces ? craftsmenOf(state, *move.replaces) : 0);
    if (move.replaces && needed < 1) return Refusal{"gwtnz.refusal.not-higher", page::build, 1};
    if (pounds == 0 && (!move.replaces || needed != 1))
        return Refusal{"gwtnz.refusal.exactly-one-more", page::annex, 1};
    if (needed > player.workers[Worker::craftsman])
        return Refusal{"gwtnz.refusal.not-enough-craftsmen",
                       page::build,
                       1,
                       {{"needed", needed}, {"have", player.workers[Worker::craftsman]}}};
    if (auto refusal = affords(player, needed * pounds, page::build, 1)) return refusal;
    if (!move.replaces)
        if (auto refusal = known(state, fact::buildGoldAt, page::gold, 1)) return refusal;
    if (move.lush && move.replaces) return Refusal{"gwtnz.refusal.same-space", page::build, 2};
    const bool wantsSpace = state.mirrors(Board::trail) && !move.replaces;
    if (move.space.has_value() != wantsSpace) return Refusal{"gwtnz.refusal.no-free-space", page::build, 3};
    if (!move.space) return std::nullopt;
    const TrailSpace* space = *move.space < trailSpaces ? &state.trail[*move.space] : nullptr;
    if (!space || !space->there() || space->taken() || space->lush != move.lush)
        return Refusal{"gwtnz.refusal.no-free-space", page::build, 3};
    if (player.pathfinder < space->needs)
        return Refusal{"gwtnz.refusal.pathfinder-too-low", page::build, 3, {{"needed", space->needs}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Sail&) { return maySail(state, seat, false); }

Checked check(const State& state, Seat seat, const ImproveSmall& move) {
    if (auto refusal = maySail(state, seat, true)) return refusal;
    const Player& player = state.player(seat);
    if (move.harbour >= smallHarbours || ((player.small >> move.harbour) & 1) != 0)
        return Refusal{"gwtnz.refusal.improved-already", page::ship, 0};
    if (auto refusal = known(state, fact::small(move.harbour, fact::OfSmall::cost), page::ship, 0)) return refusal;
    if (auto refusal = known(state, fact::small(move.harbour, fact::OfSmall::gift), page::ship, 0)) return refusal;
    if (auto refusal = affords(player, state.box[fact::small(move.harbour, fact::OfSmall::cost)], page::ship, 0))
        return refusal;
    return storehouseIsThere(player, move.storehouse, 1);
}

Checked check(const State& state, Seat seat, const ImproveMedium& move) {
    if (auto refusal = maySail(state, seat, false)) return refusal;
    const Player& player = state.player(seat);
    if (move.harbour >= mediumHarbours || ((player.medium >> move.harbour) & 1) != 0)
        return Refusal{"gwtnz.refusal.improved-already", page::ship, 0};
    for (auto what : {fact::OfMedium::cost, fact::OfMedium::black, fact::OfMedium::gift})
        if (auto refusal = known(state, fact::medium(move.harbour, what), page::ship, 0)) return refusal;
    const bool black = state.box[fact::medium(move.harbour, fact::OfMedium::black)] != 0;
    if (auto refusal = discFits(state, player, move.disc, black,
                                state.box[fact::medium(move.harbour, fact::OfMedium::cost)], page::ship, 1))
        return refusal;
    if (!move.captain) return std::nullopt;
    if (!state.mirrors(Board::harbours) || state.masters[move.harbour] == Master::none)
        return Refusal{"gwtnz.refusal.no-harbourmaster", page::ship, 2};
    if (player.workers[*move.captain] < 2) return Refusal{"gwtnz.refusal.no-such-worker", page::ship, 2};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const ImproveLarge& move) {
    if (auto refusal = maySail(state, seat, true)) return refusal;
    const Player& player = state.player(seat);
    if (move.harbour >= largeHarbours || ((player.large >> move.harbour) & 1) != 0)
        return Refusal{"gwtnz.refusal.improved-already", page::ship, 0};
    return storehouseIsThere(player, move.storehouse, 1);
}

Checked check(const State& state, Seat seat, const Shear& move) {
    if (auto refusal = offered(state, seat, Deed::shear, page::shear)) return refusal;
    return revealable(state, state.player(seat), move.cards, findOffer(state, Deed::shear)->amount, fact::woolAt,
                      page::shear);
}

Checked check(const State& state, Seat seat, const ShearDraw&) {
    if (auto refusal = offered(state, seat, Deed::shear, page::shear)) return refusal;
    // Only shearers that are employed draw; icons for one, two or three sheep have none to spare.
    if (findOffer(state, Deed::shear)->amount > state.player(seat).workers[Worker::shearer])
        return Refusal{"gwtnz.refusal.no-shearer-left", page::shear};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const DeliverWool& move) {
    if (auto refusal = mayAct(state, seat, {Phase::act, Phase::travel}, page::shear)) return refusal;
    const Offer* shorn = findOffer(state, Deed::deliverWool);
    if (!shorn && !findOffer(state, Deed::wool13))
        return Refusal{
            "gwtnz.refusal.not-offered-here", page::shear, wholeMove, {{"deed", 0, nameOf(Deed::deliverWool)}}};
    if (!isWool(move.post) || (!shorn && move.post != Post::wool13))
        return Refusal{"gwtnz.refusal.no-such-post", page::shear, 0};
    const Player& player = state.player(seat);
    constexpr int enough = 99;
    if (auto refusal = postIsOpen(state, player, move.post, shorn ? shorn->amount : enough, page::shear))
        return refusal;
    if (!move.disc) return Refusal{"gwtnz.refusal.no-disc-there", page::shear, 1};
    return discFits(state, player, *move.disc, state.box[fact::post(move.post, fact::OfPost::black)] != 0,
                    state.box[fact::post(move.post, fact::OfPost::transport)], page::shear, 1);
}

Checked check(const State& state, Seat seat, const UseAux& move) {
    if (auto refusal = offered(state, seat, Deed::aux, page::aux)) return refusal;
    const Player& player = state.player(seat);
    if (auto refusal = known(state, fact::auxOpen(move.aux), page::aux, 0)) return refusal;
    const int places = auxPlaces(state, player, move.aux);
    if (places == 0) return Refusal{"gwtnz.refusal.aux-is-blocked", page::aux, 0};
    if (auto refusal = affords(player, costOf(move.aux), page::aux, 0)) return refusal;
    if (!move.twice) return std::nullopt;
    if (findOffer(state, Deed::aux)->amount < 2 || places < 2)
        return Refusal{"gwtnz.refusal.single-only", page::aux, 1};
    return affords(player, 2 * costOf(move.aux), page::aux, 1);
}

Checked check(const State& state, Seat seat, const RemoveHazard& move) {
    if (auto refusal = offered(state, seat, Deed::hazard, page::hazard)) return refusal;
    if (auto refusal = affords(state.player(seat), findOffer(state, Deed::hazard)->amount, page::hazard, wholeMove))
        return refusal;
    if (!hazardIsThere(state, move.tile)) return Refusal{"gwtnz.refusal.no-hazard", page::hazard, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Income& move) {
    if (auto refusal = mayAct(state, seat, {Phase::income}, page::wellington)) return refusal;
    const Player& player = state.player(seat);
    if (auto refusal = revealable(state, player, move.cards, cardKinds, fact::breedingAt, page::wellington))
        return refusal;
    if (move.certificates > player.certificates)
        return Refusal{"gwtnz.refusal.not-enough-certificates", page::wellington, 1, {{"held", player.certificates}}};
    return std::nullopt;
}

/// Post and disc are one decision, since what they cost must be payable together before anything is paid (p. 10).
Checked check(const State& state, Seat seat, const Deliver& move) {
    if (auto refusal = mayAct(state, seat, {Phase::deliver}, page::delivery)) return refusal;
    const Player& player = state.player(seat);
    if (isWool(move.post)) return Refusal{"gwtnz.refusal.no-such-post", page::delivery, 0};
    if (auto refusal = postIsOpen(state, player, move.post, state.worth, page::delivery)) return refusal;
    const bool black = state.box[fact::post(move.post, fact::OfPost::black)] != 0;
    const int transport = state.box[fact::post(move.post, fact::OfPost::transport)];
    if (move.disc) {
        if (auto refusal = discFits(state, player, *move.disc, black, transport, page::delivery, 1)) return refusal;
        if (move.harbour) return Refusal{"gwtnz.refusal.one-disc-only", page::delivery, 2};
        return std::nullopt;
    }
    // p. 20: no disc left or payable: one from a medium harbour, or none if there is none either.
    if (someDiscFits(state, player, black, transport))
        return Refusal{"gwtnz.refusal.a-disc-is-there", page::special, 1};
    const bool there = move.harbour && *move.harbour < mediumHarbours && ((player.medium >> *move.harbour) & 1) != 0;
    if (there != (player.medium != 0)) return Refusal{"gwtnz.refusal.disc-from-a-harbour", page::special, 2};
    if (move.harbour && !there) return Refusal{"gwtnz.refusal.no-disc-there", page::special, 2};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Foresight& move) {
    if (auto refusal = mayAct(state, seat, {Phase::foresightA, Phase::foresightB}, page::foresight)) return refusal;
    if (!state.mirrors(Board::foresight))
        return move.slot == 0 ? Checked{} : Refusal{"gwtnz.refusal.not-mirrored", page::foresight, 0};
    const bool first = state.phase == Phase::foresightA;
    const auto& row = first ? state.foresightA : state.foresightB;
    const bool none = row[0] == noTile && row[1] == noTile;
    if (move.slot > 1 || (row[move.slot] == noTile && !none))
        return Refusal{"gwtnz.refusal.no-such-tile", page::foresight, 0};
    if (first || none || !state.mirrors(Board::bonusTiles)) return std::nullopt;
    if (auto refusal = known(state, fact::bonusRowsAt, page::arrows, wholeMove)) return refusal;
    return state.marker < bonusRowsMost ? known(state, fact::arrow(state.marker), page::arrows, wholeMove)
                                        : std::nullopt;
}

} // namespace sideboard::gwtnz
