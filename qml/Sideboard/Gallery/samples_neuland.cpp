#include "samples.h"
#include "sampling.h"

namespace sideboard::sampling {

Panel neulandRing() {
    return panel("time", PanelKind::ring, "neuland.done", "neuland.next",
                 {{"spaces", 11}, {"present", 4}, {"active", 9}, {"figure", 5}, {"next", 0}},
                 {forSeat(at(marked(saying(thing("yellow", "", "seat2"), "yellow"), Mark::current), 9), 2),
                  forSeat(at(saying(thing("red", "", "seat0"), "red"), 5), 0),
                  playing(at(saying(thing("space10", "", ""), "", "neuland.one-more"), 10, -1), "spend")});
}

Panel neulandMap() {
    const struct {
        const char* tone;
        const char* icon;
    } grounds[] = {{"forest", "forest"}, {"meadow", "meadow"}, {"mountain", "mountain"},
                   {"river", "marsh"},   {"land", ""},         {"sea", ""}};
    const int plan[6][6] = {{5, 0, 0, 1, 2, 2}, {0, 0, 1, 4, 1, 2}, {0, 1, 4, 3, 1, 2},
                            {1, 4, 3, 3, 4, 1}, {2, 1, 4, 0, 0, 1}, {2, 2, 1, 0, 0, 5}};
    std::vector<Piece> pieces;
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 6; ++column) {
            const int kind = plan[row][column];
            Piece piece = at(saying(thing("hex" + std::to_string(column) + "." + std::to_string(row),
                                          grounds[kind].icon, grounds[kind].tone),
                                    std::string("ground.") + grounds[kind].tone),
                             column, row);
            if ((row == 3 || row == 4) && kind == 0) piece = playing(marked(piece, Mark::open), "build");
            pieces.push_back(piece);
        }
    const auto put = [&](const std::string& icon, const std::string& tone, int seat, int column, int row) {
        Piece piece =
            at(saying(thing(icon + std::to_string(column) + std::to_string(row), icon, tone), "neuland." + icon),
               column, row);
        pieces.push_back(seat < 0 ? piece : forSeat(piece, seat));
    };
    put("lumberjack-hut", "building", -1, 1, 1);
    put("worker", "seat2", 2, 1, 1);
    put("weaving-mill", "building", -1, 4, 2);
    put("worker", "seat0", 0, 4, 2);
    put("mine", "building", -1, 5, 1);
    put("paper-mill", "building", -1, 2, 3);
    put("worker", "seat2", 2, 2, 3);
    return panel("map", PanelKind::hexMap, "neuland.map", "neuland.map.note", {{"columns", 6}, {"rows", 6}}, pieces);
}

} // namespace sideboard::sampling
