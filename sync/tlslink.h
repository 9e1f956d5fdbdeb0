#pragma once

#include "frame.h"
#include "link.h"

class QSslSocket;

namespace sideboard::sync {

// A link over a socket whose handshake is done and was checked, by TlsDial or by TlsServer.
class TlsLink : public Link {
    Q_OBJECT

public:
    TlsLink(QSslSocket* socket, const Peer& peer, QObject* parent);

    [[nodiscard]] Peer peer() const override { return m_peer; }
    [[nodiscard]] bool isOpen() const override { return m_socket; }
    void send(const QByteArray& payload) override;
    void close(const QString& words) override;
    [[nodiscard]] qint64 backlog() const override;

private:
    void read();
    void written();
    void lost();
    void end(LinkEnd why, const QString& words);

    Peer m_peer;
    QSslSocket* m_socket; // nothing once the link has ended
    FrameDecoder m_decoder;
};

} // namespace sideboard::sync
