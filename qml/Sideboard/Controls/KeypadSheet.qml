import QtQuick
import Sideboard.Controls

/* The keypad in a sheet, for any counter of a page. */
Sheet {
    id: root

    property string label: ""
    property string tracked: ""
    property int value: 0
    property int least: 0
    property int most: 0

    signal corrected(string tracked, int to)

    function ask(tracked: string, label: string, value: int, least: int, most: int) {
        root.tracked = tracked
        root.label = label
        root.value = value
        root.least = least
        root.most = most
        keypad.typed = ""
        open()
    }

    heading: label
    widest: 380
    contentHeight: keypad.implicitHeight

    contentItem: Item {
        implicitHeight: keypad.implicitHeight

        Keypad {
            id: keypad
            width: parent.width
            focus: true
            label: root.label
            value: root.value
            least: root.least
            most: root.most
            onAccepted: total => {
                root.close()
                root.corrected(root.tracked, total)
            }
            onDismissed: root.close()
        }
    }
}
