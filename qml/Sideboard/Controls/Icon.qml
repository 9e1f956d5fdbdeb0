import QtQuick
import QtQuick.Controls.impl as Impl
import Sideboard.Controls

/* An icon of our set. Interface icons take a tint; the two-tone ones of the games keep their colours. */
Impl.IconImage {
    id: root

    property string iconName
    property int size: 24
    readonly property string drawing: IconSet.drawing(iconName)
    property color tint: "transparent"

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    fillMode: Image.PreserveAspectFit
    source: drawing.length > 0 ? Qt.resolvedUrl("icons/" + drawing + ".svg") : ""
    color: tint
    Accessible.ignored: true
}
