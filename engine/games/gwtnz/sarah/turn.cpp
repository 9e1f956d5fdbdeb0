#include "engine/games/gwtnz/sarah/turn.h"

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/sarah/decide.h"

namespace sideboard::gwtnz {

namespace {

void push(State& state, Step step, int amount = 0) {
    if (!state.sarah.steps.full()) state.sarah.steps.push({step, static_cast<std::int8_t>(amount), false});
}

/// Right after the step that leads to it, which still stands first.
void follow(State& state, Step step, int amount, std::size_t place) {
    if (!state.sarah.steps.full()) state.sarah.steps.insert(place, {step, static_cast<std::int8_t>(amount), false});
}

void pushAct(State& state, int card, const ActWith& act) {
    const Player& sarah = state.player(sarahSeat);
    switch (act.act) {
    case SarahAct::nothing: break;
    case SarahAct::hire: push(state, Step::hire, card); break;
    case SarahAct::buySheep: push(state, Step::buySheep, sarah.workers[Worker::shepherd]); break;
    case SarahAct::build: push(state, Step::build); break;
    case SarahAct::bonusTile: push(state, Step::bonusTile); break;
    case SarahAct::pathfinder: push(state, Step::pathfinder, card); break;
    case SarahAct::objective: push(state, Step::objective); break;
    case SarahAct::hazard: push(state, Step::hazard); break;
    case SarahAct::sailors: push(state, Step::sailors); break;
    case SarahAct::shearers: push(state, Step::shearers, card); break;
    case SarahAct::extraMove: push(state, Step::extraMove, card); break;
    case SarahAct::addSheep: push(state, Step::addSheep, act.amount); break;
    case SarahAct::oneSheep: push(state, Step::oneSheep); break;
    case SarahAct::dorset: push(state, Step::dorset); break;
    case SarahAct::buildExactly: push(state, Step::buildExactly, act.amount); break;
    }
}

} // namespace

void openCard(State& state, int card) {
    state.sarah.card = static_cast<std::uint8_t>(card);
    state.sarah.steps.clear();
    state.sarah.done.clear();
    push(state, Step::move, card);
    const SarahCard& printed = sarahCard(card);
    const auto& acts = takesSpecialHalf(state, card) ? printed.specialized : printed.plain;
    for (const ActWith& act : acts) pushAct(state, card, act);
    if (carriesObjective(card, state.options.onSeven)) push(state, Step::objective);
}

void finishStep(State& state, bool skipped) {
    if (state.sarah.steps.empty()) return;
    StepWith done = state.sarah.steps[0];
    done.skipped = skipped;
    state.sarah.steps.erase(0);
    if (!state.sarah.done.full()) state.sarah.done.push(done);
}

void settleSarah(State& state) {
    if (state.sarah.card == 0 || !state.sarah.steps.empty() || owesAnything(state)) return;
    state.sarah.discard |= 1U << state.sarah.card;
    state.sarah.card = 0;
    if (state.options.quick) {
        // Her last turn, or the player has one left: in quick mode nothing else counts turns.
        if (state.ending != noSeat) state.phase = Phase::over;
        return;
    }
    if (state.phase == Phase::sarah) endTurn(state);
}

void placeSarahsWorker(State& state, Worker worker) {
    Player& sarah = state.player(sarahSeat);
    placeWorker(sarah, worker);
    const int column = sarah.workers[worker];
    state.sarah.specialization = specializationAfter(sarah.workers, state.sarah.specialization);
    if (column < 2 || column > workerColumns) return;
    std::size_t place = state.sarah.steps.empty() ? 0 : 1;
    follow(state, Step::bonusCard, state.box[fact::sarahColumn(column)], place++);
    switch (state.box.as<SarahImmediate>(fact::sarahImmediate(worker, column))) {
    case SarahImmediate::none: break;
    case SarahImmediate::harbour: follow(state, Step::harbour, 0, place); break;
    case SarahImmediate::wool5: follow(state, Step::wool, static_cast<int>(Post::wool5), place); break;
    case SarahImmediate::wool9: follow(state, Step::wool, static_cast<int>(Post::wool9), place); break;
    }
}

} // namespace sideboard::gwtnz
