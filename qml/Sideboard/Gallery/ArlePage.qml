import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Rectangle {
    id: root

    required property Samples samples
    readonly property bool wide: width > 1000
    readonly property real needed: wide ? tablet.needed : phone.needed

    color: Theme.paint.paper

    ArleTablet {
        id: tablet
        anchors.fill: parent
        visible: root.wide
        samples: root.samples
    }
    ArlePhone {
        id: phone
        anchors.fill: parent
        visible: !root.wide
        samples: root.samples
    }
}
