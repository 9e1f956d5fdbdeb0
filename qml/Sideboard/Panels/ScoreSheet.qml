pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* The score: totals on top, a line per category with the seats side by side. */
Item {
    id: root

    required property ScorePanel panel
    property list<string> tones: ["seat0", "seat1", "seat2", "seat3"]

    readonly property real labelWidth: Theme.scaling > 1.3 ? 0 : Math.min(180, width * 0.36)

    implicitWidth: 358
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Table
    Accessible.name: panel.title

    Column {
        id: column
        width: parent.width
        spacing: 0

        Item {
            width: parent.width
            height: 64 * Theme.scaling

            Repeater {
                model: PieceRows { pieces: root.panel.pieces; from: -1; to: -1 }

                Item {
                    id: total
                    required property string label
                    required property int figure
                    required property int column
                    required property int seat
                    required property int mark
                    readonly property real room: (root.width - 8 - root.labelWidth) / root.panel.seats

                    x: 4 + root.labelWidth + column * room
                    width: room
                    height: parent.height
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: label + " " + sum.text

                    Row {
                        x: 4
                        spacing: 5
                        SeatBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            tone: root.tones[Math.max(0, total.seat) % root.tones.length]
                            shape: total.seat
                            size: 14
                        }
                        Say {
                            width: total.room - 30
                            text: total.label
                            size: Theme.small
                            strong: total.mark === Mark.Current
                            wrapMode: Text.NoWrap
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 10
                        }
                    }
                    Row {
                        x: 4
                        y: 22 * Theme.scaling
                        spacing: 4
                        Figure {
                            id: sum
                            value: total.figure
                            halves: root.panel.halves
                            size: Theme.figure
                        }
                        Icon {
                            visible: total.mark === Mark.Current
                            anchors.verticalCenter: parent.verticalCenter
                            iconName: "crown"
                            size: Math.round(20 * Theme.scaling)
                        }
                    }
                }
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.paint.edge
        }
        Item { width: 1; height: 4 }
        Repeater {
            model: root.panel.categories

            ScoreRow {
                required property int index
                width: column.width
                pieces: root.panel.pieces
                row: index
                seats: root.panel.seats
                most: root.panel.most
                halves: root.panel.halves
                tones: root.tones
                labelWidth: root.labelWidth
            }
        }
    }
}
