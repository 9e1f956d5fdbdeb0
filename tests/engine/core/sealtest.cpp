#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

class SealedBids : public ::testing::Test {
protected:
    void SetUp() override {
        begin(here);
        sendBothWays(here, there);
    }
    static Secret bid(CounterTable& table, Seat seat, int coins, std::uint8_t salt = 1) {
        const auto secret = table.prepareSecret(seat, "bid", {{"coins", coins}}, Salt{salt});
        EXPECT_TRUE(secret);
        return secret ? *secret : Secret{};
    }
    static const Outcome& outcomeOf(const CounterTable& table, EntryId id) {
        return table.outcome(*table.log().positionOf(id));
    }
    CounterTable here{77, phone, testHash};
    CounterTable there{77, tablet, testHash};
};

TEST_F(SealedBids, aSealHidesItsChoiceAndAnOpeningProvesIt) {
    const Secret secret = bid(here, anna, 4);
    const EntryId seal = entered(here.seal(secret, {}));
    sendBothWays(here, there);
    EXPECT_EQ(there.state().seats[0].bids, 1);
    EXPECT_EQ(there.state().seats[0].bid, -1);
    EXPECT_EQ(there.history(1).body.dump().find("coins"), std::string::npos);
    EXPECT_EQ(here.view(anna, std::vector{secret}).panels[0].pieces.back().figure, 4) << "its owner sees it";
    EXPECT_EQ(there.view(anna, {}).panels[0].pieces.size(), 2U);

    const EntryId opening = entered(here.open(secret, {}));
    sendBothWays(here, there);
    EXPECT_EQ(there.state().seats[0].bid, 4);
    EXPECT_TRUE(outcomeOf(there, opening).proved);
    EXPECT_EQ(whyNot(here.takeBack(seal, false, 0)), "core.misfit.seal-is-opened");
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(SealedBids, everySealOfASeatHasItsOwnNumber) {
    const Secret first = bid(here, anna, 4);
    entered(here.seal(first, {}));
    const Secret second = bid(here, anna, 5);
    EXPECT_EQ(first.number, 1U);
    EXPECT_EQ(second.number, 2U);
    EXPECT_EQ(bid(here, bert, 1).number, 1U);
    entered(here.seal(second, {}));
    entered(here.open(second, {}));
    EXPECT_EQ(here.state().seats[0].bid, 5);
    EXPECT_EQ(here.state().seats[0].bids, 1) << "the first is still closed";
}

TEST_F(SealedBids, anOpeningThatDoesNotMatchItsSealDoesNotFit) {
    Secret secret = bid(here, anna, 4);
    entered(here.seal(secret, {}));
    Secret forged = secret;
    forged.choice = variantToBytes(Counter::Sealed(Bid{9}));
    EXPECT_EQ(whyNot(here.open(forged, {})), "core.misfit.wrong-opening");
    forged = secret;
    forged.salt[3] ^= 1;
    EXPECT_EQ(whyNot(here.open(forged, {})), "core.misfit.wrong-opening");
    EXPECT_EQ(here.state().seats[0].bid, -1);
    entered(here.open(secret, {}));
}

TEST_F(SealedBids, aDeadPhoneBlocksNobodySinceAnybodyMayOpenFromTheCards) {
    entered(here.seal(bid(here, anna, 4), {}));
    sendBothWays(here, there);
    const EntryId opening = entered(there.openFromCards(anna, "bid", 1, {{"coins", 4}}, {}));
    EXPECT_EQ(there.state().seats[0].bid, 4);
    EXPECT_FALSE(outcomeOf(there, opening).proved);
    EXPECT_EQ(toJson(there.history(2))["proved"], false);
}

TEST_F(SealedBids, openingTwiceAlikeIsACopyAndOtherwiseAQuestion) {
    const Secret secret = bid(here, anna, 4);
    entered(here.seal(secret, {}));
    sendBothWays(here, there);
    const EntryId owners = entered(here.open(secret, {}));
    const EntryId alike = entered(there.openFromCards(anna, "bid", 1, {{"coins", 4}}, {}));
    sendBothWays(here, there);
    EXPECT_EQ(fitOf(here, owners), Fit::fits);
    EXPECT_EQ(fitOf(here, alike), Fit::copy);
    EXPECT_EQ(whyNot(there.openFromCards(anna, "bid", 1, {{"coins", 7}}, {})), "core.misfit.done-otherwise");
    EXPECT_EQ(here.state().seats[0].bids, 0) << "opened once";
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(SealedBids, aSealThatComesAfterTheOpeningOfItsRoundIsLate) {
    const Secret secret = bid(there, anna, 9);
    entered(here.openFromCards(anna, "bid", 1, {{"coins", 4}}, {})); // nobody had sealed anything
    EXPECT_EQ(bid(here, anna, 1).number, 2U) << "that round is over";
    sendBothWays(here, there);
    EXPECT_EQ(whyNot(there.seal(secret, {})), "core.misfit.late-seal");
    entered(here.seal(bid(here, anna, 2), {}));
}

TEST_F(SealedBids, aSealCanBeTakenBackWhileItsRoundIsClosed) {
    const EntryId seal = entered(here.seal(bid(here, anna, 4), {}));
    entered(here.takeBack(seal, false, 0));
    EXPECT_EQ(here.state().seats[0].bids, 0);
    const Secret changed = bid(here, anna, 5, 2);
    EXPECT_EQ(changed.number, 1U) << "the same round again";
    entered(here.seal(changed, {}));
    const EntryId opening = entered(here.open(changed, {}));
    EXPECT_TRUE(outcomeOf(here, opening).proved);
    EXPECT_EQ(here.state().seats[0].bid, 5);
}

TEST_F(SealedBids, aTakeBackThatCameWithoutKnowingOfTheOpeningDoesNotTakeTheSealBack) {
    const Secret secret = bid(here, anna, 4);
    const EntryId seal = entered(here.seal(secret, {}));
    sendBothWays(here, there);
    entered(here.open(secret, {}));
    entered(there.note(noSeat, "time passes", 0));
    entered(there.takeBack(seal, false, 0)); // later in the order than the opening
    sendBothWays(here, there);
    EXPECT_EQ(fitOf(here, seal), Fit::fits);
    EXPECT_EQ(here.state().seats[0].bid, 4);
    EXPECT_EQ(here.hash(), there.hash());
}

TEST_F(SealedBids, undoWalksPastASealThatStays) {
    entered(here.play(anna, Count{2}, {}));
    const Secret secret = bid(here, anna, 4);
    const EntryId seal = entered(here.seal(secret, {}));
    entered(here.open(secret, {}));
    entered(here.undo(0)); // the opening
    EXPECT_EQ(here.state().seats[0].bid, -1);
    entered(here.undo(0)); // everybody has seen it: the seal stays, the count goes
    EXPECT_EQ(here.state().seats[0].count, 0);
    EXPECT_EQ(fitOf(here, seal), Fit::fits);
    EXPECT_EQ(whyNot(here.undo(0)), "nothing-to-undo");
}

TEST_F(SealedBids, whatIsNoChoiceOfTheGameIsRefused) {
    EXPECT_FALSE(here.prepareSecret(anna, "bid", {{"coins", 999}}, {}));
    EXPECT_FALSE(here.prepareSecret(anna, "dance", Json::object(), {}));
    EXPECT_FALSE(here.prepareSecret(seatAt(5), "bid", {{"coins", 1}}, {}));
    EXPECT_EQ(whyNot(here.openFromCards(anna, "bid", 1, {{"coins", "x"}}, {})), "bad-value");
    const Entry nonsense{
        {tablet, 1}, here.log().highest(), anna, {tablet, 1}, 0, Opening{1, 1, {}, "\xff\xff", std::nullopt}};
    const Entry nobody{{tablet, 2}, nonsense.stamp(), noSeat, {tablet, 2}, 0, Seal{1, 1, {}}};
    (void)here.merge({nonsense, nobody});
    EXPECT_EQ(misfitOf(here, nonsense.id), "core.misfit.unreadable");
    EXPECT_EQ(misfitOf(here, nobody.id), "core.misfit.no-such-seat");
}

} // namespace
} // namespace sideboard::test
