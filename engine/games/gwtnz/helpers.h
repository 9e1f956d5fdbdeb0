#pragma once

#include <vector>

#include "engine/games/gwtnz/moves.h"

/// What the app works out for a player before she decides. Nothing here changes a state.
namespace sideboard::gwtnz {

/// One way to use shepherds at the sheep market.
struct Purchase {
    Sheep sheep;
    int tokens = 0;
    int pounds = 0;
    int shepherds = 0;
    int points = 0; ///< of the cards
    List<SheepOption, 5> options;
};
/// Every different outcome that so many shepherds and pounds can buy from this market, each at its lowest price; most
/// points first, then the cheapest.
[[nodiscard]] std::vector<Purchase> purchases(const State& state, int shepherds, int pounds);

/// The breeds of a hand that are worth most, each once, no more than so many.
struct Showing {
    Herd cards;
    int worth = 0; ///< with what is permanent
};
[[nodiscard]] Showing bestShearing(const State& state, const Player& player, int shearers);
[[nodiscard]] Showing bestIncome(const State& state, const Player& player);

/// What a change of state is worth to a player, counted in pounds: five a point of posts, harbours and cards, two a
/// certificate kept.
[[nodiscard]] int worthOf(const State& before, const State& after, Seat seat);

/// Income and a delivery that can be paid.
struct Delivery {
    Herd cards;
    int certificates = 0;
    int income = 0;
    Post post = Post::local0;
    std::optional<Disc> disc;
    std::optional<std::uint8_t> harbour; ///< the disc comes from there: a last resort (p. 20)
    int worth = 0;
};
/// The best way through the first two steps of Wellington, for a player who stands there.
[[nodiscard]] std::optional<Delivery> bestWellington(const State& state, Seat seat);

/// Shearing, and the wool post to go to with it if that pays.
struct WoolSale {
    Herd cards;
    int income = 0;
    std::optional<Post> post;
    std::optional<Disc> disc;
    int worth = 0;
};
/// For a player to whom shearing is offered.
[[nodiscard]] std::optional<WoolSale> bestWoolSale(const State& state, Seat seat);

} // namespace sideboard::gwtnz
