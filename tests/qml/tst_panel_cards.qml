import QtQuick
import QtTest
import Sideboard.Gallery
import Sideboard.Panels

Item {
    id: root
    width: 900
    height: 500

    Samples { id: samples }
    Cards { id: cards; width: 358; height: implicitHeight; panel: samples.glassCards }
    FaceCard { id: face; y: 250; width: 358; panel: samples.sarahCard }
    SignalSpy { id: tapped; target: cards; signalName: "tapped" }

    PanelCase {
        name: "CardsPanel"
        view: cards
        model: samples.glassCards
        samples: samples

        function cleanup() {
            cards.width = 358
        }
        function test_aCardIsTapped() {
            tapped.clear()
            mouseClick(named("Fish farmer"))
            compare(tapped.signalArguments[0][0], "fish-farmer")
        }
        function test_theKeyboardBringsACardIntoView() {
            tapped.clear()
            tryVerify(() => seen(cards).some(item => item.Accessible.name === "Master builder"))
            named("Forest manager").forceActiveFocus(Qt.TabFocusReason)
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Tab)
            const card = named("Master builder")
            verify(card.activeFocus)
            const at = card.mapToItem(cards, 0, 0)
            verify(at.x >= 0 && at.x + card.width <= cards.width, at.x)
            keyClick(Qt.Key_Return)
            compare(tapped.signalArguments[0][0], "builder")
        }
        function test_aFaceDownCardTellsNothing() {
            cards.width = 880
            wait(20)
            const hidden = seen(cards).filter(item => item.faceDown === true)
            compare(hidden.length, 2)
            for (const card of hidden) {
                compare(card.Accessible.description, "")
                compare(card.text, "")
                compare(card.iconName, "")
            }
        }
        function test_aWideOneIsAFan() {
            verify(!cards.fan)
            cards.width = 880
            verify(cards.fan)
            wait(20)
            const tilted = seen(cards).filter(item => item.faceDown !== undefined && item.rotation !== 0)
            verify(tilted.length >= 4)
        }
        function test_aChosenCardStandsOut() {
            verify(named("Forest manager").y < named("Fish farmer").y)
        }
        function test_oneLargeCardHasAName() {
            verify(face.Accessible.name.length > 0)
        }
    }
}
