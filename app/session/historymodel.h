#pragma once

#include <QtCore/QAbstractListModel>
#include <QtCore/QCache>
#include <QtQml/qqmlregistration.h>

#include "engine/core/table.h"
#include "naming.h"

namespace sideboard {

/// Who did what, the newest first. Lines are worked out when they come into sight: a long game has thousands. A burst
/// of taps on one counter is one line.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the session")
    Q_PROPERTY(int count READ count NOTIFY counted)
    Q_PROPERTY(int filter READ filter NOTIFY counted) ///< a seat; -1: everybody

public:
    enum Role {
        StampRole = Qt::UserRole,
        MomentRole, ///< the table as it was right after it
        SeatRole,
        NameRole,
        ToneRole,
        SentenceRole,
        ChangeRole, ///< before -> after
        MarksRole,  ///< in words: corrected, overruled, did not fit
        TimeRole,
        TakenBackRole,
        TroubledRole, ///< did not fit, or is a question
        StoredRole,
    };

    using QAbstractListModel::QAbstractListModel;

    /// The table may have changed from this place on.
    void update(const Table* table, const SeatFaces& faces, std::size_t firstChanged, quint32 storedUpTo);
    void show(int seat);
    void retranslate();

    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] int filter() const { return m_filter; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// A line in words, for the undo button and the toast.
    [[nodiscard]] static QString sentence(const Table& table, const SeatFaces& faces, std::size_t position);

Q_SIGNALS:
    void counted();

private:
    struct Row {
        std::size_t first = 0;
        std::size_t last = 0;
        bool operator==(const Row&) const = default;
    };
    struct Said {
        HistoryLine line;
        QString sentence;
        QString change;
        QString marks;
    };

    [[nodiscard]] std::vector<Row> rowsNow() const;
    [[nodiscard]] const Said& said(const Row& row) const;
    [[nodiscard]] QString marksOf(const HistoryLine& line) const;

    const Table* m_table = nullptr;
    SeatFaces m_faces;
    quint32 m_stored = 0;
    int m_filter = -1;
    std::vector<Row> m_rows; ///< the newest first
    mutable QCache<std::size_t, Said> m_said{400};
};

} // namespace sideboard
