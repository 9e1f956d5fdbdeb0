import QtQuick
import Sideboard.Controls

/* A good on the rim of a wheel. */
Disc {
    id: root

    required property string tone
    required property string iconName
    property real size: 32
    property bool warned: false

    width: size
    height: size
    fill: Shade.mix(Shade.tone(tone), Theme.paint.card, Theme.paint.dark ? 0.3 : 0.18)
    edgeWidth: 2
    edge: Theme.sign(tone)

    Icon {
        anchors.centerIn: parent
        size: Math.round(root.size * 0.68)
        iconName: root.iconName
    }
}
