#include <gtest/gtest.h>

#include "tests/engine/core/countergame.h"

namespace sideboard::test {
namespace {

Entry noteBy(DeviceId device, std::uint32_t seq, Stamp after, std::string text = "x") {
    return {{device, seq}, after, noSeat, {device, seq}, 0, Note{std::move(text)}};
}

std::vector<std::string> textsOf(const Log& log) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < log.size(); ++i) texts.push_back(std::get<Note>(log[i].body).text);
    return texts;
}
using Texts = std::vector<std::string>;

std::vector<Entry> copies(const std::vector<const Entry*>& pointers) {
    std::vector<Entry> entries;
    for (const Entry* entry : pointers) entries.push_back(*entry);
    return entries;
}

TEST(Log, appendsBehindEverythingItHolds) {
    Log log(phone);
    const EntryId first = log.append(Note{"a"}, noSeat, {}, 0).id;
    const Entry& second = log.append(Note{"b"}, noSeat, first, 0);
    EXPECT_EQ(second.id, (EntryId{phone, 2}));
    EXPECT_EQ(second.after, (Stamp{1, phone}));
    EXPECT_EQ(second.group, first);
    EXPECT_EQ(log.find(first)->group, first) << "the first of a group names itself";
    EXPECT_EQ(log.highest(), (Stamp{2, phone}));
}

TEST(Log, theOrderIsByClockThenByDeviceOnEveryDevice) {
    Log a(phone), b(tablet);
    a.append(Note{"start"}, noSeat, {}, 0);
    a.markShared();
    (void)b.merge(copies(a.lackedBy(b.have())));
    a.append(Note{"a1"}, noSeat, {}, 0);
    a.append(Note{"a2"}, noSeat, {}, 0);
    b.append(Note{"b1"}, noSeat, {}, 0);
    a.markShared();
    b.markShared();
    const auto fromA = copies(a.lackedBy(b.have()));
    const Merged merged = a.merge(copies(b.lackedBy(a.have())));
    EXPECT_EQ(merged.added, 1U);
    EXPECT_EQ(merged.firstChanged, 2U) << "between a1 and a2";
    EXPECT_EQ(b.merge(fromA).firstChanged, 1U);
    EXPECT_EQ(textsOf(a), (Texts{"start", "a1", "b1", "a2"}));
    EXPECT_EQ(textsOf(a), textsOf(b));
    EXPECT_EQ(a.have(), b.have());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a.positionOf(a[i].id), i);
    EXPECT_EQ(a.positionOf(EntryId{laptop, 1}), std::nullopt);
    EXPECT_EQ(a.find({phone, 0}), nullptr);
}

TEST(Log, whatMissesItsPredecessorOrItsAfterWaits) {
    Log log(laptop);
    const Entry first = noteBy(phone, 1, {}, "first");
    const Entry second = noteBy(phone, 2, first.stamp(), "second");
    const Entry answer = noteBy(tablet, 1, second.stamp(), "answer");
    EXPECT_EQ(log.merge({answer}).added, 0U);
    EXPECT_EQ(log.merge({second}).added, 0U);
    EXPECT_EQ(log.waiting(), 2U);
    EXPECT_EQ(log.size(), 0U);
    const Merged merged = log.merge({first});
    EXPECT_EQ(merged.added, 3U);
    EXPECT_EQ(log.waiting(), 0U);
    EXPECT_EQ(textsOf(log), (Texts{"first", "second", "answer"}));
}

TEST(Log, onlySoMuchWaits) {
    Log log(laptop);
    std::vector<Entry> flood;
    for (std::uint32_t i = 2; i < 30'000; ++i) flood.push_back(noteBy(phone, i, {i - 1, phone}));
    (void)log.merge(std::move(flood));
    EXPECT_EQ(log.waiting(), 20'000U);
    EXPECT_EQ(log.merge({noteBy(phone, 1, {})}).added, 20'001U) << "the earliest of them were kept";
}

TEST(Log, stampsThatRunBackwardsAreDropped) {
    Log log(laptop);
    const Entry first = noteBy(phone, 1, {});
    const Entry other = noteBy(tablet, 1, first.stamp());
    const Entry second = noteBy(phone, 2, other.stamp());
    (void)log.merge({first, other, second});
    const Merged merged = log.merge({noteBy(phone, 3, other.stamp())});
    EXPECT_EQ(merged.malformed, 1U) << "it held its own second entry when it made the third";
    EXPECT_EQ(log.size(), 3U);
    EXPECT_EQ(log.merge({noteBy(phone, 3, {1000, phone})}).added, 0U) << "no stamp can jump ahead: it waits for ever";
}

TEST(Log, twoBodiesUnderOneNumberAreReportedAndTheFirstStays) {
    Log log(laptop);
    (void)log.merge({noteBy(phone, 1, {}, "one")});
    const Merged merged = log.merge({noteBy(phone, 1, {}, "two"), noteBy(phone, 1, {}, "one")});
    EXPECT_EQ(merged.conflicts, (std::vector<EntryId>{{phone, 1}}));
    EXPECT_EQ(merged.duplicates, 1U);
    EXPECT_EQ(textsOf(log), (Texts{"one"}));
}

TEST(Log, twoBodiesThatWaitUnderOneNumberAreReportedToo) {
    Log log(laptop);
    (void)log.merge({noteBy(phone, 2, {1, phone}, "one")});
    const Merged merged = log.merge({noteBy(phone, 2, {1, phone}, "two")});
    EXPECT_EQ(merged.conflicts, (std::vector<EntryId>{{phone, 2}}));
    (void)log.merge({noteBy(phone, 1, {}, "start")});
    EXPECT_EQ(textsOf(log), (Texts{"start", "one"}));
}

TEST(Log, mergingTwiceAddsNothing) {
    Log log(laptop);
    const Entry entry = noteBy(phone, 1, {});
    EXPECT_EQ(log.merge({entry, entry}).added, 1U);
    const Merged again = log.merge({entry});
    EXPECT_EQ(again.added, 0U);
    EXPECT_EQ(again.duplicates, 1U);
    EXPECT_EQ(again.firstChanged, log.size());
}

TEST(Log, aRestoredBackupNoticesThatOthersKnowMoreOfIt) {
    Log phoneLog(phone), tabletLog(tablet);
    phoneLog.append(Note{"kept"}, noSeat, {}, 0);
    phoneLog.markShared();
    const auto backup = copies(phoneLog.lackedBy({}));
    phoneLog.append(Note{"lost"}, noSeat, {}, 0);
    phoneLog.markShared();
    (void)tabletLog.merge(copies(phoneLog.lackedBy({})));

    Log restored(phone);
    (void)restored.restore(backup, 1);
    const EntryId draft = restored.append(Note{"new"}, noSeat, {}, 0).id;
    restored.append(TakeBack{draft, false}, noSeat, {}, 0);
    restored.append(Opening{1, 1, {draft}, "", std::nullopt}, noSeat, draft, 0);
    const Merged merged = restored.merge(copies(tabletLog.lackedBy(restored.have())));
    EXPECT_TRUE(merged.knowsMoreOfUs);
    EXPECT_EQ(merged.added, 0U);

    EXPECT_EQ(restored.takeIdentity(laptop), 1U);
    EXPECT_EQ(restored.self(), laptop);
    EXPECT_EQ(restored.draftCount(), 3U);
    (void)restored.merge(copies(tabletLog.lackedBy(restored.have())));
    (void)restored.restampDrafts();
    restored.markShared();
    const Merged atTablet = tabletLog.merge(copies(restored.lackedBy(tabletLog.have())));
    EXPECT_EQ(atTablet.added, 3U);
    EXPECT_TRUE(atTablet.conflicts.empty());
    EXPECT_EQ(restored.have(), tabletLog.have());
    // What names its own drafts names them by their new id.
    EXPECT_EQ(std::get<TakeBack>(tabletLog.find({laptop, 2})->body).target, (EntryId{laptop, 1}));
    EXPECT_EQ(std::get<Opening>(tabletLog.find({laptop, 3})->body).answers[0], (EntryId{laptop, 1}));
    EXPECT_EQ(tabletLog.find({laptop, 3})->group, (EntryId{laptop, 1}));
}

TEST(Log, twoClonesThatBothWriteNoticeIt) {
    Log one(phone), two(phone), other(tablet);
    one.append(Note{"mine"}, noSeat, {}, 0);
    two.append(Note{"also mine"}, noSeat, {}, 0);
    one.markShared();
    (void)other.merge(copies(one.lackedBy({})));
    EXPECT_TRUE(two.merge(copies(other.lackedBy({}))).knowsMoreOfUs) << "a draft of the same number with another body";
    two.markShared();
    EXPECT_EQ(other.merge(copies(two.lackedBy({}))).conflicts.size(), 1U) << "once sent it is a conflict, and reported";
    EXPECT_EQ(other.disagreements(two.have()), (std::vector<DeviceId>{phone}));
    EXPECT_TRUE(other.disagreements(one.have()).empty());
}

TEST(Log, draftsAreNeitherHadNorSent) {
    Log log(phone);
    log.append(Note{"shared"}, noSeat, {}, 0);
    log.markShared();
    log.append(Note{"draft"}, noSeat, {}, 0);
    EXPECT_EQ(log.have().at(phone).count, 1U);
    EXPECT_EQ(log.lackedBy({}).size(), 1U);
    EXPECT_EQ(log.drafts(), (std::vector<EntryId>{{phone, 2}}));
    log.markShared();
    EXPECT_EQ(log.draftCount(), 0U);
    EXPECT_EQ(log.lackedBy({{phone, {1, 0}}}).size(), 1U);
}

TEST(Log, draftsGoBehindWhatCameInTheirOwnOrder) {
    Log a(phone), b(tablet);
    a.append(Note{"start"}, noSeat, {}, 0);
    a.markShared();
    (void)b.merge(copies(a.lackedBy({})));
    b.append(Note{"d1"}, noSeat, {}, 0);
    b.append(Note{"d2"}, noSeat, {}, 0);
    for (const char* text : {"a1", "a2", "a3"}) a.append(Note{text}, noSeat, {}, 0);
    a.markShared();
    (void)b.merge(copies(a.lackedBy(b.have())));
    EXPECT_EQ(b.restampDrafts(), 2U);
    EXPECT_EQ(textsOf(b), (Texts{"start", "a1", "a2", "a3", "d1", "d2"}));
    EXPECT_EQ(b.find({tablet, 1})->after, (Stamp{4, phone}));
    EXPECT_EQ(b.find({tablet, 2})->after, b.find({tablet, 1})->stamp());
    EXPECT_EQ(b.restampDrafts(), b.size()) << "nothing left to do";
    b.markShared();
    EXPECT_EQ(a.merge(copies(b.lackedBy(a.have()))).firstChanged, 4U)
        << "adds to the others' table and rewrites nothing";
    EXPECT_EQ(a.have(), b.have());
}

TEST(Log, aDraftThatStandsLastIsReStampedIfItWasMadeWithoutKnowingWhatStandsBeforeIt) {
    Log a(phone), b(tablet);
    a.append(Note{"start"}, noSeat, {}, 0);
    a.markShared();
    (void)b.merge(copies(a.lackedBy({})));
    a.append(Note{"a1"}, noSeat, {}, 0); // the same clock as the draft, and the smaller device
    b.append(Note{"draft"}, noSeat, {}, 0);
    a.markShared();
    (void)b.merge(copies(a.lackedBy(b.have())));
    EXPECT_EQ(textsOf(b), (Texts{"start", "a1", "draft"}));
    EXPECT_EQ(b.restampDrafts(), 2U);
    EXPECT_EQ(b.find({tablet, 1})->after, (Stamp{2, phone}));
}

TEST(Log, draftsThatCouldNotBeStoredAreTakenOut) {
    Log log(phone);
    log.append(Note{"shared"}, noSeat, {}, 0);
    log.markShared();
    log.append(Note{"stored"}, noSeat, {}, 0);
    log.append(Note{"not"}, noSeat, {}, 0);
    log.append(Note{"stored either"}, noSeat, {}, 0);
    EXPECT_EQ(log.retractFrom(3), 2U);
    EXPECT_EQ(textsOf(log), (Texts{"shared", "stored"}));
    EXPECT_EQ(log.append(Note{"again"}, noSeat, {}, 0).id.seq, 3U) << "numbers have no gaps";
    EXPECT_EQ(log.retractFrom(0), 1U) << "what is shared stays";
    EXPECT_EQ(textsOf(log), (Texts{"shared"}));
    EXPECT_EQ(log.retractFrom(9), 1U);
    Log other(tablet);
    (void)other.merge(copies(log.lackedBy({})));
    EXPECT_EQ(other.have(), log.have());
}

TEST(Log, restoringBringsBackEntriesDraftsAndAll) {
    Log log(phone);
    log.append(Note{"a"}, noSeat, {}, 0);
    log.markShared();
    log.append(Note{"b"}, noSeat, {}, 0);
    std::vector<Entry> stored{log[0], log[1]};
    Log again(phone);
    EXPECT_EQ(again.restore({stored[1], stored[0]}, 1).added, 2U) << "in any order";
    EXPECT_EQ(again.drafts(), log.drafts());
    EXPECT_EQ(again.have(), log.have());
    Log damaged(phone);
    (void)damaged.restore({stored[0]}, 7); // says that more was shared than it holds
    EXPECT_EQ(damaged.draftCount(), 0U);
    EXPECT_EQ(damaged.have().at(phone).count, 1U);
    damaged.append(Note{"c"}, noSeat, {}, 0);
    EXPECT_EQ(damaged.draftCount(), 1U);
}

TEST(Log, whatTheOtherLacksComesInOrder) {
    Log log(laptop);
    const Entry p1 = noteBy(phone, 1, {}, "p1");
    const Entry t1 = noteBy(tablet, 1, p1.stamp(), "t1");
    const Entry p2 = noteBy(phone, 2, t1.stamp(), "p2");
    (void)log.merge({p1, t1, p2});
    EXPECT_EQ(copies(log.lackedBy({{phone, {1, 0}}})), (std::vector<Entry>{t1, p2}));
    EXPECT_TRUE(log.lackedBy(log.have()).empty());
    EXPECT_TRUE(log.lackedBy({{phone, {99, 0}}, {tablet, {99, 0}}}).empty());
}

} // namespace
} // namespace sideboard::test
