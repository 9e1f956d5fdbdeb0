pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Session

/* Derrein for everybody to see from the sofa: the bowl, the board, each seat's goods. */
Row {
    id: root

    required property Session session

    spacing: 32

    Column {
        width: parent.width * 0.3
        spacing: Theme.margin

        PanelSpot {
            width: parent.width
            height: width * 0.84
            session: root.session
            name: "bowl"
            file: "Bowl"
        }
        DerreinThrow {
            width: parent.width
            session: root.session
            throwing: false
        }
    }
    DerreinBoard {
        width: parent.width * 0.38 - 32
        session: root.session
    }
    SeatColumn {
        width: parent.width * 0.32 - 32
        session: root.session
        tallies: "goods"
    }
}
