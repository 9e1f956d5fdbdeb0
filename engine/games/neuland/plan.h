#pragma once

#include <vector>

#include "engine/games/neuland/payment.h"

/// "What can I still make this turn?": for every product, building and property the least actions, with the steps.
namespace sideboard::neuland {

enum class Goal : std::uint8_t { product = 0, building = 1, property = 2 };

struct Plan {
    Goal goal = Goal::product;
    Good product = Good::none; ///< of a product
    Tile tile = Tile::none;    ///< of a building or property
    int actions = 0;
    std::vector<Move> steps; ///< none for a product that is at hand; every one legal when those before it are done;
                             ///< owed ore is filled in between
};

struct PlanLimits {
    int actions = -1;  ///< at most so many; -1: as many as this seat has left
    int looks = 30000; ///< positions looked at for one goal before it is given up
    int inAll = 70000; ///< and for all goals together
};

/// The plans of a seat whose turn it is, products first; goals that nothing leads to have none.
[[nodiscard]] std::vector<Plan> plansFor(const State& state, Seat seat, const PlanLimits& limits = {});
[[nodiscard]] std::optional<Plan> planFor(const State& state, Seat seat, Good product, const PlanLimits& limits = {});
[[nodiscard]] std::optional<Plan> planFor(const State& state, Seat seat, Goal goal, Tile tile,
                                          const PlanLimits& limits = {});

} // namespace sideboard::neuland
