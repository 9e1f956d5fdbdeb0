#pragma once

#include <QtCore/QAbstractListModel>
#include <algorithm>
#include <set>
#include <vector>

namespace sideboard {

/// How QML reads one value of a row.
template <class Row>
struct Column {
    const char* name;
    QVariant (*get)(const Row&);
};

/// A list of plain rows with a `key` each. An update becomes inserts, removals, moves and changes, so that whatever
/// stands for a row on the screen stays the same item. Row::columns() says once what QML sees of it.
template <class Row>
class ListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] int count() const { return int(m_rows.size()); }

    void update(const std::vector<Row>& next) {
        const int before = count();
        removeMissing(next);
        for (int at = 0; at < int(next.size()); ++at) placeAt(at, next[std::size_t(at)]);
        if (count() != before) countChanged();
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const auto& columns = Row::columns();
        const auto column = std::size_t(role - Qt::UserRole);
        if (!index.isValid() || index.row() >= count() || role < Qt::UserRole || column >= columns.size()) return {};
        return columns[column].get(m_rows[std::size_t(index.row())]);
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        int role = Qt::UserRole;
        for (const auto& column : Row::columns()) names.insert(role++, column.name);
        return names;
    }

protected:
    /// Concrete models give their signal here.
    virtual void countChanged() {}

private:
    void removeMissing(const std::vector<Row>& next) {
        std::set<QStringView> kept;
        for (const Row& row : next) kept.insert(row.key);
        for (int i = count() - 1; i >= 0; --i) {
            if (kept.contains(m_rows[std::size_t(i)].key)) continue;
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
    void placeAt(int at, const Row& row) {
        const auto here = m_rows.begin() + at;
        const auto found = std::find_if(here, m_rows.end(), [&](const Row& old) { return old.key == row.key; });
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

    std::vector<Row> m_rows;
};

/// The part of a concrete list model that is the same in all of them.
#define SIDEBOARD_LIST(Name)                                                                                           \
    Q_OBJECT                                                                                                           \
    QML_ELEMENT                                                                                                        \
    QML_UNCREATABLE("made by the session")                                                                             \
    Q_PROPERTY(int count READ count NOTIFY counted)                                                                    \
public:                                                                                                                \
    using ListModel::ListModel;                                                                                        \
    Q_SIGNAL void counted();                                                                                           \
                                                                                                                       \
protected:                                                                                                             \
    void countChanged() override { Q_EMIT counted(); }                                                                 \
                                                                                                                       \
public:

} // namespace sideboard
