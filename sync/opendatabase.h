#pragma once

#include <functional>

#include "sync/database.h"
#include "sync/schema.h"

namespace sideboard {

/// How a Sideboard file is opened.
struct OpenWish {
    QString path; ///< ":memory:" for one that is gone afterwards
    std::function<std::int64_t()> now;
    int backupsKept = 5;
    std::span<const Migration> steps = migrations();
};

/// Opens or makes the file for this process alone: checked, brought up to date, every commit synced to the disk.
/// A file that cannot be used is left as it was.
[[nodiscard]] Result<std::unique_ptr<Database>> openDatabase(const OpenWish& wish);

} // namespace sideboard
