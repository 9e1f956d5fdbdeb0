#include "tls.h"

#include <QNetworkProxy>
#include <QSslCipher>

namespace sideboard::sync {

namespace {

QSslCipher theCipher() { return QSslCipher(QStringLiteral("ECDHE-PSK-CHACHA20-POLY1305"), QSsl::TlsV1_2); }

} // namespace

QSslConfiguration strictTls() {
    QSslConfiguration tls;
    tls.setProtocol(QSsl::TlsV1_2);
    tls.setCiphers({theCipher()});
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    // A resumed session would not ask for the key.
    tls.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    tls.setSslOption(QSsl::SslOptionDisableSessionSharing, true);
    tls.setSslOption(QSsl::SslOptionDisableSessionPersistence, true);
    tls.setSslOption(QSsl::SslOptionDisableCompression, true);
    return tls;
}

bool strictTlsWorks() { return QSslSocket::supportsSsl() && !theCipher().isNull(); }

bool isStrict(const QSslSocket& socket) {
    return socket.isEncrypted() && socket.sessionProtocol() == QSsl::TlsV1_2 && !theCipher().isNull() &&
           socket.sessionCipher().name() == theCipher().name();
}

void prepare(QSslSocket& socket) {
    socket.setProxy(QNetworkProxy::NoProxy);
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
}

} // namespace sideboard::sync
