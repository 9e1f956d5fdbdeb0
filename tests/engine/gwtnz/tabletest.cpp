#include <set>

#include "tests/engine/games/playedtable.h"
#include "tests/engine/gwtnz/table.h"

/// Sarah at a whole table: her deck, taking back, printed values, quick mode, and the booklet's example as a golden
/// table.
namespace sideboard::gwtnz {
namespace {

class Game : public PlayedTable {
public:
    explicit Game(OptionValues options, std::uint64_t seed = 7) : PlayedTable("gwtnz", 2, std::move(options), seed) {}

    [[nodiscard]] State state() const { return stateAs<State>(); }
    /// Her steps as they are proposed, until the card is done.
    void finishCard() {
        while (state().sarah.card != 0) {
            std::string_view next;
            for (const OpenKind& kind : (*this)->kinds(sarah))
                if (!kind.refusal && next.empty() && kind.name != MarkerOut::kind.name) next = kind.name;
            const auto move = (*this)->suggestion(sarah, next, Json::object());
            ASSERT_TRUE(move) << next;
            ASSERT_EQ(reasonOf((*this)->play(sarah, next, *move, {})), "") << next;
        }
    }
    void drawCard() { draw(sarah, SarahCardDrawn::kind.name); }
};

const OptionValues quickMedium{{"sarah", 2}, {"mirror", 1}, {"values", 1}};

// Her deck -----------------------------------------------------------------------------------------------------------

TEST(SarahsDeckAtTheTable, drawsEveryCardOfTheLevelOnceBeforeTheReshuffle) { // booklet p. 1
    for (int level : {1, 2, 3}) {
        Game game({{"sarah", level}, {"mirror", 1}, {"values", 1}});
        const std::uint32_t all = deckOf(static_cast<Level>(level));
        for (int round = 0; round < 2; ++round) {
            std::uint32_t seen = 0;
            while (seen != all) {
                game.drawCard();
                const std::uint32_t card = 1U << game.state().sarah.card;
                ASSERT_EQ(seen & card, 0U) << "level " << level << ": a card came twice";
                ASSERT_NE(all & card, 0U) << "level " << level << ": not a card of this level";
                seen |= card;
                game.finishCard();
            }
        }
    }
}

TEST(SarahsDeckAtTheTable, realDeckEnteredByHandWorksTheSame) { // spec 11
    for (int level : {1, 2, 3}) {
        Game game({{"sarah", level}, {"mirror", 1}, {"values", 1}});
        const std::uint32_t all = deckOf(static_cast<Level>(level));
        std::uint16_t turn = 0;
        for (int round = 0; round < 2; ++round)
            for (std::uint8_t card = sarahCards; card >= 1; --card) {
                const auto next = static_cast<std::uint16_t>(turn + 1);
                if (((all >> card) & 1) == 0) {
                    EXPECT_FALSE(game.tryPlay(sarah, SarahCardDrawn{next, card}));
                    continue;
                }
                game.play(sarah, SarahCardDrawn{next, card});
                EXPECT_EQ(game.state().sarah.card, card);
                game.finishCard();
                turn = next;
                const bool reshuffled = game.state().sarah.deck == 0;
                EXPECT_EQ(
                    static_cast<bool>(game.tryPlay(sarah, SarahCardDrawn{static_cast<std::uint16_t>(turn + 1), card})),
                    reshuffled)
                    << "a card comes again only after the reshuffle";
                if (reshuffled) (void)game->undo(0);
            }
    }
}

TEST(SarahsDeckAtTheTable, takenBackAndDrawnAgainGivesTheSameCard) { // issue 6
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game(quickMedium, seed);
        for (int turn = 0; turn < 3; ++turn) {
            game.drawCard();
            const auto card = game.state().sarah.card;
            const auto hash = game->hash();
            game.undo();
            EXPECT_EQ(game.state().sarah.card, 0);
            game.drawCard();
            EXPECT_EQ(game.state().sarah.card, card) << "seed " << seed;
            EXPECT_EQ(game->hash(), hash);
            game.finishCard();
        }
        bool seen = false;
        for (std::size_t i = 0; i < game->log().size(); ++i) seen = seen || game->history(i).seenDraw;
        EXPECT_TRUE(seen) << "the history says that a draw was seen and taken back";
    }
}

// Printed values -----------------------------------------------------------------------------------------------------

std::set<std::string> unchecked(Table& table) {
    std::set<std::string> ids;
    for (const TrackedLine& line : table.tracked())
        if (line.use == TrackedUse::printed && !line.checked) ids.insert(line.id);
    return ids;
}

TEST(PrintedValues, areAskedWhenFirstNeededRememberedAndListedWhileUnchecked) { // issue 6; spec 9 and 11
    Game game({{"sarah", 2}, {"mirror", 1}});
    const std::string movement = "printed.sarah.card7.movement";
    const std::string steps = "printed.sarah.card7.pathfinder";
    EXPECT_TRUE(unchecked(*game).contains(movement));
    EXPECT_FALSE(unchecked(*game).contains("printed.post.local-9.transport")) << "the rulebook gives this one";
    const std::set<std::string> printed(game->info().printed.begin(), game->info().printed.end());
    for (const TrackedLine& line : game->tracked())
        EXPECT_EQ(printed.contains(line.id), line.use == TrackedUse::printed) << line.id;

    game.play(sarah, SarahCardDrawn{1, 7});
    EXPECT_EQ(game.asked(sarah, SarahMove{4, {}, false, 0}), movement);
    EXPECT_EQ(game->log().size(), 2U) << "a question enters nothing";
    game.look(movement, 4);
    EXPECT_FALSE(unchecked(*game).contains(movement));
    EXPECT_TRUE(unchecked(*game).contains(steps)) << "not needed yet, not asked yet";
    game.play(sarah, SarahMove{4, {}, false, 0});
    EXPECT_EQ(game.asked(sarah, SarahPathfinder{1}), steps);
    game.look(steps, 1);
    game.play(sarah, SarahPathfinder{1});
    EXPECT_EQ(game.state().player(sarah).pathfinder, 1);

    // The same box on another evening: what it remembers is entered beforehand, and nobody is asked again.
    Game later({{"sarah", 2}, {"mirror", 1}}, 8);
    const auto before = unchecked(*later);
    for (const TrackedLine& line : game->tracked())
        if (line.use == TrackedUse::printed && line.checked && before.contains(line.id))
            later.look(line.id, line.value);
    EXPECT_EQ(unchecked(*later), unchecked(*game));
    later.play(sarah, SarahCardDrawn{1, 7});
    later.play(sarah, SarahMove{4, {}, false, 0});
    later.play(sarah, SarahPathfinder{1});
}

TEST(PrintedValues, tableThatAssumesThemIsNeverAskedAndStillListsThemAsUnchecked) { // spec 9
    Game assuming(quickMedium);
    Game asking({{"sarah", 2}, {"mirror", 1}});
    EXPECT_EQ(unchecked(*assuming), unchecked(*asking));
    assuming.play(sarah, SarahCardDrawn{1, 7});
    assuming.finishCard();
    EXPECT_GT(assuming.state().player(sarah).pathfinder, 0);
}

TEST(Conflicts, areSettingsWithTheFrenchTextAsDefault) { // facts 9, 1 and 2
    Game game({{"sarah", 2}});
    EXPECT_FALSE(game.state().options.onSeven) << "cards 6 and 9 carry the objective action";
    EXPECT_FALSE(game.state().options.deduct) << "green arrows are points";
    Game other({{"sarah", 2}, {"objective-cards", 1}, {"green-arrows", 1}});
    EXPECT_TRUE(other.state().options.onSeven);
    EXPECT_TRUE(other.state().options.deduct);
    game.option("option.objective-on-seven", 1);
    EXPECT_TRUE(game.state().options.onSeven) << "a wrong setting is changed by an entry";
}

// Quick mode ---------------------------------------------------------------------------------------------------------

TEST(QuickGame, isPlayedToTheEndWithNothingMirroredButSarahsThings) { // spec 17
    for (int level : {1, 2, 3}) {
        Game game({{"sarah", level}, {"mirror", 1}, {"values", 1}}, static_cast<std::uint64_t>(level));
        const State start = game.state();
        for (int turn = 0; turn < 20; ++turn) {
            game.drawCard();
            game.finishCard();
            ASSERT_EQ(game.state().active, sarah) << "the player's turns are not followed";
        }
        const State now = game.state();
        EXPECT_EQ(now.players[0], start.players[0]) << "nothing of the player's is kept";
        EXPECT_EQ(now.jobs, start.jobs);
        EXPECT_EQ(now.market, start.market);
        EXPECT_GT(sumOf(now.player(sarah).workers), 5);
        EXPECT_GT(cardsIn(now.player(sarah).herd), 0);
        EXPECT_GT(game->score(sarah).total, 0);

        // The player passes the red arrow: she has one more turn.
        game.play(marie, MarkerOut{});
        EXPECT_FALSE(game->over());
        game.drawCard();
        game.finishCard();
        EXPECT_TRUE(game->over());
    }
}

TEST(QuickGame, endsAtOnceWhenSarahPassedTheArrowAndHasDoneHerCard) { // booklet p. 1; p. 19
    Game game(quickMedium);
    game.drawCard();
    game.finishCard();
    game.play(sarah, MarkerOut{});
    EXPECT_TRUE(game->over());
    EXPECT_EQ(game->score(sarah).lines[11].points, 5) << "the marker is hers";
}

TEST(QuickGame, anyBoardCanBeMirroredAfterAll) { // spec 17
    Game game(quickMedium);
    game.option("option.mirror.sheep", 1);
    game.correct("market.lincoln", 2);
    game.correct("market.corriedale", 1);
    game.correct("market-pile.lincoln", 0);
    game.correct("sarah.specialization", static_cast<int>(Worker::sailor));
    game.play(sarah, SarahCardDrawn{1, 10});
    const State state = game.state();
    ASSERT_EQ(steps(state), "move one-sheep");
    game.play(sarah, SarahMove{placesToMove(state, 10).options[0], {}, false, 0});
    EXPECT_FALSE(game.tryPlay(sarah, SarahTakeSheep{Breed::lincoln, {}, {}})) << "the market decides";
    game.play(sarah, SarahTakeSheep{Breed::corriedale, {}, {}});
    EXPECT_EQ(game.state().market[Breed::corriedale], 0);
}

// The booklet's example as a golden table ----------------------------------------------------------------------------

/// The player walks on and does nothing.
void pass(Game& game, Location to) {
    game.play(marie, Travel{to, {}});
    game.play(marie, EndTurn{});
}

void hireByCard1(Game& game, Worker worker, Header header) {
    const State before = game.state();
    game.correct("jobs." + std::string(nameOf(worker)) + "1", 1);
    // The real deck was cut: the card comes again before the reshuffle.
    game.play(sarah, SarahCardDrawn{static_cast<std::uint16_t>(before.sarah.turn + 1), 1}, true);
    game.play(sarah, SarahMove{3, {}, false, 0});
    const int column = before.player(sarah).workers[worker] + 1;
    const std::string immediate = "printed.sarah.immediate." + std::string(nameOf(worker)) + std::to_string(column);
    EXPECT_EQ(game.asked(sarah, SarahHire{worker, 0}), immediate);
    game.look(immediate, static_cast<int>(SarahImmediate::none));
    game.play(sarah, SarahHire{worker, 0});
    game.play(sarah, SarahBonusCard{header});
}

std::unique_ptr<Game> bookletTable() {
    auto made = std::make_unique<Game>(OptionValues{{"sarah", 3}, {"set-up", 1}});
    Game& game = *made;
    for (const char* board : {"hazards", "bonus-tiles", "foresight", "harbours"})
        game.option(std::string("option.mirror.") + board, 0);
    for (Header header : valuesOf<Header>()) {
        game.correct("pile." + std::string(nameOf(header)) + ".set", static_cast<int>(header) + 1);
        game.correct("pile." + std::string(nameOf(header)) + ".left", 3);
    }
    game.correct("seat1.workers.shepherd", 2); // the worker of the set-up, without a card
    game.look("printed.disc.movement.black", 0);
    game.play(marie, Start{Location::a, Disc::movement, {}});
    game.play(marie, EndTurn{});

    game.look("printed.sarah.card1.movement", 3);
    hireByCard1(game, Worker::shepherd, Header::barrel);
    pass(game, Location::b);
    hireByCard1(game, Worker::shepherd, Header::bell);
    pass(game, Location::c);
    hireByCard1(game, Worker::craftsman, Header::wheel);
    pass(game, Location::d);
    hireByCard1(game, Worker::sailor, Header::wheel);
    pass(game, Location::e);
    hireByCard1(game, Worker::sailor, Header::barrel);
    pass(game, Location::f);

    const auto market = [&](const char* where, std::array<int, 6> cards) {
        for (Breed breed : valuesOf<Breed>())
            game.correct(where + std::string(nameOf(breed)), cards[static_cast<std::size_t>(breed)]);
    };
    market("market.", {0, 2, 1, 2, 2, 0});
    market("market-pile.", {5, 5, 6, 4, 4, 6});
    game.correct("seat0.pounds", 7);
    game.play(sarah, SarahCardDrawn{6, 14});
    game.play(sarah, SarahMove{4, {}, false, 2});
    game.play(sarah, SarahAddSheep{});
    game.play(sarah, RevealSheep{1, sheep(0, 1, 1, 0, 0, 0)});
    game.play(sarah, SarahAddSheep{});
    game.play(sarah, RevealSheep{2, sheep(1, 0, 0, 0, 0, 1)});
    game.play(sarah, SarahTakeSheep{Breed::corriedale, Breed::corriedale, {}});
    return made;
}

TEST(BookletExample, isAGoldenTableToTheLastBonusCard) { // booklet p. 4
    const auto made = bookletTable();
    Game& game = *made;
    const State state = game.state();
    const Player& her = state.player(sarah);
    EXPECT_EQ(her.workers, (Per<Worker, std::int8_t>{{4, 2, 3, 1}}));
    EXPECT_EQ(state.sarah.specialization, Worker::shepherd);
    Herd pile;
    pile[Card::set1] = 2; // wheels
    pile[Card::set2] = 2; // barrels
    pile[Card::set3] = 1; // bell
    pile[Card::corriedale] = 2;
    EXPECT_EQ(her.herd, pile);
    EXPECT_EQ(state.piles[Header::wheel].left, 1);
    EXPECT_EQ(state.piles[Header::barrel].left, 1);
    EXPECT_EQ(state.piles[Header::bell].left, 2);
    EXPECT_EQ(state.piles[Header::compass].left, 3);
    EXPECT_EQ(state.players[0].pounds, 9) << "two pounds for the green hand she passed";
    EXPECT_EQ(state.market, sheep(1, 3, 0, 2, 2, 1));
    EXPECT_EQ(state.active, marie);
    game.expectGolden("gwtnz-booklet");
}

} // namespace
} // namespace sideboard::gwtnz
