#pragma once

#include <QStringList>

#include "sync/database.h"

namespace sideboard {

/// A whole copy beside the file, as "name.backup-20260102-201456-123". The oldest beyond `kept` go.
[[nodiscard]] Failure backUp(Database& database, std::int64_t now, int kept);

/// Full paths, the newest first.
[[nodiscard]] QStringList backupsOf(const QString& path);

} // namespace sideboard
