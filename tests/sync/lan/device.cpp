#include "device.h"

#include <QElapsedTimer>

namespace sideboard::test {

namespace {
constexpr int longest = 40'000;
}

Device::Device(const Lan& lan, int host, QString file) : m_lan(lan), m_host(host), m_file(std::move(file)) {
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
}

void Device::start(const QStringList& arguments) {
    m_arguments = arguments;
    m_unanswered = 0;
    const QStringList all = m_lan.on(m_host) +
                            QStringList{QStringLiteral(SIDEBOARDCTL), QStringLiteral("table"),
                                        QStringLiteral("--db"),       m_file,
                                        QStringLiteral("--listen"),   QStringLiteral("4000"),
                                        QStringLiteral("--name"),     QStringLiteral("Device %1").arg(m_host)} +
                            arguments;
    m_process.start(all.first(), all.mid(1));
    m_first = nextLine(longest);
}

void Device::kill() {
    if (!isUp()) return;
    readAll();
    m_process.kill();
    m_process.waitForFinished(longest);
    // What it had printed before it died was promised too.
    while (m_process.canReadLine()) note(Json::parse(m_process.readLine().toStdString(), nullptr, false));
}

Json Device::nextLine(int patience) {
    QElapsedTimer clock;
    clock.start();
    while (!m_process.canReadLine())
        if (clock.elapsed() > patience || !m_process.waitForReadyRead(patience)) return nullptr;
    return Json::parse(m_process.readLine().toStdString(), nullptr, false);
}

void Device::send(const Json& command) {
    ++m_unanswered;
    m_process.write(QByteArray::fromStdString(command.dump() + "\n"));
    m_process.waitForBytesWritten(1000);
}

void Device::note(const Json& line) {
    if (!line.is_object()) return;
    if (line.contains("event")) {
        m_events.push_back(line);
        return;
    }
    --m_unanswered;
    if (line.value("ok", false) && line.contains("stamp"))
        m_promised.insert(QString::fromStdString(line["stamp"].get<std::string>()));
}

void Device::readAll() {
    m_process.waitForReadyRead(1);
    while (m_process.canReadLine()) note(Json::parse(m_process.readLine().toStdString(), nullptr, false));
}

Json Device::ask(const Json& command) {
    // Answers come in the order of the lines, so those that are owed come first.
    while (m_unanswered > 0) {
        const Json line = nextLine(longest);
        if (line.is_null()) return nullptr;
        note(line);
    }
    send(command);
    for (;;) {
        Json line = nextLine(longest);
        if (line.is_null()) return nullptr;
        note(line);
        if (!line.contains("event")) return line;
    }
}

} // namespace sideboard::test
