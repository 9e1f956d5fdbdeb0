import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: "PromptSheet"
    headline: qsTrId("gallery.prompts.note")

    Flow {
        width: parent.width
        spacing: 12

        Card {
            width: Math.min(parent.width, 480)
            heading: root.samples.choicePrompt.title
            color: Theme.paint.paper
            ChoicePrompt { id: choice; width: parent.width; prompt: root.samples.choicePrompt; asked: "cooperage" }
        }
        Card {
            width: Math.min(parent.width, 480)
            heading: root.samples.cellsPrompt.title
            color: Theme.paint.paper
            CellsPrompt { id: cells; width: parent.width; height: implicitHeight; prompt: root.samples.cellsPrompt }
        }
        Card {
            width: Math.min(parent.width, 480)
            heading: root.samples.mixPrompt.title
            color: Theme.paint.paper
            MixPrompt { id: mix; width: parent.width; prompt: root.samples.mixPrompt }
        }
    }
}
