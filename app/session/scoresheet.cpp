#include "scoresheet.h"

#include <QtCore/QCoreApplication>
#include <algorithm>
#include <map>

#include "gamewords.h"
#include "phrasebook.h"
#include "sync/opentable.h"

namespace sideboard::scoresheet {

namespace {

/// A line of figures: its name and what each seat has.
struct Line {
    QString name;
    std::map<int, int> figures;
};

std::vector<Line> linesOf(const Panel& panel) {
    std::map<int, Line> byRow;
    for (const Piece& piece : panel.pieces) {
        Line& line = byRow[piece.row < 0 ? 10'000 : piece.row]; // the total comes last
        line.name = piece.row < 0 ? qtTrId("app.score.total") : phrasebook::say(piece.label);
        line.figures[piece.column] = piece.figure;
    }
    std::vector<Line> lines;
    for (auto& [row, line] : byRow) lines.push_back(std::move(line));
    return lines;
}

std::vector<QString> seatsOf(const Panel& panel) {
    std::map<int, QString> names;
    for (const Piece& piece : panel.pieces)
        if (piece.row < 0) names[piece.column] = phrasebook::say(piece.label);
    std::vector<QString> list;
    for (auto& [column, name] : names) list.push_back(name);
    return list;
}

QString quoted(QString text) {
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

int figureOf(const Line& line, int seat) {
    const auto found = line.figures.find(seat);
    return found == line.figures.end() ? 0 : found->second;
}

} // namespace

Panel panelFor(const Table& table, const SeatFaces& faces) {
    Panel panel{"score", PanelKind::score, {"app.score.title", {}}, {}, noSeat, {}, {}};
    const auto seats = static_cast<std::size_t>(table.seating().size());
    std::vector<std::string> categories;
    std::vector<Score> scores;
    int best = 0;
    int longest = 1;
    for (std::size_t i = 0; i < seats; ++i) {
        scores.push_back(table.score(seatAt(i)));
        best = i == 0 ? scores.back().total : std::max(best, scores.back().total);
        for (const ScoreLine& line : scores.back().lines) {
            if (std::find(categories.begin(), categories.end(), line.key) == categories.end())
                categories.push_back(line.key);
            longest = std::max(longest, std::abs(line.points));
        }
    }
    for (std::size_t i = 0; i < seats; ++i) {
        Piece total;
        total.key = "total" + std::to_string(i);
        total.label = {"app.value.number", {textArg("number", faces.names[int(i)].toStdString())}};
        total.figure = scores[i].total;
        total.column = int(i);
        total.row = -1;
        total.seat = seatAt(i);
        total.mark =
            scores[i].winner || (!table.over() && best > 0 && scores[i].total == best) ? Mark::current : Mark::plain;
        panel.pieces.push_back(std::move(total));
        for (std::size_t row = 0; row < categories.size(); ++row) {
            const auto line = std::find_if(scores[i].lines.begin(), scores[i].lines.end(),
                                           [&](const ScoreLine& each) { return each.key == categories[row]; });
            Piece piece;
            piece.key = categories[row] + std::to_string(i);
            piece.label = names::scoreLine(table.info().id, categories[row]);
            piece.column = int(i);
            piece.row = int(row);
            piece.seat = seatAt(i);
            if (line != scores[i].lines.end()) {
                piece.figure = line->points;
                piece.detail = named(line->reason, faces);
            }
            panel.pieces.push_back(std::move(piece));
        }
    }
    panel.gauges = {{"seats", int(seats)}, {"categories", int(categories.size())}, {"most", longest}};
    return panel;
}

QString text(const Panel& panel, const QString& title) {
    const std::vector<QString> seats = seatsOf(panel);
    QString all = title + QStringLiteral("\n\n");
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        all += seats[seat] + QLatin1Char('\n');
        for (const Line& line : linesOf(panel))
            all += QStringLiteral("  %1: %2\n").arg(line.name).arg(figureOf(line, int(seat)));
        all += QLatin1Char('\n');
    }
    return all;
}

QString csv(const Panel& panel) {
    QStringList head{QString()};
    for (const QString& name : seatsOf(panel)) head += quoted(name);
    QString all = head.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    for (const Line& line : linesOf(panel)) {
        QStringList cells{quoted(line.name)};
        for (int seat = 0; seat + 1 < head.size(); ++seat) cells += QString::number(figureOf(line, seat));
        all += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    }
    return all;
}

QString json(const Table& table) {
    return QString::fromStdString(scoreSheet(table).dump(2, ' ', false, Json::error_handler_t::replace));
}

} // namespace sideboard::scoresheet
