import QtQuick
import Sideboard.Controls

/* A round area with an edge, round on every renderer. */
Rectangle {
    id: root

    property color fill: Theme.paint.card
    property color edge: Theme.paint.edge
    property real edgeWidth: 1

    radius: width / 2
    color: edgeWidth > 0 ? edge : fill
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.edgeWidth
        visible: root.edgeWidth > 0
        radius: width / 2
        color: root.fill
    }
}
