#pragma once

#include <string>

#include "engine/core/tracked.h"

namespace sideboard::kit {

/// A tracked number that lives in one place of the state. `find` gives that place: State& -> number&.
template <class State, class Find>
[[nodiscard]] TrackedValue<State> counter(std::string id, Seat seat, int min, int max, Find find) {
    return {std::move(id),
            min,
            max,
            seat,
            {},
            TrackedUse::tally,
            [find](const State& state) { return static_cast<int>(find(const_cast<State&>(state))); },
            [find](State& state, int value) {
                auto& place = find(state);
                place = static_cast<std::remove_cvref_t<decltype(place)>>(value);
            }};
}

/// The same with a name for each value.
template <class State, class Find>
[[nodiscard]] TrackedValue<State> selector(std::string id, Seat seat, std::vector<std::string_view> names, Find find) {
    auto value = counter<State>(std::move(id), seat, 0, static_cast<int>(names.size()) - 1, find);
    value.names = std::move(names);
    return value;
}

template <NamedEnum E>
[[nodiscard]] std::vector<std::string_view> nameList() {
    const auto names = namesOf(E{});
    return {names.begin(), names.end()};
}

template <class State>
[[nodiscard]] TrackedValue<State> printed(TrackedValue<State> value) {
    value.use = TrackedUse::printed;
    return value;
}

template <class State>
[[nodiscard]] TrackedValue<State> option(TrackedValue<State> value) {
    value.use = TrackedUse::option;
    return value;
}

} // namespace sideboard::kit
