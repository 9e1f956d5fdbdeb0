#pragma once

#include <QtDBus/QDBusConnection>

#include "buzzer.h"

namespace sideboard {

/// feedbackd, which Linux phones have; a bus without it loses the message and nothing else.
class DBusBuzzer : public Buzzer {
public:
    explicit DBusBuzzer(QDBusConnection bus) : m_bus(std::move(bus)) {}
    void buzz(const QString& event) override;

private:
    QDBusConnection m_bus;
};

} // namespace sideboard
