#include "engine/games/derrein/land.h"
#include "engine/games/derrein/rules.h"

/// The building phase, annexing, the food phase and the end.
namespace sideboard::derrein {

namespace {

Checked duchyCost(const State& state, Seat seat) {
    if (auto refusal = has(state, seat, Good::plank, 1, section::duchy)) return refusal;
    return has(state, seat, Good::slate, 1, section::duchy);
}

/// A duchy of this player and size at the place, or any where only tallies are kept.
Checked ownDuchy(const State& state, Seat seat, std::optional<Place> place, Duchy size, std::string_view page) {
    const Player& player = state.player(seat);
    if ((size == Duchy::small ? player.smallDuchies : player.largeDuchies) == 0)
        return Refusal{"derrein.refusal.no-such-duchy", page, wholeMove, {{"size", 0, nameOf(size)}}};
    if (state.options.counts) {
        if (place) return Refusal{"derrein.refusal.no-map", section::preparation, 0};
        return std::nullopt;
    }
    const bool there = place && numberOf(*place) < Lattice::crossings && state.at(*place).owner == seat &&
                       state.at(*place).size == size;
    if (!there) return Refusal{"derrein.refusal.no-such-duchy", page, 0, {{"size", 0, nameOf(size)}}};
    return std::nullopt;
}

Checked ownWorkshop(const State& state, Seat seat, Workshop workshop, std::optional<Cell> cell) {
    if (state.player(seat).workshops[workshop] == 0)
        return Refusal{"derrein.refusal.no-such-workshop", section::hunger, 0, {{"workshop", 0, nameOf(workshop)}}};
    if (state.options.counts) {
        if (cell) return Refusal{"derrein.refusal.no-map", section::preparation, 1};
        return std::nullopt;
    }
    const bool there = cell && numberOf(*cell) < Lattice::cells && state.at(*cell).owner == seat &&
                       state.at(*cell).building == buildingOf(workshop);
    if (!there)
        return Refusal{"derrein.refusal.no-such-workshop", section::hunger, 1, {{"workshop", 0, nameOf(workshop)}}};
    return std::nullopt;
}

/// Hunger may be chosen, but not by somebody who needs no food.
Checked mayHunger(const State& state, Seat seat) {
    if (auto refusal = inPhase(state, seat, Phase::food, section::hunger)) return refusal;
    if (state.hungry) return Refusal{"derrein.refusal.workshops-must-go", section::hunger};
    if (foodNeed(state.player(seat)) == 0) return Refusal{"derrein.refusal.needs-no-food", section::hunger};
    return std::nullopt;
}

Checked farmMayBeAnnexed(const State& state, Seat seat, int cell) {
    const Square& square = state.map[static_cast<std::size_t>(cell)];
    if (!state.options.annexFarms) return Refusal{"derrein.refusal.expansion-off", section::annexFarm, 0};
    if (hasWitcheryBeside(state, square.owner, cell))
        return Refusal{"derrein.refusal.witchery-protects", section::annexFarm, 0};
    if (farmsOf(state.player(seat)) >= farmsMost) return Refusal{"derrein.refusal.no-farm-left", section::annexFarm, 0};
    if (!square.annexed || !state.options.annexFarmsAgain) {
        if (hasOwnDuchyBeside(state, square.owner, cell))
            return Refusal{"derrein.refusal.duchy-protects",
                           square.annexed ? section::annexFarmAgain : section::annexFarm, 0};
        return std::nullopt;
    }
    const int mine = strengthBeside(state, seat, cell);
    const int theirs = strengthBeside(state, square.owner, cell);
    if (mine > theirs) return std::nullopt;
    return Refusal{"derrein.refusal.not-stronger", section::annexFarmAgain, 0, {{"mine", mine}, {"theirs", theirs}}};
}

Checked workshopMayBeAnnexed(const State& state, Seat seat, int cell) {
    const Square& square = state.map[static_cast<std::size_t>(cell)];
    if (!state.options.annexWorkshops) return Refusal{"derrein.refusal.expansion-off", section::annexWorkshop, 0};
    if (workshopsOf(state.player(seat)) >= workshopsMost)
        return Refusal{"derrein.refusal.no-workshop-left", section::annexWorkshop, 0};
    const int mine = strengthBeside(state, seat, cell);
    const int theirs = strengthBeside(state, square.owner, cell);
    if (square.annexed && state.options.annexWorkshopsAgain) {
        if (mine <= theirs)
            return Refusal{
                "derrein.refusal.not-stronger", section::annexWorkshopAgain, 0, {{"mine", mine}, {"theirs", theirs}}};
    } else {
        if (state.duchies[state.annexFrom].size != Duchy::large)
            return Refusal{"derrein.refusal.needs-large-duchy", section::annexWorkshop, 0};
        if (hasLargeDuchyBeside(state, square.owner, cell))
            return Refusal{"derrein.refusal.duchy-protects", section::annexWorkshop, 0};
    }
    State after = state;
    after.map[static_cast<std::size_t>(cell)].owner = seat;
    if (workshopsWithoutRoom(after, seat) > 0) return Refusal{"derrein.refusal.no-room", section::annexWorkshop, 0};
    return std::nullopt;
}

} // namespace

Checked check(const State& state, Seat seat, const BuildFarm& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    if (farmsOf(state.player(seat)) >= farmsMost) return Refusal{"derrein.refusal.no-farm-left", section::farm};
    if (auto refusal = has(state, seat, Good::cow, 2, section::farm)) return refusal;
    if (auto refusal = has(state, seat, Good::wheat, 1, section::farm)) return refusal;
    if (auto refusal = cellIsFree(state, move.cell, section::farm, 0)) return refusal;
    return landscapeIsThat(state, move.cell, move.landscape, 1);
}

Checked check(const State& state, Seat seat, const BuildWitchery& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    if (state.player(seat).witchery) return Refusal{"derrein.refusal.one-witchery", section::witchery};
    if (auto refusal = has(state, seat, Good::lavender, 2, section::witchery)) return refusal;
    return cellIsFree(state, move.cell, section::witchery, 0);
}

Checked check(const State& state, Seat seat, const MoveWitchery& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    if (!state.player(seat).witchery) return Refusal{"derrein.refusal.no-witchery", section::witchery};
    if (auto refusal = has(state, seat, Good::medicine, 1, section::witchery)) return refusal;
    return cellIsFree(state, move.cell, section::witchery, 0);
}

Checked check(const State& state, Seat seat, const BuildDuchy& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    if (duchiesOf(state.player(seat)) >= duchiesMost) return Refusal{"derrein.refusal.no-duchy-left", section::duchy};
    if (auto refusal = duchyCost(state, seat)) return refusal;
    return placeIsFree(state, move.place, 0);
}

Checked check(const State& state, Seat seat, const EnlargeDuchy& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    if (auto refusal = duchyCost(state, seat)) return refusal;
    return ownDuchy(state, seat, move.place, Duchy::small, section::duchy);
}

Checked check(const State& state, Seat seat, const BuildWorkshop& move) {
    if (auto refusal = inPhase(state, seat, Phase::build, section::building)) return refusal;
    const Player& player = state.player(seat);
    if (workshopsOf(player) >= workshopsMost) return Refusal{"derrein.refusal.no-workshop-left", section::workshop};
    if (move.workshop == Workshop::mill && player.workshops[Workshop::mill] > 0)
        return Refusal{"derrein.refusal.one-mill", section::mill, 0};
    if (!state.printed.costKnown[move.workshop])
        return Refusal{
            "derrein.refusal.cost-not-known", section::building, 0, {{"workshop", 0, nameOf(move.workshop)}}};
    for (Product product : valuesOf<Product>())
        if (auto refusal =
                has(state, seat, goodOf(product), state.printed.cost[move.workshop][product], section::workshop, 0))
            return refusal;
    if (state.options.counts) {
        if (workshopsOf(player) >= roomOfSmall * player.smallDuchies + roomOfLarge * player.largeDuchies)
            return Refusal{"derrein.refusal.no-room", section::duchy, 0};
        if (move.cell) return Refusal{"derrein.refusal.no-map", section::preparation, 1};
        return std::nullopt;
    }
    if (auto refusal = cellIsFree(state, move.cell, section::workshop, 1)) return refusal;
    if (state.at(*move.cell).landscape != landscapeOf(move.workshop))
        return Refusal{
            "derrein.refusal.wrong-landscape", section::workshop, 1, {{"building", 0, nameOf(move.workshop)}}};
    if (!hasOwnDuchyBeside(state, seat, numberOf(*move.cell)))
        return Refusal{"derrein.refusal.no-own-duchy-beside", section::workshop, 1};
    State after = state;
    after.at(*move.cell).building = buildingOf(move.workshop);
    after.at(*move.cell).owner = seat;
    if (workshopsWithoutRoom(after, seat) > 0) return Refusal{"derrein.refusal.no-room", section::duchy, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Annex& move) {
    if (state.options.counts) return Refusal{"derrein.refusal.no-map", section::annexFarm};
    if (auto refusal = inPhase(state, seat, Phase::build, section::annexFarm)) return refusal;
    if (state.annexFrom == nowhere) return Refusal{"derrein.refusal.no-new-duchy", section::annexFarm};
    const int cell = numberOf(move.cell);
    bool beside = false;
    for (int other : Lattice::around(state.annexFrom)) beside = beside || other == cell;
    if (!beside) return Refusal{"derrein.refusal.not-beside-new-duchy", section::annexFarm, 0};
    const Square& square = state.at(move.cell);
    if (square.owner == seat || square.owner == noSeat)
        return Refusal{"derrein.refusal.nothing-to-annex", section::annexFarm, 0};
    if (square.building == Building::farm) return farmMayBeAnnexed(state, seat, cell);
    if (isWorkshop(square.building)) return workshopMayBeAnnexed(state, seat, cell);
    return Refusal{"derrein.refusal.nothing-to-annex", section::annexFarm, 0};
}

Checked check(const State& state, Seat seat, const EndBuilding&) {
    return inPhase(state, seat, Phase::build, section::building);
}

Checked check(const State& state, Seat seat, const PayFood& move) {
    if (auto refusal = inPhase(state, seat, Phase::food, section::food)) return refusal;
    if (state.hungry) return Refusal{"derrein.refusal.workshops-must-go", section::hunger};
    const Player& player = state.player(seat);
    const int need = foodNeed(player);
    if (foodHeld(player) < need)
        return Refusal{"derrein.refusal.not-enough-food",
                       section::hunger,
                       wholeMove,
                       {{"needed", need}, {"held", foodHeld(player)}}};
    for (Food food : valuesOf<Food>())
        if (auto refusal = has(state, seat, goodOf(food), move.food[food], section::food, 0);
            refusal || move.food[food] < 0)
            return refusal ? refusal : Refusal{"derrein.refusal.negative", section::food, 0};
    if (sumOf(move.food) != need)
        return Refusal{"derrein.refusal.food-total", section::food, 0, {{"needed", need}, {"paid", sumOf(move.food)}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const LoseWorkshop& move) {
    if (auto refusal = mayHunger(state, seat)) return refusal;
    return ownWorkshop(state, seat, move.workshop, move.cell);
}

Checked check(const State& state, Seat seat, const ShrinkDuchy& move) {
    if (auto refusal = mayHunger(state, seat)) return refusal;
    if (auto refusal = ownDuchy(state, seat, move.place, Duchy::large, section::hunger)) return refusal;
    State after = state;
    if (move.place) after.at(*move.place).size = Duchy::small;
    --after.player(seat).largeDuchies;
    ++after.player(seat).smallDuchies;
    // Only if the workshops still fit ("faites attention à la règle du nombre d'ateliers").
    if (workshopsWithoutRoom(after, seat) > 0) return Refusal{"derrein.refusal.no-room", section::hunger, 0};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const LoseDuchy& move) {
    if (auto refusal = mayHunger(state, seat)) return refusal;
    return ownDuchy(state, seat, move.place, Duchy::small, section::hunger);
}

Checked check(const State& state, Seat seat, const DropWorkshop& move) {
    if (auto refusal = inPhase(state, seat, Phase::food, section::hunger)) return refusal;
    if (!state.hungry) return Refusal{"derrein.refusal.nothing-must-go", section::hunger};
    if (auto refusal = ownWorkshop(state, seat, move.workshop, move.cell)) return refusal;
    if (!move.cell) return std::nullopt;
    // As few as possible go: only one whose leaving helps.
    State after = state;
    after.at(*move.cell).building = Building::none;
    after.at(*move.cell).owner = noSeat;
    if (workshopsWithoutRoom(after, seat) >= workshopsWithoutRoom(state, seat))
        return Refusal{"derrein.refusal.has-room", section::hunger, 1};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const ClaimVictory&) {
    if (auto refusal = running(state)) return refusal;
    if (state.phase != Phase::harvest || state.finished != seat)
        return Refusal{"derrein.refusal.food-phase-first", section::end};
    const Player& player = state.player(seat);
    if (!player.missionShown) return Refusal{"derrein.refusal.show-mission-first", section::end};
    if (!meets(player, wholeMission(state, player.mission)))
        return Refusal{"derrein.refusal.mission-not-met",
                       section::end,
                       wholeMove,
                       {{"missing", sumOf(missingFor(player, wholeMission(state, player.mission)))}}};
    return std::nullopt;
}

Checked check(const State& state, Seat, const GoOn&) {
    if (state.phase != Phase::over) return Refusal{"derrein.refusal.not-over", section::mission};
    if (state.options.longGame) return Refusal{"derrein.refusal.long-game-is-over", section::mission};
    return std::nullopt;
}

} // namespace sideboard::derrein
