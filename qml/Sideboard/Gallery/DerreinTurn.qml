import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

/* What a throw means, and what to do with it. */
Column {
    id: root

    required property Samples samples

    spacing: 12

    Column {
        width: parent.width

        Say {
            width: parent.width
            text: root.samples.derreinBowl.title
            size: Math.round(22 * Theme.scaling)
            strong: true
        }
        Say {
            width: parent.width
            text: root.samples.derreinBowl.note
            size: Theme.small
            quiet: true
        }
    }
    Gains {
        width: parent.width
        panel: root.samples.derreinGains
    }
    Flow {
        id: buttons
        width: parent.width
        spacing: Theme.gap
        readonly property bool oneLine: Theme.scaling < 1.4

        PillButton {
            width: buttons.oneLine ? (parent.width - 8) * 0.66 : parent.width
            height: Math.max(54, implicitHeight)
            primary: true
            text: qsTrId("gallery.derrein.harvest")
        }
        PillButton {
            width: buttons.oneLine ? (parent.width - 8) * 0.34 - 1 : parent.width
            height: Math.max(54, implicitHeight)
            leftPadding: 8
            rightPadding: 8
            text: qsTrId("gallery.derrein.real-throw")
        }
    }
    Say {
        width: parent.width
        text: qsTrId("gallery.derrein.odds").arg(root.samples.derreinBowl.redOdds)
        size: Theme.small
        color: Theme.paint.bad
    }
}
