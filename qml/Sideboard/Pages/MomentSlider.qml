import QtQuick
import Sideboard.Controls

/* A slider over the moments of a table: drag, or walk with the arrows. */
Item {
    id: root

    required property int from
    required property int to
    required property int value

    signal moved(int moment)

    readonly property real share: to > from ? (value - from) / (to - from) : 1

    function pick(at: real) {
        const wanted = Math.round(from + Math.min(1, Math.max(0, (at - 14) / (width - 28))) * (to - from))
        if (wanted !== value)
            moved(wanted)
    }

    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTrId("app.history.slider") + " " + value
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.moved(Math.min(to, value + 1))
    Accessible.onDecreaseAction: root.moved(Math.max(from, value - 1))
    Keys.onLeftPressed: root.moved(Math.max(from, value - 1))
    Keys.onRightPressed: root.moved(Math.min(to, value + 1))
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End || event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.key === Qt.Key_Home)
            root.moved(from)
        else if (event.key === Qt.Key_End)
            root.moved(to)
        else if (event.key === Qt.Key_PageUp)
            root.moved(Math.min(to, value + 10))
        else if (event.key === Qt.Key_PageDown)
            root.moved(Math.max(from, value - 10))
    }

    FocusRing { shown: root.activeFocus; around: Theme.touch / 2 }
    Rectangle {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 28
        height: 6
        radius: 3
        color: Theme.paint.sunkenEdge

        Rectangle {
            width: parent.width * root.share
            height: parent.height
            radius: 3
            color: Theme.paint.accent
        }
    }
    Rectangle {
        x: root.share * (parent.width - 28)
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: 28
        radius: 14
        color: Theme.paint.card
        border.width: 3
        border.color: Theme.paint.accent
    }
    MouseArea {
        anchors.fill: parent
        preventStealing: true
        onPressed: mouse => root.pick(mouse.x)
        onPositionChanged: mouse => root.pick(mouse.x)
    }
}
