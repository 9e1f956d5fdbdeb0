#include "engine/games/gwtnz/board.h"
#include "engine/games/gwtnz/view.h"

/// What to put where before the first turn, in the order of the rulebook's steps (p. 3 to 5, booklet p. 1).
namespace sideboard::gwtnz {

namespace {

class Steps {
public:
    Steps() : m_panel{"set-up", PanelKind::steps, {"gwtnz.set-up.title", {}}, {}, noSeat, {}, {}} {}

    void add(const std::string& key, std::vector<WordArg> args) {
        Piece piece;
        piece.key = key;
        piece.label = {"gwtnz.set-up." + key, std::move(args)};
        piece.figure = static_cast<int>(m_panel.pieces.size()) + 1;
        piece.hasFigure = true;
        piece.row = static_cast<int>(m_panel.pieces.size());
        piece.mark = Mark::open;
        m_panel.pieces.push_back(std::move(piece));
    }
    [[nodiscard]] Panel take() { return std::move(m_panel); }

private:
    Panel m_panel;
};

template <NamedEnum E>
WordArg named(std::string name, std::string_view group, E value) {
    return wordArg(std::move(name), "gwtnz." + std::string(group) + "." + std::string(nameOf(value)));
}

} // namespace

Panel setUpPanel(const State& state) {
    Steps steps;
    std::vector<WordArg> masters;
    for (std::size_t i = 0; i < state.masters.size(); ++i)
        masters.push_back(named("harbour" + std::to_string(i + 1), "master", state.masters[i]));
    steps.add("masters", std::move(masters));
    std::vector<WordArg> neutrals;
    for (Neutral letter : valuesOf<Neutral>())
        neutrals.push_back(
            named(std::string(nameOf(letter)), "neutral", state.neutrals[static_cast<std::size_t>(letter)]));
    steps.add("neutrals", std::move(neutrals));
    steps.add("jobs", {numberArg("tiles", startTilesA(state.seats))});
    steps.add("bonus-tiles", {numberArg("tiles", startTilesB(state.seats))});
    steps.add("foresight", {});
    steps.add("sheep", {numberArg("cards", sheepInMarket(state.seats))});
    steps.add("objectives", {numberArg("cards", objectiveDisplay)});
    std::vector<WordArg> sets{numberArg("cards", bonusPile(state.seats))};
    for (Header header : valuesOf<Header>())
        sets.push_back(numberArg(std::string(nameOf(header)), state.piles[header].set));
    steps.add("bonus-cards", std::move(sets));
    steps.add("step-tiles",
              {numberArg("space", stepTileSpace(state.seats)), numberArg("tiles", state.solo() ? 1 : state.seats)});
    std::vector<WordArg> sides;
    for (int building = 1; building <= buildingsOfEach; ++building)
        sides.push_back(textArg("side" + std::to_string(building),
                                state.options.sideB[static_cast<std::size_t>(building - 1)] ? "b" : "a"));
    steps.add("sides", std::move(sides));
    for (int place = 0; place < (state.solo() ? 1 : int{state.seats}); ++place)
        steps.add("player" + std::to_string(place + 1),
                  {numberArg("pounds", startPounds(place)), numberArg("cards", startHand + place)});
    if (!state.solo()) return steps.take();
    steps.add("sarah",
              {named("level", "level", state.sarah.level), named("worker", "worker", state.sarah.specialization),
               numberArg("discs", state.player(sarahSeat).discs),
               numberArg("first-delivery", state.box[fact::post(state.sarah.firstPost, fact::OfPost::value)])});
    return steps.take();
}

} // namespace sideboard::gwtnz
