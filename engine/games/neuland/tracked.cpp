#include <algorithm>

#include "engine/games/neuland/board.h"
#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/play.h"
#include "engine/kit/counter.h"

/// Every value of the state that a person may look up and put right.
namespace sideboard {

using namespace neuland;

namespace {

using Value = TrackedValue<State>;

Value mapOnly(Value value) {
    value.kept = [](const State& state) { return !state.options.timeLineOnly; };
    return value;
}

Value secondOnly(Value value) {
    value.kept = [](const State& state) { return !state.isFirstEdition() && !state.options.timeLineOnly; };
    return value;
}

/// "none", then `each` names for every seat: "seat2.lying".
std::vector<std::string_view> ownedNames(const std::vector<std::string>& each) {
    static std::vector<std::unique_ptr<std::vector<std::string>>> kept; // names live as long as the list
    auto texts = std::make_unique<std::vector<std::string>>(1, "none");
    for (int seat = 0; seat < seatsMost; ++seat)
        for (const std::string& name : each) texts->push_back("seat" + std::to_string(seat) + "." + name);
    std::vector<std::string_view> names(texts->begin(), texts->end());
    kept.push_back(std::move(texts));
    return names;
}

/// Whoever has placed the last coat of arms has won, and nobody else.
void settleWinner(State& state) {
    state.winner = noSeat;
    for (std::size_t i = 0; i < state.seats; ++i)
        if (armsLeft(state, seatAt(i)) <= 0) state.winner = seatAt(i);
    if (state.phase != Phase::setUp) state.phase = state.winner == noSeat ? Phase::play : Phase::over;
}

void addSeat(TrackedList<State>& list, Seat seat) {
    const std::string mine = "seat" + std::to_string(indexOf(seat)) + ".";
    list.add({mine + "arms",
              0,
              armsMost,
              seat,
              {},
              TrackedUse::tally,
              [=](const State& s) { return armsLeft(s, seat); },
              [=](State& s, int value) {
                  Player& player = s.player(seat);
                  player.armsBeside = static_cast<std::int8_t>(player.armsBeside + armsLeft(s, seat) -
                                                               std::min(value, armsFor(s.seats)));
                  settleWinner(s);
              }});
    auto time = kit::counter<State>(
        mine + "time", seat, 0, ringMost - 1, [=](State & s) -> auto& { return s.player(seat).time; });
    time.set = [=](State& s, int value) {
        s.player(seat).time = static_cast<std::uint8_t>(std::min(value, ringOf(s).spaces() - 1));
    };
    list.add(std::move(time));
    auto settled = kit::counter<State>(
        mine + "settled", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).settled; });
    settled.set = [=](State& s, int value) {
        const bool tiles = tilesLeft(s, Tile::huntingLodge) > 0 && tilesLeft(s, Tile::lumberjack) > 0;
        if (value == 1 || tiles) s.player(seat).settled = value == 1; // who has not settled holds a tile of each
    };
    list.add(mapOnly(std::move(settled)));
    list.add(secondOnly(kit::counter<State>(
        mine + "food-token", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).foodToken; })));
    list.add(secondOnly(kit::counter<State>(
        mine + "wood-token", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).woodToken; })));
    list.add(secondOnly(kit::counter<State>(
        mine + "cart", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).cart; })));
    list.add(kit::counter<State>(
        mine + "actions", seat, 0, 65535, [=](State & s) -> auto& { return s.player(seat).actions; }));
    list.add(mapOnly(kit::counter<State>(
        mine + "lost", seat, 0, 65535, [=](State & s) -> auto& { return s.player(seat).lost; })));
}

Value seatValue(std::string id, Seat State::*member) {
    return {std::move(id),
            0,
            seatsMost - 1,
            noSeat,
            {},
            TrackedUse::tally,
            [=](const State& s) { return static_cast<int>(indexOf(s.*member)); },
            [=](State& s, int value) {
                if (value < s.seats) s.*member = seatAt(static_cast<std::size_t>(value));
            }};
}

void addTurn(TrackedList<State>& list) {
    auto phase = kit::selector<State>(
        "phase", noSeat, kit::nameList<Phase>(), [](State & s) -> auto& { return s.phase; });
    phase.set = [](State& s, int value) {
        s.phase = static_cast<Phase>(value);
        if (s.phase != Phase::setUp) settleWinner(s); // over is a matter of coats of arms
    };
    list.add(std::move(phase));
    list.add(seatValue("active", &State::active));
    list.add(seatValue("first", &State::first));
    auto present = kit::counter<State>(
        "present", noSeat, 0, ringMost - 1, [](State & s) -> auto& { return s.present; });
    present.set = [](State& s, int value) {
        s.present = static_cast<std::uint8_t>(std::min(value, ringOf(s).spaces() - 1));
    };
    list.add(std::move(present));
    auto begun = kit::counter<State>(
        "begun", noSeat, 0, seatsMost, [](State & s) -> auto& { return s.begun; });
    begun.set = [](State& s, int value) { s.begun = static_cast<std::uint8_t>(std::min<int>(value, s.seats)); };
    list.add(std::move(begun));
    list.add(kit::counter<State>(
        "turn", noSeat, 0, 65535, [](State & s) -> auto& { return s.turn; }));
}

// The map ------------------------------------------------------------------------------------------------------------

/// A place takes another tile, with nothing on it.
void putTile(State& state, Place place, Tile tile) {
    if (state.at(place).tile == tile) return;
    state.at(place) = Unit{};
    state.at(place).tile = tile;
    for (std::size_t i = state.filling.size(); i > 0; --i)
        if (state.filling[i - 1] == place) state.filling.erase(i - 1);
    if (state.filling.empty()) state.hand = {};
    if (state.filling.empty() && state.ending) passTurn(state);
}

void putWorker(State& state, Place place, int value) {
    Unit& unit = state.at(place);
    if (value == 0) {
        unit.worker = noSeat;
        unit.lying = false;
        unit.metal = Metal::none;
        return;
    }
    const Seat seat = seatAt(static_cast<std::size_t>(value - 1) / 2);
    if (!isUnit(unit.tile) || indexOf(seat) >= state.seats) return;
    if (unit.worker != seat && workersInSupply(state, seat) < 1) return;
    unit.worker = seat;
    unit.lying = (value - 1) % 2 == 1;
    if (isSmelter(unit.tile) && unit.metal == Metal::none) unit.metal = Metal::iron;
}

/// Markers are named from the top; none in between lets those below move up.
int oreFromTop(const Unit& unit, std::size_t depth) {
    return depth < unit.ores.size() ? static_cast<int>(unit.ores[unit.ores.size() - 1 - depth]) + 1 : 0;
}

void putOre(State& state, Place place, std::size_t depth, int value) {
    Unit& unit = state.at(place);
    if (unit.tile != Tile::mine) return;
    const bool there = depth < unit.ores.size();
    if (value == 0) {
        if (there) unit.ores.erase(unit.ores.size() - 1 - depth);
        return;
    }
    const auto ore = static_cast<Ore>(value - 1);
    if (oreFromTop(unit, depth) == value || oresLeft(state)[ore] < 1) return;
    if (there) unit.ores[unit.ores.size() - 1 - depth] = ore;
    else unit.ores.insert(0, ore); // at the bottom
}

void putArms(State& state, Place place, int value) {
    Unit& unit = state.at(place);
    const Seat seat = seatAt(static_cast<std::size_t>(value - 1) / valueMost);
    if (value > 0 && (!isProperty(unit.tile) || indexOf(seat) >= state.seats)) return;
    unit.owner = value == 0 ? noSeat : seat;
    unit.arms = static_cast<std::uint8_t>(value == 0 ? 0 : (value - 1) % valueMost + 1);
    settleWinner(state);
}

void addPlace(TrackedList<State>& list, Place place) {
    static const std::vector<std::string_view> workers = ownedNames({"standing", "lying"});
    static const std::vector<std::string_view> arms = ownedNames({"1", "2", "3", "4"});
    static const std::vector<std::string_view> ores{"none", "coal", "iron", "silver"};
    const std::string name = "place." + std::string(nameOf(place)) + ".";
    auto tile = kit::selector<State>(
        name + "tile", noSeat, kit::nameList<Tile>(), [=](State & s) -> auto& { return s.at(place).tile; });
    tile.set = [=](State& s, int value) {
        const auto put = static_cast<Tile>(value);
        if (put == Tile::none || s.at(place).tile == put || tilesLeft(s, put) > 0) putTile(s, place, put);
    };
    list.add(mapOnly(std::move(tile)));
    list.add(mapOnly({name + "worker", 0, 2 * seatsMost, noSeat, workers, TrackedUse::tally,
                      [=](const State& s) {
                          const Unit& unit = s.at(place);
                          return unit.worker == noSeat
                                     ? 0
                                     : static_cast<int>(indexOf(unit.worker)) * 2 + (unit.lying ? 2 : 1);
                      },
                      [=](State& s, int value) { putWorker(s, place, value); }}));
    constexpr std::array<std::string_view, oresPerMine> depths{"ore-top", "ore-middle", "ore-bottom"};
    for (std::size_t depth = 0; depth < depths.size(); ++depth)
        list.add(mapOnly({name + std::string(depths[depth]), 0, 3, noSeat, ores, TrackedUse::tally,
                          [=](const State& s) { return oreFromTop(s.at(place), depth); },
                          [=](State& s, int value) { putOre(s, place, depth, value); }}));
    auto metal = kit::selector<State>(
        name + "metal", noSeat, kit::nameList<Metal>(), [=](State & s) -> auto& { return s.at(place).metal; });
    metal.set = [=](State& s, int value) {
        Unit& unit = s.at(place);
        if (isSmelter(unit.tile) && unit.worker != noSeat && value > 0) unit.metal = static_cast<Metal>(value);
    };
    list.add(mapOnly(std::move(metal)));
    list.add(mapOnly({name + "arms", 0, valueMost * seatsMost, noSeat, arms, TrackedUse::tally,
                      [=](const State& s) {
                          const Unit& unit = s.at(place);
                          return unit.arms == 0 ? 0 : static_cast<int>(indexOf(unit.owner)) * valueMost + unit.arms;
                      },
                      [=](State& s, int value) { putArms(s, place, value); }}));
}

void addMap(TrackedList<State>& list) {
    for (Hex hex : valuesOf<Hex>())
        list.add(mapOnly(kit::selector<State>(
            "hex." + std::string(nameOf(hex)) + ".terrain", noSeat,
            kit::nameList<Terrain>(), [=](State & s) -> auto& { return s.at(hex).terrain; })));
    for (Place place : valuesOf<Place>()) addPlace(list, place);
}

// Printed values and options -----------------------------------------------------------------------------------------

/// A printed value is known once somebody has entered it, even as it stood. A table that plays with stand-ins has
/// looked at none of those that no text gives.
template <class Find, class Known>
Value known(Value value, Tile tile, Find find, Known isKnown) {
    value.checked = [=](const State& s) {
        State texts;
        texts.printed[tile] = knownPrint(s.options.edition, tile);
        const bool said = isKnown(const_cast<State&>(s));
        return s.options.assumed ? isKnown(texts) : said;
    };
    value.set = [=](State& s, int to) {
        auto& place = find(s);
        place = static_cast<std::remove_cvref_t<decltype(place)>>(to);
        isKnown(s) = true;
    };
    return kit::printed(mapOnly(std::move(value)));
}

void addPrint(TrackedList<State>& list, Tile tile) {
    const std::string name = "printed." + std::string(nameOf(tile)) + ".";
    const auto print = [=](State& s) -> TilePrint& { return s.printed[tile]; };
    const auto ground = [=](State & s) -> auto& { return print(s).ground; };
    auto groundValue = known(kit::selector<State>(name + "ground", noSeat, kit::nameList<Ground>(), ground), tile,
                             ground, [=](State& s) -> bool& { return print(s).groundKnown; });
    groundValue.set = [=](State& s, int to) {
        print(s).ground = static_cast<Ground>(to);
        print(s).groundKnown = to != 0;
    };
    list.add(std::move(groundValue));
    const auto material = [=](State & s) -> auto& { return print(s).material; };
    list.add(known(kit::selector<State>(name + "material", noSeat, kit::nameList<Material>(), material), tile, material,
                   [=](State& s) -> bool& { return print(s).materialKnown; }));
    for (std::size_t i = 0; i < inputsMost; ++i) {
        const auto input = [=](State & s) -> auto& { return print(s).recipe[i]; };
        list.add(
            known(kit::selector<State>(name + "input" + std::to_string(i + 1), noSeat, kit::nameList<Good>(), input),
                  tile, input, [=](State& s) -> bool& { return print(s).recipeKnown; }));
    }
    if (!isProperty(tile)) return;
    const auto worth = [=](State & s) -> auto& { return print(s).value; };
    auto value = known(kit::counter<State>(name + "value", noSeat, 0, valueMost, worth), tile, worth,
                       [=](State& s) -> bool& { return print(s).valueKnown; });
    value.set = [=](State& s, int to) {
        print(s).value = static_cast<std::int8_t>(to);
        print(s).valueKnown = to != 0;
    };
    list.add(std::move(value));
}

void addOptions(TrackedList<State>& list) {
    const auto before = [](Value value) {
        value.kept = [](const State& state) { return state.phase == Phase::setUp; };
        return kit::option(std::move(value));
    };
    auto edition = kit::selector<State>(
        "option.edition", noSeat, kit::nameList<Edition>(), [](State & s) -> auto& { return s.options.edition; });
    edition.set = [](State& s, int value) {
        s.options.edition = static_cast<Edition>(value);
        prepare(s);
    };
    list.add(before(std::move(edition)));
    auto assumed = kit::counter<State>(
        "option.assumed", noSeat, 0, 1, [](State & s) -> auto& { return s.options.assumed; });
    assumed.set = [](State& s, int value) {
        s.options.assumed = value == 1;
        prepare(s);
    };
    list.add(before(std::move(assumed)));
    list.add(before(kit::counter<State>(
        "option.dealt", noSeat, 0, 1, [](State & s) -> auto& { return s.options.dealt; })));
    list.add(kit::option(kit::counter<State>(
        "option.time-line-only", noSeat, 0, 1, [](State & s) -> auto& { return s.options.timeLineOnly; })));
}

} // namespace

const TrackedList<State>& Neuland::tracked() {
    static const TrackedList<State> list = [] {
        TrackedList<State> all;
        for (std::size_t i = 0; i < seatsMost; ++i) addSeat(all, seatAt(i));
        addTurn(all);
        addMap(all);
        for (Tile tile : valuesOf<Tile>())
            if (tile != Tile::none) addPrint(all, tile);
        addOptions(all);
        return all;
    }();
    return list;
}

} // namespace sideboard
