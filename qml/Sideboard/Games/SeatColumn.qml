pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The seats at the side of a tablet, each with a strip of its key figures. */
Column {
    id: root

    required property Session session
    /* The panel whose figures make the strip: "goods" of each seat. */
    property string tallies: ""

    signal keypadAsked(string tracked, string label, int value, int least, int most)

    spacing: Theme.gap

    Repeater {
        model: root.session.seats

        Column {
            id: place
            required property int seat
            required property string name
            required property string tone
            required property int points
            required property bool toAct
            required property bool owes

            width: root.width
            spacing: 6

            SeatCard {
                width: parent.width
                text: place.name
                tone: place.tone
                shape: place.seat
                points: place.points
                checked: place.seat === root.session.seat
                detail: place.owes ? qsTrId("app.table.waiting").arg(place.name) : place.toAct ? qsTrId("app.table.to-act") : ""
                onClicked: root.session.lookAt(place.seat)
            }
            PanelSpot {
                width: parent.width
                visible: root.tallies.length > 0
                session: root.session
                name: root.tallies + ".seat" + place.seat
                file: "Counters"
                extra: ({ compact: true })
                onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
            }
        }
    }
}
