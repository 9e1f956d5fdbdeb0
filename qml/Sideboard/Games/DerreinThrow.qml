pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Session

/* What the throw means: its name, what it brings, the buttons to throw, the odds of red. */
Column {
    id: root

    required property Session session
    required property bool throwing

    spacing: Theme.pad

    PanelNamed {
        id: bowl
        panels: root.session.panels
        name: "bowl"
    }
    Say {
        width: parent.width
        text: bowl.panel?.title ?? ""
        size: Math.round(22 * Theme.scaling)
        strong: true
    }
    PanelSpot {
        width: parent.width
        visible: shown && !root.throwing
        height: visible ? implicitHeight : 0
        session: root.session
        name: "harvest"
        file: "Gains"
    }
    Flow {
        id: buttons
        visible: root.throwing
        width: parent.width
        spacing: Theme.gap
        readonly property bool oneLine: Theme.scaling < 1.4

        PillButton {
            objectName: "throw"
            width: buttons.oneLine ? (parent.width - 8) * 0.64 : parent.width
            height: Math.max(54, implicitHeight)
            primary: true
            text: qsTrId("derrein.throw")
            onClicked: root.session.draw("throw-bowl")
        }
        PillButton {
            objectName: "realThrow"
            width: buttons.oneLine ? (parent.width - 8) * 0.36 - 1 : parent.width
            height: Math.max(54, implicitHeight)
            leftPadding: 8
            rightPadding: 8
            text: qsTrId("derrein.real-throw")
            onClicked: root.session.start("throw-bowl")
        }
    }
    Say {
        width: parent.width
        text: bowl.panel?.note ?? ""
        size: Theme.small
        color: (bowl.panel as BowlPanel)?.redOdds > 0 ? Theme.paint.bad : Theme.paint.soft
    }
}
