import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* A wrong set-up is put right: names, colours, options; each change is an entry of the history. */
PageFrame {
    id: root

    required property Library library
    required property Session session

    title: qsTrId("app.setup.title")
    headline: session.gameName
    between: 20
    Component.onCompleted: session.compare(true)
    Component.onDestruction: session.compare(false)

    NoteStrip {
        width: parent.width
        kind: NoteStrip.Plain
        sentence: qsTrId("app.setup.detail")
    }
    Section {
        width: parent.width
        heading: qsTrId("app.setup.names")

        Repeater {
            model: root.session.seats

            Card {
                id: seatCard
                required property int seat
                required property string name
                required property string tone
                width: parent.width
                implicitHeight: column.implicitHeight + 2 * padding

                Column {
                    id: column
                    width: parent.width
                    spacing: 4

                    Field {
                        width: parent.width
                        label: qsTrId("app.new.name").arg(seatCard.seat + 1)
                        text: seatCard.name
                        longest: 24
                        onEntered: text => {
                            if (text !== seatCard.name)
                                root.session.renameSeat(seatCard.seat, text)
                        }
                    }
                    Swatches {
                        tones: ["red", "blue", "yellow", "green", "black", "white"]
                        current: seatCard.tone
                        shape: seatCard.seat
                        onChosen: tone => root.session.paintSeat(seatCard.seat, tone)
                    }
                }
            }
        }
    }
    Section {
        visible: root.session.options.count > 0
        width: parent.width
        heading: qsTrId("app.new.options")

        Repeater {
            model: root.session.options

            Loader {
                id: option
                required property string tracked
                required property string label
                required property int value
                required property int min
                required property int max
                required property string valueName
                required property var names

                width: parent.width
                sourceComponent: min === 0 && max === 1 && names.length === 0 ? flip : amount

                Component {
                    id: flip
                    SwitchRow {
                        text: option.label
                        on: option.value === 1
                        onSwitched: on => root.session.changeOption(option.tracked, on ? 1 : 0)
                    }
                }
                Component {
                    id: amount
                    ValueRow {
                        tracked: option.tracked
                        label: option.label
                        value: option.value
                        min: option.min
                        max: option.max
                        valueName: option.valueName
                        names: option.names
                        onChanged: to => root.session.changeOption(option.tracked, to)
                        onAsked: chooser.ask(option.tracked, option.label, option.names, option.min, option.value)
                    }
                }
            }
        }
    }
    NameChooser {
        id: chooser
        onChosen: (tracked, value) => root.session.changeOption(tracked, value)
    }
}
