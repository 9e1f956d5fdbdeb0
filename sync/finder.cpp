#include "finder.h"

#include <QNetworkDatagram>
#include <QNetworkInterface>

namespace sideboard::sync {

namespace {

using Kind = FinderReport::Way::Kind;

QHostAddress group4() { return QHostAddress(QStringLiteral("239.255.83.66")); }

QHostAddress group6() { return QHostAddress(QStringLiteral("ff02::5342:5244")); }

// After so many datagrams the finder rests, and lets the rest of the app run; what then does not fit into
// the system's own buffer is lost, and is announced again a second later.
constexpr int mostAtOnce = 200;
constexpr int rest = 16;

} // namespace

Finder::Finder(const FinderSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    m_started.start();
    connect(&m_ipv4, &QUdpSocket::readyRead, this, &Finder::readSome);
    connect(&m_ipv6, &QUdpSocket::readyRead, this, &Finder::readSome);
    connect(&m_looking, &QTimer::timeout, this, &Finder::look);
    connect(&m_announcing, &QTimer::timeout, this, &Finder::tick);
    connect(&m_resting, &QTimer::timeout, this, &Finder::readSome);
    m_resting.setSingleShot(true);
    look();
    m_looking.start(m_settings.lookEvery);
    m_announcing.start(m_settings.announceEvery);
}

void Finder::announce(const Announcement& announcement) {
    m_announcement = announcement;
    send();
}

void Finder::refresh() {
    // A system that put the app to sleep may have taken its sockets away and not say so.
    m_ipv4.close();
    m_ipv6.close();
    look();
    send();
}

FinderReport Finder::report() const { return m_report; }

void Finder::bind(QUdpSocket& socket, const QHostAddress& any, QString& trouble) {
    // Shared, since another Sideboard on this computer listens too.
    if (socket.state() == QAbstractSocket::BoundState) return;
    const bool bound = socket.bind(any, m_settings.port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
    trouble = bound ? QString() : socket.errorString();
    if (bound) m_interfaces.clear(); // a new socket is in no group yet
}

// The system does not tell of changes everywhere, and looking is cheap.
void Finder::look() {
    bind(m_ipv4, QHostAddress::AnyIPv4, m_report.cannotListen4);
    bind(m_ipv6, QHostAddress::AnyIPv6, m_report.cannotListen6);
    const QList<Interface> found = m_settings.interfaces();
    if (found == m_interfaces) return;
    m_interfaces = found;
    join();
    Q_EMIT interfacesChanged();
    send();
}

void Finder::join() {
    for (const Interface& interface : std::as_const(m_interfaces)) {
        const QNetworkInterface on = QNetworkInterface::interfaceFromIndex(interface.index);
        // Leaving first: an interface that went and came back has forgotten its groups, the socket has not.
        if (interface.ipv4 && m_ipv4.state() == QAbstractSocket::BoundState) {
            m_ipv4.leaveMulticastGroup(group4(), on);
            m_ipv4.joinMulticastGroup(group4(), on);
        }
        if (interface.ipv6 && m_ipv6.state() == QAbstractSocket::BoundState) {
            m_ipv6.leaveMulticastGroup(group6(), on);
            m_ipv6.joinMulticastGroup(group6(), on);
        }
    }
}

void Finder::tick() {
    send();
    for (const Sighting& gone : m_sightings.takeLost(now())) Q_EMIT lost(gone.said.table, gone.said.device);
}

void Finder::send() {
    if (!m_announcement || !m_sending.take(now())) return;
    m_report.ways.clear();
    const QByteArray datagram = encodeAnnouncement(*m_announcement);
    for (const Interface& interface : std::as_const(m_interfaces)) {
        if (interface.ipv4) {
            m_ipv4.setMulticastInterface(QNetworkInterface::interfaceFromIndex(interface.index));
            sendOne(Kind::Multicast4, interface, m_ipv4, group4(), datagram);
        }
        if (interface.ipv6) {
            QHostAddress scoped = group6();
            scoped.setScopeId(QString::number(interface.index));
            sendOne(Kind::Multicast6, interface, m_ipv6, scoped, datagram);
        }
        for (const QHostAddress& broadcast : interface.broadcasts)
            sendOne(Kind::Broadcast, interface, m_ipv4, broadcast, datagram);
    }
}

void Finder::sendOne(Kind kind, const Interface& on, QUdpSocket& by, const QHostAddress& to,
                     const QByteArray& datagram) {
    const bool sent = by.writeDatagram(datagram, to, m_settings.port) == datagram.size();
    m_report.ways += {kind, on.name, sent ? QString() : by.errorString()};
}

void Finder::readSome() {
    // A socket says that it can be read once, and then not again before it was.
    if (m_resting.isActive()) return;
    read(m_ipv4);
    read(m_ipv6);
    if (m_ipv4.hasPendingDatagrams() || m_ipv6.hasPendingDatagrams()) m_resting.start(rest);
}

void Finder::read(QUdpSocket& socket) {
    const qint64 time = now();
    for (int i = 0; i < mostAtOnce && socket.hasPendingDatagrams(); ++i)
        take(socket.receiveDatagram(largestAnnouncement + 1), time);
}

void Finder::take(const QNetworkDatagram& datagram, qint64 time) {
    const QHostAddress from = plainAddress(datagram.senderAddress());
    if (!datagram.isValid() || !m_gate.admit(from, time)) {
        ++m_report.turnedAway;
        return;
    }
    const auto said = decodeAnnouncement(datagram.data());
    if (!said) {
        ++m_report.turnedAway;
        return;
    }
    if (m_announcement && said->device == m_announcement->device && said->table == m_announcement->table) return;
    const Sightings::News news = m_sightings.hear(*said, from, time);
    if (news == Sightings::News::Refused) {
        ++m_report.turnedAway;
        return;
    }
    const QHostAddress to = datagram.destinationAddress();
    if (to.protocol() == QAbstractSocket::IPv6Protocol) ++m_report.heardMulticast6;
    else if (to.isMulticast()) ++m_report.heardMulticast4;
    else ++m_report.heardBroadcast;

    if (news != Sightings::News::Nothing) {
        if (const auto sighting = m_sightings.find(said->table, said->device)) Q_EMIT seen(*sighting);
    }
    Q_EMIT heard(said->table, said->device);
}

} // namespace sideboard::sync
