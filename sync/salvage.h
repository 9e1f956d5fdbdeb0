#pragma once

#include "sync/database.h"

namespace sideboard {

/// What could be read of a damaged file, copied to a new one beside it.
struct Salvaged {
    QString path; ///< of the new file
    int tables = 0;
    int entries = 0;
    int dropped = 0;     ///< rows that were there but made no sense
    bool before = false; ///< the new file was there already and was not touched
    Failure failure = {};

    /// A sentence or two for whoever has the damaged file.
    [[nodiscard]] std::string words() const;
};

/// Never writes to the damaged file: works on a copy.
[[nodiscard]] Salvaged salvage(const QString& damagedPath);

} // namespace sideboard
