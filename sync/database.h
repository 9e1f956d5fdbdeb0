#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <memory>

#include "sync/storageerror.h"

namespace sideboard {

/// One connection to a database file, for the thread that opened it.
class Database {
public:
    enum class Access { readWrite, readOnly };
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString& path, Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool inMemory() const { return m_path == QLatin1String(":memory:"); }

    [[nodiscard]] Failure run(const QString& sql, const QVariantList& values = {});
    /// A query that was run and stands before its first row.
    [[nodiscard]] Result<QSqlQuery> query(const QString& sql, const QVariantList& values = {});
    /// The first column of the first row; `otherwise` where there is none.
    [[nodiscard]] Result<QVariant> value(const QString& sql, const QVariantList& values = {},
                                         const QVariant& otherwise = {});
    [[nodiscard]] Result<std::unique_ptr<QSqlQuery>> prepare(const QString& sql);
    [[nodiscard]] Error errorOf(const QSqlQuery& query) const { return storageError(query.lastError(), m_path); }

    [[nodiscard]] Failure begin() { return run(QStringLiteral("BEGIN IMMEDIATE")); }
    [[nodiscard]] Failure commit() { return run(QStringLiteral("COMMIT")); }
    void rollBack();

private:
    Database(QString path, QString connection) : m_path(std::move(path)), m_connection(std::move(connection)) {}

    QString m_path;
    QString m_connection;
    QSqlDatabase m_database;
};

/// Numbers of 64 bits without a sign, as SQLite keeps them.
[[nodiscard]] inline qint64 toSql(std::uint64_t value) { return static_cast<qint64>(value); }
[[nodiscard]] inline std::uint64_t fromSql(const QVariant& value) {
    return static_cast<std::uint64_t>(value.toLongLong());
}

} // namespace sideboard
