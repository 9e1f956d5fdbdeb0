import QtQuick
import Sideboard.Controls

/* A heading and what belongs under it. */
Column {
    id: root

    required property string heading
    property string detail: ""
    default property alias content: inside.data

    spacing: Theme.gap

    Say {
        width: parent.width
        text: root.heading
        size: Theme.small
        strong: true
        quiet: true
        Accessible.role: Accessible.Heading
    }
    Say {
        visible: text.length > 0
        width: parent.width
        text: root.detail
        size: Theme.small
        quiet: true
    }
    Column {
        id: inside
        width: parent.width
        spacing: Theme.gap
    }
}
