#include "seatmodel.h"

namespace sideboard {

const std::vector<Column<SeatRow>>& SeatRow::columns() {
    static const std::vector<Column<SeatRow>> list{
        {"seat", [](const SeatRow& row) { return QVariant(row.seat); }},
        {"name", [](const SeatRow& row) { return QVariant(row.name); }},
        {"tone", [](const SeatRow& row) { return QVariant(row.tone); }},
        {"points", [](const SeatRow& row) { return QVariant(row.points); }},
        {"toAct", [](const SeatRow& row) { return QVariant(row.toAct); }},
        {"owes", [](const SeatRow& row) { return QVariant(row.owes); }},
        {"sealed", [](const SeatRow& row) { return QVariant(row.sealed); }},
        {"winner", [](const SeatRow& row) { return QVariant(row.winner); }},
    };
    return list;
}

QString SeatModel::nameAt(int seat) const {
    return seat >= 0 && seat < count() ? rows()[std::size_t(seat)].name : QString();
}

QString SeatModel::toneAt(int seat) const {
    return seat >= 0 && seat < count() ? rows()[std::size_t(seat)].tone : QString();
}

} // namespace sideboard
