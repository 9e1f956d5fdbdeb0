import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* A cell of a landscape or a village: its ground, what stands there, how many. */
Press {
    id: root

    required property string tone
    required property string iconName
    required property string detail
    required property int mark
    required property int figure
    required property bool hasFigure
    required property int column
    required property int row

    readonly property bool bare: text.length === 0 && iconName.length === 0
    readonly property color ground: Theme.ground(tone)
    readonly property color inkOn: Theme.over(ground)
    readonly property real iconRoom: height - (text.length > 0 ? label.implicitHeight : 0) - (detail.length > 0 ? below.implicitHeight : 0) - 8
    readonly property bool tall: iconRoom >= 20

    around: 10
    padding: 3
    Accessible.name: text.length > 0 ? text : qsTrId("panels.grid.empty")
    Accessible.description: detail

    background: Rectangle {
        radius: root.around
        color: root.ground
        opacity: root.mark === Mark.Faded ? 0.55 : 1
        border.width: root.mark === Mark.Open ? 3 : root.mark === Mark.Chosen || root.mark === Mark.Warned ? 3 : Theme.hairline
        border.color: root.mark === Mark.Open ? Theme.paint.accent : root.mark === Mark.Chosen ? Theme.paint.ink
            : root.mark === Mark.Warned ? Theme.paint.bad : Theme.hairline > 1 ? Theme.paint.edge : Shade.mix("#000000", root.ground, 0.10)

        Rectangle {
            visible: root.mark === Mark.Open && root.bare
            anchors.centerIn: parent
            width: 28
            height: 28
            radius: 14
            color: Theme.paint.card

            Icon {
                anchors.centerIn: parent
                size: 18
                iconName: "add"
                tint: Theme.paint.accent
            }
        }
    }
    contentItem: Item {
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 0

            Rectangle {
                visible: root.iconName.length > 0 && (root.tall || label.text.length === 0)
                anchors.horizontalCenter: parent.horizontalCenter
                width: 2 * Math.floor(Math.max(20, Math.min(30, root.iconRoom)) / 2)
                height: width
                radius: width / 2
                color: Shade.mix("#FFFFFF", root.ground, Theme.paint.dark ? 0.78 : 0.82)

                Icon {
                    anchors.centerIn: parent
                    size: Math.round(parent.width * 0.82)
                    iconName: root.iconName
                }
            }
            Say {
                id: label
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                size: Theme.small
                strong: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                wrapMode: Text.NoWrap
                color: root.inkOn
                Accessible.ignored: true
            }
            Say {
                id: below
                visible: text.length > 0
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.detail
                size: Theme.tiny
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                wrapMode: Text.NoWrap
                color: root.inkOn
                Accessible.ignored: true
            }
        }
        Rectangle {
            visible: root.hasFigure
            anchors.right: parent.right
            width: Math.max(20, number.implicitWidth + 8)
            height: 20
            radius: 10
            color: Theme.paint.card

            Figure {
                id: number
                anchors.centerIn: parent
                value: root.figure
                size: 13
            }
        }
    }
}
