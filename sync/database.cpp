#include "sync/database.h"

#include <atomic>

namespace sideboard {

Result<std::unique_ptr<Database>> Database::open(const QString& path, Access access) {
    static std::atomic<int> count = 0;
    std::unique_ptr<Database> made(new Database(path, QStringLiteral("sideboard-%1").arg(++count)));
    made->m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), made->m_connection);
    if (!made->m_database.isValid())
        return Error{"db-no-driver", "Qt's SQLite driver is missing. Install the package libqt6sql6-sqlite."};
    made->m_database.setDatabaseName(path);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000"); // the time another Sideboard may take to close
    if (access == Access::readOnly) options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    made->m_database.setConnectOptions(options);
    if (!made->m_database.open()) return storageError(made->m_database.lastError(), path);
    return made;
}

Database::~Database() {
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

Result<QSqlQuery> Database::query(const QString& sql, const QVariantList& values) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    bool good = query.prepare(sql);
    for (const QVariant& value : values) query.addBindValue(value);
    good = good && query.exec();
    if (!good) return errorOf(query);
    return query;
}

Failure Database::run(const QString& sql, const QVariantList& values) {
    auto done = query(sql, values);
    if (!done) return done.error();
    // A pragma or a delete has something to do only when it is stepped to its end.
    while (done->next()) continue;
    if (done->lastError().isValid()) return errorOf(*done);
    return std::nullopt;
}

Result<QVariant> Database::value(const QString& sql, const QVariantList& values, const QVariant& otherwise) {
    auto asked = query(sql, values);
    if (!asked) return asked.error();
    if (asked->next()) return asked->value(0);
    if (asked->lastError().isValid()) return errorOf(*asked);
    return otherwise;
}

Result<std::unique_ptr<QSqlQuery>> Database::prepare(const QString& sql) {
    auto prepared = std::make_unique<QSqlQuery>(m_database);
    prepared->setForwardOnly(true);
    if (!prepared->prepare(sql)) return errorOf(*prepared);
    return prepared;
}

void Database::rollBack() {
    QSqlQuery query(m_database);
    query.exec(QStringLiteral("ROLLBACK")); // SQLite may have done so by itself
}

} // namespace sideboard
