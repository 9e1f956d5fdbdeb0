#pragma once

#include "engine/core/ids.h"
#include "engine/games/gwtnz/content.h"

/// The trail as a small graph, for those who mirror it: spaces in the order of the way, each with one or two next ones.
/// Tiles are the places; empty spaces do not count (p. 7).
namespace sideboard::gwtnz {

inline constexpr int trailSpaces = 48;
inline constexpr std::uint8_t nowhere = 255;
inline constexpr std::uint8_t toWellington = 254;
inline constexpr std::uint8_t atRider = 253; ///< before the first space, which is space 0

struct TrailSpace {
    std::uint8_t next = nowhere;  ///< number of the next space, or toWellington; nowhere: this space is not there
    std::uint8_t other = nowhere; ///< the second way of a fork
    bool neutral = false;         ///< a neutral building stands here for the whole game
    bool risky = false;           ///< difficult ground with an action, or a hazard space
    bool lush = false;
    std::uint8_t needs = 0; ///< pathfinder space that opens it
    Seat owner = noSeat;    ///< of the personal building here
    std::uint8_t building = 0;
    Hand hand = Hand::none; ///< of a hazard or building here
    bool hazard = false;
    std::uint8_t zone = 0; ///< of a hazard space: 1 to 4 rockfalls, 5 to 8 floods, in the order of their numbers
    [[nodiscard]] bool there() const { return next != nowhere; }
    [[nodiscard]] bool taken() const { return neutral || hazard || building > 0; }
    static constexpr auto fields() {
        return std::tuple{field("next", &TrailSpace::next),       field("other", &TrailSpace::other),
                          field("neutral", &TrailSpace::neutral), field("risky", &TrailSpace::risky),
                          field("lush", &TrailSpace::lush),       field("needs", &TrailSpace::needs),
                          field("owner", &TrailSpace::owner),     field("building", &TrailSpace::building),
                          field("hand", &TrailSpace::hand),       field("hazard", &TrailSpace::hazard),
                          field("zone", &TrailSpace::zone)};
    }
    bool operator==(const TrailSpace&) const = default;
};
using Trail = std::array<TrailSpace, trailSpaces>;

/// Where she ends after so many places, by her order of preference: fewest places to Wellington, least tax, least tax
/// to the player (booklet p. 2). More than one: the player picks.
struct Walk {
    std::uint8_t end = nowhere; ///< space, or toWellington
    int taxToPlayer = 0;        ///< on the steps walked
    bool operator==(const Walk&) const = default;
};
[[nodiscard]] List<Walk, 8> sarahWalks(const Trail& trail, std::uint8_t from, int places, Seat sarah, Seat player);

/// The places that a player's runholder can reach with so many steps; Wellington among them as toWellington (p. 7).
[[nodiscard]] List<std::uint8_t, trailSpaces> reachable(const Trail& trail, std::uint8_t from, int steps);

/// The next free spaces without risk ahead of a runholder, from the start again if there is none before Wellington; at
/// a fork the first of each way. `pathfinder` opens the spaces that need 2 or 7, never those that need 4 (ruling).
[[nodiscard]] List<std::uint8_t, 8> nextFreeSpaces(const Trail& trail, std::uint8_t from, int pathfinder);

} // namespace sideboard::gwtnz
