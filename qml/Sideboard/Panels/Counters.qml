pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Counted things as tiles, as many beside each other as can be read. */
Item {
    id: root

    required property CountersPanel panel
    property bool compact: panel.compact

    signal adjusted(string tracked, int by)
    signal keypadAsked(string tracked, string label, int value, int least, int most)

    readonly property real narrowest: (compact ? 64 : 96) * Math.max(1, compact ? Theme.scaling : 0.25 + 0.75 * Theme.scaling)
    readonly property int fitting: Math.max(1, Math.floor((width + Theme.gap) / (narrowest + Theme.gap)))
    readonly property int columns: Math.max(1, Math.min(fitting, panel.columns > 0 ? panel.columns : fitting, rows.count))
    readonly property real tile: (width - (columns - 1) * Theme.gap) / columns

    property int nameSize: Theme.small

    function measure() {
        let shrink = 1
        for (let i = 0; i < tiles.count; ++i) {
            const tile = tiles.itemAt(i) as CounterTile
            if (tile && tile.nameNeeds > 0)
                shrink = Math.min(shrink, tile.nameRoom / tile.nameNeeds)
        }
        nameSize = Math.max(Math.round(11 * Theme.scaling), Math.floor(Theme.small * shrink))
    }

    implicitWidth: 358
    implicitHeight: rows.count === 0 ? nothing.implicitHeight : flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    PieceRows {
        id: rows
        pieces: root.panel.pieces
    }
    Nothing {
        id: nothing
        count: rows.count
    }
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
            id: tiles
            model: root.compact ? null : rows

            CounterTile {
                required property int figure
                required property int min
                required property int max
                required property string tracked

                width: root.tile
                nameSize: root.nameSize
                onNameRoomChanged: soon.restart()
                onNameNeedsChanged: soon.restart()
                value: figure
                least: min
                most: max
                editable: tracked.length > 0
                onAdjusted: by => root.adjusted(tracked, by)
                onKeypadAsked: root.keypadAsked(tracked, label, figure, min, max)
            }
        }
        Repeater {
            model: root.compact ? rows : null

            MiniCounter {
                required property int figure
                required property int min
                required property int max
                required property string tracked

                width: root.tile
                value: figure
                least: min
                most: max
                editable: tracked.length > 0
                onAdjusted: by => root.adjusted(tracked, by)
                onKeypadAsked: root.keypadAsked(tracked, label, figure, min, max)
            }
        }
    }
}
