import QtQuick
import Sideboard.Controls

/* A move with its verb in a pill: "Build  Paper mill · forest C3 / 0 actions · 1 stone". */
Press {
    id: root

    required property string verb
    property string detail: ""
    property string refusal: ""
    property real verbWidth: 0

    readonly property bool open: refusal.length === 0
    readonly property bool narrow: availableWidth - pill.width - 14 < 150 * Theme.scaling

    leftPadding: 12
    rightPadding: 14
    topPadding: 10
    bottomPadding: 10
    Accessible.name: verb + " " + text
    Accessible.description: open ? detail : refusal

    background: Rectangle {
        radius: root.around
        color: !root.open ? Theme.paint.sunken : root.pressed ? Theme.paint.accentSoft : Theme.paint.card
        border.width: Theme.hairline
        border.color: root.open ? Theme.paint.edge : Theme.paint.sunkenEdge
    }
    contentItem: Item {
        implicitWidth: pill.width + 14 + name.implicitWidth
        implicitHeight: root.narrow ? pill.height + 6 + words.implicitHeight : Math.max(pill.height, words.implicitHeight)

        Rectangle {
            id: pill
            y: root.narrow ? 0 : Math.max(0, (root.availableHeight - height) / 2)
            width: Math.max(root.verbWidth, verb.implicitWidth + 24, 76)
            height: verb.implicitHeight + 10
            radius: height / 2
            color: root.open ? Theme.paint.accent : Theme.paint.sunkenEdge

            Say {
                id: verb
                anchors.centerIn: parent
                text: root.verb
                size: Theme.small
                strong: true
                color: root.open ? Theme.paint.overAccent : Theme.over(pill.color)
                Accessible.ignored: true
            }
        }
        Column {
            id: words
            x: root.narrow ? 0 : pill.width + 14
            y: root.narrow ? pill.height + 6 : Math.max(0, (root.availableHeight - implicitHeight) / 2)
            width: parent.width - x
            spacing: 2

            Say {
                id: name
                width: parent.width
                text: root.text
                strong: true
                color: root.open ? Theme.paint.ink : Theme.paint.soft
                Accessible.ignored: true
            }
            Say {
                width: parent.width
                visible: text.length > 0
                text: root.open ? root.detail : root.refusal
                size: Theme.small
                color: root.open ? Theme.paint.soft : Theme.paint.bad
                Accessible.ignored: true
            }
        }
    }
}
