#include "nearbymodel.h"

namespace sideboard {

const std::vector<Column<NearbyRow>>& NearbyRow::columns() {
    static const std::vector<Column<NearbyRow>> list{
        {"table", [](const NearbyRow& row) { return QVariant(row.key); }},
        {"title", [](const NearbyRow& row) { return QVariant(row.title); }},
        {"gameName", [](const NearbyRow& row) { return QVariant(row.gameName); }},
        {"players", [](const NearbyRow& row) { return QVariant(row.players); }},
        {"address", [](const NearbyRow& row) { return QVariant(row.address); }},
        {"known", [](const NearbyRow& row) { return QVariant(row.known); }},
    };
    return list;
}

} // namespace sideboard
