import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.states")

    Card {
        width: Math.min(parent.width, 480)
        EmptyState { id: empty; width: parent.width; sentence: qsTrId("gallery.empty"); detail: qsTrId("gallery.empty.detail"); actionText: qsTrId("gallery.empty.action") }
    }
    Card {
        width: Math.min(parent.width, 480)
        LoadingState { id: loading; width: parent.width }
    }
    Card {
        width: Math.min(parent.width, 480)
        ErrorState { id: wrong; width: parent.width; sentence: qsTrId("gallery.error"); detail: qsTrId("gallery.error.detail") }
    }
}
