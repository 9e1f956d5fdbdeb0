#include "joiner.h"

#include "tlslink.h"
#include "welcome.h"

#include <QTimer>

namespace sideboard::sync {

Joiner::Joiner(const HostPort& to, JoinKeys& keys, QObject* parent, std::chrono::milliseconds limit)
    : QObject(parent), m_to(to), m_keys(&keys), m_limit(limit) {
    ask();
}

void Joiner::ask() {
    auto* dial = new TlsDial(m_to, std::nullopt, this, m_limit);
    connect(dial, &TlsDial::told, this, &Joiner::makeKey);
    connect(dial, &TlsDial::failed, this, &Joiner::fail);
}

void Joiner::makeKey(const TableId& table) {
    if (m_keys) m_keys->want(table, this, [this, table](const JoinKey& key) { dial(table, key); });
}

void Joiner::dial(const TableId& table, const JoinKey& key) {
    auto* dial = new TlsDial(m_to, Credential{{Trust::Join, table}, key.bytes}, this, m_limit);
    connect(dial, &TlsDial::opened, this, [this, table](TlsLink* link) { takeWelcome(table, link); });
    connect(dial, &TlsDial::failed, this, &Joiner::fail);
}

void Joiner::takeWelcome(const TableId& table, TlsLink* link) {
    connect(link, &Link::received, this, [this, table, link](const QByteArray& payload) {
        if (m_done) return;
        const auto welcome = decodeWelcome(payload);
        if (!welcome || welcome->table != table) return fail(DialFailure::NotSideboard);
        m_done = true;
        link->close({});
        Q_EMIT joined(welcome->table, welcome->key);
    });
    connect(link, &Link::closed, this, [this] { fail(DialFailure::TimedOut); });
    QTimer::singleShot(m_limit, this, [this] { fail(DialFailure::TimedOut); });
}

void Joiner::fail(DialFailure why) {
    if (m_done) return;
    m_done = true;
    Q_EMIT failed(why, wordsFor(why));
}

} // namespace sideboard::sync
