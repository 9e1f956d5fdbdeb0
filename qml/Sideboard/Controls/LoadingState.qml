pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* Something is under way: three beads that take turns, and what we wait for. */
Item {
    id: root

    property string sentence: qsTrId("controls.loading")
    property int turn: 0

    implicitWidth: 240
    implicitHeight: column.implicitHeight + 32
    Accessible.role: Accessible.ProgressBar
    Accessible.name: sentence

    Timer {
        interval: 320
        running: root.visible && Theme.motion > 0
        repeat: true
        onTriggered: root.turn = (root.turn + 1) % 3
    }
    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - 32
        spacing: Theme.pad

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8

            Repeater {
                model: 3

                Rectangle {
                    required property int index
                    width: 14
                    height: 14
                    radius: 7
                    color: index === root.turn ? Theme.paint.accent : Theme.paint.edge
                }
            }
        }
        Say {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.sentence
            quiet: true
        }
    }
}
