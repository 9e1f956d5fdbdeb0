#include "engine/games/neuland/words.h"

/// The time line: the present, the markers, who is next, what ending here means for everybody.
namespace sideboard::neuland {

namespace {

Piece spacePiece(const State& state, int space) {
    const kit::Ring ring = ringOf(state);
    Piece piece;
    piece.key = "space" + std::to_string(space);
    piece.label = {"neuland.ring.space", {numberArg("space", space)}};
    piece.figure = space;
    piece.hasFigure = true;
    piece.column = space;
    if (state.phase != Phase::play) return piece;
    const Seat active = state.active;
    const int done = stepsOf(state, active);
    const int steps = ring.ahead(state.present, space);
    const int more = steps - done;
    if (space == state.present) piece.mark = Mark::current;
    else if (steps <= done) piece.mark = Mark::done;
    else if (more > actionsLeft(state, active)) piece.mark = Mark::faded;
    else if (isTaken(state, active, space)) piece.mark = Mark::warned;
    else piece.mark = Mark::open;
    const bool reachable = more > 0 && more <= actionsLeft(state, active);
    if (!reachable) return piece;
    // Who would play next if the turn ended there, and how many actions he could then do.
    State there = state;
    there.player(active).time = static_cast<std::uint8_t>(space);
    const int landing = ring.after(space, skipAtEnd(there, active));
    const Seat next = nextAfter(there, active);
    there.player(active).time = static_cast<std::uint8_t>(landing);
    if (state.begun + 1 >= state.seats) there.present = there.player(next).time;
    piece.detail = {landing == space ? "neuland.ring.ending" : "neuland.ring.ending-skips",
                    {numberArg("actions", more), seatArg(next, "next"), numberArg("left", actionsLeft(there, next)),
                     numberArg("landing", landing)}};
    if (state.options.timeLineOnly) {
        piece.move = Act::kind.name;
        piece.value = std::to_string(more);
    }
    return piece;
}

Piece markerPiece(const State& state, Seat seat) {
    Piece piece;
    piece.key = "marker." + seatKey(seat);
    piece.label = {"neuland.ring.marker", {seatArg(seat)}};
    piece.icon = "worker";
    piece.tone = seatKey(seat);
    piece.seat = seat;
    piece.column = state.player(seat).time;
    piece.row = 1;
    piece.figure = stepsOf(state, seat);
    piece.hasFigure = true;
    piece.tracked = seatKey(seat) + ".time";
    piece.max = ringOf(state).spaces() - 1;
    if (state.phase == Phase::play && seat == state.active) piece.mark = Mark::current;
    return piece;
}

} // namespace

Panel ringPanel(const State& state) {
    const kit::Ring ring = ringOf(state);
    Panel panel{"time", PanelKind::ring, {"neuland.ring.title", {}}, {}, noSeat, {}, {}};
    const bool playing = state.phase == Phase::play;
    const Seat active = state.active;
    panel.gauges = {{"spaces", ring.spaces()}, {"present", state.present}};
    if (playing) {
        const int done = stepsOf(state, active);
        const int skip = skipAtEnd(state, active);
        const Seat next = nextAfter(state, active);
        panel.gauges.push_back({"done", done});
        panel.gauges.push_back({"left", actionsLeft(state, active)});
        panel.gauges.push_back({"skip", done == 0 ? 0 : skip});
        panel.gauges.push_back({"active", static_cast<int>(indexOf(active))});
        panel.gauges.push_back({"next", static_cast<int>(indexOf(next))});
        panel.note = {next == active ? "neuland.ring.next-again" : "neuland.ring.next",
                      {seatArg(next), numberArg("done", done), numberArg("left", actionsLeft(state, active))}};
    }
    for (int space = 0; space < ring.spaces(); ++space) panel.pieces.push_back(spacePiece(state, space));
    Piece present;
    present.key = "present";
    present.label = {"neuland.ring.present", {}};
    present.icon = "present";
    present.column = state.present;
    present.row = 2;
    present.tracked = "present";
    present.max = ring.spaces() - 1;
    panel.pieces.push_back(std::move(present));
    for (std::size_t i = 0; i < state.seats; ++i) panel.pieces.push_back(markerPiece(state, seatAt(i)));
    if (playing && stepsOf(state, active) > 0 && skipAtEnd(state, active) > 0) {
        Piece ghost = markerPiece(state, active);
        ghost.key = "ghost";
        ghost.column = ring.after(state.player(active).time, skipAtEnd(state, active));
        ghost.label = {"neuland.ring.skip", {seatArg(active), numberArg("spaces", skipAtEnd(state, active))}};
        ghost.mark = Mark::hidden;
        ghost.tracked.clear();
        panel.pieces.push_back(std::move(ghost));
    }
    return panel;
}

} // namespace sideboard::neuland
