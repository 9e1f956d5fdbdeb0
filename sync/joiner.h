#pragma once

#include "joinkeys.h"
#include "tlsdial.h"

#include <QObject>
#include <QPointer>

namespace sideboard::sync {

// From a table code and an address to the table key: ask which table is there, make the join key on another
// thread, open a join link, take the welcome. Ends with exactly one of its signals. To try several addresses,
// make several that share their keys.
class Joiner : public QObject {
    Q_OBJECT

public:
    Joiner(const HostPort& to, JoinKeys& keys, QObject* parent, std::chrono::milliseconds limit = TlsDial::usualLimit);

Q_SIGNALS:
    void joined(const sideboard::sync::TableId& table, const sideboard::sync::TableKey& key);
    void failed(sideboard::sync::DialFailure why, const QString& words);

private:
    void ask();
    void makeKey(const TableId& table);
    void dial(const TableId& table, const JoinKey& key);
    void takeWelcome(const TableId& table, TlsLink* link);
    void fail(DialFailure why);

    HostPort m_to;
    QPointer<JoinKeys> m_keys;
    std::chrono::milliseconds m_limit;
    bool m_done = false;
};

} // namespace sideboard::sync
