pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* One place of an arrangement: what stands in it, and room for more. A tap puts the chosen thing in, another takes one out. */
Card {
    id: root

    required property string label
    required property string iconName
    required property int capacity
    required property string thingIcon
    required property int held
    property bool takes: false
    property string reason: ""

    signal put()
    signal taken()

    padding: 8
    implicitHeight: Math.max(Theme.touch, name.implicitHeight + 4) + 16
    color: takes ? Theme.paint.accentSoft : Theme.paint.card
    border.color: takes ? Theme.paint.accentEdge : Theme.paint.edge
    Accessible.name: label + " " + held + "/" + capacity

    Icon {
        id: icon
        anchors.verticalCenter: parent.verticalCenter
        iconName: root.iconName
        size: Math.round(28 * Theme.scaling)
    }
    Column {
        id: name
        anchors.verticalCenter: parent.verticalCenter
        x: icon.width + 10
        width: parent.width - x - 2 * Theme.touch - 8

        Say {
            width: parent.width
            text: root.takes || root.reason.length === 0 ? root.label : root.label + " · " + root.reason
            size: Theme.small
            quiet: !root.takes
        }
        Flow {
            width: parent.width
            spacing: 3

            Repeater {
                model: root.capacity

                Rectangle {
                    id: slot
                    required property int index
                    width: 24
                    height: 24
                    radius: 6
                    color: index < root.held ? "transparent" : Theme.paint.sunken
                    border.width: index < root.held ? 0 : 1
                    border.color: Theme.paint.sunkenEdge

                    Icon {
                        anchors.fill: parent
                        size: 24
                        visible: slot.index < root.held
                        iconName: root.thingIcon
                    }
                }
            }
        }
    }
    IconButton {
        x: parent.width - 2 * width
        anchors.verticalCenter: parent.verticalCenter
        iconName: "remove"
        text: qsTrId("controls.arrange.take").arg(root.label)
        enabled: root.held > 0
        tint: Theme.paint.soft
        onClicked: root.taken()
    }
    IconButton {
        x: parent.width - width
        anchors.verticalCenter: parent.verticalCenter
        iconName: "add"
        text: qsTrId("controls.arrange.put").arg(root.label)
        enabled: root.takes
        Accessible.description: root.takes ? "" : root.reason
        tint: Theme.paint.accent
        onClicked: root.put()
    }
}
