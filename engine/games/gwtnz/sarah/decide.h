#pragma once

#include "engine/games/gwtnz/moves.h"

/// What Sarah does, by the booklet: every function gives all decisions that its criteria leave open, so that the player
/// picks where more than one is left. Nothing left: she renounces. `ask`: a printed value has to be looked up first.
namespace sideboard::gwtnz {

inline constexpr int noAsk = -1;

template <class T, std::size_t N>
struct Decided {
    List<T, N> options;
    int ask = noAsk;
    [[nodiscard]] bool holds(const T& wanted) const {
        for (const T& each : options)
            if (each == wanted) return true;
        return false;
    }
    void add(const T& option) {
        if (!options.full() && !holds(option)) options.push(option);
    }
};

struct Job {
    Worker worker{};
    std::uint8_t row = 0;
    bool operator==(const Job&) const = default;
};
/// Breeds in the order of the market, from the front on.
struct SheepTake {
    std::array<std::optional<Breed>, 3> breeds{};
    bool operator==(const SheepTake&) const = default;
};
struct Construction {
    std::uint8_t building = 0;
    std::uint8_t replaces = 0; ///< 0: a new one
    bool operator==(const Construction&) const = default;
};
struct Spot {
    std::uint8_t row = 0;
    std::uint8_t column = 0;
    bool operator==(const Spot&) const = default;
};

/// Which half of the open card counts: its left one while she is specialized in the pictured worker.
[[nodiscard]] bool takesSpecialHalf(const State& state, int card);
/// Places her runholder moves: between 1 and 5 on variable cards (booklet p. 2).
[[nodiscard]] Decided<std::uint8_t, 1> placesToMove(const State& state, int card);
/// Two inverse orders on cards 1 and 2; rows that are full are left out (booklet p. 2).
[[nodiscard]] Decided<Job, 8> jobsToTake(const State& state, HireOrder order);
/// From her market tile with so many shepherds; nothing: she adds two cards and uses one shepherd fewer (booklet p. 3).
[[nodiscard]] Decided<SheepTake, 24> sheepToBuy(const State& state, int shepherds);
/// A Lincoln or a Corriedale, the rarer one (cards 10 and 14).
[[nodiscard]] Decided<SheepTake, 24> oneOfTwo(const State& state);
[[nodiscard]] Decided<SheepTake, 24> oneDorset(const State& state);
/// What comes with the Romney (cards 13 and 17).
[[nodiscard]] Decided<SheepTake, 24> fleeceToTake(const State& state, int card);
/// Card 4, and 11 and 15 when specialized (booklet p. 3).
[[nodiscard]] Decided<Construction, 48> constructions(const State& state);
/// Cards 11 and 15 otherwise: exactly so many craftsmen.
[[nodiscard]] Decided<Construction, 48> exactConstructions(const State& state, int craftsmen);
[[nodiscard]] Decided<Spot, 4> bonusTileToTake(const State& state);
[[nodiscard]] Decided<TileA, 8> hazardToTake(const State& state);
[[nodiscard]] Decided<std::uint8_t, 8> harbourToImprove(const State& state);

/// Craftsmen a building of this table needs, its points and its hand: sides are the same for all.
[[nodiscard]] int craftsmenFor(const State& state, int building);
[[nodiscard]] int pointsOfBuilding(const State& state, int building);

/// The specialization after a worker was placed: it changes only when another kind becomes strictly more numerous.
[[nodiscard]] Worker specializationAfter(const Per<Worker, std::int8_t>& workers, Worker now);
/// The next higher local post; 21 again and again.
[[nodiscard]] Decided<Post, 1> postAfter(const State& state, Post post);
/// By her level the first time, then always the next one.
[[nodiscard]] Decided<Post, 1> postToDeliver(const State& state);

} // namespace sideboard::gwtnz
