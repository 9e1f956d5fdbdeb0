import QtQuick
import QtQuick.Shapes
import Sideboard.Controls
import Sideboard.Model

/* A hexagon, point up. A tap beside it, inside its box, is its neighbour's. */
Item {
    id: root

    required property string label
    required property string detail
    required property string iconName
    required property string tone
    required property int mark
    required property int column
    required property int row
    property real side: 30
    property bool crowded: false

    signal tapped()

    readonly property real half: side * Math.sqrt(3) / 2
    readonly property color ground: Theme.paint.dark ? Theme.ground(tone) : Shade.mix(Theme.ground(tone), "#FFFFFF", 0.72)
    readonly property bool glowing: mark === Mark.Open || mark === Mark.Chosen

    containmentMask: QtObject {
        function contains(at: point): bool {
            const beside = Math.abs(at.x - root.half), off = Math.abs(at.y - root.side)
            return beside <= root.half && off <= root.side - beside * root.side / (2 * root.half)
        }
    }
    width: half * 2
    height: side * 2
    z: glowing ? 1 : 0
    activeFocusOnTab: mark === Mark.Open
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: detail
    Accessible.onPressAction: root.tapped()
    Keys.onReturnPressed: root.tapped()
    Keys.onSpacePressed: root.tapped()

    Shape {
        anchors.fill: parent

        ShapePath {
            fillColor: root.ground
            strokeColor: root.activeFocus ? Theme.paint.ink : root.mark === Mark.Open ? Theme.paint.accent : root.mark === Mark.Chosen ? Theme.paint.ink : Theme.paint.paper
            strokeWidth: root.activeFocus ? 5 : root.glowing ? 3.5 : 2
            joinStyle: ShapePath.RoundJoin
            startX: root.half
            startY: 1
            PathLine { x: root.half * 2 - 1; y: root.side / 2 }
            PathLine { x: root.half * 2 - 1; y: root.side * 1.5 }
            PathLine { x: root.half; y: root.side * 2 - 1 }
            PathLine { x: 1; y: root.side * 1.5 }
            PathLine { x: 1; y: root.side / 2 }
            PathLine { x: root.half; y: 1 }
        }
    }
    /* By night the ground is too deep for our drawings: they lie on a light disc. */
    Disc {
        anchors.centerIn: icon
        visible: Theme.paint.dark && icon.visible && root.iconName.length > 0
        width: Math.round(root.side * 1.1)
        height: width
        edgeWidth: 0
        fill: Shade.mix("#FFFFFF", root.ground, 0.78)
    }
    Icon {
        id: icon
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.detail.length > 0 ? -root.side * 0.2 : 0
        visible: !root.crowded
        size: Math.round(root.side * 0.86)
        iconName: root.iconName
    }
    Text {
        visible: text.length > 0 && !root.crowded
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.side * 1.22
        width: root.half * 1.75
        horizontalAlignment: Text.AlignHCenter
        text: root.detail
        color: Theme.over(root.ground)
        font.pixelSize: Math.max(9, Math.round(root.side * 0.32))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    TapHandler { onTapped: root.tapped() }
}
