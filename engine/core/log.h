#pragma once

#include <map>
#include <unordered_map>
#include <vector>

#include "engine/core/entry.h"

namespace sideboard {

/// What a device holds of another's entries: how many, and a digest of them in a row.
struct Held {
    std::uint32_t count = 0;
    std::uint64_t digest = 0;
    bool operator==(const Held&) const = default;
};
using Have = std::map<DeviceId, Held>;

/// What came of taking entries in.
struct Merged {
    std::size_t firstChanged = 0; ///< the earliest place in the order that is not as it was
    std::size_t added = 0;
    std::size_t duplicates = 0;
    std::size_t malformed = 0;      ///< stamps that jump ahead or run backwards: dropped
    std::vector<EntryId> conflicts; ///< two bodies under one number: the first one stays
    bool knowsMoreOfUs = false;     ///< somebody holds entries of this device that it never made: take a new identity
};

/// The entries of one table as this device holds them, in the one order that every device agrees on. Knows nothing of
/// games: folding is the table's work.
class Log {
public:
    explicit Log(DeviceId self) : m_self(self) {}

    [[nodiscard]] DeviceId self() const { return m_self; }
    [[nodiscard]] std::size_t size() const { return m_order.size(); }
    /// By place in the order.
    [[nodiscard]] const Entry& operator[](std::size_t position) const { return m_entries[m_order[position]]; }
    /// A number that stays with an entry while the order changes around it.
    [[nodiscard]] std::size_t slotAt(std::size_t position) const { return m_order[position]; }
    [[nodiscard]] std::size_t slotCount() const { return m_entries.size(); }
    [[nodiscard]] const Entry& inSlot(std::size_t slot) const { return m_entries[slot]; }

    [[nodiscard]] const Entry* find(EntryId id) const;
    [[nodiscard]] std::optional<std::size_t> positionOf(EntryId id) const;
    [[nodiscard]] Stamp highest() const;

    /// A new entry of this device, behind everything it holds. A group of seq 0 starts a new one.
    const Entry& append(Body body, Seat seat, EntryId group, std::int64_t at);
    /// Takes own drafts from this number on out again: they could not be stored. Gives the first place that changed.
    std::size_t retractFrom(std::uint32_t seq);

    /// Set union by (device, seq). What misses its predecessor or its `after` waits, within a cap.
    Merged merge(std::vector<Entry> entries);
    /// The same for entries read back from this device's own storage, own ones included.
    Merged restore(std::vector<Entry> entries, std::uint32_t shared);

    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); }

    /// Own entries that have never left this device are drafts, the newest ones.
    [[nodiscard]] std::uint32_t shared() const { return m_shared; }
    [[nodiscard]] std::size_t draftCount() const;
    [[nodiscard]] std::vector<EntryId> drafts() const;
    /// From now on everything is final.
    void markShared();
    /// The same for own entries up to this number: newer ones are not on the disk yet.
    void markSharedTo(std::uint32_t seq);
    /// Puts the drafts behind everything else, in their own order. Gives the first place that changed.
    std::size_t restampDrafts();
    /// A restored backup or a cloned phone goes on under a new id; its drafts come along.
    std::size_t takeIdentity(DeviceId fresh);

    /// What this device holds, drafts not counted.
    [[nodiscard]] Have have() const;
    /// Everything shared that the other lacks, in order.
    [[nodiscard]] std::vector<const Entry*> lackedBy(const Have& theirs) const;
    /// Devices of which the other holds something else under the same numbers.
    [[nodiscard]] std::vector<DeviceId> disagreements(const Have& theirs) const;

private:
    struct Chain {
        std::vector<std::uint32_t> slots;   ///< by seq, from 1
        std::vector<std::uint64_t> digests; ///< of the first n entries
    };

    [[nodiscard]] bool holds(Stamp stamp) const;
    [[nodiscard]] std::uint32_t sharedCount(DeviceId device, const Chain& chain) const;
    Merged take(std::vector<Entry> entries, bool ownToo);
    void admit(Entry entry);
    void sortFrom(std::size_t position);
    [[nodiscard]] std::size_t positionOf(Stamp stamp) const;
    void extendDigest(Chain& chain, const Entry& entry);

    DeviceId m_self;
    std::uint32_t m_shared = 0;
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_order;
    std::map<DeviceId, Chain> m_chains;
    std::map<EntryId, Entry> m_waiting;
};

} // namespace sideboard
