#include <QCoreApplication>
#include <QEventLoop>

#include "app/ctl/bench/figures.h"
#include "sync/journal.h"

namespace sideboard::ctl::bench {

namespace {

std::int64_t noClock() { return 0; }

Result<std::unique_ptr<Journal>> journalFor(const Table& table, const QString& path) {
    auto journal = Journal::open({{path, noClock}});
    if (!journal) return journal;
    if (auto failure =
            (*journal)->writeNow({AddTable{{table.id(), table.info().id, {}, 0, {}, false, table.log().self(), 0}}}))
        return *failure;
    return journal;
}

/// Each entry waits for the one before it: what a person feels.
std::optional<Error> oneByOne(const Table& table, const QString& path) {
    const auto journal = journalFor(table, path);
    if (!journal) return journal.error();
    std::vector<double> samples;
    const Stopwatch all;
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        const Stopwatch one;
        if (auto failure = (*journal)->writeNow({Append{table.id(), {table.log()[i]}}})) return failure;
        samples.push_back(one.ms());
    }
    tell("append-alone", static_cast<double>(samples.size()) / all.ms() * 1000,
         "durable entries per second, one after the other");
    tell("append-alone-p50", quantile(samples, 0.5), "ms until durable", nullptr, Better::lower);
    tell("append-alone-p99", quantile(samples, 0.99), "ms until durable", nullptr, Better::lower);
    return std::nullopt;
}

/// A pipeline, a few entries ahead of the disk: group commit.
std::optional<Error> together(const Table& table, const QString& path) {
    const auto journal = journalFor(table, path);
    if (!journal) return journal.error();
    constexpr std::size_t ahead = 1024;
    QObject context;
    QEventLoop loop;
    std::vector<double> samples;
    std::vector<Stopwatch> started;
    std::optional<Error> failed;
    const std::size_t count = table.log().size();
    started.reserve(count);
    const std::function<void()> send = [&] {
        while (started.size() < count && started.size() - samples.size() < ahead) {
            const std::size_t i = started.size();
            started.emplace_back();
            (*journal)->write({Append{table.id(), {table.log()[i]}}}, &context, [&, i](const Failure& failure) {
                if (failure) failed = failure;
                samples.push_back(started[i].ms());
                if (samples.size() == count) loop.quit();
                else send();
            });
        }
    };
    const Stopwatch all;
    send();
    loop.exec();
    if (failed) return failed;
    tell("append-grouped", static_cast<double>(count) / all.ms() * 1000, "durable entries per second, in a pipeline");
    tell("append-grouped-p50", quantile(samples, 0.5), "ms until durable", nullptr, Better::lower);
    tell("append-grouped-p99", quantile(samples, 0.99), "ms until durable", nullptr, Better::lower);
    tell("append-group-size", static_cast<double>(count) / static_cast<double>((*journal)->commits()),
         "entries per commit");
    return std::nullopt;
}

} // namespace

std::optional<Error> appendFigures(const ShelvedGame& game, const Scale& scale) {
    if (auto error = oneByOne(*sampleTable(game, scale.of(2000)), scale.folder + QStringLiteral("/alone.db")))
        return error;
    return together(*sampleTable(game, scale.of(10'000)), scale.folder + QStringLiteral("/grouped.db"));
}

} // namespace sideboard::ctl::bench
