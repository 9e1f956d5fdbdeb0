#pragma once

#include "sync/around.h"

#include <QPointer>

#include <queue>

#include "engine/core/chance.h"

namespace sideboard::sync::simulation {

// Time that passes only when it is told to, and everything that waits for it, in one order for one seed.
class World {
public:
    explicit World(std::uint64_t seed) : m_draws(Chance(seed).draws("simulation", 0)) {}

    [[nodiscard]] qint64 now() const { return m_now; }
    // No two things happen at the same moment, so every entry can be told by its own.
    [[nodiscard]] qint64 wall() { return ++m_moments; }
    void later(qint64 milliseconds, std::function<void()> run) {
        m_waiting.push({m_now + milliseconds, ++m_count, std::move(run)});
    }
    void runUntil(qint64 time);

    [[nodiscard]] std::uint32_t below(std::uint32_t bound) { return m_draws.below(bound); }
    [[nodiscard]] bool chance(double share) { return below(1'000'000) < share * 1'000'000; }
    [[nodiscard]] DeviceId freshDevice() { return {(std::uint64_t{below(1U << 30)} << 20) + ++m_devices}; }
    [[nodiscard]] Around around();

private:
    struct Event {
        qint64 at;
        quint64 number;
        std::function<void()> run;
        bool operator>(const Event& other) const { return std::pair(at, number) > std::pair(other.at, other.number); }
    };
    Draws m_draws;
    qint64 m_now = 0;
    qint64 m_moments = 1'700'000'000'000;
    quint64 m_count = 0;
    quint64 m_devices = 0;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_waiting;
};

} // namespace sideboard::sync::simulation
