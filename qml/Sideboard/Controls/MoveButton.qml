import QtQuick
import Sideboard.Controls

/* A move that is open now. It shows what will follow; one that is not open says why and can still be tapped. */
Press {
    id: root

    property string outcome: ""
    property string aside: ""
    property string refusal: ""
    property string iconName: ""
    property bool primary: false

    readonly property bool open: refusal.length === 0
    readonly property bool filled: primary && open
    readonly property color ground: filled ? Theme.paint.accent : Theme.paint.card
    readonly property color inkOn: filled ? Theme.paint.overAccent : open ? Theme.paint.ink : Theme.paint.soft
    readonly property string remark: open ? aside : refusal
    readonly property bool remarkBelow: words.naturalWidth + note.implicitWidth + 16 > availableWidth - words.x

    leftPadding: 16
    rightPadding: 16
    topPadding: 10
    bottomPadding: 12
    Accessible.name: text
    Accessible.description: outcome.length > 0 && remark.length > 0 ? outcome + ". " + remark : outcome + remark

    background: Rectangle {
        radius: root.around
        color: root.pressed ? Shade.mix(Theme.paint.ink, root.ground, 0.12) : root.ground
        border.width: root.filled ? 0 : Theme.hairline
        border.color: Theme.paint.edge
    }
    contentItem: Item {
        implicitWidth: words.x + words.naturalWidth
        implicitHeight: Math.max(words.height, icon.visible ? icon.height : 0)

        Icon {
            id: icon
            visible: root.iconName.length > 0
            anchors.verticalCenter: parent.verticalCenter
            iconName: root.iconName
            size: Math.round(28 * Theme.scaling)
        }
        Column {
            id: words
            readonly property real naturalWidth: Math.max(name.implicitWidth, result.implicitWidth)
            x: icon.visible ? icon.width + 12 : 0
            anchors.verticalCenter: parent.verticalCenter
            width: root.availableWidth - x - (root.remarkBelow || note.text.length === 0 ? 0 : note.width + 12)
            spacing: 2

            Say {
                id: name
                width: parent.width
                text: root.text
                strong: true
                color: root.inkOn
                Accessible.ignored: true
            }
            Say {
                id: result
                visible: text.length > 0
                width: parent.width
                text: root.outcome
                size: Theme.small
                color: root.filled ? Theme.paint.overAccent : Theme.paint.soft
                Accessible.ignored: true
            }
            Say {
                visible: root.remarkBelow && text.length > 0
                width: parent.width
                text: root.remark
                size: Theme.small
                strong: true
                color: note.color
                Accessible.ignored: true
            }
        }
        Say {
            id: note
            visible: !root.remarkBelow && text.length > 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.remark
            size: Theme.small
            strong: true
            color: root.filled ? Theme.paint.overAccent : root.open ? Theme.paint.accent : Theme.paint.bad
            Accessible.ignored: true
        }
    }
}
