#include <algorithm>
#include <string>

#include "engine/games/neuland/rules.h"

/// Producing, building, scoring, and what they are paid with.
namespace sideboard::neuland {

namespace {

enum class Part : std::uint8_t { ground = 0, material = 1, recipe = 2, value = 3 };

/// What is printed on a tile and nobody has looked up: the refusal asks for it. The ids live as long as the program.
Refusal notKnown(std::string_view reason, std::string_view page, Tile tile, Part what) {
    static const auto ids = [] {
        std::array<std::array<std::string, 4>, countOf<Tile>> all;
        for (Tile each : valuesOf<Tile>()) {
            const std::string name = "printed." + std::string(nameOf(each)) + ".";
            all[static_cast<std::size_t>(each)] = {name + "ground", name + "material", name + "input1", name + "value"};
        }
        return all;
    }();
    return {reason,
            page,
            0,
            {{"tile", 0, nameOf(tile)}},
            ids[static_cast<std::size_t>(tile)][static_cast<std::size_t>(what)]};
}

} // namespace

Checked unitIsReady(const State& state, Place place) {
    const Unit& unit = state.at(place);
    if (!isUnit(unit.tile)) return Refusal{"neuland.refusal.no-unit", section::produce, 0};
    if (unit.worker != noSeat)
        return Refusal{"neuland.refusal.unit-taken",
                       section::produce,
                       0,
                       {{"tile", 0, nameOf(unit.tile)}, {"seat", static_cast<int>(indexOf(unit.worker))}}};
    if (!state.printed[unit.tile].recipeKnown)
        return notKnown("neuland.refusal.recipe-not-known", section::produce, unit.tile, Part::recipe);
    if (unit.tile == Tile::mine && unit.ores.empty()) return Refusal{"neuland.refusal.mine-empty", section::mine, 0};
    if (isSmelter(unit.tile) && !state.isFirstEdition() && metalMarkersLeft(state) < 1)
        return Refusal{"neuland.refusal.no-metal-marker", section::smelter, 0};
    return std::nullopt;
}

Checked tileIsThere(const State& state, Tile tile) {
    if (tile == Tile::none) return Refusal{"neuland.refusal.no-tile", section::build, 0};
    if (isProperty(tile) && state.isFirstEdition())
        return Refusal{"neuland.refusal.progress-is-produced", section::score, 0};
    if (tilesLeft(state, tile) < 1)
        return Refusal{"neuland.refusal.no-tile-left", section::build, 0, {{"tile", 0, nameOf(tile)}}};
    if (isProperty(tile) && !isOnTop(state, tile))
        return Refusal{"neuland.refusal.lower-first", section::build, 0, {{"tile", 0, nameOf(tile)}}};
    const TilePrint& print = state.printed[tile];
    if (!print.materialKnown)
        return notKnown("neuland.refusal.material-not-known", section::build, tile, Part::material);
    if (!print.groundKnown) return notKnown("neuland.refusal.ground-not-known", section::build, tile, Part::ground);
    return std::nullopt;
}

Checked hexTakes(const State& state, Tile tile, Hex hex) {
    if (!allows(state.printed[tile].ground, state.at(hex).terrain))
        return Refusal{"neuland.refusal.wrong-terrain",
                       section::build,
                       1,
                       {{"tile", 0, nameOf(tile)}, {"terrain", 0, nameOf(state.at(hex).terrain)}}};
    if (!freePlace(state, hex)) return Refusal{"neuland.refusal.hex-full", section::build, 1};
    return std::nullopt;
}

Checked mayScore(const State& state, Seat, Tile tile) {
    // T2, overview of a turn; the first edition scores from the first turn on (facts 10).
    if (!state.isFirstEdition() && state.inFirstRound())
        return Refusal{"neuland.refusal.not-in-first-round", section::firstRound};
    if (!isProperty(tile)) return Refusal{"neuland.refusal.no-property", section::score, 0};
    const TilePrint& print = state.printed[tile];
    const std::optional<Place> place = placeOf(state, tile);
    if (place && state.at(*place).arms > 0)
        return Refusal{"neuland.refusal.scored-already",
                       section::score,
                       0,
                       {{"tile", 0, nameOf(tile)}, {"seat", static_cast<int>(indexOf(state.at(*place).owner))}}};
    if (!state.isFirstEdition() && !place)
        return Refusal{"neuland.refusal.not-built", section::score, 0, {{"tile", 0, nameOf(tile)}}};
    if (state.isFirstEdition() && !place && !isOnTop(state, tile))
        return Refusal{"neuland.refusal.lower-first", section::score, 0, {{"tile", 0, nameOf(tile)}}};
    if (!print.recipeKnown) return notKnown("neuland.refusal.recipe-not-known", section::score, tile, Part::recipe);
    if (!print.valueKnown) return notKnown("neuland.refusal.value-not-known", section::score, tile, Part::value);
    if (!place && !print.groundKnown)
        return notKnown("neuland.refusal.ground-not-known", section::score, tile, Part::ground);
    return std::nullopt;
}

Checked scoresOn(const State& state, Tile tile, Hex hex) {
    if (const std::optional<Place> place = placeOf(state, tile)) {
        if (hexOf(*place) == hex) return std::nullopt;
        return Refusal{"neuland.refusal.stands-elsewhere",
                       section::score,
                       1,
                       {{"tile", 0, nameOf(tile)}, {"hex", 0, nameOf(hexOf(*place))}}};
    }
    return hexTakes(state, tile, hex);
}

namespace {

/// A source named twice pays once only; foraging may be done again.
bool paidBefore(const Payment& payment, std::size_t input) {
    if (payment.from[input] == Source::forage) return false;
    for (std::size_t i = 0; i < input; ++i)
        if (payment.from[i] == payment.from[input]) return true;
    return false;
}

bool hasAnything(const State& state, Seat seat, Good good, Purpose purpose) {
    return !sourcesFor(state, seat, good, purpose).empty();
}

/// Whether there is anything at all to pay each input with.
Checked lacks(const State& state, Seat seat, const Bill& bill, std::string_view page, int field) {
    for (Good good : bill.recipe)
        if (good != Good::none && !hasAnything(state, seat, good, bill.purpose))
            return Refusal{"neuland.refusal.lacks", page, field, {{"good", 0, nameOf(good)}}};
    return std::nullopt;
}

} // namespace

Checked pays(const State& state, Seat seat, const Bill& bill, const Payment& payment, int first, int sources) {
    bool frees = false;
    for (int i = 0; i < sources; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Good good = bill.recipe[at];
        const std::optional<Source>& source = payment.from[at];
        const int field = first + i;
        if (good == Good::none) {
            if (source) return Refusal{"neuland.refusal.no-such-input", section::inputs, field};
            continue;
        }
        if (!source)
            return Refusal{"neuland.refusal.input-missing", section::inputs, field, {{"good", 0, nameOf(good)}}};
        if (paidBefore(payment, at))
            return Refusal{"neuland.refusal.source-used", section::inputs, field, {{"source", 0, nameOf(*source)}}};
        if (!gives(state, seat, *source, good, bill.purpose))
            return Refusal{"neuland.refusal.not-that-good",
                           section::inputs,
                           field,
                           {{"good", 0, nameOf(good)}, {"source", 0, nameOf(*source)}}};
        frees = frees || isPlace(*source);
    }
    const int last = first + sources - 1;
    if (bill.purpose == Purpose::produce && !frees && workersInSupply(state, seat) < 1)
        return Refusal{"neuland.refusal.no-worker", section::produce, last};
    if (payment.cart && !state.player(seat).cart) return Refusal{"neuland.refusal.no-cart", section::cart, last + 1};
    if (payment.cart && farthest(bill, payment) <= 1)
        return Refusal{"neuland.refusal.cart-not-needed", section::cart, last + 1};
    const int needed = costOf(state, bill, payment).actions;
    const int left = actionsLeft(state, seat);
    if (needed > left)
        return Refusal{"neuland.refusal.actions-left", section::turn, last + 1, {{"needed", needed}, {"left", left}}};
    return std::nullopt;
}

Checked check(const State& state, Seat seat, const Produce& move) {
    if (auto refusal = mayAct(state, seat)) return refusal;
    if (actionsLeft(state, seat) < 1)
        return Refusal{"neuland.refusal.actions-left", section::turn, wholeMove, {{"needed", 1}, {"left", 0}}};
    if (auto refusal = unitIsReady(state, move.unit)) return refusal;
    const Unit& unit = state.at(move.unit);
    bool possible = false;
    for (Good product : productsOf(unit)) possible = possible || product == move.product;
    if (!possible)
        return Refusal{"neuland.refusal.other-product",
                       section::produce,
                       1,
                       {{"tile", 0, nameOf(unit.tile)}, {"good", 0, nameOf(move.product)}}};
    const Bill bill = billFor(state, move);
    if (auto refusal = lacks(state, seat, bill, section::inputs, 1)) return refusal;
    return pays(state, seat, bill, paymentOf(move), 2, inputsMost);
}

Checked check(const State& state, Seat seat, const Build& move) {
    if (auto refusal = mayAct(state, seat)) return refusal;
    if (auto refusal = tileIsThere(state, move.tile)) return refusal;
    const Bill bill = billFor(state, move);
    if (auto refusal = lacks(state, seat, bill, section::build, 0)) return refusal;
    if (auto refusal = hexTakes(state, move.tile, move.hex)) return refusal;
    return pays(state, seat, bill, paymentOf(move), 2, 1);
}

Checked check(const State& state, Seat seat, const ScoreTile& move) {
    if (auto refusal = mayAct(state, seat)) return refusal;
    if (actionsLeft(state, seat) < 1)
        return Refusal{"neuland.refusal.actions-left", section::turn, wholeMove, {{"needed", 1}, {"left", 0}}};
    if (auto refusal = mayScore(state, seat, move.tile)) return refusal;
    const Bill bill = billFor(state, move);
    if (auto refusal = lacks(state, seat, bill, section::score, 0)) return refusal;
    if (auto refusal = scoresOn(state, move.tile, move.hex)) return refusal;
    return pays(state, seat, bill, paymentOf(move), 2, inputsMost);
}

bool canDoAnything(const State& state, Seat seat) {
    const int left = actionsLeft(state, seat);
    const auto affordable = [&](const Bill& bill) {
        const auto found = cheapest(state, seat, bill);
        return found && found->second.actions <= left;
    };
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto place = static_cast<Place>(i);
        if (state.units[i].tile == Tile::none || unitIsReady(state, place)) continue;
        for (Good product : productsOf(state.units[i]))
            if (affordable({recipeFor(state, state.units[i].tile, product), hexOf(place), Purpose::produce}))
                return true;
    }
    for (int number = firstProperty; number < static_cast<int>(countOf<Tile>); ++number) {
        const auto tile = static_cast<Tile>(number);
        if (mayScore(state, seat, tile)) continue;
        for (Hex hex : valuesOf<Hex>())
            if (!scoresOn(state, tile, hex) && affordable({state.printed[tile].recipe, hex, Purpose::score}))
                return true;
    }
    return false;
}

} // namespace sideboard::neuland
