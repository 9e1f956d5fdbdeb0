import QtQuick
import Sideboard.Controls

/* A round-ended button: the main one is filled, the others are quiet. `inset` makes it look lower than the finger's reach that it keeps. */
Press {
    id: root

    property bool primary: false
    property bool quiet: false
    property string iconName: ""
    property int size: Theme.body
    property int inset: 0

    readonly property color ground: !enabled ? Theme.paint.sunken : primary ? Theme.paint.accent : quiet ? "transparent" : Theme.paint.card

    around: height / 2
    leftPadding: quiet ? 8 : 20
    rightPadding: leftPadding
    topPadding: 10
    bottomPadding: 10

    topInset: inset
    bottomInset: inset
    background: Rectangle {
        radius: height / 2
        color: root.pressed ? Shade.mix(root.primary ? Theme.paint.ink : Theme.paint.accent, root.quiet ? Theme.paint.paper : root.ground, 0.18) : root.ground
        border.width: root.quiet || root.primary && root.enabled ? 0 : Theme.hairline
        border.color: Theme.paint.edge
    }
    contentItem: Item {
        implicitWidth: label.naturalWidth + (root.iconName.length > 0 ? 28 * Theme.scaling : 0)
        implicitHeight: line.implicitHeight

        Row {
            id: line
            anchors.centerIn: parent
            spacing: 8

            Icon {
                visible: root.iconName.length > 0
                anchors.verticalCenter: parent.verticalCenter
                iconName: root.iconName
                size: Math.round(20 * Theme.scaling)
                tint: label.color
            }
            Snug {
                id: label
                room: root.availableWidth - (root.iconName.length > 0 ? 28 * Theme.scaling : 0)
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                size: root.size
                strong: root.primary || root.quiet
                color: !root.enabled ? Theme.paint.soft : root.primary ? Theme.paint.overAccent : root.quiet ? Theme.paint.accent : Theme.paint.ink
                Accessible.ignored: true
            }
        }
    }
}
