#include "tlsserver.h"

#include "tls.h"
#include "tlslink.h"
#include "welcome.h"

#include <QCoreApplication>
#include <QSslPreSharedKeyAuthenticator>
#include <QTimer>

#include <algorithm>

namespace sideboard::sync {

namespace {

constexpr std::chrono::milliseconds pauseAfterError{500};

} // namespace

TlsServer::TlsServer(const TableId& table, const TableKey& key, QObject* parent, std::chrono::milliseconds limit)
    : QTcpServer(parent), m_table(table), m_key(key), m_limit(limit) {
    m_clock.start();
    setListenBacklogSize(256);
    // After an error QTcpServer accepts nobody until it is told to.
    connect(this, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(pauseAfterError, this, &QTcpServer::resumeAccepting); });
}

Result<quint16> TlsServer::open(const QHostAddress& address, quint16 port) {
    const auto words = [](const char* text) { return QCoreApplication::translate("TlsServer", text); };
    if (!strictTlsWorks())
        return Error{words(QT_TRANSLATE_NOOP(
            "TlsServer", "The TLS library on this device cannot make the connections Sideboard needs."))};
    if (!listen(address, port) && !(port != 0 && listen(address, 0)))
        return Error{
            words(QT_TRANSLATE_NOOP("TlsServer", "Other devices cannot reach this one: %1")).arg(errorString())};
    return serverPort();
}

void TlsServer::incomingConnection(qintptr descriptor) {
    makeRoom();
    auto* socket = new QSslSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    QSslConfiguration tls = strictTls();
    tls.setPreSharedKeyIdentityHint(hintFor(m_table));
    socket->setSslConfiguration(tls);
    prepare(*socket);
    m_unproved.insert(socket, {plainAddress(socket->peerAddress()), ++m_arrivals, std::nullopt});

    connect(socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [this, socket](QSslPreSharedKeyAuthenticator* question) { answerKey(socket, question); });
    connect(socket, &QSslSocket::encrypted, this, [this, socket] { shakenHands(socket); });
    connect(socket, &QSslSocket::errorOccurred, this, [this, socket] { drop(socket); });
    connect(socket, &QSslSocket::disconnected, this, [this, socket] { drop(socket); });
    QTimer::singleShot(m_limit, socket, [this, socket] { drop(socket); });
    socket->startServerEncryption();
}

// Whoever holds most of the places loses its oldest: idle connections cannot keep a device out.
void TlsServer::makeRoom() {
    if (m_unproved.size() < mostUnproved) return;
    QHash<QHostAddress, int> held;
    for (const Unproved& one : std::as_const(m_unproved)) ++held[one.from];
    const auto worse = [&](const Unproved& a, const Unproved& b) {
        const int ofA = held.value(a.from);
        const int ofB = held.value(b.from);
        return ofA != ofB ? ofA > ofB : a.number < b.number;
    };
    auto worst = m_unproved.cbegin();
    for (auto it = m_unproved.cbegin(); it != m_unproved.cend(); ++it) {
        if (worse(it.value(), worst.value())) worst = it;
    }
    // Gone at once: during a flood the event loop, which deletes later, may not run for a while.
    QSslSocket* socket = worst.key();
    drop(socket);
    delete socket;
}

void TlsServer::answerKey(QSslSocket* socket, QSslPreSharedKeyAuthenticator* question) {
    const auto found = m_unproved.find(socket);
    const auto identity = identityFromBytes(question->identity());
    if (found == m_unproved.end() || !identity || identity->table != m_table) return;
    if (identity->trust == Trust::Join && (!m_joinKey || !m_brake.admit(found->from, m_clock.elapsed()))) return;
    found->claimed = identity;
    question->setPreSharedKey(identity->trust == Trust::Join ? m_joinKey->bytes : m_key.bytes);
}

void TlsServer::shakenHands(QSslSocket* socket) {
    const auto found = m_unproved.constFind(socket);
    if (found == m_unproved.cend() || !found->claimed || !isStrict(*socket)) return drop(socket);
    const Unproved proved = m_unproved.take(socket);
    socket->disconnect(this);
    if (proved.claimed->trust == Trust::Join) return welcome(socket, proved);
    Q_EMIT linked(new TlsLink(socket, {{proved.from, socket->peerPort()}, Trust::Table, false}, this));
}

void TlsServer::welcome(QSslSocket* socket, const Unproved& newcomer) {
    m_brake.succeeded(newcomer.from);
    // Still among the unproved, so that it counts and, at the limit, goes.
    m_unproved.insert(socket, {newcomer.from, newcomer.number, std::nullopt});
    auto* link = new TlsLink(socket, {{newcomer.from, socket->peerPort()}, Trust::Join, false}, this);
    connect(link, &Link::closed, this, [this, link, socket] {
        m_unproved.remove(socket);
        link->deleteLater();
    });
    // A newcomer has nothing to say on this link.
    connect(link, &Link::received, link, [link] { link->close({}); });
    link->send(encodeWelcome({m_table, m_key}));
    Q_EMIT welcomed(newcomer.from);
}

void TlsServer::drop(QSslSocket* socket) {
    if (!m_unproved.contains(socket)) return;
    const Unproved stranger = m_unproved.take(socket);
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater(); // this may run inside one of its signals
    if (stranger.claimed) Q_EMIT refused(stranger.from, stranger.claimed->trust);
}

} // namespace sideboard::sync
