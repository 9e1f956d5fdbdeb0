#pragma once

#include "engine/core/game.h"
#include "engine/games/gwtnz/moves.h"

namespace sideboard {

namespace gwtnz {
/// Nobody seals anything in this game.
struct NoSecret {
    static constexpr Kind kind{1, "nothing"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const NoSecret&) const = default;
};
} // namespace gwtnz

/// Great Western Trail Nouvelle-Zélande, for 2 to 4 players; with the option "sarah" the second of two seats is hers.
struct Gwtnz {
    using State = gwtnz::State;
    using Move = gwtnz::Move;
    using Sealed = std::variant<gwtnz::NoSecret>;
    using Secrets = std::vector<SecretOf<Sealed>>;

    static const GameInfo& info();
    static State setUp(const Setup& setup);
    static int seats(const State& state) { return state.seats; }
    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move);
    static Folded<State> apply(const State& state, Seat seat, const Move& move);
    static Domain domain(const State& state, Seat seat, const Move& move, std::size_t field);
    static bool narrows(const Move& move, std::size_t field);
    static std::vector<std::string_view> owed(const State& state, Seat seat);
    static std::optional<Move> draw(const State& state, Seat seat, const Move& move, const Chance& chance);
    static Folded<State> seal(const State&, Seat, std::uint8_t, std::uint32_t) { return Misfit{"core.misfit.unreadable"}; }
    static Folded<State> reveal(const State&, Seat, const Sealed&, std::uint32_t) { return Misfit{"core.misfit.unreadable"}; }
    static View view(const State& state, Seat viewer, const Secrets& secrets);
    static Score score(const State& state, Seat seat);
    static const TrackedList<State>& tracked();
    static bool over(const State& state) { return state.phase == gwtnz::Phase::over; }
    static std::optional<std::string> broken(const State& state);
    /// Whose turn it is: Sarah has one too.
    static List<Seat, maxSeats> actors(const State& state);
    /// How much a player in a hurry likes a move.
    static int greed(const State& state, Seat seat, const Move& move);
    /// The option sets that random play goes through.
    static std::vector<std::map<std::string, int, std::less<>>> optionSets();
};

} // namespace sideboard
