import QtQuick
import Sideboard.Controls

/* Says that a panel has nothing to show: an empty place looks like a fault. */
Say {
    required property int count

    visible: count === 0
    width: parent ? parent.width : implicitWidth
    text: qsTrId("panels.nothing")
    size: Theme.small
    quiet: true
}
