import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Panels
import Sideboard.Session

/* Any game, complete without a page of its own: the panels of the chosen seat, the shared ones, the open moves. */
TableBody {
    id: root

    tabs: [qsTrId("app.tab.seat"), qsTrId("app.tab.table"), qsTrId("app.tab.moves"), qsTrId("app.tab.history"), qsTrId("app.tab.score")]
    tabIcons: ["player", "map", "play", "history", "score"]

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
    component Panels: Column {
        id: panels
        property bool mine: true
        spacing: Theme.pad

        Repeater {
            model: root.session.panels

            Loader {
                id: place
                required property PanelModel panel
                required property int seat
                required property string name

                width: panels.width
                active: panels.mine ? seat === root.session.seat : seat < 0
                visible: active
                sourceComponent: AnyPanel {
                    panel: place.panel
                    onTapped: (key, move, value) => {
                        if (key.length > 0)
                            root.session.tap(place.name, key)
                        else
                            root.session.drawAny()
                    }
                    onAdjusted: (tracked, by) => root.session.adjust(tracked, by)
                    onCorrected: (tracked, to) => root.session.correct(tracked, to)
                    onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
                }
            }
        }
    }

    Loader {
        anchors.fill: parent
        sourceComponent: root.wide ? three : one
    }
    Component { id: mine; Panels {} }
    Component { id: shared; Panels { mine: false } }
    Component { id: moves; MoveList { session: root.session } }
    Component {
        id: one

        Flowing {
            Loader {
                width: parent.width
                sourceComponent: root.tab === 2 ? moves : root.tab === 1 ? shared : mine
            }
        }
    }
    Component {
        id: three

        Row {
            spacing: Theme.margin

            Flowing {
                width: 250
                height: parent.height
                SeatColumn {
                    width: parent.width
                    session: root.session
                }
            }
            Flowing {
                width: parent.width - 250 - 320 - 2 * parent.spacing
                height: parent.height
                Panels { width: parent.width }
                Panels {
                    width: parent.width
                    mine: false
                }
            }
            Flowing {
                width: 320
                height: parent.height
                MoveList {
                    width: parent.width
                    session: root.session
                }
            }
        }
    }
}
