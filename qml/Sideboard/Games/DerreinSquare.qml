import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* A landscape with what stands on it; the owner's badge in the corner. */
Press {
    id: root

    required property string tone
    required property string iconName
    required property string detail
    required property int mark
    required property int column
    required property int row
    required property int seat
    property string seatTone: ""

    readonly property bool built: iconName.length > 0
    readonly property color ground: Theme.ground(tone)

    around: 6
    padding: 0
    implicitWidth: 0
    implicitHeight: 0
    Accessible.description: detail

    background: Rectangle {
        radius: root.around
        color: root.ground
        opacity: root.mark === Mark.Faded ? 0.45 : 1
        border.width: root.mark === Mark.Open ? 3 : 1
        border.color: root.mark === Mark.Open ? Theme.paint.accent : Shade.mix("#000000", root.ground, 0.12)
    }
    contentItem: Item {
        Rectangle {
            visible: root.built
            anchors.centerIn: parent
            width: parent.width * 0.62
            height: width
            radius: width / 2
            color: Shade.mix("#FFFFFF", root.ground, Theme.paint.dark ? 0.8 : 0.84)
            border.width: 2
            border.color: Theme.sign(root.seatTone)

            Icon {
                anchors.centerIn: parent
                size: Math.round(parent.width * 0.76)
                iconName: root.iconName
            }
        }
        SeatBadge {
            visible: root.seat >= 0
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            tone: root.seatTone
            shape: root.seat
            size: Math.round(parent.width * 0.26)
        }
        Icon {
            visible: !root.built && root.mark === Mark.Open
            anchors.centerIn: parent
            size: Math.round(parent.width * 0.4)
            iconName: "add"
            tint: Theme.over(root.ground)
        }
    }
}
