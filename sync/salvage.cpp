#include "sync/salvage.h"

#include <QFile>
#include <QTemporaryDir>
#include <set>

#include "engine/core/entry.h"
#include "sync/schema.h"

namespace sideboard {

namespace {

struct Source {
    const char* name;
    const char* columns;
    const char* key;
};

constexpr Source sources[]{
    {"tables", "number, id, game, title, created, finished, archived, device, shared", "number"},
    {"devices", "board, number, device", "board, number"},
    {"entries", "board, device, seq, entry", "board, device, seq"},
    {"secrets", "board, seat, purpose, number, secret", "board, seat, purpose, number"},
    {"box_values", "game, id, value", "game, id"},
    {"records", "id, game, title, finished, sheet", "id"},
    {"settings", "name, value", "name"},
};

QString backwards(const QString& key) {
    return QString(key).replace(QLatin1String(","), QLatin1String(" DESC,")) + QLatin1String(" DESC");
}

/// Copies rows in this order up to the first that cannot be read. True if that was the end.
bool copyRows(Database& from, Database& to, const Source& source, const QString& order, int& dropped) {
    const QString columns = QLatin1String(source.columns);
    auto rows =
        from.query(QStringLiteral("SELECT %1 FROM %2 ORDER BY %3").arg(columns, QLatin1String(source.name), order));
    if (!rows) return false;
    const auto count = columns.count(QLatin1Char(',')) + 1;
    const QString marks = QStringList(count, QStringLiteral("?")).join(QLatin1Char(','));
    const QString insert =
        QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)").arg(QLatin1String(source.name), columns, marks);
    while (rows->next()) {
        QVariantList values;
        for (int i = 0; i < count; ++i) values << rows->value(i);
        if (to.run(insert, values)) ++dropped;
    }
    return !rows->lastError().isValid();
}

/// Entries whose bytes make no sense would keep their table from opening.
Failure dropUnreadable(Database& database, int& dropped) {
    auto boards = database.query(QStringLiteral("SELECT number FROM tables"));
    if (!boards) return boards.error();
    std::vector<qint64> numbers;
    while (boards->next()) numbers.push_back(boards->value(0).toLongLong());
    for (const qint64 board : numbers) {
        DeviceNumbers devices;
        auto known = database.query(
            QStringLiteral("SELECT number, device FROM devices WHERE board = ? ORDER BY number"), {board});
        if (!known) return known.error();
        while (known->next())
            if (known->value(0).toULongLong() == devices.devices().size())
                (void)devices.numberOf({fromSql(known->value(1))});
        auto entries =
            database.query(QStringLiteral("SELECT device, seq, entry FROM entries WHERE board = ?"), {board});
        if (!entries) return entries.error();
        std::vector<QVariantList> bad;
        while (entries->next()) {
            const QByteArray bytes = entries->value(2).toByteArray();
            const auto entry = entryFromBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}, devices);
            if (!entry || entry->id.seq != entries->value(1).toUInt())
                bad.push_back({board, entries->value(0), entries->value(1)});
        }
        for (const QVariantList& key : bad)
            if (auto failure =
                    database.run(QStringLiteral("DELETE FROM entries WHERE board = ? AND device = ? AND seq = ?"), key))
                return failure;
        dropped += static_cast<int>(bad.size());
    }
    return std::nullopt;
}

Failure fill(Database& from, Database& to, Salvaged& salvaged) {
    if (auto failure = migrate(to, migrations())) return failure;
    if (auto failure = to.begin()) return failure;
    for (const Source& source : sources) {
        const QString key = QLatin1String(source.key);
        // What lies behind a bad page is reached from the other end.
        if (!copyRows(from, to, source, key, salvaged.dropped))
            (void)copyRows(from, to, source, backwards(key), salvaged.dropped);
    }
    if (auto failure = dropUnreadable(to, salvaged.dropped)) return failure;
    const auto tables = to.value(QStringLiteral("SELECT count(*) FROM tables"));
    const auto entries = to.value(QStringLiteral("SELECT count(*) FROM entries"));
    if (tables) salvaged.tables = tables->toInt();
    if (entries) salvaged.entries = entries->toInt();
    return to.commit();
}

} // namespace

std::string Salvaged::words() const {
    const std::string name = path.toStdString();
    if (before) return "What could be read was saved to " + name + " before. Open that file instead.";
    if (failure) return "Nothing could be saved from it: " + failure->message;
    if (tables == 0)
        return "No table in it can be read any more. Open a backup (a file beside it with \".backup\" in its name), or "
               "a new file.";
    return "What could be read was saved to " + name + ": tables: " + std::to_string(tables) +
           ", entries: " + std::to_string(entries) + ". Open that file instead.";
}

Salvaged salvage(const QString& damagedPath) {
    Salvaged salvaged;
    salvaged.path = damagedPath + QStringLiteral(".saved");
    if (QFile::exists(salvaged.path)) {
        salvaged.before = true;
        return salvaged;
    }
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("damaged"));
    if (!folder.isValid() || !QFile::copy(damagedPath, copy)) {
        salvaged.failure = Error{"db-no-copy", "the file could not be copied to the folder for temporary files."};
        return salvaged;
    }
    (void)QFile::copy(damagedPath + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    const QString part = salvaged.path + QStringLiteral("-part");
    QFile::remove(part);
    {
        const auto from = Database::open(copy, Database::Access::readWrite);
        const auto to = Database::open(part, Database::Access::readWrite);
        if (!from) salvaged.failure = from.error();
        else if (!to) salvaged.failure = to.error();
        else salvaged.failure = fill(**from, **to, salvaged);
    }
    const bool worthIt = !salvaged.failure && salvaged.tables > 0;
    if (worthIt && !QFile::rename(part, salvaged.path))
        salvaged.failure = Error{"db-no-copy", "the new file could not be named."};
    if (!worthIt || salvaged.failure) QFile::remove(part);
    return salvaged;
}

} // namespace sideboard
