pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model

/* Asks for the next open field of a move, whatever its kind. It tells what was chosen, by key, and decides nothing. */
Sheet {
    id: root

    required property PromptModel prompt
    property alias note: remark.text

    signal chosen(string key)
    signal amountChosen(int amount)
    signal mixChosen(var keys, var amounts)
    signal arranged(var places, var things, var counts)
    signal overruled(string key)

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
                width: parent.width
                sourceComponent: root.prompt.kind === PromptModel.Choice ? choice
                    : root.prompt.kind === PromptModel.Cells ? cells
                    : root.prompt.kind === PromptModel.Amount ? amount
                    : root.prompt.kind === PromptModel.Mix ? mix
                    : root.prompt.kind === PromptModel.Arrangement ? arrangement : null
            }
        }
    }

    Component {
        id: choice
        ChoicePrompt {
            options: root.prompt.options
            onChosen: key => root.chosen(key)
            onOverruled: key => root.overruled(key)
        }
    }
    Component {
        id: cells
        CellsPrompt {
            options: root.prompt.options
            onChosen: key => root.chosen(key)
        }
    }
    Component {
        id: amount
        AmountPrompt {
            label: root.prompt.title
            least: root.prompt.min
            most: root.prompt.max
            onAccepted: amount => root.amountChosen(amount)
        }
    }
    Component {
        id: mix
        MixPrompt {
            options: root.prompt.options
            leastTotal: root.prompt.min
            mostTotal: root.prompt.max
            onAccepted: (keys, amounts) => root.mixChosen(keys, amounts)
        }
    }
    Component {
        id: arrangement
        ArrangementPrompt {
            things: root.prompt.options
            places: root.prompt.places
            allMustStand: root.prompt.allMustStand
            onAccepted: (places, things, counts) => root.arranged(places, things, counts)
        }
    }
}
