pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* The lower edge of a phone: undo, which says what it takes back, then the pages. */
Rectangle {
    id: root

    required property list<string> pages
    required property list<string> icons
    property int current: 0
    property string undoText: ""

    signal undone()
    signal chosen(int index)

    readonly property int places: pages.length + 1
    readonly property bool labelled: Theme.scaling < 1.6

    implicitWidth: 390
    implicitHeight: 60 * Math.min(1.3, Theme.scaling) + 8
    color: Theme.paint.bar
    Accessible.role: Accessible.PageTabList

    component BarButton: Press {
        id: button
        required property string iconName
        property color tint: Theme.paint.soft

        around: 10
        topPadding: 6
        bottomPadding: 4
        leftPadding: 2
        rightPadding: 2
        contentItem: Item {
            implicitHeight: icon.height + (label.visible ? label.implicitHeight + 2 : 0)

            Icon {
                id: icon
                anchors.horizontalCenter: parent.horizontalCenter
                y: (parent.height - parent.implicitHeight) / 2
                iconName: button.iconName
                size: Math.round(22 * Math.min(1.4, Theme.scaling))
                tint: button.enabled ? button.tint : Theme.paint.faint
            }
            Say {
                id: label
                visible: root.labelled
                y: icon.y + icon.height + 2
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: button.text
                size: Theme.tiny
                strong: button.tint !== Theme.paint.soft
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                elide: Text.ElideRight
                color: button.enabled ? button.tint : Theme.paint.soft
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.paint.edge
    }
    Row {
        anchors.fill: parent
        anchors.topMargin: 4
        anchors.leftMargin: 4
        anchors.rightMargin: 4

        BarButton {
            width: parent.width / root.places
            height: parent.height
            iconName: "undo"
            tint: Theme.paint.accent
            enabled: root.undoText.length > 0
            text: root.undoText.length > 0 ? root.undoText : qsTrId("controls.undo")
            Accessible.name: root.undoText.length > 0 ? qsTrId("controls.undo.what").arg(root.undoText) : qsTrId("controls.undo")
            onClicked: root.undone()
        }
        Repeater {
            model: root.pages.length

            BarButton {
                id: tab
                required property int index
                width: parent.width / root.places
                height: parent.height
                iconName: root.icons[index]
                text: root.pages[index]
                tint: index === root.current ? Theme.paint.ink : Theme.paint.soft
                Accessible.role: Accessible.PageTab
                Accessible.selected: index === root.current
                onClicked: root.chosen(index)

                Rectangle {
                    visible: tab.index === root.current
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: -4
                    width: 28
                    height: 3
                    color: Theme.paint.accent
                }
            }
        }
    }
}
