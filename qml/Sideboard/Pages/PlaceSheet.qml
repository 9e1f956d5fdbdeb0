import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Panels
import Sideboard.Session

/* Asks for a place on the panel where it lies: what is open glows, what is not can say why. */
Sheet {
    id: root

    required property Session session
    readonly property Draft draft: session.draft
    readonly property string panelName: draft.prompt.panel

    heading: draft.prompt.title
    widest: 720
    contentHeight: column.implicitHeight

    contentItem: Flickable {
        implicitHeight: column.implicitHeight
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column
            width: parent.width
            spacing: Theme.pad

            Item {
                width: parent.width
                height: Math.max(words.implicitHeight, Theme.touch)

                Say {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - Theme.touch
                    text: root.draft.title + (root.draft.chosen.length > 0 ? " · " + root.draft.chosen : "") + "\n" + qsTrId("app.table.choose-place")
                    strong: true
                }
                IconButton {
                    anchors.right: parent.right
                    iconName: "close"
                    text: qsTrId("controls.close")
                    onClicked: root.close()
                }
            }
            PanelNamed {
                id: place
                panels: root.session.panels
                name: root.panelName
            }
            Loader {
                width: parent.width
                active: root.visible && place.panel !== null
                sourceComponent: root.session.game === "derrein" ? derrein : any
            }
            Component {
                id: derrein
                DerreinMap {
                    objectName: "placeMap"
                    panel: place.panel as GridPanel
                    tones: root.session.seatTones
                    onTapped: key => root.session.tap(root.panelName, key)
                }
            }
            Component {
                id: any
                AnyPanel {
                    panel: place.panel
                    onTapped: (key, move, value) => root.session.tap(root.panelName, key)
                }
            }
            RefusalStrip {
                visible: root.session.refusal.length > 0
                width: parent.width
                sentence: root.session.refusal
                page: root.session.refusalPage
                overrulable: root.session.overrulable
                onOverruled: root.session.overrule()
                onDismissed: root.session.dismissRefusal()
            }
        }
    }
}
