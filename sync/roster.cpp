#include "roster.h"

namespace sideboard::sync {

Roster::Known* Roster::place(DeviceId device) {
    if (const auto found = m_known.find(device); found != m_known.end()) return &found->second;
    return m_known.size() < mostKnown ? &m_known[device] : nullptr;
}

void Roster::met(DeviceId device, const Endpoint& at, qint64 wall) {
    Known* known = place(device);
    if (!known) return;
    known->at = at;
    known->lastContact = wall;
    known->words.clear();
}

void Roster::told(DeviceId device, const sideboard::Have& have, qint64 wall) {
    Known* known = place(device);
    if (!known) return;
    known->holds = have;
    known->lastContact = wall;
}

void Roster::told(DeviceId device, const Presence& presence, qint64 wall) {
    Known* known = place(device);
    if (!known) return;
    known->name = presence.name;
    known->unsent = presence.unsent;
    known->lastContact = wall;
}

void Roster::parted(DeviceId device, const QString& words, qint64 wall) {
    Known* known = place(device);
    if (!known) return;
    known->words = words;
    known->lastContact = wall;
}

const Roster::Known* Roster::find(DeviceId device) const {
    const auto found = m_known.find(device);
    return found == m_known.end() ? nullptr : &found->second;
}

bool Roster::holds(DeviceId device, EntryId entry) const {
    if (device == entry.device) return true;
    const Known* known = find(device);
    if (!known) return false;
    const auto held = known->holds.find(entry.device);
    return held != known->holds.end() && held->second.count >= entry.seq;
}

quint64 Roster::lacking(DeviceId device, const sideboard::Have& here) const {
    const Known* known = find(device);
    quint64 lacking = 0;
    for (const auto& [author, held] : here) {
        if (author == device) continue;
        quint64 there = 0;
        if (known)
            if (const auto found = known->holds.find(author); found != known->holds.end()) there = found->second.count;
        if (held.count > there) lacking += held.count - there;
    }
    return lacking;
}

} // namespace sideboard::sync
