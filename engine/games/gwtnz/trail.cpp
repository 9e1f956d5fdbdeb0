#include "engine/games/gwtnz/trail.h"

namespace sideboard::gwtnz {

namespace {

const TrailSpace& at(const Trail& trail, std::uint8_t space) { return trail[space]; }

/// The spaces that follow: none, one or two.
List<std::uint8_t, 2> after(const Trail& trail, std::uint8_t from) {
    List<std::uint8_t, 2> found;
    if (from == atRider) {
        if (trail[0].there()) found.push(0);
        return found;
    }
    if (from >= trailSpaces) return found;
    if (at(trail, from).next != nowhere) found.push(at(trail, from).next);
    if (at(trail, from).other != nowhere) found.push(at(trail, from).other);
    return found;
}

class Ways {
public:
    Ways(const Trail& trail, Seat sarah, Seat player) : m_trail(trail), m_sarah(sarah), m_player(player) {}

    void walkFrom(std::uint8_t space) { follow(space, {}, 0); }
    [[nodiscard]] const List<Way, 32>& found() const { return m_found; }

    [[nodiscard]] int taxAt(std::uint8_t space) const {
        const TrailSpace& each = at(m_trail, space);
        if (each.hazard) return taxOf(each.hand);
        return each.building > 0 && each.owner != m_sarah ? taxOf(each.hand) : 0;
    }
    [[nodiscard]] int taxToPlayerAt(std::uint8_t space) const {
        return at(m_trail, space).owner == m_player ? taxAt(space) : 0;
    }

private:
    void follow(std::uint8_t from, Way way, int depth) {
        if (depth > trailSpaces) return; // a ring: the trail was entered wrongly
        for (std::uint8_t next : after(m_trail, from)) {
            if (next == toWellington) {
                way.wellington = true;
                if (!m_found.full()) m_found.push(way);
                continue;
            }
            if (next >= trailSpaces) continue;
            Way longer = way;
            if (at(m_trail, next).taken()) {
                longer.spaces.push(next);
                longer.taxes += taxAt(next);
                longer.taxesToPlayer += taxToPlayerAt(next);
            }
            follow(next, longer, depth + 1);
        }
    }

    const Trail& m_trail;
    Seat m_sarah;
    Seat m_player;
    List<Way, 32> m_found;
};

bool better(const Way& a, const Way& b) {
    if (a.spaces.size() != b.spaces.size()) return a.spaces.size() < b.spaces.size();
    if (a.taxes != b.taxes) return a.taxes < b.taxes;
    return a.taxesToPlayer < b.taxesToPlayer;
}

void findFree(const Trail& trail, std::uint8_t from, int pathfinder, int depth, List<std::uint8_t, 8>& found) {
    if (depth > trailSpaces) return;
    for (std::uint8_t next : after(trail, from)) {
        if (next >= trailSpaces) continue;
        const TrailSpace& space = at(trail, next);
        const bool open = space.needs == 0 || ((space.needs == 2 || space.needs == 7) && pathfinder >= space.needs);
        if (!space.taken() && !space.risky && open) {
            bool listed = false;
            for (std::uint8_t each : found) listed = listed || each == next;
            if (!listed && !found.full()) found.push(next);
        } else findFree(trail, next, pathfinder, depth + 1, found);
    }
}

} // namespace

List<Walk, 8> sarahWalks(const Trail& trail, std::uint8_t from, int places, Seat sarah, Seat player) {
    Ways ways(trail, sarah, player);
    ways.walkFrom(from);
    List<Walk, 8> walks;
    const Way* best = nullptr;
    for (const Way& way : ways.found())
        if (!best || better(way, *best)) best = &way;
    if (!best) return walks;
    for (const Way& way : ways.found()) {
        if (better(*best, way)) continue;
        Walk walk{toWellington, 0};
        for (std::size_t i = 0; i < way.spaces.size() && i < static_cast<std::size_t>(places); ++i)
            walk.taxToPlayer += ways.taxToPlayerAt(way.spaces[i]);
        if (static_cast<std::size_t>(places) <= way.spaces.size())
            walk.end = way.spaces[static_cast<std::size_t>(places) - 1];
        bool listed = false;
        for (const Walk& each : walks) listed = listed || each == walk;
        if (!listed && !walks.full()) walks.push(walk);
    }
    return walks;
}

List<std::uint8_t, 8> nextFreeSpaces(const Trail& trail, std::uint8_t from, int pathfinder) {
    List<std::uint8_t, 8> found;
    findFree(trail, from, pathfinder, 0, found);
    if (found.empty()) findFree(trail, atRider, pathfinder, 0, found);
    return found;
}

} // namespace sideboard::gwtnz
