#include "engine/games/gwtnz/sarah/decide.h"

#include <algorithm>

namespace sideboard::gwtnz {

namespace {

const Player& sarahs(const State& state) { return state.player(sarahSeat); }

/// Costs of the rows if all are known; else only that lower rows are cheaper (p. 13).
int costRank(const State& state, int row) {
    const int rows = state.box[fact::jobRowsAt];
    for (int i = 0; i < rows; ++i)
        if (!state.box.knows(fact::jobCost(i))) return rows - row;
    return state.box[fact::jobCost(row)];
}

/// The cheapest row with a worker of this kind; -1: none.
int cheapestRow(const State& state, Worker worker) {
    for (int row = jobRowsMost - 1; row >= 0; --row)
        if (((state.jobs[worker] >> row) & 1) != 0) return row;
    return -1;
}

int pointsOfTake(const State& state, const SheepTake& take) {
    int points = 0;
    for (const auto& breed : take.breeds)
        if (breed) points += state.box[fact::points(cardOf(*breed))];
    return points;
}

/// In the order of the market, which is the order of the classes and of the breeds in them.
SheepTake takeOf(List<Breed, 12> breeds) {
    std::sort(breeds.begin(), breeds.end());
    SheepTake take;
    for (std::size_t i = 0; i < breeds.size() && i < take.breeds.size(); ++i) take.breeds[i] = breeds[i];
    return take;
}

/// Keeps only the options that a measure ranks highest.
template <class T, std::size_t N, class Measure>
void keepBest(Decided<T, N>& decided, Measure measure) {
    int best = 0;
    for (std::size_t i = 0; i < decided.options.size(); ++i)
        best = i == 0 ? measure(decided.options[i]) : std::max(best, measure(decided.options[i]));
    List<T, N> kept;
    for (const T& option : decided.options)
        if (measure(option) == best) kept.push(option);
    decided.options = kept;
}

/// All ways to take so many cards of a class from the market.
List<List<Breed, 3>, 4> waysToTake(const Sheep& market, SheepClass kind, int cards) {
    List<List<Breed, 3>, 4> ways;
    const auto [a, b] = breedsOf(kind);
    for (int ofA = 0; ofA <= cards; ++ofA) {
        if (a == b ? ofA < cards || market[a] < cards : market[a] < ofA || market[b] < cards - ofA) continue;
        List<Breed, 3> way;
        for (int i = 0; i < cards; ++i) way.push(i < ofA ? a : b);
        ways.push(way);
    }
    return ways;
}

/// Whether a breed has fewer copies in the market than the other one of its class, counted before she takes (ruling).
bool isRarer(const Sheep& market, Breed breed) {
    const auto [a, b] = breedsOf(classOf(breed));
    return market[breed] < market[breed == a ? b : a];
}

/// How she may take what one alternative of the market tile shows: most points, then the rarer breed (booklet p. 3).
Decided<SheepTake, 24> takesOf(const State& state, const std::array<int, 4>& cards) {
    Decided<SheepTake, 24> takes;
    std::array<List<List<Breed, 3>, 4>, 4> ways{};
    for (SheepClass kind : valuesOf<SheepClass>()) {
        const auto at = static_cast<std::size_t>(kind);
        constexpr int most = 3; // no take has more cards
        if (cards[at] < 0 || cards[at] > most) return takes;
        ways[at] = waysToTake(state.market, kind, cards[at]);
    }
    for (const auto& dorset : ways[0])
        for (const auto& two : ways[1])
            for (const auto& four : ways[2])
                for (const auto& suffolk : ways[3]) {
                    List<Breed, 12> all;
                    for (const auto* part : {&dorset, &two, &four, &suffolk})
                        for (Breed breed : *part) all.push(breed);
                    if (const SheepTake take = takeOf(all); take.breeds[0]) takes.add(take);
                }
    keepBest(takes, [&](const SheepTake& take) { return pointsOfTake(state, take); });
    keepBest(takes, [&](const SheepTake& take) {
        return static_cast<int>(std::count_if(take.breeds.begin(), take.breeds.end(), [&](const auto& breed) {
            return breed && isRarer(state.market, *breed);
        }));
    });
    return takes;
}

int handFact(const State& state, int building) {
    return fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                          fact::OfBuilding::hand);
}
bool hasHand(const State& state, int building) { return state.box.as<Hand>(handFact(state, building)) != Hand::none; }

/// A hand that nobody has looked up, if more than one option is left and hands would decide.
int askForHand(const State& state, const Decided<Construction, 48>& decided) {
    if (decided.options.size() < 2) return noAsk;
    for (const Construction& each : decided.options) {
        if (!state.box.knows(handFact(state, each.building))) return handFact(state, each.building);
        if (each.replaces > 0 && !state.box.knows(handFact(state, each.replaces)))
            return handFact(state, each.replaces);
    }
    return noAsk;
}

bool hasPlace(const State& state) {
    if (!state.mirrors(Board::trail)) return true;
    return !nextFreeSpaces(state.trail, state.players[0].space, sarahs(state).pathfinder).empty();
}

/// New buildings with exactly so many craftsmen; a tile with a hand first.
Decided<Construction, 48> newOnes(const State& state, int craftsmen) {
    Decided<Construction, 48> decided;
    if (craftsmen < 1 || !hasPlace(state)) return decided;
    for (int building = 1; building <= buildingsOfEach; ++building)
        if (sarahs(state).buildings[static_cast<std::size_t>(building - 1)] == BuildingAt::supply &&
            craftsmenFor(state, building) == craftsmen)
            decided.add({static_cast<std::uint8_t>(building), 0});
    decided.ask = askForHand(state, decided);
    keepBest(decided, [&](const Construction& each) { return hasHand(state, each.building) ? 1 : 0; });
    return decided;
}

/// Replacements by exactly so many craftsmen; most points first, then most hands on the board.
Decided<Construction, 48> replacements(const State& state, int craftsmen) {
    Decided<Construction, 48> decided;
    const auto& buildings = sarahs(state).buildings;
    for (int old = 1; old <= buildingsOfEach; ++old)
        for (int fresh = 1; fresh <= buildingsOfEach; ++fresh) {
            const bool possible = stands(buildings[static_cast<std::size_t>(old - 1)]) &&
                                  buildings[static_cast<std::size_t>(fresh - 1)] == BuildingAt::supply;
            if (possible && craftsmenFor(state, fresh) - craftsmenFor(state, old) == craftsmen)
                decided.add({static_cast<std::uint8_t>(fresh), static_cast<std::uint8_t>(old)});
        }
    keepBest(decided, [&](const Construction& each) { return pointsOfBuilding(state, each.building); });
    decided.ask = askForHand(state, decided);
    keepBest(decided, [&](const Construction& each) {
        return (hasHand(state, each.building) ? 1 : 0) - (hasHand(state, each.replaces) ? 1 : 0);
    });
    return decided;
}

} // namespace

bool takesSpecialHalf(const State& state, int card) {
    return sarahCard(card).variable && state.sarah.specialization == sarahCard(card).pictured;
}

Decided<std::uint8_t, 1> placesToMove(const State& state, int card) {
    Decided<std::uint8_t, 1> decided;
    if (!sarahCard(card).variable) {
        if (!state.box.knows(fact::sarahMove(card))) decided.ask = fact::sarahMove(card);
        decided.add(static_cast<std::uint8_t>(state.box[fact::sarahMove(card)]));
        return decided;
    }
    const int pictured = std::clamp<int>(sarahs(state).workers[sarahCard(card).pictured], 1, 5);
    const int special = std::clamp<int>(sarahs(state).workers[state.sarah.specialization], 1, 5);
    // Which of the two icons a card shows is in no text; it matters only where they differ.
    if (pictured != special && !state.box.knows(fact::sarahIcon(card))) decided.ask = fact::sarahIcon(card);
    decided.add(static_cast<std::uint8_t>(
        state.box.as<StepIcon>(fact::sarahIcon(card)) == StepIcon::pictured ? pictured : special));
    return decided;
}

Decided<Job, 8> jobsToTake(const State& state, HireOrder order) {
    Decided<Job, 8> decided;
    for (Worker worker : valuesOf<Worker>()) {
        const int row = cheapestRow(state, worker);
        if (row >= 0 && sarahs(state).workers[worker] < workerColumns)
            decided.add({worker, static_cast<std::uint8_t>(row)});
    }
    const auto cheap = [&](const Job& job) { return -costRank(state, job.row); };
    const auto special = [&](const Job& job) { return job.worker == state.sarah.specialization ? 1 : 0; };
    if (order == HireOrder::cheapestFirst) {
        keepBest(decided, cheap);
        keepBest(decided, special);
    } else {
        keepBest(decided, special);
        keepBest(decided, cheap);
    }
    return decided;
}

Decided<SheepTake, 24> sheepToBuy(const State& state, int shepherds) {
    Decided<SheepTake, 24> decided;
    if (shepherds < 1) return decided;
    const int column = std::min(shepherds, 5);
    if (!state.box.knows(fact::sarahMarket(column, 0, SheepClass::dorset))) {
        decided.ask = fact::sarahMarket(column, 0, SheepClass::dorset);
        return decided;
    }
    for (int alternative = 0; alternative < 2; ++alternative) {
        std::array<int, 4> cards{};
        int all = 0;
        for (SheepClass kind : valuesOf<SheepClass>())
            all += cards[static_cast<std::size_t>(kind)] = state.box[fact::sarahMarket(column, alternative, kind)];
        if (all == 0) continue;
        for (const SheepTake& take : takesOf(state, cards).options) decided.add(take);
    }
    if (decided.options.size() > 1) // points decide: they must be known
        for (const SheepTake& take : decided.options)
            for (const auto& breed : take.breeds)
                if (breed && !state.box.knows(fact::points(cardOf(*breed)))) decided.ask = fact::points(cardOf(*breed));
    keepBest(decided, [&](const SheepTake& take) { return pointsOfTake(state, take); });
    return decided;
}

Decided<SheepTake, 24> oneOfTwo(const State& state) { return takesOf(state, {0, 1, 0, 0}); }

Decided<SheepTake, 24> oneDorset(const State& state) { return takesOf(state, {1, 0, 0, 0}); }

Decided<SheepTake, 24> fleeceToTake(const State& state, int card) {
    Decided<SheepTake, 24> decided;
    constexpr int manyShearers = 4;
    const int number = fact::sarahShearers(card, sarahs(state).workers[Worker::shearer] >= manyShearers);
    if (!state.box.knows(number)) decided.ask = number;
    const auto fleece = state.box.as<Fleece>(number);
    const bool lincoln = (fleece == Fleece::lincoln || fleece == Fleece::either) && state.market[Breed::lincoln] > 0;
    const bool ryeland = (fleece == Fleece::ryeland || fleece == Fleece::either) && state.market[Breed::ryeland] > 0;
    // Both on offer: by the sheep rule, most points and then the rarer one.
    if (lincoln) decided.add({{Breed::lincoln, std::nullopt, std::nullopt}});
    if (ryeland) decided.add({{Breed::ryeland, std::nullopt, std::nullopt}});
    keepBest(decided, [&](const SheepTake& take) { return pointsOfTake(state, take); });
    keepBest(decided, [&](const SheepTake& take) { return -state.market[*take.breeds[0]]; });
    return decided;
}

Decided<Construction, 48> constructions(const State& state) {
    const int all = sarahs(state).workers[Worker::craftsman];
    for (int craftsmen : {all, all - 1})
        if (const auto decided = newOnes(state, craftsmen); !decided.options.empty()) return decided;
    for (int craftsmen = all; craftsmen >= 1; --craftsmen)
        if (const auto decided = replacements(state, craftsmen); !decided.options.empty()) return decided;
    for (int craftsmen = all - 2; craftsmen >= 1; --craftsmen)
        if (const auto decided = newOnes(state, craftsmen); !decided.options.empty()) return decided;
    return {};
}

Decided<Construction, 48> exactConstructions(const State& state, int craftsmen) {
    // A replacement only when no such tile is left, not when there is no room for it (ruling).
    for (int building = 1; building <= buildingsOfEach; ++building)
        if (sarahs(state).buildings[static_cast<std::size_t>(building - 1)] == BuildingAt::supply &&
            craftsmenFor(state, building) == craftsmen)
            return newOnes(state, craftsmen);
    return replacements(state, craftsmen);
}

Decided<Spot, 4> bonusTileToTake(const State& state) {
    Decided<Spot, 4> decided;
    int best = -1;
    int bestCost = 0;
    bool several = false;
    const int rows = state.box[fact::bonusRowsAt];
    for (int row = 0; row < rows; ++row) {
        if (row == state.marker) continue; // closed to her too (ruling)
        const auto& tiles = state.bonus[static_cast<std::size_t>(row)];
        if (std::all_of(tiles.begin(), tiles.end(), [](std::uint8_t tile) { return tile == noTile; })) continue;
        const int cost = state.box[fact::bonusCost(row)];
        several = several || best >= 0;
        if (several && !state.box.knows(fact::bonusCost(row))) decided.ask = fact::bonusCost(row);
        if (several && !state.box.knows(fact::bonusCost(best))) decided.ask = fact::bonusCost(best);
        if (best >= 0 && cost >= bestCost) continue;
        best = row;
        bestCost = cost;
    }
    if (best < 0) return decided;
    for (std::uint8_t column = 0; column < marketColumns; ++column)
        if (state.bonus[static_cast<std::size_t>(best)][column] != noTile) {
            decided.add({static_cast<std::uint8_t>(best), column});
            break;
        }
    return decided;
}

Decided<TileA, 8> hazardToTake(const State& state) {
    Decided<TileA, 8> decided;
    const auto tilesIn = [&](Zone zone) {
        return std::count_if(state.zones[zone].begin(), state.zones[zone].end(),
                             [](std::uint8_t tile) { return tile != noTile; });
    };
    for (Zone zone : valuesOf<Zone>())
        for (std::uint8_t tile : state.zones[zone])
            if (tile != noTile) decided.add(static_cast<TileA>(tile));
    keepBest(decided, [](TileA tile) { return pointsOf(tile); });
    keepBest(decided, [&](TileA tile) { return static_cast<int>(tilesIn(zoneOf(tile))); });
    // A black hand decides within a zone; between zones that are alike the player does.
    bool black[2] = {false, false};
    for (TileA tile : decided.options) black[static_cast<int>(zoneOf(tile))] |= handOf(tile) == Hand::black;
    List<TileA, 8> kept;
    for (TileA tile : decided.options)
        if (!black[static_cast<int>(zoneOf(tile))] || handOf(tile) == Hand::black) kept.push(tile);
    decided.options = kept;
    return decided;
}

Decided<std::uint8_t, 8> harbourToImprove(const State& state) {
    Decided<std::uint8_t, 8> decided;
    const auto discAt = [&](std::size_t seat, int harbour) {
        return ((state.players[seat].medium >> harbour) & 1) != 0;
    };
    for (int harbour = 0; harbour < mediumHarbours; ++harbour) {
        bool taken = false;
        for (std::size_t seat = 0; seat < state.seats; ++seat) taken = taken || discAt(seat, harbour);
        if (!taken) decided.add(static_cast<std::uint8_t>(harbour));
    }
    if (decided.options.empty()) // only the player is there
        for (int harbour = 0; harbour < mediumHarbours; ++harbour)
            if (discAt(0, harbour) && !discAt(1, harbour)) decided.add(static_cast<std::uint8_t>(harbour));
    if (decided.options.size() > 1)
        for (std::uint8_t harbour : decided.options)
            if (!state.box.knows(fact::medium(harbour, fact::OfMedium::points)))
                decided.ask = fact::medium(harbour, fact::OfMedium::points);
    keepBest(decided, [&](std::uint8_t harbour) { return -state.box[fact::medium(harbour, fact::OfMedium::points)]; });
    return decided;
}

int craftsmenFor(const State& state, int building) {
    return state.box[fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                                    fact::OfBuilding::craftsmen)];
}

int pointsOfBuilding(const State& state, int building) {
    return state.box[fact::building(building, state.options.sideB[static_cast<std::size_t>(building - 1)],
                                    fact::OfBuilding::points)];
}

Worker specializationAfter(const Per<Worker, std::int8_t>& workers, Worker now) {
    Worker most = now;
    for (Worker worker : valuesOf<Worker>())
        if (workers[worker] > workers[most]) most = worker;
    return most;
}

Decided<Post, 1> postAfter(const State& state, Post post) {
    Decided<Post, 1> decided;
    for (int next = static_cast<int>(post) + 1; next <= static_cast<int>(Post::local21); ++next) {
        const auto candidate = static_cast<Post>(next);
        const int number = fact::post(candidate, fact::OfPost::value);
        if (!state.box.knows(number) && decided.ask == noAsk) decided.ask = number;
        if (isBetween(candidate) && state.box[number] == 0) { // there is no such post, nor one after it
            if (state.box.knows(number)) next = static_cast<int>(Post::local21) - 1;
            continue;
        }
        decided.add(candidate);
        return decided;
    }
    decided.add(Post::local21);
    return decided;
}

Decided<Post, 1> postToDeliver(const State& state) {
    if (state.sarah.lastPost) return postAfter(state, *state.sarah.lastPost);
    Decided<Post, 1> decided;
    decided.add(state.sarah.firstPost);
    return decided;
}

} // namespace sideboard::gwtnz
