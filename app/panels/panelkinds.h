#pragma once

#include "panelmodel.h"

/// One class per kind of panel. Each names the gauges that make sense for it; where a piece stands is said once, here:
/// row -1 is the place itself (a printed space, a heading), rows from 0 hold what stands on it.
namespace sideboard {

#define SIDEBOARD_PANEL(Kind)                                                                                          \
    QML_ELEMENT                                                                                                        \
    QML_UNCREATABLE("made by the session")                                                                             \
public:                                                                                                                \
    using PanelModel::PanelModel;                                                                                      \
    [[nodiscard]] PanelKind kind() const override { return PanelKind::Kind; }

/// Goods, materials, cards in hand: a tile per piece.
class CountersPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(counters)
    Q_PROPERTY(int columns READ columns NOTIFY gaugesChanged)  ///< 0: as many as fit
    Q_PROPERTY(bool compact READ compact NOTIFY gaugesChanged) ///< figures only, without -/+
    [[nodiscard]] int columns() const { return gauge("columns"); }
    [[nodiscard]] bool compact() const { return gauge("compact") != 0; }
};

/// Printed spaces in order; a row per marker, its column the space it stands on.
class TrackPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(track)
    Q_PROPERTY(int first READ first NOTIFY gaugesChanged)
    Q_PROPERTY(int spaces READ spaces NOTIFY gaugesChanged)
    Q_PROPERTY(int rows READ rows NOTIFY gaugesChanged)
    Q_PROPERTY(int threshold READ threshold NOTIFY gaugesChanged) ///< first space that is worth more; -1: none
    Q_PROPERTY(bool shared READ shared NOTIFY gaugesChanged)      ///< all markers walk one line of spaces
    [[nodiscard]] int first() const { return gauge("first"); }
    [[nodiscard]] int spaces() const { return gauge("spaces", 10); }
    [[nodiscard]] int rows() const { return gauge("rows", 1); }
    [[nodiscard]] int threshold() const { return gauge("threshold", -1); }
    [[nodiscard]] bool shared() const { return gauge("shared") != 0; }
};

/// A dial. Tokens keep their sector (column) while the hands and their figures turn; row -1 is what the hub shows.
class WheelPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(wheel)
    Q_PROPERTY(int sectors READ sectors NOTIFY gaugesChanged)
    Q_PROPERTY(int wide READ wide NOTIFY gaugesChanged)        ///< sectors from the first hand to the second
    Q_PROPERTY(int hand READ hand NOTIFY gaugesChanged)        ///< sector at whose start the first hand stands
    Q_PROPERTY(bool turning READ turning NOTIFY gaugesChanged) ///< the next change will turn it: show the ghost
    [[nodiscard]] int sectors() const { return gauge("sectors", 12); }
    [[nodiscard]] int wide() const { return gauge("wide", 8); }
    [[nodiscard]] int hand() const { return gauge("hand"); }
    [[nodiscard]] bool turning() const { return gauge("turning") != 0; }
};

/// A time line that closes on itself. Row 0: markers; row -1: spaces that may be tapped, with what it would cost.
class RingPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(ring)
    Q_PROPERTY(int spaces READ spaces NOTIFY gaugesChanged)
    Q_PROPERTY(int present READ present NOTIFY gaugesChanged)
    Q_PROPERTY(int active READ active NOTIFY gaugesChanged) ///< space of the marker that is moving
    Q_PROPERTY(int figure READ figure NOTIFY gaugesChanged) ///< shown large in the middle
    Q_PROPERTY(int next READ next NOTIFY gaugesChanged)     ///< seat that follows; -1: nobody
    [[nodiscard]] int spaces() const { return gauge("spaces", 11); }
    [[nodiscard]] int present() const { return gauge("present"); }
    [[nodiscard]] int active() const { return gauge("active", present()); }
    [[nodiscard]] int figure() const { return gauge("figure"); }
    [[nodiscard]] int next() const { return gauge("next", -1); }
};

/// Beads in a bowl with holes. Row 0: in a hole (column says which); row 1: on the rim.
class BowlPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(bowl)
    Q_PROPERTY(int holes READ holes NOTIFY gaugesChanged)
    Q_PROPERTY(int throwNumber READ throwNumber NOTIFY gaugesChanged)
    Q_PROPERTY(int redOdds READ redOdds NOTIFY gaugesChanged) ///< per cent, -1: not known
    [[nodiscard]] int holes() const { return gauge("holes", 3); }
    [[nodiscard]] int throwNumber() const { return gauge("throw"); }
    [[nodiscard]] int redOdds() const { return gauge("red", -1); }
};

/// Square cells. A piece whose key starts with "edge." is a bar along the upper edge of its cell.
class GridPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(grid)
    Q_PROPERTY(int columns READ columns NOTIFY gaugesChanged)
    Q_PROPERTY(int rows READ rows NOTIFY gaugesChanged)
    [[nodiscard]] int columns() const { return gauge("columns", 1); }
    [[nodiscard]] int rows() const { return gauge("rows", 1); }
};

/// Hexagons in rows, every other row shifted by half. The first piece of a cell is its ground, others stand on it.
class HexMapPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(hexMap)
    Q_PROPERTY(int columns READ columns NOTIFY gaugesChanged)
    Q_PROPERTY(int rows READ rows NOTIFY gaugesChanged)
    Q_PROPERTY(bool evenShifted READ evenShifted NOTIFY gaugesChanged)
    [[nodiscard]] int columns() const { return gauge("columns", 1); }
    [[nodiscard]] int rows() const { return gauge("rows", 1); }
    [[nodiscard]] bool evenShifted() const { return gauge("even-shifted") != 0; }
};

/// Things for sale. Row -1 heads a column with its cost; figure is the price, mark open what can be afforded.
class MarketPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(market)
    Q_PROPERTY(int columns READ columns NOTIFY gaugesChanged)
    Q_PROPERTY(int rows READ rows NOTIFY gaugesChanged)
    [[nodiscard]] int columns() const { return gauge("columns", 3); }
    [[nodiscard]] int rows() const { return gauge("rows", 1); }
};

/// Cards. Row 0: the cards, hidden ones face down; row 1: figures printed on the one card of a face.
class CardsPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(cards)
    Q_PROPERTY(int deck READ deck NOTIFY gaugesChanged)   ///< cards left to draw; -1: no deck
    Q_PROPERTY(int limit READ limit NOTIFY gaugesChanged) ///< how many may be chosen; 0: one by one
    [[nodiscard]] int deck() const { return gauge("deck", -1); }
    [[nodiscard]] int limit() const { return gauge("limit"); }
};

/// Numbered steps, one current; a figure is the rulebook page.
class StepsPanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(steps)
    Q_PROPERTY(int done READ done NOTIFY gaugesChanged)
    [[nodiscard]] int done() const { return gauge("done"); }
};

/// Row -1: a total per seat (column); rows from 0: a category per row, a seat per column.
class ScorePanel : public sideboard::PanelModel {
    Q_OBJECT
    SIDEBOARD_PANEL(score)
    Q_PROPERTY(int seats READ seats NOTIFY gaugesChanged)
    Q_PROPERTY(int categories READ categories NOTIFY gaugesChanged)
    Q_PROPERTY(int most READ most NOTIFY gaugesChanged)      ///< longest bar
    Q_PROPERTY(bool halves READ halves NOTIFY gaugesChanged) ///< figures count half points
    [[nodiscard]] int seats() const { return gauge("seats", 1); }
    [[nodiscard]] int categories() const { return gauge("categories", 1); }
    [[nodiscard]] int most() const { return gauge("most", 10); }
    [[nodiscard]] bool halves() const { return gauge("halves") != 0; }
};

#undef SIDEBOARD_PANEL

} // namespace sideboard
