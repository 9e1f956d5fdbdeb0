#include "engine/games/gwtnz/gwtnz.h"

#include <algorithm>
#include <bit>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/play.h"
#include "engine/games/gwtnz/rules.h"
#include "engine/games/gwtnz/setup.h"

namespace sideboard {

using namespace gwtnz;

const GameInfo& Gwtnz::info() {
    static const GameInfo info{
        "gwtnz",
        2,
        seatsMost,
        true,
        1,
        {{"sarah", 0, 3, 0, {"none", "easy", "medium", "hard"}},
         {"mirror", 0, 1, 0, {"boards", "quick"}},
         {"set-up", 0, 1, 0, {"drawn", "entered"}},
         {"values", 0, 1, 0, {"asked", "assumed"}},
         {"hands", 0, 1, 0, {"off", "on"}},
         {"sides", 0, 1, 0, {"a", "drawn"}},
         {"neutral-buildings", 0, 1, 0, {"by-letter", "drawn"}},
         {"objective-cards", 0, 1, 0, {"six-and-nine", "seven"}},
         {"green-arrows", 0, 1, 0, {"points", "deduction"}}},
        [] {
            std::vector<std::string> ids;
            for (const PrintedInfo& value : printedInfos()) ids.push_back(value.id);
            return ids;
        }(),
        {"red", "blue", "yellow", "white"},
    };
    return info;
}

State Gwtnz::setUp(const Setup& setup) { return gwtnz::setUp(setup); }

std::optional<Refusal> Gwtnz::check(const State& state, Seat seat, const Move& move) {
    return gwtnz::check(state, seat, move);
}

Folded<State> Gwtnz::apply(const State& state, Seat seat, const Move& move) { return gwtnz::apply(state, seat, move); }

List<Seat, maxSeats> Gwtnz::actors(const State& state) {
    List<Seat, maxSeats> seats;
    if (state.phase != Phase::over) seats.push(state.active);
    return seats;
}

std::vector<std::string_view> Gwtnz::owed(const State& state, Seat seat) {
    std::vector<std::string_view> owed;
    if (seat != state.active || state.phase == Phase::over) return owed;
    if (state.owedSheep > 0) owed.push_back(RevealSheep::kind.name);
    if (owesTileA(state)) owed.push_back(RevealTileA::kind.name);
    if (owesTileB(state)) owed.push_back(RevealTileB::kind.name);
    if (owesObjective(state)) owed.push_back(RevealObjective::kind.name);
    if (state.owedDraw > 0) owed.push_back(DrawCards::kind.name);
    else if (state.owedDiscard > 0) owed.push_back(Discard::kind.name);
    if (state.owedEleven) owed.push_back(ChooseEleven::kind.name);
    switch (state.phase) {
    case Phase::start: owed.push_back(Start::kind.name); break;
    case Phase::income: owed.push_back(Income::kind.name); break;
    case Phase::deliver: owed.push_back(Deliver::kind.name); break;
    case Phase::foresightA:
    case Phase::foresightB: owed.push_back(Foresight::kind.name); break;
    case Phase::sarah: owed.push_back(sarahsNextKind(state)); break;
    case Phase::travel: owed.push_back(Travel::kind.name); break;
    case Phase::act:
    case Phase::draw:
    case Phase::over: break;
    }
    return owed;
}

std::optional<Move> Gwtnz::draw(const State& state, Seat seat, const Move& move, const Chance& chance) {
    const auto number = static_cast<std::uint16_t>(state.draws + 1);
    const auto one = [&](const auto& bag, std::string_view purpose) {
        Draws draws = chance.draws(purpose, number);
        return kit::drawFrom(bag, 1, draws);
    };
    if (std::holds_alternative<SarahCardDrawn>(move)) {
        const std::uint32_t deck = state.sarah.deck != 0 ? state.sarah.deck : state.sarah.discard;
        if (deck == 0) return std::nullopt;
        const auto turn = static_cast<std::uint16_t>(state.sarah.turn + 1);
        std::uint32_t skip = chance.draws("sarah", turn).below(static_cast<std::uint32_t>(std::popcount(deck)));
        std::uint8_t card = 1;
        for (; card < sarahCards; ++card)
            if (((deck >> card) & 1) != 0 && skip-- == 0) break;
        return SarahCardDrawn{turn, card};
    }
    if (std::holds_alternative<RevealTileA>(move)) {
        const auto drawn = one(state.bagA, "tile-a");
        for (TileA tile : valuesOf<TileA>())
            if (drawn[tile] > 0) return RevealTileA{number, tile};
    }
    if (std::holds_alternative<RevealTileB>(move)) {
        const auto drawn = one(state.bagB, "tile-b");
        for (TileB tile : valuesOf<TileB>())
            if (drawn[tile] > 0) return RevealTileB{number, tile};
    }
    if (std::holds_alternative<RevealSheep>(move)) {
        Draws draws = chance.draws("sheep", number);
        return RevealSheep{number, kit::drawFrom(state.marketPile, state.owedSheep, draws)};
    }
    if (std::holds_alternative<DrawCards>(move)) {
        Draws draws = chance.draws("cards", number);
        const Player& player = state.player(seat);
        Herd pile = pileOf(player);
        const int fromPile = std::min<int>(state.owedDraw, cardsIn(pile));
        Herd cards = kit::drawFrom(pile, fromPile, draws);
        const Herd more = kit::drawFrom(player.discard, state.owedDraw - fromPile, draws);
        for (Card card : valuesOf<Card>()) cards[card] = static_cast<std::int8_t>(cards[card] + more[card]);
        return DrawCards{number, cards};
    }
    // What the 24 objectives show is in no text: only those who play with assumed values have a deck to draw from.
    if (std::holds_alternative<RevealObjective>(move) && state.box.assumed) {
        const Objective card = objectiveDrawn(chance, objectivesInBox - state.objectivePile);
        return RevealObjective{number, card.action, card.first, card.second, card.third, card.points};
    }
    return std::nullopt;
}

std::vector<OptionValues> Gwtnz::optionSets() {
    return {
        {{"values", 1}, {"hands", 1}},
        {{"values", 1}, {"hands", 0}, {"sides", 1}},
        {{"values", 1}, {"hands", 1}, {"sarah", 1}},
        {{"values", 1}, {"hands", 1}, {"sarah", 2}, {"sides", 1}, {"neutral-buildings", 1}},
        {{"values", 1}, {"hands", 0}, {"sarah", 3}},
        {{"values", 1}, {"sarah", 2}, {"mirror", 1}},
    };
}

} // namespace sideboard
