#include "ids.h"

#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>

namespace sideboard::sync {

namespace {

quint64 randomNumber() {
    quint64 number = 0;
    while (number == 0) number = QRandomGenerator::system()->generate64();
    return number;
}

} // namespace

QByteArray TableId::toBytes() const {
    QByteArray bytes(size, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray TableId::toHex() const { return toBytes().toHex(); }

TableId randomTableId() { return {randomNumber()}; }

DeviceId randomDeviceId() { return {randomNumber()}; }

std::optional<TableId> tableIdFromBytes(QByteArrayView bytes) {
    if (bytes.size() != TableId::size) return std::nullopt;
    return TableId{qFromBigEndian<quint64>(bytes.data())};
}

std::optional<TableId> tableIdFromHex(QByteArrayView hex) {
    const auto isHexDigit = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    // QByteArray::fromHex skips what it does not know; an id must be exact.
    if (hex.size() != 2 * TableId::size || !std::all_of(hex.begin(), hex.end(), isHexDigit)) return std::nullopt;
    return tableIdFromBytes(QByteArray::fromHex(hex.toByteArray()));
}

size_t qHash(const TableId& id, size_t seed) { return ::qHash(id.value, seed); }

QHostAddress plainAddress(const QHostAddress& address) {
    bool isIPv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(ipv4) : address;
}

} // namespace sideboard::sync
