import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Session

/* Derrein's own page: the bowl and the turn, the board, trade, the mission. */
TableBody {
    id: root

    tabs: [qsTrId("derrein.tab.turn"), qsTrId("derrein.tab.board"), qsTrId("derrein.tab.trade"), qsTrId("derrein.tab.mission"), qsTrId("app.tab.history")]
    tabIcons: ["bowl", "map", "trade", "mission", "history"]

    component Flowing: Flickable {
        id: flowing
        default property alias content: column.data
        contentHeight: column.implicitHeight + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: flowing.width
            spacing: Theme.pad
        }
    }

    Component { id: turn; DerreinTurn { session: root.session; onKeypadAsked: (t, l, v, a, b) => root.keypadAsked(t, l, v, a, b) } }
    Component { id: board; DerreinBoard { session: root.session; onKeypadAsked: (t, l, v, a, b) => root.keypadAsked(t, l, v, a, b) } }
    Component { id: trade; DerreinTrade { session: root.session } }
    Component { id: mission; DerreinMission { session: root.session } }

    Loader {
        anchors.fill: parent
        sourceComponent: root.wide ? three : one
    }
    Component {
        id: one

        Flowing {
            Loader {
                width: parent.width
                sourceComponent: [turn, board, trade, mission][root.tab] ?? turn
            }
        }
    }
    Component {
        id: three

        Row {
            spacing: Theme.margin

            Flowing {
                width: 260
                height: parent.height
                SeatColumn {
                    width: parent.width
                    session: root.session
                    tallies: "goods"
                    onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
                }
            }
            Flowing {
                width: parent.width - 260 - 340 - 2 * parent.spacing
                height: parent.height
                Loader {
                    width: parent.width
                    sourceComponent: board
                }
                Loader {
                    width: parent.width
                    sourceComponent: mission
                }
            }
            Flowing {
                width: 340
                height: parent.height
                DerreinTurn {
                    width: parent.width
                    session: root.session
                    goodsShown: false
                    onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
                }
                DerreinTrade {
                    width: parent.width
                    session: root.session
                }
            }
        }
    }
}
