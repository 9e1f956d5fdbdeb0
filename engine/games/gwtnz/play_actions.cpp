#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/play.h"

/// What a player does at a place, and Wellington.
namespace sideboard::gwtnz {

namespace {

constexpr int tokensMost = 99;

void gainTokens(Player& player, int tokens) {
    player.tokens = static_cast<std::int8_t>(std::min(tokensMost, player.tokens + tokens));
}

/// Uses up an offer if there is one: "the board says otherwise" may do without.
void use(State& state, Deed deed) {
    if (const Offer* used = findOffer(state, deed)) consume(state, *used);
}

/// The amount of the offer that is used up.
int useAmount(State& state, Deed deed, int without = 0) {
    const Offer* used = findOffer(state, deed);
    if (!used) return without;
    const int amount = used->amount;
    consume(state, *used);
    return amount;
}

/// Leaves so much of an offer that is used in parts: shepherds, shearers.
void usePart(State& state, Deed deed, int part) {
    const Offer* used = findOffer(state, deed);
    if (!used) return;
    Offer rest = *used;
    consume(state, *used);
    rest.amount = static_cast<std::int8_t>(rest.amount - part);
    if (rest.amount > 0) offer(state, rest);
}

void openImmediate(State& state, Seat seat, Worker worker) {
    const Player& player = state.player(seat);
    const int column = player.workers[worker];
    if (column < 2 || column > workerColumns) return;
    switch (state.box.as<Immediate>(fact::immediate(worker, column))) {
    case Immediate::none: break;
    case Immediate::fourPoundSheep: offer(state, {Deed::fourPoundSheep, 4}); break;
    case Immediate::buySheep: offer(state, {Deed::buySheep, player.workers[Worker::shepherd]}); break;
    case Immediate::buildOne: offer(state, {Deed::build, 1}); break;
    case Immediate::buildTwo: offer(state, {Deed::build, 2}); break;
    case Immediate::ship5: offer(state, {Deed::ship, 5}); break;
    case Immediate::freeSheep: offer(state, {Deed::freeSheep, 2}); break;
    case Immediate::pathfinder: offer(state, {Deed::pathfinder, 1}); break;
    case Immediate::romney: offer(state, {Deed::romney, 1}); break;
    case Immediate::gold: offer(state, {Deed::goldForSheep, 1}); break;
    case Immediate::token: offer(state, {Deed::token, 1}); break;
    }
}

void receive(State& state, Seat seat, Gift gift) {
    if (gift == Gift::objective) offer(state, {Deed::objective, 0});
    else if (isSupport(gift)) {
        if (supportLeft(state, cardOf(gift)) > 0) gainCard(state, seat, cardOf(gift));
    } else if (isBonusCard(gift)) gainBonusCard(state, seat, headerOf(gift));
}

/// A disc to a post: own board, medium harbour, or none at all.
Played placeDisc(State& state, Seat seat, Post post, std::optional<Disc> disc, std::optional<std::uint8_t> harbour) {
    Player& player = state.player(seat);
    if (auto misfit = pay(player, state.box[fact::post(post, fact::OfPost::transport)])) return misfit;
    if (disc) {
        if (auto misfit = takeDisc(state, player, *disc)) return misfit;
    } else if (harbour) {
        if (*harbour >= mediumHarbours || ((player.medium >> *harbour) & 1) == 0)
            return cannot("gwtnz.misfit.no-disc-there");
        player.medium = static_cast<std::uint8_t>(player.medium & ~(1 << *harbour));
    }
    if (disc || harbour) player.delivered[post] = static_cast<std::int8_t>(std::min(99, player.delivered[post] + 1));
    if (post == Post::local0) earn(player, 6);
    receive(state, seat, state.box.as<Gift>(fact::post(post, fact::OfPost::gift)));
    return std::nullopt;
}

Played takeStorehouse(Player& player, std::uint8_t storehouse) {
    if (storehouse >= storehousesOfEach || ((player.storehouses >> storehouse) & 1) != 0)
        return cannot("gwtnz.misfit.no-storehouse-there");
    player.storehouses = static_cast<std::uint16_t>(player.storehouses | (1 << storehouse));
    return std::nullopt;
}

/// Sailing, or the action that reaches further.
void useShip(State& state) { use(state, findOffer(state, Deed::ship) ? Deed::ship : Deed::storehouse); }

Played reveal(const State& state, Player& player, const Herd& cards, int table, int& total) {
    for (Card card : valuesOf<Card>()) {
        if (cards[card] == 0) continue;
        if (cards[card] < 0 || cards[card] > cardsAtHand(state, player, card))
            return cannot("gwtnz.misfit.no-such-card");
        total += cards[card] * state.box[table + static_cast<int>(card)];
        for (int i = 0; i < cards[card]; ++i) discardCard(state, player, card);
    }
    return std::nullopt;
}

} // namespace

Played play(State& state, Seat seat, const Take& move) {
    Player& player = state.player(seat);
    const Offer* found = findOffer(state, move.deed);
    if (!found) return cannot("gwtnz.misfit.not-offered");
    const int amount = found->amount;
    consume(state, *found);
    switch (move.deed) {
    case Deed::pounds: earn(player, amount); break;
    case Deed::gold: gainGold(player, amount); break;
    case Deed::romney:
        if (supportLeft(state, Card::romney) > 0) gainCard(state, seat, Card::romney);
        break;
    case Deed::token: gainTokens(player, amount); break;
    case Deed::certificate: gainCertificates(state, player, amount); break;
    case Deed::pathfinder: advance(state, seat, amount); break;
    case Deed::poundsPerLush: earn(player, amount * lushBuildings(player)); break;
    case Deed::certificatesPerLush: gainCertificates(state, player, amount * lushBuildings(player)); break;
    case Deed::poundsPerShepherd: earn(player, amount * player.workers[Worker::shepherd]); break;
    case Deed::poundsPerStorehouse: earn(player, amount * storehousesPlaced(player)); break;
    case Deed::hazardPairs: {
        const int pairs = hazardsHeld(player) / 2;
        earn(player, amount * pairs);
        advance(state, seat, 2 * pairs);
        break;
    }
    case Deed::drawDiscard: drawThenDiscard(state, seat, amount); break;
    default: return cannot("gwtnz.misfit.not-offered");
    }
    return std::nullopt;
}

Played play(State& state, Seat seat, const Sell& move) {
    Player& player = state.player(seat);
    const int cards = move.deed == Deed::sellPair ? 2 : 1;
    if (cardsAtHand(state, player, move.card) < cards) return cannot("gwtnz.misfit.no-such-card");
    const int amount = useAmount(state, move.deed);
    for (int i = 0; i < cards; ++i) discardCard(state, player, move.card);
    if (move.deed == Deed::goldForSheep || move.deed == Deed::sellAny) gainGold(player, 1);
    if (move.deed != Deed::goldForSheep) earn(player, amount);
    return std::nullopt;
}

Played play(State& state, Seat seat, const Hire& move) {
    Player& player = state.player(seat);
    if (player.workers[move.worker] >= workerColumns) return cannot("gwtnz.misfit.row-is-full");
    if (move.row >= jobRowsMost) return cannot("gwtnz.misfit.no-such-worker");
    if (state.mirrors(Board::jobs) && ((state.jobs[move.worker] >> move.row) & 1) == 0)
        return cannot("gwtnz.misfit.no-such-worker");
    const int cost = std::max(0, state.box[fact::jobCost(move.row)] + useAmount(state, Deed::hire));
    if (auto misfit = pay(player, cost)) return misfit;
    state.jobs[move.worker] = static_cast<std::uint8_t>(state.jobs[move.worker] & ~(1 << move.row));
    placeWorker(player, move.worker);
    openImmediate(state, seat, move.worker);
    return std::nullopt;
}

Played play(State& state, Seat seat, const BuyTile& move) {
    Player& player = state.player(seat);
    if (move.row >= bonusRowsMost || move.column >= marketColumns || state.bonus[move.row][move.column] == noTile)
        return cannot("gwtnz.misfit.no-such-tile");
    const auto tile = static_cast<TileB>(state.bonus[move.row][move.column]);
    if (auto misfit = pay(player, state.box[fact::bonusCost(move.row)] + useAmount(state, Deed::bonusTile)))
        return misfit;
    state.bonus[move.row][move.column] = noTile;
    player.tiles[tile] = static_cast<std::int8_t>(player.tiles[tile] + 1);
    const auto support = [&](Card card) {
        if (supportLeft(state, card) > 0) gainCard(state, seat, card);
    };
    switch (tile) {
    case TileB::certificate: ++player.permanentCertificates; break;
    case TileB::wool:
        ++player.permanentWool;
        gainTokens(player, 1);
        break;
    case TileB::hazard:
        if (auto misfit = pay(player, 3)) return misfit;
        if (!move.hazard || !hazardIsThere(state, *move.hazard)) return cannot("gwtnz.misfit.no-such-tile");
        takeHazard(state, seat, *move.hazard);
        break;
    case TileB::sheepdog:
        support(Card::sheepdog);
        gainGold(player, 2);
        break;
    case TileB::ferry:
        support(Card::ferry);
        gainGold(player, 2);
        break;
    case TileB::token: gainTokens(player, 1); break;
    case TileB::lessGold:
        if (player.gold < 4) return cannot("gwtnz.misfit.gold");
        player.gold = static_cast<std::int8_t>(player.gold - 4);
        break;
    case TileB::kotare:
        advance(state, seat, 2);
        support(Card::kotare);
        gainGold(player, 1);
        break;
    case TileB::tokens:
        gainTokens(player, 3);
        gainGold(player, 1);
        break;
    case TileB::romney:
        if (!move.card || !isStarter(*move.card) || cardsAtHand(state, player, *move.card) < 1)
            return cannot("gwtnz.misfit.no-such-card");
        removeCard(state, player, *move.card);
        support(Card::romney);
        gainGold(player, 1);
        break;
    case TileB::joker:
        if (player.gold < 1) return cannot("gwtnz.misfit.gold");
        if (!move.worker || player.workers[*move.worker] >= workerColumns) return cannot("gwtnz.misfit.row-is-full");
        --player.gold;
        ++player.jokers;
        placeWorker(player, *move.worker);
        openImmediate(state, seat, *move.worker);
        break;
    }
    return std::nullopt;
}

Played play(State& state, Seat seat, const BuySheep& move) {
    const SheepPrice price = priceOf(move.option);
    for (const auto& breed : {std::optional(move.breed), move.second})
        if (breed && state.mirrors(Board::sheep) && state.market[*breed] < (move.second == move.breed ? 2 : 1))
            return cannot("gwtnz.misfit.no-such-card");
    if (auto misfit = pay(state.player(seat), price.pounds)) return misfit;
    usePart(state, Deed::buySheep, price.shepherds);
    gainSheep(state, seat, move.breed);
    if (move.second) gainSheep(state, seat, *move.second);
    gainTokens(state.player(seat), price.tokens);
    return std::nullopt;
}

Played play(State& state, Seat, const AddSheep&) {
    usePart(state, Deed::buySheep, 1);
    state.owedSheep = static_cast<std::uint8_t>(std::min(2, sumOf(state.marketPile)));
    return std::nullopt;
}

Played play(State& state, Seat seat, const TakeSheep& move) {
    for (const auto& breed : {std::optional(move.breed), move.second})
        if (breed && state.mirrors(Board::sheep) && state.market[*breed] < (move.second == move.breed ? 2 : 1))
            return cannot("gwtnz.misfit.no-such-card");
    use(state, move.deed);
    if (move.deed == Deed::fourPoundSheep) {
        if (auto misfit = pay(state.player(seat), 4)) return misfit;
        // Onto the draw pile: with this the next turn's hand has it.
        const bool before = state.ontoPile;
        state.ontoPile = true;
        gainSheep(state, seat, move.breed);
        state.ontoPile = before;
    } else gainSheep(state, seat, move.breed);
    if (move.second) gainSheep(state, seat, *move.second);
    return std::nullopt;
}

Played play(State& state, Seat seat, const Build& move) {
    Player& player = state.player(seat);
    const auto at = [&](int building) -> BuildingAt& {
        return player.buildings[static_cast<std::size_t>(building - 1)];
    };
    const auto craftsmen = [&](int building) {
        return state.box[fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                                        fact::OfBuilding::craftsmen)];
    };
    if (move.building < 1 || move.building > buildingsOfEach || at(move.building) != BuildingAt::supply)
        return cannot("gwtnz.misfit.no-such-building");
    if (move.replaces && (*move.replaces < 1 || *move.replaces > buildingsOfEach || !stands(at(*move.replaces))))
        return cannot("gwtnz.misfit.no-such-building");
    const int needed = craftsmen(move.building) - (move.replaces ? craftsmen(*move.replaces) : 0);
    if (auto misfit = pay(player, std::max(0, needed) * useAmount(state, Deed::build))) return misfit;
    if (move.replaces) {
        at(move.building) = at(*move.replaces);
        at(*move.replaces) = BuildingAt::gone;
        for (TrailSpace& space : state.trail)
            if (space.owner == seat && space.building == *move.replaces) {
                space.building = move.building;
                space.hand = handOfBuilding(state, move.building);
            }
        return std::nullopt;
    }
    at(move.building) = move.lush ? BuildingAt::lush : BuildingAt::board;
    gainGold(player, state.box[fact::buildGoldAt]);
    if (move.space) {
        if (*move.space >= trailSpaces || !state.trail[*move.space].there() || state.trail[*move.space].taken())
            return cannot("gwtnz.misfit.no-free-space");
        TrailSpace& space = state.trail[*move.space];
        space.owner = seat;
        space.building = move.building;
        space.hand = handOfBuilding(state, move.building);
    }
    return std::nullopt;
}

Played play(State& state, Seat, const Sail&) {
    use(state, Deed::ship);
    return std::nullopt;
}

Played play(State& state, Seat seat, const ImproveSmall& move) {
    Player& player = state.player(seat);
    if (move.harbour >= smallHarbours || ((player.small >> move.harbour) & 1) != 0)
        return cannot("gwtnz.misfit.improved-already");
    if (auto misfit = pay(player, state.box[fact::small(move.harbour, fact::OfSmall::cost)])) return misfit;
    if (auto misfit = takeStorehouse(player, move.storehouse)) return misfit;
    player.small = static_cast<std::uint16_t>(player.small | (1 << move.harbour));
    useShip(state);
    receive(state, seat, state.box.as<Gift>(fact::small(move.harbour, fact::OfSmall::gift)));
    return std::nullopt;
}

Played play(State& state, Seat seat, const ImproveMedium& move) {
    Player& player = state.player(seat);
    if (move.harbour >= mediumHarbours || ((player.medium >> move.harbour) & 1) != 0)
        return cannot("gwtnz.misfit.improved-already");
    if (auto misfit = pay(player, state.box[fact::medium(move.harbour, fact::OfMedium::cost)])) return misfit;
    if (auto misfit = takeDisc(state, player, move.disc)) return misfit;
    player.medium = static_cast<std::uint8_t>(player.medium | (1 << move.harbour));
    use(state, Deed::ship);
    receive(state, seat, state.box.as<Gift>(fact::medium(move.harbour, fact::OfMedium::gift)));
    if (!move.captain) return std::nullopt;
    const Master master = state.masters[move.harbour];
    if (master == Master::none || player.workers[*move.captain] < 2) return cannot("gwtnz.misfit.no-such-worker");
    player.workers[*move.captain] = static_cast<std::int8_t>(player.workers[*move.captain] - 1);
    state.captains[move.harbour] = static_cast<std::uint8_t>(*move.captain);
    state.masters[move.harbour] = Master::none;
    player.masters = static_cast<std::uint16_t>(player.masters | (1 << static_cast<int>(master)));
    const MasterTop top = topOf(master);
    earn(player, top.pounds);
    advance(state, seat, top.pathfinder);
    if (top.ferry && supportLeft(state, Card::ferry) > 0) gainCard(state, seat, Card::ferry);
    return std::nullopt;
}

Played play(State& state, Seat seat, const ImproveLarge& move) {
    Player& player = state.player(seat);
    if (move.harbour >= largeHarbours || ((player.large >> move.harbour) & 1) != 0)
        return cannot("gwtnz.misfit.improved-already");
    if (auto misfit = takeStorehouse(player, move.storehouse)) return misfit;
    player.large = static_cast<std::uint8_t>(player.large | (1 << move.harbour));
    useShip(state);
    return std::nullopt;
}

Played play(State& state, Seat seat, const Shear& move) {
    Player& player = state.player(seat);
    int total = permanentWool(player);
    if (auto misfit = reveal(state, player, move.cards, fact::woolAt, total)) return misfit;
    use(state, Deed::shear);
    earn(player, total);
    state.worth = static_cast<std::int8_t>(std::min(99, total));
    offer(state, {Deed::deliverWool, state.worth}); // the wool is shorn: it may be delivered
    return std::nullopt;
}

Played play(State& state, Seat seat, const ShearDraw&) {
    usePart(state, Deed::shear, 1);
    drawThenDiscard(state, seat, 1);
    return std::nullopt;
}

Played play(State& state, Seat seat, const DeliverWool& move) {
    if (!isWool(move.post)) return cannot("gwtnz.misfit.no-such-post");
    if (auto misfit = placeDisc(state, seat, move.post, move.disc, std::nullopt)) return misfit;
    use(state, findOffer(state, Deed::deliverWool) ? Deed::deliverWool : Deed::wool13);
    return std::nullopt;
}

Played play(State& state, Seat seat, const UseAux& move) {
    Player& player = state.player(seat);
    const int times = move.twice ? 2 : 1;
    if (auto misfit = pay(player, times * costOf(move.aux))) return misfit;
    use(state, Deed::aux);
    switch (move.aux) {
    case Aux::pound: earn(player, times); break;
    case Aux::draw: drawThenDiscard(state, seat, times); break;
    case Aux::certificate: gainCertificates(state, player, times); break;
    case Aux::ship: offer(state, {Deed::ship, static_cast<std::int8_t>(times)}); break;
    case Aux::pathfinder: advance(state, seat, times); break;
    }
    return std::nullopt;
}

Played play(State& state, Seat seat, const RemoveHazard& move) {
    if (!hazardIsThere(state, move.tile)) return cannot("gwtnz.misfit.no-such-tile");
    if (auto misfit = pay(state.player(seat), useAmount(state, Deed::hazard))) return misfit;
    takeHazard(state, seat, move.tile);
    return std::nullopt;
}

Played play(State& state, Seat seat, const TakeObjective& move) {
    if (move.place >= state.display.size()) return cannot("gwtnz.misfit.no-such-card");
    if (state.player(seat).objectives.full()) return cannot("gwtnz.misfit.too-many");
    use(state, Deed::objective);
    takeFromDisplay(state, seat, move.place);
    return std::nullopt;
}

Played play(State& state, Seat seat, const EnterObjective& move) {
    if (state.player(seat).objectives.full()) return cannot("gwtnz.misfit.too-many");
    use(state, Deed::objective);
    if (state.objectivePile > 0) --state.objectivePile;
    gainObjective(state, seat, {move.action, move.first, move.second, move.third, move.points, move.points});
    return std::nullopt;
}

Played play(State& state, Seat seat, const Income& move) {
    Player& player = state.player(seat);
    int total = permanentCertificates(player) + move.certificates;
    if (move.certificates > player.certificates) return cannot("gwtnz.misfit.certificates");
    if (auto misfit = reveal(state, player, move.cards, fact::breedingAt, total)) return misfit;
    player.certificates = static_cast<std::int8_t>(player.certificates - move.certificates);
    earn(player, total);
    state.worth = static_cast<std::int8_t>(std::min(99, total));
    state.phase = Phase::deliver;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Deliver& move) {
    if (auto misfit = placeDisc(state, seat, move.post, move.disc, move.harbour)) return misfit;
    state.phase = Phase::foresightA;
    return std::nullopt;
}

Played play(State& state, Seat seat, const Foresight& move) {
    const bool first = state.phase == Phase::foresightA;
    if (move.slot > 1) return cannot("gwtnz.misfit.no-such-tile");
    auto& tile = first ? state.foresightA[move.slot] : state.foresightB[move.slot];
    if (tile != noTile) {
        if (first) placeTileA(state, static_cast<TileA>(tile));
        else placeTileB(state, seat, static_cast<TileB>(tile));
        tile = noTile;
    }
    state.phase = first ? Phase::foresightB : Phase::act;
    if (first) return std::nullopt;
    slideForesight(state);
    state.player(seat).location = Location::rider;
    state.player(seat).space = atRider;
    return std::nullopt;
}

} // namespace sideboard::gwtnz
