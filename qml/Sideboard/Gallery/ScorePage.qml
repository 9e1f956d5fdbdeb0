import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.score")
    headline: qsTrId("gallery.arle.headline")

    Card {
        width: Math.min(parent.width, 720)

        ScoreSheet {
            id: sheet
            width: parent.width
            panel: root.samples.arleScore
        }
    }
}
