import QtQuick
import Sideboard.Controls

/* Why not, in one sentence with its page, and the way round it. */
Card {
    id: root

    required property string sentence
    property string page: ""
    property bool overrulable: true

    signal overruled()
    signal dismissed()
    signal pageAsked()

    padding: 14
    implicitHeight: column.implicitHeight + 2 * padding - (buttons.visible ? 10 : 0)
    color: Theme.paint.badSoft
    border.color: Theme.paint.badEdge
    Accessible.role: Accessible.AlertMessage
    Accessible.name: page.length > 0 ? sentence + " " + page : sentence

    Column {
        id: column
        width: parent.width
        spacing: 0

        Row {
            width: parent.width
            spacing: 10

            Icon {
                id: sign
                iconName: "refused"
                size: Math.round(22 * Theme.scaling)
                tint: Theme.paint.bad
            }
            Say {
                width: parent.width - sign.width - 10
                text: root.page.length > 0 ? root.sentence + "  (" + root.page + ")" : root.sentence
                color: Theme.paint.ink
                Accessible.ignored: true
            }
        }
        Flow {
            id: buttons
            readonly property real indent: sign.width + 2
            visible: root.overrulable
            x: indent
            width: parent.width - indent
            spacing: Theme.gap

            PillButton {
                width: Math.min(implicitWidth, parent.width)
                quiet: true
                size: Theme.small
                text: qsTrId("controls.refusal.board-says")
                onClicked: root.overruled()
            }
            PillButton {
                width: Math.min(implicitWidth, parent.width)
                quiet: true
                size: Theme.small
                text: qsTrId("controls.refusal.understood")
                onClicked: root.dismissed()
            }
        }
    }
}
