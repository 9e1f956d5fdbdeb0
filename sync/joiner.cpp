#include "joiner.h"

#include "tlslink.h"
#include "welcome.h"

#include <QTimer>

namespace sideboard::sync {

Joiner::Joiner(const HostPort& to, const TableCode& code, QObject* parent, std::chrono::milliseconds limit)
    : QObject(parent), m_to(to), m_code(code), m_limit(limit) {
    ask();
}

Joiner::~Joiner() {
    m_key.cancel(); // one that still waits for a thread need not be made
}

void Joiner::ask() {
    auto* dial = new TlsDial(m_to, std::nullopt, this, m_limit);
    connect(dial, &TlsDial::told, this, &Joiner::makeKey);
    connect(dial, &TlsDial::failed, this, &Joiner::fail);
}

void Joiner::makeKey(const TableId& table) {
    connect(&m_key, &QFutureWatcher<JoinKey>::finished, this, [this, table] { dial(table, m_key.result()); });
    m_key.setFuture(joinKeyLater(m_code, table));
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
