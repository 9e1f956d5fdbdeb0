import QtQuick
import Sideboard.Controls

/* What went wrong, in words, and what can be done about it. */
EmptyState {
    id: root

    iconName: "warning"
    actionText: qsTrId("controls.try-again")
    Accessible.role: Accessible.AlertMessage
}
