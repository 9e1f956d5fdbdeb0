#include "engine/core/prompting.h"
#include "engine/core/randomplay.h"
#include "tests/engine/gwtnz/table.h"

/// Whatever bytes come over the network, a move that they decode to is judged and folded without harm. Under the
/// sanitizers this is what finds a value that nobody bounds.
namespace sideboard::gwtnz {
namespace {

constexpr int hostileMoves = 100000;

class Attacker {
public:
    explicit Attacker(std::uint64_t seed) : m_draws(Chance(seed).draws("hostile", 0)) {}

    [[nodiscard]] int below(std::size_t count) {
        return static_cast<int>(m_draws.below(static_cast<std::uint32_t>(count)));
    }

    /// Random bytes behind the number of a kind, until they are a move. Half of the bytes are small, since most fields
    /// are.
    [[nodiscard]] Move move() {
        while (true) {
            std::string bytes;
            for (int i = 0; i < 40; ++i) bytes.push_back(static_cast<char>(below(below(2) == 0 ? 12 : 256)));
            const int chosen = below(alternativeCount<Move>);
            std::optional<Move> found;
            int number = 0;
            forEachAlternative<Move>([&]<class M>() {
                if (number++ != chosen) return;
                ByteReader in(bytes);
                M each{};
                decode(in, each);
                if (!in.failed()) found = each;
            });
            if (!found) continue;
            // The very way it comes in: what is written must read back as the same.
            const auto again = variantFromBytes<Move>(variantToBytes(*found));
            EXPECT_EQ(again, found);
            return *found;
        }
    }

    /// A correction of any tracked value, within its range: anybody may enter those.
    void correct(State& state) {
        const auto& all = Gwtnz::tracked();
        const auto& value = *(all.begin() + below(all.size()));
        if (value.appliesTo(state, state.seats) && value.use != TrackedUse::option)
            value.set(state, value.min + below(static_cast<std::size_t>(value.max - value.min + 1)));
    }

private:
    Draws m_draws;
};

/// A state in the middle of a game.
State somewhere(Attacker& attacker) {
    const auto sets = Gwtnz::optionSets();
    const OptionValues& options = sets[static_cast<std::size_t>(attacker.below(sets.size()))];
    const int seats = options.contains("sarah") ? 2 : 2 + attacker.below(3);
    const auto seed = static_cast<std::uint64_t>(attacker.below(1000));
    RandomTable<Gwtnz> game(*completeSetup(Gwtnz::info(), {seats, seed, 1, options}), seed);
    for (int i = attacker.below(150); i > 0 && !Gwtnz::over(game.state()) && game.step(false); --i) continue;
    return game.state();
}

/// Enums in range, lists no longer than they are: else it would not read back.
void expectWhole(const State& state) {
    const auto again = fromBytes<State>(toBytes(state));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, state);
}

/// Everything that is worked out from a state by itself.
void lookAt(const State& state) {
    (void)Gwtnz::broken(state);
    for (std::size_t i = 0; i < state.seats; ++i) {
        (void)Gwtnz::score(state, seatAt(i));
        (void)kindsFor<Gwtnz>(state, seatAt(i));
        (void)Gwtnz::owed(state, seatAt(i));
    }
    EXPECT_FALSE(Gwtnz::view(state, marie, {}).panels.empty());
}

TEST(HostileMoves, areJudgedAndFoldedWithoutHarm) { // issue 6
    Attacker attacker(1);
    State state = somewhere(attacker);
    State start = state;
    bool corrected = false;
    int allowed = 0;
    int folded = 0;
    for (int i = 0; i < hostileMoves; ++i) {
        if (i % 50 == 0) {
            if (i % 500 == 0) start = somewhere(attacker);
            state = start;
            corrected = false;
        }
        if (i % 10 == 9 && i % 100 < 50) {
            attacker.correct(state);
            corrected = true;
        }
        const Seat seat = seatAt(static_cast<std::size_t>(attacker.below(maxSeats)));
        const Move move = attacker.move();
        const bool seated = indexOf(seat) < state.seats;
        const auto refusal = seated ? check(state, seat, move) : std::optional<Refusal>(Refusal{"none", ""});
        const auto next = apply(state, seat, move);
        if (!refusal && !corrected) {
            ++allowed;
            ASSERT_TRUE(next) << "check allows what apply cannot do: " << variantToJson(move);
        }
        if (next) {
            ++folded;
            ASSERT_TRUE(seated);
            expectWhole(*next);
            if (!corrected) {
                ASSERT_EQ(Gwtnz::broken(*next).value_or(""), "") << variantToJson(move) << " by " << indexOf(seat);
            }
            state = *next;
        }
        if (i % 25 == 24) lookAt(state);
    }
    EXPECT_GT(folded, hostileMoves / 100) << "most of them must not be refused unread";
    EXPECT_GT(allowed, 0);
}

TEST(HostileMoves, countsNeverWrapHoweverOftenAMoveIsOverruled) { // issue 6
    State state = solo(Level::medium, {{"values", 1}});
    state.options.mirror[Board::sheep] = state.options.mirror[Board::hazards] = false;
    state.players[0].pounds = 999;
    for (int i = 0; i < 400; ++i) {
        state.players[0].pounds = 999;
        for (const Move& move : {Move{BuySheep{SheepOption::dorset1, Breed::dorset, {}}},
                                 Move{RemoveHazard{TileA::flood2black}}, Move{BuyBonusCard{Header::wheel}}})
            if (const auto next = apply(state, marie, move)) state = *next;
    }
    for (Card card : valuesOf<Card>()) EXPECT_GE(state.players[0].herd[card], 0) << nameOf(card);
    EXPECT_GT(state.players[0].herd[Card::dorset], 0);
    EXPECT_GT(state.players[0].hazards[TileA::flood2black], 0);
    expectWhole(state);
}

} // namespace
} // namespace sideboard::gwtnz
