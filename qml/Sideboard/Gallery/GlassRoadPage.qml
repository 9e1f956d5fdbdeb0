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

    Row {
        id: seats
        width: parent.width
        spacing: Theme.gap

        SeatChip { width: (parent.width - 16) / 3; text: "Lucille"; tone: "seat0"; shape: 0; points: 29; halves: true; checked: true; toAct: true }
        SeatChip { width: (parent.width - 16) / 3; text: "Alice"; tone: "seat1"; shape: 1; points: 22; halves: true }
        SeatChip { width: (parent.width - 16) / 3; text: "Luc"; tone: "seat2"; shape: 2; points: 18; halves: true }
    }
    Item {
        id: wheels
        width: parent.width
        height: root.wide ? 400 : glass.height + 14
        readonly property real share: Math.min(parent.width, 860)

        Wheel {
            id: glass
            width: root.wide ? 400 : parent.width * 0.585
            height: width
            panel: root.samples.glassWheel
            tone: "glass"
        }
        Wheel {
            x: root.wide ? 440 : parent.width - width
            y: parent.height - height
            width: root.wide ? 320 : parent.width * 0.44
            height: width
            panel: root.samples.brickWheel
            tone: "brick"
        }
        Say {
            x: root.wide ? 780 : glass.width + 14
            y: root.wide ? 20 : 4
            width: parent.width - x
            text: root.samples.glassWheel.note
            size: Theme.small
            quiet: true
        }
    }
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

    KeypadSheet {
        id: keypad
        onCorrected: (tracked, to) => root.samples.correct(tracked, to)
    }
}
