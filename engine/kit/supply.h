#pragma once

#include "engine/core/fields.h"

namespace sideboard::kit {

/// What is left of components that all players share: never stored, always the printed number less what is held.
template <class Players, class Amount>
[[nodiscard]] constexpr int leftOf(int printed, const Players& players, int seats, Amount&& amountOf) {
    int held = 0;
    for (int i = 0; i < seats; ++i) held += amountOf(players[static_cast<std::size_t>(i)]);
    return printed - held;
}

} // namespace sideboard::kit
