#include "engine/core/log.h"

#include <algorithm>

#include "engine/core/hash.h"

namespace sideboard {

namespace {
/// Enough for a device that was away for a long evening; hostile peers cannot make it grow.
constexpr std::size_t maxWaiting = 20'000;
} // namespace

const Entry* Log::find(EntryId id) const {
    const auto chain = m_chains.find(id.device);
    if (chain == m_chains.end() || id.seq == 0 || id.seq > chain->second.slots.size()) return nullptr;
    return &m_entries[chain->second.slots[id.seq - 1]];
}

std::size_t Log::positionOf(Stamp stamp) const {
    const auto found = std::lower_bound(m_order.begin(), m_order.end(), stamp, [&](std::uint32_t slot, Stamp value) {
        return m_entries[slot].stamp() < value;
    });
    return static_cast<std::size_t>(found - m_order.begin());
}

std::optional<std::size_t> Log::positionOf(EntryId id) const {
    const Entry* entry = find(id);
    if (!entry) return std::nullopt;
    return positionOf(entry->stamp());
}

Stamp Log::highest() const { return m_order.empty() ? Stamp{} : (*this)[size() - 1].stamp(); }

bool Log::holds(Stamp stamp) const {
    if (stamp.clock == 0) return true;
    const auto chain = m_chains.find(stamp.device);
    if (chain == m_chains.end()) return false;
    const auto& slots = chain->second.slots; // stamps rise with the number
    const auto found = std::lower_bound(slots.begin(), slots.end(), stamp, [&](std::uint32_t slot, Stamp value) {
        return m_entries[slot].stamp() < value;
    });
    return found != slots.end() && m_entries[*found].stamp() == stamp;
}

void Log::extendDigest(Chain& chain, const Entry& entry) {
    Hasher hasher;
    hasher.add(chain.digests.empty() ? 0 : chain.digests.back());
    hasher.add(fingerprint(entry));
    chain.digests.push_back(hasher.value());
}

void Log::admit(Entry entry) {
    const auto slot = static_cast<std::uint32_t>(m_entries.size());
    Chain& chain = m_chains[entry.id.device];
    chain.slots.push_back(slot);
    extendDigest(chain, entry);
    m_entries.push_back(std::move(entry));
    m_order.push_back(slot);
}

const Entry& Log::append(Body body, Seat seat, EntryId group, std::int64_t at) {
    const EntryId id{m_self, static_cast<std::uint32_t>(m_chains[m_self].slots.size() + 1)};
    admit(Entry{id, highest(), seat, group.seq == 0 ? id : group, at, std::move(body)});
    return m_entries.back();
}

std::size_t Log::retractFrom(std::uint32_t seq) {
    Chain& chain = m_chains[m_self];
    const std::size_t kept = std::max<std::size_t>(seq == 0 ? 0 : seq - 1, m_shared);
    if (kept >= chain.slots.size()) return size();
    const std::size_t first = positionOf(m_entries[chain.slots[kept]].stamp());
    // Their slots stay, unused, so that the numbers of the others do not change.
    std::erase_if(m_order, [&](std::uint32_t slot) {
        return m_entries[slot].id.device == m_self && m_entries[slot].id.seq > kept;
    });
    chain.slots.resize(kept);
    chain.digests.resize(kept);
    return first;
}

void Log::sortFrom(std::size_t position) {
    const auto earlier = [&](std::uint32_t a, std::uint32_t b) { return m_entries[a].stamp() < m_entries[b].stamp(); };
    const auto middle = m_order.begin() + static_cast<std::ptrdiff_t>(position);
    std::sort(middle, m_order.end(), earlier);
    std::inplace_merge(m_order.begin(), middle, m_order.end(), earlier);
}

Merged Log::merge(std::vector<Entry> entries) { return take(std::move(entries), false); }

Merged Log::restore(std::vector<Entry> entries, std::uint32_t shared) {
    Merged merged = take(std::move(entries), true);
    // A damaged file may have lost the last entries that it says were shared.
    m_shared = std::min(shared, static_cast<std::uint32_t>(m_chains[m_self].slots.size()));
    return merged;
}

Merged Log::take(std::vector<Entry> entries, bool ownToo) {
    Merged merged;
    // What waited came first, so it stays if a newcomer says otherwise under the same number.
    std::vector<Entry> waited;
    for (auto& [id, entry] : m_waiting) waited.push_back(std::move(entry));
    m_waiting.clear();
    entries.insert(entries.begin(), std::make_move_iterator(waited.begin()), std::make_move_iterator(waited.end()));
    // A predecessor and an `after` have lower stamps, so one pass in the order of stamps admits all that can be
    // admitted.
    const auto byStamp = [](const Entry& a, const Entry& b) { return a.stamp() < b.stamp(); };
    if (!std::is_sorted(entries.begin(), entries.end(), byStamp))
        std::stable_sort(entries.begin(), entries.end(), byStamp);
    const std::size_t before = m_order.size();
    Stamp lowest = highest();
    lowest.clock += 1;
    for (Entry& entry : entries) {
        const EntryId id = entry.id;
        if (const Entry* held = find(id)) {
            if (*held == entry) ++merged.duplicates;
            else if (id.device == m_self && id.seq > m_shared) merged.knowsMoreOfUs = true;
            else merged.conflicts.push_back(id);
            continue;
        }
        if (id.device == m_self && !ownToo) {
            merged.knowsMoreOfUs = true;
            continue;
        }
        const Entry* predecessor = id.seq == 1 ? nullptr : find({id.device, id.seq - 1});
        if ((id.seq > 1 && !predecessor) || !holds(entry.after)) {
            const auto waits = m_waiting.find(id);
            if (waits != m_waiting.end() && waits->second == entry) ++merged.duplicates;
            else if (waits != m_waiting.end()) merged.conflicts.push_back(id);
            else if (m_waiting.size() < maxWaiting) m_waiting.emplace(id, std::move(entry));
            continue;
        }
        // What a device holds only grows, so its `after` never lies before its own last entry.
        if (predecessor && entry.after < predecessor->stamp()) {
            ++merged.malformed;
            continue;
        }
        lowest = std::min(lowest, entry.stamp());
        admit(std::move(entry));
        ++merged.added;
    }
    sortFrom(before);
    merged.firstChanged = merged.added == 0 ? m_order.size() : positionOf(lowest);
    return merged;
}

std::vector<EntryId> Log::drafts() const {
    std::vector<EntryId> ids;
    const auto chain = m_chains.find(m_self);
    if (chain == m_chains.end()) return ids;
    for (std::uint32_t seq = m_shared + 1; seq <= chain->second.slots.size(); ++seq) ids.push_back({m_self, seq});
    return ids;
}

std::size_t Log::draftCount() const {
    const auto chain = m_chains.find(m_self);
    return chain == m_chains.end() ? 0 : chain->second.slots.size() - m_shared;
}

void Log::markShared() { m_shared += static_cast<std::uint32_t>(draftCount()); }

void Log::markSharedTo(std::uint32_t seq) {
    const auto all = m_shared + static_cast<std::uint32_t>(draftCount());
    m_shared = std::max(m_shared, std::min(seq, all));
}

std::size_t Log::restampDrafts() {
    const std::size_t count = draftCount();
    if (count == 0) return size();
    Chain& chain = m_chains[m_self];
    const auto isDraft = [&](std::uint32_t slot) {
        return m_entries[slot].id.device == m_self && m_entries[slot].id.seq > m_shared;
    };
    const auto first =
        static_cast<std::size_t>(std::find_if(m_order.begin(), m_order.end(), isDraft) - m_order.begin());
    const bool behind = first + count == size();
    const Stamp before = first == 0 ? Stamp{} : (*this)[first - 1].stamp();
    if (behind && (*this)[first].after == before) return size(); // and made knowing all that stands before them
    std::erase_if(m_order, isDraft);
    chain.digests.resize(m_shared);
    Stamp last = highest();
    for (std::size_t seq = m_shared; seq < chain.slots.size(); ++seq) {
        Entry& entry = m_entries[chain.slots[seq]];
        entry.after = last;
        last = entry.stamp();
        extendDigest(chain, entry);
        m_order.push_back(chain.slots[seq]);
    }
    return first;
}

std::size_t Log::takeIdentity(DeviceId fresh) {
    const DeviceId old = m_self;
    const std::uint32_t kept = m_shared;
    const auto renamed = [&](EntryId id) {
        return id.device == old && id.seq > kept ? EntryId{fresh, id.seq - kept} : id;
    };
    std::vector<std::uint32_t> moved;
    if (const auto chain = m_chains.find(old); chain != m_chains.end()) {
        moved.assign(chain->second.slots.begin() + kept, chain->second.slots.end());
        chain->second.slots.resize(kept);
        chain->second.digests.resize(kept);
    }
    const auto wasMoved = [&](std::uint32_t slot) {
        return std::find(moved.begin(), moved.end(), slot) != moved.end();
    };
    const auto first =
        static_cast<std::size_t>(std::find_if(m_order.begin(), m_order.end(), wasMoved) - m_order.begin());
    std::erase_if(m_order, wasMoved);
    m_self = fresh;
    m_shared = 0;
    Chain& chain = m_chains[fresh];
    for (std::uint32_t slot : moved) {
        Entry& entry = m_entries[slot];
        entry.after = highest();
        entry.id = renamed(entry.id);
        entry.group = renamed(entry.group);
        if (auto* back = std::get_if<TakeBack>(&entry.body)) back->target = renamed(back->target);
        if (auto* opening = std::get_if<Opening>(&entry.body))
            for (EntryId& answer : opening->answers) answer = renamed(answer);
        chain.slots.push_back(slot);
        extendDigest(chain, entry);
        m_order.push_back(slot);
    }
    return first;
}

std::uint32_t Log::sharedCount(DeviceId device, const Chain& chain) const {
    return device == m_self ? m_shared : static_cast<std::uint32_t>(chain.slots.size());
}

Have Log::have() const {
    Have have;
    for (const auto& [device, chain] : m_chains) {
        const std::uint32_t count = sharedCount(device, chain);
        if (count > 0) have[device] = {count, chain.digests[count - 1]};
    }
    return have;
}

std::vector<const Entry*> Log::lackedBy(const Have& theirs) const {
    std::vector<const Entry*> lacked;
    for (const auto& [device, chain] : m_chains) {
        const auto held = theirs.find(device);
        const std::uint32_t from = held == theirs.end() ? 0 : held->second.count;
        for (std::uint32_t i = from; i < sharedCount(device, chain); ++i) lacked.push_back(&m_entries[chain.slots[i]]);
    }
    std::sort(lacked.begin(), lacked.end(), [](const Entry* a, const Entry* b) { return a->stamp() < b->stamp(); });
    return lacked;
}

std::vector<DeviceId> Log::disagreements(const Have& theirs) const {
    std::vector<DeviceId> found;
    for (const auto& [device, held] : theirs) {
        const auto chain = m_chains.find(device);
        if (chain == m_chains.end() || held.count == 0) continue;
        const std::uint32_t common = std::min(held.count, sharedCount(device, chain->second));
        if (common == held.count && chain->second.digests[common - 1] != held.digest) found.push_back(device);
    }
    return found;
}

} // namespace sideboard
