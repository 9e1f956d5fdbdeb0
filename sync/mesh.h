#pragma once

#include "around.h"
#include "invitation.h"
#include "link.h"
#include "tlsdial.h"

#include <QList>
#include <QObject>

#include <map>
#include <memory>
#include <set>
#include <variant>

namespace sideboard::sync {

// Sees to it that this device is linked to every other that it can reach: remembers where they were, dials, waits
// longer after each failure, and dials at once when one is heard again.
class Mesh : public QObject {
    Q_OBJECT

public:
    static constexpr int firstWait = 500;
    static constexpr int longestWait = 8000;
    static constexpr int courtesy = 300;   // the smaller number dials first, the other gives it time to
    static constexpr int silentFor = 2000; // then an announcement is reason enough to dial
    static constexpr std::size_t mostPlaces = 128;
    static constexpr int patience = 12; // failures after which a place that nobody typed is forgotten

    using Dialled = std::variant<std::unique_ptr<Link>, DialFailure>;
    // Calls back exactly once, later.
    using Dial = std::function<void(const HostPort& to, QObject* context, std::function<void(Dialled)> done)>;

    Mesh(DeviceId self, Dial dial, Around around, QObject* parent);

    // Somebody typed it or scanned it: never forgotten.
    void remember(const HostPort& at);
    // Whose place this is was said by an announcement or by another device.
    void heardOf(DeviceId device, const HostPort& at);
    // An announcement: whoever is heard is awake.
    void heard(DeviceId device, const QList<HostPort>& at);

    // Who it was that answered there.
    void recognised(DeviceId device, const HostPort& at);
    void met(DeviceId device);
    void parted(DeviceId device);
    void foundSelfAt(const HostPort& at);
    void setSelf(DeviceId self) { m_self = self; }
    // The network changed, or the app came back to the front: everything is worth a try now.
    void tryAllNow();
    void stop() { m_stopped = true; }

    struct Place {
        HostPort at;
        DeviceId device; // 0: nobody knows yet
        bool typed = false;
        bool isSelf = false;
        bool dialling = false;
        int failures = 0;
        qint64 nextTry = 0;
        std::optional<DialFailure> lastFailure;
    };
    [[nodiscard]] QList<Place> places() const;

Q_SIGNALS:
    void linked(sideboard::sync::Link* link); // belongs to whoever takes it
    void failed(const sideboard::sync::HostPort& at, sideboard::sync::DialFailure why);

private:
    Place* place(const HostPort& at);
    void wakeUp();
    void dialDue();
    void dial(Place& place);
    void dialled(const QString& key, Dialled result);
    [[nodiscard]] bool isWanted(const Place& place) const;

    DeviceId m_self;
    Dial m_dial;
    Around m_around;
    std::map<QString, Place> m_places; // by address and port
    std::set<DeviceId> m_linked;
    std::map<DeviceId, qint64> m_lastHeard;
    qint64 m_wakesAt = -1;
    bool m_stopped = false;
};

} // namespace sideboard::sync
