#include "engine/games/gwtnz/rules.h"

#include <algorithm>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/sarah/decide.h"

/// Sarah's steps: what the mirrored boards decide is the only legal value; where a tie is left, or a board is not
/// mirrored, the player says what the board shows.
namespace sideboard::gwtnz {

namespace {

Checked herTurn(const State& state, Seat seat) {
    if (!state.solo()) return Refusal{"gwtnz.refusal.no-sarah", page::sarahTurn};
    if (state.phase == Phase::over) return Refusal{"gwtnz.refusal.over", page::end};
    if (seat != sarahSeat || state.phase != Phase::sarah)
        return Refusal{"gwtnz.refusal.not-sarahs-turn", page::sarahTurn};
    if (owesAnything(state)) return Refusal{"gwtnz.refusal.something-first", page::sarahTurn};
    return std::nullopt;
}

/// One of these steps stands first.
Checked atStep(const State& state, Seat seat, std::initializer_list<Step> steps, std::string_view page) {
    if (auto refusal = herTurn(state, seat)) return refusal;
    if (state.sarah.steps.empty()) return Refusal{"gwtnz.refusal.no-step", page};
    for (Step step : steps)
        if (state.sarah.steps[0].step == step) return std::nullopt;
    return Refusal{"gwtnz.refusal.other-step", page, wholeMove, {{"step", 0, nameOf(state.sarah.steps[0].step)}}};
}

const StepWith& now(const State& state) { return state.sarah.steps[0]; }
const Player& sarahs(const State& state) { return state.player(sarahSeat); }

Refusal otherwise(std::string_view page, int field) { return {"gwtnz.refusal.sarah-decides-otherwise", page, field}; }

Checked asked(const State& state, int number, std::string_view page) {
    return number == noAsk ? Checked{} : known(state, number, page, wholeMove);
}

Decided<SheepTake, 24> sheepFor(const State& state) {
    switch (now(state).step) {
    case Step::oneSheep: return oneOfTwo(state);
    case Step::dorset: return oneDorset(state);
    case Step::shearers: return fleeceToTake(state, now(state).amount);
    default: return sheepToBuy(state, now(state).amount);
    }
}

Decided<Construction, 48> constructionsFor(const State& state) {
    return now(state).step == Step::build ? constructions(state) : exactConstructions(state, now(state).amount);
}

int headerNow(const State& state) {
    if (now(state).step == Step::bonusCard) return now(state).amount;
    const int sailors = std::clamp<int>(sarahs(state).workers[Worker::sailor], 2, 5);
    return state.box[fact::sarahSailors(sailors)];
}

HireOrder orderNow(const State& state) {
    return state.box.as<HireOrder>(fact::sarahOrder(now(state).amount == 1 ? 1 : 2));
}

/// What the worker's space does must be known before it is placed.
Checked immediateKnown(const State& state, Worker worker, int field) {
    const int column = sarahs(state).workers[worker] + 1;
    return column > workerColumns ? Checked{}
                                  : known(state, fact::sarahImmediate(worker, column), page::sarahHire, field);
}

/// A step that she cannot do.
Checked cannotBeDone(const State& state) {
    const auto refuse = Refusal{"gwtnz.refusal.she-can", page::sarahTurn};
    const auto unless = [&](bool possible) { return possible ? Checked(refuse) : Checked{}; };
    const bool disc = sarahs(state).discs > 0;
    switch (now(state).step) {
    case Step::move:
    case Step::pathfinder:
    case Step::shearers:
    case Step::extraMove:
    case Step::addSheep:
    case Step::buySheep: return refuse;
    case Step::hire: return unless(state.mirrors(Board::jobs) && !jobsToTake(state, orderNow(state)).options.empty());
    case Step::bonusCard:
    case Step::sailors: return unless(hasPile(state, static_cast<Header>(headerNow(state))));
    case Step::harbour: return unless(disc && !harbourToImprove(state).options.empty());
    case Step::wool: return unless(disc && sarahs(state).delivered[static_cast<Post>(now(state).amount)] == 0);
    case Step::oneSheep:
    case Step::dorset: return unless(state.mirrors(Board::sheep) && !sheepFor(state).options.empty());
    case Step::build:
    case Step::buildExactly: return unless(state.mirrors(Board::trail) && !constructionsFor(state).options.empty());
    case Step::bonusTile: return unless(state.mirrors(Board::bonusTiles) && !bonusTileToTake(state).options.empty());
    case Step::objective:
        if (sarahs(state).objectives.full()) return std::nullopt;
        return unless(state.mirrors(Board::objectives) && !state.display.empty());
    case Step::hazard: return unless(state.mirrors(Board::hazards) && !hazardToTake(state).options.empty());
    case Step::deliver: return unless(disc);
    case Step::foresightA:
    case Step::foresightB: return refuse;
    }
    return std::nullopt;
}

} // namespace

Checked check(const State& state, Seat seat, const SarahCardDrawn& move) {
    if (auto refusal = herTurn(state, seat)) return refusal;
    if (state.sarah.card != 0) return Refusal{"gwtnz.refusal.card-is-open", page::sarahTurn};
    if (move.turn != state.sarah.turn + 1)
        return Refusal{"gwtnz.refusal.other-draw", page::sarahTurn, 0, {{"number", state.sarah.turn + 1}}};
    const std::uint32_t deck = state.sarah.deck != 0 ? state.sarah.deck : state.sarah.discard;
    if (move.card > sarahCards || ((deck >> move.card) & 1) == 0)
        return Refusal{"gwtnz.refusal.not-in-her-deck", page::sarahTurn, 1, {{"card", move.card}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahMove& move) {
    if (auto refusal = atStep(state, seat, {Step::move, Step::extraMove}, page::sarahMove)) return refusal;
    if (now(state).step == Step::move) {
        const auto places = placesToMove(state, state.sarah.card);
        if (auto refusal = asked(state, places.ask, page::sarahMove)) return refusal;
        if (!places.holds(move.places)) return otherwise(page::sarahMove, 0);
    } else if (move.places != state.box[fact::sarahExtra(state.sarah.card)]) return otherwise(page::sarahMove, 0);
    if (!state.mirrors(Board::trail)) {
        if (move.space) return Refusal{"gwtnz.refusal.not-mirrored", page::sarahMove, 1};
        constexpr int taxMost = 20;
        if (move.tax > taxMost) return Refusal{"gwtnz.refusal.out-of-range", page::sarahMove, 3};
        return std::nullopt;
    }
    const auto walks = sarahWalks(state.trail, sarahs(state).space, move.places, sarahSeat, Seat{0});
    if (walks.empty()) return Refusal{"gwtnz.refusal.no-way", page::sarahMove, 0};
    bool ends = false;
    bool fits = false;
    for (const Walk& walk : walks) {
        const bool here = walk.end == toWellington ? !move.space : move.space == walk.end;
        ends = ends || (here && move.wellington == (walk.end == toWellington));
        fits = fits || (here && move.wellington == (walk.end == toWellington) && move.tax == walk.taxToPlayer);
    }
    if (!ends) return otherwise(page::sarahMove, 2);
    if (!fits) return otherwise(page::sarahMove, 3);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahHire& move) {
    if (auto refusal = atStep(state, seat, {Step::hire}, page::sarahHire)) return refusal;
    if (sarahs(state).workers[move.worker] >= workerColumns)
        return Refusal{"gwtnz.refusal.row-is-full", page::sarahHire, 0, {{"worker", 0, nameOf(move.worker)}}};
    if (!state.mirrors(Board::jobs))
        return move.row == 0 ? immediateKnown(state, move.worker, 0) : otherwise(page::sarahHire, 1);
    const auto jobs = jobsToTake(state, orderNow(state));
    if (auto refusal = asked(state, jobs.ask, page::sarahHire)) return refusal;
    if (!jobs.holds({move.worker, move.row})) return otherwise(page::sarahHire, 1);
    return immediateKnown(state, move.worker, 0);
}

Checked check(const State& state, Seat seat, const SarahBonusCard& move) {
    if (auto refusal = atStep(state, seat, {Step::bonusCard, Step::sailors}, page::sarahHire)) return refusal;
    if (static_cast<int>(move.header) != headerNow(state)) return otherwise(page::sarahHire, 0);
    if (!hasPile(state, move.header)) return Refusal{"gwtnz.refusal.pile-is-empty", page::sarahHire, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahHarbour& move) {
    if (auto refusal = atStep(state, seat, {Step::harbour}, page::sarahHire)) return refusal;
    if (sarahs(state).discs < 1) return Refusal{"gwtnz.refusal.no-disc-there", page::sarahHire};
    if (move.harbour >= mediumHarbours || ((sarahs(state).medium >> move.harbour) & 1) != 0)
        return Refusal{"gwtnz.refusal.improved-already", page::sarahHire, 0};
    if (state.mirrors(Board::harbours)) {
        const auto harbours = harbourToImprove(state);
        if (auto refusal = asked(state, harbours.ask, page::sarahHire)) return refusal;
        if (!harbours.holds(move.harbour)) return otherwise(page::sarahHire, 0);
    }
    return known(state, fact::medium(move.harbour, fact::OfMedium::gift), page::sarahHire, 0);
}

Checked check(const State& state, Seat seat, const SarahWool& move) {
    if (auto refusal = atStep(state, seat, {Step::wool}, page::sarahHire)) return refusal;
    if (static_cast<int>(move.post) != now(state).amount) return otherwise(page::sarahHire, 0);
    if (sarahs(state).discs < 1) return Refusal{"gwtnz.refusal.no-disc-there", page::sarahHire, 0};
    if (sarahs(state).delivered[move.post] > 0) return Refusal{"gwtnz.refusal.delivered-before", page::sarahHire, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahAddSheep&) {
    if (auto refusal = atStep(state, seat, {Step::addSheep, Step::buySheep}, page::sarahSheep)) return refusal;
    if (now(state).step == Step::addSheep || !state.mirrors(Board::sheep)) return std::nullopt;
    const auto sheep = sheepToBuy(state, now(state).amount);
    if (auto refusal = asked(state, sheep.ask, page::sarahSheep)) return refusal;
    if (!sheep.options.empty()) return otherwise(page::sarahSheep, wholeMove);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahTakeSheep& move) {
    if (auto refusal =
            atStep(state, seat, {Step::buySheep, Step::oneSheep, Step::dorset, Step::shearers}, page::sarahSheep))
        return refusal;
    const bool romneyOnly = now(state).step == Step::shearers;
    if (!state.mirrors(Board::sheep)) {
        if (!move.first && !romneyOnly) return Refusal{"gwtnz.refusal.no-such-card", page::sarahSheep, 0};
        const bool ordered = (!move.second || (move.first && *move.first <= *move.second)) &&
                             (!move.third || (move.second && *move.second <= *move.third));
        if (!ordered) return Refusal{"gwtnz.refusal.in-order", page::sarahSheep, 2};
        return std::nullopt;
    }
    const auto sheep = sheepFor(state);
    if (auto refusal = asked(state, sheep.ask, page::sarahSheep)) return refusal;
    if (sheep.options.empty() && romneyOnly)
        return !move.first && !move.second && !move.third ? Checked{} : otherwise(page::sarahSheep, 0);
    if (sheep.options.empty()) return Refusal{"gwtnz.refusal.not-in-the-market", page::sarahSheep};
    // Says how far the choice is right, so that prompts stop there.
    int right = 0;
    for (const SheepTake& take : sheep.options) {
        const std::array chosen{move.first, move.second, move.third};
        int same = 0;
        while (same < 3 && take.breeds[static_cast<std::size_t>(same)] == chosen[static_cast<std::size_t>(same)])
            ++same;
        right = std::max(right, same);
    }
    if (right < 3) return otherwise(page::sarahSheep, right);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahBuild& move) {
    if (auto refusal = atStep(state, seat, {Step::build, Step::buildExactly}, page::sarahBuild)) return refusal;
    const auto decided = constructionsFor(state);
    if (auto refusal = asked(state, decided.ask, page::sarahBuild)) return refusal;
    if (decided.options.empty()) return Refusal{"gwtnz.refusal.nothing-to-build", page::sarahBuild};
    bool building = false;
    for (const Construction& each : decided.options) building = building || each.building == move.building;
    if (!building) return otherwise(page::sarahBuild, 0);
    if (!decided.holds({move.building, move.replaces.value_or(std::uint8_t{0})})) return otherwise(page::sarahBuild, 1);
    const bool wantsSpace = state.mirrors(Board::trail) && !move.replaces;
    if (move.space.has_value() != wantsSpace) return Refusal{"gwtnz.refusal.no-free-space", page::sarahBuild, 2};
    if (!move.space) return std::nullopt;
    for (std::uint8_t space : nextFreeSpaces(state.trail, state.players[0].space, sarahs(state).pathfinder))
        if (space == *move.space) return std::nullopt;
    return otherwise(page::sarahBuild, 2);
}

Checked check(const State& state, Seat seat, const SarahTakeTile& move) {
    if (auto refusal = atStep(state, seat, {Step::bonusTile}, page::sarahOther)) return refusal;
    if (!state.mirrors(Board::bonusTiles))
        return move.row == 0 && move.column == 0 ? Checked{} : otherwise(page::sarahOther, 1);
    const auto tiles = bonusTileToTake(state);
    if (auto refusal = asked(state, tiles.ask, page::sarahOther)) return refusal;
    if (!tiles.holds({move.row, move.column}))
        return otherwise(page::sarahOther, tiles.options.empty() ? wholeMove : 1);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahPathfinder& move) {
    if (auto refusal = atStep(state, seat, {Step::pathfinder}, page::sarahOther)) return refusal;
    const int number = fact::sarahSteps(state.sarah.card);
    if (auto refusal = known(state, number, page::sarahOther, wholeMove)) return refusal;
    if (move.steps != state.box[number]) return otherwise(page::sarahOther, 0);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahObjective& move) {
    if (auto refusal = atStep(state, seat, {Step::objective}, page::sarahOther)) return refusal;
    if (sarahs(state).objectives.full()) return Refusal{"gwtnz.refusal.too-many", page::sarahOther};
    if (!state.mirrors(Board::objectives))
        return move.points >= 0 && move.points <= 20 ? Checked{}
                                                     : Refusal{"gwtnz.refusal.out-of-range", page::sarahOther, 0};
    if (state.display.empty()) return Refusal{"gwtnz.refusal.no-such-card", page::sarahOther};
    if (move.points != state.display[0].points) return otherwise(page::sarahOther, 0);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahHazard& move) {
    if (auto refusal = atStep(state, seat, {Step::hazard}, page::sarahOther)) return refusal;
    if (!isHazard(move.tile)) return Refusal{"gwtnz.refusal.no-hazard", page::sarahOther, 0};
    if (!state.mirrors(Board::hazards)) return std::nullopt;
    if (!hazardToTake(state).holds(move.tile)) return otherwise(page::sarahOther, 0);
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahDeliver& move) {
    if (auto refusal = atStep(state, seat, {Step::deliver}, page::sarahTurn)) return refusal;
    if (sarahs(state).discs < 1) return Refusal{"gwtnz.refusal.no-disc-there", page::sarahTurn};
    const auto post = postToDeliver(state);
    if (auto refusal = asked(state, post.ask, page::sarahTurn)) return refusal;
    if (!post.holds(move.post)) return otherwise(page::sarahTurn, 0);
    return known(state, fact::post(move.post, fact::OfPost::gift), page::sarahTurn, 0);
}

Checked check(const State& state, Seat seat, const SarahForesight&) {
    if (auto refusal = atStep(state, seat, {Step::foresightA, Step::foresightB}, page::sarahTurn)) return refusal;
    if (now(state).step == Step::foresightA || !state.mirrors(Board::foresight) || !state.mirrors(Board::bonusTiles))
        return std::nullopt;
    if (auto refusal = known(state, fact::bonusRowsAt, page::arrows, wholeMove)) return refusal;
    return state.marker < bonusRowsMost ? known(state, fact::arrow(state.marker), page::arrows, wholeMove)
                                        : std::nullopt;
}

Checked check(const State& state, Seat seat, const SarahSkip&) {
    if (auto refusal = herTurn(state, seat)) return refusal;
    if (state.sarah.steps.empty()) return Refusal{"gwtnz.refusal.no-step", page::sarahTurn};
    return cannotBeDone(state);
}

} // namespace sideboard::gwtnz
