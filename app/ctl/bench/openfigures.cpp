#include <QFileInfo>

#include "app/ctl/bench/figures.h"
#include "sync/journal.h"
#include "sync/opentable.h"

namespace sideboard::ctl::bench {

namespace {
std::int64_t noClock() { return 0; }
} // namespace

std::optional<Error> openFigures(const ShelvedGame& game, const Scale& scale) {
    const auto table = sampleTable(game, scale.of(10'000));
    const Log& log = table->log();
    const QString path = scale.folder + QStringLiteral("/open.db");
    std::vector<double> bytes;
    {
        const auto journal = Journal::open({{path, noClock}});
        if (!journal) return journal.error();
        std::vector<Entry> entries;
        DeviceNumbers devices;
        for (std::size_t i = 0; i < log.size(); ++i) {
            entries.push_back(log[i]);
            bytes.push_back(static_cast<double>(entryToBytes(log[i], devices).size()));
        }
        if (auto failure =
                (*journal)->writeNow({AddTable{{table->id(), game.info().id, {}, 0, {}, false, log.self(), 0}},
                                      Append{table->id(), entries}}))
            return failure;
    }
    tell("bytes-per-entry-p50", quantile(bytes, 0.5), "bytes in binary", 25, Better::lower);
    tell("bytes-per-entry-p99", quantile(bytes, 0.99), "bytes in binary", nullptr, Better::lower);
    tell("bytes-per-entry-on-disk", static_cast<double>(QFileInfo(path).size()) / static_cast<double>(log.size()),
         "bytes of the file", nullptr, Better::lower);

    std::vector<double> files;
    std::vector<double> tables;
    for (int round = 0; round < 15; ++round) {
        const Stopwatch opening;
        const auto journal = Journal::open({{path, noClock}});
        if (!journal) return journal.error();
        files.push_back(opening.ms());
        const Stopwatch reading;
        auto stored = (*journal)->table(table->id());
        if (!stored) return stored.error();
        const auto opened = openTable(std::move(*stored));
        if (!opened) return opened.error();
        if ((*opened)->hash() != table->hash()) return Error{"other-hash", "The table was read back as another one."};
        tables.push_back(reading.ms());
    }
    tell("open-file", quantile(files, 0.5), "ms to open and check the file", nullptr, Better::lower);
    tell("open-table", quantile(tables, 0.5), "ms from SQLite to the state, 10000 entries", 30, Better::lower);
    tell("open-table-best", quantile(tables, 0), "ms from SQLite to the state, 10000 entries", nullptr, Better::lower);
    tell("open-table-p99", quantile(tables, 0.99), "ms from SQLite to the state, 10000 entries", nullptr,
         Better::lower);
    return std::nullopt;
}

} // namespace sideboard::ctl::bench
