#pragma once

#include <string>
#include <vector>

#include "engine/core/entry.h"
#include "engine/core/hash.h"
#include "engine/core/refusal.h"

namespace sideboard {

/// Who sits where, and who may enter for whom: folded from seat entries. Rights are judged against what an entry's
/// device could know when it made it, so two devices never judge alike entries differently.
class Seating {
public:
    Seating() = default;
    explicit Seating(int seats, DeviceId founder, Stamp since);

    [[nodiscard]] int size() const { return static_cast<int>(m_seats.size()); }
    [[nodiscard]] DeviceId holder(Seat seat) const;
    [[nodiscard]] const std::string& name(Seat seat) const { return m_seats[indexOf(seat)].name; }
    [[nodiscard]] const std::string& colour(Seat seat) const { return m_seats[indexOf(seat)].colour; }
    [[nodiscard]] bool ownSeatsOnly() const;
    [[nodiscard]] bool looksOn(DeviceId device) const;
    [[nodiscard]] bool dismissed(DeviceId device) const;

    /// Why this device may not enter for this seat, as things stood at `after`.
    [[nodiscard]] std::optional<Misfit> mayEnter(DeviceId device, Seat seat, Stamp after) const;
    /// The same for an entry, with what anybody may always do: sit down, and take over the seat of a device that is
    /// away.
    [[nodiscard]] std::optional<Misfit> judge(const Entry& entry) const;
    [[nodiscard]] std::optional<Misfit> apply(const Entry& entry, const SeatChange& change);

    [[nodiscard]] Json json() const;
    void addTo(Hasher& hasher) const;

private:
    /// A value and the moment from which it holds, the newest last.
    template <class T>
    struct Timed {
        Stamp since;
        T value;
    };
    struct Place {
        std::string name;
        std::string colour;
        std::vector<Timed<DeviceId>> holders;
    };

    [[nodiscard]] bool isKnown(Seat seat) const { return indexOf(seat) < m_seats.size(); }

    std::vector<Place> m_seats;
    std::vector<Timed<bool>> m_ownSeatsOnly;
    std::vector<Timed<DeviceId>> m_onlookers;
    std::vector<Timed<DeviceId>> m_dismissed;
};

} // namespace sideboard
