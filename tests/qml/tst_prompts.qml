import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery

Item {
    id: root
    width: 390
    height: 844

    Samples { id: samples }

    Component { id: choiceSheet; PromptSheet { prompt: samples.choicePrompt } }
    Component { id: cellsSheet; PromptSheet { prompt: samples.cellsPrompt } }
    Component { id: amountSheet; PromptSheet { prompt: samples.amountPrompt } }
    Component { id: mixSheet; PromptSheet { prompt: samples.mixPrompt } }
    Component { id: arrangementSheet; PromptSheet { prompt: samples.arrangementPrompt } }
    MixPrompt { id: mix; width: 350; prompt: samples.mixPrompt; visible: false }
    ArrangementPrompt { id: stalls; width: 350; prompt: samples.arrangementPrompt; visible: false }
    ChoicePrompt { id: choice; width: 350; prompt: samples.choicePrompt }
    AmountPrompt { id: amount; y: 500; width: 350; prompt: samples.amountPrompt }

    SignalSpy { id: paid; target: mix; signalName: "accepted" }
    SignalSpy { id: arranged; target: stalls; signalName: "accepted" }
    SignalSpy { id: chosen; target: choice; signalName: "chosen" }
    SignalSpy { id: counted; target: amount; signalName: "accepted" }

    TestCase {
        name: "Prompts"
        when: windowShown

        function test_aSheetForEveryKind_data() {
            return [{ tag: "choice", sheet: choiceSheet }, { tag: "cells", sheet: cellsSheet }, { tag: "amount", sheet: amountSheet },
                { tag: "mix", sheet: mixSheet }, { tag: "arrangement", sheet: arrangementSheet }]
        }
        function test_aSheetForEveryKind(data) {
            const sheet = createTemporaryObject(data.sheet, root)
            sheet.open()
            tryCompare(sheet, "opened", true)
            verify(sheet.height > 120)
            verify(sheet.heading.length > 0)
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
        }
        function test_anOpenValueIsChosenByKey() {
            chosen.clear()
            mouseClick(choice, 60, 20)
            compare(chosen.signalArguments[0][0], "sawmill")
        }
        function test_aClosedValueSaysWhyInsteadOfBeingChosen() {
            chosen.clear()
            mouseClick(choice, 60, 100)
            compare(chosen.count, 0)
            compare(choice.asked, "cooperage")
            choice.asked = ""
        }
        function test_aMixStartsFromTheSuggestionAndAddsUp() {
            compare(mix.total, 3)
            verify(mix.fits)
            mix.change(0, -1)
            verify(!mix.fits)
            mix.change(2, 1)
            verify(mix.fits)
            mix.accepted(mix.keys(), mix.amounts)
            compare(paid.signalArguments[0][0], ["wheat", "food", "stone"])
            compare(paid.signalArguments[0][1], [1, 1, 1])
        }
        function test_anArrangementCountsWhoIsHomeless() {
            compare(stalls.homeless, 8)
            stalls.chosen = 0
            stalls.change(0, 1)
            stalls.change(0, 1)
            compare(stalls.homeless, 6)
            compare(stalls.remaining(0), 3)
            stalls.finish()
            compare(arranged.signalArguments[0][0], ["stall1"])
            compare(arranged.signalArguments[0][1], ["sheep"])
            compare(arranged.signalArguments[0][2], [2])
        }
        function test_anAmountStaysInItsBounds() {
            compare(amount.amount, 0)
            amount.amount = 5
            mouseClick(amount, 170, amount.height - 20)
            compare(counted.signalArguments[0][0], 5)
        }
    }
}
