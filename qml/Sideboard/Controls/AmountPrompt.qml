import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* How many: - figure +, a slider for far ways, both ends named. */
Column {
    id: root

    required property PromptModel prompt
    property int amount: prompt.min

    signal accepted(int amount)

    spacing: Theme.pad

    Stepper {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 240)
        label: root.prompt.title
        value: root.amount
        least: root.prompt.min
        most: root.prompt.max
        size: Theme.huge
        focus: true
        onStepped: by => root.amount += by
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap

        PillButton {
            text: root.prompt.min.toString()
            enabled: root.amount !== root.prompt.min
            onClicked: root.amount = root.prompt.min
        }
        PillButton {
            text: qsTrId("controls.amount.all").arg(root.prompt.max)
            enabled: root.amount !== root.prompt.max
            onClicked: root.amount = root.prompt.max
        }
    }
    PillButton {
        objectName: "amountOk"
        width: parent.width
        primary: true
        text: qsTrId("controls.ok")
        onClicked: root.accepted(root.amount)
    }
}
