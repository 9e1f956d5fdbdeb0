import QtQuick
import Sideboard.Controls
import Sideboard.Panels
import Sideboard.Session

/* The score, running or final, where each point comes from, and files to take away. */
PageFrame {
    id: root

    required property Library library
    required property Session session
    property string format: ""

    title: qsTrId("app.score.title")
    headline: session.headline
    between: 20

    Card {
        id: sheetCard
        width: parent.width
        implicitHeight: sheet.implicitHeight + 2 * padding

        ScoreSheet {
            id: sheet
            width: parent.width
            panel: root.session.score
            tones: root.session.seatTones
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        PillButton {
            objectName: "finish"
            primary: !root.session.finished
            iconName: "finish"
            text: root.session.finished ? qsTrId("app.score.reopen") : qsTrId("app.score.finish")
            onClicked: root.session.finish(!root.session.finished)
        }
        PillButton {
            visible: root.session.finished
            primary: true
            iconName: "shuffle"
            text: qsTrId("app.score.rematch")
            onClicked: root.library.rematch(root.session.id)
        }
    }
    Section {
        width: parent.width
        heading: qsTrId("app.score.export")

        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: ["text", "csv", "png", "json", "table"]

                PillButton {
                    required property string modelData
                    objectName: "export-" + modelData
                    iconName: "export"
                    text: qsTrId("app.score." + modelData)
                    onClicked: {
                        root.format = modelData
                        file.ask(root.session.game + (modelData === "text" ? ".txt" : modelData === "table" ? "-table.json" : "." + modelData))
                    }
                }
            }
        }
    }
    FileSheet {
        id: file
        heading: qsTrId("app.score.saved")
        onChosen: url => {
            if (root.format === "png")
                sheetCard.grabToImage(result => root.library.pictureSaved(result.saveToFile(url), url))
            else if (root.format === "table")
                root.library.exportTable(url)
            else
                root.library.exportScore(root.format, url)
        }
    }
}
