#include "sync/opentable.h"

#include "engine/games/shelf.h"
#include "sync/sha256.h"

namespace sideboard {

Result<std::unique_ptr<Table>> openTable(StoredTable stored) {
    const ShelvedGame* game = findGame(stored.row.game);
    if (!game)
        return Error{"unknown-game", "This table is of the game \"" + stored.row.game +
                                         "\", which this Sideboard does not have. Update it to open the table."};
    auto table = game->makeTable(stored.row.id, stored.row.device, &sha256);
    const auto restored = table->restore(std::move(stored.entries), stored.row.shared);
    if (!restored) return restored.error();
    return table;
}

Json scoreSheet(const Table& table) {
    Json sheet = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(table.seating().size()); ++i) {
        Json line = toJson(table.score(seatAt(i)));
        line["seat"] = i;
        line["name"] = table.seating().name(seatAt(i));
        sheet.push_back(std::move(line));
    }
    return sheet;
}

} // namespace sideboard
