pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* One marker on its own row of printed spaces. Tap or drag to a space; arrows and +/- walk one. */
Item {
    id: root

    required property string label
    required property string iconName
    required property string tone
    required property int at
    required property int first
    required property int spaces
    required property int threshold
    property bool beside: false
    property real labelWidth: 0
    property bool editable: true

    signal moved(int to)

    readonly property int last: first + spaces - 1
    readonly property int lines: Math.max(1, Math.ceil(spaces * smallest / Math.max(1, width - strip.x)))
    readonly property int perLine: Math.ceil(spaces / lines)
    readonly property real smallest: 20 * Math.max(1, Theme.scaling * 0.9)
    readonly property real cell: (width - strip.x) / perLine
    readonly property real cellHeight: Math.min((beside ? 27 : 32) * Theme.scaling, Math.max(24, cell))
    property int aimed: -1

    function go(to: int) {
        const target = Math.max(first, Math.min(last, to))
        if (target !== at && editable)
            moved(target)
    }

    implicitWidth: 358
    implicitHeight: (beside ? 0 : name.implicitHeight + 2) + lines * (cellHeight + 3)
    activeFocusOnTab: editable
    Accessible.role: Accessible.Slider
    Accessible.name: label + " " + at
    Accessible.focusable: editable
    Accessible.onIncreaseAction: root.go(root.at + 1)
    Accessible.onDecreaseAction: root.go(root.at - 1)
    Keys.onPressed: event => {
        const up = event.key === Qt.Key_Plus || event.key === Qt.Key_Equal || event.key === Qt.Key_Right
        const down = event.key === Qt.Key_Minus || event.key === Qt.Key_Left
        event.accepted = up || down
        if (event.accepted)
            root.go(root.at + (up ? 1 : -1))
    }

    FocusRing { shown: root.activeFocus; around: 6 }

    Row {
        id: name
        spacing: 6
        height: root.beside ? root.cellHeight : implicitHeight

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            iconName: root.iconName
            size: Math.round(20 * Theme.scaling)
        }
        Say {
            anchors.verticalCenter: parent.verticalCenter
            text: root.label
            size: Theme.small
            quiet: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Item {
        id: strip
        x: root.beside ? root.labelWidth : 0
        y: root.beside ? 0 : name.height + 2

        Repeater {
            model: root.spaces

            Rectangle {
                id: space
                required property int index
                readonly property int number: root.first + index
                readonly property bool here: number === root.at
                readonly property bool rich: root.threshold >= 0 && number >= root.threshold
                readonly property bool aimedAt: number === root.aimed

                x: (index % root.perLine) * root.cell + 1
                y: Math.floor(index / root.perLine) * (root.cellHeight + 3)
                width: root.cell - 3
                height: root.cellHeight
                radius: 6
                color: here ? Theme.sign(root.tone) : rich ? Theme.paint.goodSoft : Theme.paint.sunken
                border.width: aimedAt ? 2 : Theme.hairline > 1 ? 1 : 0
                border.color: Theme.paint.accent

                Behavior on color { enabled: Theme.motion > 0; ColorAnimation { duration: Theme.motion } }

                Text {
                    anchors.centerIn: parent
                    text: space.number
                    color: space.here ? Theme.over(space.color) : Theme.paint.soft
                    font.pixelSize: Math.min(Theme.small, Math.round(root.cell * (space.here ? 0.58 : 0.5)))
                    font.weight: space.here ? Font.Bold : Font.Normal
                    Accessible.ignored: true
                }
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        anchors.topMargin: -4
        anchors.bottomMargin: -4
        enabled: root.editable
        preventStealing: root.aimed >= 0 && pressed

        function spaceAt(x: real, y: real): int {
            const line = Math.max(0, Math.min(root.lines - 1, Math.floor((y - 4 - strip.y) / (root.cellHeight + 3))))
            const column = Math.floor((x - strip.x) / root.cell)
            return column < 0 || column >= root.perLine ? -1 : Math.min(root.last, root.first + line * root.perLine + column)
        }
        onPositionChanged: event => root.aimed = spaceAt(event.x, event.y)
        onCanceled: root.aimed = -1
        onReleased: event => {
            const to = spaceAt(event.x, event.y)
            root.aimed = -1
            if (to >= 0)
                root.go(to)
        }
    }
}
