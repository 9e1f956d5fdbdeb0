import QtQuick
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Card {
    id: root

    required property Samples samples

    padding: 16
    heading: samples.arleActions.title
    remark: samples.arleActions.note

    Market {
        id: market
        width: parent.width
        panel: root.samples.arleActions
        narrowest: 140
    }
}
