#pragma once

#include <QtCore/QString>

namespace sideboard {

/// Writes pictures of every page into a folder; only those whose name matches, if a pattern is given.
[[nodiscard]] int grabPages(const QString& folder, const QString& only);

} // namespace sideboard
