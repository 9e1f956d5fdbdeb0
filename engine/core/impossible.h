#pragma once

#include <concepts>
#include <optional>
#include <string>

#include "engine/core/game.h"

namespace sideboard {

/// A game may tell what not even an overruled move or a correction leads to: an owner who is not there, a good below
/// zero. Its code leans on that, so a state from outside is looked at first. `broken` asks more, the rules included.
template <class G>
concept TellsTheImpossible = requires(const typename G::State& state) {
    { G::impossible(state) } -> std::same_as<std::optional<std::string>>;
};

template <Game G>
[[nodiscard]] std::optional<std::string> impossibleIn(const typename G::State& state) {
    if constexpr (TellsTheImpossible<G>) return G::impossible(state);
    else return G::broken(state);
}

} // namespace sideboard
