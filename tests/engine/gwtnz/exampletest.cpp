#include "tests/engine/gwtnz/table.h"

/// The booklet's own example, step by step (booklet p. 4).
namespace sideboard::gwtnz {
namespace {

State example() {
    State state = solo(Level::hard);
    staff(state, 4, 2, 3, 1, Worker::shepherd);
    state.market = sheep(0, 2, 1, 2, 2, 0);
    state.marketPile = sheep(5, 5, 6, 4, 4, 6);
    state.players[0].pounds = 7;
    return state;
}

TEST(BookletExample, workersBroughtTwoWheelsTwoBarrelsAndOneBell) { // step 1
    State state = solo(Level::hard, {{"values", 1}});
    for (Worker worker : valuesOf<Worker>())
        for (int column = 2; column <= 5; ++column)
            learn(state, "printed.sarah.immediate." + std::string(nameOf(worker)) + std::to_string(column), 0);
    staff(state, 2, 1, 1, 1, Worker::shepherd); // the worker of the set-up, without a card
    for (Header header : valuesOf<Header>())
        state.piles[header] = {static_cast<std::uint8_t>(static_cast<int>(header) + 1), 3};
    for (Worker worker : {Worker::shepherd, Worker::shepherd, Worker::craftsman, Worker::sailor, Worker::sailor}) {
        state.jobs = {};
        state.jobs[worker] = 1;
        state.phase = Phase::sarah;
        state.active = sarah;
        state.sarah.deck = deckOf(Level::hard);
        state.sarah.discard = 0;
        enter(state, sarah, SarahCardDrawn{static_cast<std::uint16_t>(state.sarah.turn + 1), 1});
        enter(state, sarah, SarahMove{3, {}, false, 0});
        enter(state, sarah, SarahHire{worker, 0});
        ASSERT_EQ(steps(state), "bonus-card");
        enter(state, sarah, SarahBonusCard{static_cast<Header>(state.sarah.steps[0].amount)});
    }
    const Player& her = state.player(sarah);
    EXPECT_EQ(her.workers, (Per<Worker, std::int8_t>{{4, 2, 3, 1}}));
    EXPECT_EQ(state.sarah.specialization, Worker::shepherd);
    EXPECT_EQ(her.herd[Card::set1], 2) << "wheels";
    EXPECT_EQ(her.herd[Card::set2], 2) << "barrels";
    EXPECT_EQ(her.herd[Card::set3], 1) << "bell";
    EXPECT_EQ(her.herd[Card::set4], 0) << "compass";
}

TEST(BookletExample, card14MovesFourAndBuysTwoCorriedales) { // steps 2 to 4
    State state = example();
    enter(state, sarah, SarahCardDrawn{1, 14});
    EXPECT_EQ(steps(state), "move add-sheep buy-sheep");

    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahMove{3, {}, false, 0});
    enter(state, sarah, SarahMove{4, {}, false, 2});
    EXPECT_EQ(state.players[0].pounds, 9) << "2 pounds for the green hand she passed";

    enter(state, sarah, SarahAddSheep{});
    enter(state, sarah, RevealSheep{1, sheep(0, 1, 1, 0, 0, 0)});
    EXPECT_EQ(state.sarah.steps[0].amount, 4) << "these two are free: she still has four shepherds";

    EXPECT_REFUSED(state, sarah, "not-in-the-market", SarahTakeSheep{Breed::dorset, Breed::suffolk, {}});
    enter(state, sarah, SarahAddSheep{});
    enter(state, sarah, RevealSheep{2, sheep(1, 0, 0, 0, 0, 1)});
    for (Breed breed : valuesOf<Breed>()) EXPECT_GT(state.market[breed], 0) << "all breeds are there now";
    EXPECT_EQ(state.sarah.steps[0].amount, 3) << "but one shepherd is used";

    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahTakeSheep{Breed::lincoln, Breed::lincoln, {}});
    EXPECT_REFUSED(state, sarah, "sarah-decides-otherwise", SarahTakeSheep{Breed::lincoln, Breed::corriedale, {}});
    enter(state, sarah, SarahTakeSheep{Breed::corriedale, Breed::corriedale, {}});
    EXPECT_EQ(state.player(sarah).herd[Card::corriedale], 2);
    EXPECT_EQ(state.market, sheep(1, 3, 0, 2, 2, 1));
    EXPECT_EQ(state.sarah.card, 0);
    EXPECT_EQ(state.sarah.discard, 1U << 14);
    EXPECT_EQ(state.active, marie);
}

} // namespace
} // namespace sideboard::gwtnz
