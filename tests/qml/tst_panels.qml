import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Model
import Sideboard.Panels

Item {
    id: root
    width: 900
    height: 900

    Samples { id: samples }

    Counters { id: counters; width: 358; panel: samples.glassGoods }
    Track { id: track; y: 200; width: 358; panel: samples.arleTrack }
    Wheel { id: wheel; x: 400; width: 208; height: 208; panel: samples.glassWheel }
    Ring { id: ring; x: 400; y: 220; width: 346; height: 346; panel: samples.neulandRing }
    Bowl { id: bowl; x: 400; y: 580; width: 320; height: 300; panel: samples.derreinBowl }
    CellGrid { id: grid; y: 520; width: 358; height: implicitHeight; panel: samples.arleVillage }
    HexMap { id: map; x: 1000; width: 358; height: implicitHeight; panel: samples.derreinMap }
    Market { id: market; x: 620; width: 270; panel: samples.gwtnzMarket }
    Cards { id: cards; x: 1000; y: 400; width: 358; height: implicitHeight; panel: samples.glassCards }
    Steps { id: steps; x: 1000; y: 600; width: 358; panel: samples.sarahSteps }
    ScoreSheet { id: score; x: 1400; width: 358; panel: samples.arleScore }

    SignalSpy { id: adjusted; target: counters; signalName: "adjusted" }
    SignalSpy { id: corrected; target: track; signalName: "corrected" }
    SignalSpy { id: thrown; target: bowl; signalName: "thrown" }
    SignalSpy { id: bead; target: bowl; signalName: "tapped" }
    SignalSpy { id: space; target: ring; signalName: "tapped" }
    SignalSpy { id: cell; target: grid; signalName: "tapped" }
    SignalSpy { id: bought; target: market; signalName: "tapped" }

    TestCase {
        name: "Panels"
        when: windowShown

        function init() {
            samples.fill()
            for (const spy of [adjusted, corrected, thrown, bead, space, cell, bought])
                spy.clear()
        }
        function test_everyPanelHasAName() {
            for (const panel of [counters, track, wheel, ring, bowl, grid, map, market, cards, steps, score])
                verify(panel.Accessible.name.length > 0, panel)
        }
        function test_aCounterTellsItsTrackedValue() {
            mouseClick(counters, 100, 50)
            compare(adjusted.signalArguments[0][0], "seat0.sand")
            compare(adjusted.signalArguments[0][1], 1)
        }
        function test_aTapOnATrackMovesThere() {
            mouseClick(track, 10, 35)
            compare(corrected.count, 1)
            compare(corrected.signalArguments[0][0], "seat0.food1")
            compare(corrected.signalArguments[0][1], 0)
        }
        function test_theBowlIsThrownByTapAndKey() {
            mouseClick(bowl)
            bowl.forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(thrown.count, 2)
        }
        function test_beadsAreTappedWhileEnteringARealThrow() {
            bowl.entering = true
            mouseClick(bowl, bowl.width * 0.3, bowl.height * 0.43)
            compare(bead.count, 1)
            compare(bead.signalArguments[0][0], "yellow1")
            compare(thrown.count, 0)
            bowl.entering = false
        }
        function test_theHandsTurnAndTheTokensStay() {
            const before = samples.glassWheel.hand
            samples.turnWheels()
            compare(samples.glassWheel.hand, before + 1)
            tryCompare(wheel, "turn", 30)
        }
        function test_theMarkerWalksTheRing() {
            compare(ring.gone, 5)
            samples.stepRing()
            compare(ring.gone, 6)
            tryVerify(() => Math.abs(ring.sweep - 6 * 360 / 11) < 0.01)
        }
        function test_anOpenSpaceOfTheRingCanBeTapped() {
            const at = ring.along(10)
            mouseClick(ring, at.x, at.y)
            compare(space.signalArguments[0][1], "spend")
        }
        function test_arrowsWalkTheGrid() {
            grid.focusAt(0, 0)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(cell.count, 1)
            compare(cell.signalArguments[0][0], "cell11")
        }
        function test_theMarketTellsMoveAndKey() {
            mouseClick(market, 40, 80)
            compare(bought.count, 1)
            compare(bought.signalArguments[0][1], "hire")
        }
        function test_withoutMotionEverythingIsThereAtOnce() {
            Theme.reduceMotion = true
            samples.stepRing()
            compare(ring.sweep, 6 * 360 / 11)
            Theme.reduceMotion = false
        }
        function test_anyPanelShowsEveryKind() {
            const kinds = [samples.glassGoods, samples.arleTrack, samples.glassWheel, samples.neulandRing, samples.derreinBowl, samples.arleVillage,
                samples.derreinMap, samples.gwtnzMarket, samples.glassCards, samples.sarahSteps, samples.arleScore]
            for (const panel of kinds) {
                const any = createTemporaryObject(anyPanel, root, { panel: panel, width: 358 })
                verify(any.height > 100, panel.name)
            }
        }
    }
    Component { id: anyPanel; AnyPanel { } }
}
