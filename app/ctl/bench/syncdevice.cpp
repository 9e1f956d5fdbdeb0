#include "app/ctl/bench/syncdevice.h"

#include "sync/opentable.h"

namespace sideboard::ctl::bench {

namespace {

constexpr std::uint64_t benchTable = 0xbe7c4;

std::int64_t noClock() { return 0; }

const sync::TableKey& benchKey() {
    static const sync::TableKey key = sync::randomTableKey();
    return key;
}

} // namespace

Result<std::unique_ptr<SyncDevice>> SyncDevice::open(const Wish& wish) {
    auto device = std::make_unique<SyncDevice>();
    auto journal = Journal::open({{wish.file, noClock}, wish.window});
    if (!journal) return journal.error();
    device->m_journal = std::move(*journal);
    const std::uint64_t id = wish.holds ? wish.holds->id() : benchTable;
    StoreChanges changes{AddTable{{id, wish.game.info().id, {}, 0, {}, false, {wish.device}, 0}}};
    if (wish.holds) {
        std::vector<Entry> entries;
        for (std::size_t i = 0; i < wish.holds->log().size(); ++i) entries.push_back(wish.holds->log()[i]);
        changes.push_back(TakeIn{id, std::move(entries)});
    }
    if (auto failure = device->m_journal->writeNow(std::move(changes))) return *failure;
    auto stored = device->m_journal->table(id);
    if (!stored) return stored.error();
    auto table = openTable(std::move(*stored));
    if (!table) return table.error();
    device->m_table = std::move(*table);
    const sync::Around around = sync::realAround();
    device->m_replica = std::make_unique<sync::Replica>(
        sync::Replica::Wish{*device->m_table,
                            [file = device->m_journal.get()](StoreChanges some, QObject* context, Journal::Done done) {
                                file->write(std::move(some), context, std::move(done));
                            },
                            around,
                            QStringLiteral("bench"),
                            {},
                            {0, {}, benchKey()}});
    device->m_lan = std::make_unique<sync::Lan>(sync::Lan::Wish{*device->m_replica, around, 0, {}, true});
    if (const auto port = device->m_lan->open(); !port) return Error{"cannot-listen", port.error().toStdString()};
    return device;
}

std::optional<EntryId> SyncDevice::keep(const Entered& entered) {
    if (!entered) return std::nullopt;
    m_replica->keep({Append{m_table->id(), {*m_table->log().find(*entered)}}}, [](const Failure&) {});
    return *entered;
}

std::size_t SyncDevice::entriesOnDisk() {
    const auto stored = m_journal->table(m_table->id());
    return stored ? stored->entries.size() : 0;
}

void SyncDevice::meet(const SyncDevice& other) { m_lan->remember({QStringLiteral("127.0.0.1"), other.m_lan->port()}); }

} // namespace sideboard::ctl::bench
