#pragma once

#include "engine/games/neuland/board.h"

/// How long a chain of production still is for a greedy player: unlike the outlook, a good at hand is used once only.
namespace sideboard::neuland {

class Chain {
public:
    static constexpr int never = 99;

    /// `standing`: only products that will still be there in this seat's next turn.
    Chain(const State& state, Seat seat, bool standing);
    /// About how many actions this property takes, distances left aside; `never` if it cannot be scored.
    [[nodiscard]] int toScore(Tile property);

private:
    int toHave(Good good, int depth);
    int toMake(Tile tile, Good product, int depth);
    int toBuild(Tile tile, int depth);

    /// Everything that the search uses up, so that a way that is not taken costs nothing.
    struct Stock {
        Per<Good, std::int8_t> goods;
        Per<Tile, bool> usable; ///< a unit stands that nobody else works on, or will stand
    };
    const State& m_state;
    Seat m_seat;
    Stock m_stock;
    Per<Tile, bool> m_taken;          ///< a unit stands, and somebody else works on it
    Per<Ore, std::int8_t> m_oreBelow; ///< so many markers lie above the highest of this ore; never: there is none
};

} // namespace sideboard::neuland
