#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/refusal.h"

namespace sideboard {

/// One place of an arrangement inside a move: List<Placed, N>. The numbers are the game's own, such as a cell of its
/// board: they stay what they are while other entries arrive.
struct Placed {
    std::uint8_t place = 0;
    std::uint8_t thing = 0;
    std::uint8_t count = 0;
    static constexpr auto fields() {
        return std::tuple{field("place", &Placed::place), field("thing", &Placed::thing),
                          field("count", &Placed::count)};
    }
    bool operator==(const Placed&) const = default;
};

/// Things to be put into places: animals into stalls, goods into wagons.
struct Arrangement {
    struct Thing {
        std::uint8_t number = 0; ///< as Placed::thing names it
        std::string key;
        int count = 0; ///< how many are there to be placed
    };
    struct Place {
        std::uint8_t number = 0; ///< as Placed::place names it
        std::string key;
        int capacity = 0;
        bool oneKind = true;                    ///< holds things of one kind only
        std::vector<std::uint8_t> accepts = {}; ///< numbers of things; empty: any
    };
    std::vector<Thing> things;
    std::vector<Place> places;
    bool allMustStand = false;          ///< what finds no place is lost unless this is set
    std::vector<Placed> suggested = {}; ///< how the app would arrange them
};

/// Why things do not stand as an arrangement allows; nothing if they do. One arrangement has one spelling: by place,
/// then by thing, and nothing that is not there.
[[nodiscard]] std::optional<Refusal> misplaced(const Arrangement& arrangement, std::span<const Placed> standing,
                                               std::string_view page, int field);

} // namespace sideboard
