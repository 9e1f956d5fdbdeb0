import QtQuick
import Sideboard.Controls

/* A seat at the top of a phone: badge, name, key figure; the one in view is solid. */
Press {
    id: root

    required property string tone
    required property int shape
    required property int points
    property bool halves: false
    property bool toAct: false
    readonly property bool stacked: badge.width + 11 + name.implicitWidth * 0.85 + figure.implicitWidth > availableWidth

    leftPadding: 12
    rightPadding: 10
    Accessible.role: Accessible.PageTab
    Accessible.name: text + " " + figure.text

    background: Rectangle {
        radius: root.around
        color: root.checked ? Theme.paint.solid : Theme.paint.card
        border.width: root.checked ? 0 : Theme.hairline
        border.color: Theme.paint.edge

        Rectangle {
            visible: root.toAct
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            width: 20
            height: 3
            radius: 1.5
            color: root.checked ? Theme.paint.gold : Theme.paint.accent
        }
    }
    contentItem: Item {
        implicitWidth: 24 + name.implicitWidth + 8 + figure.implicitWidth
        implicitHeight: root.stacked ? name.implicitHeight + figure.implicitHeight : Math.max(name.implicitHeight, figure.implicitHeight)

        SeatBadge {
            id: badge
            anchors.verticalCenter: name.verticalCenter
            tone: root.tone
            shape: root.shape
            size: Math.round(14 * Theme.scaling)
            tint: root.checked ? Shade.readable(Shade.tone(root.tone), Theme.paint.solid, 3) : Theme.sign(root.tone)
        }
        Say {
            id: name
            x: badge.width + 7
            y: root.stacked ? 0 : (parent.height - height) / 2
            width: parent.width - x - (root.stacked ? 0 : figure.width + 4)
            text: root.text
            strong: true
            size: Theme.small
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            color: root.checked ? Theme.paint.overSolid : Theme.paint.ink
            Accessible.ignored: true
        }
        Figure {
            id: figure
            x: root.stacked ? name.x : parent.width - width
            y: root.stacked ? name.height : (parent.height - height) / 2
            value: root.points
            halves: root.halves
            size: Theme.small
            colour: root.checked ? Theme.paint.gold : Theme.paint.soft
            Accessible.ignored: true
        }
    }
}
