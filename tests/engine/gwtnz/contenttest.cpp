#include <bit>
#include <set>

#include "tests/engine/gwtnz/table.h"

/// One test per table: counts and sums that the texts print, nothing missing, nothing twice.
namespace sideboard::gwtnz {
namespace {

TEST(Content, marketHas37SheepAndTheSupportPiles56Cards) { // p. 3
    EXPECT_EQ(sumOf(sheepInBox), 37);
    int support = 0;
    int starters = 0;
    for (Card card : valuesOf<Card>()) {
        support += supportInBox(card);
        starters += startersOf(card);
    }
    EXPECT_EQ(support, 56);
    EXPECT_EQ(starters, 14);
}

TEST(Content, bagAHas28WorkersAnd16HazardsOf2To4Points) { // p. 2, p. 18
    const Box box = boxAsDelivered();
    int workers = 0;
    int rockfalls = 0;
    int floods = 0;
    for (TileA tile : valuesOf<TileA>()) {
        (isWorker(tile) ? workers : zoneOf(tile) == Zone::rockfall ? rockfalls : floods) += box[fact::count_(tile)];
        if (isHazard(tile)) {
            EXPECT_GE(pointsOf(tile), 2);
            EXPECT_LE(pointsOf(tile), 4);
            EXPECT_NE(handOf(tile), Hand::none);
            EXPECT_NE(std::string(nameOf(tile)).find(std::to_string(pointsOf(tile))), std::string::npos);
            EXPECT_NE(std::string(nameOf(tile)).find(nameOf(handOf(tile))), std::string::npos);
        }
    }
    EXPECT_EQ(workers, 28);
    EXPECT_EQ(rockfalls, rockfallsInBox);
    EXPECT_EQ(floods, floodsInBox);
}

TEST(Content, bagBHas34BonusTiles) { // p. 2
    const Box box = boxAsDelivered();
    int tiles = 0;
    for (TileB tile : valuesOf<TileB>()) tiles += box[fact::count_(tile)];
    EXPECT_EQ(tiles, bonusTilesInBox);
}

TEST(Content, setUpFiguresDependOnTheNumberOfPlayers) { // p. 3 to 5
    EXPECT_EQ(sheepInMarket(2), 9);
    EXPECT_EQ(sheepInMarket(3), 11);
    EXPECT_EQ(sheepInMarket(4), 14);
    for (int seats : {2, 3, 4}) {
        EXPECT_EQ(startTilesA(seats), 10 + seats);
        EXPECT_EQ(startTilesB(seats), 2 * seats - 1);
    }
    EXPECT_EQ(bonusPile(2), 3);
    EXPECT_EQ(bonusPile(3), 5);
    EXPECT_EQ(bonusPile(4), 6);
    EXPECT_EQ(startPounds(0), 7);
    EXPECT_EQ(startPounds(3), 10);
}

TEST(Content, discsOf16Stand_OnEighteenPlacesWithTheCostsOfPageNine) { // p. 9
    State state = table(2);
    EXPECT_EQ(discsLeft(state, state.players[0]), 16);
    EXPECT_EQ(costOf(Disc::woolRight), 4);
    EXPECT_EQ(costOf(Disc::permanentLeft), 4);
    EXPECT_EQ(costOf(Disc::handLeft), 3);
    EXPECT_EQ(costOf(Disc::handRight), 8);
    EXPECT_EQ(gainOf(Disc::movement), 3);
}

TEST(Content, neutralBuildingsFollowTheAnnex) { // annex p. 1
    for (Neutral tile : valuesOf<Neutral>()) {
        EXPECT_GE(actionsOf(tile, false).size(), 2U);
        EXPECT_EQ(actionsOf(tile, false).data() != actionsOf(tile, true).data(), isDoubleSided(tile)) << nameOf(tile);
    }
    const auto builds = [](auto actions) {
        return std::any_of(actions.begin(), actions.end(),
                           [](const PlaceAction& each) { return each.deed == Deed::build; });
    };
    for (Neutral tile : valuesOf<Neutral>())
        EXPECT_EQ(builds(actionsOf(tile, false)), tile == Neutral::d) << "only D builds (facts 9, 3)";
}

TEST(Content, personalBuildingsCostAndCountAsTheFactsSay) { // facts 7
    const Box box = boxAsDelivered();
    const std::array<std::array<int, 4>, 10> expected{{{1, 1, 1, 1},
                                                       {1, 1, 1, 1},
                                                       {2, 3, 2, 3},
                                                       {2, 3, 2, 3},
                                                       {3, 4, 3, 4},
                                                       {4, 5, 4, 5},
                                                       {5, 6, 5, 6},
                                                       {7, 9, 6, 8},
                                                       {9, 13, 8, 12},
                                                       {10, 15, 10, 15}}};
    for (int building = 1; building <= 10; ++building)
        for (bool sideB : {false, true}) {
            const auto& row = expected[static_cast<std::size_t>(building - 1)];
            EXPECT_EQ(box[fact::building(building, sideB, fact::OfBuilding::craftsmen)], row[sideB ? 2 : 0]);
            EXPECT_EQ(box[fact::building(building, sideB, fact::OfBuilding::points)], row[sideB ? 3 : 1]);
            EXPECT_FALSE(box.knows(fact::building(building, sideB, fact::OfBuilding::hand))) << "hands are in no text";
            EXPECT_FALSE(actionsOf(building, sideB).empty());
        }
}

TEST(Content, breedsHaveTheFiguresOfTheFactsAndTheRestIsAsked) { // facts 2
    const Box box = boxAsDelivered();
    EXPECT_EQ(box[fact::breeding(Card::leicester)], 2);
    EXPECT_EQ(box[fact::breeding(Card::dorset)], 3);
    EXPECT_EQ(box[fact::breeding(Card::corriedale)], 3);
    EXPECT_EQ(box[fact::wool(Card::merino)], 3);
    EXPECT_EQ(box[fact::wool(Card::lincoln)], 4);
    EXPECT_EQ(box[fact::wool(Card::shropshire)], 1);
    EXPECT_EQ(box[fact::wool(Card::ryeland)], 5);
    EXPECT_EQ(box[fact::points(Card::romney)], 3);
    for (int number : {fact::wool(Card::southdown), fact::wool(Card::leicester), fact::wool(Card::dorset),
                       fact::wool(Card::corriedale), fact::wool(Card::hampshire), fact::breeding(Card::suffolk),
                       fact::wool(Card::suffolk), fact::points(Card::suffolk), fact::points(Card::dorset)})
        EXPECT_FALSE(box.knows(number)) << printedInfos()[static_cast<std::size_t>(number)].id;
}

TEST(Content, postsHaveTheFiguresOfTheTextAndNoneIsGuessedBetween9And21) { // p. 9, p. 10, p. 16
    const Box box = boxAsDelivered();
    EXPECT_EQ(box[fact::post(Post::local9, fact::OfPost::transport)], 3);
    EXPECT_EQ(box.as<Gift>(fact::post(Post::local9, fact::OfPost::gift)), Gift::objective);
    EXPECT_EQ(box[fact::post(Post::local0, fact::OfPost::points)], -8);
    EXPECT_EQ(box[fact::post(Post::wool9, fact::OfPost::transport)], 5);
    EXPECT_EQ(box[fact::post(Post::wool13, fact::OfPost::transport)], 7);
    EXPECT_EQ(box[fact::post(Post::wool13, fact::OfPost::points)], 3);
    for (Post post : {Post::between1, Post::between2, Post::between3, Post::between4})
        EXPECT_FALSE(box.knows(fact::post(post, fact::OfPost::value)));
}

TEST(Content, pathfinderPointsFollowTheirBands) { // facts 4
    const std::array<int, 17> points{0, 0, 0, 0, 0, 3, 3, 3, 3, 7, 7, 7, 10, 10, 13, 13, 15};
    for (int space = 0; space <= 16; ++space)
        EXPECT_EQ(pathfinderPoints(space), points[static_cast<std::size_t>(space)]) << space;
}

TEST(Content, harbourmastersGiveAndCountAsTheirPicturesShow) { // facts 6
    EXPECT_EQ(topOf(Master::pathfinder).pounds, 5);
    EXPECT_EQ(topOf(Master::hazards).pathfinder, 4);
    EXPECT_EQ(topOf(Master::storehouses).pounds, 9);
    EXPECT_EQ(topOf(Master::objectives).pounds, 6);
    EXPECT_TRUE(topOf(Master::certificates).certificate);
    EXPECT_EQ(topOf(Master::buildings).pounds, 8);
    EXPECT_TRUE(topOf(Master::workers).certificate);
    EXPECT_EQ(topOf(Master::ferries).pounds, 3);
    EXPECT_TRUE(topOf(Master::ferries).ferry);
}

TEST(Content, everyPrintedValueHasItsOwnIdAndADefaultInRange) {
    std::set<std::string> ids;
    for (const PrintedInfo& info : printedInfos()) {
        EXPECT_FALSE(info.id.empty());
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_GE(info.standard, info.min) << info.id;
        EXPECT_LE(info.standard, info.max) << info.id;
    }
    EXPECT_EQ(static_cast<int>(ids.size()), fact::count);
}

TEST(Content, everyTrackedValueIsFoundAndKeepsWhatItIsGiven) {
    EXPECT_TRUE(Gwtnz::tracked().keysAreDistinct());
    State state = table(2, {{"sarah", 2}, {"values", 1}, {"hands", 1}});
    state.options.mirror[Board::trail] = true;
    for (const auto& value : Gwtnz::tracked()) {
        if (!value.appliesTo(state, 2)) continue;
        for (int wanted : {value.min, value.max}) {
            State changed = state;
            value.set(changed, wanted);
            const bool bounded = value.id == "active" || value.id == "ending"; // no further than there are seats
            EXPECT_TRUE(bounded || value.get(changed) == wanted) << value.id;
        }
    }
}

// Sarah's cards ------------------------------------------------------------------------------------------------------

TEST(SarahsDeck, hasTenOrThirteenCardsByLevel) { // booklet p. 1
    const auto cards = [](Level level) {
        std::set<int> all;
        for (int card = 1; card <= sarahCards; ++card)
            if (((deckOf(level) >> card) & 1) != 0) all.insert(card);
        return all;
    };
    EXPECT_EQ(cards(Level::easy), (std::set<int>{2, 3, 4, 5, 7, 9, 10, 11, 12, 13}));
    EXPECT_EQ(cards(Level::medium), (std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
    EXPECT_EQ(cards(Level::hard), (std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17}));
}

TEST(SarahsDeck, firstDeliversAt3Or6Or9) { // booklet p. 1
    EXPECT_EQ(firstDelivery(Level::easy), Post::local3);
    EXPECT_EQ(firstDelivery(Level::medium), Post::local6);
    EXPECT_EQ(firstDelivery(Level::hard), Post::local9);
}

TEST(SarahsDeck, firstDeliveryCanBeMovedToMakeHerEasierOrHarder) { // booklet p. 1
    State state = solo(Level::medium);
    learn(state, "sarah.first-post", static_cast<int>(Post::local1));
    EXPECT_EQ(postToDeliver(state).options[0], Post::local1);
    state.sarah.lastPost = Post::local1;
    EXPECT_EQ(postToDeliver(state).options[0], Post::local3) << "and on from there";
}

TEST(SarahsDeck, objectiveActionIsOn6And9OrOn7ByTheSetting) { // facts 9, 1
    for (int card = 1; card <= sarahCards; ++card) {
        EXPECT_EQ(carriesObjective(card, false), card == 6 || card == 9);
        EXPECT_EQ(carriesObjective(card, true), card == 7);
    }
}

TEST(SarahsCards, whatNoTextGivesIsNotKnown) { // facts 10
    const Box box = boxAsDelivered();
    for (int card = 1; card <= 9; ++card) EXPECT_FALSE(box.knows(fact::sarahMove(card)));
    for (int card = 10; card <= 17; ++card) EXPECT_FALSE(box.knows(fact::sarahIcon(card)));
    for (int card : {5, 6, 7, 12, 16}) EXPECT_FALSE(box.knows(fact::sarahSteps(card)));
    for (int column : {1, 2, 5}) EXPECT_FALSE(box.knows(fact::sarahMarket(column, 0, SheepClass::dorset)));
    for (Worker worker : valuesOf<Worker>())
        for (int column = 2; column <= 5; ++column) EXPECT_FALSE(box.knows(fact::sarahImmediate(worker, column)));
}

/// What a card leads to in every specialization.
struct CardRow {
    int card;
    const char* plain;
    const char* special; ///< when specialized in the pictured worker; empty: the card is fixed
};
class SarahsCard : public testing::TestWithParam<CardRow> {};

TEST_P(SarahsCard, opensItsStepsInEverySpecialization) { // booklet p. 2 and 3
    const CardRow& row = GetParam();
    for (Worker specialization : valuesOf<Worker>()) {
        State state = solo(row.card >= 14 ? Level::hard : Level::medium);
        staff(state, 1, 1, 1, 1, specialization);
        ++state.player(sarah).workers[specialization];
        enter(state, sarah, SarahCardDrawn{1, static_cast<std::uint8_t>(row.card)});
        const bool special = *row.special != 0 && sarahCard(row.card).pictured == specialization;
        EXPECT_EQ(steps(state), special ? row.special : row.plain)
            << "card " << row.card << ", " << nameOf(specialization);
        EXPECT_EQ(takesSpecialHalf(state, row.card), special);
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, SarahsCard,
    testing::Values(CardRow{1, "move hire", ""}, CardRow{2, "move hire", ""}, CardRow{3, "move buy-sheep", ""},
                    CardRow{4, "move build", ""}, CardRow{5, "move bonus-tile pathfinder", ""},
                    CardRow{6, "move pathfinder objective", ""}, CardRow{7, "move pathfinder", ""},
                    CardRow{8, "move bonus-tile hazard", ""}, CardRow{9, "move hazard objective", ""},
                    CardRow{10, "move one-sheep", "move buy-sheep"}, CardRow{11, "move build-exactly", "move build"},
                    CardRow{12, "move pathfinder", "move sailors"}, CardRow{13, "move extra-move", "move shearers"},
                    CardRow{14, "move one-sheep dorset", "move add-sheep buy-sheep"},
                    CardRow{15, "move build-exactly", "move build"}, CardRow{16, "move pathfinder", "move sailors"},
                    CardRow{17, "move extra-move", "move shearers"}),
    [](const auto& info) { return "card" + std::to_string(info.param.card); });

} // namespace
} // namespace sideboard::gwtnz
