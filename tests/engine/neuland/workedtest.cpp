#include "tests/engine/games/playedtable.h"
#include "tests/engine/neuland/board.h"

/// T2, "Exemple de début d'une partie à 2 joueurs": all its turns as a golden table, with the actions that the rulebook
/// counts. Red settles on C3, yellow on the forest beside it.
namespace sideboard::neuland {
namespace {

class Worked : public PlayedTable {
public:
    Worked() : PlayedTable("neuland", 2, {{"edition", 1}}) {
        State land;
        neuland::paint(land, usualLand);
        for (Hex each : valuesOf<Hex>()) play(yellow, Paint{each, land.at(each).terrain});
        play(yellow, DrawFirst{0, red});
    }
    [[nodiscard]] State state() const { return stateAs<State>(); }

    /// The action of this turn that the rulebook numbers so; building counts none.
    template <class Move>
    void counts(int action, const Move& move) {
        const Seat seat = state().active;
        play(seat, move);
        EXPECT_EQ(stepsOf(state(), seat), action) << toJson(move);
    }
    void endTurn() { play(state().active, EndTurn{state().turn}); }
};

TEST(SecondEditionsExample, isAGoldenTableWithTheActionsTheRulebookCounts) {
    Worked table;
    // Red
    table.play(red, Settle{hex("C3")});
    table.counts(1, producing("C3-1", Good::food));
    table.counts(2, producing("C3-2", Good::wood, {"C3-1"}));
    table.counts(2, building(Tile::quarry, "C4", "C3-2"));
    table.counts(3, producing("C3-1", Good::food));
    table.counts(4, producing("C4-1", Good::stone, {"C3-1"}));
    table.counts(5, producing("C3-1", Good::food));
    table.endTurn();
    EXPECT_EQ(workersOnMap(table.state(), red), 2) << "in the first turn nothing is lost";
    // Yellow
    table.play(yellow, Settle{hex("B2")});
    table.counts(1, producing("B2-1", Good::food));
    table.counts(2, producing("B2-2", Good::wood, {"B2-1"}));
    table.counts(2, building(Tile::sheepfold, "B3", "B2-2"));
    table.counts(3, producing("B3-1", Good::wool));
    table.counts(4, producing("B2-1", Good::food));
    table.endTurn();
    EXPECT_EQ(table.state().active, yellow) << "the present reaches yellow's marker first";
    // Yellow again; the text's "wool" is wood, since his own worker stands on the only sheepfold
    table.counts(1, producing("B2-2", Good::wood, {"B2-1"}));
    table.counts(1, building(Tile::weavingMill, "B3", "B2-2"));
    table.counts(2, producing("B3-2", Good::cloth, {"B3-1"}));
    table.counts(3, producing("B2-1", Good::food));
    table.counts(4, producing("B2-2", Good::wood, {"B2-1"}));
    table.counts(5, producing("B2-1", Good::food));
    table.counts(6, producing("C3-2", Good::wood, {"B2-1"}));
    table.counts(7, producing("B2-1", Good::food));
    table.endTurn();
    EXPECT_EQ(table.state().player(yellow).actions, 11) << "two short turns, 4 + 7, beat one long one of 10";
    EXPECT_EQ(table.state().active, red);
    // Red; the abbey's background and inputs are printed on the tile only
    EXPECT_EQ(table.asked(red, building(Tile::abbey, "B4", "C4-1")), "printed.abbey.ground");
    table.look("printed.abbey.ground", static_cast<int>(Ground::meadow));
    table.counts(0, building(Tile::abbey, "B4", "C4-1"));
    table.counts(1, producing("C4-1", Good::stone, {"C3-1"}));
    table.counts(1, building(Tile::weavingMill, "B3", "wood-token"));
    table.counts(2, producing("B3-1", Good::wool));
    table.counts(3, producing("B3-3", Good::cloth, {"B3-1"}));
    EXPECT_EQ(table.asked(red, scoring(Tile::abbey, "B4", {"B3-3"})), "printed.abbey.input1");
    table.look("printed.abbey.input1", static_cast<int>(Good::cloth));
    table.counts(4, scoring(Tile::abbey, "B4", {"B3-3"}));
    EXPECT_EQ(armsLeft(table.state(), red), 17) << "Religion 1";
    table.counts(5, producing("C3-1", Good::food));
    table.counts(6, producing("B3-1", Good::wool));
    table.counts(7, producing("B3-3", Good::cloth, {"B3-1"}));
    table.endTurn();
    // Yellow's cloth has lost its use and lies
    EXPECT_EQ(table.state().active, yellow);
    EXPECT_TRUE(table.state().at(place("B3-2")).lying);
    table.expectGolden("neuland-worked");
}

// Printed values (facts 9) -------------------------------------------------------------------------------------------

std::vector<std::string> unchecked(PlayedTable& table) {
    std::vector<std::string> ids;
    for (const TrackedLine& line : table->tracked())
        if (line.use == TrackedUse::printed && !line.checked) ids.push_back(line.id);
    return ids;
}

TEST(NeulandPrinted, areAskedWhenFirstNeededAndRememberedForTheNextTable) { // spec 7
    Worked table;
    table.play(red, Settle{hex("C3")});
    table.play(red, producing("C3-1", Good::food));
    table.play(red, producing("C3-2", Good::wood, {"C3-1"}));
    const auto before = unchecked(table);
    // A charcoal kiln: with what it is built is in no text.
    EXPECT_EQ(table.asked(red, building(Tile::charcoalKiln, "C3", "C3-2")), "printed.charcoal-kiln.material");
    EXPECT_EQ(unchecked(table), before) << "a question enters nothing";
    table.look("printed.charcoal-kiln.material", static_cast<int>(Material::wood));
    EXPECT_EQ(unchecked(table).size() + 1, before.size());
    table.play(red, building(Tile::charcoalKiln, "C3", "C3-2"));

    Worked later; // the box remembers: entered beforehand, nobody is asked again
    const auto open = unchecked(later);
    for (const TrackedLine& line : table->tracked())
        if (line.use == TrackedUse::printed && line.checked && std::count(open.begin(), open.end(), line.id) > 0)
            later.look(line.id, line.value);
    EXPECT_EQ(unchecked(later), unchecked(table));
    later.play(red, Settle{hex("C3")});
    later.play(red, producing("C3-1", Good::food));
    later.play(red, producing("C3-2", Good::wood, {"C3-1"}));
    later.play(red, building(Tile::charcoalKiln, "C3", "C3-2"));
}

} // namespace
} // namespace sideboard::neuland
