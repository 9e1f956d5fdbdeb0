#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/gwtnz.h"
#include "engine/kit/counter.h"

/// Everything a person may tap, correct or look up.
namespace sideboard {

using namespace gwtnz;

namespace {

using Value = TrackedValue<State>;

template <NamedEnum E>
std::string text(E value) {
    return std::string(nameOf(value));
}

/// Names of an enum with "none" for a free space before them.
template <NamedEnum E>
const std::vector<std::string_view>& namesWithNone() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all{"none"};
        for (std::string_view name : namesOf(E{})) all.push_back(name);
        return all;
    }();
    return names;
}

/// A space for a tile: 0 is free, else the tile's number and one.
template <NamedEnum E, class Find>
Value space(std::string id, Find find) {
    return {
        std::move(id),
        0,
        static_cast<int>(countOf<E>),
        noSeat,
        namesWithNone<E>(),
        TrackedUse::tally,
        [find](const State& state) {
            const std::uint8_t tile = find(const_cast<State&>(state));
            return tile == noTile ? 0 : tile + 1;
        },
        [find](State& state, int value) { find(state) = value == 0 ? noTile : static_cast<std::uint8_t>(value - 1); }};
}

/// One bit of a mask.
template <class Find>
Value bit(std::string id, Seat seat, int number, Find find) {
    return {std::move(id),
            0,
            1,
            seat,
            {},
            TrackedUse::tally,
            [=](const State& state) { return static_cast<int>((find(const_cast<State&>(state)) >> number) & 1); },
            [=](State& state, int value) {
                auto& mask = find(state);
                using Mask = std::remove_cvref_t<decltype(mask)>;
                const auto one = static_cast<Mask>(Mask{1} << number);
                mask = static_cast<Mask>(value != 0 ? mask | one : mask & static_cast<Mask>(~one));
            }};
}

void addObjective(TrackedList<State>& list, const std::string& id, Seat seat, std::size_t number) {
    using Find = OwnObjective& (*)(State&, Seat, std::size_t);
    const Find find = [](State& s, Seat who, std::size_t n) -> OwnObjective& { return s.player(who).objectives[n]; };
    const auto there = [=](const State& s) { return number < s.player(seat).objectives.size(); };
    const auto add = [&](Value value) {
        value.kept = there;
        list.add(std::move(value));
    };
    add(kit::selector<State>(
        id + "action", seat,
        kit::nameList<ObjectiveAction>(), [=](State & s) -> auto& { return find(s, seat, number).card.action; }));
    add(kit::selector<State>(
        id + "first", seat,
        kit::nameList<Condition>(), [=](State & s) -> auto& { return find(s, seat, number).card.first; }));
    add(kit::selector<State>(
        id + "second", seat,
        kit::nameList<Condition>(), [=](State & s) -> auto& { return find(s, seat, number).card.second; }));
    add(kit::selector<State>(
        id + "third", seat,
        kit::nameList<Condition>(), [=](State & s) -> auto& { return find(s, seat, number).card.third; }));
    add(kit::counter<State>(
        id + "points", seat, 0, 20, [=](State & s) -> auto& { return find(s, seat, number).card.points; }));
    add(kit::counter<State>(
        id + "penalty", seat, 0, 20, [=](State & s) -> auto& { return find(s, seat, number).card.penalty; }));
    add(kit::counter<State>(
        id + "played", seat, 0, 1, [=](State & s) -> auto& { return find(s, seat, number).played; }));
}

void addSeat(TrackedList<State>& list, Seat seat) {
    const std::string mine = "seat" + std::to_string(indexOf(seat)) + ".";
    const auto count = [&](std::string id, int min, int max, auto find) {
        list.add(kit::counter<State>(
            mine + std::move(id), seat, min, max, [=](State & s) -> auto& { return find(s.player(seat)); }));
    };
    count(
        "pounds", 0, poundsMost, [](Player & p) -> auto& { return p.pounds; });
    count(
        "gold", 0, goldMost, [](Player & p) -> auto& { return p.gold; });
    count(
        "certificates", 0, 9, [](Player & p) -> auto& { return p.certificates; });
    count(
        "tokens", 0, 99, [](Player & p) -> auto& { return p.tokens; });
    count(
        "permanent-certificates", 0, 9, [](Player & p) -> auto& { return p.permanentCertificates; });
    count(
        "permanent-wool", 0, 9, [](Player & p) -> auto& { return p.permanentWool; });
    count(
        "jokers", 0, 9, [](Player & p) -> auto& { return p.jokers; });
    count(
        "discs", 0, discsOfEach, [](Player & p) -> auto& { return p.discs; });
    count(
        "pathfinder", 0, pathfinderMost, [](Player & p) -> auto& { return p.pathfinder; });
    count(
        "step-tile", 0, 2, [](Player & p) -> auto& { return p.stepTile; });
    count(
        "no-tax", 0, 1, [](Player & p) -> auto& { return p.noTax; });
    count(
        "space", 0, 255, [](Player & p) -> auto& { return p.space; });
    count(
        "started", 0, 1, [](Player & p) -> auto& { return p.started; });
    count(
        "marker", 0, 1, [](Player & p) -> auto& { return p.marker; });
    count(
        "entered-points", -100, 100, [](Player & p) -> auto& { return p.handicap; });
    list.add(kit::selector<State>(
        mine + "location", seat,
        kit::nameList<Location>(), [=](State & s) -> auto& { return s.player(seat).location; }));
    for (Worker worker : valuesOf<Worker>()) {
        auto workers = kit::counter<State>(
            mine + "workers." + text(worker), seat, 1,
            workerColumns, [=](State & s) -> auto& { return s.player(seat).workers[worker]; });
        list.add(std::move(workers));
    }
    for (Disc disc : valuesOf<Disc>())
        count(
            "cleared." + text(disc), 0, 1, [=](Player & p) -> auto& { return p.cleared[disc]; });
    for (int i = 0; i < storehousesOfEach; ++i)
        list.add(bit(
            mine + "storehouse" + std::to_string(i + 1), seat,
            i, [=](State & s) -> auto& { return s.player(seat).storehouses; }));
    for (int i = 0; i < smallHarbours; ++i)
        list.add(bit(
            mine + "small" + std::to_string(i + 1), seat, i, [=](State & s) -> auto& { return s.player(seat).small; }));
    for (int i = 0; i < mediumHarbours; ++i)
        list.add(bit(
            mine + "medium" + std::to_string(i + 1), seat,
            i, [=](State & s) -> auto& { return s.player(seat).medium; }));
    for (int i = 0; i < largeHarbours; ++i)
        list.add(bit(
            mine + "large" + std::to_string(i + 1), seat, i, [=](State & s) -> auto& { return s.player(seat).large; }));
    for (Master master : valuesOf<Master>())
        if (master != Master::none)
            list.add(bit(
                mine + "master." + text(master), seat,
                static_cast<int>(master), [=](State & s) -> auto& { return s.player(seat).masters; }));
    for (Card card : valuesOf<Card>()) {
        count(
            "herd." + text(card), 0, 30, [=](Player & p) -> auto& { return p.herd[card]; });
        for (const char* where : {"hand.", "discard."}) {
            const bool hand = where[0] == 'h';
            auto value = kit::counter<State>(
                mine + where + text(card), seat, 0, 30, [=](State & s) -> auto& {
                    return hand ? s.player(seat).hand[card] : s.player(seat).discard[card];
                });
            value.kept = [](const State& s) { return s.options.hands; };
            list.add(std::move(value));
        }
    }
    for (TileA tile : valuesOf<TileA>())
        if (isHazard(tile))
            count(
                "hazard." + text(tile), 0, 16, [=](Player & p) -> auto& { return p.hazards[tile]; });
    for (TileB tile : valuesOf<TileB>())
        count(
            "tile." + text(tile), 0, bonusTilesInBox, [=](Player & p) -> auto& { return p.tiles[tile]; });
    for (Post post : valuesOf<Post>())
        count(
            "delivered." + text(post), 0, 20, [=](Player & p) -> auto& { return p.delivered[post]; });
    for (std::size_t i = 0; i < buildingsOfEach; ++i)
        list.add(kit::selector<State>(
            mine + "building" + std::to_string(i + 1), seat,
            kit::nameList<BuildingAt>(), [=](State & s) -> auto& { return s.player(seat).buildings[i]; }));
    list.add({mine + "objectives",
              0,
              static_cast<int>(objectivesMost),
              seat,
              {},
              TrackedUse::tally,
              [=](const State& s) { return static_cast<int>(s.player(seat).objectives.size()); },
              [=](State& s, int value) {
                  auto& own = s.player(seat).objectives;
                  while (static_cast<int>(own.size()) > value) own.pop();
                  while (static_cast<int>(own.size()) < value) own.push({});
              }});
    for (std::size_t i = 0; i < objectivesMost; ++i)
        addObjective(list, mine + "objective" + std::to_string(i + 1) + ".", seat, i);
}

void addBoards(TrackedList<State>& list) {
    for (Worker worker : valuesOf<Worker>())
        for (int row = 0; row < jobRowsMost; ++row)
            list.add(bit(
                "jobs." + text(worker) + std::to_string(row + 1), noSeat,
                row, [=](State & s) -> auto& { return s.jobs[worker]; }));
    for (Zone zone : valuesOf<Zone>())
        for (std::size_t i = 0; i < zoneSpaces; ++i)
            list.add(space<TileA>(
                "zone." + text(zone) + std::to_string(i + 1), [=](State & s) -> auto& { return s.zones[zone][i]; }));
    for (std::size_t row = 0; row < bonusRowsMost; ++row)
        for (std::size_t column = 0; column < marketColumns; ++column)
            list.add(space<TileB>(
                "bonus." + std::to_string(row + 1) + "." + std::to_string(column + 1), [=](State & s) -> auto& {
                    return s.bonus[row][column];
                }));
    list.add(kit::counter<State>(
        "marker", noSeat, 0, bonusRowsMost, [](State & s) -> auto& { return s.marker; }));
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string side = i == 0 ? "left" : "right";
        list.add(space<TileA>(
            "foresight-a." + side, [=](State & s) -> auto& { return s.foresightA[i]; }));
        list.add(space<TileB>(
            "foresight-b." + side, [=](State & s) -> auto& { return s.foresightB[i]; }));
    }
    for (Breed breed : valuesOf<Breed>()) {
        list.add(kit::counter<State>(
            "market." + text(breed), noSeat, 0, 7, [=](State & s) -> auto& { return s.market[breed]; }));
        list.add(kit::counter<State>(
            "market-pile." + text(breed), noSeat, 0, 7, [=](State & s) -> auto& { return s.marketPile[breed]; }));
    }
    for (TileA tile : valuesOf<TileA>()) {
        list.add(kit::counter<State>(
            "bag-a." + text(tile), noSeat, 0, 16, [=](State & s) -> auto& { return s.bagA[tile]; }));
        list.add(kit::counter<State>(
            "boxed-a." + text(tile), noSeat, 0, 16, [=](State & s) -> auto& { return s.boxedA[tile]; }));
    }
    for (TileB tile : valuesOf<TileB>()) {
        list.add(kit::counter<State>(
            "bag-b." + text(tile), noSeat, 0, bonusTilesInBox, [=](State & s) -> auto& { return s.bagB[tile]; }));
        list.add(kit::counter<State>(
            "boxed-b." + text(tile), noSeat, 0, bonusTilesInBox, [=](State & s) -> auto& { return s.boxedB[tile]; }));
    }
    for (Header header : valuesOf<Header>()) {
        list.add(kit::counter<State>(
            "pile." + text(header) + ".set", noSeat, 0, 10, [=](State & s) -> auto& { return s.piles[header].set; }));
        list.add(kit::counter<State>(
            "pile." + text(header) + ".left", noSeat, 0, 6, [=](State & s) -> auto& { return s.piles[header].left; }));
    }
    for (std::size_t i = 0; i < mediumHarbours; ++i) {
        list.add(kit::selector<State>(
            "medium" + std::to_string(i + 1) + ".master", noSeat,
            kit::nameList<Master>(), [=](State & s) -> auto& { return s.masters[i]; }));
        list.add(space<Worker>(
            "medium" + std::to_string(i + 1) + ".captain", [=](State & s) -> auto& { return s.captains[i]; }));
    }
    for (Neutral letter : valuesOf<Neutral>())
        list.add(kit::selector<State>(
            "neutral." + text(letter), noSeat, kit::nameList<Neutral>(), [=](State & s) -> auto& {
                return s.neutrals[static_cast<std::size_t>(letter)];
            }));
    list.add(kit::counter<State>(
        "turned", noSeat, 0, 1, [](State & s) -> auto& { return s.turned; }));
    list.add(kit::counter<State>(
        "objective-pile", noSeat, 0, objectivesInBox, [](State & s) -> auto& { return s.objectivePile; }));
    list.add({"display",
              0,
              objectiveDisplay,
              noSeat,
              {},
              TrackedUse::tally,
              [](const State& s) { return static_cast<int>(s.display.size()); },
              [](State& s, int value) {
                  while (static_cast<int>(s.display.size()) > value) s.display.pop();
                  while (static_cast<int>(s.display.size()) < value) s.display.push({});
              }});
    for (std::size_t i = 0; i < objectiveDisplay; ++i) {
        const std::string id = "display" + std::to_string(i + 1) + ".";
        const auto add = [&](Value value) {
            value.kept = [i](const State& s) { return i < s.display.size(); };
            list.add(std::move(value));
        };
        add(kit::selector<State>(
            id + "action", noSeat,
            kit::nameList<ObjectiveAction>(), [=](State & s) -> auto& { return s.display[i].action; }));
        add(kit::selector<State>(
            id + "first", noSeat, kit::nameList<Condition>(), [=](State & s) -> auto& { return s.display[i].first; }));
        add(kit::selector<State>(
            id + "second", noSeat,
            kit::nameList<Condition>(), [=](State & s) -> auto& { return s.display[i].second; }));
        add(kit::selector<State>(
            id + "third", noSeat, kit::nameList<Condition>(), [=](State & s) -> auto& { return s.display[i].third; }));
        add(kit::counter<State>(
            id + "points", noSeat, 0, 20, [=](State & s) -> auto& { return s.display[i].points; }));
    }
}

void addTrail(TrackedList<State>& list) {
    for (std::size_t i = 0; i < trailSpaces; ++i) {
        const std::string id = "trail" + std::to_string(i) + ".";
        const auto add = [&](std::string name, int max, auto find) {
            auto value = kit::counter<State>(
                id + std::move(name), noSeat, 0, max, [=](State & s) -> auto& { return find(s.trail[i]); });
            value.kept = [](const State& s) { return s.options.mirror[Board::trail]; };
            list.add(std::move(value));
        };
        add(
            "next", 255, [](TrailSpace & t) -> auto& { return t.next; });
        add(
            "other", 255, [](TrailSpace & t) -> auto& { return t.other; });
        add(
            "neutral", 1, [](TrailSpace & t) -> auto& { return t.neutral; });
        add(
            "risky", 1, [](TrailSpace & t) -> auto& { return t.risky; });
        add(
            "lush", 1, [](TrailSpace & t) -> auto& { return t.lush; });
        add(
            "needs", 7, [](TrailSpace & t) -> auto& { return t.needs; });
        add(
            "owner", 255, [](TrailSpace & t) -> auto& { return t.owner; });
        add(
            "building", buildingsOfEach, [](TrailSpace & t) -> auto& { return t.building; });
        add(
            "hazard", 1, [](TrailSpace & t) -> auto& { return t.hazard; });
        add(
            "zone", 2 * zoneSpaces, [](TrailSpace & t) -> auto& { return t.zone; });
        add(
            "hand", 2, [](TrailSpace & t) -> auto& { return t.hand; });
    }
}

void addSarah(TrackedList<State>& list) {
    const auto add = [&](Value value) {
        value.kept = [](const State& s) { return s.solo(); };
        list.add(std::move(value));
    };
    add(kit::selector<State>(
        "sarah.specialization", noSeat, kit::nameList<Worker>(),
        [](State & s) -> auto& { return s.sarah.specialization; }));
    // How hard she is: nearer to 0 is easier, nearer to 21 harder (booklet p. 1).
    add(kit::counter<State>(
        "sarah.first-post", noSeat, 0, static_cast<int>(Post::local21),
        [](State & s) -> auto& { return s.sarah.firstPost; }));
    add({"sarah.last-post",
         0,
         static_cast<int>(Post::local21) + 1,
         noSeat,
         {},
         TrackedUse::tally,
         [](const State& s) { return s.sarah.lastPost ? static_cast<int>(*s.sarah.lastPost) + 1 : 0; },
         [](State& s, int value) {
             if (value == 0) s.sarah.lastPost.reset();
             else s.sarah.lastPost = static_cast<Post>(value - 1);
         }});
    add(kit::counter<State>(
        "sarah.turn", noSeat, 0, 999, [](State & s) -> auto& { return s.sarah.turn; }));
    add(kit::counter<State>(
        "sarah.card", noSeat, 0, sarahCards, [](State & s) -> auto& { return s.sarah.card; }));
    for (int card = 1; card <= sarahCards; ++card) {
        add(bit(
            "sarah.deck" + std::to_string(card), noSeat, card, [](State & s) -> auto& { return s.sarah.deck; }));
        add(bit(
            "sarah.discard" + std::to_string(card), noSeat, card, [](State & s) -> auto& { return s.sarah.discard; }));
    }
}

void addTurn(TrackedList<State>& list) {
    list.add(kit::selector<State>(
        "phase", noSeat, kit::nameList<Phase>(), [](State & s) -> auto& { return s.phase; }));
    auto active = kit::counter<State>(
        "active", noSeat, 0, seatsMost - 1, [](State & s) -> auto& { return s.active; });
    active.set = [](State& s, int value) {
        if (value < s.seats) s.active = seatAt(static_cast<std::size_t>(value));
    };
    list.add(std::move(active));
    list.add(kit::counter<State>(
        "turn", noSeat, 0, 999, [](State & s) -> auto& { return s.turn; }));
    list.add(kit::counter<State>(
        "worth", noSeat, 0, 99, [](State & s) -> auto& { return s.worth; }));
    list.add(kit::counter<State>(
        "owed-sheep", noSeat, 0, 37, [](State & s) -> auto& { return s.owedSheep; }));
    list.add(kit::counter<State>(
        "owed-draw", noSeat, 0, 20, [](State & s) -> auto& { return s.owedDraw; }));
    list.add(kit::counter<State>(
        "owed-discard", noSeat, 0, 20, [](State & s) -> auto& { return s.owedDiscard; }));
    list.add(kit::counter<State>(
        "owed-eleven", noSeat, 0, 1, [](State & s) -> auto& { return s.owedEleven; }));
    list.add({"ending",
              0,
              seatsMost,
              noSeat,
              {},
              TrackedUse::tally,
              [](const State& s) { return s.ending == noSeat ? 0 : static_cast<int>(indexOf(s.ending)) + 1; },
              [](State& s, int value) {
                  s.ending = value == 0 || value > s.seats ? noSeat : seatAt(static_cast<std::size_t>(value - 1));
              }});
}

/// All values of one alternative column of her market tile belong together: looking it up settles the column.
void learn(Box& box, int number, int value) {
    box.learn(number, value);
    const int at = number - fact::sarahMarketAt;
    constexpr int perColumn = 8;
    if (at < 0 || at >= 5 * perColumn) return;
    for (int i = at / perColumn * perColumn; i < (at / perColumn + 1) * perColumn; ++i)
        box.learn(fact::sarahMarketAt + i, box[fact::sarahMarketAt + i]);
}

void addPrinted(TrackedList<State>& list) {
    const auto& infos = printedInfos();
    for (int i = 0; i < fact::count; ++i) {
        const PrintedInfo& info = infos[static_cast<std::size_t>(i)];
        list.add({info.id, info.min, info.max, noSeat, info.names, TrackedUse::printed,
                  [i](const State& s) { return s.box[i]; }, [i](State& s, int value) { learn(s.box, i, value); },
                  [i](const State& s) { return s.box.checked(i); }});
    }
}

void addOptions(TrackedList<State>& list) {
    const auto add = [&](std::string id, auto find) {
        list.add(kit::option(kit::counter<State>("option." + std::move(id), noSeat, 0, 1, find)));
    };
    for (Board board : valuesOf<Board>())
        add(
            "mirror." + text(board), [=](State & s) -> auto& { return s.options.mirror[board]; });
    add(
        "quick", [](State & s) -> auto& { return s.options.quick; });
    add(
        "hands", [](State & s) -> auto& { return s.options.hands; });
    add(
        "objective-on-seven", [](State & s) -> auto& { return s.options.onSeven; });
    add(
        "green-arrows-deduct", [](State & s) -> auto& { return s.options.deduct; });
    add(
        "values-assumed", [](State & s) -> auto& { return s.box.assumed; });
    for (std::size_t i = 0; i < buildingsOfEach; ++i)
        add(
            "building" + std::to_string(i + 1) + ".side-b", [=](State & s) -> auto& { return s.options.sideB[i]; });
}

} // namespace

const TrackedList<State>& Gwtnz::tracked() {
    static const TrackedList<State> list = [] {
        TrackedList<State> all;
        for (std::size_t i = 0; i < seatsMost; ++i) addSeat(all, seatAt(i));
        addBoards(all);
        addTrail(all);
        addSarah(all);
        addTurn(all);
        addPrinted(all);
        addOptions(all);
        return all;
    }();
    return list;
}

} // namespace sideboard
