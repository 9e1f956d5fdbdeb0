#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

/// The phone holds both seats of a table; the tablet looks at the same one.
class Rights : public ::testing::Test {
protected:
    void SetUp() override {
        begin(here);
        sendBothWays(here, there);
    }
    void change(CounterTable& table, Seat seat, SeatAct act, DeviceId device = {}, std::string text = {}) {
        entered(table.changeSeat(seat, {act, device, std::move(text)}, 0));
    }
    CounterTable here{77, phone, testHash};
    CounterTable there{77, tablet, testHash};
};

TEST_F(Rights, everybodyMayEnterForEverybodyUnlessTheTableSaysOtherwise) {
    entered(there.play(anna, Count{1}, {}));
    change(there, noSeat, SeatAct::ownSeatsOnly);
    EXPECT_EQ(whyNot(there.play(anna, Count{1}, {})), "core.misfit.seat-of-another");
    EXPECT_EQ(whyNot(there.adjust("seat0.coins", 1, {})), "core.misfit.seat-of-another");
    change(there, bert, SeatAct::claim);
    entered(there.play(bert, Count{1}, {}));
    EXPECT_EQ(there.seating().holder(bert), tablet);
    change(there, noSeat, SeatAct::everybody);
    entered(there.play(anna, Count{1}, {}));
    sendBothWays(here, there);
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(Rights, areJudgedByWhatTheDeviceCouldKnow) {
    change(here, bert, SeatAct::handOver, tablet);
    sendBothWays(here, there);
    change(here, noSeat, SeatAct::ownSeatsOnly);
    // Before it hears of that, the tablet enters for anna: its entry stands before the change or did not know of it.
    const EntryId before = entered(there.play(anna, Count{2}, {}));
    sendBothWays(here, there);
    EXPECT_EQ(fitOf(here, before), Fit::fits);
    EXPECT_EQ(here.hash(), there.hash());
    EXPECT_EQ(whyNot(there.play(anna, Count{2}, {})), "core.misfit.seat-of-another");
}

TEST_F(Rights, aSeatThatWasHandedOverMeanwhileIsNamed) {
    change(here, noSeat, SeatAct::ownSeatsOnly);
    change(here, bert, SeatAct::handOver, tablet);
    sendBothWays(here, there);
    change(there, bert, SeatAct::handOver, laptop);
    EXPECT_EQ(whyNot(there.play(bert, Count{1}, {})), "core.misfit.seat-of-another");
    change(there, bert, SeatAct::takeOver); // any device may take over the seat of one that is away
    entered(there.play(bert, Count{1}, {}));
}

TEST_F(Rights, onlookersOnlyLookUntilTheySitDown) {
    change(there, noSeat, SeatAct::lookOn);
    EXPECT_TRUE(there.seating().looksOn(tablet));
    EXPECT_EQ(whyNot(there.play(anna, Count{1}, {})), "core.misfit.looks-on");
    EXPECT_EQ(whyNot(there.note(noSeat, "hello", 0)), "core.misfit.looks-on");
    change(there, bert, SeatAct::claim);
    entered(there.play(bert, Count{1}, {}));
    sendBothWays(here, there);
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(Rights, aDismissedDeviceEntersNothingAndDoesNotSitDownAgain) {
    change(here, noSeat, SeatAct::dismiss, tablet);
    sendBothWays(here, there);
    EXPECT_EQ(whyNot(there.play(anna, Count{1}, {})), "core.misfit.dismissed");
    EXPECT_EQ(whyNot(there.changeSeat(bert, {SeatAct::claim, {}, {}}, 0)), "core.misfit.dismissed");
}

TEST_F(Rights, aTakeBackWithoutTheRightToItTakesNothingBack) {
    const EntryId count = entered(here.play(anna, Count{3}, {}));
    sendBothWays(here, there);
    change(there, noSeat, SeatAct::lookOn);
    EXPECT_EQ(whyNot(there.takeBack(count, false, 0)), "core.misfit.looks-on");
    EXPECT_EQ(there.state().seats[0].count, 3);
    EXPECT_EQ(there.log().size(), 3U) << "it was not entered at all";
    // And if it comes from outside all the same, it is shown and does nothing.
    const Entry back{{tablet, 2}, there.log().highest(), anna, {tablet, 2}, 0, TakeBack{count, false}};
    sendBothWays(here, there);
    (void)here.merge({back});
    EXPECT_EQ(here.state().seats[0].count, 3);
    EXPECT_EQ(misfitOf(here, back.id), "core.misfit.looks-on");
    EXPECT_EQ(here.hash(), hashFromTheStart(here));
}

TEST_F(Rights, withOwnSeatsOnlyATakeBackIsForItsOwnSeat) {
    change(here, noSeat, SeatAct::ownSeatsOnly);
    change(here, bert, SeatAct::handOver, tablet);
    const EntryId annas = entered(here.play(anna, Count{3}, {}));
    sendBothWays(here, there);
    const EntryId berts = entered(there.play(bert, Count{2}, {}));
    EXPECT_EQ(whyNot(there.takeBack(annas, false, 0)), "core.misfit.seat-of-another");
    entered(there.takeBack(berts, false, 0));
    sendBothWays(here, there);
    EXPECT_EQ(here.state().seats[0].count, 3);
    EXPECT_EQ(here.state().seats[1].count, 0);
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(Rights, aSeatEntryThatIsTakenBackGivesTheRightAgain) {
    const EntryId count = entered(here.play(anna, Count{3}, {}));
    const EntryId own = entered(here.changeSeat(noSeat, {SeatAct::ownSeatsOnly, {}, {}}, 0));
    sendBothWays(here, there);
    EXPECT_EQ(whyNot(there.takeBack(count, false, 0)), "core.misfit.seat-of-another");
    const EntryId back = entered(here.takeBack(own, false, 0));
    sendBothWays(here, there);
    const EntryId taken = entered(there.takeBack(count, false, 0));
    EXPECT_EQ(there.state().seats[0].count, 0);
    sendBothWays(here, there);
    entered(here.takeBack(back, false, 0)); // own seats only again: what was done in between stays done
    EXPECT_EQ(here.state().seats[0].count, 0);
    EXPECT_EQ(fitOf(here, taken), Fit::fits);
    EXPECT_EQ(here.hash(), hashFromTheStart(here));
}

TEST_F(Rights, namesAndColoursAreKeptAndHeldToALength) {
    change(here, anna, SeatAct::name, {}, "Zoë");
    change(here, anna, SeatAct::colour, {}, "red");
    EXPECT_EQ(here.seating().name(anna), "Zoë");
    EXPECT_EQ(here.seating().json()[0]["colour"], "red");
    EXPECT_EQ(whyNot(here.changeSeat(anna, {SeatAct::name, {}, std::string(500, 'x')}, 0)),
              "core.misfit.name-too-long");
    EXPECT_EQ(whyNot(here.changeSeat(seatAt(5), {SeatAct::claim, {}, {}}, 0)), "core.misfit.no-such-seat");
    change(here, anna, SeatAct::release);
    EXPECT_EQ(here.seating().json()[0]["device"], nullptr);
}

TEST_F(Rights, nobodyElseSetsTheTableUpAgain) {
    change(there, noSeat, SeatAct::lookOn);
    EXPECT_EQ(whyNot(there.setUp({3, 9, 1, {}}, 0)), "core.misfit.looks-on");
    EXPECT_EQ(there.seating().size(), 2);
}

} // namespace
} // namespace sideboard::test
