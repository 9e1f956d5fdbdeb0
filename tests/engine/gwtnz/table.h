#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/core/table.h"
#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/gwtnz/play.h"
#include "engine/games/gwtnz/rules.h"
#include "engine/games/gwtnz/sarah/decide.h"
#include "engine/games/gwtnz/sarah/turn.h"

/// Small tables for tests.
namespace sideboard::gwtnz {

inline constexpr Seat marie{0};
inline constexpr Seat sarah = sarahSeat;
using Wishes = std::map<std::string, int, std::less<>>;

inline State table(int seats, Wishes options = {}) {
    return Gwtnz::setUp(*completeSetup(Gwtnz::info(), {seats, 7, 1, std::move(options)}));
}

/// A solo table on Sarah's turn with empty boards; only what the texts give is known.
inline State solo(Level level, Wishes options = {}) {
    options["sarah"] = static_cast<int>(level);
    options["set-up"] = 1;
    State state = table(2, options);
    state.phase = Phase::sarah;
    state.active = sarah;
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.players[0].started = true;
    return state;
}

inline void staff(State& state, int shepherds, int craftsmen, int sailors, int shearers, Worker specialization) {
    state.player(sarah).workers = {{static_cast<std::int8_t>(shepherds), static_cast<std::int8_t>(craftsmen),
                                    static_cast<std::int8_t>(sailors), static_cast<std::int8_t>(shearers)}};
    state.sarah.specialization = specialization;
}

inline Sheep sheep(int dorset, int lincoln, int corriedale, int hampshire, int ryeland, int suffolk) {
    return {{static_cast<std::int8_t>(dorset), static_cast<std::int8_t>(lincoln), static_cast<std::int8_t>(corriedale),
             static_cast<std::int8_t>(hampshire), static_cast<std::int8_t>(ryeland),
             static_cast<std::int8_t>(suffolk)}};
}

inline std::string reasonFor(const State& state, Seat seat, const Move& move) {
    const auto refusal = check(state, seat, move);
    return refusal ? std::string(refusal->reason) : "";
}
/// The printed value that a refusal asks for.
inline std::string askedFor(const State& state, Seat seat, const Move& move) {
    const auto refusal = check(state, seat, move);
    if (!refusal || refusal->figures.count == 0) return "";
    return std::string(refusal->figures.items[0].word);
}

#define EXPECT_LEGAL(state, seat, ...) EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "")
#define EXPECT_REFUSED(state, seat, reason, ...) EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "gwtnz.refusal." reason)

/// Enters a move that must be legal. Not named `play`, which the fold has for every kind of move.
inline void enter(State& state, Seat seat, const Move& move) {
    ASSERT_EQ(reasonFor(state, seat, move), "") << variantToJson(move);
    auto next = apply(state, seat, move);
    ASSERT_TRUE(next) << next.error().reason;
    state = *next;
}

inline void learn(State& state, const std::string& id, int value) {
    const auto* tracked = Gwtnz::tracked().find(id);
    ASSERT_NE(tracked, nullptr) << id;
    tracked->set(state, value);
}

inline std::string steps(const State& state) {
    std::string all;
    for (const StepWith& step : state.sarah.steps) all += (all.empty() ? "" : " ") + std::string(nameOf(step.step));
    return all;
}

inline std::array<std::uint8_t, 4> rowOf(int column, TileB tile) {
    std::array<std::uint8_t, 4> row{noTile, noTile, noTile, noTile};
    row[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(tile);
    return row;
}

} // namespace sideboard::gwtnz
