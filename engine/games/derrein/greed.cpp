#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/land.h"

namespace sideboard {

using namespace derrein;

namespace {

/// More than a player has pieces, more mills than the board bears, or workshops whose cost nobody has looked up.
bool outOfReach(const State& state, const Needs& needs) {
    int workshops = 0;
    for (Workshop workshop : valuesOf<Workshop>())
        if (!state.printed.costKnown[workshop] &&
            needs[static_cast<Need>(static_cast<int>(Need::sawmill) + static_cast<int>(workshop))] > 0)
            return true;
    for (Need need : {Need::sawmill, Need::stonecutter, Need::tannery, Need::mill, Need::anyWorkshop})
        workshops += needs[need];
    return needs[Need::farm] > farmsMost || needs[Need::witchery] > 1 ||
           needs[Need::duchy] + needs[Need::largeDuchy] > duchiesMost || needs[Need::mill] > 1 ||
           workshops > workshopsMost;
}

/// What a player in a hurry to meet his mission would rather do. Figures only rank moves among each other.
struct Worth {
    const State& state;
    const Player& player;
    Needs missing;

    [[nodiscard]] int held(Good good) const { return player.goods[good]; }
    [[nodiscard]] bool wants(Need need) const { return missing[need] > 0; }
    [[nodiscard]] bool wantsWorkshop() const {
        return wants(Need::sawmill) || wants(Need::stonecutter) || wants(Need::tannery) || wants(Need::mill) ||
               wants(Need::anyWorkshop);
    }
    [[nodiscard]] bool hasRoom() const {
        return workshopsOf(player) < roomOfSmall * player.smallDuchies + roomOfLarge * player.largeDuchies;
    }

    int operator()(const ClaimVictory&) const { return 1000; }
    int operator()(const ShowMission& move) const {
        Needs whole = move.upper;
        for (Need need : valuesOf<Need>())
            whole[need] = static_cast<std::int8_t>(whole[need] + (state.options.longGame ? move.lower[need] : 0));
        return outOfReach(state, whole) ? -100
                                        : 600 - 10 * sumOf(whole) - 30 * (whole[Need::duchy] + whole[Need::largeDuchy]);
    }
    /// Better swapped for another.
    [[nodiscard]] bool hardMission() const {
        constexpr int easy = 5;
        const Needs needs = wholeMission(state, player.mission);
        return player.missionShown && (outOfReach(state, needs) || sumOf(needs) > easy);
    }
    int operator()(const SwapMission&) const { return hardMission() ? 400 : -30; }
    int operator()(const BuildWorkshop& move) const {
        const auto named = static_cast<Need>(static_cast<int>(Need::sawmill) + static_cast<int>(move.workshop));
        return wants(named) ? 200 : wants(Need::anyWorkshop) ? 150 : -10;
    }
    int operator()(const BuildFarm&) const { return wants(Need::farm) ? 190 : farmsOf(player) < 3 ? 110 : -10; }
    int operator()(const BuildWitchery&) const { return wants(Need::witchery) || hardMission() ? 190 : -10; }
    int operator()(const BuildDuchy&) const {
        return wants(Need::duchy) || (wantsWorkshop() && !hasRoom()) ? 180 : -10;
    }
    int operator()(const EnlargeDuchy&) const {
        return wants(Need::largeDuchy) || (wantsWorkshop() && !hasRoom()) ? 170 : -10;
    }
    int operator()(const Process& move) const {
        switch (move.raw) {
        case Raw::wood: return held(Good::plank) < 3 ? 60 : -10;
        case Raw::rock: return held(Good::slate) < 3 ? 60 : -10;
        case Raw::cow: return held(Good::leather) < 2 && (held(Good::cow) > 2 || !wants(Need::farm)) ? 60 : -10;
        case Raw::wheat: return held(Good::flour) < 2 && held(Good::wheat) > 1 ? 60 : -10;
        case Raw::lavender: return held(Good::lavender) > 2 || hardMission() ? 50 : -10;
        }
        return -10;
    }
    int operator()(const Transform& move) const {
        return isRaw(move.from) && held(move.from) > 3 && held(move.to) == 0 ? 55 : -10;
    }
    int operator()(const PayFood& move) const { return 100 - 5 * move.food[Food::wheat] - 10 * move.food[Food::cow]; }
    int operator()(const ThrowBowl& move) const { return 90 - 5 * move.beads[Colour::red]; }
    int operator()(const TakeStartCard&) const { return player.startNumber == 0 ? 90 : -50; }
    int operator()(const Begin&) const { return 80; }
    int operator()(const PlaceFirst&) const { return 90; }
    int operator()(const PlaceDuchy&) const { return 90; }
    int operator()(const PlaceFarm&) const { return 90; }
    int operator()(const Annex&) const { return 120; }
    int operator()(const DropWorkshop&) const { return 50; }
    int operator()(const LoseWorkshop& move) const { return player.workshops[move.workshop] > 1 ? 4 : 2; }
    int operator()(const ShrinkDuchy&) const { return 3; }
    int operator()(const LoseDuchy&) const { return 0; }
    int operator()(const EndBuilding&) const { return 10; }
    int operator()(const Answer& move) const { return move.agree ? -20 : 40; }
    template <class Other>
    int operator()(const Other&) const {
        return -20;
    }
};

} // namespace

int Derrein::greed(const State& state, Seat seat, const Move& move) {
    const Player& player = state.player(seat);
    const Needs missing = player.missionShown ? missingFor(player, wholeMission(state, player.mission)) : Needs{};
    return std::visit(Worth{state, player, missing}, move);
}

} // namespace sideboard
