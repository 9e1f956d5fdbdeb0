#include "samples.h"
#include "sampling.h"

namespace sideboard::sampling {

Panel sarahCard() {
    const auto worker = [](const std::string& icon, int figure, Mark mark) {
        return marked(at(with(saying(thing(icon, icon, ""), "gwtnz." + icon), figure), 0, 1), mark);
    };
    return panel("card", PanelKind::cards, "gwtnz.card", "gwtnz.places", {{"deck", 5}},
                 {with(saying(thing("card14", "sheep", ""), "gwtnz.card14", "gwtnz.card14.how"), 4),
                  worker("shepherd", 4, Mark::current), worker("craftsman", 2, Mark::plain),
                  worker("sailor", 3, Mark::plain), worker("shearer", 1, Mark::plain)});
}

Panel sarahSteps() {
    const auto step = [](const std::string& key, Mark mark) {
        return playing(marked(saying(thing(key, "", ""), "gwtnz." + key, "gwtnz." + key + ".why"), mark), "step");
    };
    return panel("steps", PanelKind::steps, "gwtnz.turn", "", {{"done", 2}},
                 {step("step1", Mark::done), step("step2", Mark::done), with(step("step3", Mark::current), 3),
                  step("step4", Mark::plain)});
}

Panel gwtnzTrack() {
    std::vector<Piece> pieces;
    const int points[] = {0, 0, 1, 1, 2, 3, 4, 6, 8, 10};
    for (int space = 0; space < 10; ++space) {
        Piece piece =
            at(thing("space" + std::to_string(space), space == 3 || space == 6 ? "bonus-tile" : "", ""), space, -1);
        piece.label = points[space] > 0 ? words("points-short", {numberArg("count", points[space])}) : Words{};
        if (space == 5) piece = playing(marked(piece, Mark::open), "walk");
        pieces.push_back(piece);
    }
    pieces.push_back(forSeat(at(saying(thing("sarah", "", "seat1"), "sarah"), 4), 1));
    pieces.push_back(forSeat(at(saying(thing("you", "", "seat0"), "you"), 4), 0));
    pieces.push_back(forSeat(at(saying(thing("luc", "", "seat2"), "luc"), 7), 2));
    return panel("pathfinder", PanelKind::track, "gwtnz.pathfinder", "",
                 {{"first", 0}, {"spaces", 10}, {"shared", 1}, {"threshold", 7}}, pieces);
}

Panel gwtnzMarket() {
    std::vector<Piece> pieces;
    const int costs[] = {6, 7, 8};
    for (int column = 0; column < 3; ++column)
        pieces.push_back(
            at(with(saying(thing("cost" + std::to_string(column), "pound", ""), ""), costs[column]), column, -1));
    const struct {
        const char* icon;
        Mark mark;
    } offered[] = {{"shepherd", Mark::open}, {"craftsman", Mark::open}, {"sailor", Mark::plain},
                   {"shearer", Mark::open},  {"shepherd", Mark::plain}, {"craftsman", Mark::faded}};
    for (int i = 0; i < 6; ++i) {
        const std::string icon = offered[i].icon;
        pieces.push_back(playing(marked(at(saying(thing("worker" + std::to_string(i), icon, ""), "gwtnz.one." + icon,
                                                  offered[i].mark == Mark::faded ? "gwtnz.taken" : ""),
                                           i % 3, i / 3),
                                        offered[i].mark),
                                 "hire"));
    }
    return panel("jobs", PanelKind::market, "gwtnz.jobs", "gwtnz.jobs.note", {{"columns", 3}, {"rows", 2}}, pieces);
}

} // namespace sideboard::sampling
