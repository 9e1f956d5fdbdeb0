#include "tlslink.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSslSocket>
#include <QTimer>

#include <chrono>

namespace sideboard::sync {

namespace {

using namespace std::chrono_literals;

// How long the last words may take to go out after close().
constexpr auto lingering = 3s;

QString words(const char* text) { return QCoreApplication::translate("Link", text); }

} // namespace

TlsLink::TlsLink(QSslSocket* socket, const Peer& peer, QObject* parent) : Link(parent), m_peer(peer), m_socket(socket) {
    socket->setParent(this);
    connect(socket, &QSslSocket::readyRead, this, &TlsLink::read);
    connect(socket, &QSslSocket::encryptedBytesWritten, this, &TlsLink::written);
    connect(socket, &QSslSocket::disconnected, this, &TlsLink::lost);
    // What came with the end of the handshake is already in the socket, and nobody will say so again.
    QMetaObject::invokeMethod(this, &TlsLink::read, Qt::QueuedConnection);
}

void TlsLink::send(const QByteArray& payload) {
    if (!m_socket) return;
    const auto frame = encodeFrame(payload);
    Q_ASSERT_X(frame.ok(), "TlsLink::send", qPrintable(frame.error()));
    if (!frame) return end(LinkEnd::Malformed, frame.error());
    m_socket->write(*frame);
    if (backlog() > largestBacklog)
        end(LinkEnd::TooSlow, words(QT_TRANSLATE_NOOP("Link", "The other device does not keep up.")));
}

void TlsLink::close(const QString& words) {
    if (!m_socket) return;
    // The socket outlives the link for a moment, so that a `bye` sent just before still arrives.
    QSslSocket* socket = m_socket;
    m_socket = nullptr;
    socket->disconnect(this);
    socket->setParent(nullptr);
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(lingering, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
    // Nobody listens any more; what still comes in must not pile up.
    connect(socket, &QSslSocket::readyRead, socket, [socket] { socket->skip(socket->bytesAvailable()); });
    socket->flush();
    socket->disconnectFromHost();
    if (socket->state() == QAbstractSocket::UnconnectedState) socket->deleteLater();
    Q_EMIT closed(LinkEnd::ClosedHere, words);
}

qint64 TlsLink::backlog() const { return m_socket ? m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite() : 0; }

void TlsLink::read() {
    if (!m_socket) return;
    const QPointer<TlsLink> alive(this);
    const Frames frames = m_decoder.feed(m_socket->readAll());
    for (const QByteArray& payload : frames.payloads) {
        Q_EMIT received(payload);
        if (!alive || !m_socket) // a receiver may close or delete the link
            return;
    }
    if (frames.fault)
        end(LinkEnd::Malformed, words(QT_TRANSLATE_NOOP("Link", "The other device sent something unreadable: %1"))
                                    .arg(frames.fault->words));
}

void TlsLink::written() {
    if (m_socket && backlog() == 0) Q_EMIT drained();
}

void TlsLink::lost() {
    const QPointer<TlsLink> alive(this);
    read(); // the last frames may have come together with the end
    if (!alive || !m_socket) return;
    const auto error = m_socket->error();
    if (error == QAbstractSocket::RemoteHostClosedError || error == QAbstractSocket::UnknownSocketError)
        end(LinkEnd::ClosedThere, words(QT_TRANSLATE_NOOP("Link", "The other device closed the link.")));
    else
        end(LinkEnd::Broken, words(QT_TRANSLATE_NOOP("Link", "The connection broke: %1")).arg(m_socket->errorString()));
}

void TlsLink::end(LinkEnd why, const QString& words) {
    QSslSocket* socket = m_socket;
    if (!socket) return;
    m_socket = nullptr;
    socket->disconnect(this);
    socket->abort();
    socket->deleteLater(); // this may run inside one of its signals
    Q_EMIT closed(why, words);
}

} // namespace sideboard::sync
