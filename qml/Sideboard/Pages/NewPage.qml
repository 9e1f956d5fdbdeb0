import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* A new table: the game, who plays, the options. What to lay out is told by the table itself, step by step. */
PageFrame {
    id: root

    required property Library library
    readonly property TableWish wish: library.wish

    title: qsTrId("app.new.title")
    between: 20

    Section {
        width: parent.width
        heading: qsTrId("app.new.game")

        Repeater {
            model: root.wish.games

            ActionRow {
                required property string game
                required property string name
                required property string about
                required property string seats
                objectName: "game-" + game
                width: parent.width
                verb: seats
                text: name
                detail: about
                checked: game === root.wish.game
                Accessible.role: Accessible.RadioButton
                Accessible.checked: checked
                onClicked: root.wish.chooseGame(game)

                Rectangle {
                    visible: parent.checked
                    anchors.fill: parent
                    radius: Theme.radius
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.paint.accent
                }
            }
        }
    }
    Section {
        width: parent.width
        heading: qsTrId("app.new.seats")

        Item {
            width: parent.width
            height: count.height

            Say {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTrId("app.new.seats.count", root.wish.seatCount)
            }
            Stepper {
                id: count
                anchors.right: parent.right
                label: qsTrId("app.new.seats")
                value: root.wish.seatCount
                least: root.wish.minSeats
                most: root.wish.maxSeats
                size: Theme.title
                onStepped: by => root.wish.setSeats(root.wish.seatCount + by)
            }
        }
        Repeater {
            model: root.wish.seats

            Card {
                id: seatCard
                required property int seat
                required property string name
                required property string tone
                width: parent.width
                implicitHeight: seatColumn.implicitHeight + 2 * padding

                Column {
                    id: seatColumn
                    width: parent.width
                    spacing: 4

                    Field {
                        objectName: "seatName" + seatCard.seat
                        width: parent.width
                        label: qsTrId("app.new.name").arg(seatCard.seat + 1)
                        text: seatCard.name
                        longest: 24
                        onTypedChanged: root.wish.nameSeat(seatCard.seat, typed)
                    }
                    Swatches {
                        tones: root.wish.colours
                        current: seatCard.tone
                        shape: seatCard.seat
                        onChosen: tone => root.wish.paintSeat(seatCard.seat, tone)
                    }
                }
            }
        }
        PillButton {
            width: parent.width
            iconName: "dice"
            text: root.wish.first.length > 0 ? qsTrId("app.new.first.is").arg(root.wish.first) : qsTrId("app.new.first")
            onClicked: root.wish.drawFirst()
        }
    }
    Section {
        width: parent.width
        visible: root.wish.options.count > 0
        heading: qsTrId("app.new.options")

        Repeater {
            model: root.wish.options

            Loader {
                id: choice
                required property string option
                required property string label
                required property string detail
                required property int value
                required property bool onOff
                required property var names

                width: parent.width
                sourceComponent: onOff ? flip : several

                Component {
                    id: flip
                    SwitchRow {
                        text: choice.label
                        detail: choice.detail
                        on: choice.value === 1
                        onSwitched: on => root.wish.setOption(choice.option, on ? 1 : 0)
                    }
                }
                Component {
                    id: several
                    Column {
                        spacing: 4
                        Say {
                            width: parent.width
                            text: choice.label
                        }
                        Choices {
                            width: parent.width
                            label: choice.label
                            values: choice.names
                            current: choice.value
                            onChosen: index => root.wish.setOption(choice.option, index)
                        }
                        Say {
                            visible: text.length > 0
                            width: parent.width
                            text: choice.detail
                            size: Theme.small
                            quiet: true
                        }
                    }
                }
            }
        }
    }
    footer: PillButton {
        objectName: "create"
        width: root.inner
        height: Math.max(54, implicitHeight)
        primary: true
        text: qsTrId("app.new.create")
        onClicked: root.library.create()
    }
}
