#include "sync/backup.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

namespace sideboard {

QStringList backupsOf(const QString& path) {
    const QFileInfo info(path);
    QStringList found;
    const QDir folder = info.absoluteDir();
    // The name ends in the time, so the order of names is the order of times.
    const auto names =
        folder.entryList({info.fileName() + QStringLiteral(".backup-*")}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& name : names)
        if (!name.endsWith(QLatin1String("-part"))) found << folder.filePath(name);
    return found;
}

Failure backUp(Database& database, std::int64_t now, int kept) {
    if (database.inMemory()) return std::nullopt;
    const QString time = QDateTime::fromMSecsSinceEpoch(now, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString name = database.path() + QStringLiteral(".backup-") + time;
    const QString part = name + QStringLiteral("-part");
    QFile::remove(part);
    if (auto failure = database.run(QStringLiteral("VACUUM INTO ?"), {part})) {
        QFile::remove(part);
        failure->message = "No backup could be made, so nothing was changed: " + failure->message;
        return failure;
    }
    QFile::remove(name);
    if (!QFile::rename(part, name)) {
        QFile::remove(part);
        return Error{"db-no-backup",
                     "The backup could not be named " + name.toStdString() + ", so nothing was changed."};
    }
    const QStringList all = backupsOf(database.path());
    for (qsizetype i = kept; i < all.size(); ++i) QFile::remove(all[i]);
    return std::nullopt;
}

} // namespace sideboard
