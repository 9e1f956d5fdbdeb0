import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: "Counters, Keypad"
    headline: qsTrId("gallery.counters.note")

    Counters {
        width: parent.width
        panel: root.samples.glassGoods
        onAdjusted: (tracked, by) => root.samples.adjust(tracked, by)
        onKeypadAsked: (tracked, label, value, least, most) => keypad.ask(tracked, label, value, least, most)
    }
    Counters {
        width: parent.width
        panel: root.samples.arleGoods
        compact: true
    }
    Card {
        width: Math.min(parent.width, 380)
        padding: 16

        Keypad {
            id: pad
            width: parent.width
            label: qsTrId("gallery.water")
            value: 2
            most: 7
            typed: "3+4-1"
        }
    }

    KeypadSheet {
        id: keypad
        onCorrected: (tracked, to) => root.samples.correct(tracked, to)
    }
}
