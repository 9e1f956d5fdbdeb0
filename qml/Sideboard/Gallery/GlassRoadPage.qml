import QtQuick
import QtQuick.Layouts
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

    RowLayout {
        id: seats
        width: parent.width
        spacing: Theme.gap

        SeatChip { Layout.fillWidth: true; text: "Lucille"; tone: "seat0"; shape: 0; points: 29; halves: true; checked: true; toAct: true }
        SeatChip { Layout.fillWidth: true; text: "Alice"; tone: "seat1"; shape: 1; points: 22; halves: true }
        SeatChip { Layout.fillWidth: true; text: "Luc"; tone: "seat2"; shape: 2; points: 18; halves: true }
    }
    Flow {
        width: parent.width
        spacing: root.between

        Item {
            id: wheels
            width: root.lying ? 390 : root.wide ? 480 : parent.width
            height: root.lying ? 300 : root.wide ? 640 : glass.height + 14 + (below ? note.height + 8 : 0)
            readonly property bool below: !root.wide && Theme.scaling > 1.2

            Wheel {
                id: glass
                width: root.lying ? 222 : root.wide ? 372 : parent.width * 0.585
                height: width
                panel: root.samples.glassWheel
                tone: "glass"
            }
            Wheel {
                x: parent.width - width
                y: root.wide ? parent.height - height : glass.height + 14 - height
                width: root.lying ? 168 : root.wide ? 300 : parent.width * 0.44
                height: width
                panel: root.samples.brickWheel
                tone: "brick"
            }
            Say {
                id: note
                x: root.wide || wheels.below ? 0 : glass.width + 14
                y: wheels.below ? glass.height + 22 : root.lying ? glass.height + 12 : root.wide ? parent.height - height - 40 : 4
                width: root.wide ? 160 : parent.width - x
                text: root.samples.glassWheel.note
                size: root.wide ? Theme.body : Theme.small
                quiet: true
            }
        }
        Column {
            width: root.lying ? parent.width - 400 : root.wide ? parent.width - 490 : parent.width
            spacing: root.between

            Counters {
                width: parent.width
                panel: root.samples.glassGoods
                onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
                onKeypadAsked: (tracked, label, value, least, most) => keypad.ask(tracked, label, value, least, most)
            }
            MoveButton {
                width: parent.width
                primary: true
                text: qsTrId("gallery.glassroad.forest-manager")
                outcome: qsTrId("gallery.glassroad.forest-manager.both")
                aside: qsTrId("gallery.glassroad.both")
            }
            MoveButton {
                width: parent.width
                text: qsTrId("gallery.glassroad.build-cooperage")
                outcome: qsTrId("gallery.glassroad.cooperage.outcome")
                refusal: qsTrId("gallery.glassroad.missing")
            }
            Say {
                width: parent.width
                text: qsTrId("gallery.glassroad.after")
                size: Theme.small
                quiet: true
            }
            Card {
                visible: root.wide
                width: parent.width
                heading: root.samples.glassMarket.title
                remark: root.samples.glassMarket.note
                Market { width: parent.width; panel: root.samples.glassMarket; priceIcon: "points"; narrowest: 150 }
            }
        }
    }

    KeypadSheet {
        id: keypad
        onCorrected: (tracked, to) => root.samples.correct(tracked, to)
    }
}
