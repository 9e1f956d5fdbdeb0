#include "engine/games/neuland/neuland.h"

#include "engine/games/neuland/board.h"
#include "engine/games/neuland/deal.h"
#include "engine/games/neuland/play.h"
#include "engine/games/neuland/rules.h"

namespace sideboard {

using namespace neuland;

namespace {

std::vector<std::string> printedIds() {
    std::vector<std::string> ids;
    for (const auto& value : Neuland::tracked())
        if (value.use == TrackedUse::printed) ids.push_back(value.id);
    return ids;
}

} // namespace

const GameInfo& Neuland::info() {
    static const GameInfo info{
        "neuland",
        2,
        seatsMost,
        false,
        1,
        {{"edition", 0, 1, 1, {"first", "second"}},
         {"mirror", 0, 1, 0, {"full", "time-line"}},
         {"map", 0, 1, 0, {"painted", "dealt"}},
         // Which of the two compositions of the board pieces is dealt: the box tells by its single piece.
         {"single-piece", 0, 1, 0, {"forest", "meadow"}},
         // What no text gives: asked when first needed, or stand-ins that let a table play at once.
         {"values", 0, 1, 0, {"asked", "assumed"}}},
        printedIds(),
        {"yellow", "red", "lightblue", "violet"},
    };
    return info;
}

State Neuland::setUp(const Setup& setup) {
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.options.edition = setup.option("edition") == 0 ? Edition::first : Edition::second;
    state.options.timeLineOnly = setup.option("mirror") == 1;
    state.options.dealt = setup.option("map") == 1;
    state.options.assumed = setup.option("values") == 1;
    prepare(state);
    if (state.options.dealt)
        dealMap(state, setup.option("single-piece") == 0 ? Terrain::forest : Terrain::meadow, setup.seed);
    return state;
}

std::optional<Refusal> Neuland::check(const State& state, Seat seat, const Move& move) {
    return neuland::check(state, seat, move);
}

Folded<State> Neuland::apply(const State& state, Seat seat, const Move& move) {
    return neuland::apply(state, seat, move);
}

std::vector<std::string_view> Neuland::owed(const State& state, Seat seat) {
    if (state.phase == Phase::setUp) return {DrawFirst::kind.name};
    if (state.phase == Phase::over || seat != state.active) return {};
    if (!state.filling.empty()) {
        const bool drawn = state.isFirstEdition() || sumOf(state.hand) > 0 || sumOf(oresLeft(state)) == 0;
        return {drawn ? StackOres::kind.name : DrawOres::kind.name};
    }
    if (!state.options.timeLineOnly && !state.player(seat).settled) return {Settle::kind.name};
    return {};
}

std::optional<Move> Neuland::draw(const State& state, Seat, const Move& move, const Chance& chance) {
    if (std::holds_alternative<DrawFirst>(move)) {
        Draws draws = chance.draws("first", 0);
        return DrawFirst{state.turn, seatAt(draws.below(state.seats))};
    }
    if (std::holds_alternative<DrawOres>(move)) {
        const auto number = static_cast<std::uint16_t>(state.draws + 1);
        Draws draws = chance.draws("ores", number);
        return DrawOres{number, kit::drawFrom(oresLeft(state), oresPerMine, draws)};
    }
    return std::nullopt;
}

Folded<State> Neuland::seal(const State&, Seat, std::uint8_t, std::uint32_t) {
    return Misfit{"core.misfit.unreadable"};
}
Folded<State> Neuland::reveal(const State&, Seat, const Sealed&, std::uint32_t) {
    return Misfit{"core.misfit.unreadable"};
}

Score Neuland::score(const State& state, Seat seat) {
    Score score;
    score.winner = state.winner == seat;
    score.total = armsFor(state.seats) - armsLeft(state, seat);
    Per<Category, int> arms;
    Per<Category, Words> reasons;
    for (const Unit& unit : state.units) {
        if (unit.owner != seat || !isProperty(unit.tile)) continue;
        const Category category = categoryOf(unit.tile);
        arms[category] += unit.arms;
        reasons[category].id = "neuland.score.properties";
        reasons[category].args.push_back(wordArg("tile", "neuland.tile." + std::string(nameOf(unit.tile))));
    }
    for (Category category : valuesOf<Category>())
        score.lines.push_back({std::string(nameOf(category)), arms[category], reasons[category]});
    if (const int beside = state.player(seat).armsBeside; beside != 0 || state.options.timeLineOnly)
        score.lines.push_back({"beside", beside, {"neuland.score.beside", {}}});
    return score;
}

List<Seat, maxSeats> Neuland::actors(const State& state) {
    List<Seat, maxSeats> seats;
    seats.push(state.active);
    return seats;
}

std::vector<OptionValues> Neuland::optionSets() {
    return {
        {{"edition", 1}, {"map", 1}, {"values", 1}},
        {{"edition", 0}, {"map", 1}, {"values", 1}},
        {{"edition", 1}, {"map", 1}, {"single-piece", 1}, {"values", 1}},
        {{"edition", 0}, {"map", 1}, {"single-piece", 1}, {"values", 1}},
        {{"edition", 1}, {"mirror", 1}},
        {{"edition", 0}, {"mirror", 1}},
    };
}

} // namespace sideboard
