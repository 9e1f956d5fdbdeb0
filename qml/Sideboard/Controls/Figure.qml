pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* A number whose digits keep their places when it changes: each in a cell as wide as the widest digit. */
Item {
    id: root

    required property int value
    property bool signed: false
    property bool halves: false
    property int size: Theme.figure
    property color colour: Theme.paint.ink

    readonly property string text: {
        const whole = root.halves ? Math.floor(Math.abs(root.value) / 2) : Math.abs(root.value)
        const half = root.halves && Math.abs(root.value) % 2 === 1
        const sign = root.value < 0 ? "−" : root.signed ? "+" : ""
        return sign + (half && whole === 0 ? "" : whole) + (half ? "½" : "")
    }

    implicitWidth: digits.implicitWidth
    implicitHeight: Math.ceil(size * 1.14)
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: zero
        font.pixelSize: root.size
        font.weight: Font.Bold
        text: "0"
    }

    Row {
        id: digits
        anchors.centerIn: parent
        Repeater {
            model: root.text.length

            Text {
                required property int index
                readonly property string character: root.text.charAt(index)

                width: character >= "0" && character <= "9" ? zero.advanceWidth : implicitWidth
                horizontalAlignment: Text.AlignHCenter
                text: character
                color: root.colour
                font: zero.font
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
}
