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
    [[nodiscard]] static TableEntry entryFor(const TableRow& row);
    /// Adds who plays and where it stands.
    static void describe(TableEntry& entry, const Table& table);
};

} // namespace sideboard
