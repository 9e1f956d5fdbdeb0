import QtQuick
import QtQuick.Layouts
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.controls")
    headline: qsTrId("gallery.controls.note")
    tabs: [qsTrId("gallery.tab.board"), qsTrId("gallery.tab.trade"), qsTrId("gallery.tab.history"), qsTrId("gallery.tab.points")]
    tabIcons: ["hex-map", "shuffle", "history", "score"]
    deviceStates: [DeviceDots.InStep, DeviceDots.CatchingUp, DeviceDots.Away]

    Section {
        title: "PillButton, IconButton"

        Flow {
            width: parent.width
            spacing: 8
            PillButton { primary: true; text: qsTrId("gallery.derrein.harvest") }
            PillButton { text: qsTrId("gallery.derrein.real-throw") }
            PillButton { quiet: true; text: qsTrId("gallery.neuland.end-turn") }
            PillButton { primary: true; enabled: false; text: qsTrId("gallery.build") }
            PillButton { iconName: "dice"; text: qsTrId("panels.bowl.throw") }
            IconButton { iconName: "share"; text: qsTrId("gallery.share") }
            IconButton { iconName: "settings"; text: qsTrId("gallery.settings") }
        }
    }
    Section {
        title: "MoveButton"

        MoveButton {
            width: parent.width
            primary: true
            text: qsTrId("gallery.glassroad.forest-manager")
            outcome: qsTrId("gallery.glassroad.forest-manager.both")
            aside: qsTrId("gallery.glassroad.both")
        }
        MoveButton {
            width: parent.width
            iconName: "building-processing"
            text: qsTrId("gallery.glassroad.build-cooperage")
            outcome: qsTrId("gallery.glassroad.cooperage.outcome")
        }
        MoveButton {
            width: parent.width
            text: qsTrId("gallery.glassroad.build-cooperage")
            outcome: qsTrId("gallery.glassroad.cooperage.outcome")
            refusal: qsTrId("gallery.glassroad.missing")
        }
    }
    Section {
        title: "RefusalStrip, NoteStrip, Toast"

        RefusalStrip {
            width: parent.width
            sentence: qsTrId("gallery.refusal.missing-brick", 2).replace("{count}", "2")
            page: qsTrId("gallery.page9")
        }
        NoteStrip {
            width: parent.width
            kind: NoteStrip.Good
            sentence: qsTrId("gallery.arle.enough")
        }
        Toast {
            width: parent.width
            staying: 0
            sentence: qsTrId("gallery.toast")
        }
    }
    Section {
        title: "SeatChip, SeatCard"

        RowLayout {
            width: Math.min(parent.width, 480)
            spacing: 8
            SeatChip { Layout.fillWidth: true; text: "Lucille"; tone: "seat0"; shape: 0; points: 29; halves: true; checked: true }
            SeatChip { Layout.fillWidth: true; text: "Luc"; tone: "seat2"; shape: 2; points: 18; toAct: true }
            SeatChip { Layout.fillWidth: true; text: "Inès"; tone: "seat3"; shape: 3; points: 7 }
        }
        SeatCard {
            width: 220
            text: qsTrId("gallery.yellow")
            detail: qsTrId("gallery.arle.first-player")
            tone: "seat2"
            shape: 2
            points: 123
            halves: true
            checked: true
            workers: 4
            free: 2
        }
    }
}
