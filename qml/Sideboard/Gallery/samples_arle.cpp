#include "samples.h"
#include "sampling.h"

namespace sideboard::sampling {
namespace {

Piece cell(const std::string& label, const std::string& tone, const std::string& icon, int column, int row,
           const std::string& detail = {}) {
    return at(saying(thing("cell" + std::to_string(column) + std::to_string(row), icon, tone), label, detail), column,
              row);
}

Piece edge(int column, int row) {
    return at(saying(thing("edge." + std::to_string(column) + "." + std::to_string(row), "dike", "dike"), "arle.dike"),
              column, row);
}

Piece marker(const std::string& key, const std::string& good, int space, int row) {
    Piece piece = at(with(saying(thing(key, good, good == "food" ? "water" : good), good), space), space, row);
    piece.tracked = "seat0." + key;
    return piece;
}

} // namespace

Panel arleVillage() {
    return panel("village", PanelKind::grid, "arle.village", "arle.village.note", {{"columns", 3}, {"rows", 6}},
                 {playing(marked(cell("", "sea", "", 0, 0), Mark::plain), "dike"),
                  cell("", "sea", "", 1, 0),
                  cell("", "sea", "", 2, 0),
                  cell("", "sea", "", 0, 1),
                  cell("", "sea", "", 1, 1),
                  playing(marked(cell("", "sea", "", 2, 1), Mark::open), "dike"),
                  cell("ground.forest", "forest", "forest", 0, 2),
                  cell("arle.sheep2", "pasture", "sheep", 1, 2),
                  cell("arle.meadow", "meadow", "cow", 2, 2, "arle.cow-horse"),
                  cell("wheat", "field-wheat", "wheat", 0, 3),
                  cell("flax", "field-flax", "flax", 1, 3),
                  cell("wheat", "field-wheat", "wheat", 2, 3),
                  cell("arle.stable", "stall", "stable", 0, 4, "arle.sheep4"),
                  cell("arle.park", "moor-drained", "park", 1, 4, "arle.peat2"),
                  cell("arle.mill", "building", "mill", 2, 4, "glassroad.points6"),
                  cell("arle.moor", "moor", "moor", 0, 5),
                  cell("arle.moor", "moor-drained", "peat", 1, 5, "arle.peat3"),
                  cell("arle.moor", "moor", "moor", 2, 5),
                  edge(0, 1),
                  edge(1, 1),
                  edge(0, 2),
                  edge(1, 2),
                  edge(2, 2)});
}

Panel arleTrack() {
    return panel("track", PanelKind::track, "arle.track", "",
                 {{"first", 0}, {"spaces", 16}, {"rows", 6}, {"threshold", 7}},
                 {marker("food1", "food", 9, 0), marker("food2", "food", 7, 1), marker("wheat", "wheat", 3, 2),
                  marker("flax", "flax", 4, 3), marker("hide", "hide", 2, 4), marker("wool", "wool", 6, 5)});
}

Panel arleGoods() {
    return panel("goods", PanelKind::counters, "goods", "", {},
                 {good("wood", 5), good("timber", 2), good("clay", 3), good("brick", 1), good("peat", 6)});
}

Panel arleAnimals() {
    return panel("animals", PanelKind::counters, "arle.animals", "", {{"columns", 3}},
                 {good("sheep", 6, 14), good("cow", 1, 14), good("horse", 1, 14)});
}

Panel arleActions() {
    const auto action = [](const std::string& key, const std::string& icon, Mark mark = Mark::open) {
        return playing(marked(saying(thing(key, icon, ""), "arle." + key, "arle." + key + ".does"), mark), "place");
    };
    return panel("actions", PanelKind::market, "arle.actions", "arle.actions.note", {{"columns", 3}, {"rows", 5}},
                 {action("fisherman", "fish-trap"), action("merchant", "trade"), action("wool-weaver", "woolen"),
                  action("colonist", "moor-drained", Mark::faded), action("peat-cutter", "peat", Mark::faded),
                  action("dike-builder", "dike"), action("clay-worker", "clay"), action("farmer", "plow"),
                  action("forester", "forest", Mark::faded), action("woodcutter", "axe"), action("master", "tools"),
                  action("carpenter", "saw"), action("builder", "build", Mark::faded),
                  action("guard", "special-action"), action("labourer", "worker")});
}

Panel arleScore() {
    const struct {
        const char* key;
        int points[2];
    } lines[] = {{"buildings", {34, 28}}, {"animals", {23, 26}}, {"goods", {19, 22}}, {"tools", {17, 11}},
                 {"vehicles", {14, 18}},  {"travel", {12, 9}},   {"moors", {-4, -2}}, {"dikes", {8, 4}}};
    std::vector<Piece> pieces;
    int totals[2] = {};
    for (int row = 0; row < 8; ++row)
        for (int seat = 0; seat < 2; ++seat) {
            totals[seat] += lines[row].points[seat];
            pieces.push_back(
                forSeat(at(with(saying(thing(lines[row].key + std::to_string(seat), "", ""),
                                       std::string("score.") + lines[row].key,
                                       std::string("score.") + lines[row].key + ".why" + std::to_string(seat)),
                                lines[row].points[seat]),
                           seat, row),
                        seat == 0 ? 2 : 0));
        }
    for (int seat = 0; seat < 2; ++seat)
        pieces.push_back(
            forSeat(at(marked(with(saying(thing("total" + std::to_string(seat), "", ""), seat == 0 ? "yellow" : "red"),
                                   totals[seat]),
                              totals[seat] > totals[1 - seat] ? Mark::current : Mark::plain),
                       seat, -1),
                    seat == 0 ? 2 : 0));
    return panel("score", PanelKind::score, "score", "", {{"seats", 2}, {"categories", 8}, {"most", 36}, {"halves", 1}},
                 pieces);
}

} // namespace sideboard::sampling
