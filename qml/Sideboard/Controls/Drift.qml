import QtQuick
import Sideboard.Controls

/* "+3" that floats up and fades: why a figure has changed. */
Text {
    id: root

    required property int value
    property int last: value
    property real rise: 0

    visible: opacity > 0
    opacity: 0
    font.pixelSize: Theme.body
    font.weight: Font.Bold
    textFormat: Text.PlainText
    transform: Translate { y: -root.rise }
    Accessible.ignored: true

    onValueChanged: {
        const by = value - last
        last = value
        if (by === 0 || Theme.motion === 0)
            return
        text = by > 0 ? "+" + by : "−" + -by
        color = by > 0 ? Theme.paint.good : Theme.paint.bad
        floating.restart()
    }

    ParallelAnimation {
        id: floating
        NumberAnimation { target: root; property: "rise"; from: 0; to: 16; duration: 190; easing.type: Easing.OutQuad }
        NumberAnimation { target: root; property: "opacity"; from: 1; to: 0; duration: 190; easing.type: Easing.InQuad }
    }
}
