import QtQuick
import Sideboard.Controls

/* - figure + in a row, for amounts inside a prompt. */
Item {
    id: root

    required property string label
    required property int value
    required property int least
    required property int most
    property int size: Theme.figure

    signal stepped(int by)

    implicitWidth: 2 * Theme.touch + Math.max(44, figure.implicitWidth + 12)
    implicitHeight: Math.max(Theme.touch, figure.implicitHeight)
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + value
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.step(1)
    Accessible.onDecreaseAction: root.step(-1)
    Keys.onPressed: event => {
        const up = event.key === Qt.Key_Plus || event.key === Qt.Key_Equal || event.key === Qt.Key_Right || event.key === Qt.Key_Up
        const down = event.key === Qt.Key_Minus || event.key === Qt.Key_Left || event.key === Qt.Key_Down
        event.accepted = up || down
        if (event.accepted)
            root.step(up ? 1 : -1)
    }

    function step(by: int) {
        if (value + by >= least && value + by <= most)
            stepped(by)
    }

    FocusRing { shown: root.activeFocus; around: Theme.touch / 2 }
    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        iconName: "remove"
        text: qsTrId("controls.less")
        tint: Theme.paint.soft
        enabled: root.value > root.least
        onClicked: root.step(-1)
    }
    Figure {
        id: figure
        anchors.centerIn: parent
        value: root.value
        size: root.size
        Accessible.ignored: true
    }
    IconButton {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        iconName: "add"
        text: qsTrId("controls.more")
        tint: Theme.paint.accent
        enabled: root.value < root.most
        onClicked: root.step(1)
    }
}
