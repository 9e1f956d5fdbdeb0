import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 400

    Samples { id: samples }
    Bowl { id: bowl; width: 320; height: 300; panel: samples.derreinBowl }
    SignalSpy { id: thrown; target: bowl; signalName: "thrown" }
    SignalSpy { id: bead; target: bowl; signalName: "tapped" }

    PanelCase {
        name: "BowlPanel"
        view: bowl
        model: samples.derreinBowl
        samples: samples

        function init() {
            samples.fill()
            bowl.entering = false
            thrown.clear()
            bead.clear()
        }
        function test_aTapOrAKeyThrows() {
            mouseClick(bowl)
            bowl.forceActiveFocus()
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            compare(thrown.count, 3)
        }
        function test_enteringARealThrowTapsBeads() {
            bowl.entering = true
            mouseClick(bowl, bowl.width * 0.3, bowl.height * 0.43)
            compare(bead.signalArguments[0][0], "yellow1")
            compare(thrown.count, 0)
        }
        function test_enteringWorksFromTheKeyboard() {
            bowl.entering = true
            const beads = reachable().filter(item => item !== bowl)
            compare(beads.length, 11)
            beads[0].forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(bead.count, 1)
            compare(thrown.count, 0)
        }
        function test_beadsTravelAndStayTheSameItems() {
            const before = seen(bowl).filter(item => item.key === "red1")[0]
            samples.throwBowl()
            samples.throwBowl()
            const after = seen(bowl).filter(item => item.key === "red1")[0]
            verify(before === after)
        }
        function test_everyBeadLiesInsideTheDish() {
            for (const item of seen(bowl).filter(each => each.key !== undefined && each.tone !== undefined)) {
                const at = item.mapToItem(bowl, 0, 0)
                verify(at.x >= -1 && at.y >= -1 && at.x + item.width <= bowl.width + 1 && at.y + item.height <= bowl.height + 1, item.key)
            }
        }
    }
}
