#pragma once

#include "engine/games/shelf.h"
#include "sync/changes.h"
#include "sync/storageerror.h"

/// How a table is begun and kept: what the command line and the app do alike.
namespace sideboard {

[[nodiscard]] std::int64_t wallClock();
/// Never 0.
[[nodiscard]] std::uint64_t randomId();
[[nodiscard]] Salt randomSalt();

/// A table that was just set up, and what stores it.
struct BegunTable {
    TableRow row;
    std::unique_ptr<Table> table;
    StoreChanges changes;
};
[[nodiscard]] Result<BegunTable> beginTable(const ShelvedGame& game, const Setup& setup);

/// What is to be stored for an entry of this device.
[[nodiscard]] StoreChanges changesFor(const Table& table, TableRow& row, EntryId entered, std::int64_t now);

/// Keeps the row, and the record of a finished table, in step with an entry of anybody.
[[nodiscard]] StoreChanges finishChanges(const Table& table, TableRow& row, std::int64_t now);

[[nodiscard]] const SetUp* setUpOf(const Table& table);

} // namespace sideboard
