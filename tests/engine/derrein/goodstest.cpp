#include "tests/engine/derrein/board.h"

namespace sideboard::derrein {

TEST(DerreinGoods, eachRawGoodHasItsProductAndWheatGivesThree_LeTraitement) {
    State state = board(meadows);
    give(state, anna, {{Good::wood, 2}, {Good::rock, 1}, {Good::cow, 1}, {Good::wheat, 1}});
    for (Raw raw : {Raw::wood, Raw::rock, Raw::cow, Raw::wheat}) play(state, anna, Process{raw, 1});
    EXPECT_EQ(state.player(anna).goods,
              of({{Good::wood, 1}, {Good::plank, 1}, {Good::slate, 1}, {Good::leather, 1}, {Good::flour, 3}}));
}

TEST(DerreinGoods, aKindNobodyOwnsIsPublicAndAgainAfterItsRemoval_AtelierPublic) {
    State state = board(meadows);
    give(state, anna, {{Good::wood, 3}});
    give(state, bert, {{Good::wood, 3}});
    play(state, bert, Process{Raw::wood, 1}); // also out of turn
    setBuilding(state, at(1, 1), Building::sawmill, anna);
    EXPECT_REFUSED(state, bert, "ask-the-owner", Process{Raw::wood, 1});
    play(state, anna, Process{Raw::wood, 1});
    setBuilding(state, at(1, 1), Building::none, noSeat);
    EXPECT_LEGAL(state, bert, Process{Raw::wood, 1});
}

TEST(DerreinGoods, processingBeyondTheCardsLeftIsRefusedAsAWhole_Rulings) {
    State state = board(meadows);
    give(state, anna, {{Good::wheat, 3}});
    give(state, bert, {{Good::flour, 9}});
    EXPECT_LEGAL(state, anna, Process{Raw::wheat, 2});
    EXPECT_REFUSED(state, anna, "no-cards-left", Process{Raw::wheat, 3}); // 9 of 15 are held
    EXPECT_REFUSED(state, anna, "not-enough", Process{Raw::wheat, 4});
}

TEST(DerreinGoods, onlyOnesOwnWitcheryBrewsMedicine_Medicament) {
    State state = board(meadows);
    give(state, anna, {{Good::lavender, 1}});
    EXPECT_REFUSED(state, anna, "no-witchery", Process{Raw::lavender, 1}); // never public
    setBuilding(state, at(0, 0), Building::witchery, bert);
    EXPECT_REFUSED(state, anna, "no-witchery", Process{Raw::lavender, 1});
    EXPECT_REFUSED(state, anna, "witchery-not-lent", AskWorkshop{bert, Raw::lavender, 1, {}, true});
    setBuilding(state, at(0, 0), Building::witchery, anna);
    play(state, anna, Process{Raw::lavender, 1});
    EXPECT_EQ(state.player(anna).goods, of({{Good::medicine, 1}}));
}

TEST(DerreinGoods, theOwnerOfAWorkshopMayAgreeForAPriceOrRefuse_LeTraitement) {
    State state = board(meadows);
    setBuilding(state, at(1, 1), Building::sawmill, bert);
    give(state, anna, {{Good::wood, 4}, {Good::cow, 1}});
    const AskWorkshop ask{bert, Raw::wood, 2, of({{Good::wood, 1}}), false};
    play(state, anna, ask);
    EXPECT_EQ(Derrein::owed(state, bert), (std::vector<std::string_view>{"answer"}));
    EXPECT_EQ(Derrein::view(state, anna, {}).waitingFor, std::vector{bert});
    State refused = state;
    play(refused, bert, Answer{1, false});
    EXPECT_EQ(refused.player(anna).goods, of({{Good::wood, 4}, {Good::cow, 1}}));
    EXPECT_REFUSED(state, anna, "no-such-offer", Answer{1, true}); // only the one who was asked
    play(state, bert, Answer{1, true});
    EXPECT_EQ(state.player(anna).goods, of({{Good::wood, 1}, {Good::plank, 2}, {Good::cow, 1}}));
    EXPECT_EQ(state.player(bert).goods, of({{Good::wood, 1}}));
    EXPECT_TRUE(state.offers.empty());
    // Entered as done.
    play(state, anna, AskWorkshop{bert, Raw::wood, 1, of({{Good::cow, 1}}), true});
    EXPECT_EQ(state.player(anna).goods, of({{Good::plank, 3}}));
    EXPECT_REFUSED(state, anna, "no-such-workshop", AskWorkshop{bert, Raw::rock, 1, {}, true});
}

TEST(DerreinGoods, goodsAndProductsAreExchangedAtAnyTimeByOfferAndAnswer_Negocier) {
    State state = board(meadows);
    state.phase = Phase::harvest;
    give(state, bert, {{Good::wood, 2}});
    give(state, anna, {{Good::medicine, 1}});
    EXPECT_REFUSED(state, bert, "empty-trade", Trade{anna, {}, {}, false});
    EXPECT_REFUSED(state, bert, "not-enough", Trade{anna, of({{Good::wood, 3}}), {}, false});
    EXPECT_REFUSED(state, bert, "other-has-not", Trade{anna, of({{Good::wood, 1}}), of({{Good::medicine, 2}}), false});
    EXPECT_REFUSED(state, bert, "another-player", Trade{bert, of({{Good::wood, 1}}), {}, false});
    play(state, bert, Trade{anna, of({{Good::wood, 2}}), of({{Good::medicine, 1}}), false});
    // Meanwhile the wood is gone: agreeing no longer fits, refusing does.
    State spent = state;
    give(spent, bert, {{Good::wood, 1}});
    EXPECT_REFUSED(spent, anna, "not-enough", Answer{1, true});
    EXPECT_LEGAL(spent, anna, Answer{1, false});
    EXPECT_REFUSED(state, anna, "no-such-offer", Withdraw{1});
    EXPECT_LEGAL(state, bert, Withdraw{1});
    play(state, anna, Answer{1, true});
    EXPECT_EQ(state.player(anna).goods, of({{Good::wood, 2}}));
    EXPECT_EQ(state.player(bert).goods, of({{Good::medicine, 1}}));
    play(state, anna, Trade{bert, of({{Good::wood, 1}}), {}, true});
    EXPECT_EQ(state.player(bert).goods, of({{Good::medicine, 1}, {Good::wood, 1}}));
}

TEST(DerreinGoods, medicineTurnsAGoodIntoAnotherOfItsClassNeverAcross_Medicament) {
    State state = board(meadows);
    give(state, anna, {{Good::medicine, 2}, {Good::wood, 1}, {Good::plank, 1}});
    EXPECT_REFUSED(state, anna, "never-across", Transform{Good::wood, Good::plank});
    EXPECT_REFUSED(state, anna, "never-across", Transform{Good::plank, Good::cow});
    EXPECT_REFUSED(state, anna, "same-good", Transform{Good::wood, Good::wood});
    play(state, anna, Transform{Good::wood, Good::cow});
    EXPECT_EQ(state.player(anna).goods, of({{Good::medicine, 1}, {Good::cow, 1}, {Good::plank, 1}}));
    EXPECT_REFUSED(state, anna, "not-enough", Transform{Good::medicine, Good::flour}); // one is the price, one the good
    play(state, anna, Transform{Good::plank, Good::flour});
    EXPECT_EQ(state.player(anna).goods, of({{Good::cow, 1}, {Good::flour, 1}}));
}

TEST(DerreinGoods, aWitchFightsOnHerTurnAndOnlyTheDefenderCanLoseHerStar_LeCombat) {
    State state = board(meadows);
    setBuilding(state, at(0, 0), Building::witchery, anna);
    setBuilding(state, at(4, 3), Building::witchery, bert);
    give(state, anna, {{Good::medicine, 2}});
    give(state, bert, {{Good::medicine, 1}});
    EXPECT_REFUSED(state, bert, "not-your-turn", FightWitch{1, anna, true});
    EXPECT_REFUSED(state, anna, "another-player", FightWitch{1, anna, true});
    State lost = state;
    play(lost, anna, FightWitch{1, bert, false});
    EXPECT_TRUE(lost.player(anna).witchery);
    EXPECT_TRUE(lost.player(bert).witchery);
    EXPECT_EQ(lost.player(anna).goods[Good::medicine], 1);
    play(state, anna, FightWitch{1, bert, true});
    EXPECT_FALSE(state.player(bert).witchery);
    EXPECT_EQ(state.at(at(4, 3)).building, Building::none);
    EXPECT_EQ(state.at(at(0, 0)).building, Building::witchery);
    EXPECT_REFUSED(state, anna, "other-has-no-witchery", FightWitch{2, bert, true});
}

TEST(DerreinGoods, aTossedFightIsFairAndComesOutTheSameAgain) {
    State state = board(meadows);
    int won = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const auto once = std::get<FightWitch>(*Derrein::draw(state, anna, FightWitch{0, bert, false}, Chance(seed)));
        EXPECT_EQ(once, std::get<FightWitch>(*Derrein::draw(state, anna, FightWitch{0, bert, false}, Chance(seed))));
        won += once.won ? 1 : 0;
    }
    EXPECT_NEAR(won, 1000, 100);
}

} // namespace sideboard::derrein
