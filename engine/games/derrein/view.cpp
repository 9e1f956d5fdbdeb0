#include <algorithm>

#include "engine/games/derrein/derrein.h"
#include "engine/games/derrein/land.h"
#include "engine/games/derrein/rules.h"
#include "engine/games/derrein/setuphelp.h"

namespace sideboard {

using namespace derrein;

namespace {

std::string word(std::string_view group, std::string_view name) {
    return "derrein." + std::string(group) + "." + std::string(name);
}
Words words(std::string_view group, std::string_view name) { return {word(group, name), {}}; }
std::string seatKey(Seat seat) { return "seat" + std::to_string(indexOf(seat)); }
WordArg seatArg(Seat seat) { return numberArg("seat", static_cast<int>(indexOf(seat))); }

Piece counted(std::string key, Words label, std::string icon, std::string tone, int figure) {
    Piece piece;
    piece.key = std::move(key);
    piece.label = std::move(label);
    piece.icon = std::move(icon);
    piece.tone = std::move(tone);
    piece.figure = figure;
    piece.hasFigure = true;
    return piece;
}

/// "Wheat, wheat, stone": what lies in the holes.
Words thrownWords(const State& state) {
    Words words{"derrein.bowl.thrown", {}};
    for (Colour colour : valuesOf<Colour>())
        for (int i = 0; i < state.lastThrow[colour]; ++i)
            words.args.push_back(
                wordArg("beads", colour == Colour::red ? word("colour", "red") : word("good", nameOf(rawOf(colour)))));
    return words;
}

/// Row 0: in a hole, its column says which; row 1: on the rim, colours in turn so that none lies in a heap.
Panel bowl(const State& state) {
    const bool thrown = state.phase == Phase::build || state.phase == Phase::food;
    Panel panel{"bowl", PanelKind::bowl, {"derrein.thrown.none", {}}, {}, noSeat, {}, {}};
    if (thrown) panel.title = thrownWords(state);
    const int red = kit::oddsInThousand(state.bowl, Colour::red, beadsThrown);
    panel.note = red > 0 ? Words{"derrein.bowl.red-odds", {numberArg("percent", (red + 5) / 10)}}
                         : Words{"derrein.bowl.no-red", {}};
    panel.gauges = {{"holes", beadsThrown},
                    {"throw", thrown ? state.turn : 0},
                    {"red", (red + 5) / 10},
                    {"beads", sumOf(state.bowl)}};
    int hole = 0;
    int rim = 0;
    int most = 0;
    for (Colour colour : valuesOf<Colour>())
        most = std::max<int>({most, state.bowl[colour], thrown ? state.lastThrow[colour] : 0});
    for (int i = 0; i < most; ++i)
        for (Colour colour : valuesOf<Colour>()) {
            const int fallen = thrown ? state.lastThrow[colour] : 0;
            if (i >= std::max<int>(state.bowl[colour], fallen)) continue;
            const std::string name(nameOf(colour));
            Piece bead;
            bead.key = name + std::to_string(i);
            bead.label = words("colour", name);
            bead.icon = colour == Colour::red ? "curse" : std::string(nameOf(rawOf(colour)));
            bead.tone = name;
            bead.row = i < fallen ? 0 : 1;
            bead.column = i < fallen ? hole++ : rim++;
            panel.pieces.push_back(std::move(bead));
        }
    return panel;
}

/// How likely each colour is to come up in the next throw, in per cent.
Panel odds(const State& state) {
    Panel panel{"odds", PanelKind::counters, {"derrein.odds.title", {}}, {}, noSeat, {{"compact", 1}}, {}};
    for (Colour colour : valuesOf<Colour>()) {
        const std::string name(nameOf(colour));
        panel.pieces.push_back(counted(name, words("colour", name), "bead-" + name, name,
                                       (kit::oddsInThousand(state.bowl, colour, beadsThrown) + 5) / 10));
        panel.pieces.back().detail = {"derrein.odds.beads", {numberArg("count", state.bowl[colour])}};
    }
    return panel;
}

/// What the last throw gave, with the sum explained; a red bead says what rotted.
Panel harvest(const State& state) {
    Panel panel{"harvest", PanelKind::counters, {"derrein.harvest.title", {}}, {}, state.active, {}, {}};
    const bool thrown = state.phase == Phase::build || state.phase == Phase::food;
    if (!thrown) return panel;
    const bool rotten = state.lastThrow[Colour::red] > 0;
    if (rotten) panel.note = {"derrein.harvest.rotten", {}};
    for (Raw raw : valuesOf<Raw>()) {
        const int fallen = state.lastThrow[colourOf(raw)];
        if (fallen == 0) continue;
        const int farms = state.player(state.active).farms[raw];
        const Good good = rotten ? goodOf(productOf(raw)) : goodOf(raw);
        Piece piece = counted(std::string(nameOf(good)), words("good", nameOf(good)), std::string(nameOf(good)),
                              std::string(nameOf(colourOf(raw))), rotten ? 0 : fallen * (1 + farms));
        piece.detail = rotten ? Words{"derrein.harvest.lost", {wordArg("good", word("good", nameOf(good)))}}
                              : Words{"derrein.harvest.sum", {numberArg("beads", fallen), numberArg("farms", farms)}};
        piece.mark = rotten ? Mark::warned : Mark::plain;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel goods(const State& state, Seat seat) {
    Panel panel{"goods." + seatKey(seat), PanelKind::counters, {"derrein.goods.title", {}}, {}, seat, {}, {}};
    for (Good good : valuesOf<Good>()) {
        const std::string name(nameOf(good));
        Piece piece = counted(name, words("good", name), name,
                              std::string(nameOf(static_cast<Colour>(static_cast<int>(good) % 5))),
                              state.player(seat).goods[good]);
        piece.max = isRaw(good) && !state.options.rawLimited ? 0 : state.printed.limit[good];
        piece.tracked = seatKey(seat) + "." + name;
        piece.seat = seat;
        if (isRaw(good)) {
            piece.move = Process::kind.name;
            piece.value = name;
        }
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel buildings(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"buildings." + seatKey(seat), PanelKind::counters, {"derrein.buildings.title", {}}, {}, seat, {}, {}};
    const auto add = [&](std::string key, Words label, std::string icon, std::string tone, int figure, int most) {
        Piece piece = counted(key, std::move(label), std::move(icon), std::move(tone), figure);
        piece.max = most;
        piece.seat = seat;
        if (state.options.counts) piece.tracked = seatKey(seat) + "." + key;
        panel.pieces.push_back(std::move(piece));
    };
    for (Raw raw : valuesOf<Raw>()) {
        const std::string name(nameOf(landscapeOf(raw)));
        add("farms." + name, {"derrein.farms-on", {wordArg("landscape", word("landscape", name))}}, "farm",
            std::string(nameOf(colourOf(raw))), player.farms[raw], farmsMost);
    }
    for (Workshop workshop : valuesOf<Workshop>()) {
        const std::string name(nameOf(workshop));
        add("workshops." + name, words("building", name), name, std::string(nameOf(static_cast<Colour>(workshop))),
            player.workshops[workshop], workshopsMost);
    }
    add("witchery", words("building", "witchery"), "witchery", "purple", player.witchery ? 1 : 0, 1);
    add("duchies.small", words("duchy", "small"), "duchy-small", seatKey(seat), player.smallDuchies, duchiesMost);
    add("duchies.large", words("duchy", "large"), "duchy-large", seatKey(seat), player.largeDuchies, duchiesMost);
    return panel;
}

/// The theme's colour for a landscape.
std::string groundOf(Landscape landscape) {
    constexpr std::array<std::string_view, 6> grounds{"land",   "forest",      "river",
                                                      "meadow", "field-wheat", "field-lavender"};
    return std::string(grounds[static_cast<std::size_t>(landscape)]);
}

/// Landscapes are entered by tapping, until the game begins.
bool painting(const State& state) { return state.phase == Phase::setUp && !state.options.dealt; }

/// Landscapes stand on even columns and rows, duchies between them on odd ones.
Panel map(const State& state) {
    // Only the part of the lattice that is in use; while it is being painted, all of it.
    int left = Lattice::columns, right = -1, top = Lattice::rows, bottom = -1;
    for (int cell = 0; cell < Lattice::cells; ++cell) {
        if (state.map[static_cast<std::size_t>(cell)].landscape == Landscape::none && !painting(state)) continue;
        left = std::min(left, Lattice::columnOf(cell));
        right = std::max(right, Lattice::columnOf(cell));
        top = std::min(top, Lattice::rowOf(cell));
        bottom = std::max(bottom, Lattice::rowOf(cell));
    }
    Panel panel{
        "map", PanelKind::grid, {"derrein.map.title", {}},
        {},    noSeat,          {{"columns", 2 * (right - left) + 1}, {"rows", 2 * (bottom - top) + 1}, {"step", 2}},
        {}};
    for (int cell = 0; cell < Lattice::cells; ++cell) {
        const Square& square = state.map[static_cast<std::size_t>(cell)];
        if (square.landscape == Landscape::none && !painting(state)) continue;
        Piece piece;
        piece.key = "cell" + std::to_string(cell);
        piece.label = words("landscape", nameOf(square.landscape));
        piece.tone = groundOf(square.landscape);
        piece.column = 2 * (Lattice::columnOf(cell) - left);
        piece.row = 2 * (Lattice::rowOf(cell) - top);
        piece.value = std::to_string(cell);
        if (square.building != Building::none) {
            piece.icon = nameOf(square.building);
            piece.detail = words("building", nameOf(square.building));
            piece.seat = square.owner;
        }
        piece.tracked = piece.key + ".building";
        if (painting(state)) piece.move = Paint::kind.name;
        panel.pieces.push_back(std::move(piece));
    }
    for (int crossing = 0; crossing < Lattice::crossings; ++crossing) {
        const DuchyPlace& duchy = state.duchies[static_cast<std::size_t>(crossing)];
        if (!isDuchyPlace(state, crossing)) continue;
        Piece piece;
        piece.key = "place" + std::to_string(crossing);
        piece.label = words("duchy", nameOf(duchy.size));
        piece.column = 2 * (Lattice::crossingColumn(crossing) - left) + 1;
        piece.row = 2 * (Lattice::crossingRow(crossing) - top) + 1;
        piece.value = std::to_string(crossing);
        piece.icon = duchy.size == Duchy::large ? "duchy-large" : duchy.size == Duchy::small ? "duchy-small" : "";
        piece.seat = duchy.owner;
        piece.tracked = piece.key + ".duchy";
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel supplies(const State& state) {
    Panel panel{"supply", PanelKind::counters, {"derrein.supply.title", {}}, {}, noSeat, {}, {}};
    for (Good good : valuesOf<Good>()) {
        if (isRaw(good) && !state.options.rawLimited) continue;
        const std::string name(nameOf(good));
        Piece piece =
            counted(name, words("good", name), name,
                    std::string(nameOf(static_cast<Colour>(static_cast<int>(good) % 5))), supplyOf(state, good));
        piece.max = state.printed.limit[good];
        if (piece.figure == 0) piece.mark = Mark::faded;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

/// The mission as far as this device may know it: its own, or one that lies open.
Panel mission(const State& state, Seat seat, const Derrein::Secrets& secrets) {
    Panel panel{"mission." + seatKey(seat), PanelKind::steps, {"derrein.mission.title", {}}, {}, seat, {}, {}};
    const Player& player = state.player(seat);
    const Mission* known = player.missionShown ? &player.mission : nullptr;
    for (const auto& secret : secrets)
        if (!known && secret.seat == seat && secret.number == player.missionSeal)
            known = &std::get<Mission>(secret.choice);
    if (!known) {
        panel.note = player.owesMission       ? Words{"derrein.mission.owed", {}}
                     : player.missionSeal > 0 ? Words{"derrein.mission.sealed", {}}
                                              : Words{"derrein.mission.none", {}};
        return panel;
    }
    const Needs needs = wholeMission(state, *known);
    const Needs missing = missingFor(player, needs);
    for (Need need : valuesOf<Need>()) {
        if (needs[need] == 0) continue;
        Piece piece =
            counted(std::string(nameOf(need)), words("need", nameOf(need)), {}, {}, needs[need] - missing[need]);
        piece.max = needs[need];
        piece.mark = missing[need] == 0 ? Mark::done : Mark::plain;
        panel.pieces.push_back(std::move(piece));
    }
    if (sumOf(missing) == 0) panel.note = {"derrein.mission.met", {}};
    else panel.note = {"derrein.mission.missing", {numberArg("count", sumOf(missing))}};
    return panel;
}

/// "2 wood, 1 plank", or nothing.
void addGoods(Words& words, const std::string& name, const Goods& goods) {
    const std::size_t before = words.args.size();
    for (Good good : valuesOf<Good>())
        if (goods[good] > 0) words.args.push_back({name, goods[good], word("good", nameOf(good)), {}});
    if (words.args.size() == before) words.args.push_back(wordArg(name, "derrein.nothing"));
}

Panel offers(const State& state) {
    Panel panel{"offers", PanelKind::cards, {"derrein.offers.title", {}}, {}, noSeat, {}, {}};
    for (const Offer& offer : state.offers) {
        Piece piece;
        piece.key = "offer" + std::to_string(offer.number);
        piece.seat = offer.from;
        piece.label = {offer.times > 0 ? "derrein.offers.workshop" : "derrein.offers.trade",
                       {seatArg(offer.from), numberArg("other", static_cast<int>(indexOf(offer.to)))}};
        piece.detail = {offer.times > 0 ? "derrein.offers.detail-workshop" : "derrein.offers.detail", {}};
        addGoods(piece.detail, "give", offer.give);
        addGoods(piece.detail, "want", offer.want);
        if (offer.times > 0)
            piece.detail.args.push_back({"process", offer.times, word("good", nameOf(goodOf(offer.raw))), {}});
        piece.icon = offer.times > 0 ? "tools" : "trade";
        piece.tone = seatKey(offer.from);
        piece.move = Answer::kind.name;
        piece.value = std::to_string(offer.number);
        piece.mark = Mark::open;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

/// The food phase before it is paid: what will go, what is missing.
Panel feeding(const State& state, Seat seat) {
    const Player& player = state.player(seat);
    Panel panel{"food." + seatKey(seat), PanelKind::counters, {"derrein.food.title", {}}, {}, seat, {}, {}};
    const int need = foodNeed(player);
    const int short_ = std::max(0, need - foodHeld(player));
    panel.note = short_ > 0 ? Words{"derrein.food.short", {numberArg("need", need), numberArg("missing", short_)}}
                            : Words{"derrein.food.enough", {numberArg("need", need)}};
    int left = need;
    for (Food food : valuesOf<Food>()) {
        const int held = player.goods[goodOf(food)];
        const int paid = std::min(held, left);
        left -= paid;
        panel.pieces.push_back(counted(std::string(nameOf(food)), words("good", nameOf(goodOf(food))),
                                       std::string(nameOf(goodOf(food))), {}, paid));
        panel.pieces.back().max = held;
    }
    return panel;
}

/// Throws by colour against what was to be expected (spec 15), in tenths of a bead.
Panel records(const State& state) {
    Panel panel{"records",
                PanelKind::score,
                {"derrein.records.title", {}},
                {"derrein.records.throws", {numberArg("count", state.throws.count)}},
                noSeat,
                {},
                {}};
    for (Colour colour : valuesOf<Colour>()) {
        const std::string name(nameOf(colour));
        Piece piece = counted(name, words("colour", name), "bead-" + name, name, state.throws.seen[colour]);
        piece.max = static_cast<int>((state.throws.expected[colour] + 50) / 100);
        piece.detail = {"derrein.records.expected", {numberArg("tenths", piece.max)}};
        panel.pieces.push_back(std::move(piece));
    }
    for (std::size_t i = 0; i < state.seats; ++i)
        panel.pieces.push_back(counted("gained." + std::to_string(i), {"derrein.records.gained", {seatArg(seatAt(i))}},
                                       {}, seatKey(seatAt(i)), sumOf(state.players[i].gained)));
    return panel;
}

} // namespace

View Derrein::view(const State& state, Seat viewer, const Secrets& secrets) {
    View view;
    view.headline = {
        "derrein.headline",
        {numberArg("round", state.round), seatArg(state.active), wordArg("phase", word("phase", nameOf(state.phase)))}};
    if (state.phase != Phase::setUp && state.phase != Phase::over) view.turn.push_back(state.active);
    for (std::size_t i = 0; i < state.seats; ++i) {
        const bool answers = std::any_of(state.offers.begin(), state.offers.end(),
                                         [&](const Offer& offer) { return offer.to == seatAt(i); });
        if (answers || state.players[i].owesMission) view.waitingFor.push_back(seatAt(i));
    }
    if (state.redCame) view.says = {"derrein.says.red-came", {}};
    if (state.phase == Phase::setUp) view.panels.push_back(setUpSteps(state));
    view.panels.push_back(bowl(state));
    view.panels.push_back(harvest(state));
    view.panels.push_back(odds(state));
    for (std::size_t i = 0; i < state.seats; ++i) {
        view.panels.push_back(goods(state, seatAt(i)));
        view.panels.push_back(buildings(state, seatAt(i)));
        view.panels.push_back(mission(state, seatAt(i), secrets));
    }
    if (!state.options.counts) view.panels.push_back(map(state));
    if (indexOf(viewer) < state.seats) view.panels.push_back(feeding(state, viewer));
    view.panels.push_back(offers(state));
    view.panels.push_back(supplies(state));
    view.panels.push_back(records(state));
    return view;
}

} // namespace sideboard
