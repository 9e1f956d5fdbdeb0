import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* What can be done with a table of the list: rename, archive, play again, delete. */
Sheet {
    id: root

    required property Library library
    property string table: ""
    property string name: ""
    property bool archived: false
    property bool finished: false
    property bool deleting: false

    function ask(table: string, name: string, archived: bool, finished: bool) {
        root.table = table
        root.name = name
        root.archived = archived
        root.finished = finished
        root.deleting = false
        title.typed = name
        open()
    }

    heading: name
    contentHeight: column.implicitHeight

    contentItem: Item {
        implicitHeight: column.implicitHeight

        Column {
            id: column
            width: parent.width
            spacing: Theme.gap

            Field {
                id: title
                width: parent.width
                label: qsTrId("app.table.rename")
                text: root.name
                longest: 60
            }
            PillButton {
                width: parent.width
                enabled: title.typed.length > 0 && title.typed !== root.name
                iconName: "edit"
                text: qsTrId("app.table.rename")
                onClicked: {
                    root.close()
                    root.library.rename(root.table, title.typed)
                }
            }
            PillButton {
                width: parent.width
                iconName: "shuffle"
                text: qsTrId("app.score.rematch")
                onClicked: {
                    root.close()
                    root.library.rematch(root.table)
                }
            }
            PillButton {
                width: parent.width
                iconName: "archive"
                text: root.archived ? qsTrId("app.table.unarchive") : qsTrId("app.table.archive")
                onClicked: {
                    root.close()
                    root.library.archive(root.table, !root.archived)
                }
            }
            PillButton {
                visible: !root.deleting
                width: parent.width
                iconName: "delete"
                text: qsTrId("app.table.delete")
                onClicked: root.deleting = true
            }
            RefusalStrip {
                visible: root.deleting
                width: parent.width
                sentence: qsTrId("app.table.delete.ask") + " " + qsTrId("app.table.delete.detail")
                overrulable: false
            }
            PillButton {
                visible: root.deleting
                width: parent.width
                primary: true
                iconName: "delete"
                text: qsTrId("app.table.delete")
                onClicked: {
                    root.close()
                    root.library.remove(root.table)
                }
            }
        }
    }
}
