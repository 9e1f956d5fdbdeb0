#pragma once

#include <memory>

#include "engine/core/table.h"
#include "sync/changes.h"

namespace sideboard {

/// Folds what a journal holds of a table.
[[nodiscard]] Result<std::unique_ptr<Table>> openTable(StoredTable stored);

/// A score sheet for the records: names and scores of all seats.
[[nodiscard]] Json scoreSheet(const Table& table);

} // namespace sideboard
