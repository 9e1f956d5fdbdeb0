pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The seats of a phone, side by side: tap one to look at it. */
Row {
    id: root

    required property Session session

    spacing: Theme.gap
    Accessible.role: Accessible.PageTabList

    Repeater {
        id: chips
        model: root.session.seats

        SeatChip {
            required property int seat
            required property string name
            required property bool owes
            required toAct

            width: (root.width - (chips.count - 1) * root.spacing) / Math.max(1, chips.count)
            text: name
            shape: seat
            checked: seat === root.session.seat
            halves: false
            Accessible.description: owes ? qsTrId("app.table.waiting").arg(name) : ""
            onClicked: root.session.lookAt(seat)
        }
    }
}
