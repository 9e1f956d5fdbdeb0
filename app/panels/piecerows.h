#pragma once

#include <QtCore/QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

#include "piecemodel.h"

namespace sideboard {

/// Some rows of a panel's pieces: the places themselves (row -1) apart from what stands on them, or one line of a
/// track.
class PieceRows : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sideboard::PieceModel* pieces READ pieces WRITE setPieces NOTIFY piecesChanged REQUIRED)
    Q_PROPERTY(int from MEMBER m_from WRITE setFrom NOTIFY rangeChanged)
    Q_PROPERTY(int to MEMBER m_to WRITE setTo NOTIFY rangeChanged)
    Q_PROPERTY(QString without MEMBER m_without WRITE setWithout NOTIFY rangeChanged) ///< prefix of keys to leave out
    Q_PROPERTY(QString only MEMBER m_only WRITE setOnly NOTIFY rangeChanged)          ///< prefix that keys must have
    Q_PROPERTY(Stacked stacked MEMBER m_stacked WRITE setStacked NOTIFY rangeChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Stacked { Any, Lowest, Above }; ///< of the pieces in one place: all, the first, the others
    Q_ENUM(Stacked)

    explicit PieceRows(QObject* parent = nullptr);

    [[nodiscard]] PieceModel* pieces() const { return m_pieces; }
    [[nodiscard]] int count() const { return rowCount(); }
    void setPieces(PieceModel* pieces);
    void setFrom(int from);
    void setTo(int to);
    void setWithout(const QString& prefix);
    void setOnly(const QString& prefix);
    void setStacked(Stacked stacked);

Q_SIGNALS:
    void piecesChanged();
    void rangeChanged();
    void countChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PieceModel* m_pieces = nullptr;
    int m_from = 0;
    int m_to = 1'000;
    QString m_without;
    QString m_only;
    Stacked m_stacked = Any;
};

} // namespace sideboard
