pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Games
import Sideboard.Panels
import Sideboard.Session

/* The table for a screen on the wall: everything at once, nothing to press. */
Rectangle {
    id: root

    required property Library library
    required property Session session
    readonly property var own: ({ "derrein": "DerreinOverview" })
    /* Drawn for a screen of this width, and scaled to the one that is there. */
    readonly property real drawn: 1280
    readonly property real zoom: width / drawn

    signal backAsked()
    signal pageAsked(string page)

    color: Theme.paint.paper

    Item {
        width: root.drawn
        height: root.height / root.zoom
        scale: root.zoom
        transformOrigin: Item.TopLeft

        PageHeader {
            id: header
            x: 32
            y: 12
            width: parent.width - 64
            title: root.session.gameName
            headline: root.session.headline

            IconButton {
                iconName: "close"
                text: qsTrId("app.table.exit-overview")
                tint: Theme.paint.soft
                onClicked: root.backAsked()
            }
        }
        Loader {
            anchors.top: header.bottom
            anchors.topMargin: 12
            anchors.bottom: parent.bottom
            x: 32
            width: parent.width - 64
            Component.onCompleted: {
                const file = root.own[root.session.game]
                if (file)
                    setSource("qrc:/qt/qml/Sideboard/Games/" + file + ".qml", { session: root.session })
                else
                    setSource("qrc:/qt/qml/Sideboard/Games/AnyOverview.qml", { session: root.session })
            }
        }
        // Nothing on the wall is pressed but the way out.
        MouseArea {
            anchors.fill: parent
            anchors.topMargin: header.y + header.height
        }
    }
}
