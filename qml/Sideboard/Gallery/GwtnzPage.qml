import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.gwtnz.name")
    headline: qsTrId("gallery.gwtnz.headline")
    tabs: [qsTrId("gallery.sarah"), qsTrId("gallery.tab.markets"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.points")]
    tab: 1
    tabIcons: ["player", "market", "history", "score"]

    Card {
        width: parent.width
        heading: root.samples.gwtnzTrack.title

        Track {
            id: track
            width: parent.width
            panel: root.samples.gwtnzTrack
        }
    }
    Card {
        width: parent.width
        heading: root.samples.gwtnzMarket.title
        remark: root.samples.gwtnzMarket.note

        Market {
            id: jobs
            width: parent.width
            panel: root.samples.gwtnzMarket
            narrowest: 100
        }
    }
    MoveButton {
        width: parent.width
        primary: true
        iconName: "hire"
        text: qsTrId("gallery.gwtnz.hire")
        outcome: qsTrId("gallery.gwtnz.hire.outcome")
    }
}
