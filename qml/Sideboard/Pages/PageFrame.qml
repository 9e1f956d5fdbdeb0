import QtQuick
import Sideboard.Controls

/* A page: its header, and a column that scrolls and is never wider than can be read. */
Rectangle {
    id: root

    required property string title
    property string headline: ""
    property bool canGoBack: true
    property real widest: 760
    property int between: Theme.pad
    property alias tools: header.tools
    default property alias content: column.data
    property alias footer: foot.data
    readonly property real inner: column.width

    signal backAsked()
    signal pageAsked(string page)

    color: Theme.paint.paper
    Accessible.role: Accessible.Pane
    Accessible.name: title

    PageHeader {
        id: header
        x: column.x
        y: 6
        width: column.width
        title: root.title
        headline: root.headline
        canGoBack: root.canGoBack
        onBackAsked: root.backAsked()
    }
    Flickable {
        anchors.top: header.bottom
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: column.implicitHeight + 32
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: Math.max(Theme.margin, (root.width - root.widest) / 2)
            y: 8
            width: root.width - 2 * x
            spacing: root.between
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        anchors.bottomMargin: children.length > 0 ? 12 : 0
        x: column.x
        width: column.width
    }
}
