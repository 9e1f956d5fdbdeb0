pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Places to choose from, as they lie; arrows walk over them. One that is not open says why, with the way round. */
Column {
    id: root

    required property PromptModel prompt
    property string asked: ""
    property string why: ""
    property string page: ""
    property int columns: 1

    signal chosen(string key)
    signal overruled(string key)

    readonly property real step: Math.max(Theme.touch + 6, Math.min(76, Math.floor(width / columns)))

    function focusAt(column: int, row: int) {
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i) as PromptCell
            if (cell && cell.column === column && cell.row === row)
                cell.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    function explain(key: string, label: string, refusal: string, page: string) {
        asked = key
        why = label.length > 0 ? label + " : " + refusal : refusal
        root.page = page
    }
    function measure() {
        let most = 0
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as PromptCell)?.column ?? 0)
        columns = most + 1
    }

    spacing: Theme.gap

    Flickable {
        width: Math.min(parent.width, board.width)
        height: board.height
        anchors.horizontalCenter: parent.horizontalCenter
        contentWidth: board.width
        interactive: contentWidth > width
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: board
            width: childrenRect.width
            height: childrenRect.height

            Repeater {
                id: cells
                model: root.prompt.options
                onItemAdded: root.measure()

                PromptCell {
                    x: column * root.step
                    y: row * root.step
                    width: root.step - 6
                    height: root.step - 6
                    asked: key === root.asked
                    onClicked: open ? root.chosen(key) : root.explain(key, label, refusal, page)
                    Keys.onLeftPressed: root.focusAt(column - 1, row)
                    Keys.onRightPressed: root.focusAt(column + 1, row)
                    Keys.onUpPressed: root.focusAt(column, row - 1)
                    Keys.onDownPressed: root.focusAt(column, row + 1)
                }
            }
        }
    }
    RefusalStrip {
        visible: root.why.length > 0
        width: parent.width
        sentence: root.why
        page: root.page
        onOverruled: root.overruled(root.asked)
        onDismissed: {
            root.why = ""
            root.asked = ""
        }
    }
}
