#pragma once

#include <QtQml/qqmlregistration.h>

#include "engine/core/json.h"
#include "listmodel.h"
#include "naming.h"

namespace sideboard {

class Table;

/// A kind of move as a button shows it.
struct MoveRow {
    QString key; ///< the kind
    QString label;
    QString iconName;
    QString outcome; ///< what would follow
    QString refusal; ///< why it is not open; empty: it is
    QString page;
    bool owed = false;
    bool drawn = false; ///< the app can draw it
    bool operator==(const MoveRow&) const = default;

    static const std::vector<Column<MoveRow>>& columns();
};

/// What a seat may do now: owed moves first, then the open ones in the game's order. What is not open is told where
/// somebody asks for it, not here.
class MoveModel : public ListModel<MoveRow> {
    SIDEBOARD_LIST(MoveModel)
    [[nodiscard]] static std::vector<MoveRow> rowsFor(const Table& table, Seat seat, const SeatFaces& faces,
                                                      const Json& moves);
};

} // namespace sideboard
