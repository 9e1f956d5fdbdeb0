#pragma once

#include "sync/tls.h"
#include "sync/tlsdial.h"
#include "sync/tlslink.h"
#include "sync/tlsserver.h"

#include <QSignalSpy>
#include <QSslPreSharedKeyAuthenticator>
#include <QSslSocket>
#include <QTest>

#include <memory>

namespace sideboard::sync::testing {

inline const QHostAddress loopback(QHostAddress::LocalHost);
inline constexpr int patience = 10'000; // no wait of a test is longer

// A table that listens on loopback and keeps the links it was given.
struct Listener {
    explicit Listener(std::chrono::milliseconds limit = TlsServer::usualLimit) : server(table, key, nullptr, limit) {
        QObject::connect(&server, &TlsServer::linked, &server, [this](TlsLink* link) { links += link; });
        const auto opened = server.open(loopback);
        Q_ASSERT(opened.ok());
        at = {loopback.toString(), opened ? *opened : quint16(0)};
    }

    [[nodiscard]] Credential credential() const { return {{Trust::Table, table}, key.bytes}; }

    TableId table = randomTableId();
    TableKey key = randomTableKey();
    TlsServer server;
    QList<TlsLink*> links;
    HostPort at;
};

// How a dial ended.
struct Dialled {
    TlsLink* link = nullptr;
    std::optional<TableId> table;
    std::optional<DialFailure> failure;
    QString words;
    std::unique_ptr<TlsDial> dial; // owns the link
};

inline Dialled dial(const HostPort& to, std::optional<Credential> credential,
                    std::chrono::milliseconds limit = TlsDial::usualLimit) {
    Dialled end;
    end.dial = std::make_unique<TlsDial>(to, std::move(credential), nullptr, limit);
    int signalled = 0;
    QObject::connect(end.dial.get(), &TlsDial::opened, end.dial.get(), [&](TlsLink* link) {
        end.link = link;
        ++signalled;
    });
    QObject::connect(end.dial.get(), &TlsDial::told, end.dial.get(), [&](const TableId& table) {
        end.table = table;
        ++signalled;
    });
    QObject::connect(end.dial.get(), &TlsDial::failed, end.dial.get(), [&](DialFailure why, const QString& words) {
        end.failure = why;
        end.words = words;
        ++signalled;
    });
    (void)QTest::qWaitFor([&] { return signalled > 0; }, patience);
    QTest::qWait(20);
    end.dial->disconnect();
    if (signalled != 1) qWarning("a dial ended %d times", signalled);
    return end;
}

// A device that holds the key but does not keep to the frames.
inline std::unique_ptr<QSslSocket> keyHolder(const Listener& listener) {
    auto socket = std::make_unique<QSslSocket>();
    socket->setSslConfiguration(strictTls());
    QObject::connect(socket.get(), &QSslSocket::preSharedKeyAuthenticationRequired, socket.get(),
                     [credential = listener.credential()](QSslPreSharedKeyAuthenticator* question) {
                         question->setIdentity(credential.identity.toBytes());
                         question->setPreSharedKey(credential.key);
                     });
    socket->connectToHostEncrypted(listener.at.host, listener.at.port);
    if (!QTest::qWaitFor([&] { return socket->isEncrypted(); }, patience))
        qWarning("the key holder found no link: %s", qPrintable(socket->errorString()));
    return socket;
}

} // namespace sideboard::sync::testing
