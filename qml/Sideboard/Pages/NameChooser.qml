pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* One of the names that a tracked value may have. */
Sheet {
    id: root

    property string tracked: ""
    property string label: ""
    property list<string> names: []
    property int least: 0
    property int value: 0

    signal chosen(string tracked, int value)

    function ask(tracked: string, label: string, names: list<string>, least: int, value: int) {
        root.tracked = tracked
        root.label = label
        root.names = names
        root.least = least
        root.value = value
        open()
    }

    heading: label
    contentHeight: column.implicitHeight

    contentItem: Flickable {
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            spacing: Theme.pad

            Say {
                width: parent.width
                text: root.label
                size: Theme.title
                strong: true
            }
            Choices {
                width: parent.width
                label: root.label
                values: root.names
                current: root.value - root.least
                onChosen: index => {
                    root.close()
                    root.chosen(root.tracked, root.least + index)
                }
            }
        }
    }
}
