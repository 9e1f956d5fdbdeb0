pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* A payment in any mix: so many of each, so many in all. Starts from what the game suggests. */
Column {
    id: root

    required property PromptModel prompt
    property var amounts: []

    readonly property int total: amounts.reduce((sum, amount) => sum + amount, 0)
    readonly property bool fits: total >= prompt.min && total <= prompt.max

    signal accepted(var keys, var amounts)

    function change(index: int, by: int) {
        const next = amounts.slice()
        next[index] += by
        amounts = next
    }
    function keys(): var {
        const result = []
        for (let i = 0; i < prompt.options.count; ++i)
            result.push(prompt.options.keyAt(i))
        return result
    }

    component MixLine: Item {
        id: line
        required property int index
        required property string key
        required property string label
        required property string iconName
        required property string tone
        required property int min
        required property int max
        required property int suggested

        width: root.width
        height: Math.max(Theme.touch, name.implicitHeight) + 4

        IconTile {
            id: tile
            anchors.verticalCenter: parent.verticalCenter
            iconName: line.iconName
            tone: line.tone
        }
        Say {
            id: name
            anchors.verticalCenter: parent.verticalCenter
            x: tile.width + 12
            width: parent.width - x - stepper.width - 8
            text: line.label
        }
        Stepper {
            id: stepper
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            label: line.label
            value: root.amounts[line.index] ?? line.suggested
            least: line.min
            most: Math.min(line.max, value + root.prompt.max - root.total)
            onStepped: by => root.change(line.index, by)
        }
    }

    spacing: 0
    Component.onCompleted: {
        const start = []
        for (let i = 0; i < prompt.options.count; ++i)
            start.push(prompt.options.suggestedAt(i))
        amounts = start
    }

    Repeater {
        model: root.prompt.options
        delegate: MixLine {}
    }
    Say {
        visible: !root.fits
        width: parent.width
        text: qsTrId("controls.mix.missing", root.prompt.min - root.total)
        size: Theme.small
        color: Theme.paint.warn
    }
    Item { width: 1; height: Theme.gap }
    PillButton {
        objectName: "mixOk"
        width: parent.width
        primary: true
        enabled: root.fits
        text: root.prompt.min === root.prompt.max ? qsTrId("controls.mix.pay").arg(root.total).arg(root.prompt.max)
            : qsTrId("controls.mix.pay-range").arg(root.total).arg(root.prompt.min).arg(root.prompt.max)
        onClicked: root.accepted(root.keys(), root.amounts)
    }
}
