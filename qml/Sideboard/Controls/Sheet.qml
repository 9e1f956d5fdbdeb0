import QtQuick
import QtQuick.Templates as T
import Sideboard.Controls

/* A sheet from the lower edge of the window; in the middle of a wide one. */
T.Popup {
    id: root

    property string heading: ""
    property real widest: 480
    readonly property bool wide: parent ? parent.width > 700 : false

    parent: T.Overlay.overlay
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    width: parent ? Math.min(parent.width, wide ? widest : parent.width) : widest
    height: Math.min(implicitHeight, parent ? parent.height - 32 : implicitHeight)
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (wide ? (parent.height - height) / 2 : parent.height - height) : 0
    implicitHeight: contentHeight + topPadding + bottomPadding
    padding: Theme.margin
    topPadding: Theme.margin
    bottomPadding: Theme.margin + 8

    T.Overlay.modal: Rectangle {
        color: Theme.paint.dark ? "#99000000" : "#6622201C"
    }
    background: Rectangle {
        color: Theme.paint.paper
        radius: 20
        border.width: Theme.hairline
        border.color: Theme.paint.edge
        Accessible.role: Accessible.Dialog
        Accessible.name: root.heading

        Rectangle {
            visible: !root.wide
            y: parent.height - 20
            width: parent.width
            height: 20
            color: parent.color
        }
    }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.motion }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.motion / 2 }
    }
}
