#include "joinbrake.h"

#include "ids.h"

#include <algorithm>

namespace sideboard::sync {

namespace {

// A device has a whole /64 of IPv6 addresses to try from: they count as one.
QHostAddress sourceOf(const QHostAddress& from) {
    const QHostAddress plain = plainAddress(from);
    if (plain.protocol() != QAbstractSocket::IPv6Protocol) return plain;
    Q_IPV6ADDR bytes = plain.toIPv6Address();
    std::fill(bytes.c + 8, bytes.c + 16, quint8(0));
    return QHostAddress(bytes);
}

} // namespace

bool JoinBrake::admit(const QHostAddress& from, qint64 now) {
    QHostAddress source = sourceOf(from);
    if (!tries.contains(source) && tries.size() >= mostRemembered) {
        forget(now);
        // Still full: strangers share one place, so that many addresses buy no more tries.
        if (tries.size() >= mostRemembered) source = QHostAddress();
    }
    Tries& mine = tries[source];
    if (mine.count > 0 && now - mine.last > forgottenAfter) mine = {};
    if (now < mine.waitUntil) return false;
    mine.waitUntil = now + std::min(longestWait, firstWait << std::min(mine.count, 10));
    mine.last = now;
    ++mine.count;
    return true;
}

void JoinBrake::succeeded(const QHostAddress& from) { tries.remove(sourceOf(from)); }

void JoinBrake::forget(qint64 now) {
    tries.removeIf([now](const auto& entry) { return now - entry.value().last > forgottenAfter; });
}

} // namespace sideboard::sync
