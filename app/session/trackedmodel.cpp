#include "trackedmodel.h"

#include <QtCore/QCoreApplication>

#include "gamewords.h"
#include "phrasebook.h"

namespace sideboard {

const std::vector<Column<TrackedRow>>& TrackedRow::columns() {
    static const std::vector<Column<TrackedRow>> list{
        {"tracked", [](const TrackedRow& row) { return QVariant(row.key); }},
        {"label", [](const TrackedRow& row) { return QVariant(row.label); }},
        {"zone", [](const TrackedRow& row) { return QVariant(row.zone); }},
        {"tone", [](const TrackedRow& row) { return QVariant(row.tone); }},
        {"seat", [](const TrackedRow& row) { return QVariant(row.seat); }},
        {"value", [](const TrackedRow& row) { return QVariant(row.value); }},
        {"min", [](const TrackedRow& row) { return QVariant(row.min); }},
        {"max", [](const TrackedRow& row) { return QVariant(row.max); }},
        {"valueName", [](const TrackedRow& row) { return QVariant(row.valueName); }},
        {"names", [](const TrackedRow& row) { return QVariant(row.names); }},
        {"checked", [](const TrackedRow& row) { return QVariant(row.checked); }},
    };
    return list;
}

namespace {

QString zoneOf(const std::string& game, const TrackedLine& line, const SeatFaces& faces) {
    if (line.seat != noSeat && int(indexOf(line.seat)) < faces.names.size())
        return faces.names[int(indexOf(line.seat))];
    const Words zone = names::trackedZone(game, line.id);
    return zone.id.empty() ? qtTrId("app.zone.table") : phrasebook::say(zone);
}

} // namespace

std::vector<TrackedRow> TrackedModel::rowsFor(const Table& table, TrackedUse use, const SeatFaces& faces) {
    std::vector<TrackedRow> rows;
    const std::string& game = table.info().id;
    const names::SeatNames people = gamewords::peopleOf(faces);
    for (const TrackedLine& line : table.tracked()) {
        if (line.use != use) continue;
        TrackedRow row;
        row.key = QString::fromStdString(line.id);
        row.label = phrasebook::say(gamewords::figure(game, line.id));
        row.zone = zoneOf(game, line, faces);
        if (line.seat != noSeat) {
            row.seat = int(indexOf(line.seat));
            row.tone = row.seat < faces.tones.size() ? faces.tones[row.seat] : QString();
        }
        row.value = line.value;
        row.min = line.min;
        row.max = line.max;
        // A value that belongs to a seat nobody sits on cannot be chosen.
        for (std::string_view name : line.names) {
            if (name.starts_with("seat") && name[4] - '0' >= faces.names.size()) break;
            row.names += phrasebook::say(names::trackedValue(game, line.id, name, people));
        }
        const int named = line.value - line.min;
        if (named >= 0 && named < row.names.size()) row.valueName = row.names[named];
        row.checked = line.checked;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace sideboard
