import QtQuick
import Sideboard.Controls

/* The top of a page: what it is, where the game stands, and what the page adds at the right. */
Item {
    id: root

    required property string title
    property string headline: ""
    property bool canGoBack: false
    default property alias tools: side.data

    signal backAsked()

    implicitWidth: 390
    implicitHeight: Math.max(56, words.implicitHeight + 8)
    Accessible.role: Accessible.Heading
    Accessible.name: headline.length > 0 ? title + ", " + headline : title

    IconButton {
        id: back
        visible: root.canGoBack
        anchors.verticalCenter: parent.verticalCenter
        x: -10
        iconName: "chevron-left"
        text: qsTrId("controls.back")
        onClicked: root.backAsked()
    }
    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: back.visible ? back.width - 10 : 0
        width: parent.width - x - side.width - 8

        Say {
            width: parent.width
            text: root.title
            size: Theme.title
            strong: true
            Accessible.ignored: true
        }
        Say {
            visible: text.length > 0
            width: parent.width
            text: root.headline
            size: Theme.small
            quiet: true
            Accessible.ignored: true
        }
    }
    Row {
        id: side
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
    }
}
