import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* A named part of a gallery page. */
Column {
    id: root

    required property string title
    default property alias content: inside.data

    width: parent?.width ?? 0
    spacing: 6

    Say {
        width: parent.width
        text: root.title
        size: Theme.small
        strong: true
        quiet: true
    }
    Column {
        id: inside
        width: parent.width
        spacing: 8
    }
}
