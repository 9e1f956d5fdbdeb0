#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/seals.h"

/// What can be written to a journal. A list of changes is stored whole or not at all.
namespace sideboard {

/// A table as the list of tables shows it, and who this device is at it.
struct TableRow {
    std::uint64_t id = 0;
    std::string game;
    QString title;
    std::int64_t created = 0;
    std::optional<std::int64_t> finished = {};
    bool archived = false;
    DeviceId device = {};
    std::uint32_t shared = 0; ///< so many own entries have left this device
    bool operator==(const TableRow&) const = default;
};

struct AddTable {
    TableRow row;
};
struct DeleteTable {
    std::uint64_t table = 0;
};
/// This device's own new entries, behind those it has.
struct Append {
    std::uint64_t table = 0;
    std::vector<Entry> entries;
};
/// Entries of other devices. What is there already stays.
struct TakeIn {
    std::uint64_t table = 0;
    std::vector<Entry> entries;
};
/// The drafts as they are stamped now, instead of the drafts there.
struct ReplaceDrafts {
    std::uint64_t table = 0;
    std::vector<Entry> entries;
};
/// Goes on as another device: what was never shared comes along, renamed.
struct ChangeIdentity {
    std::uint64_t table = 0;
    DeviceId device = {};
    std::vector<Entry> drafts;
};
struct MarkShared {
    std::uint64_t table = 0;
    std::uint32_t count = 0;
};
struct KeepSecret {
    std::uint64_t table = 0;
    Secret secret;
};
struct SetTitle {
    std::uint64_t table = 0;
    QString title;
};
struct SetFinished {
    std::uint64_t table = 0;
    std::optional<std::int64_t> at; ///< nothing: it goes on
};
struct SetArchived {
    std::uint64_t table = 0;
    bool archived = true;
};
/// A printed value that this box was seen to have.
struct RememberValue {
    std::string game;
    std::string id;
    int value = 0;
};
struct Record {
    std::uint64_t table = 0;
    std::string game;
    QString title;
    std::int64_t finished = 0;
    std::string sheet; ///< the score sheet as JSON
    bool operator==(const Record&) const = default;
};
struct KeepRecord {
    Record record;
};
struct DropRecord {
    std::uint64_t table = 0;
};
struct SetSetting {
    QString name;
    QString value;
};

using StoreChange =
    std::variant<AddTable, DeleteTable, Append, TakeIn, ReplaceDrafts, ChangeIdentity, MarkShared, KeepSecret, SetTitle,
                 SetFinished, SetArchived, RememberValue, KeepRecord, DropRecord, SetSetting>;
using StoreChanges = std::vector<StoreChange>;

/// A table with everything this device holds of it.
struct StoredTable {
    TableRow row;
    std::vector<Entry> entries;
    std::vector<Secret> secrets;
};

} // namespace sideboard
