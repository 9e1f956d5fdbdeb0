#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"

/// What lies in the box of Neuland, in both editions. Enum values are on disk and on the wire: never renumber.
namespace sideboard::neuland {

enum class Edition : std::uint8_t { first = 0, second = 1 };
constexpr auto namesOf(Edition) { return std::array<std::string_view, 2>{"first", "second"}; }

enum class Terrain : std::uint8_t { unknown = 0, forest = 1, meadow = 2, mountain = 3 };
constexpr auto namesOf(Terrain) { return std::array<std::string_view, 4>{"unknown", "forest", "meadow", "mountain"}; }

/// The terrains that a tile's background allows, as a set of bits.
enum class Ground : std::uint8_t {
    unknown = 0,
    forest = 1,
    meadow = 2,
    forestOrMeadow = 3,
    mountain = 4,
    forestOrMountain = 5,
    meadowOrMountain = 6,
    any = 7
};
constexpr auto namesOf(Ground) {
    return std::array<std::string_view, 8>{
        "unknown", "forest", "meadow", "forest-or-meadow", "mountain", "forest-or-mountain", "meadow-or-mountain",
        "any"};
}
constexpr bool allows(Ground ground, Terrain terrain) {
    return terrain != Terrain::unknown &&
           ((static_cast<unsigned>(ground) >> (static_cast<unsigned>(terrain) - 1)) & 1U) != 0;
}

enum class Material : std::uint8_t { wood = 0, stone = 1 };
constexpr auto namesOf(Material) { return std::array<std::string_view, 2>{"wood", "stone"}; }

enum class Good : std::uint8_t {
    none = 0,
    food = 1,
    wood = 2,
    stone = 3,
    wool = 4,
    cloth = 5,
    paper = 6,
    coal = 7,
    ironOre = 8,
    silverOre = 9,
    iron = 10,
    silver = 11,
    coins = 12,
    weapons = 13,
    tools = 14,
    gold = 15
};
constexpr auto namesOf(Good) {
    return std::array<std::string_view, 16>{"none",  "food",    "wood",     "stone",      "wool", "cloth",
                                            "paper", "coal",    "iron-ore", "silver-ore", "iron", "silver",
                                            "coins", "weapons", "tools",    "gold"};
}
constexpr Good goodOf(Material material) { return material == Material::wood ? Good::wood : Good::stone; }

enum class Ore : std::uint8_t { coal = 0, iron = 1, silver = 2 };
constexpr auto namesOf(Ore) { return std::array<std::string_view, 3>{"coal", "iron", "silver"}; }
constexpr Good goodOf(Ore ore) {
    return ore == Ore::coal ? Good::coal : ore == Ore::iron ? Good::ironOre : Good::silverOre;
}

enum class Metal : std::uint8_t { none = 0, iron = 1, silver = 2 };
constexpr auto namesOf(Metal) { return std::array<std::string_view, 3>{"none", "iron", "silver"}; }
constexpr Good goodOf(Metal metal) {
    return metal == Metal::none ? Good::none : metal == Metal::iron ? Good::iron : Good::silver;
}

/// Production units first, then the fifteen properties by category. Smelters differ in their background: in the first
/// edition two are two-coloured and one is not, in the second two are for forests and two for meadows.
enum class Tile : std::uint8_t {
    none = 0,
    huntingLodge = 1,
    lumberjack = 2,
    quarry = 3,
    mine = 4,
    farm = 5,
    sheepfold = 6,
    paperMill = 7,
    weavingMill = 8,
    charcoalKiln = 9,
    mint = 10,
    armourer = 11,
    toolsmith = 12,
    smelter = 13,
    otherSmelter = 14,
    alchemist = 15,
    abbey = 16,
    church = 17,
    cathedral = 18,
    laboratory = 19,
    library = 20,
    guildHouse = 21,
    studio = 22,
    academy = 23,
    theatre = 24,
    townHall = 25,
    court = 26,
    senate = 27,
    barracks = 28,
    castle = 29,
    fortress = 30
};
constexpr auto namesOf(Tile) {
    return std::array<std::string_view, 31>{
        "none",          "hunting-lodge", "lumberjack",    "quarry",  "mine",      "farm",       "sheepfold",
        "paper-mill",    "weaving-mill",  "charcoal-kiln", "mint",    "armourer",  "toolsmith",  "smelter",
        "other-smelter", "alchemist",     "abbey",         "church",  "cathedral", "laboratory", "library",
        "guild-house",   "studio",        "academy",       "theatre", "town-hall", "court",      "senate",
        "barracks",      "castle",        "fortress"};
}
inline constexpr int firstProperty = 16;

enum class Category : std::uint8_t { religion = 0, science = 1, culture = 2, politics = 3, military = 4 };
constexpr auto namesOf(Category) {
    return std::array<std::string_view, 5>{"religion", "science", "culture", "politics", "military"};
}
inline constexpr int tilesPerCategory = 3;

constexpr bool isProperty(Tile tile) { return static_cast<int>(tile) >= firstProperty; }
constexpr bool isUnit(Tile tile) { return tile != Tile::none && !isProperty(tile); }
constexpr bool isSmelter(Tile tile) { return tile == Tile::smelter || tile == Tile::otherSmelter; }
constexpr Category categoryOf(Tile tile) {
    return static_cast<Category>((static_cast<int>(tile) - firstProperty) / tilesPerCategory);
}
constexpr int levelOf(Tile tile) { return (static_cast<int>(tile) - firstProperty) % tilesPerCategory; }
constexpr Tile tileOf(Category category, int level) {
    return static_cast<Tile>(firstProperty + static_cast<int>(category) * tilesPerCategory + level);
}

/// What a unit makes; mines and smelters make what lies on them.
constexpr Good outputOf(Tile tile) {
    constexpr std::array outputs{Good::none,  Good::food,  Good::wood,  Good::stone, Good::none,  Good::food,
                                 Good::wool,  Good::paper, Good::cloth, Good::coal,  Good::coins, Good::weapons,
                                 Good::tools, Good::none,  Good::none,  Good::gold};
    return isUnit(tile) ? outputs[static_cast<std::size_t>(tile)] : Good::none;
}

inline constexpr int seatsMost = 4;
inline constexpr int workersOfEach = 7; ///< the eighth is the time marker
inline constexpr int placesPerHex = 3;
inline constexpr int oresPerMine = 3;
inline constexpr int metalMarkers = 4; ///< second edition; turned over as needed (facts 10)
inline constexpr int valueMost = 4;
inline constexpr int inputsMost = 4;
inline constexpr int forageActions = 3; ///< T1 2.3
inline constexpr int ringMost = 11;
inline constexpr int armsMost = 18;

/// Eleven spaces; ten with four players of the second edition (T2, set-up 2).
constexpr int spacesOf(Edition edition, int seats) { return edition == Edition::second && seats == 4 ? 10 : 11; }
/// T1 "Mise en place", T2 set-up 4.
constexpr int armsFor(int seats) { return seats <= 2 ? 18 : seats == 3 ? 12 : 9; }
/// 9 coal, 6 iron ore, 6 silver ore (T1, T2).
constexpr int markersOf(Ore ore) { return ore == Ore::coal ? 9 : 6; }
/// Hexes of each terrain (T1 "Contenu").
constexpr int hexesOf(Terrain terrain) {
    return terrain == Terrain::unknown ? 0 : terrain == Terrain::mountain ? 5 : 7;
}

/// Tiles of each kind in the box (T1 "Contenu", T2 "Liste des tuiles").
constexpr int tilesInBox(Edition edition, Tile tile) {
    switch (tile) {
    case Tile::none: return 0;
    case Tile::huntingLodge: return 4;
    case Tile::lumberjack: return 5;
    case Tile::quarry:
    case Tile::mine: return 6;
    case Tile::otherSmelter: return edition == Edition::first ? 1 : 2;
    case Tile::alchemist: return edition == Edition::first ? 0 : 1;
    default: return isProperty(tile) ? 1 : 2;
    }
}

using Recipe = std::array<Good, inputsMost>;

/// What is printed on a tile and stands in no rulebook, or only in part: each with whether somebody knows it.
struct TilePrint {
    Ground ground = Ground::unknown;
    bool groundKnown = false;
    Material material = Material::wood;
    bool materialKnown = false;
    Recipe recipe{};
    bool recipeKnown = false;
    std::int8_t value = 0;
    bool valueKnown = false;
    static constexpr auto fields() {
        return std::tuple{field("ground", &TilePrint::ground),     field("groundKnown", &TilePrint::groundKnown),
                          field("material", &TilePrint::material), field("materialKnown", &TilePrint::materialKnown),
                          field("recipe", &TilePrint::recipe),     field("recipeKnown", &TilePrint::recipeKnown),
                          field("value", &TilePrint::value),       field("valueKnown", &TilePrint::valueKnown)};
    }
    bool operator==(const TilePrint&) const = default;
};

/// The known values filled in, the others with a default that is not marked as known.
[[nodiscard]] TilePrint knownPrint(Edition edition, Tile tile);
/// A stand-in for everything unknown, for tables that ask for it: plausible, and enough to play to the end.
[[nodiscard]] TilePrint assumedPrint(Edition edition, Tile tile);

} // namespace sideboard::neuland
