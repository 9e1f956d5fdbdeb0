#include "tlsdial.h"

#include "tls.h"
#include "tlslink.h"

#include <QCoreApplication>
#include <QSslPreSharedKeyAuthenticator>
#include <QTimer>

namespace sideboard::sync {

TlsDial::TlsDial(const HostPort& to, std::optional<Credential> credential, QObject* parent,
                 std::chrono::milliseconds limit)
    : QObject(parent), m_credential(std::move(credential)), m_socket(new QSslSocket(this)) {
    connect(m_socket, &QSslSocket::preSharedKeyAuthenticationRequired, this, &TlsDial::answerKey);
    connect(m_socket, &QSslSocket::encrypted, this, &TlsDial::shakenHands);
    connect(m_socket, &QSslSocket::errorOccurred, this, &TlsDial::broke);
    connect(m_socket, &QSslSocket::disconnected, this, &TlsDial::broke);
    QTimer::singleShot(limit, this, [this] { fail(DialFailure::TimedOut); });
    // Later, so that whoever made the dial has connected its signals.
    QMetaObject::invokeMethod(
        this, [this, to] { start(to); }, Qt::QueuedConnection);
}

void TlsDial::start(const HostPort& to) {
    if (!strictTlsWorks()) return fail(DialFailure::NoCipher);
    m_socket->setSslConfiguration(strictTls());
    prepare(*m_socket);
    m_socket->connectToHostEncrypted(to.host, to.port);
}

void TlsDial::answerKey(QSslPreSharedKeyAuthenticator* question) {
    m_keyAsked = true;
    m_tableThere = tableFromHint(question->identityHint());
    // Left unanswered, the question ends the handshake before anything about a key has left this device.
    if (!m_credential || m_tableThere != m_credential->identity.table) return;
    question->setIdentity(m_credential->identity.toBytes());
    question->setPreSharedKey(m_credential->key);
}

void TlsDial::shakenHands() {
    if (!m_credential || !m_keyAsked || !isStrict(*m_socket)) return fail(DialFailure::NotSideboard);
    if (m_done) return;
    QSslSocket* socket = finish();
    prepare(*socket); // the options of a socket that was not yet connected do not hold
    const Link::Peer peer{
        {plainAddress(socket->peerAddress()), socket->peerPort()}, m_credential->identity.trust, true};
    Q_EMIT opened(new TlsLink(socket, peer, this));
}

void TlsDial::broke() {
    if (m_done) return;
    if (m_keyAsked) {
        if (!m_tableThere) return fail(DialFailure::NotSideboard);
        if (!m_credential) {
            finish()->deleteLater();
            Q_EMIT told(*m_tableThere);
            return;
        }
        return fail(m_tableThere == m_credential->identity.table ? DialFailure::WrongKey : DialFailure::OtherTable);
    }
    switch (m_socket->error()) {
    case QAbstractSocket::HostNotFoundError: return fail(DialFailure::NotFound);
    case QAbstractSocket::ConnectionRefusedError:
    case QAbstractSocket::NetworkError:
    case QAbstractSocket::SocketAccessError:
    case QAbstractSocket::UnsupportedSocketOperationError: return fail(DialFailure::Unreachable);
    case QAbstractSocket::SocketTimeoutError: return fail(DialFailure::TimedOut);
    default: return fail(DialFailure::NotSideboard);
    }
}

void TlsDial::fail(DialFailure why) {
    if (m_done) return;
    QSslSocket* socket = finish();
    socket->abort();
    socket->deleteLater();
    Q_EMIT failed(why, wordsFor(why));
}

QSslSocket* TlsDial::finish() {
    m_done = true;
    m_socket->disconnect(this);
    return m_socket;
}

QString wordsFor(DialFailure why) {
    const auto words = [](const char* text) { return QCoreApplication::translate("TlsDial", text); };
    switch (why) {
    case DialFailure::NotFound:
        return words(QT_TRANSLATE_NOOP("TlsDial", "No device of that name is known on this network."));
    case DialFailure::Unreachable:
        return words(QT_TRANSLATE_NOOP(
            "TlsDial", "Nothing answers at that address. Is Sideboard open there, on the same network?"));
    case DialFailure::TimedOut:
        return words(QT_TRANSLATE_NOOP("TlsDial", "No answer. The device sleeps, or the network keeps devices apart."));
    case DialFailure::NotSideboard:
        return words(QT_TRANSLATE_NOOP("TlsDial", "What answers at that address is not Sideboard."));
    case DialFailure::OtherTable: return words(QT_TRANSLATE_NOOP("TlsDial", "That device is at another table."));
    case DialFailure::WrongKey:
        return words(QT_TRANSLATE_NOOP(
            "TlsDial",
            "That does not open this table. Check the code on the share page, wait a few seconds, and try again."));
    case DialFailure::NoCipher:
        return words(QT_TRANSLATE_NOOP("TlsDial",
                                       "The TLS library on this device cannot make the connections Sideboard needs."));
    }
    return {};
}

} // namespace sideboard::sync
