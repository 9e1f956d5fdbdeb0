import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 800

    Samples { id: samples }
    Steps { id: steps; width: 358; panel: samples.sarahSteps }
    SignalSpy { id: done; target: steps; signalName: "done" }
    SignalSpy { id: otherwise; target: steps; signalName: "otherwise" }

    PanelCase {
        name: "StepsPanel"
        view: steps
        model: samples.sarahSteps
        samples: samples

        function test_onlyTheCurrentStepHasButtons() {
            const buttons = seen(steps).filter(item => item.clicked !== undefined)
            compare(buttons.length, 2)
        }
        function test_doneAndOtherwise() {
            done.clear()
            otherwise.clear()
            mouseClick(named("Done"))
            compare(done.signalArguments[0][0], "step3")
            compare(done.signalArguments[0][1], "step")
            const other = seen(steps).filter(item => item.clicked !== undefined)[1]
            other.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(otherwise.signalArguments[0][0], "step3")
        }
        function test_everyStepIsAListItemWithItsReason() {
            const items = seen(steps).filter(item => item.Accessible.role === Accessible.ListItem)
            compare(items.length, 4)
            for (const item of items)
                verify(item.Accessible.description.length > 0)
        }
    }
}
