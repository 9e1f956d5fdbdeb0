import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* The frame of a sample page: header, a column that scrolls, the bar below. */
Rectangle {
    id: root

    required property string title
    property string headline: ""
    property list<string> tabs: []
    property list<string> tabIcons: []
    property string undoText: ""
    property int tab: 0
    property list<string> deviceTones: ["seat0", "seat1", "seat2"]
    property list<int> deviceStates: [DeviceDots.InStep, DeviceDots.InStep, DeviceDots.CatchingUp]
    property int between: 10
    default property alias content: column.data
    readonly property bool wide: width > 700
    readonly property bool lying: wide && width < 1000 // a phone on its side
    readonly property real needed: header.height + column.implicitHeight + 24 + (bar.visible ? bar.height : 0)

    color: Theme.paint.paper

    PageHeader {
        id: header
        x: root.wide ? 20 : 16
        y: root.wide ? 8 : 6
        width: parent.width - 2 * x
        title: root.title
        headline: root.headline

        DeviceDots {
            tones: root.deviceTones
            states: root.deviceStates
        }
    }
    Flickable {
        id: flick
        anchors.top: header.bottom
        anchors.bottom: bar.visible ? bar.top : parent.bottom
        width: parent.width
        contentHeight: column.implicitHeight + 20
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: root.wide ? 20 : 16
            y: 8
            width: parent.width - 2 * x
            spacing: root.between
        }
    }
    TabsBar {
        id: bar
        visible: root.tabs.length > 0 && !root.wide
        anchors.bottom: parent.bottom
        width: parent.width
        pages: root.tabs
        icons: root.tabIcons
        undoText: root.undoText
        current: root.tab
    }
}
