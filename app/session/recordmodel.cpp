#include "recordmodel.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <map>

#include "engine/core/json.h"
#include "gamewords.h"
#include "phrasebook.h"

namespace sideboard {

namespace {

constexpr qsizetype trendLength = 10;

struct SheetLine {
    QString name;
    int total = 0;
    bool winner = false;
};

/// A sheet that cannot be read gives no lines: the game is still listed.
std::vector<SheetLine> linesOf(const Record& record) {
    std::vector<SheetLine> lines;
    const auto sheet = parseJson(record.sheet);
    if (!sheet || !sheet->is_array()) return lines;
    for (const Json& line : *sheet) {
        if (!line.is_object()) continue;
        QString name = QString::fromStdString(line.value("name", std::string()));
        if (name.isEmpty()) name = qtTrId("app.seat").arg(line.value("seat", 0) + 1);
        lines.push_back({name, line.value("total", 0), line.value("winner", false)});
    }
    return lines;
}

} // namespace

const std::vector<Column<RecordRow>>& RecordRow::columns() {
    static const std::vector<Column<RecordRow>> list{
        {"table", [](const RecordRow& row) { return QVariant(row.key); }},
        {"game", [](const RecordRow& row) { return QVariant(row.game); }},
        {"gameName", [](const RecordRow& row) { return QVariant(row.gameName); }},
        {"title", [](const RecordRow& row) { return QVariant(row.title); }},
        {"when", [](const RecordRow& row) { return QVariant(row.when); }},
        {"result", [](const RecordRow& row) { return QVariant(row.result); }},
        {"winner", [](const RecordRow& row) { return QVariant(row.winner); }},
        {"best", [](const RecordRow& row) { return QVariant(row.best); }},
    };
    return list;
}

std::vector<RecordRow> RecordModel::rowsFor(const std::vector<Record>& records) {
    std::vector<RecordRow> rows;
    for (const Record& record : records) {
        RecordRow row;
        row.key = QString::fromStdString(toText(DeviceId{record.table}));
        row.game = QString::fromStdString(record.game);
        row.gameName = phrasebook::say(gamewords::game(record.game));
        row.title = record.title;
        row.when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(record.finished).date(), QLocale::ShortFormat);
        QStringList result;
        QStringList winners;
        for (const SheetLine& line : linesOf(record)) {
            result += line.name + QChar(0xA0) + QString::number(line.total);
            row.best = std::max(row.best, line.total);
            if (line.winner) winners += line.name;
        }
        row.result = result.join(QStringLiteral(", "));
        row.winner = winners.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    return rows;
}

const std::vector<Column<PlayerRow>>& PlayerRow::columns() {
    static const std::vector<Column<PlayerRow>> list{
        {"name", [](const PlayerRow& row) { return QVariant(row.name); }},
        {"gameName", [](const PlayerRow& row) { return QVariant(row.gameName); }},
        {"played", [](const PlayerRow& row) { return QVariant(row.played); }},
        {"won", [](const PlayerRow& row) { return QVariant(row.won); }},
        {"best", [](const PlayerRow& row) { return QVariant(row.best); }},
        {"average", [](const PlayerRow& row) { return QVariant(row.average); }},
        {"trend", [](const PlayerRow& row) { return QVariant::fromValue(row.trend); }},
    };
    return list;
}

std::vector<PlayerRow> PlayerModel::rowsFor(const std::vector<Record>& records) {
    std::map<std::pair<QString, QString>, PlayerRow> players;
    std::vector<const Record*> inOrder;
    for (const Record& record : records) inOrder.push_back(&record);
    std::sort(inOrder.begin(), inOrder.end(),
              [](const Record* a, const Record* b) { return a->finished < b->finished; });
    for (const Record* record : inOrder) {
        const QString game = phrasebook::say(gamewords::game(record->game));
        for (const SheetLine& line : linesOf(*record)) {
            PlayerRow& row = players[{game, line.name}];
            row.key = game + QLatin1Char('/') + line.name;
            row.name = line.name;
            row.gameName = game;
            row.average = (row.average * row.played + line.total) / (row.played + 1);
            row.best = row.played == 0 ? line.total : std::max(row.best, line.total);
            ++row.played;
            row.won += line.winner ? 1 : 0;
            row.trend += line.total;
            if (row.trend.size() > trendLength) row.trend.removeFirst();
        }
    }
    std::vector<PlayerRow> rows;
    for (auto& [key, row] : players) rows.push_back(std::move(row));
    return rows;
}

} // namespace sideboard
