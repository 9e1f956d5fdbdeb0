pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Model
import Sideboard.Session

/* The building phase: what can be built now, each with what it costs, and the way out of it. */
Column {
    id: root

    required property Session session
    readonly property var open: session.openMoves
    readonly property bool building: open.indexOf("end-building") >= 0
    readonly property bool workshops: open.indexOf("build-workshop") >= 0
    readonly property list<string> raws: ["wood", "rock", "cow", "wheat", "lavender"]
    readonly property list<string> products: ["plank", "slate", "leather", "flour", "medicine"]

    spacing: Theme.gap

    Say {
        visible: root.building
        width: parent.width
        text: qsTrId("derrein.build.title")
        size: Theme.small
        strong: true
        quiet: true
    }
    MoveGrid {
        visible: shown > 0
        width: parent.width
        session: root.session
        kinds: ["build-farm", "build-witchery", "move-witchery", "build-duchy", "enlarge-duchy"]
    }
    Flow {
        id: shops
        visible: root.workshops
        width: parent.width
        spacing: Theme.gap
        readonly property int fitting: Theme.scaling > 1.4 ? 1 : 2

        Repeater {
            model: ["sawmill", "stonecutter", "tannery", "mill"]

            MoveButton {
                required property string modelData
                objectName: modelData
                width: (shops.width - (shops.fitting - 1) * shops.spacing) / shops.fitting
                text: qsTrId("derrein.building." + modelData)
                iconName: modelData
                onClicked: root.session.start("build-workshop", modelData)
            }
        }
    }
    MoveButton {
        objectName: "endBuilding"
        visible: root.building
        width: parent.width
        primary: true
        iconName: "next-turn"
        text: qsTrId("derrein.move.end-building")
        onClicked: root.session.start("end-building")
    }
    Say {
        visible: process.visible
        width: parent.width
        text: qsTrId("derrein.move.process")
        size: Theme.small
        strong: true
        quiet: true
    }
    Row {
        id: process
        visible: root.open.length > 0 && root.open.indexOf("begin") < 0 && root.open.indexOf("take-start-card") < 0
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: 5

            Press {
                id: work
                required property int index
                objectName: "process-" + root.raws[index]
                width: (process.width - 4 * process.spacing) / 5
                height: Math.max(56, 44 * Theme.scaling)
                text: qsTrId("derrein.good." + root.raws[index]) + " → " + qsTrId("derrein.good." + root.products[index])
                onClicked: root.session.start("process", root.raws[index])

                background: Rectangle {
                    radius: Theme.radius
                    color: work.pressed ? Theme.paint.accentSoft : Theme.paint.card
                    border.width: Theme.hairline
                    border.color: Theme.paint.edge
                }
                contentItem: Item {
                    Row {
                        anchors.centerIn: parent
                        spacing: 1
                        Icon { size: Math.round(20 * Math.min(1.3, Theme.scaling)); iconName: root.raws[work.index] }
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            size: 12
                            iconName: "chevron-right"
                            tint: Theme.paint.soft
                        }
                        Icon { size: Math.round(20 * Math.min(1.3, Theme.scaling)); iconName: root.products[work.index] }
                    }
                }
            }
        }
    }
}
