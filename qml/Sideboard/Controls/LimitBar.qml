import QtQuick
import Sideboard.Controls

/* How full: a thin bar, drawn only where there is a limit. */
Rectangle {
    id: root

    required property int value
    required property int most
    property color colour: Theme.paint.accent

    implicitHeight: 4
    radius: height / 2
    color: Theme.paint.sunken
    border.width: Theme.hairline > 1 ? 1 : 0
    border.color: Theme.paint.edge
    Accessible.ignored: true

    Rectangle {
        width: root.most > 0 ? parent.width * Math.max(0, Math.min(1, root.value / root.most)) : 0
        height: parent.height
        radius: parent.radius
        color: root.colour

        Behavior on width {
            enabled: Theme.motion > 0
            NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad }
        }
    }
}
