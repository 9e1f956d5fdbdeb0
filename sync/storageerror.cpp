#include "sync/storageerror.h"

#include <QDir>

namespace sideboard {

namespace {

// Of SQLite's result codes, which are part of its file-format-grade promises.
enum SqliteCode {
    busy = 5,
    locked = 6,
    readOnly = 8,
    ioError = 10,
    corrupt = 11,
    full = 13,
    cantOpen = 14,
    constraint = 19,
    notADb = 26
};

Error make(const char* code, const QString& words) { return {code, words.toStdString()}; }

QString shown(const QString& path) { return QDir::toNativeSeparators(path); }

} // namespace

Error missingFolder(const QString& path) {
    return make("db-no-folder",
                QStringLiteral("There is no folder for %1. Make the folder, or choose another file.").arg(shown(path)));
}

Error isFolder(const QString& path) {
    return make("db-is-folder", QStringLiteral("%1 is a folder. Name a file in it.").arg(shown(path)));
}

Error unreadable(const QString& path) {
    return make(
        "db-unreadable",
        QStringLiteral("%1 cannot be read. Give yourself the right to read and write it, or choose another file.")
            .arg(shown(path)));
}

Error readOnlyDatabase(const QString& path) {
    return make("db-read-only", QStringLiteral("%1 cannot be written. Make the file and its folder writable, or copy "
                                               "it to where you may write and open the copy.")
                                    .arg(shown(path)));
}

Error notADatabase(const QString& path) {
    return make("db-not-a-database",
                QStringLiteral("%1 is not a database of Sideboard and was left as it is. Choose another file.")
                    .arg(shown(path)));
}

Error foreignDatabase(const QString& path) {
    return make("db-foreign",
                QStringLiteral("%1 is a database of another program and was left as it is. Choose another file.")
                    .arg(shown(path)));
}

Error newerDatabase(const QString& path, int version, int known) {
    return make(
        "db-newer",
        QStringLiteral(
            "%1 was written by a newer Sideboard (file version %2, this one reads up to %3) and was left as it is. "
            "Update this one, or choose another file.")
            .arg(shown(path))
            .arg(version)
            .arg(known));
}

Error damaged(const QString& path, const QString& detail) {
    return make(damagedCode,
                QStringLiteral("%1 is damaged (%2) and was left as it is.").arg(shown(path), detail.trimmed()));
}

Error storageError(const QSqlError& error, const QString& path) {
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case busy:
    case locked:
        return make("db-locked",
                    QStringLiteral("%1 is in use by another program. Close it there, or choose another file.")
                        .arg(shown(path)));
    case readOnly: return readOnlyDatabase(path);
    case full:
        return make(
            "db-full",
            QStringLiteral("The disk that holds %1 is full. Nothing of this was stored. Make room and do it again.")
                .arg(shown(path)));
    case ioError:
        return make("db-io", QStringLiteral("The disk refused to work on %1 (%2). Nothing of this was stored. Check "
                                            "the disk and its free room, and do it again.")
                                 .arg(shown(path), error.databaseText()));
    case cantOpen:
        return make(
            "db-cannot-open",
            QStringLiteral(
                "%1 cannot be opened or made. Check the name and your rights in its folder, or choose another file.")
                .arg(shown(path)));
    case corrupt: return damaged(path, error.databaseText());
    case notADb: return notADatabase(path);
    case constraint:
        return make("db-conflict", QStringLiteral("%1 holds something else under the same number (%2).")
                                       .arg(shown(path), error.databaseText()));
    default:
        return make("db-failed", QStringLiteral("%1: %2 (code %3). Nothing of this was stored.")
                                     .arg(shown(path), error.text(), error.nativeErrorCode()));
    }
}

} // namespace sideboard
