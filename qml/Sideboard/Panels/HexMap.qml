pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* A map of hexagons: pinch to come closer, drag to look around, tap for what may stand there. */
Item {
    id: root

    required property HexMapPanel panel
    property real zoom: 1

    signal tapped(string key, string move, string value)

    readonly property real fitting: width / ((panel.columns + (panel.rows > 1 ? 0.5 : 0)) * Math.sqrt(3))
    readonly property real side: fitting * zoom
    readonly property real half: side * Math.sqrt(3) / 2

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
            layer.enabled: root.zoom === 1
            layer.samples: 4

            Repeater {
                model: root.panel.pieces

                Loader {
                    id: place
                    required property string key
                    required property string label
                    required property string detail
                    required property string iconName
                    required property string tone
                    required property int mark
                    required property int column
                    required property int row
                    required property int seat
                    required property int stack
                    required property int stackSize
                    required property string move
                    required property string value

                    x: root.leftOf(column, row) + (stack > 0 ? root.half - width / 2 + (stack - stackSize / 2) * width * 0.8 : 0)
                    y: row * 1.5 * root.side + (stack > 0 ? root.side * 1.12 : 0)
                    z: stack > 0 ? 2 : 0
                    sourceComponent: stack === 0 ? ground : standing

                    Component {
                        id: ground
                        HexCell {
                            label: place.label
                            detail: place.stackSize > 1 ? "" : place.detail
                            iconName: place.iconName
                            tone: place.tone
                            mark: place.mark
                            side: root.side
                            onTapped: root.tapped(place.key, place.move, place.value)
                        }
                    }
                    Component {
                        id: standing
                        Rectangle {
                            width: Math.round(root.side * 0.62)
                            height: width
                            radius: width / 2
                            color: Theme.paint.card
                            border.width: 1.5
                            border.color: place.tone.length > 0 ? Theme.sign(place.tone) : Theme.paint.edge
                            Accessible.role: Accessible.Graphic
                            Accessible.name: place.label

                            SeatBadge {
                                visible: place.seat >= 0
                                anchors.centerIn: parent
                                tone: place.tone
                                shape: place.seat
                                size: Math.round(parent.width * 0.7)
                            }
                            Icon {
                                visible: place.seat < 0
                                anchors.centerIn: parent
                                iconName: place.iconName
                                size: Math.round(parent.width * 0.76)
                            }
                        }
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
