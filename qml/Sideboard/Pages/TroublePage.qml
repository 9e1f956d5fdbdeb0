import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The file with the tables cannot be used: what happened, in words, and what can be done. */
Rectangle {
    id: root

    required property Library library

    color: Theme.paint.paper

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, 520)
        spacing: Theme.pad

        ErrorState {
            width: parent.width
            sentence: qsTrId("app.trouble.title")
            detail: root.library.trouble
            onActed: root.library.open()
        }
        Say {
            visible: text.length > 0
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.library.troubleDetail
            size: Theme.small
            quiet: true
        }
        Say {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTrId("app.settings.file").arg(root.library.place)
            size: Theme.small
            quiet: true
            wrapMode: Text.WrapAnywhere
        }
    }
}
