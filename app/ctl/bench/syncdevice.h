#pragma once

#include "app/ctl/bench/figures.h"
#include "sync/journal.h"
#include "sync/lan.h"

namespace sideboard::ctl::bench {

/// A device with a real file and real links on this computer's own loopback.
class SyncDevice {
public:
    struct Wish {
        const ShelvedGame& game;
        QString file;
        std::uint64_t device = 1;
        std::chrono::milliseconds window{20};
        const Table* holds = nullptr; ///< a table whose entries it has from the start
    };
    [[nodiscard]] static Result<std::unique_ptr<SyncDevice>> open(const Wish& wish);

    [[nodiscard]] Table& table() { return *m_table; }
    [[nodiscard]] sync::Replica& replica() { return *m_replica; }
    [[nodiscard]] sync::Lan& lan() { return *m_lan; }
    /// Stores and sends it.
    std::optional<EntryId> keep(const Entered& entered);
    void meet(const SyncDevice& other);
    /// How many entries its file holds.
    [[nodiscard]] std::size_t entriesOnDisk();

private:
    std::unique_ptr<Journal> m_journal;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<sync::Replica> m_replica;
    std::unique_ptr<sync::Lan> m_lan;
};

} // namespace sideboard::ctl::bench
