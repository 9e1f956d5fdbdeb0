pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* What a mission card asks for, upper and lower part, entered with - and +. Keeps only what is being typed. */
Column {
    id: root

    readonly property list<string> needs: ["farm", "witchery", "duchy", "large-duchy", "sawmill", "stonecutter", "tannery", "mill", "any-workshop"]
    property list<int> amounts: needs.concat(needs).map(() => 0)
    readonly property int total: Array.from(amounts).reduce((sum, each) => sum + each, 0)

    signal sealed(var keys, var amounts)

    spacing: Theme.pad

    function step(at: int, by: int) {
        const next = Array.from(amounts)
        next[at] += by
        amounts = next
    }

    Repeater {
        model: [qsTrId("derrein.mission.upper"), qsTrId("derrein.mission.lower")]

        Card {
            id: part
            required property string modelData
            required property int index
            width: root.width
            heading: modelData

            Column {
                id: lines
                width: part.width - 2 * part.padding

                Repeater {
                    model: root.needs

                    Item {
                        id: line
                        required property string modelData
                        required property int index
                        readonly property int at: part.index * root.needs.length + index
                        width: lines.width
                        height: amount.height

                        Say {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - amount.width
                            text: qsTrId("derrein.need." + line.modelData)
                        }
                        Stepper {
                            id: amount
                            anchors.right: parent.right
                            label: qsTrId("derrein.need." + line.modelData)
                            value: root.amounts[line.at] ?? 0
                            least: 0
                            most: 6
                            size: Theme.title
                            onStepped: by => root.step(line.at, by)
                        }
                    }
                }
            }
        }
    }
    PillButton {
        objectName: "missionSeal"
        width: parent.width
        primary: true
        enabled: root.total > 0
        iconName: "sealed"
        text: qsTrId("derrein.mission.seal")
        onClicked: {
            const keys = root.needs.map(need => "upper." + need).concat(root.needs.map(need => "lower." + need))
            root.sealed(keys, Array.from(root.amounts))
        }
    }
}
