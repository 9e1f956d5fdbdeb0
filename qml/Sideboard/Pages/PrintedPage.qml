import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Figures printed on components that no rulebook gives: looked at once, remembered for the box. */
Rectangle {
    id: root

    required property Library library
    required property Session session
    readonly property real side: Math.max(Theme.margin, (width - 760) / 2)

    signal backAsked()
    signal pageAsked(string page)

    color: Theme.paint.paper
    Component.onCompleted: session.compare(true)
    Component.onDestruction: session.compare(false)

    PageHeader {
        id: header
        x: root.side
        y: 6
        width: parent.width - 2 * x
        title: qsTrId("app.printed.title")
        headline: root.session.unchecked > 0 ? qsTrId("app.printed.unchecked", root.session.unchecked) : qsTrId("app.printed.all-checked")
        canGoBack: true
        onBackAsked: root.backAsked()
    }
    ListView {
        id: list
        anchors.top: header.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        width: parent.width
        leftMargin: root.side
        rightMargin: root.side
        bottomMargin: 16
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.session.printed
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("app.printed.title")

        header: Say {
            width: list.width - 2 * root.side
            bottomPadding: 8
            text: qsTrId("app.printed.detail")
            size: Theme.small
            quiet: true
        }
        delegate: Item {
            id: line
            required property string tracked
            required property string label
            required property int value
            required property int min
            required property int max
            required property string valueName
            required property var names
            required property bool checked

            width: list.width - 2 * root.side
            height: row.implicitHeight

            ValueRow {
                id: row
                width: line.width
                tracked: line.tracked
                label: line.label
                value: line.value
                min: line.min
                max: line.max
                valueName: line.valueName
                names: line.names
                checkable: true
                checked: line.checked
                onChanged: to => root.session.enterPrinted(line.tracked, to)
                onAsked: chooser.ask(line.tracked, line.label, line.names, line.min, line.value)
            }
        }
    }
    NameChooser {
        id: chooser
        onChosen: (tracked, value) => root.session.enterPrinted(tracked, value)
    }
}
