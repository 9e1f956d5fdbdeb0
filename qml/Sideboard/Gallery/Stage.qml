pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* Shows one sample page by name, in one theme; the grabber and the gallery turn its knobs. */
Item {
    id: root

    property string page: "Derrein"
    property int scheme: Theme.Light
    property real textScale: 1
    property bool still: false
    readonly property list<string> pages: ["Derrein", "DerreinBoard", "GlassRoad", "GlassRoadLand", "Neuland", "NeulandMap", "Sarah", "Gwtnz",
        "Arle", "Score", "Any", "Controls", "Counters", "Prompts", "Arrange", "States", "Colours", "Icons"]
    readonly property real needed: glass.factor > 1 ? 0 : (loader.item as Board)?.needed ?? (loader.item as ArlePage)?.needed ?? 0

    width: 390
    height: 844

    function fill() {
        samples.fill()
    }

    Binding { target: Theme; property: "scheme"; value: root.scheme }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Binding { target: Theme; property: "reduceMotion"; value: root.still }

    Samples { id: samples }
    Magnified {
        id: glass
        anchors.fill: parent

        Loader {
            id: loader
            anchors.fill: parent
            Component.onCompleted: setSource(Qt.resolvedUrl(root.page + "Page.qml"), { samples: samples })
        }
    }
    onPageChanged: loader.setSource(Qt.resolvedUrl(root.page + "Page.qml"), { samples: samples })
}
