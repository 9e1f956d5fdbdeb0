import QtQuick
import Sideboard.Controls

/* Something that is on or off. */
Press {
    id: root

    required property bool on
    property string detail: ""
    property string iconName: ""

    signal switched(bool on)

    leftPadding: 14
    rightPadding: 14
    topPadding: 8
    bottomPadding: 8
    Accessible.role: Accessible.CheckBox
    Accessible.checked: on
    Accessible.description: detail
    onClicked: switched(!on)

    background: Rectangle {
        radius: root.around
        color: root.pressed ? Theme.paint.accentSoft : Theme.paint.card
        border.width: Theme.hairline
        border.color: Theme.paint.edge
    }
    contentItem: Item {
        implicitHeight: Math.max(words.implicitHeight, knob.height)

        Icon {
            id: sign
            visible: root.iconName.length > 0
            anchors.verticalCenter: parent.verticalCenter
            iconName: root.iconName
            size: Math.round(22 * Theme.scaling)
            tint: Theme.paint.soft
        }
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: sign.visible ? sign.width + 12 : 0
            width: parent.width - x - knob.width - 12

            Say {
                width: parent.width
                text: root.text
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.detail
                size: Theme.small
                quiet: true
                Accessible.ignored: true
            }
        }
        Rectangle {
            id: knob
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: 48
            height: 28
            radius: 14
            color: root.on ? Theme.paint.accent : Theme.paint.sunken
            border.width: root.on ? 0 : Math.max(1, Theme.hairline)
            border.color: Theme.paint.faint

            Rectangle {
                x: root.on ? parent.width - width - 4 : 4
                anchors.verticalCenter: parent.verticalCenter
                width: 20
                height: 20
                radius: 10
                color: root.on ? Theme.paint.overAccent : Theme.paint.soft

                Behavior on x { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion } }
            }
        }
    }
}
