#include "engine/games/gwtnz/helpers.h"

#include <algorithm>
#include <set>

#include "engine/games/gwtnz/objectives.h"
#include "tests/engine/gwtnz/table.h"

/// What the helpers propose is the best that exhaustive search finds on random positions. How long they take,
/// `sideboardctl bench` says.
namespace sideboard::gwtnz {
namespace {

class Positions {
public:
    explicit Positions(std::uint64_t seed) : m_draws(Chance(seed).draws("helpers", 0)) {}
    [[nodiscard]] int upTo(int most) { return static_cast<int>(m_draws.below(static_cast<std::uint32_t>(most + 1))); }

private:
    Draws m_draws;
};

State position(Positions& positions) {
    State state = table(2, {{"values", 1}, {"set-up", 1}, {"hands", 1}});
    state.bagA = {};
    state.bagB = {};
    state.objectivePile = 0;
    state.owedDraw = state.owedDiscard = 0;
    state.phase = Phase::act;
    for (Breed breed : valuesOf<Breed>()) state.market[breed] = static_cast<std::int8_t>(positions.upTo(2));
    Player& player = state.players[0];
    player.started = true;
    player.pounds = static_cast<std::int16_t>(positions.upTo(20));
    player.certificates = static_cast<std::int8_t>(positions.upTo(3));
    player.permanentCertificates = static_cast<std::int8_t>(positions.upTo(1));
    for (Worker worker : valuesOf<Worker>()) player.workers[worker] = static_cast<std::int8_t>(1 + positions.upTo(4));
    for (int i = 0; i < 6; ++i) {
        const auto card = static_cast<Card>(positions.upTo(10));
        ++player.hand[card];
        player.herd[card] = std::max(player.herd[card], player.hand[card]);
    }
    const int most = positions.upTo(3); // in a quarter of the positions no disc is left
    for (Disc disc : valuesOf<Disc>()) player.cleared[disc] = most == 0 || positions.upTo(2) == 0;
    player.medium = static_cast<std::uint8_t>(positions.upTo(31));
    for (Post post : valuesOf<Post>()) {
        player.delivered[post] = static_cast<std::int8_t>(positions.upTo(3) == 0 ? 1 : 0);
        state.box.learn(fact::post(post, fact::OfPost::points), positions.upTo(12) - 3);
        state.box.learn(fact::post(post, fact::OfPost::transport), post == Post::local0 ? 0 : positions.upTo(6));
    }
    player.large = static_cast<std::uint8_t>(positions.upTo(63));
    return state;
}

/// All that the moves themselves can buy, by playing them in every order.
void buyOn(const State& state, const Sheep& bought, int spent, std::map<std::array<std::int8_t, 7>, int>& cheapest) {
    for (SheepOption option : valuesOf<SheepOption>())
        for (Breed breed : valuesOf<Breed>())
            for (int second = -1; second < 6; ++second) {
                const BuySheep move{option, breed,
                                    second < 0 ? std::nullopt : std::optional(static_cast<Breed>(second))};
                if (check(state, marie, move)) continue;
                const auto next = apply(state, marie, move);
                Sheep more = bought;
                ++more[breed];
                if (move.second) ++more[*move.second];
                const int cost = spent + priceOf(option).pounds;
                std::array<std::int8_t, 7> key{};
                std::copy(more.values.begin(), more.values.end(), key.begin());
                key[6] = next->players[0].tokens;
                const auto [at, fresh] = cheapest.try_emplace(key, cost);
                at->second = std::min(at->second, cost);
                buyOn(*next, more, cost, cheapest);
            }
}

TEST(BuySheepHelper, findsEveryPurchaseAtItsLowestPrice) { // spec 5
    Positions positions(1);
    for (int game = 0; game < 60; ++game) {
        State state = position(positions);
        const int shepherds = state.players[0].workers[Worker::shepherd];
        state.players[0].location = Location::f;
        openPlace(state, marie, Location::f);
        std::map<std::array<std::int8_t, 7>, int> cheapest;
        buyOn(state, {}, 0, cheapest);
        const auto found = purchases(state, shepherds, state.players[0].pounds);
        ASSERT_EQ(found.size(), cheapest.size()) << game;
        for (const Purchase& purchase : found) {
            std::array<std::int8_t, 7> key{};
            std::copy(purchase.sheep.values.begin(), purchase.sheep.values.end(), key.begin());
            key[6] = static_cast<std::int8_t>(state.players[0].tokens + purchase.tokens);
            ASSERT_TRUE(cheapest.contains(key));
            EXPECT_EQ(purchase.pounds, cheapest[key]);
        }
        for (std::size_t i = 1; i < found.size(); ++i)
            EXPECT_GE(found[i - 1].points, found[i].points) << "most points first";
    }
}

/// The best sum of a table over all subsets of different breeds of at most so many.
int bestSubset(const State& state, int most, int table) {
    std::vector<int> figures;
    for (Card card : valuesOf<Card>())
        if (isSheep(card) && state.players[0].hand[card] > 0)
            figures.push_back(state.box[table + static_cast<int>(card)]);
    int best = 0;
    for (std::uint32_t subset = 0; subset < (1U << figures.size()); ++subset) {
        int sum = 0;
        int count = 0;
        for (std::size_t i = 0; i < figures.size(); ++i)
            if (((subset >> i) & 1) != 0) {
                sum += figures[i];
                ++count;
            }
        if (count <= most) best = std::max(best, sum);
    }
    return best;
}

TEST(ShearHelper, showsTheMostWoolThatTheShearersCanShear) { // spec 5
    Positions positions(2);
    for (int game = 0; game < 200; ++game) {
        const State state = position(positions);
        const int shearers = state.players[0].workers[Worker::shearer];
        const Showing shown = bestShearing(state, state.players[0], shearers);
        EXPECT_EQ(shown.worth, permanentWool(state.players[0]) + bestSubset(state, shearers, fact::woolAt));
        EXPECT_LE(cardsIn(shown.cards), shearers);
    }
}

TEST(WellingtonHelper, findsTheBestOfAllIncomesAndDeliveries) { // spec 5
    Positions positions(3);
    int fallbacks = 0;
    for (int game = 0; game < 40; ++game) {
        State state = position(positions);
        state.phase = Phase::income;
        state.players[0].location = Location::wellington;
        std::vector<Card> cards;
        for (Card card : valuesOf<Card>())
            if (isSheep(card) && state.players[0].hand[card] > 0) cards.push_back(card);
        std::optional<int> best;
        for (std::uint32_t subset = 0; subset < (1U << cards.size()); ++subset)
            for (int certificates = 0; certificates <= state.players[0].certificates; ++certificates) {
                Income income{{}, static_cast<std::uint8_t>(certificates)};
                for (std::size_t i = 0; i < cards.size(); ++i)
                    income.cards[cards[i]] = static_cast<std::int8_t>((subset >> i) & 1);
                ASSERT_EQ(check(state, marie, income), std::nullopt);
                const auto sold = apply(state, marie, income);
                std::vector<Deliver> moves;
                for (Post post : valuesOf<Post>()) {
                    for (Disc disc : valuesOf<Disc>()) moves.push_back({post, disc, {}});
                    moves.push_back({post, {}, {}});
                    for (std::uint8_t harbour = 0; harbour < mediumHarbours; ++harbour)
                        moves.push_back({post, {}, harbour});
                }
                for (const Deliver& move : moves) {
                    if (check(*sold, marie, move)) continue;
                    const auto delivered = apply(*sold, marie, move);
                    ASSERT_TRUE(delivered);
                    const int worth = worthOf(state, *delivered, marie);
                    if (!best || worth > *best) best = worth;
                    fallbacks += move.disc ? 0 : 1;
                }
            }
        const auto found = bestWellington(state, marie);
        ASSERT_EQ(found.has_value(), best.has_value()) << game;
        if (!found) continue;
        EXPECT_EQ(found->worth, *best) << game;
        State played = state;
        enter(played, marie, Income{found->cards, static_cast<std::uint8_t>(found->certificates)});
        enter(played, marie, Deliver{found->post, found->disc, found->harbour});
        EXPECT_EQ(worthOf(state, played, marie), found->worth) << "what is proposed can be played";
    }
    EXPECT_GT(fallbacks, 0) << "some of these positions have no disc left or payable";
}

TEST(ShearHelper, findsTheBestOfAllShearingsAndWoolPosts) { // spec 5
    Positions positions(6);
    int delivered = 0;
    for (int game = 0; game < 60; ++game) {
        State state = position(positions);
        openPlace(state, marie, Location::e);
        std::vector<Card> cards;
        for (Card card : valuesOf<Card>())
            if (isSheep(card) && state.players[0].hand[card] > 0) cards.push_back(card);
        int best = -1000;
        for (std::uint32_t subset = 0; subset < (1U << cards.size()); ++subset) {
            Shear shear;
            for (std::size_t i = 0; i < cards.size(); ++i)
                shear.cards[cards[i]] = static_cast<std::int8_t>((subset >> i) & 1);
            if (check(state, marie, shear)) continue;
            const auto shorn = apply(state, marie, shear);
            best = std::max(best, worthOf(state, *shorn, marie));
            for (Post post : valuesOf<Post>())
                for (Disc disc : valuesOf<Disc>()) {
                    const DeliverWool move{post, disc};
                    if (!check(*shorn, marie, move))
                        best = std::max(best, worthOf(state, *apply(*shorn, marie, move), marie));
                }
        }
        const auto found = bestWoolSale(state, marie);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->worth, best) << game;
        delivered += found->post ? 1 : 0;
    }
    EXPECT_GT(delivered, 0);
}

List<OwnObjective, objectivesMost> objectives(Positions& positions, int count) {
    List<OwnObjective, objectivesMost> all;
    for (int i = 0; i < count; ++i) {
        OwnObjective own;
        own.played = positions.upTo(1) == 1;
        own.card.first = static_cast<Condition>(1 + positions.upTo(9));
        own.card.second = static_cast<Condition>(positions.upTo(10));
        own.card.third =
            own.card.second == Condition::none ? Condition::none : static_cast<Condition>(positions.upTo(10));
        own.card.points = static_cast<std::int8_t>(1 + positions.upTo(6));
        own.card.penalty = static_cast<std::int8_t>(positions.upTo(5));
        all.push(own);
    }
    return all;
}

TEST(ObjectivesHelper, findsTheBestOfAllAssignments) { // spec 6, p. 17
    Positions positions(4);
    for (int game = 0; game < 300; ++game) {
        const auto own = objectives(positions, positions.upTo(9));
        Means means;
        for (Condition condition : valuesOf<Condition>())
            means[condition] = static_cast<std::int16_t>(positions.upTo(3));
        means[Condition::building] = static_cast<std::int16_t>(means[Condition::building4] + positions.upTo(2));
        int best = -1000;
        for (std::uint32_t met = 0; met < (1U << own.size()); ++met) {
            if (!meetsAll(means, own, met)) continue;
            int points = 0;
            for (std::size_t i = 0; i < own.size(); ++i)
                points += ((met >> i) & 1) != 0 ? own[i].card.points : own[i].played ? -own[i].card.penalty : 0;
            best = std::max(best, points);
        }
        EXPECT_EQ(bestAssignment(means, own).points, best) << game;
    }
}

TEST(ObjectivesHelper, mariesThreeCardsGive9OrOnly3) { // p. 17, example
    State state = table(2, {{"values", 1}});
    Player& player = state.players[0];
    const auto card = [](Condition a, Condition b = Condition::none, Condition c = Condition::none) {
        return OwnObjective{{ObjectiveAction::pounds4, a, b, c, 3, 3}, true, Card::objective};
    };
    player.objectives.push(card(Condition::building4, Condition::pathfinder6));
    player.objectives.push(card(Condition::building, Condition::sheepTwo, Condition::pathfinder6));
    player.objectives.push(card(Condition::post13));
    player.buildings[0] = BuildingAt::board;
    player.buildings[6] = BuildingAt::board; // needs 5: "4 or more"
    player.herd[Card::corriedale] = 1;
    player.pathfinder = 12;
    player.delivered[Post::local21] = 1;
    EXPECT_EQ(bestAssignment(meansOf(state, player), player.objectives).points, 9);
    player.delivered[Post::local21] = 0;
    EXPECT_EQ(bestAssignment(meansOf(state, player), player.objectives).points, 3);
    player.delivered[Post::local21] = 1;
    player.pathfinder = 11; // two cards ask for 6: 12 is needed
    EXPECT_EQ(bestAssignment(meansOf(state, player), player.objectives).points, 3);
}

} // namespace
} // namespace sideboard::gwtnz
