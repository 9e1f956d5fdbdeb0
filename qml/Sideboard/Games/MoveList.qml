pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* What the seat may do now: owed moves first and filled, then the others; each says what would follow. */
Column {
    id: root

    required property Session session
    property list<string> only: []
    property list<string> without: []

    spacing: Theme.gap

    Repeater {
        id: moves
        model: root.session.moves

        MoveButton {
            required property string move
            required property string label
            required property string page
            required property bool owed
            required property bool drawn
            required outcome
            required refusal
            required iconName

            visible: (root.only.length === 0 || root.only.indexOf(move) >= 0) && root.without.indexOf(move) < 0
            width: root.width
            text: label
            primary: owed
            onClicked: drawn && owed ? root.session.draw(move) : root.session.start(move)
        }
    }
    Say {
        visible: moves.count === 0
        width: parent.width
        text: qsTrId("app.table.nothing-open")
        size: Theme.small
        quiet: true
    }
}
