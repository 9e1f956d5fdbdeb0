#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

class TakeBacks : public ::testing::Test {
protected:
    void SetUp() override { begin(table); }
    [[nodiscard]] int annas() const { return table.state().seats[0].count; }
    CounterTable table{77, phone, testHash};
};

TEST_F(TakeBacks, aTakeBackCanItselfBeTakenBackWhichRestores) {
    const EntryId count = entered(table.play(anna, Count{3}, {}));
    const auto counted = table.hash();
    const EntryId back = entered(table.takeBack(count, false, 0));
    EXPECT_EQ(annas(), 0);
    EXPECT_EQ(fitOf(table, count), Fit::takenBack);
    const EntryId restored = entered(table.takeBack(back, false, 0));
    EXPECT_EQ(table.hash(), counted);
    EXPECT_EQ(fitOf(table, back), Fit::takenBack);
    entered(table.takeBack(restored, false, 0));
    EXPECT_EQ(annas(), 0) << "and so on";
    EXPECT_EQ(whyNot(table.takeBack(count, false, 0)), "not-taken-back") << "it is taken back already";
}

TEST_F(TakeBacks, aGroupIsTakenBackUpToTheTakeBackAndNoFurther) {
    const EntryId first = entered(table.play(anna, Count{1}, {}));
    entered(table.play(anna, Count{1}, {0, first, false}));
    entered(table.play(anna, Count{1}, {}));
    const EntryId back = entered(table.takeBack(first, true, 0));
    EXPECT_EQ(annas(), 1);
    entered(table.play(anna, Count{2}, {0, first, false})); // the action goes on
    EXPECT_EQ(annas(), 3);
    entered(table.takeBack(back, false, 0));
    EXPECT_EQ(annas(), 5);
}

TEST_F(TakeBacks, theSetUpStays) {
    EXPECT_EQ(whyNot(table.takeBack(table.log()[0].id, false, 0)), "not-taken-back");
    EXPECT_EQ(whyNot(table.takeBack({tablet, 9}, false, 0)), "unknown-stamp");
    EXPECT_EQ(whyNot(table.undo(0)), "nothing-to-undo");
    // And if somebody sends one all the same, it takes nothing back.
    const EntryId setUp = table.log()[0].id;
    (void)table.merge({{{tablet, 1}, table.log().highest(), noSeat, {tablet, 1}, 0, TakeBack{setUp, true}}});
    EXPECT_TRUE(table.started());
}

TEST_F(TakeBacks, onlyWhatStandsBeforeATakeBackIsReached) {
    const Entry& setUp = table.log()[0];
    const Entry back{{tablet, 1}, setUp.stamp(), anna, {tablet, 1}, 0, TakeBack{{laptop, 1}, false}};
    const Entry late{{laptop, 1}, back.stamp(),
                     anna,        {laptop, 1},
                     0,           MoveBody{false, false, variantToBytes(Counter::Move(Count{2}))}};
    (void)table.merge({back, late});
    EXPECT_EQ(annas(), 2);
}

TEST_F(TakeBacks, undoAndRedoWalkThroughTheGroupsOfThisDevice) {
    std::vector<std::uint64_t> hashes{table.hash()};
    for (std::uint8_t by : {1, 2, 3}) {
        const EntryId first = entered(table.play(anna, Count{by}, {}));
        entered(table.adjust("seat1.coins", 1, {0, first, false}));
        hashes.push_back(table.hash());
    }
    (void)table.merge({{{tablet, 1}, {1, phone}, bert, {tablet, 1}, 0, Note{"somebody else's line"}}});
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 3; i-- > 0;) {
            entered(table.undo(0));
            ASSERT_EQ(table.hash(), hashes[i]);
        }
        EXPECT_EQ(whyNot(table.undo(0)), "nothing-to-undo");
        for (std::size_t i = 1; i <= 3; ++i) {
            entered(table.redo(0));
            ASSERT_EQ(table.hash(), hashes[i]);
        }
        EXPECT_EQ(whyNot(table.redo(0)), "nothing-to-redo");
    }
    entered(table.undo(0));
    entered(table.undo(0));
    entered(table.redo(0));
    EXPECT_EQ(table.hash(), hashes[2]);
    entered(table.undo(0));
    EXPECT_EQ(table.hash(), hashes[1]);
}

TEST_F(TakeBacks, whatIsEnteredAfterAnUndoEndsTheRedo) {
    entered(table.play(anna, Count{1}, {}));
    entered(table.undo(0));
    entered(table.play(anna, Count{2}, {}));
    EXPECT_EQ(whyNot(table.redo(0)), "nothing-to-redo");
    EXPECT_EQ(annas(), 2);
}

TEST_F(TakeBacks, anyUndoAndRedoAfterAnyMovesEqualsTheFoldFromTheStart) {
    Draws draws = Chance(21).draws("undo", 0);
    for (int i = 0; i < 600; ++i) {
        switch (draws.below(5)) {
        case 0: (void)table.undo(0); break;
        case 1: (void)table.redo(0); break;
        case 2:
            (void)table.takeBack(table.log()[draws.below(static_cast<std::uint32_t>(table.log().size()))].id,
                                 draws.below(2) == 0, 0);
            break;
        default: (void)table.playRandomly(seatAt(draws.below(2)), 1, {}); break;
        }
        ASSERT_EQ(table.hash(), hashFromTheStart(table)) << i;
    }
}

TEST_F(TakeBacks, aCopyOfAOnceMoveCountsOnceAndGoesWithTheOther) {
    CounterTable other(77, tablet, testHash);
    (void)send(table, other);
    const EntryId here = entered(table.play(anna, Roll{1, 4}, {}));
    const EntryId there = entered(other.play(anna, Roll{1, 4}, {}));
    sendBothWays(table, other);
    EXPECT_EQ(fitOf(table, here), Fit::fits);
    EXPECT_EQ(fitOf(table, there), Fit::copy);
    EXPECT_EQ(table.hash(), other.hash());
    const EntryId back = entered(table.takeBack(here, false, 0));
    EXPECT_EQ(table.state().rolls, 0) << "the copy does not step in";
    EXPECT_EQ(fitOf(table, there), Fit::takenBack);
    entered(table.takeBack(back, false, 0));
    EXPECT_EQ(table.state().rolls, 1);
    EXPECT_EQ(fitOf(table, there), Fit::copy);
}

TEST_F(TakeBacks, aCopyMadeWithoutKnowingOfTheTakeBackGoesToo) {
    CounterTable other(77, tablet, testHash);
    (void)send(table, other);
    entered(table.play(anna, Roll{1, 4}, {}));
    entered(table.undo(0));
    const EntryId there = entered(other.play(anna, Roll{1, 4}, {}));
    sendBothWays(table, other);
    EXPECT_EQ(table.state().rolls, 0);
    EXPECT_EQ(fitOf(other, there), Fit::takenBack);
    entered(other.play(anna, Roll{1, 4}, {})); // knowing of it, it is made again
    EXPECT_EQ(other.state().rolls, 1);
    sendBothWays(table, other);
    EXPECT_EQ(table.hash(), other.hash());
    EXPECT_EQ(table.state().rolls, 1);
}

TEST_F(TakeBacks, aOnceMoveWithAnotherBodyIsAQuestionAndEitherAnswerLeavesTheOther) {
    CounterTable other(77, tablet, testHash);
    (void)send(table, other);
    const EntryId four = entered(table.play(anna, Roll{1, 4}, {}));
    const EntryId six = entered(other.play(anna, Roll{1, 6}, {}));
    sendBothWays(table, other);
    EXPECT_EQ(table.state().die, 4);
    EXPECT_EQ(fitOf(table, six), Fit::question);
    const EntryId back = entered(table.takeBack(four, false, 0));
    EXPECT_EQ(table.state().die, 6);
    EXPECT_EQ(fitOf(table, six), Fit::fits);
    entered(table.takeBack(back, false, 0));
    entered(table.takeBack(six, false, 0));
    EXPECT_EQ(table.state().die, 4);
    EXPECT_EQ(fitOf(table, four), Fit::fits);
}

TEST_F(TakeBacks, aOnceMoveThatWasRejectedHereLeavesNothingBehind) {
    const EntryId four = entered(table.play(anna, Roll{1, 4}, {}));
    EXPECT_EQ(whyNot(table.play(anna, Roll{1, 6}, {0, {}, true})), "core.misfit.done-otherwise");
    EXPECT_EQ(table.log().size(), 2U);
    entered(table.takeBack(four, false, 0));
    EXPECT_EQ(table.state().rolls, 0);
    entered(table.play(anna, Roll{1, 6}, {}));
    EXPECT_EQ(table.state().die, 6);
    EXPECT_EQ(table.hash(), hashFromTheStart(table));
}

TEST_F(TakeBacks, listsWhatWouldStopFitting) {
    const EntryId gift = entered(table.play(bert, Pay{anna, 5}, {}));
    const EntryId spent = entered(table.play(anna, Pay{bert, 8}, {}));
    const EntryId harmless = entered(table.play(anna, Count{1}, {}));
    EXPECT_EQ(table.wouldStopFitting(gift, false), (std::vector<EntryId>{spent}));
    EXPECT_TRUE(table.wouldStopFitting(harmless, false).empty());
    EXPECT_TRUE(table.wouldStopFitting({tablet, 3}, false).empty());
    const auto before = table.hash();
    EXPECT_EQ(table.log().size(), 4U) << "asking changes nothing";
    const EntryId back = entered(table.takeBack(gift, false, 0));
    EXPECT_EQ(misfitOf(table, spent), "counter.misfit.coins");
    entered(table.takeBack(back, false, 0));
    EXPECT_EQ(table.hash(), before);
}

TEST_F(TakeBacks, restoringIsAskedAboutTheSameWay) {
    const EntryId spent = entered(table.play(anna, Pay{bert, 4}, {}));
    const EntryId back = entered(table.takeBack(spent, false, 0));
    const EntryId again = entered(table.play(anna, Pay{bert, 3}, {}));
    EXPECT_EQ(table.wouldStopFitting(back, false), (std::vector<EntryId>{again})) << "five coins do not pay both";
}

TEST_F(TakeBacks, copiesDoNotCountTwiceWhenAskingWhatWouldStopFitting) {
    CounterTable other(77, tablet, testHash);
    (void)send(table, other);
    entered(table.play(anna, Roll{1, 4}, {}));
    entered(other.play(anna, Roll{1, 4}, {}));
    const EntryId count = entered(table.play(anna, Count{1}, {}));
    sendBothWays(table, other);
    EXPECT_TRUE(table.wouldStopFitting(count, false).empty());
}

} // namespace
} // namespace sideboard::test
