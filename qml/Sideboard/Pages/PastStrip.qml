import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Looking at an earlier moment: which one, and the ways out of it. */
Rectangle {
    id: root

    required property Session session

    signal goBackAsked()

    implicitHeight: flow.implicitHeight + 16
    color: Theme.paint.night
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Flow {
        id: flow
        x: Theme.margin
        y: 8
        width: parent.width - 2 * x
        spacing: Theme.gap

        Say {
            id: words
            width: Math.min(implicitWidth, parent.width)
            height: Theme.touch
            text: qsTrId("app.history.moment").arg(root.session.moment).arg(root.session.entries)
            color: Theme.paint.overNight
            strong: true
        }
        PillButton {
            size: Theme.small
            text: qsTrId("app.history.now")
            onClicked: root.session.lookAtNow()
        }
        PillButton {
            size: Theme.small
            text: qsTrId("app.history.go-back")
            onClicked: root.goBackAsked()
        }
    }
}
