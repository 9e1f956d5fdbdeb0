#pragma once

#include "engine/games/neuland/payment.h"

namespace sideboard::neuland {

/// The least actions each good could take, distances and conflicts left aside: never more than it really takes.
struct Outlook {
    static constexpr int never = 99;
    Per<Good, int> toMake; ///< one more of it
    Per<Good, int> toHave; ///< none at all where one is at hand
    Per<Tile, int> toUse;  ///< a unit of this kind that can be worked on: none where one is free, else building it
};

/// What a seat could make of this state.
[[nodiscard]] Outlook outlookOf(const State& state, Seat seat);
/// The least actions to score a property; `never` if it cannot be.
[[nodiscard]] int leastFor(const State& state, const Outlook& outlook, Seat seat, Tile property);

} // namespace sideboard::neuland
