#pragma once

#include "wire.h"

#include <optional>

namespace sideboard::sync {

// Why two devices cannot sit at one table, in words for both sides.
struct Objection {
    Bye bye;           // what the other is told
    QString wordsHere; // what is shown here
};

// What a device knows of itself when it judges another's hello.
struct Standing {
    Hello ours;
    bool started = false;    // holds the table's set-up; then ours.rules is what the table is pinned to
    quint32 newestRules = 0; // that this app can fold
};

[[nodiscard]] std::optional<Objection> objectionTo(const Hello& theirs, const Standing& here);

} // namespace sideboard::sync
