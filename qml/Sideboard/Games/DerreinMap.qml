pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model

/* Landscapes as squares, duchies on the small squares in the middle of four. Open places glow; arrows walk over them. */
Item {
    id: root

    required property GridPanel panel
    required property list<string> tones

    signal tapped(string key)

    readonly property int across: Math.max(1, (panel.columns + 1) / 2)
    readonly property int down: Math.max(1, (panel.rows + 1) / 2)
    readonly property real gap: 3
    readonly property real side: Math.min(76, (width - (across - 1) * gap) / across)
    readonly property real step: side + gap

    implicitWidth: 358
    implicitHeight: down * step - gap
    Accessible.role: Accessible.Table
    Accessible.name: panel.title

    function focusAt(column: int, row: int) {
        for (let i = 0; i < squares.count; ++i) {
            const square = squares.itemAt(i) as DerreinSquare
            if (square && square.column === column && square.row === row)
                square.forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.across * root.step - root.gap
        height: parent.height

        Repeater {
            id: squares
            model: PieceRows { pieces: root.panel.pieces; only: "cell" }

            DerreinSquare {
                required property string key
                required property string label

                x: column / 2 * root.step
                y: row / 2 * root.step
                width: root.side
                height: root.side
                text: label
                seatTone: root.tones[seat] ?? ""
                onClicked: root.tapped(key)
                Keys.onLeftPressed: root.focusAt(column - 2, row)
                Keys.onRightPressed: root.focusAt(column + 2, row)
                Keys.onUpPressed: root.focusAt(column, row - 2)
                Keys.onDownPressed: root.focusAt(column, row + 2)
            }
        }
        Repeater {
            model: PieceRows { pieces: root.panel.pieces; only: "place" }

            Press {
                id: place
                required property string key
                required property string label
                required property string iconName
                required property int column
                required property int row
                required property int seat
                required property int mark
                readonly property bool built: seat >= 0
                readonly property bool open: mark === Mark.Open
                readonly property real size: root.side * (built ? 0.62 : 0.42)

                x: (column + 1) / 2 * root.step - root.gap / 2 - width / 2
                y: (row + 1) / 2 * root.step - root.gap / 2 - height / 2
                z: built || open ? 2 : 1
                visible: built || open
                implicitWidth: 0
                width: Math.max(size, open ? Math.min(Theme.touch, root.side) : size)
                height: width
                around: width / 2
                text: label
                enabled: open || built
                onClicked: root.tapped(key)

                background: Item {
                    Rectangle {
                        anchors.centerIn: parent
                        width: place.size
                        height: width
                        radius: width / 4
                        color: Theme.paint.card
                        border.width: place.open ? 3 : 2
                        border.color: place.open ? Theme.paint.accent : place.built ? Theme.sign(root.tones[place.seat] ?? "") : Theme.paint.edge
                    }
                }
                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        size: Math.round(place.size * 0.76)
                        iconName: place.built ? place.iconName : "add"
                        tint: place.built ? Theme.sign(root.tones[place.seat] ?? "") : Theme.paint.accent
                    }
                }
            }
        }
    }
}
