#include <QCoreApplication>
#include <cstdio>

#include "app/ctl/calls.h"
#include "app/ctl/commandloop.h"
#include "app/ctl/playtable.h"

namespace sideboard::ctl {

namespace {

/// Standard output carries answers only, one a line; which table this is goes to standard error.
void introduce(PlayTable& table, const PlayWish& wish) {
    const Json event{{"event", "table"},
                     {"id", hex(table.desk->row().id)},
                     {"game", table.desk->row().game},
                     {"seats", table.desk->table().seating().size()},
                     {"entries", table.desk->table().log().size()},
                     {"continued", table.continued},
                     {"db", wish.database.toStdString()}};
    std::fprintf(stderr, "%s\n", event.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
}

} // namespace

int playCall(const QStringList& arguments) {
    const auto wish = playWishFrom(arguments);
    if (!wish) return refuseToStart(wish.error());
    auto table = openPlayTable(*wish);
    if (!table) return refuseToStart(table.error());
    introduce(*table, *wish);
    QObject context;
    CommandLoop::Wish loop{*table->desk, {}, [] { QCoreApplication::quit(); }};
    if (table->journal)
        loop.store = [&](StoreChanges changes, std::function<void(const Failure&)> stored) {
            table->journal->write(std::move(changes), &context, std::move(stored));
        };
    CommandLoop playing(std::move(loop));
    QCoreApplication::exec();
    return playing.status();
}

} // namespace sideboard::ctl
