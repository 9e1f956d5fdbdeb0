pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* The colours a seat may have, each with the shape of the seat. */
Row {
    id: root

    required property list<string> tones
    required property string current
    required property int shape

    signal chosen(string tone)

    Repeater {
        model: root.tones

        Press {
            id: swatch
            required property string modelData
            text: qsTrId("app.new.colour").arg(qsTrId("app.tone." + modelData))
            checked: modelData === root.current
            around: 12
            Accessible.role: Accessible.RadioButton
            Accessible.checked: checked
            onClicked: root.chosen(modelData)

            background: Rectangle {
                anchors.fill: parent
                anchors.margins: 5
                radius: 10
                color: swatch.checked ? Theme.paint.sunken : "transparent"
                border.width: swatch.checked ? 2 : 0
                border.color: Theme.paint.ink
            }
            contentItem: Item {
                SeatBadge {
                    anchors.centerIn: parent
                    tone: swatch.modelData
                    shape: root.shape
                    size: 22
                }
            }
        }
    }
}
