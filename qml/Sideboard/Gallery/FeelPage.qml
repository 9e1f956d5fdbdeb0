import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* What tells whose turn it is and how long it has taken; and the keypad as it stands in its sheet. */
Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.feel")
    headline: qsTrId("gallery.feel.note")

    Section {
        title: "TurnCue"

        TurnCue {
            width: Math.min(parent.width, 480)
            mine: true
            staying: 0
            player: qsTrId("gallery.marie")
            tone: "seat0"
            shape: 0
        }
    }
    Section {
        title: "ClockStrip"

        ClockStrip {
            width: parent.width
            names: [qsTrId("gallery.marie"), qsTrId("gallery.paul"), qsTrId("gallery.luc")]
            tones: ["seat0", "seat1", "seat2"]
            seconds: [754, 1203, 66]
            active: 1
        }
    }
    Section {
        title: "Keypad"

        Card {
            width: Math.min(parent.width, 380)

            Keypad {
                width: parent.width
                label: qsTrId("gallery.wood")
                value: 3
                most: 12
                typed: "3+4-1"
            }
        }
    }
}
