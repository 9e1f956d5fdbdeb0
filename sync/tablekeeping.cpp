#include "sync/tablekeeping.h"

#include <QDateTime>
#include <QRandomGenerator>

#include "sync/opentable.h"
#include "sync/sha256.h"

namespace sideboard {

std::int64_t wallClock() { return QDateTime::currentMSecsSinceEpoch(); }

std::uint64_t randomId() {
    std::uint64_t id = 0;
    while (id == 0) id = QRandomGenerator::system()->generate64();
    return id;
}

Salt randomSalt() {
    Salt salt{};
    for (std::uint8_t& byte : salt) byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return salt;
}

Result<BegunTable> beginTable(const ShelvedGame& game, const Setup& setup) {
    const TableRow row{randomId(), game.info().id, {}, wallClock(), {}, false, {randomId()}, 0};
    auto table = game.makeTable(row.id, row.device, &sha256);
    const auto entered = table->setUp(setup, wallClock());
    if (!entered) {
        const auto* error = std::get_if<Error>(&entered.error());
        return error ? *error
                     : Error{"bad-set-up", "The game cannot be set up like this: " + toJson(entered.error()).dump()};
    }
    StoreChanges changes{AddTable{row}, Append{row.id, {*table->log().find(*entered)}}};
    return BegunTable{row, std::move(table), std::move(changes)};
}

StoreChanges finishChanges(const Table& table, TableRow& row, std::int64_t now) {
    if (table.finished() == row.finished.has_value()) return {};
    row.finished = table.finished() ? std::optional(now) : std::nullopt;
    if (!row.finished) return {SetFinished{row.id, row.finished}, DropRecord{row.id}};
    return {SetFinished{row.id, row.finished},
            KeepRecord{{row.id, row.game, row.title, *row.finished,
                        scoreSheet(table).dump(-1, ' ', false, Json::error_handler_t::replace)}}};
}

StoreChanges changesFor(const Table& table, TableRow& row, EntryId entered, std::int64_t now) {
    StoreChanges changes{Append{row.id, {*table.log().find(entered)}}};
    for (StoreChange& change : finishChanges(table, row, now)) changes.push_back(std::move(change));
    return changes;
}

const SetUp* setUpOf(const Table& table) {
    for (std::size_t i = 0; i < table.log().size(); ++i)
        if (const auto* setUp = std::get_if<SetUp>(&table.log()[i].body)) return setUp;
    return nullptr;
}

} // namespace sideboard
