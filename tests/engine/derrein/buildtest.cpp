#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

TEST(DerreinBuilding, aFarmCostsTwoCowsAndAWheatAndThereAreFive_LaConstructionDUneFerme) {
    State state = board(meadows);
    EXPECT_REFUSED(state, anna, "not-enough", BuildFarm{at(0, 0), Raw::wood});
    give(state, anna, {{Good::cow, 12}, {Good::wheat, 6}});
    EXPECT_REFUSED(state, bert, "not-your-turn", BuildFarm{at(0, 0), Raw::wood});
    play(state, anna, BuildFarm{at(0, 0), Raw::wood});
    EXPECT_EQ(state.player(anna).goods, of({{Good::cow, 10}, {Good::wheat, 5}}));
    EXPECT_REFUSED(state, anna, "landscape-taken", BuildFarm{at(0, 0), Raw::wood});
    for (int column = 1; column < 5; ++column)
        play(state, anna, BuildFarm{at(column, 0), rawOf(state.at(at(column, 0)).landscape)});
    EXPECT_REFUSED(state, anna, "no-farm-left", BuildFarm{at(0, 1), Raw::cow});
    state.phase = Phase::harvest;
    EXPECT_REFUSED(state, anna, "other-phase", BuildFarm{at(0, 1), Raw::cow}); // only in the building phase
}

TEST(DerreinBuilding, aFarmMayTeaseALaterDuchyOwner_LaConstructionDUneFerme) {
    State state = board(meadows);
    setDuchy(state, between(1, 1), Duchy::small, bert);
    give(state, anna, {{Good::cow, 2}, {Good::wheat, 1}});
    EXPECT_LEGAL(state, anna, BuildFarm{at(1, 1), Raw::wood});
}

TEST(DerreinBuilding, aWitcheryCostsTwoLavenderStandsAnywhereAndMovesForAMedicine_ConstruireUneSorcellerie) {
    State state = board(meadows);
    give(state, anna, {{Good::lavender, 4}, {Good::medicine, 1}});
    EXPECT_REFUSED(state, anna, "no-witchery", MoveWitchery{at(2, 2)});
    play(state, anna, BuildWitchery{at(0, 0)});
    EXPECT_REFUSED(state, anna, "one-witchery", BuildWitchery{at(1, 0)});
    play(state, anna, MoveWitchery{at(2, 2)});
    EXPECT_EQ(state.at(at(0, 0)).building, Building::none);
    EXPECT_EQ(state.at(at(2, 2)).building, Building::witchery);
    EXPECT_EQ(state.player(anna).goods, of({{Good::lavender, 2}}));
}

TEST(DerreinBuilding, aDuchyCostsPlankAndSlateAndSoDoesEnlargingIt_ConstruireUnDuche) {
    State state = board(meadows);
    EXPECT_REFUSED(state, anna, "not-enough", BuildDuchy{between(0, 0)});
    give(state, anna, {{Good::plank, 5}, {Good::slate, 5}});
    play(state, anna, BuildDuchy{between(0, 0)});
    EXPECT_REFUSED(state, anna, "no-such-duchy", EnlargeDuchy{between(1, 0)});
    play(state, anna, EnlargeDuchy{between(0, 0)});
    EXPECT_REFUSED(state, anna, "no-such-duchy", EnlargeDuchy{between(0, 0)});
    play(state, anna, BuildDuchy{between(2, 2)});
    play(state, anna, BuildDuchy{between(2, 0)});
    EXPECT_EQ(state.player(anna).goods, of({{Good::plank, 1}, {Good::slate, 1}}));
    EXPECT_REFUSED(state, anna, "no-duchy-left", BuildDuchy{between(3, 2)});
    EXPECT_EQ(state.player(anna).smallDuchies, 2);
    EXPECT_EQ(state.player(anna).largeDuchies, 1);
}

TEST(DerreinBuilding, aWorkshopStandsOnItsLandscapeNextToAnOwnDuchy_ConstruireUnAtelier) {
    State state = board(meadows);
    give(state, anna, {{Good::leather, 6}});
    EXPECT_REFUSED(state, anna, "no-own-duchy-beside", BuildWorkshop{Workshop::sawmill, at(1, 1)});
    setDuchy(state, between(0, 0), Duchy::small, bert);
    EXPECT_REFUSED(state, anna, "no-own-duchy-beside", BuildWorkshop{Workshop::sawmill, at(0, 0)});
    setDuchy(state, between(1, 1), Duchy::small, anna);
    EXPECT_REFUSED(state, anna, "wrong-landscape", BuildWorkshop{Workshop::sawmill, at(2, 1)});
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(1, 1)});
    EXPECT_REFUSED(state, anna, "landscape-taken", BuildWorkshop{Workshop::sawmill, at(1, 1)});
    play(state, anna, BuildWorkshop{Workshop::stonecutter, at(2, 1)});
    EXPECT_EQ(state.player(anna).goods[Good::leather], 4);
    EXPECT_REFUSED(state, anna, "no-room", BuildWorkshop{Workshop::sawmill, at(2, 2)}); // a small duchy takes two
    setDuchy(state, between(1, 1), Duchy::large, anna);
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(2, 2)});
}

TEST(DerreinBuilding, theCostOfAWorkshopIsAskedBeforeItIsFirstBuilt_Unknown) {
    State state = board(meadows);
    state.printed.costKnown = {};
    state.printed.cost = {};
    setDuchy(state, between(1, 1), Duchy::small, anna);
    EXPECT_REFUSED(state, anna, "cost-not-known", BuildWorkshop{Workshop::sawmill, at(1, 1)});
    const auto* cost = Derrein::tracked().find("printed.cost.sawmill.leather");
    ASSERT_TRUE(cost);
    EXPECT_EQ(cost->use, TrackedUse::printed);
    cost->set(state, 2);
    EXPECT_REFUSED(state, anna, "not-enough", BuildWorkshop{Workshop::sawmill, at(1, 1)});
    give(state, anna, {{Good::leather, 2}});
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(1, 1)});
    EXPECT_EQ(state.player(anna).goods[Good::leather], 0);
}

TEST(DerreinBuilding, threeWorkshopsMayStandAroundASmallDuchyIfAnotherTakesOne_ConstruireUnDuche) {
    // Both duchies of the rulebook's picture have two workshops each, though three stand around one of them.
    State state = board({"fff", "fff", "fff"});
    give(state, anna, {{Good::leather, 6}});
    setDuchy(state, between(0, 0), Duchy::small, anna);
    setDuchy(state, between(1, 0), Duchy::small, anna);
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(0, 0)});
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(0, 1)});
    play(state, anna,
         BuildWorkshop{Workshop::sawmill, at(1, 0)}); // the third around the left one, counted to the right
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(1, 1)});
    EXPECT_REFUSED(state, anna, "no-room", BuildWorkshop{Workshop::sawmill, at(2, 0)});
    EXPECT_EQ(workshopsWithoutRoom(state, anna), 0);
}

TEST(DerreinBuilding, roomIsAMatchingAgainstBruteForce) {
    // Every way of counting each workshop to one duchy beside it, against the app's answer.
    Draws draws = Chance(5).draws("boards", 0);
    for (int board_ = 0; board_ < 2000; ++board_) {
        State state = board({"fffff", "fffff", "fffff", "fffff"});
        std::vector<int> duchies;
        std::vector<int> room;
        for (int i = 0; i < 3; ++i) {
            const Place place = between(static_cast<int>(draws.below(4)), static_cast<int>(draws.below(3)));
            if (state.at(place).size != Duchy::none) continue;
            setDuchy(state, place, draws.below(2) == 0 ? Duchy::small : Duchy::large, anna);
        }
        for (int i = 0; i < Lattice::crossings; ++i)
            if (state.duchies[static_cast<std::size_t>(i)].size != Duchy::none) {
                duchies.push_back(i);
                room.push_back(state.duchies[static_cast<std::size_t>(i)].size == Duchy::large ? 4 : 2);
            }
        std::vector<int> workshops;
        for (int i = 0; i < 6; ++i) {
            const Cell cell = at(static_cast<int>(draws.below(5)), static_cast<int>(draws.below(4)));
            if (state.at(cell).building != Building::none) continue;
            setBuilding(state, cell, Building::sawmill, anna);
            workshops.push_back(numberOf(cell));
        }
        std::function<int(std::size_t)> housed = [&](std::size_t i) -> int {
            if (i == workshops.size()) return 0;
            int best = housed(i + 1);
            for (std::size_t d = 0; d < duchies.size(); ++d) {
                bool beside = false;
                for (int cell : Lattice::around(duchies[d])) beside = beside || cell == workshops[i];
                if (!beside || room[d] == 0) continue;
                --room[d];
                best = std::max(best, 1 + housed(i + 1));
                ++room[d];
            }
            return best;
        };
        ASSERT_EQ(workshopsWithoutRoom(state, anna), static_cast<int>(workshops.size()) - housed(0)) << board_;
    }
}

TEST(DerreinBuilding, thereIsOneMillAndANewOneRemovesTheOld_LeMoulin) {
    State state = board(meadows);
    give(state, anna, {{Good::leather, 2}});
    give(state, bert, {{Good::leather, 2}, {Good::wheat, 1}});
    setDuchy(state, between(2, 0), Duchy::small, anna);
    setDuchy(state, between(0, 2), Duchy::small, bert);
    play(state, anna, BuildWorkshop{Workshop::mill, at(3, 0)});
    EXPECT_REFUSED(state, anna, "one-mill", BuildWorkshop{Workshop::mill, at(3, 1)}); // the owner may not build another
    EXPECT_REFUSED(state, bert, "ask-the-owner", Process{Raw::wheat, 1});
    state.active = bert;
    EXPECT_REFUSED(state, bert, "landscape-taken",
                   BuildWorkshop{Workshop::mill, at(3, 0)}); // not on the old one's square
    play(state, bert, BuildWorkshop{Workshop::mill, at(0, 2)});
    EXPECT_EQ(state.player(anna).workshops[Workshop::mill], 0);
    EXPECT_EQ(state.player(bert).workshops[Workshop::mill], 1);
    EXPECT_EQ(state.at(at(3, 0)).building, Building::none);
    play(state, bert, Process{Raw::wheat, 1});
    EXPECT_EQ(state.player(bert).goods[Good::flour], 3);
}

TEST(DerreinBuilding, aPlayerHasSixWorkshops_Limits) {
    State state = board({"ffff", "ffff", "ffff", "ffff"});
    give(state, anna, {{Good::leather, 9}});
    setDuchy(state, between(0, 0), Duchy::large, anna);
    setDuchy(state, between(2, 2), Duchy::large, anna);
    for (int cell : {0, 1, 12, 13}) play(state, anna, BuildWorkshop{Workshop::sawmill, static_cast<Cell>(cell)});
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(2, 2)});
    play(state, anna, BuildWorkshop{Workshop::sawmill, at(3, 3)});
    EXPECT_REFUSED(state, anna, "no-workshop-left", BuildWorkshop{Workshop::sawmill, at(2, 3)});
}

TEST(DerreinCounts, withoutAMapEverythingThatNeedsNoNeighbourStillWorks_Spec) {
    State state = board({}, 2, {{"map", 2}});
    give(state, anna, {{Good::plank, 3}, {Good::slate, 3}, {Good::leather, 9}, {Good::cow, 2}, {Good::wheat, 1}});
    EXPECT_REFUSED(state, anna, "no-map", BuildDuchy{between(0, 0)});
    EXPECT_REFUSED(state, anna, "no-room", BuildWorkshop{Workshop::sawmill, std::nullopt});
    play(state, anna, BuildDuchy{});
    play(state, anna, BuildWorkshop{Workshop::sawmill, std::nullopt});
    play(state, anna, BuildWorkshop{Workshop::mill, std::nullopt});
    EXPECT_REFUSED(state, anna, "no-room", BuildWorkshop{Workshop::tannery, std::nullopt});
    play(state, anna, EnlargeDuchy{});
    play(state, anna, BuildWorkshop{Workshop::tannery, std::nullopt});
    play(state, anna, BuildFarm{std::nullopt, Raw::wheat});
    EXPECT_EQ(state.player(anna).farms[Raw::wheat], 1);
    EXPECT_EQ(state.player(anna).largeDuchies, 1);
    EXPECT_EQ(Derrein::broken(state), std::nullopt);
}

} // namespace sideboard::derrein
