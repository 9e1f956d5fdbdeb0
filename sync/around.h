#pragma once

#include "ids.h"

#include <QObject>

#include <functional>

namespace sideboard::sync {

// What a replica takes from the world. A simulation puts its own clock and its own chance here.
struct Around {
    std::function<qint64()> now;  // milliseconds that never go back
    std::function<qint64()> wall; // milliseconds since 1970, for people
    // Runs something after so many milliseconds, unless `context` is gone by then.
    std::function<void(int milliseconds, QObject* context, std::function<void()> run)> later;
    std::function<DeviceId()> freshDevice;
};

// The clock of the system and the timers of Qt.
[[nodiscard]] Around realAround();

} // namespace sideboard::sync
