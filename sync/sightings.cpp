#include "sightings.h"

namespace sideboard::sync {

QList<Endpoint> Sighting::endpoints() const {
    QList<Endpoint> endpoints;
    for (const QHostAddress& address : from) endpoints += Endpoint{address, said.port};
    return endpoints;
}

Sightings::News Sightings::hear(const Announcement& said, const QHostAddress& from, qint64 now) {
    auto found = heard.find({said.table, said.device});
    if (found == heard.end()) {
        if (!hasPlaceFor(said, from)) return News::Refused;
        heard.insert({said.table, said.device}, {{said, {from}}, {now}, now});
        return News::New;
    }

    Heard& known = *found;
    bool changed = known.sighting.said != said;
    known.sighting.said = said;
    known.last = now;
    for (qsizetype i = known.lastFrom.size() - 1; i >= 0; --i) {
        if (known.sighting.from.at(i) == from) {
            known.lastFrom[i] = now;
        } else if (now - known.lastFrom.at(i) > lostAfter) {
            known.sighting.from.removeAt(i);
            known.lastFrom.removeAt(i);
            changed = true;
        }
    }
    // The first heard keep their place while they are heard, so nobody can crowd out the true address.
    if (!known.sighting.from.contains(from) && known.sighting.from.size() < mostAddresses) {
        known.sighting.from += from;
        known.lastFrom += now;
        changed = true;
    }
    return changed ? News::Changed : News::Nothing;
}

bool Sightings::hasPlaceFor(const Announcement& said, const QHostAddress& from) const {
    const bool isWatched = said.table == watched;
    qsizetype sameKind = 0;
    qsizetype sameSource = 0;
    for (const Heard& known : heard) {
        sameKind += (known.sighting.said.table == watched) == isWatched;
        sameSource += known.sighting.from.first() == from;
    }
    return sameSource < mostFromOneSource && sameKind < (isWatched ? mostWatched : mostOthers);
}

QList<Sighting> Sightings::takeLost(qint64 now) {
    QList<Sighting> lost;
    for (auto it = heard.begin(); it != heard.end();) {
        if (now - it->last > lostAfter) {
            lost += it->sighting;
            it = heard.erase(it);
        } else {
            ++it;
        }
    }
    return lost;
}

std::optional<Sighting> Sightings::find(const TableId& table, DeviceId device) const {
    const auto found = heard.constFind({table, device});
    return found == heard.cend() ? std::nullopt : std::optional(found->sighting);
}

QList<Sighting> Sightings::all() const {
    QList<Sighting> sightings;
    for (const Heard& known : heard) sightings += known.sighting;
    return sightings;
}

} // namespace sideboard::sync
