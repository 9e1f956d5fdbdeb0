pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels

/* Cards: a strip to flick through on a phone, a fan where there is room. Chosen ones stand out of the row. */
Item {
    id: root

    required property CardsPanel panel
    readonly property bool fan: width > 560

    signal tapped(string key, string move, string value)

    readonly property real cardWidth: Math.round(104 * Math.max(1, Math.min(1.5, Theme.scaling)))
    readonly property real lift: 12

    implicitWidth: 358
    implicitHeight: cards.count === 0 ? nothing.implicitHeight : Math.round(cardWidth * 1.36) + lift + (fan ? 24 : 2)
    Accessible.role: Accessible.List
    Accessible.name: panel.title

    PieceRows {
        id: cards
        pieces: root.panel.pieces
        to: 0
    }

    Nothing {
        id: nothing
        count: cards.count
    }
    ListView {
        id: strip
        anchors.fill: parent
        orientation: ListView.Horizontal
        spacing: root.fan ? -Math.max(0, (cards.count * root.cardWidth - width) / Math.max(1, cards.count - 1)) : Theme.gap
        model: cards
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        cacheBuffer: 20000 // the keyboard reaches every card, also those out of sight
        leftMargin: root.fan ? Math.max(0, (width - cards.count * root.cardWidth) / 2) : 0
        clip: !root.fan

        delegate: Item {
            id: slot
            required property int index
            required property string key
            required property string label
            required property string detail
            required property string iconName
            required property string tone
            required property int mark
            required property int figure
            required property bool hasFigure
            required property string move
            required property string value

            readonly property real tilt: root.fan && cards.count > 1 ? (index / (cards.count - 1) - 0.5) * 2 : 0

            width: root.cardWidth
            height: root.height

            CardFace {
                width: root.cardWidth
                height: Math.round(root.cardWidth * 1.36)
                y: (slot.mark === Mark.Chosen ? 0 : root.lift) + slot.tilt * slot.tilt * 14
                rotation: slot.tilt * 5
                antialiasing: rotation !== 0
                text: slot.label
                detail: slot.detail
                iconName: slot.iconName
                tone: slot.tone
                mark: slot.mark
                figure: slot.figure
                hasFigure: slot.hasFigure
                onClicked: root.tapped(slot.key, slot.move, slot.value)
                onActiveFocusChanged: if (activeFocus) strip.positionViewAtIndex(slot.index, ListView.Contain)

                Behavior on y { enabled: Theme.motion > 0; NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad } }
            }
        }
    }
}
