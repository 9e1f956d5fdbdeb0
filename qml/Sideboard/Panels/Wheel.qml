pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* A production wheel. Tokens stay in their sectors, the hands turn over them and carry their figures along. */
Item {
    id: root

    required property WheelPanel panel
    property string tone: "glass"

    signal tapped(string key, string move, string value)

    readonly property real across: Math.min(width, height)
    readonly property real token: Math.max(22, across * 0.132)
    readonly property real hub: across * 0.165
    readonly property color solid: Shade.readable(Shade.tone(tone), "#FFFFFF", 5)
    property real turn: panel.hand * 360 / panel.sectors

    function along(sector: real, distance: real): point {
        const angle = (sector + 0.5) * 2 * Math.PI / panel.sectors - Math.PI / 2
        return Qt.point(dial.width / 2 + Math.cos(angle) * distance * across / 2, dial.width / 2 + Math.sin(angle) * distance * across / 2)
    }

    implicitWidth: 208
    implicitHeight: 208
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Behavior on turn {
        enabled: Theme.motion > 0
        RotationAnimation { duration: 180; direction: RotationAnimation.Shortest; easing.type: Easing.OutQuad }
    }

    Item {
        id: dial
        anchors.centerIn: parent
        width: root.across
        height: root.across

        WheelFace {
            anchors.fill: parent
            sectors: root.panel.sectors
            wide: root.panel.wide
            turn: root.turn
            ghost: root.panel.turning
            handColour: Theme.paint.dark ? Theme.sign(root.tone) : root.solid
            layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
            layer.samples: 4
        }
        Repeater {
            model: root.panel.sectors

            Text {
                id: number
                required property int index
                readonly property bool cool: index >= root.panel.wide
                readonly property point at: root.along(index + root.turn * root.panel.sectors / 360, 0.47)

                x: at.x - width / 2
                y: at.y - height / 2
                text: cool ? root.panel.sectors - 1 - index : index
                color: Theme.paint.soft
                font.pixelSize: Math.max(11, Math.round(root.across * 0.058))
                Accessible.ignored: true
            }
        }
        Repeater {
            model: PieceRows { pieces: root.panel.pieces }

            WheelToken {
                id: token
                required property string key
                required property string label
                required property int figure
                required property int column
                required property int stack
                required property int stackSize
                required property string move
                required property string value

                readonly property point at: root.along(column + (stackSize > 1 ? (stack / (stackSize - 1) - 0.5) * 0.62 : 0),
                                                       stackSize > 2 && stack % 2 === 1 ? 0.64 : 0.80)
                x: at.x - width / 2
                y: at.y - height / 2
                size: stackSize > 1 ? root.token * 0.86 : root.token
                activeFocusOnTab: move.length > 0
                Accessible.ignored: false
                Accessible.role: Accessible.Button
                Accessible.name: label + " " + figure
                Accessible.onPressAction: root.tapped(key, move, value)
                Keys.onReturnPressed: root.tapped(key, move, value)
                Keys.onSpacePressed: root.tapped(key, move, value)

                Behavior on x { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad } }
                Behavior on y { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad } }

                FocusRing { shown: token.activeFocus; around: token.size / 2 }
                TapHandler {
                    margin: Math.max(0, (Theme.touch - token.size) / 2)
                    onTapped: root.tapped(token.key, token.move, token.value)
                }
            }
        }
        Repeater {
            model: PieceRows { pieces: root.panel.pieces; from: -1; to: -1 }

            Rectangle {
                id: middle
                required property string label
                required property int figure
                anchors.centerIn: parent
                width: root.hub * 2
                height: width
                radius: root.hub
                color: root.solid
                Accessible.role: Accessible.StaticText
                Accessible.name: label + " " + figure

                Figure {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.hub * 0.12
                    value: middle.figure
                    size: Math.round(root.hub * 0.92)
                    colour: "#FFFFFF"
                    Accessible.ignored: true
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.hub * 1.28
                    width: root.hub * 1.6
                    horizontalAlignment: Text.AlignHCenter
                    text: middle.label.toUpperCase()
                    color: "#FFFFFF"
                    font.pixelSize: Math.max(9, Math.round(root.hub * 0.30))
                    font.weight: Font.Bold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    Accessible.ignored: true
                }
            }
        }
    }
}
