#pragma once

#include "app/ctl/desk.h"
#include "app/ctl/tablewish.h"
#include "sync/entrance.h"
#include "sync/journal.h"
#include "sync/lan.h"

namespace sideboard::ctl {

/// A table on this device and on the network, with everything that keeps it. What is below stands on what is above.
struct NetTable {
    std::unique_ptr<Journal> journal;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<sync::Replica> replica;
    std::unique_ptr<sync::Lan> lan;
    bool founded = false; ///< started here, not joined: its code is shown from the beginning
};

/// The unfinished table of the file, or a new one; nothing where one has to be joined first.
[[nodiscard]] Result<std::optional<NetTable>> openNetTable(const TableWish& wish, std::unique_ptr<Journal>& journal);

/// The table behind the door that was found.
[[nodiscard]] Result<NetTable> joinNetTable(const TableWish& wish, std::unique_ptr<Journal>& journal,
                                            sync::Entrance::Found found);

/// With the code in the wish, comes in again when the key was renewed while this device was away.
void rejoinWhenRefused(NetTable& net, const TableWish& wish);

} // namespace sideboard::ctl
