import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Session

/* Deals: open offers, a new one, another's workshop; and what medicine can do. */
Column {
    id: root

    required property Session session

    spacing: Theme.pad

    PanelSpot {
        id: offers
        readonly property bool some: panel !== null && panel.pieces.count > 0
        visible: some
        height: some ? implicitHeight : 0
        width: parent.width
        session: root.session
        name: "offers"
    }
    Say {
        visible: !offers.some
        width: parent.width
        text: qsTrId("derrein.trade.none")
        quiet: true
    }
    MoveList {
        width: parent.width
        session: root.session
        only: ["answer", "withdraw", "trade", "ask-workshop"]
    }
    Say {
        width: parent.width
        text: qsTrId("derrein.medicine.title")
        size: Theme.small
        strong: true
        quiet: true
    }
    MoveList {
        width: parent.width
        session: root.session
        only: ["transform", "add-red", "fight-witch", "swap-mission", "curse-bowl", "swap-bead", "move-witchery"]
    }
}
