#include <set>

#include "engine/core/prompting.h"
#include "tests/engine/neuland/board.h"

/// Every value can be put right, printed values are shared, and views and scores say what they must.
namespace sideboard::neuland {
namespace {

TEST(NeulandTracked, keysAreDistinctAndEveryValueKeepsToItsRange) {
    EXPECT_TRUE(Neuland::tracked().keysAreDistinct());
    const State state = someState(Edition::second, 3, 5, 400, true);
    for (const auto& value : Neuland::tracked()) {
        if (!value.appliesTo(state, 3)) continue;
        const int now = value.get(state);
        EXPECT_GE(now, value.min) << value.id;
        EXPECT_LE(now, value.max) << value.id;
        if (!value.names.empty()) {
            EXPECT_EQ(static_cast<int>(value.names.size()), value.max + 1) << value.id;
        }
    }
}

TEST(NeulandTracked, settingAValueToWhatItIsChangesNothingButWhatIsKnown) {
    const State state = someState(Edition::second, 3, 6, 300, true);
    for (const auto& value : Neuland::tracked()) {
        if (!value.appliesTo(state, 3) || value.use != TrackedUse::tally) continue;
        State same = state;
        value.set(same, value.get(state));
        EXPECT_EQ(same, state) << value.id;
    }
}

TEST(NeulandTracked, anyCorrectionLeavesAStateThatCanBePlayedOn) {
    Draws draws = Chance(8).draws("corrections", 0);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        State state = someState(seed % 2 == 0 ? Edition::first : Edition::second, 2 + static_cast<int>(seed % 3), seed,
                                200, true);
        for (const auto& value : Neuland::tracked()) {
            if (!value.appliesTo(state, state.seats)) continue;
            State changed = state;
            value.set(changed,
                      value.min + static_cast<int>(draws.below(static_cast<std::uint32_t>(value.max - value.min + 1))));
            EXPECT_GE(workersInSupply(changed, yellow), 0) << value.id;
            for (Tile tile : valuesOf<Tile>()) EXPECT_GE(tilesLeft(changed, tile), 0) << value.id;
            (void)Neuland::view(changed, noSeat, {});
            for (const OpenKind& kind : kindsFor<Neuland>(changed, changed.active)) (void)kind;
        }
    }
}

TEST(NeulandTracked, theLastCoatOfArmsTakenByHandEndsTheGameAndPuttingItBackGoesOn) {
    State state = midGame(Edition::second);
    const auto* arms = Neuland::tracked().find("seat1.arms");
    arms->set(state, 0);
    EXPECT_TRUE(Neuland::over(state));
    EXPECT_EQ(state.winner, red);
    arms->set(state, 3);
    EXPECT_FALSE(Neuland::over(state));
    EXPECT_EQ(armsLeft(state, red), 3);
    EXPECT_EQ(Neuland::broken(state).value_or(""), "");
}

TEST(NeulandTracked, editionAndAssumedValuesMayBeChangedBeforeTheGameBegins) {
    State state = fresh(Edition::second, 2);
    const auto* edition = Neuland::tracked().find("option.edition");
    EXPECT_TRUE(edition->appliesTo(state, 2));
    edition->set(state, 0);
    EXPECT_FALSE(state.player(yellow).cart);
    EXPECT_FALSE(state.printed[Tile::weavingMill].recipeKnown);
    EXPECT_FALSE(edition->appliesTo(midGame(Edition::second), 2));
}

TEST(NeulandCodec, statesAndMovesSurviveBytesAndJson) {
    const State state = someState(Edition::first, 4, 3, 300, true);
    EXPECT_EQ(fromBytes<State>(toBytes(state)), state);
    EXPECT_EQ(*fromJson<State>(toJson(state)), state);
    const Move move = producing("C3-1", Good::iron, {"B2-1", "forage"}, true);
    EXPECT_EQ(variantFromBytes<Move>(variantToBytes(move)), move);
    const Json json = variantToJson(move);
    EXPECT_EQ(json["unit"], "C3-1");
    EXPECT_EQ(json["second"], "forage");
    EXPECT_FALSE(json.contains("third"));
}

TEST(NeulandCodec, overruledMovesOnlyMisfitWhatCannotBe) {
    // Whatever a random move says, the fold either takes it or refuses it, and never breaks.
    RandomPlayer<Neuland> player(Chance(2).draws("overruled", 0));
    const State here = someState(Edition::second, 2, 9, 300, true);
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        const State there = someState(Edition::second, 2, seed % 7, 50 + static_cast<int>(seed), false);
        const auto move = player.pick(there, there.active);
        if (!move) continue;
        const auto folded = apply(here, there.active, *move);
        if (!folded) continue;
        EXPECT_LE(workersOnMap(*folded, there.active), workersOfEach);
        for (Tile tile : valuesOf<Tile>()) EXPECT_GE(tilesLeft(*folded, tile), 0);
        for (Ore ore : valuesOf<Ore>()) EXPECT_GE(oresLeft(*folded)[ore], 0);
    }
}

TEST(NeulandView, piecesHaveKeysOfTheirOwnAndTheRingSaysWhoIsNext) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const State state = someState(seed % 2 == 0 ? Edition::first : Edition::second, 2 + static_cast<int>(seed % 3),
                                      seed, 60 * static_cast<int>(seed), true);
        const View view = Neuland::view(state, state.active, {});
        std::set<std::string> panels;
        for (const Panel& panel : view.panels) {
            EXPECT_TRUE(panels.insert(panel.name).second) << panel.name;
            std::set<std::string> keys;
            for (const Piece& piece : panel.pieces) {
                EXPECT_TRUE(keys.insert(piece.key).second) << panel.name << " " << piece.key;
                EXPECT_TRUE(piece.label.id.starts_with("neuland.")) << panel.name << " " << piece.key;
                if (!piece.tracked.empty()) {
                    EXPECT_NE(Neuland::tracked().find(piece.tracked), nullptr) << piece.tracked;
                }
                if (!piece.move.empty()) {
                    EXPECT_TRUE(alternativeNamed<Move>(piece.move)) << piece.move;
                }
            }
        }
        for (std::string_view name : {"time", "map", "losses", "reserve", "properties", "ores", "seat.seat0"})
            EXPECT_TRUE(panels.contains(std::string(name))) << name;
    }
}

TEST(NeulandView, aMoveShownAsOpenIsOpen) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const State state =
            someState(seed % 2 == 0 ? Edition::first : Edition::second, 2, seed, 70 * static_cast<int>(seed), true);
        const View view = Neuland::view(state, noSeat, {});
        for (const Panel& panel : view.panels) {
            if (panel.name != "moves") continue;
            for (const Piece& piece : panel.pieces) {
                if (piece.key == "end-turn") continue;
                const auto draft = alternativeNamed<Move>(piece.move);
                bool open = false;
                const auto prompt = Prompter<Neuland>(state, state.active).prompt({*draft, 0});
                for (const PromptOption& option : std::get<Cells>(prompt->ask).options)
                    open = open || (option.key == piece.value && !option.refusal);
                if (piece.mark == Mark::open) {
                    EXPECT_TRUE(open) << piece.key;
                }
                if (!open) {
                    EXPECT_EQ(piece.mark, Mark::faded) << piece.key;
                }
            }
        }
    }
}

TEST(NeulandView, timeLineOnlyShowsTheRingAndTheCoatsOfArms) {
    State state = Neuland::setUp(*completeSetup(Neuland::info(), {2, 1, 1, {{"mirror", 1}}}));
    play(state, yellow, DrawFirst{0, yellow});
    const View view = Neuland::view(state, yellow, {});
    ASSERT_EQ(view.panels.size(), 3U);
    EXPECT_EQ(view.panels[0].kind, PanelKind::ring);
    EXPECT_EQ(view.panels[0].pieces[3].move, "act");
    EXPECT_EQ(view.panels[0].pieces[3].value, "3");
}

} // namespace
} // namespace sideboard::neuland
