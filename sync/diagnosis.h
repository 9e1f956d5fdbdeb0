#pragma once

#include "finder.h"
#include "tlsdial.h"

#include <optional>

namespace sideboard::sync {

// For the page that says which ways to other devices work here, and why one does not.
struct Diagnosis {
    enum class Way { Network, Listening, Multicast, Broadcast, Hearing, Dialling };
    enum class State { Works, Fails, Unknown };
    struct Line {
        Way way = Way::Network;
        State state = State::Unknown;
        QString words;
        bool operator==(const Line&) const = default;
    };
    QList<Line> lines; // one for each way, in their order

    [[nodiscard]] const Line& operator[](Way way) const { return lines[static_cast<qsizetype>(way)]; }
};

// What is known when the question is asked.
struct Diagnosed {
    bool hasNetwork = true;
    QString cannotListen;               // for links
    std::optional<FinderReport> finder; // nothing: announcements are off
    int heard = 0;                      // devices of the table, by announcement
    int linked = 0;
    QList<DialFailure> dials; // how the last dials to places that are not linked ended
};

[[nodiscard]] Diagnosis diagnose(const Diagnosed& seen);

} // namespace sideboard::sync
