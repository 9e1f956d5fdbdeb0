#pragma once

#include <QObject>
#include <QPointer>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

#include "sync/opendatabase.h"
#include "sync/store.h"

namespace sideboard {

/// A device's storage, on a thread of its own. What is written together, or while the disk is still busy with what came
/// before, is synced to the disk in one go; whoever wrote it is told afterwards, in order.
class Journal {
public:
    struct Wish {
        OpenWish file;
        std::chrono::milliseconds window{20}; ///< the longest that a write waits for others to join it
    };
    /// Called once the changes are on the disk, or with the reason why they are not.
    using Done = std::function<void(const Failure&)>;

    [[nodiscard]] static Result<std::unique_ptr<Journal>> open(const Wish& wish);
    /// Stores what is still waiting, then closes the file.
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    /// `done` is called on the thread that opened the journal, and not at all once `context` or the journal is gone.
    void write(StoreChanges changes, QObject* context, Done done);
    /// Waits until it is on the disk.
    [[nodiscard]] Failure writeNow(StoreChanges changes);

    [[nodiscard]] Result<std::vector<TableRow>> tables();
    [[nodiscard]] Result<StoredTable> table(std::uint64_t id);
    [[nodiscard]] Result<std::map<std::string, int>> boxValues(const std::string& game);
    [[nodiscard]] Result<std::vector<Record>> records();
    [[nodiscard]] Result<std::optional<QString>> setting(const QString& name);
    [[nodiscard]] Failure backUp();

    /// How often the disk was asked to sync for writes.
    [[nodiscard]] std::uint64_t commits() const { return m_commits; }

private:
    struct Write {
        StoreChanges changes;
        Done done; ///< called on the journal's thread
        Failure failure = {};
    };
    using Work = std::function<void(Store&)>;
    using Job = std::variant<Write, Work>;

    Journal() = default;
    void run(const Wish& wish, std::promise<Failure> opened);
    void push(Job job);
    [[nodiscard]] std::vector<Write> gather(Store& store, Write first);
    [[nodiscard]] Failure storeAlone(Store& store, const StoreChanges& changes);

    template <class F>
    [[nodiscard]] auto ask(F question) {
        std::promise<decltype(question(std::declval<Store&>()))> answer;
        push(Work([&](Store& store) { answer.set_value(question(store)); }));
        return answer.get_future().get();
    }

    std::chrono::milliseconds m_window{20};
    std::function<std::int64_t()> m_now;
    int m_backupsKept = 5;
    std::mutex m_mutex;
    std::condition_variable m_more;
    std::deque<Job> m_jobs;
    bool m_closing = false;
    std::atomic<std::uint64_t> m_commits = 0;
    QObject m_relay; ///< lives on the thread that opened the journal: answers go through it
    std::thread m_thread;
};

} // namespace sideboard
