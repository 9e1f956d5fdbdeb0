pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* A category: every seat's points beside each other with a bar, the reasons on a tap. */
Press {
    id: root

    required property PieceModel pieces
    required property int row
    required property int seats
    required property int most
    required property bool halves
    required property list<string> tones
    required property real labelWidth
    property bool opened: false
    readonly property bool stacked: labelWidth <= 0

    readonly property string label: cells.count > 0 ? (cells.itemAt(0) as ScoreCell)?.label ?? "" : ""

    around: 8
    padding: 4
    topPadding: 6
    bottomPadding: 6
    text: label
    checkable: false
    Accessible.name: {
        const figures = []
        for (let i = 0; i < cells.count; ++i)
            figures.push((cells.itemAt(i) as ScoreCell)?.said ?? "")
        return label + " " + figures.join(", ")
    }
    onClicked: opened = !opened

    background: Rectangle {
        radius: 8
        color: root.opened ? Theme.paint.accentSoft : root.hovered ? Theme.paint.sunken : "transparent"
    }
    contentItem: Item {
        implicitHeight: (root.stacked ? name.implicitHeight + 2 : 0) + 30 * Theme.scaling + (root.opened ? reasons.implicitHeight + 4 : 0)

        Say {
            id: name
            width: root.stacked ? parent.width : root.labelWidth - 8
            height: root.stacked ? implicitHeight : 30 * Theme.scaling
            text: root.label
            size: Theme.small
            quiet: !root.opened
            fontSizeMode: root.stacked ? Text.FixedSize : Text.Fit
            minimumPixelSize: 10
            Accessible.ignored: true
        }
        Item {
            y: root.stacked ? name.height + 2 : 0

            Repeater {
                id: cells
                model: PieceRows { pieces: root.pieces; from: root.row; to: root.row }

                ScoreCell {
                    readonly property real room: (root.availableWidth - root.labelWidth) / root.seats
                    x: root.labelWidth + column * room
                    width: room
                    most: root.most
                    halves: root.halves
                    tone: root.tones[Math.max(0, seat) % root.tones.length]
                }
            }
        }
        Column {
            id: reasons
            visible: root.opened
            y: parent.height - implicitHeight
            width: parent.width

            Repeater {
                model: PieceRows { pieces: root.pieces; from: root.row; to: root.row }

                Row {
                    id: why
                    required property string detail
                    required property int seat
                    visible: detail.length > 0
                    spacing: 8

                    SeatBadge {
                        anchors.verticalCenter: parent.verticalCenter
                        tone: root.tones[Math.max(0, why.seat) % root.tones.length]
                        shape: why.seat
                        size: 12
                    }
                    Say {
                        width: reasons.width - 20
                        text: why.detail
                        size: Theme.small
                    }
                }
            }
        }
    }
}
