import QtQuick
import Sideboard.Controls

/* A surface: tone and a hairline, no shadow. Its children fill the space inside the padding. */
Rectangle {
    id: root

    property int padding: Theme.pad
    property string heading: ""
    property string remark: ""
    default property alias content: inside.data

    implicitWidth: inside.childrenRect.width + 2 * padding
    implicitHeight: inside.y + inside.childrenRect.height + padding
    color: Theme.paint.card
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.paint.edge
    Accessible.role: Accessible.Grouping
    Accessible.name: heading

    Snug {
        id: title
        visible: root.heading.length > 0
        x: root.padding
        y: root.padding
        room: root.width - 2 * root.padding
        text: root.heading
        size: Theme.body
        strong: true
    }
    Snug {
        id: aside
        readonly property bool below: title.naturalWidth + naturalWidth + 3 * root.padding > root.width
        visible: root.remark.length > 0
        x: below ? root.padding : root.width - root.padding - width
        y: below ? title.y + title.height : title.y + title.baselineOffset - baselineOffset
        room: root.width - 2 * root.padding
        text: root.remark
        size: Theme.small
        quiet: true
    }
    Item {
        id: inside
        x: root.padding
        y: !title.visible ? root.padding : Math.max(title.y + title.height, aside.visible ? aside.y + aside.height : 0) + Theme.gap
        width: root.width - 2 * root.padding
        height: root.height - y - root.padding
    }
}
