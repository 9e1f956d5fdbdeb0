#pragma once

#include "floodgate.h"
#include "interfaces.h"
#include "sightings.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <functional>

namespace sideboard::sync {

struct FinderSettings {
    quint16 port = 42871;
    int announceEvery = 1000; // milliseconds
    int lookEvery = 2000;     // at the interfaces, in milliseconds
    std::function<QList<Interface>()> interfaces = lanInterfaces;
    std::function<qint64()> clock; // milliseconds that never go back; by default since the start
};

// For the page that says which ways work here.
struct FinderReport {
    struct Way {
        enum class Kind { Multicast4, Multicast6, Broadcast };
        Kind kind = Kind::Multicast4;
        QString interface;
        QString trouble; // empty: the last announcement went out
    };
    QList<Way> ways;
    QString cannotListen4; // empty: listens
    QString cannotListen6;
    // Announcements of other devices, by the way they came.
    quint64 heardMulticast4 = 0;
    quint64 heardMulticast6 = 0;
    quint64 heardBroadcast = 0;
    quint64 turnedAway = 0; // too many, or not ours
};

// Announces this device on every interface, by multicast and by broadcast, and listens for others.
// However much comes in, it remembers a bounded number of devices and spends a bounded share of its time.
class Finder : public QObject {
    Q_OBJECT

public:
    explicit Finder(const FinderSettings& settings = {}, QObject* parent = nullptr);

    void announce(const Announcement& announcement);
    void stopAnnouncing() { m_announcement.reset(); }
    // The table this device is at: no crowd of others keeps its devices from being heard.
    void watch(const std::optional<TableId>& table) { m_sightings.watch(table); }
    // Listens anew and announces at once; for when the app comes back to the front.
    void refresh();

    [[nodiscard]] QList<Sighting> sightings() const { return m_sightings.all(); }
    [[nodiscard]] FinderReport report() const;

Q_SIGNALS:
    void seen(const sideboard::sync::Sighting& sighting); // for the first time, or with something new
    void heard(const sideboard::sync::TableId& table, sideboard::DeviceId device); // every time
    void lost(const sideboard::sync::TableId& table, sideboard::DeviceId device);
    void interfacesChanged();

private:
    void look();
    void bind(QUdpSocket& socket, const QHostAddress& any, QString& trouble);
    void join();
    void tick();
    void send();
    void sendOne(FinderReport::Way::Kind kind, const Interface& on, QUdpSocket& by, const QHostAddress& to,
                 const QByteArray& datagram);
    void read(QUdpSocket& socket);
    void readSome();
    void take(const QNetworkDatagram& datagram, qint64 now);
    [[nodiscard]] qint64 now() const { return m_settings.clock ? m_settings.clock() : m_started.elapsed(); }

    FinderSettings m_settings;
    QElapsedTimer m_started;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QList<Interface> m_interfaces;
    QTimer m_announcing;
    QTimer m_looking;
    QTimer m_resting;
    std::optional<Announcement> m_announcement;
    TokenBucket m_sending{5, 5};
    Floodgate m_gate;
    Sightings m_sightings;
    FinderReport m_report;
};

} // namespace sideboard::sync
