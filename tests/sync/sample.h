#pragma once

#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include "engine/games/shelf.h"
#include "sync/journal.h"
#include "sync/opentable.h"
#include "sync/sha256.h"

/// What the tests of the journal share.
namespace sideboard::test {

inline QString text(const std::string& value) { return QString::fromStdString(value); }
inline std::int64_t noon() { return 1'700'000'000'000; }

inline std::unique_ptr<Table> newTable(std::uint64_t id, DeviceId device) {
    return findGame("derrein")->makeTable(id, device, &sha256);
}

/// A Derrein table of so many entries, all of this device.
inline std::unique_ptr<Table> sampleTable(std::size_t entries, std::uint64_t id = 77, DeviceId device = {0xd1}) {
    auto table = newTable(id, device);
    (void)table->setUp({2, 5, 1, {{"map", 1}}}, noon());
    for (std::size_t turn = 0; table->log().size() < entries; ++turn) {
        const bool moved = turn % 3 != 0 && (table->playRandomly(seatAt(turn % 2), 5, {noon()}) ||
                                             table->playRandomly(seatAt((turn + 1) % 2), 5, {noon()}));
        if (!moved && !table->adjust("seat0.wood", turn % 2 == 0 ? 1 : -1, {noon()}))
            (void)table->adjust("seat0.wood", 1, {noon()});
    }
    return table;
}

inline std::vector<Entry> entriesOf(const Table& table, std::size_t from = 0) {
    std::vector<Entry> entries;
    for (std::size_t i = from; i < table.log().size(); ++i) entries.push_back(table.log()[i]);
    return entries;
}

inline TableRow rowOf(const Table& table) {
    return {table.id(), table.info().id, QStringLiteral("Tuesday"), noon(), {}, false, table.log().self(), 0};
}

inline Result<std::unique_ptr<Journal>> open(const QString& path) { return Journal::open({{path, noon}}); }

/// Stores a whole table in a new or old file.
inline Failure keep(const QString& path, const Table& table) {
    const auto journal = open(path);
    if (!journal) return journal.error();
    return (*journal)->writeNow({AddTable{rowOf(table)}, Append{table.id(), entriesOf(table)}});
}

inline Result<std::unique_ptr<Table>> readBack(Journal& journal, std::uint64_t id) {
    auto stored = journal.table(id);
    if (!stored) return stored.error();
    return openTable(std::move(*stored));
}

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return file.readAll();
}

inline bool writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace sideboard::test
