import QtQuick
import QtTest
import Sideboard.Controls

Item {
    id: root
    width: 420
    height: 800

    MoveButton { id: move; width: 358; text: "Build"; outcome: "−1 wood"; refusal: "" }
    PillButton { id: pill; y: 90; text: "Harvest"; primary: true }
    RefusalStrip { id: refusal; y: 150; width: 358; sentence: "2 bricks are missing"; page: "p. 7" }
    Toast { id: toast; y: 290; width: 358; sentence: "+2 water"; staying: 150 }
    TabsBar { id: tabs; y: 360; width: 390; pages: ["Board", "Trade"]; icons: ["map", "shuffle"]; undoText: "throw" }
    DeviceDots { id: dots; y: 440; tones: ["seat0", "seat1", "seat2"]; states: [DeviceDots.InStep, DeviceDots.CatchingUp, DeviceDots.Away] }
    SeatChip { id: chip; y: 490; text: "Luc"; tone: "seat2"; shape: 2; points: 29; halves: true }
    EmptyState { id: empty; y: 540; width: 358; sentence: "No table yet"; actionText: "New" }
    LoadingState { id: loading; y: 740 }
    ErrorState { id: wrong; x: 500; sentence: "Too new" }
    ActionRow { id: row; x: 500; verb: "Build"; text: "Mill"; refusal: "taken" }
    PageHeader { id: header; x: 500; title: "Derrein"; headline: "Round 3"; canGoBack: true }
    KeypadSheet { id: sheet }
    TurnCue { id: cue; x: 500; y: 200; width: 358; mine: false; player: "Marie"; tone: "seat0"; shape: 0; staying: 200 }
    ClockStrip { id: clock; x: 500; y: 300; width: 358; names: ["Marie", "Paul"]; tones: ["seat0", "seat1"]; seconds: [65, 600]; active: 0 }

    SignalSpy { id: moved; target: move; signalName: "clicked" }
    SignalSpy { id: pressed; target: pill; signalName: "clicked" }
    SignalSpy { id: overruled; target: refusal; signalName: "overruled" }
    SignalSpy { id: undone; target: toast; signalName: "undone" }
    SignalSpy { id: gone; target: toast; signalName: "gone" }
    SignalSpy { id: chosen; target: tabs; signalName: "chosen" }
    SignalSpy { id: tabsUndone; target: tabs; signalName: "undone" }
    SignalSpy { id: corrected; target: sheet; signalName: "corrected" }
    SignalSpy { id: cued; target: cue; signalName: "cued" }

    TestCase {
        name: "Controls"
        when: windowShown

        function test_theCueComesWithTheTurnAndGoesByItself() {
            cued.clear()
            compare(cue.shown, false)
            cue.mine = true
            compare(cued.count, 1)
            verify(cue.shown)
            compare(cue.Accessible.role, Accessible.AlertMessage)
            compare(cue.Accessible.name, "Your turn, Marie")
            tryCompare(cue, "shown", false)
            cue.mine = false
            compare(cued.count, 1)
            cue.mine = true
            cue.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(cue.shown, false)
            cue.mine = false
        }
        function test_theClockSaysMinutesAndSeconds() {
            compare(clock.spoken(0), "1:05")
            compare(clock.spoken(1), "10:00")
            compare(clock.spoken(7), "0:00")
        }
        function test_everyKeyOfAButton() {
            pill.forceActiveFocus(Qt.TabFocusReason)
            verify(pill.visualFocus)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Enter)
            keyClick(Qt.Key_Space)
            compare(pressed.count, 3)
        }
        function test_bigEnoughForAFinger() {
            for (const control of [move, pill, dots, chip, row])
                verify(control.height >= 48 && control.width >= 48, control)
        }
        function test_aMoveSaysWhatFollowsAndWhyNot() {
            compare(move.Accessible.name, "Build")
            compare(move.Accessible.description, "−1 wood")
            move.refusal = "2 bricks are missing"
            verify(!move.open)
            verify(move.Accessible.description.indexOf("2 bricks") >= 0)
            mouseClick(move)
            compare(moved.count, 1)
            compare(row.Accessible.description, "taken")
        }
        function test_aRefusalHasAWayRound() {
            compare(refusal.Accessible.name, "2 bricks are missing p. 7")
            mouseClick(refusal, 80, refusal.height - 24)
            compare(overruled.count, 1)
        }
        function test_aToastUndoesOrGoes() {
            mouseClick(toast, toast.width - 40, toast.height / 2)
            compare(undone.count, 1)
            gone.wait(2000)
        }
        function test_tabsAndUndo() {
            mouseClick(tabs, 200, 40)
            compare(chosen.signalArguments[0][0], 0)
            mouseClick(tabs, 50, 40)
            compare(tabsUndone.count, 1)
        }
        function test_devicesInWords() {
            compare(dots.Accessible.name, "1 device in step, 1 catching up, 1 away")
        }
        function test_halfPointsAreSaid() {
            compare(chip.Accessible.name, "Luc 14½")
        }
        function test_statesHaveNames() {
            compare(empty.Accessible.name, "No table yet")
            verify(loading.Accessible.name.length > 0)
            compare(wrong.Accessible.name, "Too new")
            compare(header.Accessible.name, "Derrein, Round 3")
        }
        function test_theKeypadSheetCorrects() {
            sheet.ask("seat0.wood", "Wood", 2, 0, 9)
            tryCompare(sheet, "opened", true)
            keyClick("7")
            keyClick(Qt.Key_Return)
            compare(corrected.count, 1)
            compare(corrected.signalArguments[0][0], "seat0.wood")
            compare(corrected.signalArguments[0][1], 7)
            tryCompare(sheet, "visible", false)
        }
    }
}
