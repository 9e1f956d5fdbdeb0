import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Session

/* Everything that comes over a table for a while: prompts, the keypad, refusals, what just happened, the menu. */
Item {
    id: root

    required property Library library
    required property Session session
    readonly property Draft draft: session.draft
    readonly property bool asks: draft.active && draft.prompt.kind !== PromptModel.Nothing
    readonly property bool asksPlace: asks && draft.prompt.kind === PromptModel.Cells

    signal pageAsked(string page)

    function askKeypad(tracked: string, label: string, value: int, least: int, most: int) {
        keypad.ask(tracked, label, value, least, most)
    }
    function askGoBack() { goBack.open() }
    function showMenu() { menu.open() }

    onAsksChanged: {
        if (asks && !asksPlace)
            prompt.open()
        else if (!asks)
            prompt.close()
        if (asksPlace)
            places.open()
        else
            places.close()
    }
    onAsksPlaceChanged: {
        if (asksPlace) {
            prompt.close()
            places.open()
        } else {
            places.close()
            if (asks)
                prompt.open()
        }
    }

    PromptSheet {
        id: prompt
        prompt: root.draft.prompt
        note: [root.draft.title + (root.draft.chosen.length > 0 ? " · " + root.draft.chosen : ""),
            root.draft.fellAway.length > 0 ? qsTrId("app.table.fell-away").arg(root.draft.fellAway) : ""].filter(each => each.length > 0).join("\n")
        drawText: root.draft.drawable ? qsTrId("app.table.draw") : ""
        onChosen: key => root.session.choose(key)
        onAmountChosen: amount => root.session.chooseAmount(amount)
        onMixChosen: (keys, amounts) => root.session.chooseMix(keys, amounts)
        onArranged: (where, things, counts) => root.session.arrange(where, things, counts)
        onOverruled: key => root.session.overruleChoice(key)
        onDrawn: root.session.drawRest()
        onClosed: if (root.asks && !root.asksPlace) root.session.cancel()
    }
    PlaceSheet {
        id: places
        session: root.session
        onClosed: if (root.asksPlace) root.session.cancel()
    }
    QuickKeypad {
        id: keypad
        onAdjusted: (tracked, by) => root.session.adjust(tracked, by)
        onCorrected: (tracked, to) => root.session.correct(tracked, to)
    }
    AskSheet {
        id: goBack
        heading: qsTrId("app.history.go-back")
        detail: qsTrId("app.history.go-back.confirm")
        actionText: qsTrId("app.history.go-back")
        onAgreed: root.session.goBackToMoment()
    }
    MoveSheet {
        id: menu
        library: root.library
        session: root.session
        onPageAsked: page => root.pageAsked(page)
    }
    Column {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 12
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.margin, 520)
        spacing: Theme.gap

        Loader {
            width: parent.width
            active: root.session.trouble.length > 0
            visible: active
            sourceComponent: RefusalStrip {
                sentence: root.session.trouble
                overrulable: false

                TapHandler { onTapped: root.session.dismissRefusal() }
            }
        }
        Loader {
            width: parent.width
            active: root.session.refusal.length > 0
            visible: active
            sourceComponent: Column {
                spacing: Theme.gap

                RefusalStrip {
                    objectName: "refusal"
                    width: parent.width
                    sentence: root.session.refusal
                    page: root.session.refusalPage
                    onOverruled: root.session.overrulable ? root.session.overrule() : root.pageAsked("Compare")
                    onDismissed: root.session.dismissRefusal()
                }
                PillButton {
                    visible: root.session.asksFor.length > 0
                    width: parent.width
                    text: qsTrId("app.table.look-at")
                    onClicked: root.pageAsked("Printed")
                }
            }
        }
        Loader {
            anchors.horizontalCenter: parent.horizontalCenter
            active: root.session.toast.length > 0 && root.session.refusal.length === 0
            visible: active
            sourceComponent: Toast {
                width: Math.min(root.width - 2 * Theme.margin, implicitWidth)
                sentence: root.session.toast
                onUndone: root.session.undo()
                onGone: root.session.dismissToast()
            }
        }
    }
}
