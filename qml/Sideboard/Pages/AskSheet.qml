import QtQuick
import Sideboard.Controls

/* A question with one answer that does something, and the way out. */
Sheet {
    id: root

    property string detail: ""
    property string actionText: qsTrId("controls.ok")
    default property alias content: inside.data

    signal agreed()

    contentHeight: column.implicitHeight

    contentItem: Flickable {
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            spacing: Theme.pad

            Say {
                width: parent.width
                text: root.heading
                size: Theme.title
                strong: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.detail
                quiet: true
            }
            Column {
                id: inside
                width: parent.width
                spacing: Theme.gap
            }
            PillButton {
                objectName: "agree"
                width: parent.width
                primary: true
                text: root.actionText
                onClicked: {
                    root.close()
                    root.agreed()
                }
            }
            PillButton {
                width: parent.width
                text: qsTrId("app.table.cancel")
                onClicked: root.close()
            }
        }
    }
}
