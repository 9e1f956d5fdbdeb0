#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

namespace {

const OptionValues everything{{"change-bowl", 1},          {"curse-bowl", 1},        {"guild-master", 1},
                              {"annex-farms", 1},          {"annex-farms-again", 1}, {"annex-workshops", 1},
                              {"annex-workshops-again", 1}};

State wide() { return board({"fffff", "fffff", "fffff", "fffff", "fffff"}, 3, everything); }

State harvestingWithFarms() {
    State state = board(meadows, 3, everything);
    state.phase = Phase::harvest;
    setBuilding(state, at(0, 0), Building::farm, anna); // forest: brown
    setBuilding(state, at(1, 0), Building::farm, anna); // river: blue
    return state;
}

} // namespace

TEST(DerreinExpansions, eachStandsBehindItsOwnSwitch) {
    State state = board(meadows);
    state.phase = Phase::harvest;
    give(state, bert, {{Good::medicine, 1}});
    EXPECT_REFUSED(state, anna, "expansion-off", SwapBead{Colour::green, Colour::brown});
    EXPECT_REFUSED(state, bert, "expansion-off", CurseBowl{Colour::green, Colour::brown});
    EXPECT_EQ(yieldFor(state, anna, Raw::wood), 1);
}

TEST(DerreinExpansions, aForestAndARiverFarmMayAddBrownAndBlueOrTwoOfOne_MetamorphoserLEcuelle) {
    for (const auto& added :
         {std::pair{Colour::brown, Colour::blue}, {Colour::brown, Colour::brown}, {Colour::blue, Colour::blue}}) {
        State state = harvestingWithFarms();
        play(state, anna, SwapBead{Colour::green, added.first});
        play(state, anna, SwapBead{Colour::yellow, added.second});
        EXPECT_EQ(sumOf(state.bowl), 10);
        EXPECT_REFUSED(state, anna, "farms-used-up", SwapBead{Colour::purple, Colour::brown});
    }
}

TEST(DerreinExpansions, oneOfEachColourStaysAndOnlyColoursOfOwnFarmsCome_MetamorphoserLEcuelle) {
    State state = harvestingWithFarms();
    state.bowl[Colour::red] = 1;
    EXPECT_REFUSED(state, anna, "no-farm-of-colour", SwapBead{Colour::brown, Colour::green});
    EXPECT_REFUSED(state, anna, "red-stays", SwapBead{Colour::red, Colour::brown}); // rulings: red may not be swapped
    EXPECT_REFUSED(state, anna, "red-stays", SwapBead{Colour::brown, Colour::red});
    EXPECT_REFUSED(state, anna, "same-colour", SwapBead{Colour::brown, Colour::brown});
    EXPECT_REFUSED(state, bert, "not-your-turn", SwapBead{Colour::brown, Colour::blue});
    play(state, anna, SwapBead{Colour::green, Colour::brown});
    EXPECT_REFUSED(state, anna, "last-of-colour", SwapBead{Colour::green, Colour::brown});
    play(state, anna, SwapBead{Colour::purple, Colour::brown});
    state.swapped = 0;
    EXPECT_REFUSED(state, anna, "no-bead-left", SwapBead{Colour::yellow, Colour::brown}); // four of a colour in the box
    // The bowl is handed on as it is.
    play(state, anna, ThrowBowl{1, beads({Colour::brown, Colour::brown, Colour::brown})});
    play(state, anna, EndBuilding{});
    play(state, anna, PayFood{});
    EXPECT_EQ(state.bowl[Colour::brown], 4);
    EXPECT_EQ(state.swapped, 0);
}

TEST(DerreinExpansions, aCurseCostsAMedicineKeepsToTheVictimsFarmsAndTheVictimCannotChange_Addition) {
    State state = harvestingWithFarms();
    EXPECT_REFUSED(state, bert, "not-enough", CurseBowl{Colour::brown, Colour::blue});
    give(state, bert, {{Good::medicine, 2}});
    give(state, cora, {{Good::medicine, 2}});
    EXPECT_REFUSED(state, anna, "own-turn", CurseBowl{Colour::brown, Colour::blue});
    EXPECT_REFUSED(state, bert, "no-farm-of-colour", CurseBowl{Colour::brown, Colour::green});
    play(state, bert, CurseBowl{Colour::brown, Colour::blue});
    EXPECT_EQ(state.player(bert).goods[Good::medicine], 1);
    EXPECT_REFUSED(state, anna, "bowl-is-cursed", SwapBead{Colour::green, Colour::brown});
    EXPECT_REFUSED(state, cora, "bowl-is-cursed", CurseBowl{Colour::green, Colour::brown});
    play(state, bert, CurseBowl{Colour::green, Colour::blue});
    EXPECT_EQ(state.player(bert).goods[Good::medicine], 1); // one medicine for the whole curse
    EXPECT_REFUSED(state, bert, "farms-used-up", CurseBowl{Colour::yellow, Colour::brown});
    // Too late once the other has begun.
    State begun = harvestingWithFarms();
    give(begun, bert, {{Good::medicine, 1}});
    play(begun, anna, SwapBead{Colour::green, Colour::brown});
    EXPECT_REFUSED(begun, bert, "turn-has-begun", CurseBowl{Colour::yellow, Colour::brown});
}

TEST(DerreinExpansions, twoSawmillsGiveTwoPlanksToTheirOwnerAndOneToAGuest_MaitreDUnCorpsDeMetier) {
    State state = wide();
    setDuchy(state, between(0, 0), Duchy::small, anna);
    setBuilding(state, at(0, 0), Building::sawmill, anna);
    setBuilding(state, at(1, 1), Building::sawmill, anna);
    give(state, anna, {{Good::wood, 1}});
    give(state, bert, {{Good::wood, 1}});
    play(state, anna, Process{Raw::wood, 1});
    EXPECT_EQ(state.player(anna).goods[Good::plank], 2);
    play(state, bert, AskWorkshop{anna, Raw::wood, 1, {}, true});
    EXPECT_EQ(state.player(bert).goods[Good::plank], 1);
}

TEST(DerreinAnnexing, aNewDuchyTakesAnUnprotectedFarmBesideIt_LAnnexionDUneFerme) {
    State state = wide();
    give(state, anna, {{Good::plank, 3}, {Good::slate, 3}});
    setBuilding(state, at(1, 1), Building::farm, bert);
    setBuilding(state, at(4, 4), Building::farm, bert);
    EXPECT_REFUSED(state, anna, "no-new-duchy", Annex{at(1, 1)});
    play(state, anna, BuildDuchy{between(1, 1)});
    EXPECT_REFUSED(state, anna, "not-beside-new-duchy", Annex{at(4, 4)});
    EXPECT_REFUSED(state, anna, "nothing-to-annex", Annex{at(2, 2)});
    play(state, anna, Annex{at(1, 1)});
    EXPECT_EQ(state.at(at(1, 1)).owner, anna);
    EXPECT_EQ(farmsOf(state.player(anna)), 1);
    EXPECT_EQ(farmsOf(state.player(bert)), 1);
}

TEST(DerreinAnnexing, itsOwnersDuchyOrWitcheryProtectsAFarm_LAnnexionDUneFerme) {
    State state = wide();
    give(state, anna, {{Good::plank, 3}, {Good::slate, 3}});
    setBuilding(state, at(1, 1), Building::farm, bert);
    setDuchy(state, between(0, 0), Duchy::small, cora);
    play(state, anna, BuildDuchy{between(1, 1)});
    EXPECT_LEGAL(state, anna, Annex{at(1, 1)}); // only the owner's own duchy protects
    State guarded = state;
    setDuchy(guarded, between(0, 1), Duchy::small, bert);
    EXPECT_REFUSED(guarded, anna, "duchy-protects", Annex{at(1, 1)});
    State witched = state;
    setBuilding(witched, at(0, 1), Building::witchery, bert);
    EXPECT_REFUSED(witched, anna, "witchery-protects", Annex{at(1, 1)});
    State corner = state;
    setBuilding(corner, at(0, 0), Building::witchery, bert);
    EXPECT_LEGAL(corner, anna, Annex{at(1, 1)}); // sides protect, corners do not
    State full = state;
    for (int i = 0; i < 5; ++i) setBuilding(full, at(i, 4), Building::farm, anna);
    EXPECT_REFUSED(full, anna, "no-farm-left", Annex{at(1, 1)});
}

TEST(DerreinAnnexing, threeSmallDuchiesBeatALargeOneAndATieChangesNothing_AnnexionSupplementaire) {
    for (Building piece : {Building::farm, Building::sawmill}) {
        State state = wide();
        give(state, bert, {{Good::plank, 3}, {Good::slate, 3}});
        setBuilding(state, at(1, 1), piece, anna);
        state.at(at(1, 1)).annexed = true;
        setDuchy(state, between(0, 0), Duchy::large, anna);
        setDuchy(state, between(1, 0), Duchy::small, bert);
        state.active = bert;
        play(state, bert, BuildDuchy{between(0, 1)});
        EXPECT_REFUSED(state, bert, "not-stronger", Annex{at(1, 1)}); // 2 against 2
        play(state, bert, BuildDuchy{between(1, 1)});
        play(state, bert, Annex{at(1, 1)}); // 3 against 2
        EXPECT_EQ(state.at(at(1, 1)).owner, bert);
        EXPECT_EQ(state.at(at(1, 1)).building, piece);
    }
}

TEST(DerreinAnnexing, withoutTheFurtherExpansionAnAnnexedFarmIsSafeBesideItsDuchy) {
    State state = board({"fffff", "fffff", "fffff"}, 3, {{"annex-farms", 1}});
    give(state, bert, {{Good::plank, 3}, {Good::slate, 3}});
    setBuilding(state, at(1, 1), Building::farm, anna);
    state.at(at(1, 1)).annexed = true;
    setDuchy(state, between(0, 0), Duchy::small, anna);
    setDuchy(state, between(1, 0), Duchy::large, bert);
    state.active = bert;
    play(state, bert, BuildDuchy{between(0, 1)});
    EXPECT_REFUSED(state, bert, "duchy-protects", Annex{at(1, 1)});
}

TEST(DerreinAnnexing, aLargeDuchyTakesAWorkshopThatOnlySmallOnesGuard_LAnnexionDUnAtelier) {
    State state = wide();
    give(state, anna, {{Good::plank, 9}, {Good::slate, 9}});
    setBuilding(state, at(1, 1), Building::sawmill, bert);
    setDuchy(state, between(0, 0), Duchy::small, bert);
    play(state, anna, BuildDuchy{between(1, 1)});
    EXPECT_REFUSED(state, anna, "needs-large-duchy", Annex{at(1, 1)});
    State guarded = state;
    setDuchy(guarded, between(0, 0), Duchy::large, bert);
    play(guarded, anna, EnlargeDuchy{between(1, 1)});
    EXPECT_REFUSED(guarded, anna, "duchy-protects", Annex{at(1, 1)});
    play(state, anna, EnlargeDuchy{between(1, 1)});
    State crowded = state;
    for (Cell cell : {at(1, 2), at(2, 1), at(2, 2)}) setBuilding(crowded, cell, Building::sawmill, anna);
    EXPECT_LEGAL(crowded, anna, Annex{at(1, 1)}); // the fourth at a large duchy
    play(state, anna, Annex{at(1, 1)});
    EXPECT_EQ(state.player(anna).workshops[Workshop::sawmill], 1);
    EXPECT_EQ(state.player(bert).workshops[Workshop::sawmill], 0);
}

TEST(DerreinAnnexing, aWorkshopNeedsRoomAtTheOwnDuchy_Rulings) {
    State state = wide();
    state.at(at(1, 1)).annexed = true;
    give(state, anna, {{Good::plank, 9}, {Good::slate, 9}});
    setBuilding(state, at(1, 1), Building::sawmill, bert);
    state.at(at(1, 1)).annexed = true;
    play(state, anna, BuildDuchy{between(1, 1)});
    setBuilding(state, at(1, 2), Building::sawmill, anna);
    EXPECT_LEGAL(state, anna, Annex{at(1, 1)});
    setBuilding(state, at(2, 2), Building::sawmill, anna);
    EXPECT_REFUSED(state, anna, "no-room", Annex{at(1, 1)});
}

} // namespace sideboard::derrein
