import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.arle.name")
    headline: qsTrId("gallery.arle.headline")
    tabs: [qsTrId("gallery.tab.village"), qsTrId("gallery.tab.actions"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.points")]
    tabIcons: ["board-says", "players", "history", "score"]
    undoText: qsTrId("gallery.arle.undo")

    Card {
        width: parent.width
        heading: root.samples.arleVillage.title
        remark: root.samples.arleVillage.note

        CellGrid {
            id: grid
            width: parent.width
            height: implicitHeight
            panel: root.samples.arleVillage
            proportion: 0.62
        }
    }
    Counters {
        width: parent.width
        panel: root.samples.arleAnimals
        onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
    }
    Card {
        width: parent.width
        heading: root.samples.arleTrack.title

        Track {
            id: track
            width: parent.width
            panel: root.samples.arleTrack
            onCorrected: (tracked, to) => root.samples.correct(tracked, to)
        }
    }
    Counters {
        width: parent.width
        panel: root.samples.arleGoods
        compact: true
    }
    ArleActions { width: parent.width; samples: root.samples }
    ArleSide { width: parent.width }
}
