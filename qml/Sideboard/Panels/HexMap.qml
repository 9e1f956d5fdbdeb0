pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* A map of hexagons: pinch to come closer, drag to look around, tap for what may stand there. Arrows walk, + and - zoom. */
Item {
    id: root

    required property HexMapPanel panel
    property real zoom: 1

    signal tapped(string key, string move, string value)

    readonly property real fitting: width / ((panel.columns + (panel.rows > 1 ? 0.5 : 0)) * Math.sqrt(3))
    readonly property real side: fitting * zoom
    readonly property real half: side * Math.sqrt(3) / 2

    function focusAt(column: int, row: int) {
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i) as HexCell
            if (cell && cell.column === column && cell.row === row)
                cell.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function leftOf(column: int, row: int): real {
        return column * 2 * half + ((row % 2 === 1) !== panel.evenShifted ? half : 0)
    }

    implicitWidth: 358
    implicitHeight: fitting * (1.5 * panel.rows + 0.5)
    Accessible.role: Accessible.Table
    Accessible.name: panel.title
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Plus || event.key === Qt.Key_Minus
        if (event.accepted)
            root.zoom = Math.max(1, Math.min(3, root.zoom * (event.key === Qt.Key_Plus ? 1.25 : 0.8)))
    }

    Flickable {
        id: view
        anchors.fill: parent
        contentWidth: board.width
        contentHeight: board.height
        interactive: root.zoom > 1
        clip: root.zoom > 1
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: board
            width: root.width * root.zoom
            height: root.side * (1.5 * root.panel.rows + 0.5)
            layer.enabled: root.zoom === 1 && GraphicsInfo.api !== GraphicsInfo.Software
            layer.samples: 4

            Repeater {
                id: cells
                model: PieceRows { pieces: root.panel.pieces; stacked: PieceRows.Lowest }

                HexCell {
                    required property string key
                    required property int stackSize
                    required property string move
                    required property string value

                    x: root.leftOf(column, row)
                    y: row * 1.5 * root.side
                    side: root.side
                    crowded: stackSize > 1
                    onTapped: root.tapped(key, move, value)
                    Keys.onLeftPressed: root.focusAt(column - 1, row)
                    Keys.onRightPressed: root.focusAt(column + 1, row)
                    Keys.onUpPressed: root.focusAt(column, row - 1)
                    Keys.onDownPressed: root.focusAt(column, row + 1)
                }
            }
            Repeater {
                model: PieceRows { pieces: root.panel.pieces; stacked: PieceRows.Above }

                Disc {
                    id: standing
                    required property string label
                    required property string iconName
                    required property string tone
                    required property int column
                    required property int row
                    required property int seat
                    required property int stack
                    required property int stackSize

                    x: root.leftOf(column, row) + root.half - width / 2 + (stack - stackSize / 2) * width * 0.9
                    y: row * 1.5 * root.side + root.side - height / 2
                    width: Math.round(root.side * 0.86)
                    height: width
                    fill: Theme.paint.card
                    edgeWidth: 2
                    edge: tone.length > 0 ? Theme.sign(tone) : Theme.paint.edge
                    Accessible.ignored: false
                    Accessible.role: Accessible.Graphic
                    Accessible.name: label

                    SeatBadge {
                        visible: standing.seat >= 0
                        anchors.centerIn: parent
                        tone: standing.tone
                        shape: standing.seat
                        size: Math.round(parent.width * 0.66)
                    }
                    Icon {
                        visible: standing.seat < 0
                        anchors.centerIn: parent
                        iconName: standing.iconName
                        size: Math.round(parent.width * 0.78)
                    }
                }
            }
        }
        PinchHandler {
            property real start: 1
            target: null
            onActiveChanged: if (active) start = root.zoom
            onScaleChanged: root.zoom = Math.max(1, Math.min(3, start * activeScale))
        }
    }
}
