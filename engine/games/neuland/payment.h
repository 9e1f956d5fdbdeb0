#pragma once

#include <compare>

#include "engine/games/neuland/board.h"

/// What an action takes, what it may be paid with, and the cheapest way to do it.
namespace sideboard::neuland {

enum class Purpose : std::uint8_t { produce, score, build };

/// Goods wanted on a hex.
struct Bill {
    Recipe recipe{};
    Hex hex{};
    Purpose purpose = Purpose::produce;
};

/// A source for each input of the bill, in the order of its recipe.
struct Payment {
    std::array<std::optional<Source>, inputsMost> from{};
    bool cart = false;
    bool operator==(const Payment&) const = default;
};

/// Compared from left to right (facts 10): fewest actions, then one-shot tokens, then gold, then standing workers.
struct Cost {
    int actions = 0;
    int tokens = 0;
    int gold = 0;
    int standing = 0;
    auto operator<=>(const Cost&) const = default;
};

using Sources = List<Source, workersOfEach + 2>;

[[nodiscard]] Bill billFor(const State& state, const Produce& move);
[[nodiscard]] Bill billFor(const State& state, const Build& move);
[[nodiscard]] Bill billFor(const State& state, const ScoreTile& move);
[[nodiscard]] Payment paymentOf(const Produce& move);
[[nodiscard]] Payment paymentOf(const Build& move);
[[nodiscard]] Payment paymentOf(const ScoreTile& move);
void setPayment(Produce& move, const Payment& payment);
void setPayment(Build& move, const Payment& payment);
void setPayment(ScoreTile& move, const Payment& payment);

/// Whether a source of this player gives a good for this purpose now. Gold stands for any input but not for building
/// material; tokens and the cart are of the second edition, foraging of the first.
[[nodiscard]] bool gives(const State& state, Seat seat, Source source, Good good, Purpose purpose);
[[nodiscard]] Sources sourcesFor(const State& state, Seat seat, Good good, Purpose purpose);
/// Hexes from the farthest input to the place where it is used (T2 III-A; facts 10 for the first edition).
[[nodiscard]] int farthest(const Bill& bill, const Payment& payment);
/// What a payment of the right goods costs.
[[nodiscard]] Cost costOf(const State& state, const Bill& bill, const Payment& payment);
/// The cheapest payment and its cost; nothing if an input is missing, or if no worker would be left to stand on the
/// unit.
[[nodiscard]] std::optional<std::pair<Payment, Cost>> cheapest(const State& state, Seat seat, const Bill& bill);
/// The same when the first inputs are chosen already.
[[nodiscard]] std::optional<std::pair<Payment, Cost>> cheapest(const State& state, Seat seat, const Bill& bill,
                                                               const Payment& chosen, std::size_t inputs);

} // namespace sideboard::neuland
