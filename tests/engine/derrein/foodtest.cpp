#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

namespace {

State feeding(Duchy first, Duchy second = Duchy::none) {
    State state = board({"fffff", "fffff", "fffff", "fffff"});
    setDuchy(state, between(0, 0), first, anna);
    if (second != Duchy::none) setDuchy(state, between(2, 2), second, anna);
    state.phase = Phase::food;
    return state;
}

PayFood food(int flour, int wheat, int cows) {
    return {{{static_cast<std::int8_t>(flour), static_cast<std::int8_t>(wheat), static_cast<std::int8_t>(cows)}}};
}

} // namespace

TEST(DerreinFood, aSmallDuchyEatsOneAndALargeTwoInAnyMix_PhaseAlimentaire) {
    State state = feeding(Duchy::small, Duchy::large);
    EXPECT_EQ(foodNeed(state.player(anna)), 3);
    give(state, anna, {{Good::flour, 1}, {Good::wheat, 1}, {Good::cow, 2}});
    EXPECT_REFUSED(state, anna, "food-total", food(1, 1, 0));
    EXPECT_REFUSED(state, anna, "not-enough", food(2, 1, 0));
    play(state, anna, food(1, 1, 1));
    EXPECT_EQ(state.player(anna).goods, of({{Good::cow, 1}}));
    EXPECT_EQ(state.active, bert);
    EXPECT_EQ(state.phase, Phase::harvest);
}

TEST(DerreinFood, theProposedMixSpendsFlourThenWheatThenCows_Spec10) {
    State state = feeding(Duchy::large, Duchy::large);
    give(state, anna, {{Good::flour, 1}, {Good::wheat, 2}, {Good::cow, 5}});
    const auto prompt = Prompter<Derrein>(state, anna).prompt({PayFood{}, 0});
    const Mix& mix = std::get<Mix>(prompt->ask);
    EXPECT_EQ(mix.minTotal, 4);
    EXPECT_EQ(mix.maxTotal, 4);
    EXPECT_EQ(mix.bounds[0].suggested, 1);
    EXPECT_EQ(mix.bounds[1].suggested, 2);
    EXPECT_EQ(mix.bounds[2].suggested, 1);
    EXPECT_EQ(mix.bounds[2].max, 5);
}

TEST(DerreinFood, theTableMayChooseAnotherOrderForTheProposedMix_Spec10) {
    State state = feeding(Duchy::large, Duchy::large);
    give(state, anna, {{Good::flour, 9}, {Good::wheat, 3}, {Good::cow, 9}});
    state.options.foodOrder = FoodOrder::wheatCowFlour;
    const auto prompt = Prompter<Derrein>(state, anna).prompt({PayFood{}, 0});
    const Mix& mix = std::get<Mix>(prompt->ask);
    EXPECT_EQ(mix.bounds[0].suggested, 0);
    EXPECT_EQ(mix.bounds[1].suggested, 3);
    EXPECT_EQ(mix.bounds[2].suggested, 1);
    for (FoodOrder order : valuesOf<FoodOrder>()) {
        std::string name;
        for (Food food : foodsIn(order)) name += (name.empty() ? "" : "-") + std::string(nameOf(food));
        EXPECT_EQ(name, nameOf(order));
    }
}

TEST(DerreinFood, hungerRemovesAWorkshopAndNothingIsPaid_Faim) {
    State state = feeding(Duchy::small);
    setBuilding(state, at(0, 0), Building::sawmill, anna);
    EXPECT_REFUSED(state, anna, "not-enough-food", food(0, 0, 0));
    play(state, anna, LoseWorkshop{Workshop::sawmill, at(0, 0)});
    EXPECT_EQ(state.player(anna).workshops[Workshop::sawmill], 0);
    EXPECT_EQ(state.active, bert);
    // It may be chosen, too.
    State rich = feeding(Duchy::small);
    setBuilding(rich, at(0, 0), Building::sawmill, anna);
    give(rich, anna, {{Good::flour, 5}});
    play(rich, anna, LoseWorkshop{Workshop::sawmill, at(0, 0)});
    EXPECT_EQ(rich.player(anna).goods[Good::flour], 5);
}

TEST(DerreinFood, whoNeedsNoFoodCannotHunger_Rulings) {
    State state = board(meadows);
    state.phase = Phase::food;
    setBuilding(state, at(0, 0), Building::sawmill, anna);
    EXPECT_REFUSED(state, anna, "needs-no-food", LoseWorkshop{Workshop::sawmill, at(0, 0)});
    EXPECT_LEGAL(state, anna, PayFood{});
}

TEST(DerreinFood, aLargeDuchyShrinksOnlyIfItsWorkshopsStillFit_Faim) {
    State state = feeding(Duchy::large);
    setBuilding(state, at(0, 0), Building::sawmill, anna);
    setBuilding(state, at(1, 0), Building::sawmill, anna);
    EXPECT_LEGAL(state, anna, ShrinkDuchy{between(0, 0)});
    setBuilding(state, at(0, 1), Building::sawmill, anna);
    EXPECT_REFUSED(state, anna, "no-room", ShrinkDuchy{between(0, 0)});
    EXPECT_REFUSED(state, anna, "no-such-duchy", LoseDuchy{between(0, 0)}); // it is not small
    setBuilding(state, at(0, 1), Building::none, noSeat);
    play(state, anna, ShrinkDuchy{between(0, 0)});
    EXPECT_EQ(state.at(between(0, 0)).size, Duchy::small);
    EXPECT_EQ(state.active, bert);
}

TEST(DerreinFood, aSmallDuchyLeavesWithAsFewWorkshopsAsPossible_Faim) {
    State state = board({"fffff", "fffff", "fffff"});
    state.phase = Phase::food;
    setDuchy(state, between(0, 0), Duchy::small, anna);
    setDuchy(state, between(1, 0), Duchy::small, anna);
    setBuilding(state, at(0, 0), Building::sawmill, anna); // beside the first only
    setBuilding(state, at(1, 0), Building::sawmill, anna); // beside both
    setBuilding(state, at(2, 0), Building::sawmill, anna); // beside the second only
    play(state, anna, LoseDuchy{between(0, 0)});
    EXPECT_TRUE(state.hungry);
    EXPECT_EQ(Derrein::owed(state, anna), (std::vector<std::string_view>{"drop-workshop"}));
    EXPECT_REFUSED(state, anna, "workshops-must-go", food(0, 0, 0));
    EXPECT_REFUSED(state, anna, "has-room", DropWorkshop{Workshop::sawmill, at(1, 0)});
    EXPECT_REFUSED(state, anna, "has-room", DropWorkshop{Workshop::sawmill, at(2, 0)});
    play(state, anna, DropWorkshop{Workshop::sawmill, at(0, 0)});
    EXPECT_FALSE(state.hungry);
    EXPECT_EQ(state.active, bert);
    EXPECT_EQ(workshopsOf(state.player(anna)), 2);
}

TEST(DerreinMission, isMetByPiecesAndWhiteLandscapesTakeAnyWorkshop_LeButDuJeu) {
    Player player;
    Needs needs;
    needs[Need::farm] = 1;
    needs[Need::sawmill] = 1;
    needs[Need::anyWorkshop] = 1;
    needs[Need::duchy] = 1;
    needs[Need::largeDuchy] = 1;
    player.farms[Raw::cow] = 1;
    player.workshops[Workshop::sawmill] = 1;
    player.largeDuchies = 2;
    EXPECT_FALSE(meets(player, needs)); // the sawmill is asked for by name, no second workshop
    EXPECT_EQ(missingFor(player, needs)[Need::anyWorkshop], 1);
    EXPECT_EQ(missingFor(player, needs)[Need::duchy], 0);
    player.workshops[Workshop::tannery] = 1;
    EXPECT_TRUE(meets(player, needs));
    player.largeDuchies = 1;
    EXPECT_FALSE(meets(player, needs)); // one large duchy is not two duchies
}

TEST(DerreinMission, theShortGameAsksTheUpperPartAndTheLongBoth_LeButDuJeu) {
    State state = board(meadows);
    Mission mission;
    mission.upper[Need::farm] = 1;
    mission.lower[Need::farm] = 2;
    EXPECT_EQ(wholeMission(state, mission)[Need::farm], 1);
    state.options.longGame = true;
    EXPECT_EQ(wholeMission(state, mission)[Need::farm], 3);
}

TEST(DerreinMission, theGameEndsWhenItIsMetAndTheOwnFoodPhaseIsOverAlsoHungry_FinDuJeu) {
    State state = feeding(Duchy::small);
    setBuilding(state, at(4, 3), Building::farm, anna);
    setBuilding(state, at(0, 0), Building::sawmill, anna);
    Needs upper;
    upper[Need::farm] = 1;
    play(state, anna, ShowMission{upper, {}});
    EXPECT_REFUSED(state, anna, "food-phase-first", ClaimVictory{});
    play(state, anna, LoseWorkshop{Workshop::sawmill, at(0, 0)}); // hungry
    EXPECT_REFUSED(state, bert, "food-phase-first", ClaimVictory{});
    EXPECT_EQ(Derrein::over(state), false);
    State late = state;
    play(late, bert, ThrowBowl{late.turn, beads({Colour::brown, Colour::brown, Colour::blue})});
    EXPECT_REFUSED(late, anna, "food-phase-first", ClaimVictory{}); // the next turn has begun
    play(state, anna, ClaimVictory{});
    EXPECT_TRUE(Derrein::over(state));
    EXPECT_TRUE(Derrein::score(state, anna).winner);
    EXPECT_FALSE(Derrein::score(state, bert).winner);
    EXPECT_REFUSED(state, bert, "over", Process{Raw::wood, 1});
}

TEST(DerreinMission, aShortGameGoesOnAsALongOneAndItsWinnerSwapsTheMission_LeButDuJeu) {
    State state = feeding(Duchy::small);
    setBuilding(state, at(4, 3), Building::farm, anna);
    give(state, anna, {{Good::flour, 1}});
    Needs upper;
    upper[Need::farm] = 1;
    EXPECT_REFUSED(state, anna, "not-over", GoOn{});
    play(state, anna, ShowMission{upper, {}});
    play(state, anna, food(1, 0, 0));
    play(state, anna, ClaimVictory{});
    play(state, bert, GoOn{});
    EXPECT_TRUE(state.options.longGame);
    EXPECT_EQ(state.phase, Phase::harvest);
    EXPECT_EQ(state.active, bert);
    EXPECT_EQ(Derrein::owed(state, anna), (std::vector<std::string_view>{"show-mission"}));
    EXPECT_FALSE(state.player(anna).missionShown);
    EXPECT_EQ(Derrein::view(state, anna, {}).waitingFor, std::vector{anna});
}

TEST(DerreinMission, swappingItCostsAMedicineAndSealsANewOne_Medicament) {
    State state = board(meadows);
    EXPECT_REFUSED(state, anna, "not-enough", SwapMission{});
    give(state, anna, {{Good::medicine, 1}});
    play(state, anna, SwapMission{});
    EXPECT_TRUE(state.player(anna).owesMission);
    state = *Derrein::seal(state, anna, Mission::kind.number, 2);
    EXPECT_FALSE(state.player(anna).owesMission);
    EXPECT_EQ(state.player(anna).missionSeal, 2u);
}

TEST(DerreinMission, onlyItsOwnDeviceSeesASealedMissionAndIsToldWhenItIsMet_Spec12) {
    State state = *Derrein::seal(board(meadows), anna, Mission::kind.number, 1);
    Mission mission;
    mission.upper[Need::farm] = 1;
    const Derrein::Secrets mine{{anna, 1, mission}};
    const auto panel = [&](const Derrein::Secrets& secrets) {
        const View view = Derrein::view(state, anna, secrets);
        return *std::find_if(view.panels.begin(), view.panels.end(),
                             [](const Panel& p) { return p.name == "mission.seat0"; });
    };
    EXPECT_EQ(panel({}).note.id, "derrein.mission.sealed");
    EXPECT_TRUE(panel({}).pieces.empty());
    EXPECT_EQ(panel(mine).note.id, "derrein.mission.missing");
    setBuilding(state, at(0, 0), Building::farm, anna);
    EXPECT_EQ(panel(mine).note.id, "derrein.mission.met");
    EXPECT_EQ(panel(mine).pieces.size(), 1u);
}

} // namespace sideboard::derrein
