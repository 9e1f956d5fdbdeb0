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
    tabIcons: ["clock", "map", "history", "score"]
    undoText: qsTrId("gallery.neuland.undo")

    Flow {
        width: parent.width
        spacing: root.between

        Column {
            width: root.lying ? 300 : root.wide ? 460 : parent.width
            spacing: root.between

            Ring {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, root.lying ? 280 : root.wide ? 420 : 346)
                height: width
                panel: root.samples.neulandRing
                onTapped: root.samples.stepRing()
            }
            NoteStrip {
                width: parent.width
                sentence: qsTrId("gallery.neuland.loss")
                detail: qsTrId("gallery.neuland.loss.why")
            }
        }
        Column {
            width: root.lying ? parent.width - 310 : root.wide ? parent.width - 470 : parent.width
            spacing: root.between

            ActionRow {
                width: parent.width
                verbWidth: 88 * Theme.scaling
                verb: qsTrId("gallery.produce")
                text: qsTrId("gallery.neuland.wood-here")
                detail: qsTrId("gallery.neuland.wood-cost")
            }
            ActionRow {
                width: parent.width
                verbWidth: 88 * Theme.scaling
                verb: qsTrId("gallery.build")
                text: qsTrId("gallery.neuland.paper-here")
                detail: qsTrId("gallery.neuland.paper-cost")
            }
            ActionRow {
                width: parent.width
                verbWidth: 88 * Theme.scaling
                verb: qsTrId("gallery.neuland.arms")
                text: qsTrId("gallery.neuland.abbey")
                refusal: qsTrId("gallery.neuland.abbey-why")
            }
            Item {
                width: parent.width
                height: Math.max(end.implicitHeight, arms.implicitHeight)

                Say {
                    id: arms
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - end.width - 8
                    text: qsTrId("gallery.neuland.standing")
                    size: Theme.small
                    quiet: true
                }
                PillButton {
                    id: end
                    anchors.right: parent.right
                    quiet: true
                    text: qsTrId("gallery.neuland.end-turn")
                }
            }
            Card {
                visible: root.wide
                width: parent.width
                heading: root.samples.neulandMap.title
                remark: root.samples.neulandMap.note
                HexMap { anchors.horizontalCenter: parent.horizontalCenter; width: Math.min(470, parent.width); height: implicitHeight; panel: root.samples.neulandMap }
            }
        }
    }
}
