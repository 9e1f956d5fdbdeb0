pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Session

/* A table in play, whatever its game: header, seats, the game's own body, undo and tabs; sheets over it. */
Rectangle {
    id: root

    required property Library library
    required property Session session
    readonly property bool wide: width >= 900
    readonly property bool flat: !wide && height < 520
    property int tab: 0
    readonly property var own: ({ "derrein": "DerreinTable" })
    readonly property TableBody inside: body.item as TableBody

    signal pageAsked(string page)
    signal backAsked()

    objectName: "tablePage"
    color: Theme.paint.paper

    function choose(tab: int) {
        const icon = inside?.tabIcons[tab] ?? ""
        if (icon === "history")
            pageAsked("History")
        else if (icon === "score")
            pageAsked("Score")
        else
            root.tab = tab
    }

    PageHeader {
        id: header
        x: Theme.margin
        y: root.flat ? 0 : 6
        width: parent.width - 2 * x + 8
        title: root.session.title.length > 0 ? root.session.title : root.session.gameName
        headline: root.session.headline

        DeviceDots {
            visible: root.session.neighbours.available
            tones: root.session.neighbours.devices.tones
            states: root.session.neighbours.devices.states
            onClicked: root.pageAsked("Devices")
        }
        IconButton {
            visible: root.wide
            iconName: "undo"
            enabled: root.session.undoText.length > 0
            text: qsTrId("controls.undo.what").arg(root.session.undoText)
            onClicked: root.session.undo()
        }
        IconButton {
            visible: root.wide
            iconName: "history"
            text: qsTrId("app.tab.history")
            onClicked: root.pageAsked("History")
        }
        IconButton {
            visible: root.wide
            iconName: "score"
            text: qsTrId("app.tab.score")
            onClicked: root.pageAsked("Score")
        }
        IconButton {
            objectName: "more"
            iconName: "more"
            text: qsTrId("app.table.menu")
            onClicked: sheets.showMenu()
        }
    }
    SeatStrip {
        id: seats
        anchors.top: header.bottom
        anchors.topMargin: visible ? 4 : 0
        x: Theme.margin
        width: parent.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: !root.wide
        session: root.session
    }
    Column {
        id: notes
        anchors.top: seats.bottom
        anchors.topMargin: 8
        width: parent.width
        spacing: Theme.gap

        PastStrip {
            visible: root.session.inThePast
            width: parent.width
            session: root.session
            onGoBackAsked: sheets.askGoBack()
        }
        NoteStrip {
            visible: root.session.says.length > 0
            x: Theme.margin
            width: parent.width - 2 * x
            sentence: root.session.says
        }
    }
    Loader {
        id: body
        anchors.top: notes.bottom
        anchors.topMargin: notes.height > 0 ? 8 : 0
        anchors.bottom: bar.visible ? bar.top : parent.bottom
        anchors.bottomMargin: root.wide ? 8 : 0
        x: Theme.margin
        width: parent.width - 2 * x
        Component.onCompleted: setSource("qrc:/qt/qml/Sideboard/Games/" + (root.own[root.session.game] ?? "AnyTable") + ".qml",
            { session: root.session, wide: Qt.binding(() => root.wide), tab: Qt.binding(() => root.tab) })
    }
    Connections {
        target: root.inside
        function onKeypadAsked(tracked, label, value, least, most) { sheets.askKeypad(tracked, label, value, least, most) }
        function onTabAsked(tab) { root.choose(tab) }
        function onPageAsked(page) { root.pageAsked(page) }
    }
    TabsBar {
        id: bar
        visible: !root.wide
        anchors.bottom: parent.bottom
        width: parent.width
        pages: root.inside?.tabs ?? []
        icons: root.inside?.tabIcons ?? []
        undoText: root.session.undoText.split(" · ")[0]
        current: root.tab
        onUndone: root.session.undo()
        onChosen: index => root.choose(index)
    }
    TableSheets {
        id: sheets
        anchors.fill: parent
        anchors.bottomMargin: bar.visible ? bar.height : 0
        library: root.library
        session: root.session
        onPageAsked: page => root.pageAsked(page)
    }
}
