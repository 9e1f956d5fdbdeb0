#include "engine/games/derrein/rules.h"

#include "engine/games/derrein/land.h"

namespace sideboard::derrein {

Checked check(const State& state, Seat seat, const Move& move) {
    return std::visit([&](const auto& each) { return check(state, seat, each); }, move);
}

Checked inPhase(const State& state, Seat seat, Phase phase, std::string_view page) {
    if (state.phase != phase)
        return Refusal{"derrein.refusal.other-phase", page, wholeMove, {{"phase", 0, nameOf(phase)}}};
    if (seat != state.active) return Refusal{"derrein.refusal.not-your-turn", section::turn};
    return std::nullopt;
}

Checked running(const State& state) {
    if (state.phase < Phase::harvest) return Refusal{"derrein.refusal.not-begun", section::start};
    if (state.phase == Phase::over) return Refusal{"derrein.refusal.over", section::end};
    return std::nullopt;
}

Checked has(const State& state, Seat seat, Good good, int amount, std::string_view page, int field) {
    const int held = state.player(seat).goods[good];
    if (held >= amount) return std::nullopt;
    return Refusal{
        "derrein.refusal.not-enough", page, field, {{"good", 0, nameOf(good)}, {"needed", amount}, {"held", held}}};
}

Checked cellIsThere(const State& state, std::optional<Cell> cell, int field) {
    if (state.options.counts) {
        if (cell) return Refusal{"derrein.refusal.no-map", section::preparation, field};
        return std::nullopt;
    }
    if (!cell || numberOf(*cell) >= Lattice::cells || state.at(*cell).landscape == Landscape::none)
        return Refusal{"derrein.refusal.no-landscape", section::preparation, field};
    return std::nullopt;
}

Checked cellIsFree(const State& state, std::optional<Cell> cell, std::string_view page, int field) {
    if (auto refusal = cellIsThere(state, cell, field)) return refusal;
    if (cell && state.at(*cell).building != Building::none)
        return Refusal{
            "derrein.refusal.landscape-taken", page, field, {{"building", 0, nameOf(state.at(*cell).building)}}};
    return std::nullopt;
}

Checked landscapeIsThat(const State& state, std::optional<Cell> cell, Raw landscape, int field) {
    if (!cell || state.at(*cell).landscape == landscapeOf(landscape)) return std::nullopt;
    return Refusal{
        "derrein.refusal.other-landscape", section::farm, field, {{"landscape", 0, nameOf(state.at(*cell).landscape)}}};
}

Checked placeIsFree(const State& state, std::optional<Place> place, int field) {
    if (state.options.counts) {
        if (place) return Refusal{"derrein.refusal.no-map", section::preparation, field};
        return std::nullopt;
    }
    if (!place || numberOf(*place) >= Lattice::crossings || !isDuchyPlace(state, numberOf(*place)))
        return Refusal{"derrein.refusal.no-duchy-place", section::duchy, field};
    if (state.at(*place).size != Duchy::none)
        return Refusal{"derrein.refusal.duchy-place-taken", section::duchy, field};
    return std::nullopt;
}

} // namespace sideboard::derrein
