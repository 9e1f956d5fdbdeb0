import QtQuick
import Sideboard.Controls

/* A game icon on a wash of its colour; without an icon, a disc of the colour. */
Rectangle {
    id: root

    required property string iconName
    required property string tone
    property int size: 32

    width: size
    height: size
    radius: size / 4
    color: tone.length > 0 ? Theme.wash(tone) : "transparent"
    border.width: Theme.paint.hairline > 1 ? 1 : 0
    border.color: Theme.paint.edge

    Icon {
        visible: root.iconName.length > 0
        anchors.centerIn: parent
        size: Math.round(root.size * (root.tone.length > 0 ? 0.8 : 1))
        iconName: root.iconName
    }
    Rectangle {
        visible: root.iconName.length === 0
        anchors.centerIn: parent
        width: root.size / 2
        height: width
        radius: width / 2
        color: Theme.sign(root.tone)
    }
}
