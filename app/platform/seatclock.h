#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <vector>

namespace sideboard {

/// How long each seat has been to act: for tables that want to know. It counts, it never hurries anybody.
class SeatClock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY seatsChanged)
    Q_PROPERTY(int active READ active WRITE setActive NOTIFY activeChanged)      ///< -1: nobody, the clock stands
    Q_PROPERTY(bool running READ running WRITE setRunning NOTIFY runningChanged) ///< off by default
    Q_PROPERTY(QList<int> seconds READ seconds NOTIFY secondsChanged)            ///< whole seconds, a figure per seat

public:
    using Now = std::function<qint64()>; ///< milliseconds that never go back

    explicit SeatClock(QObject* parent = nullptr);
    SeatClock(Now now, QObject* parent);

    [[nodiscard]] int seats() const { return int(m_spent.size()); }
    [[nodiscard]] int active() const { return m_active; }
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] QList<int> seconds() const;
    void setSeats(int seats);
    void setActive(int seat);
    void setRunning(bool running);

    Q_INVOKABLE void reset();

signals:
    void seatsChanged();
    void activeChanged();
    void runningChanged();
    void secondsChanged();

private:
    [[nodiscard]] bool counting() const { return m_running && m_active >= 0 && m_active < seats(); }
    /// Books the time since the last booking on whoever was to act.
    void book();
    void follow();

    Now m_now;
    QTimer m_tick;
    std::vector<qint64> m_spent; ///< milliseconds
    qint64 m_since = 0;
    int m_active = -1;
    bool m_running = false;
};

} // namespace sideboard
