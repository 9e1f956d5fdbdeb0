#include "tests/engine/neuland/board.h"

/// Set-up, first turn, building: T1 1.1 and 3.1, T2 set-up and IV.
namespace sideboard::neuland {
namespace {

TEST(NeulandBox, holds55TilesInTheFirstEditionAnd57InTheSecond) {
    int first = 0;
    int second = 0;
    for (Tile tile : valuesOf<Tile>()) {
        first += tilesInBox(Edition::first, tile);
        second += tilesInBox(Edition::second, tile);
    }
    EXPECT_EQ(first, 55);
    EXPECT_EQ(second, 57);
}

TEST(NeulandBox, holds21OreMarkersAnd19HexesAnd18Or12Or9CoatsOfArms) {
    EXPECT_EQ(markersOf(Ore::coal) + markersOf(Ore::iron) + markersOf(Ore::silver), 21);
    EXPECT_EQ(hexesOf(Terrain::forest) + hexesOf(Terrain::meadow) + hexesOf(Terrain::mountain), hexCount);
    EXPECT_EQ(armsFor(2), 18);
    EXPECT_EQ(armsFor(3), 12);
    EXPECT_EQ(armsFor(4), 9);
}

TEST(NeulandBox, knowsWhatTheTextsGiveAndAsksForTheRestFacts9) {
    int values = 0;
    int recipes = 0;
    int materials = 0;
    int assumed = 0;
    for (Tile tile : valuesOf<Tile>()) {
        if (tile == Tile::none) continue;
        const TilePrint print = knownPrint(Edition::second, tile);
        values += isProperty(tile) && !print.valueKnown ? 1 : 0;
        recipes += isProperty(tile) && !print.recipeKnown ? 1 : 0;
        materials += isUnit(tile) && !print.materialKnown ? 1 : 0;
        if (isProperty(tile)) {
            EXPECT_FALSE(print.groundKnown);
        }
        assumed += isProperty(tile) ? assumedPrint(Edition::second, tile).value : 0;
    }
    EXPECT_EQ(values, 10);
    EXPECT_EQ(recipes, 12);
    EXPECT_EQ(materials, 9) << "seven units, and the lodge and hut beyond the start tiles";
    EXPECT_GE(assumed, 35) << "a winner is certain, facts 4";
    EXPECT_EQ(knownPrint(Edition::second, Tile::senate).value, 4);
    EXPECT_EQ(knownPrint(Edition::first, Tile::smelter).ground, Ground::forestOrMeadow);
    EXPECT_FALSE(knownPrint(Edition::first, Tile::otherSmelter).groundKnown);
}

TEST(NeulandSetUp, aDealtMapHas7Forests7MeadowsAnd5MountainsInTenPieces) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = Neuland::setUp(
            *completeSetup(Neuland::info(), {2, seed, 1, {{"map", 1}, {"single-piece", static_cast<int>(seed % 2)}}}));
        Per<Terrain, int> hexes;
        std::array<int, 11> pieces{};
        for (const Land& land : state.lands) {
            ++hexes[land.terrain];
            ++pieces[land.piece];
        }
        for (Terrain terrain : valuesOf<Terrain>()) ASSERT_EQ(hexes[terrain], hexesOf(terrain));
        for (std::size_t piece = 1; piece <= 9; ++piece) ASSERT_EQ(pieces[piece], 2);
        ASSERT_EQ(pieces[10], 1);
        for (int one = 0; one < hexCount; ++one)
            for (int other = 0; other < one; ++other)
                if (state.lands[static_cast<std::size_t>(one)].piece ==
                    state.lands[static_cast<std::size_t>(other)].piece) {
                    ASSERT_TRUE(Lattice::touch(one, other));
                }
    }
}

TEST(NeulandSetUp, aPaintedMapIsWholeBeforeTheGameBegins) {
    State state = Neuland::setUp(*completeSetup(Neuland::info(), {2, 1, 1, {}}));
    EXPECT_REFUSED(state, yellow, "map-not-whole", DrawFirst{0, red});
    std::size_t at = 0;
    for (char letter : usualLand)
        if (letter != ' ')
            play(state, yellow,
                 Paint{static_cast<Hex>(at++), letter == 'f'   ? Terrain::forest
                                               : letter == 'm' ? Terrain::meadow
                                                               : Terrain::mountain});
    EXPECT_LEGAL(state, yellow, DrawFirst{0, red});
}

TEST(NeulandSetUp, theFirstPlayerIsDrawnAndDrawnAgainTheSame) {
    const State state = fresh(Edition::second, 4);
    const auto drawn = Neuland::draw(state, yellow, DrawFirst{}, Chance(5));
    EXPECT_EQ(drawn, Neuland::draw(state, yellow, DrawFirst{}, Chance(5)));
    EXPECT_LEGAL(state, yellow, *drawn);
}

TEST(NeulandFirstTurn, beginsWithLodgeAndHutOnAnEmptyForestT1Section11Facts10) {
    State state = fresh(Edition::second, 2);
    play(state, yellow, DrawFirst{0, yellow});
    EXPECT_EQ(Neuland::owed(state, yellow), std::vector<std::string_view>{"settle"});
    EXPECT_REFUSED(state, yellow, "settle-first", EndTurn{state.turn});
    EXPECT_REFUSED(state, yellow, "settle-on-forest", Settle{hex("B3")});
    play(state, yellow, Settle{hex("C3")});
    EXPECT_EQ(state.at(place("C3-1")).tile, Tile::huntingLodge);
    EXPECT_EQ(state.at(place("C3-2")).tile, Tile::lumberjack);
    EXPECT_EQ(tilesLeft(state, Tile::huntingLodge), 2) << "four, less one each";
    play(state, yellow, producing("C3-1", Good::food));
    endTurn(state);
    EXPECT_REFUSED(state, red, "settle-on-empty", Settle{hex("C3")});
    EXPECT_EQ(state.at(place("C3-1")).worker, yellow) << "nothing is lost at the end of a first turn";
}

TEST(NeulandFirstTurn, hasNoCoatsOfArmsInTheSecondEditionAndMayHaveThemInTheFirstT2OverviewFacts10) {
    for (Edition edition : {Edition::first, Edition::second}) {
        State state = midGame(edition);
        state.begun = 0;
        put(state, "B3-1", Tile::weavingMill);
        work(state, "B3-1", yellow);
        if (edition == Edition::second) {
            put(state, "B3-2", Tile::abbey);
            EXPECT_REFUSED(state, yellow, "not-in-first-round", scoring(Tile::abbey, "B3", {"B3-1"}));
        } else EXPECT_LEGAL(state, yellow, scoring(Tile::abbey, "B3", {"B3-1"}));
    }
}

TEST(NeulandBuilding, terrainMustMatchAndAHexTakesThreeT1Section31T2IV) {
    State state = midGame(Edition::second);
    EXPECT_REFUSED(state, yellow, "wrong-terrain", building(Tile::farm, "C3", "wood-token"));
    for (std::string_view where : {"B3-1", "B3-2", "B3-3"}) put(state, where, Tile::sheepfold);
    EXPECT_REFUSED(state, yellow, "hex-full", building(Tile::farm, "B3", "wood-token"));
    EXPECT_LEGAL(state, yellow, building(Tile::farm, "B4", "wood-token"));
}

TEST(NeulandBuilding, twoSmeltersOfTheFirstEditionStandOnMeadowOrForestT1Section31) {
    State state = midGame(Edition::first);
    put(state, "C4-1", Tile::quarry);
    for (std::string_view where : {"C3", "B3"}) {
        work(state, "C4-1", yellow);
        play(state, yellow, building(Tile::smelter, where, "C4-1"));
    }
    work(state, "C4-1", yellow);
    EXPECT_REFUSED(state, yellow, "no-tile-left", building(Tile::smelter, "C3", "C4-1"));
}

TEST(NeulandBuilding, costsNothingInTheCostZoneAndOneActionForEachHexBeyondT1Section31T2IIIA) {
    const std::array<std::pair<std::string_view, int>, 4> sites{{{"A2", 0}, {"B3", 1}, {"D2", 2}, {"E1", 3}}};
    for (const auto& [site, cost] : sites) {
        State state = midGame(Edition::first);
        put(state, "A1-1", Tile::lumberjack);
        work(state, "A1-1", yellow);
        EXPECT_EQ(play(state, yellow, building(Tile::farm, site, "A1-1")), cost) << site;
        EXPECT_EQ(workersOnMap(state, yellow), 0);
    }
}

TEST(NeulandBuilding, takesStoneWhereTheTileShowsStoneAndAsksWhereNobodyKnows) {
    State state = midGame(Edition::second, 2, {});
    put(state, "C3-1", Tile::lumberjack);
    put(state, "C4-1", Tile::quarry);
    work(state, "C3-1", yellow);
    work(state, "C4-1", yellow);
    EXPECT_REFUSED(state, yellow, "not-that-good", building(Tile::paperMill, "C3", "C3-1"));
    EXPECT_LEGAL(state, yellow, building(Tile::paperMill, "C3", "C4-1"));
    EXPECT_REFUSED(state, yellow, "material-not-known", building(Tile::charcoalKiln, "C3", "C3-1"));
    Neuland::tracked().find("printed.charcoal-kiln.material")->set(state, static_cast<int>(Material::wood));
    EXPECT_LEGAL(state, yellow, building(Tile::charcoalKiln, "C3", "C3-1"));
    EXPECT_REFUSED(state, yellow, "ground-not-known", building(Tile::abbey, "B3", "C4-1"));
}

TEST(NeulandBuilding, propertiesComeFromTheTopOfTheirStackAndCostAStoneT2IV) {
    State state = midGame(Edition::second);
    put(state, "C4-1", Tile::quarry);
    work(state, "C4-1", yellow);
    EXPECT_REFUSED(state, yellow, "lower-first", building(Tile::church, "B3", "C4-1"));
    play(state, yellow, building(Tile::abbey, "B3", "C4-1"));
    work(state, "C4-1", yellow);
    EXPECT_LEGAL(state, yellow, building(Tile::church, "B3", "C4-1"));
    // The printed numbers decide, whatever the list says.
    state.printed[Tile::studio].value = 3;
    state.printed[Tile::academy].value = 1;
    EXPECT_REFUSED(state, yellow, "lower-first", building(Tile::studio, "B3", "C4-1"));
    EXPECT_LEGAL(state, yellow, building(Tile::academy, "B3", "C4-1"));
}

TEST(NeulandBuilding, progressIsNotBuiltButProducedInTheFirstEditionT1Section22) {
    State state = midGame(Edition::first);
    put(state, "C4-1", Tile::quarry);
    work(state, "C4-1", yellow);
    EXPECT_REFUSED(state, yellow, "progress-is-produced", building(Tile::abbey, "B3", "C4-1"));
}

} // namespace
} // namespace sideboard::neuland
