pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* More about the table: the pages that are not in the bar, and the way home. */
Sheet {
    id: root

    required property Library library
    required property Session session

    signal pageAsked(string page)

    heading: session.gameName
    contentHeight: column.implicitHeight

    component Way: PillButton {
        property string page: ""
        width: parent.width
        onClicked: {
            root.close()
            root.pageAsked(page)
        }
    }

    contentItem: Flickable {
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            spacing: Theme.gap

            Way { objectName: "goHome"; page: "Home"; iconName: "home"; text: qsTrId("app.table.leave") }
            PillButton {
                visible: root.session.redoText.length > 0
                width: parent.width
                iconName: "redo"
                text: qsTrId("app.table.redo").arg(root.session.redoText)
                onClicked: {
                    root.close()
                    root.session.redo()
                }
            }
            Way { page: "Score"; iconName: "score"; text: qsTrId("app.score.title") }
            Way { page: "Compare"; iconName: "board-says"; text: qsTrId("app.table.compare") }
            Way { page: "SetUp"; iconName: "edit"; text: qsTrId("app.table.set-up") }
            Way { page: "Printed"; iconName: "box-values"; text: qsTrId("app.table.printed") }
            Way { page: "Devices"; iconName: "share"; text: qsTrId("app.devices.title") }
            Way { page: "Overview"; iconName: "tv"; text: qsTrId("app.table.overview") }
        }
    }
}
