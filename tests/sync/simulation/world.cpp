#include "world.h"

#include <QCoreApplication>

namespace sideboard::sync::simulation {

void World::runUntil(qint64 time) {
    while (!m_waiting.empty() && m_waiting.top().at <= time) {
        const Event next = m_waiting.top();
        m_waiting.pop();
        m_now = next.at;
        next.run();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    m_now = std::max(m_now, time);
}

Around World::around() {
    return {[this] { return m_now; }, [this] { return wall(); },
            [this](int milliseconds, QObject* context, const std::function<void()>& run) {
                later(milliseconds, [context = QPointer<QObject>(context), run] {
                    if (context) run();
                });
            },
            [this] { return freshDevice(); }};
}

} // namespace sideboard::sync::simulation
