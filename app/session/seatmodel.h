#pragma once

#include <QtQml/qqmlregistration.h>

#include "listmodel.h"

namespace sideboard {

/// A seat as the screen shows it.
struct SeatRow {
    QString key;
    int seat = 0;
    QString name;
    QString tone;
    int points = 0;
    bool toAct = false;
    bool owes = false;   ///< the others wait for its answer
    bool sealed = false; ///< this device holds a hidden choice of it
    bool winner = false;
    bool operator==(const SeatRow&) const = default;

    static const std::vector<Column<SeatRow>>& columns();
};

class SeatModel : public ListModel<SeatRow> {
    SIDEBOARD_LIST(SeatModel)
    Q_INVOKABLE [[nodiscard]] QString nameAt(int seat) const;
    Q_INVOKABLE [[nodiscard]] QString toneAt(int seat) const;
};

} // namespace sideboard
