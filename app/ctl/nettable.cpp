#include "app/ctl/nettable.h"

#include <QRandomGenerator>
#include <QTimer>

#include "app/ctl/answer.h"
#include "sync/meshwiring.h"
#include "sync/opentable.h"
#include "sync/sha256.h"
#include "sync/tablekeeping.h"

namespace sideboard::ctl {

namespace {

QString foundedSetting(std::uint64_t table) {
    return QStringLiteral("table-founded:") + QString::fromStdString(hex(table));
}
QString peersSetting(std::uint64_t table) {
    return QStringLiteral("table-peers:") + QString::fromStdString(hex(table));
}

struct Parts {
    TableRow row;
    std::unique_ptr<Table> table;
    std::vector<Secret> secrets;
    sync::KeyRenewal key;
    bool founded = false;
};

Result<NetTable> assemble(const TableWish& wish, std::unique_ptr<Journal>& journal, Parts parts) {
    const auto peers = journal->setting(peersSetting(parts.row.id));
    if (!peers) return peers.error();
    NetTable net;
    net.founded = parts.founded;
    net.journal = std::move(journal);
    Table& table = *parts.table;
    // Devices that count their random moves alike would all make the same ones.
    const std::uint64_t seed = QRandomGenerator::system()->generate64();
    net.desk = std::make_unique<Desk>(std::move(parts.table),
                                      Desk::Around{parts.row, std::move(parts.secrets), wallClock, randomSalt, seed});
    const sync::Around around = sync::realAround();
    Desk* desk = net.desk.get();
    Journal* file = net.journal.get();
    net.replica = std::make_unique<sync::Replica>(
        sync::Replica::Wish{table,
                            [file](StoreChanges changes, QObject* context, Journal::Done done) {
                                file->write(std::move(changes), context, std::move(done));
                            },
                            around, wish.name, [desk] { return desk->secrets(); }, parts.key});
    net.lan = std::make_unique<sync::Lan>(sync::Lan::Wish{*net.replica, around, wish.port, {}, wish.isHidden});
    sync::Replica* replica = net.replica.get();
    sync::Lan* lan = net.lan.get();
    QObject::connect(replica, &sync::Replica::secretArrived, replica,
                     [desk](const Secret& each) { desk->addSecret(each); });
    QObject::connect(replica, &sync::Replica::identityTaken, replica,
                     [desk](DeviceId fresh) { desk->setDevice(fresh); });
    QObject::connect(lan, &sync::Lan::metAtChanged, lan, [lan, file, id = parts.row.id] {
        QStringList places;
        for (const sync::HostPort& at : lan->metAt()) places += at.toText();
        file->write({SetSetting{peersSetting(id), places.join(QLatin1Char(' '))}}, lan, [](const Failure&) {});
    });
    for (const QString& at : peers->value_or(QString()).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (const auto place = sync::parseHostPort(at, 0); place && place->port != 0) lan->remember(*place);
    for (const sync::HostPort& at : wish.peers) lan->remember(at);
    return net;
}

Result<Parts> makeTable(const PlayWish& wish, Journal& journal) {
    Parts parts{
        {sync::randomTableId().value, wish.game->info().id, {}, wallClock(), {}, false, sync::randomDeviceId(), 0},
        nullptr,
        {},
        {0, {}, sync::randomTableKey()},
        true};
    parts.table = wish.game->makeTable(parts.row.id, parts.row.device, &sha256);
    const std::uint64_t seed = wish.seed.value_or(QRandomGenerator::system()->generate64());
    const auto entered = parts.table->setUp({wish.seats, seed, wish.game->info().rules, wish.options}, wallClock());
    if (!entered) {
        const auto* error = std::get_if<Error>(&entered.error());
        return error ? *error
                     : Error{"bad-set-up", "The game cannot be set up like this: " + toJson(entered.error()).dump()};
    }
    const sync::TableId id{parts.row.id};
    if (auto failure =
            journal.writeNow({AddTable{parts.row}, Append{parts.row.id, {*parts.table->log().find(*entered)}},
                              SetSetting{sync::keySettingName(id), sync::toSetting(parts.key)},
                              SetSetting{foundedSetting(parts.row.id), QStringLiteral("1")}}))
        return *failure;
    return parts;
}

Result<Parts> readTable(Journal& journal, std::uint64_t id, const sync::KeyRenewal& key) {
    auto stored = journal.table(id);
    if (!stored) return stored.error();
    const auto founded = journal.setting(foundedSetting(id));
    if (!founded) return founded.error();
    Parts parts{stored->row, nullptr, std::move(stored->secrets), key, founded->has_value()};
    auto table = openTable(std::move(*stored));
    if (!table) return table.error();
    parts.table = std::move(*table);
    return parts;
}

struct Kept {
    std::uint64_t id = 0;
    sync::KeyRenewal key;
};

/// The unfinished tables of the file that have a key, and fit the wish.
Result<std::vector<Kept>> keptTables(const TableWish& wish, Journal& journal) {
    const auto rows = journal.tables();
    if (!rows) return rows.error();
    std::vector<Kept> kept;
    for (const TableRow& row : *rows) {
        if (row.archived || (row.finished && wish.table.isEmpty())) continue;
        if (wish.fresh && row.game != wish.fresh->game->info().id) continue;
        if (!wish.table.isEmpty() && hex(row.id) != wish.table.toStdString()) continue;
        const auto setting = journal.setting(sync::keySettingName({row.id}));
        if (!setting) return setting.error();
        if (const auto key = sync::keyFromSetting(setting->value_or(QString()))) kept.push_back({row.id, *key});
    }
    return kept;
}

} // namespace

Result<std::optional<NetTable>> openNetTable(const TableWish& wish, std::unique_ptr<Journal>& journal) {
    const auto kept = keptTables(wish, *journal);
    if (!kept) return kept.error();
    if (kept->size() > 1) {
        std::string ids;
        for (const Kept& each : *kept) ids += (ids.empty() ? "" : ", ") + hex(each.id);
        return Error{"which-table", "The file holds several unfinished tables. Say which with --table: " + ids + "."};
    }
    if (kept->empty() && !wish.table.isEmpty())
        return Error{"unknown-table", "The file holds no table \"" + wish.table.left(60).toStdString() + "\"."};
    if (kept->empty() && !wish.fresh) {
        if (wish.join) return std::optional<NetTable>();
        return Error{"bad-call",
                     "The file holds no table. Start one with --new GAME --seats N, or join one with --join "
                     "CODE."};
    }
    auto parts =
        kept->empty() ? makeTable(*wish.fresh, *journal) : readTable(*journal, kept->front().id, kept->front().key);
    if (!parts) return parts.error();
    auto net = assemble(wish, journal, std::move(*parts));
    if (!net) return net.error();
    return std::optional<NetTable>(std::move(*net));
}

Result<NetTable> joinNetTable(const TableWish& wish, std::unique_ptr<Journal>& journal, sync::Entrance::Found found) {
    const ShelvedGame* game = findGame(found.hello.game.toStdString());
    if (!game)
        return Error{"unknown-game", "That table plays \"" + found.hello.game.toStdString() +
                                         "\", which this Sideboard does not have. Update it to join."};
    const sync::KeyRenewal key{0, {}, found.key};
    const TableRow row{found.table.value, game->info().id, {}, wallClock(), {}, false, sync::randomDeviceId(), 0};
    if (auto failure =
            journal->writeNow({AddTable{row}, SetSetting{sync::keySettingName(found.table), sync::toSetting(key)}}))
        return *failure;
    auto net = assemble(wish, journal, {row, game->makeTable(row.id, row.device, &sha256), {}, key, false});
    if (!net) return net;
    net->lan->remember(sync::toHostPort(found.link->peer().at));
    net->replica->attach(std::move(found.link), found.alreadyRead);
    return net;
}

void rejoinWhenRefused(NetTable& net, const TableWish& wish) {
    if (!wish.join) return;
    sync::Replica* replica = net.replica.get();
    sync::Lan* lan = net.lan.get();
    const auto again = [replica, lan, wish](const sync::HostPort& refused) {
        // Once: a wrong code is not tried without end.
        auto* entrance = new sync::Entrance(*wish.join, nullptr, lan);
        entrance->tryAt(refused);
        QObject::connect(lan, &sync::Lan::keyRefused, entrance, &sync::Entrance::tryAt);
        QObject::connect(entrance, &sync::Entrance::entered, replica, [replica, entrance] {
            sync::Entrance::Found found = entrance->take();
            entrance->deleteLater();
            if (found.table != replica->id()) return;
            replica->takeKey(found.key);
            replica->attach(std::move(found.link), found.alreadyRead);
        });
        QTimer::singleShot(wish.wait * 1000, entrance, &QObject::deleteLater);
    };
    QObject::connect(lan, &sync::Lan::keyRefused, lan, again, Qt::SingleShotConnection);
}

} // namespace sideboard::ctl
