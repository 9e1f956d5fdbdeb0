pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls

/* One sign per device: solid in step, hollow catching up, crossed away. Its shape is its seat's. */
Press {
    id: root

    enum State { InStep, CatchingUp, Away }

    required property list<string> tones
    required property list<int> states

    around: 12
    leftPadding: 8
    rightPadding: 4
    text: {
        const count = state => Array.from(root.states).filter(each => each === state).length
        return qsTrId("controls.devices.in-step", count(DeviceDots.InStep))
            + (count(DeviceDots.CatchingUp) > 0 ? ", " + qsTrId("controls.devices.catching-up", count(DeviceDots.CatchingUp)) : "")
            + (count(DeviceDots.Away) > 0 ? ", " + qsTrId("controls.devices.away", count(DeviceDots.Away)) : "")
    }

    contentItem: Item {
        implicitWidth: dots.implicitWidth
        implicitHeight: dots.implicitHeight

        Row {
            id: dots
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Repeater {
                model: root.tones.length

                Item {
                    id: dot
                    required property int index
                    readonly property int how: root.states[index]
                    width: Math.round(16 * Math.min(1.5, Theme.scaling))
                    height: width

                    SeatBadge {
                        tone: root.tones[dot.index]
                        shape: dot.index
                        size: dot.width
                        opacity: dot.how === DeviceDots.Away ? 0.7 : 1
                    }
                    SeatBadge {
                        visible: dot.how !== DeviceDots.InStep
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: dot.index % 4 === 2 ? 1.5 : 0
                        tone: root.tones[dot.index]
                        shape: dot.index
                        size: Math.round(dot.width * 0.56)
                        tint: Theme.paint.paper
                    }
                    Rectangle {
                        visible: dot.how === DeviceDots.Away
                        anchors.centerIn: parent
                        width: 20
                        height: 2.5
                        radius: 1
                        rotation: -45
                        color: Theme.paint.ink
                    }
                }
            }
        }
    }
}
