#include "panelkinds.h"

namespace sideboard {

PanelModel* makePanel(PanelKind kind, QObject* parent) {
    switch (kind) {
    case PanelKind::counters: return new CountersPanel(parent);
    case PanelKind::track: return new TrackPanel(parent);
    case PanelKind::wheel: return new WheelPanel(parent);
    case PanelKind::ring: return new RingPanel(parent);
    case PanelKind::bowl: return new BowlPanel(parent);
    case PanelKind::grid: return new GridPanel(parent);
    case PanelKind::hexMap: return new HexMapPanel(parent);
    case PanelKind::market: return new MarketPanel(parent);
    case PanelKind::cards: return new CardsPanel(parent);
    case PanelKind::steps: return new StepsPanel(parent);
    case PanelKind::score: return new ScorePanel(parent);
    }
    return nullptr;
}

} // namespace sideboard
