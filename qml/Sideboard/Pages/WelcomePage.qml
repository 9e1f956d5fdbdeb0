import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* The first run: a language and a name, nothing else. */
Rectangle {
    id: root

    required property Library library
    readonly property Settings settings: library.settings

    color: Theme.paint.paper

    Flickable {
        anchors.fill: parent
        contentHeight: column.implicitHeight + 64
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            x: (root.width - width) / 2
            y: Math.max(32, (root.height - implicitHeight) / 2)
            width: Math.min(root.width - 32, 420)
            spacing: 20

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                iconName: "bowl"
                size: 96
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTrId("app.welcome.title")
                size: Theme.figure
                strong: true
            }
            Say {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTrId("app.welcome.detail")
                quiet: true
            }
            Section {
                width: parent.width
                heading: qsTrId("app.welcome.language")

                Choices {
                    width: parent.width
                    label: qsTrId("app.welcome.language")
                    values: root.settings.languages.map(each => qsTrId("app.language." + each))
                    current: root.settings.languages.indexOf(root.settings.language)
                    onChosen: index => root.settings.speak(root.settings.languages[index])
                }
            }
            Field {
                id: name
                objectName: "name"
                width: parent.width
                label: qsTrId("app.welcome.name")
                text: root.settings.name
                longest: 24
                onEntered: text => root.settings.introduce(text)
            }
            PillButton {
                objectName: "start"
                width: parent.width
                height: Math.max(54, implicitHeight)
                primary: true
                text: qsTrId("app.welcome.start")
                onClicked: {
                    root.settings.introduce(name.typed)
                    root.settings.greet()
                }
            }
        }
    }
}
