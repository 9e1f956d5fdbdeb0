#include "engine/core/prompting.h"
#include "tests/engine/gwtnz/table.h"

/// Each of Sarah's 17 cards, played to its end in every specialization on a board that leaves no tie.
namespace sideboard::gwtnz {
namespace {

/// A straight trail of 22 places with one free space, which is the eleventh.
void layTrail(State& state) {
    constexpr std::uint8_t freeSpace = 10;
    constexpr std::uint8_t last = 22;
    state.options.mirror[Board::trail] = true;
    for (std::uint8_t i = 0; i <= last; ++i) {
        state.trail[i].next = i == last ? toWellington : static_cast<std::uint8_t>(i + 1);
        state.trail[i].neutral = i != freeSpace;
    }
    state.players[0].space = 0;
}

State board(int card, Worker specialization) {
    State state = solo(card >= 14 ? Level::hard : Level::medium, {{"values", 1}});
    layTrail(state);
    staff(state, 1, 1, 1, 1, specialization);
    state.player(sarah).workers[specialization] = 3;
    for (int number = 1; number <= 9; ++number) state.box.learn(fact::sarahMove(number), 2);
    for (int number : {14, 15, 16, 17})
        state.box.learn(fact::sarahIcon(number), static_cast<int>(StepIcon::specialization));
    state.box.learn(fact::sarahSteps(5), 1);
    state.box.learn(fact::sarahSteps(16), 3);
    state.box.learn(fact::building(2, false, fact::OfBuilding::hand), static_cast<int>(Hand::black));
    state.box.learn(fact::building(4, false, fact::OfBuilding::hand), static_cast<int>(Hand::green));
    state.jobs = {{0b0001, 0b0011, 0b0111, 0b1111}}; // shearers are cheapest
    state.market = sheep(2, 3, 2, 1, 2, 1);
    state.marketPile = sheep(0, 0, 0, 0, 0, 2);
    state.bonus[0] = {noTile, noTile, static_cast<std::uint8_t>(TileB::token), static_cast<std::uint8_t>(TileB::joker)};
    placeTileA(state, TileA::rockfall3black);
    placeTileA(state, TileA::flood2green);
    for (Header header : valuesOf<Header>())
        state.piles[header] = {static_cast<std::uint8_t>(static_cast<int>(header) + 1), 3};
    state.options.mirror[Board::objectives] = true;
    Objective objective;
    objective.points = 4;
    state.display.push(objective);
    return state;
}

/// The only legal move; more than one fails the test, since this board leaves nothing open.
std::optional<Move> onlyMove(const State& state) {
    std::optional<Move> found;
    for (const OpenKind& kind : kindsFor<Gwtnz>(state, sarah)) {
        if (kind.refusal) continue;
        EXPECT_FALSE(found) << kind.name << " is open too";
        found = alternativeNamed<Move>(kind.name);
    }
    if (!found) return found;
    const Prompter<Gwtnz> prompter(state, sarah);
    for (std::size_t field = 0; field < fieldsOf(*found); ++field) {
        const Domain domain = prompter.domain(*found, field);
        if (const auto* blend = std::get_if<Blend>(&domain)) {
            std::visit([&](auto& each) { detail::setBlend(each, field, detail::someMix(*blend)); }, *found);
            continue;
        }
        const auto open = prompter.openValues(*found, field, domain);
        EXPECT_EQ(open.size(), 1U) << variantToJson(*found) << ", field " << field;
        if (open.empty()) return std::nullopt;
        std::visit([&](auto& each) { detail::setRaw(each, field, open[0]); }, *found);
    }
    return found;
}

/// What her turn changed, in a few words.
std::string told(const State& before, const State& after) {
    const Player& was = before.player(sarah);
    const Player& is = after.player(sarah);
    std::string text = std::to_string(is.space + 1) + " places";
    const auto add = [&](std::string_view what, int by = 1) {
        if (by != 0) text += ", " + std::string(what) + (by == 1 ? "" : " x" + std::to_string(by));
    };
    for (Worker worker : valuesOf<Worker>()) add(nameOf(worker), is.workers[worker] - was.workers[worker]);
    for (Card card : valuesOf<Card>()) add(nameOf(card), is.herd[card] - was.herd[card]);
    for (std::size_t i = 0; i < is.buildings.size(); ++i)
        if (is.buildings[i] != was.buildings[i]) add("building " + std::to_string(i + 1));
    add("pathfinder", is.pathfinder - was.pathfinder);
    for (const OwnObjective& own : is.objectives) add("worth " + std::to_string(own.card.points));
    for (TileA tile : valuesOf<TileA>()) add(nameOf(tile), is.hazards[tile] - was.hazards[tile]);
    for (TileB tile : valuesOf<TileB>())
        add("boxed " + std::string(nameOf(tile)), after.boxedB[tile] - before.boxedB[tile]);
    if (is.medium != was.medium) add("harbour " + std::to_string(is.medium));
    add("disc", was.discs - is.discs);
    add("added", before.marketPile[Breed::suffolk] - after.marketPile[Breed::suffolk]);
    return text;
}

struct CardRow {
    int card;
    /// By specialization: shepherds, craftsmen, sailors, shearers; of those she has three, of the others one.
    std::array<const char*, 4> outcomes;
};
class SarahsTurn : public testing::TestWithParam<CardRow> {};

TEST_P(SarahsTurn, doesWhatTheCardSaysInEverySpecialization) { // booklet p. 2 and 3
    for (Worker specialization : valuesOf<Worker>()) {
        const State before = board(GetParam().card, specialization);
        State state = before;
        enter(state, sarah, SarahCardDrawn{1, static_cast<std::uint8_t>(GetParam().card)});
        for (int guard = 0; state.phase == Phase::sarah && guard < 20; ++guard) {
            const auto move = onlyMove(state);
            ASSERT_TRUE(move) << nameOf(specialization);
            enter(state, sarah, *move);
        }
        EXPECT_EQ(told(before, state), GetParam().outcomes[static_cast<std::size_t>(specialization)])
            << "card " << GetParam().card << ", " << nameOf(specialization);
        EXPECT_EQ(state.active, marie) << "her turn is over";
        EXPECT_EQ(state.sarah.discard, 1U << GetParam().card);
    }
}

constexpr std::array<const char*, 4> always(const char* outcome) { return {outcome, outcome, outcome, outcome}; }

INSTANTIATE_TEST_SUITE_P(
    All, SarahsTurn,
    testing::Values(
        // The cheapest worker is a shearer; the second one takes a wheel, the fourth a bell.
        CardRow{1,
                {"2 places, shearer, set1", "2 places, shearer, set1", "2 places, shearer, set1",
                 "2 places, shearer, set3"}},
        // A worker of her specialization; the default for the sailors' row is a harbour.
        CardRow{2,
                {"2 places, shepherd, set3", "2 places, craftsman, set3",
                 "2 places, sailor, ferry, set3, harbour 1, disc", "2 places, shearer, set3"}},
        CardRow{3, {"2 places, corriedale x2", "2 places, dorset", "2 places, dorset", "2 places, dorset"}},
        CardRow{4, {"2 places, building 2", "2 places, building 5", "2 places, building 2", "2 places, building 2"}},
        CardRow{5, always("2 places, pathfinder, boxed token")},
        CardRow{6, always("2 places, objective, pathfinder x2, worth 4")},
        CardRow{7, always("2 places, pathfinder x2")},
        CardRow{8, always("2 places, sheepdog, rockfall-3-black, boxed token")},
        CardRow{9, always("2 places, sheepdog, objective, worth 4, rockfall-3-black")},
        CardRow{10,
                {"3 places, corriedale x2", "1 places, corriedale", "1 places, corriedale", "1 places, corriedale"}},
        CardRow{11, {"1 places, building 2", "3 places, building 5", "1 places, building 2", "1 places, building 2"}},
        CardRow{12,
                {"1 places, pathfinder x2", "1 places, pathfinder x2", "3 places, set2", "1 places, pathfinder x2"}},
        CardRow{13, {"2 places", "2 places", "2 places", "3 places, romney"}},
        CardRow{14,
                {"3 places, corriedale x2, added x2", "3 places, dorset, corriedale", "3 places, dorset, corriedale",
                 "3 places, dorset, corriedale"}},
        CardRow{15, {"3 places, building 4", "3 places, building 5", "3 places, building 4", "3 places, building 4"}},
        CardRow{16,
                {"3 places, pathfinder x3", "3 places, pathfinder x3", "3 places, set2", "3 places, pathfinder x3"}},
        CardRow{17, {"5 places", "5 places", "5 places", "3 places, romney"}}),
    [](const auto& info) { return "card" + std::to_string(info.param.card); });

TEST(SarahsObjectiveCards, actionIsOnCard7InsteadWhereTheTableSaysSo) { // facts 9, 1
    for (const auto& [card, outcome] :
         {std::pair{6, "2 places, pathfinder x2"}, std::pair{7, "2 places, objective, pathfinder x2, worth 4"},
          std::pair{9, "2 places, sheepdog, rockfall-3-black"}}) {
        State before = board(card, Worker::shepherd);
        before.options.onSeven = true;
        State state = before;
        enter(state, sarah, SarahCardDrawn{1, static_cast<std::uint8_t>(card)});
        for (int guard = 0; state.phase == Phase::sarah && guard < 20; ++guard) enter(state, sarah, *onlyMove(state));
        EXPECT_EQ(told(before, state), outcome);
    }
}

} // namespace
} // namespace sideboard::gwtnz
