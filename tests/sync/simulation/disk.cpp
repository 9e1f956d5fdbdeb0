#include "disk.h"

namespace sideboard::sync::simulation {

StoredTable Disk::Content::stored() const {
    StoredTable table{row, {}, secrets};
    for (const auto& [id, entry] : entries) table.entries.push_back(entry);
    return table;
}

void Disk::write(StoreChanges changes, QObject* context, std::function<void(const Failure&)> done) {
    m_jobs.push_back({std::move(changes), context, std::move(done)});
    if (std::exchange(m_busy, true)) return;
    m_world.later(1 + m_world.below(25), [this, alive = std::weak_ptr(m_alive)] {
        if (!alive.expired()) commit();
    });
}

void Disk::commit() {
    m_busy = false;
    std::deque<Job> group = std::exchange(m_jobs, {});
    const std::weak_ptr<int> alive = m_alive;
    for (Job& job : group) {
        const Failure failure = m_failing > 0 && m_world.chance(m_failing)
                                    ? Failure(sideboard::Error{"disk-full", "The disk is full."})
                                    : store(job.changes);
        if (job.context) job.done(failure);
        if (alive.expired()) return;
    }
}

std::uint32_t Disk::own() const {
    std::uint32_t most = 0;
    const auto from = m_content.entries.lower_bound({m_content.row.device, 0});
    for (auto it = from; it != m_content.entries.end() && it->first.device == m_content.row.device; ++it)
        most = it->first.seq;
    return most;
}

Failure Disk::append(const std::vector<Entry>& entries) {
    std::uint32_t last = own();
    for (const Entry& entry : entries) {
        if (entry.id != EntryId{m_content.row.device, ++last})
            return sideboard::Error{"not-stored", "An entry before this one could not be stored."};
        m_content.entries.emplace(entry.id, entry);
    }
    return std::nullopt;
}

void Disk::dropDrafts() {
    std::erase_if(m_content.entries, [&](const auto& each) {
        return each.first.device == m_content.row.device && each.first.seq > m_content.row.shared;
    });
}

Failure Disk::store(const StoreChanges& changes) {
    const Content before = m_content; // whole or not at all
    Failure failure;
    for (const StoreChange& change : changes) {
        if (const auto* append = std::get_if<Append>(&change)) failure = this->append(append->entries);
        else if (const auto* takeIn = std::get_if<TakeIn>(&change))
            for (const Entry& entry : takeIn->entries) m_content.entries.emplace(entry.id, entry);
        else if (const auto* replace = std::get_if<ReplaceDrafts>(&change)) {
            dropDrafts();
            failure = this->append(replace->entries);
        } else if (const auto* identity = std::get_if<ChangeIdentity>(&change)) {
            dropDrafts();
            m_content.row.shared = 0;
            m_content.row.device = identity->device;
            failure = this->append(identity->drafts);
        } else if (const auto* shared = std::get_if<MarkShared>(&change)) m_content.row.shared = shared->count;
        else if (const auto* secret = std::get_if<KeepSecret>(&change)) m_content.secrets.push_back(secret->secret);
        else if (const auto* setting = std::get_if<SetSetting>(&change))
            m_content.settings[setting->name] = setting->value;
        if (failure) {
            m_content = before;
            return failure;
        }
    }
    return std::nullopt;
}

} // namespace sideboard::sync::simulation
