pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Things into places: choose a kind above, add it to places below. What finds no place is named before it is lost. */
Column {
    id: root

    required property OptionModel things
    required property OptionModel places
    required property bool allMustStand

    /* What each place holds: the index of the kind (-1: nothing) and how many. One kind to a place. */
    property list<int> kinds: []
    property list<int> counts: []
    property int chosen: 0

    readonly property int homeless: {
        let left = 0
        for (let i = 0; i < kindsRow.count; ++i)
            left += root.left(i)
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
        Accessible.description: root.left(index).toString()
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
                value: root.left(thing.index)
                size: Theme.title
                colour: thing.checked ? Theme.paint.overSolid : Theme.paint.ink
            }
        }
    }

    function left(index: int): int {
        const thing = kindsRow.itemAt(index) as Thing
        if (!thing)
            return 0
        let placed = 0
        for (let i = 0; i < counts.length; ++i)
            placed += kinds[i] === index ? counts[i] : 0
        return thing.max - placed
    }
    function thingAt(place: int): Thing {
        return place < kinds.length && kinds[place] >= 0 ? kindsRow.itemAt(kinds[place]) as Thing : null
    }
    function change(place: int, by: int) {
        const nextKinds = Array.from(kinds), nextCounts = Array.from(counts)
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
            to.push((rows.itemAt(i) as PlaceOf).key)
            what.push(thingAt(i).key)
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

        readonly property Thing standing: root.thingAt(index)
        readonly property Thing picked: kindsRow.itemAt(root.chosen) as Thing

        width: root.width
        capacity: max
        held: index < root.counts.length ? root.counts[index] : 0
        thingIcon: standing ? standing.iconName : ""
        thingLabel: standing ? standing.label : ""
        takes: picked !== null && held < max && root.left(root.chosen) > 0
            && (held === 0 || root.kinds[index] === root.chosen)
            && (accepts.length === 0 || accepts.indexOf(picked.key) >= 0)
        onPut: root.change(index, 1)
        onTaken: root.change(index, -1)
    }

    spacing: Theme.gap
    Component.onCompleted: {
        const none = [], zero = []
        for (let i = 0; i < rows.count; ++i) {
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
            id: kindsRow
            model: root.things
            delegate: Thing {}
        }
    }
    Repeater {
        id: rows
        model: root.places
        delegate: PlaceOf {}
    }
    Say {
        visible: root.homeless > 0
        width: parent.width
        text: root.allMustStand ? qsTrId("controls.arrange.must", root.homeless) : qsTrId("controls.arrange.lost", root.homeless)
        size: Theme.small
        color: root.allMustStand ? Theme.paint.bad : Theme.paint.warn
    }
    PillButton {
        width: parent.width
        primary: true
        enabled: !root.allMustStand || root.homeless === 0
        text: qsTrId("controls.ok")
        onClicked: root.finish()
    }
}
