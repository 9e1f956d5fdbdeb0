#include "engine/games/neuland/rules.h"

namespace sideboard::neuland {

Checked check(const State& state, Seat seat, const Move& move) {
    return std::visit([&](const auto& each) { return check(state, seat, each); }, move);
}

Checked onTurn(const State& state, Seat seat) {
    if (state.phase == Phase::setUp) return Refusal{"neuland.refusal.not-begun", section::start};
    if (state.phase == Phase::over) return Refusal{"neuland.refusal.over", section::end};
    if (seat != state.active) return Refusal{"neuland.refusal.not-your-turn", section::turn};
    return std::nullopt;
}

Checked mayAct(const State& state, Seat seat) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (state.options.timeLineOnly) return Refusal{"neuland.refusal.time-line-only", section::turn};
    if (!state.filling.empty()) return Refusal{"neuland.refusal.fill-mine-first", section::mine};
    if (!state.player(seat).settled) return Refusal{"neuland.refusal.settle-first", section::start};
    return std::nullopt;
}

// Set-up -------------------------------------------------------------------------------------------------------------

Checked check(const State& state, Seat, const Paint& move) {
    if (state.options.timeLineOnly) return Refusal{"neuland.refusal.time-line-only", section::setUp};
    if (state.phase != Phase::setUp) return Refusal{"neuland.refusal.begun", section::setUp};
    if (state.options.dealt) return Refusal{"neuland.refusal.map-is-dealt", section::setUp};
    if (state.at(move.hex).terrain == move.terrain)
        return Refusal{"neuland.refusal.painted-already", section::setUp, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat, const DrawFirst& move) {
    if (state.phase != Phase::setUp) return Refusal{"neuland.refusal.begun", section::start};
    if (!state.options.timeLineOnly) {
        Per<Terrain, int> hexes;
        for (const Land& land : state.lands) ++hexes[land.terrain];
        for (Terrain terrain : valuesOf<Terrain>())
            if (hexes[terrain] != hexesOf(terrain))
                return Refusal{
                    "neuland.refusal.map-not-whole",
                    section::setUp,
                    wholeMove,
                    {{"terrain", 0, nameOf(terrain)}, {"hexes", hexes[terrain]}, {"needed", hexesOf(terrain)}}};
    }
    if (move.turn != state.turn) return Refusal{"neuland.refusal.other-turn", section::start, 0};
    if (indexOf(move.first) >= state.seats) return Refusal{"neuland.refusal.no-such-seat", section::start, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Settle& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (state.options.timeLineOnly) return Refusal{"neuland.refusal.time-line-only", section::start};
    if (state.player(seat).settled) return Refusal{"neuland.refusal.settled", section::start};
    if (state.at(move.hex).terrain != Terrain::forest)
        return Refusal{"neuland.refusal.settle-on-forest", section::start, 0};
    if (!maySettle(state, move.hex)) return Refusal{"neuland.refusal.settle-on-empty", section::start, 0};
    return std::nullopt;
}

// Ore ----------------------------------------------------------------------------------------------------------------

Checked check(const State& state, Seat seat, const DrawOres& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (state.filling.empty()) return Refusal{"neuland.refusal.no-mine-to-fill", section::mine};
    if (state.isFirstEdition()) return Refusal{"neuland.refusal.ores-are-chosen", section::mine};
    if (sumOf(state.hand) > 0) return Refusal{"neuland.refusal.ores-are-drawn", section::mine};
    const Ores bag = oresLeft(state);
    const int needed = std::min(oresPerMine, sumOf(bag));
    if (needed == 0) return Refusal{"neuland.refusal.bag-is-empty", section::mine};
    if (move.draw != state.draws + 1) return Refusal{"neuland.refusal.other-draw", section::mine, 0};
    for (Ore ore : valuesOf<Ore>())
        if (move.ores[ore] < 0 || move.ores[ore] > bag[ore])
            return Refusal{
                "neuland.refusal.ore-not-left", section::mine, 1, {{"ore", 0, nameOf(ore)}, {"left", bag[ore]}}};
    if (sumOf(move.ores) != needed)
        return Refusal{"neuland.refusal.ores-drawn", section::mine, 1, {{"needed", needed}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const StackOres& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (state.filling.empty()) return Refusal{"neuland.refusal.no-mine-to-fill", section::mine};
    // The first edition chooses among all that lie beside the board, "if available" (T1 3.2).
    Ores there = state.isFirstEdition() ? oresLeft(state) : state.hand;
    if (!state.isFirstEdition() && sumOf(state.hand) == 0 && sumOf(oresLeft(state)) > 0)
        return Refusal{"neuland.refusal.draw-ores-first", section::mine};
    int left = std::min(oresPerMine, sumOf(there));
    int number = 0;
    for (const auto& ore : {move.top, move.middle, move.bottom}) {
        if (ore.has_value() != (left > 0))
            return Refusal{"neuland.refusal.ores-stacked", section::mine, number, {{"left", left}}};
        if (ore && there[*ore]-- <= 0)
            return Refusal{
                "neuland.refusal.ore-not-left", section::mine, number, {{"ore", 0, nameOf(*ore)}, {"left", 0}}};
        --left;
        ++number;
    }
    return std::nullopt;
}

// The ring -----------------------------------------------------------------------------------------------------------

Checked check(const State& state, Seat seat, const EndTurn& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (!state.options.timeLineOnly)
        if (auto refusal = mayAct(state, seat)) return refusal;
    if (move.turn != state.turn) return Refusal{"neuland.refusal.other-turn", section::turn, 0};
    // A turn moves at least one space (facts 10). Who can do nothing at all passes to the next free one.
    if (stepsOf(state, seat) == 0 && (state.options.timeLineOnly || canDoAnything(state, seat)))
        return Refusal{"neuland.refusal.at-least-one-action", section::turn};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Act& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (!state.options.timeLineOnly) return Refusal{"neuland.refusal.enter-the-action", section::turn};
    const int left = actionsLeft(state, seat);
    if (move.actions < 1 || move.actions > left)
        return Refusal{"neuland.refusal.actions-left",
                       section::turn,
                       left == 0 ? wholeMove : 0,
                       {{"needed", move.actions}, {"left", left}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const PlaceArms& move) {
    if (auto refusal = onTurn(state, seat)) return refusal;
    if (!state.options.timeLineOnly) return Refusal{"neuland.refusal.enter-the-action", section::score};
    if (!state.isFirstEdition() && state.inFirstRound())
        return Refusal{"neuland.refusal.not-in-first-round", section::firstRound};
    const int left = armsLeft(state, seat);
    if (move.arms < 1 || move.arms > std::min(valueMost, left))
        return Refusal{"neuland.refusal.arms-left", section::score, 0, {{"left", left}}};
    return std::nullopt;
}

} // namespace sideboard::neuland
