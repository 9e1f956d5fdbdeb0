#pragma once

#include <QtCore/QString>

class QGuiApplication;

namespace sideboard {

/// Figures of the app, one JSON object a line on standard output: time and memory to the first frame beside an empty
/// window, and how long frames take while somebody plays.
[[nodiscard]] int bench(QGuiApplication& app);

/// What `bench` starts as processes of their own: one window, its figures, and the end.
[[nodiscard]] int benchFirstFrame(QGuiApplication& app, bool empty, const QString& file);

} // namespace sideboard
