pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* A table in the list: the game, who plays, where it stands. */
Press {
    id: root

    required property string table
    required property string game
    required property string gameName
    required property string title
    required property string players
    required property var tones
    required property string headline
    required property string when
    required property bool finished
    required property bool archived

    readonly property var pictures: ({ "derrein": "bowl", "neuland": "time-ring", "gwtnz": "sheep" })

    signal moreAsked()

    leftPadding: 14
    rightPadding: 4
    topPadding: 12
    bottomPadding: 12
    text: title.length > 0 ? title : gameName
    Accessible.description: headline + " " + players

    background: Rectangle {
        radius: root.around
        color: root.pressed ? Theme.paint.accentSoft : Theme.paint.card
        border.width: Theme.hairline
        border.color: Theme.paint.edge
    }
    contentItem: Item {
        implicitHeight: Math.max(picture.height, words.implicitHeight)

        IconTile {
            id: picture
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(52 * Math.min(1.3, Theme.scaling))
            iconName: root.pictures[root.game] ?? "present"
            tone: root.game === "derrein" ? "brown" : root.game === "neuland" ? "blue" : "green"
        }
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: picture.width + 14
            width: parent.width - x - more.width
            spacing: 2

            Say {
                width: parent.width
                text: root.text
                strong: true
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.headline
                size: Theme.small
                quiet: true
                Accessible.ignored: true
            }
            Flow {
                width: parent.width
                spacing: 6

                Repeater {
                    model: root.tones

                    SeatBadge {
                        required property string modelData
                        required property int index
                        tone: modelData
                        shape: index
                        size: Math.round(14 * Theme.scaling)
                    }
                }
                Say {
                    width: Math.min(implicitWidth, words.width - 80)
                    text: root.players
                    size: Theme.small
                    quiet: true
                    Accessible.ignored: true
                }
            }
        }
        IconButton {
            id: more
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "more"
            text: qsTrId("app.home.more")
            tint: Theme.paint.soft
            onClicked: root.moreAsked()
        }
    }
}
