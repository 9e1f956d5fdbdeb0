#pragma once

#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/ids.h"

namespace sideboard {

/// Short name of a tracked value on disk and wire: from its id, so ids are never renamed. A test checks that no two
/// agree.
[[nodiscard]] inline std::uint32_t trackedKey(std::string_view id) { return static_cast<std::uint32_t>(hashOf(id)); }

/// What a tracked value is for.
enum class TrackedUse : std::uint8_t { tally = 0, printed = 1, option = 2 };
constexpr auto namesOf(TrackedUse) { return std::array<std::string_view, 3>{"tally", "printed", "option"}; }

/// A value of the state that a person may tap, correct or look up: "seat0.wood".
template <class State>
struct TrackedValue {
    std::string id;
    int min = 0;
    int max = 0;
    Seat seat = noSeat;                       ///< whose it is; noSeat: everybody's
    std::vector<std::string_view> names = {}; ///< a choice and not a number: what each value is called
    TrackedUse use = TrackedUse::tally;
    std::function<int(const State&)> get;
    std::function<void(State&, int)> set;
    std::function<bool(const State&)> checked = {}; ///< for printed values that the state keeps as Printed
    /// Whether this table keeps the value at all (a tally where there is a map does not); empty: always.
    std::function<bool(const State&)> kept = {};

    [[nodiscard]] bool appliesTo(const State& state, int seats) const {
        return (seat == noSeat || static_cast<int>(indexOf(seat)) < seats) && (!kept || kept(state));
    }
};

/// A printed value inside a state: `check` can ask whether somebody looked at the component, and refuse with the
/// question (Refusal::ask) until somebody has.
struct Printed {
    std::int16_t value = 0; ///< a default, until it is checked
    bool checked = false;
    static constexpr auto fields() {
        return std::tuple{field("value", &Printed::value), field("checked", &Printed::checked)};
    }
    bool operator==(const Printed&) const = default;
};

/// `place` gives the Printed inside a state: [](auto& state) -> auto& { return state.movement[3]; }
template <class State, class Place>
[[nodiscard]] TrackedValue<State> printedValue(std::string id, int min, int max, Place place) {
    TrackedValue<State> value;
    value.id = std::move(id);
    value.min = min;
    value.max = max;
    value.use = TrackedUse::printed;
    value.get = [place](const State& state) { return int{place(state).value}; };
    value.set = [place](State& state, int entered) { place(state) = {static_cast<std::int16_t>(entered), true}; };
    value.checked = [place](const State& state) { return place(state).checked; };
    return value;
}

/// All tracked values of a game, found by id or by key.
template <class State>
class TrackedList {
public:
    void add(TrackedValue<State> value) {
        m_places.emplace(trackedKey(value.id), m_values.size());
        m_values.push_back(std::move(value));
    }
    [[nodiscard]] const TrackedValue<State>* find(std::uint32_t key) const {
        const auto found = m_places.find(key);
        return found == m_places.end() ? nullptr : &m_values[found->second];
    }
    [[nodiscard]] const TrackedValue<State>* find(std::string_view id) const {
        const auto* value = find(trackedKey(id));
        return value && value->id == id ? value : nullptr;
    }
    [[nodiscard]] bool keysAreDistinct() const { return m_places.size() == m_values.size(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }

private:
    std::vector<TrackedValue<State>> m_values;
    std::unordered_map<std::uint32_t, std::size_t> m_places;
};

} // namespace sideboard
