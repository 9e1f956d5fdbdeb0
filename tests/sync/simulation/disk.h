#pragma once

#include "world.h"

#include <deque>
#include <map>

#include "sync/changes.h"
#include "sync/storageerror.h"

namespace sideboard::sync::simulation {

// A journal's twin without a file: what is written together is on the disk together, a little later; what was not when
// the device died never is.
class Disk {
public:
    // What outlives the device. Copied, it is a backup.
    struct Content {
        TableRow row;
        std::map<EntryId, Entry> entries;
        std::vector<Secret> secrets;
        std::map<QString, QString> settings;
        [[nodiscard]] StoredTable stored() const;
    };

    Disk(World& world, Content content) : m_world(world), m_content(std::move(content)) {}

    [[nodiscard]] const Content& content() const { return m_content; }
    void write(StoreChanges changes, QObject* context, std::function<void(const Failure&)> done);
    // So large a share of the writes fails.
    void setFailing(double share) { m_failing = share; }

private:
    struct Job {
        StoreChanges changes;
        QPointer<QObject> context;
        std::function<void(const Failure&)> done;
    };
    void commit();
    [[nodiscard]] Failure store(const StoreChanges& changes);
    [[nodiscard]] std::uint32_t own() const;
    [[nodiscard]] Failure append(const std::vector<Entry>& entries);
    void dropDrafts();

    World& m_world;
    Content m_content;
    std::deque<Job> m_jobs;
    bool m_busy = false;
    double m_failing = 0;
    std::shared_ptr<int> m_alive = std::make_shared<int>();
};

} // namespace sideboard::sync::simulation
