import QtQuick
import Sideboard.Controls

/* One place of a choice among places: bright if it is open. */
Press {
    id: root

    required property string key
    required property string label
    required property string iconName
    required property string tone
    required property string refusal
    required property string page
    required property int column
    required property int row
    property bool asked: false

    readonly property bool open: refusal.length === 0

    around: 10
    text: label
    Accessible.name: label.length > 0 ? label : qsTrId("panels.grid.empty")
    Accessible.description: refusal

    background: Rectangle {
        radius: 10
        color: root.tone.length > 0 ? Theme.wash(root.tone) : Theme.paint.sunken
        opacity: root.open ? 1 : 0.5
        border.width: root.open ? 3 : root.asked ? 2 : Theme.hairline
        border.color: root.open ? Theme.paint.accent : root.asked ? Theme.paint.bad : Theme.paint.edge
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: name.visible ? -8 : 0
            size: 28
            iconName: root.iconName
            opacity: root.open ? 1 : 0.5
        }
        Say {
            id: name
            visible: text.length > 0 && root.width >= 58
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.label
            size: Math.min(Theme.tiny, 16)
            fontSizeMode: Text.HorizontalFit
            wrapMode: Text.NoWrap
            minimumPixelSize: 9
            quiet: !root.open
            Accessible.ignored: true
        }
    }
}
