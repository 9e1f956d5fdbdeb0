#include "engine/core/liveness.h"

#include <map>
#include <set>

namespace sideboard {

namespace {

struct LiveTakeBack {
    const Entry* entry;
    const TakeBack* body;
};

bool reaches(const LiveTakeBack& back, const Entry& entry) {
    const bool named = back.body->group ? entry.group == back.body->target : entry.id == back.body->target;
    return named && entry.stamp() < back.entry->stamp();
}

/// Whether somebody opened what this seal hides before the take-back came.
bool openedBefore(const Log& log, EntryId seal, Stamp stamp) {
    for (std::size_t i = 0; i < log.size() && log[i].stamp() < stamp; ++i)
        if (const auto* opening = std::get_if<Opening>(&log[i].body))
            for (EntryId answered : opening->answers)
                if (answered == seal) return true;
    return false;
}

} // namespace

std::vector<bool> liveSlots(const Log& log, std::span<const std::optional<std::uint64_t>> onceKeys) {
    std::vector<bool> live(log.slotCount(), true);
    // Only a later take-back can reach a take-back: from the last one on, each is decided when it is met.
    std::vector<LiveTakeBack> backs;
    for (std::size_t i = log.size(); i-- > 0;) {
        const auto* body = std::get_if<TakeBack>(&log[i].body);
        if (!body) continue;
        bool stands = true;
        for (const LiveTakeBack& later : backs) stands = stands && !reaches(later, log[i]);
        if (stands) backs.push_back({&log[i], body});
        else live[log.slotAt(i)] = false;
    }
    if (backs.empty()) return live;

    std::map<EntryId, Stamp> byEntry; // the highest take-back of each target
    std::map<EntryId, Stamp> byGroup;
    for (const LiveTakeBack& back : backs) {
        Stamp& highest = (back.body->group ? byGroup : byEntry)[back.body->target];
        highest = std::max(highest, back.entry->stamp());
    }
    const auto takenBackBy = [](const std::map<EntryId, Stamp>& map, EntryId id, Stamp before) -> Stamp {
        const auto found = map.find(id);
        return found != map.end() && before < found->second ? found->second : Stamp{};
    };
    std::map<std::uint64_t, Stamp> byOnce;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const Entry& entry = log[i];
        if (std::holds_alternative<TakeBack>(entry.body) || std::holds_alternative<SetUp>(entry.body)) continue;
        const Stamp back = std::max(takenBackBy(byEntry, entry.id, entry.stamp()), takenBackBy(byGroup, entry.group, entry.stamp()));
        if (back.clock == 0) continue;
        if (std::holds_alternative<Seal>(entry.body) && openedBefore(log, entry.id, back)) continue;
        live[log.slotAt(i)] = false;
        if (const auto& key = onceKeys[log.slotAt(i)]) byOnce[*key] = std::max(byOnce[*key], back);
    }
    if (byOnce.empty()) return live;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto& key = onceKeys[log.slotAt(i)];
        const auto found = key ? byOnce.find(*key) : byOnce.end();
        if (found != byOnce.end() && log[i].after < found->second) live[log.slotAt(i)] = false;
    }
    return live;
}

} // namespace sideboard
