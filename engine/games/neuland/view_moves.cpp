#include <algorithm>

#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/rules.h"
#include "engine/games/neuland/words.h"

/// What the player on turn can do now, with what it costs, and what he could still reach.
namespace sideboard::neuland {

namespace {

struct Offered {
    Piece piece;
    int actions = 0;
    bool open = false;
};

Offered offer(const State& state, std::string key, const Move& move, std::string value, std::string icon) {
    Offered offered;
    Piece& piece = offered.piece;
    piece.key = std::move(key);
    piece.label = wordsFor(state, move);
    piece.icon = std::move(icon);
    piece.move = std::string(kindOf(move).name);
    piece.value = std::move(value);
    return offered;
}

/// Fills in the cheapest payment, or why there is none.
void price(Offered& offered, const State& state, Seat seat, const Bill& bill) {
    const auto best = cheapest(state, seat, bill);
    const int left = actionsLeft(state, seat);
    if (!best) {
        Good missing = Good::none;
        for (Good good : bill.recipe)
            if (good != Good::none && missing == Good::none && sourcesFor(state, seat, good, bill.purpose).empty())
                missing = good;
        offered.piece.detail = missing == Good::none ? Words{"neuland.refusal.no-worker", {}}
                                                     : Words{"neuland.refusal.lacks", {goodArg(missing)}};
    } else if (best->second.actions > left)
        offered.piece.detail = {"neuland.refusal.actions-left",
                                {numberArg("needed", best->second.actions), numberArg("left", left)}};
    else {
        offered.piece.detail = costWords(state, bill, best->first);
        offered.actions = best->second.actions;
        offered.open = true;
    }
    offered.piece.figure = best ? best->second.actions : 0;
    offered.piece.hasFigure = best.has_value();
    offered.piece.mark = offered.open ? Mark::open : Mark::faded;
}

void addProducts(std::vector<Offered>& all, const State& state, Seat seat) {
    for (Place place : valuesOf<Place>()) {
        const Unit& unit = state.at(place);
        if (!isUnit(unit.tile) || unitIsReady(state, place)) continue;
        for (Good product : productsOf(unit)) {
            Produce move;
            move.unit = place;
            move.product = product;
            Offered offered = offer(state, "produce." + std::string(nameOf(place)) + "." + std::string(nameOf(product)),
                                    move, std::string(nameOf(place)), std::string(nameOf(product)));
            price(offered, state, seat, billFor(state, move));
            all.push_back(std::move(offered));
        }
    }
}

/// Every kind of building once, on the hex where it comes cheapest.
void addBuildings(std::vector<Offered>& all, const State& state, Seat seat) {
    for (Tile tile : valuesOf<Tile>()) {
        if (tile == Tile::none || (isProperty(tile) && state.isFirstEdition()) || tileIsThere(state, tile)) continue;
        std::optional<Offered> best;
        for (Hex hex : valuesOf<Hex>()) {
            if (hexTakes(state, tile, hex)) continue;
            Build move;
            move.tile = tile;
            move.hex = hex;
            Offered offered = offer(state, "build." + std::string(nameOf(tile)), move, std::string(nameOf(tile)),
                                    std::string(nameOf(tile)));
            price(offered, state, seat, billFor(state, move));
            if (!best || (offered.open && (!best->open || offered.actions < best->actions))) best = std::move(offered);
        }
        if (best) all.push_back(std::move(*best));
    }
}

void addScores(std::vector<Offered>& all, const State& state, Seat seat) {
    for (Tile tile : valuesOf<Tile>()) {
        if (!isProperty(tile) || (!placeOf(state, tile) && (!state.isFirstEdition() || !isOnTop(state, tile))))
            continue;
        ScoreTile move;
        move.tile = tile;
        Offered best = offer(state, "score." + std::string(nameOf(tile)), move, std::string(nameOf(tile)),
                             std::string(nameOf(tile)));
        best.piece.mark = Mark::faded;
        if (const auto refusal = mayScore(state, seat, tile)) best.piece.detail = wordsFor(*refusal);
        else
            for (Hex hex : valuesOf<Hex>()) {
                if (scoresOn(state, tile, hex)) continue;
                move.hex = hex;
                Offered offered = best;
                price(offered, state, seat, billFor(state, move));
                if (best.piece.detail.id.empty() || (offered.open && (!best.open || offered.actions < best.actions)))
                    best = std::move(offered);
            }
        all.push_back(std::move(best));
    }
}

} // namespace

Panel movesPanel(const State& state, Seat seat) {
    Panel panel{"moves", PanelKind::steps, {"neuland.moves.title", {}}, {}, seat, {}, {}};
    if (mayAct(state, seat)) return panel;
    std::vector<Offered> all;
    addScores(all, state, seat);
    addProducts(all, state, seat);
    addBuildings(all, state, seat);
    std::stable_sort(all.begin(), all.end(), [](const Offered& a, const Offered& b) { return a.open > b.open; });
    for (Offered& offered : all) panel.pieces.push_back(std::move(offered.piece));
    Piece end;
    end.key = "end-turn";
    end.label = {"neuland.moves.end-turn", {}};
    end.move = EndTurn::kind.name;
    end.value = std::to_string(state.turn);
    const auto refusal = check(state, seat, EndTurn{state.turn});
    end.mark = refusal ? Mark::faded : Mark::plain;
    end.detail = refusal ? wordsFor(*refusal)
                         : Words{"neuland.moves.ends",
                                 {seatArg(nextAfter(state, seat), "next"), numberArg("skip", skipAtEnd(state, seat))}};
    panel.pieces.push_back(std::move(end));
    return panel;
}

Panel planPanel(const State& state, Seat seat) {
    Panel panel{
        "plans", PanelKind::steps, {"neuland.plans.title", {numberArg("left", actionsLeft(state, seat))}}, {}, seat, {},
        {}};
    int number = 0;
    for (const Plan& plan : plansFor(state, seat)) {
        const std::string_view name = plan.goal == Goal::product ? nameOf(plan.product) : nameOf(plan.tile);
        constexpr std::array<std::string_view, 3> goals{"product", "building", "property"};
        const std::string goal(goals[static_cast<std::size_t>(plan.goal)]);
        Piece head;
        head.key = goal + "." + std::string(name);
        head.label = {"neuland.plans." + goal,
                      {plan.goal == Goal::product ? goodArg(plan.product) : tileArg(plan.tile)}};
        if (plan.steps.empty()) head.detail = {"neuland.plans.at-hand", {}};
        else
            head.detail = {
                "neuland.plans.steps",
                {numberArg("actions", plan.actions), numberArg("steps", static_cast<int>(plan.steps.size()))}};
        head.icon = std::string(name);
        head.figure = plan.actions;
        head.hasFigure = true;
        head.row = number;
        panel.pieces.push_back(head);
        int column = 0;
        State shown = state;
        for (const Move& step : plan.steps) {
            Piece piece;
            piece.key = head.key + "." + std::to_string(++column);
            piece.label = wordsFor(shown, step);
            piece.row = number;
            piece.column = column;
            std::visit(
                [&](const auto& move) {
                    using M = std::remove_cvref_t<decltype(move)>;
                    if constexpr (std::is_same_v<M, Produce> || std::is_same_v<M, Build> ||
                                  std::is_same_v<M, ScoreTile>)
                        piece.detail = costWords(shown, billFor(shown, move), paymentOf(move));
                },
                step);
            panel.pieces.push_back(std::move(piece));
            if (auto next = Neuland::apply(shown, seat, step)) shown = *next;
            shown.filling.clear();
        }
        ++number;
    }
    return panel;
}

} // namespace sideboard::neuland
