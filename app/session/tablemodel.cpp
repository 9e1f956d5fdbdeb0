#include "tablemodel.h"

#include <algorithm>

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QLocale>

#include "engine/core/table.h"
#include "gamewords.h"
#include "naming.h"
#include "phrasebook.h"

namespace sideboard {

const std::vector<Column<TableEntry>>& TableEntry::columns() {
    static const std::vector<Column<TableEntry>> list{
        {"table", [](const TableEntry& row) { return QVariant(row.key); }},
        {"game", [](const TableEntry& row) { return QVariant(row.game); }},
        {"gameName", [](const TableEntry& row) { return QVariant(row.gameName); }},
        {"title", [](const TableEntry& row) { return QVariant(row.title); }},
        {"players", [](const TableEntry& row) { return QVariant(row.players); }},
        {"tones", [](const TableEntry& row) { return QVariant(row.tones); }},
        {"headline", [](const TableEntry& row) { return QVariant(row.headline); }},
        {"when", [](const TableEntry& row) { return QVariant(row.when); }},
        {"finished", [](const TableEntry& row) { return QVariant(row.finished); }},
        {"archived", [](const TableEntry& row) { return QVariant(row.archived); }},
    };
    return list;
}

void TableModel::replace(const std::vector<TableEntry>& entries) {
    update(entries);
    Q_EMIT changed();
}

int TableModel::open() const {
    return int(std::count_if(rows().begin(), rows().end(),
                             [](const TableEntry& row) { return !row.finished && !row.archived; }));
}

int TableModel::finished() const {
    return int(std::count_if(rows().begin(), rows().end(),
                             [](const TableEntry& row) { return row.finished && !row.archived; }));
}

int TableModel::archived() const {
    return int(std::count_if(rows().begin(), rows().end(), [](const TableEntry& row) { return row.archived; }));
}

TableEntry TableModel::entryFor(const TableRow& row) {
    TableEntry entry;
    entry.key = QString::fromStdString(toText(DeviceId{row.id}));
    entry.game = QString::fromStdString(row.game);
    entry.gameName = phrasebook::say(gamewords::game(row.game));
    entry.title = row.title;
    entry.when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(row.finished.value_or(row.created)).date(),
                                    QLocale::ShortFormat);
    entry.finished = row.finished.has_value();
    entry.archived = row.archived;
    return entry;
}

void TableModel::describe(TableEntry& entry, const Table& table) {
    const SeatFaces faces = facesOf(table.seating(), table.info());
    entry.players = faces.names.join(QStringLiteral(", "));
    entry.tones = faces.tones;
    if (!entry.finished) {
        entry.headline = phrasebook::say(named(table.view(noSeat, {}), faces).headline);
        return;
    }
    QStringList winners;
    for (int i = 0; i < faces.names.size(); ++i)
        if (table.score(seatAt(std::size_t(i))).winner) winners += faces.names[i];
    entry.headline = winners.isEmpty() ? qtTrId("app.table.finished")
                                       : qtTrId("app.table.won-by").arg(winners.join(QStringLiteral(", ")));
}

} // namespace sideboard
