#include "engine/kit/bag.h"
#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

namespace {

State harvesting() {
    State state = board(meadows);
    state.phase = Phase::harvest;
    return state;
}

void passTurn(State& state) {
    play(state, state.active, ThrowBowl{state.turn, beads({Colour::brown, Colour::brown, Colour::blue})});
    play(state, state.active, EndBuilding{});
    play(state, state.active, PayFood{});
}

} // namespace

TEST(DerreinBowl, aFarmInTheForestAndOneInTheMeadowGiveOneMoreEach_Exemple1) {
    State state = harvesting();
    state.map[numberOf(at(0, 0))].building = Building::farm; // forest
    state.map[numberOf(at(0, 0))].owner = anna;
    setBuilding(state, at(2, 0), Building::farm, anna); // meadow
    play(state, anna, ThrowBowl{1, beads({Colour::brown, Colour::green, Colour::yellow})});
    EXPECT_EQ(state.player(anna).goods, of({{Good::wood, 2}, {Good::cow, 2}, {Good::wheat, 1}}));
    EXPECT_EQ(state.phase, Phase::build);
}

TEST(DerreinBowl, twoFarmsOnWheatAndOneOnPebblesGiveSixAndTwo_Exemple2) {
    State state = harvesting();
    setBuilding(state, at(3, 0), Building::farm, anna);
    setBuilding(state, at(3, 1), Building::farm, anna);
    setBuilding(state, at(1, 0), Building::farm, anna);
    play(state, anna, ThrowBowl{1, beads({Colour::yellow, Colour::yellow, Colour::blue})});
    EXPECT_EQ(state.player(anna).goods, of({{Good::wheat, 6}, {Good::rock, 2}}));
    const View view = Derrein::view(state, anna, {});
    const auto harvest =
        std::find_if(view.panels.begin(), view.panels.end(), [](const Panel& p) { return p.name == "harvest"; });
    ASSERT_EQ(harvest->pieces.size(), 2u);
    EXPECT_EQ(harvest->pieces[1].figure, 6);
    EXPECT_EQ(harvest->pieces[1].detail.args[0].number, 2); // beads
    EXPECT_EQ(harvest->pieces[1].detail.args[1].number, 2); // farms
}

TEST(DerreinBowl, aRedBeadSpoilsTheProductsOfTheOtherColoursAndRawGoodsStay_LeGrainRouge) {
    State state = harvesting();
    state.bowl[Colour::red] = 1;
    state.round = 3;
    give(state, anna, {{Good::cow, 2}, {Good::rock, 1}, {Good::leather, 3}, {Good::slate, 2}, {Good::plank, 4}});
    play(state, anna, ThrowBowl{1, beads({Colour::red, Colour::green, Colour::blue})});
    EXPECT_EQ(state.player(anna).goods, of({{Good::cow, 2}, {Good::rock, 1}, {Good::plank, 4}}));
}

TEST(DerreinBowl, twoRedsSpoilTheOneOtherColourOnly_Facts) {
    State state = harvesting();
    state.bowl[Colour::red] = 2;
    give(state, anna, {{Good::leather, 3}, {Good::slate, 2}, {Good::medicine, 1}});
    play(state, anna, ThrowBowl{1, beads({Colour::red, Colour::red, Colour::purple})});
    EXPECT_EQ(state.player(anna).goods, of({{Good::leather, 3}, {Good::slate, 2}}));
}

TEST(DerreinBowl, theRedBeadComesAfterTheSecondRoundAndTheAppSaysSo_LeGrainRouge) {
    State state = harvesting();
    for (int turn = 0; turn < 4; ++turn) {
        EXPECT_EQ(state.bowl[Colour::red], 0) << turn;
        EXPECT_TRUE(Derrein::view(state, anna, {}).says.id.empty());
        passTurn(state);
    }
    EXPECT_EQ(state.round, 3);
    EXPECT_EQ(state.bowl[Colour::red], 1);
    EXPECT_EQ(Derrein::view(state, anna, {}).says.id, "derrein.says.red-came");
    passTurn(state);
    EXPECT_TRUE(Derrein::view(state, anna, {}).says.id.empty());
    for (int turn = 0; turn < 9; ++turn) passTurn(state);
    EXPECT_EQ(state.bowl[Colour::red], 1);
}

TEST(DerreinBowl, aThrowIsThreeBeadsThatLieInTheBowl) {
    const State state = harvesting();
    EXPECT_REFUSED(state, anna, "three-beads", ThrowBowl{1, beads({Colour::brown, Colour::blue})});
    EXPECT_REFUSED(state, anna, "not-in-bowl", ThrowBowl{1, beads({Colour::brown, Colour::brown, Colour::brown})});
    EXPECT_REFUSED(state, anna, "not-in-bowl", ThrowBowl{1, beads({Colour::red, Colour::brown, Colour::brown})});
    EXPECT_REFUSED(state, bert, "not-your-turn", ThrowBowl{1, beads({Colour::brown, Colour::brown, Colour::blue})});
    EXPECT_REFUSED(state, anna, "other-turn", ThrowBowl{2, beads({Colour::brown, Colour::brown, Colour::blue})});
}

TEST(DerreinBowl, theOddsOfRedAreThreeInElevenAndOfAColourOneLessNoneOfIt) {
    State state = harvesting();
    state.bowl[Colour::red] = 1;
    EXPECT_EQ(kit::oddsInThousand(state.bowl, Colour::red, 3), 273);   // 3/11: "27 %"
    EXPECT_EQ(kit::oddsInThousand(state.bowl, Colour::brown, 3), 491); // 1 - 84/165
    state.bowl[Colour::red] = 0;
    EXPECT_EQ(kit::oddsInThousand(state.bowl, Colour::red, 3), 0);
    EXPECT_EQ(kit::oddsInThousand(state.bowl, Colour::brown, 3), 533); // 1 - 56/120
}

TEST(DerreinBowl, everyPairOfBeadsFallsAsOftenAsChanceSays) {
    // Chi-square over the colours of 20,000 throws from the full bowl: 5 degrees of freedom, far inside 1 in 1,000.
    State state = harvesting();
    state.bowl[Colour::red] = 1;
    const Chance chance(99);
    Per<Colour, int> seen;
    constexpr int throws = 20000;
    for (int i = 0; i < throws; ++i) {
        state.turn = static_cast<std::uint16_t>(i);
        const auto move = std::get<ThrowBowl>(*Derrein::draw(state, anna, ThrowBowl{}, chance));
        EXPECT_EQ(sumOf(move.beads), 3);
        for (Colour colour : valuesOf<Colour>()) seen[colour] += move.beads[colour];
    }
    double chi = 0;
    for (Colour colour : valuesOf<Colour>()) {
        const double expected = 3.0 * throws * state.bowl[colour] / 11;
        chi += (seen[colour] - expected) * (seen[colour] - expected) / expected;
    }
    EXPECT_LT(chi, 20.5);
}

TEST(DerreinBowl, aLimitedHarvestTakesWhatIsLeftAndAnUnlimitedOneAll_Rulings) {
    State state = harvesting();
    give(state, bert, {{Good::wheat, 9}});
    setBuilding(state, at(3, 0), Building::farm, anna);
    play(state, anna, ThrowBowl{1, beads({Colour::yellow, Colour::yellow, Colour::blue})});
    EXPECT_EQ(state.player(anna).goods[Good::wheat], 1);
    State free = harvesting();
    free.options.rawLimited = false;
    give(free, bert, {{Good::wheat, 9}});
    setBuilding(free, at(3, 0), Building::farm, anna);
    play(free, anna, ThrowBowl{1, beads({Colour::yellow, Colour::yellow, Colour::blue})});
    EXPECT_EQ(free.player(anna).goods[Good::wheat], 4);
}

TEST(DerreinBowl, medicineAddsARedBeadForOneTurn_Medicament) {
    State state = harvesting();
    EXPECT_REFUSED(state, bert, "not-enough", AddRed{});
    give(state, bert, {{Good::medicine, 3}});
    play(state, bert, AddRed{});
    EXPECT_EQ(state.bowl[Colour::red], 1);
    EXPECT_EQ(state.player(bert).goods[Good::medicine], 2);
    play(state, bert, AddRed{});
    EXPECT_REFUSED(state, bert, "no-bead-left", AddRed{}); // two red beads in the box
    play(state, anna, ThrowBowl{1, beads({Colour::brown, Colour::brown, Colour::blue})});
    EXPECT_REFUSED(state, bert, "other-phase", AddRed{}); // before somebody throws
    play(state, anna, EndBuilding{});
    play(state, anna, PayFood{});
    EXPECT_EQ(state.bowl[Colour::red], 0);
}

TEST(DerreinBowl, throwsAreRememberedAgainstExpectation_Spec15) {
    State state = harvesting();
    play(state, anna, ThrowBowl{1, beads({Colour::yellow, Colour::yellow, Colour::blue})});
    EXPECT_EQ(state.throws.count, 1);
    EXPECT_EQ(state.throws.seen[Colour::yellow], 2);
    EXPECT_EQ(state.throws.expected[Colour::yellow], 600u); // 3 x 2/10
    EXPECT_EQ(state.player(anna).gained[Good::wheat], 2);
}

} // namespace sideboard::derrein
