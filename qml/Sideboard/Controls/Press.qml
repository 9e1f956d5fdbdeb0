import QtQuick
import QtQuick.Templates as T
import Sideboard.Controls

/* What every thing to press has in common: size of a finger, focus that shows, keys, a name. */
T.AbstractButton {
    id: root

    property real around: Theme.radius

    function activate() {
        if (checkable)
            toggle()
        clicked()
    }

    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.pixelSize: Theme.body
    Keys.onReturnPressed: root.activate()
    Keys.onEnterPressed: root.activate()
    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.activate()

    FocusRing {
        z: 1
        shown: root.visualFocus
        around: root.around
    }
}
