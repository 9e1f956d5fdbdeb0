#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"

namespace sideboard {

using namespace gwtnz;

namespace {

/// What a player in a hurry would rather do: to Wellington, and on. Figures only rank moves among each other.
struct Worth {
    const State& state;
    const Player& player;

    int operator()(const Travel& move) const {
        return move.location == Location::wellington ? 80
               : isOwn(move.location)                ? 60
               : isNeutral(move.location)            ? 50
                                                     : 10;
    }
    int operator()(const EndTurn&) const { return 20; }
    int operator()(const Hire&) const { return 70; }
    int operator()(const BuySheep&) const { return 65; }
    int operator()(const Build&) const { return 60; }
    int operator()(const Take&) const { return 60; }
    int operator()(const Sell&) const { return 40; }
    int operator()(const BuyTile&) const { return 50; }
    int operator()(const Income& move) const { return 50 + 3 * cardsIn(move.cards); }
    int operator()(const Deliver& move) const { return 50 + static_cast<int>(move.post); }
    int operator()(const PayTax&) const { return -50; }
    int operator()(const UseToken&) const { return -10; }
    int operator()(const PlayCard&) const { return state.options.hands ? 55 : -10; }
    int operator()(const SarahMove& move) const { return (move.wellington ? 10 : 0) - move.tax; }
    int operator()(const MarkerOut&) const { return state.turn > 40 || state.sarah.turn > 20 ? 5 : -100; }
    template <class Other>
    int operator()(const Other&) const {
        return 30;
    }
};

} // namespace

int Gwtnz::greed(const State& state, Seat seat, const Move& move) {
    return std::visit(Worth{state, state.player(seat)}, move);
}

} // namespace sideboard
