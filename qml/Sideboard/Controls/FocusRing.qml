import QtQuick
import Sideboard.Controls

/* Where the keyboard is. */
Rectangle {
    id: root

    property bool shown: false
    property real around: Theme.radius

    anchors.fill: parent
    anchors.margins: -3
    visible: shown
    color: "transparent"
    radius: around + 3
    border.width: 3
    border.color: Theme.paint.ink
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        color: "transparent"
        radius: root.around + 1
        border.width: 2
        border.color: Theme.paint.paper
    }
}
