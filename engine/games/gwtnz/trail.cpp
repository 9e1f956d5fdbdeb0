#include "engine/games/gwtnz/trail.h"

#include <bitset>
#include <compare>

namespace sideboard::gwtnz {

namespace {

using Seen = std::bitset<trailSpaces>;

/// The spaces that follow: none, one or two. What was entered wrongly leads nowhere.
List<std::uint8_t, 2> after(const Trail& trail, std::uint8_t from) {
    List<std::uint8_t, 2> found;
    const auto add = [&](std::uint8_t next) {
        if (next == toWellington || (next < trailSpaces && trail[next].there())) found.push(next);
    };
    if (from == atRider) add(0);
    else if (from < trailSpaces) {
        add(trail[from].next);
        add(trail[from].other);
    }
    return found;
}

/// A way to Wellington as she weighs it: places first, then taxes in pounds, then what of them the player gets.
struct Way {
    int places = 0;
    int taxes = 0;
    int taxesToPlayer = 0;
    auto operator<=>(const Way&) const = default;
    friend Way operator+(const Way& a, const Way& b) {
        return {a.places + b.places, a.taxes + b.taxes, a.taxesToPlayer + b.taxesToPlayer};
    }
};

/// Best ways from every space on, worked out backwards: a trail has too many forks to follow them all one by one.
class Ways {
public:
    Ways(const Trail& trail, Seat sarah, Seat player) : m_trail(trail), m_sarah(sarah), m_player(player) {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::uint8_t space = 0; space < trailSpaces; ++space) {
                const auto way = from(space);
                changed = changed || way != m_best[space];
                m_best[space] = way;
            }
        }
    }

    /// The best way from here on, this space itself not counted.
    [[nodiscard]] std::optional<Way> from(std::uint8_t space) const {
        std::optional<Way> best;
        for (std::uint8_t next : after(m_trail, space))
            if (const auto way = through(next); way && (!best || *way < *best)) best = way;
        return best;
    }

    /// The best way over this next space, with what it counts itself.
    [[nodiscard]] std::optional<Way> through(std::uint8_t next) const {
        if (next == toWellington) return Way{};
        if (!m_best[next]) return std::nullopt;
        return *m_best[next] + costOf(next);
    }

    [[nodiscard]] Way costOf(std::uint8_t space) const {
        const TrailSpace& each = m_trail[space];
        if (!each.taken()) return {};
        const bool taxed = each.hazard || (each.building > 0 && each.owner != m_sarah);
        const int tax = taxed ? taxOf(each.hand) : 0;
        return {1, tax, !each.hazard && each.owner == m_player ? tax : 0};
    }

private:
    const Trail& m_trail;
    Seat m_sarah;
    Seat m_player;
    std::array<std::optional<Way>, trailSpaces> m_best{};
};

/// Follows the best ways only. All of them that lead to a space have cost the same, so each space is met once.
class Walker {
public:
    Walker(const Trail& trail, const Ways& ways) : m_trail(trail), m_ways(ways) {}

    void follow(std::uint8_t from, int places, int tax) {
        const auto best = m_ways.from(from);
        for (std::uint8_t next : after(m_trail, from)) {
            if (m_ways.through(next) != best) continue;
            if (next == toWellington) {
                add({toWellington, tax});
                continue;
            }
            if (m_seen[next]) continue;
            m_seen.set(next);
            const Way cost = m_ways.costOf(next);
            const int left = places - cost.places;
            const int paid = tax + cost.taxesToPlayer;
            if (left == 0) add({next, paid});
            else follow(next, left, paid);
        }
    }
    [[nodiscard]] const List<Walk, 8>& walks() const { return m_walks; }

private:
    void add(const Walk& walk) {
        for (const Walk& each : m_walks)
            if (each == walk) return;
        if (!m_walks.full()) m_walks.push(walk);
    }

    const Trail& m_trail;
    const Ways& m_ways;
    Seen m_seen;
    List<Walk, 8> m_walks;
};

bool isOpen(const TrailSpace& space, int pathfinder) {
    return space.needs == 0 || ((space.needs == 2 || space.needs == 7) && pathfinder >= space.needs);
}

void findFree(const Trail& trail, std::uint8_t from, int pathfinder, Seen& seen, List<std::uint8_t, 8>& found) {
    for (std::uint8_t next : after(trail, from)) {
        if (next == toWellington || seen[next]) continue;
        seen.set(next);
        const TrailSpace& space = trail[next];
        if (space.taken() || space.risky || !isOpen(space, pathfinder)) findFree(trail, next, pathfinder, seen, found);
        else if (!found.full()) found.push(next);
    }
}

} // namespace

List<Walk, 8> sarahWalks(const Trail& trail, std::uint8_t from, int places, Seat sarah, Seat player) {
    const Ways ways(trail, sarah, player);
    Walker walker(trail, ways);
    if (places > 0 && ways.from(from)) walker.follow(from, places, 0);
    return walker.walks();
}

List<std::uint8_t, trailSpaces> reachable(const Trail& trail, std::uint8_t from, int steps) {
    // The fewest steps to every space: a space met again with fewer of them is followed again.
    constexpr int never = 1000;
    std::array<int, trailSpaces> fewest{};
    fewest.fill(never);
    int toTheEnd = never;
    List<std::uint8_t, trailSpaces + 1> open;
    open.push(from);
    while (!open.empty()) {
        const std::uint8_t here = open.pop();
        const int walked = here < trailSpaces && here != from ? fewest[here] : 0;
        for (std::uint8_t next : after(trail, here)) {
            const int then = walked + (next == toWellington || trail[next].taken() ? 1 : 0);
            int& known = next == toWellington ? toTheEnd : fewest[next];
            if (then > steps || then >= known) continue;
            known = then;
            if (next != toWellington && !open.full()) open.push(next);
        }
    }
    List<std::uint8_t, trailSpaces> found;
    for (std::uint8_t space = 0; space < trailSpaces; ++space)
        if (fewest[space] < never && trail[space].taken() && space != from && !found.full()) found.push(space);
    if (toTheEnd < never && !found.full()) found.push(toWellington);
    return found;
}

List<std::uint8_t, 8> nextFreeSpaces(const Trail& trail, std::uint8_t from, int pathfinder) {
    List<std::uint8_t, 8> found;
    Seen seen;
    findFree(trail, from, pathfinder, seen, found);
    seen.reset();
    if (found.empty()) findFree(trail, atRider, pathfinder, seen, found);
    return found;
}

} // namespace sideboard::gwtnz
