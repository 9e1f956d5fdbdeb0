pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Any kind of panel, for the generic page: a game that has no page of its own is still complete. */
Card {
    id: root

    required property PanelModel panel

    signal tapped(string key, string move, string value)
    signal adjusted(string tracked, int by)
    signal corrected(string tracked, int to)
    signal keypadAsked(string tracked, string label, int value, int least, int most)

    readonly property bool round: panel instanceof WheelPanel || panel instanceof RingPanel || panel instanceof BowlPanel

    heading: panel instanceof RingPanel ? "" : panel.title
    remark: panel instanceof RingPanel || panel instanceof CardsPanel ? "" : panel.note

    Loader {
        width: parent.width
        height: root.round ? Math.min(parent.width, 340) : implicitHeight
        sourceComponent: root.panel instanceof CountersPanel ? counters : root.panel instanceof TrackPanel ? track
            : root.panel instanceof WheelPanel ? wheel : root.panel instanceof RingPanel ? ring
            : root.panel instanceof BowlPanel ? bowl : root.panel instanceof GridPanel ? grid
            : root.panel instanceof HexMapPanel ? hexMap : root.panel instanceof MarketPanel ? market
            : root.panel instanceof CardsPanel ? cards : root.panel instanceof StepsPanel ? steps
            : root.panel instanceof ScorePanel ? score : null
    }

    Component {
        id: counters
        Counters {
            panel: root.panel as CountersPanel
            onAdjusted: (tracked, by) => root.adjusted(tracked, by)
            onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
        }
    }
    Component {
        id: track
        Track {
            panel: root.panel as TrackPanel
            onCorrected: (tracked, to) => root.corrected(tracked, to)
            onTapped: (key, move, value) => root.tapped(key, move, value)
        }
    }
    Component {
        id: wheel
        Wheel { panel: root.panel as WheelPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: ring
        Ring { panel: root.panel as RingPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: bowl
        Bowl { panel: root.panel as BowlPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: grid
        CellGrid { panel: root.panel as GridPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: hexMap
        HexMap { panel: root.panel as HexMapPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: market
        Market { panel: root.panel as MarketPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: cards
        Cards { panel: root.panel as CardsPanel; onTapped: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: steps
        Steps { panel: root.panel as StepsPanel; onDone: (key, move, value) => root.tapped(key, move, value) }
    }
    Component {
        id: score
        ScoreSheet { panel: root.panel as ScorePanel }
    }
}
