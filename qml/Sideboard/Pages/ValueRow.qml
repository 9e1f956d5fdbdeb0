import QtQuick
import Sideboard.Controls

/* A tracked value: its name, what it is, - and +; or, for a choice, a tap that asks. */
Card {
    id: root

    required property string tracked
    required property string label
    required property int value
    required property int min
    required property int max
    required property string valueName
    required property var names
    property bool checkable: false
    property bool checked: true

    readonly property bool choice: names.length > 0

    signal changed(int to)
    signal asked()

    padding: 6
    implicitHeight: Math.max(Theme.touch, words.implicitHeight) + 2 * padding

    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: 8
        width: parent.width - x - side.width - 8

        Say {
            width: parent.width
            text: root.label
        }
        Say {
            visible: root.checkable
            width: parent.width
            text: root.checked ? qsTrId("app.printed.checked") : qsTrId("app.printed.not-checked")
            size: Theme.small
            color: root.checked ? Theme.paint.good : Theme.paint.warn
        }
    }
    Item {
        id: side
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: root.choice ? Math.min(root.width / 2, pick.implicitWidth) : amount.width
        height: Math.max(Theme.touch, amount.height)

        Stepper {
            id: amount
            visible: !root.choice
            label: root.label
            value: root.value
            least: root.min
            most: root.max
            size: Theme.title
            onStepped: by => root.changed(root.value + by)
        }
        PillButton {
            id: pick
            visible: root.choice
            width: parent.width
            size: Theme.small
            text: root.valueName
            Accessible.name: root.label + " " + root.valueName
            onClicked: root.asked()
        }
    }
}
