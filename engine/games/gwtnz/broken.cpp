#include <algorithm>
#include <bit>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"

namespace sideboard {

using namespace gwtnz;

namespace {

using Broken = std::optional<std::string>;

int discsOnBoards(const Player& player) { return sumOf(player.delivered) + std::popcount(player.medium); }

Broken playerIsImpossible(const Player& player) {
    if (player.pounds < 0 || player.pounds > poundsMost) return "pounds are out of range";
    if (player.gold < 0 || player.gold > goldMost) return "gold is out of range";
    if (player.certificates < 0 || player.certificates > 9 || player.tokens < 0) return "a marker is out of range";
    if (player.pathfinder > pathfinderMost || player.stepTile < 0 || player.stepTile > 2)
        return "the pathfinder track is out of range";
    for (std::int8_t workers : player.workers)
        if (workers < 1 || workers > workerColumns) return "a row has too few or too many workers";
    for (Card card : valuesOf<Card>())
        if (player.herd[card] < 0 || player.hand[card] < 0 || player.discard[card] < 0) return "a card is below zero";
    if (player.storehouses >> storehousesOfEach != 0) return "more storehouses than there are";
    if (static_cast<int>(player.location) >= static_cast<int>(countOf<Location>)) return "a runholder is nowhere";
    return std::nullopt;
}

Broken playerIsBroken(const State& state, const Player& player, bool sarah) {
    for (Card card : valuesOf<Card>())
        if (player.hand[card] + player.discard[card] > player.herd[card])
            return "more cards in hand and discard than in the herd";
    if (storehousesPlaced(player) != std::popcount(player.small) + std::popcount(player.large))
        return "storehouses do not add up";
    if (sarah) {
        if (!state.options.quick && player.discs + discsOnBoards(player) != discsOfEach - 1)
            return "Sarah's discs do not add up";
        if (player.pounds != 0 || player.gold != 0 || player.tokens != 0) return "Sarah has money";
    } else if (player.started && discsLeft(state, player) + 1 + discsOnBoards(player) != discsOfEach)
        return "discs do not add up";
    return std::nullopt;
}

int inSlots(const std::array<std::uint8_t, 2>& row, int tile) {
    return static_cast<int>(std::count(row.begin(), row.end(), tile));
}

/// Tiles are in a bag, in a foresight space, on their board, with a player or in the box.
Broken tilesAreBroken(const State& state) {
    if (!state.mirrors(Board::foresight) || !state.mirrors(Board::jobs) || !state.mirrors(Board::hazards) ||
        !state.mirrors(Board::bonusTiles))
        return std::nullopt;
    int workers = 0;
    for (TileA tile : valuesOf<TileA>()) {
        int there = state.bagA[tile] + state.boxedA[tile] + inSlots(state.foresightA, static_cast<int>(tile));
        if (isHazard(tile)) {
            const auto& zone = state.zones[zoneOf(tile)];
            there += static_cast<int>(std::count(zone.begin(), zone.end(), static_cast<std::uint8_t>(tile)));
            for (std::size_t i = 0; i < state.seats; ++i) there += state.players[i].hazards[tile];
            if (there != state.box[fact::count_(tile)])
                return "hazard tiles do not add up: " + std::string(nameOf(tile));
        } else workers += there + std::popcount(state.jobs[workerOf(tile)]);
    }
    for (std::size_t i = 0; i < state.seats; ++i)
        workers += sumOf(state.players[i].workers) - 4 - state.players[i].jokers;
    workers += static_cast<int>(std::count_if(state.captains.begin(), state.captains.end(),
                                              [](std::uint8_t worker) { return worker != noTile; }));
    if (workers != 4 * workersOfEach) return "worker tiles do not add up: " + std::to_string(workers);
    for (TileB tile : valuesOf<TileB>()) {
        int there = state.bagB[tile] + state.boxedB[tile] + inSlots(state.foresightB, static_cast<int>(tile));
        for (const auto& row : state.bonus)
            there += static_cast<int>(std::count(row.begin(), row.end(), static_cast<std::uint8_t>(tile)));
        for (std::size_t i = 0; i < state.seats; ++i) there += state.players[i].tiles[tile];
        if (there != state.box[fact::count_(tile)]) return "bonus tiles do not add up: " + std::string(nameOf(tile));
    }
    return std::nullopt;
}

Broken cardsAreBroken(const State& state) {
    for (Card card : valuesOf<Card>())
        if (isSupport(card) && supportLeft(state, card) < 0) return "more support cards than there are";
    if (state.mirrors(Board::sheep))
        for (Breed breed : valuesOf<Breed>()) {
            int there = state.market[breed] + state.marketPile[breed];
            for (std::size_t i = 0; i < state.seats; ++i) there += state.players[i].herd[cardOf(breed)];
            if (there != sheepInBox[breed]) return "sheep do not add up: " + std::string(nameOf(breed));
        }
    return std::nullopt;
}

Broken sarahIsBroken(const State& state) {
    const Sarah& sarah = state.sarah;
    const std::uint32_t open = sarah.card == 0 ? 0 : 1U << sarah.card;
    const std::uint32_t all = deckOf(sarah.level);
    if ((sarah.deck & sarah.discard) != 0 || ((sarah.deck | sarah.discard) & ~all) != 0)
        return "Sarah's deck has a card twice or a wrong one";
    if ((sarah.deck | sarah.discard | open) != all) return "Sarah's deck lacks a card";
    const Player& player = state.player(sarahSeat);
    for (Worker worker : valuesOf<Worker>())
        if (player.workers[worker] > player.workers[sarah.specialization])
            return "Sarah's specialization is not her most numerous worker";
    return std::nullopt;
}

} // namespace

Broken Gwtnz::impossible(const State& state) {
    if (state.seats < 2 || state.seats > seatsMost || indexOf(state.active) >= state.seats)
        return "nobody sits where the turn is";
    for (std::size_t i = 0; i < state.seats; ++i)
        if (auto broken = playerIsImpossible(state.players[i])) return broken;
    if (state.marker > bonusRowsMost) return "the marker is nowhere";
    for (const auto& row : state.bonus)
        for (std::uint8_t tile : row)
            if (tile != noTile && tile >= tileBKinds) return "there is no such bonus tile";
    for (std::size_t i = 0; i < 2; ++i)
        if ((state.foresightA[i] != noTile && state.foresightA[i] >= tileAKinds) ||
            (state.foresightB[i] != noTile && state.foresightB[i] >= tileBKinds))
            return "there is no such foresight tile";
    for (const auto& zone : state.zones)
        for (std::uint8_t tile : zone)
            if (tile != noTile && (tile >= tileAKinds || !isHazard(static_cast<TileA>(tile))))
                return "there is no such hazard";
    for (const BonusPile& pile : state.piles)
        if (pile.left < 0 || pile.set > 10) return "a pile of bonus cards is out of range";
    if (state.ending != noSeat && indexOf(state.ending) >= state.seats) return "nobody ended the game";
    if (state.sarah.card > sarahCards) return "Sarah has no such card";
    if (state.sarah.card == 0 && !state.sarah.steps.empty()) return "Sarah has steps without a card";
    return std::nullopt;
}

Broken Gwtnz::broken(const State& state) {
    if (auto broken = impossible(state)) return broken;
    for (std::size_t i = 0; i < state.seats; ++i)
        if (auto broken = playerIsBroken(state, state.players[i], state.solo() && seatAt(i) == sarahSeat))
            return broken;
    if (auto broken = tilesAreBroken(state)) return broken;
    if (auto broken = cardsAreBroken(state)) return broken;
    if (state.solo()) return sarahIsBroken(state);
    return std::nullopt;
}

} // namespace sideboard
