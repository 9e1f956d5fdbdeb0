#include "engine/games/gwtnz/sarah/view.h"

#include <algorithm>
#include <bit>

#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/sarah/decide.h"
#include "engine/games/gwtnz/setup.h"

namespace sideboard::gwtnz {

namespace {

template <NamedEnum E>
std::string word(std::string_view group, E value) {
    return "gwtnz." + std::string(group) + "." + std::string(nameOf(value));
}

const Player& sarahs(const State& state) { return state.player(sarahSeat); }

/// How many decisions are left open, and the words for the first of them.
struct Said {
    std::vector<WordArg> args;
    std::size_t options = 1;
};

Said saidSheep(const Decided<SheepTake, 24>& sheep) {
    Said said{{}, sheep.options.size()};
    if (sheep.options.empty()) return said;
    int number = 0;
    for (const auto& breed : sheep.options[0].breeds)
        if (breed) said.args.push_back(wordArg("breed" + std::to_string(++number), word("breed", *breed)));
    said.args.push_back(numberArg("cards", number));
    return said;
}

Said saidBuilding(const State& state, const Decided<Construction, 48>& decided) {
    Said said{{}, decided.options.size()};
    if (decided.options.empty()) return said;
    const Construction& first = decided.options[0];
    said.args = {numberArg("building", first.building), numberArg("replaces", first.replaces),
                 numberArg("craftsmen", craftsmenFor(state, first.building)),
                 numberArg("points", pointsOfBuilding(state, first.building))};
    return said;
}

/// What is decided for the step that stands first.
Said decidedFor(const State& state, const StepWith& step) {
    switch (step.step) {
    case Step::move: return {{numberArg("places", placesToMove(state, state.sarah.card).options[0])}};
    case Step::extraMove: return {{numberArg("places", state.box[fact::sarahExtra(state.sarah.card)])}};
    case Step::hire: {
        const auto order = state.box.as<HireOrder>(fact::sarahOrder(step.amount == 1 ? 1 : 2));
        const auto jobs = jobsToTake(state, order);
        Said said{{wordArg("order", word("order", order)),
                   wordArg("specialization", word("worker", state.sarah.specialization))},
                  jobs.options.size()};
        if (!jobs.options.empty() && state.mirrors(Board::jobs))
            said.args.push_back(wordArg("worker", word("worker", jobs.options[0].worker)));
        return said;
    }
    case Step::bonusCard: return {{wordArg("header", word("header", static_cast<Header>(step.amount)))}};
    case Step::sailors: {
        const int sailors = std::clamp<int>(sarahs(state).workers[Worker::sailor], 2, 5);
        return {{wordArg("header", word("header", state.box.as<Header>(fact::sarahSailors(sailors)))),
                 numberArg("sailors", sailors)}};
    }
    case Step::harbour: {
        const auto harbours = harbourToImprove(state);
        Said said{{}, harbours.options.size()};
        if (!harbours.options.empty()) said.args.push_back(numberArg("harbour", harbours.options[0] + 1));
        return said;
    }
    case Step::wool: return {{wordArg("post", word("post", static_cast<Post>(step.amount)))}};
    case Step::addSheep: return {{numberArg("cards", step.amount)}};
    case Step::buySheep: {
        Said said = saidSheep(sheepToBuy(state, step.amount));
        said.args.push_back(numberArg("shepherds", step.amount));
        return said;
    }
    case Step::oneSheep: return saidSheep(oneOfTwo(state));
    case Step::dorset: return saidSheep(oneDorset(state));
    case Step::shearers: return saidSheep(fleeceToTake(state, step.amount));
    case Step::build: return saidBuilding(state, constructions(state));
    case Step::buildExactly: return saidBuilding(state, exactConstructions(state, step.amount));
    case Step::bonusTile: {
        const auto tiles = bonusTileToTake(state);
        Said said{{}, tiles.options.size()};
        if (!tiles.options.empty()) {
            const Spot spot = tiles.options[0];
            said.args = {wordArg("tile", word("tile", static_cast<TileB>(state.bonus[spot.row][spot.column]))),
                         numberArg("row", spot.row + 1), numberArg("column", spot.column + 1)};
        }
        return said;
    }
    case Step::pathfinder: return {{numberArg("steps", state.box[fact::sarahSteps(state.sarah.card)])}};
    case Step::objective:
        return {state.display.empty() ? std::vector<WordArg>{}
                                      : std::vector<WordArg>{numberArg("points", state.display[0].points)}};
    case Step::hazard: {
        const auto tiles = hazardToTake(state);
        Said said{{}, tiles.options.size()};
        if (!tiles.options.empty())
            said.args = {wordArg("tile", word("tile", tiles.options[0])),
                         numberArg("points", pointsOf(tiles.options[0]))};
        return said;
    }
    case Step::deliver:
        return {{numberArg("value", state.box[fact::post(postToDeliver(state).options[0], fact::OfPost::value)])}};
    case Step::foresightA:
    case Step::foresightB: return {};
    }
    return {};
}

/// Whether the board that decides this step is mirrored; if not, the step is worded as an instruction.
bool isMirrored(const State& state, Step step) {
    switch (step) {
    case Step::hire: return state.mirrors(Board::jobs);
    case Step::harbour: return state.mirrors(Board::harbours);
    case Step::buySheep:
    case Step::oneSheep:
    case Step::dorset:
    case Step::shearers: return state.mirrors(Board::sheep);
    case Step::bonusTile: return state.mirrors(Board::bonusTiles);
    case Step::objective: return state.mirrors(Board::objectives);
    case Step::hazard: return state.mirrors(Board::hazards);
    case Step::foresightA:
    case Step::foresightB: return state.mirrors(Board::foresight);
    default: return true;
    }
}

Piece stepPiece(const State& state, const StepWith& step, int number, Mark mark) {
    Piece piece;
    const std::string name(nameOf(step.step));
    piece.key = "step" + std::to_string(number);
    piece.figure = number;
    piece.hasFigure = true;
    piece.mark = mark;
    piece.icon = "step-" + name;
    piece.row = number - 1;
    piece.label = {"gwtnz.step." + name, {numberArg("amount", step.amount)}};
    piece.detail = {"gwtnz.why." + name, {}};
    if (mark == Mark::done) {
        if (step.skipped) piece.detail = {"gwtnz.why.skipped", {}};
        return piece;
    }
    // What stands further down is decided when it comes up: the boards may have changed by then.
    if (mark != Mark::current && step.step != Step::pathfinder && step.step != Step::extraMove) return piece;
    Said said = decidedFor(state, step);
    const bool mirrored = isMirrored(state, step.step);
    if (!mirrored) piece.label.id = "gwtnz.instruct." + name;
    else if (said.options == 0)
        piece.label.id = step.step == Step::buySheep ? "gwtnz.step.buy-sheep.none" : "gwtnz.step." + name + ".none";
    else if (said.options > 1) piece.detail.id = "gwtnz.why.tie";
    for (WordArg& arg : said.args) piece.label.args.push_back(arg);
    piece.detail.args = piece.label.args;
    if (mark == Mark::current)
        piece.move = mirrored && said.options == 0 && step.step != Step::buySheep && step.step != Step::shearers
                         ? "sarah-skip"
                         : std::string(sarahsNextKind(state));
    return piece;
}

} // namespace

Panel sarahCardPanel(const State& state) {
    Panel panel{"sarah-card", PanelKind::cards, {"gwtnz.sarah.card", {}}, {}, sarahSeat, {}, {}};
    panel.gauges = {{"deck", std::popcount(state.sarah.deck)},
                    {"discard", std::popcount(state.sarah.discard)},
                    {"turn", state.sarah.turn}};
    Piece card;
    card.key = "card";
    card.hasFigure = true;
    if (state.sarah.card == 0) {
        card.label = {"gwtnz.sarah.draw", {numberArg("turn", state.sarah.turn + 1)}};
        card.mark = Mark::hidden;
        card.figure = std::popcount(state.sarah.deck != 0 ? state.sarah.deck : state.sarah.discard);
        card.move = "sarah-card";
    } else {
        const int number = state.sarah.card;
        const bool special = takesSpecialHalf(state, number);
        card.label = {"gwtnz.sarah-card." + std::to_string(number), {numberArg("card", number)}};
        const std::string half = !sarahCard(number).variable ? "gwtnz.sarah.fixed"
                                 : special                   ? "gwtnz.sarah.left-half"
                                                             : "gwtnz.sarah.right-half";
        card.detail = {half, {wordArg("worker", word("worker", state.sarah.specialization))}};
        const auto places = placesToMove(state, number);
        card.figure = places.ask == noAsk || state.box.assumed ? places.options[0] : 0;
        card.hasFigure = places.ask == noAsk;
        panel.gauges.push_back({"card", number});
        if (places.ask != noAsk)
            panel.note = {"gwtnz.sarah.look-at-the-card",
                          {textArg("value", printedInfos()[static_cast<std::size_t>(places.ask)].id)}};
    }
    panel.pieces.push_back(std::move(card));
    return panel;
}

Panel sarahStepsPanel(const State& state) {
    Panel panel{"sarah-steps",
                PanelKind::steps,
                {"gwtnz.sarah.turn", {numberArg("turn", state.sarah.turn)}},
                {},
                sarahSeat,
                {},
                {}};
    int number = 0;
    for (const StepWith& step : state.sarah.done) panel.pieces.push_back(stepPiece(state, step, ++number, Mark::done));
    bool first = true;
    for (const StepWith& step : state.sarah.steps) {
        panel.pieces.push_back(stepPiece(state, step, ++number, first ? Mark::current : Mark::plain));
        first = false;
    }
    return panel;
}

Panel sarahBoardPanel(const State& state) {
    Panel panel{"sarah-board",
                PanelKind::counters,
                {"gwtnz.sarah.board", {}},
                {"gwtnz.sarah.specialized", {wordArg("worker", word("worker", state.sarah.specialization))}},
                sarahSeat,
                {},
                {}};
    const Player& player = sarahs(state);
    const auto add = [&](std::string key, Words label, int figure, int max, std::string tracked) {
        Piece piece;
        piece.key = std::move(key);
        piece.label = std::move(label);
        piece.icon = piece.key;
        piece.figure = figure;
        piece.hasFigure = true;
        piece.max = max;
        piece.seat = sarahSeat;
        piece.tracked = std::move(tracked);
        panel.pieces.push_back(std::move(piece));
    };
    for (Worker worker : valuesOf<Worker>()) {
        add(std::string(nameOf(worker)), {word("worker", worker), {}}, player.workers[worker], workerColumns,
            "seat1.workers." + std::string(nameOf(worker)));
        if (worker == state.sarah.specialization) panel.pieces.back().mark = Mark::chosen;
    }
    add("discs", {"gwtnz.discs", {}}, player.discs, discsOfEach, "seat1.discs");
    add("pathfinder", {"gwtnz.pathfinder", {}}, player.pathfinder, pathfinderMost, "seat1.pathfinder");
    add("buildings", {"gwtnz.buildings", {}}, buildingsPlaced(player), buildingsOfEach, {});
    add("objectives", {"gwtnz.objectives", {}}, static_cast<int>(player.objectives.size()), 0, "seat1.objectives");
    add("hazards", {"gwtnz.hazards", {}}, hazardsHeld(player), 0, {});
    add("next-delivery", {"gwtnz.sarah.next-delivery", {}},
        state.box[fact::post(postToDeliver(state).options[0], fact::OfPost::value)], 0, {});
    for (Card card : valuesOf<Card>())
        if (player.herd[card] > 0)
            add("pile." + std::string(nameOf(card)), {word("card", card), {}}, player.herd[card], 0,
                "seat1.herd." + std::string(nameOf(card)));
    return panel;
}

} // namespace sideboard::gwtnz
