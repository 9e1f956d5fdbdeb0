pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Printed spaces in order, with markers on them: a row per marker, or one line for all. */
Item {
    id: root

    required property TrackPanel panel

    signal tapped(string key, string move, string value)
    signal corrected(string tracked, int to)

    readonly property bool beside: width > 480 * Theme.scaling

    implicitWidth: 358
    implicitHeight: panel.shared ? shared.implicitHeight : list.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Column {
        id: list
        visible: !root.panel.shared
        width: parent.width
        spacing: root.beside ? 4 : 8

        Repeater {
            model: PieceRows { pieces: root.panel.pieces; to: root.panel.shared ? -1 : 1000 }

            TrackLine {
                required property string key
                required property int column
                required property string tracked

                width: list.width
                at: column
                first: root.panel.first
                spaces: root.panel.spaces
                threshold: root.panel.threshold
                beside: root.beside
                labelWidth: 120 * Theme.scaling
                editable: tracked.length > 0
                onMoved: to => root.corrected(tracked, to)
            }
        }
    }
    SharedTrack {
        id: shared
        visible: root.panel.shared
        width: parent.width
        panel: root.panel
        onTapped: (key, move, value) => root.tapped(key, move, value)
    }
}
