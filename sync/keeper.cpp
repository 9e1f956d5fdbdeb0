#include "keeper.h"

#include <algorithm>
#include <iterator>

namespace sideboard::sync {

Keeper::Keeper(Table& table, Write write, Around around, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_write(std::move(write)),
      m_around(std::move(around)),
      m_held(table.log().have()),
      m_finalSeq(table.log().shared()) {}

std::uint32_t Keeper::ownCount() const {
    return m_table.log().shared() + static_cast<std::uint32_t>(m_table.log().draftCount());
}

std::vector<Entry> Keeper::draftEntries() const {
    std::vector<Entry> entries;
    for (const EntryId id : m_table.log().drafts()) entries.push_back(*m_table.log().find(id));
    return entries;
}

Failure Keeper::tooLarge(std::uint32_t from) const {
    for (std::uint32_t seq = from; seq <= ownCount(); ++seq) {
        DeviceNumbers devices;
        const Entry* entry = m_table.log().find({m_table.log().self(), seq});
        if (entry && entryToBytes(*entry, devices).size() > largestEntry)
            return sideboard::Error{"too-large", "This is too large to be sent to other devices. Make it shorter."};
    }
    return std::nullopt;
}

// An entry may be off the table again before its turn to be written comes.
Failure Keeper::lost(const StoreChanges& changes) const {
    for (const StoreChange& change : changes) {
        const auto* append = std::get_if<Append>(&change);
        if (!append) continue;
        const Entry* held = m_table.log().find(append->entries.front().id);
        if (held && held->at == append->entries.front().at) continue;
        return sideboard::Error{
            "not-stored",
            "An entry before this one could not be stored, so this one was not stored either. Enter it again."};
    }
    return std::nullopt;
}

// Others' entries that are not on the disk go along with every own write: an own entry says which entries its device
// held, and must not be on the disk without them.
Keeper::Writing Keeper::begin(bool withAllOthers, std::size_t from) {
    return {withAllOthers ? m_storedOthers : from, m_storedOthers + m_unstored.size(), m_table.log().have()};
}

StoreChanges Keeper::owed(const Writing& writing) const {
    if (writing.from == writing.to) return {};
    const auto at = [&](std::size_t index) {
        return m_unstored.begin() + static_cast<std::ptrdiff_t>(index - m_storedOthers);
    };
    return {TakeIn{m_table.id(), {at(writing.from), at(writing.to)}}};
}

void Keeper::stored(const Writing& writing) {
    if (writing.from > m_storedOthers) return; // something before it failed, and is tried again
    if (writing.to > m_storedOthers) {
        m_unstored.erase(m_unstored.begin(),
                         m_unstored.begin() + static_cast<std::ptrdiff_t>(writing.to - m_storedOthers));
        m_storedOthers = writing.to;
    }
    if (m_unstored.empty()) m_othersFailed = false;
    for (const auto& [device, held] : writing.others) {
        if (device != m_table.log().self() && m_held[device].count < held.count) m_held[device] = held;
    }
    const sideboard::Have now = m_table.log().have();
    if (const auto own = now.find(m_table.log().self()); own != now.end()) m_held[own->first] = own->second;
}

void Keeper::keep(StoreChanges changes, Done done) {
    // While the disk has other drafts than there are here, each write brings all of them: one at a time.
    if (m_exclusive || (m_draftsDiffer && m_ownWrites > 0)) {
        m_waiting.push_back({std::move(changes), std::move(done)});
        return;
    }
    // What waited while the identity changed went onto the disk with it, under its new number.
    std::erase_if(changes, [&](const StoreChange& change) {
        const auto* append = std::get_if<Append>(&change);
        return append && (append->entries.empty() || append->entries.front().id.device != m_table.log().self());
    });
    if (const Failure failure = lost(changes)) return done(failure);
    std::uint32_t first = ownCount() + 1;
    for (const StoreChange& change : changes)
        if (const auto* append = std::get_if<Append>(&change)) first = std::min(first, append->entries.front().id.seq);
    if (const Failure failure = tooLarge(first)) {
        m_table.retractFrom(first);
        return done(failure);
    }
    const std::uint32_t last = ownCount();
    const bool final = m_ready && m_finalSeq + 1 == first;
    const Writing writing = begin(true, 0);
    StoreChanges all = owed(writing);
    if (m_draftsDiffer) {
        std::erase_if(changes, [](const StoreChange& change) { return std::holds_alternative<Append>(change); });
        all.push_back(ReplaceDrafts{m_table.id(), draftEntries()});
    }
    std::move(changes.begin(), changes.end(), std::back_inserter(all));
    if (final) {
        all.push_back(MarkShared{m_table.id(), last});
        m_finalSeq = last;
    }
    ++m_ownWrites;
    m_write(std::move(all), this, [=, this, epoch = m_epoch](const Failure& failure) {
        --m_ownWrites;
        if (!failure) {
            m_draftsDiffer = false;
            if (final) m_table.markSharedTo(last);
            stored(writing);
        } else if (epoch == m_epoch) {
            ++m_epoch;
            m_finalSeq = m_table.log().shared();
            m_table.retractFrom(first);
        }
        done(failure);
        if (!failure) Q_EMIT heldMore(final);
        carryOn();
    });
}

TableMerged Keeper::takeIn(std::vector<Entry> entries) {
    const sideboard::Have before = m_table.log().have();
    TableMerged merged = m_table.merge(std::move(entries));
    if (merged.log.added == 0) return merged;
    const std::size_t from = m_storedOthers + m_unstored.size();
    for (const Entry* entry : m_table.log().lackedBy(before)) m_unstored.push_back(*entry);
    writeOthers(from);
    return merged;
}

void Keeper::writeOthers(std::size_t from) {
    const Writing writing = begin(false, from);
    m_write(owed(writing), this, [=, this](const Failure& failure) {
        if (!failure) {
            stored(writing);
            Q_EMIT heldMore(false);
            return;
        }
        Q_EMIT troubled(*failure);
        retryOthers();
    });
}

void Keeper::retryOthers() {
    if (std::exchange(m_othersFailed, true)) return;
    m_around.later(retryAfter, this, [this] {
        m_othersFailed = false;
        if (!m_unstored.empty()) writeOthers(m_storedOthers);
    });
}

void Keeper::note(StoreChanges changes) {
    m_write(std::move(changes), this, [this](const Failure& failure) {
        if (failure) Q_EMIT troubled(*failure);
    });
}

void Keeper::setReady(bool ready) {
    m_ready = ready;
    settleIfDue();
}

// Whatever waited for the disk: a new identity first, then the drafts, then new entries.
void Keeper::carryOn() {
    if (m_identityDue && !busy()) return changeIdentity();
    settleIfDue();
    while (!m_exclusive && !(m_draftsDiffer && m_ownWrites > 0) && !m_waiting.empty()) {
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        keep(std::move(next.changes), std::move(next.done));
    }
}

void Keeper::settleIfDue() {
    if (m_ready && !busy() && !m_identityDue && m_waiting.empty() && m_table.log().draftCount() > 0) settle();
}

void Keeper::settle() {
    m_exclusive = true;
    const std::vector<EntryId> gone = m_table.settleDrafts(m_around.wall());
    const std::uint32_t last = ownCount();
    const Writing writing = begin(true, 0);
    StoreChanges changes = owed(writing);
    changes.push_back(ReplaceDrafts{m_table.id(), draftEntries()});
    changes.push_back(MarkShared{m_table.id(), last});
    m_finalSeq = last;
    if (!gone.empty()) Q_EMIT asked(gone);
    m_write(std::move(changes), this, [=, this](const Failure& failure) {
        m_exclusive = false;
        if (!failure) {
            m_draftsDiffer = false;
            m_table.markSharedTo(last);
            stored(writing);
            Q_EMIT heldMore(true);
            return carryOn();
        }
        // They stay drafts, stamped anew; the next write brings the disk up to it.
        m_draftsDiffer = true;
        m_finalSeq = m_table.log().shared();
        Q_EMIT troubled(*failure);
        m_around.later(retryAfter, this, [this] { carryOn(); });
    });
}

void Keeper::takeIdentity(std::vector<Entry> known) {
    std::move(known.begin(), known.end(), std::back_inserter(m_known));
    if (std::exchange(m_identityDue, true)) return;
    if (!busy()) changeIdentity();
}

void Keeper::changeIdentity() {
    m_exclusive = true;
    m_identityDue = false;
    const DeviceId old = m_table.log().self();
    // A draft that went out before the backup was made stands under the old number already.
    std::uint32_t same = m_table.log().shared();
    std::vector<std::uint32_t> again;
    for (const Entry& draft : draftEntries()) {
        const auto twin =
            std::find_if(m_known.begin(), m_known.end(), [&](const Entry& each) { return each.id == draft.id; });
        if (twin == m_known.end()) continue;
        if (*twin == draft && same + 1 == draft.id.seq) ++same;
        else if (twin->body == draft.body && twin->at == draft.at && twin->seat == draft.seat)
            again.push_back(draft.id.seq);
    }
    m_known.clear();
    m_table.markSharedTo(same);
    const DeviceId fresh = m_around.freshDevice();
    m_table.takeIdentity(fresh);
    for (const std::uint32_t seq : again) (void)m_table.takeBack({fresh, seq - same}, false, m_around.wall());
    m_held.erase(old);
    if (const auto have = m_table.log().have(); have.contains(old)) m_held[old] = have.at(old);
    m_finalSeq = 0;
    finishIdentity({MarkShared{m_table.id(), same}, ChangeIdentity{m_table.id(), fresh, draftEntries()}});
}

void Keeper::finishIdentity(StoreChanges changes) {
    const Writing writing = begin(true, 0);
    StoreChanges all = owed(writing);
    all.insert(all.end(), changes.begin(), changes.end());
    m_write(std::move(all), this, [=, this](const Failure& failure) {
        if (failure) {
            Q_EMIT troubled(*failure);
            m_around.later(retryAfter, this, [this, changes] { finishIdentity(changes); });
            return;
        }
        m_exclusive = false;
        m_draftsDiffer = false;
        stored(writing);
        Q_EMIT identityTaken(m_table.log().self());
        carryOn();
    });
}

} // namespace sideboard::sync
