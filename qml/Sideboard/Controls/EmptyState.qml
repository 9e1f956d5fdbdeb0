import QtQuick
import Sideboard.Controls

/* Nothing here yet: what would be, and how to get it. */
Item {
    id: root

    required property string sentence
    property string detail: ""
    property string iconName: "board-says"
    property string actionText: ""

    signal acted()

    implicitWidth: 320
    implicitHeight: column.implicitHeight + 32
    Accessible.role: Accessible.StaticText
    Accessible.name: sentence

    Column {
        id: column
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, 360)
        spacing: Theme.gap

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 72
            height: 72
            radius: 36
            color: Theme.paint.sunken

            Icon {
                anchors.centerIn: parent
                iconName: root.iconName
                size: 36
                tint: Theme.paint.soft
            }
        }
        Say {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.sentence
            size: Theme.title
            strong: true
        }
        Say {
            visible: text.length > 0
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.detail
            size: Theme.small
            quiet: true
        }
        PillButton {
            visible: text.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            primary: true
            text: root.actionText
            onClicked: root.acted()
        }
    }
}
