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

    function file(): string {
        return panel instanceof CountersPanel ? "Counters" : panel instanceof TrackPanel ? "Track"
            : panel instanceof WheelPanel ? "Wheel" : panel instanceof RingPanel ? "Ring"
            : panel instanceof BowlPanel ? "Bowl" : panel instanceof GridPanel ? "CellGrid"
            : panel instanceof HexMapPanel ? "HexMap" : panel instanceof MarketPanel ? "Market"
            : panel instanceof CardsPanel ? "Cards" : panel instanceof StepsPanel ? "Steps" : "ScoreSheet"
    }

    Loader {
        id: view
        width: parent.width
        height: root.round ? Math.min(parent.width, 340) : implicitHeight
        Component.onCompleted: setSource(root.file() + ".qml", { panel: root.panel })
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true
        function onTapped(key, move, value) { root.tapped(key, move, value) }
        function onDone(key, move, value) { root.tapped(key, move, value) }
        function onThrown() { root.tapped("", "throw", "") }
        function onAdjusted(tracked, by) { root.adjusted(tracked, by) }
        function onCorrected(tracked, to) { root.corrected(tracked, to) }
        function onKeypadAsked(tracked, label, value, least, most) { root.keypadAsked(tracked, label, value, least, most) }
    }
}
