pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Session

/* The turn: the bowl, what it gave, what may be built, the food; the seat's goods below. */
Column {
    id: root

    required property Session session
    property bool goodsShown: true
    readonly property var open: session.openMoves
    readonly property bool throwing: open.indexOf("throw-bowl") >= 0
    readonly property bool settingUp: steps.shown

    signal keypadAsked(string tracked, string label, int value, int least, int most)

    spacing: Theme.pad

    MoveList {
        width: parent.width
        visible: root.settingUp && root.open.length > 0
        session: root.session
        only: ["take-start-card", "begin", "place-first", "place-duchy", "place-farm", "pay-food", "drop-workshop", "lose-workshop",
            "shrink-duchy", "lose-duchy", "claim-victory", "go-on", "annex", "answer", "show-mission"]
    }
    PanelSpot {
        id: steps
        width: parent.width
        session: root.session
        name: "set-up"
        file: "Steps"
    }
    PanelSpot {
        visible: shown && !root.settingUp
        width: parent.width
        height: visible ? Math.min(width * 0.84, 300) : 0
        session: root.session
        name: "bowl"
        file: "Bowl"
        onThrown: if (root.throwing) root.session.draw("throw-bowl")
    }
    DerreinThrow {
        visible: !root.settingUp
        width: parent.width
        session: root.session
        throwing: root.throwing
    }
    MoveList {
        width: parent.width
        visible: !root.settingUp && root.open.length > 0
        session: root.session
        only: ["take-start-card", "begin", "place-first", "place-duchy", "place-farm", "pay-food", "drop-workshop", "lose-workshop",
            "shrink-duchy", "lose-duchy", "claim-victory", "go-on", "annex", "answer", "show-mission"]
    }
    DerreinBuild {
        width: parent.width
        session: root.session
    }
    Column {
        visible: root.goodsShown && !root.settingUp
        width: parent.width
        spacing: Theme.gap

        PanelSpot {
            width: parent.width
            session: root.session
            name: "goods.seat" + root.session.seat
            file: "Counters"
            extra: ({ compact: true })
            onKeypadAsked: (tracked, label, value, least, most) => root.keypadAsked(tracked, label, value, least, most)
        }
    }
}
