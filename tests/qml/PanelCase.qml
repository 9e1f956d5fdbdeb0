import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Model

/* What every kind of panel must stand: its own tests come on top. */
TestCase {
    id: root

    required property Item view
    required property PanelModel model
    required property Samples samples

    when: windowShown

    function init() {
        Theme.reduceMotion = true
        samples.fill()
        wait(20)
    }
    function cleanup() {
        Theme.reduceMotion = false
    }

    /* Everything under an item that is seen, the item first. */
    function seen(item) {
        let found = [item]
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].visible)
                found = found.concat(seen(item.children[i]))
        return found
    }
    function reachable() {
        return seen(view).filter(item => item.activeFocusOnTab && item.enabled)
    }
    function named(name) {
        const found = seen(view).filter(item => item.Accessible.name === name)
        verify(found.length > 0, "nothing is called " + name)
        return found[0]
    }

    function test_panelHasARoleAndAName() {
        verify(view.Accessible.role !== Accessible.NoRole)
        verify(view.Accessible.name.length > 0)
    }
    function test_whateverTakesTheKeyboardHasARoleAndAName() {
        for (const item of reachable()) {
            verify(item.Accessible.role !== Accessible.NoRole, item)
            verify(item.Accessible.name.length > 0, item)
        }
    }
    function test_noneOneMany_data() {
        return [{ tag: "none", count: 0 }, { tag: "one", count: 1 }, { tag: "many", count: 40 }]
    }
    function test_noneOneMany(data) {
        samples.show(model, data.count)
        wait(30)
        compare(model.pieces.count, data.count)
        verify(isFinite(view.implicitHeight) && view.implicitHeight >= 0, view.implicitHeight)
        verify(view.implicitHeight < 20000)
    }
    function test_languagesSwitchWhileItIsOpen() {
        const before = model.pieces.count
        samples.fill()
        compare(model.pieces.count, before)
    }
}
