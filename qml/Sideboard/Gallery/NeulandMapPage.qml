import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.neuland.name")
    headline: qsTrId("gallery.neuland.headline")
    tabs: [qsTrId("gallery.tab.time"), qsTrId("gallery.tab.map"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.arms")]
    tab: 1
    tabIcons: ["clock", "map", "history", "score"]

    Card {
        width: parent.width
        heading: root.samples.neulandMap.title
        remark: root.samples.neulandMap.note

        HexMap {
            id: map
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.wide ? 640 : parent.width
            height: implicitHeight
            panel: root.samples.neulandMap
        }
    }
    RefusalStrip {
        width: parent.width
        sentence: qsTrId("gallery.neuland.refused")
        page: qsTrId("gallery.page9")
    }
}
