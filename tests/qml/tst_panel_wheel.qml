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
    Wheel { id: wheel; width: 300; height: 300; panel: samples.glassWheel }
    SignalSpy { id: tapped; target: wheel; signalName: "tapped" }

    PanelCase {
        name: "WheelPanel"
        view: wheel
        model: samples.glassWheel
        samples: samples

        function test_aTokenIsTappedAndReachedByKey() {
            tapped.clear()
            const token = named("Water 2")
            mouseClick(token)
            token.forceActiveFocus()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            compare(tapped.count, 3)
            compare(tapped.signalArguments[0][0], "water")
            compare(tapped.signalArguments[0][1], "produce")
        }
        function test_theHubSaysWhatTheWheelHasMade() {
            compare(named("Glass 1").Accessible.role, Accessible.StaticText)
        }
        function test_theHandsTurnAndTheTokensStay() {
            const token = named("Water 2")
            const at = Qt.point(token.x, token.y)
            samples.turnWheels()
            compare(wheel.turn, 30)
            compare(Qt.point(token.x, token.y), at)
        }
        function test_theHandsTakeTheShortWayRound() {
            for (let i = 0; i < 11; ++i)
                samples.turnWheels()
            Theme.reduceMotion = false
            samples.turnWheels()
            verify(samples.glassWheel.hand === 0)
            tryVerify(() => Math.abs(wheel.turn) % 360 < 0.01)
        }
        function test_tokensOfOneSectorStandApart() {
            const sand = named("Sand 1"), charcoal = named("Charcoal 1")
            verify(Math.hypot(sand.x - charcoal.x, sand.y - charcoal.y) > sand.width * 0.6)
        }
    }
}
