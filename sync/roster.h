#pragma once

#include "wire.h"

#include <QList>
#include <QString>

#include <map>

#include "engine/core/log.h"

namespace sideboard::sync {

// One device of the table as the list of devices shows it.
struct DeviceStatus {
    enum class State {
        Here, // this device itself
        InStep,
        CatchingUp,
        Away,
        Dismissed,
    };
    DeviceId device;
    QString name;
    State state = State::Away;
    qint64 lastContact = 0; // ms since 1970; 0: not since this app was started
    quint64 unsent = 0;     // drafts that have not left it
    quint64 lacking = 0;    // entries that it is not known to hold
    QList<quint8> seats;
    Endpoint at;   // where it was last reached
    QString words; // why it is not here, if it said so
    bool operator==(const DeviceStatus&) const = default;
};

// Who was met, when last, and what each was last known to hold. Devices stay in it when they go.
class Roster {
public:
    struct Known {
        QString name;
        qint64 lastContact = 0;
        quint64 unsent = 0;
        Endpoint at;
        QString words;
        sideboard::Have holds;
    };

    void met(DeviceId device, const Endpoint& at, qint64 wall);
    void told(DeviceId device, const sideboard::Have& have, qint64 wall);
    void told(DeviceId device, const Presence& presence, qint64 wall);
    void parted(DeviceId device, const QString& words, qint64 wall);

    [[nodiscard]] const std::map<DeviceId, Known>& all() const { return m_known; }
    [[nodiscard]] const Known* find(DeviceId device) const;
    // Whether this device is known to hold the entry; whoever made it does.
    [[nodiscard]] bool holds(DeviceId device, EntryId entry) const;
    [[nodiscard]] quint64 lacking(DeviceId device, const sideboard::Have& here) const;

private:
    // A hostile holder of the key could greet under ever new names.
    static constexpr std::size_t mostKnown = 256;
    Known* place(DeviceId device);
    std::map<DeviceId, Known> m_known;
};

} // namespace sideboard::sync
