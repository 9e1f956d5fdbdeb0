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
                    readonly property color paint: Theme.sign(root.tones[index])
                    width: 14
                    height: 14

                    Rectangle {
                        id: shape
                        anchors.fill: parent
                        anchors.margins: dot.index % 4 === 3 ? 1.5 : 0.5
                        rotation: dot.index % 4 === 3 ? 45 : 0
                        radius: dot.index % 4 === 0 || dot.index % 4 === 2 ? width / 2 : 3
                        color: dot.paint
                        opacity: dot.how === DeviceDots.Away ? 0.7 : 1

                        Rectangle {
                            visible: dot.how !== DeviceDots.InStep
                            anchors.fill: parent
                            anchors.margins: 2.5
                            radius: Math.max(1, shape.radius - 2.5)
                            color: Theme.paint.paper
                        }
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
