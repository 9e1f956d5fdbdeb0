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

/// "seat1.sawmill" of a choice is Anna's sawmill.
QString nameOfValue(const std::string& game, std::string_view name, const SeatFaces& faces) {
    if (name.substr(0, 4) == "seat" && name.size() > 6) {
        const int seat = name[4] - '0';
        const QString what = phrasebook::say(gamewords::value(game, {}, name.substr(6)));
        return seat < faces.names.size() ? phrasebook::say(Words{"app.of-seat",
                                                                 {textArg("what", what.toStdString()),
                                                                  textArg("seat", faces.names[seat].toStdString())}})
                                         : QString();
    }
    return phrasebook::say(name == "none" ? Words{"app.value.none", {}} : gamewords::value(game, {}, name));
}

QString zoneOf(const std::string& game, const TrackedLine& line, const SeatFaces& faces) {
    if (line.seat != noSeat && int(indexOf(line.seat)) < faces.names.size())
        return faces.names[int(indexOf(line.seat))];
    std::string head = line.id.substr(0, line.id.find('.'));
    head.resize(head.find_last_not_of("0123456789") + 1);
    const std::string own = game + ".zone." + head;
    return gamewords::knows(own) ? phrasebook::say(Words{own, {}}) : qtTrId("app.zone.table");
}

} // namespace

std::vector<TrackedRow> TrackedModel::rowsFor(const Table& table, TrackedUse use, const SeatFaces& faces) {
    std::vector<TrackedRow> rows;
    const std::string& game = table.info().id;
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
        for (std::string_view name : line.names) row.names += nameOfValue(game, name, faces);
        while (!row.names.isEmpty() && row.names.back().isEmpty()) row.names.removeLast();
        const int named = line.value - line.min;
        if (named >= 0 && named < row.names.size()) row.valueName = row.names[named];
        row.checked = line.checked;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace sideboard
