import QtQuick
import Sideboard.Controls

/* A counter at half the width: the figure over its name; a tap opens the keypad, a swipe and +/- change it. */
Item {
    id: root

    required property string label
    required property string iconName
    required property string tone
    required property int value
    property int least: 0
    property int most: 0
    property bool editable: true

    signal adjusted(int by)
    signal keypadAsked()

    implicitWidth: Math.max(66, Math.ceil(62 * Theme.scaling))
    implicitHeight: icon.height + figure.implicitHeight + name.implicitHeight + 22
    activeFocusOnTab: editable
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + figure.text
    Accessible.focusable: editable
    Accessible.onIncreaseAction: gestures.step(1)
    Accessible.onDecreaseAction: gestures.step(-1)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            gestures.step(1)
        else if (event.key === Qt.Key_Minus)
            gestures.step(-1)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            root.keypadAsked()
        else
            event.accepted = false
    }

    Card { anchors.fill: parent }
    FocusRing { shown: root.activeFocus }

    Icon {
        id: icon
        anchors.horizontalCenter: parent.horizontalCenter
        y: 8
        size: Math.round(22 * Theme.scaling)
        iconName: root.iconName
    }
    Figure {
        id: figure
        anchors.horizontalCenter: parent.horizontalCenter
        y: icon.y + icon.height + 1
        value: root.value + gestures.swiped
        size: Math.round((Theme.title + Theme.figure) / 2)
        colour: gestures.swiped === 0 ? Theme.paint.ink : Theme.paint.accent
        Accessible.ignored: true
    }
    Drift {
        anchors.left: figure.right
        anchors.bottom: figure.verticalCenter
        value: root.value
    }
    Say {
        id: name
        anchors.horizontalCenter: parent.horizontalCenter
        y: figure.y + figure.height
        width: root.width - 6
        horizontalAlignment: Text.AlignHCenter
        text: root.label
        size: Theme.tiny
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        wrapMode: Text.NoWrap
        quiet: true
        Accessible.ignored: true
    }
    CounterGestures {
        id: gestures
        anchors.fill: parent
        enabled: root.editable
        halves: false
        value: root.value
        least: root.least
        most: root.most
        onStepped: by => root.adjusted(by)
        onKeypadAsked: root.keypadAsked()
    }
}
