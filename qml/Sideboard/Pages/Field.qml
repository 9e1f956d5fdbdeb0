import QtQuick
import Sideboard.Controls

/* A line to type into. It tells what was typed when it is left or entered; it keeps only what is being typed. */
Item {
    id: root

    required property string label
    property string text: ""
    property int longest: 40
    property alias typed: input.text

    signal entered(string text)

    implicitWidth: 320
    implicitHeight: name.implicitHeight + 4 + Math.max(Theme.touch, input.implicitHeight + 20)

    onTextChanged: if (!input.activeFocus) input.text = text

    Say {
        id: name
        width: parent.width
        text: root.label
        size: Theme.small
        quiet: true
        Accessible.ignored: true
    }
    Rectangle {
        y: name.height + 4
        width: parent.width
        height: parent.height - y
        radius: Theme.radius
        color: Theme.paint.card
        border.width: input.activeFocus ? 2 : Theme.hairline
        border.color: input.activeFocus ? Theme.paint.accent : Theme.paint.edge

        TextInput {
            id: input
            anchors.fill: parent
            anchors.leftMargin: 14
            anchors.rightMargin: 14
            verticalAlignment: TextInput.AlignVCenter
            text: root.text
            font.pixelSize: Theme.body
            color: Theme.paint.ink
            selectionColor: Theme.paint.accent
            selectedTextColor: Theme.paint.overAccent
            maximumLength: root.longest
            clip: true
            selectByMouse: true
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label
            onEditingFinished: root.entered(text)
        }
    }
}
