pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Asks for the next open field of a move, whatever its kind. It tells what was chosen, by key, and decides nothing. */
Sheet {
    id: root

    required property PromptModel prompt
    property alias note: remark.text
    /* Where chance could fill in the rest: the words of that button. */
    property string drawText: ""
    property string shown: ""

    signal chosen(string key)
    signal amountChosen(int amount)
    signal mixChosen(var keys, var amounts)
    signal arranged(var places, var things, var counts)
    signal overruled(string key)
    signal drawn()

    heading: prompt.title
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
                height: Math.max(title.implicitHeight, Theme.touch)

                Say {
                    id: title
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - Theme.touch - 8
                    text: root.prompt.title
                    size: Theme.title
                    strong: true
                }
                IconButton {
                    anchors.right: parent.right
                    anchors.rightMargin: -8
                    anchors.verticalCenter: parent.verticalCenter
                    iconName: "close"
                    text: qsTrId("controls.close")
                    onClicked: root.close()
                }
            }
            Say {
                id: remark
                visible: text.length > 0
                width: parent.width
                size: Theme.small
                quiet: true
            }
            Loader {
                id: form
                width: parent.width
            }
            PillButton {
                visible: root.drawText.length > 0
                width: parent.width
                iconName: "dice"
                text: root.drawText
                onClicked: root.drawn()
            }
        }
    }

    /* A new form only for a new question: while it stays the same, what is being typed stays too. */
    function showForm() {
        const asked = prompt.kind + "/" + prompt.field
        if (asked === shown)
            return
        shown = asked
        const files = ["", "ChoicePrompt", "CellsPrompt", "AmountPrompt", "MixPrompt", "ArrangementPrompt"]
        if (prompt.kind === PromptModel.Nothing)
            form.source = ""
        else
            form.setSource(files[prompt.kind] + ".qml", { prompt: prompt })
    }

    Component.onCompleted: showForm()

    Connections {
        target: root.prompt
        function onChanged() { root.showForm() }
    }
    Connections {
        target: form.item
        ignoreUnknownSignals: true
        function onChosen(key) { root.chosen(key) }
        function onOverruled(key) { root.overruled(key) }
        function onAccepted(first, second, third) {
            if (root.prompt.kind === PromptModel.Amount)
                root.amountChosen(first)
            else if (root.prompt.kind === PromptModel.Mix)
                root.mixChosen(first, second)
            else
                root.arranged(first, second, third)
        }
    }
}
