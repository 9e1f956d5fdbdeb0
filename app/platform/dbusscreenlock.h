#pragma once

#include <QtCore/QObject>
#include <QtDBus/QDBusConnection>
#include <optional>

#include "screenlock.h"

namespace sideboard {

/// org.freedesktop.ScreenSaver, which every desktop has. Calls do not wait: a bus that does not answer stops nothing.
class DBusScreenLock : public QObject, public ScreenLock {
    Q_OBJECT

public:
    explicit DBusScreenLock(QDBusConnection bus) : m_bus(std::move(bus)) {}
    ~DBusScreenLock() override { release(); }

    void hold() override;
    void release() override;

private:
    void letGo(uint cookie);

    QDBusConnection m_bus;
    bool m_wanted = false;
    bool m_asking = false; ///< asked for, not yet answered
    std::optional<uint> m_cookie;
};

} // namespace sideboard
