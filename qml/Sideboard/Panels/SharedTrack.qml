pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* One line of spaces that all markers walk, with what each space is worth under it. */
Flow {
    id: root

    required property TrackPanel panel

    signal tapped(string key, string move, string value)

    readonly property real least: 40 * Math.max(1, Theme.scaling)
    readonly property int lines: Math.max(1, Math.ceil(panel.spaces * (least + 4) / Math.max(1, width + 4)))
    readonly property int perLine: Math.max(1, Math.ceil(panel.spaces / lines))
    readonly property real cell: Math.max(1, Math.floor((width - (perLine - 1) * 4) / perLine))

    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Repeater {
        model: root.panel.spaces

        Rectangle {
            id: space
            required property int index
            readonly property int number: root.panel.first + index

            width: root.cell
            height: Math.max(Theme.touch + 10, 58 * Theme.scaling)
            radius: 10
            color: root.panel.threshold >= 0 && number >= root.panel.threshold ? Theme.paint.goodSoft : Theme.paint.sunken
            border.width: Theme.hairline
            border.color: Theme.paint.sunkenEdge

            Text {
                x: 6
                y: 3
                text: space.number
                color: Theme.paint.soft
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
            Repeater {
                model: PieceRows { pieces: root.panel.pieces; from: -1; to: -1 }

                Press {
                    id: spot
                    required property string key
                    required property string label
                    required property string iconName
                    required property int column
                    required property int mark
                    required property string move
                    required property string value

                    visible: column === space.number
                    enabled: visible && move.length > 0
                    anchors.fill: parent
                    around: 10
                    text: label
                    Accessible.name: qsTrId("panels.ring.space").arg(column) + (label.length > 0 ? " " + label : "")
                    onClicked: root.tapped(key, move, value)

                    background: Rectangle {
                        radius: 10
                        color: "transparent"
                        border.width: spot.mark === Mark.Open ? 2.5 : 0
                        border.color: Theme.paint.accent
                    }
                    contentItem: Item {
                        Icon {
                            visible: spot.iconName.length > 0
                            anchors.right: parent.right
                            anchors.rightMargin: 4
                            y: 3
                            size: 16
                            iconName: spot.iconName
                        }
                        Say {
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: 2
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: spot.label
                            size: Theme.tiny
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 8
                            wrapMode: Text.NoWrap
                            quiet: true
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Repeater {
                model: PieceRows { pieces: root.panel.pieces }

                SeatBadge {
                    required property string label
                    required property int column
                    required property int seat
                    required property int stack
                    required property int stackSize

                    visible: column === space.number
                    shape: seat
                    size: stackSize > 1 ? 18 : 22
                    x: (space.width - width) / 2 + (stack - (stackSize - 1) / 2) * (size - 2)
                    y: (space.height - height) / 2
                    Accessible.role: Accessible.Graphic
                    Accessible.ignored: false
                    Accessible.name: label + " " + column
                }
            }
        }
    }
}
