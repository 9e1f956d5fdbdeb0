#pragma once

#include <QtCore/QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "engine/core/view.h"

namespace sideboard {

/// The pieces of a panel. Rows follow their keys: an update becomes inserts, removals, moves and changes, so that
/// whatever stands for a piece on the screen stays the same item, with its focus and its running animation.
class PieceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a panel")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole,
        LabelRole,
        DetailRole,
        IconNameRole,
        ToneRole,
        FigureRole,
        HasFigureRole,
        MinRole,
        MaxRole,
        ColumnRole,
        RowRole,
        SeatRole,
        MarkRole,
        TrackedRole,
        MoveRole,
        ValueRole,
        StackRole,     ///< how many earlier pieces stand in the same row and column
        StackSizeRole, ///< how many stand there in all
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    void update(const std::vector<Piece>& pieces);
    /// Says everything again, in the language chosen meanwhile.
    void retranslate();

    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] const Piece& piece(int row) const { return m_rows[std::size_t(row)].piece; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    struct Row {
        Piece piece;
        int stack = 0;
        int stackSize = 1;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const std::vector<Piece>& pieces);
    void removeMissing(const std::vector<Row>& next);
    void placeAt(int at, const Row& row);

    std::vector<Row> m_rows;
};

} // namespace sideboard
