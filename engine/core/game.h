#pragma once

#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/move.h"
#include "engine/core/prompt.h"
#include "engine/core/refusal.h"
#include "engine/core/result.h"
#include "engine/core/tracked.h"
#include "engine/core/view.h"

namespace sideboard {

/// A choice at set-up. `names` empty: a number from min to max.
struct OptionInfo {
    std::string id;
    int min = 0;
    int max = 1;
    int standard = 0;
    std::vector<std::string> names;
};

struct GameInfo {
    std::string id;
    int minSeats = 1;
    int maxSeats = 4;
    bool solo = false;
    std::uint16_t rules = 1; ///< raised only when apply changes; older versions still fold
    std::vector<OptionInfo> options;
    std::vector<std::string> printed; ///< ids of the tracked values that are printed on components and asked for
    std::vector<std::string> colours; ///< seat colours of the box, by theme name
};

using OptionValues = std::map<std::string, int, std::less<>>;

/// What a table starts with. Options are complete: the core fills in the standard ones.
struct Setup {
    int seats = 0;
    std::uint64_t seed = 0;
    std::uint16_t rules = 1;
    OptionValues options;
    [[nodiscard]] int option(std::string_view id) const {
        const auto found = options.find(id);
        return found == options.end() ? 0 : found->second;
    }
};

/// A sealed choice of this device: kept in its own journal, never in the fold.
template <class Sealed>
struct SecretOf {
    Seat seat = noSeat;
    std::uint32_t number = 0;
    Sealed choice;
};

/// For games in which nobody seals anything: `using Sealed = NothingSealed;`, and no `seal` and `reveal` to write.
struct NoSecret {
    static constexpr Kind kind{1, "nothing"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const NoSecret&) const = default;
};
using NothingSealed = std::variant<NoSecret>;

template <class State>
using Folded = Result<State, Misfit>;

// What the next field of a move could be, before `check` has judged it.

struct Values {
    std::vector<std::int64_t> values;
    std::string_view panel = {}; ///< the panel whose places these are
};
struct Range {
    std::int64_t min = 0;
    std::int64_t max = 0;
};
/// Bounds by position of the enum. Every mix inside them is legal: what cannot be said like this is two decisions.
struct Blend {
    std::vector<int> min;
    std::vector<int> max;
    int minTotal = 0;
    int maxTotal = 0;
    std::vector<int> suggested = {};
};
/// Every arrangement that Arrangement describes is legal; `suggested` is one of them.
struct Layout {
    Arrangement arrangement;
};
using Domain = std::variant<Values, Range, Blend, Layout>;

/// A game with sealed choices: that a seat has sealed one, and that one was opened.
template <class G>
concept OpensSeals = requires(const typename G::State& state, Seat seat, const typename G::Sealed& sealed,
                              std::uint32_t number) {
    { G::seal(state, seat, std::uint8_t{}, number) } -> std::same_as<Folded<typename G::State>>;
    { G::reveal(state, seat, sealed, number) } -> std::same_as<Folded<typename G::State>>;
};

/// The rules and content of one boxed game: a struct of static functions. Nothing derives from anything.
template <class G>
concept Game = requires(const typename G::State& state, Seat seat, const typename G::Move& move, const Setup& setup,
                        const Chance& chance, const std::vector<SecretOf<typename G::Sealed>>& secrets,
                        std::size_t fieldNumber) {
    requires std::regular<typename G::State> && Fielded<typename G::State>;
    requires std::same_as<typename G::Sealed, NothingSealed> || OpensSeals<G>;
    { G::info() } -> std::same_as<const GameInfo&>;
    { G::setUp(setup) } -> std::same_as<typename G::State>;
    { G::seats(state) } -> std::same_as<int>;
    /// The whole rulebook. Asked only where a move is entered.
    { G::check(state, seat, move) } -> std::same_as<std::optional<Refusal>>;
    /// The fold: refuses only what cannot be represented.
    { G::apply(state, seat, move) } -> std::same_as<Folded<typename G::State>>;
    /// What a field may be at all, given the fields before it. The core asks `check` which of them are legal.
    { G::domain(state, seat, move, fieldNumber) } -> std::same_as<Domain>;
    /// Whether a field of an enum with names, a seat or a bool has fewer values than its type: then `domain` is asked.
    { G::narrows(move, fieldNumber) } -> std::same_as<bool>;
    /// Names of the kinds that this seat owes now, most urgent first.
    { G::owed(state, seat) } -> std::same_as<std::vector<std::string_view>>;
    /// The move with what chance gave filled in; nothing for moves that chance has no part in.
    { G::draw(state, seat, move, chance) } -> std::same_as<std::optional<typename G::Move>>;
    { G::view(state, seat, secrets) } -> std::same_as<View>;
    { G::score(state, seat) } -> std::same_as<Score>;
    { G::tracked() } -> std::same_as<const TrackedList<typename G::State>&>;
    { G::over(state) } -> std::same_as<bool>;
    /// What must hold in every state that legal moves lead to; says what is broken.
    { G::broken(state) } -> std::same_as<std::optional<std::string>>;
};

} // namespace sideboard
