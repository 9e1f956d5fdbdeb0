#pragma once

#include <gtest/gtest.h>

#include "engine/core/tableof.h"
#include "tests/engine/testhash.h"

/// The smallest game that has one of everything the core knows: counters, payments, a once-move with chance, a sealed
/// bid, a printed value and an option.
namespace sideboard::test {

struct CounterPlayer {
    std::int16_t count = 0;
    std::uint8_t coins = 5;
    std::uint8_t bids = 0; ///< sealed ones, not opened yet
    std::int16_t bid = -1; ///< the last one that was opened
    static constexpr auto fields() {
        return std::tuple{field("count", &CounterPlayer::count), field("coins", &CounterPlayer::coins),
                          field("bids", &CounterPlayer::bids), field("bid", &CounterPlayer::bid)};
    }
    bool operator==(const CounterPlayer&) const = default;
};

struct CounterState {
    List<CounterPlayer, 4> seats;
    std::uint16_t rolls = 0;
    std::uint8_t die = 0;
    std::int16_t price = 3;  ///< printed
    std::int16_t limit = 50; ///< option
    static constexpr auto fields() {
        return std::tuple{field("seats", &CounterState::seats), field("rolls", &CounterState::rolls),
                          field("die", &CounterState::die), field("price", &CounterState::price),
                          field("limit", &CounterState::limit)};
    }
    bool operator==(const CounterState&) const = default;
};

struct Count {
    static constexpr Kind kind{1, "count"};
    std::uint8_t by = 0;
    static constexpr auto fields() { return std::tuple{field("by", &Count::by)}; }
    bool operator==(const Count&) const = default;
};
struct Pay {
    static constexpr Kind kind{2, "pay"};
    Seat to = noSeat;
    std::uint8_t coins = 0;
    static constexpr auto fields() { return std::tuple{field("to", &Pay::to), field("coins", &Pay::coins)}; }
    bool operator==(const Pay&) const = default;
};
struct Roll {
    static constexpr Kind kind{3, "roll"};
    static constexpr bool chance = true;
    std::uint16_t number = 0;
    std::uint8_t die = 0;
    static constexpr auto fields() { return std::tuple{field("number", &Roll::number), field("die", &Roll::die)}; }
    static constexpr auto once() { return &Roll::number; }
    bool operator==(const Roll&) const = default;
};
struct Bid {
    static constexpr Kind kind{1, "bid"};
    std::uint8_t coins = 0;
    static constexpr auto fields() { return std::tuple{field("coins", &Bid::coins)}; }
    bool operator==(const Bid&) const = default;
};

struct Counter {
    using State = CounterState;
    using Move = std::variant<Count, Pay, Roll>;
    using Sealed = std::variant<Bid>;

    static const GameInfo& info() {
        static const GameInfo info{"counter", 1, 4, true, 1, {{"limit", 10, 90, 50, {}}}, {"price"}, {"red", "blue"}};
        return info;
    }
    static State setUp(const Setup& setup) {
        State state;
        for (int i = 0; i < setup.seats; ++i) state.seats.push({});
        state.limit = static_cast<std::int16_t>(setup.option("limit"));
        return state;
    }
    static int seats(const State& state) { return static_cast<int>(state.seats.size()); }

    static std::optional<Refusal> check(const State& state, Seat seat, const Move& move) {
        const CounterPlayer& player = state.seats[indexOf(seat)];
        if (const auto* count = std::get_if<Count>(&move)) {
            if (count->by < 1 || count->by > 3) return Refusal{"counter.refusal.one-to-three", "p.1", 0};
            if (player.count + count->by > state.limit)
                return Refusal{"counter.refusal.limit", "p.1", 0, {{"limit", state.limit}}};
        } else if (const auto* pay = std::get_if<Pay>(&move)) {
            if (pay->to == seat || indexOf(pay->to) >= state.seats.size())
                return Refusal{"counter.refusal.to-another", "p.2", 0};
            if (pay->coins == 0 || pay->coins > player.coins)
                return Refusal{"counter.refusal.coins", "p.2", 1, {{"coins", player.coins}}};
        } else if (const auto* roll = std::get_if<Roll>(&move)) {
            if (roll->number != state.rolls + 1) return Refusal{"counter.refusal.other-roll", "p.3", 0};
            if (roll->die < 1 || roll->die > 6) return Refusal{"counter.refusal.die", "p.3", 1};
        }
        return std::nullopt;
    }

    static Folded<State> apply(const State& state, Seat seat, const Move& move) {
        State next = state;
        CounterPlayer& player = next.seats[indexOf(seat)];
        if (const auto* count = std::get_if<Count>(&move)) {
            if (player.count + count->by > 100) return Misfit{"counter.misfit.full"};
            player.count = static_cast<std::int16_t>(player.count + count->by);
        } else if (const auto* pay = std::get_if<Pay>(&move)) {
            if (indexOf(pay->to) >= next.seats.size()) return Misfit{"counter.misfit.nobody"};
            if (pay->coins > player.coins) return Misfit{"counter.misfit.coins", {{"coins", player.coins}}};
            player.coins = static_cast<std::uint8_t>(player.coins - pay->coins);
            next.seats[indexOf(pay->to)].coins =
                static_cast<std::uint8_t>(next.seats[indexOf(pay->to)].coins + pay->coins);
        } else if (const auto* roll = std::get_if<Roll>(&move)) {
            next.rolls = roll->number;
            next.die = roll->die;
        }
        return next;
    }

    static Domain domain(const State& state, Seat seat, const Move& move, std::size_t number) {
        if (std::holds_alternative<Count>(move)) return Range{0, 5};
        if (std::holds_alternative<Pay>(move)) return Range{0, state.seats[indexOf(seat)].coins};
        if (number == 0) return Values{{state.rolls + 1}};
        return Values{{1, 2, 3, 4, 5, 6}};
    }
    static bool narrows(const Move&, std::size_t) { return false; }
    static std::vector<std::string_view> owed(const State&, Seat) { return {}; }
    static std::optional<Move> draw(const State& state, Seat, const Move& move, const Chance& chance) {
        if (!std::holds_alternative<Roll>(move)) return std::nullopt;
        const auto number = static_cast<std::uint16_t>(state.rolls + 1);
        return Roll{number, static_cast<std::uint8_t>(1 + chance.draws("die", number).below(6))};
    }
    static Folded<State> seal(const State& state, Seat seat, std::uint8_t, std::uint32_t) {
        State next = state;
        ++next.seats[indexOf(seat)].bids;
        return next;
    }
    static Folded<State> reveal(const State& state, Seat seat, const Sealed& sealed, std::uint32_t) {
        State next = state;
        CounterPlayer& player = next.seats[indexOf(seat)];
        if (player.bids > 0) --player.bids;
        player.bid = std::get<Bid>(sealed).coins;
        return next;
    }
    static View view(const State& state, Seat, const std::vector<SecretOf<Sealed>>& secrets) {
        View view;
        Panel panel{"counters", PanelKind::counters, {}, {}, noSeat, {}, {}};
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            Piece piece;
            piece.key = "seat" + std::to_string(i);
            piece.figure = state.seats[i].count;
            panel.pieces.push_back(piece);
        }
        for (const auto& secret : secrets) {
            Piece piece;
            piece.key = "bid" + std::to_string(secret.number);
            piece.figure = std::get<Bid>(secret.choice).coins;
            panel.pieces.push_back(piece);
        }
        view.panels.push_back(panel);
        return view;
    }
    static Score score(const State& state, Seat seat) {
        const int count = state.seats[indexOf(seat)].count;
        return {count, false, {{"count", count, {}}}};
    }
    static const TrackedList<State>& tracked() {
        static const TrackedList<State> list = [] {
            TrackedList<State> all;
            const auto add = [&](std::string id, int min, int max, Seat seat, TrackedUse use, auto place) {
                TrackedValue<State> value;
                value.id = std::move(id);
                value.min = min;
                value.max = max;
                value.seat = seat;
                value.use = use;
                value.get = [place](const State& state) { return static_cast<int>(place(const_cast<State&>(state))); };
                value.set = [place](State& state, int entered) {
                    auto& target = place(state);
                    target = static_cast<std::remove_reference_t<decltype(target)>>(entered);
                };
                all.add(value);
            };
            for (std::size_t i = 0; i < 4; ++i) {
                const std::string seat = "seat" + std::to_string(i);
                add(
                    seat + ".count", 0, 100, seatAt(i),
                    TrackedUse::tally, [i](State & state) -> auto& { return state.seats.items[i].count; });
                add(
                    seat + ".coins", 0, 20, seatAt(i),
                    TrackedUse::tally, [i](State & state) -> auto& { return state.seats.items[i].coins; });
            }
            add(
                "price", 1, 9, noSeat, TrackedUse::printed, [](State & state) -> auto& { return state.price; });
            add(
                "limit", 10, 90, noSeat, TrackedUse::option, [](State & state) -> auto& { return state.limit; });
            return all;
        }();
        return list;
    }
    static bool over(const State& state) {
        return std::any_of(state.seats.begin(), state.seats.end(),
                           [&](const CounterPlayer& each) { return each.count >= state.limit; });
    }
    static std::optional<std::string> broken(const State& state) {
        if (state.seats.empty()) return "nobody sits at the table";
        for (const CounterPlayer& each : state.seats)
            if (each.count < 0 || each.count > 100) return "a count of " + std::to_string(each.count);
        return std::nullopt;
    }
};
static_assert(Game<Counter>);
} // namespace sideboard::test

// Compiled once, in countergame.cpp, and not in every test.
namespace sideboard {
extern template class TableOf<test::Counter>;
}

namespace sideboard::test {

inline constexpr Seat anna{0};
inline constexpr Seat bert{1};
inline constexpr DeviceId phone{0x1111111111111111};
inline constexpr DeviceId tablet{0x2222222222222222};
inline constexpr DeviceId laptop{0x3333333333333333};

using CounterTable = TableOf<Counter>;

/// Two people sit down.
inline void begin(CounterTable& table, int seats = 2) { EXPECT_TRUE(table.setUp({seats, 5, 1, {}}, 1000)); }

inline std::vector<Entry> allOf(const Log& log) {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < log.size(); ++i) entries.push_back(log[i]);
    return entries;
}

/// Everything that the other lacks goes over, as final.
inline TableMerged send(Table& from, Table& to) {
    from.markShared();
    std::vector<Entry> entries;
    for (const Entry* entry : from.log().lackedBy(to.log().have())) entries.push_back(*entry);
    return to.merge(std::move(entries));
}

inline void sendBothWays(Table& a, Table& b) {
    (void)send(a, b);
    (void)send(b, a);
}

inline Fit fitOf(const Table& table, EntryId id) { return table.outcome(table.log().positionOf(id).value()).fit; }
inline std::string_view misfitOf(const Table& table, EntryId id) {
    return table.outcome(table.log().positionOf(id).value()).misfit.reason;
}

/// The id of an entry that must have been entered.
inline EntryId entered(const Entered& entered) {
    EXPECT_TRUE(entered) << (entered ? "" : toJson(entered.error()).dump());
    return entered ? *entered : EntryId{};
}
/// Why an entry was not entered: reason or error code.
inline std::string whyNot(const Entered& entered) {
    if (entered) return "";
    if (const auto* refusal = std::get_if<Refusal>(&entered.error())) return std::string(refusal->reason);
    if (const auto* misfit = std::get_if<Misfit>(&entered.error())) return std::string(misfit->reason);
    return std::get<Error>(entered.error()).code;
}

/// What folding this log from its beginning gives, with nothing kept and nothing known.
inline std::uint64_t hashFromTheStart(const Table& table) {
    CounterTable fresh(table.id(), DeviceId{0xffff}, testHash);
    (void)fresh.merge(allOf(table.log()));
    return fresh.hash();
}

} // namespace sideboard::test
