pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Ways to a table of somebody else: one seen nearby, a code, an address, a file. */
PageFrame {
    id: root

    required property Library library
    readonly property Joining joining: library.joining
    readonly property bool busy: joining.state === Joining.Connecting

    title: qsTrId("app.join.title")
    between: 20
    Component.onCompleted: joining.look()
    Component.onDestruction: joining.stopLooking()

    NoteStrip {
        visible: !root.joining.available
        width: parent.width
        sentence: qsTrId("app.join.unavailable")
        detail: qsTrId("app.join.unavailable.detail")
    }
    NoteStrip {
        visible: root.joining.state === Joining.Failed
        width: parent.width
        sentence: qsTrId("app.join.failed")
        detail: root.joining.trouble
    }
    Section {
        visible: root.joining.available
        width: parent.width
        heading: qsTrId("app.join.nearby")

        LoadingState {
            visible: root.joining.state === Joining.Looking && root.joining.nearby.count === 0
            width: parent.width
            sentence: qsTrId("app.join.looking")
        }
        EmptyState {
            visible: root.joining.state !== Joining.Looking && root.joining.nearby.count === 0
            width: parent.width
            iconName: "nearby"
            sentence: qsTrId("app.join.none")
            detail: qsTrId("app.join.none.detail")
        }
        Repeater {
            model: root.joining.nearby

            ActionRow {
                required property string table
                required property string title
                required property string gameName
                required property string players
                width: parent.width
                verb: qsTrId("app.join.join")
                text: title.length > 0 ? title : gameName
                detail: players
                enabled: !root.busy
                onClicked: root.joining.joinNearby(table)
            }
        }
    }
    Section {
        visible: root.joining.available
        width: parent.width
        heading: qsTrId("app.join.code")

        Field {
            id: code
            width: parent.width
            label: qsTrId("app.join.code")
            longest: 12
        }
        Field {
            id: address
            width: parent.width
            label: qsTrId("app.join.address")
            longest: 80
        }
        PillButton {
            width: parent.width
            primary: true
            enabled: code.typed.length >= 8 && !root.busy
            text: root.busy ? qsTrId("app.join.connecting") : qsTrId("app.join.join")
            onClicked: root.joining.joinByCode(code.typed, address.typed)
        }
    }
    PillButton {
        width: parent.width
        iconName: "import"
        text: qsTrId("app.home.import")
        onClicked: file.ask("sideboard.json")
    }
    FileSheet {
        id: file
        heading: qsTrId("app.import.title")
        actionText: qsTrId("app.import.do")
        onChosen: url => root.library.importTable(url)
    }
}
