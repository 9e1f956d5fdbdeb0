#include "piecerows.h"

namespace sideboard {

PieceRows::PieceRows(QObject* parent) : QSortFilterProxyModel(parent) {
    connect(this, &QAbstractItemModel::rowsInserted, this, &PieceRows::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &PieceRows::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &PieceRows::countChanged);
}

void PieceRows::setPieces(PieceModel* pieces) {
    if (pieces == m_pieces) return;
    m_pieces = pieces;
    setSourceModel(pieces);
    Q_EMIT piecesChanged();
}

void PieceRows::setFrom(int from) {
    m_from = from;
    invalidateFilter();
    Q_EMIT rangeChanged();
}

void PieceRows::setTo(int to) {
    m_to = to;
    invalidateFilter();
    Q_EMIT rangeChanged();
}

void PieceRows::setWithout(const QString& prefix) {
    m_without = prefix;
    invalidateFilter();
    Q_EMIT rangeChanged();
}

void PieceRows::setOnly(const QString& prefix) {
    m_only = prefix;
    invalidateFilter();
    Q_EMIT rangeChanged();
}

void PieceRows::setStacked(Stacked stacked) {
    m_stacked = stacked;
    invalidateFilter();
    Q_EMIT rangeChanged();
}

bool PieceRows::filterAcceptsRow(int row, const QModelIndex&) const {
    if (!m_pieces) return false;
    const Piece& piece = m_pieces->piece(row);
    const int stack = m_stacked == Any ? 0 : m_pieces->data(m_pieces->index(row), PieceModel::StackRole).toInt();
    if ((m_stacked == Lowest && stack > 0) || (m_stacked == Above && stack == 0)) return false;
    const QString key = QString::fromStdString(piece.key);
    return piece.row >= m_from && piece.row <= m_to && (m_without.isEmpty() || !key.startsWith(m_without)) &&
           key.startsWith(m_only);
}

} // namespace sideboard
