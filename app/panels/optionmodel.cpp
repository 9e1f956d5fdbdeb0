#include "optionmodel.h"

#include <utility>

namespace sideboard {

void OptionModel::replace(std::vector<OptionLine> lines) {
    if (lines == m_lines) return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
    Q_EMIT countChanged();
}

int OptionModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant OptionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const OptionLine& line = m_lines[std::size_t(index.row())];
    switch (role) {
    case KeyRole: return line.key;
    case Qt::DisplayRole:
    case LabelRole: return line.label;
    case IconNameRole: return line.iconName;
    case ToneRole: return line.tone;
    case OutcomeRole: return line.outcome;
    case RefusalRole: return line.refusal;
    case PageRole: return line.page;
    case MinRole: return line.min;
    case MaxRole: return line.max;
    case SuggestedRole: return line.suggested;
    case OneKindRole: return line.oneKind;
    case AcceptsRole: return line.accepts;
    case ColumnRole: return line.column;
    case RowRole: return line.row;
    }
    return {};
}

QHash<int, QByteArray> OptionModel::roleNames() const {
    return {{KeyRole, "key"},           {LabelRole, "label"},
            {IconNameRole, "iconName"}, {ToneRole, "tone"},
            {OutcomeRole, "outcome"},   {RefusalRole, "refusal"},
            {PageRole, "page"},         {MinRole, "min"},
            {MaxRole, "max"},           {SuggestedRole, "suggested"},
            {OneKindRole, "oneKind"},   {AcceptsRole, "accepts"},
            {ColumnRole, "column"},     {RowRole, "row"}};
}

} // namespace sideboard
