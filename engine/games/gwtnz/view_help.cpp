#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/helpers.h"
#include "engine/games/gwtnz/view.h"

namespace sideboard::gwtnz {

namespace {

constexpr std::size_t waysShown = 5;

template <NamedEnum E>
WordArg named(std::string name, std::string_view group, E value) {
    return wordArg(std::move(name), "gwtnz." + std::string(group) + "." + std::string(nameOf(value)));
}

Panel panelFor(const State& state, std::string_view what) {
    return {"help", PanelKind::steps, {"gwtnz.help." + std::string(what), {}}, {}, state.active, {}, {}};
}

/// The cards of a mix by name and number: what is shown or bought.
template <NamedEnum E>
std::vector<WordArg> amounts(std::string_view group, const Per<E, std::int8_t>& cards) {
    std::vector<WordArg> args;
    int number = 0;
    for (E each : valuesOf<E>()) {
        if (cards[each] == 0) continue;
        ++number;
        args.push_back(named("card" + std::to_string(number), group, each));
        args.push_back(numberArg("count" + std::to_string(number), cards[each]));
    }
    args.push_back(numberArg("kinds", number));
    return args;
}

Piece pieceFor(std::string key, std::string_view label, std::vector<WordArg> args, int figure, std::string move) {
    Piece piece;
    piece.key = std::move(key);
    piece.label = {"gwtnz.help." + std::string(label), std::move(args)};
    piece.figure = figure;
    piece.hasFigure = true;
    piece.move = std::move(move);
    return piece;
}

Panel waysToBuy(const State& state, const Offer& offer) {
    Panel panel = panelFor(state, "buy-sheep");
    const auto ways = purchases(state, offer.amount, state.player(state.active).pounds);
    for (std::size_t i = 0; i < ways.size() && i < waysShown; ++i) {
        auto args = amounts("breed", ways[i].sheep);
        args.push_back(numberArg("pounds", ways[i].pounds));
        args.push_back(numberArg("shepherds", ways[i].shepherds));
        args.push_back(numberArg("tokens", ways[i].tokens));
        panel.pieces.push_back(
            pieceFor("way" + std::to_string(i), "purchase", std::move(args), ways[i].points, "buy-sheep"));
        panel.pieces.back().row = static_cast<int>(i);
        panel.pieces.back().value = nameOf(ways[i].options[0]);
    }
    panel.gauges.push_back({"ways", static_cast<int>(ways.size())});
    return panel;
}

void addPost(std::vector<WordArg>& args, std::optional<Post> post, std::optional<Disc> disc) {
    if (post) args.push_back(named("post", "post", *post));
    if (disc) args.push_back(named("disc", "disc", *disc));
}

} // namespace

std::optional<Panel> helpPanel(const State& state) {
    if (state.solo() && state.active == sarahSeat) return std::nullopt;
    if (state.phase == Phase::income) {
        const auto best = bestWellington(state, state.active);
        if (!best) return std::nullopt;
        Panel panel = panelFor(state, "wellington");
        auto args = amounts("card", best->cards);
        args.push_back(numberArg("certificates", best->certificates));
        addPost(args, best->post, best->disc);
        panel.pieces.push_back(pieceFor("delivery", "delivery", std::move(args), best->income, "income"));
        return panel;
    }
    if (state.phase != Phase::act || owesAnything(state)) return std::nullopt;
    if (const Offer* offer = findOffer(state, Deed::buySheep)) return waysToBuy(state, *offer);
    if (!findOffer(state, Deed::shear)) return std::nullopt;
    const auto best = bestWoolSale(state, state.active);
    if (!best) return std::nullopt;
    Panel panel = panelFor(state, "shear");
    auto args = amounts("card", best->cards);
    addPost(args, best->post, best->disc);
    panel.pieces.push_back(pieceFor("shearing", "shearing", std::move(args), best->income, "shear"));
    return panel;
}

} // namespace sideboard::gwtnz
