#include <gtest/gtest.h>

#include "engine/core/chance.h"
#include "engine/core/view.h"

namespace sideboard::test {
namespace {

Piece pieceOf(std::string key, int figure = 0) {
    Piece piece;
    piece.key = std::move(key);
    piece.figure = figure;
    return piece;
}

View viewOf(std::vector<Piece> pieces) {
    View view;
    Panel panel;
    panel.name = "board";
    panel.pieces = std::move(pieces);
    view.panels.push_back(std::move(panel));
    return view;
}

/// What a screen does: it has the old pieces and follows the steps, looking up in the new view only what a step names.
std::vector<Piece> followed(std::vector<Piece> pieces, const View& after, const std::vector<PieceChange>& changes) {
    const auto& fresh = after.panels[0].pieces;
    for (const PieceChange& change : changes) {
        if (change.key.empty()) continue;
        const auto at = pieces.begin() + change.at;
        const auto stands =
            std::find_if(pieces.begin(), pieces.end(), [&](const Piece& each) { return each.key == change.key; });
        switch (change.what) {
        case PieceChange::What::removed:
            EXPECT_EQ(stands, at) << "removed where it says";
            pieces.erase(stands);
            break;
        case PieceChange::What::added: pieces.insert(at, fresh[static_cast<std::size_t>(change.at)]); break;
        case PieceChange::What::moved: {
            const Piece piece = *stands;
            pieces.erase(stands);
            pieces.insert(pieces.begin() + change.at, piece);
            break;
        }
        case PieceChange::What::changed: *stands = fresh[static_cast<std::size_t>(change.at)]; break;
        }
    }
    return pieces;
}

TEST(Differences, areNoneBetweenEqualViews) {
    const View view = viewOf({pieceOf("a"), pieceOf("b")});
    EXPECT_TRUE(differences(view, view).empty());
}

TEST(Differences, nameWhatChangedAndNothingElse) {
    const View before = viewOf({pieceOf("a", 1), pieceOf("b", 2)});
    const View after = viewOf({pieceOf("a", 1), pieceOf("b", 3)});
    EXPECT_EQ(differences(before, after), (std::vector<PieceChange>{{"board", "b", PieceChange::What::changed, 1}}));
}

TEST(Differences, aPieceThatGoesOrComesMovesNoOther) {
    using What = PieceChange::What;
    const View three = viewOf({pieceOf("a"), pieceOf("b"), pieceOf("c")});
    const View two = viewOf({pieceOf("b"), pieceOf("c")});
    EXPECT_EQ(differences(three, two), (std::vector<PieceChange>{{"board", "a", What::removed, 0}}));
    EXPECT_EQ(differences(two, three), (std::vector<PieceChange>{{"board", "a", What::added, 0}}));
}

TEST(Differences, followedStepByStepLeadFromAnyViewToAnyOther) {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        Draws draws = Chance(seed).draws("views", 0);
        const auto some = [&] {
            std::vector<Piece> pieces;
            for (char key = 'a'; key < 'i'; ++key)
                if (draws.below(4) > 0)
                    pieces.push_back(pieceOf(std::string(1, key), static_cast<int>(draws.below(3))));
            if (draws.below(2) == 0) draws.shuffle(pieces);
            return pieces;
        };
        const View before = viewOf(some());
        const View after = viewOf(some());
        ASSERT_EQ(followed(before.panels[0].pieces, after, differences(before, after)), after.panels[0].pieces) << seed;
    }
}

TEST(Differences, panelsComeChangeAndGo) {
    View before = viewOf({pieceOf("a")});
    View after = before;
    after.panels[0].note = {"odds", {numberArg("percent", 20)}};
    EXPECT_EQ(differences(before, after), (std::vector<PieceChange>{{"board", "", PieceChange::What::changed, 0}}));
    EXPECT_EQ(differences(before, View{}), (std::vector<PieceChange>{{"board", "", PieceChange::What::removed, 0}}));
    const auto added = differences(View{}, before);
    ASSERT_FALSE(added.empty());
    EXPECT_EQ(added.back(), (PieceChange{"board", "a", PieceChange::What::added, 0}));
}

TEST(Differences, keysThatAreNotUniqueDoNoHarm) {
    const View one = viewOf({pieceOf("a")});
    const View twice = viewOf({pieceOf("a"), pieceOf("a"), pieceOf("b")});
    (void)differences(one, twice);
    (void)differences(twice, one);
    (void)differences(twice, viewOf({pieceOf("b"), pieceOf("a"), pieceOf("a"), pieceOf("a")}));
}

} // namespace
} // namespace sideboard::test
