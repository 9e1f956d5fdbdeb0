#include <QRandomGenerator>
#include <set>

#include "sync/journal.h"
#include "sync/opentable.h"
#include "tests/ctl/ctl.h"

using namespace sideboard;
using namespace sideboard::test;

/// What was answered "ok" is on the disk.
class CtlDurabilityTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static void underShim(Program& program, const QString& name, const QString& value) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(DISKSHIM));
        environment.insert(name, value);
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
        program.setProcessEnvironment(environment);
    }

    static Result<std::unique_ptr<Table>> readBack(const QString& file) {
        const auto journal = Journal::open({{file, [] { return std::int64_t{0}; }}});
        if (!journal) return journal.error();
        const auto rows = (*journal)->tables();
        if (!rows) return rows.error();
        if (rows->size() != 1) return Error{"no-table", "the file holds no table"};
        auto stored = (*journal)->table(rows->front().id);
        if (!stored) return stored.error();
        return openTable(std::move(*stored));
    }

private Q_SLOTS:
    void whatWasAnsweredSurvivesBeingKilled() {
        constexpr int rounds = 200;
        QRandomGenerator chance(20260501);
        std::set<std::string> answered;
        QString file;
        std::size_t kept = 0;
        int midway = 0;
        for (int round = 0; round < rounds; ++round) {
            if (round % 20 == 0) {
                file = m_folder.filePath(QStringLiteral("kill%1.db").arg(round));
                answered.clear();
            }
            Program program(playingAt(file));
            program.start();
            QVERIFY(program.waitForStarted(patience));
            QByteArray input;
            for (int i = 0; i < 4000; ++i)
                input +=
                    i % 2 == 0 ? "{\"adjust\":\"seat0.wood\",\"by\":1}\n" : "{\"adjust\":\"seat0.wood\",\"by\":-1}\n";
            program.write(input);
            // Somewhere in the middle: more lines are under way than were answered.
            const int wait = static_cast<int>(chance.bounded(1, 400));
            for (int i = 0; i < wait; ++i) {
                const Json answer = program.line();
                QVERIFY(answer.value("ok", false));
                answered.insert(answer["stamp"]);
            }
            program.kill();
            QVERIFY(program.waitForFinished(patience));
            int lines = wait;
            while (program.canReadLine()) {
                const QByteArray line = program.readLine();
                const Json answer = Json::parse(line.toStdString(), nullptr, false);
                if (!line.endsWith('\n') || !answer.is_object()) break; // cut off in the middle of an answer
                QVERIFY(answer.value("ok", false));
                answered.insert(answer["stamp"]);
                ++lines;
            }
            midway += lines < 4000 ? 1 : 0;
            const auto table = readBack(file);
            QVERIFY2(table, table ? "" : table.error().message.c_str());
            for (const std::string& stamp : answered) {
                const auto id = entryIdFromText(stamp);
                QVERIFY(id && (*table)->log().find(*id));
            }
            kept += answered.size();
        }
        QVERIFY(kept > rounds);
        QVERIFY2(midway > rounds / 2, "most were killed with work under way");
    }

    void theDiskIsSyncedBeforeEachOk() {
        const QString log = m_folder.filePath(QStringLiteral("shim.log"));
        Program program(playingAt(m_folder.filePath(QStringLiteral("sync.db"))));
        underShim(program, QStringLiteral("DISKSHIM_LOG"), log);
        program.start();
        QVERIFY(program.waitForStarted(patience));
        constexpr int count = 60;
        for (int i = 0; i < count; ++i)
            QVERIFY(program.ask(R"({"adjust":"seat0.wood","by":1})").value("ok", false) ||
                    program.ask(R"({"adjust":"seat0.wood","by":-1})").value("ok", false));
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished(patience));
        QFile in(log);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QList<QByteArray> events = in.readAll().split('\n');
        int answers = 0;
        int writes = 0;
        bool synced = true;
        for (const QByteArray& event : events) {
            if (event == "write") {
                ++writes;
                synced = false;
            } else if (event == "sync") synced = true;
            else if (event == "answer") {
                QVERIFY2(synced, "an answer was given before what it tells was synced");
                answers += writes > 0 ? 1 : 0;
                writes = 0;
            }
        }
        QVERIFY(answers >= count); // and each had something of its own to sync
    }

    void aFullDiskLosesNothingAndSaysSo() {
        const QString file = m_folder.filePath(QStringLiteral("full.db"));
        Program program(playingAt(file));
        underShim(program, QStringLiteral("DISKSHIM_ROOM"), QStringLiteral("400000"));
        QByteArray input;
        for (int i = 0; i < 60'000; ++i)
            input += i % 2 == 0 ? "{\"adjust\":\"seat0.wood\",\"by\":1}\n" : "{\"adjust\":\"seat0.wood\",\"by\":-1}\n";
        const Ran ran = finish(program, input);
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.answers.size(), 60'000U);
        std::size_t good = 0;
        std::size_t full = 0;
        std::string last;
        for (const Json& answer : ran.answers) {
            if (answer.value("ok", false)) {
                ++good;
                last = answer["stamp"];
            } else if (answer.contains("error") &&
                       (answer["error"]["code"] == "db-full" || answer["error"]["code"] == "not-stored"))
                ++full;
        }
        QVERIFY(good > 0);
        QVERIFY(full > 0);
        const auto table = readBack(file);
        QVERIFY2(table, table ? "" : table.error().message.c_str());
        QCOMPARE((*table)->log().size(), good + 1); // and the set-up
        const auto id = entryIdFromText(last);
        QVERIFY(id && (*table)->log().find(*id));
        // With room again the table goes on.
        const Ran again = run(playingAt(file), "{\"correct\":\"seat0.wood\",\"to\":3}\n");
        QCOMPARE(again.status, 0);
        QSAME(again.event["continued"], Json(true));
    }

    void aNewFileOnAFullDiskLeavesNothing() {
        const QString file = m_folder.filePath(QStringLiteral("none.db"));
        Program program(playingAt(file));
        underShim(program, QStringLiteral("DISKSHIM_ROOM"), QStringLiteral("6000"));
        const Ran ran = finish(program);
        QCOMPARE(ran.status, 2);
        QCOMPARE(codeOf(ran.answers.at(0)), QStringLiteral("db-full"));
        QVERIFY(!QFile::exists(file));
    }
};

QTEST_GUILESS_MAIN(CtlDurabilityTest)
#include "ctldurabilitytest.moc"
