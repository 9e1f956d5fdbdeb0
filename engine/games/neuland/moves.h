#pragma once

#include <variant>

#include "engine/games/neuland/state.h"

/// The decisions of Neuland. Kind numbers are on disk and on the wire: never renumber, never reuse.
namespace sideboard::neuland {

// Set-up -------------------------------------------------------------------------------------------------------------

struct Paint {
    static constexpr Kind kind{1, "paint"};
    Hex hex{};
    Terrain terrain{};
    static constexpr auto fields() { return std::tuple{field("hex", &Paint::hex), field("terrain", &Paint::terrain)}; }
    bool operator==(const Paint&) const = default;
};

/// Drawn blindly among the colours; with it the game begins.
struct DrawFirst {
    static constexpr Kind kind{2, "draw-first"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &DrawFirst::turn; }
    std::uint16_t turn = 0;
    Seat first{};
    static constexpr auto fields() {
        return std::tuple{field("turn", &DrawFirst::turn), field("first", &DrawFirst::first)};
    }
    bool operator==(const DrawFirst&) const = default;
};

/// Hunting lodge and lumberjack's hut, at the beginning of a player's first turn.
struct Settle {
    static constexpr Kind kind{3, "settle"};
    Hex hex{};
    static constexpr auto fields() { return std::tuple{field("hex", &Settle::hex)}; }
    bool operator==(const Settle&) const = default;
};

// A turn -------------------------------------------------------------------------------------------------------------
// Each input of a recipe, in its order, names the source it is paid from; inputs that a recipe does not have stay
// empty.

/// Puts a worker on a free unit. `product` matters for smelters: iron or silver.
struct Produce {
    static constexpr Kind kind{4, "produce"};
    Place unit{};
    Good product{};
    std::optional<Source> first;
    std::optional<Source> second;
    std::optional<Source> third;
    std::optional<Source> fourth;
    bool cart = false;
    static constexpr auto fields() {
        return std::tuple{field("unit", &Produce::unit),   field("product", &Produce::product),
                          field("first", &Produce::first), field("second", &Produce::second),
                          field("third", &Produce::third), field("fourth", &Produce::fourth),
                          field("cart", &Produce::cart)};
    }
    bool operator==(const Produce&) const = default;
};

struct Build {
    static constexpr Kind kind{5, "build"};
    Tile tile{};
    Hex hex{};
    std::optional<Source> material;
    bool cart = false;
    static constexpr auto fields() {
        return std::tuple{field("tile", &Build::tile), field("hex", &Build::hex), field("material", &Build::material),
                          field("cart", &Build::cart)};
    }
    bool operator==(const Build&) const = default;
};

/// Coats of arms onto a property. The first edition builds the progress on `hex` with it; in the second it stands
/// there.
struct ScoreTile {
    static constexpr Kind kind{6, "score"};
    Tile tile{};
    Hex hex{};
    std::optional<Source> first;
    std::optional<Source> second;
    std::optional<Source> third;
    std::optional<Source> fourth;
    bool cart = false;
    static constexpr auto fields() {
        return std::tuple{field("tile", &ScoreTile::tile),   field("hex", &ScoreTile::hex),
                          field("first", &ScoreTile::first), field("second", &ScoreTile::second),
                          field("third", &ScoreTile::third), field("fourth", &ScoreTile::fourth),
                          field("cart", &ScoreTile::cart)};
    }
    bool operator==(const ScoreTile&) const = default;
};

/// Three markers out of the bag, unseen (second edition).
struct DrawOres {
    static constexpr Kind kind{7, "draw-ores"};
    static constexpr bool chance = true;
    static constexpr auto once() { return &DrawOres::draw; }
    std::uint16_t draw = 0;
    Ores ores;
    static constexpr auto fields() {
        return std::tuple{field("draw", &DrawOres::draw), field("ores", &DrawOres::ores)};
    }
    bool operator==(const DrawOres&) const = default;
};

/// The order of the markers on a mine: the three drawn (second edition), or any three of the supply (first).
struct StackOres {
    static constexpr Kind kind{8, "stack-ores"};
    std::optional<Ore> top;
    std::optional<Ore> middle;
    std::optional<Ore> bottom;
    static constexpr auto fields() {
        return std::tuple{field("top", &StackOres::top), field("middle", &StackOres::middle),
                          field("bottom", &StackOres::bottom)};
    }
    bool operator==(const StackOres&) const = default;
};

/// What lies is lost, what stands lies down, the marker goes on to the next free space, the present to the next marker.
struct EndTurn {
    static constexpr Kind kind{9, "end-turn"};
    static constexpr auto once() { return &EndTurn::turn; }
    std::uint16_t turn = 0;
    static constexpr auto fields() { return std::tuple{field("turn", &EndTurn::turn)}; }
    bool operator==(const EndTurn&) const = default;
};

// Time line only -----------------------------------------------------------------------------------------------------

struct Act {
    static constexpr Kind kind{10, "act"};
    std::uint8_t actions = 1;
    static constexpr auto fields() { return std::tuple{field("actions", &Act::actions)}; }
    bool operator==(const Act&) const = default;
};

struct PlaceArms {
    static constexpr Kind kind{11, "place-arms"};
    std::uint8_t arms = 1;
    static constexpr auto fields() { return std::tuple{field("arms", &PlaceArms::arms)}; }
    bool operator==(const PlaceArms&) const = default;
};

using Move =
    std::variant<Paint, DrawFirst, Settle, Produce, Build, ScoreTile, DrawOres, StackOres, EndTurn, Act, PlaceArms>;

/// Nothing is secret in Neuland.
struct NoSecret {
    static constexpr Kind kind{1, "none"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const NoSecret&) const = default;
};
using Sealed = std::variant<NoSecret>;

} // namespace sideboard::neuland
