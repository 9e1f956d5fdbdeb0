import QtQuick
import Sideboard.Controls

/* A sign to press; `text` is its name for the screen reader. */
Press {
    id: root

    required property string iconName
    property int size: 24
    property color tint: Theme.paint.ink

    around: height / 2
    background: Rectangle {
        radius: height / 2
        color: root.pressed || root.hovered ? Theme.paint.sunken : "transparent"
    }
    contentItem: Item {
        implicitWidth: root.size
        implicitHeight: root.size

        Icon {
            anchors.centerIn: parent
            iconName: root.iconName
            size: root.size
            tint: root.enabled ? root.tint : Theme.paint.faint
        }
    }
}
