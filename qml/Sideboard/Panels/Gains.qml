pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* What a throw or an action brings: "+6 wheat / 2 beads x (1 + 2 farms)", a card each. */
Item {
    id: root

    required property CountersPanel panel

    readonly property real narrowest: 150 * Theme.scaling
    readonly property int columns: Math.max(1, Math.min(rows.count, Math.floor((width + Theme.gap) / (narrowest + Theme.gap))))

    property real tallest: 0

    function measure() {
        let most = 0
        for (let i = 0; i < cards.count; ++i)
            most = Math.max(most, (cards.itemAt(i) as Card)?.implicitHeight ?? 0)
        tallest = most
    }

    implicitWidth: 358
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Timer {
        id: soon
        interval: 0
        onTriggered: root.measure()
    }
    Grid {
        id: flow
        width: parent.width
        columns: root.columns
        spacing: Theme.gap

        Repeater {
            id: cards
            model: PieceRows { id: rows; pieces: root.panel.pieces }

            Card {
                id: gain
                required property string label
                required property string detail
                required property string iconName
                required property string tone
                required property int figure

                width: (root.width - (root.columns - 1) * Theme.gap) / root.columns
                padding: 12
                height: Math.max(implicitHeight, root.tallest)
                implicitHeight: line.height + reason.implicitHeight + 28
                onImplicitHeightChanged: soon.restart()
                Component.onCompleted: soon.restart()
                Accessible.name: number.text + " " + label

                Item {
                    id: line
                    width: parent.width
                    height: Math.max(number.implicitHeight, 36)

                    Figure {
                        id: number
                        anchors.verticalCenter: parent.verticalCenter
                        value: gain.figure
                        signed: true
                        size: Math.round(34 * Theme.scaling)
                        colour: Theme.word(gain.tone)
                    }
                    Say {
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.verticalCenterOffset: 3
                        x: number.width + 10
                        width: parent.width - x - (picture.visible ? picture.width + 4 : 0)
                        text: gain.label
                        strong: true
                    }
                    Icon {
                        id: picture
                        visible: parent.width > 150
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: gain.iconName
                        size: Math.round(28 * Theme.scaling)
                    }
                }
                Say {
                    id: reason
                    readonly property bool fits: natural.advanceWidth * 0.8 < width
                    y: line.height
                    width: parent.width
                    text: gain.detail
                    size: Theme.small
                    fontSizeMode: fits ? Text.HorizontalFit : Text.FixedSize
                    wrapMode: fits ? Text.NoWrap : Text.Wrap
                    minimumPixelSize: Math.round(11 * Theme.scaling)
                    quiet: true

                    TextMetrics {
                        id: natural
                        font.pixelSize: reason.size
                        text: reason.text
                    }
                }
            }
        }
    }
}
