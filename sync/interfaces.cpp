#include "interfaces.h"

#include <QNetworkInterface>

namespace sideboard::sync {

namespace {

bool isLan(const QNetworkInterface& interface) {
    const auto flags = interface.flags();
    return flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning) &&
           !flags.testFlag(QNetworkInterface::IsPointToPoint);
}

} // namespace

QList<Interface> lanInterfaces() {
    QList<Interface> found;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        if (!isLan(interface)) continue;
        Interface mine{interface.index(), interface.name(), false, false, {}};
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            mine.ipv4 |= entry.ip().protocol() == QAbstractSocket::IPv4Protocol;
            mine.ipv6 |= entry.ip().protocol() == QAbstractSocket::IPv6Protocol;
            if (!entry.broadcast().isNull() && !mine.broadcasts.contains(entry.broadcast()))
                mine.broadcasts += entry.broadcast();
        }
        if (mine.ipv4 || mine.ipv6) found += mine;
    }
    return found;
}

QList<QHostAddress> dialableAddresses() {
    QList<QHostAddress> ipv4;
    QList<QHostAddress> ipv6;
    for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
        if (!isLan(interface)) continue;
        for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
            const QHostAddress address = entry.ip();
            if (address.isLoopback() || address.isLinkLocal()) continue;
            (address.protocol() == QAbstractSocket::IPv4Protocol ? ipv4 : ipv6) += address;
        }
    }
    return ipv4 + ipv6; // short ones first: they go into a QR code
}

} // namespace sideboard::sync
