import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* A playing card: face up with its picture, or face down and truly unknown. */
Press {
    id: root

    required property string detail
    required property string iconName
    required property string tone
    required property int mark
    required property int figure
    required property bool hasFigure

    readonly property bool faceDown: mark === Mark.Hidden
    readonly property bool chosen: mark === Mark.Chosen
    readonly property bool spent: mark === Mark.Faded || mark === Mark.Done

    implicitWidth: Math.round(104 * Math.max(1, Math.min(1.5, Theme.scaling)))
    implicitHeight: Math.round(implicitWidth * 1.36)
    around: 12
    padding: 7
    Accessible.name: faceDown ? qsTrId("panels.cards.hidden") : text
    Accessible.description: faceDown ? "" : detail
    Accessible.checked: chosen

    background: Rectangle {
        radius: root.around
        color: root.faceDown ? Theme.paint.night : root.spent ? Theme.paint.sunken : Theme.paint.card
        border.width: root.chosen ? 3 : root.mark === Mark.Open ? 2 : Theme.hairline
        border.color: root.chosen || root.mark === Mark.Open ? Theme.paint.accent : Theme.paint.edge

        Rectangle {
            visible: root.faceDown
            anchors.fill: parent
            anchors.margins: 7
            radius: root.around - 4
            color: "transparent"
            border.width: 1.5
            border.color: Theme.paint.softNight
            opacity: 0.6
        }
    }
    contentItem: Item {
        Icon {
            visible: root.faceDown
            anchors.centerIn: parent
            iconName: "hidden"
            size: 32
            tint: Theme.paint.softNight
        }
        Rectangle {
            id: picture
            visible: !root.faceDown
            width: parent.width
            height: Math.round(parent.height * 0.46)
            radius: root.around - 5
            color: root.tone.length > 0 ? Theme.wash(root.tone) : Theme.paint.sunken

            Icon {
                anchors.centerIn: parent
                size: Math.max(20, Math.min(48, Math.round(Math.min(parent.height, parent.width) * 0.78)))
                iconName: root.iconName
                opacity: root.spent ? 0.55 : 1
            }
        }
        Column {
            id: words
            visible: !root.faceDown
            y: picture.height + 3
            width: parent.width
            height: parent.height - y

            Say {
                width: parent.width
                height: Math.min(implicitHeight, words.height - (root.detail.length > 0 ? Theme.tiny * 1.2 : 0))
                text: root.text
                size: Theme.small
                strong: true
                maximumLineCount: 2
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 10
                color: root.spent ? Theme.paint.soft : Theme.paint.ink
                Accessible.ignored: true
            }
            Say {
                visible: text.length > 0
                width: parent.width
                text: root.detail
                size: Theme.tiny
                fontSizeMode: Text.HorizontalFit
                wrapMode: Text.NoWrap
                minimumPixelSize: 9
                quiet: true
                Accessible.ignored: true
            }
        }
        Rectangle {
            visible: root.hasFigure && !root.faceDown
            width: Math.max(22, number.implicitWidth + 10)
            height: 22
            x: parent.width - width
            radius: 11
            color: Theme.paint.solid

            Figure {
                id: number
                anchors.centerIn: parent
                value: root.figure
                size: 13
                colour: Theme.paint.overSolid
            }
        }
        Disc {
            visible: root.chosen
            x: 4
            y: 4
            width: 22
            height: 22
            edgeWidth: 0
            fill: Theme.paint.accent

            Icon {
                anchors.centerIn: parent
                iconName: "check"
                size: 14
                tint: Theme.paint.overAccent
            }
        }
    }
}
