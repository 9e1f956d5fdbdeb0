#pragma once

#include "engine/core/game.h"
#include "engine/games/neuland/moves.h"

namespace sideboard {

/// Neuland (Stapelfeldt, Eggert): 2 to 4 players, a time line, and a land that everybody builds on.
struct Neuland {
    using State = neuland::State;
    using Move = neuland::Move;
    using Sealed = neuland::Sealed;
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
    static Folded<State> seal(const State& state, Seat seat, std::uint8_t purpose, std::uint32_t number);
    static Folded<State> reveal(const State& state, Seat seat, const Sealed& sealed, std::uint32_t number);
    static View view(const State& state, Seat viewer, const Secrets& secrets);
    static Score score(const State& state, Seat seat);
    static const TrackedList<State>& tracked();
    static bool over(const State& state) { return state.phase == neuland::Phase::over; }
    static std::optional<std::string> impossible(const State& state);
    static std::optional<std::string> broken(const State& state);
    /// How much a greedy player likes a move, and the one he would make; nothing where chance or others decide.
    static int greed(const State& state, Seat seat, const Move& move);
    static std::optional<Move> best(const State& state, Seat seat, Draws& draws);
    /// Only the player on turn has anything to do.
    static List<Seat, maxSeats> actors(const State& state);
    /// The option sets that random play goes through.
    static std::vector<OptionValues> optionSets();
};

} // namespace sideboard
