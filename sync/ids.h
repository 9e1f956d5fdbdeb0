#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>

#include <array>
#include <compare>
#include <optional>

namespace sideboard::sync {

using DeviceId = quint64;

// A table's name on the network. It is no secret, and it salts the join key: hence 128 random bits.
struct TableId {
    static constexpr qsizetype size = 16;
    std::array<quint8, size> bytes{};

    auto operator<=>(const TableId&) const = default;

    [[nodiscard]] QByteArray toBytes() const;
    [[nodiscard]] QByteArray toHex() const;
};

[[nodiscard]] TableId randomTableId();
[[nodiscard]] std::optional<TableId> tableIdFromBytes(QByteArrayView bytes);
[[nodiscard]] std::optional<TableId> tableIdFromHex(QByteArrayView hex);

[[nodiscard]] size_t qHash(const TableId& id, size_t seed = 0);

// Where a device listens.
struct Endpoint {
    QHostAddress address;
    quint16 port = 0;

    bool operator==(const Endpoint&) const = default;
};

// An IPv4 address that came through an IPv6 socket, as the IPv4 address it is.
[[nodiscard]] QHostAddress plainAddress(const QHostAddress& address);

} // namespace sideboard::sync
