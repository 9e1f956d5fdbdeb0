#include "historymodel.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QLocale>

#include "gamewords.h"
#include "phrasebook.h"

namespace sideboard {

namespace {

constexpr int changesTold = 6;

QString text(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

int number(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number() ? found->get<int>() : 0;
}

std::string trackedIn(const Json& body) { return text(body, "id").toStdString(); }

bool isTap(const Entry& entry) { return std::holds_alternative<Adjustment>(entry.body); }

QString takeBackSentence(const Table& table, const SeatFaces& faces, const HistoryLine& line) {
    const auto* back = std::get_if<TakeBack>(&table.log().find(line.id)->body);
    const auto target = back ? table.log().positionOf(back->target) : std::nullopt;
    if (!target) return qtTrId("app.history.take-back").arg(QString());
    return qtTrId("app.history.take-back").arg(HistoryModel::sentence(table, faces, *target));
}

QString seatSentence(const SeatFaces& faces, const HistoryLine& line) {
    const QString act = text(line.body, "act");
    const QString said = phrasebook::say(Words{"app.history.seat." + act.toStdString(), {}});
    const QString who = int(indexOf(line.seat)) < faces.names.size() ? faces.names[int(indexOf(line.seat))] : QString();
    // Not every sentence has a place for both.
    return QString(said).replace(QStringLiteral("%1"), who).replace(QStringLiteral("%2"), text(line.body, "text"));
}

} // namespace

QString HistoryModel::sentence(const Table& table, const SeatFaces& faces, std::size_t position) {
    const HistoryLine line = table.history(position);
    const std::string& game = table.info().id;
    if (line.kind == MoveBody::kind.name)
        return phrasebook::say(names::historyLine(game, line, gamewords::peopleOf(faces)));
    if (line.kind == TakeBack::kind.name) return takeBackSentence(table, faces, line);
    if (line.kind == SeatChange::kind.name) return seatSentence(faces, line);
    if (line.kind == Note::kind.name) return text(line.body, "text");
    const QString what = phrasebook::say(gamewords::figure(game, trackedIn(line.body)));
    if (line.kind == Adjustment::kind.name)
        return phrasebook::signedFigure(number(line.body, "by")) + QChar(0xA0) + what;
    if (line.kind == Correction::kind.name)
        return qtTrId("app.history.correction").arg(what).arg(number(line.body, "to"));
    if (line.kind == PrintedValue::kind.name)
        return qtTrId("app.history.printed").arg(what).arg(number(line.body, "value"));
    if (line.kind == OptionChange::kind.name)
        return qtTrId("app.history.option").arg(what).arg(number(line.body, "value"));
    return phrasebook::say(Words{"app.history." + line.kind, {}});
}

std::vector<HistoryModel::Row> HistoryModel::rowsNow() const {
    std::vector<Row> rows;
    if (!m_table) return rows;
    const Log& log = m_table->log();
    for (std::size_t i = log.size(); i-- > 0;) {
        const Entry& entry = log[i];
        if (m_filter >= 0 && entry.seat != seatAt(std::size_t(m_filter))) continue;
        const bool joins = !rows.empty() && rows.back().first == i + 1 && isTap(entry) && isTap(log[i + 1]) &&
                           log[i + 1].group == entry.group;
        if (joins) rows.back().first = i;
        else rows.push_back({i, i});
    }
    return rows;
}

void HistoryModel::update(const Table* table, const SeatFaces& faces, std::size_t firstChanged, quint32 storedUpTo) {
    const bool same = table == m_table && faces == m_faces;
    m_table = table;
    m_faces = faces;
    m_stored = storedUpTo;
    const std::vector<Row> next = rowsNow();
    const std::size_t tail = std::min(next.size(), m_rows.size());
    std::size_t kept = 0;
    while (kept < tail && next[next.size() - 1 - kept] == m_rows[m_rows.size() - 1 - kept] &&
           next[next.size() - 1 - kept].last < firstChanged)
        ++kept;
    if (!same) kept = 0;
    m_said.clear();
    const int before = count();
    if (m_rows.size() > kept) {
        beginRemoveRows({}, 0, int(m_rows.size() - kept) - 1);
        m_rows.erase(m_rows.begin(), m_rows.end() - std::ptrdiff_t(kept));
        endRemoveRows();
    }
    if (next.size() > kept) {
        beginInsertRows({}, 0, int(next.size() - kept) - 1);
        m_rows = next;
        endInsertRows();
    }
    // Taking something back, or storing it, changes lines that stay where they are.
    if (kept > 0) Q_EMIT dataChanged(index(int(m_rows.size() - kept)), index(count() - 1));
    if (count() != before) Q_EMIT counted();
}

void HistoryModel::show(int seat) {
    if (seat == m_filter) return;
    m_filter = seat;
    beginResetModel();
    m_rows = rowsNow();
    endResetModel();
    Q_EMIT counted();
}

void HistoryModel::retranslate() {
    m_said.clear();
    if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1));
}

QString HistoryModel::marksOf(const HistoryLine& line) const {
    QStringList marks;
    if (line.kind == Correction::kind.name) marks += qtTrId("app.mark.corrected");
    if (line.overruled) marks += qtTrId("app.mark.overruled");
    if (line.seenDraw) marks += qtTrId("app.mark.seen-draw");
    if (line.contested) marks += qtTrId("app.mark.contested");
    if (!line.outcome.proved) marks += qtTrId("app.mark.not-proved");
    if (line.outcome.fit == Fit::takenBack) marks += qtTrId("app.mark.taken-back");
    if (line.outcome.fit == Fit::copy) marks += qtTrId("app.mark.copy");
    if (line.outcome.fit == Fit::question) marks += qtTrId("app.mark.question");
    if (line.outcome.fit == Fit::didNotFit)
        marks +=
            qtTrId("app.mark.did-not-fit")
                .arg(phrasebook::say(Refusal{line.outcome.misfit.reason, {}, wholeMove, line.outcome.misfit.figures}));
    return marks.join(QStringLiteral(" · "));
}

const HistoryModel::Said& HistoryModel::said(const Row& row) const {
    if (const Said* known = m_said.object(row.last)) return *known;
    auto* said = new Said{m_table->history(row.last), {}, {}, {}};
    const std::string& game = m_table->info().id;
    if (row.first == row.last) {
        said->sentence = sentence(*m_table, m_faces, row.last);
        const Seat looking = said->line.seat;
        said->change = gamewords::beforeAfter(m_table->changesAt(row.last), game, looking, m_faces, changesTold);
    } else {
        int sum = 0;
        for (std::size_t i = row.first; i <= row.last; ++i)
            if (m_table->outcome(i).fit == Fit::fits) sum += std::get<Adjustment>(m_table->log()[i].body).by;
        const QString what = phrasebook::say(gamewords::figure(game, trackedIn(said->line.body)));
        said->sentence = phrasebook::signedFigure(sum) + QChar(0xA0) + what;
    }
    said->marks = marksOf(said->line);
    m_said.insert(row.last, said);
    return *said;
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[std::size_t(index.row())];
    if (role == MomentRole) return int(row.last + 1);
    const Said& line = said(row);
    const int seat = line.line.seat == noSeat ? -1 : int(indexOf(line.line.seat));
    const Fit fit = line.line.outcome.fit;
    switch (role) {
    case StampRole: return QString::fromStdString(toText(line.line.id));
    case SeatRole: return seat;
    case NameRole: return seat >= 0 && seat < m_faces.names.size() ? m_faces.names[seat] : QString();
    case ToneRole: return seat >= 0 && seat < m_faces.tones.size() ? m_faces.tones[seat] : QString();
    case SentenceRole: return line.sentence;
    case ChangeRole: return line.change;
    case MarksRole: return line.marks;
    case TimeRole: return QLocale().toString(QDateTime::fromMSecsSinceEpoch(line.line.at).time(), QLocale::ShortFormat);
    case TakenBackRole: return fit == Fit::takenBack;
    case TroubledRole: return fit == Fit::didNotFit || fit == Fit::question;
    case StoredRole: return line.line.id.device != m_table->log().self() || line.line.id.seq <= m_stored;
    }
    return {};
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
    return {{StampRole, "stamp"}, {MomentRole, "moment"},       {SeatRole, "seat"},         {NameRole, "name"},
            {ToneRole, "tone"},   {SentenceRole, "sentence"},   {ChangeRole, "change"},     {MarksRole, "marks"},
            {TimeRole, "time"},   {TakenBackRole, "takenBack"}, {TroubledRole, "troubled"}, {StoredRole, "stored"}};
}

} // namespace sideboard
