import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The tables of this device: go on with one, start one, join one. */
PageFrame {
    id: root

    required property Library library
    readonly property bool roomy: width > 700

    title: qsTrId("app.home.title")
    headline: library.settings.name
    canGoBack: false
    tools: [
        IconButton {
            iconName: "records"
            text: qsTrId("app.home.records")
            onClicked: root.pageAsked("Records")
        },
        IconButton {
            iconName: "settings"
            text: qsTrId("app.home.settings")
            onClicked: root.pageAsked("Settings")
        }
    ]

    Flow {
        id: doors
        width: parent.width
        spacing: Theme.gap
        readonly property int fitting: Theme.scaling < 1.5 ? 2 : 1

        PillButton {
            objectName: "newTable"
            width: (doors.width - (doors.fitting - 1) * doors.spacing) / doors.fitting
            height: Math.max(56, implicitHeight)
            primary: true
            leftPadding: 10
            rightPadding: 10
            iconName: "add"
            text: qsTrId("app.home.new")
            onClicked: {
                root.library.newTable()
                root.pageAsked("New")
            }
        }
        PillButton {
            width: (doors.width - (doors.fitting - 1) * doors.spacing) / doors.fitting
            height: Math.max(56, implicitHeight)
            iconName: "nearby"
            text: qsTrId("app.home.join")
            onClicked: root.pageAsked("Join")
        }
    }
    EmptyState {
        visible: root.library.tables.count === 0
        width: parent.width
        height: Math.max(implicitHeight, root.height * 0.6)
        iconName: "present"
        sentence: qsTrId("app.home.empty")
        detail: qsTrId("app.home.empty.detail")
    }
    component Tables: Section {
        id: part
        property bool done: false
        property bool stored: false

        Repeater {
            model: root.library.tables

            TableCard {
                visible: archived === part.stored && (part.stored || finished === part.done)
                width: parent.width
                onClicked: root.library.openTable(table)
                onMoreAsked: menu.ask(table, text, archived, finished)
            }
        }
    }
    Tables {
        width: parent.width
        heading: qsTrId("app.home.open")
        visible: root.library.tables.open > 0
    }
    Tables {
        width: parent.width
        heading: qsTrId("app.home.finished")
        visible: root.library.tables.finished > 0
        done: true
    }
    Tables {
        width: parent.width
        heading: qsTrId("app.home.archived")
        visible: root.library.tables.archived > 0
        stored: true
    }
    TableMenu {
        id: menu
        library: root.library
    }
}
