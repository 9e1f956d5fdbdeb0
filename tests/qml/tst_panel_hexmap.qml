import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 600

    Samples { id: samples }
    HexMap { id: map; width: 358; height: implicitHeight; panel: samples.derreinMap }
    SignalSpy { id: tapped; target: map; signalName: "tapped" }

    PanelCase {
        name: "HexMapPanel"
        view: map
        model: samples.derreinMap
        samples: samples

        function init() {
            samples.fill()
            map.zoom = 1
            tapped.clear()
            wait(20)
        }
        function test_aTapTellsTheCell() {
            const open = reachable()[0]
            mouseClick(open)
            compare(tapped.signalArguments[0][1], "build")
        }
        function test_aTapOnTheCornerOfTheBoxMissesTheHexagon() {
            const cell = seen(map).filter(item => item.column === 1 && item.row === 1 && item.side)[0]
            const at = cell.mapToItem(map, 2, 2)
            mouseClick(map, at.x, at.y)
            verify(tapped.count === 0 || tapped.signalArguments[0][0] !== cell.key)
        }
        function test_openCellsAreReachedAndPressedByKey() {
            const open = reachable()
            compare(open.length, 3)
            open[1].forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(tapped.count, 1)
        }
        function test_arrowsWalkOverTheMap() {
            map.focusAt(1, 1)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(tapped.signalArguments[0][0], "hex2.2")
        }
        function test_plusAndMinusZoom() {
            reachable()[0].forceActiveFocus()
            keyClick("+")
            compare(map.zoom, 1.25)
            keyClick("-")
            compare(map.zoom, 1)
        }
        function test_twoFingersComeCloser() {
            const touch = touchEvent(map)
            touch.press(0, map, 160, 100).press(1, map, 200, 100).commit()
            for (let i = 1; i <= 12; ++i) {
                touch.move(0, map, 160 - i * 8, 100).move(1, map, 200 + i * 8, 100).commit()
                wait(5)
            }
            verify(map.zoom > 1.3, map.zoom)
            touch.release(0, map, 64, 100).release(1, map, 296, 100).commit()
        }
        function test_whatStandsOnACellIsNamed() {
            verify(seen(map).some(item => item.Accessible.name === "Paul"))
        }
    }
}
