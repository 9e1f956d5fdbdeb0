#pragma once

#include <QtQml/qqmlregistration.h>

#include "listmodel.h"
#include "sync/changes.h"

namespace sideboard {

class Table;

/// A table in the list of tables.
struct TableEntry {
    QString key; ///< its id
    QString game;
    QString gameName;
    QString title;
    QString players;
    QStringList tones;
    QString headline; ///< where it stands, or how it ended
    QString when;
    bool finished = false;
    bool archived = false;
    bool operator==(const TableEntry&) const = default;

    static const std::vector<Column<TableEntry>>& columns();
};

class TableModel : public ListModel<TableEntry> {
    SIDEBOARD_LIST(TableModel)
    Q_PROPERTY(int open READ open NOTIFY changed)
    Q_PROPERTY(int finished READ finished NOTIFY changed)
    Q_PROPERTY(int archived READ archived NOTIFY changed)
    void replace(const std::vector<TableEntry>& entries);
    [[nodiscard]] int open() const;
    [[nodiscard]] int finished() const;
    [[nodiscard]] int archived() const;
    [[nodiscard]] static TableEntry entryFor(const TableRow& row);
    /// Adds who plays and where it stands.
    static void describe(TableEntry& entry, const Table& table);

Q_SIGNALS:
    void changed();
};

} // namespace sideboard
