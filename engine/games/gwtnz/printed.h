#pragma once

#include <string>
#include <vector>

#include "engine/games/gwtnz/content.h"

/// Figures that are printed on components. What a text gives is known; of the others there is only a default, and the
/// move that first needs one is refused until somebody has looked at the component (facts, "Unknowns").
namespace sideboard::gwtnz {

namespace fact {
enum class OfBuilding : std::uint8_t { craftsmen = 0, points = 1, hand = 2 };
enum class OfPost : std::uint8_t { value = 0, transport = 1, points = 2, black = 3, gift = 4, arrow = 5 };
enum class OfMedium : std::uint8_t { cost = 0, points = 1, black = 2, gift = 3 };
enum class OfSmall : std::uint8_t { cost = 0, points = 1, gift = 2, arrow = 3, last = 4 };
enum class OfObjective : std::uint8_t { action = 0, first = 1, second = 2, third = 3, points = 4 };

// One block after the other; the numbers are places in the state, which is never stored across versions without its
// ids.
inline constexpr int breedingAt = 0;
inline constexpr int woolAt = breedingAt + cardKinds;
inline constexpr int pointsAt = woolAt + cardKinds;
inline constexpr int buildingAt = pointsAt + cardKinds;
inline constexpr int postAt = buildingAt + buildingsOfEach * 2 * 3;
inline constexpr int mediumAt = postAt + posts * 6;
inline constexpr int smallAt = mediumAt + mediumHarbours * 4;
inline constexpr int jobRowsAt = smallAt + smallHarbours * 5;
inline constexpr int jobCostAt = jobRowsAt + 1;
inline constexpr int bonusRowsAt = jobCostAt + jobRowsMost;
inline constexpr int bonusCostAt = bonusRowsAt + 1;
inline constexpr int arrowAt = bonusCostAt + bonusRowsMost;
inline constexpr int tileBCountAt = arrowAt + bonusRowsMost;
inline constexpr int tileBPointsAt = tileBCountAt + tileBKinds;
inline constexpr int hazardCountAt = tileBPointsAt + tileBKinds;
inline constexpr int discBlackAt = hazardCountAt + tileAKinds;
inline constexpr int auxOpenAt = discBlackAt + discPlaces;
inline constexpr int pairPointsAt = auxOpenAt + 5;
inline constexpr int movementAt = pairPointsAt + storehousesOfEach / 2;
inline constexpr int certificateLimitAt = movementAt + 1;
inline constexpr int buildGoldAt = certificateLimitAt + 1;
inline constexpr int immediateAt = buildGoldAt + 1;
inline constexpr int setObjectiveAt = immediateAt + 4 * (workerColumns - 1);
inline constexpr int sheepdogAt = setObjectiveAt + 3 * 5;
inline constexpr int sarahMoveAt = sheepdogAt + 1;
inline constexpr int sarahIconAt = sarahMoveAt + 9;
inline constexpr int sarahStepsAt = sarahIconAt + 8;
inline constexpr int sarahOrderAt = sarahStepsAt + 17;
inline constexpr int sarahMarketAt = sarahOrderAt + 2;
inline constexpr int sarahSailorsAt = sarahMarketAt + 5 * 2 * 4;
inline constexpr int sarahShearersAt = sarahSailorsAt + 4;
inline constexpr int sarahExtraAt = sarahShearersAt + 4;
inline constexpr int sarahColumnAt = sarahExtraAt + 2;
inline constexpr int sarahImmediateAt = sarahColumnAt + 4;
inline constexpr int count = sarahImmediateAt + 4 * (workerColumns - 1);

constexpr int breeding(Card card) { return breedingAt + static_cast<int>(card); }
constexpr int wool(Card card) { return woolAt + static_cast<int>(card); }
constexpr int points(Card card) { return pointsAt + static_cast<int>(card); }
constexpr int building(int number, bool sideB, OfBuilding what) {
    return buildingAt + ((number - 1) * 2 + (sideB ? 1 : 0)) * 3 + static_cast<int>(what);
}
constexpr int post(Post post, OfPost what) { return postAt + static_cast<int>(post) * 6 + static_cast<int>(what); }
constexpr int medium(int harbour, OfMedium what) { return mediumAt + harbour * 4 + static_cast<int>(what); }
constexpr int small(int harbour, OfSmall what) { return smallAt + harbour * 5 + static_cast<int>(what); }
constexpr int jobCost(int row) { return jobCostAt + row; }
constexpr int bonusCost(int row) { return bonusCostAt + row; }
constexpr int arrow(int row) { return arrowAt + row; }
constexpr int count_(TileB tile) { return tileBCountAt + static_cast<int>(tile); }
constexpr int points(TileB tile) { return tileBPointsAt + static_cast<int>(tile); }
constexpr int count_(TileA tile) { return hazardCountAt + static_cast<int>(tile); }
constexpr int black(Disc disc) { return discBlackAt + static_cast<int>(disc); }
constexpr int auxOpen(Aux aux) { return auxOpenAt + static_cast<int>(aux); }
constexpr int pairPoints(int pair) { return pairPointsAt + pair; }
constexpr int immediate(Worker worker, int column) {
    return immediateAt + static_cast<int>(worker) * 4 + column - 2;
} // columns 2 to 5
constexpr int setObjective(Card set, OfObjective what) {
    return setObjectiveAt + (static_cast<int>(set) - static_cast<int>(Card::set8)) * 5 + static_cast<int>(what);
}
constexpr int sarahMove(int card) { return sarahMoveAt + card - 1; }   // cards 1 to 9
constexpr int sarahIcon(int card) { return sarahIconAt + card - 10; }  // cards 10 to 17
constexpr int sarahSteps(int card) { return sarahStepsAt + card - 1; } // on the pathfinder
constexpr int sarahOrder(int card) { return sarahOrderAt + card - 1; } // cards 1 and 2
/// Column 1 to 5 of her market tile, first or second alternative.
constexpr int sarahMarket(int column, int alternative, SheepClass kind) {
    return sarahMarketAt + ((column - 1) * 2 + alternative) * 4 + static_cast<int>(kind);
}
constexpr int sarahSailors(int sailors) { return sarahSailorsAt + sailors - 2; }
/// Of card 13 or 17, with 2-3 shearers or with 4-5: what comes with the Romney.
constexpr int sarahShearers(int card, bool many) { return sarahShearersAt + (card == 17 ? 2 : 0) + (many ? 1 : 0); }
constexpr int sarahExtra(int card) { return sarahExtraAt + (card == 17 ? 1 : 0); }
constexpr int sarahColumn(int column) { return sarahColumnAt + column - 2; }
constexpr int sarahImmediate(Worker worker, int column) {
    return sarahImmediateAt + static_cast<int>(worker) * 4 + column - 2;
}
} // namespace fact

/// What comes with the Romney that shearers bring her.
enum class Fleece : std::uint8_t { nothing = 0, lincoln = 1, ryeland = 2, either = 3 };
constexpr auto namesOf(Fleece) {
    return std::array<std::string_view, 4>{"nothing", "lincoln", "ryeland", "lincoln-or-ryeland"};
}
/// How a variable card of hers counts steps.
enum class StepIcon : std::uint8_t { pictured = 0, specialization = 1 };
constexpr auto namesOf(StepIcon) { return std::array<std::string_view, 2>{"pictured", "specialization"}; }
enum class HireOrder : std::uint8_t { cheapestFirst = 0, specializationFirst = 1 };
constexpr auto namesOf(HireOrder) { return std::array<std::string_view, 2>{"cheapest-first", "specialization-first"}; }
enum class Sheepdog : std::uint8_t { pound = 0, certificate = 1 };
constexpr auto namesOf(Sheepdog) { return std::array<std::string_view, 2>{"pound", "certificate"}; }

struct PrintedInfo {
    std::string id; ///< "printed.post.local-9.transport"
    int min = 0;
    int max = 0;
    int standard = 0;
    bool known = false; ///< some text gives it, or the facts rule it
    std::vector<std::string_view> names = {};
};
/// By number; fact::count of them.
[[nodiscard]] const std::vector<PrintedInfo>& printedInfos();

/// The printed values as a table keeps them.
struct Box {
    std::array<std::int8_t, fact::count> values{};
    std::array<std::uint8_t, (fact::count + 7) / 8> known{};
    bool assumed = false; ///< the table plays with the defaults and asks for nothing
    [[nodiscard]] int operator[](int number) const { return values[static_cast<std::size_t>(number)]; }
    /// Some text gives it, or somebody has looked.
    [[nodiscard]] bool checked(int number) const {
        return ((known[static_cast<std::size_t>(number) / 8] >> (number % 8)) & 1) != 0;
    }
    [[nodiscard]] bool knows(int number) const { return assumed || checked(number); }
    void learn(int number, int value) {
        values[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(value);
        known[static_cast<std::size_t>(number) / 8] =
            static_cast<std::uint8_t>(known[static_cast<std::size_t>(number) / 8] | (1 << (number % 8)));
    }
    template <class E>
    [[nodiscard]] E as(int number) const {
        return static_cast<E>(values[static_cast<std::size_t>(number)]);
    }
    static constexpr auto fields() {
        return std::tuple{field("values", &Box::values), field("known", &Box::known), field("assumed", &Box::assumed)};
    }
    bool operator==(const Box&) const = default;
};

/// With everything the texts give.
[[nodiscard]] Box boxAsDelivered();

} // namespace sideboard::gwtnz
