#include "tests/engine/spikes/spike.h"

/// Derrein: a trade that one seat offers and another answers on its own device. "Négocier", line 337 ff.: any goods, at
/// any time, without limits.
namespace sideboard::spike {
namespace {

enum class Good : std::uint8_t { wood = 0, rock = 1, flour = 2 };
constexpr auto namesOf(Good) { return std::array<std::string_view, 3>{"wood", "rock", "flour"}; }
using Goods = Per<Good, std::uint8_t>;

struct Offer {
    std::uint16_t number = 0;
    Seat from = noSeat;
    Seat to = noSeat;
    Goods give;
    Goods want;
    static constexpr auto fields() {
        return std::tuple{field("number", &Offer::number), field("from", &Offer::from), field("to", &Offer::to),
                          field("give", &Offer::give), field("want", &Offer::want)};
    }
    bool operator==(const Offer&) const = default;
};

struct Market {
    List<Goods, 4> seats;
    List<Offer, 4> offers;
    std::uint16_t lastOffer = 0;
    static constexpr auto fields() {
        return std::tuple{field("seats", &Market::seats), field("offers", &Market::offers),
                          field("lastOffer", &Market::lastOffer)};
    }
    bool operator==(const Market&) const = default;
};

struct OfferTrade {
    static constexpr Kind kind{1, "offer-trade"};
    Seat to = noSeat;
    Goods give;
    Goods want;
    static constexpr auto fields() {
        return std::tuple{field("to", &OfferTrade::to), field("give", &OfferTrade::give),
                          field("want", &OfferTrade::want)};
    }
    bool operator==(const OfferTrade&) const = default;
};
struct AnswerTrade {
    static constexpr Kind kind{2, "answer-trade"};
    std::uint16_t offer = 0;
    bool agreed = false;
    static constexpr auto fields() {
        return std::tuple{field("offer", &AnswerTrade::offer), field("agreed", &AnswerTrade::agreed)};
    }
    bool operator==(const AnswerTrade&) const = default;
};

bool covers(const Goods& stock, const Goods& wanted) {
    for (Good good : valuesOf<Good>())
        if (stock[good] < wanted[good]) return false;
    return true;
}
void move(Goods& from, Goods& to, const Goods& goods) {
    for (Good good : valuesOf<Good>()) {
        from[good] = static_cast<std::uint8_t>(from[good] - goods[good]);
        to[good] = static_cast<std::uint8_t>(to[good] + goods[good]);
    }
}

struct Trading : Plain {
    using State = Market;
    using Move = std::variant<OfferTrade, AnswerTrade>;

    static const GameInfo& info() {
        static const GameInfo info{"derrein-spike", 2, 4, false, 1, {}, {}, {}};
        return info;
    }
    static State setUp(const Setup& setup) {
        State state;
        for (int i = 0; i < setup.seats; ++i) state.seats.push(Goods{{2, 1, 2}});
        return state;
    }
    static const Offer* find(const State& state, std::uint16_t number) {
        for (const Offer& offer : state.offers)
            if (offer.number == number) return &offer;
        return nullptr;
    }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        if (const auto* trade = std::get_if<OfferTrade>(&move)) {
            if (state.offers.full()) return Refusal{"derrein.refusal.too-many-offers", "p.6"};
            if (trade->to == seat || indexOf(trade->to) >= state.seats.size())
                return Refusal{"derrein.refusal.with-another", "p.6", 0};
            if (!covers(state.seats[indexOf(seat)], trade->give))
                return Refusal{"derrein.refusal.not-enough", "p.6", 1};
            if (sumOf(trade->give) == 0) return Refusal{"derrein.refusal.nothing-given", "p.6", 1};
            if (!covers(state.seats[indexOf(trade->to)], trade->want))
                return Refusal{"derrein.refusal.they-lack-it", "p.6", 2};
        } else if (const auto* answer = std::get_if<AnswerTrade>(&move)) {
            const Offer* offer = find(state, answer->offer);
            if (!offer || offer->to != seat) return Refusal{"derrein.refusal.no-such-offer", "p.6", 0};
            if (answer->agreed && !(covers(state.seats[indexOf(seat)], offer->want) &&
                                    covers(state.seats[indexOf(offer->from)], offer->give)))
                return Refusal{"derrein.refusal.not-enough", "p.6", 1};
        }
        return std::nullopt;
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& each) {
        State next = state;
        if (const auto* trade = std::get_if<OfferTrade>(&each)) {
            if (next.offers.full() || indexOf(trade->to) >= next.seats.size()) return Misfit{"derrein.misfit.offer"};
            next.offers.push({++next.lastOffer, seat, trade->to, trade->give, trade->want});
        } else if (const auto* answer = std::get_if<AnswerTrade>(&each)) {
            const Offer* found = find(state, answer->offer);
            if (!found) return Misfit{"derrein.misfit.no-such-offer"};
            const Offer offer = *found;
            next.offers.erase(static_cast<std::size_t>(found - state.offers.begin()));
            if (!answer->agreed) return next;
            Goods& theirs = next.seats[indexOf(offer.from)];
            Goods& ours = next.seats[indexOf(offer.to)];
            if (!covers(theirs, offer.give) || !covers(ours, offer.want)) return Misfit{"derrein.misfit.not-enough"};
            move(theirs, ours, offer.give);
            move(ours, theirs, offer.want);
        }
        return next;
    }

    static Domain domain(const State& state, Seat seat, const Move& each, std::size_t number) {
        if (const auto* trade = std::get_if<OfferTrade>(&each)) {
            const Goods& stock = state.seats[indexOf(number == 1 ? seat : trade->to)];
            return Blend{{0, 0, 0}, {stock.begin(), stock.end()}, number == 1 ? 1 : 0, sumOf(stock)};
        }
        Values offers;
        for (const Offer& offer : state.offers)
            if (offer.to == seat) offers.values.push_back(offer.number);
        return offers;
    }
    static bool narrows(const Move&, std::size_t) { return false; }
    static std::vector<std::string_view> owed(const State& state, Seat seat) {
        for (const Offer& offer : state.offers)
            if (offer.to == seat) return {"answer-trade"};
        return {};
    }
    static View view(const State& state, Seat, const std::vector<SecretOf<Sealed>>&) {
        View view;
        for (const Offer& offer : state.offers) view.waitingFor.push_back(offer.to);
        return view;
    }
    static const TrackedList<State>& tracked() {
        static const TrackedList<State> list = [] {
            TrackedList<State> all;
            for (std::size_t seat = 0; seat < 4; ++seat)
                for (Good good : valuesOf<Good>())
                    all.add(
                        {"seat" + std::to_string(seat) + "." + std::string(nameOf(good)),
                         0,
                         99,
                         seatAt(seat),
                         {},
                         TrackedUse::tally,
                         [=](const State& state) { return state.seats.items[seat][good]; },
                         [=](State& state, int value) { state.seats[seat][good] = static_cast<std::uint8_t>(value); }});
            return all;
        }();
        return list;
    }
};
static_assert(Game<Trading>);

using Trades = TableOf<Trading>;

class TradeSpike : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(annas.setUp({2, 1, 1, {}}, 0));
        meet(annas, berts);
    }
    Entered offer() {
        return annas.play(anna, "offer-trade", {{"to", 1}, {"give", {{"wood", 2}}}, {"want", {{"flour", 1}}}}, {});
    }
    Trades annas{1, DeviceId{1}, testHash};
    Trades berts{1, DeviceId{2}, testHash};
};

TEST_F(TradeSpike, anOfferIsAnsweredOnTheOtherDevice) {
    EXPECT_EQ(openKinds(berts, bert), (Names{"offer-trade"})) << "nothing to answer yet";
    ASSERT_TRUE(offer());
    meet(annas, berts);
    EXPECT_EQ(owedKinds(berts, bert), (Names{"answer-trade"}));
    EXPECT_EQ(annas.view(anna, {}).waitingFor, (std::vector<Seat>{bert}));
    EXPECT_EQ(openKinds(annas, anna), (Names{"offer-trade"})) << "an open offer stops nobody";

    const auto prompt = berts.prompt(bert, "answer-trade", {{"offer", 1}});
    ASSERT_TRUE(prompt && *prompt);
    EXPECT_EQ(std::get<Choice>((*prompt)->ask).options[1].outcome.size(), 4U) << "agreeing changes two goods of each";
    ASSERT_TRUE(berts.play(bert, AnswerTrade{1, true}, {}));
    meet(annas, berts);
    EXPECT_EQ(annas.hash(), berts.hash());
    EXPECT_EQ(annas.state().seats[0], (Goods{{0, 1, 3}}));
    EXPECT_EQ(annas.state().seats[1], (Goods{{4, 1, 1}}));
    EXPECT_TRUE(annas.view(anna, {}).waitingFor.empty());
}

TEST_F(TradeSpike, whatIsOfferedMustBeThereAndIsAskedAsAMix) {
    EXPECT_EQ(openKeys(annas, anna, "offer-trade", Json::object()), (Names{"1"})) << "not with oneself";
    const auto prompt = annas.prompt(anna, "offer-trade", {{"to", 1}});
    ASSERT_TRUE(prompt && *prompt);
    const auto& mix = std::get<Mix>((*prompt)->ask);
    EXPECT_EQ(mix.bounds[0].max, 2);
    EXPECT_EQ(mix.minTotal, 1);
    const auto refused =
        annas.play(anna, "offer-trade", {{"to", 1}, {"give", {{"rock", 2}}}, {"want", Json::object()}}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<Refusal>(refused.error()).reason, "derrein.refusal.not-enough");
}

TEST_F(TradeSpike, anAnswerToAnOfferThatWasTakenBackDoesNotFitAndFitsAgainWhenItIsRestored) {
    const auto offered = offer();
    meet(annas, berts);
    const auto back = annas.takeBack(*offered, false, 0);
    ASSERT_TRUE(back);
    const auto answer = berts.play(bert, AnswerTrade{1, true}, {});
    ASSERT_TRUE(answer);
    (void)send(annas, berts);
    (void)send(berts, annas);
    EXPECT_EQ(annas.hash(), berts.hash());
    EXPECT_EQ(annas.outcome(*annas.log().positionOf(*answer)).fit, Fit::didNotFit);
    EXPECT_EQ(annas.state().seats[0], (Goods{{2, 1, 2}}));
    ASSERT_TRUE(annas.takeBack(*back, false, 0));
    EXPECT_EQ(annas.outcome(*annas.log().positionOf(*answer)).fit, Fit::fits);
    EXPECT_EQ(annas.state().seats[1], (Goods{{4, 1, 1}}));
}

TEST_F(TradeSpike, anAnswerMadeWhileAwayIsAskedAboutWhenItNoLongerHolds) {
    ASSERT_TRUE(offer());
    meet(annas, berts);
    const auto answer = berts.play(bert, AnswerTrade{1, true}, {}); // out of reach
    ASSERT_TRUE(annas.adjust("seat0.wood", -1, {}));                // meanwhile she has spent one
    (void)send(annas, berts);
    const auto asked = berts.settleDrafts(0);
    EXPECT_EQ(asked, (std::vector<EntryId>{*answer}));
    (void)send(berts, annas);
    EXPECT_EQ(annas.hash(), berts.hash());
    EXPECT_EQ(annas.state().seats[1], (Goods{{2, 1, 2}}));
}

} // namespace
} // namespace sideboard::spike
