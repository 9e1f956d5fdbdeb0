import QtQuick
import Sideboard.Controls

/* How many: - figure +, a slider for far ways, both ends named. */
Column {
    id: root

    required property string label
    required property int least
    required property int most
    property int amount: least

    signal accepted(int amount)

    spacing: Theme.pad

    Stepper {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 240)
        label: root.label
        value: root.amount
        least: root.least
        most: root.most
        size: Theme.huge
        focus: true
        onStepped: by => root.amount += by
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap

        PillButton {
            text: root.least.toString()
            enabled: root.amount !== root.least
            onClicked: root.amount = root.least
        }
        PillButton {
            text: qsTrId("controls.amount.all").arg(root.most)
            enabled: root.amount !== root.most
            onClicked: root.amount = root.most
        }
    }
    PillButton {
        width: parent.width
        primary: true
        text: qsTrId("controls.ok")
        onClicked: root.accepted(root.amount)
    }
}
