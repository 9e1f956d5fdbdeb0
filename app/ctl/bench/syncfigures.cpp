#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>

#include "app/ctl/bench/syncdevice.h"
#include "sync/batches.h"

namespace sideboard::ctl::bench {

namespace {

using Devices = std::vector<std::unique_ptr<SyncDevice>>;
constexpr int patience = 60'000;

/// Lets time pass until it is so; false if it never is.
template <class Condition>
bool waitUntil(const Condition& condition) {
    QElapsedTimer clock;
    clock.start();
    QTimer tick; // so that waiting for events ends even where none come
    tick.start(5);
    while (!condition()) {
        if (clock.elapsed() > patience) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

Error neverMet() { return {"bench-failed", "The devices of the benchmark did not come together."}; }

/// So many devices at one table, all linked.
Result<Devices> gather(const ShelvedGame& game, const Scale& scale, int count, std::chrono::milliseconds window,
                       const QString& name) {
    Devices devices;
    for (int i = 0; i < count; ++i) {
        auto device = SyncDevice::open({game, QStringLiteral("%1/%2-%3.db").arg(scale.folder, name).arg(i),
                                        static_cast<std::uint64_t>(i) + 1, window});
        if (!device) return device.error();
        if (i == 0) (*device)->keep((*device)->table().setUp({2, 5, game.info().rules, {}}, 0));
        else (*device)->meet(*devices.front());
        devices.push_back(std::move(*device));
    }
    const auto linked = [&] {
        return std::all_of(devices.begin(), devices.end(), [&](const auto& device) {
            const auto all = device->replica().devices();
            const auto inStep = std::count_if(all.begin(), all.end(), [](const sync::DeviceStatus& each) {
                return each.state == sync::DeviceStatus::State::InStep;
            });
            return device->table().started() && inStep == count - 1;
        });
    };
    if (!waitUntil(linked)) return neverMet();
    return devices;
}

/// From the tap on one device until it is shown on the other and on both disks.
std::optional<Error> latency(const ShelvedGame& game, const Scale& scale, std::chrono::milliseconds window,
                             const std::string& name) {
    auto devices = gather(game, scale, 2, window, QString::fromStdString(name));
    if (!devices) return devices.error();
    SyncDevice& here = *devices->front();
    SyncDevice& there = *devices->back();
    std::vector<double> samples;
    for (std::size_t i = 0; i < scale.of(1000); ++i) {
        const Stopwatch clock;
        const auto id = here.keep(here.table().adjust("seat0.wood", i % 2 == 0 ? 1 : -1, {}));
        if (!id || !waitUntil([&] { return there.replica().isStored(*id) && here.replica().isStored(*id); }))
            return neverMet();
        samples.push_back(clock.ms());
    }
    const bool grouped = window.count() > 0;
    tell((name + "-p50").c_str(), quantile(samples, 0.5), "ms from a tap until shown and durable on the other device",
         grouped ? Json(20) : Json(nullptr), Better::lower);
    tell((name + "-p99").c_str(), quantile(samples, 0.99), "ms from a tap until shown and durable on the other device",
         nullptr, Better::lower);
    return std::nullopt;
}

/// A device that has nothing meets one that has a long evening behind it.
std::optional<Error> catchUp(const ShelvedGame& game, const Scale& scale) {
    const auto evening = sampleTable(game, scale.of(10'000));
    auto full = SyncDevice::open(
        {game, scale.folder + QStringLiteral("/full.db"), 0xf0, std::chrono::milliseconds(20), evening.get()});
    if (!full) return full.error();
    // It knows the table, and nothing of what happened at it.
    const auto blank = game.makeTable(evening->id(), {0xe0}, nullptr);
    auto empty = SyncDevice::open(
        {game, scale.folder + QStringLiteral("/empty.db"), 0xe0, std::chrono::milliseconds(20), blank.get()});
    if (!empty) return empty.error();
    const Stopwatch clock;
    (*empty)->meet(**full);
    const EntryId last = evening->log()[evening->log().size() - 1].id;
    if (!waitUntil([&] { return (*empty)->replica().isStored(last); })) return neverMet();
    const double took = clock.ms();
    // The figure counts only if everything really is on the table and on the disk.
    const bool whole =
        (*empty)->table().hash() == (*full)->table().hash() && (*empty)->entriesOnDisk() == evening->log().size();
    if (!whole) return neverMet();
    tell("catch-up-entries", static_cast<double>(evening->log().size()), "entries that it lacked");
    qsizetype bytes = 0;
    std::vector<const Entry*> entries;
    for (std::size_t i = 0; i < evening->log().size(); ++i) entries.push_back(&evening->log()[i]);
    for (const QByteArray& batch : sync::toBatches(entries)) bytes += batch.size();
    tell("catch-up", took, "ms until a device that lacked them has them all: dialled, sent, folded, durable", nullptr,
         Better::lower);
    tell("catch-up-bytes", static_cast<double>(bytes) / static_cast<double>(entries.size()),
         "bytes per entry on the link", 25, Better::lower);
    return std::nullopt;
}

/// Everybody enters at once, 20 times a second each.
std::optional<Error> crowd(const ShelvedGame& game, const Scale& scale, int count) {
    const std::string name = "crowd-" + std::to_string(count);
    auto devices = gather(game, scale, count, std::chrono::milliseconds(20), QString::fromStdString(name));
    if (!devices) return devices.error();
    struct Sent {
        EntryId id;
        Stopwatch clock;
    };
    std::vector<Sent> waiting;
    std::vector<double> samples;
    const auto check = [&] {
        std::erase_if(waiting, [&](const Sent& sent) {
            const bool everywhere = std::all_of(devices->begin(), devices->end(), [&](const auto& device) {
                return device->replica().isStored(sent.id);
            });
            if (everywhere) samples.push_back(sent.clock.ms());
            return everywhere;
        });
        return waiting.empty();
    };
    const std::size_t each = std::max<std::size_t>(10, scale.of(100));
    QElapsedTimer clock;
    clock.start();
    for (std::size_t turn = 0; turn < each; ++turn) {
        for (std::size_t i = 0; i < devices->size(); ++i) {
            SyncDevice& device = *(*devices)[i];
            const auto id = device.keep(
                device.table().adjust(i % 2 == 0 ? "seat0.wood" : "seat1.wood", turn % 2 == 0 ? 1 : -1, {}));
            if (id) waiting.push_back({*id, {}});
        }
        const qint64 next = static_cast<qint64>(turn + 1) * 50;
        if (!waitUntil([&] {
                (void)check();
                return clock.elapsed() >= next;
            }))
            return neverMet();
    }
    if (!waitUntil(check)) return neverMet();
    tell((name + "-p50").c_str(), quantile(samples, 0.5), "ms from a tap until durable on every device", nullptr,
         Better::lower);
    tell((name + "-p99").c_str(), quantile(samples, 0.99), "ms from a tap until durable on every device", nullptr,
         Better::lower);
    return std::nullopt;
}

} // namespace

std::optional<Error> syncFigures(const ShelvedGame& game, const Scale& scale) {
    if (auto error = latency(game, scale, std::chrono::milliseconds(20), "sync-grouped")) return error;
    if (auto error = latency(game, scale, std::chrono::milliseconds(0), "sync-alone")) return error;
    if (auto error = catchUp(game, scale)) return error;
    for (const int count : {2, 4, 8})
        if (auto error = crowd(game, scale, count)) return error;
    return std::nullopt;
}

} // namespace sideboard::ctl::bench
