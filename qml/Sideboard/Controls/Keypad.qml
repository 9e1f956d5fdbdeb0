pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* Figures and sums: "3+4-1" sets, "+2" adds to what is there. Keeps nothing but what is being typed. */
FocusScope {
    id: root

    required property string label
    required property int value
    property int least: 0
    property int most: 0
    property string typed: ""

    readonly property int total: Sums.total(typed, value)
    readonly property bool fits: total >= least && (most <= least || total <= most)

    signal accepted(int total)
    signal dismissed()

    function press(key: string) {
        if (key === "⌫")
            typed = typed.slice(0, -1)
        else
            typed = Sums.typed(typed, key)
    }
    function accept() {
        if (fits)
            accepted(total)
    }

    implicitWidth: 320
    implicitHeight: keys.y + keys.height
    Accessible.role: Accessible.Dialog
    Accessible.name: label
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.accept()
        else if (event.key === Qt.Key_Escape)
            root.dismissed()
        else if (event.key === Qt.Key_Backspace)
            root.press("⌫")
        else if (event.text.length === 1 && "0123456789+-".indexOf(event.text) >= 0)
            root.press(event.text)
        else
            event.accepted = false
    }

    Column {
        id: display
        width: parent.width
        spacing: 0

        Say {
            width: parent.width
            text: root.label
            size: Theme.small
            quiet: true
        }
        Item {
            width: parent.width
            height: result.implicitHeight

            Say {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - result.width - 12
                text: root.typed.length > 0 ? root.typed.replace(/-/g, "−") : root.value.toString()
                size: Theme.title
                quiet: true
                elide: Text.ElideLeft
                wrapMode: Text.NoWrap
            }
            Figure {
                id: result
                anchors.right: parent.right
                value: root.total
                size: Theme.large
                colour: root.fits ? Theme.paint.ink : Theme.paint.bad
            }
        }
        Say {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: !root.fits ? qsTrId("controls.keypad.range").arg(root.least).arg(root.most)
                : root.total === root.value ? " " : root.value + " → " + root.total
            size: Theme.small
            color: root.fits ? Theme.paint.soft : Theme.paint.bad
        }
    }
    Flow {
        id: keys
        y: display.height + Theme.gap
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: ["7", "8", "9", "⌫", "4", "5", "6", "-", "1", "2", "3", "+", "C", "0", "OK"]

            Press {
                id: cell
                required property string modelData
                readonly property bool last: modelData === "OK"
                readonly property real single: (keys.width - 3 * keys.spacing) / 4 - 0.01
                readonly property bool digit: modelData >= "0" && modelData <= "9"

                width: last ? 2 * single + keys.spacing : single
                height: Math.max(Theme.touch + 4, 40 * Theme.scaling)
                text: modelData === "⌫" ? qsTrId("controls.keypad.back") : modelData === "C" ? qsTrId("controls.keypad.clear")
                    : modelData === "-" ? qsTrId("controls.keypad.minus") : modelData === "+" ? qsTrId("controls.keypad.plus")
                    : modelData === "OK" ? qsTrId("controls.ok") : modelData
                enabled: !last || root.fits
                onClicked: last ? root.accept() : modelData === "C" ? root.typed = "" : root.press(modelData)

                background: Rectangle {
                    radius: Theme.radius
                    color: cell.last && cell.enabled ? Theme.paint.accent : cell.pressed ? Theme.paint.accentSoft : cell.digit ? Theme.paint.card : Theme.paint.sunken
                    border.width: cell.last ? 0 : Theme.hairline
                    border.color: Theme.paint.edge
                }
                contentItem: Say {
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.modelData === "-" ? "−" : cell.last ? qsTrId("controls.ok") : cell.modelData
                    size: Theme.title
                    strong: true
                    color: cell.last ? (cell.enabled ? Theme.paint.overAccent : Theme.paint.soft) : Theme.paint.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
