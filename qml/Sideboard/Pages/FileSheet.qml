import QtCore
import QtQuick
import Sideboard.Controls

/* Where a file is to be put, or taken from: a name in the documents folder, or a whole path. */
AskSheet {
    id: root

    property string suggested: ""
    property string label: qsTrId("app.score.file")
    readonly property string folder: StandardPaths.writableLocation(StandardPaths.DocumentsLocation)

    signal chosen(url file)

    function ask(name: string) {
        suggested = folder + "/" + name
        field.typed = suggested
        open()
    }

    actionText: qsTrId("app.score.save")
    onAgreed: {
        const path = field.typed.replace(/^file:\/\//, "")
        chosen("file://" + (path.startsWith("/") ? path : folder.replace(/^file:\/\//, "") + "/" + path))
    }

    Field {
        id: field
        width: parent.width
        label: root.label
        longest: 400
        text: root.suggested
    }
}
