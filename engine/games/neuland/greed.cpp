#include <algorithm>

#include "engine/games/neuland/board.h"
#include "engine/games/neuland/chain.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/play.h"
#include "engine/games/neuland/rules.h"

/// A player who always wants one property, and does what brings it nearer.
namespace sideboard {

using namespace neuland;

namespace {

constexpr int perAction = 20;
constexpr int out = -1'000'000;

/// How near a seat is to scoring a property; higher is nearer. Either it can be done in this turn with all that is at
/// hand, or what lies is as good as lost and only what stands counts.
int nearnessTo(const State& state, Seat seat, Tile property) {
    const int left = state.active == seat ? actionsLeft(state, seat) : ringOf(state).spaces() - 2;
    const int now = Chain(state, seat, false).toScore(property);
    const int later = Chain(state, seat, true).toScore(property);
    return -perAction * std::min(now <= left ? now : Chain::never, later) - (now <= left ? 0 : 5);
}

/// A liking that changes every few turns: whoever cannot get what he wants tries for something else after a while.
int liking(const State& state, int number) {
    constexpr unsigned turns = 12;
    constexpr unsigned kinds = 5;
    return static_cast<int>((state.turn / turns * 7U + static_cast<unsigned>(number) * 13U) % kinds);
}

/// The property worth wanting now: near, and dear.
std::optional<Tile> wantedBy(const State& state, Seat seat) {
    std::optional<Tile> wanted;
    int best = 0;
    for (int number = firstProperty; number < static_cast<int>(countOf<Tile>); ++number) {
        const auto tile = static_cast<Tile>(number);
        const int near = nearnessTo(state, seat, tile);
        if (near <= -perAction * Chain::never) continue;
        const int worth = near + perAction / 4 * state.printed[tile].value + perAction * liking(state, number);
        if (wanted && worth <= best) continue;
        wanted = tile;
        best = worth;
    }
    return wanted;
}

int armsOnMap(const State& state, Seat seat) { return armsFor(state.seats) - armsLeft(state, seat); }

int worthOf(const State& state, Seat seat, const Move& move, std::optional<Tile> wanted) {
    const auto next = apply(state, seat, move);
    if (!next) return out;
    if (Neuland::over(*next)) return -out;
    const int won = armsOnMap(*next, seat) - armsOnMap(state, seat);
    if (won > 0) return 10000 + 1000 * won;
    if (!wanted) return std::holds_alternative<EndTurn>(move) ? 0 : 1;
    // Every action wears the marker on; ending the turn costs nothing but what lies.
    const int actions = next->player(seat).actions - state.player(seat).actions;
    const int wear = std::holds_alternative<EndTurn>(move) ? 1 : 2 + 3 * actions;
    return nearnessTo(*next, seat, *wanted) - wear;
}

/// All that could be done now, each thing paid in the cheapest way; of the places for a building those beside the most
/// others.
class Candidates {
public:
    Candidates(const State& state, Seat seat) : m_state(state), m_seat(seat) {
        for (std::size_t i = 0; i < state.units.size(); ++i) addProducts(static_cast<Place>(i));
        for (Tile tile : valuesOf<Tile>()) {
            if (isProperty(tile)) addScores(tile);
            addBuildings(tile);
        }
        add(EndTurn{state.turn});
    }
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }

private:
    void add(const Move& move) {
        if (!check(m_state, m_seat, move)) m_moves.push_back(move);
    }
    template <class M>
    bool pay(M& move) const {
        const auto found = cheapest(m_state, m_seat, billFor(m_state, move));
        if (found) setPayment(move, found->first);
        return found.has_value();
    }
    void addProducts(Place place) {
        if (m_state.at(place).tile == Tile::none || unitIsReady(m_state, place)) return;
        for (Good product : productsOf(m_state.at(place))) {
            Produce move;
            move.unit = place;
            move.product = product;
            if (pay(move)) add(move);
        }
    }
    void addScores(Tile tile) {
        if (mayScore(m_state, m_seat, tile)) return;
        for (Hex hex : valuesOf<Hex>()) {
            ScoreTile move;
            move.tile = tile;
            move.hex = hex;
            if (!scoresOn(m_state, tile, hex) && pay(move)) add(move);
        }
    }
    void addBuildings(Tile tile) {
        if (tileIsThere(m_state, tile)) return;
        std::optional<Build> best;
        int nearest = 0;
        for (Hex hex : valuesOf<Hex>()) {
            Build move;
            move.tile = tile;
            move.hex = hex;
            if (hexTakes(m_state, tile, hex) || !pay(move)) continue;
            int far = 0;
            for (std::size_t i = 0; i < m_state.units.size(); ++i)
                if (m_state.units[i].tile != Tile::none) far += distance(hex, hexOf(static_cast<Place>(i)));
            const auto cost = costOf(m_state, billFor(m_state, move), paymentOf(move));
            far += 100 * cost.actions;
            if (best && far >= nearest) continue;
            best = move;
            nearest = far;
        }
        if (best) add(*best);
    }

    const State& m_state;
    Seat m_seat;
    std::vector<Move> m_moves;
};

/// Two who want the last properties may hold each other's units for ever: late in a game all but one stand back for a
/// while, each in his turn.
bool standsBack(const State& state, Seat seat) {
    constexpr unsigned late = 200;
    constexpr unsigned turns = 24;
    return state.turn > late && state.turn / turns % state.seats != indexOf(seat);
}

} // namespace

int Neuland::greed(const State& state, Seat seat, const Move& move) {
    if (std::holds_alternative<Act>(move)) return 0;
    if (std::holds_alternative<PlaceArms>(move)) return 10;
    return worthOf(state, seat, move, wantedBy(state, seat));
}

std::optional<Move> Neuland::best(const State& state, Seat seat, Draws& draws) {
    const bool ready = state.phase == Phase::play && seat == state.active && !state.options.timeLineOnly &&
                       state.filling.empty() && state.player(seat).settled;
    if (!ready) return std::nullopt;
    // Now and then anything: two players who want the same thing would else wait for each other for ever.
    constexpr std::uint32_t oneIn = 16;
    const Candidates candidates(state, seat);
    const auto& moves = candidates.moves();
    if (moves.empty()) return std::nullopt;
    if (standsBack(state, seat))
        for (const Move& move : moves)
            if (std::holds_alternative<EndTurn>(move)) return move;
    if (draws.below(oneIn) == 0) return moves[draws.below(static_cast<std::uint32_t>(moves.size()))];
    const std::optional<Tile> wanted = wantedBy(state, seat);
    const Move* best = nullptr;
    int most = 0;
    for (const Move& move : moves) {
        const int worth = worthOf(state, seat, move, wanted);
        if (best && worth <= most) continue;
        best = &move;
        most = worth;
    }
    return *best;
}

} // namespace sideboard
