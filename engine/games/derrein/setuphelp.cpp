#include "engine/games/derrein/setuphelp.h"

#include "engine/games/derrein/land.h"

namespace sideboard::derrein {

Panel setUpSteps(const State& state) {
    Panel panel{"set-up", PanelKind::steps, {"derrein.set-up.title", {}}, {}, noSeat, {}, {}};
    const auto step = [&](std::string key, Words label, bool done, std::string move = {}) {
        Piece piece;
        piece.key = key;
        piece.label = std::move(label);
        piece.detail = {"derrein.set-up." + key + ".detail", {}};
        piece.mark = done ? Mark::done : Mark::plain;
        piece.move = std::move(move);
        panel.pieces.push_back(std::move(piece));
    };
    const int plateCount = state.seats == 4 ? 6 : 4;
    int painted = 0;
    for (const Square& square : state.map) painted += square.landscape != Landscape::none ? 1 : 0;
    step("plates", {"derrein.set-up.plates", {numberArg("count", plateCount)}}, state.options.counts || painted > 0,
         state.options.counts || state.options.dealt ? "" : "lay-plate");
    step("bowl", {"derrein.set-up.bowl", {numberArg("beads", sumOf(state.bowl))}}, true);
    step("cards", {"derrein.set-up.cards", {}}, true);
    step("flour", {"derrein.set-up.flour", {numberArg("count", startFlour)}}, true);
    bool missions = true;
    bool starts = true;
    for (std::size_t i = 0; i < state.seats; ++i) {
        missions = missions && (state.players[i].missionSeal > 0 || state.players[i].missionShown);
        starts = starts && state.players[i].startNumber > 0;
    }
    step("missions", {"derrein.set-up.missions", {}}, missions);
    step("start-cards", {"derrein.set-up.start-cards", {}}, starts, "take-start-card");
    step("begin", {"derrein.set-up.begin", {}}, false, "begin");
    return panel;
}

} // namespace sideboard::derrein
