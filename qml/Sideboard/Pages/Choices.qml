pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* A few values side by side, one of them chosen. */
Flow {
    id: root

    required property list<string> values
    required property int current
    property string label: ""

    signal chosen(int index)

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Repeater {
        model: root.values

        Press {
            id: value
            required property string modelData
            required property int index

            width: Math.min(implicitWidth, root.width)
            leftPadding: 18
            rightPadding: 18
            around: height / 2
            text: modelData
            checked: index === root.current
            Accessible.role: Accessible.RadioButton
            Accessible.checked: checked
            onClicked: root.chosen(index)

            background: Rectangle {
                radius: height / 2
                color: value.checked ? Theme.paint.solid : value.pressed ? Theme.paint.accentSoft : Theme.paint.card
                border.width: value.checked ? 0 : Theme.hairline
                border.color: Theme.paint.edge
            }
            contentItem: Say {
                horizontalAlignment: Text.AlignHCenter
                text: value.text
                strong: value.checked
                color: value.checked ? Theme.paint.overSolid : Theme.paint.ink
                Accessible.ignored: true
            }
        }
    }
}
