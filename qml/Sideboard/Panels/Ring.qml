pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* A time line that closes on itself: the present, everybody's marker, how far this turn has gone. */
Item {
    id: root

    required property RingPanel panel
    property list<string> seatTones: ["seat0", "seat1", "seat2", "seat3"]

    signal tapped(string key, string move, string value)

    readonly property real across: Math.min(width, height)
    readonly property real band: across * 0.135
    readonly property real space: Math.max(28, across * 0.108)
    readonly property real step: 360 / panel.spaces
    readonly property int gone: ((panel.active - panel.present) % panel.spaces + panel.spaces) % panel.spaces
    property real sweep: gone * step
    property int aimed: -1

    function along(position: real): point {
        const angle = position * 2 * Math.PI / panel.spaces - Math.PI / 2
        const distance = (across - band) / 2
        return Qt.point(face.width / 2 + Math.cos(angle) * distance, face.width / 2 + Math.sin(angle) * distance)
    }

    function spaceAt(x: real, y: real): int {
        const angle = Math.atan2(y - face.width / 2, x - face.width / 2) + Math.PI / 2
        return (Math.round(angle * panel.spaces / (2 * Math.PI)) + panel.spaces) % panel.spaces
    }
    function openAt(space: int): RingSpace {
        for (let i = 0; i < opens.count; ++i) {
            const open = opens.itemAt(i) as RingSpace
            if (open && open.number === space)
                return open
        }
        return null
    }

    implicitWidth: 346
    implicitHeight: 346
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.figure + " " + panel.title
    Accessible.description: panel.note

    Behavior on sweep {
        enabled: Theme.motion > 0
        NumberAnimation { duration: 180; easing.type: Easing.OutQuad }
    }

    Item {
        id: face
        anchors.centerIn: parent
        width: root.across
        height: root.across

        Shape {
            anchors.fill: parent
            layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
            layer.samples: 4

            ShapePath {
                strokeWidth: root.band
                strokeColor: Theme.paint.ring
                fillColor: "transparent"
                PathAngleArc {
                    centerX: face.width / 2
                    centerY: face.width / 2
                    radiusX: (root.across - root.band) / 2
                    radiusY: radiusX
                    startAngle: 0
                    sweepAngle: 360
                }
            }
            ShapePath {
                strokeWidth: root.band
                strokeColor: Theme.paint.ringPast
                fillColor: "transparent"
                capStyle: ShapePath.FlatCap
                PathAngleArc {
                    centerX: face.width / 2
                    centerY: face.width / 2
                    radiusX: (root.across - root.band) / 2
                    radiusY: radiusX
                    startAngle: root.panel.present * root.step - 90
                    sweepAngle: root.sweep
                }
            }
        }
        Repeater {
            model: root.panel.spaces

            RingSpace {
                required property int index
                readonly property point at: root.along(index)
                number: index
                present: index === root.panel.present
                size: root.space
                x: at.x - width / 2
                y: at.y - height / 2
            }
        }
        Repeater {
            id: opens
            model: PieceRows { pieces: root.panel.pieces; from: -1; to: -1 }

            RingSpace {
                required property string key
                required property string detail
                required property int column
                required property string move
                required property string value
                readonly property point at: root.along(column)
                number: column
                open: true
                aimed: root.aimed === column
                size: root.space
                x: at.x - width / 2
                y: at.y - height / 2
                Accessible.description: detail
                onClicked: root.tapped(key, move, value)
            }
        }
        Repeater {
            model: PieceRows { pieces: root.panel.pieces }

            SeatBadge {
                required property string key
                required property string label
                required property int column
                required property int seat
                required property int stack
                required property int stackSize

                property real position: column
                readonly property point at: root.along(position)

                shape: seat
                size: Math.round(root.space * (stackSize > 1 ? 0.52 : 0.68))
                x: at.x - width / 2 + (stackSize > 1 ? (stack - (stackSize - 1) / 2) * size * 0.8 : 0)
                y: at.y - height / 2 + (stackSize > 1 ? (stack % 2 - 0.5) * size * 0.4 : 0)
                Accessible.role: Accessible.Graphic
                Accessible.ignored: false
                Accessible.name: qsTrId("panels.ring.marker").arg(label).arg(column)

                Behavior on position {
                    enabled: Theme.motion > 0
                    NumberAnimation { duration: 180; easing.type: Easing.OutQuad }
                }
            }
        }
        /* Dragging along the ring aims at the open space under the finger; letting go spends the actions. */
        DragHandler {
            target: null
            onCentroidChanged: if (active) root.aimed = root.openAt(root.spaceAt(centroid.position.x, centroid.position.y))?.number ?? -1
            onActiveChanged: {
                if (active)
                    return
                const open = root.openAt(root.aimed)
                root.aimed = -1
                if (open)
                    open.clicked()
            }
        }
        Column {
            anchors.centerIn: parent
            width: root.across - 2 * root.band - 32
            spacing: 0

            Figure {
                anchors.horizontalCenter: parent.horizontalCenter
                value: root.panel.figure
                size: Math.min(Theme.huge, Math.round(root.across * 0.24))
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.panel.title
                size: Math.min(Theme.small, Math.round(root.across * 0.056))
                quiet: true
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.panel.note
                size: Math.min(Theme.small, Math.round(root.across * 0.056))
                strong: true
                color: root.panel.next >= 0 ? Theme.word(root.seatTones[root.panel.next % root.seatTones.length]) : Theme.paint.ink
            }
        }
    }
}
