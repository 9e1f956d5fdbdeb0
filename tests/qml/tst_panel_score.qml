import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 400
    height: 800

    Samples { id: samples }
    ScoreSheet { id: score; width: 358; panel: samples.arleScore }

    PanelCase {
        name: "ScorePanel"
        view: score
        model: samples.arleScore
        samples: samples

        function rows() {
            return seen(score).filter(item => item.opened !== undefined)
        }
        function test_aTapOpensTheReasonsAndAnotherClosesThem() {
            const row = rows()[0]
            const closed = row.height
            mouseClick(row)
            tryVerify(() => row.height > closed)
            row.forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => row.height === closed)
        }
        function test_aRowSaysEverybodysPoints() {
            verify(rows()[0].Accessible.name.indexOf("17") >= 0, rows()[0].Accessible.name)
            verify(rows()[0].Accessible.name.indexOf("14") >= 0)
        }
        function test_halvesAreSaidAsTheyAreShown() {
            verify(rows()[1].Accessible.name.indexOf("11½") >= 0, rows()[1].Accessible.name)
        }
        function test_totalsStandOnTop() {
            named("Yellow 61½")
            named("Red 58")
        }
        function test_theLeaderIsMarked() {
            compare(seen(score).filter(item => item.iconName === "crown").length, 1)
        }
    }
}
