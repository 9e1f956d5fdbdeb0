pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.colours")
    headline: qsTrId("gallery.colours.note")

    Card {
        width: parent.width
        Column {
            id: scale
            width: parent.width
            Repeater {
                model: [Theme.tiny, Theme.small, Theme.body, Theme.title, Theme.figure, Theme.large, Theme.huge]
                Row {
                    id: line
                    required property int modelData
                    spacing: 12
                    Figure { value: 1234567890 / Math.pow(10, 5) | 0; size: line.modelData }
                    Say { anchors.verticalCenter: parent.verticalCenter; text: line.modelData; size: Theme.small; quiet: true }
                }
            }
        }
    }
    Row {
        spacing: 16
        Repeater {
            model: 4
            SeatBadge { required property int index; tone: "seat" + index; shape: index; size: 40 }
        }
    }
    Flow {
        width: parent.width
        spacing: 6

        Repeater {
            model: Shade.toneNames()

            Rectangle {
                id: swatch
                required property string modelData
                width: Math.max(84, name.implicitWidth + 16)
                height: 34 * Theme.scaling
                radius: 8
                color: Theme.tone(modelData)
                Say {
                    id: name
                    anchors.centerIn: parent
                    text: swatch.modelData
                    size: Theme.tiny
                    color: Theme.over(swatch.color)
                }
            }
        }
    }
}
