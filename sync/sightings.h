#pragma once

#include "announcement.h"

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace sideboard::sync {

// One device of one table, as heard on the LAN.
struct Sighting {
    Announcement said;
    QList<QHostAddress> from; // where it can be dialled, the first heard first

    [[nodiscard]] QList<Endpoint> endpoints() const;
};

// The devices heard of late, as many as fit. Time is given in milliseconds by the caller.
class Sightings {
public:
    enum class News { Nothing, New, Changed, Refused };

    News hear(const Announcement& said, const QHostAddress& from, qint64 now);
    // Takes out those that were not heard for a while.
    [[nodiscard]] QList<Sighting> takeLost(qint64 now);

    // Devices of this table have places of their own, which no other table can take.
    void watch(const std::optional<TableId>& table) { watched = table; }

    [[nodiscard]] std::optional<Sighting> find(const TableId& table, DeviceId device) const;
    [[nodiscard]] QList<Sighting> all() const;
    [[nodiscard]] qsizetype size() const { return heard.size(); }

    static constexpr qint64 lostAfter = 5'000;
    static constexpr qsizetype mostOthers = 64;
    static constexpr qsizetype mostWatched = 32;
    static constexpr qsizetype mostFromOneSource = 16;
    static constexpr qsizetype mostAddresses = 4;

private:
    using Key = std::pair<TableId, DeviceId>;
    struct Heard {
        Sighting sighting;
        QList<qint64> lastFrom; // beside sighting.from
        qint64 last = 0;
    };

    [[nodiscard]] bool hasPlaceFor(const Announcement& said, const QHostAddress& from) const;

    QHash<Key, Heard> heard;
    std::optional<TableId> watched;
};

} // namespace sideboard::sync
