#pragma once

#include "keys.h"
#include "result.h"
#include "tablecode.h"

#include <QList>
#include <QString>

#include <variant>

namespace sideboard::sync {

// Where to dial, as a person or a link gives it: an address or a host name.
struct HostPort {
    QString host;
    quint16 port = 0;
    bool operator==(const HostPort&) const = default;

    [[nodiscard]] QString toText() const; // "192.168.1.5:4000", "[fd00::5]:4000"
};

// A typed address: "host:port", "192.168.1.5:4000", "[fd00::5]:4000". Without a port `usualPort` is meant.
[[nodiscard]] Result<HostPort> parseHostPort(const QString& typed, quint16 usualPort);

// What a QR code or a link invites with: the code, which opens a join link, or the table key itself.
struct Invitation {
    struct ByKey {
        TableId table;
        TableKey key;
        bool operator==(const ByKey&) const = default;
    };
    std::variant<TableCode, ByKey> by;
    QList<HostPort> at;
    bool operator==(const Invitation&) const = default;
};

inline constexpr qsizetype mostAddresses = 8;

// "sideboard://join?code=7KM2QX9A&at=192.168.1.5:4000", or with "table=" and "key=" instead of "code=".
[[nodiscard]] QString toLink(const Invitation& invitation);
// Refuses with words for the screen. Parameters that are not known are ignored.
[[nodiscard]] Result<Invitation> parseLink(const QString& link);

} // namespace sideboard::sync
