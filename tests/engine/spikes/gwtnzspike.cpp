#include "tests/engine/spikes/spike.h"

/// Great Western Trail: Wellington in four steps, with costs that must be affordable together before the first is paid;
/// and a card of Sarah's whose movement no text gives.
namespace sideboard::spike {
namespace {

enum class Breed : std::uint8_t { leicester = 0, dorset = 1, corriedale = 2 };
constexpr auto namesOf(Breed) { return std::array<std::string_view, 3>{"leicester", "dorset", "corriedale"}; }
constexpr Per<Breed, int> breeding{{2, 3, 3}}; // the example of step 1

enum class Post : std::uint8_t { zero = 0, one = 1, three = 2, six = 3, nine = 4, twelve = 5 };
constexpr auto namesOf(Post) { return std::array<std::string_view, 6>{"0", "1", "3", "6", "9", "12"}; }
struct PostInfo {
    int value;
    int transport;
    bool black;
};
constexpr Per<Post, PostInfo> posts{
    {{{0, 0, false}, {1, 0, false}, {3, 0, false}, {6, 1, true}, {9, 3, true}, {12, 5, true}}}};

enum class Disc : std::uint8_t { movement = 0, wool = 1, hand = 2, bigHand = 3 };
constexpr auto namesOf(Disc) { return std::array<std::string_view, 4>{"movement", "wool", "hand", "big-hand"}; }
struct DiscInfo {
    int cost;
    bool black;
};
constexpr Per<Disc, DiscInfo> discs{{{{0, false}, {4, false}, {3, true}, {8, true}}}};

enum class Step : std::uint8_t { none = 0, income = 1, deliver = 2, foresightA = 3, foresightB = 4 };
constexpr auto namesOf(Step) {
    return std::array<std::string_view, 5>{"none", "income", "deliver", "foresight-a", "foresight-b"};
}

struct Runholder {
    std::int16_t pounds = 0;
    std::uint8_t certificates = 0;
    Per<Breed, std::uint8_t> hand{};
    Per<Post, bool> delivered{};
    Per<Disc, bool> cleared{};
    Step step = Step::none;
    std::uint8_t worth = 0; ///< of this income, for the delivery
    std::uint8_t place = 0; ///< on the trail
    static constexpr auto fields() {
        return std::tuple{field("pounds", &Runholder::pounds),   field("certificates", &Runholder::certificates),
                          field("hand", &Runholder::hand),       field("delivered", &Runholder::delivered),
                          field("cleared", &Runholder::cleared), field("step", &Runholder::step),
                          field("worth", &Runholder::worth),     field("place", &Runholder::place)};
    }
    bool operator==(const Runholder&) const = default;
};

constexpr std::size_t cardCount = 5;

struct Trail {
    List<Runholder, 2> seats; ///< seat 1 is Sarah
    std::array<Printed, cardCount> movement{};
    std::uint8_t turn = 0;
    std::uint8_t card = cardCount; ///< Sarah's open card; cardCount: none
    std::array<bool, 2> tiles{true, true};
    static constexpr auto fields() {
        return std::tuple{field("seats", &Trail::seats), field("movement", &Trail::movement),
                          field("turn", &Trail::turn), field("card", &Trail::card), field("tiles", &Trail::tiles)};
    }
    bool operator==(const Trail&) const = default;
};

struct ReachWellington {
    static constexpr Kind kind{1, "reach-wellington"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const ReachWellington&) const = default;
};
struct TakeIncome {
    static constexpr Kind kind{2, "take-income"};
    Per<Breed, std::uint8_t> breeds{};
    std::uint8_t certificates = 0;
    static constexpr auto fields() {
        return std::tuple{field("breeds", &TakeIncome::breeds), field("certificates", &TakeIncome::certificates)};
    }
    bool operator==(const TakeIncome&) const = default;
};
struct Deliver {
    static constexpr Kind kind{3, "deliver"};
    Post post = Post::zero;
    Disc disc = Disc::movement;
    static constexpr auto fields() { return std::tuple{field("post", &Deliver::post), field("disc", &Deliver::disc)}; }
    bool operator==(const Deliver&) const = default;
};
struct TakeForesight {
    static constexpr Kind kind{4, "take-foresight"};
    std::uint8_t tile = 0;
    static constexpr auto fields() { return std::tuple{field("tile", &TakeForesight::tile)}; }
    bool operator==(const TakeForesight&) const = default;
};
struct DrawCard {
    static constexpr Kind kind{5, "draw-card"};
    static constexpr bool chance = true;
    std::uint8_t turn = 0;
    std::uint8_t card = 0;
    static constexpr auto fields() {
        return std::tuple{field("turn", &DrawCard::turn), field("card", &DrawCard::card)};
    }
    static constexpr auto once() { return &DrawCard::turn; }
    bool operator==(const DrawCard&) const = default;
};
struct MoveSarah {
    static constexpr Kind kind{6, "move-sarah"};
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const MoveSarah&) const = default;
};

constexpr std::array<std::string_view, cardCount> movementIds{"sarah1.movement", "sarah2.movement", "sarah3.movement",
                                                              "sarah4.movement", "sarah5.movement"};

struct Western : Plain {
    using State = Trail;
    using Move = std::variant<ReachWellington, TakeIncome, Deliver, TakeForesight, DrawCard, MoveSarah>;

    static const GameInfo& info() {
        static const GameInfo info{"gwtnz-spike", 2, 2, true, 1, {}, {movementIds.begin(), movementIds.end()}, {}};
        return info;
    }
    static State setUp(const Setup&) {
        State state;
        state.seats.push({7, 3, {{2, 1, 1}}, {}, {}, Step::none, 0, 0});
        state.seats.push({});
        for (Printed& each : state.movement) each = {2, false};
        return state;
    }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        const Runholder& holder = state.seats[indexOf(seat)];
        const auto at = [&](Step step) -> std::optional<Refusal> {
            if (holder.step == step) return std::nullopt;
            return Refusal{"gwtnz.refusal.not-this-step", "p.10"};
        };
        if (std::holds_alternative<ReachWellington>(move)) return at(Step::none);
        if (const auto* income = std::get_if<TakeIncome>(&move)) {
            if (const auto refusal = at(Step::income)) return refusal;
            for (Breed breed : valuesOf<Breed>()) // p.10: each breed only once
                if (income->breeds[breed] > std::min<int>(1, holder.hand[breed]))
                    return Refusal{"gwtnz.refusal.each-breed-once", "p.10", 0};
            if (income->certificates > holder.certificates) return Refusal{"gwtnz.refusal.certificates", "p.10", 1};
        } else if (const auto* delivery = std::get_if<Deliver>(&move)) return checkDelivery(holder, *delivery);
        else if (const auto* foresight = std::get_if<TakeForesight>(&move)) {
            if (holder.step != Step::foresightA && holder.step != Step::foresightB)
                return Refusal{"gwtnz.refusal.not-this-step", "p.12"};
            if (foresight->tile >= state.tiles.size() || !state.tiles[foresight->tile])
                return Refusal{"gwtnz.refusal.no-tile", "p.12", 0};
        } else if (const auto* draw = std::get_if<DrawCard>(&move)) {
            if (indexOf(seat) != 1) return Refusal{"gwtnz.refusal.sarah-only", "solo p.2"};
            if (state.card != cardCount) return Refusal{"gwtnz.refusal.card-is-open", "solo p.2"};
            if (draw->turn != state.turn + 1) return Refusal{"gwtnz.refusal.other-turn", "solo p.2", 0};
            if (draw->card >= cardCount) return Refusal{"gwtnz.refusal.no-such-card", "solo p.2", 1};
        } else if (std::holds_alternative<MoveSarah>(move)) {
            if (indexOf(seat) != 1 || state.card == cardCount) return Refusal{"gwtnz.refusal.no-card", "solo p.2"};
            // Facts 1.2: no source gives the movement of cards 1-9. Asked when the card first comes up.
            if (!state.movement[state.card].checked)
                return Refusal{"gwtnz.refusal.look-at-the-card",
                               "solo p.3",
                               wholeMove,
                               {{"card", state.card + 1}},
                               movementIds[state.card]};
        }
        return std::nullopt;
    }

    /// p.11: post and disc are one decision, since what they cost must be payable together, before anything is paid.
    static std::optional<Refusal> checkDelivery(const Runholder& holder, const Deliver& delivery) {
        if (holder.step != Step::deliver) return Refusal{"gwtnz.refusal.not-this-step", "p.10"};
        const PostInfo& post = posts[delivery.post];
        const DiscInfo& disc = discs[delivery.disc];
        if (post.value > holder.worth)
            return Refusal{"gwtnz.refusal.worth", "p.11", 0, {{"worth", holder.worth}, {"post", post.value}}};
        if (holder.delivered[delivery.post] && delivery.post != Post::zero)
            return Refusal{"gwtnz.refusal.delivered-before", "p.11", 0};
        if (holder.cleared[delivery.disc]) return Refusal{"gwtnz.refusal.no-disc-there", "p.11", 1};
        if (disc.black && !post.black) return Refusal{"gwtnz.refusal.black-disc", "p.11", 1};
        if (post.transport + disc.cost > holder.pounds)
            return Refusal{"gwtnz.refusal.not-together",
                           "p.12",
                           1,
                           {{"cost", post.transport + disc.cost}, {"pounds", holder.pounds}}};
        return std::nullopt;
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& move) {
        State next = state;
        Runholder& holder = next.seats[indexOf(seat)];
        if (std::holds_alternative<ReachWellington>(move)) holder.step = Step::income;
        else if (const auto* income = std::get_if<TakeIncome>(&move)) {
            int worth = income->certificates;
            for (Breed breed : valuesOf<Breed>()) {
                if (income->breeds[breed] > holder.hand[breed]) return Misfit{"gwtnz.misfit.no-such-sheep"};
                holder.hand[breed] = static_cast<std::uint8_t>(holder.hand[breed] - income->breeds[breed]);
                worth += income->breeds[breed] * breeding[breed];
            }
            if (income->certificates > holder.certificates) return Misfit{"gwtnz.misfit.certificates"};
            holder.certificates = static_cast<std::uint8_t>(holder.certificates - income->certificates);
            holder.worth = static_cast<std::uint8_t>(std::min(worth, 255));
            holder.pounds = static_cast<std::int16_t>(holder.pounds + worth);
            holder.step = Step::deliver;
        } else if (const auto* delivery = std::get_if<Deliver>(&move)) {
            const int cost = posts[delivery->post].transport + discs[delivery->disc].cost;
            if (cost > holder.pounds) return Misfit{"gwtnz.misfit.pounds"};
            if (holder.cleared[delivery->disc]) return Misfit{"gwtnz.misfit.no-disc-there"};
            holder.pounds = static_cast<std::int16_t>(holder.pounds - cost + (delivery->post == Post::zero ? 6 : 0));
            holder.delivered[delivery->post] = true;
            holder.cleared[delivery->disc] = true;
            holder.step = Step::foresightA;
        } else if (const auto* foresight = std::get_if<TakeForesight>(&move)) {
            if (foresight->tile >= next.tiles.size() || !next.tiles[foresight->tile])
                return Misfit{"gwtnz.misfit.no-tile"};
            next.tiles[foresight->tile] = false;
            const bool last = holder.step == Step::foresightB;
            holder.step = last ? Step::none : Step::foresightB;
            if (last) next.tiles = {true, true};
        } else if (const auto* draw = std::get_if<DrawCard>(&move)) {
            if (draw->card >= cardCount) return Misfit{"gwtnz.misfit.no-such-card"};
            next.card = draw->card;
            next.turn = draw->turn;
        } else if (std::holds_alternative<MoveSarah>(move)) {
            if (next.card >= cardCount) return Misfit{"gwtnz.misfit.no-card"};
            holder.place = static_cast<std::uint8_t>(holder.place + next.movement[next.card].value);
            next.card = cardCount;
        }
        return next;
    }

    static std::optional<Move> draw(const State& state, Seat, const Move& move, const Chance& chance) {
        if (!std::holds_alternative<DrawCard>(move)) return std::nullopt;
        const auto turn = static_cast<std::uint8_t>(state.turn + 1);
        return DrawCard{turn, static_cast<std::uint8_t>(chance.draws("sarah", turn).below(cardCount))};
    }

    static Domain domain(const State& state, Seat seat, const Move& move, std::size_t number) {
        const Runholder& holder = state.seats[indexOf(seat)];
        if (std::holds_alternative<TakeIncome>(move)) {
            if (number == 1) return Range{0, holder.certificates};
            Blend blend{{0, 0, 0}, {}, 0, 3};
            for (auto count : holder.hand) blend.max.push_back(std::min<int>(1, count));
            blend.suggested = blend.max; // everything different that is in the hand
            return blend;
        }
        if (std::holds_alternative<DrawCard>(move)) {
            if (number == 0) return Values{{state.turn + 1}};
            return Values{{0, 1, 2, 3, 4}, "sarah-cards"};
        }
        return Values{{0, 1}, "foresight"};
    }
    static bool narrows(const Move&, std::size_t) { return false; }

    static std::vector<std::string_view> owed(const State& state, Seat seat) {
        switch (state.seats[indexOf(seat)].step) {
        case Step::income: return {"take-income"};
        case Step::deliver: return {"deliver"};
        case Step::foresightA:
        case Step::foresightB: return {"take-foresight"};
        case Step::none: break;
        }
        if (indexOf(seat) == 1 && state.card != cardCount) return {"move-sarah"};
        return {};
    }
    static View view(const State&, Seat, const std::vector<SecretOf<Sealed>>&) { return {}; }

    static const TrackedList<State>& tracked() {
        static const TrackedList<State> list = [] {
            TrackedList<State> all;
            all.add({"seat0.pounds",
                     0,
                     1000,
                     Seat{0},
                     {},
                     TrackedUse::tally,
                     [](const State& state) { return state.seats.items[0].pounds; },
                     [](State& state, int value) { state.seats[0].pounds = static_cast<std::int16_t>(value); }});
            for (std::size_t card = 0; card < cardCount; ++card)
                all.add(printedValue<State>(
                    std::string(movementIds[card]), 1,
                    9, [card](auto& state) -> auto& { return state.movement[card]; }));
            return all;
        }();
        return list;
    }
};
static_assert(Game<Western>);

using Gwt = TableOf<Western>;
constexpr Seat sarah{1};

Names refusedKeys(const Table& table, Seat seat, std::string_view move, const Json& fields, std::string_view reason) {
    Names keys;
    const auto prompt = table.prompt(seat, move, fields);
    for (const PromptOption& option : std::get<Choice>((*prompt)->ask).options)
        if (option.refusal && option.refusal->reason == reason) keys.push_back(option.key);
    return keys;
}

TEST(WellingtonSpike, fourStepsAreOneActionAndWhatTheyCostMustBeThereTogether) {
    Gwt table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 1, 1, {}}, 0));
    ASSERT_TRUE(table.correct("seat0.pounds", 0, {}));
    const auto before = table.hash();
    const auto arrival = table.play(anna, ReachWellington{}, {});
    ASSERT_TRUE(arrival);
    const Entering action{0, *arrival, false};

    // Marie's example: three breeds worth 8 and two certificates make 10.
    const auto proposed = table.suggestion(anna, "take-income", Json::object());
    ASSERT_TRUE(proposed) << wordsOf(proposed);
    EXPECT_EQ((*proposed)["breeds"], (Json{{"leicester", 1}, {"dorset", 1}, {"corriedale", 1}}));
    EXPECT_FALSE(table.play(anna, "take-income", {{"breeds", {{"leicester", 2}}}, {"certificates", 0}}, action))
        << "each breed once";
    ASSERT_TRUE(table.play(anna, "take-income", {{"breeds", (*proposed)["breeds"]}, {"certificates", 2}}, action));
    EXPECT_EQ(table.state().seats[0].pounds, 10);

    // Ten pounds: post 9 costs 3, the second hand disc 8; each is payable, both are not.
    EXPECT_EQ(openKeys(table, anna, "deliver", Json::object()), (Names{"0", "1", "3", "6", "9"}));
    EXPECT_EQ(openKeys(table, anna, "deliver", {{"post", "9"}}), (Names{"movement", "wool", "hand"}));
    EXPECT_EQ(refusedKeys(table, anna, "deliver", {{"post", "9"}}, "gwtnz.refusal.not-together"), (Names{"big-hand"}));
    EXPECT_EQ(openKeys(table, anna, "deliver", {{"post", "3"}}), (Names{"movement", "wool"}))
        << "a black disc only on a black post";
    const auto tooMuch = table.play(anna, Deliver{Post::nine, Disc::bigHand}, action);
    ASSERT_FALSE(tooMuch);
    EXPECT_EQ(table.state().seats[0].pounds, 10) << "nothing is paid in part";
    ASSERT_TRUE(table.play(anna, Deliver{Post::nine, Disc::hand}, action));
    EXPECT_EQ(table.state().seats[0].pounds, 4);

    ASSERT_TRUE(table.play(anna, TakeForesight{1}, action));
    EXPECT_EQ(openKeys(table, anna, "take-foresight", Json::object()), (Names{"0"}));
    ASSERT_TRUE(table.play(anna, TakeForesight{0}, action));
    EXPECT_TRUE(owedKinds(table, anna).empty());
    ASSERT_TRUE(table.undo(0));
    EXPECT_EQ(table.hash(), before);
}

TEST(WellingtonSpike, aPostIsRefusedWhereNoDiscIsPayableWithIt) {
    Gwt table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 1, 1, {}}, 0));
    Json state = table.stateJson();
    state["seats"][0]["step"] = "deliver";
    state["seats"][0]["worth"] = 12;
    state["seats"][0]["pounds"] = 6;
    state["seats"][0]["cleared"]["movement"] = true; // what is left costs 4, 3 and 8
    ASSERT_TRUE(table.load(state, 0));
    // Post 12 costs 5: nothing is payable with it, so the post itself is refused, with the reason of its best disc.
    EXPECT_EQ(openKeys(table, anna, "deliver", Json::object()), (Names{"0", "1", "3", "6", "9"}));
    EXPECT_EQ(refusedKeys(table, anna, "deliver", Json::object(), "gwtnz.refusal.not-together"), (Names{"12"}));
}

TEST(SarahSpike, aPrintedValueIsAskedForWhenItIsFirstNeededAndThenPlayGoesOn) {
    Gwt table(1, DeviceId{1}, testHash);
    Gwt other(1, DeviceId{2}, testHash);
    ASSERT_TRUE(table.setUp({2, 42, 1, {}}, 0));
    const auto drawn = table.draw(sarah, "draw-card", Json::object(), {});
    ASSERT_TRUE(drawn) << wordsOf(drawn);
    const std::uint8_t card = table.state().card;
    EXPECT_EQ(owedKinds(table, sarah), (Names{"move-sarah"}));

    const auto refused = table.play(sarah, MoveSarah{}, {});
    ASSERT_FALSE(refused);
    const auto& refusal = std::get<Refusal>(refused.error());
    EXPECT_EQ(refusal.ask, movementIds[card]);
    EXPECT_EQ(toJson(refusal)["ask"], movementIds[card]);
    EXPECT_EQ(unchecked(table).size(), cardCount);

    ASSERT_FALSE(table.enterPrinted(refusal.ask, 12, {})) << "no card moves her that far";
    ASSERT_TRUE(table.enterPrinted(refusal.ask, 4, {}));
    EXPECT_EQ(unchecked(table).size(), cardCount - 1);
    ASSERT_TRUE(table.play(sarah, MoveSarah{}, {}));
    EXPECT_EQ(table.state().seats[1].place, 4);

    meet(table, other);
    EXPECT_EQ(table.hash(), other.hash());
    EXPECT_EQ(unchecked(other).size(), cardCount - 1);
}

TEST(SarahSpike, whoeverOverrulesPlaysWithTheDefault) {
    Gwt table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 42, 1, {}}, 0));
    ASSERT_TRUE(table.play(sarah, DrawCard{1, 3}, {})); // from the real deck
    ASSERT_TRUE(table.play(sarah, MoveSarah{}, {0, {}, true}));
    EXPECT_EQ(table.state().seats[1].place, 2);
    EXPECT_TRUE(table.history(table.log().size() - 1).overruled);
}

TEST(SarahSpike, takingBackAndDrawingAgainGivesTheSameCardAndIsMarked) {
    Gwt table(1, DeviceId{1}, testHash);
    ASSERT_TRUE(table.setUp({2, 43, 1, {}}, 0));
    ASSERT_TRUE(table.draw(sarah, "draw-card", Json::object(), {}));
    const std::uint8_t card = table.state().card;
    ASSERT_TRUE(table.undo(0));
    ASSERT_TRUE(table.draw(sarah, "draw-card", Json::object(), {}));
    EXPECT_EQ(table.state().card, card);
    EXPECT_TRUE(table.history(1).seenDraw);
    EXPECT_FALSE(table.history(3).seenDraw);
}

} // namespace
} // namespace sideboard::spike
