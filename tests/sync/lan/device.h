#pragma once

#include <QProcess>
#include <QSet>

#include <vector>

#include "engine/core/json.h"
#include "lan.h"

namespace sideboard::test {

/// A real sideboardctl at a table, on one host of a LAN.
class Device {
public:
    Device(const Lan& lan, int host, QString file);
    ~Device() { kill(); }

    /// Starts it and waits for its first line.
    void start(const QStringList& arguments);
    void startAgain() { start(m_arguments); }
    /// With SIGKILL, in the middle of whatever it does.
    void kill();
    [[nodiscard]] bool isUp() const { return m_process.state() == QProcess::Running; }
    [[nodiscard]] const Json& first() const { return m_first; }

    void send(const Json& command);
    /// Answers that have come and were not asked for one by one.
    void readAll();
    [[nodiscard]] Json ask(const Json& command);

    /// Stamps that were answered with "ok", in every life of this device.
    [[nodiscard]] const QSet<QString>& promised() const { return m_promised; }
    [[nodiscard]] const std::vector<Json>& events() const { return m_events; }

private:
    [[nodiscard]] Json nextLine(int patience);
    void note(const Json& answer);

    const Lan& m_lan;
    int m_host;
    QString m_file;
    QStringList m_arguments;
    QProcess m_process;
    Json m_first;
    QSet<QString> m_promised;
    std::vector<Json> m_events;
    int m_unanswered = 0;
};

} // namespace sideboard::test
