pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Some kinds of move as tiles in a grid: for phases where many are open side by side. */
Grid {
    id: root

    required property Session session
    required property list<string> kinds
    readonly property int shown: {
        let count = 0
        for (let i = 0; i < tiles.count; ++i)
            if ((tiles.itemAt(i) as MoveButton)?.listed)
                ++count
        return count
    }
    property int fitting: Math.max(1, Math.floor((width + spacing) / (168 * Theme.scaling + spacing)))

    columns: fitting
    spacing: Theme.gap

    Repeater {
        id: tiles
        model: root.session.moves

        MoveButton {
            required property string move
            required property string label
            required outcome
            required iconName
            readonly property bool listed: root.kinds.indexOf(move) >= 0

            visible: listed
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            text: label
            onClicked: root.session.start(move)
        }
    }
}
