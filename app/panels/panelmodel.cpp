#include "panelmodel.h"

#include <algorithm>
#include <utility>

#include "phrasebook.h"

namespace sideboard {

void PanelModel::update(const Panel& panel) {
    Panel before =
        std::exchange(m_panel, {panel.name, panel.kind, panel.title, panel.note, panel.seat, panel.gauges, {}});
    if (before.name != m_panel.name || before.seat != m_panel.seat) Q_EMIT nameChanged();
    if (before.title != m_panel.title || before.note != m_panel.note) Q_EMIT wordsChanged();
    if (before.gauges != m_panel.gauges) Q_EMIT gaugesChanged();
    m_pieces.update(panel.pieces);
}

void PanelModel::retranslate() {
    Q_EMIT wordsChanged();
    m_pieces.retranslate();
}

QString PanelModel::title() const { return phrasebook::say(m_panel.title); }
QString PanelModel::note() const { return phrasebook::say(m_panel.note); }

int PanelModel::gauge(std::string_view name, int otherwise) const {
    const auto found = std::ranges::find(m_panel.gauges, name, &Gauge::name);
    return found == m_panel.gauges.end() ? otherwise : found->value;
}

} // namespace sideboard
