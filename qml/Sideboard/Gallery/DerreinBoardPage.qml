import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.derrein.name")
    headline: qsTrId("gallery.derrein.headline")
    tabs: [qsTrId("gallery.tab.board"), qsTrId("gallery.tab.trade"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.mission")]
    tabIcons: ["hex-map", "shuffle", "history", "finish"]
    undoText: qsTrId("gallery.derrein.undo")

    Card {
        width: parent.width
        heading: root.samples.derreinMap.title
        remark: root.samples.derreinMap.note

        HexMap {
            id: map
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.wide ? 640 : parent.width
            height: implicitHeight
            panel: root.samples.derreinMap
        }
    }
    ActionRow {
        width: parent.width
        verbWidth: 88 * Theme.scaling
        verb: qsTrId("gallery.build")
        text: qsTrId("gallery.derrein.farm-here")
        detail: qsTrId("gallery.derrein.farm-cost")
    }
    ActionRow {
        width: parent.width
        verbWidth: 88 * Theme.scaling
        verb: qsTrId("gallery.build")
        text: qsTrId("gallery.derrein.annex")
        refusal: qsTrId("gallery.derrein.annex-why")
    }
}
