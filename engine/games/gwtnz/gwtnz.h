#pragma once

#include "engine/core/game.h"
#include "engine/games/gwtnz/moves.h"

namespace sideboard {

/// Great Western Trail Nouvelle-Zélande, for 2 to 4 players; with the option "sarah" the second of two seats is hers.
struct Gwtnz {
    using State = gwtnz::State;
    using Move = gwtnz::Move;
    using Sealed = NothingSealed;
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
    static View view(const State& state, Seat viewer, const Secrets& secrets);
    static Score score(const State& state, Seat seat);
    static const TrackedList<State>& tracked();
    static bool over(const State& state) { return state.phase == gwtnz::Phase::over; }
    static std::optional<std::string> impossible(const State& state);
    static std::optional<std::string> broken(const State& state);
    /// Whose turn it is: Sarah has one too.
    static List<Seat, maxSeats> actors(const State& state);
    /// How much a player in a hurry likes a move.
    static int greed(const State& state, Seat seat, const Move& move);
    /// The option sets that random play goes through.
    static std::vector<OptionValues> optionSets();
};

} // namespace sideboard
