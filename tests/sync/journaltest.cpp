#include <QSignalSpy>

#include "tests/sync/sample.h"

using namespace sideboard;
using namespace sideboard::test;

class JournalTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_files = 0;
    QString file() { return m_folder.filePath(QStringLiteral("%1.db").arg(++m_files)); }

private Q_SLOTS:
    void everythingIsReadBack() {
        const QString path = file();
        const auto table = sampleTable(300);
        const Secret secret{seatAt(1), 1, 4, Salt{1, 2, 3}, std::string("\x01\x00\x02", 3)};
        const Record record{table->id(), "derrein", QStringLiteral("Tuesday"), noon() + 9, R"([{"seat":0}])"};
        {
            const auto journal = open(path);
            QVERIFY(journal);
            QVERIFY(!(*journal)->writeNow(
                {AddTable{rowOf(*table)}, Append{table->id(), entriesOf(*table)}, KeepSecret{table->id(), secret},
                 RememberValue{"derrein", "beads.red", 2}, RememberValue{"derrein", "beads.red", 3}, KeepRecord{record},
                 SetSetting{QStringLiteral("language"), QStringLiteral("de")},
                 SetTitle{table->id(), QStringLiteral("Übung")}, SetFinished{table->id(), noon() + 1},
                 SetArchived{table->id(), true}, MarkShared{table->id(), 12}}));
        }
        const auto journal = open(path);
        QVERIFY(journal);
        const auto rows = (*journal)->tables();
        QCOMPARE(rows->size(), 1U);
        TableRow expected = rowOf(*table);
        expected.title = QStringLiteral("Übung");
        expected.finished = noon() + 1;
        expected.archived = true;
        expected.shared = 12;
        QVERIFY(rows->front() == expected);
        const auto stored = (*journal)->table(table->id());
        QVERIFY(stored && stored->entries == entriesOf(*table));
        QVERIFY(stored->secrets == std::vector{secret});
        QCOMPARE((*journal)->boxValues("derrein")->at("beads.red"), 3);
        QVERIFY(*(*journal)->records() == std::vector{record});
        QCOMPARE(**(*journal)->setting(QStringLiteral("language")), QStringLiteral("de"));
        QVERIFY(!*(*journal)->setting(QStringLiteral("nothing")));
    }

    void aRestartContinues() {
        const QString path = file();
        auto table = sampleTable(20);
        QVERIFY(!keep(path, *table));
        for (int round = 0; round < 10; ++round) {
            const auto journal = open(path);
            QVERIFY(journal);
            auto again = readBack(**journal, table->id());
            QVERIFY(again);
            QCOMPARE((*again)->hash(), table->hash());
            const std::size_t before = (*again)->log().size();
            QVERIFY((*again)->adjust("seat1.wood", 1, {noon()}));
            QVERIFY(!(*journal)->writeNow({Append{table->id(), entriesOf(**again, before)}}));
            table = std::move(*again);
        }
        QCOMPARE(table->log().size(), 30U);
    }

    void inMemoryWorksAlike() {
        const auto table = sampleTable(10);
        const auto journal = open(QStringLiteral(":memory:"));
        QVERIFY(journal);
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*table)}, Append{table->id(), entriesOf(*table)}}));
        QCOMPARE((*readBack(**journal, table->id()))->hash(), table->hash());
        QVERIFY(!(*journal)->backUp());
    }

    void writesShareASyncAndAnswerInOrder() {
        const auto table = sampleTable(1000);
        const auto journal = open(file());
        QVERIFY(journal);
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*table)}}));
        std::vector<std::size_t> answered;
        for (std::size_t i = 0; i < table->log().size(); ++i)
            (*journal)->write({Append{table->id(), {table->log()[i]}}}, this, [&, i](const Failure& failure) {
                QVERIFY(!failure);
                answered.push_back(i);
            });
        QVERIFY(QTest::qWaitFor([&] { return answered.size() == table->log().size(); }, 60'000));
        QVERIFY(std::is_sorted(answered.begin(), answered.end()));
        QVERIFY2((*journal)->commits() < 500, "a thousand writes in a row share syncs");
        QCOMPARE((*readBack(**journal, table->id()))->hash(), table->hash());
    }

    void nobodyIsToldOnceTheyAreGone() {
        const auto table = sampleTable(2);
        const auto journal = open(file());
        QVERIFY(journal);
        bool told = false;
        {
            QObject context;
            (*journal)->write({AddTable{rowOf(*table)}}, &context, [&](const Failure&) { told = true; });
        }
        QCOMPARE((*journal)->tables()->size(), 1U); // stored all the same
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    void closingStoresWhatStillWaits() {
        const QString path = file();
        const auto table = sampleTable(200);
        {
            const auto journal = open(path);
            QVERIFY(journal);
            (*journal)->write({AddTable{rowOf(*table)}}, this, [](const Failure&) {});
            for (std::size_t i = 0; i < table->log().size(); ++i)
                (*journal)->write({Append{table->id(), {table->log()[i]}}}, this, [](const Failure&) {});
        }
        const auto journal = open(path);
        QCOMPARE((*readBack(**journal, table->id()))->hash(), table->hash());
    }

    void aBadWriteSpoilsNoOther() {
        const auto table = sampleTable(30);
        const auto journal = open(file());
        QVERIFY(journal);
        std::vector<bool> failed;
        const auto write = [&](StoreChanges changes) {
            (*journal)->write(std::move(changes), this,
                              [&](const Failure& failure) { failed.push_back(failure.has_value()); });
        };
        write({AddTable{rowOf(*table)}, Append{table->id(), {table->log()[0]}}});
        write({Append{table->id(), {table->log()[1]}}});
        write({Append{999, {table->log()[2]}}}); // no such table
        write({SetTitle{table->id(), QStringLiteral("lost")},
               Append{table->id(), {table->log()[5]}}}); // a gap: none of it
        write({Append{table->id(), {table->log()[2]}}});
        write({AddTable{rowOf(*table)}}); // twice
        write({Append{table->id(), {table->log()[3]}}});
        QVERIFY(QTest::qWaitFor([&] { return failed.size() == 7; }, 60'000));
        QVERIFY((failed == std::vector{false, false, true, true, false, true, false}));
        QCOMPARE((*journal)->table(table->id())->entries.size(), 4U);
        QCOMPARE((*journal)->tables()->front().title, QStringLiteral("Tuesday"));
    }

    void whatFollowsALostEntryIsNotStored() {
        const auto table = sampleTable(5);
        const auto journal = open(file());
        QVERIFY(journal);
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*table)}, Append{table->id(), {table->log()[0]}}}));
        const auto failure = (*journal)->writeNow({Append{table->id(), {table->log()[2]}}});
        QCOMPARE(text(failure->code), QStringLiteral("not-stored"));
        QVERIFY(!(*journal)->writeNow({Append{table->id(), {table->log()[1], table->log()[2]}}}));
    }

    void incomingEntriesAreTakenInOnce() {
        const auto mine = sampleTable(10);
        const auto theirs = newTable(mine->id(), {0xbb});
        (void)theirs->merge(entriesOf(*mine));
        for (int i = 0; i < 5; ++i) QVERIFY(theirs->adjust("seat1.wood", 1, {noon()}));
        const auto journal = open(file());
        QVERIFY(journal);
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*mine)}, Append{mine->id(), entriesOf(*mine)}}));
        for (int round = 0; round < 2; ++round)
            QVERIFY(!(*journal)->writeNow({TakeIn{mine->id(), entriesOf(*theirs)}}));
        QCOMPARE((*journal)->table(mine->id())->entries.size(), 15U);
        QCOMPARE((*readBack(**journal, mine->id()))->hash(), theirs->hash());
    }

    void draftsAreReplacedTogether() {
        const auto mine = sampleTable(10);
        mine->markShared();
        const auto theirs = newTable(mine->id(), {0xbb});
        (void)theirs->merge(entriesOf(*mine));
        const auto journal = open(file());
        QVERIFY(journal);
        for (int i = 0; i < 4; ++i) QVERIFY(mine->adjust("seat0.wood", 1, {noon()}));
        TableRow row = rowOf(*mine);
        row.shared = 10;
        QVERIFY(!(*journal)->writeNow({AddTable{row}, Append{mine->id(), entriesOf(*mine)}}));
        for (int i = 0; i < 6; ++i) QVERIFY(theirs->adjust("seat1.wood", 1, {noon()}));
        (void)mine->merge(entriesOf(*theirs));
        QVERIFY(mine->settleDrafts(noon()).empty());
        std::vector<Entry> drafts;
        for (const EntryId id : mine->log().drafts()) drafts.push_back(*mine->log().find(id));
        QCOMPARE(drafts.size(), 4U);
        QVERIFY(drafts.front().after.clock > 10);

        // A list that does not fit leaves the old drafts.
        std::vector<Entry> torn = drafts;
        torn.erase(torn.begin() + 1);
        QVERIFY((*journal)->writeNow({TakeIn{mine->id(), entriesOf(*theirs, 10)}, ReplaceDrafts{mine->id(), torn}}));
        QCOMPARE((*journal)->table(mine->id())->entries.size(), 14U);

        QVERIFY(!(*journal)->writeNow({TakeIn{mine->id(), entriesOf(*theirs, 10)}, ReplaceDrafts{mine->id(), drafts}}));
        const auto stored = (*journal)->table(mine->id());
        QCOMPARE(stored->entries.size(), 20U);
        QCOMPARE((*readBack(**journal, mine->id()))->hash(), mine->hash());
        QCOMPARE((*readBack(**journal, mine->id()))->log().drafts().size(), 4U);
    }

    void anIdentityChangesWhole() {
        const auto mine = sampleTable(10);
        mine->markShared();
        for (int i = 0; i < 4; ++i) QVERIFY(mine->adjust("seat0.wood", 1, {noon()}));
        const QString path = file();
        const auto journal = open(path);
        TableRow row = rowOf(*mine);
        row.shared = 10;
        QVERIFY(!(*journal)->writeNow({AddTable{row}, Append{mine->id(), entriesOf(*mine)}}));
        mine->takeIdentity({0xf5});
        std::vector<Entry> drafts;
        for (const EntryId id : mine->log().drafts()) drafts.push_back(*mine->log().find(id));
        QVERIFY(!(*journal)->writeNow({ChangeIdentity{mine->id(), {0xf5}, drafts}}));
        QVERIFY((*journal)->tables()->front().device == DeviceId{0xf5});
        QCOMPARE((*journal)->tables()->front().shared, 0U);
        QCOMPARE((*readBack(**journal, mine->id()))->hash(), mine->hash());
        const std::size_t before = mine->log().size();
        QVERIFY(mine->adjust("seat0.wood", 1, {noon()}));
        QVERIFY(!(*journal)->writeNow({Append{mine->id(), entriesOf(*mine, before)}}));
        QCOMPARE((*readBack(**journal, mine->id()))->hash(), mine->hash());
    }

    void aDeletedTableTakesItsEntriesAlong() {
        const auto table = sampleTable(30);
        const auto other = sampleTable(20, 78);
        const auto journal = open(file());
        for (const auto& each : {std::cref(*table), std::cref(*other)})
            QVERIFY(!(*journal)->writeNow({AddTable{rowOf(each)}, Append{each.get().id(), entriesOf(each)},
                                           KeepRecord{{each.get().id(), "derrein", {}, 1, "[]"}}}));
        QVERIFY(!(*journal)->writeNow({DeleteTable{table->id()}}));
        QCOMPARE((*journal)->tables()->size(), 1U);
        QCOMPARE((*journal)->records()->size(), 2U);
        QCOMPARE(text((*journal)->table(table->id()).error().code), QStringLiteral("unknown-table"));
        // The same table can come again, from its first entry on.
        QVERIFY(!(*journal)->writeNow({AddTable{rowOf(*table)}, Append{table->id(), entriesOf(*table)}}));
    }
};

QTEST_GUILESS_MAIN(JournalTest)
#include "journaltest.moc"
