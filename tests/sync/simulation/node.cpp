#include "node.h"

#include "sync/meshwiring.h"
#include "sync/opentable.h"

#include <QCoreApplication>

namespace sideboard::sync::simulation {

Node::Node(World& world, Network& network, int number, Disk::Content content)
    : m_world(world), m_network(network), m_number(number), m_disk(world, std::move(content)) {}

void Node::start() {
    auto table = openTable(m_disk.content().stored());
    if (!table) qFatal("A simulated table cannot be opened: %s", table.error().message.c_str());
    m_table = std::move(*table);
    m_secrets = m_disk.content().secrets;
    m_replica =
        std::make_unique<Replica>(Replica::Wish{*m_table,
                                                [this](StoreChanges changes, QObject* context, Keeper::Done done) {
                                                    m_disk.write(std::move(changes), context, std::move(done));
                                                },
                                                m_world.around(),
                                                QStringLiteral("Device %1").arg(m_number),
                                                [this] { return m_secrets; },
                                                {}});
    const HostPort own = Network::addressOf(m_number);
    m_replica->setListens({{QHostAddress(own.host), own.port}});
    m_mesh = std::make_unique<Mesh>(m_table->log().self(), m_network.dialFrom(m_number), m_world.around(), nullptr);
    wire(*m_mesh, *m_replica);
    QObject::connect(m_replica.get(), &Replica::tableChanged, m_replica.get(), [this](const TableMerged& merged) {
        m_disturbed.insert(merged.stoppedFitting.begin(), merged.stoppedFitting.end());
    });
    QObject::connect(m_replica.get(), &Replica::asked, m_replica.get(),
                     [this](const auto& drafts) { m_asked += static_cast<int>(drafts.size()); });
    QObject::connect(m_replica.get(), &Replica::conflicted, m_replica.get(),
                     [this](const auto& entries) { m_conflicts += static_cast<int>(entries.size()); });
    QObject::connect(m_replica.get(), &Replica::identityTaken, m_replica.get(), [this] { ++m_identities; });
    QObject::connect(m_replica.get(), &Replica::secretArrived, m_replica.get(),
                     [this](const Secret& secret) { m_secrets.push_back(secret); });
    QObject::connect(m_replica.get(), &Replica::refused, m_replica.get(),
                     [this](DeviceId, ByeReason, const QString& words) { m_refusals.push_back(words); });
    m_network.join(m_number, this);
    for (int other = 0; other < 8; ++other)
        if (other != m_number) m_mesh->remember(Network::addressOf(other));
}

void Node::kill() {
    if (!m_replica) return;
    m_network.leave(m_number);
    m_mesh.reset();
    m_replica.reset();
    m_table.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // What waited for the disk never gets there.
    const Disk::Content content = m_disk.content();
    std::destroy_at(&m_disk);
    std::construct_at(&m_disk, m_world, content);
}

void Node::restore(const Disk::Content& backup) {
    kill();
    std::set<std::int64_t> kept;
    for (const auto& [id, entry] : backup.entries)
        if (m_promised.contains(entry.at)) kept.insert(entry.at);
    m_promised = kept;
    std::destroy_at(&m_disk);
    std::construct_at(&m_disk, m_world, backup);
    start();
}

bool Node::keepBeside(const Entered& entered, StoreChanges beside) {
    if (!entered) return false;
    const Entry entry = *m_table->log().find(*entered);
    beside.insert(beside.begin(), Append{m_table->id(), {entry}});
    m_replica->keep(std::move(beside), [this, at = entry.at](const Failure& failure) {
        if (failure) ++m_failures;
        else m_promised.insert(at);
    });
    return true;
}

void Node::doSomething(Seat seat) {
    if (!m_table->started()) return;
    const std::uint32_t roll = m_world.below(20);
    const std::int64_t at = m_world.wall();
    const std::string mine = "seat" + std::to_string(indexOf(seat)) + ".";
    if (roll < 13) keep(m_table->playRandomly(seat, m_world.below(1'000'000), {at}));
    else if (roll < 15) keep(m_table->adjust(mine + "wood", m_world.below(2) == 0 ? 1 : -1, {at}));
    else if (roll < 16) keep(m_table->correct(mine + "flour", static_cast<int>(m_world.below(6)), {at}));
    else if (roll < 17) keep(m_table->undo(at));
    else if (roll < 18) keep(m_table->redo(at));
    else if (roll < 19) keep(m_table->note(seat, "A word", at));
    else if (m_table->log().size() > 2) {
        const std::uint32_t recent = std::min<std::uint32_t>(20, static_cast<std::uint32_t>(m_table->log().size()) - 1);
        keep(m_table->takeBack(m_table->log()[m_table->log().size() - 1 - m_world.below(recent)].id,
                               m_world.below(2) == 0, at));
    }
}

} // namespace sideboard::sync::simulation
