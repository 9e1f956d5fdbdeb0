#pragma once

namespace sideboard {

/// Keeps the screen from going dark between hold and release.
class ScreenLock {
public:
    ScreenLock() = default;
    ScreenLock(const ScreenLock&) = delete;
    ScreenLock& operator=(const ScreenLock&) = delete;
    virtual ~ScreenLock() = default;

    virtual void hold() = 0;
    virtual void release() = 0;
};

} // namespace sideboard
