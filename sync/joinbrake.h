#pragma once

#include <QHash>
#include <QHostAddress>

namespace sideboard::sync {

// Slows down guessing of table codes: each try from an address makes the next one wait longer, until one succeeds
// or the address has been quiet for a while. Time is given in milliseconds by the caller.
class JoinBrake {
public:
    // Whether this try may go on. It is charged at once, or guesses side by side would come free.
    [[nodiscard]] bool admit(const QHostAddress& from, qint64 now);
    void succeeded(const QHostAddress& from);

    [[nodiscard]] qsizetype remembered() const { return tries.size(); }

    static constexpr qint64 firstWait = 500;
    static constexpr qint64 longestWait = 8'000;
    static constexpr qint64 forgottenAfter = 60'000;
    static constexpr qsizetype mostRemembered = 256;

private:
    struct Tries {
        int count = 0;
        qint64 last = 0;
        qint64 waitUntil = 0;
    };
    void forget(qint64 now);

    QHash<QHostAddress, Tries> tries;
};

} // namespace sideboard::sync
