#include "sync/schema.h"

namespace sideboard {

std::span<const Migration> migrations() {
    static const std::vector<Migration> steps{
        {
            // Times are milliseconds since 1970. Devices and ids of tables are 64 bits, kept as SQLite's signed
            // numbers.
            QStringLiteral(
                "CREATE TABLE tables (number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, game TEXT NOT NULL, "
                "title TEXT NOT NULL, created INTEGER NOT NULL, finished INTEGER, archived INTEGER NOT NULL DEFAULT 0, "
                "device INTEGER NOT NULL, shared INTEGER NOT NULL DEFAULT 0)"),
            // The small numbers that entries name devices by.
            QStringLiteral(
                "CREATE TABLE devices (board INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT "
                "NULL, "
                "device INTEGER NOT NULL, PRIMARY KEY (board, number), UNIQUE (board, device)) WITHOUT ROWID"),
            QStringLiteral(
                "CREATE TABLE entries (board INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, device INTEGER NOT "
                "NULL, "
                "seq INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (board, device, seq)) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE secrets (board INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat "
                           "INTEGER NOT NULL, "
                           "purpose INTEGER NOT NULL, number INTEGER NOT NULL, secret BLOB NOT NULL, "
                           "PRIMARY KEY (board, seat, purpose, number)) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE box_values (game TEXT NOT NULL, id TEXT NOT NULL, value INTEGER NOT NULL, "
                           "PRIMARY KEY (game, id)) WITHOUT ROWID"),
            // Stays when its table is deleted.
            QStringLiteral("CREATE TABLE records (id INTEGER PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, "
                           "finished INTEGER NOT NULL, sheet TEXT NOT NULL)"),
            QStringLiteral("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"),
        },
    };
    return steps;
}

Result<int> versionOf(Database& database) {
    auto version = database.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return version.error();
    return version->toInt();
}

namespace {

Failure takeStep(Database& database, const Migration& step, int version) {
    if (auto failure = database.begin()) return failure;
    Migration statements = step;
    statements << QStringLiteral("PRAGMA application_id = %1").arg(applicationId)
               << QStringLiteral("PRAGMA user_version = %1").arg(version);
    for (const QString& statement : statements) {
        if (auto failure = database.run(statement)) {
            database.rollBack();
            return failure;
        }
    }
    auto failure = database.commit();
    if (failure) database.rollBack();
    return failure;
}

} // namespace

Failure migrate(Database& database, std::span<const Migration> steps) {
    const auto version = versionOf(database);
    if (!version) return version.error();
    for (std::size_t next = static_cast<std::size_t>(*version); next < steps.size(); ++next)
        if (auto failure = takeStep(database, steps[next], static_cast<int>(next) + 1)) return failure;
    // The version must stand in the file itself, where an older Sideboard looks first.
    if (static_cast<std::size_t>(*version) < steps.size())
        return database.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    return std::nullopt;
}

} // namespace sideboard
