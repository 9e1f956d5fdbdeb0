#include "engine/games/derrein/land.h"
#include "engine/games/derrein/rules.h"

/// Set-up and the first three pieces ("Les préparations", "Le début du jeu").
namespace sideboard::derrein {

namespace {

Checked whileSettingUp(const State& state) {
    if (state.phase != Phase::setUp) return Refusal{"derrein.refusal.set-up-is-over", section::preparation};
    return std::nullopt;
}

Checked whilePainting(const State& state) {
    if (auto refusal = whileSettingUp(state)) return refusal;
    if (state.options.counts) return Refusal{"derrein.refusal.no-map", section::preparation};
    if (state.options.dealt) return Refusal{"derrein.refusal.map-is-dealt", section::preparation};
    return std::nullopt;
}

bool freeDuchyPlaceBeside(const State& state, int cell) {
    for (std::uint8_t corner : Lattice::corners(cell))
        if (state.duchies[corner].size == Duchy::none && isDuchyPlace(state, corner)) return true;
    return false;
}

/// No farm or witchery next to another player's duchy at the start ("taquiner").
Checked teasesNobody(const State& state, Seat seat, std::optional<Cell> cell, int field) {
    if (cell && hasOthersDuchyBeside(state, seat, numberOf(*cell)))
        return Refusal{"derrein.refusal.teasing", section::start, field};
    return std::nullopt;
}

} // namespace

Checked check(const State& state, Seat, const Paint& move) {
    if (auto refusal = whilePainting(state)) return refusal;
    if (numberOf(move.cell) >= Lattice::cells) return Refusal{"derrein.refusal.no-landscape", section::preparation, 0};
    if (state.at(move.cell).landscape == move.landscape)
        return Refusal{"derrein.refusal.painted-already", section::preparation, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat, const LayPlate& move) {
    if (auto refusal = whilePainting(state)) return refusal;
    if (move.plate < 1 || move.plate > plates) return Refusal{"derrein.refusal.no-such-plate", section::preparation, 0};
    const auto& plate = state.printed.plate[move.plate - 1U];
    if (plate[0] == Landscape::none)
        return Refusal{"derrein.refusal.plate-not-known", section::preparation, 0, {{"plate", move.plate}}};
    if (move.quarters > 3) return Refusal{"derrein.refusal.no-such-turn", section::preparation, 1};
    const bool onItsSide = move.quarters % 2 == 1;
    const int columns = onItsSide ? state.printed.plateRows : state.printed.plateColumns;
    const int rows = onItsSide ? state.printed.plateColumns : state.printed.plateRows;
    const int cell = numberOf(move.cell);
    if (cell >= Lattice::cells || Lattice::columnOf(cell) + columns > Lattice::columns ||
        Lattice::rowOf(cell) + rows > Lattice::rows)
        return Refusal{"derrein.refusal.plate-off-the-map", section::preparation, 2};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (state.map[static_cast<std::size_t>(cell + row * Lattice::columns + column)].landscape !=
                Landscape::none)
                return Refusal{"derrein.refusal.plate-overlaps", section::preparation, 2};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const TakeStartCard& move) {
    if (auto refusal = whileSettingUp(state)) return refusal;
    if (move.number < 1 || move.number > 99) return Refusal{"derrein.refusal.no-such-start-card", section::start, 0};
    for (std::size_t i = 0; i < state.seats; ++i)
        if (seatAt(i) != seat && state.players[i].startNumber == move.number)
            return Refusal{"derrein.refusal.start-card-taken", section::start, 0, {{"number", move.number}}};
    if (move.piece == FirstPiece::unknown) return Refusal{"derrein.refusal.first-piece-missing", section::start, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat, const Begin&) {
    if (auto refusal = whileSettingUp(state)) return refusal;
    for (std::size_t i = 0; i < state.seats; ++i)
        if (state.players[i].startNumber == 0)
            return Refusal{
                "derrein.refusal.start-card-missing", section::start, wholeMove, {{"seat", static_cast<int>(i)}}};
    if (state.options.counts) return std::nullopt;
    int places = 0;
    for (int crossing = 0; crossing < Lattice::crossings; ++crossing) places += isDuchyPlace(state, crossing) ? 1 : 0;
    if (places < state.seats)
        return Refusal{"derrein.refusal.map-too-small",
                       section::preparation,
                       wholeMove,
                       {{"places", places}, {"needed", state.seats}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const PlaceFirst& move) {
    if (auto refusal = inPhase(state, seat, Phase::firstPiece, section::start)) return refusal;
    if (auto refusal = cellIsFree(state, move.cell, section::start, 0)) return refusal;
    if (!move.cell) return std::nullopt;
    const FirstPiece piece = state.player(seat).firstPiece;
    if (piece == FirstPiece::witchery) {
        if (auto refusal = teasesNobody(state, seat, move.cell, 0)) return refusal;
    } else if (state.at(*move.cell).landscape != landscapeOf(workshopOf(buildingOf(piece))))
        return Refusal{
            "derrein.refusal.wrong-landscape", section::start, 0, {{"building", 0, nameOf(buildingOf(piece))}}};
    // The duchy comes next to it.
    if (!freeDuchyPlaceBeside(state, numberOf(*move.cell)))
        return Refusal{"derrein.refusal.no-room-for-duchy", section::start, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const PlaceDuchy& move) {
    if (auto refusal = inPhase(state, seat, Phase::firstDuchy, section::start)) return refusal;
    if (auto refusal = placeIsFree(state, move.place, 0)) return refusal;
    if (!move.place) return std::nullopt;
    for (int cell : Lattice::around(numberOf(*move.place)))
        if (state.map[static_cast<std::size_t>(cell)].owner == seat) return std::nullopt;
    return Refusal{"derrein.refusal.duchy-not-beside-first", section::start, 0};
}

Checked check(const State& state, Seat seat, const PlaceFarm& move) {
    if (auto refusal = inPhase(state, seat, Phase::firstFarm, section::start)) return refusal;
    if (auto refusal = cellIsFree(state, move.cell, section::start, 0)) return refusal;
    if (auto refusal = teasesNobody(state, seat, move.cell, 0)) return refusal;
    return landscapeIsThat(state, move.cell, move.landscape, 1);
}

} // namespace sideboard::derrein
