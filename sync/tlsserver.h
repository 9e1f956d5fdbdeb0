#pragma once

#include "joinbrake.h"
#include "keys.h"
#include "result.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTcpServer>

#include <chrono>
#include <optional>

class QSslPreSharedKeyAuthenticator;
class QSslSocket;

namespace sideboard::sync {

class TlsLink;

// Listens for other devices of one table and hands out links that proved the table key.
// Newcomers who prove the table code are sent the table key and closed again: see welcome.h.
class TlsServer : public QTcpServer {
    Q_OBJECT

public:
    static constexpr qsizetype mostUnproved = 64;
    static constexpr std::chrono::milliseconds usualLimit{3000};

    TlsServer(const TableId& table, const TableKey& key, QObject* parent = nullptr,
              std::chrono::milliseconds limit = usualLimit);

    // On `port`, or on any free one if that is taken; says on which.
    [[nodiscard]] Result<quint16> open(const QHostAddress& address = QHostAddress::Any, quint16 port = 0);

    // Links that are up stay up; dismissing a device closes its link too.
    void setTableKey(const TableKey& key) { m_key = key; }

    // While the share page is open.
    void openJoining(const JoinKey& key) { m_joinKey = key; }
    void closeJoining() { m_joinKey.reset(); }

    // Connections that proved nothing yet, and join links that are being welcomed.
    [[nodiscard]] qsizetype unproved() const { return m_unproved.size(); }

Q_SIGNALS:
    // The link is a child of the server until somebody takes it.
    void linked(sideboard::sync::TlsLink* link);
    void welcomed(const QHostAddress& newcomer);
    void refused(const QHostAddress& stranger, sideboard::sync::Trust claimed);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    struct Unproved {
        QHostAddress from;
        quint64 number = 0;
        std::optional<Identity> claimed; // once it was given a key to prove
    };

    void makeRoom();
    void answerKey(QSslSocket* socket, QSslPreSharedKeyAuthenticator* question);
    void shakenHands(QSslSocket* socket);
    void welcome(QSslSocket* socket, const Unproved& newcomer);
    void drop(QSslSocket* socket);

    TableId m_table;
    TableKey m_key;
    std::optional<JoinKey> m_joinKey;
    std::chrono::milliseconds m_limit;
    JoinBrake m_brake;
    QElapsedTimer m_clock;
    QHash<QSslSocket*, Unproved> m_unproved;
    quint64 m_arrivals = 0;
};

} // namespace sideboard::sync
