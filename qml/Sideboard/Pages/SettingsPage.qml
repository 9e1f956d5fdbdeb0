import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The wishes of this device's person. */
PageFrame {
    id: root

    required property Library library
    readonly property Settings settings: library.settings

    title: qsTrId("app.settings.title")
    between: 20

    Section {
        width: parent.width
        heading: qsTrId("app.settings.language")

        Choices {
            width: parent.width
            label: qsTrId("app.settings.language")
            values: root.settings.languages.map(each => qsTrId("app.language." + each))
            current: root.settings.languages.indexOf(root.settings.language)
            onChosen: index => root.settings.speak(root.settings.languages[index])
        }
    }
    Field {
        width: parent.width
        label: qsTrId("app.settings.name")
        text: root.settings.name
        longest: 24
        onEntered: text => root.settings.introduce(text)
    }
    Section {
        width: parent.width
        heading: qsTrId("app.settings.theme")

        Choices {
            width: parent.width
            label: qsTrId("app.settings.theme")
            values: [qsTrId("app.settings.theme.system"), qsTrId("app.settings.theme.light"), qsTrId("app.settings.theme.dark"),
                qsTrId("app.settings.theme.contrast")]
            current: root.settings.scheme
            onChosen: index => root.settings.paint(index)
        }
    }
    Section {
        width: parent.width
        heading: qsTrId("app.settings.text")

        Choices {
            width: parent.width
            readonly property list<int> sizes: [100, 125, 150, 200]
            label: qsTrId("app.settings.text")
            values: Array.from(sizes).map(each => qsTrId("app.settings.percent").arg(each))
            current: sizes.indexOf(root.settings.textPercent)
            onChosen: index => root.settings.scaleText(sizes[index])
        }
    }
    Column {
        width: parent.width
        spacing: Theme.gap

        SwitchRow {
            width: parent.width
            iconName: "motion"
            text: qsTrId("app.settings.motion")
            on: root.settings.reduceMotion
            onSwitched: on => root.settings.setStill(on)
        }
        SwitchRow {
            width: parent.width
            iconName: "sound"
            text: qsTrId("app.settings.sound")
            on: root.settings.sound
            onSwitched: on => root.settings.setSound(on)
        }
        SwitchRow {
            width: parent.width
            iconName: "vibrate"
            text: qsTrId("app.settings.haptics")
            on: root.settings.haptics
            onSwitched: on => root.settings.setHaptics(on)
        }
        SwitchRow {
            width: parent.width
            iconName: "awake"
            text: qsTrId("app.settings.awake")
            on: root.settings.keepAwake
            onSwitched: on => root.settings.setAwake(on)
        }
        SwitchRow {
            width: parent.width
            iconName: "clock"
            text: qsTrId("app.settings.clock")
            on: root.settings.clock
            onSwitched: on => root.settings.setClock(on)
        }
    }
    Section {
        width: parent.width
        heading: qsTrId("app.settings.backups")
        detail: qsTrId("app.settings.backups.count", root.library.backups.length)

        PillButton {
            width: parent.width
            iconName: "backup"
            text: qsTrId("app.settings.backups.now")
            onClicked: root.library.backUp()
        }
        Say {
            width: parent.width
            text: qsTrId("app.settings.file").arg(root.library.place)
            size: Theme.small
            quiet: true
            wrapMode: Text.WrapAnywhere
        }
    }
}
