import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 700

    Samples { id: samples }
    Track { id: track; width: 358; panel: samples.arleTrack }
    Track { id: shared; y: 400; width: 358; panel: samples.gwtnzTrack }
    SignalSpy { id: corrected; target: track; signalName: "corrected" }
    SignalSpy { id: tapped; target: shared; signalName: "tapped" }

    PanelCase {
        name: "TrackPanel"
        view: track
        model: samples.arleTrack
        samples: samples

        function test_aTapMovesTheMarkerThere() {
            corrected.clear()
            const line = named("Wheat 3")
            mouseClick(line, line.cell * 8 + 4, line.height - 10)
            compare(corrected.signalArguments[0][0], "seat0.wheat")
            compare(corrected.signalArguments[0][1], 8)
        }
        function test_draggingShowsWhereItWouldLand() {
            corrected.clear()
            const line = named("Flax 4")
            mousePress(line, line.cell * 4 + 4, line.height - 10)
            mouseMove(line, line.cell * 6 + 4, line.height - 10)
            mouseMove(line, line.cell * 7 + 4, line.height - 10)
            compare(line.aimed, 7)
            mouseRelease(line, line.cell * 7 + 4, line.height - 10)
            compare(corrected.signalArguments[0][1], 7)
            compare(line.aimed, -1)
        }
        function test_arrowsWalkOneAndStopAtTheEnds() {
            corrected.clear()
            const line = named("Wool 6")
            line.forceActiveFocus()
            keyClick(Qt.Key_Right)
            keyClick("-")
            compare(corrected.signalArguments[0][1], 7)
            compare(corrected.signalArguments[1][1], 5)
            samples.correct("seat0.wool", 0)
            corrected.clear()
            named("Wool 0").forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(corrected.count, 0)
        }
        function test_anOpenSpaceOfASharedTrackCanBeTappedAndReached() {
            tapped.clear()
            const open = seen(shared).filter(item => item.activeFocusOnTab !== false && item.focusPolicy === Qt.StrongFocus && item.enabled)
            compare(open.length, 1)
            verify(open[0].Accessible.name.length > 0)
            mouseClick(open[0])
            open[0].forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(tapped.count, 2)
            compare(tapped.signalArguments[0][1], "walk")
        }
        function test_markersSayWhereTheyStand() {
            verify(seen(shared).some(item => item.Accessible.name === "Sarah 4"))
        }
    }
}
