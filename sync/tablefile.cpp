#include "sync/tablefile.h"

#include <QFile>

#include "engine/games/shelf.h"
#include "sync/opentable.h"
#include "sync/sha256.h"

namespace sideboard {

namespace {

constexpr qint64 largestFile = qint64{64} * 1024 * 1024;

Error malformed(const std::string& detail) {
    return {"bad-table-file", "This is not a whole table exported by Sideboard: " + detail +
                                  ". Nothing was taken in. Export it again and use that file."};
}

std::string textIn(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::int64_t numberIn(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

std::vector<Entry> entriesOf(const Log& log) {
    std::vector<Entry> entries;
    entries.reserve(log.size());
    for (std::size_t i = 0; i < log.size(); ++i) entries.push_back(log[i]);
    return entries;
}

Result<std::vector<Entry>> readEntries(const Json& list, const Table& table) {
    std::vector<Entry> entries;
    for (const Json& line : list) {
        auto entry = table.entryFromJson(line);
        if (!entry) return malformed("entry " + std::to_string(entries.size() + 1) + ": " + entry.error().message);
        entries.push_back(std::move(*entry));
    }
    return entries;
}

} // namespace

Json exportTable(const Table& table, const TableRow& row) {
    Json entries = Json::array();
    for (std::size_t i = 0; i < table.log().size(); ++i) entries.push_back(table.entryToJson(table.log()[i]));
    Json json{{"format", tableFormat},
              {"version", tableFormatVersion},
              {"game", table.info().id},
              {"table", toText(DeviceId{table.id()})},
              {"title", row.title.toStdString()},
              {"created", row.created},
              {"entries", std::move(entries)}};
    if (row.finished) json["finished"] = *row.finished;
    return json;
}

Result<ReadTable> readTableFile(std::string_view bytes) {
    const auto json = parseJson(bytes);
    if (!json) return malformed("it is not valid JSON");
    if (!json->is_object() || textIn(*json, "format") != tableFormat)
        return malformed("its format is not \"" + std::string(tableFormat) + "\"");
    const std::int64_t version = numberIn(*json, "version");
    if (version > tableFormatVersion)
        return Error{"newer-table-file", "This table was exported by a newer Sideboard. Update this one to read it."};
    if (version < 1) return malformed("it has no version");
    const std::string gameId = textIn(*json, "game");
    const ShelvedGame* game = findGame(gameId);
    if (!game)
        return Error{"unknown-game", "This table is of the game \"" + gameId +
                                         "\", which this Sideboard does not have. Update it to read the file."};
    const auto id = deviceFromText(textIn(*json, "table"));
    if (!id || id->value == 0) return malformed("it does not say which table it is");
    const auto list = json->find("entries");
    if (list == json->end() || !list->is_array() || list->empty()) return malformed("it has no entries");

    ReadTable read{{id->value, gameId, QString::fromStdString(textIn(*json, "title")), numberIn(*json, "created")},
                   game->makeTable(id->value, {}, &sha256)};
    if (json->contains("finished")) read.row.finished = numberIn(*json, "finished");
    auto entries = readEntries(*list, *read.table);
    if (!entries) return entries.error();
    const auto restored = read.table->restore(std::move(*entries), 0);
    if (!restored) return restored.error();
    if (restored->added != list->size()) return malformed("some of its entries contradict or miss others");
    if (!read.table->started()) return malformed("it has no set-up that fits");
    return read;
}

Result<ReadTable> readTableFileAt(const QString& path) {
    QFile file(path);
    if (!file.exists()) return Error{"no-file", "There is no file " + path.toStdString() + ". Check the name."};
    if (!file.open(QIODevice::ReadOnly))
        return Error{"unreadable-file",
                     path.toStdString() + " cannot be read. Check that it is a file that you may read."};
    if (file.size() > largestFile)
        return Error{"bad-table-file", path.toStdString() + " is larger than any exported table. Choose another file."};
    const QByteArray bytes = file.readAll();
    return readTableFile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Result<Imported> importTable(Journal& journal, std::string_view bytes, DeviceId fresh) {
    auto read = readTableFile(bytes);
    if (!read) return read.error();
    const auto rows = journal.tables();
    if (!rows) return rows.error();
    Imported imported{read->row.id, read->table->log().size()};
    StoreChanges changes;
    const bool known =
        std::any_of(rows->begin(), rows->end(), [&](const TableRow& row) { return row.id == read->row.id; });
    if (known) {
        auto stored = journal.table(read->row.id);
        if (!stored) return stored.error();
        const auto here = openTable(std::move(*stored));
        if (!here) return here.error();
        const TableMerged merged = (*here)->merge(entriesOf(read->table->log()));
        if (!merged.log.conflicts.empty() || merged.log.knowsMoreOfUs || merged.log.malformed > 0)
            return Error{"table-differs",
                         "This table is here already, and the file tells it differently. Nothing was taken in. "
                         "Delete the table here first if the file is the one to keep."};
        imported.added = merged.log.added;
    } else {
        read->row.device = fresh;
        changes.push_back(AddTable{read->row});
    }
    changes.push_back(TakeIn{read->row.id, entriesOf(read->table->log())});
    if (auto failure = journal.backUp()) return *failure;
    if (auto failure = journal.writeNow(std::move(changes))) return *failure;
    return imported;
}

} // namespace sideboard
