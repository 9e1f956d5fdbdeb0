#include <QSqlDatabase>
#include <QSqlQuery>
#include <linux/capability.h>
#include <sys/prctl.h>

#include "tests/ctl/badlines.h"
#include "tests/ctl/ctl.h"

using namespace sideboard;
using namespace sideboard::test;

/// "Bad input" of the issue: each gets one clear message, and changes nothing.
class CtlBadInputTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QByteArray between(const QByteArray& line) {
        return "{\"show\":\"hash\"}\n" + line + "\n{\"show\":\"hash\"}\n";
    }

    static void refusesToStart(const QStringList& arguments, const char* code) {
        const Ran ran = run(arguments, "{\"adjust\":\"seat0.wood\",\"by\":1}\n");
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.answers.size(), 1U);
        QCOMPARE(codeOf(ran.answers[0]), QLatin1String(code));
    }

    static QStringList words(const char* line) { return QString::fromLatin1(line).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void aBadLineChangesNothing_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("code");
        for (const BadLine& each : badLines()) QTest::newRow(each.name) << each.line << QString::fromLatin1(each.code);
    }

    void aBadLineChangesNothing() {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        const Ran ran = run(playing(), between(line));
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.answers.size(), 3U);
        QCOMPARE(codeOf(ran.answers[1]), code);
        QSAME(ran.answers[1]["error"]["line"], Json(2));
        QVERIFY(ran.answers[1].dump().size() < 5000);
        QSAME(ran.answers[0], ran.answers[2]);
    }

    void blankLinesAndAMissingLastNewlineAreFine() {
        const Ran ran = run(playing(), "\n  \r\n{\"show\":\"hash\"}\r\n\n{\"show\":\"hash\"}");
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.answers.size(), 2U);
    }

    void manyErrorsAreAnsweredOneByOne() {
        QByteArray input;
        for (int i = 0; i < 20'000; ++i) input += i % 2 == 0 ? "{}\n" : "{\"adjust\":\"seat0.wood\",\"by\":0}\n";
        const Ran ran = run(playing(), input);
        QCOMPARE(ran.answers.size(), 20'000U);
        for (std::size_t i = 0; i < ran.answers.size(); i += 2) QSAME(ran.answers[i]["error"]["line"], Json(i + 1));
    }

    void badCalls() {
        refusesToStart({}, "bad-call");
        refusesToStart(words("dance"), "unknown-call");
        refusesToStart(words("play chess --seats 2"), "unknown-game");
        refusesToStart(words("moves chess"), "unknown-game");
        refusesToStart(words("moves"), "bad-call");
        refusesToStart(words("random chess --games 1"), "unknown-game");
        refusesToStart(words("play derrein"), "bad-call");
        refusesToStart(words("play derrein --seats 9"), "bad-call");
        refusesToStart(words("play derrein --seats two"), "bad-call");
        refusesToStart(words("play derrein --seats 2 --seed -1"), "bad-call");
        refusesToStart(words("play derrein --seats 2 --colour red"), "bad-call");
        refusesToStart(words("play derrein --seats 2 --seats 3"), "bad-call");
        refusesToStart(words("play derrein --seats 2 --db"), "bad-call");
        refusesToStart(words("play derrein extra --seats 2"), "bad-call");
        refusesToStart(words("play derrein --seats 2 --set weather=fine"), "unknown-option");
        refusesToStart(words("play derrein --seats 2 --set guild-master=perhaps"), "unknown-value");
        refusesToStart(words("play derrein --seats 2 --set guild-master=7"), "out-of-range");
        refusesToStart(words("play derrein --seats 2 --set guild-master"), "bad-call");
        refusesToStart(words("random derrein --games none"), "bad-call");
        refusesToStart(words("replay /nowhere/table.json"), "no-file");
        refusesToStart(words("games twice"), "bad-call");
        const QString file = m_folder.filePath(QStringLiteral("table.db"));
        refusesToStart({QStringLiteral("table"), QStringLiteral("--db"), file}, "bad-call");
        refusesToStart(words("table --new derrein --join ABC --db") + QStringList(file), "bad-call");
    }

    void badDatabases() {
        refusesToStart(playingAt(QStringLiteral("/nowhere/at/all.db")), "db-no-folder");
        refusesToStart(playingAt(m_folder.path()), "db-is-folder");
        const QString file = m_folder.filePath(QStringLiteral("bad.db"));
        const auto write = [&](const QByteArray& bytes) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(bytes);
        };
        const auto read = [&] {
            QFile in(file);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        write("Dear diary\n");
        refusesToStart(playingAt(file), "db-not-a-database");
        QCOMPARE(read(), QByteArray("Dear diary\n"));
        QVERIFY(QFile::remove(file));
        QCOMPARE(run(playingAt(file), "{\"adjust\":\"seat0.wood\",\"by\":1}\n").status, 0);
        {
            QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(file);
            QVERIFY(other.open());
            QVERIFY(QSqlQuery(other).exec(QStringLiteral("BEGIN EXCLUSIVE")));
            refusesToStart(playingAt(file), "db-locked");
            QVERIFY(QSqlQuery(other).exec(QStringLiteral("ROLLBACK")));
            QVERIFY(QSqlQuery(other).exec(QStringLiteral("PRAGMA user_version = 12345")));
            other.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
        const QByteArray newer = read();
        refusesToStart(playingAt(file), "db-newer");
        QCOMPARE(read(), newer);
    }

    void aReadOnlyDatabase() {
        const QString file = m_folder.filePath(QStringLiteral("readonly.db"));
        QCOMPARE(run(playingAt(file), "{\"adjust\":\"seat0.wood\",\"by\":1}\n").status, 0);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        Program program(playingAt(file));
        program.setChildProcessModifier(
            [] { prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0); }); // root would write all the same
        const Ran ran = finish(program, "{\"adjust\":\"seat0.wood\",\"by\":1}\n");
        QCOMPARE(ran.status, 2);
        QCOMPARE(codeOf(ran.answers.at(0)), QStringLiteral("db-read-only"));
    }
};

QTEST_GUILESS_MAIN(CtlBadInputTest)
#include "ctlbadinputtest.moc"
