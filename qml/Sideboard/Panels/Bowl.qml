pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* The chance bowl: a wooden dish with holes. Tap it to throw; while entering a real throw, tap beads into the holes. */
Item {
    id: root

    required property BowlPanel panel
    property bool entering: false

    signal thrown()
    signal tapped(string key, string move, string value)

    readonly property real across: Math.min(width, height * 1.07)
    readonly property real down: across / 1.07
    readonly property real bead: across * 0.078
    readonly property real hole: across * 0.24

    function holeX(column: int): real {
        if (panel.holes === 3)
            return [0.295, 0.705, 0.5][column % 3] * across
        return (0.5 + 0.27 * Math.cos(2 * Math.PI * column / panel.holes - Math.PI / 2)) * across
    }
    function holeY(column: int): real {
        if (panel.holes === 3)
            return [0.43, 0.43, 0.735][column % 3] * down
        return (0.52 + 0.27 * Math.sin(2 * Math.PI * column / panel.holes - Math.PI / 2)) * down
    }
    function rimAngle(column: int): real {
        return (column + 0.5) * 2 * Math.PI / Math.max(1, rim.count) - Math.PI / 2 + ((column * 73) % 17 - 8) * 0.014
    }

    implicitWidth: 320
    implicitHeight: 300
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTrId("panels.bowl.throw")
    Accessible.description: panel.title
    Accessible.focusable: true
    Accessible.onPressAction: root.thrown()
    Keys.onReturnPressed: root.thrown()
    Keys.onEnterPressed: root.thrown()
    Keys.onSpacePressed: root.thrown()

    PieceRows {
        id: rim
        pieces: root.panel.pieces
        from: 1
        to: 1
    }

    Item {
        id: dish
        anchors.centerIn: parent
        width: root.across
        height: root.down
        layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
        layer.samples: 4

        Shape {
            anchors.fill: parent

            ShapePath {
                strokeWidth: root.across * 0.02
                strokeColor: Theme.paint.bowlRim
                fillGradient: RadialGradient {
                    centerX: dish.width / 2
                    centerY: dish.height * 0.42
                    focalX: dish.width / 2
                    focalY: dish.height * 0.42
                    centerRadius: dish.width * 0.52
                    GradientStop { position: 0; color: Theme.paint.bowl }
                    GradientStop { position: 0.55; color: Qt.darker(Theme.paint.bowl, 1.3) }
                    GradientStop { position: 1; color: Qt.darker(Theme.paint.bowl, 1.75) }
                }
                PathAngleArc {
                    centerX: dish.width / 2
                    centerY: dish.height / 2
                    radiusX: dish.width / 2 - root.bead * 0.55
                    radiusY: dish.height / 2 - root.bead * 0.55
                    startAngle: 0
                    sweepAngle: 360
                }
            }
        }
        Repeater {
            model: root.panel.holes

            Disc {
                required property int index
                x: root.holeX(index) - width / 2
                y: root.holeY(index) - height / 2
                width: root.hole
                height: root.hole
                fill: Theme.paint.bowlHole
                edgeWidth: Math.max(1.5, root.across * 0.007)
                edge: Theme.paint.bowlRim
            }
        }
        Repeater {
            model: root.panel.pieces

            Bead {
                id: bead
                required property string key
                required property string label
                required property int column
                required property int row
                required property string move
                required property string value

                readonly property bool inHole: row === 0

                x: (inHole ? root.holeX(column) : dish.width / 2 + Math.cos(root.rimAngle(column)) * (dish.width / 2 - root.bead * 0.62)) - width / 2
                y: (inHole ? root.holeY(column) : dish.height / 2 + Math.sin(root.rimAngle(column)) * (dish.height / 2 - root.bead * 0.62)) - height / 2
                size: inHole ? root.hole * 0.66 : root.bead
                activeFocusOnTab: root.entering || activeFocus
                Accessible.role: root.entering ? Accessible.Button : Accessible.Graphic
                Accessible.name: label
                Accessible.onPressAction: root.tapped(key, move, value)
                Keys.onReturnPressed: root.tapped(key, move, value)
                Keys.onSpacePressed: root.tapped(key, move, value)

                Behavior on x { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad } }
                Behavior on y { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion; easing.type: Easing.OutBounce } }
                Behavior on size { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion } }

                FocusRing { shown: bead.activeFocus; around: bead.size / 2 }
                MouseArea {
                    anchors.centerIn: parent
                    enabled: root.entering
                    width: Math.max(parent.width, Theme.touch)
                    height: width
                    onClicked: root.tapped(bead.key, bead.move, bead.value)
                }
            }
        }
    }
    MouseArea {
        anchors.fill: dish
        enabled: !root.entering
        onClicked: root.thrown()
    }
    FocusRing { shown: root.activeFocus; around: 24 }
}
