import QtQuick
import Sideboard.Controls

/* "Your turn": comes when the turn does, and goes at a tap, after a while, or with the turn. What else is to happen then
   (a sound, a buzz) listens to `cued`. */
Press {
    id: root

    required property bool mine
    required property string player
    required property string tone
    required property int shape
    property int staying: 5000
    property bool shown: false

    signal cued()

    function follow() {
        shown = mine
        if (mine)
            cued()
    }

    text: qsTrId("controls.turn.yours").arg(player)
    visible: shown || opacity > 0
    opacity: shown ? 1 : 0
    leftPadding: 18
    rightPadding: 12
    Accessible.role: Accessible.AlertMessage
    Accessible.description: qsTrId("controls.turn.dismiss")
    onMineChanged: follow()
    onClicked: shown = false
    Component.onCompleted: follow()

    Behavior on opacity { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion } }

    Timer {
        interval: root.staying
        running: root.shown && root.staying > 0
        onTriggered: root.shown = false
    }
    background: Rectangle {
        radius: root.around
        color: Theme.paint.solid
    }
    contentItem: Item {
        implicitWidth: badge.width + 10 + words.implicitWidth + 12 + sign.width
        implicitHeight: Math.max(words.implicitHeight, badge.height)

        SeatBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            tone: root.tone
            shape: root.shape
            size: Math.round(20 * Theme.scaling)
            tint: Shade.readable(Shade.tone(root.tone), Theme.paint.solid, 3)
        }
        Say {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: badge.width + 10
            width: parent.width - x - sign.width - 12
            text: root.text
            strong: true
            color: Theme.paint.overSolid
            Accessible.ignored: true
        }
        Icon {
            id: sign
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "close"
            size: Math.round(18 * Theme.scaling)
            tint: Theme.paint.softSolid
        }
    }
}
