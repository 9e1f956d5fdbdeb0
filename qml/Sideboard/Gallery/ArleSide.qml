pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* The seats and what is due in November. */
Column {
    id: root

    spacing: 12

    component Due: Column {
        id: due
        required property string name
        required property string what
        width: parent?.width ?? 0

        Say { width: parent.width; text: due.name; size: Theme.small; quiet: true }
        Say { width: parent.width; text: due.what; strong: true }
    }
    component Load: IconTile { size: 40 }

    SeatCard {
        width: parent.width
        text: qsTrId("gallery.yellow")
        detail: qsTrId("gallery.arle.first-player")
        tone: "seat2"
        shape: 2
        points: 123
        halves: true
        checked: true
        workers: 4
        free: 2
    }
    SeatCard {
        width: parent.width
        text: qsTrId("gallery.red")
        detail: qsTrId("gallery.arle.copied")
        tone: "seat0"
        shape: 0
        points: 116
        halves: true
        workers: 4
        free: 2
    }
    Card {
        width: parent.width
        padding: 16
        heading: qsTrId("gallery.arle.november")

        Column {
            id: november
            width: parent.width
            spacing: 5

            Due { name: qsTrId("gallery.arle.milk"); what: qsTrId("gallery.arle.milk.what") }
            Due { name: qsTrId("gallery.arle.harvest"); what: qsTrId("gallery.arle.harvest.what") }
            Due { name: qsTrId("gallery.arle.pay"); what: qsTrId("gallery.arle.pay.what") }
            Rectangle {
                width: parent.width
                height: fine.implicitHeight + 6
                radius: height / 2
                color: Theme.paint.goodSoft
                Say { id: fine; anchors.centerIn: parent; text: qsTrId("gallery.arle.enough"); size: Theme.small; strong: true; color: Theme.paint.good }
            }
        }
    }
    Card {
        width: parent.width
        padding: 16
        heading: qsTrId("gallery.arle.barn")

        Column {
            id: barn
            width: parent.width
            spacing: 6

            Row {
                spacing: 6
                Load { iconName: "timber"; tone: "timber" }
                Load { iconName: "travel"; tone: "blue" }
                Load { iconName: "travel"; tone: "blue" }
                Rectangle { width: 40; height: 40; radius: 10; color: Theme.paint.sunken; border.width: 1; border.color: Theme.paint.sunkenEdge }
            }
            Say { width: parent.width; text: qsTrId("gallery.arle.cart"); size: Theme.small; quiet: true }
            Row {
                spacing: 6
                Load { iconName: "brick"; tone: "brick" }
                Load { iconName: "plow"; tone: "green" }
            }
            Say { width: parent.width; text: qsTrId("gallery.arle.barrow"); size: Theme.small; quiet: true }
        }
    }
}
