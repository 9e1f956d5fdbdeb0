pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Session

/* Who did what; a slider to look at any moment; the way back to it. */
Rectangle {
    id: root

    required property Library library
    required property Session session

    signal pageAsked(string page)
    signal backAsked()

    color: Theme.paint.paper
    readonly property real side: Math.max(Theme.margin, (width - 760) / 2)

    PageHeader {
        id: header
        x: root.side
        y: 6
        width: parent.width - 2 * x
        title: qsTrId("app.history.title")
        headline: root.session.inThePast ? qsTrId("app.history.moment").arg(root.session.moment).arg(root.session.entries) : root.session.headline
        canGoBack: true
        onBackAsked: root.backAsked()
    }
    Flow {
        id: filter
        anchors.top: header.bottom
        x: root.side
        width: parent.width - 2 * x
        spacing: Theme.gap

        Choices {
            width: parent.width
            label: qsTrId("app.history.title")
            values: [qsTrId("app.history.everybody")].concat(names.list)
            current: root.session.history.filter + 1
            onChosen: index => root.session.filterHistory(index - 1)
        }
        Instantiator {
            id: names
            property list<string> list: []
            model: root.session.seats
            delegate: QtObject { required property string name }
            onObjectAdded: (index, object) => list = Array.from(list).concat([(object as QtObject).name])
        }
    }
    ListView {
        id: lines
        anchors.top: filter.bottom
        anchors.topMargin: 8
        anchors.bottom: foot.top
        width: parent.width
        leftMargin: root.side
        rightMargin: root.side
        model: root.session.history
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTrId("app.history.title")

        delegate: HistoryLine {
            width: lines.width - 2 * root.side
            shown: moment === root.session.moment
            onClicked: root.session.lookAtMoment(moment)
            onTakeBackAsked: {
                root.session.consider(stamp)
                ask.open()
            }
        }
    }
    EmptyState {
        visible: lines.count === 0
        anchors.centerIn: parent
        width: parent.width
        iconName: "history"
        sentence: qsTrId("app.history.empty")
    }
    Rectangle {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: column.implicitHeight + 20
        color: Theme.paint.bar

        Column {
            id: column
            x: root.side
            y: 10
            width: parent.width - 2 * x
            spacing: Theme.gap

            MomentSlider {
                objectName: "slider"
                width: parent.width
                from: 1
                to: Math.max(1, root.session.entries)
                value: root.session.moment
                onMoved: moment => root.session.lookAtMoment(moment)
            }
            Flow {
                visible: root.session.inThePast
                width: parent.width
                spacing: Theme.gap

                PillButton {
                    text: qsTrId("app.table.shared")
                    iconName: "map"
                    onClicked: root.pageAsked("Table")
                }
                PillButton {
                    text: qsTrId("app.history.now")
                    onClicked: root.session.lookAtNow()
                }
                PillButton {
                    objectName: "goBack"
                    primary: true
                    text: qsTrId("app.history.go-back")
                    onClicked: back.open()
                }
            }
        }
    }
    AskSheet {
        id: ask
        heading: qsTrId("app.history.take-back.ask")
        detail: root.session.considered + "\n" + (root.session.consequences.length > 0
            ? qsTrId("app.history.take-back.stops") + "\n" + root.session.consequences : qsTrId("app.history.take-back.nothing"))
        actionText: qsTrId("app.history.take-back.do")
        onAgreed: root.session.takeBackConsidered()
    }
    AskSheet {
        id: back
        heading: qsTrId("app.history.go-back")
        detail: qsTrId("app.history.go-back.confirm")
        actionText: qsTrId("app.history.go-back")
        onAgreed: root.session.goBackToMoment()
    }
}
