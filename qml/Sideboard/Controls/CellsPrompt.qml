pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Places to choose from, as they lie; arrows walk over them. */
Item {
    id: root

    required property PromptModel prompt
    property string why: ""

    signal chosen(string key)

    readonly property real step: 76

    implicitHeight: board.childrenRect.height + (reason.visible ? reason.height + Theme.gap : 0)

    Item {
        id: board
        width: childrenRect.width
        height: childrenRect.height
        anchors.horizontalCenter: parent.horizontalCenter

        Repeater {
            id: cells
            model: root.prompt.options

            Press {
                id: cell
                required property string key
                required property string label
                required property string iconName
                required property string tone
                required property string refusal
                required property int column
                required property int row

                readonly property bool open: refusal.length === 0

                x: column * root.step
                y: row * root.step
                width: root.step - 8
                height: root.step - 8
                around: 10
                text: label
                Accessible.description: refusal
                onClicked: open ? root.chosen(key) : root.why = label + " : " + refusal

                background: Rectangle {
                    radius: 10
                    color: cell.tone.length > 0 ? Theme.wash(cell.tone) : Theme.paint.sunken
                    opacity: cell.open ? 1 : 0.5
                    border.width: cell.open ? 3 : Theme.hairline
                    border.color: cell.open ? Theme.paint.accent : Theme.paint.edge
                }
                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: -8
                        size: 28
                        iconName: cell.iconName
                        opacity: cell.open ? 1 : 0.5
                    }
                    Say {
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 4
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: cell.label
                        size: Math.min(Theme.tiny, 16)
                        fontSizeMode: Text.HorizontalFit
                        wrapMode: Text.NoWrap
                        minimumPixelSize: 9
                        quiet: !cell.open
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Say {
        id: reason
        visible: text.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.why
        size: Theme.small
        color: Theme.paint.bad
    }
}
