#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fields.h"

/// What lies in the box of Derrein, and how the colours belong together: bead, landscape, raw good, workshop, product.
namespace sideboard::derrein {

enum class Colour : std::uint8_t { brown = 0, blue = 1, green = 2, yellow = 3, purple = 4, red = 5 };
constexpr auto namesOf(Colour) {
    return std::array<std::string_view, 6>{"brown", "blue", "green", "yellow", "purple", "red"};
}

enum class Landscape : std::uint8_t { none = 0, forest = 1, pebbles = 2, meadow = 3, wheat = 4, lavender = 5 };
constexpr auto namesOf(Landscape) {
    return std::array<std::string_view, 6>{"none", "forest", "pebbles", "meadow", "wheat", "lavender"};
}

enum class Raw : std::uint8_t { wood = 0, rock = 1, cow = 2, wheat = 3, lavender = 4 };
constexpr auto namesOf(Raw) { return std::array<std::string_view, 5>{"wood", "rock", "cow", "wheat", "lavender"}; }

enum class Product : std::uint8_t { plank = 0, slate = 1, leather = 2, flour = 3, medicine = 4 };
constexpr auto namesOf(Product) {
    return std::array<std::string_view, 5>{"plank", "slate", "leather", "flour", "medicine"};
}

/// Raw goods first, then products in the same order.
enum class Good : std::uint8_t {
    wood = 0,
    rock = 1,
    cow = 2,
    wheat = 3,
    lavender = 4,
    plank = 5,
    slate = 6,
    leather = 7,
    flour = 8,
    medicine = 9
};
constexpr auto namesOf(Good) {
    return std::array<std::string_view, 10>{"wood",  "rock",  "cow",     "wheat", "lavender",
                                            "plank", "slate", "leather", "flour", "medicine"};
}

enum class Workshop : std::uint8_t { sawmill = 0, stonecutter = 1, tannery = 2, mill = 3 };
constexpr auto namesOf(Workshop) {
    return std::array<std::string_view, 4>{"sawmill", "stonecutter", "tannery", "mill"};
}

/// What may stand on a landscape.
enum class Building : std::uint8_t {
    none = 0,
    farm = 1,
    witchery = 2,
    sawmill = 3,
    stonecutter = 4,
    tannery = 5,
    mill = 6
};
constexpr auto namesOf(Building) {
    return std::array<std::string_view, 7>{"none", "farm", "witchery", "sawmill", "stonecutter", "tannery", "mill"};
}

enum class Duchy : std::uint8_t { none = 0, small = 1, large = 2 };
constexpr auto namesOf(Duchy) { return std::array<std::string_view, 3>{"none", "small", "large"}; }

/// The first piece on a start card. No card shows the mill: it is not there at the beginning ("Atelier public").
enum class FirstPiece : std::uint8_t { unknown = 0, witchery = 1, sawmill = 2, stonecutter = 3, tannery = 4 };
constexpr auto namesOf(FirstPiece) {
    return std::array<std::string_view, 5>{"unknown", "witchery", "sawmill", "stonecutter", "tannery"};
}

/// What feeds a duchy ("Phase alimentaire").
enum class Food : std::uint8_t { flour = 0, wheat = 1, cow = 2 };
constexpr auto namesOf(Food) { return std::array<std::string_view, 3>{"flour", "wheat", "cow"}; }

/// In which order the proposed mix of food spends what a player holds. All orders of the three, named by them.
enum class FoodOrder : std::uint8_t {
    flourWheatCow = 0,
    flourCowWheat = 1,
    wheatFlourCow = 2,
    wheatCowFlour = 3,
    cowFlourWheat = 4,
    cowWheatFlour = 5
};
constexpr auto namesOf(FoodOrder) {
    return std::array<std::string_view, 6>{"flour-wheat-cow", "flour-cow-wheat", "wheat-flour-cow",
                                           "wheat-cow-flour", "cow-flour-wheat", "cow-wheat-flour"};
}
[[nodiscard]] constexpr std::array<Food, 3> foodsIn(FoodOrder order) {
    constexpr std::array<std::array<Food, 3>, 6> orders{{{Food::flour, Food::wheat, Food::cow},
                                                         {Food::flour, Food::cow, Food::wheat},
                                                         {Food::wheat, Food::flour, Food::cow},
                                                         {Food::wheat, Food::cow, Food::flour},
                                                         {Food::cow, Food::flour, Food::wheat},
                                                         {Food::cow, Food::wheat, Food::flour}}};
    return orders[static_cast<std::size_t>(order)];
}

/// What a mission asks for. A white landscape is a workshop of free choice ("Le but du jeu").
enum class Need : std::uint8_t {
    farm = 0,
    witchery = 1,
    duchy = 2,
    largeDuchy = 3,
    sawmill = 4,
    stonecutter = 5,
    tannery = 6,
    mill = 7,
    anyWorkshop = 8
};
constexpr auto namesOf(Need) {
    return std::array<std::string_view, 9>{"farm",        "witchery", "duchy", "large-duchy", "sawmill",
                                           "stonecutter", "tannery",  "mill",  "any-workshop"};
}

// How the colours belong together (facts, "Colour chain").
constexpr Raw rawOf(Colour colour) { return static_cast<Raw>(colour); }
constexpr Colour colourOf(Raw raw) { return static_cast<Colour>(raw); }
constexpr Landscape landscapeOf(Raw raw) { return static_cast<Landscape>(static_cast<int>(raw) + 1); }
constexpr Raw rawOf(Landscape landscape) { return static_cast<Raw>(static_cast<int>(landscape) - 1); }
constexpr Product productOf(Raw raw) { return static_cast<Product>(raw); }
constexpr Product productOf(Colour colour) { return static_cast<Product>(colour); }
constexpr Good goodOf(Raw raw) { return static_cast<Good>(raw); }
constexpr Good goodOf(Product product) { return static_cast<Good>(static_cast<int>(product) + 5); }
constexpr Good goodOf(Food food) {
    constexpr std::array goods{Good::flour, Good::wheat, Good::cow};
    return goods[static_cast<std::size_t>(food)];
}
constexpr bool isRaw(Good good) { return good <= Good::lavender; }
constexpr bool isWorkshop(Building building) { return building >= Building::sawmill; }
constexpr Workshop workshopOf(Raw raw) { return static_cast<Workshop>(raw); } // not for lavender
constexpr Workshop workshopOf(Building building) { return static_cast<Workshop>(static_cast<int>(building) - 3); }
constexpr Building buildingOf(Workshop workshop) { return static_cast<Building>(static_cast<int>(workshop) + 3); }
constexpr Landscape landscapeOf(Workshop workshop) { return static_cast<Landscape>(static_cast<int>(workshop) + 1); }
constexpr Building buildingOf(FirstPiece piece) { return static_cast<Building>(static_cast<int>(piece) + 1); }

/// One raw good gives so many products ("Le traitement des matières premières": wheat gives three flour).
constexpr int yieldOf(Raw raw) { return raw == Raw::wheat ? 3 : 1; }

inline constexpr int seatsMost = 4;
inline constexpr int farmsMost = 5;
inline constexpr int workshopsMost = 6;
inline constexpr int duchiesMost = 3;
inline constexpr int roomOfSmall = 2;
inline constexpr int roomOfLarge = 4;
inline constexpr int beadsThrown = 3;
inline constexpr int plates = 8;
inline constexpr int startFlour = 2;

/// Pieces of one player that can meet a need, and all of them together: farms, witchery, duchies, workshops.
constexpr int piecesFor(Need need) {
    constexpr std::array pieces{farmsMost,     1, duchiesMost,  duchiesMost, workshopsMost, workshopsMost,
                                workshopsMost, 1, workshopsMost};
    return pieces[static_cast<std::size_t>(need)];
}
inline constexpr int piecesInAll = farmsMost + 1 + duchiesMost + workshopsMost;

/// Pieces of each good in the box ("Content of the box").
constexpr int cardsInBox(Good good) { return good == Good::flour ? 15 : 10; }

} // namespace sideboard::derrein
