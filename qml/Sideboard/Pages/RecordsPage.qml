pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Finished games and what they say about each player. */
PageFrame {
    id: root

    required property Library library

    title: qsTrId("app.records.title")
    between: 20

    EmptyState {
        visible: root.library.records.count === 0
        width: parent.width
        height: root.height * 0.7
        iconName: "records"
        sentence: qsTrId("app.records.empty")
        detail: qsTrId("app.records.empty.detail")
    }
    Section {
        visible: root.library.players.count > 0
        width: parent.width
        heading: qsTrId("app.records.players")

        Repeater {
            model: root.library.players

            Card {
                id: player
                required property string name
                required property string gameName
                required property int played
                required property int won
                required property int best
                required property real average
                required property var trend
                readonly property int highest: Math.max(1, ...Array.from(trend))
                width: parent.width
                heading: name
                remark: gameName
                implicitHeight: 92 * Theme.scaling
                Accessible.description: figures.text

                Say {
                    id: figures
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - bars.width - 12
                    text: [qsTrId("app.records.played", player.played), qsTrId("app.records.won", player.won),
                        qsTrId("app.records.best").arg(player.best), qsTrId("app.records.average").arg(player.average.toFixed(1))].join(" · ")
                    size: Theme.small
                    quiet: true
                }
                Row {
                    id: bars
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    spacing: 3
                    Accessible.role: Accessible.Chart
                    Accessible.name: qsTrId("app.records.trend").arg(Array.from(player.trend).join(", "))

                    Repeater {
                        model: player.trend

                        Rectangle {
                            required property int modelData
                            anchors.bottom: parent.bottom
                            width: 8
                            height: Math.max(3, 32 * Math.max(0, modelData) / player.highest)
                            radius: 2
                            color: Theme.paint.accent
                        }
                    }
                }
            }
        }
    }
    Section {
        visible: root.library.records.count > 0
        width: parent.width
        heading: qsTrId("app.records.games")

        Repeater {
            model: root.library.records

            ActionRow {
                required property string table
                required property string gameName
                required property string title
                required property string when
                required property string result
                required property string winner
                width: parent.width
                verb: when
                text: (title.length > 0 ? title : gameName) + (winner.length > 0 ? " · " + qsTrId("app.table.won-by").arg(winner) : "")
                detail: result
                onClicked: root.library.openTable(table)
            }
        }
    }
}
