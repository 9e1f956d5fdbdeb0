pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

/* Every control and panel, with knobs for theme, text size, motion and language. */
Window {
    id: root

    property string language: "fr"

    signal languageAsked(string language)

    function fill() {
        stage.fill()
    }

    width: 1180
    height: 820
    visible: true
    title: qsTrId("gallery.title")
    color: Theme.paint.paper

    Flickable {
        id: side
        width: 180
        height: parent.height
        contentHeight: list.implicitHeight + 16

        Column {
            id: list
            x: 8
            y: 8
            width: parent.width - 16
            spacing: 2

            PillButton { width: parent.width; text: qsTrId("gallery.theme"); onClicked: stage.scheme = (stage.scheme + 1) % 3 }
            PillButton { width: parent.width; text: qsTrId("gallery.text").arg(Math.round(stage.textScale * 100)); onClicked: stage.textScale = stage.textScale >= 2 ? 1 : stage.textScale + 0.25 }
            PillButton { width: parent.width; text: root.language === "fr" ? "English" : "Français"; onClicked: root.languageAsked(root.language === "fr" ? "en" : "fr") }
            PillButton { width: parent.width; text: qsTrId("gallery.phone"); checkable: true; checked: true; id: phone }
            Repeater {
                model: stage.pages
                PillButton {
                    required property string modelData
                    width: list.width
                    quiet: modelData !== stage.page
                    text: modelData
                    onClicked: stage.page = modelData
                }
            }
        }
    }
    Stage {
        id: stage
        anchors.left: side.right
        width: phone.checked ? 390 : root.width - side.width
        height: Math.min(root.height, phone.checked ? 844 : root.height)
    }
}
