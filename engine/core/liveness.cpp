#include "engine/core/liveness.h"

#include <algorithm>
#include <set>

#include "engine/core/seating.h"

namespace sideboard {

namespace {

/// What live take-backs name, with the highest stamp that does so.
struct Named {
    std::map<EntryId, Stamp> entries;
    std::map<EntryId, Stamp> groups;

    void add(const TakeBack& back, Stamp stamp) {
        Stamp& highest = (back.group ? groups : entries)[back.target];
        highest = std::max(highest, stamp);
    }
    /// The take-back that reaches this entry; clock 0 if none does.
    [[nodiscard]] Stamp reaching(const Entry& entry) const {
        const auto from = [&](const std::map<EntryId, Stamp>& map, EntryId id) {
            const auto found = map.find(id);
            return found != map.end() && entry.stamp() < found->second ? found->second : Stamp{};
        };
        return std::max(from(entries, entry.id), from(groups, entry.group));
    }
};

/// Only a later take-back can reach a take-back: from the last one on, each is decided when it is met.
template <class Reached>
Named standing(const std::vector<const Entry*>& backs, Reached&& reached) {
    Named named;
    for (auto back = backs.rbegin(); back != backs.rend(); ++back) {
        if (named.reaching(**back).clock > 0) reached(**back);
        else named.add(std::get<TakeBack>((*back)->body), (*back)->stamp());
    }
    return named;
}

/// Judges take-backs in their order, each by the seats as they were when it came: what comes later, even a take-back of
/// a seat entry, cannot change that, so no two judgements can wait for each other.
class Judge {
public:
    [[nodiscard]] std::optional<Misfit> judge(const Entry& entry) const {
        return m_started ? m_seating.judge(entry) : std::nullopt;
    }
    void takeIn(const Entry& entry) {
        if (std::holds_alternative<TakeBack>(entry.body)) {
            m_backs.push_back(&entry);
            if (mayReachSeats(std::get<TakeBack>(entry.body))) rebuild();
            return;
        }
        const bool changesSeats =
            std::holds_alternative<SetUp>(entry.body) || std::holds_alternative<SeatChange>(entry.body);
        if (!changesSeats) return;
        m_seatEntries.push_back(&entry);
        m_reachable.insert(entry.id);
        m_reachable.insert(entry.group);
        fold(entry);
    }

private:
    /// Take-backs of take-backs may restore seat entries: they count as reaching them.
    [[nodiscard]] bool mayReachSeats(const TakeBack& back) {
        const bool ofTakeBack =
            std::any_of(m_backs.begin(), m_backs.end(), [&](const Entry* each) { return each->id == back.target; });
        return ofTakeBack || m_reachable.contains(back.target);
    }
    void fold(const Entry& entry) {
        if (const auto* setUp = std::get_if<SetUp>(&entry.body)) {
            if (m_started && (m_seating.judge(entry) || m_seating.size() == setUp->seats)) return;
            m_seating = Seating(std::min<int>(setUp->seats, maxSeats), entry.id.device, entry.stamp());
            m_started = true;
        } else if (m_started && !m_seating.judge(entry)) (void)m_seating.apply(entry, std::get<SeatChange>(entry.body));
    }
    void rebuild() {
        const Named named = standing(m_backs, [](const Entry&) {});
        m_started = false;
        m_seating = {};
        for (const Entry* entry : m_seatEntries)
            if (std::holds_alternative<SetUp>(entry->body) || named.reaching(*entry).clock == 0) fold(*entry);
    }

    Seating m_seating;
    bool m_started = false;
    std::vector<const Entry*> m_seatEntries;
    std::vector<const Entry*> m_backs;
    std::set<EntryId> m_reachable;
};

/// Seats stay as they were dealt unless somebody says otherwise: then nobody is barred from anything.
bool rightsMatter(const Log& log) {
    for (std::size_t i = 0; i < log.size(); ++i)
        if (const auto* change = std::get_if<SeatChange>(&log[i].body))
            if (change->act == SeatAct::lookOn || change->act == SeatAct::ownSeatsOnly ||
                change->act == SeatAct::dismiss)
                return true;
    return false;
}

/// The take-backs that their devices had the right to make, in order; the others are barred.
std::vector<const Entry*> rightfulTakeBacks(const Log& log, std::map<std::size_t, Misfit>& barred) {
    std::vector<const Entry*> rightful;
    const bool matters = rightsMatter(log);
    Judge judge;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const Entry& entry = log[i];
        const bool takesBack = std::holds_alternative<TakeBack>(entry.body);
        if (takesBack && matters)
            if (const auto misfit = judge.judge(entry)) {
                barred.emplace(log.slotAt(i), *misfit);
                continue;
            }
        if (takesBack) rightful.push_back(&entry);
        if (matters) judge.takeIn(entry);
    }
    return rightful;
}

/// Whether somebody opened what this seal hides before the take-back came.
bool openedBefore(const Log& log, EntryId seal, Stamp stamp) {
    for (std::size_t i = 0; i < log.size() && log[i].stamp() < stamp; ++i)
        if (const auto* opening = std::get_if<Opening>(&log[i].body))
            if (std::find(opening->answers.begin(), opening->answers.end(), seal) != opening->answers.end())
                return true;
    return false;
}

} // namespace

Liveness livenessOf(const Log& log, std::span<const std::optional<std::uint64_t>> copyKeys) {
    Liveness liveness{std::vector<bool>(log.slotCount(), true), {}};
    const std::vector<const Entry*> backs = rightfulTakeBacks(log, liveness.barred);
    if (backs.empty()) return liveness;
    std::set<EntryId> restored;
    const Named named = standing(backs, [&](const Entry& back) { restored.insert(back.id); });
    std::map<std::uint64_t, Stamp> byCopy; // the highest take-back of a once-move and its copies
    for (std::size_t i = 0; i < log.size(); ++i) {
        const Entry& entry = log[i];
        const std::size_t slot = log.slotAt(i);
        if (std::holds_alternative<SetUp>(entry.body)) continue;
        if (std::holds_alternative<TakeBack>(entry.body)) {
            liveness.live[slot] = !restored.contains(entry.id);
            continue;
        }
        const Stamp back = named.reaching(entry);
        if (back.clock == 0) continue;
        if (std::holds_alternative<Seal>(entry.body) && openedBefore(log, entry.id, back)) continue;
        liveness.live[slot] = false;
        if (const auto& key = copyKeys[slot]) byCopy[*key] = std::max(byCopy[*key], back);
    }
    if (byCopy.empty()) return liveness;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto& key = copyKeys[log.slotAt(i)];
        const auto found = key ? byCopy.find(*key) : byCopy.end();
        if (found != byCopy.end() && log[i].after < found->second) liveness.live[log.slotAt(i)] = false;
    }
    return liveness;
}

} // namespace sideboard
