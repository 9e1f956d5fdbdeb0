import QtQuick
import Sideboard.Controls

/* Words on the screen, in the theme's sizes; wraps rather than being cut. */
Text {
    id: root

    property int size: Theme.body
    property bool strong: false
    property bool quiet: false

    color: quiet ? Theme.paint.soft : Theme.paint.ink
    font.pixelSize: size
    font.weight: strong ? Font.Bold : Font.Normal
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    verticalAlignment: Text.AlignVCenter
    lineHeightMode: Text.FixedHeight
    lineHeight: Math.ceil(size * 1.26)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text.length === 0
}
