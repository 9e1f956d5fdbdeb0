#include "piecemodel.h"

#include <algorithm>
#include <map>
#include <set>

#include "phrasebook.h"

namespace sideboard {

std::vector<PieceModel::Row> PieceModel::rowsOf(const std::vector<Piece>& pieces) {
    std::vector<Row> rows;
    rows.reserve(pieces.size());
    std::set<std::string_view> keys;
    std::map<std::pair<int, int>, int> standing;
    for (const Piece& piece : pieces) {
        if (!keys.insert(piece.key).second) {
            qWarning("two pieces with the key %s", piece.key.c_str());
            continue;
        }
        rows.push_back({piece, standing[{piece.column, piece.row}]++, 1});
    }
    for (Row& row : rows) row.stackSize = standing[{row.piece.column, row.piece.row}];
    return rows;
}

void PieceModel::removeMissing(const std::vector<Row>& next) {
    std::set<std::string_view> kept;
    for (const Row& row : next) kept.insert(row.piece.key);
    for (int i = count() - 1; i >= 0; --i) {
        if (kept.contains(piece(i).key)) continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
}

void PieceModel::placeAt(int at, const Row& row) {
    const auto here = m_rows.begin() + at;
    const auto found = std::find_if(here, m_rows.end(), [&](const Row& old) { return old.piece.key == row.piece.key; });
    if (found == m_rows.end()) {
        beginInsertRows({}, at, at);
        m_rows.insert(here, row);
        endInsertRows();
        return;
    }
    if (found != here) {
        const int from = int(found - m_rows.begin());
        beginMoveRows({}, from, from, {}, at);
        std::rotate(here, found, found + 1);
        endMoveRows();
    }
    if (m_rows[std::size_t(at)] == row) return;
    m_rows[std::size_t(at)] = row;
    Q_EMIT dataChanged(index(at), index(at));
}

void PieceModel::update(const std::vector<Piece>& pieces) {
    const int before = count();
    const std::vector<Row> next = rowsOf(pieces);
    removeMissing(next);
    for (int at = 0; at < int(next.size()); ++at) placeAt(at, next[std::size_t(at)]);
    if (count() != before) Q_EMIT countChanged();
}

void PieceModel::retranslate() {
    if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1), {LabelRole, DetailRole});
}

int PieceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant PieceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const Piece& piece = row.piece;
    switch (role) {
    case KeyRole: return QString::fromStdString(piece.key);
    case Qt::DisplayRole:
    case LabelRole: return phrasebook::say(piece.label);
    case DetailRole: return phrasebook::say(piece.detail);
    case IconNameRole: return QString::fromStdString(piece.icon);
    case ToneRole: return QString::fromStdString(piece.tone);
    case FigureRole: return piece.figure;
    case HasFigureRole: return piece.hasFigure;
    case MinRole: return piece.min;
    case MaxRole: return piece.max;
    case ColumnRole: return piece.column;
    case RowRole: return piece.row;
    case SeatRole: return piece.seat == noSeat ? -1 : int(indexOf(piece.seat));
    case MarkRole: return int(piece.mark);
    case TrackedRole: return QString::fromStdString(piece.tracked);
    case MoveRole: return QString::fromStdString(piece.move);
    case ValueRole: return QString::fromStdString(piece.value);
    case StackRole: return row.stack;
    case StackSizeRole: return row.stackSize;
    }
    return {};
}

QHash<int, QByteArray> PieceModel::roleNames() const {
    return {{KeyRole, "key"},
            {LabelRole, "label"},
            {DetailRole, "detail"},
            {IconNameRole, "iconName"},
            {ToneRole, "tone"},
            {FigureRole, "figure"},
            {HasFigureRole, "hasFigure"},
            {MinRole, "min"},
            {MaxRole, "max"},
            {ColumnRole, "column"},
            {RowRole, "row"},
            {SeatRole, "seat"},
            {MarkRole, "mark"},
            {TrackedRole, "tracked"},
            {MoveRole, "move"},
            {ValueRole, "value"},
            {StackRole, "stack"},
            {StackSizeRole, "stackSize"}};
}

} // namespace sideboard
