#pragma once

#include "finder.h"
#include "invitation.h"
#include "joinkeys.h"
#include "link.h"
#include "mesh.h"
#include "wire.h"

#include <QSet>

#include <memory>

namespace sideboard::sync {

// The way into a table for a device that is not at it yet: every address that is known, announced, typed or in the
// invitation is tried side by side until one answers. The first link comes with the other's hello, which says what game
// is played there.
class Entrance : public QObject {
    Q_OBJECT

public:
    static constexpr int tryAgainAfter = 2000;
    static constexpr qsizetype mostPlaces = 64;

    struct Found {
        TableId table;
        TableKey key;
        Hello hello;
        std::unique_ptr<Link> link;
        QByteArray alreadyRead; // the hello itself
    };
    struct Try {
        HostPort at;
        DialFailure why = DialFailure::NotFound;
        QString words;
    };

    // Without a finder only the addresses of the invitation and those given are tried.
    Entrance(const Invitation& invitation, Finder* finder, QObject* parent = nullptr);
    void tryAt(const HostPort& at);

    // How each place that did not work out failed last.
    [[nodiscard]] QList<Try> tries() const { return m_tries.values(); }

    // After entered(), once.
    [[nodiscard]] Found take() { return std::move(*m_found); }

Q_SIGNALS:
    void entered(); // once
    void tried(const sideboard::sync::HostPort& at, const QString& words);

private:
    void dial(const HostPort& at);
    struct Knock {
        HostPort at;
        TableId table;
        TableKey key;
    };
    void dialTable(const HostPort& at, const TableId& table, const TableKey& key);
    void awaitHello(const Knock& knock, Link* link);
    void greeted(const Knock& knock, Link* link, const QByteArray& payload);
    void fail(const HostPort& at, DialFailure why, const QString& words);

    Invitation m_invitation;
    std::unique_ptr<JoinKeys> m_keys;
    QSet<QString> m_places;
    QHash<QString, Try> m_tries;
    std::optional<Found> m_found;
};

} // namespace sideboard::sync
