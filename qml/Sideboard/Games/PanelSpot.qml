import QtQuick
import Sideboard.Model
import Sideboard.Session

/* One panel by name, drawn by the file of its kind or by another one; nothing while the table does not show it. */
Loader {
    id: root

    required property Session session
    required property string name
    property string file: ""
    property var extra: ({})
    readonly property PanelModel panel: named.panel
    readonly property bool shown: named.panel !== null

    signal keypadAsked(string tracked, string label, int value, int least, int most)
    signal thrown()

    function show() {
        if (named.panel === null)
            source = ""
        else
            setSource("qrc:/qt/qml/Sideboard/Panels/" + (file.length > 0 ? file : "AnyPanel") + ".qml",
                Object.assign({ panel: named.panel }, extra))
    }

    visible: shown
    Component.onCompleted: show()

    property PanelNamed named: PanelNamed {
        panels: root.session.panels
        name: root.name
        onPanelChanged: if (root.status !== Loader.Null || panel !== null) root.show()
    }
    property Connections wiring: Connections {
        target: root.item
        ignoreUnknownSignals: true
        function onTapped(key, move, value) {
            if (key.length > 0)
                root.session.tap(root.name, key)
            else
                root.thrown()
        }
        function onDone(key, move, value) { root.session.tap(root.name, key) }
        function onThrown() { root.thrown() }
        function onAdjusted(tracked, by) { root.session.adjust(tracked, by) }
        function onCorrected(tracked, to) { root.session.correct(tracked, to) }
        function onKeypadAsked(tracked, label, value, least, most) { root.keypadAsked(tracked, label, value, least, most) }
    }
}
