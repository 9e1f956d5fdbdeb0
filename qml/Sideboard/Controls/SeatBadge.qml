import QtQuick
import Sideboard.Controls

/* A seat: its colour and, for those who do not see it, its shape. */
Icon {
    id: root

    required property string tone
    required property int shape

    iconName: ["seat-disc", "seat-square", "seat-triangle", "seat-diamond"][((shape % 4) + 4) % 4]
    size: Math.round(16 * Theme.scaling)
    tint: Theme.sign(tone)
}
