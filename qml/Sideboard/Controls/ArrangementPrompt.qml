pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Things into places: choose a kind above, add it to places below. What finds no place is named before it is lost. */
Column {
    id: root

    required property PromptModel prompt

    readonly property OptionModel things: prompt.options
    readonly property OptionModel places: prompt.places

    /* What each place holds: the index of the kind (-1: nothing) and how many. One kind to a place. */
    property var kinds: []
    property var counts: []
    property int chosen: 0

    readonly property int homeless: {
        let left = 0
        for (let i = 0; i < things.count; ++i)
            left += root.remaining(i)
        return left
    }

    signal accepted(var places, var things, var counts)

    component Thing: Press {
        id: thing
        required property int index
        required property string key
        required property string label
        required property string iconName
        required property int max

        text: label
        checked: root.chosen === index
        leftPadding: 12
        rightPadding: 14
        Accessible.description: root.remaining(index).toString()
        onClicked: root.chosen = index

        background: Rectangle {
            radius: Theme.radius
            color: thing.checked ? Theme.paint.solid : Theme.paint.card
            border.width: Theme.hairline
            border.color: Theme.paint.edge
        }
        contentItem: Row {
            spacing: 8
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                iconName: thing.iconName
                size: 28
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                value: root.remaining(thing.index)
                size: Theme.title
                colour: thing.checked ? Theme.paint.overSolid : Theme.paint.ink
            }
        }
    }

    function remaining(index: int): int {
        let placed = 0
        for (let i = 0; i < counts.length; ++i)
            placed += kinds[i] === index ? counts[i] : 0
        return things.maxAt(index) - placed
    }
    function change(place: int, by: int) {
        const nextKinds = kinds.slice(), nextCounts = counts.slice()
        if (by > 0)
            nextKinds[place] = chosen
        nextCounts[place] += by
        if (nextCounts[place] === 0)
            nextKinds[place] = -1
        kinds = nextKinds
        counts = nextCounts
    }
    function finish() {
        const to = [], what = [], many = []
        for (let i = 0; i < counts.length; ++i) {
            if (counts[i] === 0)
                continue
            to.push(places.keyAt(i))
            what.push(things.keyAt(kinds[i]))
            many.push(counts[i])
        }
        accepted(to, what, many)
    }

    component PlaceOf: PlaceRow {
        id: place
        required property int index
        required property string key
        required property int max
        required property list<string> accepts

        readonly property int standing: root.kinds[index] ?? -1

        width: root.width
        capacity: max
        held: root.counts[index] ?? 0
        thingIcon: root.things.iconAt(standing)
        takes: held < max && root.remaining(root.chosen) > 0
            && (held === 0 || root.kinds[index] === root.chosen)
            && (accepts.length === 0 || accepts.indexOf(root.things.keyAt(root.chosen)) >= 0)
        reason: held >= max ? qsTrId("controls.arrange.full")
            : held > 0 && root.kinds[index] !== root.chosen ? qsTrId("controls.arrange.one-kind")
            : root.remaining(root.chosen) === 0 ? qsTrId("controls.arrange.none-left") : qsTrId("controls.arrange.not-here")
        onPut: root.change(index, 1)
        onTaken: root.change(index, -1)
    }

    spacing: Theme.gap
    Component.onCompleted: {
        const none = [], zero = []
        for (let i = 0; i < places.count; ++i) {
            none.push(-1)
            zero.push(0)
        }
        kinds = none
        counts = zero
    }

    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.things
            delegate: Thing {}
        }
    }
    Repeater {
        model: root.places
        delegate: PlaceOf {}
    }
    Say {
        visible: root.homeless > 0
        width: parent.width
        text: root.prompt.allMustStand ? qsTrId("controls.arrange.must", root.homeless) : qsTrId("controls.arrange.lost", root.homeless)
        size: Theme.small
        color: root.prompt.allMustStand ? Theme.paint.bad : Theme.paint.warn
    }
    PillButton {
        width: parent.width
        primary: true
        enabled: !root.prompt.allMustStand || root.homeless === 0
        text: qsTrId("controls.ok")
        onClicked: root.finish()
    }
}
