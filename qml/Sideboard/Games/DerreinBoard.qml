import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Session

/* The board: the map, the seat's buildings, the supply, the odds and the throws so far. */
Column {
    id: root

    required property Session session

    signal keypadAsked(string tracked, string label, int value, int least, int most)

    spacing: Theme.pad

    PanelNamed {
        id: map
        panels: root.session.panels
        name: "map"
    }
    Loader {
        width: parent.width
        active: map.panel !== null
        visible: active
        sourceComponent: DerreinMap {
            panel: map.panel as GridPanel
            tones: root.session.seatTones
            onTapped: key => root.session.tap("map", key)
        }
    }
    Repeater {
        model: ["buildings.seat" + root.session.seat, "odds", "supply"]

        PanelSpot {
            required property string modelData
            width: root.width
            session: root.session
            name: modelData
            onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
        }
    }
}
