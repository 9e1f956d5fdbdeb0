import QtQuick
import Sideboard.Controls

/* A round area with an edge, round on every renderer: the software one rounds corners by whole units, so that only a
   disc of an even, whole size comes out as a circle. */
Item {
    id: root

    property color fill: Theme.paint.card
    property color edge: Theme.paint.edge
    property real edgeWidth: 1

    readonly property int diameter: 2 * Math.round(Math.min(width, height) / 2)

    Accessible.ignored: true

    Rectangle {
        x: Math.round((root.width - width) / 2)
        y: Math.round((root.height - height) / 2)
        width: root.diameter
        height: root.diameter
        radius: root.diameter / 2
        color: root.edgeWidth > 0 ? root.edge : root.fill

        Rectangle {
            readonly property int inset: Math.max(1, Math.round(root.edgeWidth))

            visible: root.edgeWidth > 0
            anchors.fill: parent
            anchors.margins: inset
            radius: width / 2
            color: root.fill
        }
    }
}
