#pragma once

#include "app/ctl/desk.h"
#include "engine/games/shelf.h"
#include "sync/journal.h"

namespace sideboard::ctl {

/// What `play` was asked for.
struct PlayWish {
    const ShelvedGame* game = nullptr;
    int seats = 0;
    std::optional<std::uint64_t> seed = {};
    std::map<std::string, int, std::less<>> options = {};
    QString database = {}; ///< empty: nothing is kept
    QString table = {};    ///< an id, "new", or empty
};

[[nodiscard]] Result<PlayWish> playWishFrom(const QStringList& arguments);

/// A table to play at, and where it is kept.
struct PlayTable {
    std::unique_ptr<Journal> journal; ///< null without a file
    std::unique_ptr<Desk> desk;
    bool continued = false;
};

/// A new table, or the unfinished one of the file.
[[nodiscard]] Result<PlayTable> openPlayTable(const PlayWish& wish);

} // namespace sideboard::ctl
