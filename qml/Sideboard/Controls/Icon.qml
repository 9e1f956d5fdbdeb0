import QtQuick
import QtQuick.Controls.impl as Impl

/* An icon of our set. Interface icons take a tint; the two-tone ones of the games keep their colours. */
Impl.IconImage {
    id: root

    property string iconName
    property int size: 24
    property color tint: "transparent"

    width: size
    height: size
    sourceSize.width: size
    sourceSize.height: size
    fillMode: Image.PreserveAspectFit
    source: iconName.length > 0 ? Qt.resolvedUrl("icons/" + iconName + ".svg") : ""
    color: tint
    Accessible.ignored: true
}
