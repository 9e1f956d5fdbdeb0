#pragma once

#include <QtQml/qqmlregistration.h>

#include "engine/core/table.h"
#include "listmodel.h"
#include "naming.h"

namespace sideboard {

/// A tracked value: a tally to compare with the board, a printed value to look up, an option of the set-up.
struct TrackedRow {
    QString key; ///< its id
    QString label;
    QString zone; ///< whose it is, or which part of the table: the walk goes zone by zone
    QString tone; ///< of the seat
    int seat = -1;
    int value = 0;
    int min = 0;
    int max = 0;
    QString valueName; ///< for choices
    QStringList names; ///< what each value is called; empty: a number
    bool checked = true;
    bool operator==(const TrackedRow&) const = default;

    static const std::vector<Column<TrackedRow>>& columns();
};

class TrackedModel : public ListModel<TrackedRow> {
    SIDEBOARD_LIST(TrackedModel)
    [[nodiscard]] static std::vector<TrackedRow> rowsFor(const Table& table, TrackedUse use, const SeatFaces& faces);
};

} // namespace sideboard
