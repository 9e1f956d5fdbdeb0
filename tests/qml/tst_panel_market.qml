import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 600

    Samples { id: samples }
    Market { id: market; width: 358; panel: samples.gwtnzMarket }
    SignalSpy { id: tapped; target: market; signalName: "tapped" }

    PanelCase {
        name: "MarketPanel"
        view: market
        model: samples.gwtnzMarket
        samples: samples

        function items() {
            return seen(market).filter(item => item.wantsStacking !== undefined)
        }
        function test_aTapTellsMoveAndKey() {
            tapped.clear()
            mouseClick(items()[0])
            compare(tapped.signalArguments[0][0], "worker0")
            compare(tapped.signalArguments[0][1], "hire")
        }
        function test_keys() {
            tapped.clear()
            items()[3].forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(tapped.signalArguments[0][0], "worker3")
        }
        function test_onePlaceForNamesAndOneHeightPerRow() {
            tryVerify(() => new Set(items().map(item => item.stacked)).size === 1)
            for (let row = 0; row < 2; ++row)
                tryVerify(() => new Set(items().slice(row * 3, row * 3 + 3).map(item => item.height)).size === 1)
        }
        function test_whatCannotBeHadSaysWhy() {
            verify(items()[5].Accessible.description.length > 0)
        }
        function test_aNarrowOneHasFewerColumns() {
            market.width = 200
            tryCompare(market, "columns", 1)
            market.width = 358
            tryCompare(market, "columns", 3)
        }
    }
}
