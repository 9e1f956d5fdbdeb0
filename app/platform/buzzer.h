#pragma once

#include <QtCore/QString>

namespace sideboard {

/// Lets the device be felt. `event` is a name of the freedesktop event naming scheme; a phone maps it to a vibration.
class Buzzer {
public:
    Buzzer() = default;
    Buzzer(const Buzzer&) = delete;
    Buzzer& operator=(const Buzzer&) = delete;
    virtual ~Buzzer() = default;

    virtual void buzz(const QString& event) = 0;
};

} // namespace sideboard
