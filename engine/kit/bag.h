#pragma once

#include "engine/core/chance.h"
#include "engine/core/fields.h"

namespace sideboard::kit {

/// Things of a few kinds from which some are drawn blindly: beads in a bowl, markers in a bag.
template <NamedEnum E>
using Bag = Per<E, std::int8_t>;

/// So many drawn without putting back.
template <NamedEnum E>
[[nodiscard]] Bag<E> drawFrom(Bag<E> bag, int count, Draws& draws) {
    Bag<E> drawn;
    for (int left = sumOf(bag); count > 0 && left > 0; --count, --left) {
        auto at = static_cast<int>(draws.below(static_cast<std::uint32_t>(left)));
        for (E kind : valuesOf<E>()) {
            if (at < bag[kind]) {
                --bag[kind];
                ++drawn[kind];
                break;
            }
            at -= bag[kind];
        }
    }
    return drawn;
}

/// How many of 1000 draws of `count` hold at least one of this kind, rounded.
template <NamedEnum E>
[[nodiscard]] int oddsInThousand(const Bag<E>& bag, E kind, int count) {
    const int all = sumOf(bag);
    if (all == 0) return 0;
    double none = 1;
    for (int i = 0; i < count && i < all; ++i) {
        const int others = all - bag[kind] - i;
        none *= others > 0 ? static_cast<double>(others) / (all - i) : 0;
    }
    return static_cast<int>((1 - none) * 1000 + 0.5);
}

} // namespace sideboard::kit
