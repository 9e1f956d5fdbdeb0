import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery

Item {
    id: root
    width: 390
    height: 1500

    Samples { id: samples }

    Component { id: choiceSheet; PromptSheet { prompt: samples.choicePrompt } }
    Component { id: cellsSheet; PromptSheet { prompt: samples.cellsPrompt } }
    Component { id: amountSheet; PromptSheet { prompt: samples.amountPrompt } }
    Component { id: mixSheet; PromptSheet { prompt: samples.mixPrompt } }
    Component { id: arrangementSheet; PromptSheet { prompt: samples.arrangementPrompt } }
    Component { id: spy; SignalSpy { } }

    TestCase {
        id: test
        name: "Prompts"
        when: windowShown

        property PromptSheet sheet: null

        function seen(item) {
            let found = [item]
            for (let i = 0; i < item.children.length; ++i)
                if (item.children[i].visible)
                    found = found.concat(seen(item.children[i]))
            return found
        }
        function pressable(name) {
            const found = seen(sheet.contentItem).filter(item => item.Accessible.name === name && item.clicked !== undefined)
            verify(found.length > 0, "nothing to press is called " + name)
            return found[0]
        }
        function says(text) {
            return seen(sheet.contentItem).some(item => item.text !== undefined && String(item.text).indexOf(text) >= 0)
        }
        function opened(component, signalName) {
            Theme.reduceMotion = true
            sheet = createTemporaryObject(component, root)
            sheet.open()
            tryCompare(sheet, "opened", true)
            return createTemporaryObject(spy, root, { target: sheet, signalName: signalName })
        }
        function cleanup() {
            if (sheet)
                sheet.close()
            sheet = null
            Theme.reduceMotion = false
        }

        function test_aSheetForEveryKind_data() {
            return [{ tag: "choice", sheet: choiceSheet }, { tag: "cells", sheet: cellsSheet }, { tag: "amount", sheet: amountSheet },
                { tag: "mix", sheet: mixSheet }, { tag: "arrangement", sheet: arrangementSheet }]
        }
        function test_aSheetForEveryKind(data) {
            opened(data.sheet, "chosen")
            tryVerify(() => sheet.height > 120)
            verify(sheet.heading.length > 0)
            for (const item of seen(sheet.contentItem).filter(each => each.activeFocusOnTab && each.enabled))
                verify(item.Accessible.name.length > 0 && item.Accessible.role !== Accessible.NoRole, String(item))
            keyClick(Qt.Key_Escape)
            tryCompare(sheet, "visible", false)
        }
        function test_anOpenValueIsChosenByKey() {
            const chosen = opened(choiceSheet, "chosen")
            mouseClick(pressable("Sawmill"))
            compare(chosen.signalArguments[0][0], "sawmill")
            pressable("Village church").forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(chosen.signalArguments[1][0], "church")
        }
        function test_aClosedValueSaysWhyAndCanBeOverruled() {
            const chosen = opened(choiceSheet, "chosen")
            const overruled = createTemporaryObject(spy, root, { target: sheet, signalName: "overruled" })
            mouseClick(pressable("Cooperage"))
            compare(chosen.count, 0)
            verify(says("2 bricks are missing"))
            verify(says("p. 7"))
            wait(30) // the strip takes its place
            mouseClick(pressable("The board says otherwise"))
            compare(overruled.signalArguments[0][0], "cooperage")
        }
        function test_cellsAreTappedAndWalked() {
            const chosen = opened(cellsSheet, "chosen")
            const open = seen(sheet.contentItem).filter(item => item.column === 0 && item.row === 0 && item.clicked !== undefined)[0]
            mouseClick(open)
            compare(chosen.signalArguments[0][0], "cell00")
            open.forceActiveFocus()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            compare(chosen.count, 2)
            compare(chosen.signalArguments[1][0], "cell11")
        }
        function test_aClosedCellSaysWhyAndCanBeOverruled() {
            const chosen = opened(cellsSheet, "chosen")
            const overruled = createTemporaryObject(spy, root, { target: sheet, signalName: "overruled" })
            mouseClick(seen(sheet.contentItem).filter(item => item.column === 1 && item.row === 0 && item.clicked !== undefined)[0])
            compare(chosen.count, 0)
            verify(says("p. 9"))
            wait(30)
            mouseClick(pressable("The board says otherwise"))
            compare(overruled.signalArguments[0][0], "cell10")
        }
        function test_anAmountStaysInItsBounds() {
            const counted = opened(amountSheet, "amountChosen")
            mouseClick(pressable("More"))
            mouseClick(pressable("More"))
            mouseClick(pressable("Less"))
            mouseClick(pressable("Less"))
            verify(!pressable("Less").enabled)
            mouseClick(pressable("All 12"))
            verify(!pressable("More").enabled)
            mouseClick(pressable("OK"))
            compare(counted.signalArguments[0][0], 12)
        }
        function test_aMixStartsFromTheSuggestionAndSaysWhatIsMissing() {
            const paid = opened(mixSheet, "mixChosen")
            const less = seen(sheet.contentItem).filter(item => item.Accessible.name === "Less" && item.clicked !== undefined)
            mouseClick(less[0])
            verify(says("1 is still missing"))
            verify(!pressable("Pay 2 of 3").enabled)
            const steppers = seen(sheet.contentItem).filter(item => item.Accessible.role === Accessible.SpinBox)
            steppers[2].forceActiveFocus()
            keyClick("+")
            mouseClick(pressable("Pay 3 of 3"))
            compare(Array.from(paid.signalArguments[0][0]), ["wheat", "food", "stone"])
            compare(Array.from(paid.signalArguments[0][1]), [1, 1, 1])
        }
        function test_anArrangementIsMadeWithTapsAndNamesWhatIsLost() {
            const arranged = opened(arrangementSheet, "arranged")
            verify(says("8 find no place"))
            const stall = pressable("Add one to Stall")
            mouseClick(stall)
            mouseClick(stall)
            verify(says("6 find no place"))
            mouseClick(pressable("Take one out of Stall"))
            verify(says("7 find no place"))
            // Sheep do not stand in a stable, and it says so.
            const stable = pressable("Add one to Stable")
            verify(!stable.enabled)
            compare(stable.Accessible.description, "not here")
            mouseClick(pressable("Cattle"))
            mouseClick(pressable("Add one to Stable"))
            mouseClick(pressable("OK"))
            compare(Array.from(arranged.signalArguments[0][0]), ["stall1", "stall2"])
            compare(Array.from(arranged.signalArguments[0][1]), ["sheep", "cow"])
            compare(Array.from(arranged.signalArguments[0][2]), [1, 1])
        }
    }
}
