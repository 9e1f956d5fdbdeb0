#include "engine/games/neuland/rules.h"
#include "engine/games/neuland/words.h"

/// What lies beside the map: each player's things, the tiles, the properties, the ore; and how to set the table.
namespace sideboard::neuland {

namespace {

Piece counted(std::string key, Words label, std::string icon, int figure, int max, std::string tracked = {}) {
    Piece piece;
    piece.key = std::move(key);
    piece.label = std::move(label);
    piece.icon = std::move(icon);
    piece.figure = figure;
    piece.hasFigure = true;
    piece.max = max;
    piece.tracked = std::move(tracked);
    return piece;
}

/// Where a printed value is missing the piece says which.
Words printDetail(const State& state, Tile tile) {
    const TilePrint& print = state.printed[tile];
    if (!print.recipeKnown) return {"neuland.reserve.ask-recipe", {tileArg(tile)}};
    if (!print.valueKnown) return {"neuland.reserve.ask-value", {tileArg(tile)}};
    if (!print.groundKnown) return {"neuland.reserve.ask-ground", {tileArg(tile)}};
    if (!print.materialKnown) return {"neuland.reserve.ask-material", {tileArg(tile)}};
    Words words{"neuland.reserve.takes",
                {wordArg("ground", word("ground", nameOf(print.ground))),
                 wordArg("material", word("good", nameOf(print.material)))}};
    int number = 0;
    for (Good good : print.recipe)
        if (good != Good::none)
            words.args.push_back(wordArg("input" + std::to_string(++number), word("good", nameOf(good))));
    words.id += std::to_string(number);
    return words;
}

bool isKnown(const TilePrint& print) {
    return print.recipeKnown && print.valueKnown && print.groundKnown && print.materialKnown;
}

} // namespace

Panel seatPanel(const State& state, Seat seat) {
    const std::string mine = seatKey(seat) + ".";
    const Player& player = state.player(seat);
    Panel panel{
        "seat." + seatKey(seat), PanelKind::counters, {"neuland.seat.title", {seatArg(seat)}}, {}, seat, {}, {}};
    panel.pieces.push_back(
        counted("arms", words("seat", "arms"), "arms", armsLeft(state, seat), armsFor(state.seats), mine + "arms"));
    if (state.options.timeLineOnly) {
        panel.pieces.back().move = PlaceArms::kind.name;
        return panel;
    }
    panel.pieces.push_back(
        counted("workers", words("seat", "workers"), "worker", workersInSupply(state, seat), workersOfEach));
    if (!state.isFirstEdition()) {
        panel.pieces.push_back(counted("food-token", words("source", "food-token"), "food", player.foodToken ? 1 : 0, 1,
                                       mine + "food-token"));
        panel.pieces.push_back(counted("wood-token", words("source", "wood-token"), "wood", player.woodToken ? 1 : 0, 1,
                                       mine + "wood-token"));
        panel.pieces.push_back(counted("cart", words("source", "cart"), "cart", player.cart ? 1 : 0, 1, mine + "cart"));
    }
    // What the workers on the map are worth, standing and lying.
    Per<Good, int> held;
    Per<Good, int> lying;
    for (const Unit& unit : state.units) {
        if (unit.worker != seat) continue;
        ++held[productOn(unit)];
        lying[productOn(unit)] += unit.lying ? 1 : 0;
    }
    for (Good good : valuesOf<Good>()) {
        if (good == Good::none || held[good] == 0) continue;
        Piece piece = counted(std::string(nameOf(good)), words("good", nameOf(good)), std::string(nameOf(good)),
                              held[good], workersOfEach);
        piece.detail = {"neuland.seat.lying", {numberArg("lying", lying[good])}};
        piece.mark = lying[good] > 0 ? Mark::warned : Mark::plain;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel reservePanel(const State& state, Seat seat) {
    Panel panel{"reserve", PanelKind::market, {"neuland.reserve.title", {}}, {}, noSeat, {}, {}};
    for (int number = 1; number < firstProperty; ++number) {
        const auto tile = static_cast<Tile>(number);
        const int all = tilesInBox(state.options.edition, tile);
        if (all == 0) continue;
        Piece piece = counted(std::string(nameOf(tile)), words("tile", nameOf(tile)), std::string(nameOf(tile)),
                              tilesLeft(state, tile), all);
        piece.detail = printDetail(state, tile);
        piece.column = state.printed[tile].material == Material::wood ? 0 : 1;
        piece.row = number;
        piece.move = Build::kind.name;
        piece.value = piece.key;
        const bool affordable =
            !tileIsThere(state, tile) && !sourcesFor(state, seat == noSeat ? state.active : seat,
                                                     goodOf(state.printed[tile].material), Purpose::build)
                                              .empty();
        piece.mark = !isKnown(state.printed[tile]) ? Mark::warned : affordable ? Mark::open : Mark::faded;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel propertiesPanel(const State& state, Seat) {
    Panel panel{"properties", PanelKind::market, {"neuland.properties.title", {}}, {}, noSeat, {}, {}};
    for (int number = firstProperty; number < static_cast<int>(countOf<Tile>); ++number) {
        const auto tile = static_cast<Tile>(number);
        const std::optional<Place> place = placeOf(state, tile);
        Piece piece = counted(std::string(nameOf(tile)), words("tile", nameOf(tile)), std::string(nameOf(tile)),
                              state.printed[tile].value, valueMost, "printed." + std::string(nameOf(tile)) + ".value");
        piece.column = static_cast<int>(categoryOf(tile));
        piece.row = levelOf(tile);
        piece.detail = printDetail(state, tile);
        piece.value = piece.key;
        piece.move =
            place || state.isFirstEdition() ? std::string(ScoreTile::kind.name) : std::string(Build::kind.name);
        if (place && state.at(*place).arms > 0) {
            piece.seat = state.at(*place).owner;
            piece.tone = seatKey(piece.seat);
            piece.mark = Mark::done;
            piece.move.clear();
            piece.detail = {"neuland.map.arms", {seatArg(piece.seat), numberArg("arms", state.at(*place).arms)}};
        } else if (!isKnown(state.printed[tile])) piece.mark = Mark::warned;
        else piece.mark = place ? Mark::current : isOnTop(state, tile) ? Mark::open : Mark::faded;
        panel.pieces.push_back(std::move(piece));
    }
    return panel;
}

Panel orePanel(const State& state) {
    Panel panel{"ores", PanelKind::counters, words("ores", state.isFirstEdition() ? "supply" : "bag"), {}, noSeat, {},
                {}};
    const Ores left = oresLeft(state);
    for (Ore ore : valuesOf<Ore>()) {
        const std::string name(nameOf(goodOf(ore)));
        Piece piece = counted(name, words("good", name), name, left[ore], markersOf(ore));
        if (state.hand[ore] > 0) piece.detail = {"neuland.ores.drawn", {numberArg("count", state.hand[ore])}};
        panel.pieces.push_back(std::move(piece));
    }
    if (!state.isFirstEdition())
        panel.pieces.push_back(
            counted("metal", words("ores", "metal"), "metal", metalMarkersLeft(state), metalMarkers));
    if (!state.filling.empty()) {
        const bool drawn = state.isFirstEdition() || sumOf(state.hand) > 0;
        panel.note = {drawn ? "neuland.ores.stack" : "neuland.ores.draw", {hexArg(hexOf(state.filling[0]))}};
    }
    return panel;
}

Panel setUpPanel(const State& state) {
    Panel panel{"set-up", PanelKind::steps, {"neuland.set-up.title", {}}, {}, noSeat, {}, {}};
    const auto step = [&](std::string key, std::vector<WordArg> args, bool done, std::string_view move = {}) {
        Piece piece;
        piece.key = key;
        piece.label = {"neuland.set-up." + key, std::move(args)};
        piece.mark = done ? Mark::done : Mark::open;
        piece.move = std::string(move);
        panel.pieces.push_back(std::move(piece));
    };
    step("ring", {numberArg("spaces", ringOf(state).spaces())}, true);
    step("arms", {numberArg("arms", armsFor(state.seats))}, true);
    step("workers", {numberArg("workers", workersOfEach)}, true);
    if (!state.options.timeLineOnly) {
        int painted = 0;
        for (const Land& land : state.lands) painted += land.terrain != Terrain::unknown ? 1 : 0;
        step(state.options.dealt ? "map-dealt" : "map", {numberArg("painted", painted), numberArg("hexes", hexCount)},
             painted == hexCount, state.options.dealt ? std::string_view{} : Paint::kind.name);
        step("tiles", {}, true);
        step(state.isFirstEdition() ? "ores" : "ore-bag", {}, true);
        if (!state.isFirstEdition()) {
            step("metal", {}, true);
            step("tokens", {}, true);
        }
    }
    step("first-player", {}, state.phase != Phase::setUp, DrawFirst::kind.name);
    return panel;
}

} // namespace sideboard::neuland
