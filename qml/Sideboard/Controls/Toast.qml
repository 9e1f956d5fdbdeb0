import QtQuick
import Sideboard.Controls

/* What just happened, with the way back. It stays until the next thing or four seconds. */
Rectangle {
    id: root

    required property string sentence
    property string undoText: qsTrId("controls.undo")
    property int staying: 4000

    signal undone()
    signal gone()

    implicitWidth: Math.min(420, words.implicitWidth + undo.implicitWidth + 48)
    implicitHeight: Math.max(56, words.implicitHeight + 20)
    radius: Theme.radius
    color: Theme.paint.solid
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Timer {
        interval: root.staying
        running: root.visible && root.staying > 0
        onTriggered: root.gone()
    }
    Say {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: 18
        anchors.right: undo.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.sentence
        color: Theme.paint.overSolid
        Accessible.ignored: true
    }
    Press {
        id: undo
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: 14
        rightPadding: 14
        text: root.undoText
        onClicked: root.undone()

        contentItem: Row {
            spacing: 6
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "undo"
                size: Math.round(20 * Theme.scaling)
                tint: Theme.paint.gold
            }
            Say {
                anchors.verticalCenter: parent.verticalCenter
                text: undo.text
                strong: true
                wrapMode: Text.NoWrap
                color: Theme.paint.gold
                Accessible.ignored: true
            }
        }
    }
}
