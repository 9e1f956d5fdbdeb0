pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Values to choose from; one that is not open says why, and a tap on it shows the way round. */
Column {
    id: root

    required property PromptModel prompt
    property string asked: ""

    signal chosen(string key)
    signal overruled(string key)

    spacing: Theme.gap

    Repeater {
        model: root.prompt.options

        Column {
            id: option
            required property string key
            required property string label
            required property string iconName
            required property string outcome
            required property string refusal
            required property string page

            width: root.width
            spacing: Theme.gap

            MoveButton {
                width: parent.width
                text: option.label
                iconName: option.iconName
                outcome: option.outcome
                refusal: option.refusal
                onClicked: open ? root.chosen(option.key) : root.asked = root.asked === option.key ? "" : option.key
            }
            RefusalStrip {
                visible: root.asked === option.key
                width: parent.width
                sentence: option.refusal
                page: option.page
                onOverruled: root.overruled(option.key)
                onDismissed: root.asked = ""
            }
        }
    }
}
