#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <vector>

#include "engine/core/json.h"

/// Starting the real sideboardctl and talking to it through its standard streams.
namespace sideboard::test {

inline constexpr int patience = 120'000; ///< ms; a started program that takes longer has hung

inline QString text(const Json& json) {
    return QString::fromStdString(json.is_string() ? json.get<std::string>() : json.dump());
}

/// QCOMPARE for JSON, which converts to too much for it.
#define QSAME(actual, expected) QCOMPARE(sideboard::test::text(actual), sideboard::test::text(expected))

/// A program that is ended with its guard, whatever a test does.
class Program : public QProcess {
public:
    explicit Program(const QStringList& arguments) {
        setProgram(QStringLiteral(SIDEBOARDCTL));
        setArguments(arguments);
    }
    ~Program() override {
        if (state() == NotRunning) return;
        kill();
        waitForFinished(patience);
    }

    /// The next line it prints; null when there is none.
    [[nodiscard]] Json line() {
        while (!canReadLine())
            if (!waitForReadyRead(patience)) return nullptr;
        return Json::parse(readLine().toStdString(), nullptr, false);
    }
    [[nodiscard]] Json ask(const std::string& command) {
        write(QByteArray::fromStdString(command + "\n"));
        return line();
    }
};

struct Ran {
    int status = -1;
    std::vector<Json> answers;
    Json event; ///< what play told on standard error
};

inline Ran finish(Program& program, const QByteArray& input = {}) {
    program.start();
    if (!program.waitForStarted(patience)) return {};
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished(patience) || program.exitStatus() != QProcess::NormalExit) return {};
    Ran ran{program.exitCode(), {}, {}};
    const QList<QByteArray> lines = program.readAllStandardOutput().split('\n');
    for (const QByteArray& line : lines)
        if (!line.isEmpty()) ran.answers.push_back(Json::parse(line.toStdString(), nullptr, false));
    ran.event = Json::parse(program.readAllStandardError().split('\n').value(0).toStdString(), nullptr, false);
    return ran;
}

inline Ran run(const QStringList& arguments, const QByteArray& input = {}) {
    Program program(arguments);
    return finish(program, input);
}

inline QStringList playing(const QStringList& more = {}) {
    return QStringList{QStringLiteral("play"),  QStringLiteral("derrein"),  QStringLiteral("--seats"),
                       QStringLiteral("2"),     QStringLiteral("--seed"),   QStringLiteral("3"),
                       QStringLiteral("--set"), QStringLiteral("map=dealt")} +
           more;
}

inline QStringList playingAt(const QString& file) { return playing({QStringLiteral("--db"), file}); }

inline QString codeOf(const Json& answer) {
    const bool whole = answer.is_object() && answer.contains("error") && answer["ok"] == false &&
                       answer["error"].contains("message") && answer["error"].contains("line");
    return whole ? text(answer["error"]["code"]) : QStringLiteral("no error: ") + text(answer).left(300);
}

} // namespace sideboard::test
