#pragma once

#include "invitation.h"
#include "keys.h"

#include <QObject>

#include <chrono>
#include <optional>

class QSslPreSharedKeyAuthenticator;
class QSslSocket;

namespace sideboard::sync {

class TlsLink;

enum class DialFailure {
    NotFound,     // no such host
    Unreachable,  // nothing listens there, or no network leads there
    TimedOut,     // no answer: asleep, or the network keeps devices apart
    NotSideboard, // something else listens there
    OtherTable,   // a Sideboard at another table
    WrongKey,     // the key, or the code it was made from, is not the table's (any more)
    NoCipher,     // the TLS library here cannot do it
};

struct Credential {
    Identity identity;
    QByteArray key;
};

// One try to reach one address. It starts by itself and ends with exactly one of its signals.
class TlsDial : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualLimit{5000};

    // Without a credential the dial only asks which table is there; no key is used and nothing is proved.
    TlsDial(const HostPort& to, std::optional<Credential> credential, QObject* parent,
            std::chrono::milliseconds limit = usualLimit);

Q_SIGNALS:
    // The link is a child of the dial until somebody takes it.
    void opened(sideboard::sync::TlsLink* link);
    void told(const sideboard::sync::TableId& table);
    void failed(sideboard::sync::DialFailure why, const QString& words);

private:
    void start(const HostPort& to);
    void answerKey(QSslPreSharedKeyAuthenticator* question);
    void shakenHands();
    void broke();
    void fail(DialFailure why);
    QSslSocket* finish();

    std::optional<Credential> m_credential;
    QSslSocket* m_socket;
    std::optional<TableId> m_tableThere;
    bool m_keyAsked = false;
    bool m_done = false;
};

[[nodiscard]] QString wordsFor(DialFailure why);

} // namespace sideboard::sync
