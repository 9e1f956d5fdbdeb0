import QtQuick
import Sideboard.Controls

/* A seat's points in one category, over a bar in its colour. */
Item {
    id: root

    required property string label
    required property int figure
    required property int column
    required property int seat
    readonly property string said: number.text
    property string tone
    property int most: 10
    property bool halves: false

    height: number.height + 8

    Figure {
        id: number
        x: 4
        value: root.figure
        halves: root.halves
        size: Theme.body
        colour: root.figure === 0 ? Theme.paint.soft : root.figure < 0 ? Theme.paint.bad : Theme.paint.ink
    }
    LimitBar {
        x: 4
        y: number.height + 1
        width: parent.width - 12
        value: Math.abs(root.figure)
        most: root.most
        colour: root.figure < 0 ? Theme.paint.bad : Theme.sign(root.tone)
    }
}
