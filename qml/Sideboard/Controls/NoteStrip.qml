import QtQuick
import Sideboard.Controls

/* Something to know before going on; never in the way. */
Card {
    id: root

    enum Kind { Plain, Warning, Good }

    required property string sentence
    property string detail: ""
    property int kind: NoteStrip.Warning

    readonly property color words: kind === NoteStrip.Warning ? Theme.paint.warn : kind === NoteStrip.Good ? Theme.paint.good : Theme.paint.ink

    padding: 14
    implicitHeight: column.implicitHeight + 2 * padding - 4
    color: kind === NoteStrip.Warning ? Theme.paint.warnSoft : kind === NoteStrip.Good ? Theme.paint.goodSoft : Theme.paint.card
    border.color: kind === NoteStrip.Warning ? Theme.paint.warnEdge : kind === NoteStrip.Good ? Theme.paint.goodSoft : Theme.paint.edge
    Accessible.role: Accessible.Note
    Accessible.name: sentence

    Column {
        id: column
        width: parent.width
        y: -2
        spacing: 2

        Say {
            width: parent.width
            text: root.sentence
            strong: true
            color: root.words
            Accessible.ignored: true
        }
        Say {
            visible: text.length > 0
            width: parent.width
            text: root.detail
            size: Theme.small
            color: root.words
        }
    }
}
