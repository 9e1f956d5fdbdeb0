#include "tests/ctl/ctl.h"

using namespace sideboard;
using namespace sideboard::test;

/// The calls that need no table.
class CtlCallsTest : public QObject {
    Q_OBJECT

private:
    static Ran call(const char* line) { return run(QString::fromLatin1(line).split(QLatin1Char(' '))); }

private Q_SLOTS:
    void gamesAreListed() {
        const Ran ran = call("games");
        QCOMPARE(ran.status, 0);
        QVERIFY(!ran.answers.empty());
        for (const Json& game : ran.answers)
            for (const char* key : {"id", "seats", "solo", "options", "printed"}) QVERIFY2(game.contains(key), key);
    }

    void movesAreListed() {
        const Ran ran = call("moves derrein");
        QCOMPARE(ran.status, 0);
        for (const Json& move : ran.answers) {
            QVERIFY(move.contains("do") && move.contains("fields"));
            for (const Json& field : move["fields"]) QVERIFY(field.contains("name") && field.contains("type"));
        }
    }

    void randomGamesKeepTheirInvariants() {
        for (const char* line : {"random derrein --games 4 --seed 9", "random derrein --games 2 --seats 2 --greedy"}) {
            const Ran ran = call(line);
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.answers.size(), 1U);
            for (const char* key : {"games", "ended", "stuck", "moves", "movesPerSecond", "broken"})
                QVERIFY2(ran.answers[0].contains(key), key);
            QCOMPARE(text(ran.answers[0]["broken"]), QString());
            QVERIFY(ran.answers[0]["moves"] > 0);
        }
    }

    void theSameSeedPlaysTheSame() {
        const Ran first = call("random derrein --games 2 --seed 4 --set guild-master=on --set map=dealt");
        QSAME(first.answers.at(0)["moves"],
              call("random derrein --games 2 --seed 4 --set guild-master=1 --set map=1").answers.at(0)["moves"]);
    }

    void anExportReplays() {
        const Ran played = run(playing(), "{\"random\":true,\"seat\":0}\n{\"random\":true,\"seat\":1}\n{\"adjust\":"
                                          "\"seat0.wood\",\"by\":3}\n{\"undo\":true}\n"
                                          "{\"show\":\"hash\"}\n{\"show\":\"score\"}\n{\"show\":\"export\"}\n");
        QCOMPARE(played.status, 0);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("table.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(played.answers.back()["export"].dump()));
        out.close();
        const Ran replayed = run({QStringLiteral("replay"), file});
        QCOMPARE(replayed.status, 0);
        QSAME(replayed.answers.at(0)["hash"], played.answers[4]["hash"]);
        QSAME(replayed.answers.at(0)["score"], played.answers[5]["score"]);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("{\"format\":\"sideboard-table\"");
        out.close();
        const Ran torn = run({QStringLiteral("replay"), file});
        QCOMPARE(torn.status, 2);
        QCOMPARE(codeOf(torn.answers.at(0)), QStringLiteral("bad-table-file"));
    }

    void theBenchmarkTellsItsFigures() {
        QTemporaryDir folder;
        const Ran ran =
            run({QStringLiteral("bench"), QStringLiteral("--quick"), QStringLiteral("--dir"), folder.path()});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.answers.size() >= 12);
        for (const Json& line : ran.answers)
            for (const char* key : {"figure", "value", "unit", "target"}) QVERIFY2(line.contains(key), key);
    }

    void helpTellsTheExitStatus() {
        Program program({QStringLiteral("--help")});
        program.start();
        QVERIFY(program.waitForFinished(patience));
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(program.readAllStandardOutput().contains("Exit status"));
    }
};

QTEST_GUILESS_MAIN(CtlCallsTest)
#include "ctlcallstest.moc"
