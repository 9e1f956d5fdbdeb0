#include "network.h"

#include "node.h"

namespace sideboard::sync::simulation {

bool Network::apart(int a, int b) const {
    const auto side = [this](int number) {
        const auto found = m_sides.find(number);
        return found == m_sides.end() ? 0 : found->second;
    };
    return side(a) != side(b);
}

LoopHooks Network::hooks(int a, int b) {
    LoopHooks hooks;
    hooks.drop = [this, a, b](const QByteArray& payload) {
        if (listener) listener(payload);
        return apart(a, b) || m_world.chance(m_weather.loss);
    };
    hooks.repeat = [this](const QByteArray&) { return m_world.chance(m_weather.repeat); };
    hooks.delay = [this](const QByteArray&) {
        return m_weather.lag + static_cast<int>(m_world.below(static_cast<std::uint32_t>(m_weather.jitter) + 1));
    };
    hooks.inOrder = m_weather.inOrder;
    hooks.chunk = 4096;
    hooks.later = [this](int milliseconds, const std::function<void()>& run) { m_world.later(milliseconds, run); };
    return hooks;
}

Mesh::Dial Network::dialFrom(int number) {
    return [this, number](const HostPort& to, QObject* context, const std::function<void(Mesh::Dialled)>& done) {
        m_world.later(m_weather.lag * 2, [=, this, alive = QPointer<QObject>(context)] {
            if (!alive) return;
            for (const auto& [there, node] : m_nodes) {
                if (addressOf(there).toText() != to.toText() || apart(number, there)) continue;
                const Endpoint at{QHostAddress(to.host), to.port};
                auto [here, far] = LoopLink::pair(hooks(number, there), Trust::Table, at);
                node->replica().attach(std::move(far));
                return done(std::unique_ptr<Link>(std::move(here)));
            }
            done(DialFailure::Unreachable);
        });
    };
}

} // namespace sideboard::sync::simulation
