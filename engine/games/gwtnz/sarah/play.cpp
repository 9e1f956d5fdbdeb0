#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/play.h"
#include "engine/games/gwtnz/sarah/decide.h"
#include "engine/games/gwtnz/sarah/turn.h"

/// What Sarah's steps change.
namespace sideboard::gwtnz {

namespace {

Player& sarahs(State& state) { return state.player(sarahSeat); }

Played placeDisc(Player& sarah) {
    if (sarah.discs < 1) return cannot("gwtnz.misfit.no-disc-there");
    --sarah.discs;
    return std::nullopt;
}

/// To her pile; an objective becomes a step of its own.
void receive(State& state, Gift gift) {
    if (gift == Gift::objective) {
        if (!state.sarah.steps.full())
            state.sarah.steps.insert(state.sarah.steps.empty() ? 0 : 1, {Step::objective, 0, false});
    } else if (isSupport(gift)) {
        if (supportLeft(state, cardOf(gift)) > 0) gainCard(state, sarahSeat, cardOf(gift));
    } else if (isBonusCard(gift)) gainBonusCard(state, sarahSeat, headerOf(gift));
}

Played noSolo(const State& state) {
    if (!state.solo()) return cannot("gwtnz.misfit.no-sarah");
    return std::nullopt;
}

Played noStep(const State& state) {
    if (!state.solo() || state.sarah.steps.empty()) return cannot("gwtnz.misfit.no-step");
    return std::nullopt;
}

} // namespace

Played play(State& state, Seat, const SarahCardDrawn& move) {
    if (auto misfit = noSolo(state)) return misfit;
    if (move.turn != state.sarah.turn + 1 || state.sarah.card != 0) return cannot("gwtnz.misfit.other-draw");
    if (move.card < 1 || move.card > sarahCards || ((deckOf(state.sarah.level) >> move.card) & 1) == 0)
        return cannot("gwtnz.misfit.no-such-card");
    if (state.sarah.deck == 0) {
        state.sarah.deck = state.sarah.discard;
        state.sarah.discard = 0;
    }
    state.sarah.deck &= ~(1U << move.card);
    ++state.sarah.turn;
    openCard(state, move.card);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahMove& move) {
    if (auto misfit = noStep(state)) return misfit;
    Player& sarah = sarahs(state);
    if (move.space && *move.space < trailSpaces) sarah.space = *move.space;
    sarah.location = move.wellington ? Location::wellington : Location::others;
    if (!state.options.quick) earn(state.player(Seat{0}), move.tax);
    finishStep(state);
    if (!move.wellington) return std::nullopt;
    // She has done her card in full before she delivers (booklet p. 1); extra steps are lost.
    List<StepWith, 16> kept;
    for (const StepWith& step : state.sarah.steps)
        if (step.step != Step::extraMove) kept.push(step);
    state.sarah.steps = kept;
    for (Step step : {Step::deliver, Step::foresightA, Step::foresightB})
        if (!state.sarah.steps.full()) state.sarah.steps.push({step, 0, false});
    return std::nullopt;
}

Played play(State& state, Seat, const SarahHire& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (sarahs(state).workers[move.worker] >= workerColumns) return cannot("gwtnz.misfit.row-is-full");
    if (state.mirrors(Board::jobs)) {
        if (move.row >= jobRowsMost || ((state.jobs[move.worker] >> move.row) & 1) == 0)
            return cannot("gwtnz.misfit.no-such-worker");
        state.jobs[move.worker] = static_cast<std::uint8_t>(state.jobs[move.worker] & ~(1 << move.row));
    }
    placeSarahsWorker(state, move.worker);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahBonusCard& move) {
    if (auto misfit = noStep(state)) return misfit;
    gainBonusCard(state, sarahSeat, move.header);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahHarbour& move) {
    if (auto misfit = noStep(state)) return misfit;
    Player& sarah = sarahs(state);
    if (move.harbour >= mediumHarbours || ((sarah.medium >> move.harbour) & 1) != 0)
        return cannot("gwtnz.misfit.improved-already");
    if (auto misfit = placeDisc(sarah)) return misfit;
    sarah.medium = static_cast<std::uint8_t>(sarah.medium | (1 << move.harbour));
    state.masters[move.harbour] = Master::none; // to the box
    receive(state, state.box.as<Gift>(fact::medium(move.harbour, fact::OfMedium::gift)));
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahWool& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (!isWool(move.post)) return cannot("gwtnz.misfit.no-such-post");
    if (auto misfit = placeDisc(sarahs(state))) return misfit;
    sarahs(state).delivered[move.post] = static_cast<std::int8_t>(sarahs(state).delivered[move.post] + 1);
    receive(state, Gift::romney);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahAddSheep&) {
    if (auto misfit = noStep(state)) return misfit;
    if (state.mirrors(Board::sheep)) state.owedSheep = static_cast<std::uint8_t>(std::min(2, sumOf(state.marketPile)));
    const StepWith step = state.sarah.steps[0];
    finishStep(state);
    // One shepherd fewer; her last one may add cards too, and then nobody is left to buy (ruling).
    if (step.step == Step::buySheep && step.amount > 1)
        state.sarah.steps.insert(0, {Step::buySheep, static_cast<std::int8_t>(step.amount - 1), false});
    if (step.step == Step::buySheep && !state.sarah.done.empty()) state.sarah.done.back().step = Step::addSheep;
    return std::nullopt;
}

Played play(State& state, Seat, const SarahTakeSheep& move) {
    if (auto misfit = noStep(state)) return misfit;
    for (const auto& breed : {move.first, move.second, move.third}) {
        if (!breed) continue;
        if (state.mirrors(Board::sheep) && state.market[*breed] < 1) return cannot("gwtnz.misfit.no-such-card");
        gainSheep(state, sarahSeat, *breed);
    }
    if (state.sarah.steps[0].step == Step::shearers) receive(state, Gift::romney);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahBuild& move) {
    if (auto misfit = noStep(state)) return misfit;
    Player& sarah = sarahs(state);
    const auto at = [&](int building) -> BuildingAt& {
        return sarah.buildings[static_cast<std::size_t>(building - 1)];
    };
    if (move.building < 1 || move.building > buildingsOfEach || at(move.building) != BuildingAt::supply)
        return cannot("gwtnz.misfit.no-such-building");
    if (move.replaces) {
        if (*move.replaces < 1 || *move.replaces > buildingsOfEach || !stands(at(*move.replaces)))
            return cannot("gwtnz.misfit.no-such-building");
        at(*move.replaces) = BuildingAt::gone;
        for (TrailSpace& space : state.trail)
            if (space.owner == sarahSeat && space.building == *move.replaces) {
                space.building = move.building;
                space.hand = handOfBuilding(state, move.building);
            }
    } else if (move.space) {
        if (*move.space >= trailSpaces || !state.trail[*move.space].there() || state.trail[*move.space].taken())
            return cannot("gwtnz.misfit.no-free-space");
        TrailSpace& space = state.trail[*move.space];
        space.owner = sarahSeat;
        space.building = move.building;
        space.hand = handOfBuilding(state, move.building);
    }
    at(move.building) = BuildingAt::board;
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahTakeTile& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (state.mirrors(Board::bonusTiles)) {
        if (move.row >= bonusRowsMost || move.column >= marketColumns || state.bonus[move.row][move.column] == noTile)
            return cannot("gwtnz.misfit.no-such-tile");
        auto& boxed = state.boxedB[static_cast<TileB>(state.bonus[move.row][move.column])];
        boxed = static_cast<std::int8_t>(boxed + 1);
        state.bonus[move.row][move.column] = noTile;
    }
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahPathfinder& move) {
    if (auto misfit = noStep(state)) return misfit;
    advance(state, sarahSeat, move.steps);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahObjective& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (sarahs(state).objectives.full()) return cannot("gwtnz.misfit.too-many");
    if (state.mirrors(Board::objectives)) {
        if (state.display.empty()) return cannot("gwtnz.misfit.no-such-card");
        state.display[0].points = move.points;
        takeFromDisplay(state, sarahSeat, 0);
    } else {
        Objective unseen;
        unseen.points = move.points;
        gainObjective(state, sarahSeat, unseen);
    }
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahHazard& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (!hazardIsThere(state, move.tile)) return cannot("gwtnz.misfit.no-such-tile");
    takeHazard(state, sarahSeat, move.tile);
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahDeliver& move) {
    if (auto misfit = noStep(state)) return misfit;
    if (!isLocal(move.post)) return cannot("gwtnz.misfit.no-such-post");
    if (auto misfit = placeDisc(sarahs(state))) return misfit;
    sarahs(state).delivered[move.post] = static_cast<std::int8_t>(sarahs(state).delivered[move.post] + 1);
    state.sarah.lastPost = move.post;
    receive(state, state.box.as<Gift>(fact::post(move.post, fact::OfPost::gift)));
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahForesight&) {
    if (auto misfit = noStep(state)) return misfit;
    const bool first = state.sarah.steps[0].step == Step::foresightA;
    if (state.mirrors(Board::foresight)) {
        auto& tile = first ? state.foresightA[1] : state.foresightB[1];
        if (tile != noTile) {
            if (first) placeTileA(state, static_cast<TileA>(tile));
            else placeTileB(state, sarahSeat, static_cast<TileB>(tile));
            tile = noTile;
        }
    }
    if (!first) {
        slideForesight(state);
        sarahs(state).location = Location::rider;
        sarahs(state).space = atRider;
    }
    finishStep(state);
    return std::nullopt;
}

Played play(State& state, Seat, const SarahSkip&) {
    if (auto misfit = noStep(state)) return misfit;
    // Shearers bring a Romney even when no second sheep is there.
    if (state.sarah.steps[0].step == Step::shearers) receive(state, Gift::romney);
    finishStep(state, true);
    return std::nullopt;
}

} // namespace sideboard::gwtnz
