#include "floodgate.h"

#include <algorithm>

namespace sideboard::sync {

bool TokenBucket::take(qint64 now) {
    saved = std::min(atOnce, saved + double(std::max<qint64>(0, now - last)) * perSecond / 1000);
    last = now;
    if (saved < 1) return false;
    saved -= 1;
    return true;
}

bool Floodgate::admit(const QHostAddress& source, qint64 now) {
    auto found = sources.find(source);
    if (found == sources.end()) {
        if (sources.size() >= mostSources) forget(now);
        if (sources.size() >= mostSources) return strangers.take(now);
        found = sources.insert(source, TokenBucket(perSecond, atOnce));
    }
    return found->take(now);
}

void Floodgate::forget(qint64 now) {
    // Looking through all of them for every invented source would itself be worth attacking.
    if (now < nextForgetting) return;
    nextForgetting = now + 1000;
    sources.removeIf([now](const auto& entry) { return now - entry.value().lastTouched() > forgottenAfter; });
}

} // namespace sideboard::sync
