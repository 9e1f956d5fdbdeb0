#pragma once

#include <QtCore/QString>

class QQmlEngine;

namespace sideboard {

/// Switches the application to that language ("en", "fr") at once; bindings of the engine are said again.
/// False, and nothing changes, if we do not speak it.
bool speak(const QString& language, QQmlEngine* engine = nullptr);

} // namespace sideboard
