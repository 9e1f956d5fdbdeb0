import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: "PromptSheet"
    headline: qsTrId("gallery.prompts.note")

    Card {
        width: Math.min(parent.width, 480)
        heading: root.samples.choicePrompt.title
        color: Theme.paint.paper
        ChoicePrompt { id: choice; width: parent.width; options: root.samples.choicePrompt.options; asked: "cooperage" }
    }
    Card {
        width: Math.min(parent.width, 480)
        heading: root.samples.cellsPrompt.title
        color: Theme.paint.paper
        CellsPrompt { id: cells; width: parent.width; height: implicitHeight; options: root.samples.cellsPrompt.options }
    }
    Card {
        width: Math.min(parent.width, 480)
        heading: root.samples.mixPrompt.title
        color: Theme.paint.paper
        MixPrompt { id: mix; width: parent.width; options: root.samples.mixPrompt.options; leastTotal: root.samples.mixPrompt.min; mostTotal: root.samples.mixPrompt.max }
    }
}
