#include "app/ctl/playtable.h"

#include "app/ctl/answer.h"
#include "app/ctl/arguments.h"
#include "app/ctl/findgame.h"
#include "sync/opentable.h"
#include "sync/tablekeeping.h"

namespace sideboard::ctl {

namespace {

Desk::Around around(TableRow row, std::vector<Secret> secrets, std::uint64_t seed) {
    return {std::move(row), std::move(secrets), wallClock, randomSalt, seed};
}

/// What the call says against what the table was set up with: going on with another one would surprise.
Failure differenceFrom(const SetUp& setUp, const PlayWish& wish, std::uint64_t id) {
    const auto differs = [&](const std::string& what, const std::string& there) {
        return Error{"table-differs", "The file holds the unfinished table " + hex(id) + " with " + what + " " + there +
                                          ". Call with that to go on with it, or with --table new to start another."};
    };
    if (setUp.seats != wish.seats) return differs("--seats", std::to_string(setUp.seats));
    if (wish.seed && setUp.seed != *wish.seed) return differs("--seed", std::to_string(setUp.seed));
    for (const OptionValue& option : setUp.options) {
        const auto wished = wish.options.find(option.id);
        if (wished != wish.options.end() && wished->second != option.value)
            return differs("--set", option.id + "=" + std::to_string(option.value));
    }
    return std::nullopt;
}

Result<PlayTable> newTable(const PlayWish& wish, std::unique_ptr<Journal> journal) {
    const std::uint64_t seed = wish.seed.value_or(randomId());
    auto begun = beginTable(*wish.game, {wish.seats, seed, wish.game->info().rules, wish.options});
    if (!begun) return begun.error();
    if (journal)
        if (auto failure = journal->writeNow(std::move(begun->changes))) return *failure;
    return PlayTable{std::move(journal), std::make_unique<Desk>(std::move(begun->table), around(begun->row, {}, seed)),
                     false};
}

Result<PlayTable> oldTable(const PlayWish& wish, std::unique_ptr<Journal> journal, std::uint64_t id) {
    auto stored = journal->table(id);
    if (!stored) return stored.error();
    const TableRow row = stored->row;
    std::vector<Secret> secrets = std::move(stored->secrets);
    auto table = openTable(std::move(*stored));
    if (!table) return table.error();
    const SetUp* setUp = setUpOf(**table);
    if (!setUp)
        return Error{"no-set-up", "The table " + hex(id) + " was never set up. Start another with --table new."};
    if (auto difference = differenceFrom(*setUp, wish, id)) return *difference;
    const std::uint64_t seed = setUp->seed;
    return PlayTable{std::move(journal),
                     std::make_unique<Desk>(std::move(*table), around(row, std::move(secrets), seed)), true};
}

} // namespace

Result<PlayWish> playWishFrom(const QStringList& given) {
    const auto arguments =
        Arguments::parse(given, {{QStringLiteral("GAME")},
                                 {QStringLiteral("seats"), QStringLiteral("seed"), QStringLiteral("set"),
                                  QStringLiteral("db"), QStringLiteral("table")},
                                 {}});
    if (!arguments) return arguments.error();
    const auto game = gameNamed(arguments->positional(0));
    if (!game) return game.error();
    const GameInfo& info = (*game)->info();
    if (!arguments->has(QStringLiteral("seats"))) return Error{"bad-call", "Say how many sit at the table: --seats N."};
    const auto seats = arguments->number(QStringLiteral("seats"), 0, static_cast<std::uint64_t>(info.minSeats),
                                         static_cast<std::uint64_t>(info.maxSeats));
    if (!seats) return seats.error();
    const auto seed = arguments->number(QStringLiteral("seed"), 0, 0, ~std::uint64_t{0});
    if (!seed) return seed.error();
    const auto options = optionsFrom(arguments->values(QStringLiteral("set")), info);
    if (!options) return options.error();
    PlayWish wish{*game,
                  static_cast<int>(*seats),
                  {},
                  *options,
                  arguments->value(QStringLiteral("db")),
                  arguments->value(QStringLiteral("table"))};
    if (arguments->has(QStringLiteral("seed"))) wish.seed = *seed;
    if (arguments->has(QStringLiteral("db")) && wish.database.isEmpty())
        return Error{"bad-call", "--db needs the name of a file."};
    if (wish.database.isEmpty() && !wish.table.isEmpty())
        return Error{"bad-call", "--table names a table of a file: give --db FILE too."};
    return wish;
}

Result<PlayTable> openPlayTable(const PlayWish& wish) {
    if (wish.database.isEmpty()) return newTable(wish, nullptr);
    auto journal = Journal::open({{wish.database, wallClock}});
    if (!journal) return journal.error();
    if (wish.table == QLatin1String("new")) return newTable(wish, std::move(*journal));
    const auto rows = (*journal)->tables();
    if (!rows) return rows.error();
    std::vector<std::uint64_t> unfinished;
    std::string ids;
    for (const TableRow& row : *rows) {
        const bool fits = row.game == wish.game->info().id && !row.archived;
        const bool named = hex(row.id) == wish.table.toStdString();
        if (!fits || (wish.table.isEmpty() ? row.finished.has_value() : !named)) continue;
        unfinished.push_back(row.id);
        ids += (ids.empty() ? "" : ", ") + hex(row.id);
    }
    if (unfinished.size() == 1) return oldTable(wish, std::move(*journal), unfinished.front());
    if (!wish.table.isEmpty())
        return Error{"unknown-table",
                     "The file holds no table \"" + wish.table.left(60).toStdString() + "\" of this game."};
    if (unfinished.empty()) return newTable(wish, std::move(*journal));
    return Error{"which-table",
                 "The file holds several unfinished tables of this game. Say which with --table: " + ids + ", or new."};
}

} // namespace sideboard::ctl
