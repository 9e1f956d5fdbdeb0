#include "tests/engine/neuland/board.h"

/// The cheapest payment: fewest actions, then one-shot tokens, then gold, then standing workers (facts 10).
namespace sideboard::neuland {
namespace {

/// Every choice of every source, by brute force.
std::optional<Cost> cheapestByForce(const State& state, Seat seat, const Bill& bill) {
    std::optional<Cost> best;
    Payment payment;
    const auto judge = [&] {
        State roomy = state; // the actions left do not matter here
        for (bool cart : {false, true}) {
            payment.cart = cart;
            const auto refusal = pays(roomy, seat, bill, payment, 2, inputsMost);
            if (refusal && refusal->reason != "neuland.refusal.actions-left") continue;
            const Cost cost = costOf(state, bill, payment);
            if (!best || cost < *best) best = cost;
        }
    };
    const auto each = [&](auto&& self, std::size_t input) -> void {
        if (input == inputsMost) return judge();
        if (bill.recipe[input] == Good::none) {
            payment.from[input].reset();
            return self(self, input + 1);
        }
        for (Source source : valuesOf<Source>()) {
            if (isPlace(source) && state.at(placeOf(source)).worker != seat) continue;
            payment.from[input] = source;
            self(self, input + 1);
        }
    };
    each(each, 0);
    return best;
}

/// A board with workers thrown onto it.
State scattered(Edition edition, Draws& draws) {
    State state = midGame(edition, 2);
    constexpr std::array tiles{Tile::huntingLodge, Tile::lumberjack,   Tile::quarry,    Tile::weavingMill,
                               Tile::paperMill,    Tile::charcoalKiln, Tile::smelter,   Tile::armourer,
                               Tile::mint,         Tile::toolsmith,    Tile::alchemist, Tile::mine};
    const auto workers = 2 + draws.below(6);
    for (std::uint32_t i = 0; i < workers; ++i) {
        Unit& unit = state.units[draws.below(placeCount)];
        if (unit.tile != Tile::none) continue;
        unit.tile = tiles[draws.below(edition == Edition::first ? 10 : 12)];
        if (unit.tile == Tile::alchemist &&
            placeOf(state, Tile::alchemist) != static_cast<Place>(&unit - state.units.data()))
            unit.tile = Tile::mine;
        unit.worker = draws.below(8) == 0 ? red : yellow;
        unit.lying = draws.below(2) == 0;
        if (unit.tile == Tile::mine) unit.ores.push(static_cast<Ore>(draws.below(3)));
        if (isSmelter(unit.tile)) unit.metal = draws.below(2) == 0 ? Metal::iron : Metal::silver;
    }
    Player& player = state.player(yellow);
    if (edition == Edition::second) {
        player.foodToken = draws.below(2) == 0;
        player.woodToken = draws.below(2) == 0;
        player.cart = draws.below(2) == 0;
    }
    return state;
}

TEST(NeulandPayment, theCheapestIsThatOfBruteForceOverThousandsOfPositions) {
    Draws draws = Chance(11).draws("payments", 0);
    constexpr std::array goods{Good::food, Good::wood,   Good::stone, Good::cloth,   Good::paper, Good::coal,
                               Good::iron, Good::silver, Good::coins, Good::weapons, Good::tools};
    int payable = 0;
    for (int round = 0; round < 6000; ++round) {
        const State state = scattered(round % 2 == 0 ? Edition::first : Edition::second, draws);
        Bill bill;
        bill.purpose = static_cast<Purpose>(draws.below(3));
        bill.hex = static_cast<Hex>(draws.below(hexCount));
        const auto inputs = bill.purpose == Purpose::build ? 1 : 1 + draws.below(3);
        // Mostly goods that are there, so that most bills can be paid.
        for (std::uint32_t i = 0; i < inputs; ++i) {
            bill.recipe[i] = goods[draws.below(goods.size())];
            for (const Unit& unit : state.units)
                if (unit.worker == yellow && draws.below(3) == 0 && productOn(unit) != Good::gold)
                    bill.recipe[i] = productOn(unit);
        }
        const auto found = cheapest(state, yellow, bill);
        const auto forced = cheapestByForce(state, yellow, bill);
        ASSERT_EQ(found.has_value(), forced.has_value()) << round;
        if (!found) continue;
        ++payable;
        ASSERT_EQ(found->second, *forced) << round;
        ASSERT_EQ(found->second, costOf(state, bill, found->first)) << round;
    }
    EXPECT_GT(payable, 2000);
}

TEST(NeulandPayment, takesWhatLiesBeforeWhatStandsAndGoldAndTokensLast) {
    State state = midGame(Edition::second);
    put(state, "C3-1", Tile::huntingLodge);
    put(state, "C3-2", Tile::huntingLodge);
    put(state, "B2-1", Tile::alchemist);
    put(state, "B2-2", Tile::lumberjack);
    work(state, "C3-1", yellow);
    work(state, "C3-2", yellow, true);
    work(state, "B2-1", yellow, true);
    const Bill bill{{Good::food}, hex("B2"), Purpose::produce};
    EXPECT_EQ(cheapest(state, yellow, bill)->first.from[0], from("C3-2"));
    state.at(place("C3-2")).worker = noSeat;
    EXPECT_EQ(cheapest(state, yellow, bill)->first.from[0], from("C3-1"));
    state.at(place("C3-1")).worker = noSeat;
    EXPECT_EQ(cheapest(state, yellow, bill)->first.from[0], from("B2-1")) << "gold before a token";
    state.at(place("B2-1")).worker = noSeat;
    EXPECT_EQ(cheapest(state, yellow, bill)->first.from[0], Source::foodToken);
}

} // namespace
} // namespace sideboard::neuland
