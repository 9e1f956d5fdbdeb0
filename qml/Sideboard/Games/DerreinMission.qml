pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Session

/* The secret mission of the seat: behind the curtain, with its progress; entered from the card and sealed. */
Column {
    id: root

    required property Session session
    readonly property bool unveiled: session.unveiled === session.seat
    readonly property string who: session.seats.nameAt(session.seat)
    property bool entering: false

    spacing: Theme.pad

    PanelSpot {
        width: parent.width
        session: root.session
        name: "mission.seat" + root.session.seat
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        PillButton {
            objectName: "missionLook"
            visible: !root.unveiled
            iconName: "hidden"
            text: qsTrId("derrein.mission.look")
            onClicked: curtain.ask()
        }
        PillButton {
            visible: root.unveiled
            iconName: "sealed"
            text: qsTrId("derrein.mission.hide")
            onClicked: {
                root.entering = false
                root.session.veil()
            }
        }
        PillButton {
            objectName: "missionEnter"
            visible: root.unveiled && !root.entering
            primary: true
            text: qsTrId("derrein.mission.enter")
            onClicked: root.entering = true
        }
        PillButton {
            visible: root.unveiled && !root.entering
            iconName: "open-seal"
            text: qsTrId("derrein.mission.open")
            onClicked: root.session.openSeal()
        }
    }
    DerreinMissionForm {
        visible: root.entering && root.unveiled
        width: parent.width
        onSealed: (keys, amounts) => {
            root.entering = false
            root.session.seal("mission", keys, amounts)
        }
    }
    MoveList {
        width: parent.width
        session: root.session
        only: ["show-mission", "claim-victory", "swap-mission", "go-on"]
    }
    Curtain {
        id: curtain
        who: root.who
        onLifted: root.session.unveil(root.session.seat)
    }
}
