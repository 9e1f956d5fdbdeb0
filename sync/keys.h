#pragma once

#include "ids.h"
#include "tablecode.h"

#include <QByteArray>
#include <QFuture>

#include <optional>

namespace sideboard::sync {

// Whoever holds it is at the table.
struct TableKey {
    static constexpr qsizetype size = 32;
    QByteArray bytes;
    bool operator==(const TableKey&) const = default;
};

[[nodiscard]] TableKey randomTableKey();

// Made from the table code; opens a join link and nothing else.
struct JoinKey {
    QByteArray bytes;
    bool operator==(const JoinKey&) const = default;
};

// Part of the protocol: both sides must count alike.
inline constexpr int joinKeyRounds = 100'000;

// Slow on purpose, so that a captured handshake cannot be searched for the code while the code is good.
[[nodiscard]] JoinKey joinKey(const TableCode& code, const TableId& table);
// The same on another thread. Watch it with a QFutureWatcher: then(context) aborts on Qt 6.4 if the context is gone.
[[nodiscard]] QFuture<JoinKey> joinKeyLater(const TableCode& code, const TableId& table);

enum class Trust { Join, Table };

// What a dialling device says it holds: `join:` or `table:` and the table's id. It is sent in the clear.
struct Identity {
    Trust trust = Trust::Table;
    TableId table;
    bool operator==(const Identity&) const = default;

    [[nodiscard]] QByteArray toBytes() const;
};
[[nodiscard]] std::optional<Identity> identityFromBytes(QByteArrayView bytes);

// What a listening device says before any key is used: which table it is at.
[[nodiscard]] QByteArray hintFor(const TableId& table);
[[nodiscard]] std::optional<TableId> tableFromHint(QByteArrayView hint);

} // namespace sideboard::sync
