#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

/// The phone goes on playing; the tablet was away and comes back.
class Away : public ::testing::Test {
protected:
    void SetUp() override {
        begin(here);
        sendBothWays(here, there);
    }
    /// The link comes up: first take in what is lacked, then settle the drafts behind it.
    std::vector<EntryId> comeBack() {
        here.markShared();
        std::vector<Entry> lacked;
        for (const Entry* entry : here.log().lackedBy(there.log().have())) lacked.push_back(*entry);
        (void)there.merge(std::move(lacked));
        return there.settleDrafts(0);
    }
    CounterTable here{77, phone, testHash};
    CounterTable there{77, tablet, testHash};
};

TEST_F(Away, whatStillHoldsIsAddedBehindTheOthers) {
    entered(there.play(bert, Count{2}, {}));
    entered(here.play(anna, Count{1}, {}));
    entered(here.play(anna, Count{1}, {}));
    EXPECT_TRUE(comeBack().empty());
    const TableMerged merged = send(there, here);
    EXPECT_EQ(merged.log.firstChanged, 3U);
    EXPECT_TRUE(merged.stoppedFitting.empty());
    EXPECT_EQ(here.hash(), there.hash());
    EXPECT_EQ(here.state().seats[1].count, 2);
}

TEST_F(Away, whatTheRulesNoLongerAllowIsTakenBackAndAskedAbout) {
    const EntryId kept = entered(there.play(anna, Count{1}, {}));
    const EntryId tooMany = entered(there.play(anna, Count{3}, {}));
    entered(here.correct("seat0.count", 48, {})); // the limit is 50
    EXPECT_EQ(comeBack(), (std::vector<EntryId>{tooMany}));
    EXPECT_EQ(there.state().seats[0].count, 49);
    EXPECT_EQ(fitOf(there, kept), Fit::fits);
    EXPECT_EQ(fitOf(there, tooMany), Fit::takenBack);
    sendBothWays(here, there);
    EXPECT_EQ(here.hash(), there.hash());
    entered(there.redo(0)); // "yes, I did": the same as overruling
    EXPECT_EQ(there.state().seats[0].count, 52);
}

TEST_F(Away, whatNoLongerFitsIsAskedAboutToo) {
    const EntryId paid = entered(there.play(anna, Pay{bert, 5}, {}));
    entered(here.play(anna, Pay{bert, 3}, {}));
    EXPECT_EQ(comeBack(), (std::vector<EntryId>{paid}));
    sendBothWays(here, there);
    EXPECT_EQ(here.hash(), there.hash());
    EXPECT_EQ(here.state().seats[0].coins, 2);
    // Even when the others' payment goes, it does not come back to life by itself.
    entered(here.undo(0));
    EXPECT_EQ(here.state().seats[0].coins, 5);
}

TEST_F(Away, whatWasOverruledIsNotAskedAgain) {
    entered(there.play(anna, Count{9}, {0, {}, true}));
    entered(here.play(bert, Count{1}, {}));
    EXPECT_TRUE(comeBack().empty());
    EXPECT_EQ(there.state().seats[0].count, 9);
}

TEST_F(Away, aSecondCopyOfAOnceMoveIsNoQuestionButAnotherResultIs) {
    entered(there.play(anna, Roll{1, 4}, {}));
    entered(here.play(anna, Roll{1, 4}, {}));
    EXPECT_TRUE(comeBack().empty());
    sendBothWays(here, there);
    const EntryId six = entered(there.play(anna, Roll{2, 6}, {}));
    entered(here.play(anna, Roll{2, 5}, {}));
    EXPECT_EQ(comeBack(), (std::vector<EntryId>{six}));
    sendBothWays(here, there);
    EXPECT_EQ(here.state().die, 5) << "the others' result stands, also after the take-back of the draft";
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(Away, draftsThatFollowFromATakenBackOneAreJudgedWithoutIt) {
    const EntryId first = entered(there.play(bert, Pay{anna, 5}, {}));
    const EntryId second = entered(there.play(anna, Pay{bert, 8}, {}));
    entered(here.play(bert, Pay{anna, 1}, {})); // bert has 4 left: the first falls, and with it the second
    EXPECT_EQ(comeBack(), (std::vector<EntryId>{first, second}));
    EXPECT_EQ(there.state().seats[0].coins, 6);
}

TEST_F(Away, aClonedPhoneGoesOnUnderANewIdWithItsDrafts) {
    CounterTable clone(77, phone, testHash);
    ASSERT_TRUE(clone.restore(allOf(here.log()), here.log().shared()));
    entered(here.play(anna, Count{1}, {}));
    entered(clone.play(bert, Count{2}, {}));
    here.markShared();
    std::vector<Entry> entries = allOf(here.log());
    EXPECT_TRUE(clone.merge(entries).log.knowsMoreOfUs);
    clone.takeIdentity(laptop);
    (void)clone.merge(entries);
    EXPECT_TRUE(clone.settleDrafts(0).empty());
    sendBothWays(clone, here);
    EXPECT_EQ(clone.hash(), here.hash());
    EXPECT_EQ(here.state().seats[0].count, 1);
    EXPECT_EQ(here.state().seats[1].count, 2);
}

TEST_F(Away, halfAnHourAwayMakesNoEntryOfTheOthersStopFitting) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CounterTable table(77, phone, testHash);
        CounterTable away(77, tablet, testHash);
        begin(table);
        sendBothWays(table, away);
        Draws draws = Chance(seed).draws("away", 0);
        for (int i = 0; i < 60; ++i) {
            CounterTable& one = draws.below(2) == 0 ? table : away;
            if (draws.below(6) == 0) (void)one.undo(0);
            else (void)one.playRandomly(seatAt(draws.below(2)), seed, {});
        }
        table.markShared();
        std::vector<Entry> lacked;
        for (const Entry* entry : table.log().lackedBy(away.log().have())) lacked.push_back(*entry);
        (void)away.merge(std::move(lacked));
        (void)away.settleDrafts(0);
        EXPECT_TRUE(send(away, table).stoppedFitting.empty());
        ASSERT_EQ(table.hash(), away.hash());
        for (std::size_t i = 0; i < table.log().size(); ++i) ASSERT_NE(table.outcome(i).fit, Fit::didNotFit);
    }
}

} // namespace
} // namespace sideboard::test
