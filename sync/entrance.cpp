#include "entrance.h"

#include "joiner.h"
#include "lan.h"
#include "meshwiring.h"

#include <QTimer>

namespace sideboard::sync {

Entrance::Entrance(const Invitation& invitation, Finder* finder, QObject* parent)
    : QObject(parent), m_invitation(invitation) {
    if (const auto* code = std::get_if<TableCode>(&invitation.by)) m_keys = std::make_unique<JoinKeys>(*code);
    for (const HostPort& at : invitation.at) tryAt(at);
    if (!finder) return;
    const auto hear = [this](const Sighting& sighting) {
        const auto* byKey = std::get_if<Invitation::ByKey>(&m_invitation.by);
        if (byKey && byKey->table != sighting.said.table) return;
        for (const Endpoint& at : sighting.endpoints()) tryAt(toHostPort(at));
    };
    connect(finder, &Finder::seen, this, hear);
    for (const Sighting& sighting : finder->sightings()) hear(sighting);
}

void Entrance::tryAt(const HostPort& at) {
    if (m_places.size() >= mostPlaces || m_places.contains(at.toText())) return;
    m_places.insert(at.toText());
    dial(at);
}

void Entrance::dial(const HostPort& at) {
    if (m_found) return;
    if (const auto* byKey = std::get_if<Invitation::ByKey>(&m_invitation.by))
        return dialTable(at, byKey->table, byKey->key);
    auto* joiner = new Joiner(at, *m_keys, this);
    connect(joiner, &Joiner::joined, this, [=, this](const TableId& table, const TableKey& key) {
        joiner->deleteLater();
        dialTable(at, table, key);
    });
    connect(joiner, &Joiner::failed, this, [=, this](DialFailure why, const QString& words) {
        joiner->deleteLater();
        fail(at, why, words);
    });
}

void Entrance::dialTable(const HostPort& at, const TableId& table, const TableKey& key) {
    const Credential credential{{Trust::Table, table}, key.bytes};
    dialWith([credential] { return credential; })(at, this, [=, this](Mesh::Dialled dialled) {
        if (auto* link = std::get_if<std::unique_ptr<Link>>(&dialled))
            return awaitHello({at, table, key}, link->release());
        const auto why = std::get<DialFailure>(dialled);
        fail(at, why, wordsFor(why));
    });
}

// The device that is there says hello by itself, and waits for ours.
void Entrance::awaitHello(const Knock& knock, Link* link) {
    link->setParent(this);
    auto* patience = new QObject(link);
    connect(link, &Link::received, this, [=, this](const QByteArray& payload) {
        delete patience;
        link->disconnect(this);
        greeted(knock, link, payload);
    });
    connect(link, &Link::closed, this, [=, this](LinkEnd, const QString& words) {
        link->deleteLater();
        fail(knock.at, DialFailure::TimedOut, words);
    });
    QTimer::singleShot(TlsDial::usualLimit, patience, [link] { link->close(wordsFor(DialFailure::TimedOut)); });
}

void Entrance::greeted(const Knock& knock, Link* link, const QByteArray& payload) {
    const auto message = decode(payload);
    const Hello* hello = message ? std::get_if<Hello>(&*message) : nullptr;
    if (!hello || m_found) {
        link->deleteLater();
        if (!m_found) fail(knock.at, DialFailure::NotSideboard, wordsFor(DialFailure::NotSideboard));
        return;
    }
    link->setParent(nullptr);
    m_found = Found{knock.table, knock.key, *hello, std::unique_ptr<Link>(link), payload};
    Q_EMIT entered();
}

void Entrance::fail(const HostPort& at, DialFailure why, const QString& words) {
    if (m_found) return;
    m_tries.insert(at.toText(), {at, why, words});
    Q_EMIT tried(at, words);
    QTimer::singleShot(tryAgainAfter, this, [this, at] { dial(at); });
}

} // namespace sideboard::sync
