#include "samples.h"
#include "sampling.h"

namespace sideboard::sampling {
namespace {

Piece bead(const std::string& key, const std::string& tone, const std::string& icon, int column, int row) {
    return at(saying(thing(key, icon, tone), "bead." + tone), column, row);
}

} // namespace

Panel derreinBowl() {
    return panel("bowl", PanelKind::bowl, "derrein.thrown", "derrein.thrown.farms",
                 {{"holes", 3}, {"throw", 3}, {"red", 27}},
                 {bead("yellow1", "yellow", "wheat", 0, 0), bead("yellow2", "yellow", "wheat", 1, 0),
                  bead("blue1", "blue", "stone", 2, 0), bead("purple1", "purple", "lavender", 0, 1),
                  bead("green1", "green", "cow", 1, 1), bead("purple2", "purple", "lavender", 2, 1),
                  bead("red1", "red", "curse", 3, 1), bead("brown1", "brown", "wood", 4, 1),
                  bead("blue2", "blue", "stone", 5, 1), bead("green2", "green", "cow", 6, 1),
                  bead("brown2", "brown", "wood", 7, 1)});
}

Panel derreinGains() {
    return panel("gains", PanelKind::counters, "derrein.gains", "", {},
                 {with(saying(thing("wheat", "wheat", "wheat"), "wheat", "derrein.gain.wheat"), 6),
                  with(saying(thing("stone", "stone", "blue"), "stone", "derrein.gain.stone"), 2)});
}

Panel derreinGoods() {
    return panel("goods", PanelKind::counters, "derrein.goods", "", {{"columns", 5}, {"compact", 1}},
                 {good("flour", 2), good("plank", 1), good("slate", 0), good("leather", 3), good("medicine", 1)});
}

Panel derreinMap() {
    const struct {
        const char* tone;
        const char* icon;
    } grounds[] = {{"field-wheat", "wheat"}, {"forest", "forest"},           {"river", "river"},
                   {"meadow", "cow"},        {"field-lavender", "lavender"}, {"land", ""}};
    std::vector<Piece> pieces;
    const int plan[5][6] = {
        {1, 1, 3, 0, 0, 5}, {1, 5, 3, 2, 0, 4}, {5, 3, 2, 2, 5, 4}, {0, 0, 2, 5, 1, 4}, {0, 5, 4, 4, 1, 1}};
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 6; ++column) {
            const int kind = plan[row][column];
            const std::string key = "hex" + std::to_string(column) + "." + std::to_string(row);
            Piece piece = at(
                saying(thing(key, grounds[kind].icon, grounds[kind].tone), std::string("ground.") + grounds[kind].tone),
                column, row);
            if (kind == 5 && (column == 1 || column == 3)) piece = playing(marked(piece, Mark::open), "build");
            pieces.push_back(piece);
        }
    pieces.push_back(forSeat(at(saying(thing("farm1", "farm", "seat0"), "marie"), 3, 0), 0));
    pieces.push_back(forSeat(at(saying(thing("farm2", "farm", "seat0"), "marie"), 4, 1), 0));
    pieces.push_back(forSeat(at(saying(thing("farm3", "farm", "seat1"), "paul"), 3, 1), 1));
    pieces.push_back(forSeat(at(saying(thing("farm4", "farm", "seat1"), "paul"), 0, 3), 1));
    pieces.push_back(at(saying(thing("duchy1", "duchy-large", "duchy"), "derrein.duchy"), 2, 2));
    return panel("plates", PanelKind::hexMap, "derrein.plates", "derrein.plates.note", {{"columns", 6}, {"rows", 5}},
                 pieces);
}

} // namespace sideboard::sampling
