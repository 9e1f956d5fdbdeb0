pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Sideboard.Controls

/* The dial itself: its two fields, the sectors about to be passed, the rays and the hands. Turns as one. */
Item {
    id: root

    required property int sectors
    required property int wide
    required property color handColour
    property real turn: 0
    property bool ghost: false

    readonly property real step: 360 / sectors
    readonly property real radius: width / 2 - 2

    component Wedge: ShapePath {
        id: wedge
        required property real from
        required property real sweep
        strokeWidth: 0
        strokeColor: "transparent"
        startX: root.width / 2
        startY: root.width / 2
        PathAngleArc {
            moveToStart: false
            centerX: root.width / 2
            centerY: root.width / 2
            radiusX: root.radius
            radiusY: root.radius
            startAngle: wedge.from - 90 + root.turn
            sweepAngle: wedge.sweep
        }
        PathLine { x: root.width / 2; y: root.width / 2 }
    }
    component Hand: Rectangle {
        id: hand
        required property real angle
        x: root.width / 2 - width / 2
        y: 4
        width: Math.max(3, root.width * 0.017)
        height: root.width / 2 - 4
        radius: width / 2
        antialiasing: true
        color: root.handColour
        transform: Rotation { origin.x: hand.width / 2; origin.y: hand.height; angle: hand.angle }
    }

    Shape {
        anchors.fill: parent

        Wedge { from: 0; sweep: 359.99; fillColor: Theme.paint.dial }
        Wedge { from: root.wide * root.step; sweep: (root.sectors - root.wide) * root.step; fillColor: Theme.paint.dialCool }
        Wedge { from: 0; sweep: root.step; fillColor: Theme.paint.dialNext }
        Wedge { from: root.wide * root.step; sweep: root.step; fillColor: Theme.paint.dialNext }
        ShapePath {
            strokeWidth: 2
            strokeColor: Theme.paint.dialLine
            fillColor: "transparent"
            PathAngleArc {
                centerX: root.width / 2
                centerY: root.width / 2
                radiusX: root.radius
                radiusY: root.radius
                startAngle: 0
                sweepAngle: 360
            }
        }
    }
    Repeater {
        model: root.sectors

        Rectangle {
            id: ray
            required property int index
            x: root.width / 2 - 0.5
            y: 2
            width: 1
            height: root.width / 2 - 2
            antialiasing: true
            color: Theme.paint.dialLine
            transform: Rotation { origin.x: 0.5; origin.y: ray.height; angle: ray.index * root.step }
        }
    }
    Hand {
        visible: root.ghost
        opacity: 0.28
        angle: root.turn + root.step
    }
    Hand {
        visible: root.ghost
        opacity: 0.28
        angle: root.turn + (root.wide + 1) * root.step
    }
    Hand { angle: root.turn }
    Hand { angle: root.turn + root.wide * root.step }
}
