pragma ComponentBehavior: Bound

import QtQuick
import Sideboard.Controls
import Sideboard.Model
import Sideboard.Panels
import Sideboard.Session

/* Any game on the wall: all its panels, in as many columns as there is room for. */
Flow {
    id: root

    required property Session session

    spacing: Theme.margin
    flow: Flow.TopToBottom

    Repeater {
        model: root.session.panels

        AnyPanel {
            width: (root.width - 2 * root.spacing) / 3
        }
    }
}
