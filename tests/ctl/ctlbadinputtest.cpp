#include <QSqlDatabase>
#include <QSqlQuery>
#include <sys/prctl.h>
#include <linux/capability.h>

#include "tests/ctl/ctl.h"

using namespace sideboard;
using namespace sideboard::test;

/// "Bad input" of the issue: each gets one clear message, and changes nothing.
class CtlBadInputTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QByteArray between(const QByteArray& line) { return "{\"show\":\"hash\"}\n" + line + "\n{\"show\":\"hash\"}\n"; }

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
        const auto add = [](const char* name, const QByteArray& line, const char* code) { QTest::newRow(name) << line << QString::fromLatin1(code); };
        add("unknown move", R"({"seat":0,"do":"dance"})", "unknown-move");
        add("unknown field", R"({"seat":0,"do":"take-start-card","number":1,"piece":"mill","hat":1})", "unknown-field");
        add("missing field", R"({"seat":0,"do":"take-start-card","number":1})", "missing-field");
        add("unknown value", R"({"seat":0,"do":"take-start-card","number":1,"piece":"castle"})", "unknown-value");
        add("value of another type", R"({"seat":0,"do":"take-start-card","number":"one","piece":"mill"})", "bad-value");
        add("value too large", R"({"seat":0,"do":"take-start-card","number":99999999999999999999,"piece":"mill"})", "bad-value");
        add("value out of range", R"({"seat":0,"do":"take-start-card","number":-1,"piece":"mill"})", "out-of-range");
        add("unknown seat", R"({"seat":3,"do":"begin"})", "unknown-seat");
        add("seat far too large", R"({"seat":300,"do":"begin"})", "out-of-range");
        add("no seat", R"({"do":"begin"})", "missing-field");
        add("seat null", R"({"seat":null,"do":"begin"})", "unknown-seat");
        add("do is a number", R"({"seat":0,"do":5})", "bad-value");
        add("unknown tracked value", R"({"adjust":"seat0.gold","by":1})", "unknown-value");
        add("unknown name of a value", R"({"correct":"phase","to":"lunch"})", "unknown-value");
        add("name for a number", R"({"correct":"seat0.wood","to":"many"})", "unknown-value");
        add("by is missing", R"({"adjust":"seat0.wood"})", "missing-field");
        add("by is a fraction", R"({"adjust":"seat0.wood","by":1.5})", "bad-value");
        add("by is huge", R"({"adjust":"seat0.wood","by":1e400})", "bad-json");
        add("undo false", R"({"undo":false})", "bad-value");
        add("undo more", R"({"undo":true,"twice":true})", "unknown-field");
        add("nothing to undo", R"({"undo":true})", "nothing-to-undo");
        add("nothing to redo", R"({"redo":true})", "nothing-to-redo");
        add("bad stamp", R"({"takeback":"yesterday"})", "bad-stamp");
        add("unknown stamp", R"({"takeback":"00000000000000ab:12"})", "unknown-stamp");
        add("unknown group", R"({"adjust":"seat0.wood","by":1,"group":"00000000000000ab:12"})", "unknown-stamp");
        add("unknown show", R"({"show":"everything"})", "unknown-value");
        add("show a number", R"({"show":7})", "bad-value");
        add("show with more", R"({"show":"hash","twice":true})", "unknown-field");
        add("prompt of an unknown move", R"({"show":"prompt","seat":0,"do":"dance"})", "unknown-move");
        add("view of an unknown seat", R"({"show":"view","seat":5})", "unknown-seat");
        add("moment that was not", R"({"show":"state","at":77})", "out-of-range");
        add("not a draw", R"({"draw":"begin","seat":0})", "not-a-draw");
        add("load nonsense", R"({"load":{"seats":2}})", "missing-field");
        add("load null", R"({"load":null})", "bad-value");
        add("unknown command", R"({"jump":true})", "unknown-command");
        add("empty object", "{}", "unknown-command");
        add("a list", "[1,2]", "bad-command");
        add("a text", "\"hello\"", "bad-command");
        add("malformed", R"({"show":"hash")", "bad-json");
        add("two on a line", R"({"show":"hash"}{"show":"hash"})", "bad-json");
        add("plain words", "show me the table", "bad-json");
        add("brackets without end", QByteArray(500'000, '['), "bad-json");
        add("deep but whole", R"({"adjust":)" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + R"(,"by":1})", "bad-json");
        add("a zero byte", QByteArray("{\"show\":\0\"hash\"}", 16), "bad-json");
        add("invalid UTF-8", "{\"note\":\"\xff\xfe\"}", "bad-utf8");
        add("half a character", "{\"note\":\"\xc3\"}", "bad-utf8");
        add("a long name", R"({"note":")" + QByteArray(70'000, 'x') + "\"}", "too-long");
        add("a line of 10 MB", QByteArray(10'000'000, 'x'), "line-too-long");
        add("a line just too long", R"({"note":")" + QByteArray(1024 * 1024, 'x') + "\"}", "line-too-long");
    }

    void aBadLineChangesNothing() {
        QFETCH(QByteArray, line);
        QFETCH(QString, code);
        const Ran ran = run(playing(), between(line));
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.answers.size(), 3U);
        QCOMPARE(codeOf(ran.answers[1]), code);
        QCOMPARE(ran.answers[1]["error"]["line"], Json(2));
        QVERIFY(ran.answers[1].dump().size() < 5000);
        QCOMPARE(ran.answers[0], ran.answers[2]);
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
        for (std::size_t i = 0; i < ran.answers.size(); i += 2) QCOMPARE(ran.answers[i]["error"]["line"], Json(i + 1));
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
        refusesToStart(words("table --db x.db --new derrein --seats 2"), "not-yet");
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
        program.setChildProcessModifier([] { prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0); }); // root would write all the same
        const Ran ran = finish(program, "{\"adjust\":\"seat0.wood\",\"by\":1}\n");
        QCOMPARE(ran.status, 2);
        QCOMPARE(codeOf(ran.answers.at(0)), QStringLiteral("db-read-only"));
    }
};

QTEST_GUILESS_MAIN(CtlBadInputTest)
#include "ctlbadinputtest.moc"
