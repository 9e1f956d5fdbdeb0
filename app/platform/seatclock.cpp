#include "seatclock.h"

#include <QtCore/QElapsedTimer>
#include <algorithm>

namespace sideboard {
namespace {

SeatClock::Now monotonic() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

SeatClock::SeatClock(QObject* parent) : SeatClock(monotonic(), parent) {}

SeatClock::SeatClock(Now now, QObject* parent) : QObject(parent), m_now(std::move(now)) {
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        book();
        emit secondsChanged();
    });
}

QList<int> SeatClock::seconds() const {
    QList<int> result;
    for (std::size_t seat = 0; seat < m_spent.size(); ++seat) {
        const bool here = counting() && int(seat) == m_active;
        result.append(int((m_spent[seat] + (here ? m_now() - m_since : 0)) / 1000));
    }
    return result;
}

void SeatClock::setSeats(int seats) {
    if (seats == this->seats() || seats < 0) return;
    book();
    m_spent.resize(std::size_t(seats), 0);
    follow();
    emit seatsChanged();
    emit secondsChanged();
}

void SeatClock::setActive(int seat) {
    if (seat == m_active) return;
    book();
    m_active = seat;
    follow();
    emit activeChanged();
    emit secondsChanged();
}

void SeatClock::setRunning(bool running) {
    if (running == m_running) return;
    book();
    m_running = running;
    follow();
    emit runningChanged();
    emit secondsChanged();
}

void SeatClock::reset() {
    std::ranges::fill(m_spent, 0);
    m_since = m_now();
    emit secondsChanged();
}

void SeatClock::book() {
    const qint64 now = m_now();
    if (counting()) m_spent[std::size_t(m_active)] += now - m_since;
    m_since = now;
}

void SeatClock::follow() {
    if (counting()) m_tick.start();
    else m_tick.stop();
}

} // namespace sideboard
