import QtQuick

/* Words as wide as they are, but no wider than there is room: then they wrap. */
Say {
    id: root

    required property real room
    readonly property real naturalWidth: Math.ceil(natural.advanceWidth) + 1

    width: Math.min(naturalWidth, room)

    TextMetrics {
        id: natural
        font: root.font
        text: root.text
    }
}
