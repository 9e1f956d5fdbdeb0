pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* A counter in two taps: the first opens this, the second takes or gives. Below, the keypad for everything else. */
Sheet {
    id: root

    property string label: ""
    property string tracked: ""
    property int value: 0
    property int least: 0
    property int most: 0

    signal adjusted(string tracked, int by)
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
    contentHeight: column.implicitHeight

    contentItem: Item {
        implicitHeight: column.implicitHeight

        Column {
            id: column
            width: parent.width
            spacing: Theme.pad

            Row {
                id: quick
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: [-2, -1, 1, 2, 3]

                    PillButton {
                        required property int modelData
                        objectName: "by" + modelData
                        width: (quick.width - 4 * quick.spacing) / 5
                        leftPadding: 4
                        rightPadding: 4
                        primary: modelData === 1
                        enabled: root.value + modelData >= root.least && (root.most <= root.least || root.value + modelData <= root.most)
                        text: modelData < 0 ? "−" + -modelData : "+" + modelData
                        onClicked: {
                            root.close()
                            root.adjusted(root.tracked, modelData)
                        }
                    }
                }
            }
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
}
