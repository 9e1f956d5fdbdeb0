#pragma once

#include <span>

#include "engine/games/gwtnz/content.h"

/// What places of the trail let a runholder do (annex). Costs, points and hands of personal buildings are printed
/// values.
namespace sideboard::gwtnz {

/// Everything an icon can offer. The amount is a modifier, a number of steps or pounds, as the deed needs it.
enum class Deed : std::uint8_t {
    sellPair = 0, ///< discard two of one breed for so many pounds
    sellLeicester = 1,
    sellSouthdown = 2,
    hire = 3, ///< cost changed by the amount
    pathfinder = 4,
    objective = 5,
    ship = 6,      ///< amount 0: as many steps as sailors
    aux = 7,       ///< amount 1: single only, 2: single or double
    bonusTile = 8, ///< cost changed by the amount
    gold = 9,
    build = 10, ///< pounds per craftsman
    shear = 11, ///< amount 0: as many sheep as shearers, and the others draw
    buySheep = 12,
    hazard = 13, ///< for so many pounds
    poundsPerLush = 14,
    certificatesPerLush = 15,
    poundsPerShepherd = 16,
    poundsPerStorehouse = 17,
    travel = 18,
    drawDiscard = 19,
    hazardPairs = 20, ///< 7 pounds and 2 pathfinder steps per pair
    sellAny = 21,     ///< discard a sheep for 1 gold and 5 pounds
    pounds = 22,
    romney = 23,
    token = 24,
    certificate = 25,
    wool13 = 26,
    storehouse = 27,     ///< within so many sea spaces
    fourPoundSheep = 28, ///< pay 4 for a Hampshire or Ryeland, onto the draw pile
    freeSheep = 29,      ///< up to two of 2 points, or one Hampshire or Ryeland
    goldForSheep = 30,   ///< discard a sheep for 1 gold
    deliverWool = 31     ///< wool of the last shearing, for a wool post
};
constexpr auto namesOf(Deed) {
    return std::array<std::string_view, 32>{"sell-pair",
                                            "sell-leicester",
                                            "sell-southdown",
                                            "hire",
                                            "pathfinder",
                                            "objective",
                                            "ship",
                                            "aux",
                                            "bonus-tile",
                                            "gold",
                                            "build",
                                            "shear",
                                            "buy-sheep",
                                            "hazard",
                                            "pounds-per-lush",
                                            "certificates-per-lush",
                                            "pounds-per-shepherd",
                                            "pounds-per-storehouse",
                                            "travel",
                                            "draw-discard",
                                            "hazard-pairs",
                                            "sell-any",
                                            "pounds",
                                            "romney",
                                            "token",
                                            "certificate",
                                            "wool-13",
                                            "storehouse",
                                            "four-pound-sheep",
                                            "free-sheep",
                                            "gold-for-sheep",
                                            "deliver-wool"};
}

/// One action of a place. Actions with the same letter (1, 2, ...) exclude each other; 0: stands for itself.
struct PlaceAction {
    Deed deed;
    int amount = 0;
    int either = 0;
};

[[nodiscard]] std::span<const PlaceAction> actionsOf(Neutral tile, bool turned);
/// Number 1 to 10.
[[nodiscard]] std::span<const PlaceAction> actionsOf(int building, bool sideB);

} // namespace sideboard::gwtnz
