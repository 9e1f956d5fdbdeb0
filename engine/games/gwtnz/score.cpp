#include <algorithm>
#include <bit>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/games/gwtnz/objectives.h"

/// The 12 categories of the sheet (p. 19), and Sarah's exceptions (booklet p. 2).
namespace sideboard {

using namespace gwtnz;

namespace {

int buildingPoints(const State& state, const Player& player) {
    int points = 0;
    for (int building = 1; building <= buildingsOfEach; ++building)
        if (stands(player.buildings[static_cast<std::size_t>(building - 1)]))
            points += state.box[fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                                               fact::OfBuilding::points)];
    return points;
}

/// The local posts that there are, in order.
List<Post, 10> localPosts(const State& state) {
    List<Post, 10> found;
    for (Post post : valuesOf<Post>())
        if (isLocal(post) && (!isBetween(post) || state.box[fact::post(post, fact::OfPost::value)] > 0))
            found.push(post);
    return found;
}

int postPoints(const State& state, const Player& player) {
    int points = 0;
    for (Post post : valuesOf<Post>())
        points += player.delivered[post] * state.box[fact::post(post, fact::OfPost::points)];
    const auto local = localPosts(state);
    for (std::size_t i = 0; i + 1 < local.size();
         ++i) { // a green arrow counts with discs on both its neighbours (p. 10)
        const int arrow = state.box[fact::post(local[i], fact::OfPost::arrow)];
        if (player.delivered[local[i]] > 0 && player.delivered[local[i + 1]] > 0)
            points += state.options.deduct ? -arrow : arrow;
    }
    return points;
}

int harbourPoints(const State& state, const Player& player) {
    constexpr int yellowArrow = 4;
    int points = 0;
    for (int i = 0; i < mediumHarbours; ++i)
        if (((player.medium >> i) & 1) != 0) points += state.box[fact::medium(i, fact::OfMedium::points)];
    for (int i = 0; i < smallHarbours; ++i) {
        if (((player.small >> i) & 1) == 0) continue;
        points += state.box[fact::small(i, fact::OfSmall::points)];
        if (i + 1 < smallHarbours && state.box[fact::small(i, fact::OfSmall::arrow)] != 0 &&
            ((player.small >> (i + 1)) & 1) != 0)
            points += yellowArrow;
    }
    return points;
}

int tilePoints(const State& state, const Player& player) {
    int points = 0;
    for (TileA tile : valuesOf<TileA>()) points += player.hazards[tile] * pointsOf(tile);
    for (TileB tile : valuesOf<TileB>()) points += player.tiles[tile] * state.box[fact::points(tile)];
    return points;
}

int cardPoints(const State& state, const Player& player) {
    int points = 0;
    for (Card card : valuesOf<Card>())
        if (!isBonusObjective(card) && card != Card::objective)
            points += player.herd[card] * state.box[fact::points(card)];
    return points;
}

/// Each tile by itself, whatever objectives count (p. 19).
int masterPoints(const Player& player, int objectivesInArea) {
    int points = 0;
    const auto has = [&](Master master) { return ((player.masters >> static_cast<int>(master)) & 1) != 0; };
    if (has(Master::pathfinder)) points += 2 * (player.pathfinder / 5);
    if (has(Master::hazards)) points += hazardsHeld(player);
    if (has(Master::storehouses)) points += storehousesPlaced(player) / 2;
    if (has(Master::objectives)) points += objectivesInArea;
    if (has(Master::certificates)) points += player.certificates + permanentCertificates(player);
    if (has(Master::buildings)) points += buildingsPlaced(player);
    if (has(Master::workers)) points += sumOf(player.workers) / 2;
    if (has(Master::ferries)) points += ferriesHeld(player);
    return points;
}

int workerPoints(const State& state, const Player& player, bool sarah) {
    int points = 0;
    for (Worker worker : valuesOf<Worker>()) points += player.workers[worker] >= workerColumns ? 4 : 0;
    if (sarah) return points;
    for (int pair = 0; pair < storehousesOfEach / 2; ++pair)
        if (((player.storehouses >> (2 * pair)) & 3) == 3) points += state.box[fact::pairPoints(pair)];
    return points;
}

int totalOf(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    const bool sarah = state.solo() && seat == sarahSeat;
    int total = buildingPoints(state, player) + postPoints(state, player) + harbourPoints(state, player) +
                pathfinderPoints(player.pathfinder) + tilePoints(state, player) + cardPoints(state, player) +
                workerPoints(state, player, sarah) + (player.marker ? markerPoints : 0) + player.handicap;
    if (sarah) {
        for (const OwnObjective& own : player.objectives) total += own.card.points;
        return total;
    }
    const Assignment objectives = bestAssignment(meansOf(state, player), player.objectives);
    const auto counted =
        std::count_if(objectives.outcomes.begin(), objectives.outcomes.begin() + player.objectives.count,
                      [](Met met) { return met != Met::left; });
    return total + player.pounds / 5 + objectives.points + masterPoints(player, static_cast<int>(counted)) +
           (player.cleared[Disc::handRight] ? 3 : 0);
}

} // namespace

Score Gwtnz::score(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    const bool sarah = state.solo() && seat == sarahSeat;
    Score score;
    const auto line = [&](std::string key, int points, std::vector<WordArg> args = {}) {
        Words reason{"gwtnz.score." + key, std::move(args)};
        score.lines.push_back({std::move(key), points, std::move(reason)});
        score.total += points;
    };
    int objectivePoints = 0;
    int met = 0;
    int inArea = 0;
    if (sarah) { // as if all conditions were met
        for (const OwnObjective& own : player.objectives) objectivePoints += own.card.points;
        met = inArea = static_cast<int>(player.objectives.size());
    } else {
        const Assignment best = bestAssignment(meansOf(state, player), player.objectives);
        objectivePoints = best.points;
        for (std::size_t i = 0; i < player.objectives.size(); ++i) {
            met += best.outcomes[i] == Met::met ? 1 : 0;
            inArea += best.outcomes[i] != Met::left ? 1 : 0;
        }
    }
    line("pounds", sarah ? 0 : player.pounds / 5, {numberArg("pounds", player.pounds)});
    line("buildings", buildingPoints(state, player), {numberArg("buildings", buildingsPlaced(player))});
    line("posts", postPoints(state, player), {numberArg("discs", sumOf(player.delivered))});
    line("harbours", harbourPoints(state, player),
         {numberArg("medium", std::popcount(player.medium)), numberArg("small", std::popcount(player.small))});
    line("pathfinder", pathfinderPoints(player.pathfinder), {numberArg("space", player.pathfinder)});
    line("tiles", tilePoints(state, player),
         {numberArg("hazards", hazardsHeld(player)), numberArg("tiles", sumOf(player.tiles))});
    line("cards", cardPoints(state, player), {numberArg("cards", cardsIn(player.herd))});
    line("objectives", objectivePoints, {numberArg("met", met), numberArg("counted", inArea)});
    line("masters", sarah ? 0 : masterPoints(player, inArea), {numberArg("masters", std::popcount(player.masters))});
    line("hand-limit", !sarah && player.cleared[Disc::handRight] ? 3 : 0);
    line("workers", workerPoints(state, player, sarah), {numberArg("workers", sumOf(player.workers))});
    line("marker", player.marker ? markerPoints : 0);
    if (player.handicap != 0) line("entered", player.handicap);
    int best = score.total;
    for (std::size_t i = 0; i < state.seats; ++i) best = std::max(best, totalOf(state, seatAt(i)));
    score.winner = over(state) && score.total == best; // ties are shared
    return score;
}

} // namespace sideboard
