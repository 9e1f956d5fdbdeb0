#include "sync/tablefile.h"

#include "sync/backup.h"
#include "tests/sync/sample.h"

using namespace sideboard;
using namespace sideboard::test;

class TableFileTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Journal> m_journal;
    QString path() const { return m_folder->filePath(QStringLiteral("table.db")); }

    void refuses(const std::string& bytes, const char* code) {
        const auto imported = importTable(*m_journal, bytes, {0xee});
        QVERIFY(!imported);
        QCOMPARE(text(imported.error().code), QLatin1String(code));
        QVERIFY(imported.error().message.size() > 20);
        QVERIFY(m_journal->tables()->empty());
    }

private Q_SLOTS:
    void init() {
        m_journal.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        auto journal = open(path());
        QVERIFY(journal);
        m_journal = std::move(*journal);
    }
    void cleanup() { m_journal.reset(); }

    void thereAndBackIsTheSame() {
        const auto table = sampleTable(400);
        QVERIFY(table->undo(noon()));
        QVERIFY(table->changeSeat(seatAt(0), {SeatAct::name, {}, "Zoë"}, noon()));
        const std::string bytes = exportTable(*table, rowOf(*table)).dump();
        const auto imported = importTable(*m_journal, bytes, {0xee});
        QVERIFY2(imported, imported ? "" : imported.error().message.c_str());
        QCOMPARE(imported->added, table->log().size());
        const auto again = readBack(*m_journal, table->id());
        QVERIFY(again);
        QCOMPARE((*again)->hash(), table->hash());
        QVERIFY(entriesOf(**again) == entriesOf(*table));
        QVERIFY((*again)->log().self() == DeviceId{0xee}); // not the one that exported it
        QVERIFY((*again)->adjust("seat0.wood", 1, {noon()}));
        QCOMPARE(m_journal->tables()->front().title, QStringLiteral("Tuesday"));
        QCOMPARE(backupsOf(path()).size(), 1);
    }

    void secretsStayAtHome() {
        const auto table = sampleTable(1);
        const auto secret =
            table->prepareSecret(seatAt(0), "mission", Json{{"upper", Json::object()}, {"lower", Json::object()}},
                                 Salt{9, 9, 9, 9, 9, 9, 9, 9});
        QVERIFY(secret);
        QVERIFY(table->seal(*secret, {noon()}));
        const Json json = exportTable(*table, rowOf(*table));
        QCOMPARE(json["entries"].size(), 2U);
        QVERIFY(!json.dump().empty());
        QVERIFY(json.dump().find("\"salt\"") == std::string::npos);
        QVERIFY(json.dump().find("\"choice\"") == std::string::npos);
    }

    void importingTwiceAddsNothing() {
        const auto table = sampleTable(50);
        const std::string bytes = exportTable(*table, rowOf(*table)).dump();
        QVERIFY(importTable(*m_journal, bytes, {0xee}));
        const auto again = importTable(*m_journal, bytes, {0xef});
        QVERIFY(again);
        QCOMPARE(again->added, 0U);
        QCOMPARE(m_journal->table(table->id())->entries.size(), 50U);
    }

    void aLongerFileAddsWhatIsNew() {
        const auto table = sampleTable(50);
        QVERIFY(importTable(*m_journal, exportTable(*table, rowOf(*table)).dump(), {0xee}));
        for (int i = 0; i < 7; ++i) QVERIFY(table->adjust("seat1.wood", 1, {noon()}));
        QCOMPARE(importTable(*m_journal, exportTable(*table, rowOf(*table)).dump(), {0xef})->added, 7U);
        QCOMPARE((*readBack(*m_journal, table->id()))->hash(), table->hash());
    }

    void anotherStoryUnderTheSameNumbersIsRefused() {
        const auto table = sampleTable(50);
        QVERIFY(importTable(*m_journal, exportTable(*table, rowOf(*table)).dump(), {0xee}));
        Json json = exportTable(*table, rowOf(*table));
        json["entries"].back()["at"] = 5;
        const auto imported = importTable(*m_journal, json.dump(), {0xee});
        QVERIFY(!imported);
        QCOMPARE(text(imported.error().code), QStringLiteral("table-differs"));
        QCOMPARE((*readBack(*m_journal, table->id()))->hash(), table->hash());
    }

    void foreignAndMalformedFilesAreRefused() {
        const auto table = sampleTable(20);
        const Json good = exportTable(*table, rowOf(*table));
        refuses("", "bad-table-file");
        refuses("not json", "bad-table-file");
        refuses("[1,2,3]", "bad-table-file");
        refuses("{}", "bad-table-file");
        refuses(std::string(100'000, '['), "bad-table-file");
        refuses(good.dump().substr(0, good.dump().size() / 2), "bad-table-file");
        const auto with = [&](const char* key, const Json& value) {
            Json json = good;
            json[key] = value;
            return json.dump();
        };
        refuses(with("format", "something-else"), "bad-table-file");
        refuses(with("version", 99), "newer-table-file");
        refuses(with("version", "one"), "bad-table-file");
        refuses(with("game", "chess"), "unknown-game");
        refuses(with("table", "xyz"), "bad-table-file");
        refuses(with("entries", Json::array()), "bad-table-file");
        refuses(with("entries", 7), "bad-table-file");
    }

    void oneBadEntryRefusesAll() {
        const auto table = sampleTable(20);
        const Json good = exportTable(*table, rowOf(*table));
        const auto broken = [&](std::size_t at, const std::function<void(Json&)>& change) {
            Json json = good;
            change(json["entries"][at]);
            return json.dump();
        };
        refuses(broken(19, [](Json& entry) { entry["kind"] = "dance"; }), "bad-table-file");
        refuses(broken(19, [](Json& entry) { entry.erase("id"); }), "bad-table-file");
        refuses(broken(19, [](Json& entry) { entry = 7; }), "bad-table-file");
        refuses(broken(19, [](Json& entry) { entry["clock"] = 4000; }), "bad-table-file");
        refuses(broken(5, [](Json& entry) { entry["body"] = nullptr; }), "bad-table-file");
        refuses(broken(0, [](Json& entry) { entry["body"]["game"] = "chess"; }), "other-game");
        refuses(broken(0, [](Json& entry) { entry["body"]["rules"] = 999; }), "newer-rules");
        Json gap = good;
        gap["entries"].erase(7);
        refuses(gap.dump(), "bad-table-file");
        Json twice = good;
        twice["entries"].push_back(twice["entries"][3]);
        refuses(twice.dump(), "bad-table-file");
    }
};

QTEST_GUILESS_MAIN(TableFileTest)
#include "tablefiletest.moc"
