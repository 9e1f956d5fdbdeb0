#include "engine/core/randomplay.h"
#include "tests/engine/derrein/board.h"

/// Prompts against brute force: over whole small domains, every value offered leads to a legal move and every value
/// that does is offered.
namespace sideboard::derrein {

namespace {

/// Everything a field could hold, far beyond what is sensible.
template <class T>
std::vector<T> everything(const State& state) {
    std::vector<T> all;
    if constexpr (std::is_same_v<T, bool>) all = {false, true};
    else if constexpr (std::is_same_v<T, Seat>)
        for (std::size_t i = 0; i < state.seats; ++i) all.push_back(seatAt(i));
    else if constexpr (NamedEnum<T>)
        for (T value : valuesOf<T>()) all.push_back(value);
    else if constexpr (std::is_same_v<T, Cell>)
        for (int i = 0; i < Lattice::cells; ++i) all.push_back(static_cast<Cell>(i));
    else if constexpr (std::is_same_v<T, std::optional<Cell>> || std::is_same_v<T, std::optional<Place>>) {
        all.push_back(std::nullopt);
        for (int i = 0; i < Lattice::cells; ++i) all.push_back(static_cast<typename T::value_type>(i));
    } else if constexpr (std::is_integral_v<T>)
        for (int i = 0; i <= 255; ++i) all.push_back(static_cast<T>(i));
    return all;
}

template <class M>
constexpr bool isSmall() {
    bool small = true;
    forEachField(M{}, [&](auto, const auto& member) {
        using T = std::remove_cvref_t<decltype(member)>;
        if constexpr (PerEnum<T>) small = false;
    });
    return small;
}

/// Every legal move of a kind, by trying all.
template <class M, std::size_t I = 0>
void collect(const State& state, Seat seat, M& move, std::vector<M>& legal) {
    if constexpr (I == fieldCount<M>) {
        if (!check(state, seat, Move(move))) legal.push_back(move);
    } else {
        auto& member = move.*(std::get<I>(M::fields()).member);
        for (const auto& value : everything<std::remove_cvref_t<decltype(member)>>(state)) {
            member = value;
            collect<M, I + 1>(state, seat, move, legal);
        }
    }
}

/// The same by following the prompts.
template <class M>
void follow(const Prompter<Derrein>& prompter, Move& move, std::size_t filled, std::vector<M>& reached) {
    if (filled == fieldCount<M>) {
        reached.push_back(std::get<M>(move));
        return;
    }
    for (std::int64_t value : prompter.openValues(move, filled, prompter.domain(move, filled))) {
        Move next = move;
        std::visit([&](auto& each) { detail::setRaw(each, filled, value); }, next);
        follow<M>(prompter, next, filled + 1, reached);
    }
}

template <class M>
std::vector<std::string> sorted(const std::vector<M>& moves) {
    std::vector<std::string> texts;
    for (const M& move : moves) texts.push_back(variantToBytes(Move(move)));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<State> middleGames(int count) {
    std::vector<State> states;
    for (int i = 0; i < count; ++i) {
        const auto sets = Derrein::optionSets();
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        const Setup wish =
            *completeSetup(Derrein::info(), {2 + i % 3, seed, 1, sets[static_cast<std::size_t>(i) % sets.size()]});
        RandomTable<Derrein> table(wish, seed);
        for (int move = 0; move < 20 + 37 * i % 400 && !Derrein::over(table.state()) && table.step(i % 2 == 0); ++move)
            continue;
        states.push_back(table.state());
    }
    return states;
}

} // namespace

TEST(DerreinPrompts, agreeWithCheckByBruteForceOverSmallDomains) {
    std::size_t legalMoves = 0;
    for (const State& state : middleGames(120))
        for (std::size_t i = 0; i < state.seats; ++i) {
            const Seat seat = seatAt(i);
            const Prompter<Derrein> prompter(state, seat);
            forEachAlternative<Move>([&]<class M>() {
                if constexpr (isSmall<M>() && !std::is_same_v<M, LayPlate>) { // nine million plates would take too long
                    std::vector<M> legal;
                    M scratch{};
                    collect(state, seat, scratch, legal);
                    std::vector<M> reached;
                    Move move{M{}};
                    Move whole = move;
                    if (!prompter.complete(whole, 0)) follow<M>(prompter, move, 0, reached);
                    ASSERT_EQ(sorted(reached), sorted(legal)) << M::kind.name;
                    legalMoves += legal.size();
                }
            });
        }
    EXPECT_GT(legalMoves, 800u);
    std::cout << "legal moves compared: " << legalMoves << "\n";
}

TEST(DerreinPrompts, everyMixInsideTheBoundsIsLegalAndNoneOutside) {
    Draws draws = Chance(3).draws("mixes", 0);
    int inside = 0;
    int outside = 0;
    for (const State& state : middleGames(40))
        for (std::size_t i = 0; i < state.seats; ++i) {
            const Seat seat = seatAt(i);
            const Prompter<Derrein> prompter(state, seat);
            for (const OpenKind& kind : kindsFor<Derrein>(state, seat)) {
                if (kind.name != PayFood::kind.name || kind.refusal) continue;
                const Player& player = state.player(seat);
                const auto prompt = *prompter.prompt({PayFood{}, 0});
                const Mix& mix = std::get<Mix>(prompt.ask);
                for (int flour = 0; flour <= 15; ++flour)
                    for (int wheat = 0; wheat <= 10; ++wheat)
                        for (int cows = 0; cows <= 10; ++cows) {
                            const PayFood move{{{static_cast<std::int8_t>(flour), static_cast<std::int8_t>(wheat),
                                                 static_cast<std::int8_t>(cows)}}};
                            const bool fits = flour <= mix.bounds[0].max && wheat <= mix.bounds[1].max &&
                                              cows <= mix.bounds[2].max && flour + wheat + cows >= mix.minTotal &&
                                              flour + wheat + cows <= mix.maxTotal;
                            ASSERT_EQ(fits, !check(state, seat, Move(move)).has_value());
                            (fits ? inside : outside)++;
                        }
                EXPECT_EQ(mix.minTotal, foodNeed(player));
            }
            // Trades, throws and prices have too many mixes to try all: many at random, drawn by the same bounds.
            RandomPlayer<Derrein> random(draws);
            for (std::string_view kind :
                 {Trade::kind.name, ThrowBowl::kind.name, AskWorkshop::kind.name, ShowMission::kind.name}) {
                Move empty = *alternativeNamed<Move>(kind);
                if (prompter.complete(empty, 0)) continue;
                for (int attempt = 0; attempt < 20; ++attempt) {
                    const auto move = random.fill(state, seat, kind);
                    ASSERT_TRUE(move) << kind;
                    ASSERT_EQ(reasonFor(state, seat, *move), "") << variantToJson(*move);
                    ++inside;
                }
            }
        }
    EXPECT_GT(inside, 500);
    EXPECT_GT(outside, 1000);
}

TEST(DerreinPrompts, valuesThatAreNotOpenSayWhy) {
    State state = board(meadows);
    give(state, anna, {{Good::wood, 1}});
    setBuilding(state, at(0, 0), Building::stonecutter, bert);
    const auto prompt = Prompter<Derrein>(state, anna).prompt({Process{}, 0});
    const Choice& choice = std::get<Choice>(prompt->ask);
    ASSERT_EQ(choice.options.size(), 5u);
    EXPECT_EQ(choice.options[0].key, "wood");
    EXPECT_FALSE(choice.options[0].refusal);
    EXPECT_EQ(choice.options[1].refusal->reason, "derrein.refusal.not-enough");
    give(state, anna, {{Good::rock, 1}});
    const auto again = Prompter<Derrein>(state, anna).prompt({Process{}, 0});
    EXPECT_EQ(std::get<Choice>(again->ask).options[1].refusal->reason, "derrein.refusal.ask-the-owner");
}

} // namespace sideboard::derrein
