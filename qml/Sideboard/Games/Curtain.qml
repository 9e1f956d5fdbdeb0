import QtQuick
import Sideboard.Controls

/* One device is passed around: before a hidden thing is shown, the others look away. */
Sheet {
    id: root

    required property string who

    signal lifted()

    function ask() { open() }

    heading: qsTrId("app.curtain.title").arg(who)
    contentHeight: column.implicitHeight

    contentItem: Item {
        implicitHeight: column.implicitHeight

        Column {
            id: column
            width: parent.width
            spacing: Theme.pad

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                iconName: "hidden"
                size: 56
                tint: Theme.paint.soft
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.heading
                size: Theme.title
                strong: true
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTrId("app.curtain.detail").arg(root.who)
                quiet: true
            }
            PillButton {
                objectName: "curtainOpen"
                width: parent.width
                primary: true
                text: qsTrId("app.curtain.open").arg(root.who)
                onClicked: {
                    root.close()
                    root.lifted()
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
