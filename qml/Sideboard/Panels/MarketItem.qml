import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* One thing on offer: bright if it can be had, quiet with the reason if not. */
Press {
    id: root

    required property string detail
    required property string iconName
    required property string tone
    required property int mark
    required property int figure
    required property bool hasFigure
    property string priceIcon: ""

    readonly property bool open: mark === Mark.Open || mark === Mark.Chosen || mark === Mark.Current
    readonly property bool stacked: availableWidth < (hasFigure ? 175 : 130) * Theme.scaling && iconName.length > 0
    readonly property bool gone: mark === Mark.Faded || mark === Mark.Done

    leftPadding: 11
    rightPadding: 9
    topPadding: 8
    bottomPadding: 9
    Accessible.description: detail

    background: Rectangle {
        radius: root.around
        color: root.open ? Theme.paint.accentSoft : root.gone ? Theme.paint.badSoft : Theme.paint.card
        border.width: root.mark === Mark.Chosen ? 3 : Theme.hairline
        border.color: root.mark === Mark.Chosen ? Theme.paint.accent : root.open ? Theme.paint.accentEdge : root.gone ? Theme.paint.badEdge : Theme.paint.edge
    }
    contentItem: Item {
        implicitHeight: root.stacked ? words.y + words.implicitHeight : Math.max(words.implicitHeight, icon.visible ? icon.size : 0)

        Icon {
            id: icon
            visible: root.iconName.length > 0
            y: root.stacked ? 0 : Math.max(0, (words.implicitHeight - size) / 2)
            size: Math.round((root.stacked ? 30 : 26) * Theme.scaling)
            iconName: root.iconName
            opacity: root.gone ? 0.5 : 1
        }
        Column {
            id: words
            x: root.stacked || !icon.visible ? 0 : icon.size + 8
            y: root.stacked && icon.visible ? icon.size + 4 : 0
            width: parent.width - x - (price.visible && !root.stacked ? price.width + 4 : 0)
            spacing: 1

            Say {
                width: parent.width
                text: root.text
                size: Theme.small
                strong: true
                color: root.open ? Theme.paint.accent : root.gone ? Theme.paint.soft : Theme.paint.ink
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.detail
                size: Theme.tiny
                color: root.gone ? Theme.paint.bad : Theme.paint.soft
                Accessible.ignored: true
            }
        }
        Row {
            id: price
            visible: root.hasFigure
            anchors.right: parent.right
            spacing: 2

            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: root.figure
                size: Theme.title
                colour: root.open ? Theme.paint.ink : Theme.paint.soft
            }
            Icon {
                visible: root.priceIcon.length > 0
                anchors.verticalCenter: parent.verticalCenter
                size: Math.round(18 * Theme.scaling)
                iconName: root.priceIcon
            }
        }
    }
}
