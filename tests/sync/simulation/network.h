#pragma once

#include "world.h"

#include <map>

#include "sync/looplink.h"
#include "sync/mesh.h"

namespace sideboard::sync::simulation {

class Node;

// What the links of a simulated network do to what is sent. Real links lose nothing and keep the order; here they may
// not, since whatever heals this heals anything.
struct Weather {
    double loss = 0;
    double repeat = 0;
    int lag = 5;
    int jitter = 5;
    bool inOrder = true;
};

class Network {
public:
    explicit Network(World& world) : m_world(world) {}

    [[nodiscard]] static HostPort addressOf(int number) { return {QStringLiteral("10.0.0.%1").arg(number + 1), 4000}; }

    void join(int number, Node* node) { m_nodes[number] = node; }
    void leave(int number) { m_nodes.erase(number); }
    [[nodiscard]] Mesh::Dial dialFrom(int number);

    void setWeather(const Weather& weather) { m_weather = weather; }
    // Devices on different sides do not hear each other.
    void setSide(int number, int side) { m_sides[number] = side; }
    void heal() { m_sides.clear(); }
    // Everything that passes over any link, as it is before TLS.
    std::function<void(const QByteArray& payload)> listener;

private:
    [[nodiscard]] bool apart(int a, int b) const;
    [[nodiscard]] LoopHooks hooks(int a, int b);

    World& m_world;
    Weather m_weather;
    std::map<int, Node*> m_nodes;
    std::map<int, int> m_sides;
};

} // namespace sideboard::sync::simulation
