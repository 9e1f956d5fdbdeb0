import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.arle.name")
    headline: qsTrId("gallery.arle.headline")

    Row {
        width: parent.width
        spacing: 14

        ArleSide { width: 208 }
        Card {
            id: village
            width: 346
            padding: 16
            heading: root.samples.arleVillage.title
            remark: root.samples.arleVillage.note

            CellGrid {
                id: grid
                width: parent.width
                height: implicitHeight
                panel: root.samples.arleVillage
                proportion: 0.8
            }
            Counters {
                id: animals
                y: grid.height + 20
                width: parent.width
                panel: root.samples.arleAnimals
                onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
            }
        }
        Column {
            width: parent.width - 208 - 346 - 28
            spacing: 10

            Card {
                width: parent.width
                padding: 16
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
                onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
            }
            ArleActions { width: parent.width; samples: root.samples }
        }
    }
}
