#pragma once

#include <QtCore/QStringList>

class QQmlEngine;

namespace sideboard {

/// What we speak: "en", "fr".
[[nodiscard]] QStringList languages();

/// Switches the application to that language at once; bindings of the engine are said again. "pseudo" is for testing
/// layouts. False, and nothing changes, if we do not speak it.
bool speak(const QString& language, QQmlEngine* engine = nullptr);

} // namespace sideboard
