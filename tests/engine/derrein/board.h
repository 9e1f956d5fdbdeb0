#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/prompting.h"
#include "engine/core/table.h"
#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/land.h"
#include "engine/games/derrein/pieces.h"
#include "engine/games/derrein/play.h"
#include "engine/games/derrein/rules.h"

/// Small boards for tests, drawn as text.
namespace sideboard::derrein {

inline constexpr Seat anna{0};
inline constexpr Seat bert{1};
inline constexpr Seat cora{2};

inline Cell at(int column, int row) { return static_cast<Cell>(Lattice::cellAt(column, row)); }
/// The duchy place whose upper left landscape is there.
inline Place between(int column, int row) { return static_cast<Place>(row * (Lattice::columns - 1) + column); }

inline Setup setup(int seats, OptionValues options = {}) {
    return *completeSetup(Derrein::info(), {seats, 7, 1, std::move(options)});
}

/// A table in the building phase of Anna's first turn. f forest, p pebbles, m meadow, w wheat, l lavender.
inline State board(const std::vector<std::string>& rows, int seats = 2, OptionValues options = {}) {
    State state = Derrein::setUp(setup(seats, std::move(options)));
    for (int row = 0; row < static_cast<int>(rows.size()); ++row)
        for (int column = 0; column < static_cast<int>(rows[static_cast<std::size_t>(row)].size()); ++column) {
            const std::string letters = ".fpmwl";
            const char letter = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            state.at(at(column, row)).landscape = static_cast<Landscape>(letters.find(letter));
        }
    for (Workshop workshop : valuesOf<Workshop>()) {
        state.printed.cost[workshop][Product::leather] = 1;
        state.printed.costKnown[workshop] = true;
    }
    for (int i = 0; i < seats; ++i) {
        state.players[static_cast<std::size_t>(i)].startNumber = static_cast<std::uint8_t>(i + 1);
        state.players[static_cast<std::size_t>(i)].goods = {};
    }
    state.phase = Phase::build;
    state.round = 1;
    state.turn = 1;
    return state;
}

inline const std::vector<std::string> meadows{"fpmwl", "mfpwl", "wlfpm", "pmwlf"};

inline std::string reasonFor(const State& state, Seat seat, const Move& move) {
    const auto refusal = check(state, seat, move);
    return refusal ? std::string(refusal->reason) : "";
}

#define EXPECT_LEGAL(state, seat, ...) EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "")
#define EXPECT_REFUSED(state, seat, reason, ...)                                                                       \
    EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "derrein.refusal." reason)

/// Plays a move that must be legal.
inline void play(State& state, Seat seat, const Move& move) {
    ASSERT_EQ(reasonFor(state, seat, move), "") << variantToJson(move);
    auto next = apply(state, seat, move);
    ASSERT_TRUE(next) << next.error().reason;
    state = *next;
}

inline Per<Colour, std::int8_t> beads(std::initializer_list<Colour> colours) {
    Per<Colour, std::int8_t> all;
    for (Colour colour : colours) ++all[colour];
    return all;
}

inline Goods of(std::initializer_list<std::pair<Good, int>> goods) {
    Goods all;
    for (const auto& [good, amount] : goods) all[good] = static_cast<std::int8_t>(amount);
    return all;
}

inline void give(State& state, Seat seat, std::initializer_list<std::pair<Good, int>> goods) {
    for (const auto& [good, amount] : goods) state.player(seat).goods[good] = static_cast<std::int8_t>(amount);
}

} // namespace sideboard::derrein
