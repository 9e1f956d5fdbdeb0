#pragma once

#include <QHash>
#include <QHostAddress>

namespace sideboard::sync {

// So many a second and no more; what was saved up is capped too. Time is given in milliseconds by the caller.
class TokenBucket {
public:
    TokenBucket(int perSecond, int atOnce) : perSecond(perSecond), atOnce(atOnce), saved(atOnce) {}
    [[nodiscard]] bool take(qint64 now);
    [[nodiscard]] qint64 lastTouched() const { return last; }

private:
    double perSecond;
    double atOnce;
    double saved;
    qint64 last = 0;
};

// A token bucket for each source, of which there may be as many as somebody cares to invent.
class Floodgate {
public:
    [[nodiscard]] bool admit(const QHostAddress& source, qint64 now);
    [[nodiscard]] qsizetype remembered() const { return sources.size(); }

    static constexpr int perSecond = 40; // several devices on one computer, three ways each
    static constexpr int atOnce = 80;
    static constexpr qsizetype mostSources = 256;
    static constexpr qint64 forgottenAfter = 10'000;

private:
    void forget(qint64 now);

    QHash<QHostAddress, TokenBucket> sources;
    TokenBucket strangers{perSecond, atOnce}; // what all share who find no place
    qint64 nextForgetting = 0;
};

} // namespace sideboard::sync
