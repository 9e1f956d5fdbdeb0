pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Rectangle {
    id: root

    required property Samples samples
    readonly property bool wide: width > 700
    readonly property real needed: (loader.item as Board)?.needed ?? 0

    color: Theme.paint.paper

    Loader {
        id: loader
        anchors.fill: parent
        sourceComponent: root.wide ? tablet : phone
    }
    Component {
        id: tablet
        ArleTablet { samples: root.samples }
    }
    Component {
        id: phone
        ArlePhone { samples: root.samples }
    }
}
