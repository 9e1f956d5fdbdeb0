#pragma once

#include <span>

#include "engine/games/gwtnz/content.h"

/// Sarah's 17 cards as data (facts, "The 17 cards"). Numbers printed on them are in printed.h.
namespace sideboard::gwtnz {

enum class Level : std::uint8_t { none = 0, easy = 1, medium = 2, hard = 3 };
constexpr auto namesOf(Level) { return std::array<std::string_view, 4>{"none", "easy", "medium", "hard"}; }

inline constexpr int sarahCards = 17;

/// One thing she does. The order within a card is the order in which it is done.
enum class SarahAct : std::uint8_t {
    nothing = 0,
    hire = 1,
    buySheep = 2,
    build = 3,
    bonusTile = 4,
    pathfinder = 5,
    objective = 6,
    hazard = 7,
    sailors = 8,
    shearers = 9,
    extraMove = 10,
    addSheep = 11,
    oneSheep = 12,
    dorset = 13,
    buildExactly = 14
};

struct ActWith {
    SarahAct act = SarahAct::nothing;
    int amount = 0;
};

struct SarahCard {
    int number;
    bool variable;                      ///< its movement depends on her workers
    Worker pictured;                    ///< of a variable card
    std::array<ActWith, 2> plain;       ///< what she does, or what she does when not specialized in the pictured worker
    std::array<ActWith, 2> specialized; ///< of a variable card
};

[[nodiscard]] const SarahCard& sarahCard(int number);
/// The cards of a level as bits, card 1 being bit 1.
[[nodiscard]] std::uint32_t deckOf(Level level);
[[nodiscard]] Post firstDelivery(Level level);
/// Whether a card carries the objective action: 6 and 9 in the French booklet, 7 in the Chinese one.
[[nodiscard]] constexpr bool carriesObjective(int card, bool onSeven) {
    return onSeven ? card == 7 : card == 6 || card == 9;
}

} // namespace sideboard::gwtnz
