pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* A seat at the side of a tablet: badge, name, a line about it, its points, and its workers as dots. */
Press {
    id: root

    required property string tone
    required property int shape
    required property int points
    property bool halves: false
    property string detail: ""
    property int workers: 0
    property int free: 0
    readonly property bool stacked: natural.advanceWidth * 0.8 > availableWidth - badge.width - 18 - figure.width

    leftPadding: 16
    rightPadding: 16
    topPadding: 12
    bottomPadding: 14
    Accessible.role: Accessible.PageTab
    Accessible.name: text + " " + figure.text
    Accessible.description: detail

    background: Rectangle {
        radius: root.around
        color: root.checked ? Theme.paint.solid : Theme.paint.card
        border.width: root.checked ? 0 : Theme.hairline
        border.color: Theme.paint.edge
    }
    contentItem: Item {
        implicitWidth: 180
        implicitHeight: dots.visible ? dots.y + dots.height : words.height

        TextMetrics {
            id: natural
            font.pixelSize: Theme.body
            font.weight: Font.Bold
            text: root.text
        }
        SeatBadge {
            id: badge
            y: words.y + (name.height - height) / 2
            tone: root.tone
            shape: root.shape
            tint: root.checked ? Shade.readable(Shade.tone(root.tone), Theme.paint.solid, 3) : Theme.sign(root.tone)
        }
        Column {
            id: words
            x: badge.width + 10
            width: parent.width - x

            Say {
                id: name
                width: parent.width - (root.stacked ? 0 : figure.width + 8)
                text: root.text
                strong: true
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                color: root.checked ? Theme.paint.overSolid : Theme.paint.ink
                Accessible.ignored: true
            }
            Item {
                visible: root.stacked
                width: 1
                height: figure.height
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.detail
                size: Theme.small
                color: root.checked ? Theme.paint.softSolid : Theme.paint.soft
                Accessible.ignored: true
            }
        }
        Figure {
            id: figure
            x: root.stacked ? words.x : parent.width - width
            y: root.stacked ? name.height : -2
            value: root.points
            halves: root.halves
            size: Math.round((Theme.title + Theme.figure) / 2)
            colour: root.checked ? Theme.paint.gold : Theme.paint.ink
            Accessible.ignored: true
        }
        Row {
            id: dots
            visible: root.workers > 0
            x: words.x
            y: words.height + 8
            spacing: 6

            Repeater {
                model: root.workers

                Disc {
                    required property int index
                    width: 16
                    height: 16
                    fill: index < root.workers - root.free ? (root.checked ? Theme.paint.solid : Theme.paint.card) : badge.tint
                    edgeWidth: 2
                    edge: index < root.workers - root.free ? (root.checked ? Theme.paint.softSolid : Theme.paint.faint) : badge.tint
                }
            }
        }
    }
}
