#include "panellist.h"

#include <algorithm>

namespace sideboard {

void PanelList::update(const View& view) {
    std::vector<PanelModel*> next;
    for (const Panel& panel : view.panels) {
        PanelModel*& model = m_known[QString::fromStdString(panel.name)];
        if (model && model->kind() != panel.kind) {
            model->deleteLater();
            model = nullptr;
        }
        if (!model) model = makePanel(panel.kind, this);
        model->update(panel);
        next.push_back(model);
    }
    if (next == m_shown) return;
    // Panels come and go with phases: seldom, and a few at a time.
    std::size_t same = 0;
    while (same < next.size() && same < m_shown.size() && next[same] == m_shown[same]) ++same;
    std::size_t tail = 0;
    while (tail < next.size() - same && tail < m_shown.size() - same &&
           next[next.size() - 1 - tail] == m_shown[m_shown.size() - 1 - tail])
        ++tail;
    if (m_shown.size() > same + tail) {
        beginRemoveRows({}, int(same), int(m_shown.size() - tail) - 1);
        m_shown.erase(m_shown.begin() + std::ptrdiff_t(same), m_shown.end() - std::ptrdiff_t(tail));
        endRemoveRows();
    }
    if (next.size() > same + tail) {
        beginInsertRows({}, int(same), int(next.size() - tail) - 1);
        m_shown = next;
        endInsertRows();
    }
    Q_EMIT changed();
}

void PanelList::retranslate() {
    for (const auto& [name, panel] : m_known)
        if (panel) panel->retranslate();
}

PanelModel* PanelList::named(const QString& name) const {
    const auto found =
        std::find_if(m_shown.begin(), m_shown.end(), [&](PanelModel* each) { return each->name() == name; });
    return found == m_shown.end() ? nullptr : *found;
}

int PanelList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant PanelList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    PanelModel* panel = m_shown[std::size_t(index.row())];
    switch (role) {
    case PanelRole: return QVariant::fromValue(panel);
    case NameRole: return panel->name();
    case SeatRole: return panel->seat();
    case GroupRole: return panel->name().section(QLatin1Char('.'), 0, 0);
    }
    return {};
}

QHash<int, QByteArray> PanelList::roleNames() const {
    return {{PanelRole, "panel"}, {NameRole, "name"}, {SeatRole, "seat"}, {GroupRole, "group"}};
}

void PanelNamed::setPanels(PanelList* panels) {
    if (panels == m_panels) return;
    if (m_panels) m_panels->disconnect(this);
    m_panels = panels;
    if (m_panels) connect(m_panels, &PanelList::changed, this, &PanelNamed::look);
    look();
}

void PanelNamed::setName(const QString& name) {
    m_name = name;
    look();
}

void PanelNamed::look() {
    PanelModel* panel = m_panels ? m_panels->named(m_name) : nullptr;
    if (panel == m_panel) return;
    m_panel = panel;
    Q_EMIT panelChanged();
}

} // namespace sideboard
