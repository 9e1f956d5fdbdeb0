#include "evening.h"

#include <QCoreApplication>

namespace sideboard::sync::simulation {

namespace {
constexpr std::uint64_t tableId = 0x5eed;
}

Evening::Evening(const Wish& wish) : world(wish.seed), network(world), m_wish(wish) {
    for (int i = 0; i < wish.devices; ++i) m_nodes.push_back(std::make_unique<Node>(world, network, i, emptyDisk()));
    node(0).start();
    node(0).keep(node(0).table().setUp({wish.seats, wish.seed, 1, {}}, world.wall()));
    for (int i = 1; i < wish.devices - wish.lateJoins; ++i) node(i).start();
    run(3000);
}

Evening::~Evening() {
    m_nodes.clear();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

Disk::Content Evening::emptyDisk() {
    return {{tableId, "derrein", {}, 0, {}, false, world.freshDevice(), 0}, {}, {}, {}};
}

Seat Evening::seatFor(const Node& node) {
    // With more devices than seats the last ones lend a hand.
    const int seats = m_wish.seats;
    if (m_wish.anybodyForAnybody) return seatAt(world.below(static_cast<std::uint32_t>(seats)));
    return seatAt(static_cast<std::size_t>(
        node.number() < seats ? node.number() : static_cast<int>(world.below(static_cast<std::uint32_t>(seats)))));
}

void Evening::play(qint64 milliseconds, int pause) {
    const qint64 end = world.now() + milliseconds;
    while (world.now() < end) {
        run(1 + world.below(static_cast<std::uint32_t>(2 * pause / size()) + 1));
        Node& who = node(static_cast<int>(world.below(static_cast<std::uint32_t>(size()))));
        if (who.isUp()) who.doSomething(seatFor(who));
    }
}

void Evening::trouble() {
    const int which = static_cast<int>(world.below(static_cast<std::uint32_t>(size())));
    Node& who = node(which);
    switch (world.below(9)) {
    case 0:
    case 1:
        m_figures.deaths += who.isUp() ? 1 : 0;
        who.kill();
        break;
    case 2:
    case 3:
    case 4:
        if (!who.isUp()) who.start();
        break;
    case 5:
        network.setSide(which, static_cast<int>(world.below(2)));
        ++m_figures.splits;
        break;
    case 6: network.heal(); break;
    case 7: m_backups[which] = who.disk().content(); break;
    case 8:
        if (m_backups.contains(which) && world.below(3) == 0) {
            who.restore(m_backups[which]);
            ++m_figures.restores;
        }
        break;
    }
}

void Evening::playThroughTrouble(qint64 milliseconds, int pause) {
    const qint64 end = world.now() + milliseconds;
    while (world.now() < end) {
        play(1500, pause);
        trouble();
    }
}

bool Evening::allEqual() {
    for (int i = 1; i < size(); ++i) {
        const bool equal = node(i).table().log().size() == node(0).table().log().size() &&
                           node(i).table().hash() == node(0).table().hash() && node(i).table().log().draftCount() == 0;
        if (!equal) return false;
    }
    for (int i = 0; i < size(); ++i)
        if (node(i).disk().content().entries.size() != node(i).table().log().size()) return false;
    return node(0).table().log().draftCount() == 0;
}

std::optional<qint64> Evening::comeTogether(qint64 limit) {
    network.heal();
    for (int i = 0; i < size(); ++i) {
        node(i).disk().setFailing(0);
        if (!node(i).isUp()) node(i).start();
    }
    const qint64 start = world.now();
    while (world.now() - start < limit) {
        run(50);
        if (allEqual()) return world.now() - start;
    }
    return std::nullopt;
}

QString Evening::fault() {
    const Table& first = node(0).table();
    std::map<std::int64_t, int> standing; // by the moment it was entered; taken back ones do not stand
    std::set<std::int64_t> seen;
    std::set<EntryId> ids;
    for (std::size_t i = 0; i < first.log().size(); ++i) {
        if (!ids.insert(first.log()[i].id).second) return QStringLiteral("an entry stands in the log twice");
        seen.insert(first.log()[i].at);
        // Drafts that no longer fit are taken back together, at one moment.
        const bool takesBack = std::holds_alternative<TakeBack>(first.log()[i].body);
        if (!takesBack && first.outcome(i).fit != Fit::takenBack && ++standing[first.log()[i].at] > 1)
            return QStringLiteral("something counts twice");
    }
    for (int n = 0; n < size(); ++n) {
        const Table& table = node(n).table();
        if (table.hash() != first.hash()) return QStringLiteral("device %1 has another state").arg(n);
        if (table.log().size() != first.log().size()) return QStringLiteral("device %1 has another log").arg(n);
        for (std::size_t i = 0; i < first.log().size(); ++i)
            if (table.log()[i] != first.log()[i] || table.outcome(i).fit != first.outcome(i).fit)
                return QStringLiteral("device %1 differs at line %2").arg(n).arg(i);
        if (node(n).disk().content().entries.size() != first.log().size())
            return QStringLiteral("device %1 has %2 entries on its disk and %3 on the table")
                .arg(n)
                .arg(node(n).disk().content().entries.size())
                .arg(first.log().size());
        for (const std::int64_t moment : node(n).promised())
            if (!seen.contains(moment)) return QStringLiteral("device %1 lost what it answered with ok").arg(n);
    }
    return {};
}

Evening::Figures Evening::figures() {
    Figures figures = m_figures;
    const Table& table = node(0).table();
    figures.entries = table.log().size();
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        const Fit fit = table.outcome(i).fit;
        figures.fitting += fit != Fit::didNotFit && fit != Fit::question ? 1 : 0;
    }
    std::set<EntryId> disturbed;
    for (int n = 0; n < size(); ++n) {
        disturbed.insert(node(n).disturbed().begin(), node(n).disturbed().end());
        figures.asked += static_cast<std::size_t>(node(n).asked());
        figures.conflicts += static_cast<std::size_t>(node(n).conflicts());
        figures.identities += static_cast<std::size_t>(node(n).identities());
        figures.failures += static_cast<std::size_t>(node(n).failures());
    }
    figures.disturbed = disturbed.size();
    return figures;
}

} // namespace sideboard::sync::simulation
