#pragma once

#include "engine/core/table.h"
#include "sync/journal.h"

/// A table as a JSON file that outlives versions: names and not numbers. Sealed choices stay at home.
namespace sideboard {

inline constexpr const char* tableFormat = "sideboard-table";
inline constexpr int tableFormatVersion = 1;

[[nodiscard]] Json exportTable(const Table& table, const TableRow& row);

/// A table read from such a file: whole and in order, or an error in words.
struct ReadTable {
    TableRow row; ///< with no device of its own yet
    std::unique_ptr<Table> table;
};
[[nodiscard]] Result<ReadTable> readTableFile(std::string_view bytes);
[[nodiscard]] Result<ReadTable> readTableFileAt(const QString& path);

struct Imported {
    std::uint64_t table = 0;
    std::size_t added = 0; ///< entries that were not here before
};
/// Backs the journal up, then takes the table in whole or not at all. At a table that is new here this device is
/// `fresh`.
[[nodiscard]] Result<Imported> importTable(Journal& journal, std::string_view bytes, DeviceId fresh);

} // namespace sideboard
