import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* One thing on offer: bright if it can be had, quiet with the reason if not. Where the name finds no room beside the
   picture, it stands below. */
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
    readonly property bool gone: mark === Mark.Faded || mark === Mark.Done
    readonly property bool pictured: iconName.length > 0
    readonly property real picture: Math.round(22 * Theme.scaling)
    readonly property real besideRoom: availableWidth - (pictured ? picture + 7 : 0) - (price.visible ? price.width + 4 : 0)
    /* A name may shrink a little before it moves down. */
    readonly property real fits: pictured && name.naturalWidth > 0 ? Math.min(1, besideRoom / name.naturalWidth) : 1
    readonly property bool wantsStacking: fits < 0.86
    property int nameSize: Theme.small
    property bool stacked: wantsStacking

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
        readonly property real above: root.stacked ? 0 : Math.max(0, (height - words.implicitHeight) / 2)
        implicitHeight: words.implicitHeight + (root.stacked ? icon.size + 4 : 0)

        Icon {
            id: icon
            visible: root.pictured
            y: root.stacked ? 0 : parent.above + (name.height - size) / 2
            size: root.stacked ? Math.round(30 * Theme.scaling) : root.picture
            iconName: root.iconName
            opacity: root.gone ? 0.5 : 1
        }
        Column {
            id: words
            y: root.stacked ? icon.size + 4 : parent.above
            width: parent.width
            spacing: 2

            Say {
                id: name
                readonly property real naturalWidth: natural.advanceWidth
                x: root.stacked || !root.pictured ? 0 : root.picture + 7
                width: root.stacked ? parent.width : root.besideRoom
                height: root.stacked ? implicitHeight : Math.max(implicitHeight, icon.visible ? icon.size : 0)
                text: root.text
                size: root.stacked ? Theme.small : root.nameSize
                strong: true
                fontSizeMode: root.stacked ? Text.FixedSize : Text.HorizontalFit
                wrapMode: root.stacked || !root.pictured ? Text.Wrap : Text.NoWrap
                minimumPixelSize: 12
                color: root.open ? Theme.paint.accent : root.gone ? Theme.paint.soft : Theme.paint.ink
                Accessible.ignored: true

                TextMetrics {
                    id: natural
                    font.pixelSize: Theme.small
                    font.weight: Font.Bold
                    text: root.text
                }
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
            y: parent.above + ((root.stacked ? icon.size : name.height) - height) / 2
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
