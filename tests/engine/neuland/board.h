#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/core/randomplay.h"
#include "engine/games/neuland/board.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/payment.h"
#include "engine/games/neuland/play.h"
#include "engine/games/neuland/rules.h"

/// Small tables for tests: a land painted as text, tiles and workers put where they are wanted.
namespace sideboard::neuland {

inline constexpr Seat yellow{0};
inline constexpr Seat red{1};
inline constexpr Seat blue{2};
inline constexpr Seat violet{3};

inline Hex hex(std::string_view name) { return *fromName<Hex>(name); }
inline Place place(std::string_view name) { return *fromName<Place>(name); }
inline Source from(std::string_view name) { return *fromName<Source>(name); }

/// f forest, m meadow, t mountain; the neighbours of C3 are B2 B3 C2 C4 D2 D3.
inline constexpr std::string_view usualLand = "fmt mfmm tmftf fmtf mft";

inline void paint(State& state, std::string_view land) {
    std::size_t at = 0;
    for (char letter : land)
        if (letter != ' ')
            state.lands[at++].terrain = letter == 'f'   ? Terrain::forest
                                        : letter == 'm' ? Terrain::meadow
                                                        : Terrain::mountain;
}

inline State fresh(Edition edition, int seats, OptionValues options = {}) {
    options["edition"] = edition == Edition::first ? 0 : 1;
    State state = Neuland::setUp(*completeSetup(Neuland::info(), {seats, 7, 1, std::move(options)}));
    paint(state, usualLand);
    return state;
}

/// Yellow's turn some time after round one: everybody settled nowhere, markers of the others just before the present.
inline State midGame(Edition edition, int seats = 2, OptionValues options = {{"values", 1}}) {
    State state = fresh(edition, seats, std::move(options));
    state.phase = Phase::play;
    state.begun = static_cast<std::uint8_t>(seats);
    state.turn = 9;
    for (int i = 0; i < seats; ++i) {
        state.players[static_cast<std::size_t>(i)].settled = true;
        state.players[static_cast<std::size_t>(i)].time =
            static_cast<std::uint8_t>(i == 0 ? 0 : ringOf(state).after(0, -i));
    }
    return state;
}

/// The land follows what is put on it.
inline void put(State& state, std::string_view where, Tile tile) {
    state.at(place(where)).tile = tile;
    Terrain& terrain = state.at(hexOf(place(where))).terrain;
    for (Terrain other : valuesOf<Terrain>())
        if (!allows(state.printed[tile].ground, terrain) && allows(state.printed[tile].ground, other)) terrain = other;
}

inline void putMine(State& state, std::string_view where, std::initializer_list<Ore> topFirst) {
    put(state, where, Tile::mine);
    state.at(place(where)).ores.clear();
    for (auto ore = topFirst.end(); ore != topFirst.begin();) state.at(place(where)).ores.push(*--ore);
}

inline void work(State& state, std::string_view where, Seat seat, bool lying = false, Metal metal = Metal::none) {
    Unit& unit = state.at(place(where));
    unit.worker = seat;
    unit.lying = lying;
    unit.metal = metal;
}

inline Produce producing(std::string_view unit, Good product, std::initializer_list<std::string_view> sources = {},
                         bool cart = false) {
    Produce move;
    move.unit = place(unit);
    Payment payment;
    std::size_t i = 0;
    for (std::string_view source : sources) payment.from[i++] = from(source);
    payment.cart = cart;
    setPayment(move, payment);
    move.product = product;
    return move;
}

inline Build building(Tile tile, std::string_view where, std::string_view source, bool cart = false) {
    return {tile, hex(where), from(source), cart};
}

inline ScoreTile scoring(Tile tile, std::string_view where, std::initializer_list<std::string_view> sources,
                         bool cart = false) {
    ScoreTile move;
    move.tile = tile;
    move.hex = hex(where);
    Payment payment;
    std::size_t i = 0;
    for (std::string_view source : sources) payment.from[i++] = from(source);
    payment.cart = cart;
    setPayment(move, payment);
    return move;
}

inline std::string reasonFor(const State& state, Seat seat, const Move& move) {
    const auto refusal = check(state, seat, move);
    return refusal ? std::string(refusal->reason) : "";
}

#define EXPECT_LEGAL(state, seat, ...) EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "")
#define EXPECT_REFUSED(state, seat, reason, ...)                                                                       \
    EXPECT_EQ(reasonFor(state, seat, __VA_ARGS__), "neuland.refusal." reason)

/// Plays a move that must be legal; gives the actions it took.
inline int play(State& state, Seat seat, const Move& move) {
    EXPECT_EQ(reasonFor(state, seat, move), "") << variantToJson(move).dump();
    auto next = apply(state, seat, move);
    EXPECT_TRUE(next) << next.error().reason;
    if (!next) return -1;
    const int actions = next->player(seat).actions - state.player(seat).actions;
    state = *next;
    EXPECT_EQ(Neuland::broken(state).value_or(""), "") << variantToJson(move).dump();
    return actions;
}

inline void endTurn(State& state) { play(state, state.active, EndTurn{state.turn}); }

/// A position out of the middle of a random game.
inline State someState(Edition edition, int seats, std::uint64_t seed, int moves, bool greedy = false) {
    const auto setup = completeSetup(
        Neuland::info(), {seats, seed, 1, {{"edition", edition == Edition::first ? 0 : 1}, {"map", 1}, {"values", 1}}});
    RandomTable<Neuland> table(*setup, seed);
    for (int i = 0; i < moves && !Neuland::over(table.state()); ++i) {
        State before = table.state();
        if (!table.step(greedy)) break;
        if (Neuland::over(table.state())) return before;
    }
    return table.state();
}

} // namespace sideboard::neuland
