#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace sideboard::sync {

// A network interface, as far as announcing goes.
struct Interface {
    int index = 0;
    QString name;
    bool ipv4 = false;
    bool ipv6 = false;
    QList<QHostAddress> broadcasts;
    bool operator==(const Interface&) const = default;
};

// Those that are up, loopback included (two programs on one computer), links to one other place left out
// (telephone networks, tunnels).
[[nodiscard]] QList<Interface> lanInterfaces();

// This device's own addresses that another device on the LAN could dial, for invitations and presence.
[[nodiscard]] QList<QHostAddress> dialableAddresses();

} // namespace sideboard::sync
