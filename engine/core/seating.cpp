#include "engine/core/seating.h"

#include <algorithm>

#include "engine/core/hash.h"

namespace sideboard {

namespace {

/// The newest value that was there at `at`.
template <class List, class T>
T valueAt(const List& list, Stamp at, T otherwise) {
    for (auto it = list.rbegin(); it != list.rend(); ++it)
        if (it->since <= at) return it->value;
    return otherwise;
}

constexpr Stamp now{0xffffffff, {~std::uint64_t{0}}};
constexpr std::size_t longestName = 200;

} // namespace

Seating::Seating(int seats, DeviceId founder, Stamp since) : m_seats(static_cast<std::size_t>(seats)) {
    for (Place& place : m_seats) place.holders.push_back({since, founder});
}

DeviceId Seating::holder(Seat seat) const { return valueAt(m_seats[indexOf(seat)].holders, now, DeviceId{}); }

bool Seating::ownSeatsOnly() const { return valueAt(m_ownSeatsOnly, now, false); }

bool Seating::looksOn(DeviceId device) const {
    return std::any_of(m_onlookers.begin(), m_onlookers.end(), [&](const auto& each) { return each.value == device; });
}

bool Seating::dismissed(DeviceId device) const {
    return std::any_of(m_dismissed.begin(), m_dismissed.end(), [&](const auto& each) { return each.value == device; });
}

std::optional<Misfit> Seating::mayEnter(DeviceId device, Seat seat, Stamp after) const {
    for (const auto& each : m_dismissed)
        if (each.value == device && each.since <= after) return Misfit{"core.misfit.dismissed"};
    for (const auto& each : m_onlookers)
        if (each.value == device && each.since <= after) return Misfit{"core.misfit.looks-on"};
    if (seat == noSeat || !valueAt(m_ownSeatsOnly, after, false)) return std::nullopt;
    if (!isKnown(seat)) return Misfit{"core.misfit.no-such-seat"};
    if (valueAt(m_seats[indexOf(seat)].holders, after, DeviceId{}) == device) return std::nullopt;
    return Misfit{"core.misfit.seat-of-another", {{"seat", static_cast<int>(indexOf(seat))}}};
}

std::optional<Misfit> Seating::judge(const Entry& entry) const {
    const auto misfit = mayEnter(entry.id.device, entry.seat, entry.after);
    const auto* change = std::get_if<SeatChange>(&entry.body);
    const bool sitsDown = change && (change->act == SeatAct::claim || change->act == SeatAct::takeOver);
    if (!misfit || (sitsDown && !dismissed(entry.id.device))) return std::nullopt;
    return misfit;
}

std::optional<Misfit> Seating::apply(const Entry& entry, const SeatChange& change) {
    const bool needsSeat = change.act <= SeatAct::takeOver;
    if (needsSeat && !isKnown(entry.seat)) return Misfit{"core.misfit.no-such-seat"};
    if (change.text.size() > longestName) return Misfit{"core.misfit.name-too-long"};
    const auto sit = [&](DeviceId device) {
        m_seats[indexOf(entry.seat)].holders.push_back({entry.stamp(), device});
        std::erase_if(m_onlookers, [&](const auto& each) { return each.value == device; });
    };
    switch (change.act) {
    case SeatAct::claim:
    case SeatAct::takeOver: sit(entry.id.device); break;
    case SeatAct::release: sit(DeviceId{}); break;
    case SeatAct::handOver: sit(change.device); break;
    case SeatAct::name: m_seats[indexOf(entry.seat)].name = change.text; break;
    case SeatAct::colour: m_seats[indexOf(entry.seat)].colour = change.text; break;
    case SeatAct::lookOn: m_onlookers.push_back({entry.stamp(), entry.id.device}); break;
    case SeatAct::ownSeatsOnly: m_ownSeatsOnly.push_back({entry.stamp(), true}); break;
    case SeatAct::everybody: m_ownSeatsOnly.push_back({entry.stamp(), false}); break;
    case SeatAct::dismiss: m_dismissed.push_back({entry.stamp(), change.device}); break;
    }
    return std::nullopt;
}

Json Seating::json() const {
    Json list = Json::array();
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const DeviceId device = holder(seatAt(i));
        list.push_back({{"seat", i},
                        {"name", m_seats[i].name},
                        {"colour", m_seats[i].colour},
                        {"device", device == DeviceId{} ? Json(nullptr) : Json(toText(device))}});
    }
    return list;
}

void Seating::addTo(Hasher& hasher) const {
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        hasher.add(std::string_view(m_seats[i].name));
        hasher.add(std::string_view(m_seats[i].colour));
        hasher.add(holder(seatAt(i)).value);
    }
    hasher.add(std::uint64_t{ownSeatsOnly()});
    std::uint64_t others = 0; // a set: the order they came in says nothing
    for (const auto& each : m_onlookers) others += hashOf(each.value);
    for (const auto& each : m_dismissed) others += hashOf(each.value) * 3;
    hasher.add(others);
}

} // namespace sideboard
