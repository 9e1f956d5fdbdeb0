pragma ComponentBehavior: Bound

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
    tabIcons: ["player", "market", "history", "score"]
    undoText: qsTrId("gallery.gwtnz.undo")

    component Tally: Card {
        id: tally
        required property string name
        required property string value
        padding: 10

        Column {
            id: lines
            y: -3
            bottomPadding: -6
            width: parent.width

            Say { width: parent.width; text: tally.name; size: Theme.small; quiet: true }
            Say { width: parent.width; text: tally.value; size: Theme.title; strong: true; fontSizeMode: Text.HorizontalFit; wrapMode: Text.NoWrap; minimumPixelSize: 12 }
        }
    }

    component Tallies: Row {
        id: tallies
        spacing: Theme.gap

        Tally { width: (tallies.width - 16) / 3; name: qsTrId("gallery.sarah"); value: "47" }
        Tally { width: (tallies.width - 16) / 3; name: qsTrId("gallery.you"); value: "52" }
        Tally { width: (tallies.width - 16) / 3; name: qsTrId("gallery.gwtnz.deck"); value: qsTrId("gallery.gwtnz.cards", root.samples.sarahCard.deck) }
    }

    Flow {
        width: parent.width
        spacing: root.between

        Column {
            width: root.lying ? 360 : root.wide ? 440 : parent.width
            spacing: root.between

            FaceCard {
                width: parent.width
                panel: root.samples.sarahCard
            }
            Tallies { visible: root.wide; width: parent.width }
            Card {
                visible: root.wide
                width: parent.width
                heading: root.samples.gwtnzTrack.title
                Track { width: parent.width; panel: root.samples.gwtnzTrack }
            }
        }
        Column {
            width: root.lying ? parent.width - 370 : root.wide ? parent.width - 450 : parent.width
            spacing: root.between

            Steps {
                width: parent.width
                panel: root.samples.sarahSteps
            }
            Card {
                visible: root.wide
                width: parent.width
                heading: root.samples.gwtnzMarket.title
                remark: root.samples.gwtnzMarket.note
                Market { width: parent.width; panel: root.samples.gwtnzMarket }
            }
        }
        Tallies { visible: !root.wide; width: parent.width }
    }
}
