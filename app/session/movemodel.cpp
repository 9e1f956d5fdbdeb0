#include "movemodel.h"

#include "engine/core/table.h"
#include "gamewords.h"
#include "moveicons.h"
#include "phrasebook.h"

namespace sideboard {

const std::vector<Column<MoveRow>>& MoveRow::columns() {
    static const std::vector<Column<MoveRow>> list{
        {"move", [](const MoveRow& row) { return QVariant(row.key); }},
        {"label", [](const MoveRow& row) { return QVariant(row.label); }},
        {"iconName", [](const MoveRow& row) { return QVariant(row.iconName); }},
        {"outcome", [](const MoveRow& row) { return QVariant(row.outcome); }},
        {"refusal", [](const MoveRow& row) { return QVariant(row.refusal); }},
        {"page", [](const MoveRow& row) { return QVariant(row.page); }},
        {"owed", [](const MoveRow& row) { return QVariant(row.owed); }},
        {"drawn", [](const MoveRow& row) { return QVariant(row.drawn); }},
    };
    return list;
}

namespace {

/// Where something is put does not change what it costs; what is put does.
bool costDepends(const Json& moves, std::string_view kind) {
    for (const Json& move : moves) {
        if (move.value("do", std::string()) != kind) continue;
        const Json& fields = move["fields"];
        if (fields.empty()) return false;
        const std::string first = fields.front().value("name", std::string());
        return first != "cell" && first != "place" && first != "hex";
    }
    return true;
}

} // namespace

std::vector<MoveRow> MoveModel::rowsFor(const Table& table, Seat seat, const SeatFaces& faces, const Json& moves) {
    std::vector<MoveRow> rows;
    const std::string& game = table.info().id;
    for (const OpenKind& kind : table.kinds(seat)) {
        if (kind.refusal && !kind.owed) continue;
        MoveRow row;
        row.key = QString::fromUtf8(kind.name.data(), qsizetype(kind.name.size()));
        row.label = phrasebook::say(gamewords::move(game, kind.name));
        row.iconName = QString::fromStdString(moveIcon(kind.name));
        row.owed = kind.owed;
        row.drawn = kind.chance;
        if (kind.refusal) {
            row.refusal = phrasebook::say(*kind.refusal);
            row.page = phrasebook::page(*kind.refusal);
        } else if (!costDepends(moves, kind.name)) {
            const auto changes = table.outcomeOf(seat, kind.name, Json::object());
            if (changes) row.outcome = gamewords::outcome(*changes, game, seat, faces);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace sideboard
