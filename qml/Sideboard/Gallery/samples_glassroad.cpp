#include "samples.h"
#include "sampling.h"

namespace sideboard::sampling {
namespace {

Piece token(const std::string& good, const std::string& icon, int sector) {
    return playing(at(with(saying(thing(good, icon, good), good), sector), sector), "produce");
}

Piece cell(const std::string& ground, const std::string& icon, int column, int row) {
    return at(saying(thing("cell" + std::to_string(column) + std::to_string(row), icon, ground), "ground." + ground),
              column, row);
}

} // namespace

Panel glassWheel() {
    return panel("glass", PanelKind::wheel, "glassroad.glass-wheel", "glassroad.wheel.note",
                 {{"sectors", 12}, {"wide", 8}, {"hand", 0}, {"turning", 1}},
                 {at(with(saying(thing("hub", "glass", "glass"), "glass"), 1), 0, -1), token("food", "food", 0),
                  token("sand", "sand", 1), token("charcoal", "charcoal", 1), token("water", "water", 2),
                  token("wood", "wood", 3), token("glass", "glass", 10)});
}

Panel brickWheel() {
    return panel("brick", PanelKind::wheel, "glassroad.brick-wheel", "", {{"sectors", 12}, {"wide", 8}, {"hand", 0}},
                 {at(with(saying(thing("hub", "brick", "brick"), "brick"), 0), 0, -1), token("charcoal", "charcoal", 0),
                  token("clay", "clay", 1), token("food", "food", 2), token("brick", "brick", 11)});
}

Panel glassGoods() {
    return panel("goods", PanelKind::counters, "goods", "", {{"columns", 3}},
                 {good("sand", 1, 7), good("food", 0, 7), good("charcoal", 1, 7), good("water", 2, 7),
                  good("wood", 3, 7), good("clay", 1, 7)});
}

Panel glassLand() {
    std::vector<Piece> pieces{cell("forest", "forest", 0, 0),
                              cell("forest", "forest", 1, 0),
                              cell("grove", "grove", 2, 0),
                              cell("pond", "pond", 3, 0),
                              cell("forest", "forest", 0, 1),
                              cell("pit", "pit", 1, 1),
                              cell("grove", "grove", 2, 1),
                              cell("pond", "pond", 3, 1),
                              cell("forest", "forest", 0, 2),
                              cell("pond", "pond", 1, 2),
                              cell("building", "building-processing", 2, 2),
                              cell("", "", 3, 2),
                              cell("pit", "pit", 0, 3),
                              cell("", "", 1, 3),
                              cell("building", "building-bonus", 2, 3),
                              cell("forest", "forest", 3, 3)};
    pieces[10] = with(saying(pieces[10], "glassroad.clay-pit", "glassroad.points1"), 1);
    pieces[14] = with(saying(pieces[14], "glassroad.church", "glassroad.points6"), 6);
    for (int open : {11, 13})
        pieces[std::size_t(open)] = playing(marked(saying(pieces[std::size_t(open)], ""), Mark::open), "build");
    return panel("land", PanelKind::grid, "glassroad.land", "glassroad.land.note", {{"columns", 4}, {"rows", 4}},
                 pieces);
}

Panel glassCards() {
    std::vector<Piece> pieces{
        marked(saying(thing("forest-manager", "grove", "forest"), "glassroad.forest-manager",
                      "glassroad.forest-manager.does"),
               Mark::chosen),
        saying(thing("fish-farmer", "fish", "pond"), "glassroad.fish-farmer", "glassroad.fish-farmer.does"),
        marked(saying(thing("water-carrier", "bucket", "water"), "glassroad.water-carrier",
                      "glassroad.water-carrier.does"),
               Mark::open),
        saying(thing("builder", "build", "building"), "glassroad.builder", "glassroad.builder.does"),
        marked(saying(thing("lord", "crown", "gold"), "glassroad.lord", "glassroad.lord.does"), Mark::faded),
        marked(saying(thing("unknown1", "", ""), ""), Mark::hidden),
        marked(saying(thing("unknown2", "", ""), ""), Mark::hidden)};
    return panel("cards", PanelKind::cards, "glassroad.cards", "", {{"limit", 5}}, pieces);
}

Panel glassMarket() {
    const auto building = [](const std::string& key, const std::string& icon, int points, Mark mark) {
        return playing(
            marked(with(saying(thing(key, icon, "building"), "glassroad." + key, "glassroad." + key + ".cost"), points),
                   mark),
            "build");
    };
    return panel("site", PanelKind::market, "glassroad.site", "glassroad.site.note", {{"columns", 3}, {"rows", 2}},
                 {building("cooperage", "building-processing", 3, Mark::faded),
                  building("sawmill", "building-processing", 2, Mark::open),
                  building("cottage", "building-immediate", 4, Mark::open),
                  building("kiln", "building-processing", 1, Mark::plain),
                  building("village-church", "building-bonus", 6, Mark::plain),
                  building("depot", "building-bonus", 3, Mark::open)});
}

} // namespace sideboard::sampling
