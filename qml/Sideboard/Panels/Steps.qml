pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* What to do on the real board, in order: done steps ticked, the current one with its buttons. */
Column {
    id: root

    required property StepsPanel panel

    signal done(string key, string move, string value)
    signal otherwise(string key)

    spacing: Theme.gap + 2
    Accessible.role: Accessible.List
    Accessible.name: panel.title

    Nothing { count: root.panel.pieces.count }
    Repeater {
        model: root.panel.pieces

        StepCard {
            required property int index
            required property string key
            required property int figure
            required property bool hasFigure
            required property string move
            required property string value

            width: root.width
            number: index + 1
            page: hasFigure ? figure : 0
            onDone: root.done(key, move, value)
            onOtherwise: root.otherwise(key)
        }
    }
}
