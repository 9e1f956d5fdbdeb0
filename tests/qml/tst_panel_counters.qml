import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 400

    Samples { id: samples }
    Counters { id: counters; width: 358; panel: samples.glassGoods }
    Counters { id: compact; y: 300; width: 358; panel: samples.derreinGoods }
    SignalSpy { id: adjusted; target: counters; signalName: "adjusted" }
    SignalSpy { id: asked; target: counters; signalName: "keypadAsked" }
    SignalSpy { id: compactAsked; target: compact; signalName: "keypadAsked" }

    PanelCase {
        name: "CountersPanel"
        view: counters
        model: samples.glassGoods
        samples: samples

        function clear() {
            for (const spy of [adjusted, asked, compactAsked])
                spy.clear()
        }
        function test_bothHalvesOfATile() {
            clear()
            const tile = named("Wood 3")
            mouseClick(tile, tile.width - 20, tile.height / 2)
            mouseClick(tile, 20, tile.height / 2)
            compare(adjusted.signalArguments[0][0], "seat0.wood")
            compare(adjusted.signalArguments[0][1], 1)
            compare(adjusted.signalArguments[1][1], -1)
        }
        function test_nothingGoesBelowZero() {
            clear()
            const tile = named("Food 0")
            mouseClick(tile, 20, tile.height / 2)
            compare(adjusted.count, 0)
        }
        function test_keys() {
            clear()
            named("Water 2").forceActiveFocus()
            keyClick("+")
            keyClick("-")
            keyClick(Qt.Key_Return)
            compare(adjusted.count, 2)
            compare(asked.signalArguments[0][0], "seat0.water")
            compare(asked.signalArguments[0][2], 2)
        }
        function test_tabGoesFromTileToTile() {
            named("Sand 1").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Tab)
            verify(named("Food 0").activeFocus)
        }
        function test_aSmallTileOpensTheKeypad() {
            clear()
            const tile = seen(compact).filter(item => item.activeFocusOnTab)[0]
            mouseClick(tile)
            compare(compactAsked.count, 1)
        }
        function test_namesSideBySideHaveOneSize() {
            const sizes = new Set(seen(counters).filter(item => item.fontSizeMode !== undefined && item.text === item.text && item.size !== undefined
                && ["Sand", "Food", "Charcoal", "Water", "Wood", "Clay"].indexOf(item.text) >= 0).map(item => item.size))
            compare(sizes.size, 1)
        }
    }
}
