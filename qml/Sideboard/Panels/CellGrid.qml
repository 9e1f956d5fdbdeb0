pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Cells in rows and columns; open ones glow. Arrows walk from cell to cell. */
Item {
    id: root

    required property GridPanel panel
    property real proportion: 0.74

    signal tapped(string key, string move, string value)

    readonly property real gap: 8
    readonly property real cellWidth: (width - (panel.columns - 1) * gap) / panel.columns
    readonly property real cellHeight: Math.max(Theme.touch, Math.min(cellWidth * proportion, 96), 40 * Theme.scaling)

    function focusAt(column: int, row: int) {
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i) as GridCell
            if (cell && cell.column === column && cell.row === row)
                cell.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    component Placed: GridCell {
        id: cell
        required property string key
        required property string label
        required property string move
        required property string value

        x: column * (root.cellWidth + root.gap)
        y: row * (root.cellHeight + root.gap)
        width: root.cellWidth
        height: root.cellHeight
        text: label
        onClicked: root.tapped(key, move, value)
        Keys.onLeftPressed: root.focusAt(column - 1, row)
        Keys.onRightPressed: root.focusAt(column + 1, row)
        Keys.onUpPressed: root.focusAt(column, row - 1)
        Keys.onDownPressed: root.focusAt(column, row + 1)
    }

    implicitWidth: 358
    implicitHeight: panel.rows * (cellHeight + gap) - gap
    Accessible.role: Accessible.Table
    Accessible.name: panel.title

    Repeater {
        id: cells
        model: PieceRows { pieces: root.panel.pieces; without: "edge." }
        delegate: Placed {}
    }
    Repeater {
        model: PieceRows { pieces: root.panel.pieces; only: "edge." }

        Rectangle {
            id: edge
            required property string label
            required property string tone
            required property int column
            required property int row

            x: column * (root.cellWidth + root.gap)
            y: row * (root.cellHeight + root.gap) - root.gap / 2 - height / 2
            width: root.cellWidth
            height: 10
            radius: 5
            color: Theme.sign(tone)
            border.width: 1
            border.color: Theme.paint.card
            Accessible.role: Accessible.Graphic
            Accessible.name: label
        }
    }
}
