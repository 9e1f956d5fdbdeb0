import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* One step: its number or a tick, what to do, why, and, if it is the one, the buttons. */
Card {
    id: root

    required property int number
    required property string label
    required property string detail
    required property int mark
    property int page: 0

    signal done()
    signal otherwise()
    signal asked()

    readonly property bool finished: mark === Mark.Done
    readonly property bool current: mark === Mark.Current

    padding: 14
    implicitHeight: words.implicitHeight + (current ? 20 : 24)
    color: finished ? Theme.paint.sunken : Theme.paint.card
    border.color: current ? Theme.paint.accent : finished ? Theme.paint.sunkenEdge : Theme.paint.edge
    border.width: current ? 2 : Theme.hairline
    Accessible.role: Accessible.ListItem
    Accessible.name: number + ". " + label
    Accessible.description: detail

    Rectangle {
        id: badge
        width: Math.round(26 * Theme.scaling)
        height: width
        radius: width / 2
        color: root.finished ? Theme.paint.good : root.current ? Theme.paint.accent : Theme.paint.sunkenEdge

        Icon {
            visible: root.finished
            anchors.centerIn: parent
            iconName: "check"
            size: Math.round(badge.width * 0.66)
            tint: Theme.over(badge.color)
        }
        Text {
            visible: !root.finished
            anchors.centerIn: parent
            text: root.number
            color: Theme.over(badge.color)
            font.pixelSize: Theme.small
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
    Column {
        id: words
        x: badge.width + 12
        y: -1
        width: parent.width - x
        spacing: 3

        Say {
            width: parent.width
            text: root.label
            strong: true
            color: root.finished ? Theme.paint.soft : Theme.paint.ink
            Accessible.ignored: true
        }
        Say {
            visible: text.length > 0
            width: parent.width
            text: root.page > 0 && !root.finished ? root.detail + " (" + qsTrId("panels.steps.page").arg(root.page) + ")" : root.detail
            size: Theme.small
            quiet: true
            Accessible.ignored: true
        }
        Flow {
            visible: root.current
            width: parent.width
            spacing: Theme.gap

            PillButton {
                primary: true
                size: Theme.small
                inset: 5
                text: qsTrId("panels.steps.done")
                onClicked: root.done()
            }
            PillButton {
                size: Theme.small
                inset: 5
                text: qsTrId("panels.steps.otherwise")
                onClicked: root.otherwise()
            }
        }
    }
}
