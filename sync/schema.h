#pragma once

#include <QStringList>
#include <span>
#include <vector>

#include "sync/database.h"

namespace sideboard {

/// What a Sideboard file carries in its application_id: "SBRD".
inline constexpr int applicationId = 0x53425244;

/// The steps from one version of the file to the next, in order. A step that has been released is never changed.
using Migration = QStringList;
[[nodiscard]] std::span<const Migration> migrations();
[[nodiscard]] inline int schemaVersion() { return static_cast<int>(migrations().size()); }

[[nodiscard]] Result<int> versionOf(Database& database);

/// Brings the file up to the last step. Each step is one transaction: done, or as if it had not begun.
[[nodiscard]] Failure migrate(Database& database, std::span<const Migration> steps);

} // namespace sideboard
