#include "sync/store.h"

#include <algorithm>

#include "engine/core/codec.h"

namespace sideboard {

namespace {

QByteArray toQt(const std::string& bytes) { return {bytes.data(), static_cast<qsizetype>(bytes.size())}; }

Error unknownTable() { return {"unknown-table", "This file holds no such table."}; }

Error outOfStep() {
    return {"not-stored",
            "An entry before this one could not be stored, so this one was not stored either. Enter it again."};
}

} // namespace

Result<std::unique_ptr<Store>> Store::over(std::unique_ptr<Database> database) {
    std::unique_ptr<Store> store(new Store(std::move(database)));
    const QString insert = QStringLiteral("INSERT INTO entries (board, device, seq, entry) VALUES (?, ?, ?, ?)");
    auto add = store->m_database->prepare(insert);
    if (!add) return add.error();
    auto takeIn = store->m_database->prepare(insert + QStringLiteral(" ON CONFLICT (board, device, seq) DO NOTHING"));
    if (!takeIn) return takeIn.error();
    store->m_add = std::move(*add);
    store->m_takeIn = std::move(*takeIn);
    return store;
}

Failure Store::apply(const StoreChange& change) {
    return std::visit([this](const auto& each) { return store(each); }, change);
}

Result<Store::Board*> Store::board(std::uint64_t table) {
    if (const auto found = m_boards.find(table); found != m_boards.end()) return &found->second;
    auto row =
        m_database->query(QStringLiteral("SELECT number, device, shared FROM tables WHERE id = ?"), {toSql(table)});
    if (!row) return row.error();
    if (!row->next()) return unknownTable();
    Board board;
    board.number = row->value(0).toLongLong();
    board.row.id = table;
    board.row.device.value = fromSql(row->value(1));
    board.row.shared = row->value(2).toUInt();
    auto devices =
        m_database->query(QStringLiteral("SELECT device FROM devices WHERE board = ? ORDER BY number"), {board.number});
    if (!devices) return devices.error();
    while (devices->next()) (void)board.devices.numberOf({fromSql(devices->value(0))});
    if (devices->lastError().isValid()) return m_database->errorOf(*devices);
    if (auto failure = countOwn(board)) return *failure;
    return &m_boards.insert_or_assign(table, std::move(board)).first->second;
}

Failure Store::countOwn(Board& board) {
    const auto most =
        m_database->value(QStringLiteral("SELECT coalesce(max(seq), 0) FROM entries WHERE board = ? AND device = "
                                         "(SELECT number FROM devices WHERE board = ? AND device = ?)"),
                          {board.number, board.number, toSql(board.row.device.value)}, 0);
    if (!most) return most.error();
    board.own = most->toUInt();
    return std::nullopt;
}

Failure Store::insert(Board& board, const Entry& entry, QSqlQuery& query) {
    const std::size_t known = board.devices.devices().size();
    const std::string bytes = entryToBytes(entry, board.devices);
    for (std::size_t i = known; i < board.devices.devices().size(); ++i)
        if (auto failure =
                m_database->run(QStringLiteral("INSERT INTO devices (board, number, device) VALUES (?, ?, ?)"),
                                {board.number, static_cast<qint64>(i), toSql(board.devices.devices()[i].value)}))
            return failure;
    query.bindValue(0, board.number);
    query.bindValue(1, toSql(board.devices.numberOf(entry.id.device)));
    query.bindValue(2, entry.id.seq);
    query.bindValue(3, toQt(bytes));
    if (!query.exec()) return m_database->errorOf(query);
    return std::nullopt;
}

Failure Store::store(const AddTable& change) {
    const TableRow& row = change.row;
    return m_database->run(QStringLiteral("INSERT INTO tables (id, game, title, created, finished, archived, device, "
                                          "shared) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                           {toSql(row.id), QString::fromStdString(row.game),
                            row.title.isNull() ? QLatin1String("") : row.title, qint64{row.created},
                            row.finished ? QVariant(qint64{*row.finished}) : QVariant(QMetaType::fromType<qint64>()),
                            row.archived ? 1 : 0, toSql(row.device.value), row.shared});
}

Failure Store::store(const DeleteTable& change) {
    m_boards.erase(change.table);
    return m_database->run(QStringLiteral("DELETE FROM tables WHERE id = ?"), {toSql(change.table)});
}

Failure Store::store(const Append& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    for (const Entry& entry : change.entries) {
        if (entry.id != EntryId{(*board)->row.device, (*board)->own + 1}) return outOfStep();
        if (auto failure = insert(**board, entry, *m_add)) return failure;
        ++(*board)->own;
    }
    return std::nullopt;
}

Failure Store::store(const TakeIn& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    for (const Entry& entry : change.entries) {
        if (auto failure = insert(**board, entry, *m_takeIn)) return failure;
        if (entry.id.device == (*board)->row.device) (*board)->own = std::max((*board)->own, entry.id.seq);
    }
    return std::nullopt;
}

Failure Store::dropDrafts(Board& board) {
    board.own = std::min(board.own, board.row.shared);
    return m_database->run(QStringLiteral("DELETE FROM entries WHERE board = ? AND device = ? AND seq > ?"),
                           {board.number, toSql(board.devices.numberOf(board.row.device)), board.row.shared});
}

Failure Store::insertDrafts(Board& board, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        if (entry.id != EntryId{board.row.device, board.own + 1}) return outOfStep();
        if (auto failure = insert(board, entry, *m_add)) return failure;
        ++board.own;
    }
    return std::nullopt;
}

Failure Store::store(const ReplaceDrafts& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    if (auto failure = dropDrafts(**board)) return failure;
    return insertDrafts(**board, change.entries);
}

Failure Store::store(const ChangeIdentity& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    if (auto failure = dropDrafts(**board)) return failure;
    if (auto failure = update(change.table, QStringLiteral("shared = 0, device = ?"), toSql(change.device.value)))
        return failure;
    (*board)->row.device = change.device;
    (*board)->row.shared = 0;
    if (auto failure = countOwn(**board)) return failure;
    return insertDrafts(**board, change.drafts);
}

Failure Store::store(const MarkShared& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    (*board)->row.shared = change.count;
    return update(change.table, QStringLiteral("shared = ?"), change.count);
}

Failure Store::store(const KeepSecret& change) {
    const auto board = this->board(change.table);
    if (!board) return board.error();
    const Secret& secret = change.secret;
    return m_database->run(
        QStringLiteral("INSERT OR REPLACE INTO secrets (board, seat, purpose, number, secret) VALUES (?, ?, ?, ?, ?)"),
        {(*board)->number, static_cast<int>(indexOf(secret.seat)), secret.purpose, secret.number,
         toQt(toBytes(secret))});
}

Failure Store::update(std::uint64_t table, const QString& assignment, const QVariant& value) {
    return m_database->run(QStringLiteral("UPDATE tables SET ") + assignment + QStringLiteral(" WHERE id = ?"),
                           {value, toSql(table)});
}

Failure Store::store(const SetTitle& change) { return update(change.table, QStringLiteral("title = ?"), change.title); }

Failure Store::store(const SetFinished& change) {
    return update(change.table, QStringLiteral("finished = ?"),
                  change.at ? QVariant(qint64{*change.at}) : QVariant(QMetaType::fromType<qint64>()));
}

Failure Store::store(const SetArchived& change) {
    return update(change.table, QStringLiteral("archived = ?"), change.archived ? 1 : 0);
}

Failure Store::store(const RememberValue& change) {
    return m_database->run(QStringLiteral("INSERT OR REPLACE INTO box_values (game, id, value) VALUES (?, ?, ?)"),
                           {QString::fromStdString(change.game), QString::fromStdString(change.id), change.value});
}

Failure Store::store(const KeepRecord& change) {
    const Record& record = change.record;
    return m_database->run(
        QStringLiteral("INSERT OR REPLACE INTO records (id, game, title, finished, sheet) VALUES (?, ?, ?, ?, ?)"),
        {toSql(record.table), QString::fromStdString(record.game),
         record.title.isNull() ? QLatin1String("") : record.title, qint64{record.finished},
         QString::fromStdString(record.sheet)});
}

Failure Store::store(const DropRecord& change) {
    return m_database->run(QStringLiteral("DELETE FROM records WHERE id = ?"), {toSql(change.table)});
}

Failure Store::store(const SetSetting& change) {
    return m_database->run(QStringLiteral("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"),
                           {change.name, change.value});
}

} // namespace sideboard
