pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* How long each seat has thought: a quiet line for tables that want it. */
Flow {
    id: root

    required property list<string> names
    required property list<string> tones
    required property list<int> seconds
    required property int active

    function spoken(seat: int): string {
        const all = seconds[seat] ?? 0
        const rest = all % 60
        return Math.floor(all / 60) + ":" + (rest < 10 ? "0" : "") + rest
    }

    spacing: Theme.margin
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTrId("controls.clock")

    Repeater {
        model: root.names.length

        Row {
            id: line
            required property int index
            readonly property bool here: index === root.active

            spacing: 6
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTrId("controls.clock.seat").arg(root.names[index]).arg(root.spoken(index))

            SeatBadge {
                anchors.verticalCenter: parent.verticalCenter
                tone: root.tones[line.index]
                shape: line.index
                size: Math.round(14 * Theme.scaling)
            }
            Say {
                text: root.spoken(line.index)
                size: Theme.small
                strong: line.here
                quiet: !line.here
                Accessible.ignored: true
            }
        }
    }
}
