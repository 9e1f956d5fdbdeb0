#include "sync/journal.h"

#include "sync/backup.h"
#include "sync/salvage.h"

namespace sideboard {

Result<std::unique_ptr<Journal>> Journal::open(const Wish& wish) {
    std::unique_ptr<Journal> journal(new Journal);
    journal->m_window = wish.window;
    journal->m_now = wish.file.now;
    journal->m_backupsKept = wish.file.backupsKept;
    std::promise<Failure> opened;
    std::future<Failure> answer = opened.get_future();
    journal->m_thread = std::thread(
        [&self = *journal, wish, promise = std::move(opened)]() mutable { self.run(wish, std::move(promise)); });
    if (auto failure = answer.get()) return *failure;
    return journal;
}

Journal::~Journal() {
    {
        const std::lock_guard lock(m_mutex);
        m_closing = true;
    }
    m_more.notify_one();
    m_thread.join();
}

void Journal::push(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_more.notify_one();
}

void Journal::write(StoreChanges changes, QObject* context, Done done) {
    auto tell = [this, context = QPointer<QObject>(context), done = std::move(done)](const Failure& failure) {
        const auto answer = [=] {
            if (context) done(failure);
        };
        QMetaObject::invokeMethod(&m_relay, answer, Qt::QueuedConnection);
    };
    push(Write{std::move(changes), std::move(tell)});
}

Failure Journal::writeNow(StoreChanges changes) {
    std::promise<Failure> stored;
    push(Write{std::move(changes), [&](const Failure& failure) { stored.set_value(failure); }});
    return stored.get_future().get();
}

void Journal::run(const Wish& wish, std::promise<Failure> opened) {
    auto database = openDatabase(wish.file);
    if (!database) {
        Error error = database.error();
        if (error.code == damagedCode) error.message.append(" ").append(salvage(wish.file.path).words());
        return opened.set_value(error);
    }
    auto store = Store::over(std::move(*database));
    if (!store) return opened.set_value(store.error());
    opened.set_value(std::nullopt);
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_more.wait(lock, [this] { return m_closing || !m_jobs.empty(); });
        if (m_jobs.empty()) return;
        Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        if (auto* work = std::get_if<Work>(&job)) {
            (*work)(**store);
            continue;
        }
        std::vector<Write> group = gather(**store, std::move(std::get<Write>(job)));
        for (Write& write : group) write.done(write.failure);
    }
}

/// Stores the first write and whatever joins it in time, in one transaction.
std::vector<Journal::Write> Journal::gather(Store& store, Write first) {
    const auto end = std::chrono::steady_clock::now() + m_window;
    std::vector<Write> group;
    group.push_back(std::move(first));
    Failure failure = store.database().begin();
    for (std::size_t next = 0; next < group.size(); ++next) {
        for (const StoreChange& change : group[next].changes)
            if (!failure) failure = store.apply(change);
        if (next + 1 < group.size() || std::chrono::steady_clock::now() >= end) continue;
        const std::lock_guard lock(m_mutex);
        while (!m_jobs.empty() && std::holds_alternative<Write>(m_jobs.front())) {
            group.push_back(std::move(std::get<Write>(m_jobs.front())));
            m_jobs.pop_front();
        }
    }
    ++m_commits;
    if (!failure) failure = store.database().commit();
    if (!failure) return group;
    // One of them is bad, or the disk is: each tries by itself, so that a bad one spoils no other.
    store.database().rollBack();
    store.forget();
    for (Write& write : group) write.failure = group.size() == 1 ? failure : storeAlone(store, write.changes);
    return group;
}

Failure Journal::storeAlone(Store& store, const StoreChanges& changes) {
    Failure failure = store.database().begin();
    for (const StoreChange& change : changes)
        if (!failure) failure = store.apply(change);
    ++m_commits;
    if (!failure) failure = store.database().commit();
    if (!failure) return failure;
    store.database().rollBack();
    store.forget();
    return failure;
}

Result<std::vector<TableRow>> Journal::tables() {
    return ask([](Store& store) { return store.tables(); });
}

Result<StoredTable> Journal::table(std::uint64_t id) {
    return ask([=](Store& store) { return store.table(id); });
}

Result<std::map<std::string, int>> Journal::boxValues(const std::string& game) {
    return ask([&](Store& store) { return store.boxValues(game); });
}

Result<std::vector<Record>> Journal::records() {
    return ask([](Store& store) { return store.records(); });
}

Result<std::optional<QString>> Journal::setting(const QString& name) {
    return ask([&](Store& store) { return store.setting(name); });
}

Failure Journal::backUp() {
    return ask([this](Store& store) { return sideboard::backUp(store.database(), m_now(), m_backupsKept); });
}

} // namespace sideboard
