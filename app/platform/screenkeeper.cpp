#include "screenkeeper.h"

#include "system.h"

namespace sideboard {

ScreenKeeper::ScreenKeeper(QObject* parent) : ScreenKeeper(platform::screenLock(), parent) {}

ScreenKeeper::ScreenKeeper(std::unique_ptr<ScreenLock> lock, QObject* parent)
    : QObject(parent), m_lock(std::move(lock)) {}

void ScreenKeeper::setAwake(bool awake) {
    if (awake == m_awake) return;
    m_awake = awake;
    if (m_lock) awake ? m_lock->hold() : m_lock->release();
    emit awakeChanged();
}

} // namespace sideboard
