#include "engine/games/neuland/content.h"

namespace sideboard::neuland {

namespace {

/// How sure a printed value is (facts 3, 4 and 9).
enum class Sure : std::uint8_t { no, yes, secondOnly };

struct Row {
    Tile tile;
    Recipe recipe;
    Sure recipeSure;
    Ground ground;
    Sure groundSure;
    Material material;
    Sure materialSure;
    std::int8_t value = 0;
    Sure valueSure = Sure::no;
};

using enum Good;
constexpr auto W = Material::wood;
constexpr auto S = Material::stone;

/// Facts 3 and 4. Where nothing is known the value is the stand-in of tables that play with assumed values: grounds
/// such that all 57 tiles fill the 57 places, property values that sum to more than 35, recipes that get longer with
/// them. Mines list their food only; smelters list coal, the ore follows from the metal wanted.
constexpr std::array<Row, 30> rows{{
    {Tile::huntingLodge, {}, Sure::yes, Ground::forest, Sure::yes, W, Sure::no},
    {Tile::lumberjack, {food}, Sure::yes, Ground::forest, Sure::yes, W, Sure::no},
    {Tile::quarry, {food}, Sure::yes, Ground::mountain, Sure::yes, W, Sure::yes},
    {Tile::mine, {food}, Sure::yes, Ground::mountain, Sure::yes, W, Sure::yes},
    {Tile::farm, {}, Sure::yes, Ground::meadow, Sure::yes, W, Sure::yes},
    {Tile::sheepfold, {}, Sure::yes, Ground::meadow, Sure::yes, W, Sure::yes},
    {Tile::paperMill, {wood}, Sure::yes, Ground::forest, Sure::yes, S, Sure::yes},
    {Tile::weavingMill, {wool}, Sure::secondOnly, Ground::meadow, Sure::yes, W, Sure::yes},
    {Tile::charcoalKiln, {wood}, Sure::secondOnly, Ground::forest, Sure::yes, W, Sure::no},
    {Tile::mint, {silver}, Sure::secondOnly, Ground::meadow, Sure::no, S, Sure::no},
    {Tile::armourer, {coal, iron}, Sure::secondOnly, Ground::forest, Sure::yes, S, Sure::no},
    {Tile::toolsmith, {coal, silver}, Sure::secondOnly, Ground::meadow, Sure::no, S, Sure::no},
    {Tile::smelter, {coal}, Sure::yes, Ground::forest, Sure::yes, S, Sure::no},
    {Tile::otherSmelter, {coal}, Sure::yes, Ground::meadow, Sure::secondOnly, S, Sure::no},
    {Tile::alchemist, {paper, iron}, Sure::secondOnly, Ground::forest, Sure::yes, S, Sure::no},
    {Tile::abbey, {cloth}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 1, Sure::yes},
    {Tile::church, {stone, cloth}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 2},
    {Tile::cathedral, {stone, coins, cloth}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 3},
    {Tile::laboratory, {paper, stone}, Sure::yes, Ground::forest, Sure::no, S, Sure::yes, 1, Sure::yes},
    {Tile::library, {paper, tools}, Sure::no, Ground::forest, Sure::no, S, Sure::yes, 2, Sure::yes},
    {Tile::guildHouse, {paper, tools, food}, Sure::no, Ground::forest, Sure::no, S, Sure::yes, 3, Sure::yes},
    {Tile::studio, {paper}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 1},
    {Tile::academy, {coins, paper}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 3},
    {Tile::theatre, {coins, cloth, paper}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 4},
    {Tile::townHall, {stone, paper}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 2},
    {Tile::court, {coins, cloth}, Sure::no, Ground::meadow, Sure::no, S, Sure::yes, 3},
    {Tile::senate, {weapons, cloth, food}, Sure::yes, Ground::meadow, Sure::no, S, Sure::yes, 4, Sure::yes},
    {Tile::barracks, {weapons}, Sure::no, Ground::mountain, Sure::no, S, Sure::yes, 2},
    {Tile::castle, {cloth, weapons}, Sure::yes, Ground::mountain, Sure::no, S, Sure::yes, 3},
    {Tile::fortress, {weapons, tools, stone}, Sure::no, Ground::mountain, Sure::no, S, Sure::yes, 4},
}};

constexpr bool rowsAreInOrder() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].tile) != i + 1) return false;
    return true;
}
static_assert(rowsAreInOrder());

constexpr bool isSure(Sure sure, Edition edition) {
    return sure == Sure::yes || (sure == Sure::secondOnly && edition == Edition::second);
}

} // namespace

TilePrint assumedPrint(Edition edition, Tile tile) {
    if (tile == Tile::none) return {};
    const Row& row = rows[static_cast<std::size_t>(tile) - 1];
    TilePrint print{row.ground, true, row.material, true, row.recipe, true, row.value, true};
    // Two smelters of the first edition are two-coloured (T1 3.1).
    if (edition == Edition::first && tile == Tile::smelter) print.ground = Ground::forestOrMeadow;
    return print;
}

TilePrint knownPrint(Edition edition, Tile tile) {
    if (tile == Tile::none) return {};
    const Row& row = rows[static_cast<std::size_t>(tile) - 1];
    TilePrint print = assumedPrint(edition, tile);
    print.groundKnown = isSure(row.groundSure, edition);
    if (!print.groundKnown) print.ground = Ground::unknown;
    print.materialKnown = isSure(row.materialSure, edition);
    print.recipeKnown = isSure(row.recipeSure, edition);
    if (!print.recipeKnown && isProperty(tile) && tile != Tile::abbey) print.recipe = {};
    print.valueKnown = isSure(row.valueSure, edition) || !isProperty(tile);
    if (!print.valueKnown) print.value = 0;
    return print;
}

} // namespace sideboard::neuland
