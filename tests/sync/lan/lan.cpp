#include "lan.h"

#include <QNetworkInterface>
#include <QTest>
#include <QThread>

namespace sideboard::test {

namespace {

constexpr int patience = 10'000;

QStringList words(const QString& text) { return text.split(QLatin1Char(' ')); }

} // namespace

Lan::Lan(int hosts) {
    const QString ip = QStringLiteral("ip");
    run(ip, words(QStringLiteral("link add sb-one type bridge")));
    run(ip, words(QStringLiteral("link add sb-two type bridge")));
    run(ip, words(QStringLiteral("link set sb-one up")));
    run(ip, words(QStringLiteral("link set sb-two up")));
    for (int i = 0; i < hosts; ++i) {
        auto holder = std::make_unique<QProcess>();
        // It says when it is there: before that its process is still in our own namespace.
        holder->start(QStringLiteral("unshare"), {QStringLiteral("--net"), QStringLiteral("sh"), QStringLiteral("-c"),
                                                  QStringLiteral("echo there; exec sleep 600")});
        if (!holder->waitForReadyRead(patience)) qFatal("No network namespace can be made.");
        m_hosts.push_back({std::move(holder)});
        const QString pid = QString::number(m_hosts.back().holder->processId());
        run(ip, words(QStringLiteral("link add sb-h%1 type veth peer name sb-eth%1").arg(i)));
        run(ip, words(QStringLiteral("link set sb-eth%1 netns %2").arg(i).arg(pid)));
        run(ip, words(QStringLiteral("link set sb-h%1 master sb-one up").arg(i)));
        runOn(i, words(QStringLiteral("ip link set lo up")));
        runOn(i,
              words(QStringLiteral("ip addr add %1/24 broadcast 10.77.0.255 dev sb-eth%2").arg(addressOf(i)).arg(i)));
        runOn(i, words(QStringLiteral("ip link set sb-eth%1 up multicast on").arg(i)));
        runOn(i, words(QStringLiteral("nft add table inet sb")));
        runOn(i,
              {QStringLiteral("nft"), QStringLiteral("add chain inet sb in { type filter hook input priority 0; }")});
    }
}

Lan::~Lan() {
    for (Host& host : m_hosts) {
        host.holder->kill();
        host.holder->waitForFinished(patience);
    }
    // Their ends here go with the namespaces, a little later.
    for (int i = 0; i < size(); ++i)
        for (int tries = 0;
             tries < 100 && QNetworkInterface::interfaceFromName(QStringLiteral("sb-h%1").arg(i)).isValid(); ++tries)
            QThread::msleep(20);
    QProcess::execute(QStringLiteral("ip"), words(QStringLiteral("link del sb-one")));
    QProcess::execute(QStringLiteral("ip"), words(QStringLiteral("link del sb-two")));
}

QStringList Lan::on(int host) const {
    const QString pid = QString::number(m_hosts[static_cast<std::size_t>(host)].holder->processId());
    return {QStringLiteral("nsenter"), QStringLiteral("-t"), pid, QStringLiteral("-n")};
}

void Lan::run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool good = process.waitForFinished(patience) && process.exitCode() == 0;
    if (!good)
        qFatal("%s %s: %s", qPrintable(program), qPrintable(arguments.join(QLatin1Char(' '))),
               process.readAllStandardError().constData());
}

void Lan::runOn(int host, const QStringList& command) {
    const QStringList all = on(host) + command;
    run(all.first(), all.mid(1));
}

void Lan::filter(const QStringList& rule) {
    for (int i = 0; i < size(); ++i)
        runOn(i, QStringList{QStringLiteral("nft"), QStringLiteral("add"), QStringLiteral("rule"),
                             QStringLiteral("inet"), QStringLiteral("sb"), QStringLiteral("in")} +
                     rule);
}

void Lan::splitFrom(int host) {
    for (int i = host; i < size(); ++i)
        run(QStringLiteral("ip"), words(QStringLiteral("link set sb-h%1 master sb-two").arg(i)));
}

void Lan::heal() {
    for (int i = 0; i < size(); ++i)
        run(QStringLiteral("ip"), words(QStringLiteral("link set sb-h%1 master sb-one").arg(i)));
}

void Lan::lose(int percent) {
    // Loopback is no network; losing there would only slow the tests' own programs.
    filter({QStringLiteral("iifname != lo numgen random mod 100 < %1 drop").arg(percent)});
}

void Lan::block(Way way) {
    const QString type = way == Way::Multicast ? QStringLiteral("multicast") : QStringLiteral("broadcast");
    filter({QStringLiteral("iifname != lo udp dport 42871 meta pkttype %1 drop").arg(type)});
}

} // namespace sideboard::test
