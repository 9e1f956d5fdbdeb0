#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>

#include <compare>
#include <optional>

#include "engine/core/ids.h" // last: moc cannot read <concepts> first

namespace sideboard {

[[nodiscard]] inline size_t qHash(DeviceId device, size_t seed = 0) { return ::qHash(device.value, seed); }

} // namespace sideboard

namespace sideboard::sync {

// A table's name on the network: the engine's own number of it, 64 random bits. It is no secret, and it salts the
// join key.
struct TableId {
    static constexpr qsizetype size = 8;
    quint64 value = 0;

    auto operator<=>(const TableId&) const = default;

    [[nodiscard]] QByteArray toBytes() const; // big end first
    [[nodiscard]] QByteArray toHex() const;
};

// Never 0, which stands for no table.
[[nodiscard]] TableId randomTableId();
[[nodiscard]] DeviceId randomDeviceId();
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
