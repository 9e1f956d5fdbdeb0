import QtQuick
import Sideboard.Session

/* What a game's own page fills: its tabs on a phone, its columns on a tablet. The table page around it holds the
   header, the seats, the sheets and undo. */
Item {
    required property Session session
    /* One column with tabs, or three columns. */
    required property bool wide
    /* The tab that is shown; its names and icons. */
    property int tab: 0
    property list<string> tabs: []
    property list<string> tabIcons: []

    signal keypadAsked(string tracked, string label, int value, int least, int most)
    signal tabAsked(int tab)
    signal pageAsked(string page)
}
