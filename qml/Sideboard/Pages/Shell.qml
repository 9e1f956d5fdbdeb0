import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The whole app: one page at a time, with the way back. It holds where one is, and nothing else. */
Rectangle {
    id: root

    required property Library library
    readonly property Session session: library.session
    readonly property Settings settings: library.settings
    property list<string> trail: []
    readonly property string page: library.trouble.length > 0 ? "Trouble" : !settings.greeted ? "Welcome"
        : trail.length > 0 ? trail[trail.length - 1] : session ? "Table" : "Home"
    readonly property list<string> tablePages: ["Table", "History", "Score", "Compare", "SetUp", "Printed", "Overview", "Devices"]

    function go(page: string) {
        if (page === "Home") {
            trail = []
            library.closeTable()
        } else if (page === "Table") {
            trail = []
        } else {
            trail = Array.from(trail).filter(each => each !== page).concat([page])
        }
    }
    function back() {
        if (trail.length > 0)
            trail = Array.from(trail).slice(0, -1)
        else if (session)
            go("Home")
    }
    function show() {
        if (tablePages.indexOf(page) >= 0)
            loader.setSource(page + "Page.qml", { library: library, session: session })
        else
            loader.setSource(page + "Page.qml", { library: library })
    }

    implicitWidth: 390
    implicitHeight: 844
    color: Theme.paint.paper
    onPageChanged: show()
    Component.onCompleted: show()
    Keys.onBackPressed: back()
    Keys.onEscapePressed: back()
    focus: true

    SystemPalette { id: system }
    Binding {
        target: Theme
        property: "scheme"
        value: root.settings.scheme === Settings.Contrast ? Theme.Contrast : root.settings.scheme === Settings.Dark ? Theme.Dark
            : root.settings.scheme === Settings.System && system.window.hslLightness < 0.5 ? Theme.Dark : Theme.Light
    }
    Binding { target: Theme; property: "textScale"; value: root.settings.textPercent / 100 }
    Binding { target: Theme; property: "reduceMotion"; value: root.settings.reduceMotion }

    Connections {
        target: root.library
        function onSessionChanged() {
            // Another table, or none: its pages go with it, before it does.
            root.trail = []
            root.show()
        }
    }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onPageAsked(page) { root.go(page) }
        function onBackAsked() { root.back() }
    }
    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 84
        width: Math.min(parent.width - 32, 420)
        active: root.library.notice.length > 0
        sourceComponent: Toast {
            sentence: root.library.notice
            undoText: qsTrId("controls.ok")
            staying: root.library.noticeIsTrouble ? 0 : 4000
            onUndone: root.library.dismissNotice()
            onGone: root.library.dismissNotice()
        }
    }
}
