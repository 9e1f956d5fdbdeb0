#pragma once

#include <QtCore/QAbstractListModel>
#include <QtCore/QStringList>
#include <QtQml/qqmlregistration.h>
#include <vector>

namespace sideboard {

/// One line of a prompt, in words.
struct OptionLine {
    QString key;
    QString label;
    QString iconName;
    QString tone;
    QString outcome; ///< what follows from choosing it
    QString refusal; ///< why it is not open; empty: it is
    QString page;
    int min = 0;
    int max = 0;
    int suggested = 0;
    bool oneKind = false;
    QStringList accepts;
    int column = 0;
    int row = 0;
    bool operator==(const OptionLine&) const = default;
};

/// The lines of a prompt: values to choose from, goods of a payment, things and places of an arrangement.
class OptionModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by a prompt")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole,
        LabelRole,
        IconNameRole,
        ToneRole,
        OutcomeRole,
        RefusalRole,
        PageRole,
        MinRole,
        MaxRole,
        SuggestedRole,
        OneKindRole,
        AcceptsRole,
        ColumnRole,
        RowRole,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    void replace(std::vector<OptionLine> lines);
    [[nodiscard]] const std::vector<OptionLine>& lines() const { return m_lines; }
    [[nodiscard]] int count() const { return int(m_lines.size()); }
    /// Nothing for a row that is not there: a prompt may have changed under the finger.
    Q_INVOKABLE [[nodiscard]] QString keyAt(int row) const { return at(row).key; }
    Q_INVOKABLE [[nodiscard]] QString iconAt(int row) const { return at(row).iconName; }
    Q_INVOKABLE [[nodiscard]] int maxAt(int row) const { return at(row).max; }
    Q_INVOKABLE [[nodiscard]] int suggestedAt(int row) const { return at(row).suggested; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    [[nodiscard]] OptionLine at(int row) const {
        return row >= 0 && row < count() ? m_lines[std::size_t(row)] : OptionLine{};
    }

    std::vector<OptionLine> m_lines;
};

} // namespace sideboard
