#include "lan.h"

#include "meshwiring.h"
#include "tlslink.h"

namespace sideboard::sync {

namespace {

// A device that is there answers at once; one that is not must not keep its place in the queue.
constexpr std::chrono::milliseconds dialLimit{3000};
constexpr qsizetype mostMetAt = 32;

} // namespace

Mesh::Dial dialWith(std::function<Credential()> credential) {
    return [credential = std::move(credential)](const HostPort& to, QObject* context,
                                                const std::function<void(Mesh::Dialled)>& done) {
        auto* dial = new TlsDial(to, credential(), context, dialLimit);
        QObject::connect(dial, &TlsDial::opened, context, [dial, done](TlsLink* link) {
            link->setParent(nullptr);
            dial->deleteLater();
            done(std::unique_ptr<Link>(link));
        });
        QObject::connect(dial, &TlsDial::failed, context, [dial, done](DialFailure why) {
            dial->deleteLater();
            done(why);
        });
    };
}

Mesh::Dial Lan::dialling() {
    return dialWith([this] { return Credential{{Trust::Table, m_replica.id()}, m_replica.key().key.bytes}; });
}

Lan::Lan(const Wish& wish, QObject* parent)
    : QObject(parent),
      m_replica(wish.replica),
      m_around(wish.around),
      m_wishedPort(wish.port),
      m_server(wish.replica.id(), wish.replica.key().key, this),
      m_mesh(wish.replica.self(), dialling(), wish.around, this) {
    wire(m_mesh, m_replica);
    connect(&m_server, &TlsServer::linked, this, [this](TlsLink* link) {
        link->setParent(nullptr);
        m_replica.attach(std::unique_ptr<Link>(link));
    });
    connect(&m_mesh, &Mesh::failed, this, [this](const HostPort& at, DialFailure why) {
        if (why == DialFailure::WrongKey) Q_EMIT keyRefused(at);
    });
    connect(&m_replica, &Replica::keyRenewed, this, &Lan::renewKey);
    connect(&m_replica, &Replica::identityTaken, this, &Lan::announce);
    connect(&m_replica, &Replica::met, this, [this](DeviceId, const Link::Peer& peer) {
        const HostPort at = toHostPort(peer.at);
        if (!peer.dialledHere || m_metAt.contains(at)) return;
        if (m_metAt.size() >= mostMetAt) m_metAt.removeFirst();
        m_metAt += at;
        Q_EMIT metAtChanged();
    });
    if (wish.isHidden) return;
    m_finder = std::make_unique<Finder>(wish.finder);
    m_finder->watch(m_replica.id());
    connect(m_finder.get(), &Finder::seen, this, &Lan::hear);
    connect(m_finder.get(), &Finder::heard, this, [this](const TableId& table, DeviceId device) {
        for (const Sighting& sighting : m_finder->sightings())
            if (sighting.said.table == table && sighting.said.device == device) hear(sighting);
    });
    connect(m_finder.get(), &Finder::interfacesChanged, this, [this] {
        tellWhere();
        m_mesh.tryAllNow();
    });
}

Result<quint16> Lan::open() {
    const auto port = m_server.open(QHostAddress::Any, m_wishedPort);
    if (!port) {
        m_cannotListen = port.error();
        return port;
    }
    tellWhere();
    announce();
    return port;
}

void Lan::tellWhere() {
    QList<Endpoint> listens;
    for (const QHostAddress& address : dialableAddresses()) listens += Endpoint{address, port()};
    if (listens.isEmpty()) listens += Endpoint{QHostAddress(QHostAddress::LocalHost), port()};
    m_replica.setListens(listens);
}

void Lan::announce() {
    if (!m_finder || port() == 0) return;
    const Table& table = m_replica.table();
    m_finder->announce({m_replica.id(), m_replica.self(), QString::fromStdString(table.info().id), m_replica.name(),
                        port(), protocolVersion, table.info().rules});
}

void Lan::hear(const Sighting& sighting) {
    if (sighting.said.table != m_replica.id()) return;
    QList<HostPort> at;
    for (const Endpoint& endpoint : sighting.endpoints()) at += toHostPort(endpoint);
    m_mesh.heard(sighting.said.device, at);
}

void Lan::renewKey() {
    m_server.setTableKey(m_replica.key().key);
    // A code that somebody noted down opens the table no longer.
    if (m_code) share();
    m_mesh.tryAllNow();
}

const TableCode& Lan::share() {
    m_code = TableCode::random();
    m_server.closeJoining();
    m_joinKeys = std::make_unique<JoinKeys>(*m_code);
    m_joinKeys->want(m_replica.id(), this, [this, code = *m_code](const JoinKey& key) {
        if (m_code != code) return;
        m_server.openJoining(key);
        Q_EMIT joiningOpened();
    });
    return *m_code;
}

void Lan::stopSharing() {
    m_code.reset();
    m_server.closeJoining();
}

Invitation Lan::invitation() const {
    Invitation invitation{Invitation::ByKey{m_replica.id(), m_replica.key().key}, {}};
    for (const QHostAddress& address : dialableAddresses()) invitation.at += HostPort{address.toString(), port()};
    return invitation;
}

void Lan::refresh() {
    if (m_finder) m_finder->refresh();
    tellWhere();
    m_mesh.tryAllNow();
}

QList<Sighting> Lan::sightings() const { return m_finder ? m_finder->sightings() : QList<Sighting>(); }

Diagnosis Lan::diagnosis() const {
    Diagnosed seen;
    seen.hasNetwork = !dialableAddresses().isEmpty();
    seen.cannotListen = m_cannotListen;
    if (m_finder) seen.finder = m_finder->report();
    for (const Sighting& sighting : sightings()) seen.heard += sighting.said.table == m_replica.id() ? 1 : 0;
    for (const Mesh::Place& place : m_mesh.places())
        if (place.lastFailure) seen.dials += *place.lastFailure;
    for (const DeviceStatus& device : m_replica.devices())
        seen.linked += device.state == DeviceStatus::State::InStep || device.state == DeviceStatus::State::CatchingUp;
    return diagnose(seen);
}

} // namespace sideboard::sync
