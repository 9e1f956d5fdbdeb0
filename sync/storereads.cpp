#include "engine/core/codec.h"
#include "sync/store.h"

namespace sideboard {

namespace {

constexpr const char* rowColumns = "id, game, title, created, finished, archived, device, shared";

TableRow rowOf(const QSqlQuery& query) {
    TableRow row;
    row.id = fromSql(query.value(0));
    row.game = query.value(1).toString().toStdString();
    row.title = query.value(2).toString();
    row.created = query.value(3).toLongLong();
    if (!query.value(4).isNull()) row.finished = query.value(4).toLongLong();
    row.archived = query.value(5).toBool();
    row.device.value = fromSql(query.value(6));
    row.shared = query.value(7).toUInt();
    return row;
}

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

} // namespace

Result<std::vector<TableRow>> Store::tables() {
    auto query = m_database->query(
        QStringLiteral("SELECT %1 FROM tables ORDER BY created, number").arg(QLatin1String(rowColumns)));
    if (!query) return query.error();
    std::vector<TableRow> rows;
    while (query->next()) rows.push_back(rowOf(*query));
    if (query->lastError().isValid()) return m_database->errorOf(*query);
    return rows;
}

Result<StoredTable> Store::table(std::uint64_t id) {
    const auto board = this->board(id);
    if (!board) return board.error();
    StoredTable stored;
    auto row = m_database->query(
        QStringLiteral("SELECT %1 FROM tables WHERE number = ?").arg(QLatin1String(rowColumns)), {(*board)->number});
    if (!row) return row.error();
    if (row->next()) stored.row = rowOf(*row);

    auto entries = m_database->query(QStringLiteral("SELECT entry FROM entries WHERE board = ?"), {(*board)->number});
    if (!entries) return entries.error();
    stored.entries.reserve((*board)->own);
    while (entries->next()) {
        auto entry = entryFromBytes(viewOf(entries->value(0).toByteArray()), (*board)->devices);
        if (!entry)
            return damaged(m_database->path(), QStringLiteral("entry %1 of a table of %2 cannot be read")
                                                   .arg(stored.entries.size() + 1)
                                                   .arg(QString::fromStdString(stored.row.game)));
        stored.entries.push_back(std::move(*entry));
    }
    if (entries->lastError().isValid()) return m_database->errorOf(*entries);

    auto secrets = m_database->query(QStringLiteral("SELECT secret FROM secrets WHERE board = ?"), {(*board)->number});
    if (!secrets) return secrets.error();
    while (secrets->next()) {
        auto secret = fromBytes<Secret>(viewOf(secrets->value(0).toByteArray()));
        if (!secret) return damaged(m_database->path(), QStringLiteral("a sealed choice cannot be read"));
        stored.secrets.push_back(std::move(*secret));
    }
    if (secrets->lastError().isValid()) return m_database->errorOf(*secrets);
    return stored;
}

Result<std::map<std::string, int>> Store::boxValues(const std::string& game) {
    auto query = m_database->query(QStringLiteral("SELECT id, value FROM box_values WHERE game = ?"),
                                   {QString::fromStdString(game)});
    if (!query) return query.error();
    std::map<std::string, int> values;
    while (query->next()) values[query->value(0).toString().toStdString()] = query->value(1).toInt();
    if (query->lastError().isValid()) return m_database->errorOf(*query);
    return values;
}

Result<std::vector<Record>> Store::records() {
    auto query = m_database->query(
        QStringLiteral("SELECT id, game, title, finished, sheet FROM records ORDER BY finished DESC"));
    if (!query) return query.error();
    std::vector<Record> records;
    while (query->next())
        records.push_back({fromSql(query->value(0)), query->value(1).toString().toStdString(),
                           query->value(2).toString(), query->value(3).toLongLong(),
                           query->value(4).toString().toStdString()});
    if (query->lastError().isValid()) return m_database->errorOf(*query);
    return records;
}

Result<std::optional<QString>> Store::setting(const QString& name) {
    const auto value = m_database->value(QStringLiteral("SELECT value FROM settings WHERE name = ?"), {name});
    if (!value) return value.error();
    if (!value->isValid()) return std::optional<QString>();
    return std::optional(value->toString());
}

} // namespace sideboard
