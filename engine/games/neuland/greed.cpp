#include <algorithm>

#include "engine/games/neuland/board.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/outlook.h"
#include "engine/games/neuland/play.h"

namespace sideboard {

using namespace neuland;

namespace {

/// How near a seat is to scoring something: the actions the nearest property still takes, dear ones counted nearer.
int nearness(const State& state, Seat seat) {
    const Outlook outlook = outlookOf(state, seat);
    int best = -20 * Outlook::never;
    for (int number = firstProperty; number < static_cast<int>(countOf<Tile>); ++number) {
        const auto tile = static_cast<Tile>(number);
        const int least = leastFor(state, outlook, seat, tile);
        if (least < Outlook::never) best = std::max(best, 5 * state.printed[tile].value - 20 * least);
    }
    return best;
}

int armsOnMap(const State& state, Seat seat) { return armsFor(state.seats) - armsLeft(state, seat); }

} // namespace

/// Whatever brings a property nearer is good, a coat of arms is best, and a turn ends when nothing helps.
int Neuland::greed(const State& state, Seat seat, const Move& move) {
    const auto next = apply(state, seat, move);
    if (!next || over(*next)) return next ? 100000 : -100000;
    if (std::holds_alternative<Act>(move) || std::holds_alternative<PlaceArms>(move))
        return std::holds_alternative<PlaceArms>(move) ? 10 : 0;
    const int won = 1000 * (armsOnMap(*next, seat) - armsOnMap(state, seat));
    if (won > 0) return 10000 + won;
    // Every action wears the marker on; waiting costs nothing but what lies.
    const int actions = next->player(seat).actions - state.player(seat).actions;
    const int skipped = std::holds_alternative<EndTurn>(move) ? 1 : 2 + actions;
    return nearness(*next, seat) - nearness(state, seat) - skipped;
}

} // namespace sideboard
