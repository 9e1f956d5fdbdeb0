import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 600

    Samples { id: samples }
    CellGrid { id: grid; width: 358; height: implicitHeight; panel: samples.arleVillage }
    SignalSpy { id: tapped; target: grid; signalName: "tapped" }

    PanelCase {
        name: "GridPanel"
        view: grid
        model: samples.arleVillage
        samples: samples

        function test_aCellTellsItsKeyAndMove() {
            tapped.clear()
            const open = seen(grid).filter(item => item.column === 2 && item.row === 1 && item.clicked)[0]
            mouseClick(open)
            compare(tapped.signalArguments[0][0], "cell21")
            compare(tapped.signalArguments[0][1], "dike")
        }
        function test_arrowsWalkAndStopAtTheEdge() {
            tapped.clear()
            grid.focusAt(0, 0)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(tapped.signalArguments[0][0], "cell11")
        }
        function test_dikesAreNotInTheWay() {
            compare(seen(grid).filter(item => item.Accessible.name === "Dike" && item.Accessible.role === Accessible.Graphic).length, 5)
        }
        function test_emptyCellsHaveAName() {
            named("Empty")
        }
        function test_cellsAreAsLargeAsAFinger() {
            for (const cell of seen(grid).filter(item => item.clicked && item.row !== undefined))
                verify(cell.width >= 48 && cell.height >= 48)
        }
    }
}
