pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* One card seen large, as Sarah's: what it says, a figure in a ring, and the figures it refers to below. */
Rectangle {
    id: root

    required property CardsPanel panel

    implicitWidth: 358
    implicitHeight: head.implicitHeight + figures.height + 36
    radius: 18
    color: Theme.paint.night
    border.width: Theme.hairline > 1 ? 2 : 0
    border.color: Theme.paint.edge
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Column {
        id: head
        x: 20
        y: 15
        width: parent.width - 40
        spacing: 2

        Say {
            text: root.panel.title
            size: Theme.small
            strong: true
            color: "#F2C572"
        }
        Repeater {
            model: PieceRows { pieces: root.panel.pieces; to: 0 }

            Item {
                id: face
                required property string label
                required property string detail
                required property int figure
                required property bool hasFigure
                readonly property real beside: hasFigure ? ring.width + 8 : 0

                width: head.width
                implicitHeight: words.implicitHeight
                height: implicitHeight

                Column {
                    id: words
                    width: parent.width
                    spacing: 6

                    Say {
                        id: title
                        width: parent.width - face.beside
                        text: face.label
                        size: Math.round(24 * Theme.scaling)
                        fontSizeMode: Theme.scaling < 1.3 ? Text.HorizontalFit : Text.FixedSize
                        wrapMode: Theme.scaling < 1.3 && natural.advanceWidth < width * 1.25 ? Text.NoWrap : Text.Wrap
                        minimumPixelSize: 19

                        TextMetrics {
                            id: natural
                            font.pixelSize: title.size
                            font.weight: Font.Bold
                            text: face.label
                        }
                        strong: true
                        color: Theme.paint.overNight
                    }
                    Say {
                        width: parent.width
                        text: face.detail
                        size: Theme.small
                        color: Theme.paint.softNight
                    }
                }
                Disc {
                    id: ring
                    visible: face.hasFigure
                    anchors.right: parent.right
                    y: -24
                    width: Math.max(62, Math.round(62 * Math.min(1.5, Theme.scaling)))
                    height: width
                    fill: Theme.paint.night
                    edgeWidth: 2
                    edge: "#F2C572"

                    Figure {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height * 0.08
                        value: face.figure
                        size: Math.round(parent.width * 0.42)
                        colour: Theme.paint.overNight
                    }
                    Say {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height * 0.60
                        width: parent.width - 12
                        horizontalAlignment: Text.AlignHCenter
                        text: root.panel.note
                        size: Math.round(parent.width * 0.19)
                        fontSizeMode: Text.HorizontalFit
                        wrapMode: Text.NoWrap
                        color: Theme.paint.softNight
                    }
                }
            }
        }
    }
    Flow {
        id: figures
        x: 20
        y: head.y + head.implicitHeight + 10
        width: parent.width - 40
        spacing: 16

        Repeater {
            model: PieceRows { pieces: root.panel.pieces; from: 1; to: 1 }

            Column {
                id: column
                required property string label
                required property string iconName
                required property int figure
                required property int mark
                readonly property color paint: mark === Mark.Current ? "#F2C572" : Theme.paint.overNight

                Row {
                    spacing: 4
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: column.iconName
                        size: Math.round(22 * Theme.scaling)
                    }
                    Figure {
                        value: column.figure
                        size: Theme.title
                        colour: column.paint
                    }
                }
                Say {
                    text: column.label
                    size: Theme.tiny
                    color: column.mark === Mark.Current ? column.paint : Theme.paint.softNight
                }
            }
        }
    }
}
