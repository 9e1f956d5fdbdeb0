#include "ids.h"

#include <QRandomGenerator>

#include <algorithm>

namespace sideboard::sync {

QByteArray TableId::toBytes() const { return QByteArray(reinterpret_cast<const char*>(bytes.data()), size); }

QByteArray TableId::toHex() const { return toBytes().toHex(); }

TableId randomTableId() {
    std::array<quint32, TableId::size / 4> words;
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    TableId id;
    std::memcpy(id.bytes.data(), words.data(), id.bytes.size());
    return id;
}

std::optional<TableId> tableIdFromBytes(QByteArrayView bytes) {
    if (bytes.size() != TableId::size) return std::nullopt;
    TableId id;
    std::copy(bytes.begin(), bytes.end(), id.bytes.begin());
    return id;
}

std::optional<TableId> tableIdFromHex(QByteArrayView hex) {
    const auto isHexDigit = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    // QByteArray::fromHex skips what it does not know; an id must be exact.
    if (hex.size() != 2 * TableId::size || !std::all_of(hex.begin(), hex.end(), isHexDigit)) return std::nullopt;
    return tableIdFromBytes(QByteArray::fromHex(hex.toByteArray()));
}

size_t qHash(const TableId& id, size_t seed) { return qHashBits(id.bytes.data(), id.bytes.size(), seed); }

QHostAddress plainAddress(const QHostAddress& address) {
    bool isIPv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(ipv4) : address;
}

} // namespace sideboard::sync
