#include <set>

#include "tests/engine/gwtnz/table.h"

/// What the table shows.
namespace sideboard::gwtnz {
namespace {

const Panel* panelOf(const View& view, std::string_view name) {
    for (const Panel& panel : view.panels)
        if (panel.name == name) return &panel;
    return nullptr;
}

void wordsAreOurs(const Words& words) { EXPECT_TRUE(words.id.empty() || words.id.starts_with("gwtnz.")) << words.id; }

TEST(View, keysAreDistinctWordsAreOursAndTrackedValuesAndMovesExist) {
    for (const Wishes& options : {Wishes{{"values", 1}, {"hands", 1}}, Wishes{{"values", 1}, {"sarah", 2}},
                                  Wishes{{"sarah", 1}, {"mirror", 1}}}) {
        State state = table(2, options);
        if (state.solo()) {
            state.phase = Phase::sarah;
            state.active = sarah;
            enter(state, sarah, SarahCardDrawn{1, 3});
        }
        const View view = Gwtnz::view(state, marie, {});
        wordsAreOurs(view.headline);
        std::set<std::string> panels;
        for (const Panel& panel : view.panels) {
            EXPECT_TRUE(panels.insert(panel.name).second) << panel.name;
            wordsAreOurs(panel.title);
            std::set<std::string> keys;
            for (const Piece& piece : panel.pieces) {
                EXPECT_TRUE(keys.insert(piece.key).second) << panel.name << " " << piece.key;
                wordsAreOurs(piece.label);
                wordsAreOurs(piece.detail);
                EXPECT_TRUE(piece.tracked.empty() || Gwtnz::tracked().find(piece.tracked)) << piece.tracked;
                EXPECT_TRUE(piece.move.empty() || alternativeNamed<Move>(piece.move)) << piece.move;
            }
        }
    }
}

TEST(SetUpPanel, saysWhatToPutWhereForEveryNumberOfPlayers) { // spec 1
    for (int seats : {2, 3, 4}) {
        const State state = table(seats, {{"neutral-buildings", 1}});
        const View view = Gwtnz::view(state, marie, {});
        const Panel* panel = panelOf(view, "set-up");
        ASSERT_NE(panel, nullptr);
        std::map<std::string, Words> steps;
        for (const Piece& piece : panel->pieces) steps[piece.key] = piece.label;
        EXPECT_EQ(steps["masters"].args.size(), 5U) << "five of the eight harbourmasters";
        EXPECT_EQ(steps["sheep"].args[0].number, seats == 2 ? 9 : seats == 3 ? 11 : 14);
        EXPECT_EQ(steps["jobs"].args[0].number, 10 + seats);
        EXPECT_EQ(steps["bonus-tiles"].args[0].number, 2 * seats - 1);
        EXPECT_EQ(steps["bonus-cards"].args[0].number, seats == 2 ? 3 : seats == 3 ? 5 : 6);
        EXPECT_LT(steps["bonus-cards"].args[1].number, steps["bonus-cards"].args[4].number) << "wheel below compass";
        EXPECT_EQ(steps["step-tiles"].args[0].number, seats == 4 ? 6 : 4);
        EXPECT_EQ(steps["player" + std::to_string(seats)].args[0].number, 6 + seats) << "pounds";
        EXPECT_EQ(steps["player" + std::to_string(seats)].args[1].number, 3 + seats) << "cards";
        std::set<std::string> neutrals;
        for (const WordArg& arg : steps["neutrals"].args) neutrals.insert(arg.word);
        EXPECT_EQ(neutrals.size(), 8U) << "each neutral building once";
    }
    const State state = table(2, {{"sarah", 3}});
    const View view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "set-up")->pieces.back().key, "sarah");
    EXPECT_EQ(panelOf(view, "set-up")->pieces.back().label.args[3].number, 9) << "her first delivery";
}

TEST(HelpPanel, showsWaysToBuyTheBestShearingAndTheBestDelivery) { // spec 5
    State state = table(2, {{"values", 1}, {"set-up", 1}, {"hands", 1}});
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.owedDraw = state.owedDiscard = 0;
    state.phase = Phase::act;
    state.market = sheep(1, 1, 0, 0, 0, 0);
    state.players[0].hand[Card::merino] = 1;
    openPlace(state, marie, Location::f);
    View view = Gwtnz::view(state, marie, {});
    ASSERT_NE(panelOf(view, "help"), nullptr);
    EXPECT_EQ(panelOf(view, "help")->pieces[0].label.id, "gwtnz.help.purchase");
    EXPECT_EQ(panelOf(view, "help")->pieces[0].figure, 2) << "a Lincoln has most points";
    openPlace(state, marie, Location::e);
    view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "help")->pieces[0].figure, 3) << "the wool of the Merino";
    state.phase = Phase::income;
    view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "help")->pieces[0].figure, 2) << "the income of the Merino";
    state.phase = Phase::travel;
    view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "help"), nullptr);
}

TEST(SarahsPage, showsHerCardAndNumberedStepsWithTheCurrentOneOpen) { // spec 12, comps/sarah-phone
    State state = solo(Level::hard);
    staff(state, 4, 2, 3, 1, Worker::shepherd);
    state.market = sheep(0, 3, 2, 2, 2, 0);
    enter(state, sarah, SarahCardDrawn{1, 14});
    enter(state, sarah, SarahMove{4, {}, false, 2});
    enter(state, sarah, SarahAddSheep{});
    const View view = Gwtnz::view(state, marie, {});
    const Panel* card = panelOf(view, "sarah-card");
    ASSERT_NE(card, nullptr);
    EXPECT_EQ(card->pieces[0].figure, 4) << "places";
    EXPECT_EQ(card->pieces[0].label.id, "gwtnz.sarah-card.14");
    EXPECT_EQ(card->pieces[0].detail.id, "gwtnz.sarah.left-half");
    const Panel* steps = panelOf(view, "sarah-steps");
    ASSERT_NE(steps, nullptr);
    ASSERT_EQ(steps->pieces.size(), 3U);
    EXPECT_EQ(steps->pieces[0].mark, Mark::done);
    EXPECT_EQ(steps->pieces[1].mark, Mark::done);
    EXPECT_EQ(steps->pieces[2].mark, Mark::current);
    EXPECT_EQ(steps->pieces[2].label.id, "gwtnz.step.buy-sheep.none") << "neither Suffolk nor Dorset Horn";
    EXPECT_EQ(steps->pieces[2].move, "sarah-add-sheep");
    EXPECT_EQ(panelOf(view, "sarah-board")->pieces[0].mark, Mark::chosen) << "specialized in shepherds";
}

TEST(SarahsPage, namesTheValueThatHasToBeLookedUp) { // spec 11
    State state = solo(Level::medium);
    enter(state, sarah, SarahCardDrawn{1, 3});
    const View view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "sarah-card")->note.id, "gwtnz.sarah.look-at-the-card");
    EXPECT_EQ(panelOf(view, "sarah-card")->note.args[0].text, "printed.sarah.card3.movement");
}

TEST(SarahsPage, wordsStepsAsInstructionsInQuickMode) { // spec 17
    State state = table(2, {{"sarah", 2}, {"mirror", 1}, {"values", 1}});
    enter(state, sarah, SarahCardDrawn{1, 8});
    enter(state, sarah, SarahMove{3, {}, false, 0});
    const View view = Gwtnz::view(state, marie, {});
    EXPECT_EQ(panelOf(view, "sarah-steps")->pieces[1].label.id, "gwtnz.instruct.bonus-tile");
    EXPECT_EQ(panelOf(view, "jobs"), nullptr) << "nothing of the boards is shown";
}

} // namespace
} // namespace sideboard::gwtnz
