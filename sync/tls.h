#pragma once

#include <QSslConfiguration>
#include <QSslSocket>

namespace sideboard::sync {

// The one way Sideboard speaks TLS: version 1.2, ECDHE with a pre-shared key and ChaCha20-Poly1305, nothing else.
// With a newer version or the default ciphers any server with any certificate would be accepted without a key,
// since there is no certificate that we could verify.
[[nodiscard]] QSslConfiguration strictTls();

// False where the TLS library lacks the cipher; then no link can be made at all.
[[nodiscard]] bool strictTlsWorks();

// After encrypted(): whether this is really that way. The caller knows whether the key was asked for.
[[nodiscard]] bool isStrict(const QSslSocket& socket);

// No proxy, no waiting to fill packets.
void prepare(QSslSocket& socket);

} // namespace sideboard::sync
