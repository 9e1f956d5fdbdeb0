import QtQuick
import Sideboard.Controls

/* One space of the ring. */
Press {
    id: root

    required property int number
    property bool present: false
    property bool open: false
    property bool aimed: false
    property real size: 38

    width: Math.max(size, Theme.touch)
    height: width
    around: width / 2
    enabled: open
    text: present ? qsTrId("panels.ring.present") : qsTrId("panels.ring.space").arg(number)

    background: Item {
        Disc {
            anchors.centerIn: parent
            width: root.size
            height: root.size
            fill: root.present ? Theme.paint.solid : root.aimed || root.pressed ? Theme.paint.accentSoft : Theme.paint.card
            edgeWidth: root.aimed ? 5 : root.open ? 3 : 1
            edge: root.open ? Theme.paint.accent : Theme.paint.dialLine
        }
    }
    contentItem: Item {
        Text {
            visible: !root.present
            anchors.centerIn: parent
            text: root.number
            color: root.open ? Theme.paint.accent : Theme.paint.soft
            font.pixelSize: Math.round(root.size * 0.34)
            font.weight: root.open ? Font.Bold : Font.Normal
            Accessible.ignored: true
        }
        Icon {
            visible: root.present
            anchors.centerIn: parent
            size: Math.round(root.size * 0.74)
            iconName: "present"
        }
    }
}
