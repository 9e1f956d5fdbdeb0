import QtQuick
import QtQuick.Shapes
import Sideboard.Controls

/* A glass bead: lit from the upper left, its sign engraved. */
Item {
    id: root

    required property string tone
    required property string iconName
    property real size: 24

    readonly property color body: Shade.mix(Shade.tone(tone), "#FFF4D6", 0.88)

    width: size
    height: size

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeWidth: 0
            strokeColor: "transparent"
            startX: root.size
            startY: root.size / 2
            fillGradient: RadialGradient {
                centerX: root.size * 0.42
                centerY: root.size * 0.40
                focalX: root.size * 0.34
                focalY: root.size * 0.30
                centerRadius: root.size * 0.62
                GradientStop { position: 0; color: "#FFFDF4" }
                GradientStop { position: 0.16; color: Qt.lighter(root.body, 1.5) }
                GradientStop { position: 0.42; color: root.body }
                GradientStop { position: 1; color: Qt.darker(root.body, 1.9) }
            }
            PathAngleArc {
                centerX: root.size / 2
                centerY: root.size / 2
                radiusX: root.size / 2
                radiusY: root.size / 2
                startAngle: 0
                sweepAngle: 360
            }
        }
    }
    Icon {
        visible: root.size >= 30 && root.iconName.length > 0
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: root.size * 0.05
        anchors.verticalCenterOffset: root.size * 0.08
        size: Math.round(root.size * 0.5)
        iconName: root.iconName
        tint: Qt.darker(root.body, 3.2)
        opacity: 0.55
    }
}
