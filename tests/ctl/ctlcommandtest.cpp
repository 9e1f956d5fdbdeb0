#include "tests/ctl/ctl.h"

using namespace sideboard;
using namespace sideboard::test;

/// Every command of play, through a real process.
class CtlCommandTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Program> m_program;
    QTemporaryDir m_folder;

    Json ask(const std::string& command) { return m_program->ask(command); }
    /// Entered: gives the hash.
    std::string enter(const std::string& command) {
        const Json answer = ask(command);
        if (answer.value("ok", false) && answer.contains("stamp") && answer.size() == 3 &&
            answer["hash"].get<std::string>().size() == 16)
            return answer["hash"];
        qWarning("%s: %s", command.c_str(), answer.dump().c_str());
        return "";
    }
    Json shown(const std::string& what) { return ask(Json{{"show", what}}.dump())[what]; }
    Json tracked(const std::string& id) {
        for (const Json& line : shown("tracked"))
            if (line["id"] == id) return line;
        return {};
    }

private Q_SLOTS:
    void init() {
        m_program = std::make_unique<Program>(playing());
        m_program->start();
        QVERIFY(m_program->waitForStarted(patience));
    }
    void cleanup() {
        m_program->closeWriteChannel();
        QVERIFY(m_program->waitForFinished(patience));
        m_program.reset();
    }

    void movesAreEnteredRefusedAndOverruled() {
        QVERIFY(!enter(R"({"seat":0,"do":"take-start-card","number":4,"piece":"sawmill"})").empty());
        const std::string before = shown("hash");
        const Json refused = ask(R"({"seat":0,"do":"throw-bowl","turn":1,"beads":{"green":3}})");
        QVERIFY(refused.contains("refusal"));
        const Json begin = ask(R"({"seat":0,"do":"begin"})");
        QVERIFY(begin["refusal"].contains("reason") && begin["refusal"].contains("page") &&
                begin["refusal"].contains("args"));
        QCOMPARE(shown("hash").get<std::string>(), before);
        QVERIFY(!enter(R"({"seat":0,"do":"begin","overruled":true})").empty());
        QSAME(shown("history").back()["overruled"], Json(true));
        QVERIFY(shown("hash").get<std::string>() != before);
    }

    void randomMovesAndDraws() {
        for (int i = 0; i < 40; ++i)
            if (!ask(R"({"random":true,"seat":0})")["ok"]) QVERIFY(!enter(R"({"random":true,"seat":1})").empty());
        QVERIFY(!enter(R"({"correct":"phase","to":"harvest"})").empty());
        const Json state = shown("state");
        const int seat = state["active"];
        const std::string first = enter(Json{{"draw", "throw-bowl"}, {"seat", seat}}.dump());
        QVERIFY(!first.empty());
        QVERIFY(!enter(R"({"undo":true})").empty());
        QCOMPARE(enter(Json{{"draw", "throw-bowl"}, {"seat", seat}}.dump()), first); // undo never re-rolls
    }

    void tapsCorrectionsUndoRedoTakeBack() {
        const std::string start = shown("hash");
        const Json tap = ask(R"({"adjust":"seat0.wood","by":2})");
        QSAME(tracked("seat0.wood")["value"], Json(2));
        const std::string corrected = enter(R"({"correct":"seat0.wood","to":4})");
        QSAME(tracked("seat0.wood")["value"], Json(4));
        QCOMPARE(enter(R"({"undo":true})"), tap["hash"].get<std::string>());
        QCOMPARE(enter(R"({"redo":true})"), corrected);
        QCOMPARE(enter(R"({"undo":true})"), tap["hash"].get<std::string>());
        const Json back = ask(Json{{"takeback", tap["stamp"]}}.dump());
        QCOMPARE(back["hash"].get<std::string>(), start);
        QCOMPARE(enter(Json{{"takeback", back["stamp"]}}.dump()), tap["hash"].get<std::string>()); // restored
    }

    void aBurstOfTapsIsOneGroup() {
        const std::string start = shown("hash");
        const Json first = ask(R"({"adjust":"seat0.wood","by":1})");
        const Json next{{"adjust", "seat0.wood"}, {"by", 1}, {"group", first["stamp"]}};
        for (int i = 0; i < 3; ++i) QVERIFY(!enter(next.dump()).empty());
        QCOMPARE(enter(R"({"undo":true})"), start);
    }

    void namesAndNumbersCorrectAlike() {
        const std::string named = enter(R"({"correct":"phase","to":"build"})");
        QVERIFY(!enter(R"({"undo":true})").empty());
        const Json phase = tracked("phase");
        const auto& names = phase["names"];
        const auto number = std::find(names.begin(), names.end(), Json("build")) - names.begin();
        QCOMPARE(enter(Json{{"correct", "phase"}, {"to", number}}.dump()), named);
        QSAME(tracked("phase")["name"], Json("build"));
    }

    void printedValuesAreCheckedOrCorrected() {
        std::string id;
        for (const Json& line : shown("tracked"))
            if (id.empty() && line["use"] == "printed" && line["checked"] == false && line["max"].get<int>() >= 2)
                id = line["id"];
        QVERIFY(!id.empty());
        QVERIFY(!enter(Json{{"correct", id}, {"to", 2}}.dump()).empty());
        QSAME(tracked(id)["value"], Json(2));
        QVERIFY(!enter(Json{{"printed", id}, {"value", 1}}.dump()).empty());
        QSAME(tracked(id)["value"], Json(1));
        QSAME(tracked(id)["checked"], Json(true));
        QCOMPARE(codeOf(ask(R"({"printed":"seat0.wood","value":1})")), QStringLiteral("not-printed"));
    }

    void whatIsShownCanBeLoaded() {
        for (int i = 0; i < 10; ++i) (void)ask(Json{{"random", true}, {"seat", i % 2}}.dump());
        const Json state = shown("state");
        QVERIFY(!enter(R"({"adjust":"seat0.wood","by":3})").empty());
        QVERIFY(shown("state") != state);
        QVERIFY(!enter(Json{{"load", state}}.dump()).empty());
        QVERIFY(shown("state") == state);
        Json impossible = state;
        impossible["seats"] = 9;
        const std::string before = shown("hash");
        QCOMPARE(codeOf(ask(Json{{"load", impossible}}.dump())), QStringLiteral("impossible-state"));
        QCOMPARE(shown("hash").get<std::string>(), before);
    }

    void everythingCanBeShown() {
        for (const char* what : {"state", "view", "kinds", "score", "history", "hash", "tracked", "seats", "export"}) {
            const Json answer = ask(Json{{"show", what}}.dump());
            QVERIFY2(answer.value("ok", false) && answer.contains(what) && answer.size() == 2, what);
        }
        const Json prompt = ask(R"({"show":"prompt","seat":0,"do":"take-start-card"})");
        QSAME(prompt["prompt"]["field"], Json("number"));
        QVERIFY(ask(R"({"show":"prompt","seat":0,"do":"begin"})")["prompt"].is_null());
        QCOMPARE(shown("score").size(), 2U);
        for (const Json& kind : ask(R"({"show":"kinds","seat":1})")["kinds"]) QSAME(kind["seat"], Json(1));
        QSAME(ask(R"({"show":"state","at":1})")["state"], shown("state"));
    }

    void sealedChoicesAreOpened() {
        QVERIFY(!enter(R"({"seal":"mission","seat":0,"upper":{},"lower":{}})").empty());
        const Json history = shown("history");
        QVERIFY(history.back().dump().find("upper") == std::string::npos);
        QCOMPARE(codeOf(ask(R"({"open":"mission","seat":1})")), QStringLiteral("no-secret"));
        QVERIFY(!enter(R"({"open":"mission","seat":0})").empty());
        QSAME(shown("state")["players"][0]["missionShown"], Json(true));
        QVERIFY(!enter(R"({"open":"mission","seat":1,"upper":{},"lower":{}})").empty()); // from the real card
        QCOMPARE(codeOf(ask(R"({"seal":"diary","seat":0})")), QStringLiteral("unknown-value"));
    }

    void seatsNotesAndTheEnd() {
        QVERIFY(!enter(R"({"name":"Zoë","seat":0})").empty());
        QVERIFY(!enter(R"({"colour":"blue","seat":0})").empty());
        QCOMPARE(text(shown("seats")[0]["name"]), QStringLiteral("Zoë"));
        QVERIFY(!enter(R"({"release":1})").empty());
        QVERIFY(shown("seats")[1]["device"].is_null());
        for (const char* command :
             {R"({"claim":1})", R"({"take-over":0})", R"({"own-seats-only":true})", R"({"everybody":true})",
              R"({"hand-over":1,"device":"00000000000000aa"})", R"({"note":"Anna was hungry","seat":1})",
              R"({"note":"late"})", R"({"dismiss":"00000000000000aa"})", R"({"finish":true})", R"({"finish":false})"})
            QVERIFY2(!enter(command).empty(), command);
    }

    void aFinishedTableIsNotContinued() {
        const QString file = m_folder.filePath(QStringLiteral("finished.db"));
        const Ran first = run(playingAt(file), "{\"adjust\":\"seat0.wood\",\"by\":1}\n{\"finish\":true}\n");
        QCOMPARE(first.status, 0);
        const Ran second = run(playingAt(file), "{\"show\":\"hash\"}\n");
        QSAME(second.event["continued"], Json(false));
        QVERIFY(second.event["id"] != first.event["id"]);
    }

    void theSameFileContinuesTheTable() {
        const QString file = m_folder.filePath(QStringLiteral("again.db"));
        const Ran first =
            run(playingAt(file),
                "{\"adjust\":\"seat0.wood\",\"by\":1}\n{\"seal\":\"mission\",\"seat\":0,\"upper\":{},\"lower\":{}}\n");
        QCOMPARE(first.status, 0);
        QSAME(first.event["continued"], Json(false));
        const Ran second = run(playingAt(file), "{\"show\":\"hash\"}\n{\"open\":\"mission\",\"seat\":0}\n");
        QSAME(second.event["continued"], Json(true));
        QSAME(second.event["id"], first.event["id"]);
        QSAME(second.answers[0]["hash"], first.answers[1]["hash"]);
        QSAME(second.answers[1]["ok"], Json(true)); // the secret was kept
        // Another call does not fit this table.
        const Ran other = run({QStringLiteral("play"), QStringLiteral("derrein"), QStringLiteral("--seats"),
                               QStringLiteral("3"), QStringLiteral("--db"), file});
        QCOMPARE(other.status, 2);
        QCOMPARE(codeOf(other.answers[0]), QStringLiteral("table-differs"));
        // Two unfinished tables: it must be said which.
        QCOMPARE(run(playingAt(file) + QStringList{QStringLiteral("--table"), QStringLiteral("new")}).status, 0);
        const Ran which = run(playingAt(file));
        QCOMPARE(which.status, 2);
        QCOMPARE(codeOf(which.answers[0]), QStringLiteral("which-table"));
        const Ran named = run(playingAt(file) + QStringList{QStringLiteral("--table"), text(first.event["id"])},
                              "{\"show\":\"hash\"}\n");
        QSAME(named.event["id"], first.event["id"]);
        QCOMPARE(named.answers.size(), 1U);
    }

    void aRefusalIsNoFailure() {
        const Ran ran = run(playing(), "{\"seat\":0,\"do\":\"begin\"}\n");
        QVERIFY(ran.answers[0].contains("refusal"));
        QCOMPARE(ran.status, 0);
    }
};

QTEST_GUILESS_MAIN(CtlCommandTest)
#include "ctlcommandtest.moc"
