#pragma once

class QGuiApplication;

namespace sideboard {

/// Every control and panel in every state, theme and language, in a window of its own. Ends with it.
[[nodiscard]] int showGallery(QGuiApplication& app);

} // namespace sideboard
