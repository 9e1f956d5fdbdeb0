import QtQuick
import QtTest
import Sideboard.Controls
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 400

    Samples { id: samples }
    Ring { id: ring; width: 346; height: 346; panel: samples.neulandRing }
    SignalSpy { id: tapped; target: ring; signalName: "tapped" }

    PanelCase {
        name: "RingPanel"
        view: ring
        model: samples.neulandRing
        samples: samples

        function test_anOpenSpaceIsTapped() {
            tapped.clear()
            const at = ring.along(10)
            mouseClick(ring, at.x, at.y)
            compare(tapped.signalArguments[0][0], "space10")
            compare(tapped.signalArguments[0][1], "spend")
        }
        function test_onlyOpenSpacesTakeTheKeyboard() {
            tapped.clear()
            const open = seen(ring).filter(item => item.focusPolicy === Qt.StrongFocus && item.enabled)
            compare(open.length, 1)
            open[0].forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(tapped.count, 1)
        }
        function test_draggingToAnOpenSpaceSpends() {
            tapped.clear()
            const from = ring.along(9), to = ring.along(10)
            mousePress(ring, from.x, from.y)
            mouseMove(ring, from.x + 12, from.y - 12)
            mouseMove(ring, (from.x + to.x) / 2, (from.y + to.y) / 2)
            mouseMove(ring, to.x + 1, to.y)
            mouseMove(ring, to.x, to.y)
            compare(ring.aimed, 10)
            mouseRelease(ring, to.x, to.y)
            compare(tapped.count, 1)
            compare(ring.aimed, -1)
        }
        function test_draggingElsewhereDoesNothing() {
            tapped.clear()
            const from = ring.along(9), to = ring.along(7)
            mousePress(ring, from.x, from.y)
            mouseMove(ring, from.x, from.y + 20)
            mouseMove(ring, to.x, to.y)
            mouseRelease(ring, to.x, to.y)
            compare(tapped.count, 0)
        }
        function test_theWayGoneIsDrawn() {
            compare(ring.gone, 5)
            samples.stepRing()
            compare(ring.gone, 6)
            compare(ring.sweep, 6 * 360 / 11)
        }
        function test_markersSayWhereTheyStand() {
            verify(seen(ring).some(item => item.Accessible.name.indexOf("Red") >= 0 && item.Accessible.name.indexOf("5") >= 0))
        }
        function test_theMarkerWalks() {
            Theme.reduceMotion = false
            samples.stepRing()
            verify(ring.sweep < 6 * 360 / 11)
            tryVerify(() => Math.abs(ring.sweep - 6 * 360 / 11) < 0.01)
        }
    }
}
