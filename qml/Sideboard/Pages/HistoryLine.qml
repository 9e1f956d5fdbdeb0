import QtQuick
import Sideboard.Controls

/* One line: whose, what, before -> after, and what is remarkable about it. */
Press {
    id: root

    required property string stamp
    required property int moment
    required property int seat
    required property string name
    required property string tone
    required property string sentence
    required property string change
    required property string marks
    required property string time
    required property bool takenBack
    required property bool troubled
    required property bool stored
    property bool shown: false

    signal takeBackAsked()

    leftPadding: 12
    rightPadding: 2
    topPadding: 8
    bottomPadding: 8
    text: sentence
    Accessible.role: Accessible.ListItem
    Accessible.name: (name.length > 0 ? name + ", " : "") + sentence
    Accessible.description: change + " " + marks

    background: Rectangle {
        radius: root.around
        color: root.troubled ? Theme.paint.badSoft : root.takenBack ? Theme.paint.sunken : Theme.paint.card
        border.width: root.shown ? 2 : Theme.hairline
        border.color: root.shown ? Theme.paint.accent : root.troubled ? Theme.paint.badEdge : Theme.paint.edge
    }
    contentItem: Item {
        implicitHeight: words.implicitHeight

        SeatBadge {
            id: badge
            visible: root.seat >= 0
            y: 3
            tone: root.tone
            shape: root.seat
        }
        Column {
            id: words
            x: 28 * Theme.scaling
            width: parent.width - x - side.width - 8
            spacing: 1

            Say {
                width: parent.width
                text: root.sentence
                strong: !root.takenBack
                font.strikeout: root.takenBack
                quiet: root.takenBack
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.change
                size: Theme.small
                quiet: true
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.marks
                size: Theme.small
                strong: true
                color: root.troubled ? Theme.paint.bad : Theme.paint.warn
                Accessible.ignored: true
            }
        }
        Row {
            id: side
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            Say {
                anchors.verticalCenter: parent.verticalCenter
                text: root.time
                size: Theme.tiny
                quiet: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            IconButton {
                visible: !root.takenBack
                iconName: "undo"
                size: 20
                text: qsTrId("app.history.take-back.do")
                tint: Theme.paint.soft
                onClicked: root.takeBackAsked()
            }
        }
    }
}
