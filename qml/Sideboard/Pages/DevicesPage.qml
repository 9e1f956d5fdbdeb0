pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The devices at the table, and the code that lets others in. */
PageFrame {
    id: root

    required property Library library
    required property Session session
    readonly property Neighbours neighbours: session.neighbours

    title: qsTrId("app.devices.title")
    headline: neighbours.unsent > 0 ? qsTrId("app.devices.unsent", neighbours.unsent) : ""
    between: 20
    Component.onCompleted: neighbours.invite()
    Component.onDestruction: neighbours.stopInviting()

    NoteStrip {
        visible: !root.neighbours.available
        width: parent.width
        kind: NoteStrip.Plain
        sentence: qsTrId("app.devices.alone")
    }
    NoteStrip {
        visible: root.neighbours.trouble.length > 0
        width: parent.width
        sentence: root.neighbours.trouble
    }
    Card {
        visible: root.neighbours.code.length > 0
        width: parent.width
        heading: qsTrId("app.devices.code")
        implicitHeight: code.y + code.height + 60

        Say {
            id: code
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.neighbours.code
            size: Theme.large
            strong: true
            font.letterSpacing: 4
        }
    }
    Repeater {
        model: root.neighbours.devices

        Card {
            id: device
            required property string name
            required property string tone
            required property string seats
            required property int how
            required property int missing
            required property int index
            width: parent.width
            heading: name
            remark: [qsTrId("app.devices.in-step"), qsTrId("app.devices.catching-up"), qsTrId("app.devices.away")][how]
            implicitHeight: 56 * Theme.scaling

            Say {
                width: parent.width
                text: device.seats
                size: Theme.small
                quiet: true
            }
        }
    }
}
