import QtQuick

/* A television is large and far away: whatever is inside is laid out as on a tablet and enlarged as a whole. Smaller
   screens show it as it is. */
Item {
    id: root

    default property alias content: inside.data
    property real designedWidth: 1180
    property real designedHeight: 860
    readonly property real factor: width < 1600 ? 1 : Math.max(1, Math.min(width / designedWidth, height / designedHeight))

    Item {
        id: inside
        width: root.width / root.factor
        height: root.height / root.factor
        scale: root.factor
        transformOrigin: Item.TopLeft
    }
}
