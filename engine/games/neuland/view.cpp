#include "engine/games/neuland/neuland.h"
#include "engine/games/neuland/rules.h"
#include "engine/games/neuland/words.h"

namespace sideboard {

using namespace neuland;

namespace {

Words headline(const State& state) {
    switch (state.phase) {
    case Phase::setUp: return {"neuland.headline.set-up", {}};
    case Phase::over: return {"neuland.headline.over", {seatArg(state.winner, "winner")}};
    case Phase::play: break;
    }
    const std::string edition = word("edition", nameOf(state.options.edition));
    return {state.inFirstRound() ? "neuland.headline.first-round" : "neuland.headline.turn",
            {wordArg("edition", edition), seatArg(state.active), numberArg("turn", state.turn)}};
}

} // namespace

View Neuland::view(const State& state, Seat viewer, const Secrets&) {
    View view;
    view.headline = headline(state);
    if (state.phase == Phase::play) view.turn.push_back(state.active);
    if (state.phase == Phase::play && !owed(state, state.active).empty()) view.waitingFor.push_back(state.active);
    if (state.phase == Phase::setUp) view.panels.push_back(setUpPanel(state));
    view.panels.push_back(ringPanel(state));
    if (!state.options.timeLineOnly) {
        view.panels.push_back(mapPanel(state));
        view.panels.push_back(lossPanel(state));
        if (state.phase == Phase::play) view.panels.push_back(movesPanel(state, state.active));
        // Only whose turn it is asks what else there is to make.
        if (state.phase == Phase::play && viewer == state.active) view.panels.push_back(planPanel(state, viewer));
        view.panels.push_back(
            reservePanel(state, viewer == noSeat || indexOf(viewer) >= state.seats ? state.active : viewer));
        view.panels.push_back(propertiesPanel(state, viewer));
        view.panels.push_back(orePanel(state));
    }
    for (std::size_t i = 0; i < state.seats; ++i) view.panels.push_back(seatPanel(state, seatAt(i)));
    return view;
}

} // namespace sideboard
