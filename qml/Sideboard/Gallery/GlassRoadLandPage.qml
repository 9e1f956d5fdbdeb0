import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.glassroad.name")
    headline: qsTrId("gallery.glassroad.headline")
    tabs: [qsTrId("gallery.tab.land"), qsTrId("gallery.tab.site"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.points")]
    tabIcons: ["board-says", "home", "history", "score"]
    undoText: qsTrId("gallery.glassroad.undo")

    Flow {
        width: parent.width
        spacing: 12

        Card {
            width: root.wide ? (parent.width - 12) / 2 : parent.width
            heading: root.samples.glassLand.title
            remark: root.samples.glassLand.note

            CellGrid {
                id: land
                width: parent.width
                height: implicitHeight
                panel: root.samples.glassLand
                proportion: 0.9
            }
        }
        Card {
            width: root.wide ? (parent.width - 12) / 2 : parent.width
            heading: root.samples.glassMarket.title
            remark: root.samples.glassMarket.note

            Market {
                id: site
                width: parent.width
                panel: root.samples.glassMarket
                priceIcon: "points"
                narrowest: 150
            }
        }
        Card {
            width: parent.width
            heading: root.samples.glassCards.title

            Cards {
                id: hand
                width: parent.width
                height: implicitHeight
                panel: root.samples.glassCards
            }
        }
    }
}
