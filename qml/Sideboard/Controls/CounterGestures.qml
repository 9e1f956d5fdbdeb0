import QtQuick

/* What fingers do to a counter: tap a half for one, swipe for more, hold for the keypad. A swipe may end outside. */
MouseArea {
    id: root

    required property int value
    required property int least
    required property int most
    property bool halves: true
    readonly property int swiped: Math.abs(reach) < 20 ? 0 : clamp(Math.trunc(reach / 12))
    property real reach: 0
    property real startX: 0
    property bool held: false

    signal stepped(int by)
    signal keypadAsked()

    function clamp(by: int): int {
        const to = Math.max(least, most > least ? Math.min(most, value + by) : value + by)
        return to - value
    }
    function step(by: int) {
        const allowed = clamp(by)
        if (allowed !== 0)
            stepped(allowed)
    }

    preventStealing: Math.abs(reach) > 12
    pressAndHoldInterval: 450
    onPressed: event => {
        startX = event.x
        reach = 0
        held = false
    }
    onPositionChanged: event => reach = event.x - startX
    onCanceled: reach = 0
    onPressAndHold: {
        if (Math.abs(reach) >= 12)
            return
        held = true
        keypadAsked()
    }
    onReleased: event => {
        const far = swiped
        const moved = Math.abs(reach) >= 20
        reach = 0
        if (held)
            return
        if (moved)
            step(far)
        else if (!contains(Qt.point(event.x, event.y)))
            return
        else if (halves)
            step(event.x < width / 2 ? -1 : 1)
        else
            keypadAsked()
    }
}
