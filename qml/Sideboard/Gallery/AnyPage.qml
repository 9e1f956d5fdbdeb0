pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Model
import Sideboard.Panels

/* How a game without a page of its own looks: its panels one after the other. */
Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.any")
    headline: qsTrId("gallery.any.note")

    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: [root.samples.glassGoods, root.samples.derreinBowl, root.samples.glassWheel, root.samples.neulandRing, root.samples.arleTrack,
                root.samples.arleVillage, root.samples.derreinMap, root.samples.gwtnzMarket, root.samples.glassCards, root.samples.sarahSteps,
                root.samples.arleScore]

            AnyPanel {
                required property PanelModel modelData
                width: root.lying ? (parent.width - 12) / 2 : root.wide ? (parent.width - 24) / 3 : parent.width
                panel: modelData
            }
        }
    }
}
