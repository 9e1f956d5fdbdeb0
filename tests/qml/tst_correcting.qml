import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

/* From the tile to the corrected value, with fingers and with keys alone. */
Item {
    id: root
    width: 390
    height: 844

    Samples { id: samples }
    Counters {
        id: counters
        width: 358
        panel: samples.glassGoods
        onAdjusted: (tracked, by) => samples.adjust(tracked, by)
        onKeypadAsked: (tracked, label, value, least, most) => keypad.ask(tracked, label, value, least, most)
    }
    KeypadSheet {
        id: keypad
        onCorrected: (tracked, to) => samples.correct(tracked, to)
    }

    PanelCase {
        name: "Correcting"
        view: counters
        model: samples.glassGoods
        samples: samples

        function cleanup() {
            keypad.close()
            tryCompare(keypad, "visible", false)
        }
        function key(name) {
            const found = seen(keypad.contentItem).filter(item => item.Accessible.name === name && item.clicked !== undefined)
            verify(found.length === 1, name)
            return found[0]
        }
        function hold(tile) {
            const finger = touchEvent(tile)
            finger.press(0, tile, 30, 50).commit()
            tryCompare(keypad, "opened", true)
            finger.release(0, tile, 30, 50).commit()
        }
        function tap(item) {
            const finger = touchEvent(item)
            finger.press(0, item).commit()
            finger.release(0, item).commit()
        }
        function test_aSumIsTypedWithAFinger() {
            hold(named("Wood 3"))
            for (const name of ["3", "Plus", "4", "Minus", "1"])
                tap(key(name))
            tap(key("OK"))
            tryVerify(() => seen(counters).some(item => item.Accessible.name === "Wood 6"))
            tryCompare(keypad, "visible", false)
        }
        function test_aSignCountsFromWhatIsThere() {
            hold(named("Water 2"))
            tap(key("Plus"))
            tap(key("3"))
            tap(key("OK"))
            tryVerify(() => seen(counters).some(item => item.Accessible.name === "Water 5"))
        }
        function test_whatDoesNotFitIsNotTaken() {
            hold(named("Clay 1"))
            tap(key("9"))
            verify(!key("OK").enabled)
            tap(key("OK"))
            verify(keypad.opened)
            named("Clay 1")
        }
        function test_theKeyboardAloneIsEnough() {
            named("Sand 1").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryCompare(keypad, "opened", true)
            for (const typed of ["2", "+", "2"])
                keyClick(typed)
            keyClick(Qt.Key_Return)
            tryVerify(() => seen(counters).some(item => item.Accessible.name === "Sand 4"))
        }
        function test_escapeChangesNothing() {
            named("Sand 1").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryCompare(keypad, "opened", true)
            keyClick("7")
            keyClick(Qt.Key_Escape)
            tryCompare(keypad, "visible", false)
            named("Sand 1")
        }
    }
}
