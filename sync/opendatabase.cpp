#include "sync/opendatabase.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "sync/backup.h"
#include "sync/fileheader.h"

namespace sideboard {

namespace {

using Opened = Result<std::unique_ptr<Database>>;

/// What the file itself speaks against, before SQLite has seen it.
Failure refusalOf(const FileHeader& header, const OpenWish& wish) {
    const int known = static_cast<int>(wish.steps.size());
    switch (header.nature) {
    case FileHeader::Nature::absent:
        if (!QFileInfo(wish.path).absoluteDir().exists()) return missingFolder(wish.path);
        return std::nullopt;
    case FileHeader::Nature::folder: return isFolder(wish.path);
    case FileHeader::Nature::unreadable: return unreadable(wish.path);
    case FileHeader::Nature::somethingElse: return notADatabase(wish.path);
    case FileHeader::Nature::empty:
    case FileHeader::Nature::database: break;
    }
    const bool ours = header.application == applicationId;
    const bool untouched = !header.hasTables && header.version == 0 && header.application == 0;
    if (!ours && !untouched) return foreignDatabase(wish.path);
    if (header.version > known) return newerDatabase(wish.path, header.version, known);
    if (!header.writable) return readOnlyDatabase(wish.path);
    return std::nullopt;
}

Failure prepare(Database& database) {
    // Nobody else writes while this process has the file open: two of them would give the same numbers to their
    // entries.
    for (const char* pragma : {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL",
                               "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"})
        if (auto failure = database.run(QString::fromLatin1(pragma))) return failure;
    if (auto failure = database.begin()) return failure; // says now whether it can be written, and takes the lock
    return database.commit();
}

Failure examine(Database& database) {
    const auto found = database.value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!found) return found.error();
    if (found->toString() != QLatin1String("ok")) return damaged(database.path(), found->toString());
    return std::nullopt;
}

Opened openChecked(const OpenWish& wish) {
    auto database = Database::open(wish.path, Database::Access::readWrite);
    if (!database) return database;
    if (auto failure = prepare(**database)) return *failure;
    if (auto failure = examine(**database)) return *failure;
    const auto version = versionOf(**database);
    if (!version) return version.error();
    const int known = static_cast<int>(wish.steps.size());
    if (*version > known) return newerDatabase(wish.path, *version, known);
    if (*version > 0 && *version < known)
        if (auto failure = backUp(**database, wish.now(), wish.backupsKept)) return *failure;
    if (auto failure = migrate(**database, wish.steps)) return *failure;
    return database;
}

} // namespace

Opened openDatabase(const OpenWish& wish) {
    if (wish.path == QLatin1String(":memory:")) return openChecked(wish);
    const FileHeader header = readHeader(wish.path);
    if (const auto refusal = refusalOf(header, wish)) return *refusal;
    auto opened = openChecked(wish);
    if (opened) return opened;
    if (header.nature == FileHeader::Nature::absent)
        for (const char* part : {"", "-wal", "-shm", "-journal"}) QFile::remove(wish.path + QString::fromLatin1(part));
    // The first bytes are those of a database: what SQLite cannot make sense of is damaged.
    if (header.nature == FileHeader::Nature::database && opened.error().code == notADatabase(wish.path).code)
        return damaged(wish.path, QStringLiteral("its first page cannot be read"));
    return opened;
}

} // namespace sideboard
