pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Rows and columns of things on offer, with their costs; what can be had is bright. */
Item {
    id: root

    required property MarketPanel panel
    property string priceIcon: ""
    property real narrowest: 104

    signal tapped(string key, string move, string value)

    readonly property int fitting: Math.max(1, Math.floor((width + Theme.gap) / (narrowest * Theme.scaling + Theme.gap)))
    readonly property int columns: Math.min(fitting, panel.columns)
    readonly property real cell: (width - (columns - 1) * Theme.gap) / columns
    readonly property bool asPrinted: columns === panel.columns
    property bool stacked: false
    property int nameSize: Theme.small
    property list<real> rowHeights: []

    /* Things in one row are as tall as the tallest of them, and all have their names in the same place and size. */
    function measure() {
        const heights = []
        let crowded = false
        let fits = 1
        for (let i = 0; i < items.count; ++i) {
            const row = Math.floor(i / columns)
            const item = items.itemAt(i) as MarketItem
            heights[row] = Math.max(heights[row] ?? 0, item?.implicitHeight ?? 0)
            fits = Math.min(fits, item?.fits ?? 1)
            crowded = crowded || (item?.wantsStacking ?? false)
        }
        rowHeights = heights
        stacked = crowded
        nameSize = crowded ? Theme.small : Math.floor(Theme.small * fits)
    }
    onColumnsChanged: soon.restart()

    implicitWidth: 358
    implicitHeight: items.count === 0 ? nothing.implicitHeight : (heads.visible ? heads.height + 4 : 0) + flow.implicitHeight
    Accessible.role: Accessible.Table
    Accessible.name: panel.title

    Nothing {
        id: nothing
        count: items.count
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.measure()
    }
    Row {
        id: heads
        visible: root.asPrinted && headings.count > 0 && items.count > 0
        spacing: Theme.gap

        Repeater {
            id: headings
            model: PieceRows { pieces: root.panel.pieces; from: -1; to: -1 }

            Item {
                id: head
                required property string label
                required property string iconName
                required property int figure
                required property bool hasFigure

                width: root.cell
                height: cost.implicitHeight

                Row {
                    id: cost
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 4
                    Figure {
                        visible: head.hasFigure
                        anchors.verticalCenter: parent.verticalCenter
                        value: head.figure
                        size: Theme.body
                        colour: Theme.paint.soft
                    }
                    Icon {
                        visible: head.iconName.length > 0
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: head.iconName
                        size: 18
                    }
                    Say {
                        visible: !head.hasFigure
                        text: head.label
                        size: Theme.tiny
                        quiet: true
                    }
                }
            }
        }
    }
    Grid {
        id: flow
        y: heads.visible ? heads.height + 4 : 0
        width: parent.width
        columns: root.columns
        spacing: Theme.gap

        Repeater {
            id: items
            model: PieceRows { pieces: root.panel.pieces }

            MarketItem {
                required property int index
                required property string key
                required property string label
                required property string move
                required property string value

                width: root.cell
                height: Math.max(implicitHeight, root.rowHeights[Math.floor(index / root.columns)] ?? 0)
                text: label
                priceIcon: root.priceIcon
                stacked: root.stacked
                nameSize: root.nameSize
                onFitsChanged: soon.restart()
                onImplicitHeightChanged: soon.restart()
                Component.onCompleted: soon.restart()
                onClicked: root.tapped(key, move, value)
            }
        }
    }
}
