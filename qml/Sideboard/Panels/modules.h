#pragma once

class QQmlEngine;

namespace sideboard {

/// Makes our QML modules known to an engine. They are linked in, not loaded, so somebody has to name them once.
void useModules(QQmlEngine& engine);

} // namespace sideboard
