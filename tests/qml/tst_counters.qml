import QtQuick
import QtTest
import Sideboard.Controls

Item {
    id: root
    width: 400
    height: 500

    CounterTile {
        id: tile
        width: 114
        label: "Wood"
        detail: ""
        iconName: "wood"
        tone: "wood"
        value: 3
        most: 7
    }
    MiniCounter {
        id: mini
        y: 120
        label: "Clay"
        iconName: "clay"
        tone: "clay"
        value: 1
    }
    Keypad {
        id: keypad
        y: 220
        label: "Wood"
        value: 2
        most: 12
    }
    Stepper {
        id: stepper
        x: 200
        label: "Wood"
        value: 1
        least: 0
        most: 2
    }
    Figure {
        id: figure
        x: 340
        value: 11
    }
    SignalSpy { id: adjusted; target: tile; signalName: "adjusted" }
    SignalSpy { id: asked; target: tile; signalName: "keypadAsked" }
    SignalSpy { id: miniAdjusted; target: mini; signalName: "adjusted" }
    SignalSpy { id: miniAsked; target: mini; signalName: "keypadAsked" }
    SignalSpy { id: accepted; target: keypad; signalName: "accepted" }
    SignalSpy { id: dismissed; target: keypad; signalName: "dismissed" }
    SignalSpy { id: stepped; target: stepper; signalName: "stepped" }

    TestCase {
        name: "Counters"
        when: windowShown

        function init() {
            for (const spy of [adjusted, asked, miniAdjusted, miniAsked, accepted, dismissed, stepped])
                spy.clear()
            tile.value = 3
            keypad.typed = ""
        }
        function test_halvesCountOne() {
            mouseClick(tile, tile.width - 20, tile.height / 2)
            compare(adjusted.signalArguments[0][0], 1)
            mouseClick(tile, 20, tile.height / 2)
            compare(adjusted.signalArguments[1][0], -1)
        }
        function test_stopsAtItsLimits() {
            tile.value = 7
            mouseClick(tile, tile.width - 20, 40)
            compare(adjusted.count, 0)
            tile.value = 0
            mouseClick(tile, 20, 40)
            compare(adjusted.count, 0)
        }
        function test_aSwipeCountsMore() {
            mousePress(tile, 30, 40)
            mouseMove(tile, 50, 40)
            mouseMove(tile, 80, 40)
            mouseRelease(tile, 80, 40)
            compare(adjusted.count, 1)
            compare(adjusted.signalArguments[0][0], 4)
        }
        function test_aSwipeMayEndOutside() {
            mousePress(tile, 60, 40)
            mouseMove(tile, 20, 40)
            mouseMove(tile, -40, 40)
            mouseRelease(tile, -40, 40)
            compare(adjusted.count, 1)
            compare(adjusted.signalArguments[0][0], -3)
            mouseClick(tile, tile.width - 20, 40)
            compare(adjusted.signalArguments[1][0], 1)
        }
        function test_slippingOffIsNoTap() {
            mousePress(tile, tile.width - 4, 40)
            mouseMove(tile, tile.width + 8, 40)
            mouseRelease(tile, tile.width + 8, 40)
            compare(adjusted.count, 0)
        }
        function test_aFingerDoesTheSame() {
            const finger = touchEvent(tile)
            finger.press(0, tile, tile.width - 20, 40).commit()
            finger.release(0, tile, tile.width - 20, 40).commit()
            compare(adjusted.signalArguments[0][0], 1)
            finger.press(0, tile, 30, 40).commit()
            for (const x of [40, 55, 70, 80])
                finger.move(0, tile, x, 40).commit()
            finger.release(0, tile, 80, 40).commit()
            compare(adjusted.signalArguments[1][0], 4)
            finger.press(0, tile, 20, 40).commit()
            tryCompare(asked, "count", 1)
            finger.release(0, tile, 20, 40).commit()
            compare(adjusted.count, 2)
        }
        function test_holdingAsksForTheKeypad() {
            mousePress(tile, 20, 40)
            wait(600)
            mouseRelease(tile, 20, 40)
            compare(asked.count, 1)
            compare(adjusted.count, 0)
        }
        function test_keys() {
            tile.forceActiveFocus()
            keyClick(Qt.Key_Plus)
            keyClick(Qt.Key_Minus)
            keyClick(Qt.Key_PageUp)
            compare(adjusted.count, 3)
            compare(adjusted.signalArguments[1][0], -1)
            compare(adjusted.signalArguments[2][0], 4)
            keyClick(Qt.Key_Return)
            compare(asked.count, 1)
        }
        function test_namesWithItsFigure() {
            compare(tile.Accessible.name, "Wood 3")
            compare(tile.Accessible.role, Accessible.SpinBox)
        }
        function test_aSmallOneOpensTheKeypad() {
            mouseClick(mini, 20, 20)
            compare(miniAsked.count, 1)
            mini.forceActiveFocus()
            keyClick(Qt.Key_Plus)
            compare(miniAdjusted.signalArguments[0][0], 1)
        }
        function test_theKeypadAddsUp() {
            keypad.forceActiveFocus()
            for (const key of ["3", "+", "4", "-", "1"])
                keyClick(key)
            compare(keypad.total, 6)
            keyClick(Qt.Key_Return)
            compare(accepted.signalArguments[0][0], 6)
        }
        function test_aLeadingSignCountsFromWhatIsThere() {
            keypad.forceActiveFocus()
            keyClick("+")
            keyClick("5")
            compare(keypad.total, 7)
            keyClick("-")
            keyClick("+")
            keyClick("1")
            compare(keypad.total, 8)
        }
        function test_theKeypadRefusesWhatDoesNotFit() {
            keypad.forceActiveFocus()
            keyClick("9")
            keyClick("9")
            verify(!keypad.fits)
            keyClick(Qt.Key_Return)
            compare(accepted.count, 0)
            keyClick(Qt.Key_Backspace)
            compare(keypad.total, 9)
            keyClick(Qt.Key_Escape)
            compare(dismissed.count, 1)
        }
        function test_sums_data() {
            return [
                { tag: "nothing", typed: "", total: 5 }, { tag: "figure", typed: "12", total: 12 }, { tag: "sum", typed: "3+4-1", total: 6 },
                { tag: "plus", typed: "+2", total: 7 }, { tag: "minus", typed: "-2-1", total: 2 }, { tag: "unfinished", typed: "3+", total: 3 }
            ]
        }
        function test_sums(data) {
            compare(Sums.total(data.typed, 5), data.total)
        }
        function test_theStepperKeepsItsBounds() {
            stepper.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(stepped.count, 1)
            stepper.value = 2
            keyClick(Qt.Key_Plus)
            compare(stepped.count, 1)
        }
        function test_digitsKeepTheirPlaces() {
            const before = figure.implicitWidth
            figure.value = 88
            compare(figure.implicitWidth, before)
            figure.value = 29
            figure.halves = true
            compare(figure.text, "14½")
        }
    }
}
