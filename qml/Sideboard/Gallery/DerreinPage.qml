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
    deviceTones: ["seat0", "seat1"]
    deviceStates: [DeviceDots.InStep, DeviceDots.InStep]

    Row {
        width: parent.width
        spacing: root.wide ? 24 : 0

        Bowl {
            id: bowl
            x: root.wide ? 0 : (parent.width - width) / 2
            width: root.lying ? parent.width * 0.38 : root.wide ? parent.width * 0.46 : parent.width
            height: root.lying ? width * 0.96 : root.wide ? 480 : Math.min(width * 0.88, 320)
            panel: root.samples.derreinBowl
            onThrown: root.samples.throwBowl()
        }
        Column {
            visible: root.wide
            width: parent.width - bowl.width - 24
            spacing: 14

            Item { width: 1; height: root.lying ? 1 : 40 }
            DerreinTurn { width: parent.width; samples: root.samples }
        }
    }
    DerreinTurn {
        visible: !root.wide
        width: parent.width
        samples: root.samples
    }
    Counters {
        width: parent.width
        panel: root.samples.derreinGoods
        compact: !root.wide || root.lying
        onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
        onKeypadAsked: (tracked, label, value, least, most) => keypad.ask(tracked, label, value, least, most)
    }

    KeypadSheet {
        id: keypad
        onCorrected: (tracked, to) => root.samples.correct(tracked, to)
    }
}
