#pragma once

#include <functional>
#include <string>

#include "engine/core/randomplayer.h"
#include "engine/core/table.h"

/// The same random play for every game: legal moves to the end of the game or a limit, every invariant checked after
/// each move. Time is not measured here: the engine has no clock.
namespace sideboard {

struct RandomWish {
    int games = 1;
    int seats = 0; ///< 0: every number of seats in turn
    std::uint64_t seed = 1;
    bool greedy = false;  ///< moves that lead towards the end first
    int mostMoves = 5000; ///< then a game is broken off
    OptionValues options; ///< empty: the game's own option sets in turn
};

struct RandomReport {
    std::uint64_t games = 0;
    std::uint64_t ended = 0;
    std::uint64_t stuck = 0; ///< nobody had a legal move before the end: a hole in the rules
    std::uint64_t moves = 0;
    std::string broken; ///< the first broken invariant, with the seed to see it again; empty: none
};

/// A game may say how a greedy player weighs a move; higher is better.
template <class G>
concept KnowsGreed = requires(const typename G::State& state, Seat seat, const typename G::Move& move) {
    { G::greed(state, seat, move) } -> std::same_as<int>;
};

/// Or the very move he would make now; where it names none, the best of a few random ones is taken.
template <class G>
concept KnowsBest = requires(const typename G::State& state, Seat seat, Draws& draws) {
    { G::best(state, seat, draws) } -> std::same_as<std::optional<typename G::Move>>;
};

/// The seats that may have something to do now, the likeliest first. A game with turns names them; else all in turn.
template <class G>
concept NamesActors = requires(const typename G::State& state) {
    { G::actors(state) } -> std::same_as<List<Seat, maxSeats>>;
};

/// Sets of options worth playing through.
template <class G>
concept NamesOptionSets = requires {
    G::optionSets();
};

template <class G>
[[nodiscard]] std::vector<OptionValues> optionSetsOf() {
    if constexpr (NamesOptionSets<G>) return G::optionSets();
    else return {OptionValues{}};
}

template <Game G>
class RandomTable {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Watch = std::function<void(const State&, Seat, const Move&)>;

    RandomTable(const Setup& setup, std::uint64_t seed)
        : m_state(G::setUp(setup)),
          m_draws(Chance(seed).draws("random table", 0)),
          m_player(Chance(seed).draws("random player", 0)) {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const std::string& broken() const { return m_broken; }

    /// One legal move of some seat; false when nobody has any, or something broke.
    bool step(bool greedy, const Watch& watch = {}) {
        const auto [seat, move] = greedy ? pickGreedily() : pick();
        if (!move) return false;
        if (watch) watch(m_state, seat, *move);
        auto folded = G::apply(m_state, seat, *move);
        if (!folded) {
            m_broken = "check allows what apply cannot do: " + variantToJson(*move).dump() + ": " +
                       std::string(folded.error().reason);
            return false;
        }
        m_state = *folded;
        if (const auto broken = G::broken(m_state)) {
            m_broken = *broken + " after " + variantToJson(*move).dump();
            return false;
        }
        return true;
    }

private:
    using Picked = std::pair<Seat, std::optional<Move>>;

    [[nodiscard]] List<Seat, maxSeats> actors() {
        List<Seat, maxSeats> seats;
        if constexpr (NamesActors<G>) seats = G::actors(m_state);
        else {
            for (int i = 0; i < G::seats(m_state); ++i) seats.push(seatAt(static_cast<std::size_t>(i)));
            for (std::size_t i = seats.size(); i > 1; --i)
                std::swap(seats[i - 1], seats[m_draws.below(static_cast<std::uint32_t>(i))]);
        }
        return seats;
    }

    [[nodiscard]] Picked pick() {
        for (Seat seat : actors())
            if (auto move = m_player.pick(m_state, seat)) return {seat, move};
        return {noSeat, std::nullopt};
    }

    /// The best of a few random moves.
    [[nodiscard]] Picked pickGreedily() {
        if constexpr (KnowsBest<G>)
            for (Seat seat : actors())
                if (auto move = G::best(m_state, seat, m_draws)) return {seat, move};
        if constexpr (KnowsGreed<G>) {
            constexpr int looks = 12;
            Picked best{noSeat, std::nullopt};
            int bestWorth = 0;
            for (int i = 0; i < looks; ++i) {
                Picked next = pick();
                if (!next.second) break;
                const int worth = G::greed(m_state, next.first, *next.second);
                if (!best.second || worth > bestWorth) {
                    best = std::move(next);
                    bestWorth = worth;
                }
            }
            return best;
        } else return pick();
    }

    State m_state;
    Draws m_draws;
    RandomPlayer<G> m_player;
    std::string m_broken;
};

template <Game G>
[[nodiscard]] RandomReport playRandomly(const RandomWish& wish) {
    RandomReport report;
    const GameInfo& info = G::info();
    const std::vector<OptionValues> sets =
        wish.options.empty() ? optionSetsOf<G>() : std::vector<OptionValues>{wish.options};
    for (int game = 0; game < wish.games && report.broken.empty(); ++game) {
        const std::uint64_t seed = wish.seed + static_cast<std::uint64_t>(game);
        const int seats = wish.seats > 0 ? wish.seats : info.minSeats + game % (info.maxSeats - info.minSeats + 1);
        const int rounds = wish.seats > 0 ? game : game / (info.maxSeats - info.minSeats + 1);
        const auto setup =
            completeSetup(info, {seats, seed, info.rules, sets[static_cast<std::size_t>(rounds) % sets.size()]});
        if (!setup) {
            report.broken = setup.error().message;
            break;
        }
        RandomTable<G> table(*setup, seed);
        int moves = 0;
        while (moves < wish.mostMoves && !G::over(table.state()) && table.step(wish.greedy)) ++moves;
        ++report.games;
        report.moves += static_cast<std::uint64_t>(moves);
        if (G::over(table.state())) ++report.ended;
        else if (moves < wish.mostMoves && table.broken().empty()) ++report.stuck;
        if (!table.broken().empty())
            report.broken = table.broken() + " (seed " + std::to_string(seed) + ", seats " + std::to_string(seats) +
                            ", move " + std::to_string(moves) + ")";
    }
    return report;
}

/// A random game, written down: what benchmarks and golden tables are made from.
template <Game G>
struct Recorded {
    typename G::State start;
    std::vector<std::pair<Seat, typename G::Move>> moves;
};

template <Game G>
[[nodiscard]] Recorded<G> recordGame(int seats, std::uint64_t seed, std::size_t mostMoves, bool greedy) {
    const auto setup = completeSetup(G::info(), {seats, seed, G::info().rules, optionSetsOf<G>().front()});
    RandomTable<G> table(*setup, seed);
    Recorded<G> recorded{table.state(), {}};
    const auto write = [&](const auto&, Seat seat, const auto& move) { recorded.moves.emplace_back(seat, move); };
    while (recorded.moves.size() < mostMoves && !G::over(table.state()) && table.step(greedy, write)) continue;
    return recorded;
}

/// Applies the moves of a recorded game again and again, and nothing else; gives how many were applied.
template <Game G>
[[nodiscard]] std::uint64_t applyRepeatedly(const Recorded<G>& recorded, std::uint64_t atLeast) {
    std::uint64_t applied = 0;
    while (applied < atLeast && !recorded.moves.empty()) {
        typename G::State state = recorded.start;
        for (const auto& [seat, move] : recorded.moves) {
            auto folded = G::apply(state, seat, move);
            if (!folded) return 0;
            state = *folded;
        }
        applied += recorded.moves.size();
    }
    return applied;
}

} // namespace sideboard
