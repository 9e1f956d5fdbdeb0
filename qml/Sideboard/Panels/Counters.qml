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

    readonly property real narrowest: (compact ? 64 : 108) * Math.max(1, Theme.scaling)
    readonly property int fitting: Math.max(1, Math.floor((width + Theme.gap) / (narrowest + Theme.gap)))
    readonly property int columns: Math.max(1, Math.min(fitting, panel.columns > 0 ? panel.columns : fitting, tiles.count))

    implicitWidth: 358
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.title

    Grid {
        id: flow
        width: parent.width
        columns: root.columns
        spacing: Theme.gap

        Repeater {
            id: tiles
            model: PieceRows { pieces: root.panel.pieces }

            Loader {
                id: tile
                required property string key
                required property string label
                required property string detail
                required property string iconName
                required property string tone
                required property int figure
                required property int min
                required property int max
                required property string tracked

                width: (root.width - (root.columns - 1) * Theme.gap) / root.columns
                sourceComponent: root.compact ? small : large

                Component {
                    id: large
                    CounterTile {
                        label: tile.label
                        detail: tile.detail
                        iconName: tile.iconName
                        tone: tile.tone
                        value: tile.figure
                        least: tile.min
                        most: tile.max
                        editable: tile.tracked.length > 0
                        onAdjusted: by => root.adjusted(tile.tracked, by)
                        onKeypadAsked: root.keypadAsked(tile.tracked, tile.label, tile.figure, tile.min, tile.max)
                    }
                }
                Component {
                    id: small
                    MiniCounter {
                        label: tile.label
                        iconName: tile.iconName
                        tone: tile.tone
                        value: tile.figure
                        least: tile.min
                        most: tile.max
                        editable: tile.tracked.length > 0
                        onAdjusted: by => root.adjusted(tile.tracked, by)
                        onKeypadAsked: root.keypadAsked(tile.tracked, tile.label, tile.figure, tile.min, tile.max)
                    }
                }
            }
        }
    }
}
