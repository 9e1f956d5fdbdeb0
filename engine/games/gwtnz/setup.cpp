#include "engine/games/gwtnz/setup.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/sarah/decide.h"

namespace sideboard::gwtnz {

namespace {

template <class Tile>
Tile drawTile(Per<Tile, std::int8_t>& bag, Draws& draws) {
    const auto drawn = kit::drawFrom(bag, 1, draws);
    for (Tile tile : valuesOf<Tile>())
        if (drawn[tile] > 0) {
            bag[tile] = static_cast<std::int8_t>(bag[tile] - 1);
            return tile;
        }
    return Tile{};
}

void fillBags(State& state) {
    for (TileA tile : valuesOf<TileA>()) state.bagA[tile] = static_cast<std::int8_t>(state.box[fact::count_(tile)]);
    for (TileB tile : valuesOf<TileB>()) state.bagB[tile] = static_cast<std::int8_t>(state.box[fact::count_(tile)]);
    state.marketPile = sheepInBox;
    state.objectivePile = objectivesInBox;
}

/// Set-up step 6: one worker of each kind on top, then so many tiles; what finds no space goes back into the bag.
void dealJobs(State& state, Draws& draws) {
    for (Worker worker : valuesOf<Worker>()) {
        state.jobs[worker] = 1;
        auto& left = state.bagA[tileOf(worker)];
        left = static_cast<std::int8_t>(left - 1);
    }
    for (int placed = 0; placed < startTilesA(state.seats);) {
        const TileA tile = drawTile(state.bagA, draws);
        const auto boxed = state.boxedA[tile];
        placeTileA(state, tile);
        if (state.boxedA[tile] == boxed) ++placed;
        else {
            state.boxedA[tile] = boxed;
            state.bagA[tile] = static_cast<std::int8_t>(state.bagA[tile] + 1);
        }
    }
}

void dealBonusTiles(State& state, Draws& draws) {
    const int first = firstColumn(state);
    for (int i = 0; i < startTilesB(state.seats); ++i)
        state.bonus[static_cast<std::size_t>(i / state.seats)][static_cast<std::size_t>(first + i % state.seats)] =
            static_cast<std::uint8_t>(drawTile(state.bagB, draws));
}

void dealBonusCards(State& state, Draws& draws) {
    std::array<std::uint8_t, 10> sets{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    draws.shuffle(sets);
    std::sort(sets.begin(), sets.begin() + 4);
    for (Header header : valuesOf<Header>())
        state.piles[header] = {sets[static_cast<std::size_t>(header)],
                               static_cast<std::int8_t>(bonusPile(state.seats))};
}

void dealMasters(State& state, Draws& draws) {
    std::array<Master, 8> masters{};
    for (std::size_t i = 0; i < masters.size(); ++i) masters[i] = static_cast<Master>(i + 1);
    draws.shuffle(masters);
    std::copy_n(masters.begin(), mediumHarbours, state.masters.begin());
}

void seatSarah(State& state, Level level, Draws& draws, bool drawn) {
    state.sarah.level = level;
    state.sarah.deck = deckOf(level);
    state.sarah.firstPost = firstDelivery(level);
    Player& sarah = state.player(sarahSeat);
    sarah = {};
    sarah.discs = discsOfEach - 1;
    sarah.started = true;
    if (!drawn) return;
    Per<TileA, std::int8_t> workers;
    for (Worker worker : valuesOf<Worker>()) workers[tileOf(worker)] = state.bagA[tileOf(worker)];
    const Worker worker = workerOf(drawTile(workers, draws));
    auto& left = state.bagA[tileOf(worker)];
    left = static_cast<std::int8_t>(left - 1);
    placeWorker(sarah, worker); // no card and no immediate action for this one
    state.sarah.specialization = worker;
}

} // namespace

Objective assumedObjective(int number) {
    const auto condition = [](int n) { return static_cast<Condition>(1 + n % 10); };
    Objective card;
    card.action = static_cast<ObjectiveAction>(number % 5);
    card.first = condition(number);
    card.second = condition(number * 3 + 4);
    card.third = number % 3 == 0 ? condition(number * 7 + 2) : Condition::none;
    card.points = card.penalty = static_cast<std::int8_t>(card.third == Condition::none ? 3 : 5);
    return card;
}

Objective objectiveDrawn(const Chance& chance, int before) {
    std::array<std::uint8_t, objectivesInBox> order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
    Draws draws = chance.draws("objectives", 0);
    draws.shuffle(order);
    return assumedObjective(order[static_cast<std::size_t>(std::clamp(before, 0, objectivesInBox - 1))]);
}

State setUp(const Setup& setup) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    const auto level = static_cast<Level>(setup.seats == 2 ? setup.option("sarah") : 0);
    Options& options = state.options;
    options.quick = level != Level::none && setup.option("mirror") == 1;
    options.hands = !options.quick && setup.option("hands") == 1;
    options.onSeven = setup.option("objective-cards") == 1;
    options.deduct = setup.option("green-arrows") == 1;
    state.box = boxAsDelivered();
    state.box.assumed = setup.option("values") == 1;
    for (Board board : valuesOf<Board>())
        options.mirror[board] =
            !options.quick && board != Board::trail && (board != Board::objectives || state.box.assumed);
    for (auto& row : state.bonus) row.fill(noTile);
    fillBags(state);
    Draws draws = Chance(setup.seed).draws("set-up", 0);
    if (setup.option("sides") == 1)
        for (bool& side : options.sideB) side = draws.below(2) == 1;
    if (setup.option("neutral-buildings") == 1) draws.shuffle(state.neutrals);
    const bool drawn = setup.option("set-up") == 0;
    for (std::size_t i = 0; i < state.seats; ++i) {
        Player& player = state.players[i];
        player.pounds = static_cast<std::int16_t>(startPounds(static_cast<int>(i)));
        player.gold = 1;
        player.tokens = 1;
        for (Card card : valuesOf<Card>()) player.herd[card] = static_cast<std::int8_t>(startersOf(card));
    }
    if (level != Level::none) seatSarah(state, level, draws, drawn);
    if (drawn && !options.quick) {
        dealMasters(state, draws);
        dealJobs(state, draws);
        dealBonusTiles(state, draws);
        for (auto& slot : state.foresightA) slot = static_cast<std::uint8_t>(drawTile(state.bagA, draws));
        for (auto& slot : state.foresightB) slot = static_cast<std::uint8_t>(drawTile(state.bagB, draws));
        state.market = kit::drawFrom(state.marketPile, sheepInMarket(state.seats), draws);
        for (Breed breed : valuesOf<Breed>())
            state.marketPile[breed] = static_cast<std::int8_t>(state.marketPile[breed] - state.market[breed]);
        dealBonusCards(state, draws);
        for (int i = 0; i < objectiveDisplay && options.mirror[Board::objectives]; ++i) {
            state.display.push(objectiveDrawn(Chance(setup.seed), i));
            --state.objectivePile;
        }
    }
    beginTurn(state, options.quick ? sarahSeat : Seat{0});
    return state;
}

std::string_view sarahsNextKind(const State& state) {
    if (state.sarah.card == 0) return SarahCardDrawn::kind.name;
    if (state.sarah.steps.empty()) return SarahSkip::kind.name;
    const StepWith& step = state.sarah.steps[0];
    switch (step.step) {
    case Step::move:
    case Step::extraMove: return SarahMove::kind.name;
    case Step::hire: return SarahHire::kind.name;
    case Step::bonusCard:
    case Step::sailors: return SarahBonusCard::kind.name;
    case Step::harbour: return SarahHarbour::kind.name;
    case Step::wool: return SarahWool::kind.name;
    case Step::addSheep: return SarahAddSheep::kind.name;
    case Step::buySheep:
        return state.mirrors(Board::sheep) && sheepToBuy(state, step.amount).options.empty()
                   ? SarahAddSheep::kind.name
                   : SarahTakeSheep::kind.name;
    case Step::oneSheep:
    case Step::dorset:
    case Step::shearers: return SarahTakeSheep::kind.name;
    case Step::build:
    case Step::buildExactly: return SarahBuild::kind.name;
    case Step::bonusTile: return SarahTakeTile::kind.name;
    case Step::pathfinder: return SarahPathfinder::kind.name;
    case Step::objective: return SarahObjective::kind.name;
    case Step::hazard: return SarahHazard::kind.name;
    case Step::deliver: return SarahDeliver::kind.name;
    case Step::foresightA:
    case Step::foresightB: return SarahForesight::kind.name;
    }
    return SarahSkip::kind.name;
}

} // namespace sideboard::gwtnz
