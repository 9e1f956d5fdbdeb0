#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/pieces.h"
#include "engine/kit/counter.h"

namespace sideboard {

using namespace derrein;

namespace {

using Value = TrackedValue<State>;

Value countsOnly(Value value) {
    value.kept = [](const State& state) { return state.options.counts; };
    return value;
}

Value mapOnly(Value value) {
    value.kept = [](const State& state) { return !state.options.counts; };
    return value;
}

void addSeat(TrackedList<State>& list, Seat seat) {
    const std::string mine = "seat" + std::to_string(indexOf(seat)) + ".";
    for (Good good : valuesOf<Good>())
        list.add(kit::counter<State>(
            mine + std::string(nameOf(good)), seat, 0,
            goodsMost, [=](State & s) -> auto& { return s.player(seat).goods[good]; }));
    for (Raw raw : valuesOf<Raw>())
        list.add(countsOnly(kit::counter<State>(
            mine + "farms." + std::string(nameOf(landscapeOf(raw))), seat, 0,
            farmsMost, [=](State & s) -> auto& { return s.player(seat).farms[raw]; })));
    for (Workshop workshop : valuesOf<Workshop>())
        list.add(countsOnly(kit::counter<State>(
            mine + "workshops." + std::string(nameOf(workshop)), seat, 0,
            workshopsMost, [=](State & s) -> auto& { return s.player(seat).workshops[workshop]; })));
    list.add(countsOnly(kit::counter<State>(
        mine + "witchery", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).witchery; })));
    list.add(countsOnly(kit::counter<State>(
        mine + "duchies.small", seat, 0,
        duchiesMost, [=](State & s) -> auto& { return s.player(seat).smallDuchies; })));
    list.add(countsOnly(kit::counter<State>(
        mine + "duchies.large", seat, 0,
        duchiesMost, [=](State & s) -> auto& { return s.player(seat).largeDuchies; })));
    list.add(kit::counter<State>(
        mine + "start-number", seat, 0, 99, [=](State & s) -> auto& { return s.player(seat).startNumber; }));
    list.add(kit::selector<State>(
        mine + "first-piece", seat,
        kit::nameList<FirstPiece>(), [=](State & s) -> auto& { return s.player(seat).firstPiece; }));
    list.add(kit::counter<State>(
        mine + "won", seat, 0, 1, [=](State & s) -> auto& { return s.player(seat).won; }));
}

/// What stands on a landscape and whose it is, as one choice: nothing, or one of six buildings of each seat.
const std::vector<std::string_view>& ownedBuildings() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> all{"none"};
        for (int seat = 0; seat < seatsMost; ++seat)
            for (Building building : valuesOf<Building>())
                if (building != Building::none)
                    all.push_back("seat" + std::to_string(seat) + "." + std::string(nameOf(building)));
        return all;
    }();
    static const std::vector<std::string_view> names(texts.begin(), texts.end());
    return names;
}

const std::vector<std::string_view>& ownedDuchies() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> all{"none"};
        for (int seat = 0; seat < seatsMost; ++seat)
            for (Duchy size : {Duchy::small, Duchy::large})
                all.push_back("seat" + std::to_string(seat) + "." + std::string(nameOf(size)));
        return all;
    }();
    static const std::vector<std::string_view> names(texts.begin(), texts.end());
    return names;
}

void addMap(TrackedList<State>& list) {
    constexpr int buildings = 6;
    for (int i = 0; i < Lattice::cells; ++i) {
        const auto cell = static_cast<Cell>(i);
        const std::string name = "cell" + std::to_string(i) + ".";
        auto landscape = kit::selector<State>(
            name + "landscape", noSeat,
            kit::nameList<Landscape>(), [=](State & s) -> auto& { return s.at(cell).landscape; });
        landscape.set = [=](State& s, int value) {
            s.at(cell).landscape = static_cast<Landscape>(value);
            if (value == 0) s.at(cell) = {};
            recount(s);
        };
        list.add(mapOnly(std::move(landscape)));
        list.add(mapOnly({name + "building", 0, buildings * seatsMost, noSeat, ownedBuildings(), TrackedUse::tally,
                          [=](const State& s) {
                              const Square& square = s.at(cell);
                              if (square.building == Building::none || square.owner == noSeat) return 0;
                              return static_cast<int>(indexOf(square.owner)) * buildings +
                                     static_cast<int>(square.building);
                          },
                          [=](State& s, int value) {
                              if (s.at(cell).landscape == Landscape::none) return;
                              const Seat owner = seatAt(static_cast<std::size_t>(value - 1) / buildings);
                              if (value == 0) setBuilding(s, cell, Building::none, noSeat);
                              else if (indexOf(owner) < s.seats)
                                  setBuilding(s, cell, static_cast<Building>((value - 1) % buildings + 1), owner);
                          }}));
    }
    for (int i = 0; i < Lattice::crossings; ++i) {
        const auto place = static_cast<Place>(i);
        list.add(mapOnly({"place" + std::to_string(i) + ".duchy", 0, 2 * seatsMost, noSeat, ownedDuchies(),
                          TrackedUse::tally,
                          [=](const State& s) {
                              const DuchyPlace& duchy = s.at(place);
                              if (duchy.size == Duchy::none || duchy.owner == noSeat) return 0;
                              return static_cast<int>(indexOf(duchy.owner)) * 2 + static_cast<int>(duchy.size);
                          },
                          [=](State& s, int value) {
                              const Seat owner = seatAt(static_cast<std::size_t>(value - 1) / 2);
                              if (value == 0) setDuchy(s, place, Duchy::none, noSeat);
                              else if (indexOf(owner) < s.seats)
                                  setDuchy(s, place, static_cast<Duchy>((value - 1) % 2 + 1), owner);
                          }}));
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
        "round", noSeat, 0, 999, [](State & s) -> auto& { return s.round; }));
    for (Colour colour : valuesOf<Colour>())
        list.add(kit::counter<State>(
            "bowl." + std::string(nameOf(colour)), noSeat, 0, 22, [=](State & s) -> auto& { return s.bowl[colour]; }));
}

void addPrinted(TrackedList<State>& list) {
    for (Workshop workshop : valuesOf<Workshop>())
        for (Product product : valuesOf<Product>()) {
            auto cost = kit::printed(kit::counter<State>(
                "printed.cost." + std::string(nameOf(workshop)) + "." + std::string(nameOf(product)), noSeat, 0,
                9, [=](State & s) -> auto& { return s.printed.cost[workshop][product]; }));
            cost.set = [=](State& s, int value) {
                s.printed.cost[workshop][product] = static_cast<std::int8_t>(value);
                s.printed.costKnown[workshop] = true;
            };
            list.add(std::move(cost));
        }
    for (Good good : valuesOf<Good>())
        list.add(kit::printed(kit::counter<State>(
            "printed.limit." + std::string(nameOf(good)), noSeat, 0,
            goodsMost, [=](State & s) -> auto& { return s.printed.limit[good]; })));
    for (Colour colour : valuesOf<Colour>())
        list.add(kit::printed(kit::counter<State>(
            "printed.beads." + std::string(nameOf(colour)), noSeat, 0,
            22, [=](State & s) -> auto& { return s.printed.beads[colour]; })));
    list.add(kit::printed(kit::counter<State>(
        "printed.plate.columns", noSeat, 1, plateSide, [](State & s) -> auto& { return s.printed.plateColumns; })));
    list.add(kit::printed(kit::counter<State>(
        "printed.plate.rows", noSeat, 1, plateSide, [](State & s) -> auto& { return s.printed.plateRows; })));
    for (std::size_t plate = 0; plate < plates; ++plate)
        for (std::size_t square = 0; square < plateSide * plateSide; ++square)
            list.add(kit::printed(kit::selector<State>(
                "printed.plate" + std::to_string(plate + 1) + "." + std::to_string(square + 1), noSeat,
                kit::nameList<Landscape>(), [=](State & s) -> auto& { return s.printed.plate[plate][square]; })));
}

void addOptions(TrackedList<State>& list) {
    const auto add = [&](std::string id, bool Options::*member) {
        list.add(kit::option(kit::counter<State>(
            "option." + std::move(id), noSeat, 0, 1, [=](State & s) -> auto& { return s.options.*member; })));
    };
    add("long-game", &Options::longGame);
    add("change-bowl", &Options::changeBowl);
    add("curse-bowl", &Options::curseBowl);
    add("guild-master", &Options::guildMaster);
    add("annex-farms", &Options::annexFarms);
    add("annex-farms-again", &Options::annexFarmsAgain);
    add("annex-workshops", &Options::annexWorkshops);
    add("annex-workshops-again", &Options::annexWorkshopsAgain);
    add("raw-limited", &Options::rawLimited);
    list.add(kit::option(kit::selector<State>(
        "option.food-order", noSeat, kit::nameList<FoodOrder>(),
        [](State & s) -> auto& { return s.options.foodOrder; })));
}

} // namespace

const TrackedList<State>& Derrein::tracked() {
    static const TrackedList<State> list = [] {
        TrackedList<State> all;
        for (std::size_t i = 0; i < seatsMost; ++i) addSeat(all, seatAt(i));
        addTurn(all);
        addMap(all);
        addPrinted(all);
        addOptions(all);
        return all;
    }();
    return list;
}

} // namespace sideboard
