#pragma once

#include <map>
#include <unordered_map>

#include "sync/changes.h"
#include "sync/database.h"

namespace sideboard {

/// What stands in a journal's file: changes in, rows out. Knows nothing of threads and transactions.
class Store {
public:
    [[nodiscard]] static Result<std::unique_ptr<Store>> over(std::unique_ptr<Database> database);

    [[nodiscard]] Database& database() { return *m_database; }

    [[nodiscard]] Failure apply(const StoreChange& change);
    /// The transaction was rolled back: what was remembered of it is forgotten.
    void forget() { m_boards.clear(); }

    [[nodiscard]] Result<std::vector<TableRow>> tables();
    [[nodiscard]] Result<StoredTable> table(std::uint64_t id);
    [[nodiscard]] Result<std::map<std::string, int>> boxValues(const std::string& game);
    [[nodiscard]] Result<std::vector<Record>> records();
    [[nodiscard]] Result<std::optional<QString>> setting(const QString& name);

private:
    /// A table as this file numbers it.
    struct Board {
        qint64 number = 0;
        TableRow row;
        DeviceNumbers devices;
        std::uint32_t own = 0; ///< entries of this device
    };

    explicit Store(std::unique_ptr<Database> database) : m_database(std::move(database)) {}

    [[nodiscard]] Result<Board*> board(std::uint64_t table);
    [[nodiscard]] Failure countOwn(Board& board);
    [[nodiscard]] Failure insert(Board& board, const Entry& entry, QSqlQuery& query);
    [[nodiscard]] Failure insertDrafts(Board& board, const std::vector<Entry>& entries);
    [[nodiscard]] Failure dropDrafts(Board& board);
    [[nodiscard]] Failure update(std::uint64_t table, const QString& assignment, const QVariant& value);

    [[nodiscard]] Failure store(const AddTable& change);
    [[nodiscard]] Failure store(const DeleteTable& change);
    [[nodiscard]] Failure store(const Append& change);
    [[nodiscard]] Failure store(const TakeIn& change);
    [[nodiscard]] Failure store(const ReplaceDrafts& change);
    [[nodiscard]] Failure store(const ChangeIdentity& change);
    [[nodiscard]] Failure store(const MarkShared& change);
    [[nodiscard]] Failure store(const KeepSecret& change);
    [[nodiscard]] Failure store(const SetTitle& change);
    [[nodiscard]] Failure store(const SetFinished& change);
    [[nodiscard]] Failure store(const SetArchived& change);
    [[nodiscard]] Failure store(const RememberValue& change);
    [[nodiscard]] Failure store(const KeepRecord& change);
    [[nodiscard]] Failure store(const DropRecord& change);
    [[nodiscard]] Failure store(const SetSetting& change);

    std::unique_ptr<Database> m_database;
    std::unique_ptr<QSqlQuery> m_add;    ///< refuses a number that is taken
    std::unique_ptr<QSqlQuery> m_takeIn; ///< keeps what is there
    std::unordered_map<std::uint64_t, Board> m_boards;
};

} // namespace sideboard
