import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* A walk through the zones of the table: what the app thinks lies there, and - and + where the board says otherwise. */
PageFrame {
    id: root

    required property Library library
    required property Session session
    property int at: 0
    readonly property list<string> zones: session.zones
    readonly property string zone: zones[at] ?? ""
    readonly property bool last: at + 1 >= zones.length

    title: qsTrId("app.compare.title")
    headline: zones.length > 0 ? zone + " · " + qsTrId("app.compare.zone").arg(at + 1).arg(zones.length) : ""
    Component.onCompleted: session.compare(true)
    Component.onDestruction: session.compare(false)

    Say {
        width: parent.width
        text: qsTrId("app.compare.walk")
        size: Theme.small
        quiet: true
    }
    Column {
        width: parent.width
        spacing: 6

        Repeater {
            model: root.session.tallies

            Loader {
                id: row
                required property string tracked
                required property string label
                required property string zone
                required property int value
                required property int min
                required property int max
                required property string valueName
                required property var names

                width: parent.width
                active: zone === root.zone
                visible: active
                sourceComponent: ValueRow {
                    tracked: row.tracked
                    label: row.label
                    value: row.value
                    min: row.min
                    max: row.max
                    valueName: row.valueName
                    names: row.names
                    onChanged: to => root.session.correct(row.tracked, to)
                    onAsked: chooser.ask(row.tracked, row.label, row.names, row.min, row.value)
                }
            }
        }
    }
    NameChooser {
        id: chooser
        onChosen: (tracked, value) => root.session.correct(tracked, value)
    }
    footer: Row {
        width: root.inner
        spacing: Theme.gap

        PillButton {
            width: (parent.width - parent.spacing) / 3
            enabled: root.at > 0
            text: qsTrId("controls.back")
            onClicked: --root.at
        }
        PillButton {
            objectName: "nextZone"
            width: (parent.width - parent.spacing) * 2 / 3
            primary: true
            text: root.last ? qsTrId("app.compare.done") : qsTrId("app.compare.next")
            onClicked: root.last ? root.backAsked() : ++root.at
        }
    }
}
