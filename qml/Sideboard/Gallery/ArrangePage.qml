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
            heading: root.samples.arrangementPrompt.title
            color: Theme.paint.paper
            ArrangementPrompt {
                id: arrange
                width: parent.width
                prompt: root.samples.arrangementPrompt
                Component.onCompleted: {
                    change(0, 1)
                    change(0, 1)
                    change(0, 1)
                    chosen = 1
                    change(1, 1)
                }
            }
        }
        Card {
            width: Math.min(parent.width, 480)
            heading: root.samples.amountPrompt.title
            color: Theme.paint.paper
            AmountPrompt { id: amount; width: parent.width; prompt: root.samples.amountPrompt; amount: 5 }
        }
    }
}
