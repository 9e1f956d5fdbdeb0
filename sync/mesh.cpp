#include "mesh.h"

#include <algorithm>

namespace sideboard::sync {

Mesh::Mesh(DeviceId self, Dial dial, Around around, QObject* parent)
    : QObject(parent), m_self(self), m_dial(std::move(dial)), m_around(std::move(around)) {}

Mesh::Place* Mesh::place(const HostPort& at) {
    const QString key = at.toText();
    if (const auto found = m_places.find(key); found != m_places.end()) return &found->second;
    if (m_places.size() >= mostPlaces) {
        // Whoever failed most often makes room, but nothing that a person typed.
        const auto worst = std::max_element(m_places.begin(), m_places.end(), [](const auto& a, const auto& b) {
            return std::pair(!a.second.typed, a.second.failures) < std::pair(!b.second.typed, b.second.failures);
        });
        if (worst->second.typed || worst->second.dialling) return nullptr;
        m_places.erase(worst);
    }
    Place& place = m_places[key];
    place.at = at;
    place.nextTry = m_around.now();
    return &place;
}

void Mesh::remember(const HostPort& at) {
    if (Place* known = place(at)) known->typed = true;
    wakeUp();
}

void Mesh::heardOf(DeviceId device, const HostPort& at) {
    if (device == m_self || device == DeviceId{}) return;
    const bool isNew = !m_places.contains(at.toText());
    Place* known = place(at);
    if (!known || known->isSelf) return;
    if (isNew) {
        // One after the other, so that a device with many addresses is not linked many times over.
        const auto others = std::count_if(m_places.begin(), m_places.end(),
                                          [&](const auto& each) { return each.second.device == device; });
        known->nextTry += (m_self < device ? 0 : courtesy) + static_cast<int>(others) * courtesy;
    }
    known->device = device;
    wakeUp();
}

void Mesh::heard(DeviceId device, const QList<HostPort>& at) {
    if (device == m_self) return;
    const qint64 now = m_around.now();
    if (m_lastHeard.size() >= mostPlaces) m_lastHeard.clear(); // whoever is there is heard again within a second
    const auto last = m_lastHeard.find(device);
    const bool wasSilent = last == m_lastHeard.end() || now - last->second > silentFor;
    m_lastHeard[device] = now;
    for (const HostPort& each : at) {
        heardOf(device, each);
        const auto found = m_places.find(each.toText());
        if (!wasSilent || m_linked.contains(device) || found == m_places.end() || found->second.failures == 0) continue;
        // It is back. A dial that still waits for an answer from before may wait long.
        found->second.dialling = false;
        found->second.nextTry = now;
        found->second.failures = 0;
    }
    wakeUp();
}

void Mesh::recognised(DeviceId device, const HostPort& at) {
    const auto found = m_places.find(at.toText());
    if (found == m_places.end()) return;
    found->second.device = device;
    found->second.failures = 0;
    found->second.lastFailure.reset();
}

void Mesh::met(DeviceId device) { m_linked.insert(device); }

void Mesh::parted(DeviceId device) {
    m_linked.erase(device);
    for (auto& [key, each] : m_places) {
        if (each.device != device) continue;
        each.nextTry = std::max(each.nextTry, m_around.now() + (m_self < device ? 0 : courtesy));
    }
    wakeUp();
}

void Mesh::foundSelfAt(const HostPort& at) {
    if (const auto found = m_places.find(at.toText()); found != m_places.end()) found->second.isSelf = true;
}

void Mesh::tryAllNow() {
    for (auto& [key, each] : m_places) each.nextTry = m_around.now();
    wakeUp();
}

QList<Mesh::Place> Mesh::places() const {
    QList<Place> places;
    for (const auto& [key, each] : m_places) places += each;
    return places;
}

bool Mesh::isWanted(const Place& place) const {
    return !place.dialling && !place.isSelf && place.device != m_self && !m_linked.contains(place.device);
}

void Mesh::wakeUp() {
    qint64 next = -1;
    for (const auto& [key, each] : m_places)
        if (isWanted(each) && (next < 0 || each.nextTry < next)) next = each.nextTry;
    if (next < 0 || (m_wakesAt >= 0 && m_wakesAt <= next)) return;
    m_wakesAt = next;
    const qint64 wait = std::max<qint64>(0, next - m_around.now());
    m_around.later(static_cast<int>(wait), this, [this, next] {
        if (m_wakesAt == next) m_wakesAt = -1;
        dialDue();
    });
}

void Mesh::dialDue() {
    if (m_stopped) return;
    for (auto& [key, each] : m_places)
        if (isWanted(each) && each.nextTry <= m_around.now()) dial(each);
    wakeUp();
}

void Mesh::dial(Place& place) {
    place.dialling = true;
    m_dial(place.at, this, [this, key = place.at.toText()](Dialled result) { dialled(key, std::move(result)); });
}

void Mesh::dialled(const QString& key, Dialled result) {
    const auto found = m_places.find(key);
    if (found == m_places.end() || m_stopped) return;
    Place& place = found->second;
    place.dialling = false;
    // A link that ends before it is known who is there counts as a failure too; met() says otherwise.
    place.nextTry = m_around.now() + std::min(longestWait, firstWait << std::min(place.failures, 8));
    ++place.failures;
    if (auto* link = std::get_if<std::unique_ptr<Link>>(&result)) {
        place.lastFailure.reset();
        Q_EMIT linked(link->release());
    } else {
        place.lastFailure = std::get<DialFailure>(result);
        const HostPort at = place.at;
        const DialFailure why = *place.lastFailure;
        if (!place.typed && place.failures > patience) m_places.erase(found);
        Q_EMIT failed(at, why);
    }
    wakeUp();
}

} // namespace sideboard::sync
