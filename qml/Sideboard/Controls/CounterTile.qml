import QtQuick
import Sideboard.Controls

/* A counted thing: icon, name, the figure large, -/+ at its sides, its limit as a thin bar. */
Item {
    id: root

    required property string label
    required property string iconName
    required property string tone
    required property string detail
    required property int value
    property int least: 0
    property int most: 0
    property bool editable: true
    /* Tiles side by side have their names in one size: the one that suits the longest. */
    property int nameSize: Theme.small
    readonly property real nameRoom: head.width - tile.width - 6
    readonly property real nameNeeds: natural.advanceWidth

    signal adjusted(int by)
    signal keypadAsked()

    implicitWidth: Math.max(112, Math.ceil(104 * Theme.scaling))
    implicitHeight: Math.ceil(head.height + 12 + Math.max(40, figure.implicitHeight) + 14)
    activeFocusOnTab: editable
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + figure.text
    Accessible.description: detail
    Accessible.focusable: editable
    Accessible.onIncreaseAction: gestures.step(1)
    Accessible.onDecreaseAction: gestures.step(-1)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            gestures.step(1)
        else if (event.key === Qt.Key_Minus)
            gestures.step(-1)
        else if (event.key === Qt.Key_PageUp)
            gestures.step(5)
        else if (event.key === Qt.Key_PageDown)
            gestures.step(-5)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            root.keypadAsked()
        else
            event.accepted = false
    }

    Card { anchors.fill: parent }
    FocusRing { shown: root.activeFocus }

    Item {
        id: head
        x: 9
        y: 9
        width: root.width - 14
        height: Math.max(tile.size, name.implicitHeight)

        IconTile {
            id: tile
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(24 * Theme.scaling)
            iconName: root.iconName
            tone: root.tone
        }
        Say {
            id: name
            x: tile.width + 6
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            text: root.label
            size: root.nameSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.NoWrap
            quiet: true
            Accessible.ignored: true
        }
        TextMetrics {
            id: natural
            font.pixelSize: Theme.small
            text: root.label
        }
    }
    Figure {
        id: figure
        anchors.horizontalCenter: parent.horizontalCenter
        y: head.y + head.height + 2
        value: gestures.swiped === 0 ? root.value : root.value + gestures.swiped
        colour: gestures.swiped === 0 ? Theme.paint.ink : Theme.paint.accent
        Accessible.ignored: true
    }
    Drift {
        anchors.left: figure.right
        anchors.leftMargin: 2
        anchors.bottom: figure.verticalCenter
        value: root.value
    }
    Icon {
        visible: root.editable
        x: 14
        anchors.verticalCenter: figure.verticalCenter
        iconName: "remove"
        size: Math.round(18 * Theme.scaling)
        tint: root.value > root.least ? Theme.paint.soft : Theme.paint.edge
    }
    Icon {
        visible: root.editable
        x: root.width - width - 14
        anchors.verticalCenter: figure.verticalCenter
        iconName: "add"
        size: Math.round(18 * Theme.scaling)
        tint: root.most <= root.least || root.value < root.most ? Theme.paint.accent : Theme.paint.edge
    }
    LimitBar {
        visible: root.most > root.least
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 9
        x: 12
        width: root.width - 24
        value: root.value
        most: root.most
        colour: Theme.sign(root.tone)
    }
    CounterGestures {
        id: gestures
        anchors.fill: parent
        enabled: root.editable
        value: root.value
        least: root.least
        most: root.most
        onStepped: by => root.adjusted(by)
        onKeypadAsked: root.keypadAsked()
    }
}
