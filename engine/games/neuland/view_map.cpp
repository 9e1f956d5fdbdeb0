#include "engine/games/neuland/rules.h"
#include "engine/games/neuland/words.h"

/// The land: hexes, what stands on them, who works there, and what will be lost.
namespace sideboard::neuland {

namespace {

Piece hexPiece(const State& state, Hex hex) {
    const Land& land = state.at(hex);
    Piece piece;
    piece.key = std::string(nameOf(hex));
    piece.label = {"neuland.map.hex", {hexArg(hex), wordArg("terrain", word("terrain", nameOf(land.terrain)))}};
    piece.icon = std::string(nameOf(land.terrain));
    piece.tone = std::string(nameOf(land.terrain));
    piece.column = Lattice::columnOf(numberOf(hex));
    piece.row = Lattice::rowOf(numberOf(hex));
    piece.figure = land.piece;
    piece.hasFigure = land.piece > 0;
    piece.tracked = "hex." + piece.key + ".terrain";
    piece.max = 3;
    piece.value = piece.key;
    if (state.phase == Phase::setUp) {
        piece.move = state.options.dealt ? "" : std::string(Paint::kind.name);
        piece.mark = land.terrain == Terrain::unknown ? Mark::open : Mark::plain;
    } else if (!state.player(state.active).settled) {
        piece.move = Settle::kind.name;
        piece.mark = maySettle(state, hex) ? Mark::open : Mark::plain;
    }
    return piece;
}

Words tileDetail(const State& state, const Unit& unit) {
    if (isProperty(unit.tile)) {
        if (unit.arms > 0) return {"neuland.map.arms", {seatArg(unit.owner), numberArg("arms", unit.arms)}};
        return {"neuland.map.unscored", {numberArg("value", state.printed[unit.tile].value)}};
    }
    if (unit.worker != noSeat)
        return {unit.lying ? "neuland.map.lying" : "neuland.map.standing",
                {seatArg(unit.worker), goodArg(productOn(unit))}};
    if (unit.tile == Tile::mine && unit.ores.empty()) return {"neuland.map.mine-empty", {}};
    return {"neuland.map.free", {goodArg(productOn(unit))}};
}

Piece unitPiece(const State& state, Place place) {
    const Unit& unit = state.at(place);
    Piece piece;
    piece.key = std::string(nameOf(place));
    piece.label = words("tile", nameOf(unit.tile));
    piece.detail = tileDetail(state, unit);
    piece.icon = std::string(nameOf(unit.tile));
    piece.column = Lattice::columnOf(numberOf(hexOf(place)));
    piece.row = Lattice::rowOf(numberOf(hexOf(place)));
    piece.min = numberOf(place) % placesPerHex; // which of the three places
    piece.tracked = "place." + piece.key + (isProperty(unit.tile) ? ".arms" : ".worker");
    piece.value = piece.key;
    piece.seat = isProperty(unit.tile) ? unit.owner : unit.worker;
    if (piece.seat != noSeat) piece.tone = seatKey(piece.seat);
    if (isProperty(unit.tile)) {
        piece.figure = unit.arms > 0 ? unit.arms : state.printed[unit.tile].value;
        piece.hasFigure = true;
        piece.mark = unit.arms > 0 ? Mark::done : Mark::open;
        return piece;
    }
    if (unit.tile == Tile::mine) {
        piece.figure = static_cast<int>(unit.ores.size());
        piece.hasFigure = true;
    }
    if (unit.worker == noSeat) {
        piece.move = Produce::kind.name;
        piece.mark = Mark::open;
    } else if (unit.lying) piece.mark = unit.worker == state.active ? Mark::warned : Mark::faded;
    else piece.mark = Mark::plain;
    return piece;
}

} // namespace

Panel mapPanel(const State& state) {
    Panel panel{"map",
                PanelKind::hexMap,
                {"neuland.map.title", {}},
                {},
                noSeat,
                {{"rows", Lattice::rows}, {"radius", Lattice::radius}},
                {}};
    int painted = 0;
    for (Hex hex : valuesOf<Hex>()) {
        panel.pieces.push_back(hexPiece(state, hex));
        painted += state.at(hex).terrain != Terrain::unknown ? 1 : 0;
    }
    if (state.phase == Phase::setUp)
        panel.note = {"neuland.map.painted", {numberArg("painted", painted), numberArg("hexes", hexCount)}};
    for (Place place : valuesOf<Place>())
        if (state.at(place).tile != Tile::none) panel.pieces.push_back(unitPiece(state, place));
    return panel;
}

Panel lossPanel(const State& state) {
    Panel panel{"losses", PanelKind::steps, {"neuland.loss.title", {}}, {}, state.active, {}, {}};
    if (state.phase != Phase::play || state.ending) return panel;
    Per<Good, int> lost;
    int all = 0;
    int laid = 0;
    for (Place place : valuesOf<Place>()) {
        const Unit& unit = state.at(place);
        if (unit.worker != state.active) continue;
        if (!unit.lying) {
            ++laid;
            continue;
        }
        const Good good = productOn(unit);
        ++lost[good];
        ++all;
        Piece piece;
        piece.key = std::string(nameOf(place));
        piece.label = {"neuland.loss.good", {goodArg(good)}};
        piece.detail = {"neuland.loss.from", {tileArg(unit.tile), hexArg(hexOf(place))}};
        piece.icon = std::string(nameOf(good));
        piece.seat = state.active;
        piece.mark = Mark::warned;
        panel.pieces.push_back(std::move(piece));
    }
    panel.gauges = {{"lost", all}, {"laid", laid}};
    panel.note = all > 0 ? Words{"neuland.loss.some", {numberArg("count", all)}} : Words{"neuland.loss.none", {}};
    return panel;
}

} // namespace sideboard::neuland
