pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Gallery

Board {
    id: root

    required property Samples samples

    title: qsTrId("gallery.icons")

    Flow {
        width: parent.width
        spacing: 10

        Repeater {
            model: ["wood", "timber", "plank", "clay", "brick", "peat", "sand", "water", "food", "charcoal", "glass", "wheat", "flax", "hide", "wool",
                "stone", "slate", "flour", "leather", "medicine", "lavender", "cloth", "paper", "iron", "gold", "silver", "linen", "sheep", "cow", "horse",
                "forest", "grove", "meadow", "pond", "river", "pit", "moor", "mountain", "farm", "mill", "mine", "church", "castle", "worker", "shepherd",
                "craftsman", "sailor", "shearer", "plow", "axe", "saw", "bowl", "harvest", "winter", "summer", "coat-of-arms", "points", "pound"]

            Column {
                id: sample
                required property string modelData
                spacing: 2
                Icon { iconName: sample.modelData; size: 48 }
                Icon { anchors.horizontalCenter: parent.horizontalCenter; iconName: sample.modelData; size: 20 }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 10

        Repeater {
            model: ["undo", "redo", "history", "score", "share", "settings", "menu", "add", "remove", "check", "close", "dice", "draw", "edit", "help",
                "home", "info", "keypad", "language", "map", "more", "nearby", "play", "qr", "refused", "rulebook", "sealed", "search", "sound", "theme"]

            Icon {
                required property string modelData
                iconName: modelData
                size: 28
                tint: Theme.paint.ink
            }
        }
    }
}
